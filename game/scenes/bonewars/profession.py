"""The profession track: its grid with the bonuses of rows and columns, folded to a line, and the endgame tile."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.model.bonewars.box import NOTHING
from game.scenes.bonewars.parts import TablePart
from game.scenes.bonewars.places import Places
from game.view import theme
from game.view.bonewars import signs
from game.view.painter import Painter
from game.view.panels import heading
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

NUMBER = Style("cinzel-bold", 14, (190, 160, 118), shadow=theme.NIGHT)
ROW = Style("alegreya-sans-bold", 15, theme.CREAM, shadow=theme.NIGHT)
HEADING = Style("fell-sc", 18, (238, 212, 150), shadow=theme.NIGHT)
GLYPH = (240, 216, 160)
SHUT = Style("alegreya-sans-medium", 14, (160, 136, 110), shadow=theme.NIGHT)
SHUT_GLYPH = (110, 92, 72)


class ProfessionPart(TablePart):
    """The profession track; the markers on its spaces are sprites."""

    def __init__(self, places: Places) -> None:
        super().__init__(places, places.layout.box("profession").inflate(-6, -6))

    def sign(self) -> Hashable:
        """Return where all stand."""
        return tuple(mat.profession for mat in self.sight.feud.seats), self.sight.focus

    def draw(self, painter: Painter) -> None:
        """Draw the grid, or the line it is folded to."""
        if not self.places.unfolded:
            self._folded(painter)
            return
        rows = self.sight.feud.box.rows
        sheet, layout = Sheet(painter), self.layout
        large = self.places.passing
        heading(painter, words("wars-profession"), layout.box("profession-head"), HEADING)
        for place, column in zip(
            layout.grid("profession-column", len(rows.profession_columns)), rows.profession_columns, strict=True
        ):
            self._column(sheet, place, list(column.gains.items()), large)
        for number, (place, row) in enumerate(
            zip(layout.grid("profession-row", 1, len(rows.profession_rows)), rows.profession_rows, strict=True)
        ):
            sheet.text(str(number + 1), NUMBER, place.left + 2, place.centery)
            self._row(sheet, place, list(row.gains.items()), large)
        for space in range(len(self.sight.feud.box.profession_gains)):
            sheet.panel("panel/recess", *self.places.profession(space))

    def _column(self, sheet: Sheet, place: pygame.FRect, gains: list[tuple[str, int]], large: bool) -> None:
        for number, (effect, amount) in enumerate(gains):
            if large:
                x, y = place.left + 17 + number * 35, place.centery
                signs.effect(sheet, effect, amount, x, y, 30, "dark")
            else:
                x, y = place.centerx, place.top + 10 + number * 22
                small(sheet, effect, amount, x, y)

    def _row(self, sheet: Sheet, place: pygame.FRect, gains: list[tuple[str, int]], large: bool) -> None:
        if large:
            for number, (effect, amount) in enumerate(gains):
                signs.effect(sheet, effect, amount, place.left + 27 + number * 31, place.centery, 28, "dark")
            text = words(f"wars-effect-{gains[0][0]}", amount=gains[0][1]) if len(gains) == 1 else ""
            sheet.text(text, ROW, place.left + 46, place.centery, "midleft", place.width - 48)
            return
        for number, (effect, amount) in enumerate(gains):
            x = place.left + 26 + (number - (len(gains) - 1) / 2) * 19
            small(sheet, effect, amount, x, place.centery)

    def _folded(self, painter: Painter) -> None:
        sheet, box, feud = Sheet(painter), self.box, self.sight.feud
        sheet.text(words("wars-profession"), HEADING, box.left + 10, box.centery, "midleft", 96)
        order = sorted((mat.profession, seat) for seat, mat in enumerate(feud.seats) if mat.profession != NOTHING)
        wide = (box.width - 112) / max(1, len(feud.seats))
        for number, (space, seat) in enumerate(order):
            x = box.left + 118 + number * wide
            signs.marker(sheet, self.sight.player(seat), x, box.centery, 22)
            row = space // feud.box.columns + 1
            text = words("wars-profession-row", row=row) if wide > 60 else str(row)
            sheet.text(text, ROW, x + 15, box.centery, "midleft", wide - 28)


def small(sheet: Sheet, effect: str, amount: int, x: float, y: float) -> None:
    """Draw an effect as a bare sign, or as a small coin."""
    if effect == "money":
        signs.coin(sheet, amount, x, y, 24)
    else:
        sheet.glyph(signs.effect_glyph(effect), x, y, 19, GLYPH, theme.NIGHT)


class EndgamePart(TablePart):
    """The endgame tile of the last round, over rare bones and profession."""

    def __init__(self, places: Places) -> None:
        super().__init__(places, places.layout.box("endgame"))

    def sign(self) -> Hashable:
        """Return the spaces taken."""
        return tuple(mat.endgame for mat in self.sight.feud.seats)

    def draw(self, painter: Painter) -> None:
        """Draw the spaces: loyalty, and for how many players one is open."""
        sheet, feud = Sheet(painter), self.sight.feud
        sheet.panel("wars/tray", *self.box)
        head = pygame.FRect(self.box.left + 12, self.box.top + 8, self.box.width - 24, 24)
        heading(painter, words("wars-endgame"), head, HEADING)
        for place, row in enumerate(feud.box.rows.endgame):
            box = self.places.endgame(place)
            shut = row.players > feud.setup.seats
            sheet.panel("panel/recess" if shut else "wars/action", *box)
            sheet.glyph("glyph/loyalty", box.centerx, box.top + 34, 34, SHUT_GLYPH if shut else GLYPH, theme.NIGHT)
            sheet.text(
                str(row.loyalty),
                Style("cinzel-bold", 26, SHUT_GLYPH if shut else theme.CREAM),
                box.centerx,
                box.top + 72,
            )
            if shut:
                sheet.text(
                    words("wars-endgame-shut", players=row.players),
                    SHUT,
                    box.centerx,
                    box.bottom - 20,
                    width=box.width - 8,
                )
