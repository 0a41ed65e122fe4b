"""The boards of Bone Wars: the map, dig sites in oak frames, pits with three strata, trays, strips, plates."""

from __future__ import annotations

import numpy as np

from art.recipes import kit, kit_material

DARK = "#080301"
STRATA = (
    ("#8a6236", "#b08650", "#cfa76c"),
    ("#5f3f20", "#7d5730", "#96703f"),
    ("#38230f", "#4e331a", "#634526"),
)
"""The three levels of a pit from the top, each as a ramp: the deeper, the darker."""

PIT = (78, 112)
BED = ("#8a6a40", "#b3915c", "#c9ab75", "#d8bd8a")
TRAY_WOOD = ("#170a04", "#2f1b0e", "#4a2d18")


def lying(body: kit.Picture, margin: int, softness: float, strength: float = 0.65) -> kit.Picture:
    """Return a body with a soft shadow to its lower right, in `margin` units of room on each side."""
    room = margin * 2
    result = kit.padded(body, room, room, room, room)
    alpha = result[..., 3].astype(np.float32) / 255
    ground = kit.empty(*alpha.shape)
    kit.over(ground, kit.shadow(alpha, softness, round(softness * 0.8), round(softness * 0.5), strength, DARK))
    kit.over(ground, kit.shadow(alpha, 2.5, 3, 2, 0.5, DARK))
    kit.over(ground, result)
    return ground


def chart(width: int, height: int) -> kit.Picture:
    """Return the map of the dig sites: parchment with contour lines and a fine grid, in a shadow of 12 units."""
    tall, wide = height * 2, width * 2
    sheet = kit_material.parchment(tall, wide, 21, edge=26, ragged=3, radius=16, stain=0.8)
    hills = kit.fbm(tall, wide, 330, 4, 5)
    level = hills * 24
    away = np.abs(level - np.round(level)) / (np.hypot(*np.gradient(level)) + 1e-4)
    fifth = np.round(level) % 5 == 0
    contour = np.where(fifth, kit.smoothstep(1.9 - away, 0, 1.2), kit.smoothstep(1.2 - away, 0, 1.2) * 0.6)
    y, x = kit.grid(tall, wide)
    rule = np.minimum(np.abs((x + 85) % 170 - 85), np.abs((y + 85) % 170 - 85))
    ink = np.maximum(contour * 0.62, kit.smoothstep(1.3 - rule, 0, 1) * 0.3)
    inked = kit.mixed(sheet[..., :3].astype(np.float32), "#7a4a26", ink)
    sheet[..., :3] = np.clip(inked, 0, 255)
    return lying(sheet, 12, 12)


def site() -> kit.Picture:
    """Return a dig site's board of 272 x 150 units: an oak frame round an earth-coloured bed."""
    height, width = 300, 544
    outer = kit.rounded_box(height, width, (2, 2, width - 2, height - 2), 18)
    inner = kit.rounded_box(height, width, (13, 13, width - 13, height - 13), 10)
    planks = kit_material.wood(height, width, 34, kit_material.OAK)
    rim = np.minimum(-outer, np.abs(inner))
    diffuse, shine = kit.light(kit.smoothstep(rim, 0, 6) * 6, 0.8, 0.22, 18)
    frame = kit.lit(planks, diffuse, shine, 0.3)
    bed = kit_material.parchment(height, width, 51, BED, radius=4, stain=0.7)[..., :3].astype(np.float32)
    cast = np.clip(kit.shifted(kit.blur((inner > -2).astype(np.float32), 7), 6, 4, 1.0), 0, 1)
    inside = np.clip(0.5 - inner, 0, 1)
    body = kit.mixed(frame, bed * (1 - 0.55 * cast)[..., None], inside)
    return lying(kit.picture(body, kit.coverage(outer)), 12, 11)


def soil(seed: int) -> kit.Picture:
    """Return a pit of 78 x 112 units: three strata, sunk into the bed."""
    height, width = PIT[1] * 2, PIT[0] * 2
    distance = kit.rounded_box(height, width, (2, 2, width - 2, height - 2), 12)
    clouds, dust = kit.fbm(height, width, 40, 5, seed), kit.grain(height, width, seed)
    y, _ = kit.grid(height, width)
    depth = (y + (clouds - 0.5) * 16) / height * 3
    layer = np.clip(depth.astype(int), 0, 2)
    ramps = np.stack([kit.ramp(clouds * 0.7 + dust * 0.2, *stops) for stops in STRATA])
    colours = np.take_along_axis(ramps, layer[None, ..., None], 0)[0]
    seam = kit.smoothstep(0.06 - np.abs(depth - np.round(depth)), 0, 0.06) * ((depth > 0.5) & (depth < 2.5))
    pebbles = kit.smoothstep(kit.fbm(height, width, 11, 1, seed + 7), 0.70, 0.92)
    diffuse, _ = kit.light(clouds * 9 + kit.blur(dust, 1) * 3 + pebbles * 4, 0.8)
    colours = colours * (diffuse * (1 + 0.16 * pebbles))[..., None] * (1 - 0.45 * seam)[..., None]
    cast = np.clip(kit.shifted(kit.blur((distance > -2).astype(np.float32), 9), 8, 6, 1.0) * 1.2, 0, 1)
    lip = kit.smoothstep(2.6 - np.abs(distance + 1), 0, 2) * (y / height)
    colours = kit.mixed(colours * (1 - 0.62 * cast)[..., None], "#f0d9a4", lip * 0.4)
    return kit.picture(colours, kit.coverage(distance))


def tray() -> kit.Picture:
    """Return a dark walnut tray of 180 x 180 units with a bright lip: every institution lies in one."""
    side = 360
    distance = kit.rounded_box(side, side, (1, 1, side - 1, side - 1), 18)
    planks = kit_material.wood(side, side, 19, TRAY_WOOD)
    edge = kit.smoothstep(-distance, 0, 7) * 7 - kit.smoothstep(-distance - 9, 0, 6) * 5
    diffuse, shine = kit.light(edge, 0.85, 0.34, 16)
    cast = np.clip(kit.shifted(kit.blur((distance > -14).astype(np.float32), 8), 7, 4, 1.0), 0, 1)
    colours = kit.lit(planks * (1 - 0.5 * cast)[..., None], diffuse, shine, 0.3)
    return lying(kit.picture(colours, kit.coverage(distance)), 10, 9)


def enamel(width: int, height: int, tint: str, seed: int, radius: float = 18.0) -> kit.Picture:
    """Return a painted metal plate, calm enough to carry letters, with a shadow in 8 units of room."""
    tall, wide = height * 2, width * 2
    distance = kit.rounded_box(tall, wide, (1, 1, wide - 1, tall - 1), radius)
    clouds, brushed = kit.fbm(tall, wide, 70, 5, seed), kit.fibres(tall, wide, 80, seed + 1)
    y, _ = kit.grid(tall, wide)
    line = kit.smoothstep(3 - np.abs(-distance - 11), 0, 2.4)
    relief = kit.smoothstep(-distance, 0, 8) * 7 + clouds * 4 + brushed * 0.6 - line * 1.8
    diffuse, shine = kit.light(relief, 0.8, 0.28, 16)
    tone = 0.84 + 0.22 * clouds + 0.08 * (brushed - 0.5) + 0.22 * (0.5 - y / tall)
    albedo = kit.mixed(kit.colour(tint) * tone[..., None], "#120a06", line * 0.4)
    rim = kit.smoothstep(3 + distance, 0, 3)
    body = kit.lit(albedo, diffuse, shine, 0.3) * (1 - rim * 0.55)[..., None]
    return lying(kit.picture(body, kit.coverage(distance)), 8, 7, 0.6)


def niche() -> kit.Picture:
    """Return one shelf of a bookcase, 80 x 60 units: a dark niche above a lit board."""
    height, width, board = 120, 160, 9
    back = kit_material.recess(height - board + 4, width, 6, "#150b05", 0.94, 3)
    planks = kit_material.wood(board, width, 71, kit_material.OAK)
    y = np.linspace(0, 1, board, dtype=np.float32)[:, None]
    lit_edge = planks * (1.25 - 0.75 * y)[..., None]
    result = kit.empty(height, width)
    kit.over(result, back)
    kit.over(result, kit.picture("#050201", np.full((board, width), 0.8, np.float32)), 0, height - board - 2)
    kit.over(result, kit.picture(lit_edge, np.ones((board, width), np.float32)), 0, height - board)
    return result
