"""What a seat gains and spends everywhere in the rules: points, Plaster of the supply, Energy."""

from __future__ import annotations

from game.model.fossilis.facts import EnergySpent, PlasterGained, PointsScored
from game.model.fossilis.state import Dig
from game.model.turn import Fact


def gain_points(dig: Dig, player: int, points: int, why: str, facts: list[Fact]) -> None:
    """Change a score, which never falls below 0, for the reason with the key `why`."""
    seat = dig.seats[player]
    change = max(points, -seat.score)
    seat.score += change
    facts.append(PointsScored(player, change, why))


def gain_plaster(dig: Dig, player: int, amount: int, facts: list[Fact]) -> None:
    """Take Plaster from the supply, which never empties the pool (R11)."""
    dig.seats[player].plaster += amount
    facts.append(PlasterGained(player, amount))


def spend_energy(dig: Dig, player: int, amount: int, facts: list[Fact]) -> None:
    """Spend Energy of this turn; a free action says nothing."""
    if amount:
        dig.energy -= amount
        facts.append(EnergySpent(player, amount, dig.energy))
