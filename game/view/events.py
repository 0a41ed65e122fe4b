"""What a person does, in units of the sheet: the one input object fed by the window's events."""

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.view.screen import Point, Screen

SAME_PLACE = 8
"""A press within this many units of the last one counts as at the same place."""

AWAY: Point = (-10_000.0, -10_000.0)
"""Where the pointer is when it is not over the window."""

GUARD_SECONDS = 0.3
"""So long after a new screen has come up, a press where the last one was is taken for the rest of a double click."""


@dataclass(frozen=True, slots=True)
class Moved:
    """The pointer is at another point now; `held` if the left button is down."""

    at: Point
    held: bool = False


@dataclass(frozen=True, slots=True)
class Pressed:
    """A mouse button went down: 1 left, 2 middle, 3 right."""

    at: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class Released:
    """A mouse button went up."""

    at: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class Wheeled:
    """The wheel turned by `steps`, upwards if positive."""

    at: Point
    steps: float


@dataclass(frozen=True, slots=True)
class Keyed:
    """A key went down: a code of pygame (`pygame.K_RETURN`) and the keys held with it."""

    key: int
    mod: int = 0

    @property
    def shift(self) -> bool:
        """Whether a shift key is held."""
        return bool(self.mod & pygame.KMOD_SHIFT)

    @property
    def command(self) -> bool:
        """Whether the key for commands is held: Control, on a Mac Command."""
        return bool(self.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))


@dataclass(frozen=True, slots=True)
class Unkeyed:
    """A key was let go."""

    key: int


@dataclass(frozen=True, slots=True)
class Typed:
    """Letters were entered."""

    text: str


@dataclass(frozen=True, slots=True)
class Composed:
    """Letters are being composed by an input method and are not yet entered."""

    text: str


@dataclass(frozen=True, slots=True)
class Dropped:
    """A file was dropped onto the window."""

    path: str


Event = Moved | Pressed | Released | Wheeled | Keyed | Unkeyed | Typed | Composed | Dropped


class Input:
    """Turns events of the window into ours and remembers where the pointer is."""

    def __init__(self, screen: Screen) -> None:
        self.pointer: Point = AWAY
        self.held = False
        self._screen = screen
        self._last_press: Point | None = None
        self._guarded = 0.0
        self._last_key: int | None = None
        self._stale_key: int | None = None

    def guard(self) -> None:
        """Drop the rest of a double click, and a key still held, that would reach a screen just come up."""
        self._guarded = GUARD_SECONDS
        self._stale_key = self._last_key

    def elapse(self, seconds: float) -> None:
        """Let the guard run down, as time goes by and not as ticks do: while nothing moves they are few."""
        self._guarded = max(0.0, self._guarded - seconds)

    def read(self, events: Iterable[pygame.event.Event]) -> list[Event]:
        """Return what the events mean; the ones that concern the window itself are left out."""
        found = [self._read(event) for event in events]
        return [event for event in found if event is not None]

    def _read(self, event: pygame.event.Event) -> Event | None:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._mouse(event)
        if event.type == pygame.MOUSEWHEEL:
            return Wheeled(self.pointer, getattr(event, "precise_y", event.y))
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        if event.type == pygame.TEXTINPUT:
            return Typed(event.text)
        if event.type == pygame.TEXTEDITING:
            return Composed(event.text)
        if event.type == pygame.DROPFILE:
            return Dropped(event.file)
        # While a button is held the pointer is followed beyond the window, so leaving it means nothing then.
        if event.type == pygame.WINDOWFOCUSLOST or (event.type == pygame.WINDOWLEAVE and not self.held):
            return self._left()
        return None

    def _key(self, event: pygame.event.Event) -> Event | None:
        if event.type == pygame.KEYUP:
            self._last_key = self._stale_key = None
            return Unkeyed(event.key)
        self._last_key = event.key
        # A key that was pressed on the screen before and is still down only repeats.
        if event.key == self._stale_key and pygame.key.get_pressed()[event.key]:
            return None
        return Keyed(event.key, event.mod)

    def _mouse(self, event: pygame.event.Event) -> Event | None:
        self.pointer = self._screen.units(event.pos)
        if event.type == pygame.MOUSEMOTION:
            return Moved(self.pointer, self.held)
        if event.button > 3:
            return None
        if event.button == 1:
            self.held = event.type == pygame.MOUSEBUTTONDOWN
        if event.type == pygame.MOUSEBUTTONUP:
            return Released(self.pointer, event.button)
        return None if self._repeats() else Pressed(self.pointer, event.button)

    def _repeats(self) -> bool:
        """Say whether this press is dropped by the guard, and remember its place."""
        last, self._last_press = self._last_press, self.pointer
        if not self._guarded or last is None:
            return False
        return abs(last[0] - self.pointer[0]) <= SAME_PLACE and abs(last[1] - self.pointer[1]) <= SAME_PLACE

    def _left(self) -> Event:
        self.pointer = AWAY
        if self.held:
            self.held = False
            return Released(AWAY)
        return Moved(AWAY)
