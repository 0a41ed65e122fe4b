"""The real program in a real window on a virtual screen, played with the mouse."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.scenes.fossilis.layout import fossilis_layout
from game.scenes.fossilis.plates import plate_places
from game.store import Library
from tests.desk import NEEDS_SCREEN, Desk

pytestmark = NEEDS_SCREEN


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    opened = Desk(tmp_path)
    yield opened
    opened.stop()


def test_a_turn_is_played_with_the_mouse_and_stands_on_the_screen(desk):
    layout = fossilis_layout()
    plates = plate_places(layout)
    whole = pygame.FRect(0, 0, 1600, 900)
    desk.start("--new", "fossilis", "--seats", "human,human", "--seed", "7")
    assert desk.wait(lambda: desk.choices() == 0)
    assert desk.wait(lambda: desk.colours(whole) > 5000)

    bare = desk.look(layout.space(0))
    desk.choose(layout.space(0).center)
    assert desk.wait(lambda: desk.look(layout.space(0)) != bare)
    desk.choose(layout.space(24).center)
    purse = desk.look(layout.box("ribbon"))
    for _ in range(4):
        desk.choose(plates["plaster"].center)
    desk.choose(plates["end-turn"].center)
    assert desk.wait(lambda: desk.look(layout.box("ribbon")) != purse)
    (game,) = Library().games()
    assert (game.choices, game.trouble) == (7, None)


def test_a_killed_program_goes_on_where_it_stood(desk):
    layout = fossilis_layout()
    desk.start("--new", "fossilis", "--seats", "human,rival-cope", "--seed", "7")
    assert desk.wait(lambda: desk.choices() == 0)
    desk.choose(layout.space(20).center)
    desk.program.kill()
    desk.program.wait()
    desk.start("--resume")
    desk.choose(plate_places(layout)["plaster"].center)
    (game,) = Library().games()
    assert (game.choices, game.trouble) == (2, None)
