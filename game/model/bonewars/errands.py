"""Dig site actions, one of six at each site, and looking at three species cards (1.11 #7 and #10, 3.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.bonewars.bones import DONE, Swap, can_swap, draw_from_bag
from game.model.bonewars.box import NOTHING
from game.model.bonewars.deeds import SiteActionDone
from game.model.bonewars.facts import SpeciesKept, SpeciesLookedAt
from game.model.bonewars.state import Feud
from game.model.bonewars.supplies import discard_species, gain_money, take_back, top_species, turn_patron
from game.model.turn import Choice, Fact

LOOKED_AT = 3


@dataclass(frozen=True, slots=True)
class SiteActions:
    """Up to so many actions of any of the six sites, repeats allowed (1.11 #10, B3)."""

    player: int
    left: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the sites whose action is possible, and `done`."""
        sites = range(len(feud.site_actions))
        return [*(("site", site) for site in sites if can_do(feud, self.player, errand_at(feud, site))), DONE]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Do one action and ask for the next, or stop."""
        if choice == DONE:
            return
        if self.left > 1:
            feud.todo.append(SiteActions(self.player, self.left - 1))
        do(feud, self.player, choice[1], facts)


@dataclass(frozen=True, slots=True)
class DiscardToSee:
    """One species card of the hand goes first, then three are looked at (3.8, S26)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the species cards of the hand."""
        return [("discard", card) for card in sorted(feud.seats[self.player].species)]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Discard it and look."""
        feud.seats[self.player].species.remove(choice[1])
        discard_species(feud, choice[1], self.player, "hand", facts)
        look(feud, self.player, facts)


@dataclass(frozen=True, slots=True)
class KeepOne:
    """Of the three cards looked at one is kept, the others are discarded (1.11 #7)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the cards looked at."""
        return [("keep", card) for card in sorted(feud.looked)]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Keep one, discard the others."""
        keep(feud, self.player, choice[1], facts)


def look(feud: Feud, player: int, facts: list[Fact]) -> None:
    """Look at the top three species cards, or at what there is, and keep one of them (S26, S84)."""
    if look_at(feud, player, facts):
        feud.todo.append(KeepOne(player))


def look_at(feud: Feud, player: int, facts: list[Fact]) -> bool:
    """Turn up the top three species cards for a player; tell whether there were any."""
    for _ in range(LOOKED_AT):
        if card := top_species(feud, facts):
            feud.looked.append(card)
    if feud.looked:
        facts.append(SpeciesLookedAt(player, tuple(feud.looked)))
    return bool(feud.looked)


def keep(feud: Feud, player: int, card: int, facts: list[Fact]) -> None:
    """Take one of the cards looked at into the hand and discard the others."""
    feud.looked.remove(card)
    feud.seats[player].species.append(card)
    facts.append(SpeciesKept(player, card))
    for other in feud.looked:
        discard_species(feud, other, player, "look", facts)
    feud.looked.clear()


def errand_at(feud: Feud, site: int) -> str:
    """Return the dig site action of a site."""
    return feud.box.errands[feud.site_actions[site]]


def can_do(feud: Feud, player: int, errand: str) -> bool:
    """Tell whether a player can do a dig site action (S26, S46)."""
    if errand in ("switch", "money"):
        return True
    seat = feud.seats[player]
    if errand == "see":
        return bool(seat.species)
    if errand == "swap":
        return can_swap(feud, player)
    if errand == "take-back":
        return seat.post != NOTHING
    return any(feud.bag) or (feud.has_grant(player, "collector") and any(feud.display))


def do(feud: Feud, player: int, site: int, facts: list[Fact]) -> None:
    """Do the dig site action of a site."""
    errand = errand_at(feud, site)
    facts.append(SiteActionDone(player, site, errand))
    if errand == "switch":
        turn_patron(feud, player, 1 - feud.seats[player].patron, facts)
    elif errand == "money":
        gain_money(feud, player, 1, facts)
    elif errand == "take-back":
        take_back(feud, player, facts)
    elif errand == "bone":
        draw_from_bag(feud, player, 1, facts)
    elif errand == "swap":
        feud.todo.append(Swap(player))
    else:
        feud.todo.append(DiscardToSee(player))
