"""Recorded games with their final scores and states: what the rules made of them must stay."""

from pathlib import Path

import msgspec

from game.model.fossilis.state import Setup
from game.model.turn import Choice

FOLDER = Path(__file__).parent


class Golden(msgspec.Struct):
    """One game: its setup, every choice, the totals and winners by seat, and the digest of the last state."""

    setup: Setup
    choices: list[Choice]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    digest: str = ""
