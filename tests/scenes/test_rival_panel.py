"""The panel of the Rival's turn opens, follows, answers its plates, and gives the mat free."""

import pygame
import pytest

from game.content import fossilis_box
from game.model.fossilis import facts as f
from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import Setup
from game.model.turn import Rng, apply, below, decision
from game.scenes.fossilis.board import Board
from game.scenes.fossilis.layout import fossilis_layout
from game.scenes.fossilis.rival_panel import RivalPanel
from game.scenes.fossilis.sight import Sight, figures_of
from game.scenes.ports import Kind, Seat
from game.settings import Speed
from game.view.events import Keyed, Moved, Pressed, Released, Wheeled
from game.view.names import Names
from game.view.playback_dig import DigPlayback
from game.view.rival_lines import STEPS
from tests.scenes.at_table import Person, played_until

BOX = fossilis_box()
SEATS = (Seat(Kind.HUMAN, "Ann"), Seat(Kind.MARSH, "Marsh"))


class Shown:
    """The first turn of the Rival in a game, about to be shown, with its panel."""

    def __init__(self, app, speed):
        dig, rng = new_game(BOX, Setup(2, 7, "marsh", 1)), Rng(7)
        while True:
            asked = decision(dig)
            after, facts = apply(dig, asked.options[below(rng, len(asked.options))])
            if any(isinstance(fact, f.RivalCardFlipped) for fact in facts):
                break
            dig = after
        sight = Sight(dig, SEATS, 0, figures_of(dig))
        self.board = Board(fossilis_layout(), sight)
        self.board.place(dig)
        self.playback = DigPlayback(self.board, BOX, 1, speed)
        self.again = 0
        self.panel = RivalPanel(
            self.playback, Names(("Ann", "Marsh"), BOX), app.stage.type, self.set_speed, self.once_more
        )
        self.playback.start(facts, self.board.rest(after))
        self.app = app

    def set_speed(self, speed):
        self.playback.speed = speed

    def once_more(self):
        self.again += 1

    def tick(self, ticks=10_000):
        for _ in range(ticks):
            if not self.playback.moving:
                break
            self.playback.tick()
            self.panel.follow()
        self.panel.follow()

    def draw(self):
        painter = self.app._painter(self.app.canvas)
        self.app.canvas.fill((0, 0, 0))
        for cover in self.panel.covers():
            cover.draw(painter)
        return pygame.image.tobytes(self.app.canvas, "RGB")

    def press(self, name):
        places = self.panel.buttons if self.panel.open else self.panel.tabs
        return self.panel.handle(Pressed(places[name].center))


@pytest.fixture
def stepping(app):
    shown = Shown(app, Speed.STEP)
    shown.tick()
    return shown


def test_it_opens_when_the_rival_begins_and_grows_with_each_step(stepping):
    panel = stepping.panel
    assert panel.open
    first, lines = stepping.draw(), len(panel.told)
    stepping.press("step")
    stepping.tick()
    assert len(panel.told) > lines
    assert stepping.draw() != first


def test_the_space_bar_goes_on_to_the_next_step(stepping):
    lines = len(stepping.panel.told)
    assert stepping.panel.handle(Keyed(pygame.K_SPACE))
    stepping.tick()
    assert len(stepping.panel.told) > lines


def test_it_does_not_fold_while_the_automa_acts(stepping):
    stepping.panel.fold()
    assert stepping.panel.open


@pytest.mark.parametrize("speed", ["play", "fast"])
def test_the_turn_gives_the_mat_free_at_its_end(stepping, speed):
    stepping.press(speed)
    stepping.tick()
    assert not stepping.playback.busy
    assert not stepping.panel.open


def test_step_by_step_the_mat_is_free_after_the_last_step(stepping):
    while stepping.playback.waiting:
        assert stepping.panel.open
        stepping.press("step")
        stepping.tick()
    assert not stepping.playback.busy
    assert not stepping.panel.open


def test_asked_for_the_reasons_stay_until_the_player_acts(stepping):
    stepping.press("play")
    stepping.tick()
    stepping.press("why")
    stepping.tick()
    assert stepping.panel.open
    stepping.panel.fold()
    assert not stepping.panel.open


def test_skip_ends_the_turn_at_once(stepping):
    stepping.press("skip")
    assert not stepping.playback.busy
    assert isinstance(stepping.playback.automa_turn[-1], f.TurnEnded)


def test_at_the_speed_skip_it_does_not_open_at_all(app):
    shown = Shown(app, Speed.SKIP)
    shown.tick()
    assert not shown.panel.open
    assert shown.panel.told


def test_again_and_done_work_only_after_the_turn(stepping):
    stepping.press("again")
    stepping.press("close")
    assert stepping.again == 0
    assert stepping.panel.open
    stepping.press("play")
    stepping.tick()
    stepping.press("why")
    stepping.press("again")
    assert stepping.again == 1
    stepping.press("close")
    assert not stepping.panel.open


def test_two_small_plates_bring_the_last_turn_back(stepping):
    stepping.press("fast")
    stepping.tick()
    assert [cover.sign[1] for cover in stepping.panel.covers()] == ["why", "again"]
    stepping.press("why")
    assert stepping.panel.open
    stepping.panel.fold()
    stepping.press("again")
    assert stepping.again == 1


def test_before_the_first_turn_there_is_nothing_to_bring_back(app):
    shown = Shown(app, Speed.PLAY)
    assert shown.panel.covers() == []
    assert not shown.panel.handle(Pressed(shown.panel.tabs["why"].center))


def test_pointing_at_a_line_names_what_it_speaks_of(stepping):
    stepping.press("play")
    stepping.tick()
    stepping.press("why")
    panel = stepping.panel
    number = next(n for n, line in enumerate(panel.told) if line.keys)
    for _ in range(20):
        panel.handle(Wheeled(panel.layout.box("reasons-lines").center, 1))
    top, tall = panel.rows()[number]
    panel.handle(Moved((900, top + tall / 2)))
    assert panel.keys() == panel.told[number].keys
    panel.handle(Moved((900, 100)))
    assert panel.keys() == ()


def test_events_outside_are_left_to_the_table(stepping):
    stepping.panel.handle(Moved((500, 300)))
    assert not stepping.panel.handle(Moved((500, 300)))
    assert not stepping.panel.handle(Pressed((500, 300)))
    assert not stepping.panel.handle(Keyed(pygame.K_u))


def test_the_last_line_stands_within_the_parchment(stepping):
    stepping.press("play")
    stepping.tick()
    room = stepping.panel.layout.box("reasons-lines")
    top, tall = stepping.panel.rows()[-1]
    assert top + tall <= room.bottom + 1


def test_only_whole_lines_are_drawn(stepping):
    stepping.press("play")
    stepping.tick()
    stepping.press("why")
    panel, room = stepping.panel, stepping.panel.layout.box("reasons-lines")
    assert all(tall <= room.height for _, tall in panel.rows())
    drawn = []
    panel._draw_line = lambda painter, told, number, box: drawn.append(box)
    stepping.draw()
    assert drawn
    assert all(room.top - 1 <= box.top and box.bottom <= room.bottom + 1 for box in drawn)


def in_the_third_round(app):
    kinds = ("human", "rival-marsh")
    session = played_until(kinds, lambda asked: isinstance(asked.step, TakeTurn), 4)
    while session.state.round < 3:
        asked = session.decision()
        assert asked is not None
        session.choose(("end-turn",) if ("end-turn",) in asked.options else asked.options[0])
    return Person(app, session, kinds)


def test_a_game_that_is_gone_on_with_still_tells_the_rivals_last_turn_and_shows_it_again(app):
    person = in_the_third_round(app)
    assert person.table.reasons.told
    assert person.table.reasons.button_at(person.table.reasons.tabs["why"].center) == "why"
    assert isinstance(person.table.play.playback.automa_turn[-1], f.TurnEnded)
    person.click(person.table.reasons.tabs["again"].center)
    assert person.table.play.showing
    person.watch()
    assert person.in_place()


def test_every_plate_says_what_it_does_or_why_not(stepping):
    for name, box in stepping.panel.buttons.items():
        stepping.panel.handle(Moved(box.center))
        signs = [cover.sign for cover in stepping.panel.covers()]
        assert ("automa-tip", stepping.panel.note(name)) in signs
    assert stepping.panel.note("again") == "Not before his turn is over."
    stepping.press("fast")
    stepping.tick()
    stepping.panel.handle(Moved(stepping.panel.tabs["why"].center))
    assert stepping.panel.covers()[-1].sign == ("automa-tip", "What Marsh did in the last turn, and why.")
    stepping.press("why")
    assert stepping.panel.note("skip") == "His turn is over."
    assert stepping.draw()


@pytest.fixture
def explained(stepping):
    """The panel after the turn, with its reasons asked for."""
    stepping.press("play")
    stepping.tick()
    stepping.press("why")
    return stepping


def test_asked_for_the_reasons_begin_with_the_first_and_tell_where_he_went_and_why_he_dug_or_not(explained):
    panel = explained.panel
    assert [line.step for line in panel.told[:2]] == ["movement", "digging"]
    assert next(panel.rows_in_sight())[0] == 0


def test_a_bar_shows_that_there_are_more_lines_and_can_be_dragged(explained):
    panel = explained.panel
    assert panel.most > 0
    top, groove = panel._grip().top, panel.groove
    assert top == groove.top
    assert panel.handle(Pressed((groove.centerx, groove.bottom - 4)))
    assert panel._grip().bottom == pytest.approx(groove.bottom)
    assert panel.handle(Moved((groove.centerx, groove.top)))
    assert panel._grip().top == pytest.approx(groove.top)
    panel.handle(Released((groove.centerx, groove.top)))
    panel.handle(Moved((groove.centerx, groove.bottom)))
    assert panel._grip().top == pytest.approx(groove.top)


def test_a_click_on_a_step_leads_to_its_reason_and_pointing_at_it_lights_it(explained):
    panel = explained.panel
    box = panel.layout.grid("step", 2, 3)[STEPS.index("targeting")]
    still = explained.draw()
    panel.handle(Moved(box.center))
    assert explained.draw() != still
    panel.handle(Pressed(box.center))
    shown = [number for number, _ in panel.rows_in_sight()]
    assert panel.first_of(STEPS.index("targeting")) in shown
    panel.handle(Pressed(panel.layout.grid("step", 2, 3)[0].center))
    assert next(panel.rows_in_sight())[0] == 0


def test_the_reasons_do_not_lie_over_an_open_question(app):
    person = in_the_third_round(app)
    person.watch()
    person.plate("end-turn")
    assert person.table.hand.chooser is not None
    person.click(person.table.reasons.tabs["why"].center)
    assert person.table.reasons.open
    assert person.table.hand.chooser is None
