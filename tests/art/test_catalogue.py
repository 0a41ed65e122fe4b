"""The catalogue of pictures and the baked pictures say the same."""

import tomllib
from pathlib import Path

import pygame
import pytest

ART = Path(__file__).parents[2] / "art"
CATALOGUE = tomllib.loads((ART / "catalogue.toml").read_text("utf-8"))


@pytest.mark.parametrize("name", sorted(CATALOGUE))
def test_a_picture_of_the_catalogue_is_baked_at_exactly_twice_its_size(name: str) -> None:
    width, height = CATALOGUE[name]["size"]

    picture = pygame.image.load(ART / "baked" / f"{name}.webp")

    assert picture.get_size() == (2 * width, 2 * height)


def test_every_baked_picture_is_in_the_catalogue() -> None:
    baked = {path.relative_to(ART / "baked").with_suffix("").as_posix() for path in ART.glob("baked/**/*.*")}

    assert baked == set(CATALOGUE)


@pytest.mark.parametrize("name", sorted(name for name in CATALOGUE if "slice" in CATALOGUE[name]))
def test_the_margins_of_a_nine_slice_leave_a_middle(name: str) -> None:
    width, height = CATALOGUE[name]["size"]
    left, top, right, bottom = CATALOGUE[name]["slice"]

    assert left + right < width
    assert top + bottom < height


def test_the_catalogue_is_sorted_by_name() -> None:
    assert list(CATALOGUE) == sorted(CATALOGUE)
