"""Where things lie on the table of Fossilis, by the names of the objects in `levels/fossilis/table.tmx`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pygame

from game import paths
from game.model.fossilis.site import SIZE, SPOTS
from game.view.layout import Layout as Places
from game.view.screen import Point, zones

WALL = 13
"""How high a tile is: what stands on it lies so many units farther up."""


class Layout(Places):
    """The places of one layout file, with the site's own."""

    def __init__(self, file: Path) -> None:
        super().__init__(zones(file))

    def space(self, space: int) -> pygame.FRect:
        """Return the rectangle of one of the 25 spaces."""
        return self.grid("space", SIZE, SIZE)[space].copy()

    def spot(self, spot: int) -> Point:
        """Return the place of one of the Rival's 20 spots, clockwise from the far left corner (R1)."""
        side, number = divmod(spot % SPOTS, SIZE)
        if side >= 2:
            number = SIZE - 1 - number
        return self.along(("spots-far", "spots-right", "spots-near", "spots-left")[side], number, SIZE)


@cache
def fossilis_layout() -> Layout:
    """Return the layout that comes with the program, read once."""
    return Layout(paths.levels_folder() / "fossilis" / "table.tmx")
