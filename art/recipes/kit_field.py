"""Height fields: noise, blur, distance fields and the shifts between them; every field is float32, indexed [y, x]."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy.ndimage import gaussian_filter
from scipy.spatial import cKDTree

Field = NDArray[np.float32]

WIDE_BLUR = 12.0
"""Above this radius a blur works on a smaller copy: the eye cannot tell, the clock can."""


def generator(seed: int) -> np.random.Generator:
    """Return the random numbers that belong to `seed`."""
    return np.random.default_rng(seed)


def resized(field: Field, height: int, width: int) -> Field:
    """Return the field stretched to `height` x `width` with a bicubic filter."""
    image = Image.fromarray(np.ascontiguousarray(field, np.float32))
    return np.array(image.resize((width, height), Image.Resampling.BICUBIC), np.float32)


def grain(height: int, width: int, seed: int) -> Field:
    """Return independent noise for every pixel, 0..1."""
    return generator(seed).random((height, width), np.float32)


def noise(height: int, width: int, cell: float, seed: int, cell_across: float | None = None) -> Field:
    """Return smooth value noise 0..1 with bumps about `cell` pixels high and `cell_across` wide (the same if None)."""
    across = cell_across or cell
    rows, columns = max(2, int(height / cell) + 3), max(2, int(width / across) + 3)
    coarse = generator(seed).random((rows, columns), np.float32)
    grown = resized(coarse, max(height + 1, int(rows * cell)), max(width + 1, int(columns * across)))
    top = min(int(cell * 0.7), grown.shape[0] - height)
    left = min(int(across * 0.7), grown.shape[1] - width)
    return np.clip(grown[top : top + height, left : left + width], 0, 1)


def fbm(height: int, width: int, cell: float, octaves: int, seed: int, gain: float = 0.5) -> Field:
    """Return fractal noise 0..1: `octaves` of value noise, each half as large and `gain` times as strong."""
    total, weight, strength = np.zeros((height, width), np.float32), 0.0, 1.0
    for octave in range(octaves):
        size = cell / 2**octave
        if size < 1:
            break
        layer_seed = seed + 101 * octave
        layer = noise(height, width, size, layer_seed) if size >= 1.5 else grain(height, width, layer_seed)
        total += strength * layer
        weight += strength
        strength *= gain
    return total / weight


def fibres(height: int, width: int, length: float, seed: int, upright: bool = False) -> Field:
    """Return streaks one pixel thick and about `length` pixels long, 0..1; lying, or standing if `upright`."""
    if upright:
        return resized(grain(max(4, int(height / length)), width, seed), height, width)
    return resized(grain(height, max(4, int(width / length)), seed), height, width)


def blur(field: Field, radius: float) -> Field:
    """Return the field after a Gaussian blur of `radius` pixels, edges held."""
    if radius <= 0:
        return field
    field = np.asarray(field, np.float32)
    if radius <= WIDE_BLUR or min(field.shape) < 4 * radius:
        return gaussian_filter(field, radius, mode="nearest", truncate=3.0)
    height, width = field.shape
    factor = int(radius // 5)
    image = Image.fromarray(np.ascontiguousarray(field))
    small = np.array(
        image.resize((max(2, width // factor), max(2, height // factor)), Image.Resampling.BOX), np.float32
    )
    return resized(gaussian_filter(small, radius / factor, mode="nearest", truncate=3.0), height, width)


def shifted(field: Field, down: int, right: int, fill: float = 0.0) -> Field:
    """Return the field moved by whole pixels; what comes in from outside is `fill`."""
    result = np.full_like(field, fill)
    height, width = field.shape[:2]
    into_y, from_y = slice(max(0, down), height + min(0, down)), slice(max(0, -down), height + min(0, -down))
    into_x, from_x = slice(max(0, right), width + min(0, right)), slice(max(0, -right), width + min(0, -right))
    result[into_y, into_x] = field[from_y, from_x]
    return result


def grid(height: int, width: int) -> tuple[Field, Field]:
    """Return the y and the x of every pixel's centre."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) + np.float32(0.5)
    return y, x


def smoothstep(field: Field, low: float, high: float) -> Field:
    """Return 0 below `low`, 1 above `high` and an S-shaped rise between."""
    part = np.clip((field - low) / (high - low), 0, 1)
    return (part * part * (3 - 2 * part)).astype(np.float32)


def rounded_box(
    height: int, width: int, box: tuple[float, float, float, float], radius: float, wobble: Field | float = 0.0
) -> Field:
    """Return the signed distance to a box (left, top, right, bottom) with round corners; negative inside."""
    left, top, right, bottom = box
    y, x = grid(height, width)
    across = np.abs(x - (left + right) / 2) - (right - left) / 2 + radius
    down = np.abs(y - (top + bottom) / 2) - (bottom - top) / 2 + radius
    outside = np.hypot(np.maximum(across, 0), np.maximum(down, 0))
    return (outside + np.minimum(np.maximum(across, down), 0) - radius + wobble).astype(np.float32)


def coverage(distance: Field) -> Field:
    """Return how much of each pixel lies inside a signed distance field, 0..1."""
    return np.clip(0.5 - distance, 0, 1).astype(np.float32)


def cracks(height: int, width: int, count: int, seed: int, warp: float = 0.0) -> tuple[Field, Field, NDArray[np.int64]]:
    """Return Voronoi cells: distance to the nearest and second nearest of `count` points, and the nearest's number."""
    numbers = generator(seed)
    points = np.stack([numbers.random(count) * height, numbers.random(count) * width], axis=1)
    y, x = grid(height, width)
    if warp:
        y = y + (fbm(height, width, 24, 3, seed + 7) - 0.5) * warp
        x = x + (fbm(height, width, 24, 3, seed + 8) - 0.5) * warp
    distances, owners = cKDTree(points).query(np.stack([y.ravel(), x.ravel()], axis=1), k=2)
    near, far = distances.reshape(height, width, 2).astype(np.float32).transpose(2, 0, 1)
    return near, far, owners[:, 0].reshape(height, width)
