"""A stack of two tiles is told from a single tile at a glance, in both usual sizes of the window."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.model.session import Session
from game.settings import Settings, Speed
from game.view.looks import TWO, UPPER, site_tile_look
from tests.fossilis.board import mat, site
from tests.scenes.at_table import Person
from tests.scenes.test_notes import PAIR

DRAWING = """
    . . . . .
    . ss s . .
    . s s0 cc .
    . tt t c .
    . s1 . . .
"""


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("stacked", "single"), [(6, 7), (13, 18), (16, 17)])
def test_a_stack_has_a_plate_that_a_single_tile_has_not(size: tuple[int, int], stacked: int, single: int) -> None:
    app = App(Settings(), size)
    person = Person(app, Session(mat(site(DRAWING), 0)), PAIR)
    person.frame()

    def corner(space: int) -> tuple[int, ...]:
        """Return the colour in the far left corner of a tile's face."""
        level = 2 if person.dig.upper[space] else 1
        x, y = person.table.board.space_point(space, level)
        times = UPPER if level == 2 else 1.0
        at = person.pixel((x + (TWO[0] + 7) * times, y + (TWO[1] + TWO[3] / 2) * times))
        return tuple(pygame.Surface.get_at(app.canvas, at))[:3]

    dark, light = sum(corner(stacked)), sum(corner(single))
    app.close()
    assert light - dark > 120


@pytest.mark.parametrize("speed", [Speed.PLAY, Speed.SKIP])
def test_a_tile_that_is_dug_off_a_stack_tells_of_two_no_more(app: App, speed: Speed) -> None:
    app.stage.settings.speed = speed
    person = Person(app, Session(mat(site(DRAWING), 0, on=12)), PAIR)
    tile = person.dig.upper[13]
    person.make(("dig", 13, "e"))
    person.watch()
    assert person.in_place()
    assert person.table.board.cast.sprites["tile", tile].look == site_tile_look(person.dig.box, tile)


def test_a_tile_that_slides_upon_another_tells_of_two(app: App) -> None:
    person = Person(app, Session(mat(site(DRAWING), 0, on=12)), PAIR)
    tile = person.dig.upper[13]
    person.make(("dig", 13, "s"))
    person.watch()
    assert person.table.board.cast.sprites["tile", tile].look == site_tile_look(person.dig.box, tile, upper=True)
