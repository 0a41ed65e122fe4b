"""Breaking a text with small pictures in it into lines."""

import re
from collections.abc import Callable
from typing import NamedTuple

from game.view.theme import ICONS

# Only known names are pictures: a player may well be called "[Bob]".
_ATOM = re.compile(r"\[(" + "|".join(map(re.escape, ICONS)) + r")\]|([^\[]+|\[)")
_WORD = re.compile(r"\n| +|[^ \n]+")


class Atom(NamedTuple):
    """A piece of a line: some letters or the name of a small picture."""

    text: str
    icon: str | None = None


def atoms(text: str) -> list[Atom]:
    """Return the letters and small pictures of one line."""
    return [Atom("", icon) if icon else Atom(letters) for icon, letters in _ATOM.findall(text)]


def wrapped(text: str, width: float, advance: Callable[[Atom], float]) -> list[list[Atom]]:
    """Return the lines into which a text breaks at its blanks; a word longer than a line stands alone."""
    lines: list[list[Atom]] = [[]]
    used = 0.0
    for word in _words(text):
        if word == [Atom("\n")]:
            lines.append([])
            used = 0.0
            continue
        length = sum(advance(atom) for atom in word)
        blank = all(atom.icon is None and not atom.text.strip() for atom in word)
        if used + length > width and not blank and lines[-1]:
            lines.append([])
            used = 0.0
        if not blank or lines[-1]:
            lines[-1].extend(word)
            used += length
    return [_merged(_trimmed(line)) for line in lines]


def _words(text: str) -> list[list[Atom]]:
    """Return the words of a text, blanks and line ends between them; a picture that touches a word belongs to it."""
    words: list[list[Atom]] = []
    for atom in atoms(text):
        for piece in [atom] if atom.icon else [Atom(letters) for letters in _WORD.findall(atom.text)]:
            joins = words and not _breaks(piece) and not _breaks(words[-1][-1])
            if joins:
                words[-1].append(piece)
            else:
                words.append([piece])
    return words


def _breaks(atom: Atom) -> bool:
    return atom.icon is None and not atom.text.strip()


def _trimmed(line: list[Atom]) -> list[Atom]:
    while line and _breaks(line[-1]):
        line = line[:-1]
    return line


def _merged(line: list[Atom]) -> list[Atom]:
    """Join neighbouring letters, so that a line is rendered in few pieces with its own spacing."""
    merged: list[Atom] = []
    for atom in line:
        if merged and atom.icon is None and merged[-1].icon is None:
            merged[-1] = Atom(merged[-1].text + atom.text)
        else:
            merged.append(atom)
    return merged
