"""What lies above the pieces: glows, arrows, ghosts, open sheets, notes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

import pygame

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.dinosaurs import fitting_bones
from game.model.fossilis.market import Pay
from game.model.fossilis.pawns import ChooseSide
from game.model.fossilis.site import DIRECTIONS, SPOT_LINE
from game.model.turn import Choice, Decision
from game.scenes.fossilis.board import Board
from game.scenes.fossilis.ghosts import Ghost, foreseen, tag_box
from game.scenes.fossilis.ground import pit_picture
from game.scenes.fossilis.hand import Hand
from game.scenes.fossilis.holding import choices_of
from game.scenes.fossilis.sight import Sight
from game.scenes.fossilis.targets import Target
from game.scenes.fossilis.things import outline
from game.scenes.fossilis.trays import cheapest
from game.scenes.offer import Offer, draw_offer
from game.view import theme
from game.view.layers import Cover, glow
from game.view.looks import counted_tile_look
from game.view.painter import Painter
from game.view.pieces import Key, Sprite, draw
from game.view.screen import Point
from game.view.sheet import pictured
from game.view.theme import Style
from game.view.type import Type
from game.view.zoom import View, draw_view

TAG = Style("cinzel-bold", 19, theme.INK)
TIP = Style("crimson-semibold", 19, theme.INK)
TIP_REFUSAL = Style("crimson-semibold", 19, theme.RED_INK)
CALLED = Style("fell", 32, (250, 222, 150), shadow=theme.NIGHT)
HEAP = Style("cinzel-bold", 17, (255, 240, 200), shadow=(40, 20, 4))
MARK, MARK_EDGE = (255, 224, 120), (70, 34, 8)
TIP_WIDTH = 330.0
PAID = 46.0
"""How large the tiles are shown with which a card could be paid."""

ARROW_SIDE, NUDGE_SIDE = 44.0, 22.0
SPOT_SIDE = 38.0
FORESEEN = (
    *("dig", "push", "move", "climb", "corner", "extract", "side", "sand", "add", "lift"),
    *("scorpion", "scuttle", "break", "saw", "on", "tape"),
)
"""Choices whose outcome is shown before they are made."""

SUBJECTS = {"space": "space", "card": "card", "dinosaur": "animal", "token": "token"}
"""What a step can be about, by the name of its field, and what that is called on the table."""

ON_TABLE = ("card", "animal", "skill", "piece", "pool")
"""What glows by itself when it can be chosen; spaces do so only when nothing else is asked."""


class Covers:
    """Collects what lies above the pieces now."""

    def __init__(self, board: Board, sight: Sight, hand: Hand, measure: Type, acting: Callable[[], int]) -> None:
        self.board = board
        self.sight = sight
        self.hand = hand
        self.measure = measure
        self.acting = acting
        """Tells whose turn is in sight."""
        self._ghost: tuple[Choice, Ghost] | None = None

    def forget(self) -> None:
        """Let go of what was foreseen from a state that is past."""
        self._ghost = None

    def collect(self) -> list[Cover]:
        """Return the covers, the lowest first."""
        return [
            *self._heaps(),
            *self._turn(),
            *self._hints(),
            *self._subject(),
            *self._pointed(),
            *self._sheets(),
        ]

    def _heaps(self) -> Iterator[Cover]:
        """Return how many bones lie in each slot of the mat that several share."""
        for box, count in self.board.mats.bone_heaps(self.sight.dig):
            place = pygame.FRect(box.right - 32, box.bottom - 27, 30, 25)
            yield Cover(("heap", tuple(box), count), place, partial(self._draw_heap, place, count))

    def _draw_heap(self, place: pygame.FRect, count: int, painter: Painter) -> None:
        painter.panel("panel/brass-dark", place)
        painter.text(str(count), HEAP, (place.centerx, place.centery - 0.5), "center")

    def _turn(self) -> Iterator[Cover]:
        """Return the line round the panel of the seat whose turn it is, if it is not the one in front."""
        active = self.acting()
        if active != self.sight.viewer:
            box = self.board.mats.panel(active)
            colour = "violet" if self.sight.dig.is_rival(active) else "brass"
            yield glow(box.inflate(-6, -6), colour, ("turn", active))

    # what may be chosen

    def _hints(self) -> Iterator[Cover]:
        hand, asked = self.hand, self.sight.asked
        if asked is None:
            return
        plate = hand.pointed.name[0] if hand.pointed and hand.pointed.layer == "plate" else ""
        hinted = hand.targets_of(str(plate)) if plate and not hand.mode else hand.targets
        calm = isinstance(asked.step, TakeTurn) and not hand.mode and not plate
        spaces: set[int] = set()
        stuck = not any(target.verb == "climb" for target in hinted)
        for target in hinted:
            kind = target.key[0]
            if kind == "arrow":
                spaces.add(int(target.key[1]))
                if calm:
                    yield self._nudge(target)
            elif calm and kind == "space":
                yield self._mark(target)
            elif not calm or kind in ON_TABLE or (kind == "side" and stuck):
                yield glow(target.area, "gold", target.key)
        if calm:
            yield from self._fitting({target.key for target in hinted})
        else:
            spaces -= {int(target.key[1]) for target in hinted if target.key[0] == "space"}
            for space in spaces:
                yield glow(self.hand.finder.face(self.sight.dig, space), "gold", ("space", space))

    def _fitting(self, hinted: set[Key]) -> Iterator[Cover]:
        """Return the thin lines round Dinosaurs of the display of which the player owns a bone."""
        dig, viewer = self.sight.dig, self.sight.viewer
        for dinosaur in dig.display:
            key: Key = ("animal", dinosaur)
            if dinosaur and key not in hinted and any(fitting_bones(dig, viewer, dinosaur)):
                yield glow(self.board.extent(key), "brass", key)

    def _mark(self, target: Target) -> Cover:
        """Return the quiet sign on a space that can be walked to."""
        box = pygame.FRect(0, 0, 26, 26)
        box.bottomleft = (target.area.left + 7, target.area.bottom - 7)
        sign = "glyph/climb" if target.verb == "climb" else "glyph/move"

        def paint(painter: Painter) -> None:
            for right, down in ((-1, -1), (1, -1), (-1, 1)):
                painter.glyph(sign, (box.centerx + right, box.centery + down), 22, MARK_EDGE)
            painter.glyph(sign, box.center, 22, MARK, MARK_EDGE)

        return Cover(("mark", target.key, sign), box, paint)

    def _nudge(self, target: Target) -> Cover:
        """Return the small arrow at the edge of a tile that can be dug that way."""
        return self._arrow(target, NUDGE_SIDE, "nudge")

    def _subject(self) -> Iterator[Cover]:
        """Return rings round what a question is about, and round what a small sheet has been opened for."""
        asked = self.sight.asked
        if asked is not None:
            yield from self.spoken_of(subject(asked))
        if self.sight.held:
            yield from self.spoken_of([("card", self.sight.held)])
        if self.hand.chooser is not None and self.hand.about is not None:
            yield glow(self.hand.about, "blue", ("about",))

    # what is pointed at

    def _pointed(self) -> Iterator[Cover]:
        pointed = self.hand.pointed
        space = self.focused_space()
        if space is not None:
            yield from self._arrows(space)
        if pointed is None:
            return
        if pointed.layer == "target" and pointed.target is not None:
            if pointed.target.key[0] != "arrow":
                yield glow(pointed.area, "blue", ("pointed", *pointed.name))
            yield from self._foreseen(pointed.target)
        elif pointed.layer in ("plate", "button"):
            yield glow(pointed.area, "blue", ("pointed", *pointed.name))

    def focused_space(self) -> int | None:
        """Return the space whose arrows are in sight."""
        pointed = self.hand.pointed
        if pointed is not None and pointed.layer == "target" and pointed.name[0] in ("arrow", "space"):
            return int(pointed.name[1])
        return self.hand.over if self.hand.over is not None and self.hand.arrows(self.hand.over) else self.hand.pinned

    def _arrows(self, space: int) -> Iterator[Cover]:
        pointed = self.hand.pointed
        arrows = self.hand.arrows(space)
        if arrows:
            face = self.hand.finder.face(self.sight.dig, space)
            yield glow(face, "gold", ("arrows", space))
        for target in arrows:
            chosen = pointed is not None and pointed.name == target.key
            yield self._arrow(target, ARROW_SIDE * (1.3 if chosen else 1.0))

    def _arrow(self, target: Target, side: float, name: str = "arrow") -> Cover:
        way = DIRECTIONS.index(str(target.key[2]))
        look = pictured("token/arrow", (side, side), (side, side))
        middle = edge(target.area, way)
        sprite = Sprite(target.key, look, *middle, angle=(0.0, -90.0, 180.0, 90.0)[way])
        box = pygame.FRect(0, 0, side + 8, side + 8)
        box.center = middle
        return Cover((name, target.key, side), box, lambda painter: self._draw(painter, sprite))

    def _draw(self, painter: Painter, sprite: Sprite) -> None:
        draw(painter, sprite, self.board.cast.made(painter, sprite.look))

    def _foreseen(self, target: Target) -> Iterator[Cover]:
        if self.hand.still and not self.hand.by_keyboard:
            return
        if target.verb == "buy" and len(target.choices) == 1:
            yield self._payment(target, int(target.choices[0][1]))
        if len(target.choices) != 1 or target.verb not in FORESEEN:
            return
        choice = target.choices[0]
        if self._ghost is None or self._ghost[0] != choice:
            self._ghost = (choice, foreseen(self.board, self.sight.dig, choices_of(self.sight, choice)))
        ghost = self._ghost[1]
        if ghost.sprites or ghost.opened:
            yield Cover(("ghost", *choice), self._ghost_box(ghost), partial(self._draw_ghost, ghost))
        if target.key[0] == "arrow":
            yield self._arrow(target, ARROW_SIDE * 1.3)
        if ghost.tag:
            yield self._tag(ghost.tag, target, choice)

    def _payment(self, target: Target, card: int) -> Cover:
        """Return the tiles with which a card could be paid best, on a small sheet over it."""
        tiles = cheapest(self.sight.dig, Pay(self.sight.viewer, card))
        looks = [counted_tile_look(self.sight.dig.box, tile, PAID) for tile in tiles]
        box = pygame.FRect(0, 0, len(tiles) * (PAID + 8) + 26, PAID + 34)
        box.midbottom = (target.area.centerx, target.area.top + 8)

        def paint(painter: Painter) -> None:
            painter.panel("panel/tooltip", box)
            for number, look in enumerate(looks):
                at = (box.left + 17 + PAID / 2 + number * (PAID + 8), box.centery - 2)
                self._draw(painter, Sprite(("paid", number), look, *at))

        return Cover(("payment", card, tiles), box, paint)

    def _ghost_box(self, ghost: Ghost) -> pygame.FRect:
        boxes = [self.board.layout.space(space) for space in ghost.opened]
        for sprite in (*ghost.sprites, *ghost.bared):
            box = pygame.FRect((0, 0), sprite.look.size).scale_by(1.25)
            box.center = sprite.x, sprite.y - 14
            boxes.append(box.inflate(0, 60))
        return boxes[0].unionall(boxes[1:])

    def _draw_ghost(self, ghost: Ghost, painter: Painter) -> None:
        for space in ghost.opened:
            painter.picture(pit_picture(space), self.board.layout.space(space).topleft, alpha=225)
        for sprite in ghost.bared:
            self._draw(painter, sprite)
        for here, there in zip(ghost.way, ghost.way[1:], strict=False):
            self._steps(painter, here, there)
        for sprite in ghost.sprites:
            self._draw(painter, sprite)

    def _steps(self, painter: Painter, here: Point, there: Point) -> None:
        for number in (1, 2, 3):
            share = number / 4
            at = (here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share)
            painter.glyph("glyph/move", at, 16, (255, 236, 170), theme.NIGHT)

    def _tag(self, text: str, target: Target, choice: Choice) -> Cover:
        width = self.measure.width(text, TAG)
        if target.key[0] == "arrow":
            face = self.hand.finder.face(self.sight.dig, int(target.key[1]))
            box = tag_box(width, face, DIRECTIONS.index(str(target.key[2])))
        else:
            box = tag_box(width, target.area).clamp(self.board.layout.box("room"))

        def paint(painter: Painter) -> None:
            painter.panel("panel/tooltip", box)
            painter.text(text, TAG, box.center, "center")

        return Cover(("tag", text, *choice), box, paint)

    def spoken_of(self, keys: Iterable[Key]) -> Iterator[Cover]:
        """Return rings round the pieces, spaces and spots that a line of the log speaks of."""
        for key in dict.fromkeys(keys):
            if key in self.board.cast.sprites:
                yield glow(outline(self.board, key), "blue", ("spoken", *key))
            elif key[0] == "space":
                yield glow(self.board.layout.space(int(key[1])), "blue", ("spoken", *key))
            elif key[0] == "spot":
                spot = pygame.FRect(0, 0, SPOT_SIDE, SPOT_SIDE)
                spot.center = self.board.layout.spot(int(key[1]))
                yield glow(spot, "blue", ("spoken", *key))

    def next_push(self) -> Iterator[Cover]:
        """Return the outline of the line that the Rival would push from where he stands."""
        rival = self.sight.dig.rival
        if rival is not None:
            boxes = [self.board.layout.space(space) for space in SPOT_LINE[rival.spot]]
            line = boxes[0].unionall(boxes[1:])
            yield glow(line, "dashed-violet", ("line", rival.spot))

    def called(self, text: str) -> Cover:
        """Return the plate that calls something out over the mat: whose turn it is now, or that the end is near."""
        layout = self.board.layout
        box = pygame.FRect(0, 0, self.measure.width(text, CALLED) + 90, 64)
        box.midtop = layout.box("lab-head").union(layout.box("bones-head")).midtop

        def paint(painter: Painter) -> None:
            painter.panel("panel/title-plate", box)
            painter.text(text, CALLED, (box.centerx, box.centery - 1), "center")

        return Cover(("called", text), box, paint)

    # open sheets and notes

    def _sheets(self) -> Iterator[Cover]:
        for layer, offer in (("tray", self.hand.tray), ("chooser", self.hand.chooser)):
            if offer is not None:
                yield self._sheet(layer, offer)

    def _sheet(self, layer: str, offer: Offer) -> Cover:
        pointed = self.hand.pointed
        hovered = int(pointed.name[0]) if pointed is not None and pointed.layer == layer else None
        sign = (layer, id(offer), hovered)
        return Cover(sign, offer.box, lambda painter: draw_offer(painter, self.board.cast, offer, hovered))

    def tip(self, text: str, refused: bool, thing: pygame.FRect) -> Cover:
        """Return a note above a plate or below a button."""
        lines = self.measure.lines(text, TIP, TIP_WIDTH - 36)
        box = pygame.FRect(0, 0, TIP_WIDTH, lines * self.measure.height(TIP) + 34)
        box.midbottom = (thing.centerx, thing.top - 10)
        if box.top < 0:
            box.midtop = (thing.centerx, thing.bottom + 12)
        box.right = min(box.right, 1592)
        style = TIP_REFUSAL if refused else TIP

        def paint(painter: Painter) -> None:
            painter.panel("panel/tooltip", box)
            painter.paragraph(text, style, box.inflate(-36, -30), "center", middle=True)

        return Cover(("tip", text, thing.topleft), box, paint)

    def zoomed(self, view: View, box: pygame.FRect, name: tuple[object, ...]) -> Cover:
        """Return a thing looked at."""
        return Cover(
            ("zoom", *name, view.refusal, view.brief),
            box,
            lambda painter: draw_view(painter, self.board.cast, view, box),
        )


def subject(asked: Decision) -> list[Key]:
    """Return what a question is about: the space, the card, the Dinosaur, the token, the pawn that has fallen."""
    step = asked.step
    if isinstance(step, ChooseSide):
        return [("pawn", asked.player)]
    return [(kind, int(getattr(step, name))) for name, kind in SUBJECTS.items() if hasattr(step, name)]


def edge(area: pygame.FRect, way: int) -> Point:
    """Return where an arrow is drawn: half over the edge that it points at."""
    return (
        (area.centerx, area.top + 12),
        (area.right - 12, area.centery),
        (area.centerx, area.bottom - 12),
        (area.left + 12, area.centery),
    )[way]
