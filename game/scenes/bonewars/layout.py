"""Where things lie on the table of Bone Wars in each of its focuses, by name from `levels/bonewars/table.tmx`.

The layers of the file: `always`; `team`, `publish` and `pass` for the two sheets (`pass` holds only what differs from
`team`); `mat-team`, `mat-publish` and `mat-theodore` for the mat in front. The same name lies elsewhere in each.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

import pygame

from game import paths
from game.view.layout import Layout
from game.view.screen import HEIGHT, Screen, layers

TEAM, PUBLISH, PASS = "team", "publish", "pass"
"""The focuses of the two sheets: the map wide, the academy wide, or the profession in the place of the shelves."""

MOST_SURPLUS = 300
"""The table grows up to the shape 4:3; a window still taller shows more of the desk above and below it."""

SHEETS, MAT = (112.0, 508.0), (626.0, 268.0)
"""From where to where the sheets and the mat reach: their upper edges and how tall they are."""

UPPER = {TEAM: ("team",), PUBLISH: ("publish",), PASS: ("pass", "team")}
"""The layers of the sheets in each focus, the first one that has a name first."""


class Focus(NamedTuple):
    """What is wide now: one of the focuses of the two sheets, and whether the mat in front is Theodore's."""

    upper: str = TEAM
    theodore: bool = False
    lower: str = ""
    """The focus of the two sheets whose mat lies below, if it is not that of the sheets shown."""

    @property
    def turned(self) -> Focus:
        """The focus in which the other sheet is wide, with the mat as it is."""
        return Focus(TEAM if self.upper == PUBLISH else PUBLISH, self.theodore, self.upper)

    @property
    def mat(self) -> str:
        """The layer of the mat in front."""
        if self.theodore:
            return "mat-theodore"
        return "mat-publish" if (self.lower or self.upper) == PUBLISH else "mat-team"


def surplus_of(screen: Screen) -> int:
    """Return by how many units the table is taller than its sheet in a window that is not as wide."""
    return max(0, min(MOST_SURPLUS, int(screen.whole.height - HEIGHT)))


@lru_cache(maxsize=64)
def layout_of(focus: Focus, surplus: int = 0) -> Layout:
    """Return the places of a focus on a table that is so much taller."""
    found = _layers()
    names = (focus.mat, *UPPER[focus.upper], "always")
    return Layout(ChainMap(*(stretched(found[name], surplus) for name in names)))


def stretched(places: Mapping[str, pygame.FRect], surplus: int) -> dict[str, pygame.FRect]:
    """Return places on a taller table: three fifths of the surplus go to the two sheets, two fifths to the mat."""
    found = {name: place.copy() for name, place in places.items()}
    for place in found.values():
        top, bottom = _lower(place.top, surplus), _lower(place.bottom, surplus)
        place.top, place.height = top, bottom - top
    return found


def _lower(y: float, surplus: int) -> float:
    """Return how low something lies on a taller table, whose upper edge is higher by half of the surplus."""
    sheets, mat = (min(1.0, max(0.0, (y - top) / tall)) for top, tall in (SHEETS, MAT))
    return y + surplus * (0.6 * sheets + 0.4 * mat - 0.5)


@cache
def _layers() -> dict[str, dict[str, pygame.FRect]]:
    file = paths.levels_folder() / "bonewars" / "table.tmx"
    return {name: dict(places) for name, places in layers(file).items()}
