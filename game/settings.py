"""The player's settings: a small file in the player's folder."""

import contextlib
import os
from enum import StrEnum
from pathlib import Path

import msgspec

FILE_NAME = "settings.json"
LOUD = 80
"""How loud sounds are, in per cent, until a player says otherwise."""


class Speed(StrEnum):
    """How what happened is shown: step by step at a key, at leisure, quickly, or not at all."""

    STEP = "step"
    PLAY = "play"
    FAST = "fast"
    SKIP = "skip"


class LastGame(msgspec.Struct, frozen=True):
    """What was chosen last on the new-game screen, in words; without `kinds` nothing was chosen yet."""

    game: str = "fossilis"
    solo: bool = False
    kinds: tuple[str, ...] = ()
    rival: str = ""
    pile: str = ""
    switches: tuple[str, ...] = ()
    diagonal_steps: bool = False
    all_sets_six: bool = False
    expansions: tuple[str, ...] = ()
    species: tuple[str, ...] = ()
    heads: tuple[int, ...] = ()


class Settings(msgspec.Struct):
    """Everything a player can set for good; volumes run from 0 to 100, the interface scale is in per cent."""

    speed: Speed = Speed.PLAY
    master_volume: int = LOUD
    pieces_volume: int = 100
    cards_volume: int = 100
    interface_volume: int = 70
    muted: bool = False
    """Whether all sounds are off for the while; the volumes are those that come back."""
    full_screen: bool = False
    interface_scale: int = 100
    reduce_motion: bool = False
    names: tuple[str, ...] = ()
    """What the seats were called last time."""
    last: LastGame = LastGame()
    """What was chosen for the game that was begun last."""
    told_report: str = ""
    """The name of the last report of a crash that the player was told of."""

    def __post_init__(self) -> None:
        for name in ("master_volume", "pieces_volume", "cards_volume", "interface_volume"):
            if not 0 <= getattr(self, name) <= 100:
                raise ValueError(f"{name} must lie between 0 and 100")
        if not 100 <= self.interface_scale <= 200:
            raise ValueError("interface_scale must lie between 100 and 200")

    @property
    def audible(self) -> bool:
        """Whether sounds are on."""
        return not self.muted and self.master_volume > 0

    def switch_sound(self) -> None:
        """Turn all sounds off, or on again as loud as they were; what was turned down to nothing is heard again."""
        self.muted = self.audible
        if not self.muted and not self.master_volume:
            self.master_volume = LOUD

    def volume_of(self, group: str) -> float:
        """Return how loud a group of sounds is, from 0 to 1; raises `AttributeError` for an unknown group."""
        share: int = getattr(self, f"{group}_volume")
        return 0.0 if self.muted else self.master_volume * share / 10_000


def read_settings(folder: Path) -> tuple[Settings, str | None]:
    """Return the settings kept in `folder`; from a bad file the defaults, with a sentence that says what is wrong."""
    file = folder / FILE_NAME
    try:
        return msgspec.json.decode(file.read_bytes(), type=Settings), None
    except FileNotFoundError:
        return Settings(), None
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as reason:
        return Settings(), f"{FILE_NAME} could not be read and is left as it is: {reason}"


def write_settings(settings: Settings, folder: Path) -> None:
    """Keep the settings in `folder`, whole or not at all; raises `OSError`."""
    file = folder / FILE_NAME
    fresh = file.with_suffix(".new")
    try:
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
        os.replace(fresh, file)
    except OSError:
        # What a full disk has taken of it is of no use.
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
