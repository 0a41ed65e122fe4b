"""Swimmers: ichthyosaurs, long-necked and short-necked paddlers, sea lizards."""

from __future__ import annotations

from dataclasses import replace

from art.recipes.creatures_anatomy import Head, eye, head
from art.recipes.creatures_parts import FLIPPER, PADDLE, flipper
from art.recipes.engraving import Points, Sculpture, Skin, path, turned

FLUKE = path(
    "0.10 -0.06, -0.16 -0.30, -0.34 -0.72, -0.42 -1.0, -0.54 -0.86, -0.46 -0.40, -0.32 -0.02, -0.48 0.40, -0.60 "
    "0.86, -0.48 1.0, -0.34 0.66, -0.16 0.26, 0.10 0.08"
)
DORSAL = path("-0.45 0.06, -0.30 -0.30, -0.42 -0.86, -0.30 -0.96, 0.06 -0.56, 0.42 0.06")


def ichthyosaur(
    s: Sculpture,
    skin: Skin,
    depth: float,
    snout: float,
    gaze: float,
    fluke: float,
    dorsal: float,
    fore: float,
    hind: float,
    lower: float = 1.0,
) -> None:
    """Add a fish-shaped reptile: body `depth`, `snout` length, eye radius `gaze`, sizes of flukes, fin and flippers."""
    flipper(s, (206, 112), fore * 0.9, 74, skin, z=-depth * 0.7, shade=0.32)
    flipper(s, (118, 108), hind * 0.9, 84, skin, z=-depth * 0.5, shade=0.32)
    drooped = [(x, y * (lower if y > 0 else 1)) for x, y in FLUKE]
    s.shape(turned(drooped, (44, 103), fluke), replace(skin, pattern=""), depth=-1, puff=3, rim=6, blend=3)
    if dorsal:
        fin = replace(skin, pattern="", belly=skin.back)
        s.shape(turned(DORSAL, (158, 102 - depth * 0.9), dorsal), fin, depth=-2, puff=4, rim=6)
    _jaws(s, skin, depth, snout)
    eye(s, 236, 104.5, gaze, "#b9a24a", slit=False)
    flipper(s, (204, 114), fore, 118, skin, z=depth * 0.62)
    flipper(s, (122, 112), hind, 112, skin, z=depth * 0.55)


def _jaws(s: Sculpture, skin: Skin, depth: float, snout: float) -> None:
    """Add the trunk, drawn out into a beak, and the lower jaw."""
    end, middle = 252 + snout, 252 + snout * 0.35
    girths = path("64 104 0.28, 100 104 0.72, 140 102 1, 176 102 0.96, 208 104 0.72, 232 106 0.52, 250 108 0.32")
    trunk = [(36, 103, 4), *(girths * (1, 1, depth)).tolist(), (middle, 111, depth * 0.17), (end, 115, 2)]
    s.chain(trunk, skin, narrow=0.8)
    jaw = [(232, 114, depth * 0.30), (252, 115, depth * 0.18), (middle, 116, depth * 0.11), (end - 3, 118, 1.6)]
    s.chain(jaw, replace(skin, flank=skin.belly, pattern=""), z=1, blend=1.5)
    s.line([(end - 1, 116.8), (middle, 114.4), (244, 113.5), (234, 117)], 1.1)


def paddler(
    s: Sculpture,
    skin: Skin,
    spine: Points,
    form: Head,
    size: float,
    turn: float,
    fore: tuple[float, float, float],
    hind: tuple[float, float, float],
    gape: float = 0.0,
    webbed: bool = False,
    narrow: float = 0.8,
) -> None:
    """Add a long-bodied swimmer; `fore` and `hind` are x, y and length of its flippers, `spine` ends at the skull."""
    shape = PADDLE if webbed else FLIPPER
    for (x, y, length), far in ((fore, 38), (hind, 62)):
        flipper(s, (x + length * 0.18, y - 3), length * 0.88, far, skin, z=-14, shade=0.34, form=shape)
    s.chain(spine, skin, narrow=narrow, blend=3)
    head(s, form, (spine[-1][0], spine[-1][1]), size, skin, turn=turn, gape=gape)
    for (x, y, length), near in ((fore, 118), (hind, 128)):
        flipper(s, (x, y), length, near, skin, z=14, form=shape)
