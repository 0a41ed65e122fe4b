"""The face-down stack of Scuttle tokens beside the market, with its count."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.scenes.fossilis.layout import Layout
from game.scenes.fossilis.parts import TablePart
from game.scenes.fossilis.sight import Sight
from game.view.painter import Painter
from game.view.panels import COUNT
from game.view.sheet import Sheet

STACKED = 3
"""So many tokens of the stack are seen at most."""
SIDE = 27.0
BODY = (31, 31)
"""What a token's picture measures without its shadow."""


SIGN = (96, 40, 26)


class ScuttleStack(TablePart):
    """The tokens from which the two Tools get new ones."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        super().__init__(layout, sight, layout.box("scuttle-stack"))

    def sign(self) -> Hashable:
        """Return how many tokens are left."""
        return len(self.sight.dig.scorpion.tokens) if self.sight.dig.scorpion else 0

    def draw(self, painter: Painter) -> None:
        """Draw the backs and their number."""
        left = len(self.sight.dig.scorpion.tokens) if self.sight.dig.scorpion else 0
        box, sheet = self.box, Sheet(painter)
        painter.panel("panel/recess", pygame.FRect(box.left + 2, box.top + 1, box.width - 4, box.height - 2))
        for number in range(min(left, STACKED)):
            x = box.left + 20 + number * 4
            sheet.token("token/octagon", x, box.centery, SIDE, BODY)
            if number == min(left, STACKED) - 1:
                sheet.glyph("glyph/sting", x, box.centery - 1, 17, SIGN)
        painter.text(f"×{left}", COUNT, (box.right - 8, box.centery), "midright")
