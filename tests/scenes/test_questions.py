"""What a question is about is marked on the table: the space, the card, the Dinosaur, the pawn."""

import pytest

from game.app import App
from game.model.fossilis.dinosaurs import ChooseBones
from game.model.fossilis.happenings import ChooseTile
from game.model.fossilis.market import Pay
from game.model.fossilis.pawns import ChooseSide
from game.model.fossilis.power_tools import SawOn
from game.model.fossilis.scuttle import MoveScorpion
from game.model.turn import Decision
from game.scenes.fossilis.covers import subject
from tests.scenes.at_table import Person, played_until

PAIR = ("human", "human")
ABOUT = {
    ChooseTile(0, 7, 1): ("space", 7),
    ChooseBones(0, 12): ("animal", 12),
    Pay(0, 3): ("card", 3),
    ChooseSide(1): ("pawn", 1),
    SawOn(0, 11, 2, 2): ("space", 11),
    MoveScorpion(0, 4): ("token", 4),
}


def rings(person: Person) -> set[object]:
    return {cover.sign[2] for cover in person.table.covers.collect() if cover.sign[:2] == ("glow", "blue")}


def asked_for(app: App, kind: type, *expansions: str) -> Person:
    session = played_until(PAIR, lambda asked: isinstance(asked.step, kind), expansions=expansions)
    return Person(app, session, PAIR)


@pytest.mark.parametrize("step", ABOUT, ids=lambda step: type(step).__name__)
def test_a_step_says_what_it_is_about(step):
    assert subject(Decision(step.player, step, ())) == [ABOUT[step]]


def test_the_space_that_wants_a_tile_is_ringed_and_named(app: App):
    person = asked_for(app, ChooseTile)
    step = person.table.sight.asked.step
    assert ("spoken", "space", step.space) in rings(person)
    name = person.table.asking.names.space(step.space)
    assert person.table.hand.tray.title == f"Which tile for {name}?"
    assert name in person.table.prompt()[1]


def test_the_card_that_is_paid_is_ringed(app: App):
    person = asked_for(app, Pay)
    assert ("spoken", "card", person.table.sight.asked.step.card) in rings(person)


def test_a_small_sheet_rings_what_it_was_opened_for(app: App):
    person = Person(app, played_until(PAIR, lambda asked: ("end-turn",) in asked.options), PAIR)
    assert ("about",) not in rings(person)
    person.plate("end-turn")
    assert person.table.hand.chooser is not None
    assert ("about",) in rings(person)
    assert person.table.hand.about == person.table.hand.desk.plates["end-turn"]
