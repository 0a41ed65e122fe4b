"""A line to write in, open for input methods."""

from bisect import bisect_left
from collections.abc import Callable

import pygame

from game.view import clipboard, theme
from game.view.control import Control
from game.view.editing import Editing
from game.view.events import Keyed
from game.view.painter import Painter
from game.view.screen import Point
from game.view.theme import Style

MARGIN = 14
COUNT = Style("cinzel-bold", 14, theme.RED_INK)
MARK: theme.Colour = (222, 190, 120)
"""What lies behind marked letters."""


def clean(text: str) -> str:
    """Return text without anything that cannot be shown: line ends, control signs, halves of letters."""
    return "".join(letter for letter in text if letter.isprintable())


class TextEntry(Control):
    """One line of letters, at most `most` of them; `act` is told the text whenever it changes.

    Whoever comes to it finds all letters marked, so that writing replaces them; a second click sets the caret.
    """

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
        self.act = act
        self.most = most
        self.hint = hint
        self.accepts = accepts
        self.style = style
        self.composing = ""
        self._line = Editing(text, len(text), len(text))
        self._measure: Callable[[int], float] = lambda place: 0.0
        self._shift = 0.0
        self._fresh = False

    @property
    def text(self) -> str:
        """What is written."""
        return self._line.text

    @property
    def full(self) -> bool:
        """Whether no letter more has room."""
        return len(self.text) >= self.most

    def arrive(self) -> None:
        """Mark all that is written."""
        self._line.mark_all()
        self._fresh = True

    def enter(self, text: str) -> None:
        """Write letters in the place of what is marked, as far as there is room."""
        room = self.most - len(self.text) + len(self._line.marked)
        self.composing = ""
        self._edit(lambda: self._line.insert("".join(filter(self.accepts, clean(text)))[:room]))

    def replace(self, text: str) -> None:
        """Write another text in the place of the present one."""
        self._line.mark_all()
        self.enter(text)

    def compose(self, text: str) -> None:
        """Show letters that are not settled yet."""
        self.composing = clean(text)

    def press(self, at: Point) -> None:
        """Bring the caret to the point, unless the press has only just brought the keyboard here."""
        if not self._fresh:
            self._line.go(self._letter(at))

    def drag(self, at: Point) -> None:
        """Mark from where the button went down."""
        self._line.go(self._letter(at), marking=not self._fresh)
        self._fresh = False

    def click(self, at: Point) -> None:
        """Let the next press set the caret."""
        self._fresh = False

    def key(self, key: Keyed) -> bool:
        """Move the caret, mark, take letters away, copy, paste; letters being composed have the keys for themselves."""
        if self.composing:
            return True
        if key.command and key.key in COMMANDS:
            COMMANDS[key.key](self)
        elif key.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._edit(lambda: self._line.erase(-1 if key.key == pygame.K_BACKSPACE else 1))
        elif key.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._line.step(-1 if key.key == pygame.K_LEFT else 1, key.shift)
        elif key.key in (pygame.K_HOME, pygame.K_END):
            self._line.go(0 if key.key == pygame.K_HOME else len(self.text), key.shift)
        else:
            # Letters arrive by themselves; the space bar must not do anything else.
            return key.key == pygame.K_SPACE
        return True

    def draw(self, painter: Painter) -> None:
        """Draw the line, what is marked, what is being composed underlined, and the caret."""
        painter.panel("panel/entry", self.box)
        middle, room = self.box.centery, self.box.width - 2 * MARGIN
        if not self.text and not self.composing and not self.focused:
            painter.text(self.hint, theme.PAPER_ASIDE, (self.box.left + MARGIN, middle), "midleft", room)
            return
        if self.focused and self.full:
            room -= self._draw_count(painter)
        self._draw_line(painter, room)
        if self.focused:
            painter.panel("glow/gold", self.box)
            pygame.key.set_text_input_rect(painter.screen.rect(self.box))
        elif self.hovered:
            painter.panel("glow/blue", self.box)

    def mark_all(self) -> None:
        """Mark all that is written."""
        self._line.mark_all()

    def copy(self) -> None:
        """Put what is marked on the clipboard."""
        if self._line.marked:
            clipboard.put(self._line.marked)

    def cut(self) -> None:
        """Put what is marked on the clipboard and take it away."""
        if self._line.marked:
            clipboard.put(self._line.marked)
            self._edit(lambda: self._line.erase(-1))

    def _edit(self, change: Callable[[], None]) -> None:
        before = self.text
        change()
        if self.text != before:
            self.act(self.text)

    def _letter(self, at: Point) -> int:
        """Return the place between letters that is nearest to a point."""
        across = at[0] - self.box.left - MARGIN + self._shift
        after = bisect_left(range(len(self.text) + 1), across, key=self._measure)
        near = [place for place in (after - 1, after) if 0 <= place <= len(self.text)]
        return min(near, key=lambda place: abs(self._measure(place) - across))

    def _draw_line(self, painter: Painter, room: float) -> None:
        """Draw as much of the line as has room, shifted so that the caret can be seen."""
        line = self._line
        shown = line.text[: line.start] + self.composing + line.text[line.end :] if self.composing else line.text
        style = self._style(painter, shown, room)
        self._measure = lambda place: painter.type.width(line.text[:place], style)
        caret = self._measure(line.start if self.composing else line.caret)
        composed = painter.type.width(self.composing, style)
        end = caret + composed
        length = painter.type.width(shown, style)
        self._shift = max(0.0, min(self._shift, length - room + 4), end - room + 4) if self.focused else 0.0
        self._shift = min(self._shift, caret)
        left = self.box.left + MARGIN - self._shift
        before = painter.surface.get_clip()
        inner = pygame.FRect(self.box.left + MARGIN - 2, self.box.top, room + 4, self.box.height)
        painter.surface.set_clip(painter.screen.rect(inner).clip(before))
        if self.focused and line.marked and not self.composing:
            self._bar(painter, left + self._measure(line.start), left + self._measure(line.end), style)
        painter.text(shown, style, (left, self.box.centery), "midleft")
        if self.focused:
            self._draw_caret(painter, style, left + caret, composed)
        painter.surface.set_clip(before)

    def _draw_count(self, painter: Painter) -> float:
        """Say at the right end that no letter more has room; return the width that this takes."""
        count = f"{len(self.text)}/{self.most}"
        painter.text(count, COUNT, (self.box.right - MARGIN, self.box.centery), "midright")
        return painter.type.width(count, COUNT) + MARGIN

    def _style(self, painter: Painter, shown: str, room: float) -> Style:
        """Return the style, smaller for a longer line; the rest of a line still too long is shifted out of sight."""
        return painter.type.fitted(shown, self.style, room)[1]

    def _bar(self, painter: Painter, left: float, right: float, style: Style) -> None:
        bar = pygame.FRect(left, self.box.centery - style.size * 0.62, right - left, style.size * 1.24)
        painter.surface.fill(MARK, painter.screen.rect(bar))

    def _draw_caret(self, painter: Painter, style: Style, left: float, composed: float) -> None:
        middle = self.box.centery
        if self.composing:
            line = pygame.FRect(left, middle + style.size * 0.5, composed, 2)
            painter.surface.fill(style.colour, painter.screen.rect(line))
        caret = pygame.FRect(left + composed, middle - style.size * 0.55, 2, style.size * 1.1)
        painter.surface.fill(theme.RED_INK, painter.screen.rect(caret))


COMMANDS: dict[int, Callable[[TextEntry], None]] = {
    pygame.K_a: TextEntry.mark_all,
    pygame.K_c: TextEntry.copy,
    pygame.K_x: TextEntry.cut,
    pygame.K_v: lambda entry: entry.enter(clipboard.text()),
}
