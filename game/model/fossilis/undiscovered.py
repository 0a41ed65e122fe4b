"""Undiscovered Species (rulebook, Undiscovered Species Micro-Expansion; R84, R85): cards that players make."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from game.model.fossilis.box import BONES, Dinosaur, Figures, Piece

MOST_BONES = 3
MOST_LETTERS = 40
JOINERS = "\u200c\u200d"
"""Invisible, but some scripts need them inside a word."""
UNSHOWN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Characters that are no writing: controls, direction marks, private ones, line breaks."""


def clean_name(text: str) -> str:
    """Return the name of a species as it is kept: composed (NFC), without blanks around it.

    Raises ValueError with a sentence when it has no letter, too many, or a character that is no writing.
    """
    name = unicodedata.normalize("NFC", text).strip()
    if any(unicodedata.category(letter) in UNSHOWN and letter not in JOINERS for letter in name):
        raise ValueError("the name holds a character that is no writing; type it anew")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise ValueError("a species needs a name")
    if len(name) > MOST_LETTERS:
        raise ValueError(f"the name has {len(name)} characters; at most {MOST_LETTERS} fit on the card")
    return name


def perfect_value(bones: Sequence[str], pieces: Iterable[Piece], figures: Figures) -> int:
    """Return the Perfect Score: the values of the bones, plus 3 for two of them or 6 for three.

    Raises ValueError when there are not one to three bones.
    """
    if not 1 <= len(bones) <= MOST_BONES:
        raise ValueError(f"a species needs one to {MOST_BONES} bones, not {len(bones)}")
    value = {row.key: row.value for row in pieces}
    bonus = (0, figures.bonus_two_bones, figures.bonus_three_bones)
    return sum(value[bone] for bone in bones) + bonus[len(bones) - 1]


def in_order(bones: Iterable[str]) -> list[str]:
    """Return bones in the order in which cards show them."""
    return sorted(bones, key=BONES.index)


def check_name(row: Dinosaur) -> None:
    """Raise ValueError with a sentence when a species has no name of its own, written as it is kept."""
    if clean_name(row.name) != row.name:
        raise ValueError(f"the name of the species {row.name!r} is not written as it is kept")
