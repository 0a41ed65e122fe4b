"""Hoofed beasts of the bad lands: horses from fox-sized to pony-sized, thunder beasts, six-horned giants."""

from __future__ import annotations

import numpy as np

from art.recipes.creatures_anatomy import COLUMN, HORN, IVORY, PAW_FORE, PAW_HIND, Foot, Head, head, pair
from art.recipes.creatures_parts import mane, spikes
from art.recipes.creatures_register import animal
from art.recipes.engraving import Points, Sculpture, Skin, path, turned
from art.recipes.engraving_scenes import Scene

HORSE_HIND = path("0 0 0.27, 0.13 0.27 0.20, 0.02 0.47 0.10, -0.13 0.60 0.060, -0.10 0.80 0.050, -0.04 0.94 0.052")
HORSE_FORE = path("0 0 0.20, -0.06 0.24 0.15, 0.02 0.46 0.088, 0.02 0.56 0.070, 0.02 0.80 0.048, 0.06 0.94 0.052")
LEAF_EAR = path("-0.30 0.20, -0.34 -0.40, 0 -1.0, 0.30 -0.40, 0.30 0.20")
HORSE = Head(
    skull=path(
        "-0.18 0.10, -0.20 -0.14, -0.04 -0.30, 0.18 -0.33, 0.42 -0.25, 0.70 -0.16, 0.92 -0.12, 1.02 -0.01, 1.01 "
        "0.12, 0.90 0.18, 0.68 0.15, 0.42 0.22, 0.14 0.32, -0.08 0.28"
    ),
    mouth=path("1.0 0.09, 0.88 0.10, 0.74 0.08"),
    eye=(0.24, -0.16, 0.05),
    nostril=(0.93, -0.03),
    iris="#5a3a1c",
    puff=0.20,
)
THUNDER_BEAST = Head(
    skull=path(
        "-0.16 0.12, -0.20 -0.16, -0.06 -0.32, 0.14 -0.30, 0.34 -0.20, 0.56 -0.20, 0.76 -0.24, 0.92 -0.14, 1.02 "
        "0.06, 0.98 0.22, 0.78 0.24, 0.46 0.28, 0.12 0.34"
    ),
    mouth=path("1.0 0.14, 0.82 0.16, 0.62 0.15"),
    eye=(0.46, -0.08, 0.034),
    nostril=(0.93, 0.0),
    puff=0.22,
)
SIX_HORNED = Head(
    skull=path(
        "-0.14 0.12, -0.18 -0.14, -0.06 -0.28, 0.14 -0.24, 0.34 -0.15, 0.56 -0.15, 0.78 -0.13, 0.96 -0.10, 1.04 "
        "0.03, 0.98 0.15, 0.74 0.17, 0.44 0.24, 0.10 0.32"
    ),
    mouth=path("1.02 0.08, 0.80 0.12, 0.56 0.13"),
    eye=(0.40, -0.05, 0.034),
    nostril=(0.96, 0.0),
    puff=0.20,
)
GIANT_PIG = Head(
    skull=path(
        "-0.16 0.06, -0.16 -0.16, 0 -0.27, 0.20 -0.27, 0.42 -0.18, 0.70 -0.12, 0.93 -0.13, 1.03 -0.05, 1.03 0.06, "
        "0.92 0.09, 0.6 0.07, 0.3 0.11, 0.04 0.18"
    ),
    jaw=path("-0.06 0.04, 0.2 0.11, 0.5 0.08, 0.92 0.06, 0.95 0.14, 0.72 0.20, 0.4 0.23, 0.2 0.29, 0 0.25"),
    eye=(0.28, -0.14, 0.036),
    nostril=(0.99, -0.02),
    teeth=(0.46, 0.94, 8, 0.09),
    puff=0.19,
)


def _horse(
    s: Sculpture,
    skin: Skin,
    legs: float,
    toes: int,
    stride: tuple[float, float],
    neck: Points,
    face: float,
    turn: float,
) -> None:
    """Add a horse on legs of a length and its toes; `neck` ends at the skull, which is `face` long."""
    foot = Foot("hoof", legs * 0.09, HORN, toes)
    near, far = stride
    pair(s, (HORSE_HIND, HORSE_HIND), (96, 190 - legs), legs, skin, foot, z=13, shift=16, turns=(near, far))
    pair(s, (HORSE_FORE, HORSE_FORE), (184, 190 - legs), legs, skin, foot, z=13, shift=-12, turns=(-near, -far))
    back = 176 - legs
    body = [(84, back + 8, 17), (104, back + 2, 26), (136, back + 6, 27), (166, back + 4, 27), (188, back - 6, 23)]
    s.chain([*body, *neck], skin, narrow=0.82, blend=5)
    x, y = neck[-1][0], neck[-1][1]
    for shift, depth, shade in ((8, -5, 0.25), (0, 9, 0.0)):
        ear = turned(LEAF_EAR, (x - face * 0.02 + shift, y - face * 0.26), face * 0.30, 4)
        s.shape(ear, skin.plain(), depth=depth, puff=2.4, rim=3, shade=shade)
    head(s, HORSE, (x, y), face, skin, turn=turn, z=3)


@animal(
    "eohippus",
    Scene(
        air="jungle",
        far=("forest",),
        front="fern",
        sides="fern",
        trees="tree-fern",
        seed=301,
        growth=0.9,
        level=140,
        box=(44, 26, 262, 187),
    ),
)
def eohippus(s: Sculpture) -> None:
    """The dawn horse: no larger than a fox, with toes for hoofs, among ferns taller than itself."""
    skin = Skin("#6a4526", "#a87840", "#ecd09a", "#f0dcae", "spots", 8, cover="fur")
    s.chain([(84, 108, 5), (66, 116, 4), (54, 132, 3), (50, 146, 1.5)], skin.plain(), z=-2)
    _horse(s, skin, 74, 4, (8, -16), path("204 84 16, 216 66 13, 226 54 12"), 52, 24)


@animal(
    "miohippus",
    Scene(
        air="steppe",
        far=("mesa", "hills"),
        front="grass",
        sides="grass",
        seed=302,
        growth=0.7,
        mirrored=True,
        box=(30, 8, 286, 187),
    ),
)
def miohippus(s: Sculpture) -> None:
    """The lesser horse of the White River: three toes, a sheep's height, brindled."""
    skin = Skin("#4a3a30", "#8a6c50", "#dcc49c", "#34281f", "bands", 11, cover="fur")
    hair = Skin("#2f241c", "#44342a", "#5f4a3a", cover="fur")
    s.chain([(82, 86, 4), (66, 96, 4), (56, 118, 4.4), (52, 140, 2)], hair, z=-2, blend=2)
    neck = path("206 68 18, 220 46 14, 230 32 12.5")
    mane(s, path("190 62, 204 44, 216 26, 226 16"), hair, 10, 20)
    _horse(s, skin, 96, 3, (10, -18), neck, 62, 30)


@animal(
    "merychippus",
    Scene(
        air="gold", far=("peaks", "hills"), front="grass", sides="grass", seed=303, growth=0.85, box=(24, 6, 290, 187)
    ),
)
def merychippus(s: Sculpture) -> None:
    """The ruminant horse, a grazer at full trot over the new prairie."""
    skin = Skin("#7a4a22", "#b8803f", "#f0d8a4", cover="fur")
    hair = Skin("#2a1c14", "#3f2c1f", "#5a422e", cover="fur")
    s.chain([(82, 80, 4), (62, 78, 5), (42, 88, 6), (26, 106, 2)], hair, z=-2, blend=2)
    neck = path("208 56 19, 224 34 15, 236 20 13")
    mane(s, path("188 52, 204 32, 218 14, 230 4"), hair, 14, 26)
    _horse(s, skin, 108, 3, (26, -30), neck, 68, 26)


@animal(
    "hyracodon",
    Scene(
        air="desert", far=("mesa", "hills"), front="grass", seed=304, growth=0.5, mirrored=True, box=(18, 14, 296, 187)
    ),
)
def hyracodon(s: Sculpture) -> None:
    """The running rhinoceros: hornless, slim-legged, off at a gallop."""
    skin = Skin("#5a5446", "#948a6c", "#d8cca4", "#3f3a30", "saddle", 14, cover="hide")
    foot = Foot("hoof", 9, HORN, 3)
    s.chain([(74, 90, 4), (56, 94, 3), (44, 106, 2), (38, 116, 3)], skin.plain(), z=-2)
    pair(s, (HORSE_HIND, HORSE_HIND), (92, 102), 84, skin, foot, z=14, shift=14, turns=(40, -22), girth=1.1)
    pair(s, (HORSE_FORE, HORSE_FORE), (186, 104), 82, skin, foot, z=14, shift=-10, turns=(-46, 22), girth=1.1)
    s.chain(
        path("80 96 18, 104 90 28, 138 92 30, 170 90 29, 194 80 23, 216 66 17, 234 58 15"), skin, narrow=0.84, blend=5
    )
    for shift, depth, shade in ((8, -5, 0.25), (0, 9, 0.0)):
        s.shape(turned(LEAF_EAR, (232 + shift, 44), 17, -10), skin.plain(), depth=depth, puff=2.4, rim=3, shade=shade)
    head(s, HORSE, (232, 58), 60, skin, turn=14, z=3)


def _thunder_beast(
    s: Sculpture, skin: Skin, stride: tuple[float, float], face: tuple[float, float], turn: float
) -> None:
    """Add a hump-shouldered giant with its head at `face`, before its horn is set."""
    foot = Foot("pad", 10, IVORY)
    pair(s, (COLUMN, COLUMN), (92, 116), 70, skin, foot, z=25, shift=24, girth=1.2, turns=stride)
    pair(s, (COLUMN, COLUMN), (188, 112), 74, skin, foot, z=25, shift=-22, girth=1.1, turns=(-stride[0], -stride[1]))
    s.chain([(54, 94, 5), (42, 108, 3), (36, 130, 2.4), (34, 142, 4)], skin.plain(), z=-3)
    x, y = face
    s.chain(
        [(64, 108, 25), (92, 98, 40), (128, 92, 44), (162, 82, 46), (190, 82, 39), (x - 6, y, 27), (x + 8, y + 4, 23)],
        skin,
        narrow=0.83,
        blend=6,
    )
    s.shape(turned(LEAF_EAR, (x + 9, y - 22), 18, -26), skin.plain(), depth=27, puff=3, rim=4)
    head(s, THUNDER_BEAST, (x, y), 76, skin, turn=turn, z=7)


@animal(
    "brontotherium",
    Scene(
        air="storm",
        far=("peaks", "hills"),
        front="grass",
        sides="shrub",
        seed=305,
        growth=0.7,
        cloud=0.9,
        box=(12, 8, 300, 187),
    ),
)
def brontotherium(s: Sculpture) -> None:
    """The thunder beast of the Sioux: a giant of the storm with a great forked horn."""
    skin = Skin("#4a4642", "#857c70", "#bfb29a", cover="hide")
    horn = Skin("#5a5048", "#968a78", "#c8bca0", cover="bone")
    _thunder_beast(s, skin, (4, -10), (216, 88), 14)
    fork = path("264 100, 266 80, 266 62, 261 47, 266 38, 275 40, 282 50, 280 72, 282 98")
    s.shape(fork + np.array([17, 3]), horn, depth=6, puff=7, rim=9, shade=0.25, blend=2)
    s.shape(fork, horn, depth=24, puff=8, rim=10, blend=3)


@animal(
    "megacerops",
    Scene(
        air="noon",
        far=("hills", "lake"),
        front="shrub",
        sides="horsetail",
        seed=306,
        growth=0.7,
        mirrored=True,
        box=(10, 14, 302, 187),
    ),
)
def megacerops(s: Sculpture) -> None:
    """The great horn-face of Colorado, head down, short-horned and ill-tempered."""
    skin = Skin("#5f4530", "#977150", "#cdae84", "#4a3424", "saddle", 20, cover="hide")
    horn = Skin("#6a5038", "#a88a62", "#d8c094", cover="bone")
    _thunder_beast(s, skin, (-6, 10), (220, 106), 26)
    s.chain([(276, 126, 9), (290, 108, 7.6), (296, 98, 6)], horn, z=8, shade=0.25, blend=3)
    s.chain([(270, 124, 10), (280, 104, 8.4), (284, 93, 7)], horn, z=27, blend=4)


def _six_horned(s: Sculpture, skin: Skin, horn: Skin, face: tuple[float, float], turn: float, girth: float) -> None:
    """Add a pillar-legged giant with three pairs of horns and sabres guarded by flanges of the jaw."""
    foot = Foot("pad", 10, IVORY)
    pair(s, (COLUMN, COLUMN), (90, 118), 68, skin, foot, z=24, shift=24, girth=girth, turns=(5, -9))
    pair(s, (COLUMN, COLUMN), (184, 116), 70, skin, foot, z=24, shift=-22, girth=girth * 0.95, turns=(-5, 9))
    s.chain([(50, 100, 5), (40, 116, 3), (36, 138, 2.4)], skin.plain(), z=-3)
    x, y = face
    s.chain(
        [
            (62, 112, 23),
            (92, 102, 38),
            (130, 100, 41),
            (166, 96, 41),
            (192, 94, 34),
            (x - 6, y, 24),
            (x + 8, y + 4, 20),
        ],
        skin,
        narrow=0.83,
        blend=6,
    )
    rows = ((0.05, -0.20, 0.0, -0.46, 0.105), (0.52, -0.12, 0.50, -0.34, 0.075), (0.92, -0.08, 0.96, -0.20, 0.055))
    for foot_x, foot_y, tip_x, tip_y, radius in rows:
        for shift, depth, shade in ((0.07, 1, 0.25), (0.0, 21, 0.0)):
            ends = [(foot_x + shift, foot_y, radius), (tip_x + shift, tip_y, radius * 0.86)]
            knob = [ends[0], ends[1], (tip_x + shift, tip_y - 0.05, radius * 0.7)]
            s.chain(turned(_scaled(knob, 84), (x, y), 1.0, turn), horn, z=depth, shade=shade, blend=3)
    head(s, SIX_HORNED, (x, y), 84, skin, turn=turn, z=6)
    flange = turned(path("0.42 0.18, 0.76 0.14, 0.74 0.30, 0.66 0.46, 0.56 0.48, 0.48 0.34"), (x, y), 84, turn)
    s.shape(flange, skin.plain(), depth=9, puff=4, rim=6, blend=2)
    base, tip = turned([(0.70, 0.12), (0.63, 0.50)], (x, y), 84, turn).tolist()
    spikes(s, [(*base, *tip, 4.4)], IVORY, z=26, bend=0.10)
    s.shape(turned(LEAF_EAR, (x - 4, y - 12), 15, -40), skin.plain(), depth=24, puff=3, rim=4)


def _scaled(rows: list[tuple[float, float, float]], size: float) -> list[tuple[float, float, float]]:
    return [(x * size, y * size, radius * size) for x, y, radius in rows]


@animal(
    "dinoceras",
    Scene(
        air="sunset",
        far=("peaks", "hills"),
        front="cycad",
        sides="grass",
        seed=307,
        growth=0.6,
        mirrored=True,
        box=(12, 6, 300, 187),
    ),
)
def dinoceras(s: Sculpture) -> None:
    """The terrible horn of Marsh: elephant's limbs, rhinoceros's build, three pairs of horns."""
    skin = Skin("#4f4038", "#8a7260", "#c4aa8a", cover="hide")
    horn = Skin("#6a5a48", "#ac987a", "#dcccaa", cover="bone")
    _six_horned(s, skin, horn, (212, 84), 8, 1.2)


@animal(
    "uintatherium",
    Scene(
        air="lake",
        far=("forest", "hills"),
        front="horsetail",
        sides="horsetail",
        seed=308,
        level=124,
        box=(12, 8, 300, 200),
        flood=176,
    ),
)
def uintatherium(s: Sculpture) -> None:
    """The beast of the Uinta Mountains, knee-deep in an Eocene lake."""
    skin = Skin("#3f4440", "#7a7c6c", "#b8b498", "#343834", "saddle", 22, cover="hide")
    horn = Skin("#5a5648", "#9a947c", "#ccc4a4", cover="bone")
    _six_horned(s, skin, horn, (214, 102), 24, 1.15)


@animal(
    "archaeotherium",
    Scene(air="dusk", far=("mesa", "hills"), front="grass", sides="shrub", seed=309, growth=0.5, box=(14, 8, 298, 187)),
)
def archaeotherium(s: Sculpture) -> None:
    """The ancient beast: a giant pig on stag's legs, with flanges under its cheeks."""
    skin = Skin("#4a3426", "#8a6444", "#c8a276", cover="fur")
    bristle = Skin("#2a1c14", "#44301f", "#6a4c32", cover="fur")
    foot = Foot("hoof", 9, HORN, 2)
    s.chain([(66, 88, 4), (52, 100, 2.4), (46, 118, 1.6), (46, 126, 3)], bristle, z=-3)
    pair(s, (HORSE_HIND, HORSE_HIND), (90, 106), 80, skin, foot, z=15, shift=18, girth=1.05, turns=(8, -16))
    pair(s, (HORSE_FORE, HORSE_FORE), (182, 104), 82, skin, foot, z=15, shift=-14, girth=1.2, turns=(-10, 14))
    mane(s, path("110 62, 140 58, 168 46, 188 50, 200 56"), bristle, 12, 30, z=2)
    s.chain(path("74 98 19, 100 88 28, 134 88 31, 166 80 36, 190 80 30, 206 82 24"), skin, narrow=0.82, blend=5)
    for shift, depth, shade in ((8, -5, 0.25), (0, 15, 0.0)):
        s.shape(turned(LEAF_EAR, (206 + shift, 60), 16, -24), skin, depth=depth, puff=2.6, rim=3, shade=shade)
    head(s, GIANT_PIG, (206, 82), 90, skin, turn=12, gape=7, z=5)
    flange = turned(path("0.22 0, 0.44 -0.04, 0.46 0.14, 0.40 0.30, 0.32 0.32, 0.24 0.16"), (206, 82), 90, 12)
    s.shape(flange, skin.plain(), depth=16, puff=4, rim=6, blend=2)
    knobs = turned(path("0.50 0.23, 0.84 0.18"), (206, 82), 90, 19)
    s.studs([(x, y, 4.4) for x, y in knobs.tolist()], skin.plain())


@animal(
    "phenacodus",
    Scene(
        air="rose", far=("hills", "forest"), front="shrub", sides="fern", seed=310, growth=0.8, box=(14, 12, 298, 187)
    ),
)
def phenacodus(s: Sculpture) -> None:
    """The deceptive tooth: five hoofed toes, a long tail, the pattern from which the hoofed were thought to spring."""
    skin = Skin("#5a3f2c", "#9a7048", "#e4c898", "#e8d0a0", "spots", 9, cover="fur")
    foot = Foot("paw", 9, HORN, 4)
    pair(s, (PAW_HIND, PAW_HIND), (92, 110), 76, skin, foot, z=13, shift=18, girth=0.95, turns=(8, -14))
    pair(s, (PAW_FORE, PAW_FORE), (182, 112), 74, skin, foot, z=13, shift=-14, girth=1.0, turns=(-10, 12))
    s.chain(
        path(
            "-10 142 2, 10 146 4, 32 138 6, 54 116 8, 76 100 18, 104 94 26, 138 96 27, 170 96 25, 194 86 20, 214 72 "
            "15, 228 66 14"
        ),
        skin,
        narrow=0.82,
        blend=5,
    )
    for shift, depth, shade in ((7, -5, 0.25), (0, 10, 0.0)):
        s.shape(turned(LEAF_EAR, (226 + shift, 54), 13, -16), skin.plain(), depth=depth, puff=2.4, rim=3, shade=shade)
    head(s, HORSE, (226, 66), 48, skin, turn=18, z=3)


@animal(
    "periptychus",
    Scene(
        air="swamp",
        far=("forest",),
        front="fern",
        sides="cycad",
        seed=311,
        growth=0.8,
        level=128,
        mirrored=True,
        box=(16, 22, 296, 187),
    ),
)
def periptychus(s: Sculpture) -> None:
    """Folded all round: a squat root-eater of the Puerco, with grooved teeth and a heavy tail."""
    skin = Skin("#3a3028", "#6f5a44", "#b89a74", "#2a221c", "saddle", 14, cover="fur")
    foot = Foot("paw", 12, HORN, 4)
    pair(s, (PAW_HIND, PAW_HIND), (98, 130), 56, skin, foot, z=18, shift=22, girth=1.35, turns=(4, -8))
    pair(s, (PAW_FORE, PAW_FORE), (186, 130), 56, skin, foot, z=18, shift=-20, girth=1.4, turns=(-4, 8))
    s.chain(
        path("-2 168 3, 26 160 8, 52 140 13, 80 122 24, 112 112 33, 148 110 34, 180 108 30, 204 104 23, 218 102 20"),
        skin,
        narrow=0.84,
        blend=5,
    )
    for shift, depth, shade in ((9, -4, 0.25), (0, 14, 0.0)):
        s.studs([(218 + shift, 84, 7)], skin.plain())
        s.chain([(217 + shift, 82, 6.4)], skin.plain(), z=depth, shade=shade)
    head(s, HORSE, (216, 102), 62, skin, turn=22, z=5)
