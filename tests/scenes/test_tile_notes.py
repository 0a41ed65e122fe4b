"""Of a tile that the pointer passes a small note is shown; it grows at a key, a right click, or a long rest."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.model.session import Session
from game.scenes.fossilis.looking import LONG_REST
from game.view.zoom import View
from tests.fossilis.board import mat, site
from tests.scenes.at_table import Person
from tests.scenes.test_notes import PAIR

HOME = """
    . . . . .
    . s ss s .
    . s s0 ct .
    . s s s .
    . s1 . . .
"""


@pytest.fixture
def person(app: App) -> Person:
    person = Person(app, Session(mat(site(HOME), 0)), PAIR)
    person.move(person.table.layout.space(13).center)
    person.wait(30)
    return person


def shown(person: Person) -> tuple[View, pygame.FRect]:
    found = person.table.looking.shown(person.app._painter(person.app.canvas))
    assert found is not None
    return found


def test_the_note_is_small_and_says_price_and_stack(person: Person) -> None:
    view, box = shown(person)
    assert view.brief
    assert view.look is not None
    assert view.look.size[0] < 70
    assert any("Energy to dig: 3" in text for text in view.texts)
    assert any("Clay" in text for text in view.texts)
    assert box.height < 200


def test_the_note_of_a_plain_tile_covers_less_than_an_eighth_of_the_right_side(person: Person) -> None:
    person.move(person.table.layout.space(16).center)
    person.wait(30)
    box, room = shown(person)[1], person.table.layout.box("zoom")
    assert box.width * box.height < room.width * room.height / 8


@pytest.mark.parametrize("how", ["Z", "right click", "rest"])
def test_it_grows(person: Person, how: str) -> None:
    small = shown(person)[1]
    if how == "Z":
        person.key(pygame.K_z)
    elif how == "right click":
        person.click(person.table.layout.space(13).center, 3)
    else:
        person.wait(LONG_REST)
    view, box = shown(person)
    assert not view.brief
    assert box.height > small.height
    assert view.row_looks


def test_on_the_next_tile_it_is_small_again(person: Person) -> None:
    person.key(pygame.K_z)
    person.move(person.table.layout.space(16).center)
    person.wait(30)
    assert shown(person)[0].brief


def test_when_it_has_grown_nothing_moves_any_more(person: Person) -> None:
    person.wait(LONG_REST + 5)
    assert not person.table.moving
