import pygame
import pytest

from game.app import App
from game.view.nine import stretch

RIM = (200, 40, 40, 255)
MIDDLE = (40, 90, 160, 255)


@pytest.fixture
def plate(app: App) -> pygame.Surface:
    surface = pygame.Surface((60, 40), pygame.SRCALPHA)
    surface.fill(RIM)
    surface.fill(MIDDLE, (10, 10, 40, 20))
    return surface


@pytest.mark.parametrize("size", [(60, 40), (30, 30), (45, 80), (80, 45), (400, 300), (22, 300), (12, 9)])
def test_a_panel_has_the_size_that_was_asked_for(plate: pygame.Surface, size: tuple[int, int]) -> None:
    assert stretch(plate, size, (10, 10, 10, 10)).size == size


@pytest.mark.parametrize("size", [(60, 40), (30, 30), (45, 80), (80, 45), (400, 300)])
def test_the_rim_keeps_its_width_however_the_panel_grows(plate: pygame.Surface, size: tuple[int, int]) -> None:
    made = stretch(plate, size, (10, 10, 10, 10))
    width, height = size
    for at in ((2, 2), (width - 3, height - 3), (7, height // 2), (width - 8, height // 2), (width // 2, 7)):
        assert made.get_at(at) == RIM
    assert made.get_at((width // 2, height // 2)) == MIDDLE
    assert made.get_at((12, 12)) == MIDDLE
    assert made.get_at((width - 13, height - 13)) == MIDDLE


def test_where_texture_meets_texture_a_see_through_rim_keeps_its_alpha(app: App) -> None:
    shadow = pygame.Surface((120, 40), pygame.SRCALPHA)
    shadow.fill((0, 0, 0, 90))
    made = stretch(shadow, (500, 40), (10, 10, 10, 10))
    assert {made.get_at((column, 20))[3] for column in range(500)} <= {89, 90, 91}
