"""The drawer of the log scrolls, closes, and says which pieces the line under the pointer speaks of."""

import pygame
import pytest

from game.content import fossilis_box
from game.model.fossilis import facts as f
from game.view.events import Keyed, Moved, Pressed, Released, Wheeled
from game.view.log import LogDrawer
from game.view.log_scribe import Log
from game.view.names import Names

BOX = pygame.FRect(1172, 62, 420, 620)


@pytest.fixture
def drawer(app):
    log = Log(Names(("Ann", "Ben"), fossilis_box()))
    for turn in range(20):
        log.tell(
            [f.TurnBegan(turn % 2, turn // 2 + 1, 4), f.PawnMoved(turn % 2, 0, (1, 2)), f.PitOpened(turn, (turn + 1,))]
        )
    return LogDrawer(BOX, log, app.stage.type)


def row_of(drawer, text):
    row = next(row for row in drawer._rows if text in row.line.text)
    return drawer.room.centerx, drawer.room.top + row.top - drawer._scrolled + row.tall / 2


def painted(app, drawer):
    painter = app._painter(app.canvas)
    app.canvas.fill((40, 20, 10))
    cover = drawer.cover()
    if cover is not None:
        cover.draw(painter)
    return app.canvas.copy()


def test_it_is_away_until_it_is_pulled_out(app, drawer):
    assert drawer.cover() is None
    assert not drawer.handle(Moved(BOX.center))
    drawer.toggle()
    assert drawer.cover() is not None
    assert drawer.handle(Moved(BOX.center))


def test_it_opens_at_the_last_line_and_scrolls_with_the_wheel(app, drawer):
    drawer.toggle()
    last = painted(app, drawer)
    assert drawer.handle(Wheeled(BOX.center, 3))
    assert pygame.image.tobytes(painted(app, drawer), "RGB") != pygame.image.tobytes(last, "RGB")
    for _ in range(100):
        drawer.handle(Wheeled(BOX.center, 3))
    assert drawer._scrolled == 0
    assert 0 in drawer._in_sight()


def test_pointing_at_a_line_names_its_sprites(drawer):
    drawer.toggle()
    drawer.handle(Moved(row_of(drawer, "The pit at E4 opens")))
    assert drawer.keys() == (("space", 19), ("piece", 20))
    drawer.handle(Moved((10, 10)))
    assert drawer.keys() == ()


def test_events_outside_go_to_the_table(drawer):
    drawer.toggle()
    assert not drawer.handle(Moved((100, 100)))
    assert not drawer.handle(Pressed((100, 100)))
    assert not drawer.handle(Keyed(pygame.K_u))


@pytest.mark.parametrize(
    "event", [Keyed(pygame.K_l), Keyed(pygame.K_ESCAPE), Pressed((1558, 94)), Pressed((1300, 300), 3)]
)
def test_the_key_the_cross_and_a_right_click_put_it_away(drawer, event):
    drawer.toggle()
    assert drawer.handle(event)
    assert not drawer.open


def test_it_follows_new_lines_while_it_is_at_the_end_and_stays_where_it_was_scrolled_to(drawer):
    drawer.toggle()
    drawer.log.tell([f.PawnMoved(0, 0, (1,))])
    drawer.cover()
    assert drawer._scrolled == pytest.approx(drawer.most)
    drawer.handle(Keyed(pygame.K_HOME))
    drawer.log.tell([f.PawnMoved(0, 0, (1,))])
    drawer.cover()
    assert drawer._scrolled == 0


def test_what_is_struck_out_goes(drawer):
    drawer.toggle()
    lines = len(drawer._rows)
    drawer.log.take_back()
    drawer.cover()
    assert len(drawer._rows) == lines - 3


def test_the_bar_can_be_dragged_to_the_beginning(drawer):
    drawer.toggle()
    drawer.handle(Pressed((drawer.room.right - 2, drawer._handle().centery)))
    drawer.handle(Moved((drawer.room.right - 2, drawer.room.top)))
    assert drawer._scrolled == 0
    assert drawer.handle(Released((0, 0)))


def test_equal_signs_look_the_same_and_a_pointed_line_changes_the_sign(drawer):
    drawer.toggle()
    before = drawer.cover().sign
    assert drawer.cover().sign == before
    drawer.handle(Moved(row_of(drawer, "The pit at E4 opens")))
    assert drawer.cover().sign != before


def test_an_empty_log_says_so(app):
    drawer = LogDrawer(BOX, Log(Names(("Ann", "Ben"), fossilis_box())), app.stage.type)
    drawer.toggle()
    painted(app, drawer)
    assert drawer.keys() == ()
