"""Water that an animal stands or swims in: it covers what lies below the surface and mirrors what lies above."""

from __future__ import annotations

import numpy as np
from scipy.ndimage import map_coordinates

from art.recipes import engraving_land as land
from art.recipes.engraving import HEIGHT, Field
from art.recipes.engraving_land import X, Y
from art.recipes.engraving_relief import COLUMNS, ROWS, SCALE
from art.recipes.kit import Colour, blur, fbm, mixed, noise, smoothstep


def flooded(colours: Colour, alpha: Field, surface: float, level: float, tint: str, glint: str, seed: int) -> Colour:
    """Return the picture under water from `surface` down; waves shrink towards the horizon at `level`."""
    swell = (noise(ROWS, COLUMNS, 3 * SCALE, seed, 24 * SCALE) - 0.5) * 3
    below = smoothstep(Y - surface - swell, -0.4, 0.4)
    sheet = land.water(colours, level, tint, glint, seed + 1)
    sheet = mixed(sheet, _mirrored(colours, surface, seed), 0.62 - 0.30 * np.clip((Y - surface) / 50, 0, 1))
    sunk = alpha * (1 - smoothstep(Y, surface + 4, surface + 26))
    sheet = mixed(sheet, mixed(colours, tint, 0.45), sunk * 0.55)
    result = mixed(colours, sheet, below)
    return mixed(result, "#fdfaf0", _wake(alpha, surface) * 0.8)


def _mirrored(colours: Colour, surface: float, seed: int) -> Colour:
    """Return the picture upside down about the surface, broken by ripples."""
    row, column = np.mgrid[0:ROWS, 0:COLUMNS].astype(np.float32)
    near = np.clip((Y - surface) / (HEIGHT - surface), 0, 1)
    ripple = (noise(ROWS, COLUMNS, 1.6 * SCALE, seed + 2, 12 * SCALE) - 0.5) * (3 + 16 * near) * SCALE
    source = 2 * surface * SCALE - row + ripple * 0.6
    layers = [map_coordinates(colours[..., i], [source, column + ripple], order=1, mode="nearest") for i in range(3)]
    return np.asarray(np.stack(layers, axis=2) * 0.86, np.float32)


def _wake(alpha: Field, surface: float) -> Field:
    """Return the bright rings on the water where the animal breaks through the surface."""
    row = min(ROWS - 1, max(0, round(surface * SCALE)))
    cut = np.tile(alpha[row][None], (5, 1))
    wide = smoothstep(blur(cut, 5 * SCALE)[2], 0.06, 0.5)
    breaks = fbm(ROWS, COLUMNS, 5 * SCALE, 3, 3) - 0.5
    total = np.zeros_like(alpha)
    for ring, (down, reach) in enumerate(((0.6, 1.0), (3.6, 0.75), (8.0, 0.5))):
        line = np.abs(Y - surface - down + np.sin(X * 0.14 + ring * 2) * 0.7 + breaks * 2.5)
        total = np.maximum(total, smoothstep(0.9 - line, -0.4, 0.5) * wide[None] * reach * (breaks > -0.12))
    return np.asarray(blur(total, 0.8), np.float32)
