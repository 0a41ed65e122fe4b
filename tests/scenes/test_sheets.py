"""Open sheets: what they are called, and that nothing on them is cut off."""

import pytest

from game.app import App
from game.model.fossilis.happenings import Snakebite
from game.model.fossilis.tools import ToolDig
from game.model.turn import Decision
from game.scenes.offer import BUTTON
from tests.scenes.at_table import Person, played_until

PAIR = ("human", "human")


def asks_again(asked: Decision) -> bool:
    return isinstance(asked.step, ToolDig) and asked.step.begun and ("done",) in asked.options


def snakebite(asked: Decision) -> bool:
    return isinstance(asked.step, Snakebite)


@pytest.mark.parametrize("wanted", [asks_again, snakebite])
def test_the_words_on_a_button_are_set_in_full_size(app: App, wanted: object) -> None:
    person = Person(app, played_until(PAIR, wanted), PAIR)  # type: ignore[arg-type]
    tray = person.table.hand.tray
    assert tray is not None
    for answer, area in zip(tray.answers, tray.areas, strict=True):
        assert app.stage.type.width(answer.label, BUTTON) <= area.width - 58
        assert tray.box.contains(area)


def test_a_second_dig_of_a_tool_asks_whether_to_dig_once_more(app: App) -> None:
    person = Person(app, played_until(PAIR, asks_again), PAIR)
    tray = person.table.hand.tray
    assert tray is not None
    assert tray.title == "Dig once more?"


def test_buttons_that_do_not_fit_beside_each_other_lie_in_rows(app: App) -> None:
    person = Person(app, played_until(PAIR, snakebite), PAIR)
    tray = person.table.hand.tray
    assert tray is not None
    offer = person.table.asking.chooser("Title", tray.answers * 3, "", person.table.layout.box("pool"))
    assert len({area.top for area in offer.areas}) == 4
    assert all(offer.box.contains(area) for area in offer.areas)
    assert all(one.collidelist(offer.areas[number + 1 :]) < 0 for number, one in enumerate(offer.areas))
