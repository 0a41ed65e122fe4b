import ast
import re
from pathlib import Path

import pygame
import pytest

import game
from game import paths
from game.app import App
from game.view.art import BAKED, Art, MissingPictureError, read_catalogue
from game.view.screen import Screen
from game.view.theme import ICONS

CATALOGUE = read_catalogue(paths.catalogue_file())
FAMILIES = sorted({name.split("/")[0] for name in CATALOGUE})
NAME = re.compile(rf"(?:{'|'.join(FAMILIES)})/[A-Za-z0-9\[\]+-]+")


def asked() -> set[str]:
    """Return the patterns of all picture names in the code; the gaps of an f-string may be anything."""
    found = set()
    for file in sorted(Path(game.__file__).parent.rglob("*.py")):
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        composed = [node for node in nodes if isinstance(node, ast.JoinedStr)]
        parts = {id(part) for node in composed for part in node.values}
        for node in composed:
            found.add("".join(p.value if isinstance(p, ast.Constant) else "[a-z0-9-]+" for p in node.values))
        plain = (node for node in nodes if isinstance(node, ast.Constant) and id(node) not in parts)
        found.update(node.value for node in plain if isinstance(node.value, str))
    return {text for text in found if NAME.fullmatch(text)}


def test_every_picture_that_the_code_asks_for_is_in_the_catalogue() -> None:
    missing = [text for text in asked() if not any(re.fullmatch(text, name) for name in CATALOGUE)]
    assert missing == []


def test_every_entry_of_the_catalogue_has_its_file_and_every_file_its_entry() -> None:
    folder = paths.pictures_folder()
    files = {file.relative_to(folder).with_suffix("").as_posix() for file in folder.rglob("*.webp")}
    assert files == set(CATALOGUE)


@pytest.mark.parametrize("name", sorted(CATALOGUE))
def test_a_picture_is_baked_at_twice_the_size_it_is_shown(name: str) -> None:
    picture = pygame.image.load(paths.pictures_folder() / f"{name}.webp")
    assert picture.size == tuple(length * BAKED for length in CATALOGUE[name].size)


@pytest.mark.parametrize("icon", sorted(ICONS))
def test_every_small_picture_within_text_exists(icon: str) -> None:
    assert ICONS[icon] in CATALOGUE


def test_an_unknown_picture_raises_with_its_name(app: App) -> None:
    with pytest.raises(MissingPictureError, match="tile/cheese"):
        app.stage.art.picture("tile/cheese")


def test_a_picture_that_was_not_baked_raises_with_its_name(app: App, tmp_path: Path) -> None:
    art = Art(paths.catalogue_file(), tmp_path, Screen())
    with pytest.raises(MissingPictureError, match="bone/rib"):
        art.picture("bone/rib")


def test_a_picture_that_is_damaged_raises_with_its_name(app: App, tmp_path: Path) -> None:
    (tmp_path / "bone").mkdir()
    (tmp_path / "bone" / "rib.webp").write_bytes(b"RIFF")
    with pytest.raises(MissingPictureError, match="bone/rib"):
        Art(paths.catalogue_file(), tmp_path, Screen()).picture("bone/rib")


def test_a_picture_is_scaled_once_for_a_window_size(app: App) -> None:
    art = app.stage.art
    assert art.picture("bone/rib") is art.picture("bone/rib")
    small = art.picture("bone/rib").size
    app.stage.screen.fit((3200, 1800))
    art.forget()
    assert art.picture("bone/rib").size == (small[0] * 2, small[1] * 2)


def test_a_sign_takes_the_colour_it_is_given(app: App) -> None:
    sign = app.stage.art.picture("glyph/check", tint=(200, 10, 30))
    inked = [sign.get_at((x, y)) for x in range(sign.width) for y in range(sign.height)]
    assert {colour[:3] for colour in inked if colour[3] > 250} == {(200, 10, 30)}


@pytest.mark.parametrize("pixels", [(1600, 900), (1280, 1024), (300, 900)])
def test_a_cover_fills_the_window_whatever_its_form(app: App, pixels: tuple[int, int]) -> None:
    assert app.stage.art.cover("surface/table", pixels).size == pixels


def test_a_panel_without_margins_is_refused(app: App) -> None:
    with pytest.raises(ValueError, match="bone/rib"):
        app.stage.art.panel("bone/rib", (100, 100))
