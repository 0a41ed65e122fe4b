"""Sounds by name, each group as loud as the player wishes; silence where there is no device."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.settings import Settings

GROUPS = ("pieces", "cards", "interface")
"""What can be turned down separately."""


class Sounds:
    """Plays short sounds; every failure of the device means silence."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.settings = settings
        self._folder = folder
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self.audible = _open_device()

    def play(self, name: str, group: str = "pieces") -> None:
        """Play the sound called `name`; raises `LookupError` if there is none."""
        file = self._folder / f"{name}.ogg"
        if name not in self._loaded and not file.exists():
            raise LookupError(f"no sound is called {name!r}")
        volume = self.settings.volume_of(group)
        if not self.audible or not volume:
            return
        if name not in self._loaded:
            self._loaded[name] = pygame.mixer.Sound(file)
        sound = self._loaded[name]
        sound.set_volume(volume)
        sound.play()


def _open_device() -> bool:
    with _hushed():
        try:
            pygame.mixer.init(frequency=44100, channels=2, buffer=512)
        except pygame.error:
            return False
    return True


@contextlib.contextmanager
def _hushed() -> Iterator[None]:
    """Let nothing be printed: without a device the sound library of Linux complains in a dozen lines of its own."""
    try:
        kept = os.dup(2)
    except OSError:
        # There is nowhere to print to.
        yield
        return
    with open(os.devnull, "wb") as nothing:
        os.dup2(nothing.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
