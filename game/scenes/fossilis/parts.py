"""What the parts of the table have in common."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.scenes.fossilis.layout import Layout
from game.scenes.fossilis.mat_places import MatPlaces
from game.scenes.fossilis.sight import Sight
from game.view.painter import Painter
from game.view.sheet import Sheet


class TablePart:
    """A part of the table in one box; it knows the places of the table and what is in sight."""

    def __init__(self, layout: Layout, sight: Sight, box: pygame.FRect) -> None:
        self.layout = layout
        self.sight = sight
        self.mats = MatPlaces(layout, sight)
        self.box = box

    def sign(self) -> Hashable:
        """Return something that is equal as long as the part would look the same."""
        raise NotImplementedError

    def draw(self, painter: Painter) -> None:
        """Draw the part."""
        raise NotImplementedError

    def sheet(self, painter: Painter) -> Sheet:
        """Return a sheet whose corner is that of the table, for what takes units of the table."""
        return Sheet(painter)
