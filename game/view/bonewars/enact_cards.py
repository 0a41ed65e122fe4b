"""Does the facts about species and paleontologist cards on a copy of the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.bonewars.state import Feud
from game.model.turn import Fact

Enact = Callable[[Feud, Any], None]
"""Does a fact on a state."""


# species cards


def _from_deck(feud: Feud, card: int) -> None:
    """Take a card off the species deck; after a shuffle its place there is not known."""
    if card in feud.species_deck:
        feud.species_deck.remove(card)


def _species_dealt(feud: Feud, fact: f.SpeciesDealt) -> None:
    _from_deck(feud, fact.card)
    feud.site_cards[fact.site] = fact.card


def _species_drawn(feud: Feud, fact: f.SpeciesDrawn) -> None:
    _from_deck(feud, fact.card)
    feud.seats[fact.player].species.append(fact.card)


def _species_looked_at(feud: Feud, fact: f.SpeciesLookedAt) -> None:
    for card in fact.cards:
        _from_deck(feud, card)
    feud.looked = list(fact.cards)


def _species_kept(feud: Feud, fact: f.SpeciesKept) -> None:
    feud.looked.remove(fact.card)
    feud.seats[fact.player].species.append(fact.card)


def _species_discarded(feud: Feud, fact: f.SpeciesDiscarded) -> None:
    feud.species_out.append(fact.card)
    if fact.source == "hand" and fact.card in feud.seats[fact.place].species:
        feud.seats[fact.place].species.remove(fact.card)
    elif fact.source == "site":
        feud.site_cards[fact.place] = 0
    elif fact.source == "look":
        feud.looked.remove(fact.card)


def _species_shuffled(feud: Feud, fact: f.SpeciesShuffled) -> None:
    feud.species_deck, feud.species_out = sorted(feud.species_out), []


def _species_discovered(feud: Feud, fact: d.SpeciesDiscovered) -> None:
    feud.site_cards[fact.site] = 0
    feud.seats[fact.player].species.append(fact.card)


def _species_presented(feud: Feud, fact: d.SpeciesPresented) -> None:
    feud.seats[fact.player].species.remove(fact.card)
    feud.table.append(fact.card)


def _species_archived(feud: Feud, fact: f.SpeciesArchived) -> None:
    seat = feud.seats[fact.player]
    for place in (feud.table, seat.species):
        if fact.card in place:
            place.remove(fact.card)
    seat.archive[fact.envelope] += (fact.card,)


def _species_reclassified(feud: Feud, fact: f.SpeciesReclassified) -> None:
    archive = feud.seats[fact.player].archive
    archive[fact.from_envelope] = tuple(card for card in archive[fact.from_envelope] if card != fact.card)
    archive[fact.to_envelope] += (fact.card,)


def _prize_taken(feud: Feud, fact: d.PrizeTaken) -> None:
    """Theodore lets the card go out of his hand before its prize."""
    if feud.is_theodore(fact.player):
        feud.seats[fact.player].species.remove(fact.card)


def _offer_taken(feud: Feud, fact: d.OfferTaken) -> None:
    place = feud.offer.index(fact.card)
    del feud.offer[place], feud.offer_bones[place]
    feud.seats[fact.player].species.append(fact.card)
    for kind in fact.bones:
        feud.seats[fact.player].bones[kind] += 1


def _offer_returned(feud: Feud, fact: d.OfferReturned) -> None:
    place = feud.offer.index(fact.card)
    del feud.offer[place], feud.offer_bones[place]
    for kind in fact.bones:
        feud.bag[kind] += 1


# paleontologist cards


def _paleontologist_taken(feud: Feud, fact: f.PaleontologistTaken) -> None:
    feud.shown.remove(fact.card)
    feud.seats[fact.player].paleontologists.append(fact.card)


def _paleontologist_shown(feud: Feud, fact: f.PaleontologistShown) -> None:
    if fact.card in feud.paleontologist_deck:
        feud.paleontologist_deck.remove(fact.card)
    feud.shown.insert(fact.place, fact.card)


def _paleontologist_drawn(feud: Feud, fact: f.PaleontologistDrawn) -> None:
    if fact.card in feud.paleontologist_deck:
        feud.paleontologist_deck.remove(fact.card)
    feud.seats[fact.player].paleontologists.append(fact.card)


def _paleontologist_discarded(feud: Feud, fact: f.PaleontologistDiscarded) -> None:
    feud.paleontologist_out.append(fact.card)
    if fact.card in feud.seats[fact.player].paleontologists:
        feud.seats[fact.player].paleontologists.remove(fact.card)


def _paleontologists_shuffled(feud: Feud, fact: f.PaleontologistsShuffled) -> None:
    feud.paleontologist_deck, feud.paleontologist_out = sorted(feud.paleontologist_out), []


ENACT_CARDS: dict[type[Fact], Enact] = {
    f.SpeciesDealt: _species_dealt,
    f.SpeciesDrawn: _species_drawn,
    f.SpeciesLookedAt: _species_looked_at,
    f.SpeciesKept: _species_kept,
    f.SpeciesDiscarded: _species_discarded,
    f.SpeciesShuffled: _species_shuffled,
    f.SpeciesArchived: _species_archived,
    f.SpeciesReclassified: _species_reclassified,
    f.PaleontologistTaken: _paleontologist_taken,
    f.PaleontologistDrawn: _paleontologist_drawn,
    f.PaleontologistShown: _paleontologist_shown,
    f.PaleontologistDiscarded: _paleontologist_discarded,
    f.PaleontologistsShuffled: _paleontologists_shuffled,
    d.OfferTaken: _offer_taken,
    d.OfferReturned: _offer_returned,
    d.PrizeTaken: _prize_taken,
    d.SpeciesDiscovered: _species_discovered,
    d.SpeciesPresented: _species_presented,
}
"""What each of them does."""
