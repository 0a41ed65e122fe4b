"""Screens made of controls, and the dialog that asks something over any screen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.view import theme
from game.view.buttons import BRASS, Button, Skin
from game.view.control import Control, Form
from game.view.entry import TextEntry
from game.view.events import Dropped, Event, Keyed, Moved, Pressed
from game.view.painter import Painter
from game.view.screen import HEIGHT, WIDTH
from game.view.stage import Scene, Stage


class FormScene(Scene):
    """A screen with a form; Esc and the right button go back."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.form = Form(lambda sound: stage.sounds.play(sound, "interface"))

    def handle(self, event: Event) -> None:
        """Lead the event to the form, or go back."""
        if self.form.handle(event):
            self.dirty = True
        elif _goes_back(event):
            self.back()

    def entered(self) -> None:
        """Find out what lies under the pointer."""
        self.form.handle(Moved(self.stage.input.pointer))

    def left(self) -> None:
        """Close what was open for input methods."""
        pygame.key.stop_text_input()

    def back(self) -> None:
        """Go one step back."""
        self.stage.pop()

    def draw(self, painter: Painter) -> None:
        """Draw what lies behind the controls, then the controls."""
        self.draw_ground(painter)
        self.form.draw(painter)

    def draw_ground(self, painter: Painter) -> None:
        """Draw what lies behind the controls."""
        raise NotImplementedError


def _goes_back(event: Event) -> bool:
    if isinstance(event, Keyed):
        return event.key == pygame.K_ESCAPE
    return isinstance(event, Pressed) and event.button == 3


@dataclass(frozen=True, slots=True)
class Answer:
    """One button of a dialog: what it says, and what it does after the dialog has gone."""

    label: str
    act: Callable[[], None] = lambda: None
    glyph: str = ""
    skin: Skin = BRASS


class Dialog(FormScene):
    """A sheet of parchment over the screen, with a question and its answers; Esc takes none of them."""

    overlay = True

    def __init__(
        self, stage: Stage, title: str, text: str, answers: Sequence[Answer], entry: TextEntry | None = None
    ) -> None:
        super().__init__(stage)
        self.title = title
        self.text = text
        self.entry = entry
        lines = stage.type.lines(text, theme.PROSE, 640)
        height = 190 + lines * stage.type.height(theme.PROSE) + (70 if entry else 0)
        self.box = pygame.FRect(0, 0, 740, height)
        self.box.center = (WIDTH / 2, HEIGHT / 2)
        buttons = self._buttons(answers)
        controls: list[Control] = [entry, *buttons] if entry else list(buttons)
        if entry:
            entry.box = pygame.FRect(self.box.left + 50, self.box.bottom - 156, self.box.width - 100, 48)
        self.form.controls = controls
        self.form.focus(controls[0])

    def _buttons(self, answers: Sequence[Answer]) -> list[Button]:
        width = min(260, (self.box.width - 80) / len(answers) - 16)
        left = self.box.centerx - (len(answers) * (width + 16) - 16) / 2
        return [
            Button(
                pygame.FRect(left + number * (width + 16), self.box.bottom - 92, width, 56),
                answer.label,
                lambda answer=answer: self._answered(answer),  # type: ignore[misc]
                answer.glyph,
                answer.skin,
                size=22,
            )
            for number, answer in enumerate(answers)
        ]

    def _answered(self, answer: Answer) -> None:
        self.stage.pop()
        answer.act()

    def handle(self, event: Event) -> None:
        """Enter in the entry is the first answer; a dropped file is written into it."""
        if isinstance(event, Dropped) and self.entry is not None:
            self.entry.replace(event.path)
            self.dirty = True
            return
        confirmed = isinstance(event, Keyed) and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if confirmed and self.entry is not None and self.entry.focused:
            first = self.form.controls[1]
            first.click(first.box.center)
        else:
            super().handle(event)

    def draw_ground(self, painter: Painter) -> None:
        """Draw the sheet, its heading and its text."""
        painter.panel("panel/parchment", self.box)
        painter.text(self.title, theme.PAPER_HEADING, (self.box.centerx, self.box.top + 44), "center", 640)
        room = pygame.FRect(self.box.left + 50, self.box.top + 76, self.box.width - 100, self.box.height - 170)
        painter.paragraph(self.text, theme.PROSE, room, "center")
