"""What is said of any thing on the table of Bone Wars when it is pointed at."""

from __future__ import annotations

from game.view.bonewars import notes_academy, notes_map, notes_mat
from game.view.bonewars.names import gain
from game.view.bonewars.onlooker import Note, Onlooker, capital, effect_texts
from game.view.pieces import Key

NOTERS = notes_map.NOTERS | notes_academy.NOTERS | notes_mat.NOTERS
"""What tells of each kind of thing, by the first word of its key."""


def note(look: Onlooker, thing: Key) -> Note | None:
    """Return what is said of a thing; None if there is nothing to say."""
    noter = NOTERS.get(str(thing[0]))
    return noter(look, thing) if noter else None


def reward_note(look: Onlooker, effect: str, amount: int) -> Note:
    """Return what is said of a reward."""
    return Note(capital(gain(effect, amount)), effect_texts(look, ((effect, amount),)))
