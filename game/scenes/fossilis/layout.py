"""Where things lie on the table of Fossilis, by the names of the objects in `levels/fossilis/table.tmx`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pygame

from game import paths
from game.model.fossilis.site import SIZE, SPOTS
from game.view.layout import Layout as Places
from game.view.layout import varied
from game.view.screen import Point, zones

WALL = 13
"""How high a tile is: what stands on it lies so many units farther up."""


GLACIER, TEN, TWELVE = "glacier", "ten", "twelve"
"""Where things lie otherwise: with the Glacier board, with a tenth characteristic, with two plates more."""


class Layout(Places):
    """The places of one layout file, with the site's own.

    An object called `ten/trait-first` stands in for `trait-first` where "ten" is among the `variants`.
    """

    def __init__(self, file: Path, variants: Iterable[str] = ()) -> None:
        super().__init__(varied(zones(file), variants))

    def space(self, space: int) -> pygame.FRect:
        """Return the rectangle of one of the 25 spaces."""
        return self.grid("space", SIZE, SIZE)[space].copy()

    def spot(self, spot: int) -> Point:
        """Return the place of one of the Rival's 20 spots, clockwise from the far left corner (R1)."""
        side, number = divmod(spot % SPOTS, SIZE)
        if side >= 2:
            number = SIZE - 1 - number
        return self.along(("spots-far", "spots-right", "spots-near", "spots-left")[side], number, SIZE)


def variants_of(expansions: Iterable[str]) -> tuple[str, ...]:
    """Return which places differ in a game with these expansions."""
    wanted = {
        GLACIER: ("ice-age",),
        TEN: ("ice-age", "ice-age-simple"),
        TWELVE: ("scorpion", "caution-tape"),
    }
    played = set(expansions)
    return tuple(variant for variant, names in wanted.items() if played & set(names))


def fossilis_layout(expansions: Iterable[str] = ()) -> Layout:
    """Return the layout that comes with the program, as it is with some expansions."""
    return _read(variants_of(expansions))


@cache
def _read(variants: tuple[str, ...]) -> Layout:
    return Layout(paths.levels_folder() / "fossilis" / "table.tmx", variants)
