"""Sweeps the marks of a sculpture into one relief: depth, tint, cover and ink for every fine pixel."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt, gaussian_filter

from art.recipes.engraving import EMPTY, HEIGHT, WIDTH, Chain, Field, Mark, Patch, Shape, Skin, Stroke, Studs, spline
from art.recipes.kit import colour, fbm, smoothstep

SCALE = 3
ROWS, COLUMNS = HEIGHT * SCALE, WIDTH * SCALE
COVERS = ("scales", "hide", "fur", "plumage", "bone", "membrane", "wet", "shell")


class Relief:
    """Buffers of one animal, all ROWS x COLUMNS."""

    def __init__(self, seed: int = 1) -> None:
        self.depth = np.full((ROWS, COLUMNS), EMPTY, np.float32)
        self.tint = np.zeros((ROWS, COLUMNS, 3), np.float32)
        self.shade = np.zeros((ROWS, COLUMNS), np.float32)
        self.cover = np.zeros((ROWS, COLUMNS, len(COVERS)), np.float32)
        self.flow = np.zeros((ROWS, COLUMNS, 2), np.float32)
        self.flow[..., 0] = 1
        self.ink = np.zeros((ROWS, COLUMNS), np.float32)
        self.bare = np.zeros((ROWS, COLUMNS), np.float32)
        self.y, self.x = np.mgrid[0:ROWS, 0:COLUMNS].astype(np.float32)
        self.mottle = fbm(ROWS, COLUMNS, 16 * SCALE, 4, seed)
        self.speckle = fbm(ROWS, COLUMNS, 3.2 * SCALE, 2, seed + 7)
        self.mirrored = False

    def add(self, mark: Mark) -> None:
        """Sweep one mark into the buffers."""
        if isinstance(mark, Chain):
            self._sweep(mark)
        elif isinstance(mark, Shape):
            self._puff(mark)
        elif isinstance(mark, Stroke):
            self._draw(mark)
        elif isinstance(mark, Studs):
            self._stud(mark)
        else:
            self._paint(mark)

    def _stud(self, studs: Studs) -> None:
        for x, y, radius in studs.points.tolist():
            row, column = round(y * SCALE), round(x * SCALE)
            inside = 0 <= row < ROWS and 0 <= column < COLUMNS
            below = float(self.depth[row, column]) if inside else EMPTY
            level = below / SCALE - radius * studs.squash * 0.35 if below > EMPTY / 2 else 0.0
            self._sweep(Chain(np.array([(x, y, radius, level)], np.float32), studs.skin, studs.squash))

    def _sweep(self, chain: Chain) -> None:
        rows = spline(chain.points, 9) * SCALE
        rows[:, 2] = np.maximum(rows[:, 2], 0.25 * SCALE)
        length = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(rows[:, :2], axis=0).T))]).astype(np.float32)
        tangent = np.gradient(rows[:, :2], axis=0) if len(rows) > 1 else np.array([[1.0, 0.0]])
        tangent = tangent / np.maximum(np.hypot(*tangent.T)[:, None], 1e-6)
        window = _window(rows)
        depth, along, side, flow = _capsules(rows, length, tangent, self.x[window], self.y[window], chain.narrow)
        tint = self._coloured(chain.skin, along, -side if self.mirrored else side, window)
        self._lay(window, depth, tint, chain.skin, chain.shade, chain.blend * SCALE, flow)

    def _puff(self, shape: Shape) -> None:
        points = shape.points * SCALE
        window = _window(np.hstack([points, np.full((len(points), 1), 2.0, np.float32)]))
        left, top = window[1].start, window[0].start
        size = (window[1].stop - left, window[0].stop - top)
        if min(size) <= 0:
            return
        canvas = Image.new("L", size)
        ImageDraw.Draw(canvas).polygon([(x - left, y - top) for x, y in points.tolist()], fill=255)
        inside = np.asarray(canvas) > 127
        y, x = self.y[window], self.x[window]
        centre = points.mean(axis=0)
        away = np.pad(inside, 1)
        edge = distance_transform_edt(away)[1:-1, 1:-1].astype(np.float32)
        share = np.clip(edge / (shape.rim * SCALE), 0, 1)
        depth = shape.puff * SCALE * np.sqrt(np.clip(1 - (1 - share) ** 2, 0, 1))
        depth = gaussian_filter(depth, min(1.2, shape.rim * 0.2) * SCALE)
        lean = shape.tilt[0] * (x - centre[0]) + shape.tilt[1] * (y - centre[1])
        depth = np.where(inside, depth + lean + shape.depth * SCALE, EMPTY).astype(np.float32)
        half = max(1.0, (points[:, 1].max() - points[:, 1].min()) / 2)
        side = np.clip((y - (points[:, 1].max() + points[:, 1].min()) / 2) / half, -1, 1)
        tint = self._coloured(shape.skin, x - points[:, 0].min(), side, window)
        flow = np.zeros((*inside.shape, 2), np.float32)
        flow[..., 0] = 1
        self._lay(window, depth, tint, shape.skin, shape.shade, shape.blend * SCALE, flow)

    def _lay(
        self,
        window: tuple[slice, slice],
        depth: Field,
        tint: Field,
        skin: Skin,
        shade: float,
        blend: float,
        flow: Field,
    ) -> None:
        """Merge a swept patch into the buffers: the nearer wins, melting into the other within `blend`."""
        old = self.depth[window]
        both = (old > EMPTY / 2) & (depth > EMPTY / 2)
        if blend > 0:
            near = np.clip(0.5 + (depth - old) / (2 * blend), 0, 1)
            share = np.where(both, near, (depth > old).astype(np.float32))
            swell = np.where(both, blend * share * (1 - share), 0)
        else:
            share = (depth > old).astype(np.float32)
            swell = np.float32(0)
        self.depth[window] = np.maximum(old, depth) + swell
        three = share[..., None]
        cover = np.zeros(len(COVERS), np.float32)
        cover[COVERS.index(skin.cover)] = 1
        self.tint[window] += (tint - self.tint[window]) * three
        self.shade[window] += (shade - self.shade[window]) * share
        self.cover[window] += (cover - self.cover[window]) * three
        self.flow[window] += (flow - self.flow[window]) * three
        self.ink[window] *= 1 - (share > 0.5)
        self.bare[window] *= 1 - (share > 0.5)

    def _coloured(self, skin: Skin, along: Field, side: Field, window: tuple[slice, slice]) -> Field:
        """Return the tint of a skin at places `along` its axis and from back (-1) to belly (1) by `side`."""
        mottle = self.mottle[window] - 0.5
        level = (side + mottle * 0.9)[..., None]
        upper = smoothstep(level, -0.95, -0.15)
        lower = smoothstep(level, 0.15, 0.85)
        tint = colour(skin.back) * (1 - upper) + colour(skin.flank) * upper
        tint = tint * (1 - lower) + colour(skin.belly) * lower
        if skin.pattern:
            amount = _pattern(skin, along / SCALE, side, mottle, self.speckle[window])[..., None]
            tint = tint * (1 - amount) + colour(skin.mark) * amount
        return np.asarray(tint, np.float32)

    def _paint(self, patch: Patch) -> None:
        canvas = Image.new("L", (COLUMNS, ROWS))
        ImageDraw.Draw(canvas).polygon([(x * SCALE, y * SCALE) for x, y in patch.points.tolist()], fill=255)
        mask = gaussian_filter(np.asarray(canvas, np.float32) / 255, 0.5) * patch.strength
        mask = mask * (self.depth > EMPTY / 2)
        self.tint += (colour(patch.colour) - self.tint) * mask[..., None]
        self.bare = np.maximum(self.bare, mask)

    def _draw(self, stroke: Stroke) -> None:
        points = stroke.points * SCALE
        canvas = Image.new("L", (COLUMNS, ROWS))
        pen = ImageDraw.Draw(canvas)
        count = len(points)
        for i in range(count - 1):
            share = (i + 0.5) / max(1, count - 1)
            width = stroke.width * SCALE * (0.35 + 0.65 * np.sin(np.pi * share) ** 0.6)
            pen.line([tuple(points[i]), tuple(points[i + 1])], fill=255, width=max(1, round(float(width))))
        mask = gaussian_filter(np.asarray(canvas, np.float32) / 255, 0.5) * stroke.strength
        mask = mask * (self.depth > EMPTY / 2)
        if stroke.colour:
            self.tint += (colour(stroke.colour) - self.tint) * mask[..., None]
        else:
            self.ink = np.maximum(self.ink, mask)


def _window(rows: Field) -> tuple[slice, slice]:
    x, y, radius = rows[:, 0], rows[:, 1], rows[:, 2]
    left, right = int(np.min(x - radius)) - 2, int(np.max(x + radius)) + 3
    top, bottom = int(np.min(y - radius)) - 2, int(np.max(y + radius)) + 3
    columns = slice(min(max(0, left), COLUMNS), max(0, min(COLUMNS, right)))
    return slice(min(max(0, top), ROWS), max(0, min(ROWS, bottom))), columns


def _capsules(
    rows: Field, length: Field, tangent: Field, x: Field, y: Field, narrow: float
) -> tuple[Field, Field, Field, Field]:
    """Return depth, distance along, side (-1 left of the way, 1 right of it) and direction of tapering capsules."""
    depth = np.full(x.shape, EMPTY, np.float32)
    along, side = np.zeros_like(depth), np.zeros_like(depth)
    flow = np.zeros((*x.shape, 2), np.float32)
    if not depth.size:
        return depth, along, side, flow
    for i in range(max(1, len(rows) - 1)):
        a, b = rows[i], rows[min(i + 1, len(rows) - 1)]
        step = b[:2] - a[:2]
        grow = b[2] - a[2]
        px, py = x - a[0], y - a[1]
        square = float(step @ step - grow * grow)
        t = (px * step[0] + py * step[1] + a[2] * grow) / square if square > 1e-3 else np.float32(grow > 0)
        t = np.clip(t, 0, 1)
        ox, oy = px - t * step[0], py - t * step[1]
        radius = a[2] + t * grow
        room = radius * radius - ox * ox - oy * oy
        here = np.where(room > 0, a[3] + t * (b[3] - a[3]) + narrow * np.sqrt(np.maximum(room, 0)), EMPTY)
        nearer = here > depth
        depth = np.where(nearer, here, depth)
        way = tangent[i]
        along = np.where(nearer, length[i] + t * (length[min(i + 1, len(length) - 1)] - length[i]), along)
        side = np.where(nearer, (oy * way[0] - ox * way[1]) / np.maximum(radius, 0.1), side)
        flow[nearer] = way
    return depth.astype(np.float32), along.astype(np.float32), side.astype(np.float32), flow


def _pattern(skin: Skin, along: Field, side: Field, mottle: Field, speckle: Field) -> Field:
    """Return how much of the mark colour shows, 0 to 1."""
    wave = np.cos((along + mottle * skin.period * 1.1 + side * skin.period * 0.22) * 2 * np.pi / skin.period)
    above = 1 - smoothstep(side + mottle * 0.6, 0.0, 0.75)
    if skin.pattern == "bands":
        return smoothstep(wave, 0.15, 0.6) * above * 0.85
    if skin.pattern == "rings":
        return smoothstep(wave, 0.2, 0.55) * 0.85
    if skin.pattern == "spots":
        return smoothstep(speckle, 0.56, 0.62) * above * 0.8
    if skin.pattern == "saddle":
        return smoothstep(-side + wave * 0.28 + mottle, 0.30, 0.55) * 0.85
    if skin.pattern == "flecks":
        return smoothstep(speckle + mottle * 0.4, 0.60, 0.66) * 0.75
    raise ValueError(f"no pattern named {skin.pattern}")
