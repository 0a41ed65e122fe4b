"""Small pictures composed of several: a card, a plate, a sprite's look, in units of their own."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.view.painter import Painter
from game.view.pieces import Look, Made
from game.view.screen import Point, Screen
from game.view.theme import Colour, Style

MARGIN = 14
"""Room for shadows round a composed picture, in units."""


class Corner(Screen):
    """Units that are counted from a point of a small surface, in the scale of the window."""

    def __init__(self, screen: Screen, left: float, top: float) -> None:
        self.size = screen.size
        self.scale = screen.scale
        self.left = left
        self.top = top


class Sheet:
    """Draws in units counted from its own corner, everything `times` as large."""

    def __init__(self, painter: Painter, left: float = 0, top: float = 0, times: float = 1.0) -> None:
        self.painter = painter
        self.left = left
        self.top = top
        self.times = times

    def at(self, x: float, y: float) -> Point:
        """Return a point of the sheet in the painter's units."""
        return self.left + x * self.times, self.top + y * self.times

    def box(self, x: float, y: float, width: float, height: float) -> pygame.FRect:
        """Return a rectangle of the sheet in the painter's units."""
        return pygame.FRect(*self.at(x, y), width * self.times, height * self.times)

    def style(self, style: Style) -> Style:
        """Return a style in the size of the sheet."""
        return style if self.times == 1 else style.sized(style.size * self.times)

    def picture(
        self,
        name: str,
        x: float,
        y: float,
        size: tuple[float, float] | None = None,
        tint: Colour | None = None,
        alpha: int = 255,
        anchor: str = "topleft",
    ) -> None:
        """Draw a picture in a size of the sheet's units, with its `anchor` at a point."""
        width, height = size or self.painter.art.entry(name).size
        wide = (width * self.times, height * self.times)
        self.painter.picture(name, self.at(x, y), wide, tint, alpha, anchor)

    def cut(self, name: str, x: float, y: float, width: float, height: float) -> None:
        """Draw the middle of a picture so that it fills a rectangle whole."""
        self.painter.cut(name, self.box(x, y, width, height))

    def emblem(self, name: str, x: float, y: float, side: float, alpha: int = 255) -> None:
        """Draw a picture centred on a point, `side` units wide."""
        width, height = self.painter.art.entry(name).size
        self.picture(name, x, y, (side, side * height / width), alpha=alpha, anchor="center")

    def token(self, name: str, x: float, y: float, wide: float, body: tuple[float, float]) -> None:
        """Draw a picture with a shadow so that its `body` itself is centred on a point and `wide` units wide."""
        times = wide / body[0]
        width, height = self.painter.art.entry(name).size
        self.picture(name, x - wide / 2, y - body[1] * times / 2, (width * times, height * times))

    def glyph(self, name: str, x: float, y: float, tall: float, colour: Colour, shadow: Colour | None = None) -> None:
        """Draw a one-colour sign centred on a point."""
        self.painter.glyph(name, self.at(x, y), tall * self.times, colour, shadow)

    def panel(self, name: str, x: float, y: float, width: float, height: float) -> None:
        """Draw a stretched panel."""
        self.painter.panel(name, self.box(x, y, width, height))

    def text(
        self, text: str, style: Style, x: float, y: float, anchor: str = "center", width: float | None = None
    ) -> None:
        """Draw one line."""
        room = None if width is None else width * self.times
        self.painter.text(text, self.style(style), self.at(x, y), anchor, room)

    def paragraph(
        self,
        text: str,
        style: Style,
        box: tuple[float, float, float, float],
        align: str = "left",
        middle: bool = False,
    ) -> float:
        """Draw broken text; return the height it took in the sheet's units."""
        return self.painter.paragraph(text, self.style(style), self.box(*box), align, middle) / self.times

    def shade(self, x: float, y: float, width: float, height: float, colour: Colour, alpha: int) -> None:
        """Darken or tint a rectangle."""
        self.painter.shade(self.box(x, y, width, height), colour, alpha)

    def line(self, x: float, y: float, length: float) -> None:
        """Draw a thin line on paper."""
        self.painter.rule(self.at(x, y), length * self.times, light=(120, 82, 44), dark=(236, 214, 170))


def veil(sheet: Sheet, box: pygame.FRect, colour: Colour, alpha: int) -> None:
    """Darken or tint a box of the sheet."""
    sheet.shade(box.left, box.top, box.width, box.height, colour, alpha)


Paint = Callable[[Sheet], None]


def composed(
    name: tuple[Hashable, ...], size: tuple[float, float], paint: Paint, origin: Point | None = None, times: float = 1.0
) -> Look:
    """Return a look of `size` units that `paint` draws; its origin is its centre unless another point is given."""

    def make(painter: Painter) -> Made:
        scale = painter.screen.scale
        margin = round(MARGIN * times * scale)
        pixels = (round(size[0] * times * scale) + 2 * margin, round(size[1] * times * scale) + 2 * margin)
        surface = pygame.Surface(pixels, pygame.SRCALPHA)
        corner = Corner(painter.screen, margin, margin)
        paint(Sheet(Painter(surface, corner, painter.art, painter.type), times=times))
        x, y = origin or (size[0] / 2, size[1] / 2)
        return Made(surface, (margin + x * times * scale, margin + y * times * scale))

    return Look((*name, size, times), make, (size[0] * times, size[1] * times))


def pictured(
    name: str, body: tuple[float, float], size: tuple[float, float] | None = None, origin: Point | None = None
) -> Look:
    """Return the look of one picture, brought to `size` units; `body` is what it measures without its shadow.

    `origin` counts in the picture's own units, from its own corner.
    """

    def make(painter: Painter) -> Made:
        entry = painter.art.entry(name)
        wide, tall = size or entry.size
        x, y = origin or (entry.size[0] / 2, entry.size[1] / 2)
        scale = painter.screen.scale
        point = (x * wide / entry.size[0] * scale, y * tall / entry.size[1] * scale)
        return Made(painter.art.picture(name, size), point)

    return Look(("picture", name, size, origin), make, body)
