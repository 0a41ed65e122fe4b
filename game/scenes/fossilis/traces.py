"""What computer seats did since a person acted last: it stays marked as the Rival's last turn does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from game.scenes.fossilis.board import Board
from game.scenes.fossilis.things import outline
from game.view.layers import Cover, glow
from game.view.pieces import Key


def traced(board: Board, traces: Iterable[tuple[Key, ...]]) -> Iterator[Cover]:
    """Return a ring round each place at which something was done, a pushed line as a whole."""
    for name, area in {name: area for keys in traces for name, area in places(board, keys)}.items():
        yield glow(area, "violet", ("trace", *name))


def places(board: Board, keys: tuple[Key, ...]) -> Iterator[tuple[Key, pygame.FRect]]:
    """Return what is marked of all that a line of the log speaks of: the pawn that went, the space, or the things."""
    told = next((kind for kind in ("pawn", "space") if any(key[0] == kind for key in keys)), "")
    wanted = [key for key in keys if key[0] == told] if told else list(keys)
    found = {key: area for key in wanted if (area := area_of(board, key)) is not None}
    if len(found) > 1 and all(key[0] == "tile" for key in found):
        areas = list(found.values())
        yield ("line", *(key[1] for key in found)), areas[0].unionall(areas[1:])
    else:
        yield from found.items()


def area_of(board: Board, key: Key) -> pygame.FRect | None:
    """Return where something is, None if it is out of sight."""
    if key[0] == "space":
        return board.layout.space(int(key[1]))
    sprite = board.cast.sprites.get(key)
    return outline(board, key) if sprite is not None and sprite.visible else None
