"""What lies on the mat in front and on the Rival's panel, and where things of each seat are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pygame

from game.model.fossilis.dinosaurs import laboratory_size
from game.model.fossilis.state import Dig
from game.scenes.fossilis.layout import Layout
from game.scenes.fossilis.sight import Sight
from game.view.cards import WIDE_LAB_SIZE, lab_look
from game.view.looks import piece_look, tile_look
from game.view.pieces import Sprite
from game.view.screen import Point
from game.view.small_cards import owned_skill_look, rival_back_look, rival_front_look, tool_look

BONE_SLOTS = 8
BONE_SIDE = 62
TILE_SIDE = 34
HEAPED, HEAP = 6, 2
"""How far apart bones of one kind lie that share a slot; beyond so many they lie on one another."""

MAT = 400.0
"""The lowest layer of what lies on a mat."""

ON_MAT = {
    "pawn": "mat-pawn",
    "score": "mat-score",
    "energy": "mat-energy",
    "plaster": "mat-plaster",
    "bones": "bones-head",
    "fragments": "own-tiles",
    "tools": "tools",
    "lab": "lab-wide",
    "skills": "slots-head",
    "collection": "collection-head",
    "tape": "mat-tape",
}
ON_PANEL = {
    "energy": "seat-score",
    "collection": "seat-lab",
}
ON_RIVAL = {
    "bones": "rival-bones",
    "fragments": "rival-purse",
    "tools": "rival-bought",
    "lab": "rival-target",
    "skills": "rival-bought",
    "collection": "rival-bought",
    "plaster": "rival-score",
    "energy": "rival-score",
}


class MatPlaces:
    """The places of the mat in front, of the panels of the others, and of the Rival's panel."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        self.layout = layout
        self.sight = sight

    def panel(self, seat: int) -> pygame.FRect:
        """Return the panel of a seat that is not in front."""
        if self.sight.dig.is_rival(seat):
            return self.layout.box("rival")
        return self.layout.grid("seat", 1, 4)[self.sight.others.index(seat)]

    def on_panel(self, seat: int, name: str) -> pygame.FRect:
        """Return a part of a seat's panel; the layout file shows the parts on the first panel."""
        part, first = self.layout.box(name), self.layout.grid("seat", 1, 4)[0]
        panel = self.panel(seat)
        return part.move(panel.left - first.left, panel.top - first.top)

    def point(self, seat: int, what: str) -> Point:
        """Return where something of a seat lies."""
        if seat == self.sight.viewer:
            return self.layout.box(ON_MAT[what]).center
        if self.sight.dig.is_rival(seat):
            return self.layout.box(ON_RIVAL.get(what, f"rival-{what}")).center
        return self.on_panel(seat, ON_PANEL.get(what, f"seat-{what}")).center

    def rival_card_point(self, number: int) -> Point:
        """Return where the Rival's Draw pile (0) or his Standby pile (1) lies."""
        return self.layout.grid("rival-card", 2)[number].center

    # what lies there

    def sprites(self, dig: Dig) -> Iterator[Sprite]:
        """Return what can move of the mat in front."""
        yield from self._bones(dig)
        yield from self._tiles(dig)
        yield from self._laboratory(dig)
        yield from self._skills(dig)
        yield from self._tools(dig)

    def rival(self, dig: Dig) -> Iterator[Sprite]:
        """Return the Rival's target and his two piles of cards, if he plays and is not in front."""
        rival = dig.rival
        if rival is None or rival.seat == self.sight.viewer:
            return
        for target in dig.seats[rival.seat].lab:
            times = self.layout.box("rival-target").width / WIDE_LAB_SIZE[0]
            look = lab_look(dig.box, target, self.sight.claim(rival.seat, target), True, times)
            yield Sprite(("animal", target), look, *self.point(rival.seat, "lab"), MAT)
        if rival.draw:
            card = rival.draw[-1]
            yield Sprite(("rival-card", card), rival_back_look(dig.box, card), *self.rival_card_point(0), MAT)
        if rival.standby:
            card = rival.standby[-1]
            yield Sprite(("rival-card", card), rival_front_look(dig.box, card), *self.rival_card_point(1), MAT)

    def bone_heaps(self, dig: Dig) -> list[tuple[pygame.FRect, int]]:
        """Return the slots that bones of a kind share, each with how many lie in it; none if each has its own."""
        bones = [dig.box.kind[piece] for piece in self._sorted_bones(dig)]
        if len(bones) <= BONE_SLOTS:
            return []
        return list(zip(self.layout.grid("bone", 4, 2), Counter(bones).values(), strict=False))

    def next_bone(self, dig: Dig, after: Dig, piece: int) -> Point:
        """Return where a bone that would be taken is foreseen: the first free slot, or that of its kind."""
        slots, owned = self.layout.grid("bone", 4, 2), len(dig.seats[self.sight.viewer].bones)
        if owned < BONE_SLOTS:
            return slots[owned].center
        return next(sprite.at for sprite in self._bones(after) if sprite.key == ("piece", piece))

    def next_skill(self, dig: Dig) -> Point:
        """Return the middle of the first empty Skill slot."""
        slots = self.layout.grid("slot", 1, 3)
        return slots[min(len(dig.seats[self.sight.viewer].skills), len(slots) - 1)].center

    def _sorted_bones(self, dig: Dig) -> list[int]:
        """Return the bones of the seat in front, the most valuable first."""
        kind, value = dig.box.kind, dig.box.value
        return sorted(dig.seats[self.sight.viewer].bones, key=lambda piece: (-value[kind[piece]], piece))

    def _bones(self, dig: Dig) -> Iterator[Sprite]:
        """One slot a bone, the most valuable first; more than there are slots share one slot a kind."""
        kind, bones = dig.box.kind, self._sorted_bones(dig)
        slots = self.layout.grid("bone", 4, 2)
        kinds = list(dict.fromkeys(kind[piece] for piece in bones))
        many = len(bones) > BONE_SLOTS
        for number, piece in enumerate(bones):
            x, y = slots[kinds.index(kind[piece]) if many else number].center
            if many:
                same = min(HEAP, sum(kind[other] == kind[piece] for other in bones[:number]))
                x, y = x - 6 + same * HEAPED, y - 6 + same * HEAPED
            yield Sprite(("piece", piece), piece_look(dig.box, piece, BONE_SIDE), x, y, MAT + number * 0.01)

    def _tiles(self, dig: Dig) -> Iterator[Sprite]:
        weight = dig.box.weight
        tiles = sorted(dig.seats[self.sight.viewer].tiles, key=lambda tile: (weight[tile], tile))
        room = self.layout.box("own-tiles")
        pitch = min(TILE_SIDE + 2.0, (room.width - TILE_SIDE) / max(1, len(tiles) - 1))
        for number, tile in enumerate(tiles):
            at = (room.left + TILE_SIDE / 2 + number * pitch, room.centery)
            yield Sprite(("tile", tile), tile_look(dig.box, tile, TILE_SIDE), *at, MAT + number * 0.01)

    def _laboratory(self, dig: Dig) -> Iterator[Sprite]:
        viewer = self.sight.viewer
        wide = laboratory_size(dig, viewer) == 1
        for number, dinosaur in enumerate(dig.seats[viewer].lab):
            place = self.layout.box("lab-wide") if wide else self.layout.grid("lab", 2)[number]
            look = lab_look(dig.box, dinosaur, self.sight.claim(viewer, dinosaur), wide)
            yield Sprite(("animal", dinosaur), look, *place.center, MAT)

    def _skills(self, dig: Dig) -> Iterator[Sprite]:
        slots = self.layout.grid("slot", 1, 3)
        for number, skill in enumerate(dig.seats[self.sight.viewer].skills):
            yield Sprite(("skill", skill), owned_skill_look(dig.box, skill), *slots[number].center, MAT)

    def _tools(self, dig: Dig) -> Iterator[Sprite]:
        seat = dig.seats[self.sight.viewer]
        cards = [*seat.tools, *seat.supplies, *seat.fresh]
        room = self.layout.box("tools")
        wide = 72.0
        pitch = min(wide + 4, (room.width - wide) / max(1, len(cards) - 1))
        for number, card in enumerate(cards):
            at = (room.left + wide / 2 + number * pitch, room.centery)
            look = tool_look(dig.box, card, card in seat.fresh)
            yield Sprite(("card", card), look, *at, MAT + number * 0.01)
