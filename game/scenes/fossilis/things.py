"""What lies under the pointer to be looked at, whether it can be chosen or not."""

from __future__ import annotations

from math import dist

import pygame

from game.model.fossilis.box import CHARACTERISTICS, FRAGMENTS, TERRAINS
from game.model.fossilis.scoring import traits_in_play
from game.model.fossilis.site import NOWHERE, SPACES, SPOTS
from game.model.fossilis.state import Dig
from game.scenes.fossilis.board import Board
from game.scenes.fossilis.layout import Layout
from game.scenes.fossilis.mat import trait_places
from game.scenes.fossilis.targets import space_at
from game.view.pieces import Key
from game.view.screen import Point

LOOKED_AT = (
    *("piece", "card", "animal", "skill", "event", "rival-card", "rival-marker", "pawn"),
    *("scorpion", "token", "tape"),
)
"""Sprites that are looked at themselves; tiles of the site are looked at by their space."""

FLAT = ("pool", "used", "identity", "event", "rival-bones", "rival-wishlist", "rival-purse")
"""Single places that explain themselves."""
SCUTTLE = "scuttle-stack"
PARTS: dict[Key, tuple[str, ...]] = {
    ("place", "round"): ("round",),
    ("place", "dinosaur-display"): ("display-head",),
    ("place", "market"): ("market-head",),
    ("place", "skills"): ("skills-head",),
    ("place", "pool"): ("pool-head", "pool-count"),
    ("place", "event"): ("event-head",),
    ("place", "laboratory"): ("lab-head", "lab-wide"),
    ("place", "bones"): ("bones-head",),
    ("fragment", "tiles"): ("fragments-head",),
    ("place", "slots"): ("slots-head",),
    ("place", "tools"): ("tools-head", "tools"),
}
"""What is told of a heading, or of a part of the table where nothing lies."""
SIDES = ("side-far", "side-right", "side-near", "side-left")
SHIELD_REACH = 22.0
"""How far from its middle the shield of another seat answers."""
RIVAL_COUNTS_TALL = 36.0
"""So far down the counts of what the Rival has bought, scored and hammered out reach, over what his cards score."""
SPOT_REACH = 18.0
"""How far from its middle a spot of the Rival's track answers."""
OF_ICE_AGE = {"glacier": "glacier", "ice-deck": "pleistocene-deck"}
"""Places that are there with the Glacier board, and what they are called."""


def thing_at(board: Board, at: Point) -> Key | None:
    """Return the key of what lies under a point: a sprite, a space, or a place that explains itself."""
    dig = board.sight.dig
    sprites = [
        sprite
        for key, sprite in board.cast.sprites.items()
        if key[0] in LOOKED_AT and sprite.visible and touches(board, key, at)
    ]
    if sprites:
        key = max(sprites, key=lambda sprite: sprite.layer).key
        place = dig.seats[int(key[1])].place if key[0] == "pawn" else NOWHERE
        return ("space", place) if 0 <= place < SPACES else key
    space = space_at(board, dig, at)
    return ("space", space) if space is not None else place_at(board, dig, at)


def touches(board: Board, key: Key, at: Point) -> bool:
    """Tell whether a sprite lies under a point."""
    return outline(board, key).collidepoint(at)


def outline(board: Board, key: Key) -> pygame.FRect:
    """Return the box round a sprite; a pawn reaches up from its foot."""
    box = board.extent(key)
    if key[0] == "pawn":
        sprite = board.cast.sprites[key]
        box.scale_by_ip(0.62, 0.9)
        box.midbottom = (sprite.x, sprite.y + 4)
    return box


def place_at(board: Board, dig: Dig, at: Point) -> Key | None:
    """Return the place of the table, beside the site, that lies under a point."""
    layout = board.layout
    for trait, box in zip(traits_in_play(dig), trait_places(layout, len(traits_in_play(dig))), strict=True):
        if box.collidepoint(at):
            return "trait", CHARACTERISTICS[trait]
    grids: tuple[tuple[str, int, int, tuple[str | int, ...]], ...] = (
        ("fragment", 3, 1, FRAGMENTS),
        ("slot", 1, 3, (0, 1, 2)),
        ("stock", 3, 1, TERRAINS[1:]),
        ("step", 3, 1, (0, 1, 2)),
    )
    for name, columns, rows, names in grids:
        if name == "step":
            boxes = [layout.box(f"step-{number}") for number in range(3)]
        else:
            boxes = list(layout.grid(name, columns, rows))
        for box, what in zip(boxes, names, strict=False):
            if box.collidepoint(at):
                return name, what
    if layout.box("own-tiles").collidepoint(at):
        return "fragment", "tiles"
    if (seat := score_at(board, at)) is not None:
        return "collection", seat
    for seat in board.sight.others:
        if not dig.is_rival(seat) and board.mats.panel(seat).collidepoint(at):
            return "seat", seat
    for name in OF_ICE_AGE if dig.ice else ():
        if layout.box(name).collidepoint(at):
            return "place", OF_ICE_AGE[name]
    if dig.scorpion and layout.box(SCUTTLE).collidepoint(at):
        return "place", SCUTTLE
    for name in FLAT:
        if layout.box(name).collidepoint(at) and (dig.rival or not name.startswith("rival")):
            return "place", name
    if dig.rival and layout.box("rival").collidepoint(at):
        return of_rival(layout, dig.rival.seat, at)
    return heading_at(layout, dig, at) or frame_at(layout, dig, at)


def score_at(board: Board, at: Point) -> int | None:
    """Return the seat whose shield, or whose own heading of the collection, lies under a point."""
    layout, sight = board.layout, board.sight
    if layout.box("collection-head").collidepoint(at):
        return sight.viewer
    for seat in sight.others:
        rival = sight.dig.is_rival(seat)
        middle = layout.point("rival-score") if rival else board.mats.on_panel(seat, "seat-score").topleft
        if dist(middle, at) <= SHIELD_REACH:
            return seat
    return None


def of_rival(layout: Layout, seat: int, at: Point) -> Key:
    """Return which part of the Rival's panel lies under a point: one of the three counts at its foot, or all of it."""
    box = layout.box("rival-bought")
    if not box.collidepoint(at):
        return "seat", seat
    counts: tuple[Key, ...] = (("place", "rival-bought"), ("collection", seat), ("place", "rival-hammers"))
    in_counts = at[1] < box.top + RIVAL_COUNTS_TALL
    return counts[min(2, int((at[0] - box.left) / (box.width / 3)))] if in_counts else counts[0]


def heading_at(layout: Layout, dig: Dig, at: Point) -> Key | None:
    """Return the place whose heading, or whose bare ground, lies under a point."""
    for thing, names in PARTS.items():
        if any(layout.box(name).collidepoint(at) for name in names):
            return thing
    if dig.ice and layout.box("ice-count").collidepoint(at):
        return "place", "pleistocene-deck"
    for name, columns, rows in (("skill", 3, 3), ("bone", 4, 2)):
        if any(box.collidepoint(at) for box in layout.grid(name, columns, rows)):
            return "place", f"{name}s"
    return None


def frame_at(layout: Layout, dig: Dig, at: Point) -> Key | None:
    """Return the spot of the Rival's track, or the side of the site, that lies under a point."""
    if not layout.box("frame").collidepoint(at):
        return None
    for spot in range(SPOTS if dig.rival else 0):
        x, y = layout.spot(spot)
        if abs(at[0] - x) <= SPOT_REACH and abs(at[1] - y) <= SPOT_REACH:
            return "spot", spot
    sides = (("side", side) for side, name in enumerate(SIDES) if layout.box(name).collidepoint(at))
    return next(sides, ("place", "corners"))
