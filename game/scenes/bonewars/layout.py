"""Where things lie on the table of Bone Wars in each of its focuses, by name from `levels/bonewars/table.tmx`.

The layers of the file: `always`; `team`, `publish` and `pass` for the two sheets (`pass` holds only what differs from
`team`); `mat-team`, `mat-publish` and `mat-theodore` for the mat in front. The same name lies elsewhere in each.
"""

from __future__ import annotations

from collections import ChainMap
from functools import cache
from typing import NamedTuple

import pygame

from game import paths
from game.view.layout import Layout
from game.view.screen import layers

TEAM, PUBLISH, PASS = "team", "publish", "pass"
"""The focuses of the two sheets: the map wide, the academy wide, or the profession in the place of the shelves."""

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


@cache
def layout_of(focus: Focus) -> Layout:
    """Return the places of a focus, read once."""
    found = _layers()
    names = (focus.mat, *UPPER[focus.upper], "always")
    return Layout(ChainMap(*({**found[name]} for name in names)))


@cache
def _layers() -> dict[str, dict[str, pygame.FRect]]:
    file = paths.levels_folder() / "bonewars" / "table.tmx"
    return {name: dict(places) for name, places in layers(file).items()}
