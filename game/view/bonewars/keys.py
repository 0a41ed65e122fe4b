"""Which things on the table words speak of: the keys of cards, and of what Theodore looked at."""

from __future__ import annotations

from collections.abc import Sequence

from game.model.reasons import Reasoned
from game.view.pieces import Key

CARD_KEYS = {"team": "team-card", "species": "species", "paleontologist": "scholar", "solo": "solo"}
"""The first word of a card's key, by the name of its deck in the rules."""

LOOKED_AT = {
    "species": "species",
    "paleontologist": "scholar",
    "solo": "solo",
    "bone": "rare",
    "find": "find",
    "slot": "slot",
    "endgame": "endgame",
    "profession": "profession",
    "university": "university",
    "site": "site",
    "award": "award-tile",
    "round": "round",
}
"""The first word of the key of what Theodore looked at, by the name the rules give it."""


OF_NO_PLACE = ("store", "bones", "free-choice")
"""Decisions about something that lies nowhere of its own just then."""


def card_key(deck: str, card: int) -> Key:
    """Return the key of a card."""
    return (CARD_KEYS[deck], card)


def keys_of(looked_at: Sequence[str | int]) -> tuple[Key, ...]:
    """Return the things on the table that something Theodore looked at is."""
    if len(looked_at) != 2 or looked_at[0] not in LOOKED_AT:
        return ()
    return ((LOOKED_AT[str(looked_at[0])], looked_at[1]),)


def keys_of_reason(fact: Reasoned) -> tuple[Key, ...]:
    """Return the things on the table of which one of Theodore's decisions speaks."""
    return () if fact.rule in OF_NO_PLACE else keys_of(fact.chosen)
