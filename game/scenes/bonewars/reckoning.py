"""Who sits where when a game of Bone Wars begins, and what the reckoning says when it has ended."""

from __future__ import annotations

from collections.abc import Sequence

from game.model.bonewars.deeds import ShelvesScored
from game.model.bonewars.facts import ReputationGained
from game.model.bonewars.scoring import END, MIDGAME, winners
from game.model.bonewars.state import Feud
from game.model.session import Session
from game.model.turn import apply
from game.scenes.ports import Kind, Row, ScoreSheet, Seat

SHELVES = tuple(f"wars-{when}-{patron}" for when in (MIDGAME, END) for patron in range(2))


def first_person(seats: Sequence[Seat]) -> int:
    """Return the first seat that a person plays, the first of all if there is none."""
    return next((number for number, seat in enumerate(seats) if seat.kind is Kind.HUMAN), 0)


def score_sheet(session: Session[Feud], seats: Sequence[Seat]) -> ScoreSheet:
    """Return where the reputation of each seat comes from: bonuses, and both patrons in both scorings."""
    points = {name: [0] * len(seats) for name in ("wars-bonus", *SHELVES)}
    for moment in session.past:
        for fact in apply(moment.before, moment.choice)[1]:
            if isinstance(fact, ShelvesScored):
                points[f"wars-{fact.when}-{fact.patron}"][fact.player] += fact.points
            elif isinstance(fact, ReputationGained) and fact.why not in (MIDGAME, END):
                points["wars-bonus"][fact.player] += fact.amount
    rows = tuple(Row(name, tuple(here)) for name, here in points.items())
    return ScoreSheet(tuple(seats), rows, winners(session.state))
