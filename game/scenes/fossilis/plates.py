"""The plates of the mat, in the order of a turn, and the buttons of the bar."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable

import pygame

from game.model.fossilis.extract import extraction_energy
from game.model.fossilis.prices import dig_prices
from game.scenes.fossilis.hand import Hand
from game.scenes.fossilis.layout import Layout
from game.scenes.fossilis.parts import TablePart
from game.scenes.fossilis.sight import Sight
from game.scenes.fossilis.targets import VERBS
from game.view import theme
from game.view.painter import Painter
from game.view.panels import PLATE, plate, plate_style
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

PRICE = Style("cinzel-bold", 16, theme.DARK_BRASS, shadow=(226, 190, 120))
BUTTONS = ("undo", "redo", "log", "rules", "sound", "settings")
ONE_PRICE = {name: name for name in ("move", "climb", "plaster", "sand", "remove-sting")}
"""Plates whose price is a figure of the board."""
SHORT = {"tape": "plate-tape", "remove-sting": "plate-remove-sting"}
"""Plates whose action has a name that is too long for them."""
GLYPHS = {"tape": "caution-tape", "remove-sting": "sting"}


def plate_places(layout: Layout, expansions: Collection[str] = ()) -> dict[str, pygame.FRect]:
    """Return where the plates lie: two in a row, an odd one at the end over the whole row."""
    verbs = verbs_of(expansions)
    rows = (len(verbs) + 1) // 2
    places = dict(zip(verbs, layout.grid("action", 2, rows), strict=False))
    if len(verbs) % 2:
        places[verbs[-1]] = places[verbs[-1]].union(layout.grid("action", 2, rows)[-1])
    return places


def mark_places(layout: Layout, expansions: Collection[str]) -> dict[str, pygame.FRect]:
    """Return where on the mat the things lie that mean the same as a plate."""
    places = {"tape": layout.box("mat-tape"), "remove-sting": layout.box("mat-sting")}
    return {verb: place for verb, place in places.items() if verb in verbs_of(expansions)}


def verbs_of(expansions: Collection[str]) -> list[str]:
    """Return which plates there are in a game with some expansions, in the order of a turn."""
    needed = {"tape": "caution-tape", "remove-sting": "scorpion"}
    return [verb for verb in VERBS if verb not in needed or needed[verb] in expansions]


def button_places(layout: Layout) -> dict[str, pygame.FRect]:
    """Return where the buttons of the bar lie."""
    return dict(zip(BUTTONS, layout.grid("button", len(BUTTONS)), strict=True))


class Plates(TablePart):
    """What may be done, each with its price; what cannot be done lies there in grey."""

    def __init__(self, layout: Layout, sight: Sight, hand: Hand) -> None:
        self.hand = hand
        places = list(hand.desk.plates.values())
        super().__init__(layout, sight, places[0].unionall(places).inflate(10, 10))

    def sign(self) -> Hashable:
        """Return what is possible, which plate is down, and the prices."""
        possible = tuple(verb for verb, choices in self.hand.possible.items() if choices)
        return possible, self.hand.mode, tuple(self.price(verb) for verb in self.hand.desk.plates)

    def draw(self, painter: Painter) -> None:
        """Draw the plates."""
        for verb, area in self.hand.desk.plates.items():
            self._plate(painter, verb, area)

    def _plate(self, painter: Painter, verb: str, area: pygame.FRect) -> None:
        possible = bool(self.hand.possible.get(verb))
        skin = ("brass-red" if verb == "end-turn" else "brass") if possible else "brass-grey"
        face = plate(painter, area, skin, self.hand.mode == verb)
        style = plate_style(skin)
        sheet = Sheet(painter)
        sheet.glyph(f"glyph/{GLYPHS.get(verb, verb)}", face.left + 18, face.centery, 21, style.colour, style.shadow)
        price = self.price(verb)
        room = 32 if price else 8
        sheet.text(
            words(SHORT.get(verb, f"action-{verb}")),
            style,
            face.left + 33,
            face.centery,
            "midleft",
            face.width - 33 - room,
        )
        if price:
            sheet.text(price, PRICE.coloured(style.colour), face.right - 9, face.centery, "midright")

    def price(self, verb: str) -> str:
        """Return the Energy a plate costs, as a figure or from the least to the most."""
        dig, viewer = self.sight.dig, self.sight.viewer
        if verb == "dig":
            prices = dig_prices(dig, viewer)[1:]
            return f"{min(prices)}–{max(prices)}" if min(prices) != max(prices) else str(prices[0])
        if verb == "extract":
            return str(extraction_energy(dig, viewer))
        return str(dig.box.figures.actions[ONE_PRICE[verb]]) if verb in ONE_PRICE else ""


class Buttons(TablePart):
    """Undo, redo, log, rules, sound and settings."""

    def __init__(
        self, layout: Layout, sight: Sight, hand: Hand, enabled: Callable[[str], bool], audible: Callable[[], bool]
    ) -> None:
        self.hand = hand
        self.enabled = enabled
        self.audible = audible
        places = list(button_places(layout).values())
        super().__init__(layout, sight, places[0].unionall(places).inflate(6, 8))

    def sign(self) -> Hashable:
        """Return which of them can be used."""
        return tuple(self.enabled(name) for name in BUTTONS), self.audible()

    def draw(self, painter: Painter) -> None:
        """Draw the six plates."""
        sheet = Sheet(painter)
        for name, area in self.hand.desk.buttons.items():
            skin = "brass" if self.enabled(name) else "brass-grey"
            plate(painter, area, skin)
            style = plate_style(skin) if skin == "brass-grey" else PLATE
            glyph = "sound-off" if name == "sound" and not self.audible() else name
            sheet.glyph(f"glyph/{glyph}", *area.center, 22, style.colour, style.shadow)
