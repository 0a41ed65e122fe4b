"""Publishing papers: bones are paid for every card first, then the cards are archived and rewarded (1.10, action 1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.bonewars import archive
from game.model.bonewars.bonuses import Reward, reward
from game.model.bonewars.box import CATEGORY, KINDS, PAPERS
from game.model.bonewars.deeds import SpeciesPresented
from game.model.bonewars.shelves import add_paper
from game.model.bonewars.state import Feud
from game.model.bonewars.supplies import give_back
from game.model.turn import Choice, Fact

FEWEST, MOST = PAPERS[0], PAPERS[-1]
DONE: Choice = ("done",)
BONE: list[Choice] = [("bone", kind) for kind in range(len(KINDS))]
WILD: list[Choice] = [("wild", kind) for kind in range(len(KINDS))]
FEW = 3
"""Williston and Reed: so many bones at most (C7)."""


def wilds(feud: Feud, player: int, grant: str, notion: str) -> int:
    """Return how many bones may count as any kind in one action: the grant's and the card's (C6)."""
    return (feud.box.grant_amount[grant] if feud.has_grant(player, grant) else 0) + (notion == "wild")


def can_publish(feud: Feud, player: int, notion: str) -> bool:
    """Tell whether a player has a card that he can assemble and archive."""
    if sum(feud.seats[player].bones) < FEWEST:
        return False
    return bool(publishable(feud, player, wilds(feud, player, "restorer", notion)))


def publishable(feud: Feud, player: int, wild: int) -> list[int]:
    """Return the cards of the hand that can be assembled, and archived beside those already on the table (C1)."""
    seat, icon = feud.seats[player], feud.box.icon
    room = archive.rooms(feud, player)
    anywhere = feud.has_grant(player, "generalist")
    if anywhere and sum(free for free in room if free > 0) <= len(feud.table):
        return []
    for card in feud.table:
        room[icon[card]] -= 1
    return [
        card
        for card in sorted(seat.species)
        if (anywhere or room[icon[card]] > 0) and can_assemble(feud, seat.bones, card, wild)
    ]


def can_assemble(feud: Feud, bones: list[int], card: int, wild: int) -> bool:
    """Tell whether bones of at least two categories, wild ones among them, make a skeleton of a species."""
    fitting = 0
    for kinds in feud.box.fits[card]:
        for kind in kinds:
            if bones[kind]:
                fitting += 1
                break
    return fitting >= FEWEST or (wild > 0 and fitting + wild >= FEWEST and sum(bones) >= FEWEST)


@dataclass(frozen=True, slots=True)
class Publish:
    """One species card after the other is laid out and its bones are paid, all before any reward (C2).

    `values` are the papers so far, for the cards on the table; `wild` bones of any kind may still be used.
    """

    player: int
    notion: str
    wild: int
    values: tuple[int, ...]
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the cards that can be published, and `done` after the first."""
        found: list[Choice] = [("publish", card) for card in publishable(feud, self.player, self.wild)]
        return [*found, DONE] if self.values else found

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Lay out a card and ask for its bones, or archive all."""
        if choice == DONE:
            feud.todo.append(ArchivePapers(self.player, self.notion, self.values, 0, ()))
            return
        feud.seats[self.player].species.remove(choice[1])
        feud.table.append(choice[1])
        facts.append(SpeciesPresented(self.player, choice[1]))
        feud.todo.append(Assemble(self.player, self.notion, self.wild, self.values, choice[1], (), ()))


@dataclass(frozen=True, slots=True)
class Assemble:
    """Two, three or four bones of different categories are discarded, one by one in ascending order (1.10 A).

    `fitting` are the kinds paid as themselves; `any_kind` those paid as bones of any kind, at most `wild` (C6).
    """

    player: int
    notion: str
    wild: int
    values: tuple[int, ...]
    card: int
    fitting: tuple[int, ...]
    any_kind: tuple[int, ...]
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the bones that may come next so that two are reached, and `done` from two on."""
        bones = feud.seats[self.player].bones
        paid = len(self.fitting) + len(self.any_kind)
        found: list[Choice] = []
        if paid < MOST:
            if not self.any_kind:
                found += [BONE[kind] for kind in self.next_fitting(feud, bones)]
            found += [WILD[kind] for kind in self.next_wild(feud, bones)]
        return [*found, DONE] if paid >= FEWEST else found

    def next_fitting(self, feud: Feud, bones: list[int]) -> list[int]:
        """Return the kinds that fit the card in a category after the last one."""
        last = CATEGORY[self.fitting[-1]] if self.fitting else -1
        fits = feud.box.fits[self.card]
        kinds = [kind for kinds in fits[last + 1 :] for kind in kinds if bones[kind]]
        if self.fitting:
            return kinds
        return [kind for kind in kinds if self.leads_on(feud, bones, kind)]

    def leads_on(self, feud: Feud, bones: list[int], kind: int) -> bool:
        """Tell whether a second bone can follow a first one that fits."""
        after = Assemble(self.player, self.notion, self.wild, self.values, self.card, (kind,), ())
        left = bones[:]
        left[kind] -= 1
        return bool(after.next_fitting(feud, left) or after.next_wild(feud, left))

    def next_wild(self, feud: Feud, bones: list[int]) -> list[int]:
        """Return the kinds that may count as any kind: never one that could still be paid as itself."""
        if len(self.any_kind) >= self.wild:
            return []
        taken = [CATEGORY[kind] for kind in self.fitting]
        fits = feud.box.fits[self.card]
        lowest = self.any_kind[-1] if self.any_kind else 0
        kinds = [
            kind
            for kind in range(lowest, len(bones))
            if bones[kind] and (CATEGORY[kind] in taken or kind not in fits[CATEGORY[kind]])
        ]
        if self.fitting or self.any_kind:
            return kinds
        return [kind for kind in kinds if self.wild > 1 and (bones[kind] > 1 or kind != kinds[-1])]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Pay a bone and ask on, or note the paper's value."""
        if choice == DONE:
            used = len(self.any_kind)
            values = (*self.values, len(self.fitting) + used)
            feud.todo.append(Publish(self.player, self.notion, self.wild - used, values))
            return
        give_back(feud, self.player, choice[1], "publish", facts)
        fitting, any_kind = self.fitting, self.any_kind
        if choice[0] == "bone":
            fitting += (choice[1],)
        else:
            any_kind += (choice[1],)
        feud.todo.append(Assemble(self.player, self.notion, self.wild, self.values, self.card, fitting, any_kind))


@dataclass(frozen=True, slots=True)
class ArchivePapers:
    """The published cards are archived one by one, and what each gives is noted (1.10 B, C1, C2)."""

    player: int
    notion: str
    values: tuple[int, ...]
    done: int
    noted: tuple[Reward, ...]
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the envelopes for the next card: its own, or with Generalist any with room (D11)."""
        if self.done == len(self.values):
            return []
        return [("envelope", number) for number in archive.envelopes_for(feud, self.player, feud.table[0])]

    def resolve(self, feud: Feud, choice: tuple[str, int] | None, facts: list[Fact]) -> None:
        """Archive the card and note its rewards; after the last card give them all, and the papers after them."""
        if choice is None:
            feud.todo.append(AddPapers(self.player, self.values))
            reward(feud, self.player, self.noted, facts)
            return
        card = feud.table.pop(0)
        noted = self.noted + self.paper_rewards(feud, card)
        noted += archive.put(feud, self.player, card, choice[1], facts)
        feud.todo.append(ArchivePapers(self.player, self.notion, self.values, self.done + 1, noted))

    def paper_rewards(self, feud: Feud, card: int) -> tuple[Reward, ...]:
        """Return loyalty, prize and round bonus for the bones that went into a paper (1.10 A)."""
        value = self.values[self.done]
        loyalty = feud.box.figures.paper_loyalty[value - FEWEST]
        found: tuple[Reward, ...] = (("split" if self.splits() else "loyalty", loyalty),)
        if self.notion == "few-bones" and self.done == first_with_few(self.values):
            found += (("loyalty", 1),)
        if value > FEWEST:
            found += feud.box.prizes[card]
        if value == MOST:
            found += (("any-round" if feud.has_grant(self.player, "full-skeleton") else "round", 1),)
        return found

    def splits(self) -> bool:
        """Tell whether Carlin's bonus is for this paper: the first with most loyalty, which leaves most choice."""
        return self.notion == "split" and self.done == self.values.index(max(self.values))


def first_with_few(values: tuple[int, ...]) -> int:
    """Return the first paper with at most three bones (Williston), -1 if there is none."""
    return next((number for number, value in enumerate(values) if value <= FEW), -1)


@dataclass(frozen=True, slots=True)
class AddPapers:
    """Last of all each paper goes to the shelves of the patron whom the tile shows then (1.10 C, C3)."""

    player: int
    values: tuple[int, ...]
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return nothing: this runs by itself."""
        return []

    def resolve(self, feud: Feud, choice: None, facts: list[Fact]) -> None:
        """Add the papers."""
        for value in self.values:
            add_paper(feud, self.player, value, facts)
