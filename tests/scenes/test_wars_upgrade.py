"""Exchanging a team card: the sheet stays, either card may come first, and a stray click goes back one step."""

import pygame
import pytest

from game.app import App
from game.model.bonewars.improvements import Upgrade
from game.scenes.bonewars.asking import RESERVE
from game.settings import Speed
from tests.scenes.at_wars_table import WarsPerson, played_until

PAIR = ("human", "human")


@pytest.fixture
def person(app: App) -> WarsPerson:
    app.stage.settings.speed = Speed.SKIP
    app.stage.settings.reduce_motion = True
    sat = WarsPerson(app, played_until(PAIR, lambda asked, feud: wanted(asked.step, asked.options)), PAIR)
    sat.watch()
    sat.ready()
    return sat


def wanted(step: object, options: tuple[tuple[object, ...], ...]) -> bool:
    exchanges = [choice for choice in options if choice[0] == "exchange"]
    several = len({choice[1] for choice in exchanges}) > 1 and len({choice[2] for choice in exchanges}) > 1
    return isinstance(step, Upgrade) and several


def sheet(person: WarsPerson) -> list[tuple[object, ...]]:
    tray = person.table.hand.tray
    return [answer.choice for answer in tray.answers] if tray is not None else []


def marked(person: WarsPerson) -> list[object]:
    tray = person.table.hand.tray
    return [answer.choice[1] for answer in tray.answers if answer.chosen] if tray is not None else []


def pair(person: WarsPerson) -> tuple[int, int]:
    return next((int(choice[1]), int(choice[2])) for choice in person.asked.options if choice[0] == "exchange")


def basic_at(person: WarsPerson, card: int) -> tuple[float, float]:
    return person.spot_of(next(target for target in person.table.hand.targets if target.key == ("team-card", card)))


def test_the_sheet_stays_with_the_chosen_card_marked(person: WarsPerson) -> None:
    before, (basic, better) = sheet(person), pair(person)
    person.answer((RESERVE, better))
    assert sheet(person) == before
    assert marked(person) == [better]
    person.click(basic_at(person, basic))
    assert person.table.play.session.past[-1].choice == ("exchange", basic, better)


def test_the_basic_card_may_be_chosen_first(person: WarsPerson) -> None:
    before, (basic, better) = sheet(person), pair(person)
    person.click(basic_at(person, basic))
    assert sheet(person) == before
    person.answer((RESERVE, better))
    assert person.table.play.session.past[-1].choice == ("exchange", basic, better)


@pytest.mark.parametrize("way", ["stray", "right", "escape", "marked"])
def test_one_step_back_leaves_the_whole_question(person: WarsPerson, way: str) -> None:
    before, (_, better), made = sheet(person), pair(person), person.made
    person.answer((RESERVE, better))
    tray = person.table.hand.tray
    assert tray is not None
    number = before.index((RESERVE, better))
    if way == "escape":
        person.key(pygame.K_ESCAPE)
    else:
        at = (
            tray.areas[number].center
            if way == "marked"
            else person.table.tabletop.board.places.layout.box("mat").center
        )
        person.click(at, 3 if way == "right" else 1)
    assert person.table.hand.picked is None
    assert sheet(person) == before
    assert marked(person) == []
    assert person.made == made


def test_a_double_click_does_not_answer_two_sheets(person: WarsPerson) -> None:
    assert person.table.hand.tray is not None
    person.table._asked_anew()
    assert person.app.stage.input._guarded > 0
