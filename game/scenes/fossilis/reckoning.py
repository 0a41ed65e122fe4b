"""Who sits where when a game begins, and what the reckoning says when it has ended."""

from __future__ import annotations

from collections.abc import Sequence

from game.model.fossilis.box import CHARACTERISTICS
from game.model.fossilis.scoring import tally, winners
from game.model.fossilis.state import Dig
from game.scenes.ports import Kind, Row, ScoreSheet, Seat

CATEGORIES = (
    *("score", "bones", "cards", "skill-texts", "slots"),
    *(f"{kind}-{trait}" for trait in CHARACTERISTICS for kind in ("set", "majority")),
    "variety",
)
"""The categories of the final scoring, in the order in which they are read out."""


def first_person(seats: Sequence[Seat]) -> int:
    """Return the first seat that a person plays, the first of all if there is none."""
    return next((number for number, seat in enumerate(seats) if seat.kind is Kind.HUMAN), 0)


def score_sheet(dig: Dig, seats: Sequence[Seat]) -> ScoreSheet:
    """Return the final scoring of a state, of a game that goes on as if it ended now."""
    points = tally(dig)
    keys = sorted({key for row in points for key in row}, key=CATEGORIES.index)
    rows = tuple(Row(key, tuple(row.get(key, 0) for row in points)) for key in keys)
    won = winners(dig)
    totals = [sum(row.values()) for row in points]
    rival = dig.rival.seat if dig.rival else -1
    tied = rival >= 0 and totals.count(max(totals)) > 1
    return ScoreSheet(tuple(seats), rows, tuple(won), tied, over=not dig.todo)
