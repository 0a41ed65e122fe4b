"""Pits: open squares in the ground, the far wall in strata, the floor in shadow from the rim towards the lamp."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.recipes import kit

SIDE = 108
"""A pit's edge in units."""
WALL = 34.0
"""How much of the far wall is seen, in pixels."""


def pit(seed: int) -> kit.Picture:
    """Return one pit at twice its shown size."""
    size = SIDE * 2
    wander = (kit.fbm(size, size, 24, 4, seed) - 0.5) * 10
    distance = kit.rounded_box(size, size, (4, 4, size - 4, size - 4), 20, wander)
    y, x = kit.grid(size, size)
    broad, fine = kit.fbm(size, size, 46, 5, seed + 1), kit.grain(size, size, seed + 2)
    floor = _floor(broad, fine, seed)
    sill = WALL + (kit.fbm(size, size, 18, 3, seed + 5) - 0.5) * 18
    wall = kit.smoothstep(sill - y, 0, 3)
    colours = floor * (1 - wall[..., None]) + _far_wall(y, broad, seed) * wall[..., None]
    colours = colours * _shade(distance, wall, sill, y, x)[..., None]
    lip = np.exp(-(((-distance - 2.5) / 2.2) ** 2)) * kit.smoothstep(y + x, size * 0.9, size * 1.5)
    colours = kit.mixed(colours, "#c8995c", lip * 0.38)
    return kit.picture(colours, kit.coverage(distance))


def _floor(broad: kit.Field, fine: kit.Field, seed: int) -> kit.Colour:
    """Return trodden earth with pebbles and the scratches of tools."""
    size = SIDE * 2
    near, _, pebble = kit.cracks(size, size, 70, seed + 3, warp=8)
    numbers = kit.generator(seed + 4)
    radius = np.where(numbers.random(70) > 0.55, numbers.uniform(3, 8, 70), 0)[pebble]
    dome = np.sqrt(np.clip(1 - (near / np.maximum(radius, 0.1)) ** 2, 0, 1)).astype(np.float32)
    scratches = kit.smoothstep(kit.fibres(size, size, 30, seed + 6, upright=True), 0.80, 0.95)
    scratches = scratches * kit.smoothstep(kit.noise(size, size, 40, seed + 7), 0.55, 0.75)
    relief = broad * 13 + dome * 4 + kit.blur(fine, 1) * 2.6 - scratches * 0.8
    diffuse, shine = kit.light(relief, 0.8, 0.10, 14)
    earth = kit.ramp(broad * 0.74 + fine * 0.14, "#2a180b", "#462c15", "#614122", "#7c5831")
    grey = kit.mixed(earth, "#77664f", dome * numbers.uniform(0.15, 0.65, 70)[pebble])
    return kit.lit(grey, diffuse, shine)


def _far_wall(y: kit.Field, broad: kit.Field, seed: int) -> kit.Colour:
    """Return the cut earth of the far side, layer upon layer."""
    size = SIDE * 2
    bend = kit.noise(size, size, 12, seed + 8, 70)
    layer = 0.5 + 0.5 * np.sin((y + bend * 12 + broad * 30) * 2 * np.pi / 13)
    rough = kit.fbm(size, size, 9, 3, seed + 9)
    diffuse, _ = kit.light(layer * 1.4 + rough * 8, 0.8)
    return kit.ramp(layer * 0.6 + rough * 0.4, "#3d220f", "#6d4522", "#94663a", "#b58950") * (diffuse * 0.72)[..., None]


def _shade(distance: kit.Field, wall: kit.Field, sill: kit.Field, y: kit.Field, x: kit.Field) -> kit.Field:
    """Return the darkness of a hole lit from the upper left: deep along the far and left rim, open below right."""
    rim = kit.blur((distance > -2).astype(np.float32), 13)
    cast = np.clip(kit.shifted(rim, 16, 12, 1.0), 0, 1)
    foot = np.exp(-np.clip(y - sill, 0, None) / 14) * (1 - wall)
    depth = kit.smoothstep(16 + distance, 0, 16) * (1 - wall)
    top = 1 - 0.5 * kit.smoothstep(16 - y, 0, 16)
    shade = (1 - 0.66 * cast * (1 - 0.55 * wall)) * (1 - 0.42 * foot) * (1 - 0.40 * depth) * np.where(wall > 0, top, 1)
    return (shade * 0.98).astype(np.float32)


def pictures() -> list[kit.Recipe]:
    """Return six pits."""
    return [kit.Recipe(f"pit/{number}", (SIDE, SIDE), partial(pit, 60 + 7 * number)) for number in range(1, 7)]
