"""The one door into the rules: what may be chosen now, and what becomes of a choice.

A state holds a stack of steps that wait (`todo`, last is next). A step without options runs by itself, a step with one
option resolves itself unless it `waits`; every other step is a decision of its player.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, Self, TypeVar

Choice = tuple[str | int, ...]
"""A choice is named by value, `("dig", 12, "n")`, never by its position in a menu."""

T = TypeVar("T")
MASK = (1 << 64) - 1


class Chance(Protocol):
    """Whatever holds the state of a random source."""

    rng: int


@dataclass(slots=True)
class Rng:
    """A random source of its own, for computer players and searches."""

    rng: int


def draw(source: Chance) -> int:
    """Return the next 64 random bits of splitmix64 and advance the source."""
    source.rng = z = (source.rng + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(source: Chance, bound: int) -> int:
    """Return a random number from 0 to `bound` - 1 (the bias is below 2**-56 for any deck of ours)."""
    return (draw(source) * bound) >> 64


def shuffle(source: Chance, items: list[T]) -> None:
    """Shuffle `items` in place (Fisher-Yates)."""
    for last in range(len(items) - 1, 0, -1):
        other = below(source, last + 1)
        items[last], items[other] = items[other], items[last]


class Fact:
    """Something that happened, in the past tense, with enough in it to animate it without reading the state."""

    __slots__ = ()
    shows: ClassVar[str] = ""
    """Why undo must stop here: the key of a reason, empty if nothing hidden was shown."""


class Step(Protocol):
    """Something that waits on `state.todo`: a frozen dataclass of ids, one paragraph of a rulebook."""

    waits: ClassVar[bool]
    """True when the player confirms even a single option, so that undo stays possible before it."""

    @property
    def player(self) -> int:
        """The seat that chooses."""

    def options(self, state: Any, /) -> Sequence[Choice]:
        """Return what may be chosen; empty when the step runs by itself."""

    def resolve(self, state: Any, choice: Any, facts: list[Fact], /) -> None:
        """Carry out `choice` (None when there was nothing to choose) on a state whose `todo` no longer holds this."""


class Automatic:
    """The part common to steps that ask nobody: they have no options and run by themselves."""

    __slots__ = ()
    waits: ClassVar[bool] = False

    def options(self, state: Any, /) -> Sequence[Choice]:
        """Return nothing to choose."""
        return ()


class State(Protocol):
    """What the turn machine needs to know of a game's state."""

    rng: int
    todo: list[Step]

    def clone(self) -> Self:
        """Return an independent copy."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What the rules are waiting for: `player` picks one of `options`."""

    player: int
    step: Step
    options: tuple[Choice, ...]


S = TypeVar("S", bound=State)


def decision(state: State) -> Decision | None:
    """Return what the rules wait for, or None when the game is over."""
    if not state.todo:
        return None
    step = state.todo[-1]
    return Decision(step.player, step, tuple(step.options(state)))


def apply(state: S, choice: Choice) -> tuple[S, list[Fact]]:
    """Return the state after `choice` and what happened; the given state stays as it was.

    Raises ValueError naming the choice and the step when the choice is not legal.
    """
    asked = decision(state)
    if asked is None:
        raise ValueError(f"{choice!r}: the game is over")
    if choice not in asked.options:
        raise ValueError(f"{choice!r} is not among the choices of {type(asked.step).__name__}")
    after, facts = state.clone(), list[Fact]()
    play(after, choice, facts)
    return after, facts


def play(state: State, choice: Choice, facts: list[Fact]) -> Decision | None:
    """Carry out a legal `choice` in place and return the decision that follows (None: the game is over)."""
    state.todo.pop().resolve(state, choice, facts)
    return settle(state, facts)


def amid(before: S, choice: Choice, told: int) -> S:
    """Return the state in the middle of what a legal `choice` led to: after the step that told fact number `told`."""
    state, facts = before.clone(), list[Fact]()
    state.todo.pop().resolve(state, choice, facts)
    while len(facts) < told and state.todo:
        step = state.todo[-1]
        options = step.options(state)
        if len(options) > 1 or (options and step.waits):
            break
        state.todo.pop()
        step.resolve(state, options[0] if options else None, facts)
    return state


def settle(state: State, facts: list[Fact]) -> Decision | None:
    """Run every step that asks nobody, and return the decision the rules then wait for."""
    todo = state.todo
    while todo:
        step = todo[-1]
        options = step.options(state)
        if len(options) > 1 or (options and step.waits):
            return Decision(step.player, step, tuple(options))
        todo.pop()
        step.resolve(state, options[0] if options else None, facts)
    return None
