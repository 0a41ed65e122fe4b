"""Boards of the Ice Age, for its tests."""

from game.content import fossilis_box
from game.model.fossilis.state import Dig
from tests.fossilis.board import (
    BARE,
    dinosaur,
    pieces,
    site,
)

ICE = ("ice-age",)
BOX = fossilis_box(expansions=ICE)
GLACIER = (1, 3, 6, 4, 10, 5, 15)


def icy(drawing: str = BARE, crystals: int = 0, **more) -> Dig:
    """A site of the full Ice Age with so many crystals on the Glacier board."""
    return freeze(site(drawing, expansions=ICE, **more), crystals)


def freeze(dig: Dig, crystals: int) -> Dig:
    """Put crystals onto the Glacier board."""
    dig.ice.board = pieces("crystal", BOX)[:crystals]
    return dig


def animal(key: str) -> int:
    return dinosaur(key, BOX)


def pleistocene(dig: Dig, *keys: str) -> Dig:
    """Lay the Pleistocene deck, the last card on top."""
    dig.ice.deck = [animal(key) for key in keys]
    return dig
