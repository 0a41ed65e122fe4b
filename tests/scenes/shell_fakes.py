"""What the shell screens need, kept in memory."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import pygame

from game.app import App
from game.scenes.ports import Doors, NewGame, SavedGame
from game.view.buttons import Button
from game.view.control import Control
from game.view.painter import Painter
from game.view.stage import Scene, Stage

TICK = 1 / 60


@dataclass
class Shelf:
    """A library that forgets everything; `broken` makes every question fail."""

    kept: list[SavedGame] = field(default_factory=list)
    broken: str = ""
    exported: list[tuple[int, Path]] = field(default_factory=list)

    def games(self) -> Sequence[SavedGame]:
        if self.broken:
            raise OSError(self.broken)
        return self.kept

    def delete(self, number: int) -> None:
        self.kept = [game for game in self.kept if game.number != number]

    def export(self, number: int, file: Path) -> None:
        self.exported.append((number, file))
        file.write_text("a game")

    def bring_in(self, file: Path) -> SavedGame:
        if not file.exists():
            raise ValueError(f"{file.name} is not there")
        game = SavedGame(99, seats=("Guest",))
        self.kept.append(game)
        return game


class Table(Scene):
    """Stands for a table."""

    def draw(self, painter: Painter) -> None:
        painter.surface.fill((30, 60, 30))


@dataclass
class House:
    """All doors of the shell, and what went through them."""

    app: App
    shelf: Shelf
    started: list[NewGame] = field(default_factory=list)
    resumed: list[int] = field(default_factory=list)

    @property
    def stage(self) -> Stage:
        return self.app.stage

    @property
    def doors(self) -> Doors:
        return Doors(self.shelf, self._start, self._resume)

    def _start(self, game: NewGame) -> Scene:
        self.started.append(game)
        return Table(self.stage)

    def _resume(self, number: int) -> Scene:
        self.resumed.append(number)
        return Table(self.stage)

    def wait(self, ticks: int = 30) -> None:
        """Let the guard against double clicks run down."""
        for _ in range(ticks):
            self.app.frame(TICK, [])

    def click(self, control: Control, share: float = 0.5) -> None:
        """Click a control with the mouse, as a person would; `share` is how far to the right on it."""
        self.wait()
        at = self.stage.screen.point((control.box.left + control.box.width * share, control.box.centery))
        moved = pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)
        self.app.frame(TICK, [moved])
        self.app.frame(TICK, [down])
        self.app.frame(TICK, [up])

    def press(self, *keys: int, mod: int = 0) -> None:
        """Press keys one after another."""
        for key in keys:
            self.app.frame(TICK, [pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod)])

    def write(self, text: str) -> None:
        """Enter letters."""
        self.app.frame(TICK, [pygame.event.Event(pygame.TEXTINPUT, text=text)])

    def button(self, label: str) -> Button:
        """Return the button on the top screen that says `label`."""
        controls = self.stage.top.form.controls
        return next(control for control in controls if isinstance(control, Button) and control.label == label)

    def control(self, kind: type[Control], number: int = 0) -> Control:
        """Return the control of a kind on the top screen, counted from the first."""
        return [control for control in self.stage.top.form.controls if isinstance(control, kind)][number]


PLAYED = SavedGame(
    7, seats=("Mary", "O. C. Marsh"), changed=datetime(2026, 11, 29, 20, tzinfo=UTC), round=4, progress=25, choices=41
)
FINISHED = SavedGame(5, seats=("Ann", "Bob"), changed=datetime(2026, 11, 20, tzinfo=UTC), round=13, finished=True)
DAMAGED = SavedGame(3, trouble="The file was cut off.")
