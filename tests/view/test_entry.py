"""The line to write in: marking, the clipboard, the pointer, and lines longer than their place."""

import pygame
import pytest

from game.view.entry import TextEntry
from game.view.events import Keyed


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def entry(told: list[str]) -> TextEntry:
    return TextEntry(pygame.FRect(100, 100, 200, 48), "Mary", told.append, most=10)


def press(entry: TextEntry, key: int, mod: int = 0) -> bool:
    return entry.key(Keyed(key, mod))


def test_whoever_comes_to_it_writes_over_what_was_there(entry: TextEntry, told: list[str]) -> None:
    entry.arrive()
    entry.enter("Ada")
    assert (entry.text, told) == ("Ada", ["Ada"])


def test_the_command_key_with_a_marks_all(entry: TextEntry) -> None:
    press(entry, pygame.K_a, pygame.KMOD_LCTRL)
    press(entry, pygame.K_BACKSPACE)
    assert entry.text == ""


def test_what_is_marked_is_copied_cut_and_pasted(entry: TextEntry, monkeypatch: pytest.MonkeyPatch) -> None:
    board: list[str] = []
    monkeypatch.setattr("game.view.clipboard.put", lambda line: board.append(line) or True)
    monkeypatch.setattr("game.view.clipboard.text", lambda: board[-1])
    press(entry, pygame.K_LEFT, pygame.KMOD_LSHIFT)
    press(entry, pygame.K_c, pygame.KMOD_LCTRL)
    assert (board, entry.text) == (["y"], "Mary")
    press(entry, pygame.K_HOME, pygame.KMOD_LSHIFT)
    press(entry, pygame.K_x, pygame.KMOD_LCTRL)
    assert (board[-1], entry.text) == ("Mary", "")
    press(entry, pygame.K_v, pygame.KMOD_LCTRL)
    assert entry.text == "Mary"


def test_no_more_letters_are_taken_than_have_room_but_marked_ones_make_room(entry: TextEntry) -> None:
    entry.enter(" Anning of Lyme")
    assert entry.text == "Mary Annin"
    assert entry.full
    entry.arrive()
    entry.enter("Edward Drinker")
    assert entry.text == "Edward Dri"


def test_letters_being_composed_have_the_keys_for_themselves(entry: TextEntry) -> None:
    entry.compose("ま")
    assert press(entry, pygame.K_BACKSPACE)
    assert (entry.text, entry.composing) == ("Mary", "ま")
