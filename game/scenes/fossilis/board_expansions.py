"""Which sprites of the expansions stand where: crystals on the Glacier board, Scorpion, Scuttle tokens, tape."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.model.fossilis.caution_tape import READY
from game.model.fossilis.site import NOWHERE, SIZE, SPACES
from game.model.fossilis.state import Dig
from game.scenes.fossilis.mat_places import MAT
from game.view.looks import piece_look
from game.view.looks_expansions import CRYSTAL_SIDE, heading, roll_look, scorpion_look, tape_look, token_look
from game.view.pieces import Sprite

if TYPE_CHECKING:
    from game.scenes.fossilis.board import Board

IN_LAIR = 0.5
"""How much smaller the Scorpion is where it waits."""
ON_CARD = 350.0
"""The layer of what lies on the cards of the market."""


def sprites(board: Board, dig: Dig) -> Iterator[Sprite]:
    """Return all sprites of the expansions as they stand in a state."""
    yield from _crystals(board, dig)
    yield from _scorpion(board, dig)
    for seat, space in enumerate(dig.tapes):
        if space >= 0:
            at, layer = board.space_point(space, 1), board.layer_of(space, 0) + 0.9
            yield Sprite(("tape", seat), tape_look(seat), *at, layer)
        elif space == READY and seat == board.sight.viewer:
            yield Sprite(("tape", seat), roll_look(seat), *board.layout.box("mat-tape").center, MAT)


def _crystals(board: Board, dig: Dig) -> Iterator[Sprite]:
    for place, piece in enumerate(dig.ice.board if dig.ice else ()):
        look = piece_look(dig.box, piece, CRYSTAL_SIDE)
        yield Sprite(("piece", piece), look, *board.glacier_point(place), MAT + place * 0.01)


def _scorpion(board: Board, dig: Dig) -> Iterator[Sprite]:
    creature = dig.scorpion
    if creature is None:
        return
    for place, token in enumerate(creature.on_tools):
        if token:
            yield Sprite(("token", token), token_look(dig.box, token), *board.token_point(place), ON_CARD)
    look = scorpion_look(faced(dig))
    if creature.space == NOWHERE:
        at = board.lair_point(creature.in_play)
        yield Sprite(("scorpion",), look, *at, ON_CARD, scale=IN_LAIR)
    else:
        height = 2 if dig.upper[creature.space] else 1
        at = board.crawl_point(creature.space, height, dig.pawn_on(creature.space) != NOWHERE)
        yield Sprite(("scorpion",), look, *at, board.layer_of(creature.space, 3) + 0.3)


def faced(dig: Dig) -> str:
    """Return the way the Scorpion looks: towards the nearest pawn on the site."""
    here = dig.scorpion.space if dig.scorpion else NOWHERE
    pawns = [seat.place for seat in dig.seats if 0 <= seat.place < SPACES]
    if here == NOWHERE or not pawns:
        return "sw"
    return heading(here, min(pawns, key=lambda place: apart(here, place)))


def apart(one: int, other: int) -> int:
    """Return the square of the distance between two spaces."""
    return (one // SIZE - other // SIZE) ** 2 + (one % SIZE - other % SIZE) ** 2
