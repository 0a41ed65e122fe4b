"""Looking at the things of the table of Bone Wars."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.bonewars.asking import RESERVE
from game.scenes.bonewars.board import Board
from game.scenes.bonewars.describe import view_of
from game.scenes.bonewars.hand import Hand, named
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.telling import Telling
from game.scenes.bonewars.things import rect_of, thing_at
from game.view.gaze import Gaze
from game.view.layers import Cover
from game.view.painter import Painter
from game.view.screen import Point
from game.view.zoom import GAP, beside, clear_of, draw_view, size_of

OFFERED = {"hire": "specialist", "specialist": "specialist", RESERVE: "team-card"}
"""What some answers of a sheet stand for, by their first word."""

ABOVE = ("button", "verb", "prompt")
"""Things whose notes are short: they stay close by, above or below."""


class Looking(Gaze):
    """What is being looked at, and how it is shown."""

    def __init__(self, board: Board, hand: Hand, telling: Telling) -> None:
        super().__init__()
        self.board = board
        self.hand = hand
        self.telling = telling

    def point(self, at: Point) -> bool:
        """Follow the pointer; return whether something shown large goes away."""
        return self.rest_on(self._under(at))

    def _under(self, at: Point) -> Thing | None:
        """Return what lies under a point: what an answer of a sheet stands for, or what no sheet covers."""
        pointed = self.hand.pointed
        if pointed is not None and (offer := self.hand.sheet(pointed.layer)) is not None:
            choice = offer.answers[int(pointed.name[0])].choice
            return (OFFERED[str(choice[0])], choice[1]) if choice[0] in OFFERED else None
        hidden = self.hand.chooser is not None or self.hand.covered(at)
        return None if hidden else thing_at(self.board, at)

    def cover(self, painter: Painter, tags: Sequence[pygame.FRect]) -> Cover | None:
        """Return the sheet with what is looked at, None if nothing is; it lies over no tag and nothing to choose."""
        thing = self._thing()
        view = view_of(self.board.places, thing) if thing is not None else None
        if thing is None or view is None:
            return None
        pointed = self.hand.pointed
        offered = pointed is not None and self.hand.sheet(pointed.layer) is not None
        view.refusal = view.refusal or ("" if offered else self.telling.refusal(thing))
        view.texts += self.telling.more(thing)
        extent = pointed.area if pointed is not None and offered else rect_of(self.board, thing) or pygame.FRect()
        kept = [extent, *tags, *self.hand.choosable()]
        box = clear_of(self._place(thing, size_of(painter, view), extent), self.board.places.layout.box("zoom"), kept)
        sign = ("zoom", *thing, view.title, *view.texts, view.refusal, tuple(box))
        return Cover(sign, box, lambda shown: draw_view(shown, self.board.cast, view, box))

    def _thing(self) -> Thing | None:
        """Return what is shown: what the pointer rests on, or the plate or button the keyboard is on."""
        pointed = self.hand.pointed
        if self.hand.by_keyboard and pointed is not None and pointed.layer in ("plate", "button"):
            return named(pointed)
        return self.thing if self.open else None

    def _place(self, thing: Thing, size: tuple[float, float], extent: pygame.FRect) -> pygame.FRect:
        """Return where a sheet lies best: below the strip it unfolds, above a button, or beside anything else."""
        layout = self.board.places.layout
        if thing[0] in ABOVE:
            box = pygame.FRect((0, 0), size)
            box.midbottom = extent.centerx, extent.top - GAP
            return box.clamp(layout.box("zoom"))
        if thing[0] != "strip":
            return beside(layout.box("zoom"), size, extent)
        box = pygame.FRect((0, 0), size)
        box.topright = (layout.box("strips").right + 4, extent.bottom + 2)
        return box
