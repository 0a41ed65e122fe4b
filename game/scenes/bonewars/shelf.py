"""A patron's bookcase: his head with the credibility, five shelves, the loyalty track, and what it is worth."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import groupby

from game.model.bonewars.box import PATRONS
from game.model.bonewars.shelves import credibility, spots
from game.scenes.bonewars.chances import leader
from game.scenes.bonewars.parts import TablePart
from game.scenes.bonewars.places import Places
from game.view import theme
from game.view.bonewars import signs
from game.view.painter import Painter
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

NAME = Style("fell", 20, theme.CREAM, shadow=theme.NIGHT)
ASIDE = Style("alegreya-sans-medium", 14, (196, 166, 126), shadow=theme.NIGHT)
CREDIBILITY = Style("cinzel-bold", 30, (255, 222, 130), shadow=theme.NIGHT)
STEP = Style("cinzel-bold", 14, theme.CREAM, shadow=theme.NIGHT)
FACTORS = Style("cinzel-bold", 15, (226, 204, 164), shadow=theme.NIGHT)
PRODUCT = Style("cinzel-bold", 16, theme.CREAM, shadow=theme.NIGHT)
RULE = (80, 56, 34)
LEAST_PLATE = 15.5


class ShelfPart(TablePart):
    """One patron's bookcase; papers and loyalty markers lie on it as sprites."""

    def __init__(self, places: Places, patron: int) -> None:
        box = places.layout.box(f"shelf-{patron}")
        super().__init__(places, box.inflate(-6, -6))
        self.patron = patron
        self.key = PATRONS[patron]

    def sign(self) -> Hashable:
        """Return credibility and loyalty of all."""
        feud = self.sight.feud
        loyalty = tuple(mat.loyalty[self.patron] for mat in feud.seats)
        return credibility(feud, self.patron), loyalty, self.sight.viewer, leader(feud, self.sight.viewer)

    def draw(self, painter: Painter) -> None:
        """Draw it."""
        sheet = Sheet(painter)
        self._head(sheet)
        self._shelves(sheet)
        self._track(sheet)
        self._worth(sheet)

    def _head(self, sheet: Sheet) -> None:
        box = self.layout.box(f"patron-{self.patron}")
        side = box.height
        sheet.picture(f"portrait/{self.key}", box.left, box.top - 2, (side * 0.87, side * 1.04))
        signs.letter(sheet, self.key, box.left + side * 0.76, box.bottom - 7, 17)
        left = box.left + side + 8
        sheet.text(words(f"wars-patron-{self.key}"), NAME, left, box.top + side * 0.3, "midleft")
        sheet.text(words("wars-credibility"), ASIDE, left, box.top + side * 0.74, "midleft")
        size = 34.0 if side > 50 else 29.0
        number = str(credibility(self.sight.feud, self.patron))
        sheet.text(number, CREDIBILITY.sized(size), box.right, box.top + side * 0.5, "midright")

    def _shelves(self, sheet: Sheet) -> None:
        feud = self.sight.feud
        for shelf in range(feud.box.figures.shelves):
            sheet.panel("wars/niche", *self.places.shelf(self.patron, shelf))
            for spot in range(spots(feud), len(feud.box.figures.shelf_spots)):
                sheet.panel("wars/paper-neutral", *self.places.spot(self.patron, shelf, spot))
        printed = self.places.spot(self.patron, 0, 0)
        signs.paper(sheet, self.key, 0, *printed)

    def _track(self, sheet: Sheet) -> None:
        box, figures = self.layout.box(f"track-{self.patron}"), self.sight.feud.box.figures
        sheet.panel("panel/recess", box.left, box.top - 2, box.width, box.height + 4)
        pitch = box.height / (len(figures.track) + 1)
        for space in range(len(figures.track)):
            y = self.places.step(self.patron, space)
            sheet.shade(box.left + 32, y + pitch / 2, box.width - 36, 1, RULE, 220)
        for value, group in groupby(range(len(figures.track)), key=lambda space: figures.track[space]):
            spaces = list(group)
            top, bottom = self.places.step(self.patron, spaces[-1]), self.places.step(self.patron, spaces[0])
            tall = max(bottom - top + pitch - 1, LEAST_PLATE)
            y = bottom + pitch / 2 - 1 - tall if spaces[0] else top - pitch / 2
            self._value(sheet, value, box.left + 3, y, tall)
        side = min(24.0, pitch * 1.9)
        x = box.right - side / 2 - 2
        sheet.picture(
            f"wars/pennant-{self.key}",
            x,
            self.places.step(self.patron, figures.track_loyalty),
            (side, side),
            anchor="center",
        )
        signs.coin(sheet, 1, x, self.places.step(self.patron, figures.track_money), side)

    def _value(self, sheet: Sheet, value: int, x: float, y: float, height: float) -> None:
        signs.patron_plate(sheet, self.key, x, y, 27, height)
        size = 16.0 if height > 30 else 14.0
        sheet.text(f"×{value}", STEP.sized(size), x + 13.5, y + height / 2)

    def _worth(self, sheet: Sheet) -> None:
        feud, box = self.sight.feud, self.layout.box(f"worth-{self.patron}")
        believed = credibility(feud, self.patron)
        for number, seat in enumerate((self.sight.viewer, leader(feud, self.sight.viewer))):
            value = feud.box.figures.track[feud.seats[seat].loyalty[self.patron]]
            y = box.top + box.height * (0.25 + 0.5 * number)
            signs.marker(sheet, self.sight.player(seat), box.left + 11, y, 20)
            factors = words("wars-worth-left", value=value, credibility=believed)
            sheet.text(factors, FACTORS, box.left + 27, y, "midleft")
            sheet.text(words("wars-worth", points=value * believed), PRODUCT, box.right - 2, y, "midright")
