"""The title painting put together: sky, land, camp, dig; then the brush, the shade for the words and the varnish."""

from __future__ import annotations

import numpy as np
from scipy.ndimage import uniform_filter

from art.recipes import kit, kit_material
from art.recipes.title_camp import camp
from art.recipes.title_dig import dig
from art.recipes.title_land import land
from art.recipes.title_sky import HEIGHT, SHAPE, WIDTH, board, sky, stars

SIZE = (WIDTH, HEIGHT)


def painted(colours: kit.Colour, radius: int) -> kit.Colour:
    """Return the colours as a brush would lay them: each pixel takes the calmest of its four corners (Kuwahara)."""
    grey = colours.mean(axis=2)
    size = radius + 1
    mean = uniform_filter(grey, size, mode="nearest")
    spread = uniform_filter(grey * grey, size, mode="nearest") - mean * mean
    soft = np.dstack([uniform_filter(colours[..., plane], size, mode="nearest") for plane in range(3)])
    half = size // 2
    spread, wide = np.pad(spread, half, "edge"), np.pad(soft, ((half, half), (half, half), (0, 0)), "edge")
    best, calmest = soft, np.full(SHAPE, np.inf, np.float32)
    for down, right in ((0, 0), (0, 2 * half), (2 * half, 0), (2 * half, 2 * half)):
        window = np.s_[down : down + SHAPE[0], right : right + SHAPE[1]]
        calmer = spread[window] < calmest
        calmest = np.where(calmer, spread[window], calmest)
        best = np.where(calmer[..., None], wide[window], best)
    return best.astype(np.float32)


def title() -> kit.Picture:
    """Return the whole painting."""
    colours = land(sky())
    camp(colours)
    dig(colours)
    colours = np.clip(colours, 0, 255)
    y, x = board()
    fine = kit.smoothstep(y, 540, 600) * kit.smoothstep(x, 560, 700)
    brushed = painted(colours, 7)
    colours = kit.mixed(brushed, painted(colours, 3), fine * 0.8)
    colours = stars(colours, y)
    words = np.exp(-(((x - 420) / 420) ** 2) - ((y - 430) / 420) ** 2)
    colours = colours * (1 - 0.40 * words)[..., None]
    edge = kit_material.vignette(*SHAPE, (0.5, 0.55), (0.78, 0.74))
    colours = colours * (1 - 0.66 * kit.smoothstep(edge, 0.55, 1.15))[..., None]
    canvas = kit.fibres(*SHAPE, 7, 3) + kit.fibres(*SHAPE, 7, 4, upright=True) - 1
    diffuse, _ = kit.light(canvas * 1.0 + colours.mean(axis=2) * 0.012, 0.5)
    return kit.picture(
        kit_material.dithered(colours * (0.65 + 0.35 * diffuse)[..., None], 6), np.ones(SHAPE, np.float32)
    )
