"""How ghosts are drawn: translucent pieces, dimmed ones that will be gone, and little plates beside numbers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.scenes.bonewars.board import Board
from game.scenes.bonewars.ghosts import Change, Ghost
from game.scenes.bonewars.parts import Thing
from game.view import theme
from game.view.layers import Cover
from game.view.painter import Painter
from game.view.pieces import Sprite, draw
from game.view.theme import Style
from game.view.type import Type

NIGHT = (18, 10, 6)
MORE = Style("cinzel-bold", 18, (40, 92, 40))
LESS = MORE.coloured(theme.RED_INK)
CHANGE_TALL = 27.0


def covers(board: Board, ghost: Ghost, measure: Type) -> Iterator[Cover]:
    """Return ghosts as covers."""
    for box in ghost.going:
        yield Cover(("going", tuple(box)), box, partial(dim, box))
    for sprite in sorted(ghost.sprites, key=lambda sprite: sprite.layer):
        box = pygame.FRect((0, 0), sprite.look.size)
        box.scale_by_ip(1.5)
        box.center = sprite.x, sprite.y - (box.height / 3 if sprite.key[0] == "team" else 0)
        sign = ("ghost", *sprite.key, sprite.look.name, sprite.at)
        yield Cover(sign, box, partial(draw_ghost, board, sprite))
    yield from (change_cover(board, change, measure) for change in ghost.changes)


def dim(box: pygame.FRect, painter: Painter) -> None:
    """Darken what will be gone."""
    painter.shade(box, NIGHT, 150)


def draw_ghost(board: Board, sprite: Sprite, painter: Painter) -> None:
    """Draw a ghost."""
    draw(painter, sprite, board.cast.made(painter, sprite.look))


def change_cover(board: Board, change: Change, measure: Type) -> Cover:
    """Return the little plate that says how a number changes, beside that number."""
    text = f"+{change.by}" if change.by > 0 else f"\N{MINUS SIGN}{-change.by}"
    box = pygame.FRect(0, 0, measure.width(text, MORE) + 22, CHANGE_TALL)
    box.center = beside_number(board, change.thing)
    style = MORE if change.by > 0 else LESS

    def paint(painter: Painter) -> None:
        painter.panel("panel/tooltip", box)
        painter.text(text, style, box.center, "center")

    return Cover(("change", *change.thing, text), box, paint)


def beside_number(board: Board, thing: Thing) -> tuple[float, float]:
    """Return where the change of a number is said."""
    layout = board.places.layout
    if thing[0] == "money":
        x, y = layout.point("mat-money")
        return x, y + 30
    if thing[0] == "reputation":
        box = layout.box("mat-reputation")
        return box.left + 45, box.bottom + 8
    if thing[0] == "camps":
        box = board.places.camps(0 if thing[1] == "movement" else 1)
        return box.right - 18, box.top - 6
    box = layout.box(f"{thing[0]}-{thing[1]}")
    if thing[0] == "patron":
        return box.right - 48, box.centery
    return box.centerx + 12, box.top + box.height * 0.25
