"""How much Plaster is taken: what is asked, and what is offered."""

from __future__ import annotations

import pytest

from game.app import App
from game.model.session import Session
from tests.fossilis.board import mat, site, table
from tests.scenes.at_table import Person
from tests.scenes.test_event_told import HOME
from tests.scenes.test_notes import PAIR


def plasterer(app: App, pool: int) -> Person:
    dig = table(mat(site(HOME), 0, skills="double-plaster"), pool=pool, event_deck="patronage")
    person = Person(app, Session(dig), PAIR)
    person.plate("plaster")
    return person


def test_the_plasterer_is_asked_how_much_and_two_are_suggested(app: App) -> None:
    person = plasterer(app, 5)
    chooser = person.table.hand.chooser
    assert chooser is not None
    assert chooser.title == "How much Plaster?"
    assert [answer.label for answer in chooser.answers] == ["2 Plaster", "1 Plaster", "Cancel"]
    default = person.table.hand.default()
    assert default is not None
    assert default.name == (0,)


def test_with_one_cube_left_nothing_is_asked(app: App) -> None:
    person = plasterer(app, 1)
    assert person.table.hand.chooser is None
    assert person.table.play.session.past[0].choice == ("plaster", 1)


@pytest.mark.parametrize("verb", ["end-turn", "move"])
def test_what_is_asked_is_put_away_by_whatever_else_would_be_done_at_once(app: App, verb: str) -> None:
    person = plasterer(app, 5)
    if verb == "move":
        person.click(person.table.layout.space(7).center)
    else:
        person.plate("end-turn")
    assert person.table.hand.chooser is None
    assert person.table.play.session.past == []
