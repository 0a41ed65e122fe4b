"""Showing what happened: motions in ticks, one beat after another, at the speed the player chose."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from game.settings import Speed

FASTER = {Speed.STEP: 1.0, Speed.PLAY: 1.0, Speed.FAST: 3.0, Speed.SKIP: 1.0}
"""By how much each speed shortens a motion; Skip takes no time at all."""


@dataclass(slots=True)
class Motion:
    """Something that changes for `ticks` after `delay`: `show` is told the eased progress from 0 to 1."""

    ticks: int
    show: Callable[[float], None]
    ease: Callable[[float], float] | None = None
    delay: int = 0
    begin: Callable[[], None] | None = None
    """Called once when it begins, as for a sound."""
    end: Callable[[], None] | None = None
    """Called once when it has ended."""


@dataclass(slots=True)
class Beat:
    """Motions that run together; `waits` if the speed Step waits for the player after them."""

    motions: list[Motion] = field(default_factory=list)
    waits: bool = False

    @property
    def ticks(self) -> int:
        """How long it takes at the speed Play."""
        return max((motion.delay + motion.ticks for motion in self.motions), default=0)


class Playback:
    """A line of beats that are shown one after another; each is made when its turn comes."""

    def __init__(self, speed: Speed = Speed.PLAY) -> None:
        self.speed = speed
        self.waiting = False
        """Whether a step has been shown and Step waits for the player."""
        self._makers: deque[Callable[[], Beat]] = deque()
        self._beat: Beat | None = None
        self._now = 0.0
        self._begun: set[int] = set()
        self._ended: set[int] = set()

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return bool(self._makers) or self._beat is not None or self.waiting

    def add(self, make: Callable[[], Beat]) -> None:
        """Show what `make` returns after all that waits already."""
        self._makers.append(make)

    def next(self) -> None:
        """Go on after a step that waits."""
        self.waiting = False

    def skip(self) -> None:
        """Bring everything to its end at once."""
        self.waiting = False
        while self._beat is not None or self._makers:
            self._finish(self._current())
            self.waiting = False

    def tick(self) -> bool:
        """Go on by a tick; return whether anything was shown."""
        if self.speed is Speed.SKIP and self.busy:
            self.skip()
            return True
        if self.waiting and self.speed is Speed.STEP:
            return False
        self.waiting = False
        shown = False
        # A beat without length takes no tick of its own.
        while (self._beat is not None or self._makers) and not self.waiting:
            beat, shown = self._current(), True
            if beat.ticks:
                self._go_on(beat)
                break
            self._finish(beat)
        return shown

    def _current(self) -> Beat:
        if self._beat is None:
            self._beat = self._makers.popleft()()
        return self._beat

    def _go_on(self, beat: Beat) -> None:
        self._now += FASTER[self.speed]
        if self._now >= beat.ticks:
            self._finish(beat)
        else:
            self._show(beat, self._now)

    def _finish(self, beat: Beat) -> None:
        self._show(beat, beat.ticks)
        self._beat = None
        self._now = 0.0
        self._begun.clear()
        self._ended.clear()
        self.waiting = beat.waits and self.speed is Speed.STEP

    def _show(self, beat: Beat, now: float) -> None:
        for number, motion in enumerate(beat.motions):
            if now < motion.delay or number in self._ended:
                continue
            if number not in self._begun:
                self._begun.add(number)
                if motion.begin is not None:
                    motion.begin()
            share = 1.0 if not motion.ticks else min(1.0, (now - motion.delay) / motion.ticks)
            motion.show(share if motion.ease is None else motion.ease(share))
            if share == 1.0:
                self._ended.add(number)
                if motion.end is not None:
                    motion.end()
