"""The looks of what belongs to the playback alone: dust, rising numbers, the violet marks of the Rival."""

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
RISING = Style("cinzel-bold", 34, (255, 222, 120), shadow=theme.NIGHT, outline=(60, 26, 4))
SINKING = RISING.coloured((238, 120, 96))
NUMBER = Style("cinzel-bold", 19, (255, 250, 255), shadow=(40, 10, 60))
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
EVENT_TITLE = Style("fell", 46, theme.RED_INK)
EVENT_TEXT = Style("crimson-semibold", 25, theme.INK)
MARK_ROOM = 4
"""How far a mark stands off from what it marks."""


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


def rising_look(text: str, good: bool) -> Look:
    """Return something gained or lost as a text that rises."""
    style = RISING if good else SINKING
    return composed(("rising", text, good), (140, 48), lambda sheet: sheet.text(text, style, 70, 24))


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


def mark_look(size: tuple[float, float], chosen: bool, number: int = 0) -> Look:
    """Return the violet mark round something of a size: glowing if it was chosen, a dashed outline if looked at."""
    wide, tall = size[0] + 2 * MARK_ROOM, size[1] + 2 * MARK_ROOM

    def paint(sheet: Sheet) -> None:
        sheet.panel("glow/violet" if chosen else "glow/dashed-violet", 0, 0, wide, tall)
        if number:
            sheet.panel("panel/skill-3", wide - 22, -6, 28, 26)
            sheet.text(str(number), NUMBER, wide - 8, 7)

    return composed(("mark", size, chosen, number), (wide, tall), paint)
