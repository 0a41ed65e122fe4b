"""The final reckoning: every point of every seat, over the table it was won on."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.scenes.new_game import NewGameScene
from game.scenes.ports import Doors, Kind, ScoreSheet
from game.scenes.shell import ShellScene
from game.view import theme
from game.view.buttons import Button
from game.view.painter import Painter
from game.view.screen import columns, rows
from game.view.stage import Stage
from game.view.text import words

SET = "set-"
MAJORITY = "majority-"
LABEL = 56
AUTOMAS = {
    Kind.MARSH: "marsh",
    Kind.COPE: "cope",
    Kind.THEODORE: "theodore",
    Kind.THEODORE_EXPERT: "theodore",
}
"""The seats nobody plays, with their pawns."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the table: its label and what stands in each column."""

    label: str
    cells: tuple[str, ...]
    picture: str = ""


def lines(sheet: ScoreSheet) -> list[Line]:
    """Return the lines of the table; set and majority of a characteristic share a line."""
    points = {row.category: row.points for row in sheet.rows}
    none = (0,) * len(sheet.seats)
    table: dict[str, Line] = {}
    for row in sheet.rows:
        trait = row.category.removeprefix(SET).removeprefix(MAJORITY)
        if trait in table:
            continue
        if trait == row.category:
            table[trait] = Line(words(f"score-{trait}"), tuple(_number(value) for value in row.points))
        else:
            both = zip(points.get(SET + trait, none), points.get(MAJORITY + trait, none), strict=True)
            label = words("score-trait", trait=words(f"trait-{trait}"))
            table[trait] = Line(label, tuple(_pair(of_set, most) for of_set, most in both), f"trait/{trait}")
    return list(table.values())


def verdict(sheet: ScoreSheet) -> str:
    """Return the sentence that says who has won."""
    winners = [sheet.seats[seat] for seat in sheet.winners]
    points = sheet.total(sheet.winners[0])
    rival = next((seat for seat in sheet.seats if seat.kind in AUTOMAS), None)
    if rival is not None and sheet.tied_with_rival:
        return words("scores-rival-tied", name=rival.name, points=points)
    if len(winners) > 1:
        return words("scores-shared", names=", ".join(seat.name for seat in winners), points=points)
    if rival is not None and winners[0] is not rival:
        return words("scores-won-against-rival", name=winners[0].name, rival=rival.name, points=points)
    return words("scores-won", name=winners[0].name, points=points)


def _number(value: int) -> str:
    return str(value) if value else "–"


def _pair(of_set: int, most: int) -> str:
    return f"{of_set} + {most}" if of_set and most else _number(of_set or most)


class ScoresScene(ShellScene):
    """The table of all points; Esc and the first button lead back to the table that was played on."""

    overlay = True
    layout = "scores"

    def __init__(self, stage: Stage, doors: Doors, sheet: ScoreSheet) -> None:
        super().__init__(stage)
        self.doors = doors
        self.sheet = sheet
        self.lines = lines(sheet)
        wanted = (
            (words("scores-look"), "glyph/eye", self.back),
            (words("new-game"), "glyph/new-game", self._new_game),
            (words("scores-title"), "glyph/undo", stage.back_to_first),
        )
        places = columns(self.zones["buttons"], len(wanted), 24)
        buttons = zip(places, wanted, strict=True)
        self.form.controls = [Button(place, label, act, glyph, size=22) for place, (label, glyph, act) in buttons]
        self.form.focus(self.form.controls[0])

    def draw_ground(self, painter: Painter) -> None:
        """Draw the sheet, the verdict and the table."""
        self.draw_sheet(painter, words("scores"))
        place = self.zones["verdict"]
        painter.text(verdict(self.sheet), theme.PAPER_NAME, place.center, "center", place.width)
        heads = columns(self.zones["names"], len(self.sheet.seats), 8)
        for number, head in enumerate(heads):
            self._draw_name(painter, number, head)
        places = rows(self.zones["rows"], len(self.lines), 0)
        for number, (line, row) in enumerate(zip(self.lines, places, strict=True)):
            if number % 2 == 0:
                painter.shade(row, theme.FADED_INK, 26)
            if line.picture:
                painter.picture(line.picture, (row.left + 30, row.centery), (30, 30), anchor="center")
            self._draw_line(painter, line.label, line.cells, row, heads, theme.PROSE, theme.PAPER_NUMERAL)
        totals = tuple(str(self.sheet.total(seat)) for seat in range(len(self.sheet.seats)))
        last = self.zones["total"]
        painter.rule(last.topleft, last.width, light=(120, 82, 44), dark=(236, 214, 170))
        for winner in self.sheet.winners:
            painter.glyph("glyph/crown", (heads[winner].centerx - 52, last.centery - 2), 26, (172, 120, 30))
        bold, figures = theme.PAPER_HEADING, theme.PAPER_NUMERAL.sized(26)
        self._draw_line(painter, words("scores-total"), totals, last, heads, bold, figures)

    def _draw_name(self, painter: Painter, number: int, head: pygame.FRect) -> None:
        seat = self.sheet.seats[number]
        pawn = AUTOMAS.get(seat.kind, theme.SEATS[number])
        text, style = painter.type.fitted(seat.name, theme.PAPER_NAME.sized(22), head.width - 56)
        left = head.centerx - (56 + painter.type.width(text, style)) / 2
        painter.picture(f"pawn/{pawn}", (left + 25, head.centery), (50, 70), anchor="center")
        painter.text(text, style, (left + 56, head.centery), "midleft")

    def _draw_line(
        self,
        painter: Painter,
        label: str,
        cells: Sequence[str],
        row: pygame.FRect,
        heads: Sequence[pygame.FRect],
        letters: theme.Style,
        figures: theme.Style,
    ) -> None:
        painter.text(label, letters, (row.left + LABEL, row.centery), "midleft", heads[0].left - row.left - LABEL - 6)
        for cell, head in zip(cells, heads, strict=True):
            painter.text(cell, figures, (head.centerx, row.centery), "center")

    def _new_game(self) -> None:
        self.stage.back_to_first()
        self.stage.push(NewGameScene(self.stage, self.doors))
