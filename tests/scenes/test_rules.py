"""The rules in short: pages that fit, with the figures of the components, one key away from every table."""

import pygame
import pytest

from game.app import App
from game.content import fossilis_box
from game.content_bonewars import bonewars_box
from game.model.fossilis.state import EXPANSIONS
from game.scenes.bonewars_table import BonewarsTable
from game.scenes.fossilis_table import FossilisTable
from game.scenes.new_game import NewGameScene
from game.scenes.rules import RulesScene
from game.scenes.scores import StandingScene
from game.view.bonewars.rules_pages import wars_pages
from game.view.buttons import Choice
from game.view.rules_fossilis import fossilis_pages
from game.view.rules_sheet import Pages, fits
from tests.scenes.at_table import Person
from tests.scenes.at_table import begun as dig_begun
from tests.scenes.at_wars_table import WarsPerson, begun
from tests.scenes.shell_fakes import House, Table

SHEETS = {
    "fossilis": lambda: fossilis_pages(fossilis_box()),
    "expansions": lambda: fossilis_pages(fossilis_box(expansions=EXPANSIONS[:1])),
    "bonewars": lambda: wars_pages(bonewars_box()),
}


def said(pages: Pages) -> dict[str, str]:
    """Return the text of every block that has a value, with the value."""
    return {block.text: block.value for page in pages for block in page.blocks if block.value}


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("size", [(1280, 720), (1600, 1200), (1920, 1080)])
def test_every_page_has_room_on_the_sheet(house: House, sheet: str, size: tuple[int, int]) -> None:
    house.app.window.size = size
    house.stage.push(Table(house.stage))
    house.wait(1)
    scene = RulesScene(house.stage, "Rules", SHEETS[sheet]())
    house.stage.push(scene)
    for number, page in enumerate(scene.pages):
        scene.turn_to(number)
        house.wait(1)
        assert fits(page, scene.zones["page"], house.stage.type), page.title


def test_prices_and_values_are_those_of_the_components() -> None:
    found, box = said(fossilis_pages(fossilis_box())), fossilis_box()
    assert found["Dig Clay"] == f"{box.figures.actions['dig-clay']} [energy]"
    assert found["Avian"] == f"+{box.figures.sets['avian']}"
    wars = said(wars_pages(bonewars_box()))
    figures = bonewars_box().figures
    assert [wars[f"{count} of one kind"] for count in (2, 3, 4)] == [f"{n} [loyalty]" for n in figures.debunk_loyalty]
    assert wars["Discover: take the species card here into your hand."] == f"{figures.discover_cost} AP"


def test_pages_are_turned_with_tabs_arrows_the_wheel_and_two_buttons(house: House) -> None:
    house.stage.push(Table(house.stage))
    scene = RulesScene(house.stage, "Rules", SHEETS["bonewars"]())
    house.stage.push(scene)
    house.click(house.button("Team"))
    assert scene.number == 2
    house.press(pygame.K_RIGHT, pygame.K_PAGEDOWN, pygame.K_LEFT)
    assert scene.number == 3
    house.click(house.button("Next page"))
    house.click(house.button("Next page"))
    house.click(house.button("Page before"))
    assert scene.number == 4
    house.app.frame(1 / 60, [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0)])
    assert scene.number == 5
    scene.turn_to(0)
    house.press(pygame.K_LEFT)
    assert scene.number == 0
    assert house.button("Page before").refusal == "This is the first page."


def test_the_rules_of_the_chosen_game_can_be_read_before_it_begins(house: House) -> None:
    house.stage.push(NewGameScene(house.stage, house.doors))
    house.click(house.button("Rules"))
    assert house.stage.top.title == "The rules of Fossilis in short"
    house.press(pygame.K_ESCAPE)
    house.click(house.control(Choice, 6), 0.75)
    house.click(house.button("Rules"))
    assert house.stage.top.title == "The rules of Bone Wars in short"


def opens_and_closes(person: Person | WarsPerson, table: type) -> bool:
    person.watch()
    person.key(pygame.K_F1)
    opened = isinstance(person.app.stage.top, RulesScene)
    person.key(pygame.K_F1)
    return opened and isinstance(person.app.stage.top, table)


def test_one_key_opens_and_closes_the_rules_of_bone_wars(app: App) -> None:
    kinds = ("human", "theodore")
    assert opens_and_closes(WarsPerson(app, begun(kinds), kinds), BonewarsTable)


def test_one_key_opens_and_closes_the_rules_of_the_dig(app: App) -> None:
    kinds = ("human", "human")
    assert opens_and_closes(Person(app, dig_begun(kinds), kinds), FossilisTable)


def test_the_score_so_far_is_one_key_away_from_the_dig_too(app: App) -> None:
    person = Person(app, dig_begun(("human", "human")), ("human", "human"))
    person.watch()
    person.key(pygame.K_s)
    assert isinstance(app.stage.top, StandingScene)
    assert not app.stage.top.sheet.over
    person.key(pygame.K_s)
    assert isinstance(app.stage.top, FossilisTable)
