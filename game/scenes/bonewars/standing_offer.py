"""Cards that are laid out for a while: the offer of the draft, cards looked at, cards being published."""

from __future__ import annotations

from collections.abc import Iterator

from game.model.bonewars.draft import Draft
from game.scenes.bonewars.places import Places
from game.scenes.bonewars.places_desk import FULL_ROW, LOOKED
from game.view import theme
from game.view.bonewars.cards import SIZE, species_look
from game.view.bonewars.looks import bone_look
from game.view.bonewars.small_cards import name_look, row_look
from game.view.pieces import Look, Sprite
from game.view.sheet import Sheet, composed
from game.view.text import words
from game.view.theme import Style

OFFER = 600.0
"""The lowest layer of a sheet that lies over the map."""

TITLE = Style("fell", 24, theme.RED_INK)
BONE = 46.0
CARDS_BELOW, BONES_BELOW = 24.0, 68.0
"""How much of the sheet lies below the cards, without bones and with them."""


def offer_sprites(places: Places) -> Iterator[Sprite]:
    """Return the cards laid out for a while, with their sheet."""
    feud = places.sight.feud
    if feud.offer:
        # While a university is chosen nothing may lie over the map: the offer comes back with the next question.
        if places.passing:
            yield from _sheet(places, title_of(places))
        if places.passing or places.offer_on_desk:
            yield from _cards(places, feud.offer)
            yield from _offered_bones(places)
    elif feud.looked and places.sight.open_hand:
        if places.desk_choice != LOOKED:
            yield from _sheet(places, "wars-offer-looked")
        yield from _cards(places, feud.looked)
    if not places.wide_map:
        yield from _papers(places)


def title_of(places: Places) -> str:
    """Return the key of what the sheet of the draft says: what of it can be taken now."""
    step = places.sight.feud.todo[-1] if places.sight.feud.todo else None
    verbs = {str(choice[0]) for choice in step.options(places.sight.feud)} if isinstance(step, Draft) else set()
    if "offer" not in verbs:
        return "wars-offer-left"
    return "wars-offer-draft" if "career" in verbs else "wars-offer-species"


def _sheet(places: Places, key: str) -> Iterator[Sprite]:
    box, head = places.layout.box("offer"), places.layout.box("offer-head")
    below = CARDS_BELOW if key == "wars-offer-looked" else BONES_BELOW
    tall = places.layout.box("offer-cards").bottom + below - box.top
    at = (head.centerx - box.left, head.centery - box.top)
    yield Sprite(("offer-sheet",), sheet_look((box.width, tall), key, at), box.centerx, box.top + tall / 2, OFFER)


def _cards(places: Places, cards: list[int]) -> Iterator[Sprite]:
    for number, card in enumerate(cards):
        x, y = places.offer_card(number, len(cards)).center
        yield Sprite(("species", card), species_look(places.sight.feud.box, card), x, y, OFFER + 1 + number * 0.1)


def sheet_look(size: tuple[float, float], key: str, at: tuple[float, float]) -> Look:
    """Return a sheet of parchment with a title."""

    def paint(sheet: Sheet) -> None:
        sheet.panel("panel/parchment", 0, 0, *size)
        sheet.text(words(key), TITLE, *at, width=size[0] - 40)

    return composed(("offer-sheet", key, size), size, paint)


def _offered_bones(places: Places) -> Iterator[Sprite]:
    feud = places.sight.feud
    for number, kinds in enumerate(feud.offer_bones):
        box = places.offer_card(number, len(feud.offer))
        for place, kind in enumerate(kinds):
            x = box.centerx + (place - (len(kinds) - 1) / 2) * (BONE + 4)
            yield Sprite(("offer-bone", number, place), bone_look(kind, BONE), x, box.bottom + 32, OFFER + 2)


def _papers(places: Places) -> Iterator[Sprite]:
    sight = places.sight
    for number, row in enumerate(sight.rows):
        if row.card in sight.feud.table:
            box = places.desk_row(number)
            full = box.height >= FULL_ROW
            look = row_look(sight.feud.box, row.card) if full else name_look(sight.feud.box, row.card, SIZE[0], 30)
            yield Sprite(("species", row.card), look, box.left + SIZE[0] / 2, box.centery, OFFER)
