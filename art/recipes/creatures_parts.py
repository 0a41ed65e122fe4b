"""Wings, fins, flippers, plates and spikes that the body plans share."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np

from art.recipes.creatures_anatomy import HORN
from art.recipes.engraving import Field, Points, Sculpture, Skin, path, spline, turned

FLIPPER = path("-0.06 -0.13, 0.25 -0.19, 0.62 -0.15, 0.92 -0.02, 1.0 0.07, 0.86 0.10, 0.5 0.13, 0.2 0.15, -0.06 0.13")
PADDLE = path("-0.06 -0.12, 0.3 -0.20, 0.7 -0.22, 0.98 -0.10, 1.0 0.08, 0.72 0.18, 0.3 0.16, -0.06 0.13")


def flipper(
    s: Sculpture,
    at: tuple[float, float],
    length: float,
    degrees: float,
    skin: Skin,
    z: float = 0.0,
    shade: float = 0.0,
    form: Points = FLIPPER,
    width: float = 1.0,
) -> None:
    """Add a flipper growing from `at` in a direction, 0 to the right and 90 downwards."""
    rows = np.asarray(form, np.float32) * (1.0, width)
    flat = replace(skin, pattern="", back=skin.back, flank=skin.back, belly=skin.flank)
    s.shape(
        turned(rows, at, length, degrees), flat, depth=z, puff=length * 0.07, rim=length * 0.14, blend=2.5, shade=shade
    )
    for share in (-0.06, 0.0, 0.06):
        ray = [(0.32, share), (0.6, share * 1.3), (0.90, share * 1.1 + 0.03)]
        s.line(turned(np.array(ray) * (1.0, width), at, length, degrees), length * 0.012, 0.45)


def wing(
    s: Sculpture,
    arm: Points,
    trail: Points,
    skin: Skin,
    membrane: Skin,
    z: float = 0.0,
    girth: float = 4.0,
    shade: float = 0.0,
    ribs: int = 9,
) -> None:
    """Add a pterosaur's wing: `arm` leads from shoulder over elbow and wrist to the tip, `trail` back to the ankle."""
    lead, rear = spline(arm, 9), spline([arm[-1], *trail], 9)
    s.shape(
        np.vstack([lead, rear[1:]]),
        membrane,
        sharp=True,
        depth=z - girth * 0.6,
        puff=girth * 0.8,
        rim=girth * 3,
        shade=shade,
    )
    for i in range(1, ribs):
        share = i / ribs
        upper = lead[int(len(lead) * (0.30 + 0.66 * share))]
        lower = rear[int((len(rear) - 1) * (1 - share) ** 1.2)]
        bend = (upper + lower) / 2 + (lower - upper)[::-1] * (0.06, -0.06)
        s.line([upper, bend, upper + (lower - upper) * 0.93], 0.42, 0.42)
    radii = np.interp(np.arange(len(arm)), [0, 1, 2, len(arm) - 1], [1.5, 1.15, 0.95, 0.25]) * girth
    s.chain(np.column_stack([np.asarray(arm, np.float32), radii]), skin.plain(), z=z, shade=shade)
    _fingers(s, np.asarray(arm[2], np.float32), np.asarray(arm[1], np.float32), girth, skin, z, shade)


def _fingers(s: Sculpture, wrist: Field, elbow: Field, girth: float, skin: Skin, z: float, shade: float) -> None:
    away = wrist - elbow
    base = float(np.rad2deg(np.arctan2(away[1], away[0])))
    for spread in (-50, -20, 12):
        angle = np.deg2rad(base + spread)
        way = np.array([np.cos(angle), np.sin(angle)]) * girth * 2.1
        s.chain([(*wrist, girth * 0.42), (*(wrist + way * 0.65), girth * 0.32)], skin.plain(), z=z + 2, shade=shade)
        s.chain([(*(wrist + way * 0.6), girth * 0.28), (*(wrist + way * 1.1), 0.25)], HORN, z=z + 2.4, shade=shade)


def spikes(s: Sculpture, rows: Points, skin: Skin, z: float = 0.0, shade: float = 0.0, bend: float = 0.12) -> None:
    """Add horns: rows of foot x, y, tip x, y and foot radius."""
    for x, y, tip_x, tip_y, radius in rows:
        middle_x, middle_y = (x + tip_x) / 2 - (tip_y - y) * bend, (y + tip_y) / 2 + (tip_x - x) * bend
        s.chain([(x, y, radius), (middle_x, middle_y, radius * 0.66), (tip_x, tip_y, 0.35)], skin, z=z, shade=shade)


def plates(
    s: Sculpture, rows: Points, outline: Points, skin: Skin, z: float = 0.0, shade: float = 0.0, puff: float = 2.5
) -> None:
    """Add upright plates: rows of foot x, y, height and lean in degrees; the outline stands on 0, 0 and is 1 high."""
    for x, y, height, lean in rows:
        s.shape(turned(outline, (x, y), height, lean), skin, depth=z, puff=puff, rim=height * 0.16, shade=shade)
        for side in (-0.18, 0.0, 0.18):
            s.line(turned([(side, -0.06), (side * 0.9, -0.4), (side * 0.35, -0.8)], (x, y), height, lean), 0.45, 0.4)


def ruff(s: Sculpture, path: Points, skin: Skin, height: float, count: int, z: float = 0.0, lean: float = -0.6) -> None:
    """Add a fringe of small triangular scales along a path from tail to head."""
    curve = spline(path, 20)
    for index in np.linspace(0, len(curve) - 1, count).astype(int):
        x, y = curve[index].tolist()
        reach = height * (0.7 + 0.3 * np.sin(np.pi * index / len(curve)))
        outline = [(x - reach * 0.4, y + 1), (x + lean * reach, y - reach), (x + reach * 0.5, y + 1)]
        s.shape(outline, skin, sharp=True, depth=z, puff=1.2, rim=reach * 0.3)


def feathers(
    s: Sculpture, roots: Points, tips: Points, skin: Skin, count: int, width: float, z: float = 0.0, shade: float = 0.0
) -> None:
    """Add a fan of long overlapping feathers from a line of roots to a line of tips."""
    root, tip = spline(roots, 24), spline(tips, 24)
    for i in range(count):
        share = i / max(1, count - 1)
        a = root[round(share * (len(root) - 1))]
        b = tip[round(share * (len(tip) - 1))]
        way = b - a
        side = np.array([-way[1], way[0]]) / max(1e-3, float(np.hypot(*way))) * width
        outline = [
            a - side * 0.5,
            a + way * 0.5 - side,
            a + way * 0.9 - side * 0.8,
            b,
            a + way * 0.92 + side * 0.7,
            a + way * 0.5 + side,
            a + side * 0.5,
        ]
        s.shape(outline, skin, depth=z + i * 0.12, puff=1.4, rim=width, shade=shade)
        s.line([a + way * 0.06, a + way * 0.5 + side * 0.1, a + way * 0.96], width * 0.22, 0.6)


def fringe(
    s: Sculpture, path: Points, skin: Skin, length: float, count: int, z: float = 0.0, shade: float = 0.0
) -> None:
    """Add a hanging fringe of pointed locks along a path."""
    curve = spline(path, 24)
    for i, index in enumerate(np.linspace(0, len(curve) - 1, count).astype(int)):
        x, y = curve[index].tolist()
        reach = length * (0.75 + 0.35 * np.sin(i * 2.4))
        sway = reach * (-0.18 + 0.12 * np.sin(i * 1.7))
        wide = length * 0.13
        lock = [
            (x - wide, y - reach * 0.3),
            (x + wide, y - reach * 0.3),
            (x + wide * 0.5 + sway * 0.6, y + reach * 0.5),
            (x + sway, y + reach),
        ]
        s.shape(lock, skin.plain(), depth=z + 1.2 * (i % 3), puff=1.6, rim=wide, shade=shade + 0.05 * (i % 2))


def seams(s: Sculpture, centres: list[tuple[float, float]], radius: float, light: str, sides: int = 6) -> None:
    """Draw the dark seams of a mosaic of armour plates, lit along their lower edge."""
    turn = np.linspace(0, 2 * np.pi, sides + 1) + np.pi / 6
    for x, y in centres:
        ring = np.stack([x + np.cos(turn) * radius, y + np.sin(turn) * radius], axis=1)
        for start, end in pairwise(ring):
            s.line(np.stack([start, end]) + np.array([0.8, 0.9]), 0.8, 0.55, light)
            s.line([start, end], 0.9, 0.8)


def mosaic(box: tuple[float, float, float, float], step: float) -> list[tuple[float, float]]:
    """Return the centres of hexagons `step` apart inside the ellipse that fills a box."""
    left, top, right, bottom = box
    centre, half = ((left + right) / 2, (top + bottom) / 2), ((right - left) / 2, (bottom - top) / 2)
    rows = np.arange(top, bottom + step, step * np.sqrt(3) / 2)
    spots = [(x + (row % 2) * step / 2, y) for row, y in enumerate(rows) for x in np.arange(left, right + step, step)]
    return [
        (float(x), float(y))
        for x, y in spots
        if ((x - centre[0]) / half[0]) ** 2 + ((y - centre[1]) / half[1]) ** 2 < 1
    ]


def sail(s: Sculpture, along: Points, skin: Skin, height: float, z: float = -2.0) -> None:
    """Add a sail of skin on long spines, highest in the middle of a path along the back."""
    foot = spline(along, 10)
    share = np.linspace(0, 1, len(foot))
    top = foot - np.stack([height * 0.15 * (1 - 2 * share), height * np.sin(np.pi * share) ** 0.7], axis=1)
    scallop = foot * 0.06 + top * 0.94
    crown = np.where((np.arange(len(foot)) % 4 == 0)[:, None], top, scallop)
    s.shape(np.vstack([foot + np.array([0, 6]), crown[::-1]]), skin, sharp=True, depth=z, puff=2.5, rim=8)
    for i in range(2, len(foot) - 1, 4):
        s.line([foot[i], (foot[i] + top[i]) / 2, top[i]], 1.0, 0.6)


def mane(s: Sculpture, along: Points, skin: Skin, length: float, count: int, z: float = 4.0) -> None:
    """Add a crest of upright locks along a path."""
    curve = spline(along, 24)
    for i, index in enumerate(np.linspace(0, len(curve) - 1, count).astype(int)):
        x, y = curve[index].tolist()
        reach = length * (0.75 + 0.25 * np.sin(i * 2.1))
        lock = [(x - reach * 0.3, y + 3), (x - reach * 0.75, y - reach * 0.55), (x + reach * 0.2, y + 1)]
        s.shape(lock, skin.plain(), depth=z + i % 3, puff=1.6, rim=3)
