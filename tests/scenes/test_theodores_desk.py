"""While Theodore debunks, claims an award or makes a minor find the desk shows what he has for it."""

import pytest

from game.app import App
from game.model.bonewars.box import ACTIONS, AWARD, DEBUNK, FIND, PUBLISH
from game.model.bonewars.state import NOBODY
from game.scenes.bonewars.desk import DeskPart
from game.scenes.bonewars.layout import PUBLISH as PUBLISH_FOCUS
from game.scenes.bonewars.layout import Focus
from game.scenes.bonewars.sight import Solo
from game.scenes.bonewars.theodore_desk import theodores_action
from game.settings import Speed
from tests.scenes.at_wars_table import WarsPerson, begun

SOLO = ("human", "theodore")


@pytest.fixture
def person(app: App) -> WarsPerson:
    app.stage.settings.speed = Speed.SKIP
    app.stage.settings.reduce_motion = True
    sat = WarsPerson(app, begun(SOLO, 3), SOLO)
    sat.watch()
    return sat


def at_work(person: WarsPerson, action: int, half: int = 0) -> DeskPart:
    """Bring to the front what the table shows while he is at an action, and draw it."""
    sight, top, feud = person.table.sight, person.table.tabletop, person.feud
    cards = feud.box.solo_cards
    card = next(card for card in range(1, len(cards)) if ACTIONS[action] in cards[card].actions)
    sight.viewer, sight.asked = 1, None
    feud.seats[1].patron = 0
    sight.solo = Solo(card, 0, half, cards[card].actions.index(ACTIONS[action]))
    top.turn_to(Focus(PUBLISH_FOCUS, True))
    person.table._whole = True
    person.frame()
    return next(part for part in top._parts(top.board.places) if isinstance(part, DeskPart))


@pytest.mark.parametrize("action", [DEBUNK, AWARD, FIND])
def test_the_desk_follows_what_he_has_for_the_action(person: WarsPerson, action: int) -> None:
    desk = at_work(person, action)
    assert theodores_action(person.table.sight) == action
    before = desk.sign()
    seat = person.feud.seats[1]
    seat.bones[0] += 3
    seat.species.append(person.feud.species_deck.pop())
    assert desk.sign() != before
    person.table._whole = True
    person.frame()


def test_the_desk_stays_as_it_was_for_papers_and_for_his_team(person: WarsPerson) -> None:
    at_work(person, PUBLISH)
    assert theodores_action(person.table.sight) == NOBODY
    at_work(person, AWARD, half=1)
    assert theodores_action(person.table.sight) == NOBODY
