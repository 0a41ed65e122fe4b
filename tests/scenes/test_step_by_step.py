"""At the speed Step a computer seat waits before each of its choices, in both games, until the player lets it go on."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.settings import Speed
from tests.scenes.at_table import Person, begun
from tests.scenes.at_wars_table import WarsPerson
from tests.scenes.at_wars_table import begun as wars_begun

KINDS = ("random", "human")
LONG = 200


@pytest.fixture
def person(app: App) -> Person:
    app.stage.settings.speed = Speed.STEP
    person = Person(app, begun(KINDS, 3), KINDS)
    while not person.table.play.held:
        if person.table.sight.asked is not None:
            person.make(person.table.sight.asked.options[0])
        person.wait(30)
    return person


def made(person: Person) -> int:
    return len(person.table.play.session.past)


def test_it_waits_before_its_first_choice_and_says_how_to_go_on(person: Person) -> None:
    before = made(person)
    person.wait(LONG)
    assert made(person) == before
    assert "click or press Space" in person.table.prompt()[1]
    assert not person.table.moving


@pytest.mark.parametrize("how", ["click", "Space", "Enter"])
def test_each_click_or_key_lets_it_make_one_choice(person: Person, how: str) -> None:
    before = made(person)
    for count in (1, 2):
        if how == "click":
            person.click((60, 400))
        else:
            person.key(pygame.K_SPACE if how == "Space" else pygame.K_RETURN)
        assert person.table.moving
        person.wait(LONG)
        assert made(person) == before + count
        if not person.table.play.held:
            break


def test_at_another_speed_it_goes_on_by_itself(person: Person) -> None:
    before = made(person)
    person.table.set_speed(Speed.FAST)
    person.wait(LONG)
    assert made(person) > before


def test_a_computer_seat_of_bone_wars_waits_too(app: App) -> None:
    app.stage.settings.speed = Speed.STEP
    person = WarsPerson(app, wars_begun(KINDS, 3), KINDS)
    for _ in range(40):
        if person.table.play.held:
            break
        asked = person.table.play.session.decision()
        if asked is not None and asked.player == 1 and not person.table.play.showing:
            person.table.play.choose(asked.options[0])
        person.wait(30)
    assert person.table.play.held
    before = len(person.table.play.session.past)
    person.wait(LONG)
    assert len(person.table.play.session.past) == before
    person.key(pygame.K_SPACE)
    person.wait(LONG)
    assert len(person.table.play.session.past) > before
