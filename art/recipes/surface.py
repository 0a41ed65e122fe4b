"""Surfaces: the walnut table under the lamp and the survey map that lies on it, the title painting."""

from __future__ import annotations

import numpy as np

from art.recipes import kit, kit_material
from art.recipes.title_scene import title

TABLE = (1600, 900)
LAMP = (372 / 900, 562 / 1600)
"""Where the lamp's light falls, as parts of the table: the middle of the dig site."""
MAP = 760
PAPER = 706
TILT = 2.2


def table() -> kit.Picture:
    """Return dark planks with a warm pool of light over the site and darkness towards the edges."""
    width, height = TABLE[0] * 2, TABLE[1] * 2
    planks = kit_material.wood(height, width, 12, kit_material.WALNUT, planks=7)
    scratches = kit.smoothstep(kit.fibres(height, width, 90, 77), 0.93, 1.0) * 0.06
    away = kit_material.vignette(height, width, LAMP, (0.72, 0.64))
    dark = 1 - 0.74 * kit.smoothstep(away, 0.20, 1.30)
    pool = (1 - kit.smoothstep(away, 0.0, 0.85)) * 0.30
    warm = planks * (1 + scratches)[..., None] * (kit.colour("#fff0dc") / 255)
    colours = warm * (dark * (1 + pool))[..., None] + kit.colour("#ffb65a") * (pool * 0.16)[..., None]
    return kit.picture(kit_material.dithered(colours, 5), np.ones((height, width), np.float32))


def survey() -> kit.Picture:
    """Return the survey map with its shadow, lying a little askew."""
    size = PAPER * 2
    sheet = kit_material.parchment(size, size, 21, edge=30, ragged=3.4, radius=10, stain=0.9)
    ink = np.maximum(_contours(size), _graticule(size))
    ink = np.maximum(ink, _titles(size))
    sheet[..., :3] = np.clip(kit.mixed(sheet[..., :3].astype(np.float32), "#6b4023", ink * 0.62), 0, 255)
    folds = _folds(size)
    sheet[..., :3] = np.clip(sheet[..., :3] * folds[..., None], 0, 255)
    tilted = kit.turned(sheet, TILT)
    result = kit.empty(MAP * 2, MAP * 2)
    margin = (MAP * 2 - tilted.shape[0]) // 2
    laid = kit.empty(MAP * 2, MAP * 2)
    kit.over(laid, tilted, margin - 6, margin - 8)
    alpha = laid[..., 3].astype(np.float32) / 255
    kit.over(result, kit.shadow(alpha, 14, 16, 10, 0.6, "#080301"))
    kit.over(result, kit.shadow(alpha, 3, 3, 2, 0.5, "#080301"))
    kit.over(result, laid)
    return result


def _contours(size: int) -> kit.Field:
    """Return contour lines of made-up hills; every fifth is stronger."""
    hills = kit.fbm(size, size, 340, 5, 5, 0.42)
    level = hills * 34
    slope = np.hypot(*np.gradient(level)) + 1e-4
    away = np.abs(level - np.round(level)) / slope
    fifth = np.round(level) % 5 == 0
    return np.where(fifth, kit.smoothstep(2.0 - away, 0, 1.2), kit.smoothstep(1.2 - away, 0, 1.2) * 0.62)


def _graticule(size: int) -> kit.Field:
    """Return a ruled grid within a double border that is marked like a scale."""
    y, x = kit.grid(size, size)
    step = size / 10
    rule = np.minimum(np.abs((x + step / 2) % step - step / 2), np.abs((y + step / 2) % step - step / 2))
    edge = np.minimum(np.minimum(x, size - x), np.minimum(y, size - y))
    along = np.where(np.minimum(x, size - x) < np.minimum(y, size - y), y, x)
    scale = ((edge > 40) & (edge < 48) & (np.floor(along / (step / 4)) % 2 == 0)).astype(np.float32)
    border = np.maximum(kit.smoothstep(1.6 - np.abs(edge - 40), 0, 1), kit.smoothstep(1.6 - np.abs(edge - 48), 0, 1))
    inside = (edge > 48).astype(np.float32)
    return np.maximum(np.maximum(border, scale), kit.smoothstep(1.4 - rule, 0, 1) * 0.36 * inside)


def _titles(size: int) -> kit.Field:
    """Return the sheet's lettering, in the margins that the frame leaves free."""
    result = np.zeros((size, size), np.float32)
    for words, font, points, y, x in (
        ("Survey of the Bone Beds near Como Bluff", "fell-sc", 30, 72, size / 2),
        ("Wyoming Territory, 1877", "fell-italic", 28, size - 70, size / 2),
        ("Scale 1 : 500", "fell-italic", 24, size - 70, 190),
        ("Sheet IV", "fell-sc", 26, 72, size - 150),
    ):
        result = np.maximum(result, kit.placed(kit.lettering(words, font, points), size, size, y, x))
    return result * 1.2


def _folds(size: int) -> kit.Field:
    """Return light and shade of a sheet that was folded in nine."""
    y, x = kit.grid(size, size)
    relief = np.zeros((size, size), np.float32)
    for part in (1 / 3, 2 / 3):
        for along in (x, y):
            relief = relief - 5 * np.exp(-np.abs(along - size * part) / 22)
    diffuse, _ = kit.light(relief, 0.8)
    return diffuse


def pictures() -> list[kit.Recipe]:
    """Return the table, the map and the title painting."""
    return [
        kit.Recipe("surface/table", TABLE, table, quality=76),
        kit.Recipe("surface/survey", (MAP, MAP), survey, quality=80),
        kit.Recipe("surface/title", TABLE, title, quality=78),
    ]
