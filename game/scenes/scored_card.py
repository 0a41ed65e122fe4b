"""The Dinosaurs of a seat beside its column of the reckoning."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.ports import Scored
from game.view import theme
from game.view.control import Control
from game.view.painter import Painter
from game.view.screen import HEIGHT, WIDTH
from game.view.text import words

WIDE, EDGE, HEAD, ROW = 460.0, 18.0, 44.0, 30.0
NAMES_END = 500.0
"""So far right reach the names of the lines, which must stay in sight."""
NAME = theme.PROSE.sized(20)
HOW = theme.PAPER_ASIDE.sized(18)
POINTS = theme.PAPER_NUMERAL.sized(19)


class Column(Control):
    """A column of the reckoning, which answers the pointer and the keyboard with the Dinosaurs of its seat."""

    def __init__(self, box: pygame.FRect, name: str, scored: Sequence[Scored]) -> None:
        super().__init__(box)
        self.name = name
        self.scored = scored

    def draw(self, painter: Painter) -> None:
        """Draw nothing: the column belongs to the table."""

    def draw_card(self, painter: Painter) -> None:
        """Draw the Dinosaurs beside the column, on the side on which the lines keep their names."""
        rows = max(1, len(self.scored))
        box = pygame.FRect(0, self.box.top + 76, WIDE, HEAD + ROW * rows + 2 * EDGE)
        box.right = self.box.left - 8
        if box.left < NAMES_END:
            box.left = self.box.right + 8
        box.clamp_ip(pygame.FRect(8, 8, WIDTH - 16, HEIGHT - 16))
        painter.panel("panel/tooltip", box)
        inside = box.inflate(-2 * EDGE, -2 * EDGE)
        heading = theme.PAPER_HEADING.sized(25)
        painter.text(self.name, heading, (inside.centerx, inside.top + HEAD / 2 - 4), "center", inside.width)
        if not self.scored:
            painter.text(words("scored-nothing"), HOW, (inside.centerx, inside.top + HEAD + ROW / 2), "center")
        for number, one in enumerate(self.scored):
            self._row(painter, one, pygame.FRect(inside.left, inside.top + HEAD + ROW * number, inside.width, ROW))

    def _row(self, painter: Painter, one: Scored, row: pygame.FRect) -> None:
        painter.text(one.name, NAME, row.midleft, "midleft", 172)
        for number, trait in enumerate(one.traits):
            painter.picture(f"trait/{trait}", (row.left + 192 + number * 28, row.centery), (26, 26), anchor="center")
        painter.text(words(f"scored-how-{one.how}"), HOW, (row.right - 42, row.centery), "midright", 140)
        painter.text(str(one.points), POINTS, row.midright, "midright")
