"""Looking at the things of the table of Bone Wars."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.bonewars.board import Board
from game.scenes.bonewars.describe import view_of
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.things import rect_of, thing_at
from game.view.gaze import Gaze
from game.view.layers import Cover
from game.view.painter import Painter
from game.view.screen import Point
from game.view.zoom import beside, draw_view, size_of


class Looking(Gaze):
    """What is being looked at, and how it is shown."""

    def __init__(self, board: Board, refusal: Callable[[Thing], str]) -> None:
        super().__init__()
        self.board = board
        self._refusal = refusal
        """Tells why a thing does not answer now."""

    def point(self, at: Point) -> bool:
        """Follow the pointer; return whether something shown large goes away."""
        return self.rest_on(thing_at(self.board, at))

    def cover(self, painter: Painter) -> Cover | None:
        """Return the sheet with what is looked at, None if nothing is."""
        if not self.open or self.thing is None:
            return None
        view = view_of(self.board.places, self.thing)
        if view is None:
            return None
        view.refusal = view.refusal or self._refusal(self.thing)
        extent = rect_of(self.board, self.thing) or pygame.FRect()
        box = self._place(size_of(painter, view), extent)
        sign = ("zoom", *self.thing, view.title, *view.texts, view.refusal)
        return Cover(sign, box, lambda shown: draw_view(shown, self.board.cast, view, box))

    def _place(self, size: tuple[float, float], extent: pygame.FRect) -> pygame.FRect:
        """Return where a sheet lies: below the strip it unfolds, or beside anything else."""
        layout = self.board.places.layout
        if self.thing is None or self.thing[0] != "strip":
            return beside(layout.box("zoom"), size, extent)
        box = pygame.FRect((0, 0), size)
        box.topright = (layout.box("strips").right + 4, extent.bottom + 2)
        return box
