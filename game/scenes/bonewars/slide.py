"""The divider that slides: both sheets and both halves of the mat pass from one focus into the other."""

from __future__ import annotations

import pygame

from game.view.easing import gentle
from game.view.layout import Layout
from game.view.painter import Painter

TICKS = 15
"""How long the divider slides: 250 milliseconds."""


class Slide:
    """Two pictures of the table, before and after; in between every region grows or shrinks to its new place."""

    def __init__(self, old: Layout, new: Layout) -> None:
        self._regions = list(zip(regions(old), regions(new), strict=True))
        self._before: pygame.Surface | None = None
        self._after: pygame.Surface | None = None
        self._gone = 0

    @property
    def prepared(self) -> bool:
        """Whether both pictures are there."""
        return self._after is not None

    @property
    def over(self) -> bool:
        """Whether the divider has arrived."""
        return self._gone >= TICKS

    def prepare(self, before: pygame.Surface, after: pygame.Surface) -> None:
        """Take the two pictures."""
        self._before, self._after = before, after

    def tick(self) -> None:
        """Go on by a sixtieth of a second."""
        if self.prepared:
            self._gone += 1

    def draw(self, painter: Painter) -> None:
        """Draw the table on its way."""
        if self._before is None or self._after is None:
            return
        share = gentle(min(1.0, self._gone / TICKS))
        painter.surface.blit(self._after, (0, 0))
        for old, new in self._regions:
            self._region(painter, old, new, share)

    def _region(self, painter: Painter, old: pygame.FRect, new: pygame.FRect, share: float) -> None:
        if self._before is None or self._after is None or old == new:
            return
        screen, whole = painter.screen, painter.surface.get_rect()
        box = pygame.FRect(*(here + (there - here) * share for here, there in zip(old, new, strict=True)))
        goal = screen.rect(box)
        for source, place, alpha in ((self._before, old, None), (self._after, new, round(255 * share))):
            piece = source.subsurface(screen.rect(place).clip(whole))
            sized = pygame.transform.smoothscale(piece, goal.size)
            # An alpha of 255 would look like none at all and take ten times as long to draw.
            sized.set_alpha(alpha if alpha != 255 else None)
            painter.surface.blit(sized, goal)


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
