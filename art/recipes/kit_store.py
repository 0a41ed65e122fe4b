"""What a recipe offers and where it goes: `art/baked/<family>/<name>.webp` and its entry in `art/catalogue.toml`."""

from __future__ import annotations

import fcntl
import os
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image
from scipy.ndimage import distance_transform_edt

from art.recipes.kit_colour import Picture

ART = Path(__file__).parents[1]
BAKED = ART / "baked"
CATALOGUE = ART / "catalogue.toml"
SHARPNESS = 2
"""Baked pixels per unit at which a picture is shown."""


@dataclass(frozen=True)
class Recipe:
    """One picture to bake: its name `family/name`, how to draw it and how it is shown.

    `draw` returns RGBA of exactly twice `size` (width, height in units). `origin` is where the object's own top left
    corner lies inside a picture padded for its shadow; `slice` the left, top, right and bottom margins of a nine-slice.
    """

    name: str
    size: tuple[int, int]
    draw: Callable[[], Picture]
    origin: tuple[int, int] | None = None
    slice: tuple[int, int, int, int] | None = None
    quality: int = 90
    lossless: bool = False

    @property
    def family(self) -> str:
        """The part of the name before the slash."""
        return self.name.split("/")[0]

    @property
    def path(self) -> Path:
        """Where the baked picture lies."""
        return BAKED / f"{self.name}.webp"

    @property
    def entry(self) -> dict[str, list[int]]:
        """What the catalogue says of this picture."""
        fields = {"size": self.size, "origin": self.origin, "slice": self.slice}
        return {key: list(value) for key, value in fields.items() if value is not None}


def bake(recipe: Recipe) -> None:
    """Draw and save one picture; raises ValueError if it is not twice the size it promises."""
    drawn = recipe.draw()
    wanted = (recipe.size[1] * SHARPNESS, recipe.size[0] * SHARPNESS)
    if drawn.shape[:2] != wanted:
        raise ValueError(f"{recipe.name}: drawn {drawn.shape[:2]} pixels, wanted {wanted}")
    recipe.path.parent.mkdir(parents=True, exist_ok=True)
    opaque = bool((drawn[..., 3] == 255).all())
    image = Image.fromarray(drawn[..., :3] if opaque else _bled(drawn))
    image.save(recipe.path, "WEBP", quality=recipe.quality, lossless=recipe.lossless, method=6, exact=True)


def _bled(drawn: Picture) -> Picture:
    """Return the picture with its rim's colours carried into what is transparent, so that scaling adds no fringe."""
    hidden = drawn[..., 3] == 0
    if hidden.all() or not hidden.any():
        return drawn
    nearest = distance_transform_edt(hidden, return_distances=False, return_indices=True)
    result = drawn.copy()
    result[..., :3] = drawn[nearest[0], nearest[1], :3]
    return result


def record(recipes: list[Recipe], whole_families: bool) -> None:
    """Write the recipes' entries into the catalogue; with `whole_families` drop entries and files without a recipe."""
    names = {recipe.name for recipe in recipes}
    families = {recipe.family for recipe in recipes}
    with _alone():
        entries = read_catalogue()
        if whole_families:
            entries = {name: entry for name, entry in entries.items() if name.split("/")[0] not in families}
            for family in families:
                _forget_leftovers(family, names)
        entries |= {recipe.name: recipe.entry for recipe in recipes}
        _write(entries)


def read_catalogue() -> dict[str, Any]:
    """Return the catalogue's entries by name; empty if there is none yet."""
    return tomllib.loads(CATALOGUE.read_text("utf-8")) if CATALOGUE.exists() else {}


def _forget_leftovers(family: str, names: set[str]) -> None:
    for path in (BAKED / family).glob("*.webp"):
        if f"{family}/{path.stem}" not in names:
            path.unlink()


def _write(entries: dict[str, Any]) -> None:
    lines = []
    for name in sorted(entries):
        fields = [f"{key} = {value}" for key, value in entries[name].items()]
        lines += [f'["{name}"]', *fields, ""]
    draft = CATALOGUE.with_suffix(".draft")
    draft.write_text("\n".join(lines), "utf-8")
    os.replace(draft, CATALOGUE)


@contextmanager
def _alone() -> Iterator[None]:
    """Hold the art folder's lock, so that several bakes can write the catalogue."""
    handle = os.open(ART, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
