"""The draft before round 1: a species card with two bones, and a career (rules 1.5 and 1.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.bonewars.bones import make_room
from game.model.bonewars.bonuses import reward
from game.model.bonewars.box import NOTHING
from game.model.bonewars.deeds import OfferReturned, OfferTaken, VirtualPlaced
from game.model.bonewars.passing import settle_at, take_profession
from game.model.bonewars.rounds import begin_round
from game.model.bonewars.state import NOBODY, Feud
from game.model.bonewars.supplies import discard_species, gain_loyalty
from game.model.turn import Automatic, Choice, Fact

EITHER, OTHER, OFFER = "either", "other", "offer"
"""What may be chosen: either option, the one not yet taken, or only a card of the offer (against Theodore)."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A player takes a species card with its bones, or chooses a career; the other one in the second pass (1.5)."""

    player: int
    what: str
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the cards of the offer and the careers, as far as they may be chosen."""
        employed = feud.seats[self.player].profession != NOTHING
        found: list[Choice] = []
        if self.what != OTHER or employed:
            found += [("offer", card) for card in sorted(feud.offer)]
        if self.what == EITHER or (self.what == OTHER and not employed):
            found += [("career", space) for space in open_careers(feud)]
        return found

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Take the card, or the profession; a university follows (S3)."""
        if choice[0] == "offer":
            take_offer(feud, self.player, choice[1], facts)
            return
        take_profession(feud, self.player, choice[1], facts)
        feud.order.append(self.player)
        gains = feud.box.profession_gains[choice[1]]
        waiting = sum(amount for effect, amount in gains if effect == "loyalty")
        feud.todo.append(StartUniversity(self.player, waiting))
        reward(feud, self.player, [gain for gain in gains if gain[0] != "loyalty"], facts)


def open_careers(feud: Feud) -> list[int]:
    """Return the free spaces of the left-most column of the profession track."""
    taken = [seat.profession for seat in feud.seats]
    return [space for space in range(0, len(feud.box.profession_gains), feud.box.columns) if space not in taken]


def take_offer(feud: Feud, player: int, card: int, facts: list[Fact]) -> None:
    """Take a card of the offer to the hand and its bones to the crates."""
    place = feud.offer.index(card)
    seat, bones = feud.seats[player], feud.offer_bones[place]
    del feud.offer[place], feud.offer_bones[place]
    seat.species.append(card)
    for kind in bones:
        seat.bones[kind] += 1
    facts.append(OfferTaken(player, card, bones))
    make_room(feud, player)


@dataclass(frozen=True, slots=True)
class StartUniversity:
    """Team and grant marker go to a free university, the patron tile shows its patron (1.5, step 2b; S2).

    `waiting` is the loyalty of the profession, which had no patron to go to yet (S3).
    """

    player: int
    waiting: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the free spaces; with two players never with the other's patron (1.5, step 4)."""
        return [("university", space) for space in open_starts(feud)]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Start there."""
        settle_at(feud, self.player, choice[1], facts)
        if self.waiting:
            gain_loyalty(feud, self.player, feud.seats[self.player].patron, self.waiting, facts)


def open_starts(feud: Feud) -> list[int]:
    """Return the university spaces where a team may start."""
    taken = [seat.university for seat in feud.seats if seat.university != NOTHING]
    patrons = feud.box.patrons
    shut = [patrons[space] for space in taken] if len(feud.seats) == 2 else []
    return [space for space in range(len(patrons)) if space not in taken and patrons[space] not in shut]


@dataclass(frozen=True, slots=True)
class EndDraft(Automatic):
    """What is left of the offer goes back, the neutral team is placed, round 1 begins (1.5, steps 4-6; 1.6)."""

    player: int = NOBODY

    def resolve(self, feud: Feud, choice: None, facts: list[Fact]) -> None:
        """Clear the offer and begin."""
        for card, bones in zip(feud.offer, feud.offer_bones, strict=True):
            for kind in bones:
                feud.bag[kind] += 1
            facts.append(OfferReturned(card, bones))
            discard_species(feud, card, NOTHING, "offer", facts)
        feud.offer.clear()
        feud.offer_bones.clear()
        place_neutral(feud, facts)
        begin_round(feud, facts)


def place_neutral(feud: Feud, facts: list[Fact]) -> None:
    """Put the neutral team beside the first team with two players, on the last free space with three (1.6)."""
    taken = [seat.university for seat in feud.seats]
    free = [space for space in range(len(feud.box.patrons)) if space not in taken]
    if len(feud.seats) == 2:
        first = feud.seats[feud.order[0]].patron
        free = [space for space in free if feud.box.patrons[space] == first]
    if free:
        feud.neutral = free[0]
        facts.append(VirtualPlaced(free[0]))
