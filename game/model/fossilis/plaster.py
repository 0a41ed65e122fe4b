"""The Plaster pool: taking from it, emptying it, the next pool and the end of the game (rules 3.10)."""

from __future__ import annotations

from dataclasses import dataclass

from game.model.fossilis.facts import EndTriggered, PlasterRemoved, PlasterTaken, PoolRefilled
from game.model.fossilis.happenings import TurnUpEvent
from game.model.fossilis.scuttle import enter
from game.model.fossilis.state import Dig
from game.model.turn import Automatic, Fact


@dataclass(frozen=True, slots=True)
class RefillPool(Automatic):
    """After the Event the next pool lies on the rest of the Events: four Plaster a player (R11); then the Scorpion."""

    player: int

    def resolve(self, dig: Dig, choice: None, facts: list[Fact]) -> None:
        """Lay out the next pool."""
        dig.pool = dig.box.figures.plaster_per_player * len(dig.seats)
        facts.append(PoolRefilled(dig.pool, len(dig.event_deck)))
        enter(dig, self.player)


def take_plaster(dig: Dig, player: int, amount: int, facts: list[Fact]) -> None:
    """Take at most what lies in the pool; a shortfall is lost (R10)."""
    taken = draw_from_pool(dig, amount)
    dig.seats[player].plaster += taken
    facts.append(PlasterTaken(player, taken, dig.pool))
    trigger_if_empty(dig, player, taken, facts)


def remove_plaster(dig: Dig, player: int, amount: int, facts: list[Fact]) -> None:
    """Put Plaster from the pool into the supply (the Rival's Plaster step, R14)."""
    taken = draw_from_pool(dig, amount)
    facts.append(PlasterRemoved(player, taken, dig.pool))
    trigger_if_empty(dig, player, taken, facts)


def draw_from_pool(dig: Dig, amount: int) -> int:
    """Lower the pool and return by how much."""
    taken = min(amount, dig.pool)
    dig.pool -= taken
    dig.cube_left = dig.cube_left or taken > 0
    return taken


def trigger_if_empty(dig: Dig, player: int, taken: int, facts: list[Fact]) -> None:
    """Turn up the next Event when the last cube has gone, or set the last round after the fourth pool (R12, R13)."""
    if dig.pool or not taken:
        return
    if dig.event_deck:
        dig.todo += [RefillPool(player), TurnUpEvent(player)]
    else:
        dig.last_round = dig.round + 1
        facts.append(EndTriggered(player, dig.last_round))
