"""Sounds by name, each group as loud as the player wishes; silence where there is no device."""

from pathlib import Path

import pygame

from game.settings import Settings
from game.view.hush import hushed

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
    with hushed():
        try:
            pygame.mixer.init(frequency=44100, channels=2, buffer=512)
        except pygame.error:
            return False
    return True
