"""What is said of any thing on the table of Bone Wars when it is pointed at."""

from __future__ import annotations

from game.model.bonewars.state import Feud
from game.view.bonewars import notes_academy, notes_map, notes_mat
from game.view.bonewars.names import Names
from game.view.bonewars.onlooker import Note, Onlooker
from game.view.pieces import Key

NOTERS = notes_map.NOTERS | notes_academy.NOTERS | notes_mat.NOTERS
"""What tells of each kind of thing, by the first word of its key."""


def note(names: Names, feud: Feud, viewer: int, thing: Key) -> Note | None:
    """Return what is said of a thing to the seat that is spoken to as "you"; None if there is nothing to say."""
    noter = NOTERS.get(str(thing[0]))
    return noter(Onlooker(names, feud, viewer), thing) if noter else None
