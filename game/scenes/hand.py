"""What the hands of both tables share: what lies under the pointer, the way of the arrow keys, one step back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, NamedTuple, Protocol, TypeVar

import pygame

from game.scenes.offer import Offer
from game.view.pieces import Key
from game.view.screen import Point

SIDEWAYS = 2.5
"""How much more a unit counts across the direction of an arrow key than along it."""


class Answering(Protocol):
    """A place of the table that answers."""

    @property
    def key(self) -> Key:
        """What lies there."""

    @property
    def area(self) -> pygame.FRect:
        """Where it answers."""


T = TypeVar("T", bound=Answering)


class Pointed(NamedTuple, Generic[T]):
    """Something that answers, under the pointer or the keyboard: its layer, its name there, where it is."""

    layer: str
    name: Key
    area: pygame.FRect
    target: T | None = None


class TableHand(Generic[T]):
    """The player's side of a table; it finds what answers and knows what has been begun.

    What is the game's own: its plates, which target lies under a point, what is held until a second click.
    """

    def __init__(self) -> None:
        self.targets: list[T] = []
        self.mode = ""
        """The plate to whose choices the table is narrowed, empty for all."""
        self.tray: Offer | None = None
        """A sheet with answers that lie nowhere on the table."""
        self.chooser: Offer | None = None
        """The small sheet that asks what a click meant."""
        self.bar: Offer | None = None
        """Answers that stand in the bar of the turn."""
        self.pointed: Pointed[T] | None = None
        self.by_keyboard = False

    # what each game does in its own way

    def plates(self) -> Iterable[tuple[str, str, pygame.FRect]]:
        """Return the plates and the buttons, with their layers and places."""
        raise NotImplementedError

    def target_at(self, at: Point) -> T | None:
        """Return the target under a point."""
        raise NotImplementedError

    @property
    def holds(self) -> bool:
        """Whether something is held until a second click says what becomes of it."""
        raise NotImplementedError

    def let_go(self) -> None:
        """Let go of what is held."""
        raise NotImplementedError

    def choose_mode(self, mode: str) -> None:
        """Let only the choices of one plate answer, or all again."""
        raise NotImplementedError

    def default(self) -> Pointed[T] | None:
        """Return what Enter means when the keyboard is nowhere."""
        raise NotImplementedError

    # where the pointer is

    def point(self, at: Point) -> bool:
        """Follow the pointer; return whether it points at something else now."""
        self.by_keyboard = False
        before, self.pointed = self.pointed, self.under(at)
        return self.pointed != before

    def under(self, at: Point) -> Pointed[T] | None:
        """Return what answers under a point: open sheets first, then the table, then plates and buttons."""
        for layer, offer in (("chooser", self.chooser), ("tray", self.tray), ("bar", self.bar)):
            if offer is not None and offer.box.collidepoint(at):
                number = offer.at(at)
                return None if number is None else Pointed(layer, (number,), offer.areas[number])
        target = self.target_at(at)
        if target is not None:
            return Pointed("target", target.key, target.area, target)
        for layer, name, area in self.plates():
            if area.collidepoint(at):
                return Pointed(layer, (name,), area)
        return None

    def on_button(self, at: Point) -> bool:
        """Tell whether a button that leads no choice lies at a point."""
        found = self.under(at)
        return found is not None and found.layer == "button"

    @property
    def sheets(self) -> list[Offer]:
        """The open sheets that lie over the table."""
        return [offer for offer in (self.chooser, self.tray) if offer is not None]

    def covered(self, at: Point) -> bool:
        """Tell whether an open sheet lies over a point."""
        return any(offer.box.collidepoint(at) for offer in self.sheets)

    # going back

    def back(self) -> bool:
        """Take back the last thing begun; return False if nothing is."""
        if self.chooser is not None:
            self.chooser = None
        elif self.holds:
            self.let_go()
        elif self.mode:
            self.choose_mode("")
        else:
            return False
        self.pointed = None
        return True

    @property
    def begun(self) -> bool:
        """Whether something is begun that can be taken back without undo."""
        return self.chooser is not None or self.holds or bool(self.mode)

    # keyboard

    def reachable(self) -> list[Pointed[T]]:
        """Return everything the arrow keys lead to."""
        if self.chooser is not None:
            return self.offered("chooser", self.chooser)
        found = self.offered("tray", self.tray) if self.tray is not None else []
        found += self.offered("bar", self.bar) if self.bar is not None else []
        found += [Pointed("target", target.key, target.area, target) for target in self.targets]
        return found + [Pointed(layer, (name,), area) for layer, name, area in self.plates()]

    def offered(self, layer: str, offer: Offer) -> list[Pointed[T]]:
        """Return the answers of a sheet that can still be given."""
        answers = zip(offer.areas, offer.answers, strict=True)
        return [
            Pointed(layer, (number,), area)
            for number, (area, answer) in enumerate(answers)
            if not (answer.chosen or answer.off)
        ]

    def step(self, right: int, down: int) -> bool:
        """Go to the nearest thing in a direction; return whether there was one."""
        found = self.reachable()
        if not found:
            return False
        self.by_keyboard = True
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


def distance(one: pygame.FRect, other: pygame.FRect, right: int, down: int) -> float | None:
    """Return how far a box lies in a direction from another, None if it does not lie that way."""
    away = other.centerx - one.centerx, other.centery - one.centery
    along = away[0] * right + away[1] * down
    across = abs(away[0] * down) + abs(away[1] * right)
    return along + across * SIDEWAYS if along > 4 else None
