"""No words are left over that nothing on the screens asks for."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game import paths
from game.view.text import DEFAULT_LANGUAGE, dashed, word_files
from tests.view.test_text import keys, trees

WORD = re.compile("-?[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*-?")
REFERENCE = re.compile(r"\{ ([a-z-]+) \}")


def said_in(tree: ast.AST) -> Iterator[str]:
    """Yield all texts in a module but its docstrings, and its numbers."""
    aside = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str | int) and id(node) not in aside:
            yield str(node.value)
        elif isinstance(node, ast.ClassDef):
            yield dashed(node.name)


def values_in(rows: object) -> Iterator[str]:
    """Yield the names and the values of the rows of a deck."""
    if isinstance(rows, dict):
        yield from (name for name in rows)
        yield from (value for row in rows.values() for value in values_in(row))
    elif isinstance(rows, list):
        yield from (value for row in rows for value in values_in(row))
    else:
        yield str(rows)


@cache
def known() -> frozenset[str]:
    """Return what can be a key or a part of one: texts of the code, lists of names in them, and values of the decks."""
    texts = [text for tree in trees() for text in said_in(tree)]
    for deck in sorted(paths.levels_folder().rglob("*.toml")):
        texts += values_in(tomllib.loads(deck.read_text(encoding="utf-8")))
    lists = [text.split() for text in texts]
    return frozenset(name for names in lists if all(map(WORD.fullmatch, names)) for name in names)


def shape(node: ast.AST) -> tuple[str, ...] | None:
    """Return the fixed parts of a text that is put together, "" for each gap between them."""
    if isinstance(node, ast.JoinedStr):
        return tuple(str(part.value) if isinstance(part, ast.Constant) else "" for part in node.values)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say" and node.args:
        return (f"{node.args[0].value}-", "") if isinstance(node.args[0], ast.Constant) else None
    return None


@cache
def shapes() -> tuple[tuple[str, ...], ...]:
    """Return how keys are put together; a text that begins with a gap says only what is added to a key."""
    found = {parts for tree in trees() for node in ast.walk(tree) if (parts := shape(node))}
    return tuple(sorted(parts for parts in found if all(re.fullmatch("[a-z0-9-]*", part) for part in parts)))


@cache
def endings() -> tuple[str, ...]:
    """Return what is added to a key that is whole without it."""
    added = {parts[1] for parts in shapes() if len(parts) == 2 and parts[0] == ""}
    return tuple(sorted(end for end in added | {word for word in known() if word.startswith("-")} if len(end) > 1))


@cache
def fills(value: str) -> bool:
    """Tell whether a gap can hold this: nothing, a known word, one with a number, or what is itself put together."""
    if not value or {value, f"-{value}", re.sub("-[0-9]$", "", value)} & known():
        return True
    whole = (value, f"-{value}")
    return any(re.search("[a-z]", parts[0]) and any(made(parts, key) for key in whole) for parts in shapes())


def made(parts: tuple[str, ...], key: str) -> bool:
    """Tell whether a key has a shape."""
    if not parts:
        return not key
    if parts[0]:
        return key.startswith(parts[0]) and made(parts[1:], key.removeprefix(parts[0]))
    ends = [place for place in range(len(key) + 1) if place == len(key) or key[place] == "-"]
    return any(fills(key[:end]) and made(parts[1:], key[end:]) for end in ends)


@cache
def asked_for(key: str) -> bool:
    """Tell whether something on the screens asks for a key, as far as the code shows it."""
    if key in known() or any(parts[0] and made(parts, key) for parts in shapes()):
        return True
    if any(key.endswith(end) and asked_for(key.removesuffix(end)) for end in endings()):
        return True
    cuts = [place for place, letter in enumerate(key) if letter == "-"]
    added = [parts for parts in shapes() if re.match("-[a-z]", parts[0])]
    if any(made(parts, key[cut:]) and asked_for(key[:cut]) for cut in cuts for parts in added):
        return True
    begun = (word for word in known() if word.endswith("-") and word.count("-") > 1 and key.startswith(word))
    return any(key.removeprefix(word) in known() for word in begun)


@pytest.mark.parametrize("file", word_files(DEFAULT_LANGUAGE), ids=lambda file: file.stem)
def test_no_words_are_left_over(file: Path) -> None:
    within = set(REFERENCE.findall(file.read_text(encoding="utf-8")))
    assert [key for key in keys(file) if key not in within and not asked_for(key)] == []


def test_words_that_nothing_asks_for_would_be_found() -> None:
    assert asked_for("event-earthquake-text")
    assert not asked_for("event-in-force")
    assert not asked_for("prompt-take-turn-free-lunch")
