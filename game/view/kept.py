"""A bounded store of surfaces: what was not used for longest goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class Kept:
    """Surfaces by key, up to so many pixels in all; one that is larger than that alone is kept until the next."""

    def __init__(self, pixels: int) -> None:
        self._most = pixels
        self._used = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._surfaces)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface called `key`; it is made if it is not there."""
        if key in self._surfaces:
            self._surfaces.move_to_end(key)
            return self._surfaces[key]
        surface = make()
        self._surfaces[key] = surface
        self._used += surface.width * surface.height
        while self._used > self._most and len(self._surfaces) > 1:
            _, oldest = self._surfaces.popitem(last=False)
            self._used -= oldest.width * oldest.height
        return surface

    def clear(self) -> None:
        """Let go of all."""
        self._surfaces.clear()
        self._used = 0
