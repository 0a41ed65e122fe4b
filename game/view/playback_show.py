"""What the animations of Fossilis share: the table they move, where things end up, effects and sounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from game.model.fossilis.box import CLAY, Box
from game.view.pieces import LIFTED, Cast, Figures, Key, Look, Sprite
from game.view.playback import Motion
from game.view.playback_motions import first
from game.view.screen import Point

NEAR = 1.5
"""Two points closer than this many units are the same place."""
PIT_REACH = 60
"""What lies within so many units of the middle of a pit lies in it."""

EFFECTS = ("effect", "mark", "glance")
"""Sprites of these kinds belong to the playback and not to any state."""


class Table(Protocol):
    """What the playback needs of a table; see `game.view.pieces`."""

    cast: Cast
    figures: Figures

    def summon(self, key: Key, at: Point) -> Sprite:
        """Bring a sprite into being at a point."""

    def dismiss(self, key: Key) -> None:
        """Take a sprite away."""

    def space_point(self, space: int, level: int) -> Point:
        """Return where a tile lies."""

    def stand_point(self, space: int, height: int) -> Point:
        """Return where a pawn stands on so many tiles."""

    def piece_point(self, space: int, number: int, count: int) -> Point:
        """Return where a piece lies in a pit."""

    def beside_point(self, side: int, seat: int) -> Point:
        """Return where a pawn stands beside a side."""

    def spot_point(self, spot: int) -> Point:
        """Return the middle of one of the Rival's spots."""

    def display_point(self, place: int) -> Point:
        """Return the middle of a place of the display."""

    def market_point(self, place: int) -> Point:
        """Return the middle of a place of the market."""

    def skill_point(self, place: int) -> Point:
        """Return the middle of a Skill's place."""

    def mat_point(self, seat: int, what: str) -> Point:
        """Return where something of a seat lies."""

    def pool_point(self) -> Point:
        """Return the middle of the Plaster pool."""

    def deck_point(self, kind: str) -> Point:
        """Return where new cards of a kind come from."""

    def discard_point(self, weight: int = CLAY) -> Point:
        """Return where discarded tiles of a weight lie."""

    def crawl_point(self, space: int, height: int, shared: bool = False) -> Point:
        """Return where the Scorpion stands on so many tiles, alone or beside a pawn."""

    def lair_point(self, in_play: bool) -> Point:
        """Return where the Scorpion waits before it comes into play, or off the site."""

    def token_point(self, place: int) -> Point:
        """Return where a Scuttle token lies on a Tool of the market."""

    def glacier_point(self, place: int) -> Point:
        """Return where a crystal lies on the Glacier board."""

    def dress(self, seat: int) -> None:
        """Put a seat's pawn onto its Sting, or take it off, as the figures say."""

    def layer_of(self, space: int, height: int) -> float:
        """Return the layer of something in a space at a height."""


@dataclass(slots=True)
class Show:
    """One run of facts on a table. `goal` holds the sprites as they will stand when all has been shown."""

    table: Table
    box: Box
    goal: Mapping[Key, Sprite]
    play_sound: Callable[[str], None] = lambda name: None
    own: dict[Key, Sprite] = field(default_factory=dict)
    """Sprites that belong to no state: dust, rising numbers, marks."""
    glances: list[Key] = field(default_factory=list)
    """The outlines round what the Rival looks at just now."""
    lifted: int = 0

    def sprite(self, key: Key, at: Point | None = None) -> Sprite:
        """Return a sprite, brought into being at a point if it is not on the table."""
        found = self.table.cast.sprites.get(key)
        return found if found is not None else self.table.summon(key, at or (0.0, 0.0))

    def sound(self, motion: Motion, name: str) -> Motion:
        """Let a sound begin with a motion."""
        return first(motion, lambda: self.play_sound(name))

    def landing(self, key: Key, layer: float | None = None) -> Callable[[], None]:
        """Return what makes a sprite look and lie as it will in the end, or takes it away if it will be gone."""

        def land() -> None:
            sprite, goal = self.table.cast.sprites.get(key), self.goal.get(key)
            if sprite is None:
                return
            sprite.angle, sprite.wide = 0.0, 1.0
            if goal is not None and close(sprite.at, goal.at):
                self.adopt(sprite, goal)
            elif layer is not None:
                sprite.layer = layer
            else:
                self.table.dismiss(key)

        return land

    def adopt(self, sprite: Sprite, goal: Sprite) -> None:
        """Let a sprite look and lie as it will in the end."""
        sprite.put(goal.at)
        sprite.look, sprite.layer, sprite.visible = goal.look, goal.layer, goal.visible
        sprite.scale, sprite.angle, sprite.wide, sprite.alpha = goal.scale, goal.angle, goal.wide, goal.alpha

    def on_mat(self, key: Key, seat: int, what: str) -> Point:
        """Return where something comes to lie on a mat: its own place if it will be in sight, else the mat's."""
        goal = self.goal.get(key)
        return goal.at if goal is not None else self.table.mat_point(seat, what)

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
        """Return the marks of what the Rival chose round a place."""
        return [key for key, sprite in self.own.items() if key[0] == "mark" and close(sprite.at, at)]

    def unmark(self, at: Point) -> None:
        """Take away the mark round a place where what the Rival chose is no more."""
        for key in self.marked(at):
            self.drop(key)

    def clear_glances(self) -> None:
        """Take away the outlines round what the Rival looked at last."""
        for key in self.glances:
            self.drop(key)
        self.glances.clear()

    def height(self, space: int) -> int:
        """Return how many tiles lie on a space now, told by the sprites."""
        tiles = [sprite.at for key, sprite in self.table.cast.sprites.items() if key[0] == "tile"]
        upper, lower = self.table.space_point(space, 2), self.table.space_point(space, 1)
        if any(close(at, upper) for at in tiles):
            return 2
        return 1 if any(close(at, lower) for at in tiles) else 0

    def pieces_in(self, space: int) -> list[Key]:
        """Return the pieces that lie in sight in a pit now, told by the sprites."""
        middle = self.table.piece_point(space, 0, 1)
        sprites = self.table.cast.sprites
        return [key for key, sprite in sprites.items() if key[0] == "piece" and close(sprite.at, middle, PIT_REACH)]


def close(one: Point, other: Point, within: float = NEAR) -> bool:
    """Tell whether two points are within so many units of each other."""
    return abs(one[0] - other[0]) <= within and abs(one[1] - other[1]) <= within
