"""What is told of a seat: what it holds, what it would have now, and which Dinosaurs it has scored."""

import pytest

from game.app import App
from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.foresight import outlooks
from game.scenes.fossilis.describe_seats import collection_view, seat_view, trait_rows
from game.scenes.fossilis.things import thing_at
from game.settings import Speed
from game.view.names import Names
from tests.fossilis.board import BARE, BOX, mat, site
from tests.scenes.at_table import Person, played_until

MARY = Names(("Mary", "Marsh"), BOX)
SOLO = ("human", "rival-marsh")


@pytest.fixture
def person(app: App) -> Person:
    app.stage.settings.speed = Speed.SKIP
    session = played_until(SOLO, lambda asked: isinstance(asked.step, TakeTurn))
    sat = Person(app, session, SOLO)
    sat.watch()
    return sat


def test_the_estimate_names_the_dinosaur_of_the_laboratory_and_its_points():
    view = seat_view(MARY, mat(site(BARE), 0, lab="diplodocus", bones="hip"), 0)
    assert ("Laboratory: Diplodocus, in part", "7") in view.rows
    assert view.rows[0] == ("Scored in play", "0")
    assert view.rows[-1] == ("Total", str(outlooks(mat(site(BARE), 0, lab="diplodocus", bones="hip"))[0].total))


def test_the_estimate_names_the_rivals_target():
    view = seat_view(MARY, mat(site(BARE, rival="marsh"), 1, lab="tapejara", bones="rib"), 1)
    assert ("Target: Tapejara, in part", "5") in view.rows


def test_the_rows_of_the_estimate_add_up_to_its_total():
    view = seat_view(MARY, mat(site(BARE), 0, lab="diplodocus", bones="hip tooth", scored="allosaurus"), 0)
    added = sum(int(part) for _, row in view.rows[:-1] for part in row.split(" + "))
    assert added == int(view.rows[-1][1])


def test_bones_and_cards_say_what_they_are():
    view = seat_view(MARY, mat(site(BARE), 0, bones="tooth", supplies="tooth", skills="double-plaster"), 0)
    assert view.texts[0].startswith("Bones: ")
    assert any(text.startswith("Cards: ") for text in view.texts)
    assert any(text.startswith("Skills: ") for text in view.texts)


def test_a_scored_dinosaur_is_told_with_its_characteristics():
    view = collection_view(MARY, mat(site(BARE), 1, scored="allosaurus"), 1)
    assert view.title == "Scored by Marsh"
    ((name, told),) = view.rows
    assert name == "Allosaurus"
    assert "[carnivore]" in told
    assert "[biped]" in told


def test_majorities_are_told_and_shared_ones_as_shared():
    dig = mat(mat(site(BARE), 0, scored="allosaurus"), 1, scored="allosaurus diplodocus")
    told = collection_view(MARY, dig, 1).texts
    assert any(text.startswith("Most of: Herbivore") for text in told)
    assert any(text.startswith("Most of, with others: Carnivore") for text in told)
    assert trait_rows(MARY, dig, "carnivore") == [("Mary", "most, shared: 1"), ("Marsh", "most, shared: 1")]
    assert trait_rows(MARY, dig, "herbivore") == [("Mary", "0"), ("Marsh", "most: 1")]


def test_each_of_the_rivals_counts_explains_itself(person):
    layout, found = person.table.layout, []
    box = layout.box("rival-bought")
    for number in range(3):
        thing = thing_at(person.table.board, (box.left + box.width / 3 * (number + 0.5), box.top + 16))
        found.append(person.table.looking.describer.view(thing).title)
    assert found == ["Bought", "Scored by Mary", "His Rock Hammers"]


def test_the_shield_of_another_seat_tells_which_dinosaurs_it_has_scored(person):
    assert thing_at(person.table.board, person.table.layout.point("rival-score")) == ("collection", 1)
