"""A Tool is taken up with one click and used with the next; until then it can be put back with one press."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.model.session import Session
from game.scenes.offer import BACK
from tests.fossilis.board import mat, site
from tests.scenes.at_table import Person
from tests.scenes.test_notes import PAIR

ONE_STONE = """
    . . . . .
    . . s . .
    . . s0 t .
    . . s . .
    . s1 . . .
"""
ONE_CLAY = """
    . . . . .
    . . s . .
    . . s0 c .
    . . s . .
    . s1 . . .
"""
STACKED_ROUND = """
    . . . . .
    . . st . .
    s tc t0 c .
    . . st . .
    . s1 . . .
"""


def seated_with(app: App, drawing: str, tool: str, expansions: tuple[str, ...] = ()) -> Person:
    return Person(app, Session(mat(site(drawing, expansions=expansions), 0, tools=tool)), PAIR)


@pytest.fixture
def bucket(app: App) -> Person:
    """A person with a Clay Bucket, beside the only Clay."""
    return seated_with(app, ONE_CLAY, "clay-bucket")


def take_up(person: Person) -> int:
    """Click the Tool, and return its card."""
    card = person.dig.seats[0].tools[0]
    person.click(person.spot(("tool", card)))
    return card


def glowing(person: Person, colour: str) -> set[object]:
    person.frame()
    covers = person.table._covers(person.app._painter(person.app.canvas))
    return {cover.sign[2] for cover in covers if cover.sign[:2] == ("glow", colour)}


def cancel(person: Person) -> pygame.FRect:
    tray = person.table.hand.tray
    assert tray is not None
    return tray.areas[[answer.choice for answer in tray.answers].index(BACK)]


def test_the_click_on_a_tool_with_one_target_lights_the_target_and_does_not_spend_it(bucket: Person) -> None:
    card = take_up(bucket)
    assert bucket.table.play.session.past == []
    assert bucket.dig.seats[0].tools == [card]
    assert ("space", 13) in glowing(bucket, "gold")
    assert ("spoken", "card", card) in glowing(bucket, "blue")
    assert "lift a Clay" in bucket.table.prompt()[1]


def test_the_second_click_uses_it(bucket: Person) -> None:
    card = take_up(bucket)
    bucket.move(bucket.spot(("lift", 13)))
    assert bucket.table.covers._ghost is not None
    assert bucket.table.covers._ghost[1].opened == [13]
    bucket.click(bucket.spot(("lift", 13)))
    bucket.watch()
    assert bucket.dig.seats[0].used == [card]
    assert not bucket.dig.lower[13]
    assert bucket.in_place()


@pytest.mark.parametrize("how", ["right click", "Esc", "Cancel"])
def test_one_press_gives_it_back(bucket: Person, how: str) -> None:
    take_up(bucket)
    asked = bucket.table.play.session.decision()
    bucket.move(bucket.spot(("lift", 13)))
    bucket.wait(40)
    if how == "Esc":
        bucket.key(pygame.K_ESCAPE)
    elif how == "right click":
        bucket.click((560, 400), 3)
    else:
        bucket.click(cancel(bucket).center)
    assert not bucket.table.sight.held
    assert bucket.table.sight.asked == asked
    assert bucket.table.hand.tray is None
    assert bucket.dig.seats[0].tools


def test_a_tool_with_many_targets_is_not_spent_by_the_first_click_either(app: App) -> None:
    person = seated_with(app, ONE_STONE, "shovel")
    card = take_up(person)
    assert person.dig.seats[0].tools == [card]
    person.click(person.spot(("dig", 7, "n")))
    person.watch()
    assert [moment.choice for moment in person.table.play.session.past] == [("tool", card), ("dig", 7, "n")]


def test_undo_takes_the_tool_back_together_with_its_use(app: App) -> None:
    person = seated_with(app, STACKED_ROUND, "shovel")
    take_up(person)
    person.click(person.spot(("dig", 11, "w")))
    person.watch()
    assert len(person.table.play.session.past) == 2
    person.key(pygame.K_u)
    assert person.table.play.session.past == []
    assert person.dig.seats[0].tools


def test_a_tool_that_is_aimed_at_nothing_asks_before_it_is_used(app: App) -> None:
    person = seated_with(app, ONE_STONE, "rock-drill", ("power-tools",))
    card = take_up(person)
    assert person.dig.seats[0].tools == [card]
    assert person.answer(("use",))
    person.watch()
    assert person.dig.seats[0].used == [card]


def test_the_cancel_button_lies_over_nothing_that_the_tool_can_be_used_on(bucket: Person) -> None:
    take_up(bucket)
    tray = bucket.table.hand.tray
    assert tray is not None
    assert tray.title == "Clay Bucket"
    assert not any(tray.box.colliderect(target.area) for target in bucket.table.hand.targets)


@pytest.mark.parametrize(
    ("tool", "space", "said"),
    [
        ("chisel", 13, "Energy to dig: 1. Stone"),
        ("whisk-broom", 7, "Free to dig. Sand"),
        ("pry-bar", 13, "Energy to dig: 3. Pry Bar"),
    ],
)
def test_with_a_tool_in_use_the_card_of_a_tile_tells_the_price_that_holds_now(
    app: App, tool: str, space: int, said: str
) -> None:
    person = seated_with(app, ONE_STONE, tool)
    take_up(person)
    view = person.table.looking.describer.view(("space", space))
    assert view is not None
    assert view.texts[0].startswith(said)


@pytest.mark.parametrize("tool", ["whisk-broom", "shovel", "soft-brush", "chisel", "clay-bucket", "pry-bar"])
def test_the_large_card_of_a_tool_has_its_rule(app: App, tool: str) -> None:
    person = seated_with(app, ONE_STONE, tool)
    view = person.table.looking.describer.view(("card", person.dig.seats[0].tools[0]))
    assert view is not None
    assert len(view.texts[0]) > 30
    assert any("Used once" in text for text in view.texts)


def test_a_second_click_on_the_tool_puts_it_back(bucket: Person) -> None:
    at = bucket.spot(("tool", bucket.dig.seats[0].tools[0]))
    bucket.click(at)
    assert bucket.table.sight.held
    bucket.click(at)
    assert not bucket.table.sight.held
    assert bucket.table.play.session.past == []
