"""Small signs of Bone Wars: coins, finds, bonuses, markers, patrons' letters, papers, bones, points and depth."""

from __future__ import annotations

from game.model.bonewars.box import KINDS, PATRONS
from game.view import theme
from game.view.bonewars.players import Player
from game.view.looks import PAWN_FOOT, PAWN_SHEET, PAWN_TALL
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Colour, Style

CREAM: Colour = (255, 238, 196)
BRIGHT: Colour = (240, 216, 160)
DISC_BODY, COIN_BODY, MARKER_BODY, COUNT_BODY = (40, 40), (44, 44), (28, 28), (20, 20)
"""What a token's picture measures without its shadow, in units."""

COIN = Style("cinzel-bold", 18, (70, 40, 6), shadow=(250, 224, 150))
COUNT = Style("cinzel-bold", 14, theme.INK)
LETTER = Style("cinzel-bold", 16, theme.CREAM, shadow=theme.NIGHT)
VALUE = Style("cinzel-bold", 18, (255, 246, 222), shadow=(30, 8, 6))
FIGURE = Style("cinzel-bold", 19, theme.INK)
ANY = Style("crimson-semibold", 14, (240, 222, 180))

PATRON_INKS = {"marsh": (142, 40, 28), "cope": (30, 80, 124), "leidy": (70, 60, 40)}
COUNTED = ("bones", "rare", "sites", "species", "paleontologist", "loyalty", "split")
"""Effects whose amount stands beside their sign."""


EFFECTS = {
    "bones": "bone-draw",
    "rare": "rare-bone",
    "species": "draw-species",
    "paleontologist": "draw-scholar",
    "see": "see-three",
    "cover": "cover-tile",
    "upgrade": "upgrade-team",
    "sites": "site-action",
    "slot": "upgrade-slot",
    "round": "round-bonus",
    "any-round": "round-bonus",
    "split": "loyalty",
}
"""The signs of effects that are not called as the effect itself."""

VERBS = {
    "site": "site-action",
    "sites": "site-action",
    "camp": "base-camp",
    "deepen": "dig-deeper",
    "move": "team-move",
}
ERRANDS = {"switch": "switch-patron", "see": "see-three", "bone": "bone-draw", "swap": "swap-bone"}


def token(
    sheet: Sheet, name: str, x: float, y: float, side: float, body: tuple[float, float], alpha: int = 255
) -> None:
    """Draw a token with a shadow so that its body is centred on a point and `side` units wide."""
    times = side / body[0]
    width, height = sheet.painter.art.entry(name).size
    size = (width * times, height * times)
    sheet.picture(name, x - side / 2, y - body[1] * times / 2, size, None, alpha)


def disc(sheet: Sheet, colour: str, glyph: str, x: float, y: float, side: float, alpha: int = 255) -> None:
    """Draw a painted disc with a light sign on it."""
    token(sheet, f"wars/disc-{colour}", x, y, side, DISC_BODY, alpha)
    light = CREAM if alpha == 255 else (150, 138, 116)
    sheet.glyph(glyph, x, y, side * 0.6, light, theme.NIGHT if side > 24 else None)


def find(sheet: Sheet, icon: str, x: float, y: float, side: float, alpha: int = 255) -> None:
    """Draw the sign of a kind of minor find."""
    disc(sheet, icon, f"glyph/{icon}", x, y, side, alpha)


def coin(sheet: Sheet, amount: int, x: float, y: float, side: float, alpha: int = 255) -> None:
    """Draw a coin with so many dollars on it."""
    token(sheet, "wars/coin", x, y, side, COIN_BODY, alpha)
    size = max(14.0, side * 0.42) if side >= 26 else side * 0.5
    sheet.text(f"${amount}", COIN.sized(size), x, y - 0.5)


def count(sheet: Sheet, number: int, x: float, y: float, side: float = 18.0) -> None:
    """Draw a number on a small ivory disc."""
    token(sheet, "wars/count", x, y, side, COUNT_BODY)
    sheet.text(str(number), COUNT.sized(max(14.0, side * 0.78)), x, y - 0.3)


def effect(sheet: Sheet, name: str, amount: int, x: float, y: float, side: float, colour: str = "brown") -> None:
    """Draw the sign of an effect, its amount in a corner."""
    if name == "money":
        coin(sheet, amount, x, y, side)
        return
    disc(sheet, colour, effect_glyph(name), x, y, side)
    if name in COUNTED and amount > 1 and side >= 26:
        count(sheet, amount, x + side * 0.42, y + side * 0.32, max(16.0, side * 0.5))


def carved_effect(sheet: Sheet, name: str, amount: int, x: float, y: float, side: float) -> None:
    """Draw an effect as a carved sign, its amount in a corner."""
    if name == "money":
        coin(sheet, amount, x, y, side * 0.86)
        return
    sheet.emblem(f"emblem/{EFFECTS.get(name, name)}", x, y, side)
    if name in COUNTED and amount > 1:
        count(sheet, amount, x + side * 0.38, y + side * 0.28, max(16.0, side * 0.42))


def effect_glyph(name: str) -> str:
    """Return the one-colour sign of an effect."""
    return f"glyph/{EFFECTS.get(name, name)}"


def verb_glyph(name: str) -> str:
    """Return the one-colour sign of a team action, by the first word of its choices."""
    return f"glyph/{VERBS.get(name, name)}"


def action_glyph(name: str) -> str:
    """Return the one-colour sign of a paleontologist action."""
    return "glyph/minor-find" if name == "find" else f"glyph/{name}"


def action_emblem(name: str) -> str:
    """Return the carved sign of a paleontologist action."""
    return "emblem/minor-find" if name == "find" else f"emblem/{name}"


def verb_emblem(name: str) -> str:
    """Return the carved sign of a team action."""
    return "emblem/shovel" if name == "dig" else f"emblem/{VERBS.get(name, name)}"


def errand_glyph(name: str) -> str:
    """Return the one-colour sign of a dig site action."""
    return f"glyph/{ERRANDS.get(name, name)}"


def marker(sheet: Sheet, player: Player, x: float, y: float, side: float, alpha: int = 255) -> None:
    """Draw a player's marker: his shape with his headgear."""
    token(sheet, f"wars/marker-{player.key}", x, y, side, MARKER_BODY, alpha)
    if alpha == 255:
        sheet.glyph(f"glyph/{player.headgear}", x, y - 0.5, side * 0.5, (255, 243, 210))


def pawn(sheet: Sheet, player: Player, x: float, y: float, tall: float, alpha: int = 255) -> None:
    """Draw a pawn that sets its foot on a point."""
    times = tall / PAWN_TALL
    size = (PAWN_SHEET[0] * times, PAWN_SHEET[1] * times)
    corner = (x - (PAWN_FOOT[0] - 12) * times, y - (PAWN_FOOT[1] - 6) * times)
    sheet.picture(f"pawn/{player.key}", *corner, size, None, alpha)


def camp(sheet: Sheet, player: Player, x: float, y: float, side: float, alpha: int = 255) -> None:
    """Draw a player's camp, centred on a point."""
    sheet.picture(f"wars/camp-{player.key}", x, y, (side, side), None, alpha, "center")


def patron_plate(sheet: Sheet, patron: str, x: float, y: float, width: float, height: float) -> None:
    """Draw a plate in a patron's colour and pattern; Leidy's is plain."""
    if patron in PATRONS:
        sheet.panel(f"wars/plate-{patron}", x, y, width, height)
    else:
        sheet.panel("panel/brass-grey", x, y, width, height)


def letter(sheet: Sheet, patron: str, x: float, y: float, side: float) -> None:
    """Draw a patron's letter on his plate, centred on a point."""
    patron_plate(sheet, patron, x - side / 2, y - side / 2, side, side)
    sheet.text(words(f"wars-letter-{patron}"), LETTER.sized(max(14.0, side * 0.72)), x, y)


def paper(sheet: Sheet, patron: str, value: int, x: float, y: float, width: float, height: float) -> None:
    """Draw a paper from its upper left corner: patron's colour and pattern, its value; 0 is the printed one."""
    sheet.panel(f"wars/paper-{patron}", x, y, width, height)
    if value:
        size = max(14.0, min(24.0, height * 0.52))
        sheet.text(str(value), VALUE.sized(size), x + width / 2, y + height / 2)
    elif patron in PATRONS:
        sheet.glyph("glyph/star", x + width / 2, y + height / 2, min(width, height) * 0.62, (255, 240, 200))


def bone(sheet: Sheet, kind: int, x: float, y: float, side: float, alpha: int = 255) -> None:
    """Draw a bone of a kind, centred on a point."""
    sheet.picture(f"bone-bw/{KINDS[kind]}", x, y, (side, side), None, alpha, "center")


def wanted_bone(sheet: Sheet, key: str, x: float, y: float, side: float) -> None:
    """Draw a sunken place with the kind of bone that a skeleton asks for, or the word for any."""
    sheet.panel("panel/recess-light", x - side / 2, y - side / 2, side, side)
    if key == "any":
        sheet.text(words("wars-any"), ANY, x, y, width=side - 2)
    else:
        bone(sheet, KINDS.index(key), x, y, side * 0.96)


def layers(
    sheet: Sheet, depth: int, x: float, y: float, wide: float, pitch: float, light: Colour, dark: Colour
) -> None:
    """Draw three strata from a point down, as many of them lit as the depth."""
    for level in range(3):
        colour = light if level < depth else dark
        sheet.shade(x, y + level * pitch, wide, pitch * 0.66, colour, 255)


def points_and_depth(sheet: Sheet, points: int, depth: int, x: float, y: float, style: Style = FIGURE) -> None:
    """Draw a pick with the action points, below it the strata with the depth; the point is the pick's."""
    light = style.colour
    bright = sum(light) > 300
    dark: Colour = (96, 72, 44) if bright else (178, 150, 108)
    sheet.glyph("glyph/action-point", x, y, 24, light, style.shadow)
    sheet.text(str(points), style, x + 15, y, "midleft")
    layers(sheet, depth, x - 9, y + 17, 20, 7, light, dark)
    sheet.text(str(depth), style.sized(style.size - 1), x + 15, y + 26, "midleft")
