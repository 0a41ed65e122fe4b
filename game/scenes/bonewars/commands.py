"""What the buttons of the table of Bone Wars do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.rules import RulesScene
from game.scenes.settings import SettingsScene
from game.view.bonewars.rules_pages import wars_pages
from game.view.text import words

if TYPE_CHECKING:
    from game.scenes.bonewars_table import BonewarsTable


def show_rules(table: BonewarsTable) -> None:
    """Show the rules in short."""
    feud = table.sight.feud
    pages = wars_pages(feud.box, feud.grants)
    table.stage.push(RulesScene(table.stage, words("rules-bonewars"), pages))


COMMANDS: dict[str, Callable[[BonewarsTable], None]] = {
    "undo": lambda table: table.play.undo(),
    "redo": lambda table: table.play.redo(),
    "log": lambda table: table.drawer.toggle(),
    "score": lambda table: table.show_score(),
    "rules": show_rules,
    "sound": lambda table: table.switch_sound(),
    "edge": lambda table: table.turning.click(),
    "settings": lambda table: table.stage.push(SettingsScene(table.stage)),
}
