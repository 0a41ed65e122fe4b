"""The reckoning of Bone Wars: the score so far beside the table, and every point at the end."""

from dataclasses import replace

import pygame
import pytest

from game.app import App
from game.model.bonewars.deeds import ShelvesScored
from game.model.bonewars.scoring import accounts, leaders
from game.model.bonewars.state import Feud
from game.model.bonewars.turns import Turn
from game.model.session import Session
from game.model.turn import Choice, Rng, apply
from game.players.random import RandomPlayer
from game.scenes.bonewars.reckoning import score_sheet
from game.scenes.bonewars.things import rect_of
from game.scenes.bonewars_table import BonewarsTable
from game.scenes.points_table import lines
from game.scenes.ports import Row, ScoreSheet
from game.scenes.scores import StandingScene, verdict
from game.settings import Speed
from tests.scenes.at_wars_table import WarsPerson, begun, played_until, seated

PAIR = ("human", "human")
SOLO = ("human", "theodore")


def played(kinds: tuple[str, ...], rounds: int) -> Session[Feud]:
    """Return a game played at random until so many rounds have been finished."""
    session, player = begun(kinds, 4), RandomPlayer(Rng(5))
    while session.state.round <= rounds and (asked := session.decision()) is not None:
        session.choose(player.choose(asked))
    return session


@pytest.mark.parametrize("kinds", [PAIR, SOLO, ("human", "random", "human", "random")])
@pytest.mark.parametrize("rounds", [0, 1, 2, 3, 4])
def test_at_any_time_the_sheet_adds_up_to_what_the_rules_reckon(kinds: tuple[str, ...], rounds: int) -> None:
    session = played(kinds, rounds)
    sheet = score_sheet(session, seated(kinds))
    assert [sheet.total(seat) for seat in range(len(kinds))] == [one.total for one in accounts(session.state)]
    now = [row for row in sheet.rows if row.repeats]
    assert sheet.over == (rounds == 4) == (not now)
    for row in now:
        before = sheet.rows[: sheet.rows.index(row)]
        for seat, mat in enumerate(session.state.seats):
            assert sum(other.points[seat] for other in before) == row.points[seat] == mat.reputation
    assert sheet.winners == leaders(session.state)


def test_what_is_not_scored_yet_is_told_as_it_would_be_now() -> None:
    before, between = (score_sheet(played(PAIR, rounds), seated(PAIR)) for rounds in (1, 2))
    assert [line.label for line in lines(before.rows, 2) if line.kind == "heading"] == [
        "Gained in play",
        "Midgame scoring, as it would be now: loyalty × credibility",
        "Final scoring, as it would be now: loyalty × credibility",
    ]
    assert [line.label for line in lines(between.rows, 2) if line.kind == "heading"][1:] == [
        "Midgame scoring: loyalty × credibility",
        "Final scoring, as it would be now: loyalty × credibility",
    ]


def test_a_product_is_read_out_with_both_its_factors() -> None:
    row = Row("wars-cope", (6, 0), ((3, 2), (0, 2)), "wars-end")
    assert lines([row], 2)[-1].cells == ("3 × 2 = 6", "0 × 2 = 0")


def test_the_sheet_says_what_may_still_change() -> None:
    notes = score_sheet(played(PAIR, 3), seated(PAIR)).notes
    assert notes[0] == "The final scoring is still to come."
    assert [note.split(":")[0] for note in notes[1:3]] == ["Marsh", "Cope"]
    assert notes[3] == "Who passes in round 4 gains 1 to 3 loyalty more."
    assert score_sheet(played(PAIR, 4), seated(PAIR)).notes == ()


def test_the_verdict_says_what_decided() -> None:
    sheet = ScoreSheet(seated(SOLO), (Row("wars-bonus", (20, 20), section="wars-play"),), (1,), decided="head")
    assert verdict(sheet) == "20 RP each and as many species each: the larger head decides, and it is Ellen's."
    won = replace(sheet, decided="archived", winners=(0,))
    assert verdict(won) == "20 RP each: Ada wins, with more species in the archive."
    lost = replace(sheet, rows=(Row("wars-bonus", (17, 20), section="wars-play"),), decided="reputation")
    assert verdict(lost) == "Ellen has made the greater name: 20 RP against 17."


def test_who_leads_is_said_while_the_game_goes_on() -> None:
    sheet = ScoreSheet(seated(PAIR), (Row("wars-bonus", (9, 4), section="wars-play"),), (0,), over=False)
    assert verdict(sheet) == "If all were scored as it is now, Ada would win by 5, with 9."
    level = replace(sheet, rows=(Row("wars-bonus", (9, 9), section="wars-play"),))
    assert verdict(level) == "If all were scored as it is now, Ada would win a tie at 9."
    assert verdict(replace(level, winners=(0, 1))) == "If all were scored as it is now, Ada, Ellen would be level at 9."


@pytest.fixture
def person(app: App) -> WarsPerson:
    app.stage.settings.speed = Speed.SKIP
    person = WarsPerson(app, played_until(SOLO, lambda asked, feud: isinstance(asked.step, Turn)), SOLO)
    person.watch()
    return person


def test_button_key_and_numeral_open_the_score_and_the_key_closes_it(person: WarsPerson) -> None:
    board = person.table.tabletop.board
    spots = [rect_of(board, (name,)).center for name in ("reputation", "midgame")]
    clicks = [lambda at=at: person.click(at) for at in spots]
    for way in (lambda: person.button("score"), lambda: person.key(pygame.K_s), *clicks):
        way()
        assert isinstance(person.app.stage.top, StandingScene)
        person.key(pygame.K_s)
        assert isinstance(person.app.stage.top, BonewarsTable)


def test_the_score_so_far_stands_as_before_what_is_still_being_shown(app: App) -> None:
    app.stage.settings.speed = Speed.STEP
    person = WarsPerson(app, played_until(SOLO, lambda asked, feud: ("end",) in asked.options), SOLO)
    before = accounts(person.feud)
    person.table.choose(("end",))
    person.wait(3)
    assert person.table.play.showing
    person.key(pygame.K_s)
    sheet = app.stage.top.sheet
    assert [sheet.total(seat) for seat in range(2)] == [account.total for account in before]


# the scoring on the desk


def before_scoring(kinds: tuple[str, ...], when: str) -> tuple[Session[Feud], Choice]:
    """Return a game played at random up to the choice that leads to a scoring, and that choice."""
    for seed in range(3, 40):
        session, player = begun(kinds, seed), RandomPlayer(Rng(7))
        while (asked := session.decision()) is not None:
            choice = player.choose(asked)
            facts = apply(session.state, choice)[1]
            if any(isinstance(fact, ShelvesScored) and fact.when == when for fact in facts):
                return session, choice
            session.choose(choice)
    raise AssertionError("nothing was scored")


@pytest.fixture
def scoring(app: App) -> WarsPerson:
    """A table on which the first line of the midgame scoring has been shown and Step waits."""
    app.stage.settings.speed = Speed.STEP
    session, choice = before_scoring(SOLO, "midgame")
    person = WarsPerson(app, session, SOLO)
    person.table.choose(choice)
    playback = person.table.play.playback
    for _ in range(9000):
        person.frame()
        if playback.waiting and person.table.speeds.plates:
            return person
        playback.next()
    raise AssertionError("no scoring was shown")


def shown(person: WarsPerson) -> int:
    scoring = person.table.sight.scoring
    return len(scoring.lines) if scoring else 0


def test_the_plates_under_the_table_set_how_fast_it_is_shown(scoring: WarsPerson) -> None:
    plates = scoring.table.speeds.plates
    assert (list(plates), shown(scoring)) == (["step", "play", "fast", "skip"], 1)
    scoring.click(plates["step"].center)
    scoring.wait(200)
    assert (scoring.table.play.playback.waiting, shown(scoring)) == (True, 2)
    scoring.click(plates["fast"].center)
    assert scoring.app.stage.settings.speed is Speed.FAST
    scoring.click(plates["skip"].center)
    scoring.wait(2)
    assert not scoring.table.speeds.plates
    scoring.watch()
    assert scoring.in_place()


def test_a_click_elsewhere_or_the_space_bar_goes_on_to_the_next_line(scoring: WarsPerson) -> None:
    scoring.click((500, 860))
    scoring.wait(200)
    scoring.key(pygame.K_SPACE)
    scoring.wait(200)
    assert shown(scoring) == 3


def test_the_table_of_the_final_scoring_lies_on_the_desk_when_the_game_is_over(app: App) -> None:
    app.stage.settings.speed = Speed.SKIP
    session, choice = before_scoring(PAIR, "end")
    session.choose(choice)
    person = WarsPerson(app, session, PAIR)
    person.watch()
    scoring = person.table.sight.scoring
    assert scoring is not None
    assert (scoring.when, len(scoring.lines)) == ("end", 4)
    assert person.table.sight.focus.upper == "publish"
