"""Animals of the Jurassic."""

from __future__ import annotations

from art.recipes.creatures_anatomy import (
    ARM,
    COLUMN,
    ELBOWED,
    IVORY,
    STOUT,
    THEROPOD,
    THEROPOD_BACK,
    Foot,
    head,
    limb,
    pair,
)
from art.recipes.creatures_flyers import RAISED, SOARING, pterosaur
from art.recipes.creatures_heads import (
    ALLOSAUR,
    BEAKED_SMALL,
    HIGH_NOSED,
    LONG_FACED,
    PLIOSAUR,
    PTERODACTYL,
    SLENDER,
    SPEAR_TOOTHED,
    STEGOSAUR,
)
from art.recipes.creatures_parts import plates, ruff, spikes
from art.recipes.creatures_register import animal
from art.recipes.creatures_swimmers import ichthyosaur, paddler
from art.recipes.engraving import Sculpture, Skin, path
from art.recipes.engraving_scenes import Scene

SHIELD = path("-0.34 0.14, -0.46 -0.32, -0.20 -0.78, 0 -1.0, 0.20 -0.78, 0.46 -0.32, 0.34 0.14")
LANCE = path("-0.24 0.14, -0.26 -0.30, -0.10 -0.80, 0 -1.0, 0.10 -0.80, 0.26 -0.30, 0.24 0.14")


@animal(
    "brachiosaurus",
    Scene(air="lake", far=("hills", "forest"), trees="", front="fern", seed=41, level=146, box=(14, 8, 298, 186)),
)
def brachiosaurus(s: Sculpture) -> None:
    """The giraffe among the giants: forelegs longer than hind legs, nose on the brow."""
    skin = Skin("#4f6b58", "#8aa37c", "#d3d3a4", "#3d5546", "bands", 22, cover="hide")
    pair(s, (COLUMN, COLUMN), (104, 116), 66, skin, Foot("pad", 9, IVORY), z=20, shift=18, girth=1.05, turns=(4, -8))
    pair(s, (COLUMN, COLUMN), (178, 98), 84, skin, Foot("pad", 9, IVORY), z=18, shift=-16, girth=0.86, turns=(-5, 8))
    s.chain(
        path(
            "22 166 1.5, 40 154 4.5, 62 136 10, 88 120 22, 118 110 32, 150 102 35, 178 94 30, 198 78 20, 214 54 13, "
            "226 30 9.5, 236 16 8.2, 246 12 8"
        ),
        skin,
        narrow=0.82,
        blend=5,
    )
    head(s, HIGH_NOSED, (246, 12), 32, skin, turn=10)


@animal("stegosaurus", Scene(air="noon", far=("peaks", "hills"), sides="cycad", front="fern", seed=42))
def stegosaurus(s: Sculpture) -> None:
    """The roofed lizard: seventeen great plates and four tail spikes."""
    skin = Skin("#5b5a3a", "#918a58", "#d2c592", "#45452c", "spots", 14, cover="scales")
    plate = Skin("#7a2e1e", "#b8512f", "#d98a52", cover="shell")
    far = path("54 112 22 -14, 80 96 30 -10, 108 78 38 -6, 140 70 42 -1, 172 80 36 6, 198 100 26 12, 220 122 18 18")
    plates(s, far, SHIELD, plate, z=-16, shade=0.30)
    pair(s, (STOUT, STOUT), (112, 118), 66, skin, Foot("pad", 9), z=22, shift=22, girth=1.2, turns=(4, -8))
    pair(s, (ELBOWED, ELBOWED), (196, 136), 48, skin, Foot("pad", 8), z=20, shift=-18, girth=1.25, turns=(-4, 8))
    s.chain(
        path(
            "2 104 3, 32 120 8, 62 122 17, 92 110 29, 124 102 39, 158 106 39, 190 124 29, 214 142 18, 236 154 13, 252 "
            "158 11"
        ),
        skin,
        narrow=0.78,
        blend=5,
    )
    near = path(
        "40 114 19 -16, 66 104 27 -12, 94 84 36 -8, 124 68 44 -3, 157 70 44 3, 187 90 34 10, 210 114 24 16, 232 "
        "138 15 20"
    )
    plates(s, near, SHIELD, plate, z=12)
    spikes(s, [(26, 112, 16, 78, 4.6), (14, 108, 2, 78, 4.2)], IVORY, z=4)
    spikes(s, [(22, 116, -6, 104, 4.4), (10, 110, -16, 92, 4)], IVORY, z=9)
    head(s, STEGOSAUR, (252, 156), 38, skin, turn=16)


@animal(
    "diplodocus",
    Scene(air="dawn", far=("hills", "lake"), sides="", front="horsetail", seed=43, mirrored=True, level=142),
)
def diplodocus(s: Sculpture) -> None:
    """Eighty feet of neck and whip."""
    skin = Skin("#6d5a4a", "#a08c6c", "#dccaa0", "#54443a", "bands", 20, cover="hide")
    pair(s, (COLUMN, COLUMN), (112, 116), 68, skin, Foot("pad", 8, IVORY), z=17, shift=17, girth=0.88, turns=(5, -8))
    pair(s, (COLUMN, COLUMN), (174, 122), 62, skin, Foot("pad", 8, IVORY), z=16, shift=-16, girth=0.82, turns=(-5, 8))
    back = path("38 112, 70 102, 96 86, 128 78, 160 82, 188 80, 208 66, 230 48, 252 36")
    ruff(s, back, Skin("#5a4a3c", "#7a6650", "#8d785c"), 4.6, 34)
    s.chain(
        path(
            "34 34 0.6, 12 52 0.9, 4 80 1.5, 14 106 3, 40 118 6.5, 72 114 13, 100 108 23, 130 106 29, 160 108 27, 184 "
            "102 19, 204 86 12.5, 224 66 9, 246 48 7.2, 266 40 6.6, 278 40 6.4"
        ),
        skin,
        narrow=0.8,
        blend=5,
    )
    head(s, LONG_FACED, (276, 39), 32, skin, turn=18)


@animal(
    "kentrosaurus",
    Scene(air="desert", far=("mesa", "hills"), sides="fern", front="grass", growth=0.35, seed=44, mirrored=True),
)
def kentrosaurus(s: Sculpture) -> None:
    """A smaller plated lizard whose plates turn to long spikes behind the shoulder."""
    skin = Skin("#3f4a4a", "#7c8478", "#cfc6a0", "#2b3436", "saddle", 15)
    plate = Skin("#3a3428", "#7a6a4a", "#a08c60", cover="shell")
    horn = Skin("#6a5434", "#b59a68", "#e2cd9a", cover="bone")
    spikes(s, path("30 122 8 94 4.4, 54 118 32 80 5, 82 104 62 60 5.4, 110 88 96 44 5.4"), horn, z=-12, shade=0.3)
    plates(s, path("140 80 26 -2, 166 84 24 6, 188 98 20 12, 206 116 16 16"), LANCE, plate, z=-12, shade=0.3)
    pair(s, (STOUT, STOUT), (108, 122), 62, skin, Foot("pad", 9), z=20, shift=22, girth=1.15, turns=(4, -8))
    pair(s, (ELBOWED, ELBOWED), (188, 136), 48, skin, Foot("pad", 8), z=18, shift=-18, girth=1.2, turns=(-4, 8))
    s.chain(
        path(
            "-4 116 2.5, 24 126 7, 54 126 14, 86 116 25, 118 110 33, 150 112 33, 180 124 26, 204 138 17, 224 146 "
            "12.5, 240 148 11"
        ),
        skin,
        narrow=0.78,
        blend=5,
    )
    spikes(
        s, path("8 118 -18 100 3.8, 22 118 -4 84 4.6, 46 116 20 72 5.2, 72 106 48 54 5.6, 100 90 80 36 5.8"), horn, z=9
    )
    plates(s, path("126 84 28 -6, 154 82 27 2, 178 94 23 10, 198 110 18 15, 214 128 14 18"), LANCE, plate, z=10)
    spikes(s, [(192, 128, 154, 146, 5.2)], horn, z=26, bend=-0.1)
    head(s, STEGOSAUR, (240, 146), 38, skin, turn=10)


@animal("allosaurus", Scene(air="gold", far=("volcano", "forest"), front="cycad", seed=45))
def allosaurus(s: Sculpture) -> None:
    """The lion of the Jurassic: horned brows, three great claws to the hand."""
    skin = Skin("#3e4a3c", "#7f8a5e", "#d8cfa0", "#2a3228", "bands", 15)
    limb(s, ARM, (192, 104), 38, skin, Foot("hand", 11), z=-14, turn=-34, shade=0.32)
    pair(s, (THEROPOD_BACK, THEROPOD), (132, 92), 92, skin, Foot("talons", 21), z=13, shift=4, girth=1.02)
    s.chain(
        path(
            "-8 62 1.5, 28 74 5.5, 64 82 11, 100 86 19, 134 90 28, 166 92 27, 190 86 20, 208 72 15, 222 60 13.5, 232 "
            "56 13"
        ),
        skin,
        narrow=0.78,
        blend=4,
    )
    limb(s, ARM, (186, 102), 41, skin, Foot("hand", 13), z=18, turn=-14)
    head(s, ALLOSAUR, (230, 56), 68, skin, turn=14, gape=24)
    spikes(s, [(247, 40, 247, 29, 4.4)], Skin("#7a2a1c", "#a8442c", "#c4683c"), z=7)


@animal(
    "dilophosaurus",
    Scene(air="jungle", far=("forest",), sides="tree-fern", front="fern", growth=0.8, seed=46, mirrored=True),
)
def dilophosaurus(s: Sculpture) -> None:
    """A lithe hunter with a pair of crests along the snout."""
    skin = Skin("#3c3a30", "#8a7a4a", "#e0cc92", "#23241f", "rings", 13)
    crest = Skin("#7a1c14", "#c43c22", "#e8883c", cover="membrane")
    limb(s, ARM, (186, 96), 36, skin, Foot("hand", 9), z=-10, turn=-14, shade=0.32)
    pair(s, (THEROPOD, THEROPOD_BACK), (134, 92), 92, skin, Foot("talons", 18), z=10, shift=5, girth=0.8)
    s.chain(
        path(
            "-8 74 1, 28 78 3.4, 64 82 7, 98 86 12, 132 90 20, 162 90 19, 184 82 13, 200 66 9.5, 210 50 8.6, 222 40 8.6"
        ),
        skin,
        narrow=0.76,
        blend=3,
    )
    limb(s, ARM, (181, 95), 38, skin, Foot("hand", 10), z=12, turn=-4)
    fin = path("228 32, 233 19, 246 11, 260 14, 269 26, 264 37")
    s.shape([(x + 4, y - 3) for x, y in fin], crest, depth=-5, puff=2, rim=5, shade=0.3)
    head(s, SLENDER, (220, 40), 58, skin, turn=8, gape=16)
    s.shape(fin, crest, depth=6, puff=2.4, rim=6)
    for x in (236, 244, 252, 260):
        s.line([(244 + (x - 244) * 0.5, 32), (x, 22), (x + 1, 12)], 0.5, 0.5)


@animal("dryosaurus", Scene(air="rose", far=("hills", "lake"), trees="conifer", front="fern", growth=0.7, seed=47))
def dryosaurus(s: Sculpture) -> None:
    """A swift browser with a beak and stiff tail."""
    skin = Skin("#4a6a44", "#94a868", "#e8dfae", "#37502f", "saddle", 13)
    beak = Skin("#4a3a28", "#6b553a", "#8a7048", cover="bone")
    limb(s, ARM, (182, 100), 30, skin, Foot("hand", 7), z=-10, turn=-20, shade=0.32)
    pair(
        s, (THEROPOD, THEROPOD_BACK), (126, 94), 92, skin, Foot("talons", 17), z=10, shift=4, girth=0.9, turns=(-10, 8)
    )
    s.chain(
        path("-8 74 1.2, 28 82 4, 64 88 8.5, 98 92 15, 130 94 23, 160 94 21, 182 86 14, 198 70 10, 210 56 9, 222 48 9"),
        skin,
        narrow=0.8,
        blend=4,
    )
    limb(s, ARM, (177, 99), 32, skin, Foot("hand", 8), z=14, turn=-4)
    head(s, BEAKED_SMALL, (220, 46), 42, skin, turn=12)
    s.shape(path("252 48, 262 53, 263 60, 256 59, 250 56"), beak, depth=6, puff=4, rim=4, blend=1.5)


@animal(
    "pterodactylus", Scene("sky", "gold", ("sun", "sea"), front="", level=162, cloud=0.6, box=(6, 8, 306, 176), seed=48)
)
def pterodactylus(s: Sculpture) -> None:
    """The first pterosaur known to science: short tail, long straight bill."""
    skin = Skin("#6b4f34", "#a3835a", "#e0cda0", cover="fur")
    wings = Skin("#a87c4c", "#c99f6a", "#e4c690", cover="membrane")
    pterosaur(
        s,
        skin,
        wings,
        SOARING,
        PTERODACTYL,
        74,
        ((206, 100, 8.5), (222, 88, 6.5), (232, 84, 6)),
        turn=14,
        gape=7,
        girth=4.6,
    )
    s.shape(
        path("226 74, 214 64, 222 66, 240 74, 250 80, 236 80"),
        Skin("#8a2c1c", "#bf5430", "#d98a4a", cover="membrane"),
        depth=2,
        puff=2,
        rim=4,
        blend=1,
    )


@animal(
    "rhamphorhynchus",
    Scene("sky", "storm", ("sea", "cliff"), front="", level=158, box=(8, 8, 304, 178), mirrored=True, seed=49),
)
def rhamphorhynchus(s: Sculpture) -> None:
    """A fisher with forward-pointing teeth and a rudder on its long tail."""
    skin = Skin("#3a3a44", "#7a7470", "#d8cdb4", cover="fur")
    wings = Skin("#5a5a6a", "#84808a", "#b0a8a4", cover="membrane")
    pterosaur(
        s,
        skin,
        wings,
        RAISED,
        SPEAR_TOOTHED,
        54,
        ((206, 104, 9), (222, 97, 7.5), (232, 95, 7)),
        turn=8,
        gape=18,
        tail=118,
        girth=4.4,
    )


@animal("liopleurodon", Scene("sea", "green", front="sea-lily", seed=50, box=(6, 22, 306, 172)))
def liopleurodon(s: Sculpture) -> None:
    """A short-necked sea monster, a fifth of it jaws."""
    skin = Skin("#1f2a30", "#4a5a58", "#e8e4cc", "#c9cbb4", "flecks", 14, cover="wet")
    spine = path("4 112 2, 30 108 7, 62 102 16, 98 98 27, 136 98 32, 170 100 29, 196 100 22, 214 100 18")
    paddler(s, skin, spine, PLIOSAUR, 92, 4, (180, 114, 72), (86, 112, 70), gape=20)


@animal("ophthalmosaurus", Scene("sea", "reef", front="coral", seed=51, mirrored=True, box=(6, 16, 306, 172)))
def ophthalmosaurus(s: Sculpture) -> None:
    """A deep diver with the largest eyes of its size."""
    skin = Skin("#1f4a58", "#5a9a9a", "#f0ead0", cover="wet")
    ichthyosaur(s, skin, depth=32, snout=50, gaze=8.4, fluke=46, dorsal=44, fore=54, hind=34)
