"""Glows: rings of light around what may be chosen, what is pointed at and what was just done."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.recipes import kit

MARGIN = 14
"""How far a glow reaches past what it surrounds, in units."""
CORNER = 10
"""Corner radius of what is surrounded, in units."""
COLOURS = {"gold": "#ffd76a", "blue": "#8fd0ff", "violet": "#b98cff"}
DASH = 12
"""One dash and one gap, in units."""


def ring(tint: str, width: int, height: int) -> kit.Picture:
    """Return a bright ring with a soft glow for a box of the given size in units."""
    distance = _distance(width, height)
    core = kit.smoothstep(4.6 - np.abs(distance), 0, 2.6)
    outward = np.exp(-((distance / 12.5) ** 2)) * 0.80 * (distance > 0)
    inward = np.exp(-((distance / 9.0) ** 2)) * 0.70 * (distance <= 0)
    colours = kit.mixed(np.broadcast_to(kit.colour(tint), (*core.shape, 3)), "#ffffff", core * 0.55)
    return kit.picture(colours, np.maximum(core, outward + inward))


def dashes(tint: str, width: int, height: int) -> kit.Picture:
    """Return a dashed outline with a faint glow for a box of the given size in units."""
    distance = _distance(width, height)
    along = _along(width * 2, height * 2, distance.shape)
    around = 4.0 * (width + height) - 8 * CORNER * 2 + 2 * np.pi * CORNER * 2
    count = round(around / (DASH * 2))
    phase = along / around * count
    dash = kit.smoothstep(np.cos(phase * 2 * np.pi), -0.25, 0.05)
    line = kit.smoothstep(4.4 - np.abs(distance), 0, 1.8) * dash
    dark = kit.smoothstep(7.0 - np.abs(distance), 0, 3.0) * kit.smoothstep(np.cos(phase * 2 * np.pi), -0.6, -0.1)
    halo = np.exp(-((distance / 8.0) ** 2)) * 0.30
    result = kit.picture("#1a0c2a", np.maximum(dark * 0.75, halo))
    kit.over(result, kit.picture(kit.colour(tint) + (255 - kit.colour(tint)) * 0.25 * np.ones((*line.shape, 1)), line))
    return result


def thin(tint: str, width: int, height: int) -> kit.Picture:
    """Return a thin brass line just outside a box of the given size in units."""
    distance = _distance(width, height) - 2
    line = kit.smoothstep(2.6 - np.abs(distance), 0, 1.4)
    result = kit.picture("#120803", kit.smoothstep(5.0 - np.abs(distance), 0, 3.4) * 0.6)
    y, x = kit.grid(*line.shape)
    shine = 0.5 + 0.5 * np.cos((x - y) / 60)
    kit.over(result, kit.picture(kit.mixed(kit.ramp(shine * 0.3 + 0.5, *kit.BRONZE), tint, line * 0.4), line))
    return result


def _distance(width: int, height: int) -> kit.Field:
    """Return the signed distance to the box within its margin, in pixels."""
    room = MARGIN * 2
    box = (room, room, room + width * 2, room + height * 2)
    return kit.rounded_box(height * 2 + 2 * room, width * 2 + 2 * room, box, CORNER * 2)


def _along(width: float, height: float, shape: tuple[int, ...]) -> kit.Field:
    """Return for every pixel how far its nearest point lies along the outline of a box of `width` x `height` pixels."""
    y, x = kit.grid(shape[0], shape[1])
    x, y, radius = x - shape[1] / 2, y - shape[0] / 2, CORNER * 2.0
    level, upright, arc = width - 2 * radius, height - 2 * radius, radius * np.pi / 2
    # Each side is measured in its own turned frame, from the middle of the upper side clockwise.
    result = np.zeros(shape[:2], np.float32)
    start = 0.0
    for turn in range(4):
        side, next_side = (level, upright) if turn % 2 == 0 else (upright, level)
        ahead, out = ((x, -y), (y, x), (-x, y), (-y, -x))[turn]
        half_side, half_next = side / 2, next_side / 2
        on_side = (out >= half_next) & (np.abs(ahead) <= half_side)
        result = np.where(on_side, start + ahead, result)
        on_corner = (out > half_next) & (ahead > half_side)
        swing = np.arctan2(ahead - half_side, np.maximum(out - half_next, 1e-6))
        result = np.where(on_corner, start + half_side + swing * radius, result)
        start += half_side + arc + half_next
    return result.astype(np.float32)


def pictures() -> list[kit.Recipe]:
    """Return the ring glows and the brass line as nine-slices, and the dashes also for tiles and cards."""
    cuts = (MARGIN + 20,) * 4
    place = (MARGIN, MARGIN)
    square = (120 + 2 * MARGIN, 120 + 2 * MARGIN)
    rings = [
        kit.Recipe(f"glow/{name}", square, partial(ring, tint, 120, 120), place, cuts) for name, tint in COLOURS.items()
    ]
    dashed = [
        kit.Recipe(
            f"glow/dashed-{name}",
            (width + 2 * MARGIN, height + 2 * MARGIN),
            partial(dashes, COLOURS["violet"], width, height),
            place,
            cuts,
        )
        for name, (width, height) in {"violet": (120, 120), "tile": (108, 108), "card": (172, 236)}.items()
    ]
    brass = kit.Recipe("glow/brass", square, partial(thin, "#f2d488", 120, 120), place, cuts)
    return [*rings, *dashed, brass]
