"""A pawn beside the site stands beside the row or the column that it fell from, and never where another stands."""

from __future__ import annotations

import pytest

from game.app import App
from game.model.fossilis import facts as f
from game.model.fossilis.site import BESIDE
from game.model.session import Session
from game.scenes.fossilis.fallen import MIDDLE, Fallen, settled
from tests.fossilis.board import LEFT, NEAR, mat, site, table
from tests.scenes.at_table import Person
from tests.scenes.test_notes import PAIR

EDGE = """
    . . . . .
    . . s . .
    . s s s .
    . s s s t
    s1 s s s s0
"""


def pawn(person: Person, seat: int = 0) -> tuple[float, float]:
    return person.table.board.cast.sprites["pawn", seat].at


@pytest.fixture
def person(app: App) -> Person:
    return Person(app, Session(table(mat(site(EDGE), 0), pool=8)), PAIR)


def test_a_pawn_that_fell_over_the_near_edge_stands_below_its_column(person: Person) -> None:
    choice = ("dig", 19, "s")
    person.move(person.spot(choice))
    ghost = next(s for s in person.table.covers._ghost[1].sprites if s.key == ("ghost", 0))
    person.make(choice)
    person.watch()
    assert person.dig.seats[0].place == BESIDE + NEAR
    column = person.table.layout.space(24)
    assert column.left < pawn(person)[0] < column.right
    assert ghost.at == pawn(person)
    assert person.in_place()
    assert person.table.play.playback.corrected == []


def test_undo_and_a_look_into_the_past_keep_the_place(person: Person) -> None:
    person.make(("dig", 19, "s"))
    person.watch()
    stood = pawn(person)
    person.make(("plaster", 1))
    person.watch()
    person.table.play.visit(0, 99)
    assert pawn(person) == stood
    person.table.play.come_back()
    person.table.play.undo()
    assert pawn(person) == stood


def test_out_of_a_pit_a_pawn_stands_beside_the_row_of_the_pit() -> None:
    fallen = Fallen().after([f.PawnFellIn(0, 7, 6), f.PawnStoodBeside(0, -1, LEFT)])
    assert fallen.places == {0: (LEFT, 1)}


def test_a_pawn_of_which_nothing_is_known_stands_at_the_middle() -> None:
    dig = mat(site(), 0, beside=LEFT)
    dig.seats[1].place = 12
    assert Fallen().matched(dig) == {0: (LEFT, MIDDLE)}


def test_several_pawns_on_one_side_never_overlap() -> None:
    facts = [f.PawnFellOff(seat, 22, NEAR) for seat in (3, 0, 1, 4, 2)]
    places = settled(Fallen().after(facts).places)
    assert len(set(places.values())) == 5
    assert places[3] == (NEAR, 2)


def test_a_pawn_that_climbs_frees_its_place() -> None:
    fallen = Fallen().after([f.PawnFellOff(0, 22, NEAR), f.PawnClimbed(0, NEAR, 23), f.PawnFellOff(1, 22, NEAR)])
    assert settled(fallen.places) == {1: (NEAR, 2)}
