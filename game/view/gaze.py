"""Looking at things: a thing is shown large when the pointer rests on it, or at a key; it can be pinned."""

from __future__ import annotations

from game.view.pieces import Key
from game.view.screen import Point

REST_TICKS = 21
"""So long the pointer rests on a thing before it is shown large: 350 milliseconds."""


class Gaze:
    """What is being looked at, and for how long the pointer has rested on it."""

    def __init__(self) -> None:
        self.thing: Key | None = None
        self.open = False
        self.pinned = False
        self._rested = 0

    @property
    def waiting(self) -> bool:
        """Whether the pointer rests on something that will be shown soon."""
        return self.thing is not None and not self.open and self._rested < REST_TICKS

    def point(self, at: Point) -> bool:
        """Look at what lies under a point of the table; return whether something shown large goes away."""
        raise NotImplementedError

    def rest_on(self, thing: Key | None) -> bool:
        """Take note of what lies under the pointer; return whether something shown large goes away."""
        if self.pinned or thing == self.thing:
            return False
        was_open = self.open
        self.thing, self.open, self._rested = thing, False, 0
        return was_open

    def tick(self) -> bool:
        """Let the pointer rest; return whether something is shown large now."""
        if not self.waiting:
            return False
        self._rested += 1
        if self._rested < REST_TICKS:
            return False
        self.open = True
        return True

    def show(self, pin: bool = False) -> bool:
        """Show what lies under the pointer at once; return whether there is anything."""
        if self.thing is None:
            return False
        self.open, self.pinned = True, pin
        return True

    def close(self) -> bool:
        """Put away what is shown large; return whether something was."""
        was_open, self.open, self.pinned, self._rested = self.open, False, False, REST_TICKS
        return was_open
