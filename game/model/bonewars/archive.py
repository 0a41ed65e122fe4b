"""The archive: which envelopes have room, sliding cards under them, moving them, and what the awards count."""

from __future__ import annotations

from game.model.bonewars.box import ENVELOPES, NOTHING, Gains, Space
from game.model.bonewars.facts import SpeciesArchived, SpeciesReclassified
from game.model.bonewars.state import Feud
from game.model.turn import Fact


def rooms(feud: Feud, player: int) -> list[int]:
    """Return how many more cards each envelope of a player may hold."""
    limit = feud.limit(player)
    return [limit - len(cards) for cards in feud.seats[player].archive]


def envelopes_for(feud: Feud, player: int, card: int) -> list[int]:
    """Return the envelopes with room that match a card's icon (D11: with Generalist every icon matches)."""
    room = rooms(feud, player)
    if feud.has_grant(player, "generalist"):
        return [envelope for envelope, free in enumerate(room) if free > 0]
    own = feud.box.icon[card]
    return [own] if room[own] > 0 else []


def put(feud: Feud, player: int, card: int, envelope: int, facts: list[Fact]) -> Gains:
    """Slide a card under an envelope and return what it gives: the bonus once per card now in it (1.10)."""
    archive = feud.seats[player].archive
    archive[envelope] += (card,)
    count = len(archive[envelope])
    facts.append(SpeciesArchived(player, card, envelope, count))
    return times(feud.box.envelopes[envelope], count)


def move(feud: Feud, player: int, card: int, envelope: int, facts: list[Fact]) -> Gains:
    """Move an archived card to another envelope and return its bonus: once, with Curator per card (1.11 #12)."""
    archive = feud.seats[player].archive
    source = holder(feud, player, card)
    archive[source] = tuple(other for other in archive[source] if other != card)
    archive[envelope] += (card,)
    count = len(archive[envelope])
    facts.append(SpeciesReclassified(player, card, source, envelope, count))
    return times(feud.box.envelopes[envelope], count if feud.has_grant(player, "curator") else 1)


def holder(feud: Feud, player: int, card: int) -> int:
    """Return the envelope that holds a card."""
    for envelope, cards in enumerate(feud.seats[player].archive):
        if card in cards:
            return envelope
    return NOTHING


def times(gains: Gains, count: int) -> Gains:
    """Return a bonus taken so many times."""
    return tuple((effect, amount * count) for effect, amount in gains)


def archived(feud: Feud, player: int) -> int:
    """Return how many cards a player has archived."""
    return sum(map(len, feud.seats[player].archive))


def counted(feud: Feud, player: int, symbol: str) -> int:
    """Return how many archived cards show what an award counts: a discoverer, an animal, or lie in an envelope."""
    archive, species = feud.seats[player].archive, feud.box.species
    if symbol in ENVELOPES:
        return len(archive[ENVELOPES.index(symbol)])
    return sum(symbol in (species[card].animal, species[card].discoverer) for cards in archive for card in cards)


def lack(feud: Feud, player: int, space: Space) -> int:
    """Return how many cards a player lacks for an award; amphibians stand in for any animal (D2)."""
    missing = sum(max(0, number - counted(feud, player, symbol)) for symbol, number in space.needs)
    if missing and counts_animals(space):
        missing -= counted(feud, player, "amphibian")
    return max(0, missing)


def counts_animals(space: Space) -> bool:
    """Tell whether an award counts kinds of animals (type B)."""
    return space.needs[0][0] in ("reptile", "mammal", "bird")
