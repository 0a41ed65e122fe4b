"""The engraved sea from below: light rays, surface, floor, and the small life that shows the scale."""

from __future__ import annotations

import numpy as np

from art.recipes.engraving import HEIGHT, Field
from art.recipes.engraving_land import SEPIA, X, Y, lined
from art.recipes.engraving_plants import Pen
from art.recipes.engraving_relief import COLUMNS, ROWS, SCALE
from art.recipes.kit import Colour, blur, colour, fbm, light, mixed, noise, smoothstep


def depths(shallow: str, deep: str, ray: str, seed: int) -> Colour:
    """Return open water: bright above, dark below, slanting rays from the upper left, ruled waves."""
    sway = fbm(ROWS, COLUMNS, 50 * SCALE, 4, seed) - 0.5
    fall = np.clip(Y / HEIGHT + sway * 0.34, 0, 1)
    result = mixed(colour(shallow) * np.ones((ROWS, COLUMNS, 1)), deep, smoothstep(fall, 0.0, 1.0))
    beams = _beams(seed)
    result = mixed(result, ray, beams * np.clip(1.05 - Y / HEIGHT, 0, 1) * 0.55)
    surface = noise(ROWS, COLUMNS, 2.4 * SCALE, seed + 4, 18 * SCALE)
    result = mixed(result, "#fbfff0", smoothstep(surface + (0.24 - Y / HEIGHT) * 1.6, 0.66, 0.95) * 0.65)
    weight = np.clip(0.16 + 0.34 * fall - 0.30 * beams, 0, 1)
    ruling = lined(Y + np.sin(X * 0.09 + sway * 14) * 1.5 + sway * 10, 2.9, weight)
    return mixed(result, "#132a30", ruling * 0.26)


def _beams(seed: int) -> Field:
    angle = np.arctan2(X - 40, Y + 130)
    strength = np.zeros_like(angle)
    for octave, count in enumerate((22, 47, 90)):
        knots = np.random.default_rng(seed + octave).random(count)
        strength += np.interp(angle, np.linspace(-0.4, 1.3, count), knots) / (1 + octave)
    return smoothstep(blur(strength / 1.83, 2), 0.46, 0.86)


def floor(below: Colour, level: float, sand: str, deep: str, seed: int) -> Colour:
    """Return the picture with a rippled sea floor that fades into the distance."""
    rolling = level + (noise(ROWS, COLUMNS, 30 * SCALE, seed, 70 * SCALE) - 0.5) * 16
    under = Y - rolling
    near = np.clip(under / 34, 0, 1)
    warp = fbm(ROWS, COLUMNS, 26 * SCALE, 3, seed + 1)
    ripples = np.sin((np.log1p(np.maximum(under, 0) * 0.22) * 20 + warp * 22) * 1.3)
    facing, _ = light((ripples * 0.9 + fbm(ROWS, COLUMNS, 4 * SCALE, 3, seed + 2) * 4) * SCALE, 0.6, ambient=0.3)
    face = colour(sand) * (0.42 + 0.56 * facing[..., None])
    face = mixed(face, SEPIA, lined(under + warp * 14, 2.2, np.clip(1.0 - facing, 0, 1) * 0.8) * 0.4)
    face = mixed(face, deep, 0.72 - 0.52 * near)
    return mixed(below, face, smoothstep(under, -1.5, 2.0))


def fishes(pen: Pen, x: float, y: float, size: float, count: int, code: str) -> None:
    """Draw a loose shoal of little fish swimming to the left."""
    for _ in range(count):
        cx, cy = x + pen.random.normal(0, size * 3.4), y + pen.random.normal(0, size * 1.6)
        length = size * pen.random.uniform(0.7, 1.1)
        body = [
            (-0.5, 0),
            (-0.2, -0.2),
            (0.2, -0.13),
            (0.34, 0),
            (0.58, -0.2),
            (0.5, 0),
            (0.58, 0.2),
            (0.34, 0),
            (0.2, 0.13),
            (-0.2, 0.2),
        ]
        pen.leaf(np.array(body) * length + (cx, cy), code, pen.random.uniform(0.75, 1.15), 0.22)
