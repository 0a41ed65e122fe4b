"""Pictures by name, in the size of the present window; each is scaled once and kept."""

import tomllib
from dataclasses import dataclass
from math import ceil
from pathlib import Path

import pygame

from game.view.kept import Kept
from game.view.nine import Margins, stretch
from game.view.screen import Screen
from game.view.theme import Colour

BAKED = 2
"""Pictures are baked with this many pixels to the unit."""

SOURCE_PIXELS = 16_000_000
"""Decoded pictures are kept up to so many pixels, so that a resize need not read all of them again."""

SHOWN_PIXELS = 20_000_000
"""Pictures in the size of the window are kept up to so many pixels."""


class MissingPictureError(LookupError):
    """A picture was asked for that the catalogue or the folder of pictures does not hold, or not whole."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What the catalogue says of a picture, in units: its size, where the object itself begins, its nine-slice."""

    size: tuple[float, float]
    origin: tuple[float, float] = (0, 0)
    slice: Margins | None = None


def read_catalogue(file: Path) -> dict[str, Entry]:
    """Return the entries of a catalogue by picture name."""
    rows = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {
        name: Entry(
            tuple(row["size"]), tuple(row.get("origin", (0, 0))), tuple(row["slice"]) if "slice" in row else None
        )
        for name, row in rows.items()
    }


class Art:
    """All pictures of the program; `placeholders` paints grey boxes for missing ones and is meant for tests alone."""

    def __init__(self, catalogue: Path, pictures: Path, screen: Screen, placeholders: bool = False) -> None:
        self.entries = read_catalogue(catalogue)
        self._folder = pictures
        self._screen = screen
        self._placeholders = placeholders
        self._sources = Kept(SOURCE_PIXELS)
        self._shown = Kept(SHOWN_PIXELS)

    def forget(self) -> None:
        """Let go of everything scaled for a window size that is past."""
        self._shown.clear()

    def entry(self, name: str) -> Entry:
        """Return what the catalogue says of a picture; raises `MissingPictureError`."""
        if name in self.entries:
            return self.entries[name]
        if self._placeholders:
            return Entry((64, 64), slice=(12, 12, 12, 12))
        raise MissingPictureError(f"no picture is called {name!r}")

    def picture(
        self, name: str, size: tuple[float, float] | None = None, tint: Colour | None = None, alpha: int = 255
    ) -> pygame.Surface:
        """Return a picture at its own size or at `size` units, coloured by `tint` if it is a mask."""
        width, height = size or self.entry(name).size
        pixels = (max(1, self._screen.length(width)), max(1, self._screen.length(height)))
        return self._shown.get(
            (name, pixels, tint, alpha),
            lambda: _faded(_tinted(_scaled(self._source(name), pixels), tint), alpha),
        )

    def panel(self, name: str, size: tuple[float, float]) -> pygame.Surface:
        """Return a panel of `size` units whose rim keeps its form; raises `ValueError` if it has no nine-slice."""
        entry = self.entry(name)
        if entry.slice is None:
            raise ValueError(f"picture {name!r} has no nine-slice margins")
        pixels = (max(1, self._screen.length(size[0])), max(1, self._screen.length(size[1])))
        return self._shown.get(("panel", name, pixels), lambda: self._stretched(name, entry, pixels))

    def cover(self, name: str, pixels: tuple[int, int]) -> pygame.Surface:
        """Return a picture that fills `pixels` whole, cut at the sides that stick out."""
        return self._shown.get(("cover", name, pixels), lambda: _covering(self._source(name), pixels))

    def _stretched(self, name: str, entry: Entry, pixels: tuple[int, int]) -> pygame.Surface:
        left, top, right, bottom = entry.slice or (0, 0, 0, 0)
        scale = self._screen.scale
        source = _scaled(self._source(name), (round(entry.size[0] * scale), round(entry.size[1] * scale)))
        margins = (round(left * scale), round(top * scale), round(right * scale), round(bottom * scale))
        return stretch(source, pixels, margins)

    def _source(self, name: str) -> pygame.Surface:
        return self._sources.get(name, lambda: self._load(name))

    def _load(self, name: str) -> pygame.Surface:
        width, height = self.entry(name).size
        file = self._folder / f"{name}.webp"
        if file.exists():
            return _read(name, file)
        if not self._placeholders:
            raise MissingPictureError(f"picture {name!r} is in the catalogue, but its file is missing")
        grey = pygame.Surface((width * BAKED, height * BAKED), pygame.SRCALPHA)
        grey.fill((128, 128, 128, 160))
        return grey


def _read(name: str, file: Path) -> pygame.Surface:
    try:
        return pygame.image.load(file)
    except pygame.error as reason:
        raise MissingPictureError(f"picture {name!r} cannot be read: {reason}") from reason


def _covering(source: pygame.Surface, pixels: tuple[int, int]) -> pygame.Surface:
    scale = max(pixels[0] / source.width, pixels[1] / source.height)
    whole = pygame.transform.smoothscale(source, (ceil(source.width * scale), ceil(source.height * scale)))
    cut = pygame.Rect((0, 0), pixels)
    cut.center = whole.get_rect().center
    return whole.subsurface(cut.clip(whole.get_rect())).convert()


def _scaled(source: pygame.Surface, pixels: tuple[int, int]) -> pygame.Surface:
    """Bring a picture to its size first and to the window's own format then: it is smaller by then."""
    sized = source if source.size == pixels else pygame.transform.smoothscale(source, pixels)
    return sized.convert_alpha()


def _tinted(surface: pygame.Surface, tint: Colour | None) -> pygame.Surface:
    if tint is None:
        return surface
    coloured = surface.copy()
    coloured.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
    return coloured


def _faded(surface: pygame.Surface, alpha: int) -> pygame.Surface:
    if alpha == 255:
        return surface
    faded = surface.copy()
    faded.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return faded
