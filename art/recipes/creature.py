"""The family `creature`: an engraved plate of every animal."""

from __future__ import annotations

from functools import partial

from art.recipes import (
    creatures_cretaceous,
    creatures_jurassic,
    creatures_own,
    creatures_pleistocene,
    creatures_triassic,
    creatures_unknown,
    creatures_wars_beasts,
    creatures_wars_bipeds,
    creatures_wars_birds,
    creatures_wars_early,
    creatures_wars_giants,
    creatures_wars_hoofed,
    creatures_wars_sea,
)
from art.recipes.creatures_register import ANIMALS, drawn
from art.recipes.kit import Recipe

CHAPTERS = (
    creatures_triassic,
    creatures_jurassic,
    creatures_cretaceous,
    creatures_pleistocene,
    creatures_unknown,
    creatures_own,
    creatures_wars_bipeds,
    creatures_wars_beasts,
    creatures_wars_birds,
    creatures_wars_early,
    creatures_wars_giants,
    creatures_wars_hoofed,
    creatures_wars_sea,
)


def pictures() -> list[Recipe]:
    """Return one recipe an animal, 156 x 100 units."""
    return [Recipe(f"creature/{name}", (156, 100), partial(drawn, name), quality=86) for name in ANIMALS]
