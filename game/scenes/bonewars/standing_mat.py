"""The sprites of the mat in front: hand, slots, crates, cover tiles, archived cards, camps; and cards laid out."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.bonewars.places import Places
from game.view.bonewars.cards import back_look, scholar_look, species_look, team_look
from game.view.bonewars.looks import bone_look, camp_look, cover_look
from game.view.bonewars.small_cards import name_look, tab_look, thumb_look
from game.view.pieces import Key, Look, Sprite
from game.view.text import words

MAT = 400.0
"""The lowest layer of what lies on a mat."""

KEYS = {"team": "team-card", "species": "species", "paleontologist": "scholar", "solo": "solo"}
"""The sprite's key of a card by its deck."""


def mat_sprites(places: Places) -> Iterator[Sprite]:
    """Return everything that can move on the mat in front."""
    yield from _archive(places)
    yield from _crates(places)
    yield from _camps(places)
    if places.sight.focus.theodore:
        yield from _open_hand(places)
    else:
        yield from _slots(places)
        yield from _hand(places)


def hand_of(places: Places) -> list[tuple[str, int]]:
    """Return the hand in front as (deck, card): species, then scholars, then team cards, as they lie there."""
    mat = places.sight.feud.seats[places.sight.viewer]
    return [
        *(("species", card) for card in mat.species),
        *(("paleontologist", card) for card in mat.paleontologists),
        *(("team", card) for card in sorted(mat.team_cards)),
    ]


def _hand(places: Places) -> Iterator[Sprite]:
    sight, hand = places.sight, hand_of(places)
    for number, (deck, card) in enumerate(hand):
        box = places.hand_card(number, len(hand))
        key: Key = (KEYS[deck], card)
        times = places.hand_times(len(hand))
        look = card_look(places, deck, card, times) if sight.open_hand else back_look(KEYS[deck], times)
        y = box.centery - (14 if key == sight.lifted else 0)
        yield Sprite(key, look, box.centerx, y, MAT + 10 + number * 0.1)


def card_look(places: Places, deck: str, card: int, times: float = 1.0) -> Look:
    """Return a whole card of a deck."""
    box = places.sight.feud.box
    if deck == "species":
        return species_look(box, card, times)
    return team_look(box, card, times) if deck == "team" else scholar_look(box, card, times)


def _open_hand(places: Places) -> Iterator[Sprite]:
    feud = places.sight.feud
    mat = feud.seats[places.sight.viewer]
    for number, card in enumerate(mat.species):
        box = places.hand_card(number, len(mat.species))
        look = name_look(feud.box, card, box.width, box.height)
        yield Sprite(("species", card), look, *box.center, MAT + 10 + number * 0.1)


def _slots(places: Places) -> Iterator[Sprite]:
    feud = places.sight.feud
    mat = feud.seats[places.sight.viewer]
    for number, (deck, card) in enumerate(mat.laid):
        if deck:
            box = places.slot(number)
            lit = number == len(mat.laid) - 1 and feud.active == places.sight.viewer
            at = (box.left + 6 + 33, box.centery)
            yield Sprite((KEYS[deck], card), thumb_look(feud.box, deck, card, lit), *at, MAT + 5)


def _crates(places: Places) -> Iterator[Sprite]:
    feud = places.sight.feud
    mat = feud.seats[places.sight.viewer]
    kinds = [kind for kind, count in enumerate(mat.bones) for _ in range(count)]
    for number, kind in enumerate(kinds[:10]):
        box = places.crate(number)
        # A bone that finds no open crate lies on the cover tile until one has gone back.
        layer = MAT + 1 if number < feud.crates(places.sight.viewer) else MAT + 3
        yield Sprite(("crate", number), bone_look(kind, box.width - 2), *box.center, layer)
    figures = feud.box.figures
    money = words("wars-cover-money", amount=figures.cover_money)
    reputation = words("wars-cover-reputation", amount=figures.cover_reputation)
    for number in range(mat.covers):
        box = places.cover(number)
        yield Sprite(("cover", number), cover_look(box.size, money, reputation), *box.center, MAT + 2)


def _archive(places: Places) -> Iterator[Sprite]:
    feud = places.sight.feud
    for envelope, cards in enumerate(feud.seats[places.sight.viewer].archive):
        for number, card in enumerate(cards):
            tab = places.tab(envelope, number, len(cards))
            yield Sprite(("species", card), tab_look(feud.box, card, tab.size), *tab.center, MAT + number * 0.1)


def _camps(places: Places) -> Iterator[Sprite]:
    sight = places.sight
    mat = sight.feud.seats[sight.viewer]
    for kind, (name, left) in enumerate((("movement", mat.movement_camps), ("archive", mat.archive_camps))):
        for number in range(left):
            box = places.own_camp(kind, 1 - number)
            look = camp_look(sight.player(sight.viewer), box.width * 1.02)
            yield Sprite(("own-camp", name, number), look, *box.center, MAT + 1)
