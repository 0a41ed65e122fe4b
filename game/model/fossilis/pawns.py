"""Pawns: moving, riding, falling, standing beside the site and climbing (rules 3.3 and 3.5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.model.fossilis import scorpion
from game.model.fossilis.facts import (
    PawnClimbed,
    PawnDisplaced,
    PawnFellIn,
    PawnFellOff,
    PawnMoved,
    PawnPlaced,
    PawnRode,
    PawnStoodBeside,
)
from game.model.fossilis.site import AROUND, BESIDE, CENTRE, CORNERS, EDGES, NEIGHBOURS, NEXT, NOWHERE, SPACES
from game.model.fossilis.state import Dig
from game.model.turn import Choice, Fact

STEPS_OF_A_MOVE = 2


@dataclass(frozen=True, slots=True)
class PlaceOnCorner:
    """In turn order each player puts his pawn on a free corner; a fifth takes the centre (rules 2, U7)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return the free corners, or the centre when there is none."""
        free = [corner for corner in sorted(CORNERS) if dig.pawn_on(corner) == NOWHERE]
        return [("corner", corner) for corner in free or [CENTRE]]

    def resolve(self, dig: Dig, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Put the pawn there."""
        dig.seats[self.player].place = choice[1]
        facts.append(PawnPlaced(self.player, choice[1]))


@dataclass(frozen=True, slots=True)
class ChooseSide:
    """A pawn that fell into a pit stands beside a side of its owner's choice (3.5, R21)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return the four sides."""
        return [("side", side) for side in range(4)]

    def resolve(self, dig: Dig, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Stand beside that side."""
        stand_beside(dig, self.player, choice[1], facts)


def stand_beside(dig: Dig, player: int, side: int, facts: list[Fact]) -> None:
    """Put a pawn beside a side of the site."""
    seat = dig.seats[player]
    facts.append(PawnStoodBeside(player, seat.place, side))
    seat.place = BESIDE + side


def reachable(dig: Dig, start: int, most: int) -> dict[int, int]:
    """Return each space that a pawn reaches in at most so many steps, with the space before it (3.3, R95)."""
    lower = dig.lower
    links = AROUND if dig.setup.diagonal_steps else NEIGHBOURS
    busy = [seat.place for seat in dig.seats]
    if dig.scorpion:
        busy.append(dig.scorpion.space)
    before: dict[int, int] = {}
    edge = [start]
    for _ in range(most):
        further = []
        for here in edge:
            for there in links[here]:
                if lower[there] and there not in before and there not in busy:
                    before[there] = here
                    further.append(there)
        edge = further
    return before


def move(dig: Dig, player: int, target: int, most: int, facts: list[Fact]) -> None:
    """Walk the shortest way to a space within reach."""
    seat = dig.seats[player]
    before = reachable(dig, seat.place, most)
    path = [target]
    while (here := before[path[-1]]) != seat.place:
        path.append(here)
    facts.append(PawnMoved(player, seat.place, tuple(reversed(path))))
    seat.place = target


def ride(dig: Dig, here: int, way: int, slide: int, facts: list[Fact]) -> None:
    """Let a pawn ride on the tile that slid away under it, off the site too (R19, R20)."""
    scorpion.ride(dig, here, way, slide, facts)
    rider = dig.pawn_on(here)
    if rider == NOWHERE:
        return
    there = NEXT[here][way]
    if there == NOWHERE:
        fall_off(dig, rider, way, facts)
        return
    dig.seats[rider].place = there
    facts.append(PawnRode(rider, here, there, slide))


def fall_off(dig: Dig, player: int, side: int, facts: list[Fact]) -> None:
    """Put a pawn that left the site beside the side over which it left (R20)."""
    seat = dig.seats[player]
    facts.append(PawnFellOff(player, seat.place, side))
    seat.place = BESIDE + side


def displace(dig: Dig, here: int, way: int, facts: list[Fact]) -> None:
    """Move whoever stands on `here` one space on, pawn and Scorpion together, a pawn already there first (U12, R86)."""
    player, there, together = dig.pawn_on(here), NEXT[here][way], scorpion.here(dig, here)
    if player == NOWHERE and not together:
        return
    if player != NOWHERE and there != NOWHERE and dig.pawn_on(there) != NOWHERE:
        displace(dig, there, way, facts)
    meets = there != NOWHERE and scorpion.here(dig, there)
    if together:
        scorpion.displace(dig, there, way, facts)
    if player == NOWHERE:
        return
    if there == NOWHERE:
        fall_off(dig, player, way, facts)
    elif not dig.lower[there]:
        fall_in(dig, player, there, facts)
    else:
        dig.seats[player].place = there
        facts.append(PawnDisplaced(player, here, there))
        if meets:
            scorpion.sting(dig, player, there, facts)


def fall_in(dig: Dig, player: int, pit: int, facts: list[Fact]) -> None:
    """Let a pawn fall into an open pit; its owner chooses the side to stand beside (R21)."""
    facts.append(PawnFellIn(player, dig.seats[player].place, pit))
    dig.seats[player].place = NOWHERE
    dig.todo.append(ChooseSide(player))


def free_tiles(dig: Dig, spaces: Iterable[int]) -> list[int]:
    """Return those of the spaces that have a tile on which nobody stands (R68)."""
    return [space for space in spaces if dig.lower[space] and dig.vacant(space)]


def climbable(dig: Dig, side: int) -> list[int]:
    """Return the spaces onto which a pawn beside a side may climb (R22)."""
    found = free_tiles(dig, EDGES[side])
    if found or any(free_tiles(dig, edge) for edge in EDGES):
        return found
    sand_left = any(dig.box.weight[tile] == 1 for tile in dig.tile_discard)
    return [] if sand_left else free_tiles(dig, range(SPACES))


def other_sides(dig: Dig, side: int, with_sand: bool) -> list[int]:
    """Return the sides to which a pawn may change for free: only when its own has no free tile (R89).

    There it climbs onto a free tile or, `with_sand` to place, lays one first; a side that offers neither is no goal.
    """
    if free_tiles(dig, EDGES[side]):
        return []
    return [other for other in range(4) if other != side and (with_sand or free_tiles(dig, EDGES[other]))]


def climb(dig: Dig, player: int, space: int, facts: list[Fact]) -> None:
    """Climb from beside the site onto a space."""
    seat = dig.seats[player]
    facts.append(PawnClimbed(player, seat.place - BESIDE, space))
    seat.place = space
