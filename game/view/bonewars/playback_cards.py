"""How the cards of Bone Wars move: dealt, drawn, laid, archived, discarded, and the papers on the shelves."""

from __future__ import annotations

from typing import Any

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.view import durations as ticks
from game.view.bonewars.cards import back_look, scholar_look, species_look, team_look
from game.view.bonewars.playback_map import flash, to_hand
from game.view.bonewars.playback_show import Flight, Moving
from game.view.pieces import Key, Look
from game.view.playback_motions import change, last
from game.view.screen import Point

FROM_ABOVE = 90.0
SPECIES, SCHOLAR = "species", "scholar"
"""The first words of the keys of cards, which are also the names of their backs."""


def deck_of(moving: Moving, kind: str, near: Point | None = None) -> Point | None:
    """Return where a deck lies, or a point above what is dealt when the deck is not in sight."""
    found = moving.show.middle(("species-deck",) if kind == SPECIES else ("scholars",))
    if found is None and near is not None:
        return near[0], near[1] - FROM_ABOVE
    return found


def drawn(moving: Moving, player: int, key: Key, kind: str) -> None:
    """Let a card come from its deck into a hand, turning over if the hand is open."""
    hand = moving.show.table.point(player, "hand")
    start = deck_of(moving, kind, hand)
    if moving.show.mine(player):
        # In Theodore's hand lies but the name: on its way the whole card is seen.
        face = species_look(moving.show.feud.box, int(key[1])) if kind == SPECIES else None
        moving.come(key, start, Flight(ticks.DEAL, 30.0, "card", back=back_look(kind), face=face))
    else:
        moving.pass_by(back_look(kind), start, hand, Flight(ticks.DEAL, 30.0, "card"))


def species_dealt(moving: Moving, fact: f.SpeciesDealt) -> None:
    """Let a card be dealt onto a site."""
    near = moving.show.middle(("site", fact.site))
    start = deck_of(moving, SPECIES, near)
    moving.come((SPECIES, fact.card), start, Flight(ticks.DEAL, 20.0, "card", back=back_look(SPECIES)))


def species_drawn(moving: Moving, fact: f.SpeciesDrawn) -> None:
    """Let a card be drawn."""
    drawn(moving, fact.player, (SPECIES, fact.card), SPECIES)


def looked_at(moving: Moving, fact: f.SpeciesLookedAt) -> None:
    """Let the cards be laid out that are looked at, if they may be seen."""
    if not moving.show.mine(fact.player):
        moving.motions.append(moving.heard("card"))
        return
    start = deck_of(moving, SPECIES, moving.show.table.point(fact.player, "hand"))
    for number, card in enumerate(fact.cards):
        delay = number * ticks.DEALT_APART
        moving.come((SPECIES, card), start, Flight(ticks.DEAL, 30.0, "card", delay, back_look(SPECIES)))


def kept(moving: Moving, fact: f.SpeciesKept) -> None:
    """Let the card that is kept go into the hand."""
    to_hand(moving, fact.player, (SPECIES, fact.card))


def species_discarded(moving: Moving, fact: f.SpeciesDiscarded) -> None:
    """Let a card go to the discards; from the strip of another player it is shown on its way."""
    key: Key = (SPECIES, fact.card)
    if key in moving.sprites:
        moving.go(key, deck_of(moving, SPECIES), Flight(ticks.FLY, 30.0, "page"))
    elif fact.source in ("hand", "slot", "look"):
        start = moving.show.table.point(fact.place, "hand")
        moving.pass_by(
            species_look(moving.show.feud.box, fact.card), start, deck_of(moving, SPECIES), Flight(sound="page")
        )


def shuffled(moving: Moving, fact: object) -> None:
    """Let a deck be heard that is shuffled."""
    moving.motions += [moving.heard("card"), moving.heard("card", ticks.DROP)]


def archived(moving: Moving, fact: f.SpeciesArchived) -> None:
    """Let a card slide under its envelope."""
    key: Key = (SPECIES, fact.card)
    if moving.show.mine(fact.player):
        moving.carry(key, Flight(ticks.LIFT_OUT, 30.0, "page"))
    elif key in moving.sprites:
        moving.go(key, moving.show.table.point(fact.player, "archive"), Flight(sound="page"))
    else:
        from_strip(moving, fact.player, species_look(moving.show.feud.box, fact.card), "page")


def presented(moving: Moving, fact: d.SpeciesPresented) -> None:
    """Let a card be laid out on the desk."""
    if moving.show.mine(fact.player):
        moving.carry((SPECIES, fact.card), Flight(sound="card"))
    else:
        from_strip(moving, fact.player, species_look(moving.show.feud.box, fact.card), "card")


def from_strip(moving: Moving, player: int, look: Look, sound: str) -> None:
    """Let a card of another player rise below the strip, be read, and go back."""
    x, y = moving.show.table.point(player, "hand")
    card = moving.show.effect(look, (x, y))
    card.scale, card.alpha = 0.3, 0
    below = (x, y + 120)
    rise = change(card, ticks.CARD_IN, to=below, scale=1.0, alpha=255, delay=moving.delay)
    after = moving.delay + ticks.CARD_IN + ticks.CARD_SHOWN
    back = change(card, ticks.CARD_OUT, to=(x, y), scale=0.3, alpha=0, delay=after)
    last(back, lambda: moving.show.drop(card.key))
    moving.motions += [moving.show.sound(rise, sound), back]


def discovered(moving: Moving, fact: d.SpeciesDiscovered) -> None:
    """Let the card of a site go to a hand."""
    to_hand(moving, fact.player, (SPECIES, fact.card))


def reclassified(moving: Moving, fact: f.SpeciesReclassified) -> None:
    """Let a card move on to another envelope."""
    if moving.show.mine(fact.player):
        moving.carry((SPECIES, fact.card), Flight(ticks.FLY, 40.0, "page"))
    else:
        from_strip(moving, fact.player, species_look(moving.show.feud.box, fact.card), "page")


def scholar_taken(moving: Moving, fact: f.PaleontologistTaken) -> None:
    """Let a paleontologist card go from the display to a hand."""
    to_hand(moving, fact.player, (SCHOLAR, fact.card))


def scholar_drawn(moving: Moving, fact: f.PaleontologistDrawn) -> None:
    """Let a paleontologist card be drawn."""
    drawn(moving, fact.player, (SCHOLAR, fact.card), SCHOLAR)


def scholar_shown(moving: Moving, fact: f.PaleontologistShown) -> None:
    """Let a paleontologist card be turned up in the display."""
    moving.come((SCHOLAR, fact.card), deck_of(moving, SCHOLAR), Flight(ticks.DEAL, 10.0, "card"))


def scholar_discarded(moving: Moving, fact: f.PaleontologistDiscarded) -> None:
    """Let a paleontologist card go to the discards."""
    key: Key = (SCHOLAR, fact.card)
    if key in moving.sprites:
        moving.go(key, deck_of(moving, SCHOLAR), Flight(sound="page"))
    else:
        from_strip(moving, fact.player, scholar_look(moving.show.feud.box, fact.card), "page")


# slots and boards


def card_laid(moving: Moving, fact: d.CardLaid) -> None:
    """Let a card be laid into a slot; another player's is shown to all."""
    if fact.deck == "solo":
        flash(moving, ("solo-card",), "card")
    elif moving.show.mine(fact.player):
        moving.carry((KEYS[fact.deck], fact.card), Flight(ticks.FLY, 30.0, "card"))
    else:
        from_strip(moving, fact.player, face_of(moving, fact.deck, fact.card), "card")


KEYS = {"team": "team-card", "species": SPECIES, "paleontologist": SCHOLAR}


def face_of(moving: Moving, deck: str, card: int) -> Look:
    """Return the face of a card of a deck."""
    box = moving.show.feud.box
    if deck == "species":
        return species_look(box, card)
    return team_look(box, card) if deck == "team" else scholar_look(box, card)


def slots_cleared(moving: Moving, fact: d.SlotsCleared) -> None:
    """Let played team cards come back to the hand."""
    if not moving.show.mine(fact.player):
        return
    for number, (deck, card) in enumerate(moving.show.feud.seats[fact.player].laid):
        if deck == "team":
            delay = number * ticks.CUBES_APART
            moving.carry(("team-card", card), Flight(ticks.FLY, 20.0, "card", delay))


def upgraded(moving: Moving, fact: d.CardUpgraded) -> None:
    """Let a basic card leave the game for an advanced one."""
    x, y = moving.show.table.point(fact.player, "hand")
    if moving.show.mine(fact.player):
        moving.go(("team-card", fact.basic), (x, y + 140), Flight(sound="page"))
        moving.come(("team-card", fact.advanced), (x, y + 140), Flight(delay=ticks.CARD_IN, sound="card"))
    else:
        from_strip(moving, fact.player, team_look(moving.show.feud.box, fact.advanced), "card")


def hired(moving: Moving, fact: d.SpecialistHired) -> None:
    """Let a specialist shine who has been hired."""
    flash(moving, ("specialist", fact.specialist) if moving.show.mine(fact.player) else ("strip", fact.player), "chime")


def specialist_used(moving: Moving, fact: d.SpecialistUsed) -> None:
    """Let a specialist shine who does his work."""
    flash(moving, ("slot", fact.slot) if moving.show.mine(fact.player) else ("strip", fact.player), "chime")


def prize_taken(moving: Moving, fact: d.PrizeTaken) -> None:
    """Let the slot shine whose icon matched."""
    slot = len(moving.show.feud.seats[fact.player].laid) - 1
    flash(moving, ("slot", slot) if moving.show.mine(fact.player) else ("strip", fact.player), "chime")


def slot_upgraded(moving: Moving, fact: d.SlotUpgraded) -> None:
    """Let a slot shine that was upgraded."""
    own: Key = ("extra-slot",) if fact.extra else ("slot", fact.slot)
    flash(moving, own if moving.show.mine(fact.player) else ("strip", fact.player), "wood")


def cover_removed(moving: Moving, fact: d.CoverRemoved) -> None:
    """Let a cover tile leave the crates."""
    if moving.show.mine(fact.player):
        sprite = moving.sprites.get(("cover", fact.left))
        moving.go(("cover", fact.left), (sprite.x, sprite.y - 60) if sprite else None, Flight(sound="wood"))
    else:
        flash(moving, ("strip", fact.player), "wood")


CARDS: dict[type, Any] = {
    f.SpeciesDealt: species_dealt,
    f.SpeciesDrawn: species_drawn,
    f.SpeciesLookedAt: looked_at,
    f.SpeciesKept: kept,
    f.SpeciesDiscarded: species_discarded,
    f.SpeciesShuffled: shuffled,
    f.SpeciesArchived: archived,
    f.SpeciesReclassified: reclassified,
    f.PaleontologistTaken: scholar_taken,
    f.PaleontologistDrawn: scholar_drawn,
    f.PaleontologistShown: scholar_shown,
    f.PaleontologistDiscarded: scholar_discarded,
    f.PaleontologistsShuffled: shuffled,
    d.CardLaid: card_laid,
    d.PrizeTaken: prize_taken,
    d.SpecialistUsed: specialist_used,
    d.SpecialistHired: hired,
    d.SpeciesPresented: presented,
    d.SpeciesDiscovered: discovered,
    d.SlotsCleared: slots_cleared,
    d.CardUpgraded: upgraded,
    d.SlotUpgraded: slot_upgraded,
    d.CoverRemoved: cover_removed,
    d.SoloDeckShuffled: shuffled,
}
"""What moves with each of these facts."""
