"""What the table of Bone Wars shows: a state, who sits where, whose mat lies in front, and what is asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from game.model.bonewars.deeds import ShelvesScored
from game.model.bonewars.state import NOBODY, VIRTUAL, Feud
from game.model.bonewars.team import TeamTurn
from game.model.turn import Choice, Decision
from game.scenes.bonewars.layout import Focus
from game.scenes.ports import Kind, Seat
from game.view.bonewars.names import Names, names_of
from game.view.bonewars.players import NEUTRAL, THEODORE, Player
from game.view.bonewars.players import SEATS as PLAYERS
from game.view.pieces import Key


class Party(NamedTuple):
    """What is left of a team turn."""

    points: int
    depth: int
    free: int


class Row(NamedTuple):
    """A card that is being published, with the kinds of bones paid for it so far."""

    card: int
    kinds: tuple[int, ...]


class Late(NamedTuple):
    """A choice that should have come earlier: so many choices are taken back, and these are made instead."""

    back: int
    plan: tuple[Choice, ...]


@dataclass(slots=True)
class Solo:
    """How far Theodore's turn has been shown: his card, the next one, the half in force, the step in work.

    `half` is 0 for the upper and 1 for the lower one; `fates` says of steps gone by `done` or `passed`.
    """

    current: int = 0
    following: int = 0
    half: int = NOBODY
    step: int = NOBODY
    fates: dict[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Scoring:
    """A scoring as it is shown: which of the two, and its lines so far."""

    when: str
    lines: tuple[ShelvesScored, ...] = ()

    def line(self, player: int, patron: int) -> ShelvesScored | None:
        """Return the line of a player and a patron, None before it has been shown."""
        return next((line for line in self.lines if (line.player, line.patron) == (player, patron)), None)


@dataclass(slots=True)
class Sight:
    """The state in sight with all that is needed to draw it.

    `feud` is what is shown: while facts are played back it is a copy on which those already shown have been done.
    `viewer` is the seat whose mat lies in front, `open_hand` whether its hand may be seen.
    """

    feud: Feud
    seats: tuple[Seat, ...]
    viewer: int
    focus: Focus = field(default_factory=Focus)
    """The focus shown."""
    due: Focus = field(default_factory=Focus)
    """The focus that what goes on asks for; the player may look at the other sheet meanwhile."""
    surplus: int = 0
    """By how many units the table is taller than in a window of the shape 16:9."""
    asked: Decision | None = None
    """What a person is asked now; nothing while something is shown or others choose."""
    open_hand: bool = True
    lifted: Key | None = None
    """The card of the hand that has been picked up: `("species", id)` and its like."""
    theodores: Party | None = None
    """What is left of Theodore's team half while it is shown."""
    solo: Solo = field(default_factory=Solo)
    rows: list[Row] = field(default_factory=list)
    """The papers of the action that is going on, in the order in which their cards were laid out."""
    gathered: list[int] = field(default_factory=list)
    """The crates whose bones are gathered for a skeleton or a set, and not paid yet."""
    late: dict[Choice, Late] = field(default_factory=dict)
    """Bones that can still be chosen though the rules have gone past them."""
    scoring: Scoring | None = None
    """The scoring that is being shown, or with which the game has ended."""
    opened: list[tuple[str, int]] = field(default_factory=list)
    """The rewards that have been taken and now ask something, the outer one first."""

    @property
    def others(self) -> list[int]:
        """The other seats in order after the one in front."""
        count = len(self.seats)
        return [(self.viewer + number) % count for number in range(1, count)]

    @property
    def people(self) -> list[int]:
        """The seats that persons play."""
        return [seat for seat, player in enumerate(self.seats) if player.kind is Kind.HUMAN]

    @property
    def names(self) -> Names:
        """The names that are used on this table."""
        return names_of(self.feud, [seat.name for seat in self.seats], self.people)

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.seats[seat].name

    def is_person(self, seat: int) -> bool:
        """Tell whether a person plays a seat."""
        return self.seats[seat].kind is Kind.HUMAN

    def player(self, owner: int) -> Player:
        """Return the colour, shape and headgear of a seat, or those of the virtual opponent."""
        if owner in (VIRTUAL, NOBODY):
            return NEUTRAL
        return THEODORE if self.feud.is_theodore(owner) else PLAYERS[owner]

    @property
    def party(self) -> Party | None:
        """What is left of the team turn that is going on, if one is."""
        for step in reversed(self.feud.todo):
            if isinstance(step, TeamTurn):
                return Party(step.points, step.depth, step.free)
        return self.theodores
