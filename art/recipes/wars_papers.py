"""What is written and kept in Bone Wars: papers and plates of the patrons, pennants, envelopes, cover tiles.

Marsh's things carry diagonal stripes, Cope's dots, so that they are told apart without their colours.
"""

from __future__ import annotations

import numpy as np

from art.recipes import kit, kit_material
from art.recipes.wars_boards import lying

TINTS = {"marsh": "#8e2f24", "cope": "#2b5c88", "neutral": "#6e675c"}
CLOTHS = {
    "marsh": ("#2a0c08", "#6a2218", "#a23c2c", "#cf6a4c", "#ffd8b8"),
    "cope": ("#0a1a2c", "#1f4468", "#356f9c", "#6aa6cc", "#d8f0ff"),
}
PALE = "#ffeec8"
KRAFT = ("#7d5a2e", "#a98450", "#c8a56e", "#dcc08e")


def pattern(height: int, width: int, patron: str) -> kit.Field:
    """Return stripes for Marsh, dots for Cope, a cross hatch for nobody, 0..1; 7 units from one to the next."""
    y, x = kit.grid(height, width)
    if patron == "marsh":
        return kit.smoothstep(np.cos((x + y) * 2 * np.pi / 14), 0.05, 0.55)
    if patron == "cope":
        row = np.floor(y / 12)
        across = (x + (row % 2) * 7) % 14 - 7
        away = np.hypot(across, y % 12 - 6)
        return kit.smoothstep(3.6 - away, 0, 1.4)
    return kit.smoothstep(1.2 - np.abs((x + y) % 18 - 9), 0, 1) * 0.7


def plate(patron: str) -> kit.Picture:
    """Return a patron's plate of 64 x 128 units, to be cut to any smaller size."""
    height, width = 256, 128
    distance = kit.rounded_box(height, width, (1, 1, width - 1, height - 1), 12)
    clouds = kit.fbm(height, width, 50, 5, 6)
    marks = pattern(height, width, patron)
    relief = kit.smoothstep(-distance, 0, 6) * 5 + clouds * 4 + marks * 0.5
    diffuse, shine = kit.light(relief, 0.8, 0.22, 16)
    albedo = kit.mixed(kit.colour(TINTS[patron]) * (0.82 + 0.3 * clouds)[..., None], PALE, marks * 0.15)
    rim = kit.smoothstep(3 + distance, 0, 3)
    body = kit.lit(albedo, diffuse, shine, 0.25) * (1 - rim * 0.5)[..., None]
    return kit.picture(body, kit.coverage(distance))


def paper(patron: str) -> kit.Picture:
    """Return a published paper of 60 x 72 units: parchment with a printed field in its patron's pattern."""
    height, width = 144, 120
    sheet = kit_material.parchment(height, width, 7, kit_material.BRIGHT_PAPER, 5, 0.9, 6, 0.3)
    field = kit.rounded_box(height, width, (9, 9, width - 9, height - 9), 5)
    inside = kit.coverage(field)
    clouds = kit.fbm(height, width, 30, 4, 8)
    tint = kit.colour(TINTS[patron]) * (0.85 + 0.25 * clouds)[..., None]
    printed = kit.mixed(tint, PALE, pattern(height, width, patron) * 0.17)
    printed = kit.mixed(printed, "#1a0805", kit.smoothstep(4 + field, 0, 4) * 0.45)
    sheet[..., :3] = np.clip(kit.mixed(sheet[..., :3].astype(np.float32), printed, inside * 0.96), 0, 255)
    return lying(sheet, 5, 4, 0.7)


def pennant(patron: str) -> kit.Picture:
    """Return a pennant of 44 units on its staff: a step of loyalty."""
    solid = kit.Solid(48, 48, 6)
    solid.chain([(11, 4, 1.6), (11, 24, 1.6), (11, 44, 1.8)], "#c9973f", 4)
    solid.chain([(11, 3.4, 2.6)], "#e8c468", 6)
    solid.polygon([(12, 7), (42, 11), (33, 18), (42, 26), (12, 29)], "#ffffff", 0, 0, 4)
    cloth = _waved(solid, patron)
    return kit.scaled(cloth, 96, 96)


def _waved(solid: kit.Solid, patron: str) -> kit.Picture:
    """Return a pennant's staff and cloth, the cloth waving and printed with the patron's pattern."""
    marks = pattern(solid.height // 3, solid.width // 3, patron)
    marks = kit.resized(marks, solid.height, solid.width)
    cloth = solid.part == 3
    solid.depth = np.where(cloth, solid.depth + np.sin(solid.x / 20) * 7, solid.depth)
    dark, base = (kit.colour(code) for code in CLOTHS[patron][1:3])
    solid.tint[cloth] = ((base + dark) * 0.62 + (255 * 0.18 * marks)[..., None])[cloth]
    return solid.carved(None, 0.25, 16, 0.06, softness=0.5, outline=0.9, ambient=0.42, drop=(1.6, 2.2, 1.6, 0.7))


def envelope(width: int, height: int = 106) -> kit.Picture:
    """Return a closed envelope of brown paper: its flap drawn to a point, a fold on each side."""
    tall, wide = height * 2, width * 2
    sheet = kit_material.parchment(tall, wide, 64, KRAFT, 7, 1.0, 8, 0.5)
    y, x = kit.grid(tall, wide)
    across = np.abs(x / wide - 0.5) * 2
    flap = y - (8 + (1 - across) * tall * 0.40)
    relief = kit.smoothstep(-flap, -1.5, 1.5) * 5 - 1.6 * np.exp(-((flap / 2.2) ** 2))
    diffuse, shine = kit.light(relief, 0.8, 0.1, 12)
    shaded = 1 - 0.34 * np.exp(-np.maximum(flap, 0) / 9) * (flap > 0)
    body = sheet[..., :3].astype(np.float32) * (diffuse * shaded)[..., None]
    body = kit.mixed(body, "#6b4a24", kit.smoothstep(1.6 - np.abs(flap), 0, 1.2) * 0.7)
    folds = kit.smoothstep(1.3 - np.abs(np.minimum(x, wide - x) - (tall - y) * 0.30), 0, 1) * (flap > 6) * 0.16
    sheet[..., :3] = np.clip(kit.mixed(body + 255 * shine[..., None] * 0.1, "#6b4a24", folds), 0, 255)
    return lying(sheet, 6, 6, 0.65)


def cover() -> kit.Picture:
    """Return a cover tile of 100 x 48 units: a nailed crate lid over two crates."""
    height, width = 96, 200
    distance = kit.rounded_box(height, width, (1, 1, width - 1, height - 1), 12)
    planks = kit_material.wood(height, width, 83, ("#3a2410", "#7a5630", "#a8804c"), planks=3)
    y, x = kit.grid(height, width)
    batten = np.minimum(np.abs(x - 16), np.abs(x - (width - 16))) < 9
    strip = kit_material.wood(height, width, 84, ("#2e1b0b", "#65441f", "#906a3a"))
    colours = np.where(batten[..., None], strip, planks)
    corners = [(cy, cx) for cy in (16, 48, 80) for cx in (16, width - 16)]
    nails = np.minimum.reduce([np.hypot(y - cy, x - cx) for cy, cx in corners])
    relief = kit.smoothstep(-distance, 0, 6) * 5 + batten * 3.0 + np.sqrt(np.clip(9 - nails**2, 0, None)) * 1.4
    diffuse, shine = kit.light(relief.astype(np.float32), 0.85, 0.3, 14)
    colours = kit.mixed(colours, "#6e6a64", kit.smoothstep(3.2 - nails, 0, 1))
    rim = kit.smoothstep(3 + distance, 0, 3)
    body = kit.lit(colours, diffuse, shine, 0.3) * (1 - rim * 0.5)[..., None]
    return lying(kit.picture(body, kit.coverage(distance)), 5, 5, 0.6)
