"""What computer seats did stays marked on the table until a person acts."""

import pytest

from game.app import App
from game.model.fossilis.actions import TakeTurn
from game.scenes.fossilis.traces import places
from game.settings import Speed
from tests.scenes import at_wars_table
from tests.scenes.at_table import Person, begun
from tests.scenes.at_wars_table import WarsPerson

PAIR = ("human", "random")


@pytest.fixture
def person(app: App) -> Person:
    """A person whose turn comes after that of a computer seat."""
    app.stage.settings.speed = Speed.SKIP
    sat = Person(app, begun(PAIR, 3), PAIR)
    sat.watch()
    while not isinstance(sat.table.sight.asked.step, TakeTurn):
        sat.make(sat.options[0])
        sat.watch()
    sat.table.play.choose(("end-turn",))
    sat.watch()
    return sat


def marks(person: Person) -> list[tuple[object, ...]]:
    return [cover.sign[2] for cover in person.table.layers.covers if cover.sign[:2] == ("glow", "violet")]


def test_the_turn_of_a_computer_seat_stays_marked(person):
    assert person.table.play.traces
    found = marks(person)
    assert found
    assert {name[0] for name in found} == {"trace"}


def test_the_marks_speak_of_what_only_the_computer_did(person):
    log = person.table.play.log
    count = len(log.chapters)
    while person.table.play.session.past[count - 1].before.todo[-1].player == 1:
        count -= 1
    told = {line.keys for chapter in log.chapters[count:] for line in chapter.lines}
    assert set(person.table.play.traces) <= told


def test_they_go_when_the_person_acts(person):
    choice = next(choice for choice in person.options if choice[0] in ("move", "dig", "end-turn"))
    person.table.play.choose(choice)
    assert person.table.play.traces == []
    person.wait(3)
    assert not [name for name in marks(person) if name[0] == "trace"]


def test_a_pushed_line_is_marked_as_a_whole_and_a_walk_by_its_pawn(person):
    board = person.table.board
    tiles = tuple(("tile", person.dig.top(space)) for space in (0, 1, 2))
    ((name, area),) = places(board, tiles)
    assert name[0] == "line"
    assert all(area.contains(board.extent(tile)) for tile in tiles)
    assert [name for name, area in places(board, (("pawn", 1), ("space", 3)))] == [("pawn", 1)]
    assert [name for name, area in places(board, (("space", 3), ("piece", 1)))] == [("space", 3)]


def test_bone_wars_marks_the_turn_of_a_computer_seat_too(app: App):
    app.stage.settings.speed = Speed.SKIP
    app.stage.settings.reduce_motion = True
    person = WarsPerson(app, at_wars_table.begun(PAIR, 3), PAIR)
    for _ in range(30):
        person.watch()
        person.ready()
        if person.table.play.traces:
            break
        person.table.play.choose(person.asked.options[-1])
    traces = {key for keys in person.table.play.traces for key in keys}
    assert traces
    assert "violet" in {person.table.tabletop.lights[key] for key in traces}


def test_nothing_is_marked_while_computers_alone_are_at_work(app: App):
    app.stage.settings.speed = Speed.SKIP
    kinds = ("random", "random")
    person = Person(app, begun(kinds, 3), kinds)
    person.wait(400)
    assert len(person.table.play.session.past) > 10
    assert person.table.play.traces == []
