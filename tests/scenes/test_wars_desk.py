"""What one takes a card from lies on the desk while the desk is in sight."""

from itertools import pairwise

import pytest

from game.app import App
from game.model.bonewars.awards import Claim
from game.model.bonewars.bones import TakeRare
from game.model.bonewars.bonuses import Rewards
from game.model.bonewars.box import FIND
from game.model.bonewars.errands import KeepOne
from game.model.bonewars.finds import TakeFind
from game.model.bonewars.improvements import DrawPaleontologist, Upgrade
from game.model.bonewars.state import Feud
from game.model.turn import Decision, Rng
from game.players.random import RandomPlayer
from game.scenes.bonewars.academy import ActionPart, AwardPart
from game.scenes.bonewars.history import opened
from game.scenes.bonewars.steps import rewards_in_work
from game.scenes.bonewars.things import rect_of, thing_at
from game.scenes.bonewars.verbs import step_now
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


@pytest.mark.parametrize(("step", "effect"), [(TakeRare, "rare"), (Upgrade, "upgrade")])
def test_the_last_reward_of_a_bundle_is_the_one_that_asks_though_another_was_taken_before(
    step: type, effect: str
) -> None:
    def last(asked: Decision, feud: Feud) -> bool:
        return isinstance(asked.step, step) and not rewards_in_work(feud)

    found = 0
    for seed in range(1, 200):
        session = played_until(PAIR, last, seed)
        bundle = session.past[-1].before.todo[-1]
        if not isinstance(bundle, Rewards) or all(gain[0] != effect for gain in bundle.rewards):
            continue
        found += 1
        assert opened(session)[0][0] == effect
        if found == 2:
            return
    raise AssertionError("no bundle ended so")


def test_an_award_in_work_leaves_an_empty_tray(app: App) -> None:
    person = asked_for(app, KeepOne)
    feud, board = person.feud, person.table.tabletop.board
    part = next(part for part in person.table.tabletop._parts(board.places) if isinstance(part, AwardPart))
    before, box = part.sign(), part.box
    feud.todo.append(Claim(person.asked.player, ""))
    feud.looked.clear()
    assert part.sign() != before
    again = next(part for part in person.table.tabletop._parts(board.places) if isinstance(part, AwardPart))
    assert again.box == box == board.places.layout.box("award-first")


def test_the_bonus_of_a_column_or_of_the_round_is_the_last_step_of_a_minor_find(app: App) -> None:
    feud = asked_for(app, KeepOne).feud
    feud.todo.append(TakeFind(0, 0, 0))
    assert step_now(feud, FIND) == 3


def test_two_markers_of_a_grant_lie_within_their_university(app: App) -> None:
    person = asked_for(app, KeepOne)
    board, feud = person.table.tabletop.board, person.feud
    for seat in feud.seats:
        seat.grant = 2
    board.place(feud)
    for seat in range(2):
        area = rect_of(board, ("grant-marker", seat))
        assert area is not None
        assert board.places.university(2).contains(area)


def test_nothing_of_an_action_answers_the_pointer_below_the_cards_laid_out(app: App) -> None:
    person = asked_for(app, KeepOne)
    board = person.table.tabletop.board
    desk = board.places.layout.box("desk")
    for across in range(5, 96, 10):
        for down in range(5, 96, 10):
            at = (desk.left + desk.width * across / 100, desk.top + desk.height * down / 100)
            thing = thing_at(board, at)
            assert thing is None or thing[0] in ("species", "reward", "answer")
