"""Flat masks turned into carved objects: drawings and lettering, inflated, lit and given a shadow."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from art.recipes.kit_colour import Picture, empty, light, lit, over, picture, ramp, shadow
from art.recipes.kit_field import Field, blur, fbm

FONTS = Path(__file__).parents[2] / "fonts"


def lettering(words: str, font: str, size: float, margin: int = 0) -> Field:
    """Return the coverage 0..1 of words set in `fonts/<font>.ttf`, cut to the ink with an empty margin."""
    face = ImageFont.truetype(str(FONTS / f"{font}.ttf"), round(size * 4))
    left, top, right, bottom = face.getbbox(words)
    image = Image.new("L", (right - left + 8, bottom - top + 8))
    ImageDraw.Draw(image).text((4 - left, 4 - top), words, fill=255, font=face)
    small = image.resize((max(1, image.width // 4), max(1, image.height // 4)), Image.Resampling.BOX)
    return np.pad(np.array(small, np.float32) / 255, margin)


def placed(mask: Field, height: int, width: int, centre_y: float, centre_x: float) -> Field:
    """Return an empty field of the given size with `mask` centred at a point; parts outside are cut off."""
    result = np.zeros((height, width), np.float32)
    top, left = round(centre_y - mask.shape[0] / 2), round(centre_x - mask.shape[1] / 2)
    up, before = max(0, top), max(0, left)
    piece = mask[up - top : max(0, height - top), before - left : max(0, width - left)]
    result[up : up + piece.shape[0], before : before + piece.shape[1]] = piece
    return result


def inflated(mask: Field, radius: float, depth: float = 1.0) -> Field:
    """Return a height field in pixels that swells from the mask's edge: the root of a sum of four blurs."""
    layers = ((1.0, 0.25), (1.2, 0.55), (1.6, 1.1), (1.4, 2.0))
    total = sum(weight * blur(mask, radius * part) for weight, part in layers)
    swell = np.sqrt(np.clip(total, 0, None)) * radius * 1.5 * depth * np.minimum(1, mask * 2)
    return blur(swell, 0.8)


def emboss(
    mask: Field,
    stops: Sequence[str],
    depth: float = 1.0,
    specular: float = 0.5,
    gloss: float = 24.0,
    texture: float = 0.12,
    seed: int = 1,
    radius: float | None = None,
    drop: tuple[int, int, float] = (5, 7, 0.55),
    outline: float = 0.0,
    ambient: float = 0.38,
) -> Picture:
    """Return a mask as a lit, inflated object in the colours of a ramp.

    `radius` is the swelling's width in pixels, `drop` the shadow's right, down and strength, `outline` a dark border.
    """
    height, width = mask.shape
    swell = radius or max(height, width) / 14
    bumps = fbm(height, width, max(8, width / 9), 4, seed)
    relief = inflated(mask, swell, depth) + bumps * swell * 1.65 * texture
    diffuse, shine = light(relief, 0.8, specular, gloss, ambient)
    tone = 0.15 + 0.62 * (diffuse - 0.3) + (bumps - 0.5) * texture * 2
    result = empty(height, width)
    over(result, shadow(mask, swell * 0.5, drop[1], drop[0], drop[2], "#140a04"))
    if outline:
        over(result, picture("#2a160a", np.clip(blur(mask, outline * 0.55) * 3.2, 0, 1)))
    over(result, picture(lit(ramp(tone, *stops), np.ones_like(tone), shine, 0.8), mask))
    return result


def inked(mask: Field, tint: str, strength: float = 1.0) -> Picture:
    """Return a mask as flat ink of one colour."""
    return picture(tint, mask * strength)
