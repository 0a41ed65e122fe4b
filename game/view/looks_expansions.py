"""The looks of what expansions bring to the table of Fossilis: Scorpion, tokens, Stings, crystals, tape."""

from __future__ import annotations

from dataclasses import replace
from math import atan2, pi

from game.model.fossilis.box import Box
from game.model.fossilis.site import SIZE
from game.view import theme
from game.view.looks import PAWN_FOOT, PAWN_SHEET, PAWN_TALL, pawn_look
from game.view.pieces import Look
from game.view.sheet import Sheet, composed, pictured
from game.view.theme import Style

WAYS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")
"""Where the Scorpion looks, clockwise by eighths of a turn."""
REST, LEFT, RIGHT, STING = "rest", "left", "right", "sting"
"""How it stands: at rest, with one half of its legs or the other put forward, with its sting thrown up."""

SCORPION_BODY = (84, 62)
SCORPION_MIDDLE = (52, 56)
TOKEN_SIDE = 44
STING_SIDE = 34
STING_BODY = (34, 34)
CRYSTAL_SIDE = 42
ROLL_SIDE = 44
TAPE_SIDE = 108
TAPE_MIDDLE = (64, 64)
POINTS = Style("cinzel-bold", 15, (255, 246, 220), shadow=(30, 10, 40))
SHIELD_BODY = (56, 60)


def scorpion_look(way: str, pose: str = REST) -> Look:
    """Return the look of the Scorpion with its head one way."""
    return pictured(f"scorpion/{way}-{pose}", SCORPION_BODY, None, SCORPION_MIDDLE)


def heading(space: int, goal: int) -> str:
    """Return the way from one space to another, to the nearest eighth of a turn; up to the pawn on the same space."""
    if space == goal:
        return "ne"
    down, right = goal // SIZE - space // SIZE, goal % SIZE - space % SIZE
    return WAYS[round(atan2(down, right) / (pi / 4)) % len(WAYS)]


def token_look(box: Box, token: int, times: float = 1.0) -> Look:
    """Return the look of a Scuttle token: its pattern, and its points on a shield."""
    row = box.tokens[token]

    def paint(sheet: Sheet) -> None:
        sheet.token(f"scuttle/{row.pattern}", 22, 22, TOKEN_SIDE, (TOKEN_SIDE, TOKEN_SIDE))
        sheet.token("token/shield", 38, 37, 21, SHIELD_BODY)
        sheet.text(str(row.points), POINTS, 38, 36)

    return composed(("token", row), (TOKEN_SIDE, TOKEN_SIDE), paint, times=times)


def sting_look(side: float = STING_SIDE) -> Look:
    """Return the look of a Sting token."""
    return composed(
        ("sting", side), (side, side), lambda sheet: sheet.token("scuttle/sting", side / 2, side / 2, side, STING_BODY)
    )


def stung_pawn_look(name: str, tall: float, stung: bool) -> Look:
    """Return the look of a pawn, with the Sting under it if it has one."""
    plain = pawn_look(name, tall)
    if not stung:
        return plain
    times = tall / PAWN_TALL
    foot = PAWN_FOOT[0] * times, PAWN_FOOT[1] * times

    def paint(sheet: Sheet) -> None:
        paint_sting(sheet, foot[0], foot[1], times)
        size = (PAWN_SHEET[0] * times, PAWN_SHEET[1] * times)
        # A picture is placed by the figure's own corner, which lies 12 and 6 units within its sheet.
        sheet.picture(f"pawn/{name}", 12 * times, 6 * times, size)

    look = composed(("stung-pawn", name, tall), (PAWN_SHEET[0] * times, PAWN_SHEET[1] * times), paint, foot)
    return replace(look, size=plain.size)


def paint_sting(sheet: Sheet, x: float, y: float, times: float) -> None:
    """Draw the Sting as it lies under the foot of a pawn, of which it sticks out to the right."""
    sheet.token("scuttle/sting", x + 18 * times, y - 4 * times, 40 * times, STING_BODY)


def roll_look(seat: int) -> Look:
    """Return the look of a seat's Caution Tape on its mat."""
    return pictured(f"tape/{theme.SEATS[seat]}-roll", (ROLL_SIDE, ROLL_SIDE), (ROLL_SIDE, ROLL_SIDE))


def tape_look(seat: int) -> Look:
    """Return the look of a seat's Caution Tape over a pit."""
    return pictured(f"tape/{theme.SEATS[seat]}", (TAPE_SIDE, TAPE_SIDE), None, TAPE_MIDDLE)
