"""A line to write in, open for input methods."""

from collections.abc import Callable

import pygame

from game.view import clipboard, theme
from game.view.control import Control
from game.view.events import Keyed
from game.view.painter import Painter
from game.view.screen import Point
from game.view.theme import Style


def clean(text: str) -> str:
    """Return text without anything that cannot be shown: line ends, control signs, halves of letters."""
    return "".join(letter for letter in text if letter.isprintable())


class TextEntry(Control):
    """One line of letters, at most `most` of them; `act` is told the text whenever it changes."""

    typing = True

    def __init__(
        self,
        box: pygame.FRect,
        text: str,
        act: Callable[[str], None],
        most: int = 24,
        hint: str = "",
        accepts: Callable[[str], bool] = lambda letter: True,
        style: Style = theme.PAPER_NAME,
        tip: str = "",
    ) -> None:
        super().__init__(box, tip)
        self.text = text
        self.caret = len(text)
        self.act = act
        self.most = most
        self.hint = hint
        self.accepts = accepts
        self.style = style
        self.composing = ""

    def enter(self, text: str) -> None:
        """Set letters in at the caret, as far as there is room."""
        letters = "".join(filter(self.accepts, clean(text)))[: self.most - len(self.text)]
        self.composing = ""
        self._write(self.text[: self.caret] + letters + self.text[self.caret :], self.caret + len(letters))

    def replace(self, text: str) -> None:
        """Write another text in the place of the present one."""
        self.text, self.caret = "", 0
        self.enter(text)

    def compose(self, text: str) -> None:
        """Show letters that are not settled yet."""
        self.composing = clean(text)

    def click(self, at: Point) -> None:
        """Bring the caret to the end."""
        self.caret = len(self.text)

    def key(self, key: Keyed) -> bool:
        """Move the caret, take letters away, paste; while letters are being composed, keys belong to that."""
        if self.composing:
            return True
        if key.key == pygame.K_BACKSPACE and self.caret:
            self._write(self.text[: self.caret - 1] + self.text[self.caret :], self.caret - 1)
        elif key.key == pygame.K_DELETE:
            self._write(self.text[: self.caret] + self.text[self.caret + 1 :], self.caret)
        elif key.key == pygame.K_v and key.command:
            self.enter(clipboard.text())
        elif key.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END):
            self.caret = self._moved_caret(key.key)
        else:
            # Letters arrive by themselves; the space bar must not do anything else.
            return key.key in (pygame.K_SPACE, pygame.K_BACKSPACE)
        return True

    def draw(self, painter: Painter) -> None:
        """Draw the line, what is being composed underlined, and the caret."""
        painter.panel("panel/entry", self.box)
        left, middle, room = self.box.left + 14, self.box.centery, self.box.width - 28
        shown = self.text[: self.caret] + self.composing + self.text[self.caret :]
        if not shown and not self.focused:
            painter.text(self.hint, theme.PAPER_ASIDE, (left, middle), "midleft", room)
            return
        text, style = painter.type.fitted(shown, self.style, room)
        painter.text(text, style, (left, middle), "midleft")
        if not self.focused:
            if self.hovered:
                painter.panel("glow/blue", self.box)
            return
        painter.panel("glow/gold", self.box)
        self._draw_caret(painter, style, left, middle)
        pygame.key.set_text_input_rect(painter.screen.rect(self.box))

    def _draw_caret(self, painter: Painter, style: Style, left: float, middle: float) -> None:
        start = painter.type.width(self.text[: self.caret], style)
        length = painter.type.width(self.composing, style)
        if self.composing:
            line = pygame.FRect(left + start, middle + style.size * 0.5, length, 2)
            painter.surface.fill(style.colour, painter.screen.rect(line))
        caret = pygame.FRect(left + start + length, middle - style.size * 0.55, 2, style.size * 1.1)
        painter.surface.fill(theme.RED_INK, painter.screen.rect(caret))

    def _moved_caret(self, key: int) -> int:
        goal = {
            pygame.K_LEFT: self.caret - 1,
            pygame.K_RIGHT: self.caret + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.text),
        }[key]
        return max(0, min(len(self.text), goal))

    def _write(self, text: str, caret: int) -> None:
        self.caret = caret
        if text != self.text:
            self.text = text
            self.act(text)
