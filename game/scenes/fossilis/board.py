"""Which sprites stand where on the table of Fossilis: the answers that the playback asks for."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.model.fossilis.box import CLAY, HAMMER
from game.model.fossilis.site import BESIDE, NOWHERE, SIZE, SPACES
from game.model.fossilis.state import Dig
from game.scenes.fossilis import board_expansions as expansions
from game.scenes.fossilis.fallen import MIDDLE, Fallen, settled
from game.scenes.fossilis.layout import WALL, Layout
from game.scenes.fossilis.mat_places import MatPlaces
from game.scenes.fossilis.sight import Sight
from game.view.cards import DINOSAUR_SIZE, dinosaur_look, market_look
from game.view.looks import UPPER, cube_look, marker_look, piece_look, site_tile_look
from game.view.looks_expansions import roll_look, scorpion_look, stung_pawn_look, token_look
from game.view.pieces import LIFTED, Cast, Figures, Key, Look, Sprite
from game.view.screen import Point
from game.view.small_cards import event_look, rival_front_look, skill_look

PAWN_TALL = 100
BESIDE_TALL = 54
FOOT = 30
"""How far below the middle of a tile a pawn sets its foot, in units."""

CRAWL, CRAWL_SHARED = (0, 8), (-18, 27)
"""How far from the middle of a tile the Scorpion's own middle is, alone and beside a pawn."""
GLACIER_PLACES = 7

SITE, CARDS = 100.0, 300.0
"""The lowest layers of the site, and of cards and mats."""

SPREAD = {
    1: (78, ((0, 2),)),
    2: (66, ((-22, -12), (22, 14))),
    3: (58, ((-25, -20), (25, -14), (0, 24))),
    4: (52, ((-25, -23), (25, -23), (-25, 25), (25, 25))),
    5: (48, ((-29, -25), (27, -29), (0, 0), (-27, 29), (29, 25))),
    6: (44, ((-29, -29), (3, -25), (31, -31), (-29, 21), (1, 27), (31, 21))),
}
"""The size of pieces in a pit by their number, and where each lies from the pit's middle."""


class Board:
    """The points of the table, and every sprite as it stands in a state."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        self.layout = layout
        self.sight = sight
        self.mats = MatPlaces(layout, sight)
        self.cast = Cast()
        self.goal: dict[Key, Sprite] = {}
        """How all will stand when what is being shown has been shown."""
        self.fallen = Fallen()
        """Where the pawns beside the site stand."""

    @property
    def figures(self) -> Figures:
        """The numbers in sight."""
        return self.sight.figures

    @figures.setter
    def figures(self, figures: Figures) -> None:
        self.sight.figures = figures

    def place(self, dig: Dig) -> None:
        """Put all sprites as they stand in a state."""
        self.cast.sprites = self.rest(dig)

    def summon(self, key: Key, at: Point) -> Sprite:
        """Bring a sprite into being at a point, with the look it has on the table."""
        standing = self.goal.get(key)
        sprite = Sprite(key, standing.look if standing else self._look(key), *at, LIFTED)
        self.cast.sprites[key] = sprite
        return sprite

    def dress(self, seat: int) -> None:
        """Put a seat's pawn onto its Sting, or take it off, as the figures say."""
        sprite = self.cast.sprites.get(("pawn", seat))
        if sprite is not None:
            sprite.look = stung_pawn_look(self.sight.pawn(seat), sprite.look.size[1], self.sight.stung(seat))

    def dismiss(self, key: Key) -> None:
        """Take a sprite away."""
        self.cast.sprites.pop(key, None)

    def extent(self, key: Key, share: float = 1.0) -> pygame.FRect:
        """Return the box round a sprite in units; an empty one if it is not on the table."""
        sprite = self.cast.sprites.get(key)
        if sprite is None:
            return pygame.FRect()
        box = pygame.FRect((0, 0), sprite.look.size)
        box.scale_by_ip(share * sprite.scale)
        box.center = sprite.at
        return box

    # where things go

    def space_point(self, space: int, level: int) -> Point:
        """Return where a tile of level 1 or 2 lies."""
        x, y = self.layout.space(space).center
        return x, y - WALL * (level - 1)

    def stand_point(self, space: int, height: int) -> Point:
        """Return where a pawn stands on the floor of a pit (0), on one tile or on two."""
        x, y = self.layout.space(space).center
        return x, y + FOOT - WALL * (height - 1)

    def piece_point(self, space: int, number: int, count: int) -> Point:
        """Return where the piece `number` of `count` lies in a pit."""
        x, y = self.layout.space(space).center
        right, down = SPREAD[min(count, 6)][1][min(number, 5)]
        return x + right, y + down + 4

    def beside_point(self, side: int, seat: int) -> Point:
        """Return where a seat's pawn stands beside a side, as it is remembered; at the middle if it is not."""
        place = settled(self.fallen.places).get(seat, (side, MIDDLE))
        return self.side_point(side, place[1] if place[0] == side else MIDDLE)

    def side_point(self, side: int, number: int) -> Point:
        """Return one of the five places beside a side."""
        name = ("beside-far", "beside-right", "beside-near", "beside-left")[side]
        return self.layout.along(name, number, SIZE)

    def spot_point(self, spot: int) -> Point:
        """Return the middle of one of the Rival's spots."""
        return self.layout.spot(spot)

    def display_point(self, place: int) -> Point:
        """Return the middle of a place of the display."""
        return self.layout.grid("display", 4)[place].center

    def market_point(self, place: int) -> Point:
        """Return the middle of a place of the market."""
        return self.layout.grid("market", 4)[place].center

    def skill_point(self, place: int) -> Point:
        """Return the middle of a Skill's place."""
        return self.layout.grid("skill", 3, 3)[place].center

    def mat_point(self, seat: int, what: str) -> Point:
        """Return where something of a seat lies: on the mat in front, or on the panel of the others."""
        return self.mats.point(seat, what)

    def pool_point(self) -> Point:
        """Return the middle of the Plaster pool."""
        return self.layout.box("pool").center

    def deck_point(self, kind: str) -> Point:
        """Return where new cards of a kind come from, and where the Rival lays those he has turned up."""
        if kind == "tile":
            return self.discard_point()
        if kind in ("rival", "standby"):
            return self.mats.rival_card_point(int(kind == "standby"))
        if kind == "pleistocene":
            return self.layout.box("ice-deck").center
        if kind == "scuttle":
            return self.layout.box("scuttle-stack").center
        if kind in ("event", "skill"):
            head = self.layout.box(f"{kind}-head" if kind == "event" else "skills-head")
            return head.right - 30, head.centery
        row = self.layout.grid("display" if kind == "dinosaur" else "market", 4)[3]
        return row.right + row.width, row.centery

    def discard_point(self, weight: int = CLAY) -> Point:
        """Return where discarded tiles of a weight lie; whatever else is discarded goes to the middle."""
        return self.layout.grid("stock", 3)[weight - 1].center

    def crawl_point(self, space: int, height: int, shared: bool = False) -> Point:
        """Return where the Scorpion stands on one tile or on two, in front of a pawn if it shares the space."""
        x, y = self.layout.space(space).center
        right, down = CRAWL_SHARED if shared else CRAWL
        return x + right, y + down - WALL * (height - 1)

    def lair_point(self, in_play: bool) -> Point:
        """Return where the Scorpion waits: in the first pool, or later, pushed off the site, at its edge."""
        return self.layout.point("scorpion-waits" if in_play else "scorpion-pool")

    def token_point(self, place: int) -> Point:
        """Return where a Scuttle token lies on a Tool of the market."""
        return self.layout.grid("scuttle", 2)[place].center

    def glacier_point(self, place: int) -> Point:
        """Return where a crystal lies on the Glacier board."""
        box = self.layout.grid("glacier", GLACIER_PLACES)[place]
        return box.right - box.height * 0.62, box.centery

    def layer_of(self, space: int, height: int) -> float:
        """Return the layer of something in a space at a height: 0 in the pit, 1 or 2 a tile, 3 a pawn."""
        return SITE + space // SIZE * 10 + height * 2

    # what stands where

    def rest(self, dig: Dig) -> dict[Key, Sprite]:
        """Return all sprites as they stand in a state."""
        made = {}
        for parts in (self._site, self._pawns, self._cards, self._score_board, self.mats.sprites, self.mats.rival):
            for sprite in parts(dig):
                made[sprite.key] = sprite
        for sprite in expansions.sprites(self, dig):
            made[sprite.key] = sprite
        return made

    def _site(self, dig: Dig) -> Iterator[Sprite]:
        for space in range(SPACES):
            for level, tile in ((1, dig.lower[space]), (2, dig.upper[space])):
                if tile:
                    yield self.tile(dig, tile, space, level)
            if not dig.lower[space]:
                count = len(dig.pits[space])
                for number, piece in enumerate(dig.pits[space]):
                    yield self.piece(dig, piece, space, number, count)

    def tile(self, dig: Dig, tile: int, space: int, level: int) -> Sprite:
        """Return a tile on the site."""
        at = self.space_point(space, level)
        scale = UPPER if level == 2 else 1.0
        return Sprite(
            ("tile", tile), site_tile_look(dig.box, tile, level == 2), *at, self.layer_of(space, level), scale=scale
        )

    def piece(self, dig: Dig, piece: int, space: int, number: int, count: int) -> Sprite:
        """Return a piece in an open pit."""
        side = SPREAD[min(count, 6)][0] + (6 if dig.box.kind[piece] == HAMMER else 0)
        at = self.piece_point(space, number, count)
        layer = self.layer_of(space, 0) + number * 0.01
        return Sprite(("piece", piece), piece_look(dig.box, piece, side), *at, layer, angle=0)

    def _pawns(self, dig: Dig) -> Iterator[Sprite]:
        beside = settled(self.fallen.matched(dig))
        for seat, mat in enumerate(dig.seats):
            if not dig.is_rival(seat):
                yield self.pawn(dig, seat, mat.place, beside.get(seat, (0, MIDDLE))[1])
        if dig.rival:
            at = self.spot_point(dig.rival.spot)
            yield Sprite(("rival-marker",), marker_look(dig.rival.personality), *at, CARDS - 1)

    def pawn(self, dig: Dig, seat: int, place: int, number: int) -> Sprite:
        """Return a seat's pawn at a place, beside the site at a `number` of the side; one nowhere is not to be seen."""
        beside = place >= BESIDE
        stung = dig.scorpion is not None and bool(dig.scorpion.stings[seat])
        look = stung_pawn_look(self.sight.pawn(seat), BESIDE_TALL if beside else PAWN_TALL, stung)
        if place == NOWHERE:
            at = self.mat_point(seat, "pawn")
            return Sprite(("pawn", seat), look, *at, CARDS, visible=False)
        if beside:
            at = self.side_point(place - BESIDE, number)
            return Sprite(("pawn", seat), look, *at, SITE + 90 + at[1] / 1000)
        height = 2 if dig.upper[place] else 1 if dig.lower[place] else 0
        return Sprite(("pawn", seat), look, *self.stand_point(place, height), self.layer_of(place, 3))

    def _cards(self, dig: Dig) -> Iterator[Sprite]:
        for place, dinosaur in enumerate(dig.display):
            if dinosaur:
                yield Sprite(("animal", dinosaur), self._animal(dinosaur), *self.display_point(place), CARDS)
        for place, card in enumerate(dig.market):
            if card:
                yield Sprite(("card", card), market_look(dig.box, card), *self.market_point(place), CARDS)

    def _score_board(self, dig: Dig) -> Iterator[Sprite]:
        for place, skill in enumerate(dig.skills):
            if skill:
                yield Sprite(("skill", skill), skill_look(dig.box, skill), *self.skill_point(place), CARDS)
        for number in range(dig.pool):
            yield Sprite(("cube", number), cube_look(number), *self.cube_point(number), CARDS + number * 0.01)
        if dig.events:
            event = dig.events[-1]
            yield Sprite(("event", event), event_look(dig.box, event), *self.layout.box("event").center, CARDS)

    def cube_point(self, number: int) -> Point:
        """Return where a cube of the pool lies: in rows, none quite straight."""
        pool = self.layout.box("pool")
        row, column = divmod(number, 7)
        wander = pygame.Vector2(5, 0).rotate(number * 137.5)
        return pool.left + 19 + column * 24 + wander.x * 0.6, pool.top + 17 + row * 20 + wander.y * 0.5

    def _animal(self, dinosaur: int) -> Look:
        """Return a card of the display, in the size of its place."""
        times = round(self.layout.grid("display", 4)[0].width / DINOSAUR_SIZE[0], 3)
        return dinosaur_look(self.sight.dig.box, dinosaur, self.sight.claim(self.sight.viewer, dinosaur), times)

    def _look(self, key: Key) -> Look:
        if key == ("scorpion",):
            return scorpion_look("sw")
        kind, number, dig = str(key[0]), int(key[-1]), self.sight.dig
        if kind == "tile":
            return site_tile_look(dig.box, number)
        if kind == "piece":
            return piece_look(dig.box, number, SPREAD[2][0])
        if kind == "card":
            return market_look(dig.box, number)
        if kind == "animal":
            return self._animal(number)
        if kind == "token":
            return token_look(dig.box, number)
        if kind == "tape":
            return roll_look(number)
        if kind == "skill":
            return skill_look(dig.box, number)
        if kind == "rival-card":
            return rival_front_look(dig.box, number)
        return event_look(dig.box, number) if kind == "event" else cube_look(number)
