"""The divider that slides: both sheets and both halves of the mat pass from one focus into the other."""

from __future__ import annotations

import pygame

from game.view.easing import gentle
from game.view.layout import Layout
from game.view.painter import Painter

TICKS = 15
"""How long the divider slides: 250 milliseconds."""

OPAQUE = 255


class Slide:
    """Two pictures of the table, before and after; in between every region grows or shrinks to its new place.

    It sets out with the first of them; the second may come while it is on its way, and fades in from then on.
    """

    def __init__(self, old: Layout, new: Layout) -> None:
        self._regions = list(zip(regions(old), regions(new), strict=True))
        self._before: pygame.Surface | None = None
        self._after: pygame.Surface | None = None
        self._gone = self._since = 0
        self._way = 1

    @property
    def under_way(self) -> bool:
        """Whether it has set out."""
        return self._before is not None

    @property
    def prepared(self) -> bool:
        """Whether both pictures are there."""
        return self._after is not None

    @property
    def over(self) -> bool:
        """Whether the divider has arrived, and what it arrives at can be shown."""
        return self._gone <= 0 if self.back else self.prepared and self._gone >= TICKS

    @property
    def back(self) -> bool:
        """Whether it is on its way back."""
        return self._way < 0

    def turn_back(self) -> None:
        """Go the other way from here."""
        self._gone, self._way = min(self._gone, TICKS), -self._way

    def set_out(self, before: pygame.Surface) -> None:
        """Take the picture of the table before."""
        self._before = before

    def prepare(self, after: pygame.Surface) -> None:
        """Take the picture of the table after."""
        self._after, self._since = after, min(self._gone, TICKS)

    def tick(self) -> None:
        """Go on by a sixtieth of a second."""
        if self.under_way:
            self._gone = max(0, self._gone + self._way)

    def draw(self, painter: Painter) -> None:
        """Draw the table on its way."""
        if self._before is None:
            return
        painter.surface.blit(self._after or self._before, (0, 0))
        for old, new in self._regions:
            if old != new:
                self._region(painter, old, new)

    def _region(self, painter: Painter, old: pygame.FRect, new: pygame.FRect) -> None:
        share = gentle(min(1.0, self._gone / TICKS))
        box = pygame.FRect(*(here + (there - here) * share for here, there in zip(old, new, strict=True)))
        _stretch(painter, self._before, old, box, OPAQUE)
        if seen := self._seen():
            _stretch(painter, self._after, new, box, round(OPAQUE * seen))

    def _seen(self) -> float:
        """Return how far the second picture has come into sight."""
        if not self.prepared or self._gone <= self._since:
            return 0.0
        # On a slow machine it may come only when the divider has arrived.
        return gentle(min(1.0, (self._gone - self._since) / max(1, TICKS - self._since)))


def _stretch(
    painter: Painter, picture: pygame.Surface | None, place: pygame.FRect, goal: pygame.FRect, alpha: int
) -> None:
    """Draw what lies at a place of a picture as large as its goal."""
    if picture is None:
        return
    whole = painter.surface.get_rect()
    piece = picture.subsurface(painter.screen.rect(place).clip(whole))
    pixels = painter.screen.rect(goal).clip(whole)
    if alpha == OPAQUE:
        # Set as an alpha, 255 would look like none at all and take ten times as long to draw.
        pygame.transform.smoothscale(piece, pixels.size, painter.surface.subsurface(pixels))
        return
    sized = pygame.transform.smoothscale(piece, pixels.size)
    sized.set_alpha(alpha)
    painter.surface.blit(sized, pixels)


def regions(layout: Layout) -> list[pygame.FRect]:
    """Return what changes its size as a whole: map, academy, the left and the right part of the mat."""
    field, mat = layout.box("field"), layout.box("mat")
    academy = layout.box("action-first")
    right = layout.box("strips").right
    cut = layout.box("slots").left - 6
    return [
        pygame.FRect(mat.left, field.top, field.right - mat.left + 4, field.height),
        pygame.FRect(academy.left - 4, field.top, right - academy.left + 4, field.height),
        pygame.FRect(mat.left + 16, mat.top + 10, cut - mat.left - 16, mat.height - 20),
        pygame.FRect(cut, mat.top + 10, mat.right - cut - 16, mat.height - 20),
    ]
