"""Passing: profession, coming home to a university, grant and loyalty bonus; in round 4 the endgame tile (1.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.bonewars.bonuses import reward
from game.model.bonewars.box import NOTHING
from game.model.bonewars.deeds import (
    EndgameTaken,
    GrantTaken,
    NeutralMoved,
    Passed,
    ProfessionTaken,
    TeamCameHome,
)
from game.model.bonewars.state import Feud
from game.model.bonewars.supplies import gain_loyalty, gain_money, turn_patron
from game.model.turn import Automatic, Choice, Fact


def pass_round(feud: Feud, player: int, facts: list[Fact]) -> None:
    """Pass: the steps of the end of the round follow, in round 4 only the endgame tile (F4)."""
    first = not any(seat.passed for seat in feud.seats)
    feud.seats[player].passed = True
    facts.append(Passed(player))
    if feud.final_round():
        feud.todo.append(TakeEndgame(player))
        return
    feud.todo.append(ComeHome(player))
    if first:
        feud.todo.append(MoveNeutral(player))
    feud.todo.append(ChooseProfession(player))


@dataclass(frozen=True, slots=True)
class ChooseProfession:
    """The profession marker goes to a free space in another row and another column (1.12, step 1)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the spaces it may go to."""
        return [("profession", space) for space in open_professions(feud, self.player)]

    def resolve(self, feud: Feud, choice: tuple[str, int] | None, facts: list[Fact]) -> None:
        """Move it and gain all bonuses of the space, with the old patron and the old grant (S49, F9)."""
        if choice:
            take_profession(feud, self.player, choice[1], facts)
            reward(feud, self.player, feud.box.profession_gains[choice[1]], facts)


def open_professions(feud: Feud, player: int) -> list[int]:
    """Return the spaces in another row and column that are free; without one, any that is free (S48)."""
    taken = [seat.profession for seat in feud.seats]
    here, width = feud.seats[player].profession, feud.box.columns
    free = [space for space in range(len(feud.box.profession_gains)) if space not in taken]
    apart = [space for space in free if space // width != here // width and space % width != here % width]
    return apart or free


def take_profession(feud: Feud, player: int, space: int, facts: list[Fact]) -> None:
    """Move a profession marker."""
    seat = feud.seats[player]
    facts.append(ProfessionTaken(player, seat.profession, space))
    seat.profession = space


@dataclass(frozen=True, slots=True)
class TakeEndgame:
    """In round 4 the profession marker goes to a free space of the endgame tile, for its loyalty (F4, F5)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the free spaces for this number of players."""
        return [("endgame", place) for place in open_endgame(feud)]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Place the marker and gain the loyalty."""
        take_endgame(feud, self.player, choice[1], facts)


def open_endgame(feud: Feud) -> list[int]:
    """Return the spaces of the endgame tile that are open and free."""
    taken = [seat.endgame for seat in feud.seats]
    rows = feud.box.rows.endgame
    return [place for place, row in enumerate(rows) if row.players <= feud.setup.seats and place not in taken]


def take_endgame(feud: Feud, player: int, place: int, facts: list[Fact]) -> None:
    """Put a marker on the endgame tile and gain its loyalty with the current patron."""
    seat = feud.seats[player]
    seat.endgame = place
    facts.append(EndgameTaken(player, place))
    gain_loyalty(feud, player, seat.patron, feud.box.rows.endgame[place].loyalty, facts)


@dataclass(frozen=True, slots=True)
class MoveNeutral(Automatic):
    """The first to pass moves the neutral team to the next number, from the last to the first (S51, F3, W17)."""

    player: int

    def resolve(self, feud: Feud, choice: None, facts: list[Fact]) -> None:
        """Move it, if there is one."""
        if feud.neutral != NOTHING:
            there = (feud.neutral + 1) % len(feud.box.patrons)
            facts.append(NeutralMoved(feud.neutral, there))
            feud.neutral = there


@dataclass(frozen=True, slots=True)
class ComeHome:
    """The team comes home to a free university space; patron, grant and loyalty bonus follow (1.12, steps 2-4)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the free spaces."""
        return [("university", space) for space in open_universities(feud, self.player)]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Come home there."""
        come_home(feud, self.player, choice[1], facts)


def open_universities(feud: Feud, player: int) -> list[int]:
    """Return the spaces without a team that came home this round and without the neutral team (F2)."""
    taken = [seat.university for other, seat in enumerate(feud.seats) if seat.passed and other != player]
    return [space for space in range(len(feud.box.patrons)) if space not in taken and space != feud.neutral]


def come_home(feud: Feud, player: int, university: int, facts: list[Fact]) -> None:
    """Put the team there, turn the patron tile, take the grant and the loyalty bonuses (F6, F7)."""
    seat = feud.seats[player]
    facts.append(TeamCameHome(player, seat.site, university))
    seat.site = NOTHING
    settle_at(feud, player, university, facts)
    here, figures = seat.loyalty[seat.patron], feud.box.figures
    if here < figures.track_money:
        gain_money(feud, player, 1, facts)
    if here < figures.track_loyalty:
        gain_loyalty(feud, player, seat.patron, 1, facts)


def settle_at(feud: Feud, player: int, university: int, facts: list[Fact]) -> None:
    """Put team and grant marker on a university space and turn the patron tile to its patron."""
    seat = feud.seats[player]
    seat.university = university
    turn_patron(feud, player, feud.box.patrons[university], facts)
    seat.grant = university
    facts.append(GrantTaken(player, university, feud.grants[university]))
