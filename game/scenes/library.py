"""The saved games: go on with one, delete it, take it out to a file or in from one."""

import re
from datetime import datetime
from pathlib import Path

import pygame

from game import paths
from game.scenes.ports import Doors, SavedGame
from game.scenes.shell import ShellScene, tell, titled
from game.view import theme
from game.view.buttons import RED, Button
from game.view.entry import TextEntry
from game.view.events import Dropped, Event
from game.view.form_scene import Answer, Dialog
from game.view.painter import Painter
from game.view.scroll import ScrollList
from game.view.stage import Stage
from game.view.text import words

ROW = 86
EXPORTS = "exports"
SUFFIX = ".bonewars"
LONGEST_PATH = 400


def described(game: SavedGame) -> str:
    """Return one line about a game: who plays, and how far it is."""
    if game.trouble is not None:
        return words("library-damaged")
    return f"{seated(game)} · {progress(game)}"


def seated(game: SavedGame) -> str:
    """Return the names of those who play."""
    return ", ".join(game.seats)


def named(game: SavedGame) -> str:
    """Return which game it is, with its expansions."""
    added = ", ".join(words(f"expansion-{name}") for name in game.expansions)
    title = words(f"game-{game.game}")
    return f"{title} · {added}" if added else title


def scored(game: SavedGame) -> str:
    """Return who plays with what each has scored so far; of a finished game the end counts much more."""
    return ", ".join(scores(game)) or seated(game)


def scores(game: SavedGame) -> list[str]:
    """Return what each seat has scored in play, nothing of a game that is over."""
    pairs = zip(game.seats, game.points if not game.finished else (), strict=False)
    return [words("library-points", name=name, points=points) for name, points in pairs]


def progress(game: SavedGame) -> str:
    """Return how far a game is."""
    if game.finished:
        return words("library-finished")
    return words("library-round", round=game.round, progress=game.progress)


def dated(moment: datetime | None) -> str:
    """Return a moment the way it is written in all languages."""
    return "" if moment is None else moment.astimezone().strftime("%Y-%m-%d %H:%M")


class LibraryScene(ShellScene):
    """The list on the left, what the chosen game is on the right, and what can be done with it below."""

    layout = "library"

    def __init__(self, stage: Stage, doors: Doors) -> None:
        super().__init__(stage)
        self.doors = doors
        self.games: list[SavedGame] = []
        self.list = ScrollList(self.zones["games"], 0, ROW, self._draw_row, lambda row: self._refuse(), self._resume)
        self.resume = Button(self.zones["resume"], words("library-resume"), self._resume, "glyph/resume", RED, size=34)
        self.export = Button(self.zones["export"], words("library-export"), self._export, "glyph/export", size=22)
        self.delete = Button(self.zones["delete"], words("library-delete"), self._ask_delete, "glyph/trash", size=22)
        bring = Button(self.zones["bring"], words("library-import"), self._ask_path, "glyph/import", size=22)
        back = Button(self.zones["back"], words("back"), self.back, "glyph/undo", size=22)
        self.form.controls = [self.list, self.resume, self.export, self.delete, bring, back]
        self.form.focus(self.list)

    @property
    def chosen(self) -> SavedGame | None:
        """The game that is marked in the list."""
        return self.games[self.list.chosen] if 0 <= self.list.chosen < len(self.games) else None

    def entered(self) -> None:
        """Look again which games there are."""
        self.attempt(self._look_up)
        super().entered()

    def handle(self, event: Event) -> None:
        """A file dropped onto the window is brought in."""
        if isinstance(event, Dropped):
            self._bring_in(event.path)
        else:
            super().handle(event)

    def draw_ground(self, painter: Painter) -> None:
        """Draw the sheets, and what the chosen game is."""
        self.draw_table(painter, words("library"))
        painter.panel("panel/parchment", self.zones["sheet"])
        painter.panel("panel/parchment", self.zones["side"])
        if not self.games:
            painter.paragraph(words("library-empty"), theme.PROSE, self.zones["games"], "center", middle=True)
        if self.chosen is not None:
            self._draw_about(painter, self.chosen)

    def _draw_about(self, painter: Painter, game: SavedGame) -> None:
        if game.trouble is not None:
            below = titled(painter, words("library-damaged"), self.zones["about"])
            painter.paragraph(game.trouble, theme.PROSE, below)
            return
        below = titled(painter, words(f"game-{game.game}"), self.zones["about"])
        people = scores(game)
        facts = (
            *(people or game.seats),
            *([words("library-in-play"), ""] if people else [""]),
            *([", ".join(words(f"expansion-{name}") for name in game.expansions)] if game.expansions else []),
            *(words(f"switch-{name}") for name in game.switches),
            progress(game),
            words("library-choices", choices=game.choices),
            words("library-changed", date=dated(game.changed)),
        )
        told = "\n".join(facts)
        painter.paragraph(told, painter.type.fitted_paragraph(told, theme.PROSE.sized(23), *below.size), below)

    def _draw_row(self, painter: Painter, row: int, box: pygame.FRect) -> None:
        game = self.games[row]
        inside = theme.within(box, 4)
        if row == self.list.chosen:
            painter.panel("panel/entry", inside)
        left, room = inside.left + 20, inside.width - 250
        ink = theme.PAPER_NAME if game.trouble is None else theme.PAPER_NAME.coloured(theme.RED_INK)
        title = named(game) if game.trouble is None else words("library-damaged")
        painter.text(title, ink, (left, inside.top + 24), "midleft", room)
        second = scored(game) if game.trouble is None else game.trouble
        painter.text(second, theme.PLAIN, (left, inside.bottom - 22), "midleft", room + (0 if game.changed else 210))
        if game.trouble is None:
            right = inside.right - 20
            painter.text(progress(game), theme.PAPER_ASIDE, (right, inside.top + 24), "midright")
            painter.text(dated(game.changed), theme.PLAIN, (right, inside.bottom - 22), "midright")

    def _look_up(self) -> None:
        self.games = []
        try:
            self.games = list(self.doors.library.games())
        finally:
            self.list.rows = len(self.games)
            self.list.chosen = min(max(0, self.list.chosen), len(self.games) - 1)
            self.list.scroll_to(self.list.offset)
            self._refuse()

    def _refuse(self) -> None:
        """Say at each button why it does not answer, if it does not."""
        game = self.chosen
        none = "" if game is not None else words("library-empty")
        damaged = game.trouble if game is not None and game.trouble is not None else ""
        self.resume.refusal = none or damaged
        self.export.refusal = none or damaged
        self.delete.refusal = none
        self.resume.label = words("library-look" if game is not None and game.finished else "library-resume")

    def _resume(self) -> None:
        game = self.chosen
        if game is not None and game.trouble is None:
            self.attempt(lambda: self.stage.replace(self.doors.resume(game.number)))

    def _ask_delete(self) -> None:
        game = self.chosen
        if game is not None:
            text = words("library-delete-text", seats=seated(game) or words("library-damaged"))
            yes = Answer(words("library-delete-yes"), lambda: self._delete(game.number), "glyph/trash", RED)
            no = Answer(words("cancel"), glyph="glyph/undo")
            self.stage.push(Dialog(self.stage, words("library-delete-title"), text, [no, yes]))

    def _delete(self, number: int) -> None:
        self.attempt(lambda: self.doors.library.delete(number))
        self.entered()

    def _export(self) -> None:
        game = self.chosen
        if game is not None:
            self.attempt(lambda: self._write_out(game))

    def _write_out(self, game: SavedGame) -> None:
        folder = paths.player_folder() / EXPORTS
        folder.mkdir(exist_ok=True)
        name = re.sub(r"[^\w-]+", "-", "-".join((game.game, *game.seats)).lower()).strip("-")[:60]
        file = folder / f"{name}-{game.number}{SUFFIX}"
        self.doors.library.export(game.number, file)
        tell(self.stage, words("library-export-title"), words("library-export-text", file=str(file)))

    def _ask_path(self) -> None:
        entry = TextEntry(pygame.FRect(0, 0, 1, 1), "", lambda text: None, LONGEST_PATH, words("library-import-hint"))
        yes = Answer(words("library-import-yes"), lambda: self._bring_in(entry.text), "glyph/import")
        no = Answer(words("cancel"), glyph="glyph/undo")
        title, text = words("library-import-title"), words("library-import-text")
        self.stage.push(Dialog(self.stage, title, text, [yes, no], entry))

    def _bring_in(self, path: str) -> None:
        def bring() -> None:
            brought = self.doors.library.bring_in(Path(path.strip().strip("\"'")).expanduser())
            self._look_up()
            numbers = [game.number for game in self.games]
            if brought.number in numbers:
                self.list.choose(numbers.index(brought.number))

        self.attempt(bring)
        self.dirty = True
