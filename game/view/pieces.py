"""Sprites: everything that can move over a table, how it looks, and which pixels it lies on.

The contract between a table, which owns the sprites, and the playback, which moves them by facts. A table has

- `cast.sprites`, a dict from a key to a `Sprite`. Keys: `("tile", id)` on the site or in sight on a mat,
  `("pawn", seat)`, `("piece", id)` for bones and hammers in open pits or on the mat in sight, `("card", id)` market
  cards, also those on the mat in sight, `("animal", id)` Dinosaur cards, `("skill", id)`, `("rival-marker",)`,
  `("rival-card", id)`, `("cube", number)` of the Plaster pool, `("event", id)`; of the expansions `("piece", id)` for
  crystals on the Glacier board, `("scorpion",)`, `("token", id)` on a Tool, `("tape", seat)` on a pit or a mat;
- `rest(dig)`, a fresh dict of all sprites as they stand in a state: where they go, and with which look and layer;
- `place(dig)`, which puts all sprites so at once (on entry, undo, load, skip);
- `summon(key, at)`, which brings a sprite of that key into being at a point (a new card, a tile from the pile), and
  `dismiss(key)`, which takes one away;
- points in units, where a sprite's origin goes: `space_point(space, level)` for a tile, `stand_point(space, height)`
  for a pawn on 0 the pit's floor, 1 or 2 tiles, `piece_point(space, number, count)`, `beside_point(side, seat)`,
  `spot_point(spot)`, `display_point(place)`, `market_point(place)`, `skill_point(place)`, `mat_point(seat, what)`
  with `what` one of "pawn", "score", "plaster", "energy", "bones", "fragments", "tools", "lab", "skills",
  "collection", `pool_point()`, `deck_point(kind)` with `kind` one of "tool", "supplies", "dinosaur", "event", "skill",
  "tile", "rival", "standby", "pleistocene", "scuttle", and `discard_point(weight)` for tiles and spent things;
  `crawl_point(space, height)` and `lair_point(in_play)` for the Scorpion, `token_point(place)`, `glacier_point(place)`;
- `layer_of(space, height)`, so that what is nearer hides what is farther; `LIFTED` is above everything on the table;
- `figures`, the numbers that the panels show: playback changes them as it goes (see `Figures`).

The origin of a tile is the middle of its face, of a pawn the middle of its foot, of anything else its centre.
After playback the sprites stand where `place` would put them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.view.kept import Kept
from game.view.painter import Painter

Key = tuple[str | int, ...]
LIFTED = 900.0
"""The layer of whatever flies over the table."""

MADE_PIXELS, MADE_LOOKS = 16_000_000, 600
"""Looks are kept up to so many pixels, and up to so many of them."""


class Made(NamedTuple):
    """A look in the pixels of the present window; `origin` is the pixel in it that lies at the sprite's point."""

    surface: pygame.Surface
    origin: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Look:
    """What a sprite looks like: a name that says all that matters, and how it is made when first seen."""

    name: tuple[Hashable, ...]
    make: Callable[[Painter], Made] = field(compare=False, repr=False)
    size: tuple[float, float] = field(default=(0.0, 0.0), compare=False)
    """What it measures without its shadow, in units."""


@dataclass(slots=True)
class Sprite:
    """Something that lies on the table at `x`, `y` units; higher layers hide lower ones.

    `angle` turns it to the left by degrees, `wide` squeezes it from side to side, as a card does that turns over.
    """

    key: Key
    look: Look
    x: float
    y: float
    layer: float = 0.0
    alpha: int = 255
    scale: float = 1.0
    angle: float = 0.0
    wide: float = 1.0
    visible: bool = True

    @property
    def at(self) -> tuple[float, float]:
        """The point where its origin lies."""
        return self.x, self.y

    def put(self, at: tuple[float, float]) -> None:
        """Put it at a point."""
        self.x, self.y = at


@dataclass(slots=True)
class Figures:
    """The numbers in sight: they follow the facts and catch up with the state when all has been shown."""

    score: list[int]
    plaster: list[int]
    energy: int
    pool: int
    crystals: int = 0
    stings: list[int] = field(default_factory=list)
    """Each seat's Sting; empty without the Scorpion."""
    turn: int = -1
    """Whose turn it is."""
    round: int = 0
    last_round: int = 0
    """With which round the game ends, 0 as long as that is open."""


class Drawn(NamedTuple):
    """How a sprite was drawn last: with which look and in which state, and what came of it."""

    look: Look
    state: tuple[float, ...]
    surface: pygame.Surface | None
    rect: pygame.Rect


class Cast:
    """All sprites of a table, and the pixels that change when they move."""

    def __init__(self) -> None:
        self.sprites: dict[Key, Sprite] = {}
        self._made = Kept(MADE_PIXELS)
        self._origins: dict[Look, tuple[float, float]] = {}
        self._drawn: dict[Key, Drawn] = {}

    def forget(self) -> None:
        """Let go of all that was made for another size of the window."""
        self._made.clear()
        self._origins.clear()
        self._drawn.clear()

    def changes(self, painter: Painter) -> list[pygame.Rect]:
        """Return the pixels where sprites have moved, changed, come or gone since they were last asked for."""
        found: list[pygame.Rect] = []
        for key in self._drawn.keys() - self.sprites.keys():
            found.append(self._drawn.pop(key).rect)
        for key, sprite in self.sprites.items():
            before = self._drawn.get(key)
            state = _state(sprite)
            if before is None or before.state != state or before.look != sprite.look:
                now = Drawn(sprite.look, state, *self._turned(painter, sprite))
                found += [drawn.rect for drawn in (before, now) if drawn is not None and drawn.rect]
                self._drawn[key] = now
        return found

    def draw(self, painter: Painter, clip: pygame.Rect) -> None:
        """Draw all sprites that touch `clip`, the lowest first, as `changes` found them last."""
        for sprite in sorted(self.sprites.values(), key=lambda sprite: sprite.layer):
            drawn = self._drawn.get(sprite.key)
            if drawn is not None and drawn.surface is not None and drawn.rect.colliderect(clip):
                blit(painter, drawn.surface, drawn.rect, sprite.alpha)

    def made(self, painter: Painter, look: Look) -> Made:
        """Return a look in the pixels of the present window."""

        def make() -> pygame.Surface:
            fresh = look.make(painter)
            self._origins[look] = fresh.origin
            return fresh.surface

        if len(self._origins) > MADE_LOOKS:
            self._made.clear()
            self._origins.clear()
        surface = self._made.get(look, make)
        return Made(surface, self._origins[look])

    def _turned(self, painter: Painter, sprite: Sprite) -> tuple[pygame.Surface | None, pygame.Rect]:
        if not sprite.visible or not sprite.alpha:
            return None, pygame.Rect(0, 0, 0, 0)
        return placed(painter, sprite, self.made(painter, sprite.look))


def _state(sprite: Sprite) -> tuple[float, ...]:
    plain = (sprite.x, sprite.y, sprite.layer, sprite.alpha, sprite.scale, sprite.angle, sprite.wide)
    return (*plain, float(sprite.visible))


def placed(painter: Painter, sprite: Sprite, made: Made) -> tuple[pygame.Surface, pygame.Rect]:
    """Return a sprite's surface, turned and scaled, and the pixels it covers."""
    surface, (left, top) = made
    x, y = painter.screen.left + sprite.x * painter.screen.scale, painter.screen.top + sprite.y * painter.screen.scale
    if sprite.scale == 1 and sprite.angle == 0 and sprite.wide == 1:
        return surface, surface.get_rect(topleft=(round(x - left), round(y - top)))
    away = pygame.Vector2(surface.width / 2 - left, surface.height / 2 - top) * sprite.scale
    away.x *= sprite.wide
    if sprite.wide != 1:
        size = (max(1, round(surface.width * sprite.wide)), surface.height)
        surface = pygame.transform.smoothscale(surface, size)
    turned = pygame.transform.rotozoom(surface, sprite.angle, sprite.scale)
    centre = pygame.Vector2(x, y) + away.rotate(-sprite.angle)
    return turned, turned.get_rect(center=(round(centre.x), round(centre.y)))


def draw(painter: Painter, sprite: Sprite, made: Made) -> None:
    """Draw one sprite."""
    blit(painter, *placed(painter, sprite, made), sprite.alpha)


def blit(painter: Painter, surface: pygame.Surface, rect: pygame.Rect, alpha: int) -> None:
    """Draw a surface, as far as `alpha` lets it be seen."""
    if alpha < 255:
        surface.set_alpha(alpha)
    painter.surface.blit(surface, rect)
    if alpha < 255:
        surface.set_alpha(255)
