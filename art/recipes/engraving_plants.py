"""Engraved plants, rocks and weeds: leaflets cut as small polygons with a dark rim, farther ones first."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PIL import Image, ImageDraw

from art.recipes.engraving import Field, fan, spline
from art.recipes.engraving_relief import COLUMNS, ROWS, SCALE
from art.recipes.kit import Picture, colour, generator


class Pen:
    """Draws in plate points on a clear sheet of fine size; `haze` (0 to 1) fades everything into the `air` colour."""

    def __init__(self, seed: int, air: str = "#e8dcb8", haze: float = 0.0) -> None:
        self.sheet = Image.new("RGBA", (COLUMNS, ROWS), (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.sheet)
        self.random = generator(seed)
        self.air, self.haze = colour(air), haze

    def leaf(self, outline: Field, code: str, light: float, rim: float = 0.32) -> None:
        """Fill an outline with a colour at a brightness, with a dark edge `rim` points wide."""
        points = [(float(x) * SCALE, float(y) * SCALE) for x, y in outline[:, :2]]
        fill, dark = self._mixed(colour(code) * light), self._mixed(np.array([34.0, 22.0, 12.0]))
        self.draw.polygon(points, fill=fill)
        if rim:
            self.draw.line([*points, points[0]], fill=dark, width=max(1, round(rim * SCALE)))

    def stem(self, points: Field, width: float, code: str, light: float = 1.0, tip: float = 0.4) -> None:
        """Draw a tapering stem, darker on its lower right side."""
        curve = spline(points[:, :2], 8)
        share = np.linspace(1, tip, len(curve))
        for offset, factor, grow in ((0.0, 0.28, 1.0), (-0.12, light, 0.72), (-0.25, light * 1.22, 0.30)):
            for i in range(len(curve) - 1):
                wide = width * share[i] * grow
                shift = offset * width * share[i]
                ends = [tuple((curve[j] + shift) * SCALE) for j in (i, i + 1)]
                self.draw.line(ends, fill=self._mixed(colour(code) * factor), width=max(1, round(wide * SCALE)))

    def picture(self) -> Picture:
        """Return the sheet as RGBA."""
        return np.array(self.sheet)

    def _mixed(self, tint: Field) -> tuple[int, int, int, int]:
        faded = np.clip(tint * (1 - self.haze) + self.air * self.haze, 0, 255)
        return int(faded[0]), int(faded[1]), int(faded[2]), 255


Grower = Callable[[Pen, float, float, float, str], None]


def frond(pen: Pen, base: tuple[float, float], angle: float, length: float, code: str, light: float) -> None:
    """Draw an arching frond with leaflets on both sides."""
    droop = 0.55 * length * abs(np.cos(angle)) ** 0.8
    way = np.array([np.cos(angle), np.sin(angle)])
    middle = np.array(base) + way * length * 0.55
    end = np.array(base) + way * length + np.array([0, droop])
    rib = spline(np.array([base, middle, end], np.float32), 9)
    for i in range(2, len(rib)):
        share = i / (len(rib) - 1)
        reach = length * 0.185 * np.sin(np.pi * min(1, share * 0.93 + 0.10)) ** 0.8 + 0.4
        tangent = rib[i] - rib[i - 1]
        tangent /= max(1e-3, float(np.hypot(*tangent)))
        for sign in (1, -1):
            normal = np.array([-tangent[1], tangent[0]]) * sign
            tip = rib[i] + (tangent * 0.62 + normal * 0.80) * reach
            wide = tangent * reach * 0.24
            middle = rib[i] * 0.5 + tip * 0.5
            outline = np.array([rib[i] - wide * 0.5, middle - wide, tip, middle + wide, rib[i] + wide * 0.5])
            shade = light * (1.12 - 0.28 * (normal[1] > 0) + pen.random.uniform(-0.10, 0.10))
            pen.leaf(outline, code, shade, 0.2)
    pen.stem(rib[::2], 0.8, code, light * 0.8)


def fern(pen: Pen, x: float, y: float, size: float, code: str) -> None:
    """Draw a fern, `size` points high, rooted at x, y."""
    for light, count, reach in ((0.50, 7, 1.1), (0.76, 6, 1.0), (1.06, 5, 0.86)):
        for _, angle in fan(-172, -8, count):
            tilt = angle + pen.random.uniform(-0.20, 0.20)
            frond(pen, (x, y), tilt, size * reach * pen.random.uniform(0.8, 1.15), code, light)


def cycad(pen: Pen, x: float, y: float, size: float, code: str) -> None:
    """Draw a cycad: a stout scaly trunk under a crown of fronds."""
    crown = (x, y - size * 0.42)
    for light, start, stop, count, reach in (
        (0.52, -205, 25, 7, 0.62),
        (0.8, -180, 0, 7, 0.60),
        (1.05, -150, -30, 5, 0.5),
    ):
        for _, angle in fan(start, stop, count):
            tilt = angle + pen.random.uniform(-0.12, 0.12)
            frond(pen, crown, tilt, size * reach * pen.random.uniform(0.88, 1.1), code, light)
        if light == 0.52:
            _scaly(pen, x, y, size * 0.44, size * 0.17)


def _scaly(pen: Pen, x: float, y: float, high: float, wide: float) -> None:
    rows = max(4, int(high / 2.6))
    for row in range(rows):
        level = y - high * row / (rows - 1)
        half = wide * (0.62 - 0.12 * row / rows)
        for i in range(5):
            left = x - half + (i + 0.5 * (row % 2) - 0.25) * half * 0.45
            mark = np.array(
                [
                    (left, level),
                    (left + half * 0.3, level - 2.2),
                    (left + half * 0.55, level),
                    (left + half * 0.3, level + 1.6),
                ]
            )
            pen.leaf(mark, "#7d6242", 1.15 - 0.17 * i + pen.random.uniform(-0.08, 0.08), 0.3)


def tree_fern(pen: Pen, x: float, y: float, size: float, code: str) -> None:
    """Draw a tall slender trunk with a drooping crown."""
    lean = pen.random.uniform(-0.08, 0.08) * size
    top = (x + lean, y - size * 0.74)
    pen.stem(np.array([(x, y), (x + lean * 0.3, y - size * 0.4), top], np.float32), size * 0.055, "#6b5236", 1.0, 0.7)
    for light, count, reach in ((0.55, 7, 0.40), (0.85, 6, 0.38), (1.08, 4, 0.30)):
        for _, angle in fan(-200, 20, count):
            frond(pen, top, angle + pen.random.uniform(-0.15, 0.15), size * reach, code, light)


def horsetail(pen: Pen, x: float, y: float, size: float, code: str) -> None:
    """Draw a clump of jointed stems with whorls of needles."""
    for _ in range(6):
        foot = x + pen.random.uniform(-0.28, 0.28) * size
        high = size * pen.random.uniform(0.6, 1.0)
        tip = foot + pen.random.uniform(-0.10, 0.10) * size
        light = pen.random.uniform(0.7, 1.05)
        pen.stem(
            np.array([(foot, y), ((foot + tip) / 2, y - high / 2), (tip, y - high)], np.float32),
            size * 0.05,
            code,
            light,
        )
        for joint in np.linspace(0.18, 0.96, 9):
            at = np.array([foot + (tip - foot) * joint, y - high * joint])
            reach = size * 0.16 * (1.05 - joint)
            for _, angle in fan(-175, -5, 6):
                end = at + np.array([np.cos(angle), np.sin(angle) * 0.75]) * reach
                pen.stem(np.array([at, end], np.float32), 0.45, code, light)


def conifer(pen: Pen, x: float, y: float, size: float, code: str) -> None:
    """Draw a monkey puzzle: bare trunk, layered umbrella of dark boughs."""
    pen.stem(np.array([(x, y), (x + 0.01 * size, y - size)], np.float32), size * 0.05, "#5d452e", 0.95, 0.35)
    for level in np.linspace(0.40, 1.0, 9):
        reach = size * 0.34 * (1.12 - level) ** 0.55
        for sign in (-1, 1):
            _bough(pen, x, y - size * level, sign * reach * pen.random.uniform(0.75, 1.1), size, code)


def _bough(pen: Pen, x: float, y: float, reach: float, size: float, code: str) -> None:
    sag = size * 0.05
    pen.stem(
        np.array([(x, y), (x + reach * 0.6, y + sag), (x + reach, y + sag * 0.3)], np.float32),
        size * 0.016,
        "#5d452e",
        0.7,
    )
    for along in np.linspace(0.22, 1.05, 8):
        cx, cy = x + reach * along, y + sag * np.sin(np.pi * along * 0.8) - size * 0.008
        for _ in range(4):
            way = pen.random.uniform(-2.7, -0.4)
            tip = np.array([cx + np.cos(way) * size * 0.05, cy + np.sin(way) * size * 0.034])
            foot = np.array([cx, cy + size * 0.012])
            side = np.array([size * 0.012, 0])
            light = pen.random.uniform(0.55, 1.0) + 0.18 * (reach < 0)
            pen.leaf(np.array([foot - side, tip, foot + side]), code, light, 0.15)


def spruce(pen: Pen, x: float, y: float, size: float, code: str) -> None:
    """Draw a narrow spruce of drooping boughs."""
    pen.stem(np.array([(x, y), (x, y - size)], np.float32), size * 0.05, "#4f3c2b", 0.9, 0.2)
    for level in np.linspace(0.10, 0.98, 13):
        reach = size * 0.24 * (1.04 - level)
        at = y - size * level
        for sign in (1, -1):
            drop = reach * pen.random.uniform(0.35, 0.55)
            outline = np.array(
                [
                    (x, at - reach * 0.5),
                    (x + sign * reach, at + drop),
                    (x + sign * reach * 0.62, at + drop * 0.55),
                    (x, at + drop * 0.5),
                ]
            )
            pen.leaf(outline, code, 0.72 + 0.22 * (sign < 0) + pen.random.uniform(-0.08, 0.08), 0.25)


def grass(pen: Pen, x: float, y: float, size: float, code: str) -> None:
    """Draw a tuft of blades."""
    for _ in range(15):
        lean = pen.random.uniform(-0.7, 0.7)
        high = size * pen.random.uniform(0.5, 1.0)
        foot = x + pen.random.uniform(-0.22, 0.22) * size
        tip = np.array([foot + lean * high, y - high * (1 - 0.25 * abs(lean))])
        wide = size * 0.028
        outline = np.array(
            [
                (foot - wide, y),
                (foot + lean * high * 0.35 - wide, y - high * 0.6),
                tip,
                (foot + lean * high * 0.35 + wide, y - high * 0.6),
                (foot + wide, y),
            ]
        )
        pen.leaf(outline, code, pen.random.uniform(0.6, 1.15), 0.2)


def tuft(pen: Pen, x: float, y: float, size: float, code: str) -> None:
    """Draw a few short blades on the plain."""
    for _ in range(6):
        lean = pen.random.uniform(-0.6, 0.6)
        foot = x + pen.random.uniform(-0.3, 0.3) * size
        high = size * pen.random.uniform(0.5, 1.0)
        outline = np.array([(foot - size * 0.05, y), (foot + lean * high, y - high), (foot + size * 0.05, y)])
        pen.leaf(outline, code, pen.random.uniform(0.6, 1.2), 0)


def pebble(pen: Pen, x: float, y: float, size: float, code: str) -> None:
    """Draw a pebble and its shadow."""
    turn = np.linspace(0, 2 * np.pi, 9)
    ring = np.stack([np.cos(turn) * size, np.sin(turn) * size * 0.55], axis=1)
    pen.leaf(ring + np.array([x + size * 0.4, y + size * 0.3]), code, 0.45, 0)
    pen.leaf(ring + np.array([x, y]), code, 0.92, 0.15)
    pen.leaf(ring * 0.5 + np.array([x - size * 0.25, y - size * 0.18]), code, 1.12, 0)


def shrub(pen: Pen, x: float, y: float, size: float, code: str) -> None:
    """Draw a round-leaved bush with a few pale blossoms."""
    for i in range(46):
        spread = 1 - i / 60
        angle = pen.random.uniform(np.pi, 2 * np.pi)
        reach = size * spread * pen.random.uniform(0.2, 1.0) ** 0.6
        cx, cy = x + np.cos(angle) * reach * 0.75, y + np.sin(angle) * reach * 0.8
        turn = pen.random.uniform(0, 2 * np.pi)
        leaf = size * 0.12
        way, side = np.array([np.cos(turn), np.sin(turn)]) * leaf, np.array([-np.sin(turn), np.cos(turn)]) * leaf * 0.42
        at = np.array([cx, cy])
        pen.leaf(np.array([at - way, at + side, at + way, at - side]), code, 0.5 + 0.6 * i / 46, 0.25)


def rock(pen: Pen, x: float, y: float, size: float, code: str) -> None:
    """Draw a faceted boulder, lit from the upper left."""
    angles = np.linspace(np.pi, 2 * np.pi, 7)
    radii = size * pen.random.uniform(0.75, 1.05, 7)
    top = np.stack([x + np.cos(angles) * radii, y + np.sin(angles) * radii * 0.62], axis=1)
    heart = np.array([x - size * 0.12, y - size * 0.25])
    for i in range(6):
        facet = np.array([top[i], top[i + 1], heart])
        facing = np.arctan2(*(top[i] + top[i + 1] - 2 * heart)[::-1])
        pen.leaf(facet, code, 0.88 + 0.34 * np.cos(facing + 2.3), 0.25)
    pen.leaf(np.array([top[0], heart, top[-1], (x, y + size * 0.08)]), code, 0.55, 0.25)


def kelp(pen: Pen, x: float, y: float, size: float, code: str) -> None:
    """Draw waving ribbons of weed."""
    for _ in range(5):
        foot = x + pen.random.uniform(-0.14, 0.14) * size
        high = size * pen.random.uniform(0.6, 1.0)
        phase = pen.random.uniform(0, 6)
        rise = np.linspace(0, 1, 22)
        sway = np.sin(rise * 6 + phase) * high * 0.07 * (0.3 + rise)
        wide = size * 0.034 * np.sin(np.pi * np.clip(rise * 0.94 + 0.05, 0, 1)) ** 0.6
        line = np.stack([foot + sway + rise * high * 0.08, y - rise * high], axis=1)
        light = pen.random.uniform(0.6, 1.1)
        left, right = line - np.stack([wide, wide * 0], axis=1), line + np.stack([wide, wide * 0], axis=1)
        pen.leaf(np.vstack([left, right[::-1]]), code, light, 0.28)
        pen.stem(line[::3].astype(np.float32), 0.5, code, light * 0.7)


def sea_lily(pen: Pen, x: float, y: float, size: float, code: str) -> None:
    """Draw a crinoid: a jointed stalk and a cup of feathery arms."""
    lean = pen.random.uniform(-0.15, 0.15) * size
    top = np.array([x + lean, y - size * 0.62], np.float32)
    pen.stem(np.array([(x, y), (x + lean * 0.2, y - size * 0.3), top], np.float32), size * 0.045, code, 0.9, 0.8)
    for _, angle in fan(-165, -15, 9):
        way = np.array([np.cos(angle), np.sin(angle)])
        tip = top + way * size * 0.34 + np.array([-way[0] * size * 0.08, -size * 0.08])
        pen.stem(np.array([top, top + way * size * 0.2, tip], np.float32), size * 0.04, code, 1.1)


def coral(pen: Pen, x: float, y: float, size: float, code: str) -> None:
    """Draw a branching coral."""
    _branch(pen, np.array([x, y]), -np.pi / 2, size * 0.42, size * 0.11, code, 4)


def _branch(pen: Pen, at: Field, angle: float, length: float, width: float, code: str, depth: int) -> None:
    end = at + np.array([np.cos(angle), np.sin(angle)]) * length
    pen.stem(np.array([at, end], np.float32), width, code, 1.0, 0.75)
    if depth > 1:
        for turn in (-0.55, 0.1, 0.6):
            _branch(pen, end, angle + turn * pen.random.uniform(0.7, 1.2), length * 0.66, width * 0.66, code, depth - 1)


PLANTS: dict[str, Grower] = {
    "fern": fern,
    "cycad": cycad,
    "tree-fern": tree_fern,
    "horsetail": horsetail,
    "conifer": conifer,
    "spruce": spruce,
    "grass": grass,
    "shrub": shrub,
    "rock": rock,
    "kelp": kelp,
    "sea-lily": sea_lily,
    "coral": coral,
}
