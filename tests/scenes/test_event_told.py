"""An Event is shown long enough to be read, its card tells its rule, and one that does nothing says why."""

from __future__ import annotations

import pytest

from game.app import App
from game.content import fossilis_box
from game.model.fossilis import facts as f
from game.model.fossilis.box import STONE
from game.model.session import Session
from game.settings import Speed
from game.view.log_scribe import Log
from game.view.names import Names
from game.view.small_cards import EVENT_RULE, EVENT_TEXT
from game.view.text import words
from tests.fossilis.board import event, mat, site, table
from tests.scenes.at_table import Person
from tests.scenes.test_notes import PAIR

HOME = """
    . . . . .
    . s s s .
    . s s0 s .
    . s s s .
    . s1 . . .
"""
TO_READ = 150
"""Ticks in two and a half seconds."""


def last_cube(app: App, speed: Speed, key: str = "rockfall", discard: str = "c") -> Person:
    """Return a person who has just taken the last cube of a pool."""
    app.stage.settings.speed = speed
    dig = table(mat(site(HOME), 0), pool=1, event_deck=f"patronage {key}", tile_discard=discard)
    person = Person(app, Session(dig), PAIR)
    person.plate("plaster")
    return person


def shown_for(person: Person) -> int:
    """Count the ticks in which the Event stands large in the middle."""
    count = 0
    for _ in range(2000):
        sprite = person.table.board.cast.sprites.get(("event", event("rockfall")))
        if sprite is not None and sprite.look.name[0] == "big-event" and sprite.scale == 1.0:
            count += 1
        if not person.table.play.showing:
            break
        person.frame()
    return count


@pytest.mark.parametrize("speed", [Speed.PLAY, Speed.FAST])
def test_an_event_stands_in_the_middle_for_two_and_a_half_seconds(app: App, speed: Speed) -> None:
    assert shown_for(last_cube(app, speed)) >= TO_READ


def test_a_click_puts_the_event_away(app: App) -> None:
    person = last_cube(app, Speed.FAST)
    person.wait(60)
    assert person.table.play.playback.turn_page()
    person.watch()
    assert person.in_place()


def test_an_event_without_its_tiles_says_so_once_in_the_log(app: App) -> None:
    person = last_cube(app, Speed.SKIP)
    lines = [line.text for chapter in person.table.play.book.chapters for line in chapter.lines]
    assert lines.count("No Stone in the discard pile: nothing happens") == 1
    assert not any("does nothing" in line for line in lines)


def test_an_event_without_its_tiles_says_so_on_the_table_too(app: App) -> None:
    person = last_cube(app, Speed.PLAY)
    seen = set()
    while person.table.play.showing:
        seen |= {
            sprite.look.name[1] for sprite in person.table.board.cast.sprites.values() if sprite.key[0] == "effect"
        }
        person.frame()
    assert "No Stone in the discard pile: nothing happens" in seen


def test_the_log_tells_that_the_tiles_ran_out_on_the_way() -> None:
    log = Log(Names(["Mary", "Reed"], fossilis_box()))
    log.tell([f.TilesRanOut(event("rockfall"), STONE, begun=True)])
    assert log.lines()[-1].text == "No Stone is left in the discard pile: nothing more happens"


def test_the_card_of_every_event_has_room_for_its_whole_rule(app: App) -> None:
    box, measure = fossilis_box(), app.stage.type
    for row in box.events[1:]:
        rule = words(f"event-{row.key}-text", amount=row.amount, points=row.points)
        tall = measure.lines(rule, EVENT_TEXT, EVENT_RULE[2]) * measure.height(EVENT_TEXT)
        assert tall <= EVENT_RULE[3], row.key
