"""Money, reputation, loyalty, and what comes out of the bag, the display and the decks (rules 1.11)."""

from __future__ import annotations

from game.model.bonewars.box import LEVELS, NOTHING
from game.model.bonewars.deeds import CoverRemoved, MarkerTakenBack
from game.model.bonewars.facts import (
    BoneDrawn,
    BoneReturned,
    LoyaltyGained,
    MoneyGained,
    MoneyPaid,
    PaleontologistDiscarded,
    PaleontologistDrawn,
    PaleontologistShown,
    PaleontologistsShuffled,
    PaleontologistTaken,
    PatronTurned,
    RareBoneTaken,
    ReputationGained,
    SiteBonePlaced,
    SpeciesDealt,
    SpeciesDiscarded,
    SpeciesDrawn,
    SpeciesShuffled,
)
from game.model.bonewars.state import Feud
from game.model.turn import Fact, below, shuffle

# money, reputation, loyalty


def gain_money(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Take dollars from the supply (1.11 #1)."""
    seat = feud.seats[player]
    seat.money += amount
    facts.append(MoneyGained(player, amount, seat.money))


def pay(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Pay dollars to the supply."""
    if amount:
        seat = feud.seats[player]
        seat.money -= amount
        facts.append(MoneyPaid(player, amount, seat.money))


def gain_reputation(feud: Feud, player: int, amount: int, why: str, facts: list[Fact]) -> None:
    """Gain reputation points."""
    if amount:
        seat = feud.seats[player]
        seat.reputation += amount
        facts.append(ReputationGained(player, amount, seat.reputation, why))


def gain_loyalty(feud: Feud, player: int, patron: int, amount: int, facts: list[Fact]) -> None:
    """Go up a patron's track; beyond the top each step is 1 RP (1.11 #11, S37)."""
    seat = feud.seats[player]
    here, top = seat.loyalty[patron], len(feud.box.figures.track) - 1
    there = min(top, here + amount)
    if there > here:
        seat.loyalty[patron] = there
        facts.append(LoyaltyGained(player, patron, here, there))
    gain_reputation(feud, player, here + amount - there, "track", facts)


def turn_patron(feud: Feud, player: int, patron: int, facts: list[Fact]) -> None:
    """Turn the patron tile to a patron; everything after that works for him (1.11 #5)."""
    if feud.seats[player].patron != patron:
        feud.seats[player].patron = patron
        facts.append(PatronTurned(player, patron))


def take_back(feud: Feud, player: int, facts: list[Fact]) -> None:
    """Take the paleontologist marker back: the next action may use any space (1.11 #6)."""
    seat = feud.seats[player]
    if seat.post != NOTHING:
        facts.append(MarkerTakenBack(player, seat.post))
        seat.post = NOTHING


# bones


def pull(feud: Feud) -> int:
    """Draw one kind of bone from the bag at random, NOTHING when the bag is empty (E1)."""
    bag = feud.bag
    total = sum(bag)
    if not total:
        return NOTHING
    number = below(feud, total)
    kind = 0
    while number >= bag[kind]:
        number -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


def draw_bones(feud: Feud, player: int, count: int, facts: list[Fact]) -> None:
    """Draw bones from the bag into a player's crates, room or not (E4, S45)."""
    bones = feud.seats[player].bones
    for _ in range(count):
        kind = pull(feud)
        if kind == NOTHING:
            return
        bones[kind] += 1
        facts.append(BoneDrawn(player, kind))


def take_rare(feud: Feud, player: int, kind: int, facts: list[Fact]) -> None:
    """Take a bone from the display, which is never refilled (1.11 #3)."""
    feud.display[kind] -= 1
    feud.seats[player].bones[kind] += 1
    facts.append(RareBoneTaken(player, kind))


def give_back(feud: Feud, player: int, kind: int, why: str, facts: list[Fact]) -> None:
    """Return one of a player's bones to the bag, as what it is (S31)."""
    feud.seats[player].bones[kind] -= 1
    feud.bag[kind] += 1
    facts.append(BoneReturned(player, kind, why))


def excess(feud: Feud, player: int) -> int:
    """Return how many bones a player has beyond his crates."""
    return sum(feud.seats[player].bones) - feud.crates(player)


def fill_site(feud: Feud, site: int, facts: list[Fact]) -> None:
    """Fill the empty bone slots of a site from the bag, top to bottom, as far as it goes (S23)."""
    for level in range(LEVELS):
        if feud.site_bones[site * LEVELS + level] == NOTHING:
            kind = pull(feud)
            if kind == NOTHING:
                return
            feud.site_bones[site * LEVELS + level] = kind
            facts.append(SiteBonePlaced(site, level, kind))


def remove_cover(feud: Feud, player: int, facts: list[Fact]) -> None:
    """Take a cover tile off the crates, if one is left; it leaves the game (1.11 #14)."""
    seat = feud.seats[player]
    if seat.covers:
        seat.covers -= 1
        facts.append(CoverRemoved(player, seat.covers))


# cards


def top_species(feud: Feud, facts: list[Fact]) -> int:
    """Draw the top species card, from the shuffled discards when the deck is empty; 0 when both are (S43, E7)."""
    if not feud.species_deck:
        if not feud.species_out:
            return 0
        feud.species_deck, feud.species_out = feud.species_out, []
        shuffle(feud, feud.species_deck)
        facts.append(SpeciesShuffled(len(feud.species_deck)))
    return feud.species_deck.pop()


def draw_species(feud: Feud, player: int, count: int, facts: list[Fact]) -> None:
    """Draw species cards into a hand (1.11 #8)."""
    for _ in range(count):
        card = top_species(feud, facts)
        if not card:
            return
        feud.seats[player].species.append(card)
        facts.append(SpeciesDrawn(player, card))


def discard_species(feud: Feud, card: int, place: int, source: str, facts: list[Fact]) -> None:
    """Put a species card on the discard pile."""
    feud.species_out.append(card)
    facts.append(SpeciesDiscarded(card, place, source))


def deal_species(feud: Feud, site: int, facts: list[Fact]) -> None:
    """Deal a species card onto a site; without any card it stays empty (S44)."""
    card = top_species(feud, facts)
    feud.site_cards[site] = card
    if card:
        facts.append(SpeciesDealt(site, card))


def top_paleontologist(feud: Feud, facts: list[Fact]) -> int:
    """Draw the top paleontologist card, from the shuffled discards when the deck is empty; 0 when both are (S43)."""
    if not feud.paleontologist_deck:
        if not feud.paleontologist_out:
            return 0
        feud.paleontologist_deck, feud.paleontologist_out = feud.paleontologist_out, []
        shuffle(feud, feud.paleontologist_deck)
        facts.append(PaleontologistsShuffled(len(feud.paleontologist_deck)))
    return feud.paleontologist_deck.pop()


def draw_paleontologist(feud: Feud, player: int, facts: list[Fact]) -> None:
    """Draw the top paleontologist card into a hand."""
    if card := top_paleontologist(feud, facts):
        feud.seats[player].paleontologists.append(card)
        facts.append(PaleontologistDrawn(player, card))


def take_shown(feud: Feud, player: int, card: int, facts: list[Fact]) -> None:
    """Take one of the paleontologist cards that lie face up, and refill its place at once (1.11 #9)."""
    place = feud.shown.index(card)
    feud.seats[player].paleontologists.append(card)
    facts.append(PaleontologistTaken(player, card, place))
    following = top_paleontologist(feud, facts)
    if following:
        feud.shown[place] = following
        facts.append(PaleontologistShown(following, place))
    else:
        del feud.shown[place]


def discard_paleontologist(feud: Feud, player: int, card: int, facts: list[Fact]) -> None:
    """Put a paleontologist card on its discard pile."""
    feud.paleontologist_out.append(card)
    facts.append(PaleontologistDiscarded(player, card))
