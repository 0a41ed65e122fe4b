"""The cover between two persons at one table: nobody's hand is shown before the next one says so."""

from __future__ import annotations

import pygame

from game.scenes.bonewars.sight import Sight
from game.view import theme
from game.view.bonewars import signs
from game.view.layers import Cover
from game.view.painter import Painter
from game.view.screen import HEIGHT, WIDTH
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

TITLE = Style("fell", 44, theme.INK)
PROSE = Style("crimson-semibold", 24, theme.INK)
READY = Style("alegreya-sans-bold", 25, (255, 236, 200), shadow=(50, 14, 8))
NIGHT = (18, 10, 6)
WIDE, TALL = 760.0, 300.0


class Veil:
    """Where the cover lies, and its one button."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.box = pygame.FRect(0, 0, WIDE, TALL)
        self.box.center = self.table.centerx, self.table.centery + 40
        self.ready = pygame.FRect(0, 0, 430, 60)
        self.ready.midbottom = self.box.centerx, self.box.bottom - 32

    @property
    def table(self) -> pygame.FRect:
        """All of the table."""
        return pygame.FRect(0, 0, WIDTH, HEIGHT).inflate(0, self.sight.surplus)

    def cover(self, seat: int, hovered: bool) -> Cover:
        """Return the cover for the person who is to come."""
        return Cover(("veil", seat, hovered), self.table, lambda painter: self._draw(painter, seat, hovered))

    def _draw(self, painter: Painter, seat: int, hovered: bool) -> None:
        painter.shade(self.table, NIGHT, 150)
        painter.panel("panel/parchment", self.box)
        name, box = self.sight.name(seat), self.box
        signs.pawn(Sheet(painter), self.sight.player(seat), box.left + 96, box.bottom - 66, 170)
        middle = (box.left + 150 + box.right) / 2
        painter.text(words("wars-cover-title", player=name), TITLE, (middle, box.top + 66), "center", box.width - 220)
        prose = pygame.FRect(box.left + 190, box.top + 104, box.width - 240, 80)
        painter.paragraph(words("wars-cover-text", player=name), PROSE, prose, "center")
        self.ready.centerx = round(middle)
        painter.panel("panel/brass-red", self.ready)
        painter.panel("glow/blue" if hovered else "glow/gold", self.ready)
        painter.text(words("wars-cover-ready", player=name), READY, self.ready.center, "center", self.ready.width - 30)
