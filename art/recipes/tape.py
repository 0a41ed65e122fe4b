"""Caution Tape in the colours of the seats: two sagging bands over a pit, and the roll on the mat."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.recipes import kit

SIDE = 128
"""A taped pit's picture in units; the pit itself is 108 wide and lies in the middle."""
ROLL = 48
FINE = 4
"""Pixels per unit while drawing."""
INK, CREAM = "#1b1512", "#f4e6bf"
COLOURS = {"red": "#c8402c", "blue": "#3a7fc0", "yellow": "#e8ae2c", "purple": "#8656b8", "grey": "#9a968c"}
BAND = 9.0
"""Half the width of a band in units."""
SAG = 9.0
STRIPE = 17.0
"""A coloured and a dark stripe together, in units."""
ENDS = (9.0, 119.0)
"""Where the bands are tied, in units from the left and from the top."""


def taped(name: str) -> kit.Picture:
    """Return two crossed bands tied to four pegs, with their shadow deep in the pit."""
    pixels = SIDE * FINE
    result = kit.empty(pixels, pixels)
    for falling in (False, True):
        mask, body = band(COLOURS[name], falling)
        kit.over(result, kit.shadow(mask, 14, 44, 14, 0.55))
        kit.over(result, kit.shadow(mask, 3, 5, 3, 0.5))
        kit.over(result, body)
    for across in ENDS:
        for down in ENDS:
            kit.over(result, peg(across, down))
    return kit.scaled(result, SIDE * 2, SIDE * 2)


def band(tint: str, falling: bool) -> tuple[kit.Field, kit.Picture]:
    """Return coverage and picture of one band from corner to corner; its middle hangs lower than its ends."""
    y, x = kit.grid(SIDE * FINE, SIDE * FINE)
    y, x = y / FINE, x / FINE
    first, last = ENDS
    share = np.clip((x - first) / (last - first), 0, 1)
    line = first + (last - first) * (share if falling else 1 - share)
    slope = 1.0 if falling else -1.0
    middle = line + SAG * 4 * share * (1 - share)
    away = (y - middle) / np.sqrt(1 + slope * slope)
    along = (x + slope * (y - middle) / 2) * np.sqrt(2)
    twist = 1.0 - 0.34 * np.exp(-(((share - (0.3 if falling else 0.7)) / 0.12) ** 2))
    inside = (x > first) & (x < last)
    mask = kit.coverage((np.abs(away) - BAND * twist) * FINE) * inside
    stripe = kit.smoothstep(np.abs(((along + away * 0.9) / STRIPE) % 1 - 0.5) * STRIPE - STRIPE / 4, -0.25, 0.25)
    crease = kit.fbm(SIDE * FINE, SIDE * FINE, 60, 4, 5 if falling else 8)
    relief = np.sqrt(np.clip(1 - (away / (BAND * 1.15)) ** 2, 0, 1)) * 16 + crease * 14
    diffuse, shine = kit.light(relief.astype(np.float32), 0.8, 0.45, 16)
    edge = kit.smoothstep(np.abs(away) - BAND * twist + 2.4, 0, 0.8)
    colours = kit.mixed(kit.mixed(np.broadcast_to(kit.colour(tint), (*mask.shape, 3)), INK, stripe), CREAM, edge * 0.85)
    return mask.astype(np.float32), kit.picture(kit.lit(colours, diffuse, shine, 0.35), mask)


def peg(across: float, down: float) -> kit.Picture:
    """Return a wooden peg to which a band is tied."""
    solid = kit.Solid(SIDE, SIDE, FINE)
    solid.chain([(across + 1, down + 7, 3.6), (across, down - 3, 3.2)], "#6b4523")
    solid.chain([(across, down - 5, 4.2)], "#8a5c30", lift=3)
    return solid.carved(None, 0.3, 14, 0.2, outline=0.8, softness=0.5, drop=(2, 2.6, 2, 0.6))


def roll(name: str) -> kit.Picture:
    """Return a roll of tape with a loose end."""
    pixels = ROLL * FINE
    y, x = kit.grid(pixels, pixels)
    y, x = y / FINE - 21, x / FINE - 21
    away, angle = np.hypot(x, y), np.arctan2(y, x)
    ring = np.maximum(away - 18, 8 - away)
    loose = np.maximum(np.abs(y - 14.2) - 3.8, np.maximum(-x, x - 24))
    distance = np.minimum(ring, loose)
    mask = kit.coverage(distance * FINE)
    turns = np.where(loose < ring, x / 9, angle / (2 * np.pi) * 9 + away / 40)
    stripe = kit.smoothstep(np.abs(turns % 1 - 0.5) - 0.25, -0.02, 0.02)
    wound = np.sin(away * 2 * np.pi / 2.2) * (loose >= ring)
    relief = kit.smoothstep(-distance, 0, 3) * 12 + wound * 1.6
    diffuse, shine = kit.light(relief.astype(np.float32), 0.8, 0.4, 16)
    body = kit.mixed(np.broadcast_to(kit.colour(COLOURS[name]), (*mask.shape, 3)), INK, stripe)
    rim = kit.smoothstep(1.0 + distance, 0, 0.6) * 0.7
    result = kit.shadow(mask, 8, 10, 7, 0.6)
    kit.over(result, kit.picture(kit.mixed(kit.lit(body, diffuse, shine, 0.35), "#120a05", rim), mask))
    return kit.scaled(result, ROLL * 2, ROLL * 2)


def pictures() -> list[kit.Recipe]:
    """Return tape and roll of each seat."""
    tapes = [kit.Recipe(f"tape/{name}", (SIDE, SIDE), partial(taped, name), origin=(10, 10)) for name in COLOURS]
    return [*tapes, *(kit.Recipe(f"tape/{name}-roll", (ROLL, ROLL), partial(roll, name)) for name in COLOURS)]
