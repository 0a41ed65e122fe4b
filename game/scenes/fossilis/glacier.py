"""The Glacier board with its seven scores, and the Pleistocene deck beside the display."""

from __future__ import annotations

from collections.abc import Hashable

from game.scenes.fossilis.board import GLACIER_PLACES
from game.scenes.fossilis.layout import Layout
from game.scenes.fossilis.parts import TablePart
from game.scenes.fossilis.sight import Sight
from game.view import theme
from game.view.painter import Painter
from game.view.panels import COUNT
from game.view.theme import Style

SCORE = Style("cinzel-bold", 20, (226, 242, 250), shadow=(6, 20, 32))
LIT = Style("cinzel-bold", 23, theme.INK, shadow=(255, 240, 190))
STACKED = 3
"""So many cards of the deck are seen at most."""


class GlacierBoard(TablePart):
    """Seven places for crystals; the score under the rightmost one is lit."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        super().__init__(layout, sight, layout.box("glacier").inflate(8, 8))

    def sign(self) -> Hashable:
        """Return how many crystals lie there."""
        return self.sight.figures.crystals

    def draw(self, painter: Painter) -> None:
        """Draw the board; the crystals are sprites."""
        painter.panel("ice/board", self.layout.box("glacier"))
        scores = self.sight.dig.box.rows.glacier
        for number, (place, score) in enumerate(
            zip(self.layout.grid("glacier", GLACIER_PLACES), scores, strict=False), 1
        ):
            lit = number == self.sight.figures.crystals
            painter.panel("ice/place-lit" if lit else "ice/place", place)
            painter.text(str(score), LIT if lit else SCORE, (place.left + 17, place.centery), "center")


class PleistoceneDeck(TablePart):
    """The backs of the Pleistocene cards that are left, and their number."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        super().__init__(layout, sight, layout.box("ice-deck").union(layout.box("ice-count")).inflate(8, 8))

    def sign(self) -> Hashable:
        """Return how many cards are left."""
        return len(self.sight.dig.ice.deck) if self.sight.dig.ice else 0

    def draw(self, painter: Painter) -> None:
        """Draw the stack and its count."""
        left = len(self.sight.dig.ice.deck) if self.sight.dig.ice else 0
        box = self.layout.box("ice-deck")
        painter.panel("panel/recess", box)
        for number in range(min(left, STACKED)):
            painter.panel("ice/card-back", box.inflate(-8, -8).move(2 - number * 2, 2 - number * 2))
        painter.text(f"×{left}", COUNT, self.layout.box("ice-count").center, "center")
