"""How the virtual sheet of 1600 x 900 units lies on the window, and where a layout file puts things on it."""

from collections.abc import Mapping
from pathlib import Path

import pygame
import pytmx

WIDTH = 1600
HEIGHT = 900
LEAST_WINDOW = (1280, 720)

Point = tuple[float, float]


class Screen:
    """Maps units to pixels of the present window: one scale, the sheet centred, the surplus on two sides."""

    def __init__(self, size: tuple[int, int] = (WIDTH, HEIGHT)) -> None:
        self.fit(size)

    def fit(self, size: tuple[int, int]) -> None:
        """Lay the sheet on a window of `size` pixels."""
        self.size = (max(1, size[0]), max(1, size[1]))
        self.scale = min(self.size[0] / WIDTH, self.size[1] / HEIGHT)
        self.left = (self.size[0] - WIDTH * self.scale) / 2
        self.top = (self.size[1] - HEIGHT * self.scale) / 2

    def length(self, units: float) -> int:
        """Return a length in whole pixels."""
        return round(units * self.scale)

    def point(self, units: Point) -> tuple[int, int]:
        """Return the pixel on which a point of the sheet lies."""
        return round(self.left + units[0] * self.scale), round(self.top + units[1] * self.scale)

    def rect(self, units: pygame.FRect) -> pygame.Rect:
        """Return a rectangle in pixels; rectangles that touch in units touch in pixels."""
        left, top = self.point(units.topleft)
        right, bottom = self.point(units.bottomright)
        return pygame.Rect(left, top, right - left, bottom - top)

    def units(self, pixel: Point) -> Point:
        """Return the point of the sheet under a pixel of the window."""
        return (pixel[0] - self.left) / self.scale, (pixel[1] - self.top) / self.scale

    @property
    def whole(self) -> pygame.FRect:
        """The whole window in units, the surplus beside the sheet included."""
        width, height = self.size[0] / self.scale, self.size[1] / self.scale
        return pygame.FRect((WIDTH - width) / 2, (HEIGHT - height) / 2, width, height)


def rows(box: pygame.FRect, number: int, gap: float) -> list[pygame.FRect]:
    """Return `number` boxes of equal height, one under another."""
    height = (box.height - gap * (number - 1)) / number
    return [pygame.FRect(box.left, box.top + row * (height + gap), box.width, height) for row in range(number)]


def columns(box: pygame.FRect, number: int, gap: float) -> list[pygame.FRect]:
    """Return `number` boxes of equal width, side by side."""
    width = (box.width - gap * (number - 1)) / number
    return [pygame.FRect(box.left + column * (width + gap), box.top, width, box.height) for column in range(number)]


def zones(path: Path) -> Mapping[str, pygame.FRect]:
    """Return the named objects of a Tiled map as rectangles in units; no display is needed."""
    places: dict[str, pygame.FRect] = {}
    for layer in layers(path).values():
        for name, place in layer.items():
            if name in places:
                raise ValueError(f"{path.name}: two objects are called {name!r}")
            places[name] = place
    return places


def layers(path: Path) -> Mapping[str, Mapping[str, pygame.FRect]]:
    """Return the named objects of a Tiled map layer by layer; the same name may stand in several layers."""
    found: dict[str, dict[str, pygame.FRect]] = {}
    for layer in pytmx.TiledMap(str(path)).objectgroups:
        places = found.setdefault(layer.name, {})
        for thing in layer:
            if not thing.name:
                raise ValueError(f"{path.name}: an object of layer {layer.name!r} has no name")
            if thing.name in places:
                raise ValueError(f"{path.name}: two objects are called {thing.name!r}")
            places[thing.name] = pygame.FRect(thing.x, thing.y, thing.width, thing.height)
    return found
