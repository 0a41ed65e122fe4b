"""All that is drawn of the table of Bone Wars: layers for each focus, the sliding divider, lights, things looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.model.bonewars.box import ACTIONS
from game.scenes.bonewars.academy import ActionPart, AwardPart, FindsPart, RarePart, ScholarsPart
from game.scenes.bonewars.bar import Buttons, Ribbon, Rounds, TurnBar
from game.scenes.bonewars.board import Board
from game.scenes.bonewars.desk import DeskPart
from game.scenes.bonewars.ground import Ground, way_picture
from game.scenes.bonewars.layout import PUBLISH, Focus
from game.scenes.bonewars.map_parts import SitePart, UniversityPart
from game.scenes.bonewars.mat import CampsPart, Envelopes, Identity, MatButtons, SlotPart
from game.scenes.bonewars.parts import TablePart, Thing
from game.scenes.bonewars.places import LINK, Places
from game.scenes.bonewars.profession import EndgamePart, ProfessionPart
from game.scenes.bonewars.rewards import tray_now
from game.scenes.bonewars.shelf import ShelfPart
from game.scenes.bonewars.sight import Sight
from game.scenes.bonewars.slide import Slide
from game.scenes.bonewars.strips import StripPart
from game.scenes.bonewars.theodore_mat import theodore_parts
from game.scenes.bonewars.things import rect_of
from game.scenes.bonewars.tray import paint_tray
from game.view.layers import Cover, Layers, glow, thin_glow
from game.view.painter import Painter
from game.view.sheet import Sheet

ARROWS = ("way", "door")
"""What does not glow when it may be chosen, but turns to gold."""


LOW = 24.0
"""A card of which less than this looks out of an envelope has a line round it instead of a ring."""
LIGHTS = {
    "brass": (222, 170, 70),
    "gold": (255, 196, 40),
    "violet": (186, 120, 255),
    "dashed-violet": (186, 120, 255),
    "blue": (70, 160, 255),
}
"""The colours of such lines."""

NOTES = ("zoom", "tip", "tag")
"""Covers that do not go along when the divider slides."""


@dataclass(frozen=True, slots=True)
class Says:
    """What the table asks those who lead the game: the prompt, which buttons can be used, whether sounds are on."""

    prompt: Callable[[], tuple[int, str, bool]]
    enabled: Callable[[str], bool]
    audible: Callable[[], bool]


class Tabletop:
    """Draws the table; `lights` says what glows, `covers` what else lies above the pieces."""

    def __init__(self, sight: Sight, says: Says, still: Callable[[], bool]) -> None:
        self.sight = sight
        self.board = Board(sight)
        self.lights: dict[Thing, str] = {}
        self.covers: list[Cover] = []
        self._says = says
        self._still = still
        """Tells whether motion is to be reduced."""
        self._layers: tuple[tuple[object, ...], Layers] | None = None
        """What is drawn of the focus in front, and its key; another one is drawn anew while the divider slides."""
        self.turned = False
        """Whether the player looks at the other sheet than the one in play."""
        self._slide: Slide | None = None
        self._shown: tuple[object, ...] | None = None
        self._goal: tuple[object, ...] | None = None
        """What was shown when the divider set out, and what it set out for, as keys."""

    # the focus

    @property
    def sliding(self) -> bool:
        """Whether the divider is on its way."""
        return self._slide is not None

    def turn_to(self, focus: Focus) -> None:
        """Bring to the front what is in play now; if that is another sheet, the player's turning is at its end."""
        self.turned = self.turned and focus.upper == self.sight.due.upper
        self.sight.due = focus
        self._show(focus.turned if self.turned else focus)

    def turn_over(self) -> None:
        """Bring the other sheet to the front, or again the one in play."""
        self.turned = not self.turned
        self._show(self.sight.due.turned if self.turned else self.sight.due)

    def _show(self, focus: Focus) -> None:
        """Show a focus; the divider slides there unless motion is reduced."""
        if focus == self.sight.focus:
            return
        old = self.board.places.layout
        self.sight.focus = focus
        self.board.place(self.sight.feud)
        key, slide = self._key(), self._slide
        if slide is not None and key == (self._goal if slide.back else self._shown):
            slide.turn_back()
        elif self._shown is not None and not self._still():
            self._slide, self._goal = Slide(old, self.board.places.layout), key

    def tick(self) -> bool:
        """Let the divider slide; return whether anything looks different."""
        if self._slide is None:
            return False
        self._slide.tick()
        return True

    # drawing

    def fit(self, surplus: int) -> None:
        """Lay everything out for another shape of the window."""
        self.forget()
        self.sight.surplus = surplus
        self.board.place(self.sight.feud)

    def forget(self) -> None:
        """Let go of what was drawn for another size of the window."""
        self._layers = None
        self._slide = None
        self.board.cast.forget()

    def draw(self, painter: Painter, whole: bool) -> Sequence[pygame.Rect] | None:
        """Bring the window up to date."""
        if self._slide is not None and not self._slide.under_way:
            if self._layers is not None:
                self._layers[1].uncover(painter, NOTES)
            self._slide.set_out(painter.surface.copy())
        layers = self._present()
        if self._slide is not None and self._slide.over:
            self._slide, whole = None, True
        if self._slide is not None:
            self._on_the_way(painter, layers)
            return None
        layers.covers = [*self._tray(), *self._lit(), *self.covers]
        key = self._key()
        changed = layers.draw(painter, whole or key != self._shown)
        self._shown = key
        return changed

    def _on_the_way(self, painter: Painter, layers: Layers) -> None:
        slide = self._slide
        if slide is None:
            return
        ready = layers.prepare(painter)
        if ready and not slide.prepared and not slide.back:
            after = painter.surface.copy()
            layers.covers = list(self._tray())
            layers.draw(painter.onto(after), True)
            slide.prepare(after)
        slide.draw(painter)

    def _key(self) -> tuple[object, ...]:
        """Return what the ground depends on, beside the size of the window."""
        sight = self.sight
        slots = len(sight.feud.seats[sight.viewer].slots)
        return sight.focus, sight.viewer, slots, self.board.places.last_careers

    def _present(self) -> Layers:
        key = self._key()
        if self._layers is None or self._layers[0] != key:
            # What was drawn before is let go of first: it takes two pictures as large as the window.
            self._layers = None
            places = self.board.places
            self._layers = key, Layers(Ground(places).draw, list(self._parts(places)), self.board.cast)
        return self._layers[1]

    def _parts(self, places: Places) -> Iterator[TablePart]:
        says, sight = self._says, self.sight
        yield from (Ribbon(places, says.prompt), Rounds(places), Buttons(places, says.audible), TurnBar(places))
        yield from (StripPart(places, seat) for seat in sight.others)
        yield from (SitePart(places, site) for site in range(len(sight.feud.site_cards)))
        yield from (UniversityPart(places, number) for number in range(len(sight.feud.grants)))
        yield from (ActionPart(places, action) for action in range(len(ACTIONS)))
        yield from (ShelfPart(places, patron) for patron in range(2))
        yield from (AwardPart(places, tile) for tile in range(len(sight.feud.awards)))
        yield from (FindsPart(places), ScholarsPart(places))
        if places.last_careers:
            yield EndgamePart(places)
        else:
            yield from (RarePart(places), ProfessionPart(places))
        yield from self._mat(places)

    def _mat(self, places: Places) -> Iterator[TablePart]:
        yield from (Identity(places), Envelopes(places), CampsPart(places))
        if self.sight.focus.upper == PUBLISH:
            yield DeskPart(places)
        if self.sight.focus.theodore:
            yield from theodore_parts(places)
            return
        slots = len(self.sight.feud.seats[self.sight.viewer].slots)
        yield from (SlotPart(places, number) for number in range(slots))
        yield MatButtons(places, self._says.enabled)

    # what lies above the pieces

    def _tray(self) -> Iterator[Cover]:
        tray = tray_now(self.board.places)
        if tray is not None:
            sign = ("tray", tray.tokens, tray.answers, tray.path, tuple(tray.box))
            yield Cover(sign, tray.box, lambda painter: paint_tray(Sheet(painter), tray))

    def _lit(self) -> Iterator[Cover]:
        """Return the lights, the quiet ones first, so that the pointer's is on top."""
        for colour in ("brass", "gold", "violet", "dashed-violet", "blue"):
            lit = [thing for thing, light in self.lights.items() if light == colour]
            if colour == "gold":
                yield from (lit_way(self.board.places, thing) for thing in lit if thing[0] in ARROWS)
                lit = [thing for thing in lit if thing[0] not in ARROWS]
            yield from glows(self.board, lit, colour)


def lit_way(places: Places, way: Thing) -> Cover:
    """Return an arrow of the map in gilt: a team may go that way."""
    door = way[0] == "door"
    box = places.door(int(way[1]), int(way[2])) if door else places.way(int(way[1]), int(way[2]))
    side = 30.0 if door else LINK + 12
    name = f"{way_picture(places, way)}-lit"

    def paint(painter: Painter) -> None:
        painter.picture(name, box.center, (side, side), anchor="center")

    return Cover(("way", *way), box, paint)


def glows(board: Board, things: Iterable[Thing], colour: str) -> Iterator[Cover]:
    """Return rings of light round the things that are in sight."""
    for thing in things:
        area = rect_of(board, thing)
        if area is not None:
            low = thing[0] == "species" and area.height < LOW
            yield thin_glow(area, LIGHTS[colour], thing) if low else glow(area, colour, thing)
