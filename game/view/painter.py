"""Drawing in units of the sheet onto a surface of the window's own pixels."""

import pygame

from game.view.art import Art
from game.view.screen import Point, Screen
from game.view.theme import Colour, Style
from game.view.type import Type


class Painter:
    """Draws pictures, panels and texts by name, placed in units."""

    def __init__(self, surface: pygame.Surface, screen: Screen, art: Art, type_: Type) -> None:
        self.surface = surface
        self.screen = screen
        self.art = art
        self.type = type_

    def onto(self, surface: pygame.Surface) -> "Painter":
        """Return a painter for another surface of the same size, for a layer that is kept."""
        return Painter(surface, self.screen, self.art, self.type)

    def cover(self, name: str) -> None:
        """Fill the whole window with a picture."""
        self.surface.blit(self.art.cover(name, self.surface.size), (0, 0))

    def picture(
        self,
        name: str,
        at: Point,
        size: tuple[float, float] | None = None,
        tint: Colour | None = None,
        alpha: int = 255,
        anchor: str = "topleft",
    ) -> None:
        """Draw a picture: `topleft` puts the object's own corner at a point, its shadow hangs over; any other
        `anchor` (`center`, `midbottom`, ...) puts that part of the whole picture there.
        """
        entry = self.art.entry(name)
        width, height = size or entry.size
        box = pygame.FRect(0, 0, width, height)
        setattr(box, anchor, at)
        if anchor == "topleft":
            box.move_ip(-entry.origin[0] * width / entry.size[0], -entry.origin[1] * height / entry.size[1])
        self.surface.blit(self.art.picture(name, size, tint, alpha), self.screen.point(box.topleft))

    def cut(self, name: str, box: pygame.FRect) -> None:
        """Fill a rectangle with the middle of a picture, cut at the sides that stick out."""
        pixels = self.screen.rect(box)
        self.surface.blit(self.art.cover(name, pixels.size), pixels)

    def glyph(self, name: str, centre: Point, tall: float, colour: Colour, shadow: Colour | None = None) -> None:
        """Draw a one-colour sign of a given height round a point."""
        width, height = self.art.entry(name).size
        size = (tall * width / height, tall)
        box = pygame.FRect((0, 0), size)
        box.center = centre
        if shadow is not None:
            self.surface.blit(self.art.picture(name, size, shadow), self.screen.point((box.left + 1, box.top + 1.5)))
        self.surface.blit(self.art.picture(name, size, colour), self.screen.point(box.topleft))

    def panel(self, name: str, box: pygame.FRect) -> None:
        """Draw a stretched panel so that its own rim fills `box`; its shadow hangs over."""
        left, top = self.art.entry(name).origin
        outer = box.inflate(2 * left, 2 * top)
        self.surface.blit(self.art.panel(name, outer.size), self.screen.point(outer.topleft))

    def text(self, text: str, style: Style, at: Point, anchor: str = "topleft", width: float | None = None) -> None:
        """Draw one line with its `anchor` at a point; within `width` units it is made smaller, then shorter.

        Anchors of the middle (`center`, `midleft`, `midright`) put the middle of the capitals on the point.
        """
        if width is not None:
            text, style = self.type.fitted(text, style, width)
        self._set(self.type.line(text, style), style, at, anchor)

    def paragraph(self, text: str, style: Style, box: pygame.FRect, align: str = "left", middle: bool = False) -> float:
        """Draw text broken into the width of `box`, made smaller if it is too tall; return the height it took."""
        style = self.type.fitted_paragraph(text, style, box.width, box.height)
        height = self.type.lines(text, style, box.width) * self.type.height(style)
        top = box.top + (box.height - height) / 2 if middle else box.top
        self._set(self.type.paragraph(text, style, box.width, align), style, (box.left, top), "topleft")
        return height

    def rule(self, left: Point, length: float, light: Colour = (150, 112, 60), dark: Colour = (70, 44, 20)) -> None:
        """Draw an engraved line to the right of a point."""
        start = self.screen.point(left)
        thick = max(1, self.screen.length(1.4))
        self.surface.fill(light, (start, (self.screen.length(length), thick)))
        self.surface.fill(dark, ((start[0], start[1] + thick), (self.screen.length(length), thick)))

    def shade(self, box: pygame.FRect, colour: Colour, alpha: int) -> None:
        """Darken or tint a rectangle."""
        pixels = self.screen.rect(box)
        veil = pygame.Surface(pixels.size, pygame.SRCALPHA)
        veil.fill((*colour, alpha))
        self.surface.blit(veil, pixels)

    def _set(self, surface: pygame.Surface, style: Style, at: Point, anchor: str) -> None:
        room = self.type.room(style)
        box = pygame.Rect(0, 0, surface.width - 2 * room, surface.height - 2 * room)
        setattr(box, anchor, self.screen.point(at))
        if anchor in ("center", "midleft", "midright"):
            box.top = self.screen.point(at)[1] - self.type.middle(style)
        self.surface.blit(surface, box.move(-room, -room))
