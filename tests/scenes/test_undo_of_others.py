"""Undo takes back one's own choices: those of another person stay, those of computer seats are named before they go."""

import pytest

from game.app import App
from game.model.bonewars.rounds import EndTurn
from game.settings import Speed
from tests.scenes import at_table, at_wars_table
from tests.scenes.at_table import Person
from tests.scenes.at_wars_table import WarsPerson


@pytest.fixture
def calm(app: App) -> App:
    app.stage.settings.speed = Speed.SKIP
    app.stage.settings.reduce_motion = True
    return app


def test_at_the_start_of_a_turn_the_choice_of_the_person_before_stays(calm: App) -> None:
    person = WarsPerson(calm, at_wars_table.begun(("human", "human")), ("human", "human"))
    person.watch()
    person.ready()
    first = person.asked.player
    while person.table.play.veiled is None:
        person.make(person.asked.options[0])
        person.watch()
    person.ready()
    made, name = person.made, person.table.sight.name(first)
    person.button("undo")
    assert person.made == made
    assert person.table.telling.notice == f"{name} made the last choice: it stays."
    person.make(person.asked.options[0])
    person.watch()
    if person.table.play.veiled is None and not person.table.play.session.why_no_undo():
        person.button("undo")
        assert person.made == made


def test_in_fossilis_too_the_choice_of_the_person_before_stays(calm: App) -> None:
    person = Person(calm, at_table.begun(("human", "human"), 3), ("human", "human"))
    person.watch()
    play = person.table.play
    first = play.session.decision()
    assert first is not None
    while (asked := play.session.decision()) is not None and asked.player == first.player:
        person.make(next((choice for choice in asked.options if choice[0] == "end-turn"), asked.options[0]))
        person.watch()
    if not play.session.why_no_undo():
        assert play.why_no_undo() == "others"
        assert play.said("others") == {"player": person.table.sight.name(first.player)}
        assert not play.can_undo


def test_the_choices_of_computer_seats_that_would_go_too_are_named(calm: App) -> None:
    kinds = ("human", "random")
    session = at_wars_table.played_until(kinds, lambda asked, feud: isinstance(asked.step, EndTurn))
    person = WarsPerson(calm, session, kinds)
    person.watch()
    person.make(("end",))
    person.watch()
    play = person.table.play
    if play.can_undo:
        assert play.undone_too == ("Ellen",)
        assert any("Ellen" in line for line in person.table.telling.more(("button", "undo")))
