"""Light, ramps and compositing; a picture is uint8 RGBA, indexed [y, x, channel], not premultiplied."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from art.recipes.kit_field import Field, blur, shifted

Picture = NDArray[np.uint8]
Colour = NDArray[np.float32]

LIGHT = np.array([-0.55, -0.70, 0.78]) / np.linalg.norm([-0.55, -0.70, 0.78])
"""Where the lamp stands: upper left, a little towards the viewer."""

IVORY = ("#4a3216", "#8d6d3f", "#cfae74", "#efdcae", "#fff6dc")
BRONZE = ("#2c1a08", "#6b4518", "#a8752c", "#dcb058", "#fff0b8")
STEEL = ("#1e2226", "#4b535a", "#848d94", "#bcc4c8", "#f4f8fa")
AMBER = ("#5a1d02", "#a8480a", "#e08a1e", "#ffc75a", "#fff2b8")
CHITIN = ("#0b0503", "#2a0f08", "#5a2210", "#a0461c", "#f2a050")
ICE = ("#163a5a", "#3f7fa8", "#86bfdd", "#c8e8f4", "#ffffff")
GOLD = ("#6b4a1c", "#b08a44", "#e6c77e", "#fbe9b4", "#fffbe8")


def colour(code: str) -> Colour:
    """Return the three channels 0..255 of a code such as "#b98a4e"."""
    digits = code.lstrip("#")
    return np.array([int(digits[place : place + 2], 16) for place in (0, 2, 4)], np.float32)


def ramp(field: Field, *stops: str) -> Colour:
    """Return the colours that a field 0..1 picks from evenly spaced `stops`."""
    place = np.clip(field, 0, 1) * (len(stops) - 1)
    colours = np.stack([colour(stop) for stop in stops])
    index = np.clip(place.astype(int), 0, len(stops) - 2)
    part = (place - index)[..., None]
    return (colours[index] * (1 - part) + colours[index + 1] * part).astype(np.float32)


def mixed(first: Colour, second: Colour | str, amount: Field) -> Colour:
    """Return `first` with `amount` (0..1) of `second` in each pixel."""
    other = colour(second) if isinstance(second, str) else second
    share = np.clip(amount, 0, 1)[..., None]
    return (first * (1 - share) + other * share).astype(np.float32)


def light(
    height: Field, strength: float = 1.0, specular: float = 0.0, gloss: float = 30.0, ambient: float = 0.42
) -> tuple[Field, Field]:
    """Return diffuse light (1 on level ground) and highlight (0 without `specular`) on a height field in pixels."""
    slope_y, slope_x = np.gradient(np.asarray(height, np.float32) * np.float32(strength))
    length = 1 / np.sqrt(slope_x * slope_x + slope_y * slope_y + 1)
    facing = np.clip((-slope_x * LIGHT[0] - slope_y * LIGHT[1] + LIGHT[2]) * length, 0, 1)
    shine = np.zeros_like(length)
    if specular:
        half = LIGHT + np.array([0, 0, 1.0])
        half = half / np.linalg.norm(half)
        shine = specular * np.clip((-slope_x * half[0] - slope_y * half[1] + half[2]) * length, 0, 1) ** gloss
    return (ambient + (1 - ambient) * facing / LIGHT[2]).astype(np.float32), shine.astype(np.float32)


def lit(albedo: Colour, diffuse: Field, shine: Field | None = None, strength: float = 0.4) -> Colour:
    """Return a colour under light, with a white highlight of `strength` where it shines."""
    result = albedo * diffuse[..., None]
    return result if shine is None else result + 255 * strength * shine[..., None]


def picture(colours: Colour | str, alpha: Field) -> Picture:
    """Return RGBA from colours (or one colour code) and an alpha of 0..1."""
    if isinstance(colours, str):
        colours = np.broadcast_to(colour(colours), (*alpha.shape, 3))
    return np.dstack([np.clip(colours, 0, 255), np.clip(alpha, 0, 1) * 255]).astype(np.uint8)


def empty(height: int, width: int) -> Picture:
    """Return a fully transparent picture."""
    return np.zeros((height, width, 4), np.uint8)


def over(below: Picture, above: Picture, left: int = 0, top: int = 0, strength: float = 1.0) -> None:
    """Lay `above` onto `below` in place at `left`, `top`; parts outside are cut off."""
    cut_left, cut_top = max(0, -left), max(0, -top)
    left, top = max(0, left), max(0, top)
    above = above[cut_top : cut_top + below.shape[0] - top, cut_left : cut_left + below.shape[1] - left]
    height, width = above.shape[:2]
    if not height or not width:
        return
    under = below[top : top + height, left : left + width]
    front = above.astype(np.float32)
    back = under.astype(np.float32)
    alpha, beneath = front[..., 3:] / 255 * strength, back[..., 3:] / 255
    result = alpha + beneath * (1 - alpha)
    blend = front[..., :3] * alpha + back[..., :3] * beneath * (1 - alpha)
    under[..., :3] = np.where(result > 0, blend / np.maximum(result, 1e-6), front[..., :3]).round()
    under[..., 3:] = (result * 255).round()


def scaled(source: Picture, width: int, height: int) -> Picture:
    """Return the picture at a new size in pixels, filtered with its alpha premultiplied so that no edge darkens."""
    channels = source.astype(np.float32)
    channels[..., :3] *= channels[..., 3:] / 255
    planes = [Image.fromarray(np.ascontiguousarray(channels[..., plane])) for plane in range(4)]
    result = np.dstack([np.array(plane.resize((width, height), Image.Resampling.LANCZOS)) for plane in planes])
    visible = result[..., 3:] > 0.5
    result[..., :3] = np.where(visible, result[..., :3] * 255 / np.maximum(result[..., 3:], 0.5), 0)
    return np.clip(result.round(), 0, 255).astype(np.uint8)


def turned(source: Picture, degrees: float) -> Picture:
    """Return the picture rotated anticlockwise on a canvas that holds it whole, alpha premultiplied."""
    channels = source.astype(np.float32)
    channels[..., :3] *= channels[..., 3:] / 255
    planes = [Image.fromarray(np.ascontiguousarray(channels[..., plane])) for plane in range(4)]
    result = np.dstack([np.array(p.rotate(degrees, Image.Resampling.BICUBIC, expand=True)) for p in planes])
    result[..., :3] = np.where(result[..., 3:] > 0.5, result[..., :3] * 255 / np.maximum(result[..., 3:], 0.5), 0)
    return np.clip(result.round(), 0, 255).astype(np.uint8)


def padded(source: Picture, left: int, top: int, right: int, bottom: int) -> Picture:
    """Return the picture with transparent margins in pixels."""
    return np.pad(source, ((top, bottom), (left, right), (0, 0)))


def shadow(
    mask: Field, softness: float, down: int, right: int, strength: float = 0.6, tint: str = "#0d0602"
) -> Picture:
    """Return the soft shadow that a mask 0..1 throws, moved by whole pixels."""
    return picture(tint, shifted(blur(mask, softness), down, right) * strength)
