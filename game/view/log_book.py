"""A game in lines, choice by choice, whatever the game: what the drawer shows and undo strikes out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Protocol

from game.model.turn import Fact
from game.view.pieces import Key


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: its text, a small picture, what it cost or brought, and the sprites it speaks of."""

    text: str
    icon: str = ""
    keys: tuple[Key, ...] = ()
    aside: str = ""
    heading: bool = False
    reason: bool = False
    """Whether it says why an automa does something, and not what happened."""
    told: int = field(default=0, compare=False)
    """How many facts of its choice had happened when all that it says had happened."""


def at(told: int, lines: Iterable[Line]) -> list[Line]:
    """Return lines that tell what had happened after so many facts of a choice."""
    return [replace(line, told=told) for line in lines]


class Scribe(Protocol):
    """Tells facts in lines; a price is kept until the line comes to which it belongs."""

    price: str

    def lines(self, facts: Iterable[Fact]) -> list[Line]:
        """Return the lines for what happened after one choice."""


@dataclass(slots=True)
class Chapter:
    """The lines of one choice, and the price that still waits for its line after it."""

    lines: list[Line]
    price: str


class LogBook:
    """The lines of a game; undo takes the last chapter away. `scribe` returns one to whom a price is still owed."""

    def __init__(self, scribe: Callable[[str], Scribe]) -> None:
        self.chapters: list[Chapter] = []
        self._scribe = scribe
        self._before = 0
        """How many chapters tell what happened before the first choice."""

    def preface(self, facts: Iterable[Fact]) -> None:
        """Write down what happened before the first choice."""
        self.tell(facts)
        self._before += 1

    def tell(self, facts: Iterable[Fact]) -> None:
        """Write down what a choice led to."""
        scribe = self._scribe(self.chapters[-1].price if self.chapters else "")
        self.chapters.append(Chapter(scribe.lines(facts), scribe.price))

    def take_back(self) -> None:
        """Strike out what the last choice led to."""
        self.chapters.pop()

    def lines(self) -> list[Line]:
        """Return all lines from the beginning."""
        return [line for chapter in self.chapters for line in chapter.lines]

    def moments(self) -> list[tuple[int, int]]:
        """Return the moment of each line: the number of its choice, and how many facts of that had happened.

        What happened before the first choice has a number below 0.
        """
        numbered = enumerate(self.chapters, -self._before)
        return [(number, line.told) for number, chapter in numbered for line in chapter.lines]
