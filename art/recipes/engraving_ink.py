"""Prints a relief: a tinted wash under the lamp, hatching that bends with the form, and contours where depth jumps."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.ndimage import map_coordinates

from art.recipes.engraving import EMPTY, Field
from art.recipes.engraving_relief import COLUMNS, COVERS, ROWS, SCALE, Relief
from art.recipes.kit import LIGHT, Colour, blur, fbm, grain, mixed, shifted, smoothstep

INK = "#20120a"


@dataclass(frozen=True, slots=True)
class Lamp:
    """The colours of light and shade that fall on an animal, and how strong hatching is (0 to 1)."""

    glow: str = "#fff3d6"
    shadow: str = "#3b2a3a"
    bounce: str = "#c9a86a"
    hatching: float = 0.8


def printed(relief: Relief, lamp: Lamp) -> tuple[Colour, Field]:
    """Return the colours of an engraved animal and its alpha, both at fine size."""
    solid = relief.depth > EMPTY / 2
    depth = _filled(relief.depth, solid)
    bumped = depth + _bumps(relief) * solid
    light, upward = _lit(bumped, solid)
    light = light * (1 - 0.62 * _cast(depth, solid)) * (1 - relief.shade)
    light = light * (1 - 0.55 * _crevices(depth, solid))
    light = light + (0.95 - light) * relief.bare * 0.85
    wash = _wash(relief, light, upward, lamp)
    ink = np.maximum(relief.ink, _hatched(relief, depth, light) * lamp.hatching)
    ink = np.maximum(ink * solid * (1 - relief.bare), _contours(relief.depth, light))
    alpha = np.maximum(solid, _contours(relief.depth, light))
    return mixed(wash, INK, ink), np.asarray(alpha, np.float32)


def _filled(depth: Field, solid: Field) -> Field:
    """Return the depth with the empty ground filled by its surroundings, so that edges slope gently."""
    weight = blur(solid.astype(np.float32), 3.0)
    around = blur(np.where(solid, depth, 0), 3.0) / np.maximum(weight, 1e-3)
    return np.where(solid, depth, around - 2.0 * SCALE).astype(np.float32)


def _bumps(relief: Relief) -> Field:
    """Return what scales, wrinkles, fur and feathers add to the depth."""
    fine = fbm(ROWS, COLUMNS, 2.4 * SCALE, 2, 31) - 0.5
    fold = np.abs(fbm(ROWS, COLUMNS, 9 * SCALE, 3, 37) - 0.5)
    cover = {name: relief.cover[..., i] for i, name in enumerate(COVERS)}
    total = cover["scales"] * (fine * 2.6 - np.minimum(fold, 0.05) * 14)
    total += cover["hide"] * (fine * 1.2 + np.minimum(fold, 0.07) * 26)
    total += cover["bone"] * fine * 0.6 + cover["shell"] * fine * 2.0
    hairy = cover["fur"] + cover["plumage"]
    if hairy.max() > 0:
        total += hairy * (_combed(relief.flow) - 0.5) * 7.5
    return np.asarray(total * SCALE / 3, np.float32)


def _combed(flow: Field) -> Field:
    """Return noise drawn out along the flow: hair."""
    x, y = blur(flow[..., 0], 6), blur(flow[..., 1], 6)
    length = np.maximum(np.hypot(x, y), 1e-3)
    sway = (fbm(ROWS, COLUMNS, 14 * SCALE, 2, 41) - 0.5) * 1.6
    x, y = (x - y * sway) / length, (y + x * sway + 0.35 * length) / length
    noise = blur(grain(ROWS, COLUMNS, 43), 0.7)
    row, column = np.mgrid[0:ROWS, 0:COLUMNS].astype(np.float32)
    total = np.zeros((ROWS, COLUMNS), np.float32)
    steps = 14
    for step in range(-steps, steps + 1):
        total += map_coordinates(noise, [row + y * step, column + x * step], order=0, mode="nearest")
    total /= 2 * steps + 1
    spread = (total - total.mean()) / (total.std() * 4) + 0.5
    return np.clip(spread, 0, 1).astype(np.float32)


def _lit(depth: Field, solid: Field) -> tuple[Field, Field]:
    """Return the lamp's light (about 1 on what faces it) and how far each place looks up (1) or down (-1)."""
    smoothed = blur(depth, 0.8)
    slope_y, slope_x = np.gradient(smoothed * 0.85)
    length = 1 / np.sqrt(slope_x**2 + slope_y**2 + 1)
    facing = (-slope_x * LIGHT[0] - slope_y * LIGHT[1] + LIGHT[2]) * length
    upward = slope_y * length
    light = 0.20 + 0.86 * np.clip(facing, 0, 1) ** 1.1 + 0.10 * np.clip(upward, 0, 1)
    return np.where(solid, light, 0.6).astype(np.float32), upward.astype(np.float32)


def _cast(depth: Field, solid: Field) -> Field:
    """Return where the animal shades itself, 0 to 1."""
    reach = np.zeros_like(depth)
    low = np.where(solid, depth, EMPTY)
    for step in range(2, 46, 2):
        right, down = round(step * 0.62), round(step * 0.79)
        over = shifted(low, down, right, EMPTY) - step * 0.95
        reach = np.maximum(reach, np.where(over > EMPTY / 2, over - depth, 0))
    return blur(smoothstep(reach, 1.0, 9.0), 1.6)


def _crevices(depth: Field, solid: Field) -> Field:
    weight = np.maximum(blur(solid.astype(np.float32), 7), 1e-3)
    around = blur(np.where(solid, depth, 0), 7) / weight
    return smoothstep(around - depth, 0.5, 14) * solid


def _wash(relief: Relief, light: Field, upward: Field, lamp: Lamp) -> Colour:
    """Return the tint in light and shade: warm where lit, cool in shadow, ground colour from below."""
    tone = np.clip(light, 0, 1.25)[..., None]
    paper = (relief.mottle[..., None] - 0.5) * 26 + (relief.speckle[..., None] - 0.5) * 16
    wash = relief.tint * (0.36 + 0.80 * tone) + paper * tone
    wash = mixed(wash, lamp.shadow, (1 - smoothstep(light, 0.10, 0.62)) * 0.55)
    wash = mixed(wash, lamp.bounce, smoothstep(-upward, 0.35, 0.95) * 0.26)
    return mixed(wash, lamp.glow, smoothstep(light, 0.90, 1.12) * 0.42)


def _hatched(relief: Relief, depth: Field, light: Field) -> Field:
    """Return hatching 0 to 1: lines cut by slanting planes through the form, crossed where it is darkest."""
    smooth = ("fur", "plumage", "bone")
    bare = 1 - 0.75 * sum(relief.cover[..., COVERS.index(name)] for name in smooth)
    dark = np.clip(1.0 - blur(light, 1.2), 0, 1)
    sway = (fbm(ROWS, COLUMNS, 40 * SCALE, 2, 5) - 0.5) * 14 * SCALE
    form = blur(depth, 1.5)
    first = relief.x * 0.36 + relief.y * 0.80 + form * 0.62 + sway
    second = relief.x * -0.74 + relief.y * 0.52 + form * 0.25 - sway
    period = 3.1 * SCALE
    lines = _lines(first, period, dark * 1.12 - 0.13) * 0.80
    cross = _lines(second, period, dark * 1.2 - 0.58) * 0.65
    return np.maximum(lines, cross) * bare


def _lines(phase: Field, period: float, weight: Field) -> Field:
    """Return lines across `phase` whose share of the period is `weight`."""
    distance = np.abs(phase / period - np.round(phase / period))
    half = np.clip(weight, 0, 0.9) / 2
    soft = 0.9 / period
    return np.asarray((1 - smoothstep(distance - half, -soft, soft)) * smoothstep(weight, 0.02, 0.10), np.float32)


def _contours(depth: Field, light: Field) -> Field:
    """Return outlines where depth jumps: thick and dark in shade, thin in light."""
    floor = np.where(depth > EMPTY / 2, depth, -60.0 * SCALE)
    jump = np.zeros_like(floor)
    for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        jump = np.maximum(jump, floor - shifted(floor, down, right, -60.0 * SCALE))
    edge = (jump > 2.4 * SCALE).astype(np.float32)
    thin, thick = blur(edge, 0.30 * SCALE), blur(edge, 0.62 * SCALE)
    shade = 1 - smoothstep(blur(light, 3), 0.35, 0.85)
    line = thin * (1 - shade) + thick * 1.35 * shade
    return np.asarray(smoothstep(line, 0.16, 0.50) * (0.72 + 0.28 * shade), np.float32)
