"""The dig site as a place: 5 x 5 spaces, directions, sides, the Rival's 20 spots and the guides.

A space is `row * 5 + column`, row 0 far, column 0 left (rules 2: FL is 0, NR is 24). A direction is 0 far, 1 right,
2 near, 3 left, and so is the side of the site that lies that way.
"""

from __future__ import annotations

SIZE = 5
SPACES = SIZE * SIZE
CENTRE = 12
DIRECTIONS = ("n", "e", "s", "w")
SIDES = ("far", "right", "near", "left")

NOWHERE = -1
"""Where a pawn is that is not placed yet, that fell into a pit and whose side is not chosen yet, or a Rival's."""
BESIDE = SPACES
"""A pawn beside the site stands at `BESIDE + side`."""

ROW_STEP = (-1, 0, 1, 0)
COLUMN_STEP = (0, 1, 0, -1)


def step(space: int, rows: int, columns: int) -> int:
    """Return the space so many rows and columns on, or NOWHERE beyond the edge."""
    row, column = space // SIZE + rows, space % SIZE + columns
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else NOWHERE


def line(space: int, direction: int) -> tuple[int, ...]:
    """Return the spaces after `space` in a direction, up to the edge."""
    found = []
    while (space := step(space, ROW_STEP[direction], COLUMN_STEP[direction])) != NOWHERE:
        found.append(space)
    return tuple(found)


LINES = tuple(tuple(line(space, direction) for direction in range(4)) for space in range(SPACES))
"""LINES[space][direction]: the spaces after it, up to the edge."""
NEXT = tuple(tuple(ray[0] if ray else NOWHERE for ray in rays) for rays in LINES)
"""NEXT[space][direction]: the neighbour, or NOWHERE beyond the edge."""
NEIGHBOURS = tuple(tuple(space for space in row if space != NOWHERE) for row in NEXT)
"""Orthogonal neighbours, clockwise from the far one."""
DIAGONALS = tuple(
    tuple(there for r, c in ((-1, 1), (1, 1), (1, -1), (-1, -1)) if (there := step(space, r, c)) != NOWHERE)
    for space in range(SPACES)
)
"""Diagonal neighbours, clockwise from the far right one."""
AROUND = tuple(near + far for near, far in zip(NEIGHBOURS, DIAGONALS, strict=True))
"""All neighbours, orthogonal ones first."""

BORDER = (0, 1, 2, 3, 4, 9, 14, 19, 24, 23, 22, 21, 20, 15, 10, 5)
"""The 16 border spaces clockwise from the far left corner."""
INNER = (6, 7, 8, 13, 18, 17, 16, 11)
"""The 8 spaces of the inner ring clockwise from its far left corner."""
DIAGONAL_LINES = tuple(
    tuple(
        there
        for rows, columns in ((-1, 1), (1, 1), (1, -1), (-1, -1))
        for far in range(1, SIZE)
        if (there := step(space, far * rows, far * columns)) != NOWHERE
    )
    for space in range(SPACES)
)
"""DIAGONAL_LINES[space]: all spaces on its diagonals."""

CORNERS = (0, 4, 24, 20)
"""The corners clockwise from the far left one: FL, FR, NR, NL."""
STONE_SPACES = (6, 8, 16, 18)
"""The four Stone spaces printed on the Site Map (U3)."""
EDGES = tuple(tuple(space for space in range(SPACES) if NEXT[space][side] == NOWHERE) for side in range(4))
"""EDGES[side]: the five spaces along that side."""

SPOTS = 20
SPOT_SPACE = (0, 1, 2, 3, 4, 4, 9, 14, 19, 24, 24, 23, 22, 21, 20, 20, 15, 10, 5, 0)
"""R1: the edge space at each of the Rival's 20 spots, clockwise from the far left corner."""
SPOT_INWARD = (2,) * 5 + (3,) * 5 + (0,) * 5 + (1,) * 5
"""R1: the direction in which the Rival pushes from each spot."""
SPOT_LINE = tuple((space, *LINES[space][way]) for space, way in zip(SPOT_SPACE, SPOT_INWARD, strict=True))
"""The whole line of five spaces in front of each spot, from its edge space inward."""

GUIDES = ("FL", "FR", "NR", "NL")
"""The four guides clockwise, so that a guide's index counts corners."""
GUIDE_SPOT = {guide: 5 * corner for corner, guide in enumerate(GUIDES)}
"""U33: the first spot clockwise from each corner."""
GUIDE_SPACES = {
    guide: BORDER[4 * corner :] + BORDER[: 4 * corner] + INNER[2 * corner :] + INNER[: 2 * corner] + (CENTRE,)
    for corner, guide in enumerate(GUIDES)
}
"""R2: all 25 spaces in the order of a guide: border, inner ring, centre."""
SKILL_RING = (0, 1, 2, 5, 8, 7, 6, 3)
GUIDE_SKILLS = {
    guide: SKILL_RING[2 * corner :] + SKILL_RING[: 2 * corner] + (4,) for corner, guide in enumerate(GUIDES)
}
"""U4: the nine Skill places in the order of a guide: eight outer ones clockwise, then the centre."""


def distance(one: int, other: int) -> int:
    """Return rows plus columns between two spaces on the empty grid (R96)."""
    return abs(one // SIZE - other // SIZE) + abs(one % SIZE - other % SIZE)
