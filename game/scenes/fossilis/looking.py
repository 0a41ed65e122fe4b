"""Looking at things: when the pointer rests, or at a key, a thing is shown large; a right click pins it."""

from __future__ import annotations

import pygame

from game.scenes.fossilis.board import Board
from game.scenes.fossilis.describe import Describer
from game.scenes.fossilis.hand import Hand
from game.scenes.fossilis.refusals import refusal
from game.scenes.fossilis.sight import Sight
from game.scenes.fossilis.things import thing_at
from game.view.gaze import Gaze
from game.view.painter import Painter
from game.view.pieces import Key
from game.view.screen import Point
from game.view.text import words
from game.view.zoom import View, beside, clear_of, size_of


class Looking(Gaze):
    """What is being looked at, and for how long the pointer has rested."""

    def __init__(self, board: Board, sight: Sight, hand: Hand) -> None:
        super().__init__()
        self.board = board
        self.sight = sight
        self.hand = hand
        self.describer = Describer(sight)
        self._at: Point = (-1.0, -1.0)

    def point(self, at: Point) -> bool:
        """Follow the pointer; return whether something shown large goes away."""
        if self.pinned:
            return False
        self._at = at
        return self.rest_on(self._under(at))

    def _under(self, at: Point) -> Key | None:
        if self.hand.covered(at) or self.hand.chooser is not None:
            return None
        pointed = self.hand.pointed
        if pointed is not None and pointed.layer in ("plate", "button"):
            return pointed.layer, pointed.name[0]
        return thing_at(self.board, at)

    def shown(self, painter: Painter) -> tuple[View, pygame.FRect] | None:
        """Return what is shown large, and where."""
        if not self.open or self.thing is None:
            return None
        view = self.describer.view(self.thing)
        if view is None:
            return None
        box = beside(self.board.layout.box("zoom"), size_of(painter, view), self.extent(self.thing))
        return view, clear_of(box, self.board.layout.box("room"), [sheet.box for sheet in self.hand.sheets])

    def extent(self, thing: Key) -> pygame.FRect:
        """Return the box round a thing."""
        if thing in self.board.cast.sprites:
            return self.board.extent(thing)
        if thing[0] == "space":
            return self.board.layout.space(int(thing[1]))
        if thing[0] == "seat":
            return self.board.mats.panel(int(thing[1]))
        return pygame.FRect(self._at[0] - 30, self._at[1] - 20, 60, 40)

    def plate_note(self, verb: str) -> tuple[str, bool]:
        """Return what a plate says when it is pointed at, and whether it is a refusal."""
        if self.hand.possible.get(verb):
            return self._about(verb), False
        asked = self.sight.asked
        if asked is None or type(asked.step).__name__ != "TakeTurn":
            dig = self.sight.dig
            if asked is not None and asked.player == self.sight.viewer:
                return words("refuse-answer-first"), True
            player = asked.player if asked is not None else dig.active
            return words("refuse-not-now", player=self.sight.name(player)), True
        return refusal(self.sight.dig, self.sight.viewer, verb) or self._about(verb), True

    def _about(self, verb: str) -> str:
        """Return what a plate does."""
        dig = self.sight.dig
        steps = 3 if dig.has_skill(self.sight.viewer, "long-stride") else 2
        return words(f"action-{verb}-text", steps=steps, energy=dig.box.figures.actions["remove-sting"])
