"""What a question is about is marked on the table: the space, the card, the Dinosaur, the pawn."""

import pytest

from game.app import App
from game.model.fossilis.dinosaurs import ChooseBones
from game.model.fossilis.happenings import ChooseTile
from game.model.fossilis.market import Pay
from game.model.fossilis.pawns import ChooseSide
from game.model.fossilis.power_tools import SawOn
from game.model.fossilis.scoring import ScoreLaboratory
from game.model.fossilis.scuttle import MoveScorpion
from game.model.turn import Decision
from game.scenes.fossilis.covers import subject
from game.settings import Speed
from tests.scenes.at_table import Person, begun, played_until

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


def test_several_ways_to_take_plaster_ask_how_much(app: App):
    person = Person(app, played_until(PAIR, lambda asked: ("end-turn",) in asked.options), PAIR)
    title, _ = person.table.asking._doubt([("plaster", 1), ("plaster", 2)])
    assert title == "How much Plaster?"


def test_nothing_beside_a_small_sheet_answers_and_a_click_there_closes_it(app: App):
    person = Person(app, played_until(PAIR, lambda asked: any(choice[0] == "move" for choice in asked.options)), PAIR)
    move = next(choice for choice in person.options if choice[0] == "move")
    at = person.spot(move)
    person.plate("end-turn")
    assert person.table.hand.chooser is not None
    made = len(person.table.play.session.past)
    person.click(at)
    assert person.table.hand.chooser is None
    assert len(person.table.play.session.past) == made


def test_the_last_scoring_names_the_dinosaur_and_has_no_second_way_out(app: App):
    person = asked_for(app, ScoreLaboratory)
    asked = person.table.sight.asked
    name = person.table.asking.names.dinosaur(int(asked.options[0][1]))
    assert name in person.table.hand.tray.title
    assert [answer.choice for answer in person.table.hand.tray.answers] == list(asked.options)


def test_the_head_of_the_table_follows_the_turn_that_is_shown(app: App):
    kinds = ("human", "rival-marsh")
    person = Person(app, played_until(kinds, lambda asked: ("end-turn",) in asked.options), kinds)
    rounds, seats = [], []
    person.make(("end-turn",))
    while person.table.play.showing:
        person.wait(20)
        figures = person.table.sight.figures
        rounds.append(figures.round)
        seats.append(person.table.prompt()[0])
    assert 1 in seats
    assert rounds == sorted(rounds)
    assert figures.round == person.dig.round
    assert figures.turn == person.dig.active


def test_the_last_turn_is_shown_again_from_where_it_began(app: App):
    kinds = ("human", "rival-marsh")
    app.stage.settings.speed = Speed.SKIP
    for seed in range(1, 12):
        person = Person(app, begun(kinds, seed), kinds)
        person.table.play.choose(person.options[0])
        began = person.table.play.automa_began
        if began is not None:
            assert began.seats[0].place == person.dig.seats[0].place
            return
    raise AssertionError("the Rival never began")
