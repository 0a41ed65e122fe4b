"""The desk while Theodore debunks, claims an award or makes a minor find: what he has for it.

He is asked nothing, so nothing is laid out to choose from: his bones by part, the awards with his counts, his cards.
"""

from __future__ import annotations

import pygame

from game.model.bonewars.archive import rooms
from game.model.bonewars.awards import spaces
from game.model.bonewars.box import ACTIONS, AWARD, CATEGORIES, DEBUNK, ENVELOPES, FIND, OF_CATEGORY, PAPERS, PATRONS
from game.model.bonewars.finds import findable
from game.model.bonewars.state import NOBODY
from game.scenes.bonewars.academy import paint_award
from game.scenes.bonewars.places import Places
from game.scenes.bonewars.sight import Sight
from game.view import theme
from game.view.bonewars import signs
from game.view.screen import rows
from game.view.sheet import Sheet, veil
from game.view.text import words
from game.view.theme import Style

NAME = Style("fell", 20, theme.INK)
OFF = Style("fell", 20, (140, 110, 76))
SAID = Style("crimson-semibold", 18, (96, 64, 34))
UPPER = 0
MOST_BONES = 4
CARD_TALL = 44.0


def theodores_action(sight: Sight) -> int:
    """Return which action Theodore is at whose things can be laid out, NOBODY for none."""
    solo = sight.solo
    if not sight.focus.theodore or not solo.current or solo.half != UPPER:
        return NOBODY
    if sight.feud.seats[sight.viewer].patron == NOBODY:
        return NOBODY
    actions = sight.feud.box.solo_cards[solo.current].actions
    if solo.step not in range(len(actions)):
        return NOBODY
    action = ACTIONS.index(actions[solo.step])
    return action if action in (DEBUNK, AWARD, FIND) else NOBODY


def theodores_rival(sight: Sight) -> str:
    """Return the key of the patron whose papers Theodore debunks."""
    return PATRONS[1 - sight.feud.seats[sight.viewer].patron]


def paint_theodore(sheet: Sheet, places: Places, action: int) -> None:
    """Draw what he has for an action."""
    {DEBUNK: _bones, AWARD: _awards, FIND: _cards}[action](sheet, places)


def _bones(sheet: Sheet, places: Places) -> None:
    """Draw his bones by part, and which papers as many as he has could turn: those of one part are alike to him."""
    sight = places.sight
    bones, rival = sight.feud.seats[sight.viewer].bones, theodores_rival(sight)
    papers = sight.feud.papers[PATRONS.index(rival)]
    for key, kinds, box in zip(CATEGORIES, OF_CATEGORY, rows(places.layout.box("desk-sets"), 4, 10), strict=True):
        held = [kind for kind in kinds for _ in range(bones[kind])]
        sheet.text(words(f"wars-part-{key}"), NAME if held else OFF, box.left + 8, box.centery, "midleft", 64)
        for number, kind in enumerate(held[:MOST_BONES]):
            signs.bone(sheet, kind, box.left + 100 + number * 44, box.centery, 46)
        if len(held) > MOST_BONES:
            sheet.text(f"+{len(held) - MOST_BONES}", NAME, box.left + 264, box.centery)
        for value in PAPERS:
            place = pygame.FRect(box.right - 54 * (PAPERS[-1] + 1 - value), box.top + 10, 46, box.height - 20)
            able = len(held) >= value and value in papers
            sheet.panel("panel/brass" if able else "panel/brass-grey", *place)
            signs.paper(sheet, rival, value, place.centerx - 16, place.top + 6, 32, place.height - 12)


def _awards(sheet: Sheet, places: Places) -> None:
    """Draw the awards with his counts; rows that are taken are darker and show by whom."""
    sight = places.sight
    for tile, box in enumerate(places.layout.grid("desk-award", len(sight.feud.awards))):
        sheet.panel("panel/card", *box)
        paint_award(sheet, places, tile, box)
    for tile, space, number, _ in spaces(sight.feud):
        row = places.space_in(places.layout.grid("desk-award", 3)[tile], tile, space)
        owners = sight.feud.claims[number]
        if owners:
            veil(sheet, row.inflate(-4, -6), (60, 40, 20), 90)
        for order, owner in enumerate(owners):
            signs.marker(sheet, sight.player(owner), row.right - 16 - order * 14, row.centery, 28)


def _cards(sheet: Sheet, places: Places) -> None:
    """Draw the species of his hand with their finds, and what each lacks if it makes no minor find."""
    sight = places.sight
    feud, seat = sight.feud, sight.viewer
    cards, room = feud.seats[seat].species, places.layout.box("desk-sets")
    able, free = findable(feud, seat, ""), rooms(feud, seat)
    tall = min(CARD_TALL, room.height / max(1, len(cards)))
    for number, card in enumerate(cards):
        middle, icon = room.top + (number + 0.5) * tall, feud.box.icon[card]
        signs.find(sheet, feud.box.species[card].icon, room.left + 24, middle, tall - 8, 255 if card in able else 120)
        style = NAME if card in able else OFF
        sheet.text(feud.box.species[card].name, style, room.left + 54, middle, "midleft", 170)
        key = "fits" if card in able else "no-tile" if free[icon] > 0 else "full"
        said = words(f"wars-find-{key}", letter=ENVELOPES[icon])
        sheet.text(said, SAID if card in able else SAID.coloured(OFF.colour), room.right - 8, middle, "midright", 220)
