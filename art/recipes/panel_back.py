"""Card backs: cloth bindings of old books, an emblem stamped in gilt between ruled lines."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from art.recipes import drawing, kit
from art.recipes.bone import PLATE, skull

WIDTH, HEIGHT = 344, 472
"""A card's back in pixels."""


@dataclass(frozen=True)
class Binding:
    """A back's cloth colour, its foil and the glyph stamped on it; without a glyph the carved skull."""

    cloth: str
    foil: tuple[str, ...]
    glyph: str | None


BRIGHT = ("#4a2c0c", "#94692a", "#d0a04c", "#f0d488", "#fff4cc")
PALE = ("#3a3530", "#7c746a", "#b4aca0", "#dcd6ca", "#ffffff")
BACKS = {
    "dinosaur": Binding("#2c4a34", BRIGHT, None),
    "tools": Binding("#3b4650", PALE, "pry-bar"),
    "supplies": Binding("#7a4a1e", BRIGHT, "egg"),
    "event": Binding("#7a2a1e", BRIGHT, "warning"),
    "rival": Binding("#2e2438", PALE, "rival"),
}


def back(name: str) -> kit.Picture:
    """Return the back of one deck."""
    binding = BACKS[name]
    cloth = _cloth(binding.cloth, len(name))
    stamp = np.maximum(_border(), kit.placed(_emblem(binding.glyph), HEIGHT, WIDTH, HEIGHT / 2, WIDTH / 2))
    return _stamped(cloth, stamp, binding)


def _cloth(tint: str, seed: int) -> kit.Picture:
    """Return woven cloth with a rubbed edge."""
    distance = kit.rounded_box(HEIGHT, WIDTH, (2, 2, WIDTH - 2, HEIGHT - 2), 16)
    y, x = kit.grid(HEIGHT, WIDTH)
    weave = np.sin(x * 2 * np.pi / 5) * np.sin(y * 2 * np.pi / 5) + kit.fibres(HEIGHT, WIDTH, 14, seed)
    wear = kit.fbm(HEIGHT, WIDTH, 120, 5, seed + 2)
    relief = weave * 0.9 + wear * 10 + kit.smoothstep(-distance, 0, 7) * 5
    diffuse, shine = kit.light(relief, 0.6, 0.12, 12)
    albedo = kit.colour(tint) * (0.70 + 0.55 * wear)[..., None]
    rubbed = kit.smoothstep(9 + distance, 0, 9) * (0.25 + 0.75 * wear)
    albedo = kit.mixed(albedo, albedo * 1.5 + 24, rubbed * 0.6)
    return kit.picture(kit.lit(albedo, diffuse, shine, 0.2), kit.coverage(distance))


def _border() -> kit.Field:
    """Return two ruled lines and a quarter rosette in each corner."""
    result = np.zeros((HEIGHT, WIDTH), np.float32)
    for inset, thick in ((16, 2.6), (27, 1.3)):
        box = (inset, inset, WIDTH - inset, HEIGHT - inset)
        away = np.abs(kit.rounded_box(HEIGHT, WIDTH, box, 10))
        result = np.maximum(result, kit.smoothstep(thick - away, 0, 1.2))
    y, x = kit.grid(HEIGHT, WIDTH)
    near_x, near_y = np.minimum(x, WIDTH - x) - 27, np.minimum(y, HEIGHT - y) - 27
    away = np.hypot(near_x, near_y)
    angle = np.arctan2(near_y, near_x)
    inside = (near_x > 0) & (near_y > 0)
    petal = 30 + 14 * np.abs(np.cos(angle * 6))
    fan = kit.smoothstep(2.2 - np.abs(away - petal), 0, 1.4) + kit.smoothstep(3.2 - np.abs(away - 22), 0, 1.4)
    rays = kit.smoothstep(1.6 - np.abs(np.sin(angle * 6)) * away / 6, 0, 1.2) * (away < 22)
    return np.maximum(result, np.clip(fan + rays, 0, 1) * inside)


def _emblem(glyph: str | None) -> kit.Field:
    """Return the deck's glyph in a ring of pearls, 270 pixels square."""
    size, middle, step = 270, 135, 2 * np.pi / 36
    y, x = kit.grid(size, size)
    away, angle = np.hypot(y - middle, x - middle), np.arctan2(y - middle, x - middle)
    ring = kit.smoothstep(2.4 - np.abs(away - 126), 0, 1.3) + kit.smoothstep(1.5 - np.abs(away - 106), 0, 1)
    nearest = (angle + step / 2) % step - step / 2
    pearls = kit.smoothstep(4.8 - np.hypot(away - 116, nearest * 116), 0, 1.6)
    mark = drawing.silhouette(glyph, 140) if glyph else _skull()
    return np.maximum(np.clip(ring + pearls, 0, 1), kit.placed(mark, size, size, middle, middle))


def _skull() -> kit.Field:
    """Return the outline of the carved skull with its openings."""
    large = kit.Solid(PLATE, PLATE, 4)
    skull(large)
    mask = np.clip(large.filled - 1.6 * large.tone, 0, 1).astype(np.float32)
    return np.clip(kit.resized(kit.blur(mask, 1.5), 164, 164), 0, 1)


def _stamped(cloth: kit.Picture, stamp: kit.Field, binding: Binding) -> kit.Picture:
    """Return the cloth with foil pressed into it, a little worn."""
    wear = kit.fbm(HEIGHT, WIDTH, 26, 4, 5)
    kept = kit.smoothstep(wear, 0.20, 0.34)
    diffuse, shine = kit.light(-kit.blur(stamp, 1.4) * 4 + wear * 3, 0.8, 0.5, 12)
    foil = kit.lit(kit.ramp(0.15 + 0.5 * diffuse, *binding.foil), np.ones_like(wear), shine, 0.4)
    kit.over(cloth, kit.picture("#0d0602", kit.blur(stamp, 2.2) * 0.55))
    kit.over(cloth, kit.picture(foil, stamp * (0.45 + 0.55 * kept)))
    return cloth
