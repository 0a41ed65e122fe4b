"""The first screen: go on where you stood, begin, load, settings, quit."""

from collections.abc import Callable

from game import VERSION
from game.games import BONEWARS, FOSSILIS
from game.scenes.library import LibraryScene, described
from game.scenes.new_game import NewGameScene
from game.scenes.ports import Doors, SavedGame
from game.scenes.settings import SettingsScene
from game.scenes.shell import ShellScene, tell
from game.scenes.shortcuts import RULES_KEY
from game.view import theme
from game.view.buttons import Button
from game.view.events import Event, Keyed
from game.view.form_scene import Answer, Dialog
from game.view.painter import Painter
from game.view.screen import rows
from game.view.stage import Stage
from game.view.text import words

PLACES = 7
GAP = 12


class TitleScene(ShellScene):
    """The title with its painting; Resume stands first when there is a game to go on with."""

    layout = "title"

    def __init__(self, stage: Stage, doors: Doors) -> None:
        super().__init__(stage)
        self.doors = doors
        self.games: list[SavedGame] = []

    def entered(self) -> None:
        """Look again which games there are."""
        self.attempt(self._look_up)
        self.form.controls = list(self._buttons())
        self.form.focus(self.form.controls[0])
        super().entered()

    def back(self) -> None:
        """Esc does nothing here: leaving is said with a button."""

    def draw_ground(self, painter: Painter) -> None:
        """Draw the painting, the title and who it belongs to."""
        painter.cover("surface/title")
        painter.text(words("title"), theme.TITLE.sized(128), self.zones["title"].center, "center")
        painter.text(words("title-subtitle"), theme.ASIDE.sized(46), self.zones["subtitle"].center, "center")
        footer = f"{words('title-footer')}\n{words('title-version', version=VERSION)}"
        painter.paragraph(footer, theme.PLAIN_LIGHT, self.zones["footer"])

    def _look_up(self) -> None:
        self.games = []
        self.games = list(self.doors.library.games())

    def _buttons(self) -> list[Button]:
        wanted: list[tuple[str, str, Callable[[], None], str, str]] = [
            (words("new-game"), "glyph/new-game", self._new_game, "", ""),
            (words("title-load"), "glyph/log", self._load, "", "" if self.games else words("title-nothing-saved")),
            (words("species"), "glyph/undiscovered", self._species, "", ""),
            (words("rules"), "glyph/rules", self._rules, "", ""),
            (words("settings"), "glyph/settings", lambda: self.stage.push(SettingsScene(self.stage)), "", ""),
            (words("quit"), "glyph/quit", self.stage.quit, "", ""),
        ]
        latest = next((game for game in self.games if not game.finished and game.trouble is None), None)
        if latest is not None:
            resume = lambda: self.attempt(lambda: self.stage.push(self.doors.resume(latest.number)))  # noqa: E731
            wanted.insert(0, (words("title-resume"), "glyph/resume", resume, described(latest), ""))
        places = rows(self.zones["buttons"], PLACES, GAP)[-len(wanted) :]
        return [
            Button(place, label, act, glyph, refusal=refusal, size=32 if not aside else 27, aside=aside)
            for place, (label, glyph, act, aside, refusal) in zip(places, wanted, strict=True)
        ]

    def _new_game(self) -> None:
        self.stage.push(NewGameScene(self.stage, self.doors))

    def _species(self) -> None:
        # Imported only when it is asked for, so that the title comes up soon.
        from game.scenes.species import SpeciesScene

        self.stage.push(SpeciesScene(self.stage))

    def handle(self, event: Event) -> None:
        """The key that opens the rules at a table does so here too."""
        if isinstance(event, Keyed) and event.key == RULES_KEY:
            self._rules()
        else:
            super().handle(event)

    def _rules(self) -> None:
        """Ask whose rules are meant, and show them with all that can be in that game."""
        games = ((FOSSILIS, "glyph/dig"), (BONEWARS, "glyph/publish"))
        answers = [
            Answer(words(f"game-{game}"), lambda game=game: self._show_rules(game), glyph)  # type: ignore[misc]
            for game, glyph in games
        ]
        cancel = Answer(words("cancel"), glyph="glyph/undo")
        self.stage.push(Dialog(self.stage, words("rules"), words("title-rules"), [*answers, cancel]))

    def _show_rules(self, game: str) -> None:
        # Imported only when they are asked for, so that the title comes up soon.
        from game.scenes.rules import rules_before
        from game.view.rules_played import EVERYTHING

        self.stage.push(rules_before(self.stage, game, EVERYTHING))

    def _load(self) -> None:
        self.stage.push(LibraryScene(self.stage, self.doors))


def open_shell(stage: Stage, doors: Doors, trouble: str | None = None) -> None:
    """Put the title on the stage, and over it a sentence if the settings could not be read."""
    stage.push(TitleScene(stage, doors))
    if trouble is not None:
        tell(stage, words("settings-trouble"), trouble)
