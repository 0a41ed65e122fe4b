"""The panel of Theodore's turn follows him, answers its plates, and gives the mat free."""

import pygame
import pytest

from game.model.bonewars import deeds as d
from game.model.bonewars.setup import new_game
from game.model.session import Session
from game.model.turn import Rng, apply
from game.scenes.bonewars_table import BonewarsTable
from game.scenes.ports import Kind, Seat
from game.settings import Speed
from game.view.events import Keyed, Moved, Pressed, Wheeled
from tests.view.bonewars.games import BOX, busy_choice, setup_of

SEATED = (Seat(Kind.HUMAN, "Ann"), Seat(Kind.RANDOM, "Theodore"))


def begun(wanted, seed=2):
    """Return a game up to the choice with which Theodore's turn begins that leads to some facts."""
    session, rng = Session(new_game(BOX, setup_of("advanced", seed))), Rng(seed + 5)
    while (asked := session.decision()) is not None:
        if asked.options == (("end",),):
            kinds = {type(fact) for fact in apply(session.state, ("end",))[1]}
            if set(wanted) <= kinds:
                return session
        session.choose(busy_choice(asked, rng))
    raise AssertionError("no such turn")


class Shown:
    """A table on which Theodore's turn begins to be shown."""

    def __init__(self, app, speed, wanted=(d.PaperPublished,)):
        self.app = app
        app.stage.settings.speed = speed
        self.table = BonewarsTable(app.stage, begun(wanted), SEATED)
        app.stage.push(self.table)
        self.tick(2)
        self.panel = self.table.reasons
        self.playback = self.table.play.playback
        self.table.choose(("end",))

    def tick(self, ticks=1):
        for _ in range(ticks):
            self.table.tick()

    def draw(self):
        self.app.frame(1 / 60, [])

    def wait(self, most=20_000):
        """Wait until the playback waits or is over."""
        for _ in range(most):
            self.tick()
            if self.playback.waiting or not self.table.play.showing:
                return
        raise AssertionError("the playback does not end")

    def press(self, name):
        places = self.panel.buttons if self.panel.open else self.panel.tabs
        self.table.handle(Pressed(places[name].center))
        self.tick()


@pytest.fixture
def stepping(app):
    shown = Shown(app, Speed.STEP)
    shown.wait()
    return shown


def test_it_opens_with_his_turn_and_grows_with_each_step(stepping):
    panel = stepping.panel
    assert panel.open
    assert stepping.table.sight.focus.theodore
    lines = len(panel.told)
    stepping.press("step")
    stepping.wait()
    assert len(panel.told) > lines


def test_the_ribbon_says_what_he_decides(stepping):
    seat, text, refused = stepping.table.telling.prompt(stepping.panel.caption)
    assert (seat, refused) == (1, False)
    assert text == stepping.panel.told[-1].text


def test_the_space_bar_goes_on(stepping):
    lines = len(stepping.panel.told)
    stepping.table.handle(Keyed(pygame.K_SPACE))
    stepping.wait()
    assert len(stepping.panel.told) > lines


def test_play_goes_on_to_the_end_and_the_persons_mat_comes_back(stepping):
    stepping.press("play")
    stepping.wait()
    assert not stepping.table.play.showing
    assert not stepping.panel.open
    assert stepping.table.sight.viewer == 0
    assert stepping.table.played.lights()


def test_skip_ends_the_turn_at_once_and_his_deeds_are_marked_all_the_same(stepping):
    stepping.press("skip")
    stepping.tick(2)
    assert not stepping.table.play.showing
    assert len(stepping.panel.told) == stepping.table.play.theodores.steps
    assert stepping.table.played.marks


def test_at_the_speed_skip_it_does_not_open_at_all(app):
    shown = Shown(app, Speed.SKIP)
    shown.wait()
    assert not shown.panel.open
    assert shown.panel.told


def test_two_tabs_bring_the_last_turn_back(stepping):
    stepping.press("fast")
    stepping.wait()
    assert [cover.sign[1] for cover in stepping.panel.covers()] == ["why", "again"]
    stepping.press("why")
    assert stepping.panel.open
    assert "close" in stepping.panel.buttons
    stepping.press("close")
    assert not stepping.panel.open


def test_again_shows_the_turn_once_more_and_ends_with_the_same_lines(stepping):
    stepping.press("fast")
    stepping.wait()
    lines, board = [line.text for line in stepping.panel.told], stepping.table.tabletop.board
    stepping.press("again")
    assert stepping.table.play.showing
    stepping.wait()
    assert [line.text for line in stepping.panel.told] == lines
    assert stepping.table.sight.feud == stepping.table.play.session.state
    stepping.tick(90)
    assert board.cast.sprites.keys() == board.rest(stepping.table.sight.feud).keys()


def test_the_marks_go_when_the_player_acts(stepping):
    stepping.press("fast")
    stepping.wait()
    assert stepping.table.played.marks
    asked = stepping.table.play.session.decision()
    stepping.table.choose(asked.options[0])
    assert not stepping.table.played.marks


def test_pointing_at_a_line_lights_up_what_it_speaks_of(stepping):
    stepping.press("play")
    stepping.wait()
    stepping.press("why")
    panel = stepping.panel
    number = next(n for n, line in enumerate(panel.told) if line.keys)
    for _ in range(40):
        panel.handle(Wheeled(panel.layout.box("reasons-lines").center, 1))
    top, tall = panel.rows()[number]
    panel.handle(Moved((1200, top + tall / 2)))
    assert panel.keys() == panel.told[number].keys
    stepping.draw()
    assert "blue" in stepping.table.tabletop.lights.values()


def test_why_begins_with_the_first_line_and_the_wheel_leads_to_the_last_one(stepping):
    stepping.press("play")
    stepping.wait()
    stepping.press("why")
    panel = stepping.panel
    room = panel.layout.box("reasons-lines")
    assert 0 in dict(panel.rows_in_sight())
    panel.handle(Wheeled((1200, 760), -99))
    seen = dict(panel.rows_in_sight())
    assert len(panel.told) - 1 in seen
    assert all(room.top - 1 <= box.top and box.bottom <= room.bottom + 1 for box in seen.values())
    assert min(box.top for box in seen.values()) == room.top


def test_every_line_of_whole_games_has_room_on_the_parchment(app):
    shown = Shown(app, Speed.SKIP)
    panel, tallest = shown.panel, 0.0
    for _ in range(30):
        shown.wait()
        tallest = max([tallest, *(panel.tall(line) for line in panel.told)])
        asked = shown.table.play.session.decision()
        if asked is None:
            break
        shown.table.choose(busy_choice(asked, Rng(len(shown.table.play.session.past))))
    assert 0 < tallest <= panel.layout.box("reasons-lines").height


def test_events_outside_are_left_to_the_table(stepping):
    stepping.panel.handle(Moved((500, 300)))
    assert not stepping.panel.handle(Moved((500, 300)))
    assert not stepping.panel.handle(Pressed((500, 300)))
    assert not stepping.panel.handle(Keyed(pygame.K_u))
