"""How the pieces of Bone Wars look that can move: bones, teams, camps, markers, papers, tiles."""

from __future__ import annotations

from game.model.bonewars.box import ICONS, KINDS, PATRONS
from game.view.bonewars import signs
from game.view.bonewars.players import Player
from game.view.looks import pawn_look
from game.view.pieces import Look
from game.view.sheet import Sheet, composed, pictured
from game.view.theme import Style


def bone_look(kind: int, side: float) -> Look:
    """Return the look of a bone."""
    return pictured(f"bone-bw/{KINDS[kind]}", (side, side), (side, side))


def team_look(player: Player, tall: float) -> Look:
    """Return the look of a team's pawn; its origin is the middle of its foot."""
    return pawn_look(player.key, tall)


def camp_look(player: Player, side: float) -> Look:
    """Return the look of a base camp."""
    return pictured(f"wars/camp-{player.key}", (side, side), (side, side))


def marker_look(player: Player, side: float) -> Look:
    """Return the look of a player's marker."""

    def paint(sheet: Sheet) -> None:
        signs.marker(sheet, player, side / 2, side / 2, side)

    return composed(("marker", player.key, side), (side, side), paint)


def paper_look(patron: int, value: int, size: tuple[float, float]) -> Look:
    """Return the look of a paper on a shelf."""

    def paint(sheet: Sheet) -> None:
        signs.paper(sheet, PATRONS[patron], value, 0, 0, *size)

    return composed(("paper", patron, value, size), size, paint)


def find_look(icon: int, side: float) -> Look:
    """Return the look of a minor find tile."""

    def paint(sheet: Sheet) -> None:
        signs.find(sheet, ICONS[icon], side / 2, side / 2, side)

    return composed(("find", icon, side), (side, side), paint)


def cover_look(size: tuple[float, float], money: str, reputation: str) -> Look:
    """Return the look of a cover tile over two crates, with what its removal brings."""

    def paint(sheet: Sheet) -> None:
        sheet.panel("wars/cover", 0, 0, *size)
        sheet.glyph("glyph/cover-tile", 29, size[1] / 2, 22, (44, 24, 8))
        sheet.panel("panel/ribbon", 42, 5, size[0] - 50, size[1] - 11)
        sheet.text(money, COVER, 46, size[1] / 2 - 8, "midleft", size[0] - 54)
        sheet.text(reputation, COVER, 46, size[1] / 2 + 9, "midleft", size[0] - 54)

    return composed(("cover", size), size, paint)


COVER = Style("alegreya-sans-bold", 15, (48, 26, 8), shadow=(190, 150, 98))
