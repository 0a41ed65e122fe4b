"""Materials cut to a rounded box: wood, parchment, leather, brass and sunken trays; all sizes in pixels."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.recipes.kit_colour import Colour, Picture, colour, light, lit, mixed, picture, ramp
from art.recipes.kit_field import (
    Field,
    blur,
    coverage,
    cracks,
    fbm,
    fibres,
    generator,
    grain,
    grid,
    resized,
    rounded_box,
    shifted,
    smoothstep,
)

WALNUT = ("#1c0f06", "#40250f", "#664225")
OAK = ("#46280f", "#8a5a2a", "#bd8848")
EBONY = ("#120803", "#2a160a", "#45280f")
PAPER = ("#a97c45", "#d3b079", "#e9d4a2", "#f5e8c6")
BRIGHT_PAPER = ("#b98f55", "#e0c48f", "#f2e3b8", "#fbf2d6")


def wood(height: int, width: int, seed: int, stops: Sequence[str], planks: int = 1, figure: float = 1.0) -> Colour:
    """Return lit wood with its grain lying, in `planks` boards one below another with staggered joints."""
    tone, relief = np.zeros((height, width), np.float32), np.zeros((height, width), np.float32)
    edges = np.linspace(0, height, planks + 1).astype(int)
    for number in range(planks):
        rows = slice(edges[number], edges[number + 1])
        tone[rows], relief[rows] = _plank(edges[number + 1] - edges[number], width, seed + 31 * number, figure)
        if planks > 1:
            _joints(tone[rows], relief[rows], seed + 31 * number)
    diffuse, shine = light(relief, 0.35, 0.12, 12)
    return np.clip(lit(ramp(tone, *stops), diffuse, shine, 0.10), 0, 255)


def _plank(height: int, width: int, seed: int, figure: float) -> tuple[Field, Field]:
    """Return tone and relief of one board: year rings cut lengthwise, a knot or two, pores."""
    y, x = grid(height, width)
    numbers = generator(seed)
    bend = resized(fbm(height, max(8, width // 9), 40, 4, seed), height, width)
    lie = bend * 9 * figure + y / 46
    for _ in range(1 + width // 1400):
        knot_y, knot_x, size = numbers.uniform(0.1, 0.9) * height, numbers.random() * width, numbers.uniform(10, 24)
        away = np.hypot((y - knot_y) * 1.7, (x - knot_x) * 0.45)
        lie = lie + 2.6 * np.exp(-away / (size * 1.6))
    year = np.mod(lie, 1.0).astype(np.float32)
    ring = smoothstep(year, 0.0, 0.80) * (1 - smoothstep(year, 0.86, 1.0))
    fine, pores = fibres(height, width, 34, seed + 3), smoothstep(fibres(height, width, 15, seed + 4), 0.70, 0.95)
    patch = fbm(height, width, 160, 3, seed + 5)
    tone = 0.50 - 0.26 * ring + 0.26 * (fine - 0.5) - 0.20 * pores + 0.30 * (patch - 0.5)
    tone = tone + (numbers.random() - 0.5) * 0.24
    return tone, fine * 2.0 - pores * 1.4 - ring * 0.7


def _joints(tone: Field, relief: Field, seed: int) -> None:
    """Sink the gaps around a board, in place: along both edges and at one butt joint."""
    height, width = tone.shape
    rows = np.minimum(np.arange(height), np.arange(height)[::-1]).astype(np.float32)[:, None]
    joint = generator(seed + 9).uniform(0.15, 0.85) * width
    columns = np.abs(np.arange(width) - joint).astype(np.float32)[None]
    gap = np.minimum(rows, columns)
    relief += smoothstep(gap, 0, 7) * 7
    tone *= 0.30 + 0.70 * smoothstep(gap, 0.5, 4.5)
    tone += ((np.arange(width) > joint) * (generator(seed + 10).random() - 0.5) * 0.16).astype(np.float32)[None]


def parchment(
    height: int,
    width: int,
    seed: int,
    stops: Sequence[str] = PAPER,
    edge: float = 14.0,
    ragged: float = 2.2,
    radius: float = 10.0,
    stain: float = 0.5,
    inset: float = 2.0,
) -> Picture:
    """Return a sheet of old paper: fibres, stains, a burnt and `ragged` edge, browner over `edge` pixels."""
    box = (inset, inset, width - inset, height - inset)
    distance = rounded_box(height, width, box, radius, (fbm(height, width, 9, 3, seed + 4) - 0.5) * 2 * ragged)
    clouds = fbm(height, width, max(20, min(height, width, 500) / 2.2), 6, seed)
    weave = fibres(height, width, 9, seed + 2) + fibres(height, width, 9, seed + 3, upright=True) - 1
    dust = grain(height, width, seed + 1) - 0.5
    rim = smoothstep(-distance, 0, edge * 2.4)
    spots = smoothstep(fbm(height, width, 70, 4, seed + 5), 0.60, 0.72) * stain
    tone = 0.30 + 0.50 * rim + 0.34 * (clouds - 0.5) + 0.06 * dust + 0.05 * weave - 0.16 * spots
    relief = clouds * 10 + weave * 0.35 + dust * 0.25 + smoothstep(-distance, 0, 4) * 1.6
    diffuse, _ = light(relief, 0.35)
    burnt = smoothstep(5 + distance, 0, 5)
    return picture(ramp(tone, *stops) * (diffuse * (1 - 0.42 * burnt))[..., None], coverage(distance))


def leather(
    height: int, width: int, tint: str, seed: int, radius: float = 28.0, stitch: str | None = "#c9a468"
) -> Picture:
    """Return grained leather with a raised rim and, if `stitch` names a colour, a seam of thread inside it."""
    distance = rounded_box(height, width, (1, 1, width - 1, height - 1), radius)
    near, far, _ = cracks(height, width, height * width // 46, seed, warp=3)
    pebbles = smoothstep(far - near, 0.0, 2.8)
    wear, fold = fbm(height, width, 140, 5, seed + 1), fbm(height, width, 44, 4, seed + 2)
    seam, thread = _seam(distance, height, width)
    relief = smoothstep(-distance, 0, 14) * 9 + pebbles * 1.5 + wear * 9 + fold * 4 - seam * 2.6
    tone = 0.70 + 0.32 * wear + 0.14 * fold + 0.12 * (pebbles - 0.6)
    if stitch:
        relief = relief + thread * 3.2
    diffuse, shine = light(relief, 0.7, 0.24, 14)
    albedo = colour(tint) * (tone * (1 - 0.18 * seam))[..., None]
    rubbed = np.exp(-(((-distance - 7) / 5) ** 2)) * (0.4 + 0.6 * wear)
    albedo = mixed(albedo, albedo * 1.35 + 18, rubbed * 0.5)
    if stitch:
        albedo = mixed(albedo, stitch, thread)
    return picture(lit(albedo, diffuse, shine * (1 - thread), 0.22), coverage(distance))


def _seam(distance: Field, height: int, width: int) -> tuple[Field, Field]:
    """Return the groove and the thread of a seam 17 pixels inside the edge, 21 pixels a stitch."""
    y, x = grid(height, width)
    away = np.abs(-distance - 17)
    level = ((y < 40) | (y > height - 40)) & (x > 40) & (x < width - 40)
    along = np.where(level, x - width / 2, y - height / 2)
    dash = smoothstep(np.cos(along * 2 * np.pi / 21), -0.25, 0.1)
    return smoothstep(6 - away, 0, 5), smoothstep(2.6 - away, 0, 1.6) * dash


def brass(
    height: int,
    width: int,
    tint: str = "#a8792f",
    seed: int = 2,
    radius: float = 18.0,
    bevel: float = 10.0,
    specular: float = 0.35,
) -> Picture:
    """Return a cast metal plate: bevelled, a fine line within the edge, brushed and a little tarnished."""
    distance = rounded_box(height, width, (1, 1, width - 1, height - 1), radius)
    clouds, brushed = fbm(height, width, 50, 5, seed), fibres(height, width, 60, seed + 1)
    y, _ = grid(height, width)
    line = smoothstep(3 - np.abs(-distance - bevel * 1.5), 0, 2.4)
    relief = smoothstep(-distance, 0, bevel) * bevel * 0.75 + clouds * 5 + brushed * 0.7 - line * 1.7
    diffuse, shine = light(relief, 0.75, specular, 16)
    tone = 0.84 + 0.24 * clouds + 0.10 * (brushed - 0.5) + 0.20 * (0.5 - y / height)
    tarnish = smoothstep(fbm(height, width, 30, 4, seed + 3), 0.58, 0.78)
    albedo = mixed(colour(tint) * tone[..., None], "#4a3a1c", tarnish * 0.20 + line * 0.35)
    rim = smoothstep(3 + distance, 0, 3)
    return picture(lit(albedo, diffuse, shine) * (1 - rim * 0.55)[..., None], coverage(distance))


def recess(
    height: int, width: int, radius: float = 16.0, tint: str = "#1c0e07", strength: float = 0.85, seed: int = 1
) -> Picture:
    """Return a tray sunk into what lies below: dark towards the lamp, a lit lip away from it."""
    distance = rounded_box(height, width, (1, 1, width - 1, height - 1), radius)
    cast = np.clip(shifted(blur((distance > -1).astype(np.float32), 8), 7, 4, 1.0) * 1.25, 0, 1)
    clouds = fbm(height, width, 40, 4, seed)
    y, x = grid(height, width)
    lip = smoothstep(2.6 - np.abs(distance + 1), 0, 2) * smoothstep(y / height + x / width, 0.8, 1.9)
    colours = colour(tint) * ((0.75 + 0.5 * clouds) * (1 - 0.75 * cast))[..., None]
    colours = mixed(colours, "#f0d9a4", lip * 0.55)
    return picture(colours, coverage(distance) * (strength + (1 - strength) * np.maximum(cast, lip)))


def vignette(height: int, width: int, centre: tuple[float, float], reach: tuple[float, float]) -> Field:
    """Return the distance from `centre` (y, x) in units of `reach` (y, x), all given as parts of the picture."""
    y, x = grid(height, width)
    return np.hypot((x / width - centre[1]) / reach[1], (y / height - centre[0]) / reach[0]).astype(np.float32)


def dithered(colours: Colour, seed: int, strength: float = 1.6) -> Colour:
    """Return colours with a little grain, so that wide soft shading shows no bands."""
    speck = grain(*colours.shape[:2], seed) - 0.5
    return (colours + (speck * 2 * strength)[..., None]).astype(np.float32)
