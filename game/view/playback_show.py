"""What the animations of Fossilis share: the table they move and where things end up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from game.model.fossilis.box import CLAY, Box
from game.view.pieces import Cast, Figures, Key, Sprite
from game.view.playback_stage import Staging, close
from game.view.screen import Point

PIT_REACH = 60
"""What lies within so many units of the middle of a pit lies in it."""


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
class Show(Staging):
    """One run of facts on a table of Fossilis."""

    table: Table
    box: Box = field(kw_only=True)

    def sprite(self, key: Key, at: Point | None = None) -> Sprite:
        """Return a sprite, brought into being at a point if it is not on the table."""
        found = self.table.cast.sprites.get(key)
        return found if found is not None else self.table.summon(key, at or (0.0, 0.0))

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

    def on_mat(self, key: Key, seat: int, what: str) -> Point:
        """Return where something comes to lie on a mat: its own place if it will be in sight, else the mat's."""
        goal = self.goal.get(key)
        return goal.at if goal is not None else self.table.mat_point(seat, what)

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
