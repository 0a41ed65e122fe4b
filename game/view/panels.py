"""Pieces of the table that are not cards: headings, the ribbon, shields, pips, numerals, plates, slots."""

from __future__ import annotations

import pygame

from game.view import theme
from game.view.painter import Painter
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Colour, Style

PROMPT = Style("fell", 25, theme.INK)
REFUSAL = Style("fell", 25, theme.RED_INK)
HEADING = Style("fell-sc", 20, (238, 212, 150), shadow=theme.NIGHT)
LABEL = Style("alegreya-sans-bold", 16, theme.CREAM, shadow=theme.NIGHT)
NAME = Style("fell", 22, theme.CREAM, shadow=theme.NIGHT)
COUNT = Style("cinzel-bold", 20, theme.CREAM, shadow=theme.NIGHT)
ON_SHIELD = Style("cinzel-bold", 17, (255, 246, 220), shadow=(30, 10, 40))
PLATE = Style("alegreya-sans-bold", 18, theme.DARK_BRASS, shadow=(226, 190, 120))
PLATE_OFF = Style("alegreya-sans-bold", 18, (58, 50, 42), shadow=(150, 138, 122))
PLATE_RED = Style("alegreya-sans-bold", 18, (255, 236, 200), shadow=(60, 16, 8))

SHIELD_BODY = (56, 60)
PIP_BODY = (19, 19)
"""What a token's picture measures without its shadow, in units."""


def heading(painter: Painter, text: str, box: pygame.FRect, style: Style = HEADING) -> None:
    """Draw a heading with an engraved line to the end of its box."""
    middle = box.top + box.height / 2
    painter.text(text, style, (box.left, middle), "midleft", box.width)
    length = painter.type.width(text, style)
    if length + 24 < box.width:
        painter.rule((box.left + length + 10, middle + 2), box.width - length - 10)


def ribbon(painter: Painter, box: pygame.FRect, text: str, refused: bool, free: float) -> None:
    """Draw the ribbon with what is asked or refused on it; so many units of its left end stay `free` for a pawn."""
    painter.panel("panel/ribbon", box)
    width = box.width - free - 24
    middle = (box.left + free + width / 2, box.centery - 1)
    painter.text(text, REFUSAL if refused else PROMPT, middle, "center", width)


def shield(sheet: Sheet, points: int | str, x: float, y: float, wide: float) -> None:
    """Draw a shield centred on a point, with points on it."""
    sheet.token("token/shield", x, y, wide, SHIELD_BODY)
    size = wide * (0.42 if len(str(points)) < 3 else 0.33)
    sheet.text(str(points), ON_SHIELD.sized(size), x, y - wide * 0.04)


def pips(sheet: Sheet, left: int, most: int, x: float, y: float, side: float) -> None:
    """Draw Energy as a row of pips from a point to the right, spent ones dark."""
    for number in range(max(left, most)):
        name = "token/energy" if number < left else "token/energy-spent"
        sheet.token(name, x + side * (number + 0.5), y, side, PIP_BODY)


def counted(
    sheet: Sheet, picture: str, count: int, x: float, y: float, side: float, style: Style = COUNT, times: str = "×"
) -> None:
    """Draw a picture centred on a point with its count to the right; faded if there is none."""
    sheet.emblem(picture, x, y, side, 255 if count else 110)
    colour: Colour = style.colour if count else _faded(style.colour)
    sheet.text(f"{times}{count}", style.coloured(colour), x + side * 0.5 + 1, y, "midleft")


def _faded(colour: Colour) -> Colour:
    return (colour[0] * 2 // 3, colour[1] * 2 // 3, colour[2] * 2 // 3)


def slot(painter: Painter, box: pygame.FRect, light: bool = False) -> None:
    """Draw a sunken place."""
    painter.panel("panel/recess-light" if light else "panel/recess", box)


def plate(painter: Painter, box: pygame.FRect, skin: str = "brass", pressed: bool = False) -> pygame.FRect:
    """Draw a button's plate and return where its face is."""
    face = box.move(0, 1.5) if pressed else box
    painter.panel(f"panel/{skin}", face)
    if pressed:
        painter.panel("panel/pressed", face)
    return face


def speed_plate(
    painter: Painter,
    box: pygame.FRect,
    glyph: str,
    label: str,
    *,
    chosen: bool = False,
    hovered: bool = False,
    usable: bool = True,
) -> None:
    """Draw a plate that says how fast something is shown, with its sign and its word."""
    skin = "brass" if usable else "brass-grey"
    face = plate(painter, box, skin, chosen)
    style = plate_style(skin)
    painter.glyph(f"glyph/{glyph}", (face.left + 24, face.centery), 22, style.colour, style.shadow)
    room = box.width - 46
    painter.text(words(f"rival-button-{label}"), style.sized(20), (face.left + 42, face.centery), "midleft", room)
    if hovered and usable:
        painter.panel("glow/blue", face)


def plate_style(skin: str) -> Style:
    """Return how letters are set on a plate."""
    return {"brass-grey": PLATE_OFF, "brass-red": PLATE_RED}.get(skin, PLATE)
