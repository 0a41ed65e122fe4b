"""Boards with the Scorpion on them, for its tests."""

from game.model.fossilis.state import Dig
from tests.fossilis.board import (
    FLAT,
    drawn,
    site,
    table,
)
from tests.fossilis.rival_side import (
    with_any_tiles,
)

SCORPION = ("scorpion",)
STRAIGHT, DIAGONAL, ADJACENT, SAND, CLAY, STONE = 1, 3, 5, 6, 7, 8
"""One token of each pattern, by its number in the box."""
FULL = "x " * 24
"""All spaces but the last one; with the cell of the last one a site of single tiles."""
MIDDLE = ". . . . .  . . . . .  {}  . . . . .  . . . . ."


def creature(drawing: str = FLAT, **more) -> Dig:
    """A site of the Scorpion expansion."""
    return site(with_any_tiles(drawing), expansions=SCORPION, **more)


def row(cells: str, **more) -> Dig:
    """A site whose middle row alone has tiles; its spaces are 10 to 14."""
    return creature(MIDDLE.format(cells), **more)


def middle(dig: Dig) -> str:
    return drawn(dig).splitlines()[2]


def first_pool(drawing: str = FLAT, event_deck: str = "soft-stone", **more) -> Dig:
    """One cube is left in the first pool."""
    dig = table(creature(drawing, **more), pool=1, event_deck=f"soft-stone soft-stone {event_deck}")
    return table(dig, market="chisel shovel rib hip")
