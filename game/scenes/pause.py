"""The pause over a table."""

from game.scenes.settings import SettingsScene
from game.scenes.shell import ShellScene
from game.view import theme
from game.view.buttons import Button
from game.view.painter import Painter
from game.view.screen import rows
from game.view.stage import Stage
from game.view.text import words


class PauseScene(ShellScene):
    """Continue, settings, back to the title, quit; nothing is lost. `side` ends the keys of a game's own words."""

    overlay = True
    layout = "pause"

    def __init__(self, stage: Stage, side: str = "") -> None:
        super().__init__(stage)
        self.side = side
        wanted = (
            (words("pause-continue"), "glyph/play", self.back),
            (words("settings"), "glyph/settings", lambda: stage.push(SettingsScene(stage))),
            (words("pause-title"), "glyph/undo", stage.back_to_first),
            (words("quit"), "glyph/quit", stage.quit),
        )
        places = rows(self.zones["buttons"], len(wanted), 16)
        buttons = zip(places, wanted, strict=True)
        self.form.controls = [Button(place, label, act, glyph) for place, (label, glyph, act) in buttons]
        self.form.focus(self.form.controls[0])

    def draw_ground(self, painter: Painter) -> None:
        """Draw the sheet."""
        self.draw_sheet(painter, words(f"pause{self.side}"))
        painter.paragraph(words(f"pause-note{self.side}"), theme.PAPER_ASIDE, self.zones["note"], "center", middle=True)
