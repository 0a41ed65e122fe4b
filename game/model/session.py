"""A game in progress: its history, undo and redo."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from game.model.turn import Choice, Decision, Fact, State, apply, decision

S = TypeVar("S", bound=State)
CHANCE = "chance"
"""The reason why undo stops where the random source was asked and no fact names a better one."""


@dataclass(slots=True)
class Moment(Generic[S]):
    """A choice that was made: the state before it, and why it cannot be taken back (empty: it can)."""

    before: S
    choice: Choice
    shows: str


@dataclass(slots=True)
class Session(Generic[S]):
    """Plays choices on `state`, keeps what was, and takes back what may be taken back."""

    state: S
    past: list[Moment[S]] = field(default_factory=list)
    future: list[Choice] = field(default_factory=list)

    def decision(self) -> Decision | None:
        """Return what the rules wait for."""
        return decision(self.state)

    def choose(self, choice: Choice) -> list[Fact]:
        """Carry out `choice`, forget what could be redone, and return what happened. Raises ValueError if illegal."""
        facts = self.advance(choice)
        self.future.clear()
        return facts

    def advance(self, choice: Choice) -> list[Fact]:
        """Carry out `choice` and keep the state before it."""
        after, facts = apply(self.state, choice)
        self.past.append(Moment(self.state, choice, reason(self.state, after, facts)))
        self.state = after
        return facts

    def why_no_undo(self) -> str:
        """Return the key of the reason why the last choice stays, `start` at the beginning, empty if it can go."""
        return self.past[-1].shows if self.past else "start"

    def undo(self) -> None:
        """Take back the last choice. Raises ValueError with the reason when it must stay."""
        if why := self.why_no_undo():
            raise ValueError(f"the last choice cannot be taken back: {why}")
        moment = self.past.pop()
        self.state = moment.before
        self.future.append(moment.choice)

    def redo(self) -> list[Fact]:
        """Make the choice that was taken back last once more. Raises ValueError when there is none."""
        if not self.future:
            raise ValueError("nothing was taken back")
        return self.advance(self.future.pop())


def reason(before: State, after: State, facts: list[Fact]) -> str:
    """Return why a choice cannot be taken back: something hidden was shown, or chance spoke."""
    shown = next((fact.shows for fact in facts if fact.shows), "")
    return shown or (CHANCE if before.rng != after.rng else "")
