"""Recorded games with their final scores: what the rules made of them must stay."""

from pathlib import Path

import msgspec

from game.model.fossilis.state import Setup
from game.model.turn import Choice

FOLDER = Path(__file__).parent


class Golden(msgspec.Struct):
    """One game: its setup, every choice, and the totals and winners by seat."""

    setup: Setup
    choices: list[Choice]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
