"""The rules in short: pages that fit, with the figures of the components, one key away from every table."""

import pygame
import pytest

from game.app import App
from game.content import fossilis_box
from game.content_bonewars import bonewars_box
from game.model.fossilis.box import CHARACTERISTICS, CRYSTAL
from game.model.fossilis.state import EASIER, EXPANSIONS, HARDER
from game.scenes.bonewars_table import BonewarsTable
from game.scenes.fossilis_table import FossilisTable
from game.scenes.new_game import NewGameScene
from game.scenes.rules import RulesScene
from game.scenes.scores import StandingScene
from game.scenes.title import TitleScene
from game.species import new_species
from game.view.bonewars.rules_pages import wars_pages
from game.view.buttons import Choice
from game.view.rules_fossilis import fossilis_pages
from game.view.rules_played import EVERYTHING, Played
from game.view.rules_sheet import Pages, fits
from game.view.text import words
from tests.scenes.at_table import Person
from tests.scenes.at_table import begun as dig_begun
from tests.scenes.at_wars_table import WarsPerson, begun
from tests.scenes.shell_fakes import House, Table

OWN = [new_species(f"Bigmouthosaurus {number}", "carnivore", "biped", "jurassic", ["rib"]) for number in range(10)]
SOLO = Played(EXPANSIONS[1:], ("cope",), HARDER, True, True)
SHEETS = {
    "fossilis": lambda: fossilis_pages(fossilis_box(), Played()),
    "everything": lambda: fossilis_pages(fossilis_box(expansions=EXPANSIONS), EVERYTHING),
    "full": lambda: fossilis_pages(fossilis_box(expansions=EXPANSIONS[:1]), Played(EXPANSIONS[:1])),
    "solo": lambda: fossilis_pages(fossilis_box(expansions=SOLO.expansions, species=OWN), SOLO),
    "bonewars": lambda: wars_pages(bonewars_box()),
    "grants": lambda: wars_pages(bonewars_box(), (13, 2, 5, 0)),
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
    found, box = said(SHEETS["fossilis"]()), fossilis_box()
    assert found["Dig Clay"] == f"{box.figures.actions['dig-clay']} [energy]"
    assert found["Avian"] == f"+{box.figures.sets['avian']}"
    wars = said(wars_pages(bonewars_box()))
    figures = bonewars_box().figures
    assert [wars[f"{count} of one kind"] for count in (2, 3, 4)] == [f"{n} [loyalty]" for n in figures.debunk_loyalty]
    assert wars["Discover: take the species card here into your hand."] == f"{figures.discover_cost} AP"


def titles(pages: Pages) -> list[str]:
    return [page.title for page in pages]


def told(pages: Pages, title: str) -> str:
    """Return all that stands on a page."""
    page = next(page for page in pages if page.title == title)
    return " ".join(f"{block.text} {block.value}".strip() for block in page.blocks)


def test_expansions_and_the_rival_have_pages_only_when_they_are_played() -> None:
    base = ["A turn", "Actions", "Digging", "Cards", "Scoring"]
    assert titles(SHEETS["fossilis"]()) == [*base, "Signs", "Mouse, keys"]
    rival, end = ["The Rival", "The Rival's aims", "Difficulty"], ["Undiscovered Species", "Signs", "Mouse, keys"]
    expansions = ["Ice Age", "Scorpion", "Power Tools", "Caution Tape"]
    assert titles(SHEETS["solo"]()) == titles(SHEETS["everything"]()) == [*base, *rival, *expansions, *end]
    assert titles(SHEETS["full"]()) == [*base, "Ice Age", "Signs", "Mouse, keys"]


def test_the_pages_of_the_expansions_bear_the_figures_of_their_components() -> None:
    pages = SHEETS["everything"]()
    box = fossilis_box(expansions=EXPANSIONS)
    ice, count = told(pages, "Ice Age"), box.kind.count(CRYSTAL)
    assert f"{count} crystals" in ice
    assert "Its spaces: 1, 3, 6, 4, 10, 5, 15." in ice
    assert f"scores {box.figures.variety_with_pleistocene} instead of {box.figures.variety}" in ice
    assert f"Spend {box.figures.actions['remove-sting']} Energy" in told(pages, "Scorpion")
    assert all(words(f"token-{token.pattern}") in told(pages, "Scorpion") for token in box.tokens[1:])
    power = told(pages, "Power Tools")
    assert [f"It costs 2 {fragments}." in power for fragments in ("Footprints", "Amber", "Eggs")] == [True] * 3
    own = told(pages, "Undiscovered Species")
    assert f"2 bones +{box.figures.bonus_two_bones} 3 bones +{box.figures.bonus_three_bones}" in own


def test_ice_age_is_told_in_the_way_it_is_played() -> None:
    full, simple, both = (told(SHEETS[name](), "Ice Age") for name in ("full", "solo", "everything"))
    assert ("crystal" in full, "shuffled among" in full) == (True, False)
    assert ("Glacier" in simple, "shuffled among" in simple) == (False, True)
    assert "Glacier" in both
    assert "The simple way" in both


def test_the_sets_are_those_of_the_characteristics_and_ways_in_play() -> None:
    usual, six = said(SHEETS["full"]()), said(SHEETS["solo"]())
    assert (usual["Avian"], usual["Pleistocene"]) == ("+7", "+6")
    assert {six[words(f"trait-{name}")] for name in CHARACTERISTICS} == {"+6"}
    assert "Pleistocene" not in said(SHEETS["fossilis"]())
    assert "diagonal" in told(SHEETS["solo"](), "Actions")
    assert "diagonal" not in told(SHEETS["full"](), "Actions")


def test_the_rival_has_six_steps_his_own_wishlist_and_the_switches_that_are_on() -> None:
    pages = SHEETS["solo"]()
    steps = told(pages, "The Rival")
    assert [f"{number}. " in steps for number in range(1, 8)] == [True] * 6 + [False]
    aims = told(pages, "The Rival's aims")
    assert "Cope: Mosasaurus, Triceratops" in aims
    assert "Marsh:" not in aims
    assert "A tie is his victory." in aims
    switched = next(page for page in pages if page.title == "Difficulty")
    on = [block.text.split(".")[0] for block in switched.blocks if block.value]
    assert on == [words(f"switch-{name}") for name in HARDER]
    assert sum(words(f"switch-{name}-tip") in told(pages, "Difficulty") for name in EASIER + HARDER) == 10


def test_the_grants_on_the_board_stand_first() -> None:
    page = next(page for page in SHEETS["grants"]() if page.title == "Grants")
    names = [block.text.split(":")[0] for block in page.blocks]
    assert names[:6] == ["On the board in this game", "Railway pass", "Collector", "Stipend", "Scout", "The others"]
    assert len(names) == len(set(names)) == len(bonewars_box().grants) + 2


def test_specialists_and_team_cards_have_a_page() -> None:
    text = told(SHEETS["bonewars"](), "Specialists")
    for row in bonewars_box().rows.specialists:
        assert words(f"wars-specialist-{row.key}") in text
    for card in bonewars_box().team_cards[1:]:
        assert f"{words(f'wars-team-{card.key}')}: {card.points} AP, depth {card.depth} ${card.cost}" in text


def test_only_the_table_of_two_sheets_has_a_key_for_the_other_one() -> None:
    wars, dig = said(SHEETS["bonewars"]()), said(SHEETS["fossilis"]())
    assert wars["The other sheet, as long as it is held"] == "Tab"
    assert "Tab" not in dig.values()
    for keys in ("arrows, Enter", "Space", "Esc", "U, Ctrl+Z", "R, Ctrl+Y", "L", "S", "Z", "F1", "M", "F11"):
        assert keys in dig.values()


@pytest.mark.parametrize(("game", "pages"), [("Fossilis", 15), ("Bone Wars", 12)])
def test_the_title_shows_the_rules_of_either_game(house: House, game: str, pages: int) -> None:
    house.stage.push(TitleScene(house.stage, house.doors))
    house.click(house.button("Rules"))
    house.click(house.button(game))
    assert house.stage.top.title == f"The rules of {game} in short"
    assert len(house.stage.top.pages) == pages
    house.press(pygame.K_F1)
    assert isinstance(house.stage.top, TitleScene)
    house.press(pygame.K_F1)
    assert house.button(game)


def test_what_is_switched_on_before_the_game_has_its_pages(house: House) -> None:
    scene = NewGameScene(house.stage, house.doors)
    house.stage.push(scene)
    scene.draft.expand("scorpion", True)
    scene.draft.switch("two-spaces", True)
    house.click(house.button("Rules"))
    assert "Scorpion" in titles(house.stage.top.pages)
    assert "The Rival" not in titles(house.stage.top.pages)
    house.press(pygame.K_ESCAPE)
    scene.draft.solo = True
    house.click(house.button("Rules"))
    assert said(house.stage.top.pages)[f"Pushes two spaces. {words('switch-two-spaces-tip')}"] == "on"


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
