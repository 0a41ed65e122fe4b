"""At the end each laboratory is asked about by its Dinosaur's name, beside the display, without a senseless Cancel."""

import pytest

from game.app import App
from game.model.fossilis.scoring import ScoreLaboratory
from game.model.fossilis.turns import EndGame
from game.model.session import Session
from game.model.turn import Decision, decision, settle
from game.scenes.fossilis.trays import tray
from game.settings import Speed
from tests.fossilis.board import BARE, dinosaur, mat, site
from tests.scenes.at_table import Person

PAIR = ("human", "human")


def asked_of(lab: str, bones: str) -> tuple[Session, Decision]:
    dig = mat(site(BARE), 0, lab=lab, bones=bones)
    dig.todo = [EndGame(0), ScoreLaboratory(1), ScoreLaboratory(0)]
    settle(dig, [])
    asked = decision(dig)
    assert asked is not None
    return Session(dig), asked


def labels(lab: str, bones: str) -> list[str]:
    session, asked = asked_of(lab, bones)
    return [answer.label for answer in tray(session.state, asked)]


@pytest.fixture
def person(app: App) -> Person:
    app.stage.settings.speed = Speed.SKIP
    return Person(app, asked_of("diplodocus", "hip")[0], PAIR)


def test_the_dinosaur_is_named_and_leaving_it_is_the_only_way_not_to_score(person):
    offer = person.table.hand.tray
    assert offer.title == "In the laboratory: Diplodocus"
    assert [answer.choice for answer in offer.answers] == [("partial", dinosaur("diplodocus")), ("leave",)]


def test_the_sheet_does_not_lie_over_the_display_nor_the_laboratory(person):
    layout, offer = person.table.layout, person.table.hand.tray
    assert offer.box.right <= layout.box("display-head").left
    assert not offer.box.colliderect(layout.box("lab-wide"))
    assert layout.box("frame").contains(offer.box)


def test_a_click_on_it_scores(person):
    person.make(("leave",))
    assert person.dig.seats[0].lab == [dinosaur("diplodocus")]


def test_with_one_fitting_bone_there_is_but_one_value():
    assert labels("diplodocus", "hip") == ["Partial: 7", "Leave it"]


def test_with_several_fitting_bones_the_most_is_told():
    assert labels("plateosaurus", "hip rib")[0] == "Partial: up to 12"


def test_with_two_dinosaurs_each_button_says_which_it_means():
    told = labels("diplodocus stegosaurus", "hip limb tooth")
    assert any(text.startswith("Diplodocus · Partial: ") for text in told)
    assert any(text.startswith("Stegosaurus · ") for text in told)
