"""Everything on the table of Fossilis tells what it is when it is looked at, empty places and headings too."""

import pygame
import pytest

from game.app import App
from game.model.fossilis.actions import TakeTurn
from game.scenes.fossilis.plates import BUTTONS
from game.scenes.fossilis.things import thing_at
from game.settings import Speed
from tests.scenes.at_table import Person, played_until

GAMES = {
    "solo": (("human", "rival-marsh"), ("scorpion", "ice-age", "caution-tape")),
    "trio": (("human", "human", "random"), ()),
}
SILENT = ("title", "ribbon", "survey", "room", "mat", "tray", "zoom", "note", "log", "frame")
"""Places that lie under others, or say all they have to say themselves."""
ELSEWHERE = ("seat-", "rival", "glacier", "ice-", "scuttle", "mat-", "scorpion-", "button", "action", "beside", "spots")


@pytest.fixture(params=GAMES)
def person(request, app: App) -> Person:
    kinds, expansions = GAMES[request.param]
    app.stage.settings.speed = Speed.SKIP
    session = played_until(kinds, lambda asked: isinstance(asked.step, TakeTurn), expansions=expansions)
    sat = Person(app, session, kinds)
    sat.watch()
    return sat


def told(person: Person, at: tuple[float, float]):
    thing = thing_at(person.table.board, at)
    return person.table.looking.describer.view(thing) if thing else None


def test_every_place_of_the_layout_tells_what_it_is(person):
    layout = person.table.layout
    for name, box in layout._zones.items():
        if name not in SILENT and not name.startswith(ELSEWHERE) and box.width and box.height:
            view = told(person, box.center)
            assert view is not None, name
            assert view.title or view.look, name


def test_every_button_and_every_plate_says_what_it_does_or_why_not(person):
    desk = person.table.hand.desk
    for name, box in (*desk.plates.items(), *desk.buttons.items()):
        person.move(box.center)
        text, _ = person.table.note(person.pointed())
        assert text, name


def test_resting_on_a_button_shows_its_note(person):
    for name in BUTTONS:
        person.move((4, 4))
        person.move(person.table.hand.desk.buttons[name].center)
        person.wait(40)
        signs = [cover.sign for cover in person.table.layers.covers]
        assert any(sign[0] == "tip" for sign in signs), name


def test_undo_that_cannot_be_done_says_why(person):
    undo = pygame.FRect(person.table.hand.desk.buttons["undo"])
    person.move(undo.center)
    text, refused = person.table.note(person.pointed())
    why = person.table.play.why_no_undo()
    assert refused is bool(why)
    assert text != "Undo the last choice (U)" or not why


def test_the_frame_tells_sides_corners_and_the_rivals_spots(person):
    layout = person.table.layout
    assert told(person, layout.box("side-near").move(20, 0).midleft).title == "The near side"
    assert told(person, (layout.box("frame").left + 4, layout.box("frame").top + 4)).title == "The corners"
    at = layout.spot(3)
    assert (told(person, at).title == "Spot 4") is (person.dig.rival is not None)


def test_the_scorpion_names_the_tiles_it_sits_on(app: App):
    kinds = ("human", "human")
    session = played_until(
        kinds, lambda asked: isinstance(asked.step, TakeTurn) and app.stage is not None, expansions=("scorpion",)
    )
    person = Person(app, session, kinds)
    person.watch()
    dig = person.dig
    space = next(space for space in range(25) if dig.top(space) and dig.pawn_on(space) < 0)
    dig.scorpion.in_play, dig.scorpion.space = True, space
    person.table.sight.show(dig)
    names = person.table.asking.names
    view = person.table.looking.describer.view(("scorpion",))
    assert view.title == f"The Scorpion · {names.space(space)}"
    assert any(names.tile(dig.top(space)) in text for text in view.texts)
    assert len(view.row_looks) == 1 + bool(dig.upper[space])
    assert "The Scorpion sits here." in person.table.looking.describer.view(("space", space)).texts


def test_the_scuttle_stack_tells_how_many_tokens_are_left(app: App):
    kinds = ("human", "human")
    session = played_until(kinds, lambda asked: isinstance(asked.step, TakeTurn), expansions=("scorpion",))
    person = Person(app, session, kinds)
    box = person.table.layout.box("scuttle-stack")
    view = told(person, box.center)
    assert view.title == "Scuttle tokens"
    assert view.texts[0].startswith(str(len(person.dig.scorpion.tokens)))
    person.dig.scorpion.tokens = []
    assert told(person, box.center).texts[0] == "No token is left."
