"""Dwellers of the coal swamps and red beds: amphibians of every shape, and reptiles under sail."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from art.recipes.creatures_anatomy import ELBOWED, HORN, IVORY, SPRAWLED, Foot, Head, eye, head, limb, pair
from art.recipes.creatures_heads import PROSAUROPOD
from art.recipes.creatures_parts import feathers, sail, spikes
from art.recipes.creatures_register import animal
from art.recipes.engraving import Points, Sculpture, Skin, path, spline
from art.recipes.engraving_scenes import Scene

BROAD_SKULLED = Head(
    skull=path(
        "-0.18 0.04, -0.14 -0.16, 0.06 -0.24, 0.20 -0.25, 0.30 -0.30, 0.40 -0.24, 0.58 -0.15, 0.84 -0.10, 1.0 -0.02, "
        "1.0 0.06, 0.86 0.09, 0.5 0.10, 0.2 0.12, -0.02 0.15"
    ),
    jaw=path("-0.14 0.08, 0.2 0.15, 0.6 0.12, 0.97 0.08, 0.95 0.14, 0.62 0.21, 0.2 0.28, -0.10 0.26"),
    eye=(0.31, -0.22, 0.05),
    nostril=(0.88, -0.06),
    teeth=(0.24, 0.94, 16, 0.05),
    puff=0.22,
)
SAIL_BACKED = Head(
    skull=path(
        "-0.14 0, -0.12 -0.22, 0.08 -0.34, 0.36 -0.37, 0.66 -0.31, 0.90 -0.20, 1.0 -0.04, 0.97 0.06, 0.86 0.05, 0.76 "
        "-0.01, 0.64 0.05, 0.34 0.10, 0.04 0.14"
    ),
    jaw=path("-0.08 0.04, 0.2 0.12, 0.5 0.10, 0.78 0.05, 0.95 0.06, 0.94 0.13, 0.64 0.19, 0.26 0.26, -0.02 0.22"),
    eye=(0.30, -0.23, 0.045),
    nostril=(0.92, -0.10),
    teeth=(0.34, 0.94, 11, 0.09),
    puff=0.18,
)
LONG_SNOUTED = Head(
    skull=path(
        "-0.16 0.02, -0.12 -0.15, 0.06 -0.22, 0.26 -0.21, 0.44 -0.13, 0.72 -0.08, 0.98 -0.04, 1.0 0.03, 0.72 0.04, "
        "0.40 0.06, 0.14 0.10, -0.04 0.13"
    ),
    jaw=path("-0.12 0.06, 0.2 0.11, 0.6 0.06, 0.97 0.05, 0.94 0.10, 0.6 0.14, 0.2 0.21, -0.06 0.20"),
    eye=(0.26, -0.16, 0.042),
    nostril=(0.92, -0.04),
    teeth=(0.34, 0.95, 14, 0.06),
    puff=0.15,
)


@animal(
    "dimetrodon",
    Scene(
        air="sunset",
        far=("mesa", "hills"),
        front="horsetail",
        sides="horsetail",
        seed=261,
        level=128,
        growth=0.4,
        box=(10, 8, 302, 184),
    ),
)
def dimetrodon(s: Sculpture) -> None:
    """Two measures of teeth, and a sail of skin on spines as tall as a man."""
    skin = Skin("#4f3326", "#9a6a44", "#e0c090", "#341f18", "bands", 15)
    web = Skin("#8a2f1c", "#c8643a", "#eeb06c", "#5a1c14", "rings", 21, cover="membrane")
    pair(
        s,
        (SPRAWLED, SPRAWLED),
        (100, 138),
        48,
        skin,
        Foot("paw", 15, HORN, 4),
        z=22,
        shift=24,
        girth=0.95,
        turns=(6, -10),
    )
    fore = Foot("paw", 14, HORN, 4)
    pair(s, (ELBOWED, ELBOWED), (206, 138), 48, skin, fore, z=22, shift=-20, girth=0.95, turns=(-8, 10))
    sail(s, path("84 118, 112 112, 140 110, 168 110, 194 110, 216 106"), web, 96)
    s.chain(
        path(
            "-40 168 1.2, -4 164 4, 32 154 8, 66 140 15, 100 132 23, 138 130 26, 174 130 25, 206 128 21, 232 118 17, "
            "250 110 16"
        ),
        skin,
        narrow=0.85,
        blend=4,
    )
    head(s, SAIL_BACKED, (248, 110), 62, skin, turn=8, gape=18, z=2)
    spikes(s, [(296, 118, 295, 132, 2.4)], IVORY, z=12)


@animal(
    "edaphosaurus",
    Scene(
        air="jungle",
        far=("forest",),
        front="fern",
        sides="tree-fern",
        seed=262,
        level=128,
        growth=0.8,
        mirrored=True,
        box=(12, 8, 300, 184),
    ),
)
def edaphosaurus(s: Sculpture) -> None:
    """The peaceful sail-bearer: crossbars on its spines, a barrel of a body, a head too small for it."""
    skin = Skin("#3f5236", "#87945a", "#dfd8a4", "#2f3f28", "spots", 13)
    web = Skin("#3a5a4c", "#7fa07a", "#cfd8a4", "#2c4438", "rings", 26, cover="membrane")
    pair(s, (SPRAWLED, SPRAWLED), (104, 140), 46, skin, Foot("paw", 14, HORN, 4), z=26, shift=24, girth=1.05)
    pair(s, (ELBOWED, ELBOWED), (204, 142), 44, skin, Foot("paw", 13, HORN, 4), z=26, shift=-22, girth=1.05)
    along = path("78 116, 108 106, 140 102, 172 102, 202 106, 226 112")
    sail(s, along, web, 84)
    _crossbars(s, along, 84)
    s.chain(
        path(
            "-34 166 1.5, 0 162 5, 34 152 10, 70 140 20, 104 132 31, 142 128 35, 178 130 33, 208 132 25, 232 128 16, "
            "248 124 13"
        ),
        skin,
        narrow=0.88,
        blend=4,
    )
    head(s, PROSAUROPOD, (246, 123), 40, skin, turn=14, z=2)


def _crossbars(s: Sculpture, along: Points, height: float) -> None:
    """Set short bars across the spines of a sail."""
    bone = Skin("#8a8458", "#c4bc84", "#ece4b4", cover="bone")
    foot = spline(along, 10)
    share = np.linspace(0, 1, len(foot))
    top = foot - np.stack([height * 0.15 * (1 - 2 * share), height * np.sin(np.pi * share) ** 0.7], axis=1)
    for i in range(6, len(foot) - 4, 4):
        for rise in (0.36, 0.52, 0.68, 0.84):
            x, y = (foot[i] * (1 - rise) + top[i] * rise).tolist()
            s.chain([(x - 3.6, y + 0.6, 1.0), (x + 3.6, y - 0.6, 1.0)], bone, z=2.5)


@animal(
    "eryops",
    Scene(
        air="swamp",
        far=("hills", "forest"),
        front="horsetail",
        sides="horsetail",
        seed=263,
        level=124,
        box=(8, 34, 304, 190),
        flood=184,
    ),
)
def eryops(s: Sculpture) -> None:
    """Drawn-out face, bowed legs, a crocodile's appetite: the great amphibian of the red beds."""
    skin = Skin("#4a4630", "#8a8050", "#d8cc98", "#35321f", "flecks", 14, cover="hide")
    pair(s, (SPRAWLED, SPRAWLED), (96, 128), 52, skin, Foot("paw", 15, HORN, 4), z=26, shift=26, girth=1.25)
    pair(s, (SPRAWLED, ELBOWED), (188, 130), 50, skin, Foot("paw", 15, HORN, 4), z=26, shift=-24, girth=1.25)
    s.chain(
        path("-18 158 2, 10 148 8, 44 136 16, 80 124 26, 116 118 32, 152 116 33, 184 116 30, 208 114 27"),
        skin,
        narrow=0.95,
        blend=5,
    )
    head(s, BROAD_SKULLED, (202, 112), 104, skin, turn=5, gape=7, z=6)
    s.studs(
        path("70 108 2.6, 92 96 2.8, 118 88 3, 146 86 3, 172 90 2.8, 132 100 2.6, 104 108 2.4, 158 104 2.4"), skin, 0.6
    )


@animal(
    "dictyocephalus",
    Scene(
        air="desert",
        far=("mesa", "lake"),
        front="horsetail",
        sides="horsetail",
        seed=264,
        level=116,
        growth=0.4,
        mirrored=True,
        box=(6, 26, 306, 188),
        flood=168,
    ),
)
def dictyocephalus(s: Sculpture) -> None:
    """The net head: a flat sculptured skull, its eyes far forward, lying in wait with a lid of a mouth."""
    skin = Skin("#6a4630", "#a87a50", "#e6cc9c", "#4a2e20", "spots", 12, cover="hide")
    netted = replace(
        BROAD_SKULLED,
        skull=path(
            "-0.20 0.02, -0.16 -0.13, 0.06 -0.18, 0.40 -0.16, 0.60 -0.17, 0.68 -0.21, 0.76 -0.14, 0.92 -0.07, 1.0 0, "
            "1.0 0.05, 0.84 0.07, 0.5 0.08, 0.2 0.10, -0.02 0.12"
        ),
        eye=(0.69, -0.14, 0.036),
        teeth=(0.20, 0.94, 20, 0.045),
    )
    pair(s, (SPRAWLED, SPRAWLED), (98, 142), 36, skin, Foot("paw", 13, HORN, 4), z=24, shift=24, girth=1.2)
    pair(s, (SPRAWLED, SPRAWLED), (178, 142), 36, skin, Foot("paw", 13, HORN, 4), z=24, shift=-18, girth=1.2)
    s.chain(
        path("-34 166 1.5, -4 160 6, 32 150 12, 68 142 20, 104 138 25, 140 136 26, 172 134 24, 192 130 22"),
        skin,
        narrow=1.0,
        blend=5,
    )
    head(s, netted, (184, 128), 112, skin, turn=-18, gape=24, z=6)


@animal("cricotus", Scene("sea", "green", front="kelp", sides="sea-lily", seed=265, box=(4, 26, 308, 172)))
def cricotus(s: Sculpture) -> None:
    """The ring vertebra: a long-bodied swamp swimmer between newt and crocodile."""
    skin = Skin("#33402c", "#768250", "#d6d09a", "#24301f", "bands", 12, cover="wet")
    fin = Skin("#2f3f34", "#5f7a58", "#9aa878", cover="membrane")
    s.shape(path("-32 84, 4 68, 44 70, 84 86, 88 100, 46 112, 8 106, -18 96"), fin, depth=-3, puff=2.5, rim=8)
    for at, turn in (((206, 122), -30), ((118, 126), 24)):
        limb(s, SPRAWLED, at, 36, skin, Foot("paw", 12, HORN, 4), z=-12, turn=turn, shade=0.34)
    s.chain(
        path("-34 88 1, 0 88 4, 36 90 8, 72 98 13, 106 108 18, 142 112 21, 176 108 21, 206 100 19, 226 94 17"),
        skin,
        narrow=0.85,
        blend=4,
    )
    head(s, LONG_SNOUTED, (222, 92), 86, skin, turn=4, gape=12, z=3)
    for at, turn in (((196, 116), 36), ((108, 120), 52)):
        limb(s, SPRAWLED, at, 38, skin, Foot("paw", 13, HORN, 4), z=15, turn=turn)


@animal(
    "diplocaulus", Scene("sea", "amber", front="kelp", sides="kelp", seed=266, mirrored=True, box=(10, 26, 302, 178))
)
def diplocaulus(s: Sculpture) -> None:
    """The double stem: a salamander behind a boomerang, seen from above on the bottom of its pool."""
    skin = Skin("#5a4a2c", "#937a46", "#d0b880", "#3f331d", "spots", 13, cover="wet")
    shield = Skin("#4a3c26", "#8a7040", "#c8ac70", "#352a18", "flecks", 12, cover="wet")
    for x, y, tip_x, tip_y in ((196, 82, 190, 58), (196, 118, 186, 142), (116, 90, 96, 70), (116, 112, 98, 134)):
        elbow = ((x + tip_x) / 2 + 6, (y + tip_y) / 2)
        s.chain([(x, y, 7), (*elbow, 5), (tip_x, tip_y, 3.4)], skin.plain(), z=-2, blend=2)
        for spread in (-6, 0, 6):
            out = 9 if tip_y > y else -9
            s.chain([(tip_x, tip_y, 2.4), (tip_x - 4 + spread, tip_y + out, 1)], skin.plain(), z=-2)
    s.chain(
        path("-22 124 1, 14 110 4.5, 48 100 8, 84 98 13, 122 100 18, 160 100 20, 192 100 19, 216 100 17"),
        skin,
        narrow=0.6,
    )
    boomerang = path(
        "262 100, 256 80, 240 64, 218 50, 192 36, 174 30, 182 44, 200 66, 208 86, 210 100, 208 114, 200 134, 182 "
        "156, 174 170, 192 164, 218 150, 240 136, 256 120"
    )
    s.shape(boomerang, shield, depth=4, puff=8, rim=14, tilt=(0.0, 0.03))
    for y in (88, 112):
        s.studs([(242, y, 6)], shield, 0.8)
        eye(s, 243, y - 1, 3, "#d8a83a", slit=False)
    s.line([(258, 112), (264, 100), (258, 88)], 1.2, 0.6)
    for side in (-1, 1):
        s.line([(246, 100 + side * 22), (222, 100 + side * 40), (192, 100 + side * 58)], 0.8, 0.5)
        s.line([(228, 100 + side * 14), (214, 100 + side * 34), (194, 100 + side * 50)], 0.8, 0.4)
    s.disc(258, 95, 0.9, "#1a0f09")
    s.disc(258, 105, 0.9, "#1a0f09")


@animal("trimerorhachis", Scene("sea", "reef", front="sea-lily", sides="kelp", seed=267, box=(8, 30, 304, 176)))
def trimerorhachis(s: Sculpture) -> None:
    """Three-part spine: a flat-headed bottom dweller that kept its gills."""
    skin = Skin("#4a5a50", "#8fa088", "#e4dfc0", "#33443c", "saddle", 13, cover="wet")
    gill = Skin("#7a2c24", "#b8584a", "#dc9080", cover="membrane")
    for at, turn in (((196, 120), -34), ((112, 122), 20)):
        limb(s, SPRAWLED, at, 30, skin, Foot("paw", 11, HORN, 4), z=-12, turn=turn, shade=0.34)
    s.shape(
        path("-18 116, 12 98, 52 96, 66 108, 52 126, 14 130"),
        replace(skin.plain(), cover="membrane"),
        depth=-3,
        puff=2,
        rim=6,
    )
    s.chain(
        path("-16 116 1, 16 113 5, 48 112 10, 82 110 16, 116 108 21, 150 106 23, 180 104 22, 204 102 20"),
        skin,
        narrow=0.95,
        blend=4,
    )
    feathers(s, path("214 112, 208 118, 204 124"), path("186 138, 180 150, 196 154"), gill, 5, 4, z=16)
    head(s, BROAD_SKULLED, (204, 102), 86, skin, turn=10, gape=4, z=4)
    feathers(s, path("206 92, 202 96, 200 100"), path("178 72, 164 80, 160 94"), gill, 5, 4, z=18)
    for at, turn in (((186, 116), 28), ((104, 118), 46)):
        limb(s, SPRAWLED, at, 32, skin, Foot("paw", 12, HORN, 4), z=16, turn=turn)
