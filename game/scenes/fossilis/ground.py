"""What lies still on the table of Fossilis: wood, map, frame, pits, headings, empty places."""

from __future__ import annotations

import pygame

from game.model.fossilis.site import SIZE, SPACES
from game.scenes.fossilis.layout import Layout
from game.scenes.fossilis.mat_places import MatPlaces
from game.scenes.fossilis.sight import Sight
from game.view import theme
from game.view.names import COLUMNS
from game.view.painter import Painter
from game.view.panels import heading, slot
from game.view.text import words
from game.view.theme import Style

TITLE = Style("rye", 33, (240, 204, 120), shadow=theme.NIGHT, outline=(40, 20, 6))
NAMED = Style("fell-sc", 22, (250, 222, 160), shadow=(34, 16, 4), outline=(34, 16, 4))
NAME_IN = 20
"""How far the names of columns and rows stand in from the corner of a space, clear of the Rival's brass spots."""
PITS = 6
HEADINGS = {
    "display-head": "dinosaur-display",
    "market-head": "market",
    "skills-head": "skills",
    "pool-head": "plaster-pool",
    "event-head": "event",
    "lab-head": "laboratory",
    "bones-head": "bones",
    "fragments-head": "fragments",
    "collection-head": "collection",
    "slots-head": "skills",
    "tools-head": "tools",
}


def pit_picture(space: int) -> str:
    """Return the name of the picture of an open pit; neighbours differ."""
    return f"pit/{space * 5 % PITS + 1}"


class Ground:
    """Draws what changes only with the seat in front."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        self.layout = layout
        self.sight = sight
        self.mats = MatPlaces(layout, sight)

    def draw(self, painter: Painter) -> None:
        """Draw the ground."""
        painter.cover("surface/table")
        self._site(painter)
        self._bar(painter)
        self._leather(painter)
        self._places(painter)
        for name, key in HEADINGS.items():
            heading(painter, words(key), self.layout.box(name))

    def _bar(self, painter: Painter) -> None:
        whole = painter.screen.whole
        painter.panel("panel/wood-bar", pygame.FRect(whole.left, 0, whole.width, 54))
        title = self.layout.box("title")
        left = (title.left + 12, title.centery - 1)
        painter.text(words("game-fossilis"), TITLE, left, "midleft", title.width - 14)

    def _site(self, painter: Painter) -> None:
        survey, frame = self.layout.box("survey"), self.layout.box("frame")
        painter.picture("surface/survey", survey.topleft, survey.size)
        painter.picture("site/frame", frame.topleft)
        for space in range(SPACES):
            painter.picture(pit_picture(space), self.layout.space(space).topleft)
        self._names(painter)

    def _names(self, painter: Painter) -> None:
        """Write the letters of the columns and the numbers of the rows onto the far and the left side of the frame."""
        far, left = self.layout.box("side-far"), self.layout.box("side-left")
        for number in range(SIZE):
            column, row = self.layout.space(number), self.layout.space(number * SIZE)
            painter.text(COLUMNS[number], NAMED, (column.left + NAME_IN, far.top + NAME_IN / 2), "center")
            painter.text(str(number + 1), NAMED, (left.centerx, row.top + NAME_IN), "center")

    def _leather(self, painter: Painter) -> None:
        sight = self.sight
        painter.panel(f"panel/leather-{sight.leather(sight.viewer)}", self.layout.box("mat"))
        for seat in sight.others:
            painter.panel(f"panel/leather-{sight.leather(seat)}", self.mats.panel(seat))

    def _places(self, painter: Painter) -> None:
        layout = self.layout
        for name in ("display", "market"):
            for place in layout.grid(name, 4):
                slot(painter, place.inflate(-6, -6))
        for name, columns, rows in (("skill", 3, 3), ("bone", 4, 2), ("slot", 1, 3), ("stock", 3, 1)):
            for place in layout.grid(name, columns, rows):
                slot(painter, place)
        slot(painter, layout.box("pool"))
        slot(painter, layout.box("event").inflate(-6, -6))
        slot(painter, layout.box("own-tiles"))
