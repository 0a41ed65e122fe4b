"""What the animations of Bone Wars share: the table they move, and what moves while a group of facts is shown.

The facts of a group are done one after the other on the state in sight; then whatever stands elsewhere than before
goes there, what is new comes from where its fact says, what is gone goes where its fact says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import NamedTuple, Protocol

import pygame

from game.model.bonewars.state import Feud
from game.model.turn import Fact
from game.view import durations as ticks
from game.view.easing import gentle
from game.view.painter import Painter
from game.view.pieces import Cast, Key, Look, Made, Sprite
from game.view.playback import Motion
from game.view.playback_marks import rising
from game.view.playback_motions import Ease, at_once, change, last, turned_over
from game.view.playback_stage import EFFECTS, Staging
from game.view.screen import Point

ARC = 46.0
"""How high a piece flies over the straight way."""
SMALL = 0.4
"""How small something becomes that goes into a strip."""
FLAT = 1.8
"""So many times flatter than the whole card is what shows its name alone."""
LEAVING = "leaving"
"""The first word of the key of a piece that has lost its own."""


class FeudTable(Protocol):
    """What the playback needs of the table of Bone Wars."""

    cast: Cast

    @property
    def feud(self) -> Feud:
        """The state in sight."""

    @property
    def viewer(self) -> int:
        """The seat whose mat lies in front."""

    def show(self, feud: Feud) -> None:
        """Take another state into sight."""

    def rest(self, feud: Feud) -> dict[Key, Sprite]:
        """Return all sprites as they stand in a state."""

    def dismiss(self, key: Key) -> None:
        """Take a sprite away."""

    def rect_of(self, thing: Key) -> pygame.FRect | None:
        """Return where a thing lies; None if it is not in sight."""

    def point(self, seat: int, what: str) -> Point:
        """Return where something of a seat lies, on its mat or on its strip."""

    def face(self, fact: Fact) -> bool:
        """Bring to the front what a fact is about; return whether something else lies in front now."""

    def announce(self, group: Sequence[Fact]) -> None:
        """Say in words what is about to be shown."""

    def follow(self, fact: Fact) -> None:
        """Take note of a fact that has been done: papers in work, how far Theodore is, what he has marked."""

    def glance(self, thing: Key, chosen: bool) -> None:
        """Let a thing shine at which Theodore looks, the chosen one more than the others."""

    def look_away(self) -> None:
        """Let nothing shine any more at which Theodore looked."""

    def unmark(self) -> None:
        """Take the marks of Theodore's last turn away."""


class Flight(NamedTuple):
    """How something goes to its place."""

    ticks: int = ticks.FLY
    lift: float = ARC
    sound: str = ""
    delay: int = 0
    back: Look | None = None
    """What it shows until it turns over on the way."""
    face: Look | None = None
    """What it shows then until it has arrived, if that is not how it lies there."""
    ease: Ease = gentle
    via: Point | None = None
    """A point it passes on its way."""


@dataclass(slots=True)
class FeudShow(Staging):
    """One run of facts on a table of Bone Wars."""

    table: FeudTable

    @property
    def feud(self) -> Feud:
        """The state in sight."""
        return self.table.feud

    def middle(self, *things: Key) -> Point | None:
        """Return the middle of the first of some things that is in sight."""
        boxes = (self.table.rect_of(thing) for thing in things)
        return next((box.center for box in boxes if box is not None), None)

    def mine(self, player: int) -> bool:
        """Tell whether a seat's mat lies in front."""
        return player == self.table.viewer


@dataclass(slots=True)
class Moving:
    """What moves while a group of facts is shown."""

    show: FeudShow
    start: int = 0
    """After how many ticks the group begins to move."""
    delay: int = 0
    """After how many ticks the fact begins that is being told."""
    motions: list[Motion] = field(default_factory=list)
    _comers: list[tuple[Sprite, Flight]] = field(default_factory=list)
    _goers: list[tuple[Sprite, Point, Flight]] = field(default_factory=list)
    _flights: dict[Key, Flight] = field(default_factory=dict)

    @property
    def sprites(self) -> dict[Key, Sprite]:
        """All sprites as they are now."""
        return self.show.table.cast.sprites

    # what a fact says

    def rename(self, old: Key, new: Key) -> None:
        """Give a sprite another key, if it is in sight: a bone of a site becomes one of the crates."""
        sprite = self.sprites.pop(old, None)
        if sprite is None:
            return
        sprite.key = new
        self.sprites[new] = sprite
        if old in self._flights:
            self._flights[new] = self._flights.pop(old)

    def carry(self, key: Key, flight: Flight | None = None) -> None:
        """Let a sprite go to its new place in a flight of its own."""
        self._flights[key] = self._put_off(flight or Flight())

    def come(self, key: Key, start: Point | None, flight: Flight | None = None) -> None:
        """Let something new come from a point; where that is not in sight it just appears."""
        if start is None:
            return
        sprite = Sprite(key, Look(("unseen",), unseen), *start, alpha=0)
        self.sprites[key] = sprite
        self._comers.append((sprite, self._put_off(flight or Flight())))

    def go(self, key: Key, to: Point | None, flight: Flight | None = None) -> None:
        """Let something go to a point and vanish there; where that is not in sight it just fades."""
        sprite = self.sprites.get(key)
        if sprite is None:
            return
        self.rename(key, (LEAVING, len(self._goers)))
        self._goers.append((sprite, to or (sprite.x, sprite.y - 30), self._put_off(flight or Flight())))

    def pass_by(self, look: Look, start: Point | None, to: Point | None, flight: Flight | None = None) -> None:
        """Let something fly between two points that is not in sight before and after."""
        if start is None or to is None:
            return
        flight = self._put_off(flight or Flight())
        sprite = self.show.effect(look, start)
        sprite.alpha = 0
        fly = change(sprite, flight.ticks, to=to, lift=flight.lift, scale=SMALL * 1.5, delay=flight.delay)
        self.motions += [at_once(partial(setattr, sprite, "alpha", 255), flight.delay), self._heard(fly, flight)]
        last(fly, partial(self.show.drop, sprite.key))

    def rise(self, at: Point, text: str, good: bool = True, sound: str = "") -> None:
        """Let a text rise from a point."""
        motions = rising(self.show, at, text, good)
        for motion in motions:
            motion.delay += self.delay
        self.motions += motions
        if sound:
            self.motions.append(self.heard(sound))

    def heard(self, sound: str, delay: int = 0) -> Motion:
        """Return a sound by itself."""
        return at_once(partial(self.show.play_sound, sound), self.delay + delay)

    def _put_off(self, flight: Flight) -> Flight:
        return flight._replace(delay=flight.delay + self.delay)

    def _heard(self, motion: Motion, flight: Flight) -> Motion:
        return self.show.sound(motion, flight.sound) if flight.sound else motion

    # what comes of all facts together

    def finish(self) -> list[Motion]:
        """Return all motions, now that the facts have been done on the state in sight."""
        after = self.show.table.rest(self.show.feud)
        comers = {sprite.key: (sprite, flight) for sprite, flight in self._comers}
        for key, goal in after.items():
            if key in comers:
                self._arrive(*comers[key], goal)
            elif key not in self.sprites:
                self._appear(goal)
            elif self.sprites[key] != goal:
                self._move(self.sprites[key], goal, self._flights.get(key))
        leaving = {sprite.key for sprite, _, _ in self._goers}
        for sprite, to, flight in self._goers:
            self._leave(sprite, to, flight)
        for key in [key for key in self.sprites if key not in after and key[0] not in EFFECTS and key not in leaving]:
            self._fade(self.sprites[key])
        return self.motions

    def _appear(self, goal: Sprite) -> None:
        sprite = self.sprites[goal.key] = replace(goal, alpha=0)
        motion = change(sprite, ticks.DROP, alpha=goal.alpha, delay=self.start)
        self.motions.append(last(motion, partial(self.show.adopt, sprite, goal)))

    def _arrive(self, sprite: Sprite, flight: Flight, goal: Sprite) -> None:
        sprite.look = flight.back or flight.face or goal.look
        sprite.visible = goal.visible
        self.motions.append(at_once(partial(setattr, sprite, "alpha", goal.alpha), flight.delay))
        self._fly(sprite, goal, flight)

    def _move(self, sprite: Sprite, goal: Sprite, flight: Flight | None) -> None:
        if sprite.at == goal.at and flight is None:
            self.show.adopt(sprite, goal)
            return
        flight = flight or Flight(ticks.SLIDE_ON, 0.0, delay=self.start)
        size, goal_size = sprite.look.size, goal.look.size
        if flatter(goal.look, sprite.look):
            flight = flight._replace(face=sprite.look)
        elif size != goal_size and size[1] and goal_size[1]:
            sprite.scale *= size[1] / goal_size[1]
        if flight.back is None and flight.face is None:
            sprite.look = goal.look
        self._fly(sprite, goal, flight)

    def _fly(self, sprite: Sprite, goal: Sprite, flight: Flight) -> None:
        if flight.lift:
            self.show.lift(sprite)
        for part, (to, lift, length, delay) in enumerate(legs(goal.at, flight)):
            scale = goal.scale * fitting(flight.face, goal.look) if part == (flight.via is not None) else None
            motion = change(sprite, length, to=to, lift=lift, scale=scale, ease=flight.ease, delay=delay)
            self.motions.append(self._heard(motion, flight) if not part else motion)
        last(self.motions[-1], partial(self.show.adopt, sprite, goal))
        if flight.back is not None:
            face = flight.face or goal.look
            self.motions += turned_over(sprite, ticks.TURN_OVER, face, flight.delay + flight.ticks // 3)

    def _leave(self, sprite: Sprite, to: Point, flight: Flight) -> None:
        self.show.lift(sprite)
        motion = change(
            sprite, flight.ticks, to=to, lift=flight.lift, scale=SMALL, ease=flight.ease, delay=flight.delay
        )
        self.motions.append(self._heard(motion, flight))
        fade = change(sprite, ticks.VANISH, alpha=0, delay=flight.delay + flight.ticks)
        self.motions.append(last(fade, partial(self.show.table.dismiss, sprite.key)))

    def _fade(self, sprite: Sprite) -> None:
        motion = change(sprite, ticks.DROP, alpha=0, delay=self.start)
        self.motions.append(last(motion, partial(self.show.table.dismiss, sprite.key)))


def flatter(look: Look, other: Look) -> bool:
    """Tell whether a look shows less than another, as the name of a card beside the whole card: it is far flatter."""
    (wide, tall), (other_wide, other_tall) = look.size, other.size
    return bool(tall and other_wide) and wide * other_tall > FLAT * tall * other_wide


def fitting(face: Look | None, look: Look) -> float:
    """Return how small a piece becomes that shows its face until it has arrived where it looks otherwise."""
    if face is None or not flatter(look, face):
        return 1.0
    return max(SMALL, min(look.size[0] / face.size[0], look.size[1] / face.size[1]))


def legs(goal: Point, flight: Flight) -> list[tuple[Point, float, int, int]]:
    """Return the parts of a way as (where to, lift, ticks, delay): straight there, or by way of a point."""
    if flight.via is None:
        return [(goal, flight.lift, flight.ticks, flight.delay)]
    half = flight.ticks // 2
    return [
        (flight.via, flight.lift, half, flight.delay),
        (goal, flight.lift, flight.ticks - half, flight.delay + half),
    ]


def unseen(painter: Painter) -> Made:
    """Stand for a look that is known only when all facts of a group have been done."""
    raise LookupError("a piece was drawn before it was known how it looks")


Teller = Callable[[Moving, Fact], None]
"""Says what moves with a fact, before it is done on the state in sight."""
