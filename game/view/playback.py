"""Showing what happened: motions in ticks, one beat after another, at the speed the player chose."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from game.settings import Speed

TICKS = {
    "step": 12,
    "slide": 20,
    "fall": 16,
    "walk": 14,
    "fly": 24,
    "turn-over": 16,
    "run-up": 24,
    "show": 45,
    "pause": 12,
}
"""How long each kind of motion lasts at the speed Play, in ticks of a sixtieth of a second."""

FASTER = {Speed.STEP: 1.0, Speed.PLAY: 1.0, Speed.FAST: 3.0}
"""By how much each speed shortens a motion; Skip takes no time at all."""


def linear(share: float) -> float:
    """Return even progress."""
    return share


def gentle(share: float) -> float:
    """Return progress that starts and ends slowly."""
    return share * share * (3 - 2 * share)


def heavy(share: float) -> float:
    """Return progress that starts slowly, like a weight that is pushed, and ends abruptly."""
    return share * share * (1.6 - 0.6 * share)


def landing(share: float) -> float:
    """Return progress that starts fast and comes to rest softly."""
    return 1 - (1 - share) ** 3


def between(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    """Return the point `share` of the way from `start` to `end`."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


@dataclass(slots=True)
class Motion:
    """Something that changes for `ticks`: `show` is told the progress from 0 to 1, `begin` once at the start."""

    ticks: int
    show: Callable[[float], None]
    ease: Callable[[float], float] = gentle
    begin: Callable[[], None] | None = None
    delay: int = 0


@dataclass(slots=True)
class Beat:
    """Motions that run together, what follows when all have ended, and whether Step waits after them."""

    motions: list[Motion] = field(default_factory=list)
    then: Callable[[], None] | None = None
    waits: bool = False

    @property
    def ticks(self) -> int:
        """How long the longest motion takes at the speed Play."""
        return max((motion.delay + motion.ticks for motion in self.motions), default=0)


class Playback:
    """A line of beats that are shown one after another."""

    def __init__(self, speed: Speed = Speed.PLAY) -> None:
        self.speed = speed
        self.waiting = False
        """Whether a step has been shown and Step waits for the player."""
        self._beats: deque[Beat] = deque()
        self._now = 0.0
        self._begun: set[int] = set()

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return bool(self._beats) or self.waiting

    def add(self, beat: Beat) -> None:
        """Show `beat` after all that waits already."""
        self._beats.append(beat)

    def next(self) -> None:
        """Go on after a step."""
        self.waiting = False

    def skip(self) -> None:
        """Bring everything to its end at once."""
        self.waiting = False
        while self._beats:
            self._finish()

    def tick(self) -> bool:
        """Go on by a tick; return whether anything was shown."""
        if self.speed is Speed.SKIP and self.busy:
            self.skip()
            return True
        if self.waiting and self.speed is not Speed.STEP:
            self.waiting = False
        if self.waiting or not self._beats:
            return False
        self._now += FASTER[self.speed]
        if self._now >= self._beats[0].ticks:
            self._finish()
        else:
            self._show(self._beats[0], self._now)
        return True

    def _finish(self) -> None:
        beat = self._beats[0]
        self._show(beat, beat.ticks)
        self._beats.popleft()
        self._now = 0.0
        self._begun.clear()
        self.waiting = beat.waits and self.speed is Speed.STEP
        if beat.then is not None:
            beat.then()

    def _show(self, beat: Beat, now: float) -> None:
        for number, motion in enumerate(beat.motions):
            if now < motion.delay:
                continue
            if number not in self._begun:
                self._begun.add(number)
                if motion.begin is not None:
                    motion.begin()
            share = 1.0 if not motion.ticks else min(1.0, (now - motion.delay) / motion.ticks)
            motion.show(motion.ease(share))
