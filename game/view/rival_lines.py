"""The Rival's turn in lines: what he decided and why, what came of it, and which test rejected the rest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.model.fossilis import facts as f
from game.model.fossilis.site import SPOTS
from game.model.turn import Fact
from game.view.log_lines import step_of
from game.view.names import Names, keys_of
from game.view.pieces import Key
from game.view.text import words

STEPS = ("movement", "digging", "plaster", "extraction", "purchase", "targeting")
"""The six steps of the Rival's turn, by the names of their signs."""

PRIORITY = "lower-priority"
COUNTED = ("more-bones-missing", "fewer-bones-visible", "lower-value", "higher-value")
"""Tests whose figure says something to a reader; it is set behind the name."""


@dataclass(slots=True)
class Decision:
    """One decision of the Rival: its step, the reason, what came of it, and the rejected candidates by test."""

    step: str
    text: str
    chosen: bool
    keys: tuple[Key, ...]
    gain: str = ""
    rejected: list[str] = field(default_factory=list)


def decisions(names: Names, turn: Iterable[Fact]) -> list[Decision]:
    """Return the decisions of a turn, as far as its facts go."""
    found: list[Decision] = []
    for fact in turn:
        if isinstance(fact, f.Reasoned):
            found.append(decided(names, fact))
        elif isinstance(fact, f.RivalDeckShuffled):
            found.append(Decision("movement", words(f"rival-reshuffles-{pile(fact)}", count=fact.count), True, ()))
        elif found and (gain := gained(fact)):
            found[-1].gain = f"{found[-1].gain} {gain}".strip()
    return found


def pile(fact: f.RivalDeckShuffled) -> str:
    """Return from which of his piles the Draw pile was made anew."""
    return "standby" if fact.from_standby else "discard"


def decided(names: Names, fact: f.Reasoned) -> Decision:
    """Return one decision with its reason and what was rejected."""
    rejected = [
        words("rejected", names=who, why=words(f"rejected-{test}", count=len(others)))
        for test, others in by_test(fact.candidates).items()
        if (who := rejects(names, others))
    ]
    chosen = bool(fact.chosen) and fact.chosen != ("plaster", 0)
    return Decision(step_of(fact.rule), names.reason(fact), chosen, keys_of(fact.chosen), "", rejected)


def by_test(candidates: Iterable[f.Candidate]) -> dict[str, list[f.Candidate]]:
    """Return the rejected candidates by the test that rejected them, the first that was looked at first.

    By his priorities a Dinosaur falls behind for two reasons, which its first figure tells apart (rulebook 6).
    """
    found: dict[str, list[f.Candidate]] = {}
    for other in candidates:
        if other.rejected_by:
            which = f"-{other.shown[0]}" if other.rejected_by == PRIORITY and other.shown else ""
            found.setdefault(other.rejected_by + which, []).append(other)
    return found


def rejects(names: Names, others: Sequence[f.Candidate]) -> str:
    """Return the names of candidates that one test rejected; spots in a row are told by the first and the last."""
    if others[0].what[0] == "spot":
        return spots_in_words(names, [int(other.what[1]) for other in others])
    return ", ".join(dict.fromkeys(named(names, other) for other in others if names.what(other.what)))


def spots_in_words(names: Names, spots: Sequence[int]) -> str:
    """Return spots in the order in which he came to them, which is clockwise; those in a row are told as one."""
    if len(spots) == 1:
        return names.spot(spots[0])
    if len(spots) == SPOTS:
        return words("spots-all")
    runs: list[list[int]] = []
    for spot in spots:
        if runs and spot == (runs[-1][-1] + 1) % SPOTS:
            runs[-1].append(spot)
        else:
            runs.append([spot])
    told = [words("spots-run", first=run[0] + 1, last=run[-1] + 1) if run[1:] else str(run[0] + 1) for run in runs]
    return words("spots-several", spots=", ".join(told))


def named(names: Names, other: f.Candidate) -> str:
    """Return a candidate's name, with the figure of the test that rejected it if that says something."""
    name = names.what(other.what)
    return f"{name} ({other.shown[-1]})" if other.rejected_by in COUNTED and other.shown else name


def gained(fact: Fact) -> str:
    """Return what a fact brought the Rival, or took from the pool, in figures."""
    if isinstance(fact, f.RivalWalked):
        return words("rival-walked", steps=fact.steps, spot=fact.to_spot + 1)
    if isinstance(fact, f.PlasterRemoved):
        return f"−{fact.amount} [plaster]"
    if isinstance(fact, f.PointsScored) and fact.points:
        return f"{fact.points:+}".replace("-", "−")
    return ""


def step_in_work(found: Sequence[Decision]) -> int:
    """Return which of the six steps was decided on last, counted from 0; -1 before the first."""
    steps = [STEPS.index(decision.step) for decision in found if decision.step in STEPS]
    return steps[-1] if steps else -1
