"""Large choices on a sheet of parchment: the tray under the prompt, and the small sheet beside what was clicked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.model.turn import Choice
from game.view import theme
from game.view.painter import Painter
from game.view.pieces import Cast, Look, Sprite, draw
from game.view.screen import Point
from game.view.sheet import Sheet
from game.view.theme import Style

TITLE = Style("fell", 24, theme.RED_INK)
NOTE = Style("crimson-semibold", 18, theme.INK)
CAPTION = Style("alegreya-sans-bold", 17, theme.INK)
BUTTON = Style("alegreya-sans-bold", 21, theme.DARK_BRASS, shadow=(226, 190, 120))
BUTTON_QUIET = Style("alegreya-sans-bold", 20, (255, 236, 200), shadow=(40, 20, 6))

EDGE = 24.0
GAP = 14.0
FAINT = 80
CAPTION_TALL = 24.0
BUTTON_TALL = 52.0
LEAST_BUTTON, MOST_BUTTON = 150.0, 300.0
BESIDE_LABEL = 62.0
"""The room that a button needs beside its label, for its sign and its edges."""
BACK: Choice = ("back",)
"""What the button says that goes one step back; it is no choice of the rules."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One choice on a sheet: a picture with a caption, or a button with a sign."""

    choice: Choice
    label: str
    look: Look | None = None
    glyph: str = ""
    suggested: bool = False
    chosen: bool = False
    """Whether it has been chosen already and only lies there to be seen."""
    taken: bool = False
    """Whether it is chosen and can be put back."""
    off: bool = False
    """Whether it cannot be chosen as things are; it lies there faintly."""


class Measured(NamedTuple):
    """What the texts of a sheet take, in units: the width of its title, the height of its note, its widest button."""

    title: float
    note: float
    button: float


@dataclass(slots=True)
class Offer:
    """A sheet with answers; `areas` are the places of the answers, in their order."""

    title: str
    answers: tuple[Answer, ...]
    note: str = ""
    box: pygame.FRect = field(default_factory=pygame.FRect)
    areas: list[pygame.FRect] = field(default_factory=list)
    beside: float = 0.0
    """How much of the width is taken by buttons beside title and note, in units."""

    def at(self, point: Point) -> int | None:
        """Return the number of the answer under a point."""
        for number, area in enumerate(self.areas):
            if area.collidepoint(point) and not (self.answers[number].chosen or self.answers[number].off):
                return number
        return None


def laid_out(offer: Offer, measured: Measured, room: pygame.FRect) -> Offer:
    """Give an offer its box and the places of its answers, from the upper left corner of `room`."""
    pictures = [number for number, answer in enumerate(offer.answers) if answer.look]
    buttons = [number for number, answer in enumerate(offer.answers) if not answer.look]
    offer.areas = [pygame.FRect() for _ in offer.answers]
    button = max(LEAST_BUTTON, measured.button)
    wanted = max(measured.title, _row_width(offer, pictures, room.width), len(buttons) * (button + GAP) - GAP)
    width = min(wanted + 2 * EDGE, room.width)
    top = room.top + EDGE + 34 + measured.note
    if pictures:
        top = _lay_pictures(offer, pictures, room.left, top, width)
    if buttons:
        top = _lay_buttons(offer, buttons, button, pygame.FRect(room.left, top, width, 0))
    offer.box = pygame.FRect(room.left, room.top, width, top - room.top + EDGE - GAP + 4)
    return offer


def _row_width(offer: Offer, pictures: Sequence[int], most: float) -> float:
    wide = sum(_look(offer, number).size[0] + GAP for number in pictures)
    return min(wide - GAP, most - 2 * EDGE) if pictures else 0


def _look(offer: Offer, number: int) -> Look:
    look = offer.answers[number].look
    if look is None:
        raise ValueError(f"answer {number} has no picture")
    return look


def _lay_pictures(offer: Offer, pictures: Sequence[int], left: float, top: float, width: float) -> float:
    x, tall = left + EDGE, 0.0
    for number in pictures:
        wide, high = _look(offer, number).size
        if x > left + EDGE and x + wide > left + width - EDGE + 1:
            x, top, tall = left + EDGE, top + tall + GAP, 0.0
        offer.areas[number] = pygame.FRect(x, top, wide, high)
        caption = CAPTION_TALL if offer.answers[number].label else 0.0
        x, tall = x + wide + GAP, max(tall, high + caption)
    return top + tall + GAP


def _lay_buttons(offer: Offer, buttons: Sequence[int], least: float, box: pygame.FRect) -> float:
    """Lay buttons in as few rows as their labels allow; return where the next thing may lie."""
    room = box.width - 2 * EDGE
    in_row = max(1, min(len(buttons), int((room + GAP + 1) // (least + GAP))))
    each = min((room + GAP) / in_row - GAP, max(least, MOST_BUTTON))
    for place, number in enumerate(buttons):
        row, column = divmod(place, in_row)
        left, top = box.left + EDGE + column * (each + GAP), box.top + row * (BUTTON_TALL + GAP)
        offer.areas[number] = pygame.FRect(left, top, each, BUTTON_TALL)
    return box.top + -(-len(buttons) // in_row) * (BUTTON_TALL + GAP)


def draw_offer(painter: Painter, cast: Cast, offer: Offer, hovered: int | None) -> None:
    """Draw the sheet with all its answers."""
    painter.panel("panel/parchment", offer.box)
    left, width = offer.box.left + EDGE, offer.box.width - 2 * EDGE - offer.beside
    painter.text(offer.title, TITLE, (left, offer.box.top + EDGE + 8), "midleft", width)
    if offer.note:
        note = pygame.FRect(left, offer.box.top + EDGE + 26, width, 60)
        painter.paragraph(offer.note, NOTE, note)
    for number, (answer, area) in enumerate(zip(offer.answers, offer.areas, strict=True)):
        if answer.look is not None:
            _draw_picture(painter, cast, answer, area, number == hovered)
        else:
            _draw_button(painter, answer, area, number == hovered)


def _draw_picture(painter: Painter, cast: Cast, answer: Answer, area: pygame.FRect, hovered: bool) -> None:
    if answer.look is None:
        return
    sprite = Sprite(("answer",), answer.look, *area.center, alpha=FAINT if answer.off else 255)
    draw(painter, sprite, cast.made(painter, answer.look))
    if answer.taken:
        painter.panel("glow/gold", area)
    if answer.chosen or answer.taken:
        painter.glyph("glyph/check", (area.right - 14, area.top + 14), 26, (120, 220, 120), theme.NIGHT)
    elif answer.suggested:
        painter.panel("glow/gold", area)
    if hovered:
        painter.panel("glow/blue", area)
    if answer.label:
        painter.text(
            answer.label, CAPTION, (area.centerx, area.bottom + CAPTION_TALL / 2 + 2), "center", area.width + 8
        )


def _draw_button(painter: Painter, answer: Answer, area: pygame.FRect, hovered: bool) -> None:
    quiet = answer.choice == BACK or answer.off
    painter.panel("panel/brass-dark" if quiet else "panel/brass", area)
    if hovered:
        painter.panel("glow/blue", area)
    elif not quiet:
        painter.panel("glow/gold", area)
    style = BUTTON_QUIET if quiet else BUTTON
    sheet = Sheet(painter)
    left = area.left + (46 if answer.glyph else 14)
    if answer.glyph:
        sheet.glyph(answer.glyph, area.left + 26, area.centery, 26, style.colour, style.shadow)
    painter.text(answer.label, style, ((left + area.right - 12) / 2, area.centery), "center", area.right - 12 - left)
