"""Why an automa did what it did: one fact for each of its decisions, for playback, log, "why?" panel and tests."""

from __future__ import annotations

from dataclasses import dataclass

from game.model.turn import Fact


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something the automa might have chosen: what it is, and the test that rejected it (empty: it was chosen)."""

    what: tuple[str | int, ...]
    rejected_by: str = ""
    shown: tuple[int, ...] = ()
    """The figures the tests looked at, in the printed order of the tests."""


@dataclass(frozen=True, slots=True)
class Reasoned(Fact):
    """The automa decided by a rule: what was chosen (empty: nothing), and every candidate with its fate."""

    player: int
    rule: str
    reason: str
    chosen: tuple[str | int, ...]
    candidates: tuple[Candidate, ...]
