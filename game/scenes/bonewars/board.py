"""Which sprites stand where on the table of Bone Wars: what playback and drawing ask for."""

from __future__ import annotations

import pygame

from game.model.bonewars.state import Feud
from game.scenes.bonewars.places import Places
from game.scenes.bonewars.sight import Sight
from game.scenes.bonewars.standing_academy import academy_sprites
from game.scenes.bonewars.standing_map import map_sprites
from game.scenes.bonewars.standing_mat import mat_sprites
from game.scenes.bonewars.standing_offer import offer_sprites
from game.scenes.bonewars.strips import WIDE
from game.view.pieces import Cast, Key, Sprite
from game.view.screen import Point


class Board:
    """Every sprite as it stands in a state, in the focus shown."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.places = Places(sight)
        self.cast = Cast()

    def rest(self, feud: Feud) -> dict[Key, Sprite]:
        """Return all sprites as they stand in a state; the state in sight is that one for a moment."""
        shown, self.sight.feud = self.sight.feud, feud
        try:
            made: dict[Key, Sprite] = {}
            for sprites in (map_sprites, academy_sprites, mat_sprites, offer_sprites):
                made |= {sprite.key: sprite for sprite in sprites(self.places)}
            return made
        finally:
            self.sight.feud = shown

    def place(self, feud: Feud) -> None:
        """Put all sprites as they stand in a state."""
        self.cast.sprites = self.rest(feud)

    def dismiss(self, key: Key) -> None:
        """Take a sprite away."""
        self.cast.sprites.pop(key, None)

    def extent(self, key: Key) -> pygame.FRect | None:
        """Return the box round a sprite; None if it is not on the table."""
        sprite = self.cast.sprites.get(key)
        if sprite is None or not sprite.visible:
            return None
        box = pygame.FRect((0, 0), sprite.look.size)
        box.scale_by_ip(sprite.scale)
        box.center = sprite.at
        return box

    def point(self, seat: int, what: str) -> Point:
        """Return where something of a seat lies: on the mat in front, or on the strip of another seat.

        `what` is `pawn`, `money`, `reputation`, `hand`, `crates`, `archive`, `locket`, `slots`, `camps` or
        `specialists`.
        """
        if seat != self.sight.viewer:
            return strip_point(self.places.strip(seat), what)
        name = {"pawn": "mat-pawn", "money": "mat-money", "reputation": "mat-reputation", "locket": "locket"}.get(what)
        if name is not None:
            return self.places.layout.box(name).center
        if what == "crates":
            return self.places.crate(0).center
        if what == "archive":
            return self.places.envelope(2).center
        return self.places.layout.box({"camps": "camps-0", "specialists": "specialist-first"}.get(what, what)).center


def strip_point(box: pygame.FRect, what: str) -> Point:
    """Return where something of a seat lies on its strip; its numbers rise from below, so that they end there."""
    if what not in FIGURES:
        return box.center
    x = FIGURES[what][0] if box.width > WIDE else 48 + FIGURES[what][1] * box.width / NARROW
    return box.left + x, box.bottom + UNDER


FIGURES = {"money": (172, 78), "reputation": (218, 116)}
"""How far from its left edge a strip shows a number: on a wide one, and beside the name on a narrow one."""
NARROW = 242
UNDER = 34.0
