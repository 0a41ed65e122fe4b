"""What the animations of any table share: its sprites as they are and as they will be, effects, marks and sounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from game.view.pieces import LIFTED, Cast, Key, Look, Sprite
from game.view.playback import Motion
from game.view.playback_motions import first
from game.view.screen import Point

NEAR = 1.5
"""Two points closer than this many units are the same place."""

EFFECTS = ("effect", "mark", "glance")
"""Sprites of these kinds belong to the playback and not to any state."""


class Staged(Protocol):
    """Whatever owns sprites."""

    cast: Cast

    def dismiss(self, key: Key) -> None:
        """Take a sprite away."""


@dataclass(slots=True)
class Staging:
    """One run of facts on a table. `goal` holds the sprites as they will stand when all has been shown."""

    table: Staged
    goal: Mapping[Key, Sprite]
    play_sound: Callable[[str], None] = lambda name: None
    own: dict[Key, Sprite] = field(default_factory=dict)
    """Sprites that belong to no state: dust, rising numbers, marks."""
    glances: list[Key] = field(default_factory=list)
    """The outlines round what the automa looks at just now."""
    lifted: int = 0

    def sound(self, motion: Motion, name: str) -> Motion:
        """Let a sound begin with a motion."""
        return first(motion, lambda: self.play_sound(name))

    def adopt(self, sprite: Sprite, goal: Sprite) -> None:
        """Let a sprite look and lie as it will in the end."""
        sprite.put(goal.at)
        sprite.look, sprite.layer, sprite.visible = goal.look, goal.layer, goal.visible
        sprite.scale, sprite.angle, sprite.wide, sprite.alpha = goal.scale, goal.angle, goal.wide, goal.alpha

    def lift(self, sprite: Sprite) -> None:
        """Put a sprite above everything on the table."""
        self.lifted += 1
        sprite.layer = LIFTED + self.lifted * 0.01

    def effect(self, look: Look, at: Point, kind: str = "effect", layer: float = LIFTED + 50) -> Sprite:
        """Bring something into being that belongs to no state: dust, a rising number, a mark."""
        number = max((int(key[1]) for key in self.own), default=0) + 1
        sprite = Sprite((kind, number), look, *at, layer)
        self.own[sprite.key] = self.table.cast.sprites[sprite.key] = sprite
        return sprite

    def drop(self, key: Key) -> None:
        """Take away something that belongs to no state."""
        self.own.pop(key, None)
        self.table.dismiss(key)

    def marked(self, at: Point) -> list[Key]:
        """Return the marks of what the automa chose round a place."""
        return [key for key, sprite in self.own.items() if key[0] == "mark" and close(sprite.at, at)]

    def unmark(self, at: Point) -> None:
        """Take away the mark round a place where what the automa chose is no more."""
        for key in self.marked(at):
            self.drop(key)

    def clear_glances(self) -> None:
        """Take away the outlines round what the automa looked at last."""
        for key in self.glances:
            self.drop(key)
        self.glances.clear()


def close(one: Point, other: Point, within: float = NEAR) -> bool:
    """Tell whether two points are within so many units of each other."""
    return abs(one[0] - other[0]) <= within and abs(one[1] - other[1]) <= within
