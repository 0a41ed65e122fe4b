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

LONG_REST = 180
"""So many ticks the pointer rests on a tile of the site before more than a note is shown of it."""
BOARDS = {"glacier": "glacier", "pleistocene-deck": "ice-deck"}
"""Places that can be seen whole while they are told of, and what they are called in the layout."""


class Looking(Gaze):
    """What is being looked at, and for how long the pointer has rested."""

    def __init__(self, board: Board, sight: Sight, hand: Hand) -> None:
        super().__init__()
        self.board = board
        self.sight = sight
        self.hand = hand
        self.describer = Describer(sight)
        self._at: Point = (-1.0, -1.0)
        self.asked_for = False
        """Whether a key or a click has asked for what is shown."""

    def point(self, at: Point) -> bool:
        """Follow the pointer; return whether something shown large goes away."""
        if self.pinned:
            return False
        self._at = at
        return self.rest_on(self._under(at))

    @property
    def whole(self) -> bool:
        """Whether a thing is shown whole: when it was asked for, or when the pointer has rested on it for long."""
        return self.pinned or self.asked_for or self._rested >= LONG_REST

    @property
    def waiting(self) -> bool:
        """Whether what is shown will soon be another."""
        grows = self.open and not self.whole and self.thing is not None and self.thing[0] == "space"
        return super().waiting or grows

    def tick(self) -> bool:
        """Let the pointer rest; return whether something else is shown now."""
        if super().waiting or not self.waiting:
            return super().tick()
        self._rested += 1
        return self._rested >= LONG_REST

    def rest_on(self, thing: Key | None) -> bool:
        """Take note of what lies under the pointer; return whether something shown large goes away."""
        self.asked_for = self.asked_for and thing == self.thing
        return super().rest_on(thing)

    def show(self, pin: bool = False) -> bool:
        """Show what lies under the pointer at once, and whole; return whether there is anything."""
        self.asked_for = True
        return super().show(pin)

    def close(self) -> bool:
        """Put away what is shown large; return whether something was."""
        self.asked_for = False
        return super().close()

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
        view = self.describer.view(self.thing) if self.whole else self.describer.glance(self.thing)
        if view is None:
            return None
        box = beside(self.board.layout.box("zoom"), size_of(painter, view), self.extent(self.thing))
        kept = [sheet.box for sheet in self.hand.sheets]
        if self.thing[0] == "place" and self.thing[1] in BOARDS:
            kept.append(self.extent(self.thing))
        return view, clear_of(box, self.board.layout.box("room"), kept)

    def extent(self, thing: Key) -> pygame.FRect:
        """Return the box round a thing."""
        if thing in self.board.cast.sprites:
            return self.board.extent(thing)
        if thing[0] == "space":
            return self.board.layout.space(int(thing[1]))
        if thing[0] == "place" and thing[1] in BOARDS:
            return self.board.layout.box(BOARDS[str(thing[1])])
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
