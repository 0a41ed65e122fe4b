"""What the player is about to do: where the pointer is, which plate is down, what has been begun."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import pygame

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.state import CLAIM, Dig
from game.model.turn import Choice
from game.scenes.fossilis.board import Board
from game.scenes.fossilis.offer import BACK, Offer
from game.scenes.fossilis.sight import Sight
from game.scenes.fossilis.targets import VERBS, Target, Targets, space_at, topmost
from game.view.pieces import Key
from game.view.screen import Point

SIDEWAYS = 2.5
"""How much more a unit counts across the direction of an arrow key than along it."""

SITE = ("space", "arrow", "piece", "side", "pool")
"""What the targets of the site and of the Plaster pool are called."""


@dataclass(frozen=True, slots=True)
class Pointed:
    """Something that answers, under the pointer or the keyboard: its layer, its name there, where it is."""

    layer: str
    name: Key
    area: pygame.FRect
    target: Target | None = None


Do = Callable[[Choice], None]


@dataclass(slots=True)
class Desk:
    """What lies around the board and answers: the plates of the mat and the buttons of the bar, by name.

    `marks` are the things of the mat that mean the same as a plate: the roll of tape, the Sting.
    """

    plates: dict[str, pygame.FRect] = field(default_factory=dict)
    buttons: dict[str, pygame.FRect] = field(default_factory=dict)
    marks: dict[str, pygame.FRect] = field(default_factory=dict)


class Hand:
    """The player's side of the table; it finds what answers and knows what has been begun."""

    def __init__(self, board: Board, sight: Sight, desk: Desk) -> None:
        self.board = board
        self.sight = sight
        self.desk = desk
        self.finder = Targets(board)
        self.targets: list[Target] = []
        self.possible: dict[str, list[Choice]] = {}
        self.mode = ""
        self.tray: Offer | None = None
        self.chooser: Offer | None = None
        self.about: pygame.FRect | None = None
        """What the chooser has been opened for."""
        self.pinned: int | None = None
        """The space whose arrows stay in sight."""
        self.pointed: Pointed | None = None
        self.over: int | None = None
        """The space under the pointer, whether it answers or not."""
        self.by_keyboard = False
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
        self.by_keyboard = False
        now, over = self.under(at), None if self.covered(at) else space_at(self.board, self.sight.dig, at)
        changed = (now, over) != (self.pointed, self.over)
        self.pointed, self.over = now, over
        return changed

    def arrows(self, space: int) -> list[Target]:
        """Return the directions in which the top tile of a space can slide."""
        return [target for target in self.targets if target.key[:2] == ("arrow", space)]

    def under(self, at: Point) -> Pointed | None:
        """Return what answers under a point: open sheets first, then the table, plates and buttons."""
        for layer, offer in (("chooser", self.chooser), ("tray", self.tray)):
            if offer is not None and offer.box.collidepoint(at):
                number = offer.at(at)
                return None if number is None else Pointed(layer, (number,), offer.areas[number])
        layers = {key: sprite.layer for key, sprite in self.board.cast.sprites.items()}
        target = topmost(self.targets, at, layers)
        if target is not None:
            return Pointed("target", target.key, target.area, target)
        for layer, places in (("plate", self.desk.plates), ("button", self.desk.buttons)):
            for name, area in places.items():
                if area.collidepoint(at):
                    return Pointed(layer, (name,), area)
        meant = [name for name, area in self.desk.marks.items() if area.collidepoint(at) and self.possible.get(name)]
        return Pointed("plate", (meant[0],), self.desk.plates[meant[0]]) if meant else None

    @property
    def sheets(self) -> list[Offer]:
        """The open sheets."""
        return [offer for offer in (self.chooser, self.tray) if offer is not None]

    def covered(self, at: Point) -> bool:
        """Tell whether an open sheet lies over a point."""
        return any(offer.box.collidepoint(at) for offer in self.sheets)

    def leaves_sheet(self, pointed: Pointed) -> bool:
        """Tell whether a press goes away from an open question, to something that would be done at once."""
        if self.chooser is None or pointed.layer in ("chooser", "tray"):
            return False
        return pointed.name[0] in SITE or (pointed.name == ("end-turn",) and self.about != pointed.area)

    # going back

    def back(self) -> bool:
        """Take back the last thing begun; return False if nothing is."""
        if self.chooser is not None:
            self.chooser = None
        elif self.pinned is not None:
            self.pinned = None
        elif self.mode:
            self.choose_mode("")
        else:
            return False
        self.pointed = None
        return True

    @property
    def begun(self) -> bool:
        """Whether something is begun that can be taken back without undo."""
        return self.chooser is not None or self.pinned is not None or bool(self.mode)

    # keyboard

    def reachable(self) -> list[Pointed]:
        """Return everything the arrow keys lead to."""
        if self.chooser is not None:
            return offered("chooser", self.chooser)
        found = offered("tray", self.tray) if self.tray is not None else []
        found += [Pointed("target", target.key, target.area, target) for target in self.targets]
        found += [Pointed("plate", (name,), area) for name, area in self.desk.plates.items()]
        return found + [Pointed("button", (name,), area) for name, area in self.desk.buttons.items()]

    def step(self, right: int, down: int) -> bool:
        """Go to the nearest thing in a direction; return whether there was one."""
        found = self.reachable()
        if not found:
            return False
        self.by_keyboard, self.still = True, False
        if self.pointed is None or self.pointed not in found:
            self.pointed = found[0]
            return True
        here = self.pointed.area
        further = [(distance(here, other.area, right, down), number) for number, other in enumerate(found)]
        nearest = min((pair for pair in further if pair[0] is not None), default=None, key=lambda pair: pair[0] or 0)
        if nearest is None:
            return False
        self.pointed = found[nearest[1]]
        return True

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


def offered(layer: str, offer: Offer) -> list[Pointed]:
    """Return the answers of a sheet that can still be given."""
    return [
        Pointed(layer, (number,), area) for number, area in enumerate(offer.areas) if offer.at(area.center) == number
    ]


def distance(one: pygame.FRect, other: pygame.FRect, right: int, down: int) -> float | None:
    """Return how far a box lies in a direction from another, None if it does not lie that way."""
    away = other.centerx - one.centerx, other.centery - one.centery
    along = away[0] * right + away[1] * down
    across = abs(away[0] * down) + abs(away[1] * right)
    return along + across * SIDEWAYS if along > 4 else None


def loses(dig: Dig, possible: Iterable[Choice]) -> bool:
    """Tell whether Energy is left that could still be spent."""
    return dig.stage < CLAIM and dig.energy > 0 and any(True for _ in possible)
