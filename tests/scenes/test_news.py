"""What is told of the whole table can be read: the last round, an Event, and whose turn is being shown."""

import pytest

from game.app import App
from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.facts import RivalWalked, TurnBegan
from game.scenes.fossilis.bar import Steps
from game.settings import Speed
from game.view.calling import CALLED_TICKS, KNELL_TICKS, Calling
from game.view.playback import Beat, Motion, Playback
from tests.scenes.at_table import Person, begun, played_until

SOLO = ("human", "rival-marsh")


def test_the_news_of_the_last_round_stands_two_and_a_half_seconds_whatever_is_called_out_after_it():
    calling = Calling()
    calling.knell("the end is near")
    calling.call("Now: Mary")
    for _ in range(KNELL_TICKS - 1):
        calling.tick()
        assert calling.called == "the end is near"
    assert KNELL_TICKS >= 150
    calling.tick()
    assert calling.called == "Now: Mary"
    for _ in range(CALLED_TICKS):
        calling.tick()
    assert not calling.waiting


@pytest.mark.parametrize(("read", "ticks"), [(True, 60), (False, 20)])
def test_what_is_to_be_read_takes_as_long_at_fast_as_at_play(read, ticks):
    playback = Playback(Speed.FAST)
    playback.add(lambda: Beat([Motion(60, lambda share: None, read=read)]))
    count = 0
    while playback.busy:
        playback.tick()
        count += 1
    assert count == ticks


def test_a_click_goes_on_from_what_is_to_be_read_and_from_nothing_else():
    for read in (True, False):
        playback = Playback(Speed.PLAY)
        playback.add(lambda read=read: Beat([Motion(60, lambda share: None, read=read)]))
        playback.tick()
        playback.turn_page()
        assert playback.busy is not read


def test_at_skip_what_is_to_be_read_takes_no_time():
    playback = Playback(Speed.SKIP)
    playback.add(lambda: Beat([Motion(60, lambda share: None, read=True)]))
    playback.tick()
    assert not playback.busy


def test_while_the_rival_plays_the_bar_shows_his_round_and_not_what_is_left_of_mine(app: App):
    app.stage.settings.speed = Speed.STEP
    session = begun(SOLO, next(seed for seed in range(1, 30) if begun(SOLO, seed).state.start == 1))
    person = Person(app, session, SOLO)
    person.make(next(choice for choice in person.options))
    finish(person)
    while person.dig.round == 1:
        person.table.choose(("end-turn",) if ("end-turn",) in person.options else person.options[0])
        shown = person.table.play.playback.automa_turn
        person.wait(40)
        if person.dig.round == 2:
            assert any(isinstance(fact, TurnBegan) for fact in shown)
            assert person.table.sight.dig.round == 1
            assert person.table.sight.figures.round == 2
            assert person.table.sight.figures.turn == 1
        finish(person)


def finish(person: Person) -> None:
    for _ in range(5000):
        person.wait()
        person.table.play.playback.next()
        if not person.table.play.showing:
            return


def test_the_first_turn_of_the_rival_is_shown_again_with_the_pawn_on_the_corner_it_was_placed_on(app: App):
    app.stage.settings.speed = Speed.PLAY
    session = begun(SOLO, next(seed for seed in range(1, 30) if begun(SOLO, seed).state.start == 1))
    person = Person(app, session, SOLO)
    person.make(next(choice for choice in person.options))
    person.watch()
    assert any(isinstance(fact, RivalWalked) for fact in person.table.play.playback.automa_turn)
    pawn = person.table.board.cast.sprites["pawn", 0]
    at = pawn.at
    person.table.play.watch_again()
    person.wait(2)
    assert person.table.play.showing
    assert person.table.board.cast.sprites["pawn", 0].visible
    assert person.table.board.cast.sprites["pawn", 0].at == at
    person.watch()
    assert person.in_place()


def test_a_last_round_changes_the_bar(app: App):
    app.stage.settings.speed = Speed.SKIP
    person = Person(app, played_until(SOLO, lambda asked: isinstance(asked.step, TakeTurn)), SOLO)
    steps = Steps(person.table.layout, person.table.sight)
    before = steps.sign()
    person.table.sight.figures.last_round = person.table.sight.figures.round
    assert steps.sign() != before


def test_a_person_who_is_asked_in_the_rivals_turn_is_not_told_that_he_plays(app: App):
    session = begun(SOLO, next(seed for seed in range(1, 30) if begun(SOLO, seed).state.start == 1))
    person = Person(app, session, SOLO)
    steps = Steps(person.table.layout, person.table.sight)
    asked = steps.sign()
    assert person.table.sight.figures.turn == 1
    person.table.sight.asked = None
    assert steps.sign() != asked
