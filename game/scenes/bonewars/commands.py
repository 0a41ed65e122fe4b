"""What the buttons of the table of Bone Wars do, and which keys do the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.scenes.scores import SCORE_KEY
from game.scenes.settings import SettingsScene, keep_settings
from game.scenes.shell import tell
from game.view.text import words

if TYPE_CHECKING:
    from game.scenes.bonewars_table import BonewarsTable


def switch_sound(table: BonewarsTable) -> None:
    """Turn all sounds off, or on again."""
    table.stage.settings.switch_sound()
    keep_settings(table.stage)


COMMANDS: dict[str, Callable[[BonewarsTable], None]] = {
    "undo": lambda table: table.play.undo(),
    "redo": lambda table: table.play.redo(),
    "log": lambda table: table.drawer.toggle(),
    "score": lambda table: table.show_score(),
    "rules": lambda table: tell(table.stage, words("wars-rules-title"), words("wars-rules-text")),
    "sound": switch_sound,
    "settings": lambda table: table.stage.push(SettingsScene(table.stage)),
}
KEYS = {
    pygame.K_u: "undo",
    pygame.K_BACKSPACE: "undo",
    pygame.K_y: "redo",
    pygame.K_l: "log",
    SCORE_KEY: "score",
    pygame.K_m: "sound",
}
