"""Card backs: cloth bindings of old books, an emblem stamped in gilt between ruled lines."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from art.recipes import drawing, kit
from art.recipes.bone import PLATE, skull

BRIGHT = ("#4a2c0c", "#94692a", "#d0a04c", "#f0d488", "#fff4cc")
PALE = ("#3a3530", "#7c746a", "#b4aca0", "#dcd6ca", "#ffffff")
FULL = 344
"""Shorter side, in pixels, of a back whose ornaments have their full size."""


@dataclass(frozen=True)
class Binding:
    """A deck's back: size in units, cloth colour, foil and stamped glyph (the carved skull, or an empty ring)."""

    size: tuple[int, int]
    cloth: str
    foil: tuple[str, ...]
    glyph: str | None

    @property
    def shape(self) -> tuple[int, int]:
        """Height and width in pixels."""
        return self.size[1] * 2, self.size[0] * 2

    @property
    def part(self) -> float:
        """How large the ornaments are, 1 on a full card."""
        return float(np.clip(min(self.shape) / FULL, 0.45, 1.0))


SKULL = "skull"
BACKS = {
    "dinosaur": Binding((172, 236), "#2c4a34", BRIGHT, SKULL),
    "tools": Binding((172, 160), "#3b4650", PALE, "pry-bar"),
    "supplies": Binding((172, 160), "#7a4a1e", BRIGHT, "egg"),
    "event": Binding((272, 136), "#7a2a1e", BRIGHT, "warning"),
    "rival": Binding((72, 100), "#2e2438", PALE, None),
}


def back(name: str) -> kit.Picture:
    """Return the back of one deck."""
    return stamped_back(BACKS[name], len(name))


def stamped_back(binding: Binding, seed: int) -> kit.Picture:
    """Return the back of a deck in its binding."""
    height, width = binding.shape
    stamp = np.maximum(_border(binding), kit.placed(_emblem(binding), height, width, height / 2, width / 2))
    return _stamped(_cloth(binding, seed), stamp, binding)


def _cloth(binding: Binding, seed: int) -> kit.Picture:
    """Return woven cloth with a rubbed edge."""
    height, width = binding.shape
    distance = kit.rounded_box(height, width, (2, 2, width - 2, height - 2), 16 * binding.part + 2)
    y, x = kit.grid(height, width)
    weave = np.sin(x * 2 * np.pi / 5) * np.sin(y * 2 * np.pi / 5) + kit.fibres(height, width, 14, seed)
    wear = kit.fbm(height, width, 120, 5, seed + 2)
    relief = weave * 0.9 + wear * 10 + kit.smoothstep(-distance, 0, 7) * 5
    diffuse, shine = kit.light(relief, 0.6, 0.12, 12)
    albedo = kit.colour(binding.cloth) * (0.70 + 0.55 * wear)[..., None]
    rubbed = kit.smoothstep(9 + distance, 0, 9) * (0.25 + 0.75 * wear)
    albedo = kit.mixed(albedo, albedo * 1.5 + 24, rubbed * 0.6)
    return kit.picture(kit.lit(albedo, diffuse, shine, 0.2), kit.coverage(distance))


def _border(binding: Binding) -> kit.Field:
    """Return two ruled lines and a quarter rosette in each corner."""
    (height, width), part = binding.shape, binding.part
    result = np.zeros((height, width), np.float32)
    for inset, thick in ((16 * part, 2.0 + 0.6 * part), (27 * part, 1.3)):
        away = np.abs(kit.rounded_box(height, width, (inset, inset, width - inset, height - inset), 10 * part))
        result = np.maximum(result, kit.smoothstep(thick - away, 0, 1.2))
    y, x = kit.grid(height, width)
    near_x, near_y = np.minimum(x, width - x) / part - 27, np.minimum(y, height - y) / part - 27
    away, angle = np.hypot(near_x, near_y), np.arctan2(near_y, near_x)
    inside = (near_x > 0) & (near_y > 0)
    petal = 30 + 14 * np.abs(np.cos(angle * 6))
    fan = kit.smoothstep(2.2 - np.abs(away - petal), 0, 1.4) + kit.smoothstep(3.2 - np.abs(away - 22), 0, 1.4)
    rays = kit.smoothstep(1.6 - np.abs(np.sin(angle * 6)) * away / 6, 0, 1.2) * (away < 22)
    return np.maximum(result, np.clip(fan + rays, 0, 1) * inside)


def _emblem(binding: Binding) -> kit.Field:
    """Return the deck's glyph in a ring of pearls."""
    size = round(270 * min(1.0, binding.part * 1.2) * min(1.0, min(binding.shape) / 330))
    middle, step = size / 2, 2 * np.pi / 36
    y, x = kit.grid(size, size)
    away, angle = np.hypot(y - middle, x - middle) * 270 / size, np.arctan2(y - middle, x - middle)
    ring = kit.smoothstep(2.8 - np.abs(away - 126), 0, 1.6) + kit.smoothstep(2.0 - np.abs(away - 106), 0, 1.4)
    nearest = (angle + step / 2) % step - step / 2
    pearls = kit.smoothstep(4.8 - np.hypot(away - 116, nearest * 116), 0, 1.6)
    frame = np.clip(ring + pearls, 0, 1)
    if binding.glyph is None:
        return frame
    mark = _skull(round(size * 0.60)) if binding.glyph == SKULL else drawing.silhouette(binding.glyph, size * 52 // 100)
    return np.maximum(frame, kit.placed(mark, size, size, middle, middle))


def _skull(size: int) -> kit.Field:
    """Return the outline of the carved skull with its openings."""
    solid = kit.Solid(PLATE, PLATE, 4)
    skull(solid)
    mask = np.clip(solid.filled - 1.6 * solid.tone, 0, 1).astype(np.float32)
    return np.clip(kit.resized(kit.blur(mask, 1.5), size, size), 0, 1)


def _stamped(cloth: kit.Picture, stamp: kit.Field, binding: Binding) -> kit.Picture:
    """Return the cloth with foil pressed into it, a little worn."""
    wear = kit.fbm(*binding.shape, 26, 4, 5)
    kept = kit.smoothstep(wear, 0.20, 0.34)
    diffuse, shine = kit.light(-kit.blur(stamp, 1.4) * 4 + wear * 3, 0.8, 0.5, 12)
    foil = kit.lit(kit.ramp(0.15 + 0.5 * diffuse, *binding.foil), np.ones_like(wear), shine, 0.4)
    kit.over(cloth, kit.picture("#0d0602", kit.blur(stamp, 2.2) * 0.55))
    kit.over(cloth, kit.picture(foil, stamp * (0.45 + 0.55 * kept)))
    return cloth
