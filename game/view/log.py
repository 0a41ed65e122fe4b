"""The drawer with the log: lines grouped by turns; pointing at one lights up what it speaks of, a click goes there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.view import theme
from game.view.events import Event, Keyed, Moved, Pressed, Released, Wheeled
from game.view.layers import Cover
from game.view.log_book import Line, LogBook
from game.view.painter import Painter
from game.view.pieces import Key
from game.view.screen import Point
from game.view.text import words
from game.view.theme import Style
from game.view.type import Type

TITLE = Style("fell-sc", 28, theme.RED_INK)
HEADING = Style("fell", 21, theme.RED_INK)
PLAIN = Style("crimson", 19, theme.INK)
REASON = Style("crimson-italic", 19, (92, 56, 120))
ASIDE = Style("cinzel-bold", 17, theme.FADED_INK)

HEAD = 58.0
EDGE = 20.0
ICON = 20.0
INDENT = 30.0
ASIDE_ROOM = 84.0
GAP = 5.0
HEADING_TALL = 40.0
BAR = 12.0
A_STEP = 60.0
"""How far a step of the wheel scrolls, in units."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line as it is set: where it begins, counted from the first, and how tall it is."""

    line: Line
    top: float
    tall: float


class LogDrawer:
    """A sheet of parchment over the table; it scrolls, and stays at the last line while it is there."""

    def __init__(self, box: pygame.FRect, log: LogBook, measure: Type) -> None:
        self.box = box
        self.log = log
        self.open = False
        self._measure = measure
        self._rows: list[Row] = []
        self._scrolled = 0.0
        self.here: int | None = None
        """The line at whose moment the table stands, None while that is the present."""
        self.go: Callable[[int], None] = lambda line: None
        """Told of a line that was clicked, to go to its moment."""
        self._pointed: int | None = None
        self._dragging = False

    @property
    def room(self) -> pygame.FRect:
        """Where the lines are."""
        return pygame.FRect(self.box.left + EDGE, self.box.top + HEAD, self.box.width - 2 * EDGE, self.box.height - 80)

    @property
    def close_box(self) -> pygame.FRect:
        """The cross that puts the drawer away."""
        return pygame.FRect(self.box.right - 52, self.box.top + 14, 36, 36)

    @property
    def most(self) -> float:
        """How far it can be scrolled."""
        tall = self._rows[-1].top + self._rows[-1].tall if self._rows else 0.0
        return max(0.0, tall - self.room.height)

    def toggle(self) -> None:
        """Pull the drawer out, at the last line, or put it away."""
        self.open = not self.open
        self._pointed = None
        self._set_rows()
        self._scrolled = self.most

    def keys(self) -> tuple[Key, ...]:
        """Return the sprites of which the line under the pointer speaks."""
        line = self._pointed if self.open and self._pointed is not None else self.here
        return self._rows[line].line.keys if line is not None and line < len(self._rows) else ()

    def heading(self) -> str:
        """Return the heading above the line at whose moment the table stands."""
        lines = [] if self.here is None else self.log.lines()[: self.here + 1]
        return next((line.text for line in reversed(lines) if line.heading), words("past-beginning"))

    def show(self, line: int) -> None:
        """Mark the line at whose moment the table stands, and bring it into sight."""
        self._set_rows()
        self.here, row = line, self._rows[line]
        if not self._scrolled <= row.top <= self._scrolled + self.room.height - row.tall:
            self._scrolled = max(0.0, min(self.most, row.top - self.room.height / 2))

    def handle(self, event: Event) -> bool:
        """Answer an event; return whether it was meant for the drawer."""
        if not self.open:
            return False
        if isinstance(event, Keyed):
            return self._keyed(event)
        if isinstance(event, Released):
            dragged, self._dragging = self._dragging, False
            return dragged
        if isinstance(event, Moved) and self._dragging:
            self._drag(event.at)
            return True
        if isinstance(event, (Moved, Pressed, Wheeled)):
            inside = self.box.collidepoint(event.at)
            self._pointed = self._row_at(event.at) if inside else None
            if inside and isinstance(event, Pressed):
                self._pressed(event)
            elif inside and isinstance(event, Wheeled):
                self._scroll(-event.steps * A_STEP)
                self._pointed = self._row_at(event.at)
            return bool(inside)
        return False

    def covers_point(self, at: Point) -> bool:
        """Tell whether the drawer lies over a point."""
        return self.open and bool(self.box.collidepoint(at))

    def cover(self) -> Cover | None:
        """Return the drawer as something that lies above the pieces, nothing if it is put away."""
        if not self.open:
            return None
        self._set_rows()
        sign = ("log", len(self._rows), round(self._scrolled), self._pointed, self.here)
        return Cover(sign, self.box, self.draw)

    def draw(self, painter: Painter) -> None:
        """Draw the drawer."""
        self._set_rows()
        painter.panel("panel/parchment", self.box)
        painter.text(words("log"), TITLE, (self.box.left + EDGE + 4, self.box.top + 32), "midleft")
        painter.glyph("glyph/cross", self.close_box.center, 20, theme.RED_INK)
        painter.rule(
            (self.box.left + EDGE, self.box.top + 53), self.box.width - 2 * EDGE, (120, 82, 44), (236, 214, 170)
        )
        if not self._rows:
            painter.text(words("log-empty"), REASON, self.room.center, "center", self.room.width)
        room = painter.screen.rect(self.room)
        before = painter.surface.get_clip()
        painter.surface.set_clip(room.clip(before))
        for number in self._in_sight():
            self._draw_row(painter, number)
        painter.surface.set_clip(before)
        self._draw_bar(painter)

    # rows

    def _set_rows(self) -> None:
        """Set what was written since; what was struck out goes."""
        lines = self.log.lines()
        at_end = self._scrolled >= self.most - 1
        kept = 0
        while kept < min(len(lines), len(self._rows)) and lines[kept] is self._rows[kept].line:
            kept += 1
        if kept == len(lines) == len(self._rows):
            return
        del self._rows[kept:]
        top = self._rows[-1].top + self._rows[-1].tall if self._rows else 0.0
        for line in lines[kept:]:
            tall = HEADING_TALL if line.heading else self._tall(line)
            self._rows.append(Row(line, top, tall))
            top += tall
        self._scrolled = self.most if at_end else min(self._scrolled, self.most)

    def _tall(self, line: Line) -> float:
        style = REASON if line.reason else PLAIN
        return self._measure.lines(line.text, style, self._text_room(line)) * self._measure.height(style) + GAP

    def _text_room(self, line: Line) -> float:
        return self.room.width - INDENT - BAR - (ASIDE_ROOM if line.aside else 4)

    def _in_sight(self) -> range:
        first = next((number for number, row in enumerate(self._rows) if row.top + row.tall > self._scrolled), 0)
        end = self._scrolled + self.room.height
        last = next((number for number in range(first, len(self._rows)) if self._rows[number].top > end), None)
        return range(first, len(self._rows) if last is None else last)

    def _row_at(self, at: Point) -> int | None:
        if not self.room.collidepoint(at):
            return None
        down = at[1] - self.room.top + self._scrolled
        return next(
            (n for n in self._in_sight() if self._rows[n].top <= down < self._rows[n].top + self._rows[n].tall), None
        )

    def _draw_row(self, painter: Painter, number: int) -> None:
        row = self._rows[number]
        top = self.room.top + row.top - self._scrolled
        line = row.line
        self._draw_band(painter, number, pygame.FRect(self.room.left - 6, top - 1, self.room.width - BAR + 6, row.tall))
        if line.heading:
            painter.text(line.text, HEADING, (self.room.left, top + HEADING_TALL / 2 + 4), "midleft", self.room.width)
            return
        style = REASON if line.reason else PLAIN
        middle = top + painter.type.height(style) / 2
        if line.icon and not line.reason:
            painter.glyph(line.icon, (self.room.left + ICON / 2, middle), ICON, theme.FADED_INK)
        box = pygame.FRect(self.room.left + INDENT, top, self._text_room(line), row.tall + 20)
        painter.paragraph(line.text, style, box)
        if line.aside:
            painter.text(line.aside, ASIDE, (self.room.right - BAR - 4, middle), "midright")

    def _draw_band(self, painter: Painter, number: int, band: pygame.FRect) -> None:
        """Tint the line that is pointed at, and the one at whose moment the table stands."""
        if number == self.here:
            painter.shade(band, theme.RED_INK, 46)
            painter.shade(pygame.FRect(band.left, band.top, 4, band.height), theme.RED_INK, 255)
        if number == self._pointed:
            painter.shade(band, theme.BLUE, 70)

    # scrolling

    def _handle(self) -> pygame.FRect:
        room, most = self.room, self.most
        tall = max(40.0, room.height * room.height / (room.height + most))
        top = room.top + (room.height - tall) * (self._scrolled / most if most else 0)
        return pygame.FRect(room.right - BAR + 6, top, BAR, tall)

    def _draw_bar(self, painter: Painter) -> None:
        if self.most:
            groove = pygame.FRect(self.room.right - BAR + 6, self.room.top, BAR, self.room.height)
            painter.panel("panel/recess", groove)
            painter.panel("panel/brass", theme.within(self._handle(), 1))

    def _scroll(self, by: float) -> None:
        self._scrolled = max(0.0, min(self.most, self._scrolled + by))

    def _drag(self, at: Point) -> None:
        handle = self._handle()
        space = max(1.0, self.room.height - handle.height)
        self._scrolled = 0.0
        self._scroll((at[1] - self.room.top - handle.height / 2) / space * self.most)

    def _pressed(self, event: Pressed) -> None:
        if event.button != 1 or self.close_box.collidepoint(event.at):
            self.toggle()
        elif self.most and event.at[0] >= self.room.right - BAR:
            self._dragging = True
            self._drag(event.at)
        elif self._pointed is not None:
            self.go(self._pointed)

    def _step(self, by: int) -> None:
        """Go to the moment of the line before or after the one where the table stands."""
        last = len(self.log.lines()) - 1
        line = last if self.here is None and by < 0 else (self.here or 0) + by
        if 0 <= line <= last and (self.here is not None or by < 0):
            self.go(line)

    def _keyed(self, event: Keyed) -> bool:
        page = self.room.height - A_STEP
        by = {
            pygame.K_UP: -A_STEP / 2,
            pygame.K_DOWN: A_STEP / 2,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.most,
            pygame.K_END: self.most,
        }
        if event.key in (pygame.K_l, pygame.K_ESCAPE):
            self.toggle()
        elif event.key in by:
            self._scroll(by[event.key])
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._step(-1 if event.key == pygame.K_LEFT else 1)
        else:
            return False
        return True
