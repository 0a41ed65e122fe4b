"""Giants of the Bone Wars: long-necked, horned, plated and armoured, as the feuding years saw them."""

from __future__ import annotations

import numpy as np

from art.recipes.creatures_anatomy import COLUMN, ELBOWED, HORN, IVORY, SPRAWLED, STOUT, Foot, head, pair
from art.recipes.creatures_heads import ARMOURED_FACE, HIGH_NOSED, HORNED_FACE, LONG_FACED, PROSAUROPOD
from art.recipes.creatures_parts import spikes
from art.recipes.creatures_register import animal
from art.recipes.engraving import Field, Points, Sculpture, Skin, path, spline, turned
from art.recipes.engraving_scenes import Scene

SHINGLE = path("-0.52 0.10, -0.44 -0.34, 0 -0.52, 0.44 -0.34, 0.52 0.10, 0.30 0.48, 0 0.60, -0.30 0.48")
BEAK = Skin("#4a3a28", "#6b553a", "#8a7048", cover="bone")


@animal(
    "apatosaurus",
    Scene(
        air="steppe", far=("peaks", "hills"), sides="cycad", front="fern", seed=201, level=146, box=(8, 14, 304, 187)
    ),
)
def apatosaurus(s: Sculpture) -> None:
    """The deceptive lizard: a mountain of flesh on pillars, its tail trailing on the ground."""
    skin = Skin("#4a5560", "#82898a", "#cfc8ae", "#3a444e", "saddle", 24, cover="hide")
    pair(s, (COLUMN, COLUMN), (112, 112), 72, skin, Foot("pad", 10, IVORY), z=24, shift=24, girth=1.25, turns=(4, -8))
    pair(s, (COLUMN, COLUMN), (196, 118), 66, skin, Foot("pad", 10, IVORY), z=22, shift=-22, girth=1.2, turns=(-5, 8))
    s.chain(
        path(
            "-34 182 1, -6 178 2.5, 24 166 6, 52 146 12, 82 122 26, 116 106 39, 154 102 43, 188 98 37, 214 84 26, "
            "236 68 17, 256 58 12.5, 276 56 11, 290 60 10"
        ),
        skin,
        narrow=0.82,
        blend=5,
    )
    for x in (232, 246, 260, 272):
        s.line([(x - 4, 76 - (x - 232) * 0.3), (x + 1, 64 - (x - 232) * 0.2)], 0.8, 0.45)
    head(s, PROSAUROPOD, (288, 58), 40, skin, turn=16)


@animal(
    "brontosaurus",
    Scene(
        air="swamp",
        far=("hills", "forest"),
        trees="tree-fern",
        front="horsetail",
        seed=202,
        level=128,
        mirrored=True,
        box=(4, 8, 300, 206),
        flood=147,
    ),
)
def brontosaurus(s: Sculpture) -> None:
    """The thunder lizard, up to its belly in a swamp, for no legs could bear such a weight on land."""
    skin = Skin("#4a3a2c", "#7f6a4c", "#b8a276", "#3a2c20", "flecks", 20, cover="hide")
    pair(s, (COLUMN, COLUMN), (112, 128), 62, skin, Foot("pad", 9), z=24, shift=22, girth=1.15)
    pair(s, (COLUMN, COLUMN), (186, 130), 60, skin, Foot("pad", 9), z=22, shift=-20, girth=1.1)
    s.chain(
        path(
            "-28 138 1, 4 136 3, 36 134 8, 66 124 17, 96 112 30, 128 104 40, 160 106 40, 188 104 31, 208 86 20, 222 "
            "60 13, 232 34 10, 244 18 8.6, 256 14 8"
        ),
        skin,
        narrow=0.84,
        blend=5,
    )
    s.line([(204, 98), (214, 86), (220, 70)], 1.0, 0.5)
    s.line([(194, 92), (206, 76), (213, 58)], 0.9, 0.4)
    head(s, PROSAUROPOD, (254, 14), 34, skin, turn=14)
    fern = Skin("#4a5a2a", "#6f8038", "#94a04c", cover="membrane")
    for turn, size in ((58, 24), (82, 28), (106, 20)):
        blade = path("0 -0.08, 0.4 -0.14, 1 0, 0.4 0.12, 0 0.08")
        s.shape(turned(blade, (284, 24), size, turn), fern, depth=6, puff=1.4, rim=3)


@animal(
    "camarasaurus",
    Scene("sea", "green", front="kelp", sides="kelp", seed=203, box=(6, 6, 306, 188)),
)
def camarasaurus(s: Sculpture) -> None:
    """The chambered lizard: wading along the floor of a lake, the neck its snorkel."""
    skin = Skin("#3f5248", "#7a8f70", "#c9cc9c", "#2f4038", "bands", 22, cover="hide")
    pair(s, (COLUMN, COLUMN), (112, 116), 66, skin, Foot("pad", 9, IVORY), z=20, shift=22, girth=1.1, turns=(8, -14))
    pair(s, (COLUMN, COLUMN), (182, 112), 70, skin, Foot("pad", 9, IVORY), z=20, shift=-20, girth=1.0, turns=(-10, 12))
    s.chain(
        path(
            "4 120 1.2, 24 130 4, 46 134 9, 74 124 18, 104 112 30, 138 106 36, 170 100 34, 196 86 23, 212 64 14, 222 "
            "42 10.5, 236 28 9, 250 26 8.4"
        ),
        skin,
        narrow=0.82,
        blend=5,
    )
    head(s, HIGH_NOSED, (248, 28), 34, skin, turn=8)
    bubble = Skin("#bfe0d0", "#e6f6e8", "#ffffff", cover="wet")
    for x, y, r in path("290 14 2.2, 296 4 1.6, 284 6 1.4").tolist():
        s.chain([(x, y, r)], bubble, z=4)


def _horned(s: Sculpture, skin: Skin, frill: Skin, rim: Field, knob: float) -> None:
    """Add a horned dinosaur with its frill, without horns."""
    pair(s, (STOUT, STOUT), (94, 116), 68, skin, Foot("pad", 10, IVORY), z=24, shift=24, girth=1.12, turns=(4, -8))
    fore = Foot("pad", 10, IVORY)
    pair(s, (ELBOWED, ELBOWED), (182, 122), 62, skin, fore, z=24, shift=-22, girth=1.12, turns=(-4, 8))
    s.chain(
        path("-6 158 2.5, 24 144 8, 56 124 20, 90 108 34, 128 100 41, 166 102 40, 196 108 34, 218 112 26"),
        skin,
        narrow=0.82,
        blend=5,
    )
    s.shape(rim, frill, depth=16, puff=7, rim=18, tilt=(0.10, 0.0))
    if knob:
        s.studs([(x, y, knob) for x, y in spline(rim[1:-1], 3).tolist()], HORN)
    head(s, HORNED_FACE, (222, 108), 68, skin, turn=16, z=24)
    bill = path("266 124, 279 128, 288 140, 287 154, 279 150, 268 146, 263 136")
    s.shape(bill, BEAK, depth=30, puff=7, rim=7, blend=2.5)


@animal("agathaumas", Scene(air="sunset", far=("volcano", "forest"), front="cycad", seed=204, mirrored=True))
def agathaumas(s: Sculpture) -> None:
    """The great wonder: spined along back and flank, with a long horn on the nose and short ones on the brow."""
    skin = Skin("#2f3a34", "#66705a", "#b8b088", "#232c28", "bands", 17)
    frill = Skin("#3a3a30", "#7a6a48", "#b0966a", "#8a2f1e", "rings", 13)
    rim = path("222 132, 206 120, 196 98, 194 74, 206 56, 226 50, 244 58, 254 78, 252 104, 244 124")
    _horned(s, skin, frill, rim, 0)
    crown = path("200 112 182 118 4, 193 90 176 88 4.4, 195 70 180 58 4.4, 208 53 200 36 4.4, 228 48 230 32 4")
    spikes(s, crown, HORN, z=18, bend=0.05)
    ridge = path("34 134 22 122 3, 56 112 42 98 3.6, 82 88 68 72 4, 108 68 98 52 4, 136 62 130 45 4, 164 66 160 49 4")
    spikes(s, ridge, HORN, z=4, bend=0.1)
    flank = path("66 116 52 106 3.4, 92 100 78 88 3.8, 120 92 110 78 3.8, 148 92 140 77 3.8, 174 98 168 83 3.6")
    spikes(s, flank, HORN, z=34, bend=0.1)
    spikes(s, [(254, 92, 266, 66, 4.2)], IVORY, z=22, shade=0.15, bend=-0.12)
    spikes(s, [(248, 96, 256, 68, 4.6)], IVORY, z=42, bend=-0.12)
    spikes(s, [(272, 124, 298, 74, 6.6)], IVORY, z=42, bend=-0.14)


@animal("monoclonius", Scene(air="lake", far=("hills", "lake"), sides="horsetail", front="shrub", seed=205, growth=0.7))
def monoclonius(s: Sculpture) -> None:
    """One horn over the nose, and a frill with two great windows."""
    skin = Skin("#7a5632", "#b08a54", "#e2c992", "#5a3c22", "spots", 15)
    frill = Skin("#6a4526", "#b98a4c", "#e6c27e", "#a03a22", "spots", 10)
    rim = path("222 132, 210 120, 203 102, 202 84, 210 68, 226 62, 242 68, 252 84, 251 106, 244 124")
    _horned(s, skin, frill, rim, 3.2)
    s.shape(
        path("214 106, 210 92, 216 80, 226 80, 228 96, 224 108"),
        Skin("#7a3a20", "#b0582e", "#d98a52"),
        depth=24,
        puff=1.5,
        rim=4,
    )
    spikes(s, [(254, 94, 260, 84, 3)], IVORY, z=42, bend=-0.1)
    spikes(s, [(270, 124, 276, 66, 7)], IVORY, z=42, bend=0.16)


@animal(
    "nodosaurus",
    Scene(air="jungle", far=("forest",), sides="tree-fern", front="fern", seed=206, growth=0.8, level=128),
)
def nodosaurus(s: Sculpture) -> None:
    """The knobbed lizard, woven over with bands of small scutes; a narrow head, no club."""
    skin = Skin("#4a4a3c", "#80795c", "#bfb288", cover="hide")
    armour = Skin("#5a3a22", "#a8743f", "#dcb478", cover="shell")
    small = Skin("#5a5038", "#b8a878", "#e2d6a8", cover="shell")
    pair(s, (SPRAWLED, STOUT), (104, 122), 56, skin, Foot("pad", 9), z=24, shift=26, girth=1.15)
    pair(s, (SPRAWLED, ELBOWED), (196, 128), 50, skin, Foot("pad", 9), z=24, shift=-24, girth=1.1)
    spine = path(
        "-14 160 2, 14 152 6, 44 138 12, 72 122 22, 104 108 35, 140 102 40, 174 106 36, 204 118 26, 228 128 18, 246 "
        "132 15"
    )
    s.chain(spine, skin, narrow=0.92, blend=5)
    curve = spline(spine, 14)
    for number, i in enumerate(range(6, len(curve) - 4, 4)):
        x, y, r = curve[i].tolist()
        lean = r * 0.16
        for lift in np.linspace(-0.95, 0.5, max(3, round(r / (5 if number % 3 == 0 else 4)))):
            skin_of = armour if number % 3 == 0 else small
            size = (4.6 if number % 3 == 0 else 2.5) * (0.45 + r / 60)
            s.studs([(x + lift * lean, y + r * lift, size)], skin_of, 0.75)
    head(s, ARMOURED_FACE, (246, 130), 44, skin, turn=18, z=4)
    s.studs(path("256 120 3.2, 264 124 3.2, 271 129 2.8, 260 129 2.6, 254 127 2.6"), armour, 0.6)


@animal(
    "stegosaurus-1877",
    Scene(
        air="coast",
        far=("hills", "lake"),
        sides="horsetail",
        front="horsetail",
        seed=207,
        mirrored=True,
        level=124,
        box=(8, 26, 304, 184),
    ),
)
def stegosaurus_of_1877(s: Sculpture) -> None:
    """The roofed lizard as first described: a swimmer like a turtle, under a roof of shingles fringed with spines."""
    skin = Skin("#4f5a3a", "#8a8a5a", "#cfc594", "#3c452c", "flecks", 12, cover="hide")
    plate = Skin("#5a3a28", "#a8754a", "#d9ad78", cover="shell")
    pair(s, (SPRAWLED, STOUT), (98, 128), 52, skin, Foot("paw", 12, toes=4), z=34, shift=26, girth=1.3)
    pair(s, (SPRAWLED, ELBOWED), (196, 130), 50, skin, Foot("paw", 12, toes=4), z=34, shift=-24, girth=1.2)
    spine = path(
        "-46 160 1.5, -16 158 4.5, 16 150 9, 46 138 16, 76 122 30, 110 108 43, 148 104 47, 184 112 40, 212 126 25, "
        "236 128 14, 258 116 10, 276 104 9"
    )
    s.chain(spine, skin, narrow=0.9, blend=5)
    _roof(s, spine[3:10], plate)
    tail = path("-34 152 -46 138 3, -16 150 -26 132 3.6, 4 146 -6 126 4, 26 140 16 118 4.4, 48 130 40 108 4.6")
    spikes(s, tail, IVORY, z=6, bend=0.08)
    hem = path("58 146 40 160 4, 84 152 68 170 4.4, 178 154 176 172 4.4, 206 146 208 164 4, 128 156 118 174 4.6")
    spikes(s, hem, IVORY, z=42, bend=0.05)
    head(s, LONG_FACED, (274, 103), 38, skin, turn=14)


def _roof(s: Sculpture, spine: Points, plate: Skin) -> None:
    """Lay overlapping shingles flat on a back: the hindmost first, the lowest row first."""
    curve = spline(spine, 10)
    for row, lift in enumerate((0.44, 0.14, -0.20, -0.52, -0.80, -0.97)):
        shift = 0.5 * (row % 2)
        for share in np.linspace(0, 1, 11):
            at = min(1.0, share + shift / 10)
            x, y, r = curve[round(at * (len(curve) - 1))].tolist()
            size = r * 0.40 + 5
            out = 0.9 * r * float(np.sqrt(max(0.0, 1 - lift * lift)))
            place = (x + lift * r * 0.1, y + r * lift)
            squeeze = 0.62 + 0.38 * (1 - abs(lift))
            outline = turned(SHINGLE * (1.0, squeeze), place, size, 24)
            s.shape(outline, plate, depth=out + 1 + share, puff=2.6, rim=3.4, tilt=(0.10, 0.34 * lift))
