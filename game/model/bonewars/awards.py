"""Claiming an award for what lies in the archive (1.10, action 3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.model.bonewars import archive
from game.model.bonewars.bonuses import RoundBonus, SplitLoyalty
from game.model.bonewars.box import Space
from game.model.bonewars.deeds import AwardClaimed
from game.model.bonewars.state import Feud
from game.model.bonewars.supplies import gain_loyalty
from game.model.turn import Choice, Fact


def spaces(feud: Feud) -> Iterator[tuple[int, int, int, Space]]:
    """Return every award space as (tile, space from the top, number among the claims, what it says)."""
    number = 0
    for tile, award in enumerate(feud.awards):
        for place, space in enumerate(feud.box.award_spaces[award]):
            yield tile, place, number, space
            number += 1


def tiles_of(feud: Feud, player: int) -> set[int]:
    """Return the award tiles that already hold a marker of a player."""
    return {tile for tile, _, number, _ in spaces(feud) if player in feud.claims[number]}


def claimable(feud: Feud, player: int, notion: str) -> list[Choice]:
    """Return the free spaces whose need is met, none on a tile with a marker of the player (D1, Lucas: D4)."""
    if not any(feud.seats[player].archive):
        return []
    used = tiles_of(feud, player)
    return [
        ("award", tile, place)
        for tile, place, number, space in spaces(feud)
        if tile not in used
        and (not feud.claims[number] or notion == "occupied")
        and not archive.lack(feud, player, space)
    ]


def can_claim(feud: Feud, player: int, notion: str) -> bool:
    """Tell whether a player meets an award that he may claim."""
    return bool(claimable(feud, player, notion))


@dataclass(frozen=True, slots=True)
class Claim:
    """An award marker goes on one space; its loyalty comes at once, then the round bonus (S39)."""

    player: int
    notion: str
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the spaces that may be claimed."""
        return claimable(feud, self.player, self.notion)

    def resolve(self, feud: Feud, choice: tuple[str, int, int], facts: list[Fact]) -> None:
        """Place the marker and take loyalty and round bonus (Cope: of choice, Lakes: split)."""
        loyalty = claim(feud, self.player, choice[1], choice[2], facts)
        feud.todo.append(RoundBonus(self.player, self.notion == "any-round"))
        if self.notion == "split":
            feud.todo.append(SplitLoyalty(self.player, loyalty))
        else:
            gain_loyalty(feud, self.player, feud.seats[self.player].patron, loyalty, facts)


def claim(feud: Feud, player: int, tile: int, place: int, facts: list[Fact]) -> int:
    """Put a player's marker on an award space and return its loyalty."""
    number, space = next((number, space) for on, at, number, space in spaces(feud) if (on, at) == (tile, place))
    feud.claims[number] += (player,)
    facts.append(AwardClaimed(player, tile, place))
    return space.loyalty
