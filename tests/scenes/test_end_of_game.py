"""The end of a game at the table: it is called out, reckoned, and reckoned once more."""

from collections.abc import Callable

import pygame
import pytest

from game.app import App
from game.model.turn import Decision, Rng
from game.players.random import RandomPlayer
from game.scenes.fossilis_table import FossilisTable
from game.scenes.scores import ScoresScene
from game.settings import Speed
from tests.scenes.at_table import Person, played_until
from tests.scenes.shell_fakes import House, Shelf

PAIR = ("human", "human")


def plays_to(person: Person, wanted: Callable[[Decision | None], bool]) -> None:
    player = RandomPlayer(Rng(3))
    for _ in range(800):
        person.watch()
        asked = person.table.play.session.decision()
        if wanted(asked) or asked is None:
            return
        person.table.choose(player.choose(asked))
    raise AssertionError("the game does not end")


@pytest.fixture
def near_the_end(app: App) -> Person:
    app.stage.settings.speed = Speed.SKIP
    session = played_until(PAIR, lambda asked: asked.step.__class__.__name__ == "TakeTurn", 4)
    person = Person(app, session, PAIR)
    plays_to(person, lambda asked: not person.dig.event_deck and person.dig.pool == 1)
    return person


def test_when_the_last_pool_is_empty_a_plate_says_which_round_is_the_last(near_the_end: Person) -> None:
    person = near_the_end
    plays_to(person, lambda asked: bool(person.dig.last_round))
    assert person.table.calling.called == f"The last pool is empty: round {person.dig.last_round} is the last"
    person.wait(260)
    assert person.table.calling.called == ""
    assert not person.table.moving


def test_from_the_table_that_was_played_on_a_click_or_enter_leads_back_to_the_reckoning(near_the_end: Person) -> None:
    person = near_the_end
    person.table.doors = House(person.app, Shelf([])).doors
    plays_to(person, lambda asked: asked is None)
    person.wait(2)
    for again in (lambda: person.click((600, 400)), lambda: person.key(pygame.K_RETURN)):
        assert isinstance(person.app.stage.top, ScoresScene)
        person.key(pygame.K_ESCAPE)
        assert isinstance(person.app.stage.top, FossilisTable)
        again()
    assert isinstance(person.app.stage.top, ScoresScene)


def test_a_game_that_comes_to_its_end_once_more_is_reckoned_once_more(near_the_end: Person) -> None:
    person = near_the_end
    person.table.doors = House(person.app, Shelf([])).doors
    plays_to(person, lambda asked: asked is None)
    person.wait(2)
    assert isinstance(person.app.stage.top, ScoresScene)
    person.key(pygame.K_ESCAPE)
    person.table.command("undo")
    person.wait(2)
    assert isinstance(person.app.stage.top, FossilisTable)
    assert person.table.play.session.decision() is not None
    plays_to(person, lambda asked: asked is None)
    person.wait(2)
    assert isinstance(person.app.stage.top, ScoresScene)
