"""What the shell screens need from the rest of the program, without knowing how it is done."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from game.model.fossilis.box import Dinosaur
from game.shelf import SavedGame
from game.view.stage import Scene

__all__ = ["Doors", "Kind", "Library", "NewGame", "Row", "SavedGame", "ScoreSheet", "Scored", "Seat", "first_person"]


class Kind(StrEnum):
    """Who plays a seat; the names are those of the command line."""

    HUMAN = "human"
    RANDOM = "random"
    MARSH = "rival-marsh"
    COPE = "rival-cope"
    THEODORE = "theodore"
    THEODORE_EXPERT = "theodore-expert"


@dataclass(frozen=True, slots=True)
class Seat:
    """One player of a game to come."""

    kind: Kind
    name: str


def first_person(seats: Sequence[Seat]) -> int:
    """Return the first seat that a person plays, the first of all if there is none."""
    return next((number for number, seat in enumerate(seats) if seat.kind is Kind.HUMAN), 0)


@dataclass(frozen=True, slots=True)
class NewGame:
    """Everything chosen on the new-game screen; without a seed, chance picks one.

    `heads` are the head circumferences by seat in centimetres, for ties in Bone Wars; empty if nobody was measured.
    """

    seats: tuple[Seat, ...]
    switches: tuple[str, ...] = ()
    diagonal_steps: bool = False
    all_sets_six: bool = False
    seed: int | None = None
    expansions: tuple[str, ...] = ()
    species: tuple[Dinosaur, ...] = ()
    game: str = "fossilis"
    heads: tuple[int, ...] = ()


class Library(Protocol):
    """The games kept in the player's folder; every method may raise `OSError` or `ValueError` with one sentence."""

    def games(self) -> Sequence[SavedGame]:
        """Return all games, the last played first, damaged ones included."""

    def delete(self, number: int) -> None:
        """Remove a game for good."""

    def export(self, number: int, file: Path) -> None:
        """Write a game into one file."""

    def bring_in(self, file: Path) -> SavedGame:
        """Take a game from a file that `export` wrote."""


@dataclass(frozen=True, slots=True)
class Row:
    """One category of the scoring: its points for each seat, and what was multiplied to get them, if anything was.

    Rows of one `section` stand under its heading. An `open` row is not scored yet: it says what it would give now.
    A row that `repeats` is the sum of those above it. `counts` say for each seat of how many things the points come,
    `shared` that a majority is, and `worth` what a row would give to whoever had it.
    """

    category: str
    points: tuple[int, ...]
    factors: tuple[tuple[int, int], ...] = ()
    section: str = ""
    picture: str = ""
    open: bool = False
    repeats: bool = False
    counts: tuple[str, ...] = ()
    shared: bool = False
    worth: int = 0


@dataclass(frozen=True, slots=True)
class Scored:
    """A Dinosaur in a collection: its name, its characteristics by their keys, its points, and how it came there.

    `how` is a key: whole, part, drawn when an Event brought it, later when it comes from the laboratory at the end.
    """

    name: str
    traits: tuple[str, ...]
    points: int
    how: str


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The scoring: the rows in order of the rules, who won, and whether the Rival won only because of a tie.

    As long as the game is not `over` the winners are those who would win now, and `notes` say what may still change.
    `ties` are what is looked at when totals are equal, `decided` what told the winners from the others: a key.
    """

    seats: tuple[Seat, ...]
    rows: tuple[Row, ...]
    winners: tuple[int, ...]
    tied_with_rival: bool = False
    over: bool = True
    ties: tuple[Row, ...] = ()
    decided: str = ""
    notes: tuple[str, ...] = ()
    again: NewGame | None = None
    """The same game once more, for those who want to play again."""
    scored: tuple[tuple[Scored, ...], ...] = ()
    """The Dinosaurs of each seat, in games in which there are some."""

    def total(self, seat: int) -> int:
        """Return the sum of a seat's points."""
        return sum(row.points[seat] for row in self.rows if not row.repeats)


@dataclass(frozen=True, slots=True)
class Doors:
    """The ways out of the shell: a new table, an old table, and the library."""

    library: Library
    start: Callable[[NewGame], Scene]
    resume: Callable[[int], Scene]
