"""A tile that can be walked on and dug: where it means which, and what a double click does."""

from __future__ import annotations

import pytest

from game.app import App
from game.scenes.fossilis.targets import WALKS, Target
from tests.scenes.at_table import Person, begun

SOLO = ("human", "rival-marsh")


@pytest.fixture
def person(app: App) -> Person:
    for seed in range(1, 30):
        person = Person(app, begun(SOLO, seed), SOLO)
        person.watch()
        person.make(person.options[0])
        person.watch()
        if both(person):
            return person
    raise AssertionError("no such tile")


def both(person: Person) -> list[tuple[Target, list[Target]]]:
    """Return the spaces that can be walked on and have a tile that can be dug, with its directions."""
    hand = person.table.hand
    spaces = [target for target in hand.targets if target.verb in WALKS and target.key[0] == "space"]
    return [(space, arrows) for space in spaces if (arrows := hand.arrows(int(space.key[1])))]


def test_the_sign_for_walking_means_walking_all_over(person: Person) -> None:
    found = both(person)
    assert found
    for space, _ in found:
        for right, up in ((8, 8), (20, 20), (33, 8), (8, 33), (33, 33)):
            under = person.table.hand.under((space.area.left + right, space.area.bottom - up))
            assert under is not None
            assert under.target == space


def test_the_middle_of_a_tile_means_walking_and_its_edges_mean_digging(person: Person) -> None:
    for space, arrows in both(person):
        under = person.table.hand.under(space.area.center)
        assert under is not None
        assert under.target == space
        for arrow in arrows:
            under = person.table.hand.under(arrow.area.center)
            assert under is not None
            assert under.target == arrow


def test_the_second_half_of_a_double_click_never_digs_what_was_walked_to(person: Person) -> None:
    dug = 0
    for space, _ in both(person):
        at = (space.area.left + 28, space.area.centery)
        person.click(at)
        person.table.play.skip()
        made = len(person.table.play.session.past)
        under = person.table.hand.under(at)
        dug += under is not None and under.name[0] == "arrow"
        person.press_again(at)
        assert len(person.table.play.session.past) == made
        person.table.play.undo()
    assert dug
