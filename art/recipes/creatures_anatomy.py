"""Limbs, feet, jaws and eyes that the body plans share, in local units to be scaled and turned."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from art.recipes.engraving import Field, Points, Sculpture, Skin, path, spline, turned

IVORY = Skin("#cdb98a", "#efe0b4", "#fbf2d6", cover="bone")
HORN = Skin("#4a3826", "#6d553a", "#94794f", cover="bone")
GUM = Skin("#5a1f1a", "#7d2f28", "#9a4a3c", cover="wet")

THEROPOD = path("0 0 0.25, 0.17 0.33 0.17, 0.08 0.52 0.10, -0.05 0.70 0.066, 0.04 0.86 0.055, 0.08 0.965 0.05")
THEROPOD_BACK = path("0 0 0.25, 0.08 0.34 0.16, -0.10 0.52 0.09, -0.30 0.68 0.062, -0.27 0.86 0.05, -0.22 0.965 0.048")
COLUMN = path("0 0 0.27, 0.04 0.30 0.19, 0.01 0.60 0.128, 0 0.84 0.118, 0.02 0.93 0.125")
STOUT = path("0 0 0.30, 0.09 0.34 0.20, -0.02 0.62 0.125, -0.03 0.85 0.11, 0.02 0.93 0.115")
ELBOWED = path("0 0 0.26, -0.07 0.32 0.18, 0.03 0.62 0.115, 0.02 0.86 0.10, 0.05 0.94 0.105")
SPRAWLED = path("0 0 0.30, 0.20 0.26 0.22, 0.02 0.58 0.15, 0 0.84 0.12, 0.05 0.93 0.12")
PAW_FORE = path("0 0 0.24, -0.08 0.28 0.17, 0 0.55 0.10, 0.02 0.80 0.075, 0.03 0.94 0.08")
PAW_HIND = path("0 0 0.28, 0.13 0.32 0.19, 0 0.52 0.11, -0.12 0.68 0.07, -0.06 0.86 0.066, -0.01 0.95 0.075")
ARM = path("0 0 0.26, -0.12 0.40 0.16, 0.10 0.66 0.11, 0.24 0.86 0.085")


@dataclass(frozen=True, slots=True)
class Foot:
    """What ends a limb: `kind` is talons, pad, hoof, paw or hand; `aim` is where a hand points."""

    kind: str
    size: float
    claw: Skin = HORN
    toes: int = 3
    aim: float = 28.0


def limb(
    sculpture: Sculpture,
    template: Points,
    at: tuple[float, float],
    length: float,
    skin: Skin,
    foot: Foot | None = None,
    z: float = 0.0,
    girth: float = 1.0,
    turn: float = 0.0,
    shade: float = 0.0,
) -> tuple[float, float]:
    """Add a limb hanging from `at`, with its foot, and return where it ends."""
    rows = turned(template, at, length, turn)
    rows[:, 2] *= girth
    depth = np.linspace(z * 0.55, z, len(rows), dtype=np.float32)[:, None]
    sculpture.chain(np.hstack([rows, depth]), skin.plain(), blend=length * 0.05, shade=shade)
    x, y, radius = (float(value) for value in rows[-1])
    if foot is not None:
        FEET[foot.kind](sculpture, x, y, radius, foot, skin.plain(), z, shade)
    return x, y


def pair(
    sculpture: Sculpture,
    templates: tuple[Points, Points],
    at: tuple[float, float],
    length: float,
    skin: Skin,
    foot: Foot,
    z: float,
    shift: float = 0.0,
    girth: float = 1.0,
    turns: tuple[float, float] = (0.0, 0.0),
) -> None:
    """Add the far limb at once, `shift` points further on, and the near one."""
    far = (at[0] + shift, at[1])
    limb(sculpture, templates[1], far, length * 0.965, skin, foot, -z, girth * 0.94, turns[1], 0.34)
    limb(sculpture, templates[0], at, length, skin, foot, z, girth, turns[0])


def _talons(s: Sculpture, x: float, y: float, radius: float, foot: Foot, skin: Skin, z: float, shade: float) -> None:
    size = foot.size
    back = [(x, y - radius * 0.3, radius * 0.8), (x - size * 0.22, y + radius * 0.35, radius * 0.45)]
    s.chain(back, skin, z=z - 2, shade=shade, blend=1)
    for rise, reach, lift in ((-0.10, 0.86, -2.0), (0.0, 1.0, 0.0), (0.10, 0.80, 2.0))[: foot.toes]:
        level = y + radius * 0.35 + rise * size
        toe = [(x, y - radius * 0.1, radius), (x + reach * size * 0.5, level - size * 0.05, radius * 0.72)]
        s.chain([*toe, (x + reach * size * 0.82, level, radius * 0.58)], skin, z=z + lift, shade=shade, blend=1)
        tip = [
            (x + reach * size * 0.80, level - radius * 0.2, radius * 0.5),
            (x + reach * size * 1.12, level + radius * 0.5, 0.3),
        ]
        s.chain(tip, foot.claw, z=z + lift + 0.5, shade=shade)


def _pad(s: Sculpture, x: float, y: float, radius: float, foot: Foot, skin: Skin, z: float, shade: float) -> None:
    s.chain(
        [(x - radius * 0.1, y, radius), (x + foot.size * 0.2, y + radius * 0.18, radius * 0.86)],
        skin,
        z=z,
        shade=shade,
        blend=2,
    )
    for i in range(foot.toes):
        nail = x + radius * (0.96 - 0.50 * i) + foot.size * 0.12
        s.chain(
            [(nail, y + radius * 0.66, radius * 0.26), (nail + radius * 0.1, y + radius * 0.90, radius * 0.24)],
            foot.claw,
            z=z + radius * (0.4 + 0.3 * i),
            shade=shade,
        )


def _hoof(s: Sculpture, x: float, y: float, radius: float, foot: Foot, skin: Skin, z: float, shade: float) -> None:
    for i in range(foot.toes):
        toe = x + (0.55 - 0.5 * i) * foot.size
        s.chain(
            [(x, y - radius * 0.3, radius * 0.9), (toe, y + radius * 0.25, radius * 0.66)],
            skin,
            z=z + i,
            shade=shade,
            blend=1,
        )
        s.chain(
            [(toe, y + radius * 0.35, radius * 0.58), (toe + radius * 0.35, y + radius * 0.62, radius * 0.46)],
            foot.claw,
            z=z + i + 0.6,
            shade=shade,
        )


def _paw(s: Sculpture, x: float, y: float, radius: float, foot: Foot, skin: Skin, z: float, shade: float) -> None:
    for i in range(foot.toes):
        reach = foot.size * (1.0 - 0.22 * i)
        level = y + radius * (0.24 + 0.12 * i)
        s.chain(
            [
                (x, y, radius),
                (x + reach * 0.6, level, radius * 0.72),
                (x + reach * 0.85, level + radius * 0.2, radius * 0.55),
            ],
            skin,
            z=z + i * 1.5,
            shade=shade,
            blend=1,
        )
        s.chain(
            [(x + reach * 0.9, level + radius * 0.1, radius * 0.26), (x + reach * 1.2, level + radius * 0.62, 0.3)],
            foot.claw,
            z=z + i * 1.5 + 1,
            shade=shade,
        )


def _hand(s: Sculpture, x: float, y: float, radius: float, foot: Foot, skin: Skin, z: float, shade: float) -> None:
    for i in range(foot.toes):
        angle = np.deg2rad(foot.aim + 34 * i)
        way = np.array([np.cos(angle), np.sin(angle)]) * foot.size
        end, tip = np.array([x, y]) + way * 0.62, np.array([x, y]) + way * 0.95 + np.array([-way[1], way[0]]) * 0.22
        s.chain([(x, y, radius), (*end, radius * 0.6)], skin, z=z + i, shade=shade, blend=0.8)
        s.chain(
            [(*end, radius * 0.52), (*((end + tip) / 2 + way * 0.06), radius * 0.36), (*tip, 0.25)],
            foot.claw,
            z=z + i + 0.5,
            shade=shade,
        )


FEET = {"talons": _talons, "pad": _pad, "hoof": _hoof, "paw": _paw, "hand": _hand}


def eye(sculpture: Sculpture, x: float, y: float, radius: float, iris: str = "#c98a2a", slit: bool = True) -> None:
    """Paint an open eye with its lid and a glint."""
    sculpture.disc(x, y, radius * 1.45, "#1d110a", 0.9)
    sculpture.disc(x, y, radius, iris)
    sculpture.disc(x + radius * 0.1, y, radius * (0.48 if slit else 0.66), "#0d0705")
    sculpture.disc(x - radius * 0.32, y - radius * 0.36, radius * 0.34, "#fffdf2")
    sculpture.line(
        [(x - radius * 1.8, y - radius * 0.6), (x, y - radius * 1.6), (x + radius * 1.9, y - radius * 0.5)],
        radius * 0.55,
    )


@dataclass(frozen=True, slots=True)
class Head:
    """A head in units of its own length: from the jaw joint at 0, 0 forward to 1; the lower jaw is its own outline."""

    skull: Points
    jaw: Points = ()
    eye: tuple[float, float, float] = (0.3, -0.2, 0.035)
    nostril: tuple[float, float] = (0.92, -0.1)
    mouth: Points = ()
    teeth: tuple[float, float, int, float] = (0.0, 0.0, 0, 0.0)
    puff: float = 0.17
    iris: str = "#c98a2a"


def head(
    sculpture: Sculpture,
    form: Head,
    at: tuple[float, float],
    size: float,
    skin: Skin,
    turn: float = 0.0,
    gape: float = 0.0,
    z: float = 0.0,
    jaw_skin: Skin | None = None,
) -> None:
    """Add a head with its jaw opened by `gape` degrees, turned clockwise by `turn`."""
    if len(form.jaw):
        _jaw(sculpture, form, at, size, jaw_skin or skin, turn, gape, z)
    skull = turned(form.skull, at, size, turn)
    sculpture.shape(skull, skin, depth=z, puff=size * form.puff, rim=size * 0.22, blend=size * 0.06)
    if len(form.mouth):
        sculpture.line(turned(form.mouth, at, size, turn), size * 0.022)
    x, y, radius = turned([form.eye], at, size, turn)[0].tolist()
    eye(sculpture, x, y, max(1.35, radius), form.iris)
    x, y = turned([form.nostril], at, size, turn)[0].tolist()
    sculpture.disc(x, y, size * 0.018, "#1a0f09", 0.85)


def _jaw(
    s: Sculpture, form: Head, at: tuple[float, float], size: float, skin: Skin, turn: float, gape: float, z: float
) -> None:
    jaw = turned(form.jaw, at, size, turn + gape)
    if gape > 3:
        _gullet(s, form, at, size, turn, gape, z)
    s.shape(
        jaw,
        replace(skin, back=skin.flank, flank=skin.belly),
        depth=z - size * 0.03,
        puff=size * form.puff * 0.72,
        rim=size * 0.10,
        blend=size * 0.03,
    )
    first, last, count, length = form.teeth
    if not count:
        return
    edge_up, edge_down = _edge(form.skull, 1), _edge(form.jaw, -1)
    for i in range(count):
        place = first + (last - first) * i / max(1, count - 1)
        reach = length * (0.65 + 0.35 * np.sin(np.pi * (0.2 + 0.7 * i / count)))
        _tooth(s, turned([(place, _at(edge_up, place) - 0.02, reach)], at, size, turn)[0], turn + 6, z)
        if gape > 3 and i % 2 == 0:
            low = turned([(place - 0.02, _at(edge_down, place) + 0.02, reach * 0.7)], at, size, turn + gape)[0]
            _tooth(s, low, turn + gape + 180, z - size * 0.02)


def _gullet(s: Sculpture, form: Head, at: tuple[float, float], size: float, turn: float, gape: float, z: float) -> None:
    """Fill the open mouth: the palate above, the floor along the lower jaw, and a tongue."""
    ceiling, ground = _edge(form.skull, 1), _edge(form.jaw, -1)
    places = (0.04, 0.18, 0.32, 0.46, 0.60)
    upper = turned([(x, _at(ceiling, x) - 0.03) for x in places], at, size, turn)
    lower = turned([(x, _at(ground, x) + 0.03) for x in reversed(places)], at, size, turn + gape)
    s.shape(
        np.vstack([upper, lower]), GUM, sharp=True, depth=z - size * 0.16, puff=size * 0.02, rim=size * 0.1, shade=0.2
    )
    tongue = [(x, _at(ground, x) - 0.005, r) for x, r in ((0.14, 0.05), (0.40, 0.04), (0.64, 0.02))]
    s.chain(
        turned(tongue, at, size, turn + gape), Skin("#8d3a34", "#b2584c", "#c9766a", cover="wet"), z=z - size * 0.08
    )


def _edge(outline: Points, sign: int) -> Field:
    """Return the lower (1) or upper (-1) border of a closed outline as rows of x, y with x rising."""
    curve = spline(outline, 8, closed=True)
    places = np.linspace(curve[:, 0].min(), curve[:, 0].max(), 40)
    step = places[1] - places[0]
    rows = [(place, sign * np.max(sign * curve[np.abs(curve[:, 0] - place) <= step, 1])) for place in places]
    return np.array(rows, np.float32)


def _at(edge: Field, x: float) -> float:
    return float(np.interp(x, edge[:, 0], edge[:, 1]))


def _tooth(s: Sculpture, row: Field, turn: float, z: float) -> None:
    x, y, length = row.tolist()
    wide = max(0.8, length * 0.30)
    outline = turned([(-wide, 0), (wide, 0), (0, length)], (x, y), 1.0, turn)
    s.shape(outline, IVORY, sharp=True, depth=z + 0.4, puff=1.0, rim=wide)
