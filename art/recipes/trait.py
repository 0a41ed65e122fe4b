"""Traits: the ten characteristics, each a cream form on an enamel disc of its own colour."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.recipes import drawing, kit

DISC = 34
"""A disc's diameter in units."""
LEFT, TOP, SIDE = 2, 1, 40
"""Where the disc lies on its sheet, and the sheet with the disc's shadow, in units."""
FINE = 8
"""Pixels per unit while drawing; the result is scaled down to the baked two."""

TRAITS = {
    "carnivore": "#962c20",
    "herbivore": "#4f7432",
    "biped": "#86602c",
    "quadruped": "#6b4a3a",
    "aquatic": "#23707e",
    "avian": "#5d7fa6",
    "triassic": "#a8612a",
    "jurassic": "#6f7f26",
    "cretaceous": "#7c3158",
    "pleistocene": "#3f7fae",
}


def trait(name: str, enamel: str) -> kit.Picture:
    """Return one characteristic on its disc."""
    pixels = SIDE * FINE
    y, x = kit.grid(pixels, pixels)
    centre_y, centre_x, radius = (TOP + DISC / 2) * FINE, (LEFT + DISC / 2) * FINE, DISC / 2 * FINE
    inside = (radius - np.hypot(y - centre_y, x - centre_x)).astype(np.float32)
    disc = np.clip(inside + 0.5, 0, 1)
    result = kit.shadow(disc, 8, 12, 9, 0.6)
    kit.over(result, kit.picture(_enamel(inside, kit.colour(enamel)), disc))
    mask = kit.placed(drawing.silhouette(name, 192), pixels, pixels, centre_y, centre_x)
    kit.over(result, kit.shadow(mask, 4, 6, 5, 0.6))
    form = kit.emboss(mask, ("#8a6f44", "#cdb283", "#f2e2b8", "#fff6da", "#ffffff"), 0.7, 0.2, 16, 0.05, drop=(0, 0, 0))
    kit.over(result, form)
    return kit.scaled(result, SIDE * 2, SIDE * 2)


def _enamel(inside: kit.Field, tint: kit.Colour) -> kit.Colour:
    """Return the colours of a disc: a bronze rim around a slightly domed field."""
    rim = kit.smoothstep(inside, 0, 8) - kit.smoothstep(inside, 10, 18)
    field = kit.smoothstep(inside, 15, 21)
    relief = rim * 10 + np.sqrt(np.clip(inside, 0, None)) * 2.2 * field
    diffuse, shine = kit.light(relief, 0.8, 0.6, 20)
    bronze = kit.lit(kit.ramp(0.15 + 0.6 * (diffuse - 0.25), *kit.BRONZE), np.ones_like(diffuse), shine, 0.7)
    glaze = kit.lit(np.broadcast_to(tint, (*inside.shape, 3)), 0.25 + 0.75 * diffuse, shine, 0.22)
    edge = kit.smoothstep(6 - inside, 0, 6) * 0.6 + np.exp(-(((inside - 17) / 3.0) ** 2)) * 0.6
    return kit.mixed(kit.mixed(bronze, glaze, field), "#120804", edge)


def pictures() -> list[kit.Recipe]:
    """Return the ten characteristics."""
    return [
        kit.Recipe(f"trait/{name}", (SIDE, SIDE), partial(trait, name, enamel), origin=(LEFT, TOP))
        for name, enamel in TRAITS.items()
    ]
