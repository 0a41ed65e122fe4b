"""Showing what happened: motions in ticks, one beat after another, at the speed the player chose."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from game.settings import Speed

FADE = 8
"""So many ticks what has been moved at once takes to come into sight, when motion is to be spared."""

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
    loose: bool = False
    """Whether nobody waits for its end, as for dust that settles."""
    travels: bool = False
    """Whether something goes, turns or grows in it: when motion is to be spared it is there at once."""
    passing: bool = False
    """Whether it leads to a state that is only passed through, as a card on its edge: that is left out then."""
    read: bool = False
    """Whether it shows something to be read: no speed shortens it, but a click ends it."""
    appear: Callable[[float], None] | None = None
    """How what has been moved at once comes into sight, told the progress from 0 to 1."""

    def length(self, calm: bool) -> int:
        """Return how long it takes; `calm` if motion is to be spared."""
        return min(FADE, self.ticks) if calm and self.travels else self.ticks


@dataclass(slots=True)
class Beat:
    """Motions that run together; `waits` if the speed Step waits for the player after them."""

    motions: list[Motion] = field(default_factory=list)
    waits: bool = False

    @property
    def read(self) -> bool:
        """Whether it shows something to be read."""
        return any(motion.read for motion in self.motions)

    @property
    def ticks(self) -> int:
        """How long it takes at the speed Play, loose motions aside."""
        return self.length(False)

    def length(self, calm: bool) -> int:
        """Return how long it takes at the speed Play, with or without motion, loose motions aside."""
        return max((motion.delay + motion.length(calm) for motion in self.motions if not motion.loose), default=0)


class Run:
    """A beat that is being shown: how far it is, and which of its motions have begun and ended."""

    def __init__(self, beat: Beat, calm: bool = False) -> None:
        self.beat = beat
        self.calm = calm
        self.ticks = beat.length(calm)
        self.now = 0.0
        self._begun: set[int] = set()
        self._ended: set[int] = set()

    @property
    def over(self) -> bool:
        """Whether all motions have ended, the loose ones too."""
        return len(self._ended) == len(self.beat.motions)

    def show(self, now: float) -> None:
        """Show all motions as they are after so many ticks."""
        self.now = now
        for number, motion in enumerate(self.beat.motions):
            if now >= motion.delay and number not in self._ended:
                self._show_one(number, motion)

    def end(self) -> None:
        """Bring all motions to their end."""
        self.show(max((motion.delay + motion.ticks for motion in self.beat.motions), default=0))

    def _show_one(self, number: int, motion: Motion) -> None:
        if number not in self._begun:
            self._begun.add(number)
            if motion.begin is not None:
                motion.begin()
        length = motion.length(self.calm)
        share = 1.0 if not length else min(1.0, (self.now - motion.delay) / length)
        if self.calm and motion.travels:
            if not motion.passing:
                motion.show(1.0)
            if motion.appear is not None:
                motion.appear(share)
        else:
            motion.show(share if motion.ease is None else motion.ease(share))
        if share == 1.0:
            self._ended.add(number)
            if motion.end is not None:
                motion.end()


class Playback:
    """A line of beats that are shown one after another; each is made when its turn comes."""

    def __init__(self, speed: Speed = Speed.PLAY) -> None:
        self.speed = speed
        self.calm = False
        """Whether motion is to be spared: what would fly is there at once, and comes into sight softly."""
        self.waiting = False
        """Whether a step has been shown and Step waits for the player."""
        self._makers: deque[Callable[[], Beat]] = deque()
        self._run: Run | None = None
        self._loose: list[Run] = []

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown that others wait for."""
        return bool(self._makers) or self._run is not None or self.waiting

    @property
    def moving(self) -> bool:
        """Whether the next tick changes anything."""
        held = self.waiting and self.speed is Speed.STEP
        return bool(self._loose) or (self.busy and not held)

    def add(self, make: Callable[[], Beat]) -> None:
        """Show what `make` returns after all that waits already."""
        self._makers.append(make)

    def next(self) -> None:
        """Go on after a step that waits."""
        self.waiting = False

    def hasten(self) -> None:
        """Bring what is shown now to its end, and go on with what comes after it."""
        if self._run is not None:
            self._finish(self._run)
        self.waiting = False

    def land(self) -> None:
        """Bring what moves just now to its end, what settles too; a step that waits for the player still does."""
        if self._run is not None:
            self._finish(self._run)
        self._settle()

    def turn_page(self) -> bool:
        """Go on from what lies there to be read; return False if nothing does."""
        if self._run is None or not self._run.beat.read:
            return False
        self.hasten()
        return True

    def skip(self) -> None:
        """Bring everything to its end at once."""
        self.waiting = False
        while self._run is not None or self._makers:
            self._finish(self._current())
        self.waiting = False
        self._settle()

    def tick(self) -> bool:
        """Go on by a tick; return whether anything was shown."""
        if self.speed is Speed.SKIP and self.busy:
            self.skip()
            return True
        shown = self._go_on_loosely()
        if self.waiting and self.speed is Speed.STEP:
            return shown
        self.waiting = False
        # A beat without length takes no tick of its own.
        while (self._run is not None or self._makers) and not self.waiting:
            run, shown = self._current(), True
            if run.ticks:
                self._go_on(run)
                break
            self._finish(run)
        return shown

    def _current(self) -> Run:
        if self._run is None:
            self._run = Run(self._makers.popleft()(), self.calm)
        return self._run

    def _go_on(self, run: Run) -> None:
        now = run.now + (1.0 if run.beat.read else FASTER[self.speed])
        if now >= run.ticks:
            self._finish(run)
        else:
            run.show(now)

    def _finish(self, run: Run) -> None:
        run.show(run.ticks)
        self._run = None
        self.waiting = run.beat.waits and self.speed is Speed.STEP
        if not run.over:
            self._loose.append(run)

    def _go_on_loosely(self) -> bool:
        for run in self._loose:
            run.show(run.now + FASTER[self.speed])
        shown = bool(self._loose)
        self._loose = [run for run in self._loose if not run.over]
        return shown

    def _settle(self) -> None:
        for run in self._loose:
            run.end()
        self._loose.clear()
