"""What Theodore takes in the career draft is explained like his turns, and all that he does can be watched again."""

import pytest

from game.app import App
from game.model.bonewars import facts as f
from game.model.bonewars.draft import Draft
from game.model.bonewars.state import Feud
from game.model.bonewars.turns import Turn
from game.model.session import Session
from game.model.turn import Rng
from game.players.random import RandomPlayer
from game.scenes.bonewars.bar import TurnBar
from game.settings import Speed
from tests.scenes.at_wars_table import WarsPerson, begun, played_until

SOLO = ("human", "theodore")


@pytest.fixture
def app(app: App) -> App:
    app.stage.settings.speed = Speed.STEP
    return app


def goes_on(person: WarsPerson, ticks: int = 4000) -> bool:
    """Wait until Step waits, and tell whether it does before all has been shown."""
    for _ in range(ticks):
        person.frame()
        if person.table.play.playback.waiting:
            return True
        if not person.table.play.showing:
            return False
    raise AssertionError("nothing more is shown")


def told(person: WarsPerson) -> list[str]:
    return [line.text for line in person.table.reasons.told]


def drafted(session: Session[Feud]) -> Session[Feud]:
    """Make choices at random until the draft is over."""
    player = RandomPlayer(Rng(3))
    while (asked := session.decision()) is not None and session.state.active < 0:
        session.choose(player.choose(asked))
    return session


def test_a_new_game_begins_with_the_card_he_takes_and_why(app: App) -> None:
    person = WarsPerson(app, begun(SOLO, 5), SOLO)
    assert goes_on(person)
    assert told(person) == ["Of the offer he takes Agathaumas: it fits his right-most envelope with room"]
    assert person.table.sight.focus.theodore
    assert person.table.reasons.open
    assert len(person.table.sight.feud.offer) == len(person.feud.offer) == 2
    person.table.play.playback.next()
    person.watch()
    assert isinstance(person.asked.step, Draft)
    assert not person.table.reasons.acts
    assert person.in_place()


def test_the_log_begins_with_what_he_took(app: App) -> None:
    lines = [line.text for line in WarsPerson(app, begun(SOLO, 5), SOLO).table.play.book.lines()]
    assert any("Ellen takes Agathaumas" in text for text in lines)


def test_his_career_is_explained_and_ends_before_the_first_round(app: App) -> None:
    session, player = begun(SOLO, 5), RandomPlayer(Rng(3))
    person = WarsPerson(app, session, SOLO)
    person.watch()
    seen: list[str] = []
    while session.state.active < 0:
        person.table.choose(player.choose(session.decision()))
        while goes_on(person):
            if not person.table.play.playback.drafts:
                break
            seen = told(person)
            person.table.play.playback.next()
    assert seen[0] == "His first profession: row 1, column 1: it is the highest"
    assert seen[-1] == "He begins at University 4 (Cope): the other patron's, and the larger number"
    assert not person.table.play.playback.drafts


def test_what_the_person_gains_in_the_draft_is_not_told_of_him(app: App) -> None:
    app.stage.settings.speed = Speed.SKIP
    for seed in range(5, 12):
        session = drafted(begun(SOLO, seed))
        person = WarsPerson(app, session, SOLO)
        turn = person.table.played.turn
        own = [fact for fact in person.table.play.playback.automa_turn if hasattr(fact, "player")]
        assert all(fact.player == 1 for fact in own)
        assert not turn.acts or not turn.drafts
        app.stage.pop()


def test_a_game_that_is_gone_on_with_in_the_draft_still_tells_why(app: App) -> None:
    session = begun(SOLO, 5)
    session.choose(session.decision().options[0])
    person = WarsPerson(app, session, SOLO)
    assert not person.table.play.showing
    assert told(person) == ["Of the offer he takes Agathaumas: it fits his right-most envelope with room"]


# his turns in a game that is gone on with


@pytest.fixture
def resumed(app: App) -> WarsPerson:
    """A table opened on a game in which he has had several turns."""
    app.stage.settings.speed = Speed.SKIP

    def late(asked: object, feud: Feud) -> bool:
        return isinstance(asked.step, Turn) and feud.round == 2 and len(feud.seats[1].laid) > 1

    session = played_until(SOLO, late, 3)
    person = WarsPerson(app, session, SOLO)
    person.watch()
    return person


def test_his_last_turn_is_recalled_with_all_its_reasons(app: App, resumed: WarsPerson) -> None:
    playback = resumed.table.play.playback
    assert isinstance(playback.automa_turn[0], f.TurnBegan)
    assert isinstance(playback.automa_turn[-1], f.TurnEnded)
    assert resumed.table.reasons.told
    assert playback.began.seats[1].laid == resumed.feud.seats[1].laid[:-1]
    assert resumed.feud.seats[1].laid[-1][1] == resumed.table.played.turn.current


def test_a_recalled_turn_can_be_watched_again_and_all_stands_as_before(app: App, resumed: WarsPerson) -> None:
    playback, before = resumed.table.play.playback, list(resumed.table.play.playback.automa_turn)
    lines, state = told(resumed), resumed.feud
    app.stage.settings.speed = Speed.FAST
    resumed.table.play.watch_again()
    resumed.wait(3)
    assert resumed.table.sight.focus.theodore
    assert resumed.table.sight.feud is not state
    resumed.watch()
    assert playback.automa_turn == before
    assert told(resumed) == lines
    assert resumed.feud is state
    assert resumed.in_place()


def test_his_part_in_the_draft_can_be_watched_again(app: App) -> None:
    app.stage.settings.speed = Speed.SKIP
    person = WarsPerson(app, begun(SOLO, 5), SOLO)
    person.watch()
    lines = told(person)
    app.stage.settings.speed = Speed.FAST
    person.table.play.watch_again()
    person.wait(2)
    assert person.table.play.showing
    person.watch()
    assert told(person) == lines
    assert person.in_place()


@pytest.mark.parametrize(
    ("kinds", "said"),
    [
        (SOLO, "First one species card with its bones, then one career"),
        (("human", "human"), "One species card with its bones, and one career, in either order"),
    ],
)
def test_the_bar_says_in_which_order_the_draft_goes(app: App, kinds: tuple[str, ...], said: str) -> None:
    table = WarsPerson(app, begun(kinds, 5), kinds).table
    table.play.skip()
    if table.play.veiled is not None:
        table.play.unveil()
    assert TurnBar(table.tabletop.board.places)._message() == said
