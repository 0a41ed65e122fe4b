"""What the player is about to do: where the pointer is, which plate is down, what has been begun."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import pygame

from game.model.fossilis.actions import TakeTurn
from game.model.turn import Choice
from game.scenes import hand
from game.scenes.fossilis.board import Board
from game.scenes.fossilis.sight import Sight
from game.scenes.fossilis.targets import VERBS, Target, Targets, space_at, topmost
from game.scenes.offer import BACK, Offer
from game.view.screen import Point

Pointed = hand.Pointed[Target]
"""Something that answers on the table of Fossilis."""


@dataclass(slots=True)
class Desk:
    """What lies around the board and answers: the plates of the mat and the buttons of the bar, by name.

    `marks` are the things of the mat that mean the same as a plate: the roll of tape, the Sting.
    """

    plates: dict[str, pygame.FRect] = field(default_factory=dict)
    buttons: dict[str, pygame.FRect] = field(default_factory=dict)
    marks: dict[str, pygame.FRect] = field(default_factory=dict)


class Hand(hand.TableHand[Target]):
    """The player's side of the table; it finds what answers and knows what has been begun."""

    def __init__(self, board: Board, sight: Sight, desk: Desk) -> None:
        super().__init__()
        self.board = board
        self.sight = sight
        self.desk = desk
        self.finder = Targets(board)
        self.possible: dict[str, list[Choice]] = {}
        self.about: pygame.FRect | None = None
        """What the chooser has been opened for."""
        self.pinned: int | None = None
        """The space whose arrows stay in sight."""
        self.over: int | None = None
        """The space under the pointer, whether it answers or not."""
        self.still = False
        """Whether the pointer has not moved since something else is asked: then nothing is foreseen yet."""

    # what can be done

    def renew(self, tray: Offer | None = None) -> None:
        """Begin anew with what is asked now."""
        asked = self.sight.asked
        self.mode, self.chooser, self.pinned, self.pointed = "", None, None, None
        self.tray = tray
        self.possible = {verb: [] for verb in VERBS}
        if asked is not None and isinstance(asked.step, TakeTurn):
            for verb, words in VERBS.items():
                self.possible[verb] = [choice for choice in asked.options if choice[0] in words]
        self._find()

    def _find(self) -> None:
        asked = self.sight.asked
        self.targets = self.finder.of(self.sight.dig, asked, self.mode) if asked is not None else []

    def choose_mode(self, mode: str) -> None:
        """Let only the choices of one plate answer, or all again."""
        self.mode, self.pinned, self.chooser = ("" if mode == self.mode else mode), None, None
        self._find()

    def targets_of(self, mode: str) -> list[Target]:
        """Return the targets that a plate stands for."""
        asked = self.sight.asked
        return self.finder.of(self.sight.dig, asked, mode) if asked is not None else []

    # where the pointer is

    def point(self, at: Point) -> bool:
        """Follow the pointer; return whether it points at something else now."""
        before, self.over = self.over, None if self.covered(at) else space_at(self.board, self.sight.dig, at)
        return super().point(at) or self.over != before

    def arrows(self, space: int) -> list[Target]:
        """Return the directions in which the top tile of a space can slide."""
        return [target for target in self.targets if target.key[:2] == ("arrow", space)]

    def under(self, at: Point) -> Pointed | None:
        """Return what answers under a point; a thing of the mat may mean the same as a plate.

        While the small sheet asks, nothing beside it answers but the buttons.
        """
        found = super().under(at)
        if self.chooser is not None:
            return found if found is not None and found.layer in ("chooser", "button") else None
        if found is not None or self.covered(at):
            return found
        meant = [name for name, area in self.desk.marks.items() if area.collidepoint(at) and self.possible.get(name)]
        return Pointed("plate", (meant[0],), self.desk.plates[meant[0]]) if meant else None

    def target_at(self, at: Point) -> Target | None:
        """Return the target under a point."""
        return topmost(self.targets, at, {key: sprite.layer for key, sprite in self.board.cast.sprites.items()})

    def plates(self) -> Iterable[tuple[str, str, pygame.FRect]]:
        """Return the plates of the mat and the buttons of the bar, with their layers and places."""
        for layer, places in (("plate", self.desk.plates), ("button", self.desk.buttons)):
            yield from ((layer, name, area) for name, area in places.items())

    @property
    def holds(self) -> bool:
        """Whether the arrows of a space stay in sight."""
        return self.pinned is not None

    def let_go(self) -> None:
        """Let the arrows go."""
        self.pinned = None

    def default(self) -> Pointed | None:
        """Return what Enter means when the keyboard is nowhere: the first suggested answer of an open sheet."""
        for layer, offer in (("chooser", self.chooser), ("tray", self.tray)):
            for number, answer in enumerate(offer.answers if offer is not None else ()):
                ready = (
                    (answer.suggested or answer.look is None)
                    and not (answer.chosen or answer.off)
                    and answer.choice != BACK
                )
                if offer is not None and ready:
                    return Pointed(layer, (number,), offer.areas[number])
        return None
