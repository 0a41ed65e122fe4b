"""Caution Tape (rulebook, Caution Tape Micro-Expansion; R18, R80-R83, R92).

`dig.tapes` holds for each seat the taped space, READY or SPENT; it is empty when the expansion is not played.
"""

from __future__ import annotations

from game.model.fossilis.facts_expansions import TapePlaced, TapeRemoved
from game.model.fossilis.site import NEIGHBOURS, SPACES
from game.model.fossilis.state import Dig
from game.model.turn import Choice, Fact

READY = -1
SPENT = -2
NAME = "caution-tape"


def set_up(dig: Dig) -> None:
    """Give each player his Caution Tape; the Rival gets none (R83)."""
    if NAME in dig.setup.expansions:
        dig.tapes = [SPENT if dig.is_rival(player) else READY for player in range(len(dig.seats))]


def taped_spaces(dig: Dig) -> list[int]:
    """Return the spaces that lie under a tape."""
    return [space for space in dig.tapes if space >= 0] if dig.tapes else []


def tape_choices(dig: Dig, player: int) -> list[Choice]:
    """Return the open pits beside the pawn that a player may tape, once a game, at any time of his turn (R80)."""
    place = dig.seats[player].place
    if not dig.tapes or dig.tapes[player] != READY or not 0 <= place < SPACES:
        return []
    return [("tape", space) for space in NEIGHBOURS[place] if not dig.lower[space]]


def place_tape(dig: Dig, player: int, space: int, facts: list[Fact]) -> None:
    """Cover the pit until the player's next turn."""
    dig.tapes[player] = space
    facts.append(TapePlaced(player, space))


def remove_tape(dig: Dig, player: int, facts: list[Fact]) -> None:
    """Discard a player's tape from the game at the start of his next turn, or at the end of the game (R83)."""
    if dig.tapes and dig.tapes[player] >= 0:
        facts.append(TapeRemoved(player, dig.tapes[player]))
        dig.tapes[player] = SPENT


def visible_pieces(dig: Dig, space: int) -> tuple[int, ...]:
    """Return what can be taken out of an open pit: under a tape nothing (R81, R82)."""
    return () if space in dig.tapes else dig.pits[space]
