"""Digging: how tiles slide, push, drop and leave the site, and what rides on them (rules 3.4)."""

from __future__ import annotations

from game.model.fossilis.caution_tape import taped_spaces
from game.model.fossilis.facts import PawnFellIn, PitCovered, PitOpened, TileLeft, TileSlid
from game.model.fossilis.facts_expansions import ScorpionFellIn
from game.model.fossilis.ice_age import take_out_crystals
from game.model.fossilis.pawns import displace, ride
from game.model.fossilis.site import LINES, NEXT, NOWHERE, SPACES
from game.model.fossilis.state import Dig
from game.model.turn import Fact

OFF = -1
BLOCKED = -2
WAYS = tuple(tuple(enumerate(lines)) for lines in LINES)
"""WAYS[space]: each direction with the spaces that lie that way."""


def end_of_slide(dig: Dig, space: int, way: int, weight: int) -> int:
    """Return where the front tile of a slide comes to rest, OFF beyond the edge, or BLOCKED (3.4, steps 1-4).

    `weight` is the weight of the dug tile; only tiles that are pushed are compared with it (R17).
    """
    upper, weights = dig.upper, dig.box.weight
    if upper[space]:
        for there in LINES[space][way]:
            if not upper[there]:
                return there
            if weights[upper[there]] > weight:
                return BLOCKED
        return OFF
    lower = dig.lower
    for there in LINES[space][way]:
        if not lower[there]:
            return there
        if upper[there] or weights[lower[there]] > weight:
            return BLOCKED
    return OFF


def forbidden_by(dig: Dig, player: int, space: int, way: int, whole: bool = False) -> str:
    """Return what forbids a push that weight and stacks allow, as the key of a reason; empty if nothing does.

    A push may not put another's pawn with firm footing off the site or into a pit (S16, "firm-footing"), nor disturb
    a pit under Caution Tape (R18, R81, "caution-tape"). `whole` asks for the push of whole spaces (R41).
    """
    # All that a push moves lies in its line.
    line = (space, *LINES[space][way])
    guarded = [pawn for pawn in guarded_pawns(dig, player) if dig.seats[pawn].place in line]
    taped = [pit for pit in taped_spaces(dig) if pit in line]
    if not guarded and not taped:
        return ""
    trial, facts = dig.clone(), list[Fact]()
    (push_spaces if whole else push)(trial, space, way, player, facts)
    if not all(0 <= trial.seats[pawn].place < SPACES for pawn in guarded):
        return "firm-footing"
    fallen = [fact.pit for fact in facts if isinstance(fact, PawnFellIn | ScorpionFellIn)]
    return "caution-tape" if any(trial.lower[pit] or pit in fallen for pit in taped) else ""


def permitted(dig: Dig, player: int, space: int, way: int, whole: bool = False) -> bool:
    """Tell whether nothing forbids a push that weight and stacks allow."""
    return not forbidden_by(dig, player, space, way, whole)


def guarded_pawns(dig: Dig, player: int) -> list[int]:
    """Return the other seats whose pawns stand on the site with firm footing (S16)."""
    firm = dig.box.skill_ids.get("firm-footing", 0)
    return [
        number
        for number, seat in enumerate(dig.seats)
        if firm in seat.skills and number != player and seat.place < SPACES and not dig.is_rival(number)
    ]


def watched(dig: Dig, player: int) -> bool:
    """Tell whether a push of this player might be forbidden, so that each one needs a closer look."""
    return bool(taped_spaces(dig) or guarded_pawns(dig, player))


def ways_to_push(dig: Dig, player: int, space: int, weight: int, closely: bool) -> list[int]:
    """Return the directions in which a player may slide the top tile of a space; `closely` when he is watched."""
    ways = unblocked_ways(dig, space, weight)
    return [way for way in ways if permitted(dig, player, space, way)] if closely else ways


def unblocked_ways(dig: Dig, space: int, weight: int) -> list[int]:
    """Return the directions in which `end_of_slide` is not BLOCKED; one look at all four, since every turn asks it."""
    upper, weights, ways = dig.upper, dig.box.weight, []
    above = upper[space]
    tiles = upper if above else dig.lower
    for way, line in WAYS[space]:
        for there in line:
            tile = tiles[there]
            if not tile:
                ways.append(way)
                break
            if weights[tile] > weight or (upper[there] and not above):
                break
        else:
            ways.append(way)
    return ways


def may_push(dig: Dig, player: int, space: int, way: int, weight: int) -> bool:
    """Tell whether a player may slide the top tile of a space that way."""
    return end_of_slide(dig, space, way, weight) != BLOCKED and permitted(dig, player, space, way)


def push(dig: Dig, space: int, way: int, gatherer: int, facts: list[Fact]) -> None:
    """Slide the top tile of `space` with all it pushes; tiles that leave go to `gatherer` (NOWHERE: discarded)."""
    level = 2 if dig.upper[space] else 1
    tiles = dig.upper if level == 2 else dig.lower
    chain = [space]
    for there in LINES[space][way]:
        if not tiles[there]:
            break
        chain.append(there)
    front = NEXT[chain[-1]][way]
    if level == 2 and front != NOWHERE and dig.lower[front]:
        displace(dig, front, way, facts)
    for number, here in enumerate(reversed(chain)):
        carry(dig, here, level, way, gatherer, number, facts)
        ride(dig, here, way, number, facts)
    if front != NOWHERE and not (level == 2 and dig.upper[front]):
        facts.append(PitCovered(front))
    if level == 1:
        open_pit(dig, space, facts)


def carry(dig: Dig, here: int, level: int, way: int, gatherer: int, number: int, facts: list[Fact]) -> None:
    """Move one tile one space: onto the next space, down into a gap, or off the site."""
    tiles = dig.upper if level == 2 else dig.lower
    tile, tiles[here] = tiles[here], 0
    there = NEXT[here][way]
    if there == NOWHERE:
        facts.append(TileLeft(tile, here, level, way, gatherer, number))
        (dig.tile_discard if gatherer == NOWHERE else dig.seats[gatherer].tiles).append(tile)
        return
    lands = 2 if level == 2 and dig.lower[there] else 1
    (dig.upper if lands == 2 else dig.lower)[there] = tile
    facts.append(TileSlid(tile, here, level, there, lands, number))


def push_spaces(dig: Dig, space: int, way: int, gatherer: int, facts: list[Fact]) -> None:
    """Move the run of covered spaces from `space` on, whole stacks with all on them, into the first gap (R41)."""
    chain = covered_run(dig, space, way)
    front = NEXT[chain[-1]][way]
    for number, here in enumerate(reversed(chain)):
        carry(dig, here, 1, way, gatherer, number, facts)
        if dig.upper[here]:
            carry(dig, here, 2, way, gatherer, number, facts)
        ride(dig, here, way, number, facts)
    if front != NOWHERE:
        facts.append(PitCovered(front))
    open_pit(dig, space, facts)


def covered_run(dig: Dig, space: int, way: int) -> list[int]:
    """Return the unbroken run of covered spaces that starts at `space`."""
    run = [space]
    for there in LINES[space][way]:
        if not dig.lower[there]:
            break
        run.append(there)
    return run


def open_pit(dig: Dig, space: int, facts: list[Fact]) -> None:
    """Show what a pit holds that has just lost its last tile (3.4, step 7)."""
    facts.append(PitOpened(space, dig.pits[space]))
    take_out_crystals(dig, space, facts)


def place_tile(dig: Dig, tile: int, space: int, facts: list[Fact]) -> int:
    """Lay a tile on an open pit or a single tile, and return the level on which it lies."""
    if dig.lower[space]:
        dig.upper[space] = tile
        return 2
    dig.lower[space] = tile
    facts.append(PitCovered(space))
    return 1
