"""What is said of a thing that is looked at, and what lies under or over an open sheet."""

import pygame
import pytest

from game.app import App
from game.model.fossilis.happenings import Patronage
from game.model.fossilis.site import BESIDE
from game.scenes.fossilis.ghosts import foreseen
from game.scenes.fossilis.things import thing_at
from game.settings import Speed
from game.view.cards import card_text
from game.view.text import words
from tests.scenes.at_table import Person, begun, played, played_until

SOLO = ("human", "rival-marsh")
PAIR = ("human", "human")


@pytest.fixture
def solo(app: App) -> Person:
    person = Person(app, begun(SOLO, 11), SOLO)
    person.make(("corner", 4))
    person.watch()
    return person


def covers(person: Person) -> list[str]:
    person.frame()
    return [str(cover.sign[0]) for cover in person.table.layers.covers]


def look_at(person: Person, at: tuple[float, float]) -> None:
    person.move(at)
    person.wait(25)


def test_a_pawn_on_a_tile_shows_the_tile_and_says_whose_it_is(solo: Person) -> None:
    pawn = solo.table.board.cast.sprites[("pawn", 0)]
    thing = thing_at(solo.table.board, (pawn.x, pawn.y - 50))
    assert thing == ("space", 4)
    view = solo.table.looking.describer.view(thing)
    assert view is not None
    assert view.title == "Sand · E1"
    assert "Theodora stands here." in view.texts


def test_a_pawn_beside_the_site_says_at_which_side_in_a_line_without_a_picture(solo: Person) -> None:
    solo.make(("dig", 4, "e"))
    solo.watch()
    assert solo.dig.seats[0].place == BESIDE + 1
    view = solo.table.looking.describer.view(("pawn", 0))
    assert view is not None
    assert (view.look, view.texts) == (None, ["Theodora stands beside the site, at the right side."])


def test_an_open_pit_is_called_by_its_space(solo: Person) -> None:
    solo.make(("dig", 4, "e"))
    solo.watch()
    view = solo.table.looking.describer.view(("space", 4))
    assert view is not None
    assert view.title == "Open pit · E1"


def test_a_space_that_can_be_walked_to_does_not_say_that_it_is_too_far_to_dig(solo: Person) -> None:
    describer = solo.table.looking.describer
    far = next(int(choice[1]) for choice in solo.options if choice[0] == "move" and choice[1] in (2, 14))
    view, beyond = describer.view(("space", far)), describer.view(("space", 20))
    assert view is not None
    assert beyond is not None
    assert (view.refusal, beyond.refusal) == ("", words("refuse-far"))


def test_a_card_shown_large_does_not_say_its_text_twice(solo: Person) -> None:
    rows = solo.dig.box.cards
    short = next(number for number, row in enumerate(rows) if row.key == "shovel")
    long = next(number for number, row in enumerate(rows) if row.key == "pry-bar")
    for card, told in ((short, False), (long, True)):
        view = solo.table.looking.describer.view(("card", card))
        assert view is not None
        assert (card_text(rows[card]) in view.texts) == told


def test_no_note_of_a_plate_lies_over_the_question_before_the_turn_ends(solo: Person) -> None:
    look_at(solo, solo.table.hand.desk.plates["end-turn"].center)
    assert "tip" in covers(solo)
    solo.plate("end-turn")
    solo.wait(30)
    assert solo.table.hand.chooser is not None
    assert "tip" not in covers(solo)


def test_the_card_shown_large_goes_away_when_it_is_asked_whether_to_claim_it(app: App) -> None:
    person = Person(app, played_until(PAIR, lambda asked: {"claim", "dig"} <= {c[0] for c in asked.options}), PAIR)
    at = person.spot(next(choice for choice in person.options if choice[0] == "claim"))
    look_at(person, at)
    assert "zoom" in covers(person)
    person.click(at)
    person.wait(30)
    assert person.table.hand.chooser is not None
    assert "zoom" not in covers(person)
    person.key(pygame.K_ESCAPE)
    assert person.table.hand.chooser is None


def test_nothing_that_is_looked_at_lies_over_an_open_tray(app: App) -> None:
    person = Person(app, played_until(PAIR, lambda asked: isinstance(asked.step, Patronage)), PAIR)
    tray, painter = person.table.hand.tray, app._painter(app.canvas)
    assert tray is not None
    for place in range(25):
        person.move(person.table.layout.space(place).center)
        person.table.looking.show()
        shown = person.table.looking.shown(painter)
        assert shown is not None
        assert not shown[1].colliderect(tray.box)
        assert shown[1].bottom <= 900


def test_what_the_rival_will_do_is_not_foreseen_in_the_choice_of_a_corner(app: App) -> None:
    for seed in range(12):
        person = Person(app, begun(SOLO, seed), SOLO)
        for choice in person.options:
            ghost = foreseen(person.table.board, person.dig, [choice])
            assert [sprite.key for sprite in ghost.sprites] == [("ghost", 0)]
            assert not ghost.opened


def test_what_lies_under_the_rivals_panel_is_not_pointed_at(app: App) -> None:
    app.stage.settings.speed = Speed.PLAY
    person = Person(app, begun(SOLO, 11), SOLO)
    person.make(("corner", 4))
    person.watch()
    person.make(("end-turn",))
    person.watch()
    person.click(person.table.reasons.tabs["why"].center)
    person.move(person.table.hand.desk.plates["dig"].center)
    assert person.table.reasons.open
    assert person.pointed() is None


def test_what_cannot_be_done_while_an_event_asks_is_not_blamed_on_others(app: App) -> None:
    person = Person(app, played_until(PAIR, lambda asked: isinstance(asked.step, Patronage)), PAIR)
    person.plate("dig")
    assert person.table.prompt()[1] == "First answer what is asked."


def test_a_tile_to_be_laid_is_foreseen_where_it_will_lie(app: App) -> None:
    person = Person(app, played(PAIR, "sand"), PAIR)
    dig = person.dig
    for choice in (choice for choice in person.options if choice[0] == "sand"):
        (ghost,) = foreseen(person.table.board, dig, [choice]).sprites
        space = int(choice[1])
        assert ghost.at == person.table.board.space_point(space, 2 if dig.lower[space] else 1)
        assert ghost.alpha < 255
