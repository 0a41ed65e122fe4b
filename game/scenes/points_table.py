"""The table of all points: a column for each seat, a line for each category, the totals, and what ties look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.scenes.ports import Kind, Row, ScoreSheet
from game.view import theme
from game.view.painter import Painter
from game.view.screen import columns
from game.view.text import words
from game.view.theme import Style

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

HEADING = Style("fell-sc", 22, theme.RED_INK)
TO_COME = Style("crimson-italic", 21, theme.FADED_INK)
TO_COME_FIGURE = Style("cinzel-bold", 20, (126, 90, 54))
THIRD = Style("cinzel-bold", 18, theme.INK)
SMALL_HEADING = Style("alegreya-sans-medium", 17, theme.FADED_INK)
SUM = Style("crimson-semibold", 21, theme.INK)

MOST_TALL, TOTAL_TALL = 42.0, 46.0
PICTURE = 0.76
"""How tall a picture is in a line, and how tall the line of totals."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the table: its label and what stands in each column."""

    label: str
    cells: tuple[str, ...]
    picture: str = ""
    kind: str = ""
    """`heading`, `open` for what is not scored yet, `sum` for what repeats the lines above; empty for the others."""
    thirds: tuple[tuple[str, str, str], ...] = ()
    """In place of `cells`, for a characteristic: how many each seat has, its set, its majority."""


def lines(rows: Sequence[Row], seats: int) -> list[Line]:
    """Return the lines of the table; set and majority of a characteristic share one, a section begins with its name."""
    points = {row.category: row for row in rows}
    heads = words("score-third-count"), words("score-third-set"), words("score-third-most")
    table: dict[str, Line] = {}
    section = ""
    for row in rows:
        trait = row.category.removeprefix(SET).removeprefix(MAJORITY)
        if row.section != section:
            section = row.section
            table |= {f"{section} heading": line for line in headings(row, seats)}
        if row.section:
            table[f"{section} {row.category}"] = _wars_line(row)
        elif trait == row.category:
            table[trait] = _plain_line(row)
        elif trait not in table:
            table.setdefault("traits", Line(words("score-traits"), (), kind="heading", thirds=(heads,) * seats))
            table[trait] = _trait_line(trait, row, points, seats)
    return list(table.values())


def headings(row: Row, seats: int) -> Iterator[Line]:
    """Return the heading of the section that a row begins, if it has one."""
    if row.section:
        key = f"score-section-{row.section}{'-open' if row.open else ''}"
        yield Line(words(key), ("",) * seats, kind="heading")


def _wars_line(row: Row) -> Line:
    if row.factors:
        both = zip(row.factors, row.points, strict=True)
        cells = tuple(words("score-product", value=a, credibility=b, points=total) for (a, b), total in both)
    else:
        cells = tuple(_number(value) for value in row.points)
    return Line(words(f"score-{row.category}"), cells, row.picture, "open" if row.open else "")


def _plain_line(row: Row) -> Line:
    cells = tuple(_number(value) for value in row.points)
    if row.counts:
        both = zip(cells, row.counts, strict=True)
        cells = tuple(words("score-counted", points=a, count=b) if b != "0" else a for a, b in both)
    label = words(f"score-{row.category}", points=row.worth) if row.worth else words(f"score-{row.category}")
    return Line(label, cells, kind="sum" if row.repeats else "")


def _trait_line(trait: str, row: Row, rows: Mapping[str, Row], seats: int) -> Line:
    none = Row(trait, (0,) * seats)
    of_set, most = rows.get(SET + trait, none), rows.get(MAJORITY + trait, none)
    third = [words("score-shared", points=value) if value and most.shared else _number(value) for value in most.points]
    counts = row.counts or ("",) * seats
    thirds = tuple(zip(counts, map(_number, of_set.points), third, strict=True))
    return Line(words(f"trait-{trait}"), (), f"trait/{trait}", thirds=thirds)


def _number(value: int) -> str:
    return str(value) if value else "–"


class PointsTable:
    """Draws a sheet of points into a box, the names of the seats into another one above it."""

    def __init__(self, sheet: ScoreSheet, names: pygame.FRect, box: pygame.FRect) -> None:
        self.sheet = sheet
        self.heads = columns(names, len(sheet.seats), 8)
        self.box = box
        self.lines = lines(sheet.rows, len(sheet.seats))
        self.ties = lines(sheet.ties, len(sheet.seats))

    @property
    def tall(self) -> float:
        """How tall a line is."""
        return min(MOST_TALL, (self.box.height - TOTAL_TALL) / (len(self.lines) + len(self.ties)))

    def draw(self, painter: Painter) -> None:
        """Draw names, lines, totals, and what ties look at."""
        for number, head in enumerate(self.heads):
            self._name(painter, number, head)
        top = self._lines(painter, self.lines, self.box.top)
        self._totals(painter, pygame.FRect(self.box.left, top, self.box.width, TOTAL_TALL))
        self._lines(painter, self.ties, top + TOTAL_TALL)

    def _lines(self, painter: Painter, told: Iterable[Line], top: float) -> float:
        shaded = False
        for line in told:
            row = pygame.FRect(self.box.left, top, self.box.width, self.tall)
            shaded = not shaded and line.kind != "heading"
            if shaded:
                painter.shade(row, theme.FADED_INK, 26)
            self._line(painter, line, row)
            top += self.tall
        return top

    def _line(self, painter: Painter, line: Line, row: pygame.FRect) -> None:
        if line.kind == "heading":
            heading = HEADING.sized(min(HEADING.size, self._most))
            painter.text(line.label, heading, (row.left + 14, row.centery), "midleft", row.width - 28)
            painter.rule((row.left, row.bottom - 3), row.width, light=(172, 128, 80), dark=(236, 214, 170))
            self._thirds(painter, line, row, SMALL_HEADING)
            return
        if line.picture:
            tall = row.height * PICTURE
            painter.picture(line.picture, (row.left + 30, row.centery), (tall, tall), anchor="center")
        letters = {"open": TO_COME, "sum": SUM}.get(line.kind, theme.PROSE)
        figures = TO_COME_FIGURE if line.kind == "open" else theme.PAPER_NUMERAL
        letters = letters.sized(min(letters.size, self._most))
        figures = figures.sized(min(figures.size, self._most))
        self._cells(painter, line.label, line.cells, row, letters, figures)
        self._thirds(painter, line, row, THIRD)

    @property
    def _most(self) -> float:
        """How large letters can be at most for the height of a line."""
        return max(16, self.tall * 0.84)

    def _thirds(self, painter: Painter, line: Line, row: pygame.FRect, style: Style) -> None:
        style = style.sized(min(style.size, self._most))
        for told, head in zip(line.thirds, self.heads, strict=False):
            for number, cell in enumerate(told):
                middle = head.left + head.width * (number + 0.5) / 3
                painter.text(cell, style, (middle, row.centery), "center", head.width / 3 - 4)

    def _cells(
        self,
        painter: Painter,
        label: str,
        cells: Sequence[str],
        row: pygame.FRect,
        letters: theme.Style,
        figures: theme.Style,
    ) -> None:
        room = self.heads[0].left - row.left - LABEL - 6
        painter.text(label, letters, (row.left + LABEL, row.centery), "midleft", room)
        for cell, head in zip(cells, self.heads, strict=False):
            painter.text(cell, figures, (head.centerx, row.centery), "center", head.width - 12)

    def _totals(self, painter: Painter, row: pygame.FRect) -> None:
        sheet = self.sheet
        painter.rule(row.topleft, row.width, light=(120, 82, 44), dark=(236, 214, 170))
        for winner in sheet.winners:
            painter.glyph("glyph/crown", (self.heads[winner].centerx - 52, row.centery - 2), 26, (172, 120, 30))
        label = words("scores-total" if sheet.over else "scores-total-open")
        totals = tuple(str(sheet.total(seat)) for seat in range(len(sheet.seats)))
        self._cells(painter, label, totals, row, theme.PAPER_HEADING, theme.PAPER_NUMERAL.sized(26))

    def _name(self, painter: Painter, number: int, head: pygame.FRect) -> None:
        seat = self.sheet.seats[number]
        pawn = AUTOMAS.get(seat.kind, theme.SEATS[number])
        text, style = painter.type.fitted(seat.name, theme.PAPER_NAME.sized(22), head.width - 56)
        left = head.centerx - (56 + painter.type.width(text, style)) / 2
        painter.picture(f"pawn/{pawn}", (left + 25, head.centery), (50, 70), anchor="center")
        painter.text(text, style, (left + 56, head.centery), "midleft")
