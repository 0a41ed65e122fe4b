"""The cards of Bone Wars in full: species, team and paleontologist cards, at any size."""

from __future__ import annotations

from game.model.bonewars.box import Box
from game.model.bonewars.rows import Paleontologist, Species, TeamCard
from game.view import theme
from game.view.bonewars import signs
from game.view.pieces import Look
from game.view.sheet import Sheet, composed
from game.view.text import words
from game.view.theme import Style

SIZE = (104.0, 138.0)
SITE_SIZE = (104.0, 134.0)

NAME = Style("fell", 17, theme.INK)
PRIZE = Style("crimson-semibold", 15, theme.INK)
NOTION = Style("crimson-semibold", 14, theme.INK, leading=0.86)
DISCOVERER = Style("cinzel-bold", 15, theme.INK)
FRAME = (60, 34, 16)


def species_look(box: Box, card: int, times: float = 1.0, size: tuple[float, float] = SIZE) -> Look:
    """Return a whole species card."""
    row = box.species[card]
    return composed(("species", card), size, lambda sheet: paint_species(sheet, box, row, size[1]), times=times)


def team_look(box: Box, card: int, times: float = 1.0) -> Look:
    """Return a whole team card."""
    row = box.team_cards[card]
    return composed(("team-card", card), SIZE, lambda sheet: paint_team(sheet, row), times=times)


def scholar_look(box: Box, card: int, times: float = 1.0) -> Look:
    """Return a whole paleontologist card."""
    row = box.paleontologists[card]
    return composed(("scholar", row.key), SIZE, lambda sheet: paint_scholar(sheet, row), times=times)


def back_look(deck: str, times: float = 1.0) -> Look:
    """Return the back of a card in a hand that may not be seen."""
    return composed(("wars-back", deck), SIZE, lambda sheet: paint_back(sheet, deck), times=times)


def paint_species(sheet: Sheet, box: Box, row: Species, height: float = SIZE[1]) -> None:
    """Draw a species card 104 units wide: name, plate with group and discoverer, skull, limb, find, prize."""
    width = SIZE[0]
    sheet.panel("panel/card", 0, 0, width, height)
    sheet.text(row.name, NAME, width / 2, 14, width=width - 14)
    tall = round((height - 24) * 0.42)
    paint_plate(sheet, row, 7, 24, width - 14, tall)
    paint_corner(sheet, row, width - 7, 24 + tall)
    top = 28 + tall
    side = 29.0
    for number, key in enumerate((row.skull, row.limb)):
        signs.wanted_bone(sheet, key, 7 + side / 2 + number * (side + 3), top + side / 2, side)
    signs.find(sheet, row.icon, width - 7 - side / 2, top + side / 2, side)
    paint_prize(sheet, box, row, 8, top + side + 2 + (height - 6 - top - side - 2) / 2)


def paint_plate(sheet: Sheet, row: Species, x: float, y: float, width: float, height: float) -> None:
    """Draw a species' engraving in a thin frame."""
    sheet.shade(x - 1, y - 1, width + 2, height + 2, FRAME, 255)
    sheet.cut(f"creature/{row.key}", x, y, width, height)


def paint_corner(sheet: Sheet, row: Species, right: float, bottom: float) -> None:
    """Draw what the awards count: the animal's group and its discoverer's letter."""
    sheet.shade(right - 42, bottom - 19, 42, 19, (240, 224, 184), 235)
    sheet.glyph(f"glyph/{row.animal}", right - 31, bottom - 9.5, 16, (74, 44, 20))
    style = DISCOVERER.coloured(signs.PATRON_INKS[row.discoverer])
    sheet.text(words(f"wars-letter-{row.discoverer}"), style, right - 11, bottom - 9.5)


def paint_prize(sheet: Sheet, box: Box, row: Species, x: float, y: float) -> None:
    """Draw a prize as its sign and its word, from a point to the right."""
    for effect, amount in box.prizes[box.rows.species.index(row) + 1]:
        text = words(f"wars-effect-{effect}", amount=amount)
        if effect == "money":
            signs.coin(sheet, amount, x + 11, y, 22)
            sheet.text(text, PRIZE, x + 25, y, "midleft", 66)
        else:
            sheet.glyph(signs.effect_glyph(effect), x + 11, y, 20, theme.INK)
            sheet.text(text, PRIZE, x + 25, y, "midleft", 66)


def paint_team(sheet: Sheet, row: TeamCard) -> None:
    """Draw a team card of 104 x 138 units: men with shovels, price, points and depth; a torn corner."""
    width, height = SIZE
    sheet.panel("panel/card", 0, 0, width, height)
    sheet.text(words(f"wars-team-{row.key}"), NAME, width / 2, 14, width=width - 14)
    tall = round((height - 24) * 0.48)
    sheet.cut(f"team/{row.key}", 7, 24, width - 14, tall)
    top = 24 + tall + 4
    signs.coin(sheet, row.cost, 23, top + 17, 30)
    signs.points_and_depth(sheet, row.points, row.depth, width / 2 + 5, top + 12)


def paint_scholar(sheet: Sheet, row: Paleontologist) -> None:
    """Draw a paleontologist card of 104 x 138 units: portrait, the action it names, its bonus."""
    width, height = SIZE
    sheet.panel("panel/card", 0, 0, width, height)
    sheet.text(surname(row), NAME, width / 2, 14, width=width - 14)
    sheet.picture(f"portrait/{row.key}", 9, 25, (50, 60))
    signs.disc(sheet, "violet", signs.action_glyph(row.action), 80, 55, 36)
    notion = words(f"wars-notion-{row.bonus}")
    sheet.paragraph(notion, NOTION, (8, 88, width - 16, height - 96), "center", middle=True)


def surname(row: Paleontologist) -> str:
    """Return the first letter of the first name, and the surname."""
    names = row.name.split()
    return f"{names[0][0]}. {names[-1]}"


def paint_back(sheet: Sheet, deck: str) -> None:
    """Draw the back of a card."""
    sheet.panel(
        {"species": "panel/card-back-dinosaur", "scholar": "panel/card-back-event"}.get(deck, "panel/card-back-tools"),
        0,
        0,
        *SIZE,
    )
