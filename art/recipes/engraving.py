"""What an engraved animal is made of: chains of balls, puffed shapes and ink lines, swept into one relief.

Coordinates are plate points: a plate is 312 x 200 of them, y grows downwards, z grows towards the reader.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

Field = NDArray[np.float32]
Points = Sequence[Sequence[float]]

WIDTH, HEIGHT = 312, 200
EMPTY = -1e4


@dataclass(frozen=True, slots=True)
class Skin:
    """Colours from back to belly, an optional pattern in the colour `mark`, and what covers the body."""

    back: str
    flank: str
    belly: str
    mark: str = ""
    pattern: str = ""
    period: float = 16.0
    cover: str = "scales"

    def plain(self) -> Skin:
        """Return the skin of limbs: the flank's colour all round, without a pattern."""
        return replace(self, back=self.flank, belly=self.flank, pattern="")


@dataclass(frozen=True, slots=True)
class Chain:
    """Balls (x, y, radius, z) along a spline; `narrow` flattens them, `blend` melts them into what is there."""

    points: Field
    skin: Skin
    narrow: float = 1.0
    blend: float = 0.0
    shade: float = 0.0


@dataclass(frozen=True, slots=True)
class Shape:
    """A closed outline puffed up to `puff` within `rim` of its edge, at height `depth`, leaning by `tilt` (x, y)."""

    points: Field
    skin: Skin
    depth: float = 0.0
    puff: float = 4.0
    rim: float = 8.0
    blend: float = 0.0
    shade: float = 0.0
    tilt: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line of ink (or of `colour`) on whatever lies there, tapering to both ends."""

    points: Field
    width: float = 1.0
    strength: float = 0.85
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Patch:
    """A flat spot of `colour` painted on whatever lies there, free of hatching: eyes, gums, feather tips."""

    points: Field
    colour: str
    strength: float = 1.0


@dataclass(frozen=True, slots=True)
class Studs:
    """Knobs (x, y, radius) set half into the surface that lies there: scutes, warts, armour."""

    points: Field
    skin: Skin
    squash: float = 0.8


Mark = Chain | Shape | Stroke | Patch | Studs


def path(text: str) -> Field:
    """Return rows of numbers written as "x y r, x y r"."""
    return np.array([[float(word) for word in row.split()] for row in text.split(",")], np.float32)


def spline(points: Points | Field, steps: int = 10, closed: bool = False) -> Field:
    """Return a Catmull-Rom curve through rows of any width, `steps` rows a span."""
    knots = np.asarray(points, np.float32)
    if len(knots) < 3 and not closed:
        share = np.linspace(0, 1, steps + 1, dtype=np.float32)[:, None]
        return knots if len(knots) < 2 else knots[:1] * (1 - share) + knots[1:] * share
    if closed:
        ring = np.vstack([knots[-1:], knots, knots[:2]])
    else:
        ring = np.vstack([2 * knots[0] - knots[1], knots, 2 * knots[-1] - knots[-2]])
    t = np.linspace(0, 1, steps, endpoint=False, dtype=np.float32)[:, None]
    spans = [_span(ring[i : i + 4], t) for i in range(len(ring) - 3)]
    return np.vstack(spans if closed else [*spans, knots[-1:]]).astype(np.float32)


def _span(four: Field, t: Field) -> Field:
    a, b, c, d = four
    cubic = 2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    return (cubic / 2).astype(np.float32)


def turned(points: Points | Field, at: tuple[float, float], size: float, degrees: float = 0.0) -> Field:
    """Return local rows (x, y, then lengths) scaled by `size`, turned clockwise on the plate and moved to `at`."""
    rows = np.asarray(points, np.float32).copy() * size
    angle = np.deg2rad(degrees)
    x, y = rows[:, 0].copy(), rows[:, 1].copy()
    rows[:, 0] = at[0] + x * np.cos(angle) - y * np.sin(angle)
    rows[:, 1] = at[1] + x * np.sin(angle) + y * np.cos(angle)
    return rows


class Sculpture:
    """The marks an animal is made of, in the order of drawing; nearer marks hide farther ones by their z."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []

    def chain(self, points: Points | Field, skin: Skin, z: float = 0.0, **look: float) -> None:
        """Add balls (x, y, radius[, z]); `z` lifts them all."""
        rows = np.asarray(points, np.float32)
        if rows.shape[1] == 3:
            rows = np.hstack([rows, np.zeros((len(rows), 1), np.float32)])
        rows[:, 3] += z
        self.marks.append(Chain(rows, skin, **look))

    def shape(self, outline: Points | Field, skin: Skin, sharp: bool = False, **look: object) -> None:
        """Add a closed outline, rounded by a spline unless `sharp`."""
        rows = np.asarray(outline, np.float32) if sharp else spline(outline, 8, closed=True)
        self.marks.append(Shape(rows, skin, **look))  # type: ignore[arg-type]

    def studs(self, points: Points | Field, skin: Skin, squash: float = 0.8) -> None:
        """Add knobs (x, y, radius) on the surface."""
        self.marks.append(Studs(np.asarray(points, np.float32), skin, squash))

    def line(self, points: Points | Field, width: float = 1.0, strength: float = 0.85, colour: str = "") -> None:
        """Add an ink line through the points."""
        self.marks.append(Stroke(spline(points, 8), width, strength, colour))

    def patch(self, outline: Points | Field, colour: str, strength: float = 1.0) -> None:
        """Paint a flat rounded spot."""
        self.marks.append(Patch(spline(outline, 6, closed=True), colour, strength))

    def disc(self, x: float, y: float, radius: float, colour: str, strength: float = 1.0) -> None:
        """Paint a flat round spot."""
        turn = np.linspace(0, 2 * np.pi, 13)[:-1]
        self.patch(np.stack([x + np.cos(turn) * radius, y + np.sin(turn) * radius], axis=1), colour, strength)

    def bounds(self) -> tuple[float, float, float, float]:
        """Return left, top, right, bottom of all solid marks."""
        boxes = [_box(mark) for mark in self.marks if isinstance(mark, Chain | Shape)]
        low = np.min([box[:2] for box in boxes], axis=0)
        high = np.max([box[2:] for box in boxes], axis=0)
        return float(low[0]), float(low[1]), float(high[0]), float(high[1])

    def placed(self, zoom: float, dx: float, dy: float, mirrored: bool = False) -> list[Mark]:
        """Return the marks scaled, then moved, then mirrored left to right on the plate."""
        return [_placed(mark, zoom, dx, dy, mirrored) for mark in self.marks]


def _box(mark: Chain | Shape) -> tuple[float, float, float, float]:
    radius = mark.points[:, 2] if isinstance(mark, Chain) else 0
    x, y = mark.points[:, 0], mark.points[:, 1]
    return float(np.min(x - radius)), float(np.min(y - radius)), float(np.max(x + radius)), float(np.max(y + radius))


def _placed(mark: Mark, zoom: float, dx: float, dy: float, mirrored: bool) -> Mark:
    rows = mark.points * zoom
    rows[:, 0] += dx
    rows[:, 1] += dy
    if mirrored:
        rows[:, 0] = WIDTH - rows[:, 0]
    if isinstance(mark, Stroke):
        return replace(mark, points=rows, width=mark.width * zoom)
    if isinstance(mark, Patch | Studs):
        return replace(mark, points=rows)
    skin = replace(mark.skin, period=mark.skin.period * zoom)
    if isinstance(mark, Chain):
        return replace(mark, points=rows, skin=skin, blend=mark.blend * zoom)
    tilt = (-mark.tilt[0] if mirrored else mark.tilt[0], mark.tilt[1])
    lengths = {name: getattr(mark, name) * zoom for name in ("depth", "puff", "rim", "blend")}
    return replace(mark, points=rows, skin=skin, tilt=tilt, **lengths)


def fitted(
    sculpture: Sculpture, box: tuple[float, float, float, float], mirrored: bool = False, grounded: bool = True
) -> list[Mark]:
    """Return the marks scaled to fill `box`, standing on its lower edge if `grounded`, else centred in it."""
    left, top, right, bottom = sculpture.bounds()
    zoom = min((box[2] - box[0]) / (right - left), (box[3] - box[1]) / (bottom - top))
    middle = (box[0] + box[2]) / 2
    dx = (WIDTH - middle if mirrored else middle) - zoom * (left + right) / 2
    dy = box[3] - zoom * bottom if grounded else (box[1] + box[3]) / 2 - zoom * (top + bottom) / 2
    return sculpture.placed(zoom, dx, dy, mirrored)


def fan(start: float, stop: float, count: int) -> Iterable[tuple[int, float]]:
    """Yield numbered angles in radians from `start` to `stop` degrees, both included."""
    return enumerate(np.deg2rad(np.linspace(start, stop, count)).tolist())
