"""Drawing a table in layers, and of it only what changed: ground, parts, sprites, and what lies above them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple, Protocol

import pygame

from game.view.painter import Painter
from game.view.pieces import Cast
from game.view.theme import Colour

HANGS_OVER = 22.0
"""By how many units shadows and glows may stick out of the box they are drawn for."""

THIN = 2.0
"""How strong a line of light is."""

PARTS_AT_ONCE = 10
"""So many parts are drawn in one frame when there is time until they are needed."""

MOST_PATCHES = 24
"""More patches than this are drawn as the one rectangle round them."""


class Part(Protocol):
    """A part of the table that lies below the sprites; it is drawn anew when its sign has changed.

    Nothing is drawn outside its box, and the boxes of parts do not overlap.
    """

    @property
    def box(self) -> pygame.FRect:
        """Where it draws, in units."""

    def sign(self) -> Hashable:
        """Return something that is equal as long as it would look the same."""

    def draw(self, painter: Painter) -> None:
        """Draw it."""


class Cover(NamedTuple):
    """Something above the sprites: a glow, a ghost, a note; equal signs look the same."""

    sign: tuple[Hashable, ...]
    box: pygame.FRect
    draw: Callable[[Painter], None]


def glow(area: pygame.FRect, colour: str, name: tuple[Hashable, ...]) -> Cover:
    """Return a ring of light round an area, for the thing called `name`."""
    sign = ("glow", colour, name, tuple(area))
    return Cover(sign, area, lambda painter: painter.panel(f"glow/{colour}", area))


def thin_glow(area: pygame.FRect, colour: Colour, name: tuple[Hashable, ...]) -> Cover:
    """Return a line of light round an area that is too low for a ring: that would cover what is written there."""
    sides = (
        pygame.FRect(area.left, area.top, area.width, THIN),
        pygame.FRect(area.left, area.bottom - THIN, area.width, THIN),
        pygame.FRect(area.left, area.top, THIN, area.height),
        pygame.FRect(area.right - THIN, area.top, THIN, area.height),
    )

    def paint(painter: Painter) -> None:
        for side in sides:
            painter.shade(side, colour, 255)

    return Cover(("thin", colour, name, tuple(area)), area, paint)


class Layers:
    """The layers of a table; `draw` brings a surface up to date and tells which pixels changed."""

    def __init__(self, ground: Callable[[Painter], None], parts: Sequence[Part], cast: Cast) -> None:
        self.parts = list(parts)
        self.cast = cast
        self.covers: list[Cover] = []
        self._ground = ground
        self._sheets: tuple[pygame.Surface, pygame.Surface] | None = None
        self._signs: list[Hashable] = []
        self._covered: dict[tuple[Hashable, ...], pygame.Rect] = {}
        self._surface: pygame.Surface | None = None

    def forget(self) -> None:
        """Let go of everything drawn, as for another size of the window or another ground."""
        self._sheets = None
        self._surface = None
        self.cast.forget()

    def prepare(self, painter: Painter) -> bool:
        """Draw a little of what `draw` will need, first the ground, then few parts; return whether all is there."""
        if self._sheets is None:
            self._lay_ground(painter)
            return False
        return len(self._bring_parts(painter, PARTS_AT_ONCE)) < PARTS_AT_ONCE

    def draw(self, painter: Painter, whole: bool) -> list[pygame.Rect]:
        """Bring the painter's surface up to date; if not the `whole` of it, only what has changed."""
        changed = self._bring_parts(painter)
        changed += self.cast.changes(painter)
        changed += self._cover_changes(painter)
        if whole or self._surface is not painter.surface:
            changed = [painter.surface.get_rect()]
        self._surface = painter.surface
        patches = merged(changed, painter.surface.get_rect())
        for patch in patches:
            self._patch(painter, patch)
        return patches

    def uncover(self, painter: Painter, names: Sequence[str]) -> None:
        """Take covers whose signs begin with a name off the surface; sprites are drawn as they were last."""
        gone = [cover for cover in self.covers if cover.sign[0] in names and cover.sign in self._covered]
        self.covers = [cover for cover in self.covers if cover not in gone]
        for cover in gone:
            self._patch(painter, self._covered[cover.sign])

    def _patch(self, painter: Painter, patch: pygame.Rect) -> None:
        surface = painter.surface
        surface.set_clip(patch)
        if self._sheets is not None:
            surface.blit(self._sheets[1], patch, patch)
        self.cast.draw(painter, patch)
        for cover in self.covers:
            if self._covered[cover.sign].colliderect(patch):
                cover.draw(painter)
        surface.set_clip(None)

    def _lay_ground(self, painter: Painter) -> tuple[pygame.Surface, pygame.Surface]:
        ground = pygame.Surface(painter.surface.size).convert()
        self._ground(painter.onto(ground))
        self._sheets = ground, ground.copy()
        self._signs = [None] * len(self.parts)
        return self._sheets

    def _bring_parts(self, painter: Painter, most: int | None = None) -> list[pygame.Rect]:
        """Draw anew those parts, or so many at `most`, whose sign has changed, each on the ground it lies on."""
        changed: list[pygame.Rect] = []
        if self._sheets is None:
            changed.append(self._lay_ground(painter)[0].get_rect())
        ground, board = self._sheets or self._lay_ground(painter)
        for number, part in enumerate(self.parts):
            sign = part.sign()
            if self._signs[number] == sign:
                continue
            if most is not None and len(changed) >= most:
                break
            self._signs[number] = sign
            patch = painter.screen.rect(part.box).clip(board.get_rect())
            board.set_clip(patch)
            board.blit(ground, patch, patch)
            part.draw(painter.onto(board))
            board.set_clip(None)
            changed.append(patch)
        return changed

    def _cover_changes(self, painter: Painter) -> list[pygame.Rect]:
        now = {cover.sign: outer(painter, cover.box) for cover in self.covers}
        gone = [rect for sign, rect in self._covered.items() if now.get(sign) != rect]
        come = [rect for sign, rect in now.items() if self._covered.get(sign) != rect]
        self._covered = now
        return gone + come


def outer(painter: Painter, box: pygame.FRect) -> pygame.Rect:
    """Return the pixels of a box with its shadows and glows."""
    return painter.screen.rect(box.inflate(2 * HANGS_OVER, 2 * HANGS_OVER)).clip(painter.surface.get_rect())


def merged(rects: Sequence[pygame.Rect], limits: pygame.Rect) -> list[pygame.Rect]:
    """Return few rectangles without overlap that hold all of the given ones."""
    found: list[pygame.Rect] = []
    for rect in rects:
        rect = rect.clip(limits)
        if not rect:
            continue
        while (hit := rect.collidelist(found)) >= 0:
            rect = rect.union(found.pop(hit))
        found.append(rect)
    return [found[0].unionall(found[1:])] if len(found) > MOST_PATCHES else found
