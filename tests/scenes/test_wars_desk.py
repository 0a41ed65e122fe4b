"""What one takes a card from lies on the desk while the desk is in sight."""

from itertools import pairwise

import pytest

from game.app import App
from game.model.bonewars.errands import KeepOne
from game.model.bonewars.improvements import DrawPaleontologist
from game.model.bonewars.state import Feud
from game.model.turn import Decision, Rng
from game.players.random import RandomPlayer
from game.scenes.bonewars.academy import ActionPart
from game.scenes.bonewars.steps import rewards_in_work
from game.scenes.bonewars.things import rect_of
from game.settings import Speed
from tests.scenes.at_wars_table import WarsPerson, begun, played_until

PAIR = ("human", "human")


def asked_for(app: App, step: type) -> WarsPerson:
    def wanted(asked: Decision, feud: Feud) -> bool:
        return isinstance(asked.step, step) and bool(rewards_in_work(feud))

    app.stage.settings.speed = Speed.SKIP
    app.stage.settings.reduce_motion = True
    person = WarsPerson(app, played_until(PAIR, wanted), PAIR)
    person.watch()
    person.ready()
    return person


@pytest.mark.parametrize("step", [KeepOne, DrawPaleontologist])
def test_the_cards_to_choose_from_lie_whole_on_the_desk(app: App, step: type) -> None:
    person = asked_for(app, step)
    board = person.table.tabletop.board
    desk, tray = board.places.layout.box("desk"), board.places.layout.box("tray")
    for choice in person.asked.options:
        area = person.target(choice).area
        assert desk.contains(area)
        assert not area.colliderect(tray)
        assert area.height >= 130


def test_the_paleontologists_go_back_to_their_display(app: App) -> None:
    person = asked_for(app, DrawPaleontologist)
    person.make(person.asked.options[0])
    person.watch()
    board = person.table.tabletop.board
    for card in person.feud.shown:
        area = rect_of(board, ("scholar", card))
        assert area is not None
        assert board.places.layout.box("scholars").contains(area)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_names_of_archived_cards_lie_below_one_another(app: App, count: int) -> None:
    person = asked_for(app, KeepOne)
    places = person.table.tabletop.board.places
    tabs = [places.tab(4, number, count) for number in range(count)]
    assert all(upper.bottom <= lower.top + 0.01 for upper, lower in pairwise(tabs))
    assert all(tab.height >= 15 for tab in tabs)
    assert tabs[0].top >= places.camps(1).bottom


def test_after_the_end_no_mark_lies_where_its_zone_is_not_shown_and_nothing_promises_more(app: App) -> None:
    app.stage.settings.speed = Speed.SKIP
    session, player = begun(("human", "theodore"), 4), RandomPlayer(Rng(5))
    while (asked := session.decision()) is not None:
        session.choose(player.choose(asked))
    person = WarsPerson(app, session, ("human", "theodore"))
    person.watch()
    board = person.table.tabletop.board
    marks = [thing for thing, light in person.table.played.lights().items() if light == "violet"]
    assert [thing[0] for thing in marks] == ["endgame"]
    assert all(rect_of(board, thing) is None for thing in marks)
    assert not person.table.telling.enabled("undo")
    plate = next(part for part in person.table.tabletop._parts(board.places) if isinstance(part, ActionPart))
    assert plate._state()[1:3] == (False, "")
