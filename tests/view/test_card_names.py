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
from game.view.sheet import Sheet
from game.view.small_cards import owned_skill_look, skill_look
from game.view.text import words
from game.view.theme import Style
from game.view.type import Type

BOX = fossilis_box(expansions=("ice-age",))
ON_RIVAL = fossilis_layout().box("rival-target").width / WIDE_LAB_SIZE[0]
BY_ICE = fossilis_layout(("ice-age",)).grid("display", 4)[0].width / DINOSAUR_SIZE[0]
ANIMALS = range(1, len(BOX.animals))
LAYOUTS: dict[str, Callable[[int], Look]] = {
    "display": lambda animal: dinosaur_look(BOX, animal, Claim()),
    "display beside the Glacier board": lambda animal: dinosaur_look(BOX, animal, Claim(), BY_ICE),
    "two in a laboratory": lambda animal: lab_look(BOX, animal, Claim(), False),
    "alone in a laboratory": lambda animal: lab_look(BOX, animal, Claim(), True),
    "the Rival's target": lambda animal: lab_look(BOX, animal, Claim(), True, ON_RIVAL),
}


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


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_name_of_every_dinosaur_is_set_whole(set_texts: Callable[[Look], list[str]], layout: str) -> None:
    for animal in ANIMALS:
        assert animal_name(BOX.animals[animal]) in set_texts(LAYOUTS[layout](animal))


def test_the_name_of_every_tool_and_supplies_card_is_set_whole(set_texts: Callable[[Look], list[str]]) -> None:
    for card in range(1, len(BOX.cards)):
        assert card_name(BOX.cards[card]) in set_texts(market_look(BOX, card))


def test_the_word_of_every_skill_is_set_whole(set_texts: Callable[[Look], list[str]]) -> None:
    for skill in range(1, len(BOX.skills)):
        word = words(f"skill-{BOX.skills[skill].key}")
        assert word in set_texts(skill_look(BOX, skill))
        assert word in set_texts(owned_skill_look(BOX, skill))


AIR = 2.5
"""So many units stay free between a name and the rim of its card, or its shield."""
ROOMS = {
    "display": (11, 161),
    "display beside the Glacier board": (11, 161),
    "two in a laboratory": (2, 116),
    "alone in a laboratory": (43, 233),
    "the Rival's target": (43, 233),
}
"""From where to where a name may reach, in units of its card."""


@pytest.fixture
def reaches(small: App, monkeypatch: pytest.MonkeyPatch) -> Callable[[Look, str], tuple[float, float]]:
    """Draw a look in the smallest window and return from where to where a text on it reaches, in units of the look."""
    found: dict[str, tuple[float, float]] = {}
    text_of = Sheet.text

    def heard(self: Sheet, text: str, style: Style, x: float, y: float, anchor: str = "center", width=None) -> None:
        told, fitting = small.stage.type.fitted(text, self.style(style), (width or 9999) * self.times)
        wide = small.stage.type.width(told, fitting) / self.times
        found[text] = (x - wide / 2, x + wide / 2)
        text_of(self, text, style, x, y, anchor, width)

    monkeypatch.setattr(Sheet, "text", heard)

    def draw(look: Look, text: str) -> tuple[float, float]:
        look.make(small._painter(small.canvas))
        return found[text]

    return draw


@pytest.mark.parametrize("layout", ROOMS)
def test_the_name_of_every_dinosaur_keeps_off_the_rim(
    reaches: Callable[[Look, str], tuple[float, float]], layout: str
) -> None:
    left, right = ROOMS[layout]
    for animal in ANIMALS:
        name = animal_name(BOX.animals[animal])
        start, end = reaches(LAYOUTS[layout](animal), name)
        assert start >= left + AIR, (name, start)
        assert end <= right - AIR, (name, end)


def test_the_name_of_every_tool_and_supplies_card_keeps_off_the_rim(
    reaches: Callable[[Look, str], tuple[float, float]],
) -> None:
    for box in (BOX, fossilis_box(expansions=("scorpion", "power-tools"))):
        for card in range(1, len(box.cards)):
            start, end = reaches(market_look(box, card), card_name(box.cards[card]))
            assert start >= 39 + AIR, card_name(box.cards[card])
            assert end <= 161 - AIR, card_name(box.cards[card])
