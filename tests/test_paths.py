import sys
import tomllib
from pathlib import Path

import pytest

import game
from game import paths

ROOT = Path(game.__file__).parent.parent


def test_in_a_checkout_art_fonts_and_levels_lie_at_the_root() -> None:
    assert paths.data_root() == ROOT
    assert paths.catalogue_file().is_file()
    assert (paths.fonts_folder() / "rye.ttf").is_file()
    assert (paths.levels_folder() / "ui" / "title.tmx").is_file()


def test_in_a_frozen_bundle_they_lie_where_the_bundle_is_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", "/opt/bone-wars/_internal", raising=False)
    assert paths.fonts_folder() == Path("/opt/bone-wars/_internal/fonts")


def test_in_an_installed_wheel_they_lie_within_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "_data").mkdir()
    monkeypatch.setattr(paths, "_package", tmp_path)
    assert paths.sounds_folder() == tmp_path / "_data" / "art" / "sounds"


def test_the_player_s_folder_can_be_chosen_and_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BONE_WARS_HOME", str(tmp_path / "ein Ordner mit Umläuten"))
    assert paths.player_folder() == tmp_path / "ein Ordner mit Umläuten"
    assert paths.player_folder().is_dir()


def test_the_version_is_the_one_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == game.VERSION
