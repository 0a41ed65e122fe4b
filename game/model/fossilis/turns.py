"""The course of the game: turns, rounds, the standstill, the last rounds and the end (rules 3, R7, R13, R14)."""

from __future__ import annotations

from dataclasses import dataclass

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.caution_tape import remove_tape
from game.model.fossilis.facts import GameEnded, TurnBegan, TurnEnded
from game.model.fossilis.plaster import remove_plaster
from game.model.fossilis.rival import rival_turn
from game.model.fossilis.scoring import ScoreLaboratory, totals, winners
from game.model.fossilis.scorpion import energy_lost
from game.model.fossilis.scuttle import PlaceScorpion, come_back
from game.model.fossilis.state import ACTIONS, Dig
from game.model.turn import Automatic, Fact, Step

STILL_ROUNDS = 3


@dataclass(frozen=True, slots=True)
class BeginTurn(Automatic):
    """A turn begins with 4 Energy, less what Snakebite and a Sting take (R7), and with the new Tools ready (R34)."""

    player: int

    def resolve(self, dig: Dig, choice: None, facts: list[Fact]) -> None:
        """Set the turn up."""
        seat = dig.seats[self.player]
        dig.active, dig.stage = self.player, ACTIONS
        dig.purchases = dig.claims = 0
        dig.once = ()
        dig.todo.append(EndTurn(self.player))
        if dig.is_rival(self.player):
            dig.energy = 0
            dig.todo += reversed(rival_turn(self.player))
        else:
            dig.energy = max(0, dig.box.figures.energy - seat.weary - energy_lost(dig, self.player))
            dig.todo.append(TakeTurn(self.player))
        seat.weary = 0
        seat.tools += seat.fresh
        seat.fresh = []
        facts.append(TurnBegan(self.player, dig.round, dig.energy))
        remove_tape(dig, self.player, facts)


@dataclass(frozen=True, slots=True)
class EndTurn(Automatic):
    """A turn ends; after the player right of the start player the round does."""

    player: int

    def resolve(self, dig: Dig, choice: None, facts: list[Fact]) -> None:
        """Go on to the next turn, the next round or the end."""
        if come_back(dig, self.player):
            dig.todo += [self, PlaceScorpion(self.player, entering=False)]
            return
        facts.append(TurnEnded(self.player))
        following = (self.player + 1) % len(dig.seats)
        if following != dig.start:
            dig.todo.append(BeginTurn(following))
        elif dig.round == dig.last_round:
            dig.todo += last_steps(dig)
        else:
            dig.todo.append(BeginTurn(following))
            end_round(dig, facts)
            dig.round += 1


def end_round(dig: Dig, facts: list[Fact]) -> None:
    """After three rounds in which no cube left the pool, one leaves it at the end of each further one (R14)."""
    dig.still_rounds = 0 if dig.cube_left else dig.still_rounds + 1
    if dig.still_rounds > STILL_ROUNDS and dig.pool:
        remove_plaster(dig, dig.start, 1, facts)
    dig.cube_left = False


def last_steps(dig: Dig) -> list[Step]:
    """Return what is left when the last turn has ended: each laboratory from the start player on, then the end."""
    return [EndGame(dig.start), *(ScoreLaboratory(player) for player in reversed(dig.in_order(dig.start)))]


@dataclass(frozen=True, slots=True)
class EndGame(Automatic):
    """The highest total wins."""

    player: int

    def resolve(self, dig: Dig, choice: None, facts: list[Fact]) -> None:
        """Remove the last tapes, announce totals and winners."""
        for player in range(len(dig.tapes)):
            remove_tape(dig, player, facts)
        facts.append(GameEnded(totals(dig), winners(dig)))
