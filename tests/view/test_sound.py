import os

import pygame
import pytest

from game import paths
from game.settings import Settings
from game.view import sound
from game.view.sound import GROUPS, Sounds


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The volumes at which sounds were played."""
    volumes: list[float] = []

    class Heard:
        def __init__(self, file: object) -> None:
            self.volume = 1.0

        def set_volume(self, volume: float) -> None:
            self.volume = volume

        def play(self) -> None:
            volumes.append(self.volume)

    monkeypatch.setattr(pygame.mixer, "Sound", Heard)
    return volumes


def test_a_sound_is_as_loud_as_its_group(played: list[float]) -> None:
    sounds = Sounds(paths.sounds_folder(), Settings(master_volume=50, cards_volume=50))
    sounds.play("card", "cards")
    assert played == [0.25]


@pytest.mark.parametrize("group", GROUPS)
def test_a_group_turned_down_is_silent(played: list[float], group: str) -> None:
    settings = Settings()
    setattr(settings, f"{group}_volume", 0)
    Sounds(paths.sounds_folder(), settings).play("card", group)
    assert played == []


def test_without_a_device_there_is_silence(played: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**wishes: object) -> None:
        raise pygame.error("no such audio device")

    monkeypatch.setattr(sound.pygame.mixer, "init", refuse)
    sounds = Sounds(paths.sounds_folder(), Settings())
    sounds.play("card", "cards")
    assert not sounds.audible
    assert played == []


def test_a_sound_that_does_not_exist_raises(played: list[float]) -> None:
    with pytest.raises(LookupError, match="'quack'"):
        Sounds(paths.sounds_folder(), Settings()).play("quack")


def test_what_the_sound_library_prints_without_a_device_is_not_shown(capfd: pytest.CaptureFixture[str]) -> None:
    with sound._hushed():
        os.write(2, b"cannot find card '0'\n")
    os.write(2, b"heard again\n")
    assert capfd.readouterr().err == "heard again\n"
