"""The title's land: badlands as a true height field in metres, seen in perspective under the evening sky."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

from art.recipes import kit
from art.recipes.title_sky import HORIZON, SCALE, SHAPE, SUN

EYE = 5.0
"""How high above the plain the eye stands, in metres."""
FOCUS = 1300.0
"""Units on the picture for one metre seen from one metre away."""
NEAR, FAR, STEPS = 16.0, 2600.0, 3000
MIDDLE = 800.0

TABLES = (
    (250, 470, 170, 120, 112),
    (118, 330, 60, 48, 58),
    (420, 620, 190, 160, 150),
    (-420, 640, 150, 120, 96),
    (-255, 560, 60, 50, 52),
    (-120, 1350, 190, 120, 120),
    (330, 1900, 260, 160, 190),
    (80, 1700, 70, 60, 150),
    (-700, 1800, 300, 200, 210),
    (-330, 2200, 160, 130, 170),
)
"""The table mountains: x and z of the middle, half width and half depth, height; all in metres."""
LAYERS = ("#6d4038", "#a36a4e", "#cfa37c", "#e3c39c", "#b77f66", "#8a5450", "#c79470", "#7d4a4a")


@dataclass(frozen=True)
class Texture:
    """Smooth endless noise 0..1, to be laid over the land in any size."""

    seed: int

    @cached_property
    def tile(self) -> kit.Field:
        """One tile of 1024 x 1024 whose edges meet, with bumps about 16 pixels wide."""
        white = kit.generator(self.seed).standard_normal((1024, 1024)).astype(np.float32)
        soft = gaussian_filter(white, 6, mode="wrap")
        order = np.argsort(np.argsort(soft.ravel()))
        return (order / order.size).reshape(1024, 1024).astype(np.float32)

    def at(self, x: kit.Field, z: kit.Field, size: float) -> kit.Field:
        """Return the noise at places on the ground, its bumps about `size` metres wide."""
        places = [z / size * 16 + size * 37, x / size * 16 + size * 91]
        return map_coordinates(self.tile, places, order=1, mode="grid-wrap").astype(np.float32)


NOISE = Texture(31)


def tables(x: kit.Field, z: kit.Field) -> kit.Field:
    """Return the height of the table mountains: a slope of debris below, a wall in ledges above."""
    rough = (NOISE.at(x, z, 70) - 0.5) * 0.34 + (NOISE.at(x, z, 23) - 0.5) * 0.20 + (NOISE.at(x, z, 8) - 0.5) * 0.09
    result = np.zeros_like(x)
    for middle_x, middle_z, wide, deep, height in TABLES:
        rise = 1.45 - np.hypot((x - middle_x) / wide, (z - middle_z) / deep) + rough
        shape = np.interp(
            rise, (0, 0.36, 0.42, 0.50, 0.53, 0.62, 0.65, 1.2), (0, 0.36, 0.60, 0.64, 0.84, 0.87, 1.0, 1.02)
        )
        result = np.maximum(result, (shape * height).astype(np.float32))
    return result


def hills(x: kit.Field, z: kit.Field) -> kit.Field:
    """Return the height of the eroded clay hills: sharp ridges, gullies upon gullies, none around the camp."""
    bent_x = x + (NOISE.at(x, z, 60) - 0.5) * 40
    bent_z = z + (NOISE.at(z, x, 60) - 0.5) * 40
    ridges = np.zeros_like(x)
    weight, gain = np.ones_like(x), 1.0
    for size in (90, 44, 21, 10, 5):
        ridge = 1 - np.abs(2 * NOISE.at(bent_x, bent_z, size) - 1)
        ridges = ridges + ridge * weight * gain
        weight, gain = np.clip(ridge * 1.3, 0, 1), gain * 0.5
    camp = kit.smoothstep(np.hypot((x - 10) / 1.5, z - 30), 75, 190)
    return (np.clip(ridges - 0.62, 0, None) * 22 * camp).astype(np.float32)


def plain(x: kit.Field, z: kit.Field) -> kit.Field:
    """Return the gentle rise and fall of the ground."""
    return (NOISE.at(x, z, 40) - 0.5) * 1.6 + (NOISE.at(x, z, 11) - 0.5) * 0.40 + (NOISE.at(x, z, 3.4) - 0.5) * 0.14


@dataclass(frozen=True)
class View:
    """The land along every line of sight: one row a distance, one column a column of the picture."""

    x: kit.Field
    z: kit.Field
    height: kit.Field

    @cached_property
    def light(self) -> kit.Field:
        """How much evening light falls on each place, 0..1, from the right and a little from behind the eye."""
        slope_x = np.gradient(self.height, axis=1) / np.gradient(self.x, axis=1)
        slope_z = (np.gradient(self.height, axis=0)) / np.gradient(self.z, axis=0)
        length = 1 / np.sqrt(slope_x**2 + slope_z**2 + 1)
        return np.clip((-slope_x * 0.78 + slope_z * 0.22 + 0.42) * length, 0, 1).astype(np.float32)

    @cached_property
    def openness(self) -> kit.Field:
        """How much sky each place sees: low in gullies and at the foot of walls."""
        deep = self.height - gaussian_filter(self.height, (10, 26), mode="nearest")
        return np.clip(0.75 + deep / (0.035 * self.z + 1.2), 0.25, 1.15).astype(np.float32)

    @cached_property
    def steepness(self) -> kit.Field:
        """0 on level ground, 1 on walls and the sides of gullies."""
        slope_x = np.gradient(self.height, axis=1) / np.gradient(self.x, axis=1)
        slope_z = np.gradient(self.height, axis=0) / np.gradient(self.z, axis=0)
        return kit.smoothstep(np.hypot(slope_x, slope_z), 0.12, 0.55)


def survey() -> View:
    """Return the land as it is seen, at half the picture's columns."""
    far = np.geomspace(NEAR, FAR, STEPS).astype(np.float32)[:, None]
    columns = (np.arange(SHAPE[1] // SCALE, dtype=np.float32) + 0.5)[None]
    x = (columns - MIDDLE) / FOCUS * far
    z = np.broadcast_to(far, x.shape)
    return View(x, z, np.maximum(tables(x, z), hills(x, z)) + plain(x, z))


@dataclass(frozen=True)
class Seen:
    """What each pixel of the picture shows: the place on the land, and how light falls there."""

    x: kit.Field
    z: kit.Field
    height: kit.Field
    light: kit.Field
    openness: kit.Field
    steepness: kit.Field


def look(view: View) -> tuple[Seen, kit.Field]:
    """Return what every pixel shows, at half the picture's columns, and how far the land covers the sky."""
    row_of = HORIZON + FOCUS * (EYE - view.height) / view.z
    skyline = np.minimum.accumulate(row_of, axis=0)
    rows = (np.arange(SHAPE[0], dtype=np.float32) + 0.5) / SCALE
    fields = (view.x, view.z, view.light, view.openness, view.steepness)
    found = [np.zeros((SHAPE[0], view.x.shape[1]), np.float32) for _ in fields]
    cover = np.zeros_like(found[0])
    for column in range(view.x.shape[1]):
        line = skyline[:, column]
        seen = np.clip(np.searchsorted(-line, -rows), 1, STEPS - 1)
        before, after = line[seen - 1], line[seen]
        part = np.clip((before - rows) / np.maximum(before - after, 1e-4), 0, 1)
        for field, result in zip(fields, found, strict=True):
            result[:, column] = field[seen - 1, column] * (1 - part) + field[seen, column] * part
        cover[:, column] = np.clip((rows - line[-1]) * SCALE + 0.5, 0, 1)
    x, z, light, openness, steepness = found
    height = EYE - (rows[:, None] - HORIZON) * z / FOCUS
    return Seen(x, z, height, light, openness, steepness), cover


def painted(seen: Seen) -> kit.Colour:
    """Return the colour of every pixel: layered rock on slopes, sand on the level, haze with distance."""
    bend = (
        (NOISE.at(seen.x, seen.z, 130) - 0.5) * 9 + seen.x * 0.012 + (NOISE.at(seen.x, seen.height * 4, 6) - 0.5) * 1.2
    )
    order = kit.generator(52).random(96).astype(np.float32)
    place = np.mod((seen.height + bend) / (1.5 + seen.z / 320), 94)
    index = place.astype(int)
    part = kit.smoothstep(place - index, 0.3, 0.7)
    rock = kit.ramp(order[index] * (1 - part) + order[index + 1] * part, *LAYERS)
    rock = rock * (0.80 + 0.40 * NOISE.at(seen.x * 3, seen.height, 5))[..., None]
    grit = (
        NOISE.at(seen.x, seen.z, 3) * 0.5 + NOISE.at(seen.x, seen.z, 0.8) * 0.3 + NOISE.at(seen.x, seen.z, 0.25) * 0.2
    )
    sand = kit.ramp(grit, "#6f4636", "#a87a56", "#d6ac7e")
    bare = np.clip(seen.steepness + kit.smoothstep(seen.height, 4, 9) * 0.35, 0, 1)
    ground = kit.mixed(sand, rock, bare)
    warm = kit.colour("#ffb682") / 255 * (seen.light * 0.98)[..., None]
    cool = kit.colour("#8d78b4") / 255 * (seen.openness * 0.50)[..., None]
    toward_sun = np.exp(-np.abs(seen.x / seen.z * FOCUS + MIDDLE - SUN[1]) / 420)
    haze = kit.ramp(toward_sun, "#6e4f7c", "#c0707a", "#f0a070")
    return kit.mixed(ground * (warm + cool), haze, (1 - np.exp(-seen.z / 1500)) * 0.92)


def land(colours: kit.Colour) -> kit.Colour:
    """Return the sky with the land in front of it."""
    seen, cover = look(survey())
    shown = painted(seen)
    wide = np.dstack([kit.resized(shown[..., plane], *SHAPE) for plane in range(3)])
    return kit.mixed(colours, wide, kit.resized(cover, *SHAPE))
