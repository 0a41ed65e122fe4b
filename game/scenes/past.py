"""The table as it stood: a click on a line of the log goes to that moment, and a bar over the ribbon leads back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game.scenes.playing import Playing
from game.view import theme
from game.view.events import Event, Keyed, Moved, Pressed
from game.view.layers import Cover
from game.view.log import LogDrawer
from game.view.painter import Painter
from game.view.panels import plate, plate_style
from game.view.screen import Point
from game.view.text import words
from game.view.theme import Style

TITLE = Style("fell", 24, theme.RED_INK)
WINDOW = pygame.FRect(-4000, -4000, 9600, 8900)
"""More than any window shows of the desk."""
OLD = (232, 204, 160)
"""By this light all colours fade in the past."""
RIM = 5.0
BACK = (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
STEPS = {pygame.K_LEFT: "earlier", pygame.K_RIGHT: "later"}
PLATES = {"earlier": 116.0, "later": 104.0, "return": 188.0}
GLYPHS = {"earlier": "glyph/arrow-left", "later": "glyph/arrow-right", "return": "glyph/undo"}


class Past:
    """Leads through the moments of the log; `ribbon` is where its bar lies, `passes` names places that still answer."""

    def __init__(
        self,
        play: Playing[Any],
        drawer: LogDrawer,
        ribbon: pygame.FRect,
        guard: Callable[[], None],
        passes: Callable[[Point], bool],
        notice: Callable[[], str],
    ) -> None:
        self.play = play
        self.drawer = drawer
        self.ribbon = ribbon
        self.hovered = ""
        self._guard = guard
        self._passes = passes
        self._notice = notice
        drawer.go = self.go

    @property
    def here(self) -> bool:
        """Whether the past lies on the table."""
        return self.play.visited is not None

    @property
    def plates(self) -> dict[str, pygame.FRect]:
        """Where the three plates of the bar lie."""
        right, found = self.ribbon.right - 12, dict[str, pygame.FRect]()
        for name, wide in reversed(PLATES.items()):
            found[name] = pygame.FRect(right - wide, self.ribbon.top + 5, wide, self.ribbon.height - 10)
            right -= wide + 6
        return found

    def enabled(self, name: str) -> bool:
        """Tell whether a plate leads anywhere."""
        line, last = self.drawer.here, len(self.drawer.log.lines()) - 1
        return {"earlier": line is not None and line > 0, "later": line is not None and line < last}.get(name, True)

    def go(self, line: int) -> None:
        """Put the table as it stood at a line of the log."""
        self.drawer.show(line)
        self.play.visit(*self.drawer.log.moments()[line])
        self._guard()

    def leave(self) -> None:
        """Go back to the game as it stands now."""
        self.drawer.here, self.hovered = None, ""
        self.play.come_back()
        self._guard()

    def handle(self, event: Event) -> bool:
        """Answer an event; return whether it was meant for the past. A click on the table leads back."""
        if not self.here:
            return False
        if isinstance(event, Moved):
            self.hovered = next((name for name, box in self.plates.items() if box.collidepoint(event.at)), "")
            return bool(self.hovered)
        if isinstance(event, Pressed) and event.button == 1:
            return self._pressed(event.at)
        return isinstance(event, Keyed) and self._keyed(event.key)

    def _pressed(self, at: Point) -> bool:
        name = next((name for name, box in self.plates.items() if box.collidepoint(at)), "")
        if name:
            self._press(name)
        elif self._passes(at):
            return False
        elif not self.ribbon.collidepoint(at):
            self.leave()
        return True

    def _press(self, name: str) -> None:
        if name == "return":
            self.leave()
        elif self.enabled(name) and self.drawer.here is not None:
            self.go(self.drawer.here + (1 if name == "later" else -1))

    def _keyed(self, key: int) -> bool:
        if key in BACK:
            self.leave()
        elif key in STEPS:
            self._press(STEPS[key])
        else:
            return key in (pygame.K_UP, pygame.K_DOWN)
        return True

    # drawing

    def covers(self) -> list[Cover]:
        """Return the light of the past over the whole table, and the bar over the ribbon."""
        if not self.here:
            return []
        text = self._notice() or words("past-title", when=self.drawer.heading())
        can = tuple(name for name in PLATES if self.enabled(name))
        bar = Cover(("past-bar", text, can, self.hovered), self.ribbon, partial(self._draw, text))
        return [Cover(("past",), WINDOW, fade), bar]

    def _draw(self, text: str, painter: Painter) -> None:
        painter.panel("panel/ribbon", self.ribbon)
        plates = self.plates
        left, right = self.ribbon.left + 26, min(box.left for box in plates.values()) - 10
        middle = ((left + right) / 2, self.ribbon.centery - 1)
        painter.text(text, TITLE, middle, "center", right - left)
        for name, box in plates.items():
            self._draw_plate(painter, name, box)

    def _draw_plate(self, painter: Painter, name: str, box: pygame.FRect) -> None:
        skin = "brass" if self.enabled(name) else "brass-grey"
        plate(painter, box, skin)
        style = plate_style(skin)
        painter.glyph(GLYPHS[name], (box.left + 18, box.centery), 16, style.colour, style.shadow)
        painter.text(words(f"past-{name}"), style, (box.left + 32, box.centery), "midleft", box.width - 40)
        if name == self.hovered and self.enabled(name):
            painter.panel("glow/blue", box)


def fade(painter: Painter) -> None:
    """Let all that lies on the table fade as an old photograph does, within a red rim."""
    painter.surface.fill(OLD, special_flags=pygame.BLEND_RGB_MULT)
    pygame.draw.rect(
        painter.surface, theme.RED_INK, painter.screen.rect(painter.screen.whole), painter.screen.length(RIM)
    )
