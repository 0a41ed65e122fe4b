"""All parts of the table that lie below the pieces."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.fossilis.bar import Ribbon, Steps
from game.scenes.fossilis.column import SeatPanel
from game.scenes.fossilis.glacier import GlacierBoard, PleistoceneDeck
from game.scenes.fossilis.hand import Hand
from game.scenes.fossilis.layout import Layout
from game.scenes.fossilis.mat import Collection, Identity, Laboratory, Purse, Slots, Used
from game.scenes.fossilis.parts import TablePart
from game.scenes.fossilis.plates import Buttons, Plates
from game.scenes.fossilis.rival_column import RivalColumn
from game.scenes.fossilis.score_board import Events, Pool, Stock
from game.scenes.fossilis.scuttle import ScuttleStack
from game.scenes.fossilis.sight import Sight


def table_parts(
    layout: Layout,
    sight: Sight,
    hand: Hand,
    prompt: Callable[[], tuple[int, str, bool]],
    enabled: Callable[[str], bool],
    audible: Callable[[], bool],
) -> list[TablePart]:
    """Return the parts for the seat that is in front now."""
    plain = (Steps, Pool, Stock, Events, Identity, Laboratory, Purse, Collection, Slots, Used)
    parts: list[TablePart] = [kind(layout, sight) for kind in plain]
    parts += [
        Ribbon(layout, sight, prompt),
        Plates(layout, sight, hand),
        Buttons(layout, sight, hand, enabled, audible),
    ]
    if sight.dig.ice:
        parts += [GlacierBoard(layout, sight), PleistoceneDeck(layout, sight)]
    if sight.dig.scorpion:
        parts.append(ScuttleStack(layout, sight))
    for seat in sight.others:
        kind = RivalColumn if sight.dig.is_rival(seat) else SeatPanel
        parts.append(kind(layout, sight, seat))
    return parts
