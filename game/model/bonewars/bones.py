"""Gaining bones: from the bag, from the display, and which of them stay when the crates are full (1.11 #2-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.bonewars.box import KINDS
from game.model.bonewars.facts import BonesSwapped
from game.model.bonewars.state import Feud
from game.model.bonewars.supplies import draw_bones, excess, give_back, take_rare
from game.model.turn import Choice, Fact

ALL = range(len(KINDS))
DONE: Choice = ("done",)
RETURN: list[Choice] = [("return", kind) for kind in ALL]
RARE: list[Choice] = [("rare", kind) for kind in ALL]
SWAP: list[list[Choice]] = [[("swap", given, taken) for taken in ALL] for given in ALL]


@dataclass(frozen=True, slots=True)
class Keep:
    """When crates are lacking, any bones, old or new, go back to the bag (1.11 #2, E4, S45).

    They are named in ascending order: no kind below `lowest` any more.
    """

    player: int
    lowest: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the kinds that may go, so that enough of those not below them are left."""
        bones, over = feud.seats[self.player].bones, excess(feud, self.player)
        found: list[Choice] = []
        left = sum(bones[self.lowest :])
        for kind in range(self.lowest, len(bones)):
            if left < over:
                break
            if bones[kind]:
                found.append(RETURN[kind])
            left -= bones[kind]
        return found

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Return one bone, and ask again while there are too many."""
        give_back(feud, self.player, choice[1], "room", facts)
        if excess(feud, self.player) > 0:
            feud.todo.append(Keep(self.player, choice[1]))


@dataclass(frozen=True, slots=True)
class Collect:
    """Collector: each bone of a draw may come from the display instead of the bag; decided first (grant 3, E2)."""

    player: int
    left: int
    lowest: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the rare kinds, in ascending order, and the bag for all that is left of the draw."""
        rare = [RARE[kind] for kind in range(self.lowest, len(KINDS)) if feud.display[kind]]
        return [*rare, ("bag",)]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Take a rare bone and ask for the next, or draw the rest."""
        if choice[0] == "bag":
            draw_bones(feud, self.player, self.left, facts)
            make_room(feud, self.player)
            return
        take_rare(feud, self.player, choice[1], facts)
        if self.left > 1:
            feud.todo.append(Collect(self.player, self.left - 1, choice[1]))
        else:
            make_room(feud, self.player)


@dataclass(frozen=True, slots=True)
class TakeRare:
    """Up to so many bones of choice from the display, which is never refilled (1.11 #3, E3, S45)."""

    player: int
    left: int
    lowest: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the kinds that lie there, in ascending order, and `done`."""
        return [*(RARE[kind] for kind in range(self.lowest, len(KINDS)) if feud.display[kind]), DONE]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Take one and ask for the next, or stop."""
        if choice != DONE:
            take_rare(feud, self.player, choice[1], facts)
            if self.left > 1:
                feud.todo.append(TakeRare(self.player, self.left - 1, choice[1]))
                return
        make_room(feud, self.player)


@dataclass(frozen=True, slots=True)
class Swap:
    """One bone of the player's changes places with one of the display (1.11 #4, S46)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return every pair of different kinds, given and taken."""
        owned = [kind for kind in ALL if feud.seats[self.player].bones[kind]]
        shown = [kind for kind in ALL if feud.display[kind]]
        return [SWAP[given][taken] for given in owned for taken in shown if given != taken]

    def resolve(self, feud: Feud, choice: tuple[str, int, int], facts: list[Fact]) -> None:
        """Swap the two."""
        swap(feud, self.player, choice[1], choice[2], facts)


def swap(feud: Feud, player: int, given: int, taken: int, facts: list[Fact]) -> None:
    """Take a bone from the display and leave another there (S94)."""
    bones, display = feud.seats[player].bones, feud.display
    display[taken] -= 1
    bones[taken] += 1
    bones[given] -= 1
    display[given] += 1
    facts.append(BonesSwapped(player, given, taken))


def can_swap(feud: Feud, player: int) -> bool:
    """Tell whether a player and the display have two different kinds to swap (S46)."""
    shown = [kind for kind in ALL if feud.display[kind]]
    return any(count and shown != [kind] for kind, count in enumerate(feud.seats[player].bones)) and bool(shown)


def draw_from_bag(feud: Feud, player: int, count: int, facts: list[Fact]) -> None:
    """Draw bones from the bag, with Collector from the display too, and keep what fits (1.11 #2)."""
    if feud.has_grant(player, "collector") and any(feud.display):
        feud.todo.append(Collect(player, count, 0))
        return
    draw_bones(feud, player, count, facts)
    make_room(feud, player)


def make_room(feud: Feud, player: int) -> None:
    """Have a player return bones when he has more than his crates hold."""
    if excess(feud, player) > 0:
        feud.todo.append(Keep(player, 0))
