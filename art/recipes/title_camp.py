"""The title's camp: tents that glow from within, a covered wagon, a fire and those who sit by it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw

from art.recipes import kit
from art.recipes.title_sky import SCALE

Point = tuple[float, float]

TENTS = ((985, 668, 104, 84, 62, 0.86), (1266, 652, 84, 66, -58, 0.70), (1366, 690, 116, 92, 84, 0.95))
"""The tents: x of the left front corner, y of the foot, width, height, run of the ridge, brightness."""
FIRE: Point = (1196, 706)
WAGON: Point = (866, 640)


class Window:
    """A part of the picture that is painted at twice its pixels and laid back smoothly; coordinates stay in units."""

    def __init__(self, left: float, top: float, right: float, bottom: float) -> None:
        self.left, self.top = left, top
        self.width, self.height = round((right - left) * SCALE), round((bottom - top) * SCALE)
        y, x = kit.grid(self.height, self.width)
        self.y, self.x = y / SCALE + top, x / SCALE + left

    def polygon(self, corners: Sequence[Point]) -> kit.Field:
        """Return the coverage of a polygon."""
        image = Image.new("L", (self.width * 3, self.height * 3))
        ImageDraw.Draw(image).polygon([self._fine(corner) for corner in corners], fill=255)
        return self._small(image)

    def strokes(self, lines: Sequence[Sequence[Point]], thick: float) -> kit.Field:
        """Return the coverage of lines `thick` units wide."""
        image = Image.new("L", (self.width * 3, self.height * 3))
        for line in lines:
            points = [self._fine(point) for point in line]
            ImageDraw.Draw(image).line(points, fill=255, width=max(1, round(thick * SCALE * 3)), joint="curve")
        return self._small(image)

    def onto(self, canvas: kit.Colour, colours: kit.Colour | str, mask: kit.Field) -> None:
        """Lay colours onto the whole picture, in place."""
        part = self._part(canvas)
        high, wide = part.shape[:2]
        paint = colours if isinstance(colours, str) or colours.ndim == 1 else colours[:high, :wide]
        part[:] = kit.mixed(part, paint, mask[:high, :wide])

    def add(self, canvas: kit.Colour, tint: str, light: kit.Field) -> None:
        """Add light of one colour to the whole picture, in place."""
        part = self._part(canvas)
        part += kit.colour(tint) * light[: part.shape[0], : part.shape[1], None]

    def brighten(self, canvas: kit.Colour, tint: str, light: kit.Field) -> None:
        """Let light of one colour fall onto the whole picture, in place: dark things stay darker than bright ones."""
        part = self._part(canvas)
        part *= 1 + kit.colour(tint) / 255 * light[: part.shape[0], : part.shape[1], None]

    def _part(self, canvas: kit.Colour) -> kit.Colour:
        top, left = round(self.top * SCALE), round(self.left * SCALE)
        return canvas[top : top + self.height, left : left + self.width]

    def _fine(self, point: Point) -> Point:
        return (point[0] - self.left) * SCALE * 3, (point[1] - self.top) * SCALE * 3

    def _small(self, image: Image.Image) -> kit.Field:
        return np.array(image.resize((self.width, self.height), Image.Resampling.BOX), np.float32) / 255


def _spot(window: Window, at: Point, wide: float, high: float) -> kit.Field:
    """Return a soft spot of light 0..1."""
    return np.exp(-(((window.x - at[0]) / wide) ** 2) - ((window.y - at[1]) / high) ** 2).astype(np.float32)


def tent(canvas: kit.Colour, x: float, foot: float, wide: float, high: float, run: float, bright: float) -> None:
    """Paint a wedge tent, its lamp shining through the canvas; a negative `run` leads the ridge to the left."""
    window = Window(x - 130, foot - high - 40, x + wide + 140, foot + 60)
    back = -abs(run) * 0.16
    left, right, peak = (x, foot), (x + wide, foot), (x + wide / 2, foot - high)
    near = right if run > 0 else left
    far_peak, far_foot = (peak[0] + run, peak[1] + back), (near[0] + run, near[1] + back)
    ground = _spot(window, (x + wide / 2 + run * 0.3, foot + 4), wide * 0.9, 13)
    window.onto(canvas, "#1a0d14", ground * 0.6)
    _sheet(canvas, window, [peak, far_peak, far_foot, near], (near[0] + run * 0.4, foot - high * 0.28), bright * 0.50)
    _sheet(canvas, window, [left, right, peak], (x + wide / 2, foot - high * 0.24), bright)
    slit = window.polygon(
        [(peak[0], peak[1] + high * 0.18), (peak[0] + wide * 0.13, foot), (peak[0] - wide * 0.05, foot)]
    )
    window.onto(canvas, "#fff0b4", slit * (0.62 * bright))
    seams = [[left, peak, right], [peak, far_peak], [far_peak, far_foot]]
    window.onto(canvas, "#3a1c10", window.strokes(seams, 1.1) * 0.65)
    poles = [[peak, (peak[0], peak[1] - 7)], [far_peak, (far_peak[0], far_peak[1] - 6)]]
    ropes = [[peak, (x - 24, foot + 8)], [far_peak, (far_foot[0] + run * 0.26, far_foot[1] + 4)]]
    window.onto(canvas, "#24110c", window.strokes(poles, 1.8) * 0.9)
    window.onto(canvas, "#5a3626", window.strokes(ropes, 0.8) * 0.7)
    window.brighten(canvas, "#ffc888", _spot(window, (x + wide / 2, foot + 16), wide * 0.9, 20) * 0.8 * bright)
    window.add(canvas, "#ff9a40", _spot(window, (x + wide / 2, foot - high * 0.3), wide, high) * 0.13 * bright)


def _sheet(canvas: kit.Colour, window: Window, corners: list[Point], lamp: Point, bright: float) -> None:
    """Paint one side of a tent: canvas with folds, bright where the lamp hangs behind it."""
    mask = window.polygon(corners)
    high = max(y for _, y in corners) - min(y for _, y in corners)
    glow = np.exp(-np.hypot((window.x - lamp[0]) / high, (window.y - lamp[1]) / high) * 1.6)
    folds = kit.fbm(window.height, window.width, 34, 4, round(lamp[0]))
    diffuse, _ = kit.light(folds * 16, 0.7)
    tone = 0.10 + bright * glow * 0.86 + (folds - 0.5) * 0.10
    colours = (
        kit.ramp(tone, "#33202c", "#643a30", "#a8663a", "#dda05a", "#f8d08c", "#ffefc4")
        * (0.35 + 0.65 * diffuse)[..., None]
    )
    window.onto(canvas, colours, mask)


def wagon(canvas: kit.Colour) -> None:
    """Paint a covered wagon against the evening."""
    x, y = WAGON
    window = Window(x - 200, y - 100, x + 220, y + 60)
    window.onto(canvas, "#1a0d14", _spot(window, (x + 8, y + 6), 80, 9) * 0.7)
    hood = [
        (x - 62, y - 38),
        (x - 66, y - 70),
        (x - 52, y - 82),
        (x - 10, y - 78),
        (x + 34, y - 82),
        (x + 58, y - 72),
        (x + 54, y - 38),
    ]
    mask = kit.smoothstep(kit.blur(window.polygon(hood), 5), 0.4, 0.6)
    hoops = np.cos((window.x - x) / 24 * 2 * np.pi) * 3 + kit.fbm(window.height, window.width, 30, 3, 4) * 9
    shade, _ = kit.light((kit.blur(mask, 9) * 26 + hoops)[:, ::-1], 0.6, ambient=0.3)
    window.onto(canvas, kit.colour("#a5776c") * shade[:, ::-1, None], mask)
    box = window.polygon([(x - 64, y - 40), (x + 58, y - 40), (x + 52, y - 18), (x - 58, y - 18)])
    window.onto(canvas, "#3a1f1c", box)
    window.onto(canvas, "#c47a58", window.strokes([[(x - 64, y - 40), (x + 58, y - 40)]], 1.2) * 0.6)
    for middle, radius in ((x - 36, 21), (x + 36, 17)):
        rim_y = y + 4 - radius
        around = [(middle + radius * np.cos(a), rim_y + radius * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 40)]
        spokes = [[(middle, rim_y), around[round(39 * part / 10)]] for part in range(10)]
        window.onto(canvas, "#241010", window.strokes([around], 3.0))
        window.onto(canvas, "#2c1614", window.strokes(spokes, 1.4))
    window.onto(canvas, "#2c1614", window.strokes([[(x + 56, y - 20), (x + 96, y + 4)]], 2.2))


BY_THE_FIRE: tuple[tuple[float, float, float, tuple[tuple[kit.Ball, ...], ...]], ...] = (
    (
        -66,
        -2,
        -38,
        (((0, -14, 8.5), (3, -27, 7)), ((2, -8, 6), (17, -11, 5), (22, 0, 4)), ((4, -26, 3), (16, -18, 2.6))),
    ),
    (
        62,
        -4,
        -38,
        (((0, -14, 8.5), (-2, -27, 7)), ((-2, -8, 6), (-17, -11, 5), (-22, 0, 4)), ((-4, -26, 3), (-15, -20, 2.6))),
    ),
    (
        104,
        -14,
        -62,
        (
            ((0, -30, 7), (0, -48, 7.4)),
            ((-3, -30, 4.4), (-4, -2, 3.6)),
            ((3, -30, 4.4), (5, -2, 3.6)),
            ((-6, -50, 3), (-12, -36, 2.6)),
        ),
    ),
)
"""Who is there: place right of and below the fire, height of the head; body, legs and arms as chains from the foot."""


def people(canvas: kit.Colour) -> None:
    """Paint two who sit by the fire and one who stands, dark but for the fire's light."""
    for right, down, head, limbs in BY_THE_FIRE:
        left, foot = FIRE[0] + right, FIRE[1] + down
        window = Window(left - 50, foot - 90, left + 50, foot + 20)
        solid = kit.Solid(100, 110, SCALE)
        for limb in limbs:
            solid.chain([(50 + dx, 90 + dy, radius) for dx, dy, radius in limb], "#4a2a26")
        _head(solid, 90 + head)
        drawn = solid.carved(None, 0, 10, 0.1, ambient=0.2, outline=0.4, drop=(0, 0, 1, 0.0))
        fire_light = 0.55 + 0.9 * np.exp(-np.abs(window.x - FIRE[0])[:, :, None] / 80)
        window.onto(canvas, "#1a0d14", _spot(window, (left, foot + 1), 26, 5) * 0.6)
        window.onto(canvas, drawn[..., :3].astype(np.float32) * fire_light, drawn[..., 3].astype(np.float32) / 255)


def _head(solid: kit.Solid, y: float) -> None:
    """Put a head with a hat."""
    solid.chain([(50, y, 5.6)], "#8a5a44", 2)
    solid.chain([(39, y - 3.5, 1.2), (50, y - 2.5, 2.2), (61, y - 3.5, 1.2)], "#33201c", 6)
    solid.chain([(47, y - 7, 4), (53, y - 7, 4)], "#33201c", 5)


def fire(canvas: kit.Colour) -> None:
    """Paint the fire with its light and its smoke."""
    x, y = FIRE
    window = Window(x - 330, y - 420, x + 330, y + 150)
    window.brighten(canvas, "#ffb678", _spot(window, (x, y + 8), 150, 46) * 1.25)
    rise = np.clip((y - window.y) / 380, 0, 1)
    drift = x + 60 * rise**1.4 + (kit.fbm(window.height, window.width, 130, 4, 12) - 0.5) * 150 * rise
    smoke = np.exp(-(((window.x - drift) / (8 + 52 * rise)) ** 2)) * kit.smoothstep(rise, 0.05, 0.2) * (1 - rise) ** 1.3
    window.onto(canvas, "#b58a94", smoke * 0.34 * kit.fbm(window.height, window.width, 60, 4, 13))
    logs = [[(x - 17, y + 4), (x + 14, y - 2)], [(x - 13, y - 3), (x + 17, y + 5)], [(x - 4, y + 6), (x + 6, y - 6)]]
    window.onto(canvas, "#1c0c08", window.strokes(logs, 4.4))
    flame = np.zeros((window.height, window.width), np.float32)
    for shift, wide, high, lean in ((-7, 6.5, 24, 3), (1, 8.5, 40, -2), (8, 6, 22, 4), (-1, 5, 30, 5)):
        up = np.clip((y + 2 - window.y) / high, 0, 1)
        body = 1 - np.abs(window.x - x - shift - lean * up**1.5) / (
            wide * (1 - up) ** 0.8 * (0.35 + 1.3 * up**0.4) + 1e-3
        )
        flame = np.maximum(flame, np.clip(body, 0, 1) * (window.y < y + 2))
    window.onto(canvas, kit.ramp(flame, "#d8481a", "#f58a24", "#ffd05a", "#fff6d0"), kit.smoothstep(flame, 0.0, 0.35))
    window.add(canvas, "#ff8a30", _spot(window, (x, y - 12), 30, 34) * 0.55)
    window.add(canvas, "#ff7a28", _spot(window, (x, y - 6), 130, 74) * 0.16)


def camp(canvas: kit.Colour) -> None:
    """Paint the camp into the landscape, in place."""
    wagon(canvas)
    for row in TENTS:
        tent(canvas, *row)
    fire(canvas)
    people(canvas)
