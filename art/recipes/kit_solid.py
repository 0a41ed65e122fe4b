"""Solids swept from balls: chains along splines and puffed polygons, gathered in a depth map and carved from a ramp."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw

from art.recipes.kit_colour import Colour, Picture, colour, empty, light, over, picture, ramp, shadow
from art.recipes.kit_field import Field, blur, fbm, grid, smoothstep

Ball = tuple[float, float, float]
"""One ball of a chain: x, y and radius in the plate's own units."""

NOTHING = -1000.0
"""Depth where no solid has been put."""


def spline(balls: Sequence[Ball], steps: int = 14) -> Field:
    """Return the balls of a Catmull-Rom curve through `balls`, close enough together to look swept."""
    knots = np.array(balls, np.float32)
    if len(knots) == 1:
        return knots
    longest = np.hypot(*np.diff(knots[:, :2], axis=0).T).max()
    steps = int(max(steps, longest / max(1.2, knots[:, 2].min() * 0.5)))
    frame = np.vstack([2 * knots[0] - knots[1], knots, 2 * knots[-1] - knots[-2]])
    places = np.linspace(0, 1, steps, endpoint=False, dtype=np.float32)[:, None]
    pieces = [_between(*frame[first : first + 4], places) for first in range(len(frame) - 3)]
    curve = np.vstack([*pieces, knots[-1:]])
    curve[:, 2] = np.maximum(curve[:, 2], 0.6)
    return curve


def _between(before: Field, start: Field, end: Field, after: Field, places: Field) -> Field:
    linear = (end - before) * places
    square = (2 * before - 5 * start + 4 * end - after) * places**2
    cube = (3 * start - before - 3 * end + after) * places**3
    return 0.5 * (2 * start + linear + square + cube)


class Plate:
    """A depth map onto which solids are put one after another; the higher one shows.

    `depth` is in pixels (NOTHING where empty), `tone` darkens (0..1), `tint` is the colour and `part` the number of the
    solid that shows in each pixel.
    """

    def __init__(self, width: int, height: int, scale: int = 3) -> None:
        self.scale = scale
        self.width, self.height = width * scale, height * scale
        self.depth: Field = np.full((self.height, self.width), NOTHING, np.float32)
        self.tone: Field = np.zeros((self.height, self.width), np.float32)
        self.tint: Colour = np.zeros((self.height, self.width, 3), np.float32)
        self.part = np.zeros((self.height, self.width), np.int16)
        self.parts = 0
        self.y, self.x = grid(self.height, self.width)

    @property
    def filled(self) -> np.ndarray:
        """True where any solid has been put."""
        return self.depth > NOTHING / 2

    def chain(
        self,
        balls: Sequence[Ball],
        tint: str | Colour = "#b9965c",
        lift: float = 0.0,
        tone: float = 0.0,
        flat: float = 1.0,
    ) -> None:
        """Sweep balls along a spline; `lift` raises them towards the viewer, `flat` below 1 presses them down."""
        depth = np.full_like(self.depth, NOTHING)
        for x, y, radius in spline(balls) * self.scale:
            left, right = int(max(0, x - radius - 1)), int(min(self.width, x + radius + 2))
            top, bottom = int(max(0, y - radius - 1)), int(min(self.height, y + radius + 2))
            if right <= left or bottom <= top:
                continue
            window = np.s_[top:bottom, left:right]
            inside = radius * radius - (self.x[window] - x) ** 2 - (self.y[window] - y) ** 2
            ball = np.where(inside > 0, np.sqrt(np.maximum(inside, 0)) * flat + lift * self.scale, NOTHING)
            depth[window] = np.maximum(depth[window], ball)
        self.put(depth, tint, tone)

    def polygon(
        self,
        corners: Sequence[tuple[float, float]],
        tint: str | Colour = "#b9965c",
        lift: float = 0.0,
        tone: float = 0.0,
        puff: float = 5.0,
    ) -> None:
        """Put a polygon whose edges are rounded over `puff` units."""
        image = Image.new("L", (self.width, self.height))
        ImageDraw.Draw(image).polygon([(x * self.scale, y * self.scale) for x, y in corners], fill=255)
        mask = np.array(image, np.float32) / 255
        soft = blur(mask, puff * self.scale * 0.5)
        body = np.sqrt(np.clip(soft * 2 - 0.9, 0, 2)) * puff * self.scale + lift * self.scale
        self.put(np.where(mask > 0.5, body, NOTHING).astype(np.float32), tint, tone)

    def hole(self, balls: Sequence[Ball], depth: float = 1.0) -> None:
        """Press balls into what is already there and darken the dents."""
        for x, y, radius in spline(balls) * self.scale:
            away = np.hypot(self.x - x, self.y - y)
            dent = np.sqrt(np.maximum(radius * radius - away * away, 0)) * 1.5 * depth + 3
            inside = away < radius
            self.depth = np.where(inside & self.filled, self.depth - dent, self.depth)
            shade = 0.75 * smoothstep(radius - away, 0, radius * 0.5)
            self.tone = np.where(inside, np.maximum(self.tone, shade), self.tone)

    def put(self, depth: Field, tint: str | Colour = "#b9965c", tone: float = 0.0) -> None:
        """Put a depth map of one's own (pixels, NOTHING where empty) wherever it is the higher one."""
        self.parts += 1
        higher = depth > self.depth
        self.depth = np.where(higher, depth, self.depth)
        self.tone = np.where(higher, np.float32(tone), self.tone)
        self.part = np.where(higher, np.int16(self.parts), self.part)
        self.tint[higher] = colour(tint) if isinstance(tint, str) else tint


class Solid(Plate):
    """A plate whose solids are shown as one carved object with outline and shadow."""

    def carved(
        self,
        stops: Sequence[str] | None,
        specular: float = 0.4,
        gloss: float = 22.0,
        texture: float = 0.12,
        seed: int = 1,
        ambient: float = 0.3,
        softness: float = 1.0,
        outline: float = 0.9,
        drop: tuple[float, float, float, float] = (4.0, 6.0, 5.0, 0.6),
    ) -> Picture:
        """Return the lit object in the colours of a ramp, or in its own tints if `stops` is None.

        `outline` is its width in units (0 for none); `drop` is the shadow's right, down, softness (units) and strength.
        """
        mask = self.filled.astype(np.float32)
        alpha = blur(mask, 0.35 * self.scale)
        body = self._body(stops, specular, gloss, texture, seed, ambient, softness)
        result = empty(self.height, self.width)
        right, down, soft = (part * self.scale for part in drop[:3])
        over(result, shadow(alpha, soft, round(down), round(right), drop[3]))
        if outline:
            over(result, picture("#2b170a", np.clip(blur(mask, outline * self.scale) * 2.4, 0, 1) * 0.9))
        over(result, picture(body, alpha))
        return result

    def _body(
        self,
        stops: Sequence[str] | None,
        specular: float,
        gloss: float,
        texture: float,
        seed: int,
        ambient: float,
        softness: float,
    ) -> Colour:
        solid = self.filled
        lowest = self.depth[solid].min() if solid.any() else 0.0
        height = np.where(solid, self.depth - lowest + 6, 0).astype(np.float32)
        bumps = fbm(self.height, self.width, 10 * self.scale, 4, seed)
        smooth = blur(height, softness * self.scale)
        diffuse, shine = light(smooth * 0.75 + bumps * 5 * texture * self.scale, 0.8, specular, gloss, ambient)
        reach = 9 * self.scale
        open_sky = 1 - 0.55 * np.clip(blur(height, 5 * self.scale) - height, 0, reach) / reach
        if stops is None:
            body = self.tint * (0.25 + 0.95 * diffuse * open_sky - self.tone * 0.6)[..., None]
        else:
            wear = (bumps - 0.5) * texture * 1.8
            body = ramp(0.10 + 0.66 * (diffuse * open_sky - 0.25) + wear - self.tone * 0.5, *stops)
        return body + 255 * 0.8 * (shine * (1 - np.clip(self.tone, 0, 1)))[..., None]
