"""Where things lie on a table, by the names of the objects in its layout file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pygame

from game.view.screen import Point


class Layout:
    """The places of a table; regular rows and blocks are given by their first and last rectangle."""

    def __init__(self, places: Mapping[str, pygame.FRect]) -> None:
        self._zones = places
        self._grids: dict[tuple[str, int, int], tuple[pygame.FRect, ...]] = {}

    def has(self, name: str) -> bool:
        """Tell whether there is a place of a name."""
        return name in self._zones

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


def varied(places: Mapping[str, pygame.FRect], variants: Iterable[str]) -> dict[str, pygame.FRect]:
    """Return the places as they are with some variants: one called `ten/name` stands in for `name` with "ten"."""
    found = {name: zone for name, zone in places.items() if "/" not in name}
    for variant in variants:
        start = f"{variant}/"
        found |= {name.removeprefix(start): zone for name, zone in places.items() if name.startswith(start)}
    return found
