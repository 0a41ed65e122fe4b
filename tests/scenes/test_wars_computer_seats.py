"""What a computer seat does can be followed: its marks lie on its strip, and each deed stays to be read."""

import pytest

from game.app import App
from game.scenes.bonewars.board import strip_point
from game.scenes.bonewars.play import ON_MAT
from game.scenes.playing import READ
from game.settings import Speed
from tests.scenes.at_wars_table import WarsPerson, begun

PAIR = ("human", "random")


def sat(app: App, speed: Speed) -> WarsPerson:
    app.stage.settings.speed = speed
    app.stage.settings.reduce_motion = True
    return WarsPerson(app, begun(PAIR, 3), PAIR)


def test_what_a_computer_seat_did_on_its_own_mat_is_marked_on_its_strip(app: App) -> None:
    person, found = sat(app, Speed.SKIP), set[object]()
    for _ in range(60):
        person.watch()
        if person.table.play.session.decision() is None:
            break
        found |= {key[0] for keys in person.table.play.traces for key in keys}
        person.table.choose(person.asked.options[-1])
    assert "strip" in found
    assert not found & set(ON_MAT)


@pytest.mark.parametrize("what", ["money", "reputation"])
@pytest.mark.parametrize("wide", [242.0, 736.0])
def test_numbers_of_another_seat_rise_into_its_strip(app: App, what: str, wide: float) -> None:
    box = sat(app, Speed.SKIP).table.tabletop.board.places.strip(1)
    box.width = wide
    x, y = strip_point(box, what)
    assert box.collidepoint(x, y - 64)


def test_a_deed_of_a_computer_seat_stays_as_long_as_a_step_of_an_automa(app: App) -> None:
    person = sat(app, Speed.PLAY)
    play = person.table.play
    while not play.waits_for_computer:
        person.wait()
        if play.session.decision() is not None and person.table.sight.asked is not None:
            person.table.choose(person.asked.options[0])
    made = person.made
    while person.made == made:
        person.wait()
    shown = 0
    while play.showing:
        person.wait()
        shown += 1
    assert shown >= READ
