"""Boards with a player who owns Skills, for their tests."""

from game.model.fossilis.scoring import tally
from tests.fossilis.board import (
    BARE,
    mat,
    site,
    table,
)

ALL = [
    "double-purchase",
    "tool-reward",
    "diagonal-dig",
    "double-plaster",
    "five-points",
    "diagonal-extract",
    "clay-expert",
    "large-lab",
    "stone-expert",
    "free-extract",
    "cheap-plaster",
    "long-stride",
    "free-sand",
    "partial-bonus",
    "wild-fragment",
    "firm-footing",
    "perfect-bonus",
    "collector",
]
"""S1 to S18."""


def row(*cells: str, skills: str = "", energy: int = 4, seats: int = 2, **words: str):
    """A site whose middle row alone has tiles; seat 0 has the Skills."""
    dig = site(". . . . . . . . . . " + " ".join(cells) + " . . . . . . . . . .", seats)
    dig.energy = energy
    return mat(dig, 0, skills=skills, **words)


def points(dig, category: str) -> int:
    return tally(dig)[0].get(category, 0)


def pool_of(cubes: int):
    return table(mat(site(BARE), 0, skills="double-plaster"), pool=cubes, event_deck="soft-stone")
