"""Breaking a text with small pictures in it into lines."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.view.theme import ICONS

# Only known names are pictures: a player may well be called "[Bob]".
_ATOM = re.compile(r"\[(" + "|".join(map(re.escape, ICONS)) + r")\]|([^\[]+|\[)")

# Scripts without blanks break between any two of their letters, but not before a stop or after an opening bracket.
_WIDE = "\u2e80-\u303f\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff9f"
_WORD = re.compile(rf"\n| +|[{_WIDE}]|[^ \n{_WIDE}]+")
_WIDE_LETTER = re.compile(rf"[{_WIDE}]")
_NOT_FIRST = "、。，．・：；？！）］｝」』】ー゛゜々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…"
_NOT_LAST = "（［｛「『【"


class Atom(NamedTuple):
    """A piece of a line: some letters or the name of a small picture."""

    text: str
    icon: str | None = None


def atoms(text: str) -> list[Atom]:
    """Return the letters and small pictures of one line."""
    return [Atom("", icon) if icon else Atom(letters) for icon, letters in _ATOM.findall(text)]


def wrapped(text: str, width: float, advance: Callable[[Atom], float]) -> list[list[Atom]]:
    """Return the lines into which a text breaks at its blanks; a word longer than a line is broken."""
    lines: list[list[Atom]] = [[]]
    used = 0.0
    for word in _pieces(text, width, advance):
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


def _pieces(text: str, width: float, advance: Callable[[Atom], float]) -> Iterator[list[Atom]]:
    """Return the words of a text, those that are too long for a line in pieces."""
    for word in _words(text):
        if len(word) > 1 or word[0].icon or advance(word[0]) <= width or _breaks(word[0]):
            yield word
            continue
        letters = word[0].text
        while letters:
            count = next((n for n in range(1, len(letters)) if advance(Atom(letters[: n + 1])) > width), len(letters))
            yield [Atom(letters[:count])]
            letters = letters[count:]


def _words(text: str) -> list[list[Atom]]:
    """Return the words of a text, blanks and line ends between them; a picture that touches a word belongs to it."""
    words: list[list[Atom]] = []
    for atom in atoms(text):
        for piece in [atom] if atom.icon else [Atom(letters) for letters in _WORD.findall(atom.text)]:
            if words and _joins(words[-1][-1], piece):
                words[-1].append(piece)
            else:
                words.append([piece])
    return words


def _joins(before: Atom, piece: Atom) -> bool:
    """Tell whether no line may end between two pieces."""
    if _breaks(piece) or _breaks(before):
        return False
    wide = bool(_WIDE_LETTER.match(piece.text[:1]) or _WIDE_LETTER.match(before.text[-1:]))
    return not wide or piece.text[:1] in _NOT_FIRST or before.text[-1:] in _NOT_LAST


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
