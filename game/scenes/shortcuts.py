"""What single keys mean at every table."""

from __future__ import annotations

import pygame

from game.view.events import Keyed

SCORE_KEY, RULES_KEY = pygame.K_s, pygame.K_F1
"""What opens the score so far and the rules, and closes them again."""
COMMANDS = {
    pygame.K_u: "undo",
    pygame.K_BACKSPACE: "undo",
    pygame.K_r: "redo",
    pygame.K_y: "redo",
    pygame.K_l: "log",
    pygame.K_m: "sound",
    SCORE_KEY: "score",
    RULES_KEY: "rules",
}


def meant(event: Keyed) -> str:
    """Return the command that a key stands for, empty if for none; with Control, Z and Y go through what was done."""
    if event.command:
        backwards = event.key == pygame.K_z and not event.shift
        return "undo" if backwards else "redo" if event.key in (pygame.K_z, pygame.K_y) else ""
    return COMMANDS.get(event.key, "")
