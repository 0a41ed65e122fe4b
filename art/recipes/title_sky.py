"""The title's sky: the last light of an evening in 1877, clouds lit from below, the first stars."""

from __future__ import annotations

import numpy as np

from art.recipes import kit

WIDTH, HEIGHT = 1600, 900
SCALE = 2
"""Pixels per unit."""
SHAPE = (HEIGHT * SCALE, WIDTH * SCALE)
HORIZON = 545.0
SUN = (440.0, 830.0)
"""Where the sun has just set, y and x in units."""

SKY = ("#0d1329", "#191e40", "#352c58", "#6b4069", "#b25a60", "#e48d58", "#f7c584")


def board() -> tuple[kit.Field, kit.Field]:
    """Return y and x of every pixel in units."""
    y, x = kit.grid(*SHAPE)
    return y / SCALE, x / SCALE


def streaks(down: float, across: float, octaves: int, seed: int) -> kit.Field:
    """Return fractal noise 0..1 whose bumps measure `down` x `across` units."""
    total, weight = np.zeros(SHAPE, np.float32), 0.0
    for octave in range(octaves):
        part = 0.5**octave
        size = max(2.0, down * SCALE * part), max(2.0, across * SCALE * part)
        total += part * kit.noise(*SHAPE, size[0], seed + 71 * octave, size[1])
        weight += part
    return total / weight


def sky() -> kit.Colour:
    """Return the whole sky."""
    y, x = board()
    away = np.hypot((x - SUN[1]) / 1.8, y - SUN[0])
    dusk = np.clip(y / HORIZON, 0, 1) ** 1.35
    warm = np.exp(-away / 330)
    colours = kit.ramp(dusk * 0.72 + warm * 0.34, *SKY)
    colours = colours + kit.colour("#ffcf8a") * (np.exp(-away / 100) * 0.5)[..., None]
    return _clouds(colours, y, warm)


def _clouds(colours: kit.Colour, y: kit.Field, warm: kit.Field) -> kit.Colour:
    """Return the sky with banks of cloud, dark above and glowing below."""
    wisps = streaks(60, 300, 6, 5) * 0.7 + streaks(16, 110, 5, 8) * 0.3
    band = np.exp(-(((y - 300) / 170) ** 2))
    cover = kit.smoothstep(wisps + band * 0.11, 0.54, 0.74) * kit.smoothstep(HORIZON - y, 20, 150)
    thick = kit.blur(cover, 7)
    below = np.clip(thick - kit.shifted(thick, -14, 0), -0.2, 0.5) * 2.4
    glow = np.clip(0.06 + warm * 0.80 + below * (0.18 + 0.62 * warm) - thick * 0.10, 0, 1)
    lit = kit.ramp(glow, "#252243", "#54385f", "#a05466", "#e07f62", "#ffb877", "#ffe6b8")
    return kit.mixed(colours, lit, cover * 0.80)


def stars(colours: kit.Colour, y: kit.Field) -> kit.Colour:
    """Return the picture with a few hundred stars that fade towards the horizon."""
    numbers = kit.generator(9)
    light = np.zeros(SHAPE, np.float32)
    for _ in range(360):
        row, column = int(numbers.random() ** 1.4 * 560), int(numbers.random() * SHAPE[1])
        light[row, column] = numbers.uniform(0.3, 1.0) ** 2
    dark = kit.smoothstep(110 - colours.max(axis=2), 0, 40)
    shine = kit.blur(light, 1.0) * 6 + kit.blur(light, 2.6) * 8
    return (
        colours
        + kit.colour("#fff2d8") * (np.clip(shine, 0, 1) * kit.smoothstep(300 - y, 0, 200) * dark * 0.9)[..., None]
    )
