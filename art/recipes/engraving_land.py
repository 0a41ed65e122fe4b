"""Engraved skies, mountains, cliffs, ground and water, painted on a fine-size field of colours."""

from __future__ import annotations

import numpy as np

from art.recipes.engraving import HEIGHT, WIDTH, Field
from art.recipes.engraving_relief import COLUMNS, ROWS, SCALE
from art.recipes.kit import Colour, blur, colour, fbm, generator, light, mixed, noise, smoothstep

SEPIA = "#3a2513"
Y, X = (field.astype(np.float32) / SCALE for field in np.mgrid[0:ROWS, 0:COLUMNS])


def lined(phase: Field, period: float, weight: Field) -> Field:
    """Return ruled lines 0 to 1 across `phase`, each as thick a share of the period as `weight` says."""
    distance = np.abs(phase / period - np.round(phase / period))
    soft = 0.32 / period
    line = 1 - smoothstep(distance - np.clip(weight, 0, 0.9) / 2, -soft, soft)
    return np.asarray(line * smoothstep(weight, 0.02, 0.12), np.float32)


def sky(zenith: str, horizon: str, level: float, cloud: float, seed: int) -> Colour:
    """Return a sky down to `level` with `cloud` (0 to 1) of heaped clouds, ruled where it is clear."""
    sway = fbm(ROWS, COLUMNS, 60 * SCALE, 4, seed) - 0.5
    fall = np.clip(Y / level + sway * 0.3, 0, 1) ** 0.8
    result = mixed(np.broadcast_to(colour(zenith), (ROWS, COLUMNS, 3)), horizon, fall)
    veil = smoothstep(noise(ROWS, COLUMNS, 9 * SCALE, seed + 5, 90 * SCALE) + sway * 0.5, 0.55, 0.95) * 0.55
    result = mixed(result, "#fff8e6", veil)
    ruling = lined(Y + sway * 9, 3.0, 0.24 * (1 - veil) * (1.15 - 0.7 * fall))
    result = mixed(result, SEPIA, ruling * 0.22)
    heap = _heaps(level, cloud, seed + 3)
    cover = smoothstep(heap, 0.3, 1.6)
    shape, _ = light(blur(heap, 1.5) * SCALE * 0.62, 1.0, ambient=0.25)
    body = mixed(colour(horizon) * np.ones((ROWS, COLUMNS, 1)), "#fffcf0", smoothstep(shape, 0.72, 1.12))
    body = mixed(body, zenith, smoothstep(0.92 - shape, 0.0, 0.55) * 0.72)
    body = mixed(
        body, SEPIA, lined(Y * 0.94 + X * 0.34 + heap * 0.35, 2.7, 0.5 * smoothstep(0.96 - shape, 0.0, 0.5)) * 0.20
    )
    return mixed(result, body, cover * (1 - 0.55 * np.clip(Y / level, 0, 1)) * 0.95)


def _heaps(level: float, cloud: float, seed: int) -> Field:
    """Return the height in points of heaped clouds: round puffs on flat bases, smaller towards the horizon."""
    random = generator(seed)
    ragged = (fbm(ROWS, COLUMNS, 7 * SCALE, 4, seed + 1) - 0.5) * 9
    total = np.zeros((ROWS, COLUMNS), np.float32)
    for _ in range(round(3 + 9 * cloud)):
        depth = random.uniform(0.05, 0.78)
        base, middle = level * depth, random.uniform(-10, WIDTH + 10)
        size = (1.15 - depth) * random.uniform(20, 46) * (0.6 + 0.6 * cloud)
        for _ in range(16):
            along = random.uniform(-1, 1)
            radius = size * random.uniform(0.22, 0.44) * (1.1 - abs(along) * 0.7)
            x, y = middle + along * size * 1.5, base - radius * random.uniform(0.2, 1.1) * (1.3 - abs(along))
            room = radius * radius - (X - x) ** 2 - ((Y - y) * 1.12) ** 2
            flat = smoothstep(base + 2 - Y + ragged * 0.4, -2.0, 3.0)
            total = np.maximum(total, (np.sqrt(np.maximum(room, 0)) + ragged * (room > 0)) * flat)
    return np.asarray(blur(total, 1.2), np.float32)


def skyline(level: float, height: float, rough: float, seed: int) -> Field:
    """Return for each column the y of a ridge about `level`, rising up to `height` above it."""
    random = generator(seed)
    x = np.linspace(0, WIDTH, COLUMNS)
    total = np.zeros(COLUMNS)
    for octave, count in enumerate((4, 9, 19, 41, 90)):
        knots = random.random(count)
        total += np.interp(x, np.linspace(0, WIDTH, count), knots) * rough**octave
    total = (total - total.min()) / max(1e-3, float(np.ptp(total)))
    return np.asarray(level - height * total, np.float32)


def volcano(level: float, centre: float, height: float, spread: float) -> Field:
    """Return the skyline of a cone with a notched crater."""
    x = np.linspace(0, WIDTH, COLUMNS)
    away = np.abs(x - centre) / spread
    cone = level - height * np.exp(-away * 1.9) * 1.12
    rim = level - height * 0.86 + 1.6 * np.cos((x - centre) * 0.9)
    return np.asarray(np.maximum(cone, rim), np.float32)


def ridge(below: Colour, top: Field, rock: str, air: str, haze: float, seed: int, steep: float = 1.0) -> Colour:
    """Return the picture with a mountainside beneath the skyline `top`, sinking into `air` towards its foot."""
    wobble = (fbm(ROWS, COLUMNS, 5 * SCALE, 3, seed + 9) - 0.5) * 2.0
    under = Y - top[None] - wobble
    mask = smoothstep(under, -0.25, 0.25)
    folds = 1 - np.abs(fbm(ROWS, COLUMNS, 26 * SCALE, 5, seed) - 0.5) * 2
    slope = np.gradient(blur(np.tile(top[None], (3, 1)), 3)[1]) * SCALE
    facing, _ = light(folds * 30 * SCALE * steep, 1.0, ambient=0.2)
    tone = np.clip(facing - 0.28 * np.clip(slope, -1.2, 1.2)[None], 0.25, 1.3)
    face = colour(rock) * (0.42 + 0.62 * tone[..., None])
    dark = np.clip(1.05 - tone, 0, 1)
    hatch = lined(X * 0.80 + Y * 0.62 + folds * 16, 2.7, dark * 0.75)
    face = mixed(face, SEPIA, hatch * 0.45)
    face = mixed(face, SEPIA, smoothstep(1.1 - under, 0, 0.6) * 0.55)
    mist = np.clip(haze + smoothstep(under, 4, 46) * 0.45, 0, 1)
    return mixed(below, mixed(face, air, mist), mask)


def snowed(below: Colour, top: Field, air: str, haze: float, seed: int) -> Colour:
    """Return the picture with snowy peaks beneath the skyline: white where lit, blue in shade, rock below."""
    folds = 1 - np.abs(fbm(ROWS, COLUMNS, 30 * SCALE, 5, seed) - 0.5) * 2
    under = Y - top[None]
    slope = np.gradient(blur(np.tile(top[None], (3, 1)), 3)[1]) * SCALE
    facing, _ = light(folds * 34 * SCALE, 1.0, ambient=0.2)
    tone = np.clip(facing - 0.32 * np.clip(slope, -1.2, 1.2)[None], 0.2, 1.3)
    snow = mixed(colour("#8fa9bd") * np.ones((ROWS, COLUMNS, 1)), "#fdfaf0", smoothstep(tone, 0.5, 1.0))
    bare = smoothstep(under * 0.012 + folds * 0.5 - tone * 0.35, 0.34, 0.46)
    face = mixed(snow, "#6f6a66", bare * 0.75)
    hatch = lined(X * 0.80 + Y * 0.62 + folds * 16, 2.7, np.clip(1.0 - tone, 0, 1) * 0.7)
    face = mixed(face, "#2c3440", hatch * 0.42)
    face = mixed(face, SEPIA, smoothstep(1.0 - under, 0, 0.6) * 0.5)
    mist = np.clip(haze + smoothstep(under, 10, 70) * 0.5, 0, 1)
    return mixed(below, mixed(face, air, mist), smoothstep(under, -0.25, 0.25))


def ground(below: Colour, level: float, soil: str, lush: str, seed: int, growth: float = 0.5) -> Colour:
    """Return the picture with a plain from `level` to the lower edge, `growth` (0 to 1) of it overgrown."""
    near = np.clip((Y - level) / (HEIGHT - level), 0, 1)
    edge = level + (noise(ROWS, COLUMNS, 8 * SCALE, seed + 1, 30 * SCALE) - 0.5) * 4
    patches = (
        noise(ROWS, COLUMNS, 6 * SCALE, seed + 2, 52 * SCALE) * 0.7 + fbm(ROWS, COLUMNS, 12 * SCALE, 4, seed) * 0.3
    )
    grit = noise(ROWS, COLUMNS, 1.5 * SCALE, seed + 4, 4.5 * SCALE) - 0.5
    facing, _ = light((patches * 17 + grit * 1.6 * (0.25 + near)) * SCALE * 0.6, 1.0, ambient=0.34)
    over = smoothstep(patches + grit * 0.2, 0.72 - growth * 0.5, 0.92 - growth * 0.5)
    tint = mixed(colour(soil) * np.ones((ROWS, COLUMNS, 1)), lush, over)
    face = tint * (0.60 + 0.46 * facing[..., None])
    phase = np.log1p(near * 7) * 34 + (patches - 0.5) * 12 + np.sin(X * 0.05 + seed) * 0.8
    hatch = lined(phase, 1.9, np.clip(1.20 - facing, 0, 1) * 0.8)
    face = mixed(face, SEPIA, hatch * 0.40)
    face = mixed(face, "#2a1a0e", smoothstep(near, 0.60, 1.0) * 0.32)
    face = mixed(face, below, (1 - smoothstep(near, 0.0, 0.10)) * 0.45)
    return mixed(below, face, smoothstep(Y - edge, -0.3, 0.3))


def water(below: Colour, level: float, tint: str, glint: str, seed: int, bottom: float = HEIGHT) -> Colour:
    """Return the picture with a still sea or lake from `level` down to `bottom`."""
    near = np.clip((Y - level) / (HEIGHT - level), 0, 1)
    waves = (
        noise(ROWS, COLUMNS, 2.2 * SCALE, seed, 16 * SCALE) * 0.6
        + noise(ROWS, COLUMNS, 5 * SCALE, seed + 1, 40 * SCALE) * 0.4
    )
    face = mixed(
        colour(tint) * np.ones((ROWS, COLUMNS, 1)) * (1.12 - 0.45 * near[..., None]),
        glint,
        smoothstep(waves, 0.52, 0.74) * 0.7,
    )
    phase = np.log1p(near * 9) * 30 + (waves - 0.5) * 3
    face = mixed(face, "#22343a", lined(phase, 1.6, 0.62 - waves * 0.7) * 0.5)
    return mixed(below, face, smoothstep(Y - level, -0.2, 0.2) * smoothstep(bottom - Y, -0.2, 0.2))


def cliff(below: Colour, left: bool, reach: float, top: float, rock: str, seed: int) -> Colour:
    """Return the picture with a sea cliff of layered rock on one side, `reach` points wide at its foot."""
    x = X if left else WIDTH - X
    jag = (fbm(ROWS, COLUMNS, 16 * SCALE, 5, seed) - 0.5) * 34
    ledges = np.round((Y + jag * 0.25) / 13) * 13
    border = reach * (0.62 + 0.38 * (ledges - top) / (HEIGHT - top)) + jag
    inside = np.minimum(border - x, (Y - top) * 1.1 + jag * 0.4)
    columns = np.abs(noise(ROWS, COLUMNS, 30 * SCALE, seed + 2, 6 * SCALE) - 0.5)
    strata = noise(ROWS, COLUMNS, 2.6 * SCALE, seed + 3, 60 * SCALE)
    height = np.minimum(inside, 9) * 1.6 + columns * 30 + strata * 7 + fbm(ROWS, COLUMNS, 9 * SCALE, 4, seed + 5) * 9
    facing, _ = light(height * SCALE * 0.75, 1.0, ambient=0.22)
    face = colour(rock) * (0.40 + 0.62 * facing[..., None]) + (strata[..., None] - 0.5) * 36
    hatch = lined(Y + (columns - 0.2) * 12 + x * 0.15, 2.5, np.clip(1.05 - facing, 0, 1) * 0.85)
    face = mixed(face, SEPIA, hatch * 0.5)
    face = mixed(face, SEPIA, smoothstep(1.0 - inside, 0, 0.8) * 0.6)
    return mixed(below, face, smoothstep(inside, -0.25, 0.25))


def sun(below: Colour, x: float, y: float, radius: float, glow: str) -> Colour:
    """Return the picture with a pale disc and its halo."""
    away = np.hypot(X - x, Y - y)
    result = mixed(below, glow, np.exp(-((away / (radius * 4.2)) ** 2)) * 0.65)
    return mixed(result, "#fffbe8", smoothstep(radius - away, -0.3, 0.3) * 0.9)


def smoke(below: Colour, x: float, y: float, seed: int) -> Colour:
    """Return the picture with a plume rising from x, y and leaning with the wind."""
    rise = np.clip((y - Y) / max(1.0, y), 0, 1)
    drift = (fbm(ROWS, COLUMNS, 18 * SCALE, 4, seed) - 0.5) * 26 * (0.2 + rise)
    away = np.abs(X - x - 60 * rise**1.5 + drift) / (3 + 34 * rise)
    puffs = fbm(ROWS, COLUMNS, 13 * SCALE, 5, seed + 1)
    dense = smoothstep(1.05 - away + (puffs - 0.5) * 0.9, 0.25, 0.85) * (y > Y) * (1 - 0.55 * rise)
    facing, _ = light(puffs * 30 * SCALE, 1.0, ambient=0.3)
    tint = colour("#a9988a") * (0.55 + 0.50 * facing[..., None])
    tint = mixed(tint, SEPIA, lined(Y + puffs * 12, 2.7, np.clip(1.0 - facing, 0, 1) * 0.6) * 0.35)
    return mixed(below, tint, dense * 0.8)
