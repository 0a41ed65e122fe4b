"""The looks of what belongs to the playback of Fossilis alone: dust, the backs of cards, an Event shown large."""

from __future__ import annotations

import pygame

from game.model.fossilis.box import Box
from game.view import theme
from game.view.cards import DINOSAUR_SIZE, MARKET_SIZE
from game.view.painter import Painter
from game.view.pieces import Look, Made
from game.view.sheet import Sheet, composed
from game.view.small_cards import EVENT_SIZE, SKILL_SIZE, TOOL_SIZE
from game.view.text import words
from game.view.theme import Colour, Style

DUST_COLOURS: tuple[Colour, ...] = ((0, 0, 0), (255, 240, 200), (216, 146, 110), (206, 210, 218))
"""By the weight of the tile that raises it."""
BACKS = {
    "tool": ("panel/card-back-tools", MARKET_SIZE),
    "supplies": ("panel/card-back-supplies", MARKET_SIZE),
    "dinosaur": ("panel/card-back-dinosaur", DINOSAUR_SIZE),
    "pleistocene": ("ice/card-back", DINOSAUR_SIZE),
    "event": ("panel/card-back-event", EVENT_SIZE),
    "skill": ("panel/skill-4", SKILL_SIZE),
}
"""The panel and the size of each kind of card's back."""
BIG_EVENT = (EVENT_SIZE[0] * 2, EVENT_SIZE[1] * 2)
SENTENCE = (440.0, 120.0)
EVENT_TITLE = Style("fell", 46, theme.RED_INK)
EVENT_TEXT = Style("crimson-semibold", 25, theme.INK)


def dust_look(weight: int, side: float) -> Look:
    """Return a puff of the dust that a kind of tile raises."""

    def make(painter: Painter) -> Made:
        pixels = max(8, painter.screen.length(side))
        small = pygame.Surface((32, 32), pygame.SRCALPHA)
        small.fill((*DUST_COLOURS[weight], 0))
        for radius in range(14, 0, -1):
            pygame.draw.circle(small, (*DUST_COLOURS[weight], 12 + (14 - radius) * 13), (16, 16), radius)
        return Made(pygame.transform.smoothscale(small, (pixels, pixels)), (pixels / 2, pixels / 2))

    return Look(("dust", weight, side), make)


def back_look(deck: str, small: bool = False, times: float = 1.0) -> Look:
    """Return the back of a card of a deck, as BACKS has them, `times` as large; the back of a "skill" is its plate."""
    wide, tall = TOOL_SIZE if small else BACKS[deck][1]
    size = (wide * times, tall * times)
    panel = BACKS[deck][0]
    return composed(("back", deck, small, times), size, lambda sheet: sheet.panel(panel, 0, 0, *size))


def big_event_look(box: Box, event: int) -> Look:
    """Return an Event as it is shown large to all, with its whole text."""
    row = box.events[event]
    text = words(f"event-{row.key}-text", amount=row.amount, points=row.points)

    def paint(sheet: Sheet) -> None:
        wide, tall = BIG_EVENT
        sheet.panel("panel/parchment", 0, 0, wide, tall)
        sheet.emblem(f"emblem/{row.key}", 78, 74, 112)
        sheet.text(words(f"event-{row.key}"), EVENT_TITLE, 150, 74, "midleft", wide - 180)
        sheet.paragraph(text, EVENT_TEXT, (34, 134, wide - 68, tall - 160), "center", middle=True)

    return composed(("big-event", event), BIG_EVENT, paint)


def plate_look(text: str) -> Look:
    """Return a sentence on a plate that is held up to all."""

    def paint(sheet: Sheet) -> None:
        wide, tall = SENTENCE
        sheet.panel("panel/parchment", 0, 0, wide, tall)
        sheet.paragraph(text, EVENT_TEXT, (34, 20, wide - 68, tall - 40), "center", middle=True)

    return composed(("sentence", text), SENTENCE, paint)
