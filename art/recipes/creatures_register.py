"""The animals by name: each registers its scene and how it is drawn."""

from __future__ import annotations

from collections.abc import Callable

from art.recipes.engraving import Sculpture
from art.recipes.engraving_scenes import Scene, plate
from art.recipes.kit import Picture

Sculptor = Callable[[Sculpture], None]
ANIMALS: dict[str, tuple[Scene, Sculptor]] = {}


def animal(name: str, scene: Scene) -> Callable[[Sculptor], Sculptor]:
    """Return a decorator that registers an animal under its file name."""

    def register(draw: Sculptor) -> Sculptor:
        if name in ANIMALS:
            raise ValueError(f"two animals named {name}")
        ANIMALS[name] = (scene, draw)
        return draw

    return register


def drawn(name: str) -> Picture:
    """Return the finished plate of an animal."""
    scene, draw = ANIMALS[name]
    sculpture = Sculpture()
    draw(sculpture)
    return plate(sculpture, scene)
