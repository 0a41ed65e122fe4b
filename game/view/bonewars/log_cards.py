"""What each fact about species and paleontologist cards is told as in the log of Bone Wars."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.bonewars.box import NOTHING
from game.model.turn import Fact
from game.view.bonewars.keys import card_key
from game.view.bonewars.names import Names
from game.view.log_book import Line
from game.view.pieces import Key
from game.view.text import words

Teller = Callable[[Names, Any], Line | None]


def _species(key: str, icon: str, where: str = "") -> Teller:
    """Return what tells of a species card that everybody sees."""

    def tell(names: Names, fact: Any) -> Line:
        more = {"site": names.site(fact.site)} if where else {}
        player = names.seat(getattr(fact, "player", 0))
        text = words(key, player=player, card=names.species(fact.card), **more)
        return Line(text, icon, (("species", fact.card),))

    return tell


def _hidden(key: str, icon: str, deck: str) -> Teller:
    """Return what tells of a card that comes into a hand: by name only if everybody may know it."""

    def tell(names: Names, fact: Any) -> Line:
        player = names.seat(fact.player)
        if not names.knows(fact.player):
            return Line(words(f"{key}-hidden", player=player), icon)
        text = words(key, player=player, card=names.card(deck, fact.card))
        return Line(text, icon, (card_key(deck, fact.card),))

    return tell


def _looked(names: Names, fact: f.SpeciesLookedAt) -> Line:
    player = names.seat(fact.player)
    if not names.knows(fact.player):
        text = words("wars-log-species-looked-hidden", player=player, count=len(fact.cards))
        return Line(text, "glyph/see-three")
    text = words("wars-log-species-looked", player=player, cards=names.several_species(fact.cards))
    return Line(text, "glyph/see-three", tuple(("species", card) for card in fact.cards))


def _species_discarded(names: Names, fact: f.SpeciesDiscarded) -> Line:
    card = names.species(fact.card)
    keys: tuple[Key, ...] = (("species", fact.card),)
    if fact.source == "site":
        text = words("wars-log-species-discarded-site", card=card, site=names.site(fact.place))
    elif fact.place == NOTHING:
        text = words("wars-log-species-discarded", card=card)
    else:
        text = words("wars-log-species-discarded-by", card=card, player=names.seat(fact.place))
    return Line(text, "glyph/trash", keys)


def _archived(names: Names, fact: f.SpeciesArchived) -> Line:
    place = {"card": names.species(fact.card), "envelope": names.envelope(fact.envelope)}
    text = words("wars-log-species-archived", player=names.seat(fact.player), count=fact.count, **place)
    return Line(text, "glyph/archive", (("species", fact.card), ("envelope", fact.envelope)))


def _reclassified(names: Names, fact: f.SpeciesReclassified) -> Line:
    ends = {"from": names.envelope(fact.from_envelope), "to": names.envelope(fact.to_envelope)}
    card = names.species(fact.card)
    text = words("wars-log-species-reclassified", player=names.seat(fact.player), card=card, **ends)
    return Line(text, "glyph/reclassify", (("species", fact.card), ("envelope", fact.to_envelope)))


def _paleontologist(key: str, icon: str = "glyph/scholar-card") -> Teller:
    def tell(names: Names, fact: Any) -> Line:
        card = names.paleontologist(fact.card)
        text = words(key, player=names.seat(getattr(fact, "player", 0)), card=card)
        return Line(text, icon, (("scholar", fact.card),))

    return tell


def _shuffled(key: str) -> Teller:
    return lambda names, fact: Line(words(key, cards=fact.cards), "glyph/dice")


CARD_TELLERS: dict[type[Fact], Teller] = {
    f.SpeciesDealt: _species("wars-log-species-dealt", "glyph/plus", where="site"),
    f.SpeciesDrawn: _hidden("wars-log-species-drawn", "glyph/draw-species", "species"),
    f.SpeciesLookedAt: _looked,
    f.SpeciesKept: _hidden("wars-log-species-kept", "glyph/species-card", "species"),
    f.SpeciesDiscarded: _species_discarded,
    f.SpeciesShuffled: _shuffled("wars-log-species-shuffled"),
    f.SpeciesArchived: _archived,
    f.SpeciesReclassified: _reclassified,
    f.PaleontologistTaken: _paleontologist("wars-log-paleontologist-taken"),
    f.PaleontologistDrawn: _hidden("wars-log-paleontologist-drawn", "glyph/draw-scholar", "paleontologist"),
    f.PaleontologistShown: _paleontologist("wars-log-paleontologist-shown", "glyph/plus"),
    f.PaleontologistDiscarded: _paleontologist("wars-log-paleontologist-discarded", "glyph/trash"),
    f.PaleontologistsShuffled: _shuffled("wars-log-paleontologists-shuffled"),
    d.SpeciesDiscovered: _species("wars-log-species-discovered", "glyph/discover", where="site"),
    d.SpeciesPresented: _species("wars-log-species-presented", "glyph/publish"),
}
"""What tells each of them."""
