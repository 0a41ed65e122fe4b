"""Debunking papers: identical bones turn a rival's paper of exactly that value over (1.10, action 2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.bonewars.bonuses import RoundBonus, split
from game.model.bonewars.box import KINDS, PAPERS
from game.model.bonewars.publish import FEW, wilds
from game.model.bonewars.shelves import debunk_paper
from game.model.bonewars.state import Feud
from game.model.bonewars.supplies import give_back
from game.model.turn import Choice, Fact

FEWEST = PAPERS[0]
DONE: Choice = ("done",)


def can_debunk(feud: Feud, player: int, notion: str) -> bool:
    """Tell whether a player has the bones for a paper of his patron's rival."""
    return bool(sets(feud, player, wilds(feud, player, "critic", notion)))


def sets(feud: Feud, player: int, wild: int) -> list[Choice]:
    """Return every value with a rival paper and every kind of which the bones, with wild ones, are enough (C14)."""
    seat = feud.seats[player]
    rival = feud.papers[1 - seat.patron]
    if not rival:
        return []
    bones = seat.bones
    total = sum(bones)
    return [
        ("debunk", value, kind)
        for value in PAPERS
        if value in rival and total >= value
        for kind in range(len(KINDS))
        if bones[kind] and bones[kind] + min(wild, total - bones[kind]) >= value
    ]


@dataclass(frozen=True, slots=True)
class Debunk:
    """Papers are debunked one by one, each with its own set of bones (C13, S32).

    `notion` is the card's bonus as long as it is not used, `wild` the bones of any kind left; with `grants` Pamphlet
    may still be used; `again` when one paper has been debunked.
    """

    player: int
    notion: str
    wild: int
    pamphlet: bool
    again: bool
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the sets that debunk a paper, and `done` after the first."""
        found = sets(feud, self.player, self.wild)
        return [*found, DONE] if self.again else found

    def resolve(self, feud: Feud, choice: tuple[str, int, int], facts: list[Fact]) -> None:
        """Ask for the bones of any kind, or pay at once when there are none."""
        if choice == DONE:
            return
        feud.todo.append(PayDebunk(self.player, self.notion, self.wild, self.pamphlet, choice[1], choice[2], ()))


@dataclass(frozen=True, slots=True)
class PayDebunk:
    """Some bones of another kind may count as one of the set (Leidy, Critic; S31), named in ascending order."""

    player: int
    notion: str
    wild: int
    pamphlet: bool
    value: int
    kind: int
    any_kind: tuple[int, ...]
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the kinds that may stand in, and `done` when the bones of the kind itself are enough."""
        bones, used = feud.seats[self.player].bones, len(self.any_kind)
        needed = self.value - used - bones[self.kind]
        found: list[Choice] = []
        if used < min(self.wild, self.value - 1):
            kinds = range(self.any_kind[-1] if self.any_kind else 0, len(bones))
            left = sum(bones[kind] for kind in kinds if kind != self.kind)
            for kind in kinds:
                if kind != self.kind and bones[kind] and left >= needed:
                    found.append(("wild", kind))
                left -= 0 if kind == self.kind else bones[kind]
        return [*found, DONE] if needed <= 0 else found

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Pay a bone of any kind, or the rest of the set; then the paper moves."""
        if choice != DONE:
            give_back(feud, self.player, choice[1], "debunk", facts)
            spent = (*self.any_kind, choice[1])
            feud.todo.append(
                PayDebunk(self.player, self.notion, self.wild, self.pamphlet, self.value, self.kind, spent)
            )
            return
        for _ in range(self.value - len(self.any_kind)):
            give_back(feud, self.player, self.kind, "debunk", facts)
        debunk_paper(feud, self.player, self.value, facts)
        wild = self.wild - len(self.any_kind)
        feud.todo.append(DebunkLoyalty(self.player, self.notion, wild, self.pamphlet, self.value))


@dataclass(frozen=True, slots=True)
class DebunkLoyalty:
    """1, 2 or 4 loyalty; Reed adds 1, Sternberg splits, Pamphlet gives 1 up for a round bonus (S32, S33, C8).

    A choice is ("loyalty", own, other, card used, pamphlet used).
    """

    player: int
    notion: str
    wild: int
    pamphlet: bool
    value: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the ways to take the loyalty; the card's bonus may be kept for a later paper."""
        base = feud.box.figures.debunk_loyalty[self.value - FEWEST]
        found: list[Choice] = []
        for given_up in (0, 1) if self.pamphlet else (0,):
            for amount, used in self.amounts(base):
                kept = amount - given_up
                found.append(("loyalty", kept, 0, used, given_up))
                if self.notion == "split":
                    found += [("loyalty", kept - other, other, 1, given_up) for other in range(1, kept + 1)]
        return found

    def amounts(self, base: int) -> list[tuple[int, int]]:
        """Return the loyalty with Reed and without: he is only kept back when Pamphlet may turn the patron."""
        if self.notion != "few-bones" or self.value > FEW:
            return [(base, 0)]
        return [(base + 1, 1), (base, 0)] if self.pamphlet else [(base + 1, 1)]

    def resolve(self, feud: Feud, choice: tuple[str, int, int, int, int], facts: list[Fact]) -> None:
        """Take the loyalty and the bonus of choice, then ask for the next paper."""
        _, own, other, used, given_up = choice
        notion = "" if used else self.notion
        feud.todo.append(Debunk(self.player, notion, self.wild, self.pamphlet and not given_up, True))
        split(feud, self.player, own, other, facts)
        if given_up:
            feud.todo.append(RoundBonus(self.player, True))
