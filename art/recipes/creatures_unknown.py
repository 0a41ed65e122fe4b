"""The empty laboratory: bones that ask a question."""

from __future__ import annotations

import numpy as np

from art.recipes.creatures_anatomy import Head, head
from art.recipes.creatures_register import animal
from art.recipes.engraving import Sculpture, Skin, path, spline, turned
from art.recipes.engraving_scenes import Scene

BONE = Skin("#8a744c", "#c4ab78", "#e6d6a8", cover="bone")
SKULL = Head(
    skull=path(
        "-0.10 0, -0.06 -0.24, 0.12 -0.36, 0.32 -0.34, 0.56 -0.24, 0.82 -0.18, 1.0 -0.06, 0.98 0.02, 0.7 0.03, "
        "0.42 0.02, 0.2 0.06, 0 0.10"
    ),
    jaw=path("-0.04 0.04, 0.2 0.10, 0.6 0.07, 0.94 0.04, 0.92 0.10, 0.6 0.14, 0.24 0.20, 0 0.16"),
    eye=(0.30, -0.18, 0.075),
    teeth=(0.4, 0.92, 10, 0.06),
    iris="#1d110a",
    puff=0.14,
)


@animal("unknown", Scene("paper", "gold", front="", box=(60, 10, 252, 190), seed=90))
def unknown(s: Sculpture) -> None:
    """A skeleton coiled into a question mark over an ammonite, sketched on the page."""
    column = spline(path("126 58, 132 36, 156 22, 182 32, 190 58, 174 82, 158 100, 156 132"), 16)
    tangent = np.gradient(column, axis=0)
    tangent /= np.hypot(*tangent.T)[:, None]
    for number, i in enumerate(range(4, len(column), 3)):
        share = i / len(column)
        size = 4.6 * (1 - 0.62 * share)
        x, y = column[i].tolist()
        out = np.array([tangent[i][1], -tangent[i][0]])
        s.chain([(x, y, size), (x + out[0] * size * 2.4, y + out[1] * size * 2.4, size * 0.34)], BONE, z=2)
        if 0.16 < share < 0.68 and number % 2:
            reach = 30 * np.sin(np.pi * (share - 0.12) / 0.58)
            bend = np.array([x, y]) - out * reach * 0.60 + tangent[i] * reach * 0.18
            end = np.array([x, y]) - out * reach + tangent[i] * reach * 0.55
            s.chain([(x, y, 1.8), (*bend, 1.5), (*end, 0.9)], BONE, z=-2)
    head(s, SKULL, (130, 60), 50, BONE, turn=148, gape=-14)
    socket = turned([SKULL.eye], (130, 60), 50, 148)[0].tolist()
    s.disc(socket[0], socket[1], 4.8, "#1d110a")
    turns = np.linspace(0, 4.2 * np.pi, 60)
    reach = 13 * np.exp(-turns * 0.13)
    coil = np.stack([156 + np.cos(turns) * reach, 164 - np.sin(turns) * reach, reach * 0.30 + 0.6], axis=1)
    s.chain(coil[::2], BONE)
    for x, y in coil[:30:2, :2].tolist():
        s.line([(x - (x - 156) * 0.2, y - (y - 164) * 0.2), (x + (x - 156) * 0.24, y + (y - 164) * 0.24)], 0.7, 0.5)
