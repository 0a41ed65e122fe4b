"""A line of text while it is being written."""

import pytest

from game.view.editing import Editing


@pytest.fixture
def line() -> Editing:
    return Editing("Anning", 6, 6)


def test_letters_go_in_at_the_caret(line: Editing) -> None:
    line.go(0)
    line.insert("Mary ")
    assert (line.text, line.caret) == ("Mary Anning", 5)


def test_letters_replace_what_is_marked(line: Editing) -> None:
    line.mark_all()
    assert line.marked == "Anning"
    line.insert("Cope")
    assert (line.text, line.caret, line.marked) == ("Cope", 4, "")


def test_erasing_takes_a_letter_before_or_behind_the_caret(line: Editing) -> None:
    line.erase(-1)
    assert (line.text, line.caret) == ("Annin", 5)
    line.go(0)
    line.erase(1)
    assert (line.text, line.caret) == ("nnin", 0)


def test_erasing_takes_what_is_marked_and_nothing_more(line: Editing) -> None:
    line.go(4)
    line.go(1, marking=True)
    line.erase(-1)
    assert (line.text, line.caret) == ("Ang", 1)


def test_at_the_ends_nothing_is_erased(line: Editing) -> None:
    line.erase(1)
    line.go(0)
    line.erase(-1)
    assert line.text == "Anning"


def test_a_step_leaves_what_is_marked_at_its_end(line: Editing) -> None:
    line.go(2)
    line.go(4, marking=True)
    line.step(-1)
    assert (line.caret, line.marked) == (2, "")
    line.go(4, marking=True)
    line.step(1)
    assert (line.caret, line.marked) == (4, "")


def test_steps_mark_letter_by_letter(line: Editing) -> None:
    line.step(-1, marking=True)
    line.step(-1, marking=True)
    assert line.marked == "ng"


def test_the_caret_stays_within_the_line(line: Editing) -> None:
    line.go(99)
    assert line.caret == 6
    line.go(-3)
    assert line.caret == 0
