"""The table of Fossilis shows what happens, can be looked at, and answers the keyboard."""

import pygame
import pytest

from game.app import App
from game.model.fossilis.actions import TakeTurn
from game.model.turn import Rng
from game.players.random import RandomPlayer
from game.scenes.fossilis.layout import fossilis_layout
from game.settings import Speed
from tests.scenes.at_table import Person, begun, looked_at, played_until
from tests.scenes.solo_table import PAIR, SOLO, started

TABLE = ("human", "random", "human")


def test_the_rivals_turn_ends_with_everything_in_its_place(solo: Person) -> None:
    started(solo)
    solo.make(("end-turn",))
    solo.watch()
    assert solo.dig.active == 0
    assert solo.dig.round == 2 or solo.dig.start == 1
    assert solo.in_place()


def test_nothing_is_drawn_when_nothing_changes(solo: Person) -> None:
    started(solo)
    solo.wait(40)
    assert not solo.frame()
    assert not solo.table.moving


def test_what_was_drawn_in_patches_looks_like_what_is_drawn_whole(solo: Person) -> None:
    started(solo)
    for choice in (("move", 14), ("dig", 13, "w")):
        if choice in solo.options:
            solo.move(solo.spot(choice))
            solo.make(choice)
            solo.watch()
    solo.move((1450, 716))
    solo.wait(40)
    solo.move((300, 885))
    in_patches = pygame.image.tobytes(solo.app.canvas, "RGB")
    solo.table.layers.forget()
    solo.table.dirty = True
    solo.frame()
    assert pygame.image.tobytes(solo.app.canvas, "RGB") == in_patches


def test_a_thing_is_shown_large_after_the_pointer_has_rested(solo: Person) -> None:
    started(solo)
    solo.move(solo.table.layout.grid("display", 4)[0].center)
    solo.wait(10)
    assert not solo.table.looking.open
    solo.wait(15)
    assert solo.table.looking.open
    zoomed = next(cover for cover in solo.table.layers.covers if cover.sign[0] == "zoom")
    assert not zoomed.box.colliderect(solo.table.layout.box("frame"))


def test_a_right_click_pins_what_is_looked_at_and_escape_puts_it_away(solo: Person) -> None:
    started(solo)
    solo.click(solo.table.layout.grid("market", 4)[1].center, button=3)
    solo.move((300, 885))
    assert solo.table.looking.pinned
    solo.key(pygame.K_ESCAPE)
    assert not solo.table.looking.open
    assert solo.app.stage.top is solo.table


def test_the_arrow_keys_and_enter_make_a_choice(solo: Person) -> None:
    solo.key(pygame.K_RIGHT)
    first = solo.pointed()
    solo.key(pygame.K_RIGHT)
    assert first is not None
    assert solo.pointed() != first
    solo.key(pygame.K_RETURN)
    solo.watch()
    assert solo.dig.seats[0].place in (0, 4, 20, 24)


def test_resizing_in_the_middle_of_a_push_leaves_everything_in_place(solo: Person) -> None:
    started(solo)
    solo.make(next(choice for choice in solo.options if choice[0] == "dig" and choice[1] == 9))
    solo.wait(4)
    solo.app.window.size = (1280, 960)
    solo.watch()
    assert solo.in_place()


def test_the_last_turn_of_the_rival_can_be_watched_again(solo: Person) -> None:
    started(solo)
    solo.make(("end-turn",))
    solo.watch()
    spot = solo.dig.rival.spot if solo.dig.rival else -1
    solo.table.play.watch_again()
    solo.wait(3)
    assert solo.table.play.showing
    assert solo.table.reasons.open
    solo.watch()
    assert solo.dig.rival is not None
    assert solo.dig.rival.spot == spot
    assert solo.in_place()


def test_step_by_step_the_rivals_turn_waits_for_the_space_bar(app: App) -> None:
    app.stage.settings.speed = Speed.STEP
    solo = started(Person(app, begun(SOLO, 11), SOLO))
    solo.make(("end-turn",))
    steps = 0
    for _ in range(4000):
        solo.frame()
        if solo.table.play.playback.waiting:
            solo.wait(5)
            assert solo.table.play.showing
            assert not solo.table.moving
            solo.key(pygame.K_SPACE)
            steps += 1
        if not solo.table.play.showing:
            break
    assert steps >= 5
    assert solo.in_place()


@pytest.mark.parametrize("kinds", [SOLO, PAIR])
def test_everything_can_be_looked_at_without_hiding_the_site(app: App, kinds: tuple[str, ...]) -> None:
    person = Person(app, played_until(kinds, lambda asked: len(asked.options) > 12), kinds)
    shown = looked_at(app, person, 22, 40)
    kinds_shown = {str(thing[0]) for thing in shown}
    assert {"space", "animal", "card", "skill", "trait", "fragment", "slot", "stock", "seat", "place"} <= kinds_shown


@pytest.mark.parametrize("kinds", [SOLO, PAIR])
def test_every_plate_says_what_it_does_or_why_not(app: App, kinds: tuple[str, ...]) -> None:
    app.stage.settings.speed = Speed.SKIP
    person = Person(app, begun(kinds, 6), kinds)
    player = RandomPlayer(Rng(6))
    refused = set()
    for _ in range(120):
        person.watch()
        asked = person.table.play.session.decision()
        if asked is None:
            break
        for verb in person.table.hand.desk.plates:
            text, no = person.table.looking.plate_note(verb)
            assert text
            assert no == (not person.table.hand.possible[verb])
            refused |= {verb} if no else set()
        person.table.choose(player.choose(asked))
    assert {"climb", "extract", "buy", "claim", "score"} <= refused


def test_the_layout_lies_on_the_sheet() -> None:
    layout = fossilis_layout()
    sheet = pygame.FRect(0, 0, 1600, 900)
    for name, zone in layout._zones.items():
        if name != "survey":
            assert zone.clamp(sheet) == zone, name


@pytest.mark.parametrize(("kinds", "seed"), [(SOLO, 2), (TABLE, 3), (PAIR, 4)])
def test_every_choice_of_a_game_can_be_made_with_the_mouse(app: App, kinds: tuple[str, ...], seed: int) -> None:
    app.stage.settings.speed = Speed.SKIP
    person = Person(app, begun(kinds, seed), kinds)
    player = RandomPlayer(Rng(seed))
    made: set[str] = set()
    for _ in range(260):
        person.watch()
        assert person.in_place()
        asked = person.table.play.session.decision()
        if asked is None:
            break
        choice = player.choose(asked)
        if isinstance(asked.step, TakeTurn) and len(asked.options) > 1 and choice == ("end-turn",):
            choice = player.choose(asked)
        person.make(choice)
        made.add(str(choice[0]))
    assert {"dig", "move", "end-turn", "corner"} <= made
