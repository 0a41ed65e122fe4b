"""The Scorpion on the site: what pushes it, whom it stings, when it comes back (rulebook, Scorpion; R63-R70, R86).

Its entry, tokens and movement are in `scuttle`.
"""

from __future__ import annotations

from game.model.fossilis.facts_expansions import (
    PawnStung,
    ScorpionDisplaced,
    ScorpionFellIn,
    ScorpionFellOff,
    ScorpionRode,
    StingRemoved,
)
from game.model.fossilis.site import NEXT, NOWHERE
from game.model.fossilis.state import Dig
from game.model.turn import Fact

NAME = "scorpion"


def here(dig: Dig, space: int) -> bool:
    """Tell whether the Scorpion is on a space."""
    return dig.scorpion is not None and dig.scorpion.space == space


def sting(dig: Dig, player: int, space: int, facts: list[Fact]) -> None:
    """Give a player a Sting; nobody has more than one, and it counts from his next turn on (R69)."""
    if dig.scorpion is None or player == NOWHERE:
        return
    facts.append(PawnStung(player, space, bool(dig.scorpion.stings[player])))
    dig.scorpion.stings[player] = 1


def energy_lost(dig: Dig, player: int) -> int:
    """Return the Energy that a Sting takes from a turn."""
    return dig.scorpion.stings[player] if dig.scorpion else 0


def remove_sting(dig: Dig, player: int, facts: list[Fact]) -> None:
    """Take a Sting away; it gives back no Energy this turn (R69)."""
    if dig.scorpion:
        dig.scorpion.stings[player] = 0
        facts.append(StingRemoved(player))


def ride(dig: Dig, space: int, way: int, slide: int, facts: list[Fact]) -> None:
    """Let the Scorpion ride on the tile that slid away under it (R66, R67)."""
    if dig.scorpion is None or dig.scorpion.space != space:
        return
    there = NEXT[space][way]
    if there == NOWHERE:
        fall_off(dig, way, facts)
        return
    dig.scorpion.space = there
    facts.append(ScorpionRode(space, there, slide))


def fall_off(dig: Dig, side: int, facts: list[Fact]) -> None:
    """Push the Scorpion off the site; it waits there until the turn ends."""
    if dig.scorpion:
        facts.append(ScorpionFellOff(dig.scorpion.space, side))
        dig.scorpion.space = NOWHERE


def displace(dig: Dig, there: int, way: int, facts: list[Fact]) -> None:
    """Push the Scorpion onto `there`, off the site or into a pit; it stings whom it meets (R67).

    With a pawn it meets nobody: that pawn has pushed on whoever was there (R86).
    """
    if dig.scorpion is None:
        return
    space = dig.scorpion.space
    if there == NOWHERE:
        fall_off(dig, way, facts)
    elif not dig.lower[there]:
        fall_in(dig, there, facts)
    else:
        dig.scorpion.space = there
        facts.append(ScorpionDisplaced(space, there))
        sting(dig, dig.pawn_on(there), there, facts)


def fall_in(dig: Dig, pit: int, facts: list[Fact]) -> None:
    """Push the Scorpion into an open pit; it comes back when the turn ends."""
    if dig.scorpion:
        facts.append(ScorpionFellIn(dig.scorpion.space, pit))
        dig.scorpion.space = NOWHERE
