"""No name on a card is cut off, in any of its layouts, in the smallest window."""

from collections.abc import Callable, Iterator

import pytest

from game.app import App
from game.content import fossilis_box
from game.scenes.fossilis.layout import fossilis_layout
from game.settings import Settings
from game.view.cards import (
    DINOSAUR_SIZE,
    WIDE_LAB_SIZE,
    Claim,
    animal_name,
    card_name,
    dinosaur_look,
    lab_look,
    market_look,
)
from game.view.pieces import Look
from game.view.small_cards import owned_skill_look, skill_look
from game.view.text import words
from game.view.theme import Style
from game.view.type import Type

BOX = fossilis_box(expansions=("ice-age",))
ON_RIVAL = fossilis_layout().box("rival-target").width / WIDE_LAB_SIZE[0]
BY_ICE = fossilis_layout(("ice-age",)).grid("display", 4)[0].width / DINOSAUR_SIZE[0]
ANIMALS = range(1, len(BOX.animals))


@pytest.fixture
def small() -> Iterator[App]:
    opened = App(Settings(), (1280, 720))
    yield opened
    opened.close()


@pytest.fixture
def set_texts(small: App, monkeypatch: pytest.MonkeyPatch) -> Callable[[Look], list[str]]:
    """Draw a look in the smallest window and return the lines on it as they were set."""
    found: list[str] = []
    fitted = Type.fitted

    def heard(self: Type, text: str, style: Style, width: float) -> tuple[str, Style]:
        set_text, fitting = fitted(self, text, style, width)
        found.append(set_text)
        return set_text, fitting

    monkeypatch.setattr(Type, "fitted", heard)

    def draw(look: Look) -> list[str]:
        found.clear()
        look.make(small._painter(small.canvas))
        return found

    return draw


@pytest.mark.parametrize(
    "layout",
    [
        "display",
        "display beside the Glacier board",
        "two in a laboratory",
        "alone in a laboratory",
        "the Rival's target",
    ],
)
def test_the_name_of_every_dinosaur_is_set_whole(set_texts: Callable[[Look], list[str]], layout: str) -> None:
    looks: dict[str, Callable[[int], Look]] = {
        "display": lambda animal: dinosaur_look(BOX, animal, Claim()),
        "display beside the Glacier board": lambda animal: dinosaur_look(BOX, animal, Claim(), BY_ICE),
        "two in a laboratory": lambda animal: lab_look(BOX, animal, Claim(), False),
        "alone in a laboratory": lambda animal: lab_look(BOX, animal, Claim(), True),
        "the Rival's target": lambda animal: lab_look(BOX, animal, Claim(), True, ON_RIVAL),
    }
    for animal in ANIMALS:
        assert animal_name(BOX.animals[animal]) in set_texts(looks[layout](animal))


def test_the_name_of_every_tool_and_supplies_card_is_set_whole(set_texts: Callable[[Look], list[str]]) -> None:
    for card in range(1, len(BOX.cards)):
        assert card_name(BOX.cards[card]) in set_texts(market_look(BOX, card))


def test_the_word_of_every_skill_is_set_whole(set_texts: Callable[[Look], list[str]]) -> None:
    for skill in range(1, len(BOX.skills)):
        word = words(f"skill-{BOX.skills[skill].key}")
        assert word in set_texts(skill_look(BOX, skill))
        assert word in set_texts(owned_skill_look(BOX, skill))
