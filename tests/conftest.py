"""Screens are tested without a display, without sound, and away from the player's own files."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import App
from game.settings import Settings


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BONE_WARS_HOME", str(tmp_path / "home"))


@pytest.fixture
def app() -> Iterator[App]:
    """A window of 1600 x 900 pixels that nobody sees."""
    opened = App(Settings())
    yield opened
    opened.close()
