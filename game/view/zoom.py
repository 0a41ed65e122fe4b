"""A thing looked at: twice as large, with its whole text, its rule, and why it does not answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import dist

import pygame

from game.view import theme
from game.view.painter import Painter
from game.view.pieces import Cast, Look, Sprite, draw
from game.view.theme import Style

TITLE = Style("fell", 30, theme.RED_INK)
TEXT = Style("crimson-semibold", 21, theme.INK)
REFUSAL = Style("crimson-semibold", 21, theme.RED_INK)
ROW = Style("alegreya-sans-bold", 20, theme.INK)
ROW_NUMBER = Style("cinzel-bold", 20, theme.INK)
BRIEF_TITLE = Style("fell", 23, theme.RED_INK)
BRIEF_TEXT = Style("crimson-semibold", 19, theme.INK)
BRIEF_REFUSAL = Style("crimson-semibold", 19, theme.RED_INK)
BRIEF_WIDTH = 330.0
EDGE = 14.0
GAP = 8.0
LEAST_WIDTH = 340.0
ROW_TALL = 27.0


@dataclass(slots=True)
class View:
    """What is shown of a thing: its picture, name, texts, rows of figures, and a refusal."""

    title: str = ""
    look: Look | None = None
    texts: list[str] = field(default_factory=list)
    rows: list[tuple[str, str]] = field(default_factory=list)
    refusal: str = ""
    row_looks: list[Look] = field(default_factory=list)
    brief: bool = False
    """Whether the picture lies small beside title and texts, for what is only glanced at."""


def size_of(painter: Painter, view: View) -> tuple[float, float]:
    """Return how large the sheet of a view is, in units."""
    if view.brief:
        return BRIEF_WIDTH, max(_brief_column(painter, view), view.look.size[1] if view.look else 0) + 2 * EDGE
    wide = view.look.size[0] if view.look else 0
    width = max(LEAST_WIDTH, wide) + 2 * EDGE
    height = 2 * EDGE + (view.look.size[1] + GAP if view.look else 0)
    if view.title:
        height += painter.type.height(TITLE) + 2
    for text in texts(view):
        height += painter.type.lines(text, TEXT, width - 2 * EDGE) * painter.type.height(TEXT) + GAP
    height += ROW_TALL * len(view.rows) + (GAP if view.rows else 0)
    return width, height + looks_height(view, width - 2 * EDGE)


def texts(view: View) -> list[str]:
    """Return the paragraphs of a view."""
    return [text for text in (*view.texts, view.refusal) if text]


def looks_height(view: View, width: float) -> float:
    """Return the height that the row of small pictures takes."""
    if not view.row_looks:
        return 0
    side = view.row_looks[0].size[0] + GAP
    each = max(1, int((width + GAP) // side))
    return -(-len(view.row_looks) // each) * side


def draw_view(painter: Painter, cast: Cast, view: View, box: pygame.FRect) -> None:
    """Draw the sheet of a view."""
    painter.panel("panel/tooltip", box)
    left, top, width = box.left + EDGE, box.top + EDGE, box.width - 2 * EDGE
    if view.brief:
        _draw_brief(painter, cast, view, box)
        return
    if view.look is not None:
        at = (box.centerx, top + view.look.size[1] / 2)
        draw(painter, Sprite(("zoom",), view.look, *at), cast.made(painter, view.look))
        top += view.look.size[1] + GAP
    if view.title:
        painter.text(view.title, TITLE, (box.centerx, top), "midtop", width)
        top += painter.type.height(TITLE) + 2
    for text in texts(view):
        style = REFUSAL if text == view.refusal else TEXT
        tall = painter.type.lines(text, style, width) * painter.type.height(style)
        painter.paragraph(text, style, pygame.FRect(left, top, width, tall + 2), "center")
        top += tall + GAP
    for name, number in view.rows:
        painter.text(name, ROW, (left, top + ROW_TALL / 2), "midleft", width - 60)
        painter.text(number, ROW_NUMBER, (left + width, top + ROW_TALL / 2), "midright", 140)
        top += ROW_TALL
    _draw_looks(painter, cast, view, pygame.FRect(left, top, width, 0))


def _brief_room(view: View) -> tuple[float, float]:
    """Return how far from the left edge the column of title and texts begins, and how wide it is."""
    start = EDGE + (view.look.size[0] + EDGE if view.look else 0)
    return start, BRIEF_WIDTH - start - EDGE


def _brief_column(painter: Painter, view: View) -> float:
    """Return the height that title and texts take beside the picture."""
    width = _brief_room(view)[1]
    tall = sum(painter.type.lines(text, BRIEF_TEXT, width) * painter.type.height(BRIEF_TEXT) for text in texts(view))
    return tall + painter.type.height(BRIEF_TITLE)


def _draw_brief(painter: Painter, cast: Cast, view: View, box: pygame.FRect) -> None:
    start, width = _brief_room(view)
    if view.look is not None:
        at = (box.left + EDGE + view.look.size[0] / 2, box.centery)
        draw(painter, Sprite(("zoom",), view.look, *at), cast.made(painter, view.look))
    left, top = box.left + start, box.top + EDGE
    painter.text(view.title, BRIEF_TITLE, (left, top), "topleft", width)
    top += painter.type.height(BRIEF_TITLE)
    for text in texts(view):
        style = BRIEF_REFUSAL if text == view.refusal else BRIEF_TEXT
        tall = painter.type.lines(text, style, width) * painter.type.height(style)
        painter.paragraph(text, style, pygame.FRect(left, top, width, tall + 2))
        top += tall


def _draw_looks(painter: Painter, cast: Cast, view: View, room: pygame.FRect) -> None:
    if not view.row_looks:
        return
    side = view.row_looks[0].size[0] + GAP
    each = max(1, int((room.width + GAP) // side))
    left = room.centerx - min(each, len(view.row_looks)) * side / 2
    for number, look in enumerate(view.row_looks):
        row, column = divmod(number, each)
        at = (left + (column + 0.5) * side, room.top + (row + 0.5) * side)
        draw(painter, Sprite(("zoom",), look, *at), cast.made(painter, look))


def beside(room: pygame.FRect, size: tuple[float, float], thing: pygame.FRect) -> pygame.FRect:
    """Return where a sheet lies in `room`: in the half that the thing does not lie in, level with it if possible."""
    box = pygame.FRect(0, 0, *size)
    in_left_half = thing.centerx < room.centerx
    apart = thing.right < room.left or thing.left > room.right
    if apart:
        box.left = room.left + 4
    elif in_left_half:
        box.left = max(thing.right + 12, room.centerx - 30)
    else:
        box.right = min(thing.left - 12, room.centerx + 60)
    box.centery = thing.centery
    box.top = max(room.top, min(box.top, room.bottom - box.height))
    box.left = max(room.left - 8, min(box.left, room.right - box.width))
    return box


def clear_of(box: pygame.FRect, room: pygame.FRect, kept: Sequence[pygame.FRect]) -> pygame.FRect:
    """Return a box at the nearest place in `room` where it lies over nothing that is `kept` free, or over least."""
    if box.collidelist(kept) < 0:
        return box
    found = sorted(places_between(box, room, kept), key=lambda place: dist(place.center, box.center))
    free = next((place for place in found if place.collidelist(kept) < 0), None)
    return free or min(found, key=lambda place: sum(overlap(place, other) for other in kept))


def places_between(box: pygame.FRect, room: pygame.FRect, kept: Sequence[pygame.FRect]) -> list[pygame.FRect]:
    """Return where a box can lie in `room`: level with where it is, at the edges, and close beside what is kept."""
    lefts = {box.left, room.left, room.right - box.width}
    tops = {box.top, room.top, room.bottom - box.height}
    for other in kept:
        lefts |= {other.right + GAP, other.left - GAP - box.width}
        tops |= {other.bottom + GAP, other.top - GAP - box.height}
    across = {max(room.left, min(left, room.right - box.width)) for left in lefts}
    along = {max(room.top, min(top, room.bottom - box.height)) for top in tops}
    return [pygame.FRect(left, top, *box.size) for left in across for top in along]


def overlap(one: pygame.FRect, other: pygame.FRect) -> float:
    """Return the area that two boxes share, in square units."""
    shared = one.clip(other)
    return shared.width * shared.height
