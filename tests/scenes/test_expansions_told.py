"""What the table says of Glacier board, ice crystal, Scorpion and Caution Tape."""

from __future__ import annotations

from game.app import App
from game.model.fossilis.scuttle import MoveScorpion
from game.model.session import Session
from tests.fossilis.board import dinosaur, mat, site, table, waits_for
from tests.scenes.at_table import Person
from tests.scenes.test_notes import PAIR

SCORPION = """
    . . . . .
    . s s s .
    s0 s s* s .
    . s s s .
    . s1 . . .
"""
BY_ONE_PIT = """
    . s s s .
    . s s s .
    . s s0 . s
    . s s s .
    . s1 s s .
"""


def test_what_is_told_of_the_glacier_board_does_not_lie_over_it(app: App) -> None:
    person = Person(app, Session(site(SCORPION.replace("*", ""), expansions=("ice-age",))), PAIR)
    board = person.table.layout.box("glacier")
    for share in (0.1, 0.5, 0.9):
        person.move((board.left + board.width * share, board.centery))
        person.table.looking.show()
        shown = person.table.looking.shown(app._painter(app.canvas))
        assert shown is not None
        assert shown[0].title == "Glacier board"
        assert not shown[1].colliderect(board)


def test_in_the_simple_mode_a_pleistocene_animal_says_that_its_crystal_brings_nothing(app: App) -> None:
    for mode, said in (("ice-age-simple", True), ("ice-age", False)):
        dig = table(site(SCORPION.replace("*", ""), expansions=(mode,)), display="- - - procoptodon")
        person = Person(app, Session(dig), PAIR)
        view = person.table.looking.describer.view(("animal", dinosaur("procoptodon", dig.box)))
        assert view is not None
        assert any("no bonus in the simple mode" in text for text in view.texts) == said


def test_before_the_scorpion_scuttles_it_is_said_who_is_stung_and_who_flees_where(app: App) -> None:
    dig = site(SCORPION, expansions=("scorpion",))
    token = next(number for number, row in enumerate(dig.box.tokens) if number and row.pattern == "straight")
    waits_for(dig, MoveScorpion(0, token))
    person = Person(app, Session(dig), PAIR)
    told = {}
    for choice in person.options:
        person.move(person.spot(choice))
        list(person.table.covers.collect())
        told[choice[1]] = person.table.covers._ghost[1].tag
    assert "Theodora is stung" in told[10]
    assert "Theodora flees off the site" in told[11]


def test_with_one_pit_beside_the_pawn_the_plate_of_the_tape_only_lights_it(app: App) -> None:
    dig = mat(site(BY_ONE_PIT, expansions=("caution-tape",)), 0)
    person = Person(app, Session(dig), PAIR)
    assert ("tape", 13) in person.options
    person.plate("tape")
    assert person.table.play.session.past == []
    assert person.table.hand.mode == "tape"
    person.click(person.table.layout.space(13).center)
    assert person.table.play.session.past[0].choice == ("tape", 13)
