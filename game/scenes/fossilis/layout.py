"""Where things lie on the table of Fossilis, by the names of the objects in `levels/fossilis/table.tmx`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pygame

from game import paths
from game.model.fossilis.site import SIZE, SPOTS
from game.view.screen import Point, zones

WALL = 13
"""How high a tile is: what stands on it lies so many units farther up."""


GLACIER, TEN, TWELVE = "glacier", "ten", "twelve"
"""Where things lie otherwise: with the Glacier board, with a tenth characteristic, with two plates more."""


class Layout:
    """The places of one layout file; regular rows and blocks are given by their first and last rectangle.

    An object called `ten/trait-first` stands in for `trait-first` where "ten" is among the `variants`.
    """

    def __init__(self, file: Path, variants: Iterable[str] = ()) -> None:
        found = zones(file)
        self._zones = {name: zone for name, zone in found.items() if "/" not in name}
        for variant in variants:
            start = f"{variant}/"
            self._zones |= {name.removeprefix(start): zone for name, zone in found.items() if name.startswith(start)}
        self._grids: dict[tuple[str, int, int], tuple[pygame.FRect, ...]] = {}

    def box(self, name: str) -> pygame.FRect:
        """Return a rectangle of one's own; raises `KeyError` if the file has no such object."""
        return self._zones[name].copy()

    def point(self, name: str) -> Point:
        """Return the corner of a rectangle, or a point."""
        zone = self._zones[name]
        return zone.x, zone.y

    def grid(self, name: str, columns: int, rows: int = 1) -> tuple[pygame.FRect, ...]:
        """Return a block of equal rectangles, row by row, from `name-first` to `name-last`."""
        key = (name, columns, rows)
        if key not in self._grids:
            self._grids[key] = self._block(name, columns, rows)
        return self._grids[key]

    def _block(self, name: str, columns: int, rows: int) -> tuple[pygame.FRect, ...]:
        first, last = self._zones[f"{name}-first"], self._zones[f"{name}-last"]
        right = (last.x - first.x) / max(1, columns - 1)
        down = (last.y - first.y) / max(1, rows - 1)
        return tuple(first.move(right * column, down * row) for row in range(rows) for column in range(columns))

    def along(self, name: str, number: int, count: int) -> Point:
        """Return a point on a line: `number` of `count`, from its first to its last end."""
        line = self._zones[name]
        share = number / max(1, count - 1)
        return line.x + line.width * share, line.y + line.height * share

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
