"""The players of Bone Wars: each has a colour, a token of its own shape and a headgear of its own."""

from __future__ import annotations

from typing import NamedTuple


class Player(NamedTuple):
    """How a player is told apart: the name of pawn, token, mat and camp, and the headgear's sign."""

    key: str
    headgear: str


SEATS = (
    Player("red", "slouch-hat"),
    Player("blue", "top-hat"),
    Player("yellow", "bonnet"),
    Player("purple", "turban"),
)
"""The players in the order of their seats."""

THEODORE = Player("theodore", "bowler")
NEUTRAL = Player("neutral", "pith-helmet")
"""The colours nobody plays: virtual team, camps and award markers."""
