"""The score board: the Plaster pool with its numeral, the tiles in the discard pile, the Events to come."""

from __future__ import annotations

from collections.abc import Hashable

from game.model.fossilis.box import TERRAINS
from game.scenes.fossilis.layout import Layout
from game.scenes.fossilis.parts import TablePart
from game.scenes.fossilis.sight import Sight
from game.view import theme
from game.view.looks import TILE_SHEET, TILE_SIDE
from game.view.painter import Painter
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

POOL = Style("cinzel-bold", 26, (255, 240, 200), shadow=theme.NIGHT)
ASIDE = Style("fell-italic", 18, (232, 206, 150), shadow=theme.NIGHT)
COUNT = Style("cinzel-bold", 19, theme.CREAM, shadow=theme.NIGHT)


class Pool(TablePart):
    """How many cubes lie in the pool; the cubes are sprites."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        super().__init__(layout, sight, layout.box("pool-count"))

    def sign(self) -> Hashable:
        """Return the number."""
        return self.sight.figures.pool

    def draw(self, painter: Painter) -> None:
        """Draw the number after the heading."""
        painter.text(str(self.sight.figures.pool), POOL, self.box.center, "center")


class Stock(TablePart):
    """The discarded tiles by type: Sand from here can be laid on the site again."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        places = layout.grid("stock", 3)
        super().__init__(layout, sight, places[0].unionall(list(places)))

    def sign(self) -> Hashable:
        """Return the counts."""
        return tuple(self.counts())

    def counts(self) -> list[int]:
        """Return how many tiles of each type lie in the discard pile."""
        weights = [self.sight.dig.box.weight[tile] for tile in self.sight.dig.tile_discard]
        return [weights.count(weight) for weight in range(1, len(TERRAINS))]

    def draw(self, painter: Painter) -> None:
        """Draw a small tile of each type with its number."""
        sheet = Sheet(painter)
        for place, terrain, count in zip(self.layout.grid("stock", 3), TERRAINS[1:], self.counts(), strict=True):
            times = 40 / TILE_SIDE
            size = (TILE_SHEET[0] * times, TILE_SHEET[1] * times)
            at = (place.centerx - 20, place.centery - 23)
            sheet.picture(f"tile/{terrain}-1", *at, size, alpha=255 if count else 90)
            sheet.text(str(count), COUNT, place.right - 7, place.bottom - 12, "midright")


class Events(TablePart):
    """The Events that are still to come, and what the place says before the first."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        super().__init__(layout, sight, layout.box("event-head").union(layout.box("event")))

    def sign(self) -> Hashable:
        """Return how many are to come and whether one is in force."""
        return len(self.sight.dig.event_deck), bool(self.sight.dig.events)

    def draw(self, painter: Painter) -> None:
        """Draw the small stack beside the heading."""
        sheet, dig = Sheet(painter), self.sight.dig
        head = self.layout.box("event-head")
        for number in range(len(dig.event_deck)):
            x = head.right - 28 - number * 9
            sheet.panel("panel/card-back-event", x, head.top - 4, 20, 26)
        box = self.layout.box("event")
        if not dig.events:
            painter.paragraph(words("event-none-yet"), ASIDE, box.inflate(-40, -24), "center", middle=True)
