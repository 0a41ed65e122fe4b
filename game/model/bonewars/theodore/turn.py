"""Theodore's turn: his current card, the back of the next one, and which half he does (2.4)."""

from __future__ import annotations

from dataclasses import dataclass

from game.model.bonewars.box import NOTHING
from game.model.bonewars.deeds import CardLaid, NextCardRead, PrizeTaken, SoloDeckShuffled
from game.model.bonewars.facts import TurnEnded
from game.model.bonewars.matching import icon_matches
from game.model.bonewars.rows import Slot, SoloCard
from game.model.bonewars.state import Feud
from game.model.bonewars.supplies import discard_species, gain_loyalty, pay, take_back
from game.model.bonewars.theodore.actions import run_loop
from game.model.bonewars.theodore.choice import give_up_species, note
from game.model.bonewars.theodore.field import Party, work
from game.model.bonewars.theodore.gains import (
    his,
    receive,
    receive_paleontologist,
    receive_reclassify,
    receive_round,
)
from game.model.bonewars.theodore.home import pass_by_rule
from game.model.turn import Automatic, Fact, shuffle

CARDS_NEEDED = 2
"""He needs a current and a next card (S69)."""


@dataclass(frozen=True, slots=True)
class TheodoreTurn(Automatic):
    """Theodore lays his top card into the first free slot, pays and acts; he passes when he cannot (2.4, 2.7)."""

    player: int

    def resolve(self, feud: Feud, choice: None, facts: list[Fact]) -> None:
        """Take the whole turn."""
        if reason := why_pass(feud, self.player):
            note(self.player, "pass", reason, (), facts)
            pass_by_rule(feud, self.player, facts)
        else:
            take_turn(feud, self.player, facts)
        facts.append(TurnEnded(self.player))


def why_pass(feud: Feud, player: int) -> str:
    """Return why he passes, empty when he goes on (2.7, S69, S72)."""
    cost = feud.slot_cost(player)
    if cost == NOTHING:
        return "no-slot"
    if cost > feud.seats[player].money:
        return "too-expensive"
    theodore = his(feud)
    return "no-cards" if len(theodore.deck) + len(theodore.discards) < CARDS_NEEDED else ""


def take_turn(feud: Feud, player: int, facts: list[Fact]) -> None:
    """Lay the current card, read the next one, and do the half it selects."""
    theodore, seat, cards = his(feud), feud.seats[player], feud.box.solo_cards
    place = len(seat.laid)
    slot = seat.slots[place]
    free = feud.free_moves(player)
    refill(feud, facts)
    pay(feud, player, feud.slot_cost(player), facts)
    current = theodore.deck.pop()
    seat.laid.append(("solo", current))
    facts.append(CardLaid(player, "solo", current, place))
    refill(feud, facts)
    following = cards[theodore.deck[-1]]
    facts.append(NextCardRead(theodore.deck[-1]))
    note(player, "half", following.back, ("solo", theodore.deck[-1]), facts)
    gain_loyalty(feud, player, 1 - seat.patron, following.rival_loyalty, facts)
    printed = feud.box.slots[slot]
    if following.back == "paleontologist":
        if act(feud, player, cards[current], bool(following.take_back), facts):
            return
        note(player, "half", "nothing-possible", ("team",), facts)
        party = Party(printed.points, printed.depth, free)
    else:
        party = figures(feud, player, slot, following, free, facts)
    for icon in cards[current].front:
        front_icon(feud, player, icon, facts)
    work(feud, player, cards[current].team, party, facts)


def refill(feud: Feud, facts: list[Fact]) -> None:
    """Shuffle his discards into a new deck when the deck is used up (T6)."""
    theodore = his(feud)
    if not theodore.deck:
        theodore.deck, theodore.discards = theodore.discards, []
        shuffle(feud, theodore.deck)
        facts.append(SoloDeckShuffled(len(theodore.deck)))


def act(feud: Feud, player: int, current: SoloCard, taken_back: bool, facts: list[Fact]) -> bool:
    """Do the paleontologist half, twice with 2x, and tell whether anything was possible (T11, S57)."""
    seat = feud.seats[player]
    if taken_back:
        take_back(feud, player, facts)
    start = seat.post
    done = False
    for _ in range(2 if "twice" in current.front else 1):
        shut = () if feud.has_grant(player, "tenure") else (start, seat.post)
        done = run_loop(feud, player, current.actions, shut, facts) or done
        if seat.post == NOTHING:
            start = NOTHING
    return done


def figures(feud: Feud, player: int, slot: int, following: SoloCard, free: int, facts: list[Fact]) -> Party:
    """Return points and depth: the slot's when he cashes in a species with its icon, else the next card's (T9)."""
    seat = feud.seats[player]
    matching = [card for card in seat.species if icon_matches(feud, player, card, slot)]
    if not matching:
        note(player, "figures", "next-card", ("team", following.points, following.depth), facts)
        return Party(following.points, following.depth, free)
    printed: Slot = feud.box.slots[slot]
    card = give_up_species(feud, player, "match", matching, facts)
    seat.species.remove(card)
    facts.append(PrizeTaken(player, card))
    receive(feud, player, feud.box.prizes[card], facts)
    discard_species(feud, card, player, "hand", facts)
    note(player, "figures", "slot", ("team", printed.points, printed.depth), facts)
    return Party(printed.points, printed.depth, free)


def front_icon(feud: Feud, player: int, icon: str, facts: list[Fact]) -> None:
    """Do what an icon of the front says before the team acts (T7)."""
    if icon == "reclassify":
        receive_reclassify(feud, player, 1, facts)
    elif icon == "round":
        receive_round(feud, player, 1, facts)
    elif icon == "paleontologist":
        receive_paleontologist(feud, player, 1, facts)
