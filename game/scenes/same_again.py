"""What was chosen last time: kept in the settings for the new-game screen, and taken from a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.games import BONEWARS, FOSSILIS
from game.model.fossilis.state import EXCLUSIVE, EXPANSIONS, PERSONALITIES, SWITCHES, Setup
from game.scenes.new_game_draft import GAMES, MOST_SEATS, PILES, SEAT_KINDS, THEODORES_WAYS, Draft
from game.scenes.ports import NewGame, Seat
from game.settings import LastGame, Settings

CLOSED = ""


def keep(draft: Draft, settings: Settings) -> None:
    """Remember what a game is begun with; its seed belongs to that game alone."""
    settings.names = tuple(draft.names)
    settings.last = LastGame(
        draft.game,
        draft.solo,
        tuple(str(kind) if kind is not None else CLOSED for kind in draft.kinds),
        draft.rival,
        str(draft.pile),
        tuple(sorted(draft.switches)),
        draft.diagonal_steps,
        draft.all_sets_six,
        tuple(sorted(draft.expansions)),
        tuple(row.name for row in draft.species),
        tuple(draft.heads),
    )


def remembered(settings: Settings) -> Draft:
    """Return what was chosen last time, without what this version of the program does not know."""
    last, draft = settings.last, Draft()
    for number, name in enumerate(settings.names[:MOST_SEATS]):
        draft.names[number] = name
    if not last.kinds:
        return draft
    kinds = {str(kind) if kind is not None else CLOSED: kind for kind in SEAT_KINDS}
    for number, kind in enumerate(last.kinds[:MOST_SEATS]):
        draft.kinds[number] = kinds.get(kind)
    draft.game = last.game if last.game in GAMES else FOSSILIS
    draft.solo = last.solo
    draft.rival = last.rival if last.rival in PERSONALITIES else PERSONALITIES[0]
    draft.pile = next((pile for pile in PILES if pile == last.pile), PILES[0])
    draft.switches = {name for name in last.switches if name in (*SWITCHES, *THEODORES_WAYS)}
    if draft.switches.issuperset(EXCLUSIVE):
        draft.switches -= set(EXCLUSIVE)
    draft.diagonal_steps, draft.all_sets_six = last.diagonal_steps, last.all_sets_six
    draft.expansions = {name for name in last.expansions if name in EXPANSIONS}
    if {"ice-age", "ice-age-simple"} <= draft.expansions:
        draft.expansions.discard("ice-age-simple")
    heads = [head for head in last.heads if head >= 0][:MOST_SEATS]
    draft.heads[: len(heads)] = heads
    return draft


def rematch(setup: Any, seats: Sequence[Seat]) -> NewGame:
    """Return a game with the setup of one that is over, for the same seats and with chance of its own."""
    if isinstance(setup, Setup):
        ways = setup.diagonal_steps, setup.all_sets_six, None
        return NewGame(tuple(seats), setup.switches, *ways, setup.expansions, setup.species)
    ways_of_theodore = zip(THEODORES_WAYS, (setup.leftover_moves, setup.discover_cost == 2), strict=True)
    chosen = tuple(name for name, on in ways_of_theodore if on)
    return NewGame(tuple(seats), chosen, game=BONEWARS, heads=setup.heads)
