"""What single keys mean at the tables."""

import pygame
import pytest

from game.scenes.shortcuts import meant
from game.view.events import Keyed


@pytest.mark.parametrize(
    ("key", "held", "command"),
    [
        (pygame.K_u, 0, "undo"),
        (pygame.K_r, 0, "redo"),
        (pygame.K_l, 0, "log"),
        (pygame.K_s, 0, "score"),
        (pygame.K_F1, 0, "rules"),
        (pygame.K_z, pygame.KMOD_LCTRL, "undo"),
        (pygame.K_z, pygame.KMOD_LMETA, "undo"),
        (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, "redo"),
        (pygame.K_y, pygame.KMOD_RCTRL, "redo"),
        (pygame.K_z, 0, ""),
        (pygame.K_l, pygame.KMOD_LCTRL, ""),
    ],
)
def test_a_key_stands_for_its_command(key: int, held: int, command: str) -> None:
    assert meant(Keyed(key, held)) == command
