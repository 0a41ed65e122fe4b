"""A sheet of rules: pages of headings, prose, lines with a sign, and lines with a price, set in two columns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.view import theme
from game.view.painter import Painter
from game.view.screen import columns
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style
from game.view.type import Type

HEADING = Style("fell-sc", 27, theme.RED_INK)
TEXT = Style("crimson", 22, theme.INK)
VALUE = Style("cinzel-bold", 21, theme.INK)
INK = (96, 64, 34)
SIGN = 34.0
"""How large a sign is, and how much room it has beside its line."""
INDENT = 48.0
VALUE_WIDE = 92.0
APART, BEFORE_HEADING = 9.0, 14.0
COLUMN_GAP = 44.0

Sign = Callable[[Sheet, float, float, float], None]
"""Draws a sign centred on a point, so many units large."""


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a page: `heading`, or a text with a sign before it and a value behind it, if it has any."""

    text: str
    sign: Sign | None = None
    value: str = ""
    heading: bool = False
    turns: bool = False
    """Whether the second column begins with it."""
    wide: float = VALUE_WIDE
    """How much room its value has."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page: what its tab says, the sign on it, and what stands on it."""

    title: str
    glyph: str
    blocks: tuple[Block, ...]
    tab: str = ""
    """A shorter title for the tab, if one is needed."""


def heading(text: str, turns: bool = False) -> Block:
    """Return a heading; with `turns` the second column begins here."""
    return Block(text, heading=True, turns=turns)


def say(page: str, *names: str, **figures: int) -> list[Block]:
    """Return texts of a page as blocks without signs."""
    return [Block(words(f"{page}-{name}", **figures)) for name in names]


def glyph(name: str) -> Sign:
    """Return a sign of one colour."""
    return lambda sheet, x, y, side: sheet.glyph(f"glyph/{name}", x, y, side, INK)


def picture(name: str) -> Sign:
    """Return a coloured picture."""
    return lambda sheet, x, y, side: sheet.emblem(name, x, y, side * 1.1)


def placed(page: Page, box: pygame.FRect, measure: Type) -> Iterator[tuple[Block, pygame.FRect]]:
    """Return the blocks of a page with their places, column by column."""
    sides = columns(box, 2, COLUMN_GAP)
    column, top = 0, box.top
    for block in page.blocks:
        if block.turns:
            column, top = column + 1, box.top
        elif block.heading and top > box.top:
            top += BEFORE_HEADING
        tall = height(block, sides[0].width, measure)
        yield block, pygame.FRect(sides[column].left, top, sides[column].width, tall)
        top += tall + APART


def height(block: Block, wide: float, measure: Type) -> float:
    """Return how tall a block is in a column of a width."""
    if block.heading:
        return measure.height(HEADING) + 6
    lines = measure.lines(block.text, TEXT, room(block, wide)) * measure.height(TEXT)
    return max(lines, SIGN if block.sign is not None else 0.0)


def room(block: Block, wide: float) -> float:
    """Return how much of a column's width is left for the text of a block."""
    return wide - (INDENT if block.sign is not None else 0) - (block.wide if block.value else 0)


def draw_page(painter: Painter, page: Page, box: pygame.FRect) -> None:
    """Draw a page into a box."""
    for block, place in placed(page, box, painter.type):
        draw_block(painter, block, place)


def draw_block(painter: Painter, block: Block, place: pygame.FRect) -> None:
    """Draw a block at its place."""
    if block.heading:
        painter.text(block.text, HEADING, place.topleft, "topleft", place.width)
        painter.rule((place.left, place.bottom - 3), place.width, light=(172, 128, 80), dark=(236, 214, 170))
        return
    left = place.left
    if block.sign is not None:
        block.sign(Sheet(painter), left + SIGN / 2, place.centery, SIGN)
        left += INDENT
    text = pygame.FRect(left, place.top, room(block, place.width), place.height + 2)
    painter.paragraph(block.text, TEXT, text, middle=True)
    if block.value:
        painter.text(block.value, VALUE, (place.right, place.centery), "midright", block.wide - 8)


def fits(page: Page, box: pygame.FRect, measure: Type) -> bool:
    """Tell whether a page has room in a box."""
    return all(place.bottom <= box.bottom and place.right <= box.right + 1 for _, place in placed(page, box, measure))


Pages = Sequence[Page]
