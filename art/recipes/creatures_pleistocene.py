"""Animals of the Ice Age."""

from __future__ import annotations

import numpy as np

from art.recipes.creatures_anatomy import (
    COLUMN,
    ELBOWED,
    HORN,
    IVORY,
    PAW_FORE,
    PAW_HIND,
    STOUT,
    THEROPOD,
    THEROPOD_BACK,
    Foot,
    eye,
    head,
    limb,
    pair,
)
from art.recipes.creatures_heads import CAT, GLYPTODONT, RHINOCEROS, ROO, SEA_COW, SLOTH, TERROR_BIRD, VULTURE, WOLF
from art.recipes.creatures_parts import feathers, flipper, fringe, mosaic, seams, spikes
from art.recipes.creatures_register import animal
from art.recipes.engraving import Sculpture, Skin, path, turned
from art.recipes.engraving_scenes import Scene

EAR = path("-0.5 0.3, -0.45 -0.5, 0 -1.0, 0.42 -0.5, 0.5 0.3")


@animal(
    "megatherium", Scene(air="steppe", far=("snow", "hills"), front="grass", growth=0.7, seed=61, box=(20, 8, 300, 186))
)
def megatherium(s: Sculpture) -> None:
    """An elephant-sized ground sloth, reared up against a tree to strip its boughs."""
    skin = Skin("#5a3c22", "#96703f", "#c9a468", cover="fur")
    claws = Skin("#cdb98a", "#e6d4a0", "#f6ecd0", cover="bone")
    arm = path("0 0 0.27, 0.16 0.34 0.19, 0.50 0.18 0.135, 0.76 -0.08 0.105")
    limb(s, arm, (172, 70), 72, skin, Foot("hand", 22, claws, aim=-60), z=-18, turn=-12, shade=0.3)
    _tree(s)
    limb(s, STOUT, (132, 142), 44, skin, Foot("paw", 18, claws), z=-18, girth=1.7, shade=0.32)
    s.chain(
        path("34 180 5, 60 174 12, 88 164 22, 112 144 36, 132 114 40, 150 84 33, 166 58 23, 178 40 17, 188 34 15"),
        skin,
        narrow=0.85,
        blend=5,
    )
    limb(s, STOUT, (110, 146), 40, skin, Foot("paw", 20, claws), z=24, girth=2.0)
    limb(s, arm, (158, 80), 84, skin, Foot("hand", 25, claws, aim=-50), z=24, turn=6, girth=1.05)
    s.shape(turned(EAR, (186, 28), 8, -30), skin, depth=15, puff=2, rim=4)
    head(s, SLOTH, (188, 34), 46, skin, turn=-12)


def _tree(s: Sculpture) -> None:
    """Add the young tree that the sloth has pulled towards it."""
    bark = Skin("#4a3a2a", "#6f5a42", "#8a7456", cover="hide")
    leaf = Skin("#4a5a2a", "#75873c", "#a3ad5a", cover="membrane")
    s.chain(path("246 190 8, 240 140 7, 238 96 6.4, 246 50 5.6, 262 8 4.6"), bark, z=-10)
    boughs = path("239 92 280 66, 246 48 290 26, 258 18 228 -4, 242 70 214 60, 262 8 286 -8, 250 36 232 18")
    for x, y, tip_x, tip_y in boughs.tolist():
        s.chain([(x, y, 3), ((x + tip_x) / 2, (y + tip_y) / 2 - 3, 2.2), (tip_x, tip_y, 1.2)], bark, z=-9)
        for i in range(16):
            reach = np.array([np.cos(i * 2.4) * 1.5, np.sin(i * 2.4)]) * (3 + i * 0.8)
            blade = turned(path("-0.5 0, 0 -0.28, 0.5 0, 0 0.28"), (tip_x + reach[0], tip_y + reach[1]), 12, i * 47)
            s.shape(blade, leaf, depth=-8 + i * 0.4, puff=1.4, rim=3)


@animal(
    "glyptodon",
    Scene(
        air="gold", far=("peaks", "hills"), front="grass", sides="grass", growth=0.6, seed=62, mirrored=True, level=128
    ),
)
def glyptodon(s: Sculpture) -> None:
    """An armadillo the size of a cart, under a dome of rosettes."""
    skin = Skin("#5a4632", "#8a6f4e", "#b89a6c", cover="fur")
    shell = Skin("#6a5232", "#ab8a58", "#dcc08a", cover="shell")
    pair(s, (STOUT, STOUT), (98, 138), 46, skin, Foot("paw", 12, HORN, 4), z=24, shift=26, girth=1.4)
    pair(s, (ELBOWED, ELBOWED), (192, 140), 44, skin, Foot("paw", 11, HORN, 4), z=24, shift=-24, girth=1.3)
    for i in range(9):
        x, y, r = 74 - i * 9, 138 + i * 3.4, 15.5 - i * 1.25
        s.chain([(x, y, r), (x - 3, y + 1, r * 0.96)], shell, narrow=0.9, z=-i * 0.4)
        if i:
            spikes(
                s,
                [(x + 2, y - r * 0.8, x - 4, y - r - 5, 2.6), (x + 1, y - r * 0.1, x - 4, y - r * 0.5, 2.4)],
                HORN,
                z=r * 0.6,
            )
    s.chain([(214, 130, 24), (232, 130, 21)], skin, narrow=0.9)
    dome = path("62 138, 66 104, 88 70, 124 50, 160 46, 196 58, 220 86, 230 118, 226 140, 190 154, 144 158, 98 154")
    s.shape(dome, shell, depth=6, puff=34, rim=64)
    rosettes = mosaic((68, 50, 228, 152), 15)
    seams(s, rosettes, 8.4, "#ecd6a4")
    s.studs([(x, y, 3.4) for x, y in rosettes], shell, 0.7)
    rim = path("64 142, 80 150, 98 155, 116 158, 134 160, 152 160, 170 158, 188 155, 206 150, 222 143")
    s.studs([(x, y, 7) for x, y in rim], shell, 0.7)
    head(s, GLYPTODONT, (232, 126), 48, skin, turn=14, z=4)
    s.studs(path("238 110 6, 248 110 6.4, 258 114 5.6, 243 104 5, 252 106 5"), shell, 0.6)


@animal("smilodon", Scene("ice", "frost", ("snow", "hills"), front="grass", growth=0.35, seed=63))
def smilodon(s: Sculpture) -> None:
    """The sabre-toothed cat."""
    skin = Skin("#8a5c2c", "#c9934c", "#f0dcae", "#6a4220", "spots", 9, cover="fur")
    jowl = Skin("#a8743a", "#d8b078", "#e0c08a", cover="fur")
    hind, fore = Foot("paw", 11, HORN, 4), Foot("paw", 12, HORN, 4)
    pair(s, (PAW_HIND, PAW_HIND), (84, 104), 80, skin, hind, z=14, shift=20, turns=(6, -12))
    pair(s, (PAW_FORE, PAW_FORE), (178, 102), 82, skin, fore, z=16, shift=-12, girth=1.15, turns=(-10, 14))
    s.chain(
        path(
            "30 74 3.4, 42 78 5, 56 90 10, 76 98 23, 104 98 28, 136 100 28, 168 96 31, 192 84 27, 210 70 23, 222 62 21"
        ),
        skin,
        narrow=0.8,
        blend=5,
    )
    s.shape(turned(EAR, (214, 42), 12, -16), skin, depth=16, puff=3, rim=5)
    s.shape(turned(EAR, (226, 40), 11, 6), skin, depth=-4, puff=3, rim=5, shade=0.25)
    head(s, CAT, (214, 62), 62, skin, turn=10, gape=30, z=5, jaw_skin=jowl)
    spikes(s, [(262, 78, 258, 116, 4.8)], IVORY, z=26, bend=-0.12)
    spikes(s, [(270, 79, 268, 112, 4)], IVORY, z=6, shade=0.15, bend=-0.12)


@animal("woolly-mammoth", Scene("ice", "ice", ("snow", "forest"), front="grass", growth=0.2, seed=64, mirrored=True))
def woolly_mammoth(s: Sculpture) -> None:
    """The hairy elephant of the steppe with its great spiral tusks."""
    skin = Skin("#4a2c1a", "#7d5130", "#a87a4a", cover="fur")
    dark = Skin("#3c2416", "#5f3c24", "#7d5434", cover="fur")
    pair(s, (COLUMN, COLUMN), (86, 122), 62, skin, Foot("pad", 9, IVORY), z=26, shift=24, girth=1.2)
    pair(s, (COLUMN, COLUMN), (178, 114), 70, skin, Foot("pad", 9, IVORY), z=26, shift=-22, girth=1.1)
    s.chain(path("230 102 7, 244 134 7, 268 156 6, 294 152 4.6, 302 128 3.2, 292 108 1.4"), IVORY, z=4, shade=0.22)
    s.chain([(52, 110, 5), (44, 130, 3.5), (42, 152, 4.6)], dark, z=-4)
    s.chain(path("68 112 24, 92 104 42, 132 92 50, 170 80 49, 198 72 38"), skin, narrow=0.82, blend=6)
    fringe(s, path("58 138, 96 150, 140 146, 184 136, 204 122"), dark, 27, 62, z=30)
    s.chain(path("212 34 17, 220 54 28, 232 78 26, 240 92 20"), skin, narrow=0.85, blend=5, z=10)
    s.chain(path("242 88 17, 254 114 13, 258 142 10, 250 164 7.5, 256 176 6, 266 174 4.6"), skin, z=12, blend=4)
    for level in range(8):
        y = 104 + level * 8.4
        s.line([(248 - level * 0.1, y), (256, y + 2.5), (264 - level * 0.3, y - 1)], 0.7, 0.55)
    s.shape(path("200 56, 192 72, 198 92, 210 90, 214 70, 210 56"), skin, depth=34, puff=4, rim=7)
    s.chain(path("232 102 8, 246 140 8, 276 168 7, 308 162 5.4, 320 134 3.6, 308 110 1.4"), IVORY, z=34)
    eye(s, 236, 72, 2.4, "#8a5a24", slit=False)
    fringe(s, [(200, 96), (214, 110), (228, 112)], dark, 22, 16, z=38)
    fringe(s, [(200, 30), (212, 22), (226, 32)], skin, 9, 14, z=30)


@animal("woolly-rhinoceros", Scene("ice", "ice", ("hills", "snow"), front="rock", growth=0.15, cloud=0.8, seed=65))
def woolly_rhinoceros(s: Sculpture) -> None:
    """A shaggy grazer with a yard-long flattened horn."""
    skin = Skin("#5a4028", "#8f6d44", "#b89464", cover="fur")
    dark = Skin("#48321f", "#6a4c2e", "#8a6a44", cover="fur")
    horn = Skin("#3a3028", "#5f5246", "#8a7a66", cover="bone")
    pair(s, (COLUMN, COLUMN), (86, 126), 58, skin, Foot("pad", 9), z=24, shift=24, girth=1.2)
    pair(s, (COLUMN, COLUMN), (184, 126), 58, skin, Foot("pad", 9), z=24, shift=-22, girth=1.15)
    s.chain([(40, 108, 3), (34, 126, 2.4), (34, 140, 3.4)], dark, z=2)
    s.chain(
        path("58 116 22, 86 108 38, 124 104 43, 160 96 47, 190 98 40, 214 112 28, 230 124 22"),
        skin,
        narrow=0.84,
        blend=6,
    )
    fringe(s, path("56 138, 96 148, 140 148, 184 144, 216 140"), dark, 20, 70, z=28)
    s.shape(turned(EAR, (222, 98), 12, -24), skin, depth=18, puff=3, rim=5)
    head(s, RHINOCEROS, (224, 120), 70, skin, turn=22, z=6)
    s.shape(path("270 132, 290 130, 301 108, 304 74, 299 54, 290 86, 278 110, 266 122"), horn, depth=10, puff=5, rim=8)
    s.shape(path("246 118, 262 120, 269 102, 270 84, 261 98, 248 108"), horn, depth=10, puff=5, rim=7)
    for x in (284, 289, 294):
        s.line([(x - 4, 118), (x + 3, 98), (x + 8, 72)], 0.6, 0.45)


@animal("dire-wolf", Scene("ice", "frost", ("snow", "forest"), front="grass", growth=0.3, seed=66, mirrored=True))
def dire_wolf(s: Sculpture) -> None:
    """The heavy-boned wolf of the tar pits, head lowered."""
    skin = Skin("#3f3c3a", "#7f786e", "#d8cdb8", cover="fur")
    jowl = Skin("#5a554e", "#8a8276", "#a89e8c", cover="fur")
    pair(
        s, (PAW_HIND, PAW_HIND), (88, 98), 86, skin, Foot("paw", 9, HORN, 4), z=11, shift=18, girth=0.82, turns=(8, -12)
    )
    pair(
        s,
        (PAW_FORE, PAW_FORE),
        (176, 98),
        86,
        skin,
        Foot("paw", 9, HORN, 4),
        z=12,
        shift=-14,
        girth=0.86,
        turns=(-12, 12),
    )
    s.chain(
        path(
            "26 134 2.5, 34 122 7, 46 106 9.5, 60 92 9, 78 92 19, 106 94 22, 136 96 23, 166 92 27, 190 82 24, 208 74 "
            "20, 222 72 17"
        ),
        skin,
        narrow=0.8,
        blend=5,
    )
    s.shape(turned(EAR, (222, 50), 14, -14), skin, depth=13, puff=3, rim=4)
    s.shape(turned(EAR, (232, 50), 13, 4), skin, depth=-4, puff=3, rim=4, shade=0.25)
    head(s, WOLF, (220, 72), 62, skin, turn=16, gape=12, z=4, jaw_skin=jowl)


@animal(
    "procoptodon",
    Scene(
        air="desert", far=("mesa", "hills"), front="grass", sides="grass", growth=0.45, seed=67, box=(24, 10, 288, 186)
    ),
)
def procoptodon(s: Sculpture) -> None:
    """A short-faced kangaroo ten feet high, with one hooflike toe and grasping fingers."""
    skin = Skin("#7a4a2c", "#b07a4c", "#ead2a4", cover="fur")
    arm = path("0 0 0.24, 0 0.40 0.16, 0.30 0.62 0.11, 0.56 0.60 0.085")
    shank = path("0 0 0.40, 0.42 0.22 0.30, 0.30 0.48 0.17, -0.12 0.74 0.11, 0.06 0.90 0.10, 0.50 0.95 0.085")
    limb(s, arm, (172, 82), 58, skin, Foot("hand", 13, HORN, 2), z=-14, turn=-12, shade=0.32)
    limb(s, shank, (118, 124), 62, skin, Foot("hoof", 10, HORN, 1), z=-14, shade=0.32)
    s.chain(
        path(
            "-20 180 3.5, 14 180 6, 46 174 9, 76 160 15, 102 138 28, 122 114 32, 142 88 26, 156 64 17, 166 46 12.5, "
            "172 36 12"
        ),
        skin,
        narrow=0.82,
        blend=5,
    )
    limb(s, shank, (104, 126), 62, skin, Foot("hoof", 12, HORN, 1), z=20)
    limb(s, arm, (158, 84), 62, skin, Foot("hand", 14, HORN, 2), z=20)
    for x, lean, z, shade in ((170, -14, 12, 0.0), (180, 8, -4, 0.25)):
        s.shape(turned(EAR, (x, 20), 17, lean), skin, depth=z, puff=3, rim=4, shade=shade)
    head(s, ROO, (172, 36), 42, skin, turn=10)


@animal(
    "titanis",
    Scene(
        air="steppe",
        far=("hills", "lake"),
        front="grass",
        sides="grass",
        growth=0.8,
        seed=68,
        mirrored=True,
        box=(24, 8, 288, 186),
    ),
)
def titanis(s: Sculpture) -> None:
    """A terror bird taller than a man, with an axe for a bill."""
    skin = Skin("#2c2a30", "#5f5850", "#cdbf9e", cover="plumage")
    quill = Skin("#26242a", "#4a4440", "#6f6656", cover="plumage")
    leg = Skin("#8a6a3a", "#b8945a", "#d8bc84")
    beak = Skin("#a8772e", "#dba84c", "#f0d48c", cover="bone")
    pair(s, (THEROPOD, THEROPOD_BACK), (132, 104), 80, leg, Foot("talons", 20), z=12, shift=5, girth=0.72)
    feathers(s, [(92, 82), (88, 96), (92, 110)], [(42, 62), (30, 92), (44, 118)], quill, 9, 6, z=-4)
    s.chain(
        path("84 92 13, 108 94 27, 138 94 34, 164 84 27, 178 62 15, 184 40 12.5, 192 28 13"), skin, narrow=0.85, blend=4
    )
    s.chain([(132, 106, 24), (138, 124, 15)], skin, z=12, blend=4)
    feathers(s, [(166, 80), (148, 76), (134, 82)], [(150, 112), (118, 112), (96, 106)], quill, 10, 5, z=27)
    feathers(s, [(184, 20), (178, 24), (174, 32)], [(172, 4), (158, 8), (152, 22)], quill, 6, 2.6, z=6)
    head(s, TERROR_BIRD, (192, 28), 62, beak, turn=6, gape=14, z=1)
    s.chain([(188, 30, 14), (200, 26, 12), (206, 24, 8)], skin, z=3, blend=3)
    eye(s, 207, 21, 2.8, "#e8b030")


@animal(
    "teratornis", Scene("sky", "ice", ("snow", "forest"), front="", level=176, cloud=0.7, box=(3, 8, 309, 188), seed=69)
)
def teratornis(s: Sculpture) -> None:
    """A condor with twelve feet of wing."""
    skin = Skin("#211c1c", "#3f3632", "#5f5248", cover="plumage")
    quill = Skin("#1a1718", "#332c2a", "#4a4038", cover="plumage")
    pale = Skin("#a89c88", "#d8ccb4", "#f0e8d4", cover="plumage")
    bald = Skin("#a84a2c", "#d8805a", "#efb48c")
    feathers(
        s,
        path("196 104, 222 84, 252 62, 272 50"),
        path("214 140, 258 116, 300 84, 316 10"),
        quill,
        15,
        6.5,
        z=-18,
        shade=0.22,
    )
    feathers(s, [(196, 100), (224, 78), (254, 58)], [(206, 124), (238, 102), (270, 76)], pale, 11, 5, z=-14, shade=0.22)
    s.chain(path("194 102 8, 224 80 6, 254 58 4.5, 276 46 2.5"), skin, z=-10, shade=0.2)
    feathers(s, [(132, 128), (130, 136), (134, 144)], [(84, 138), (82, 158), (98, 172)], quill, 9, 6, z=-2)
    s.chain([(138, 142, 5), (132, 158, 3), (124, 166, 2)], bald, z=10)
    s.chain(path("128 134 9, 150 128 18, 174 116 20, 196 104 15, 206 98 12"), skin, narrow=0.85, blend=3)
    s.studs(path("204 88 6, 208 94 6.5, 210 102 6.5, 208 110 6"), pale, 0.8)
    s.chain([(206, 98, 9), (218, 92, 7), (228, 88, 7)], bald, blend=2)
    head(s, VULTURE, (227, 88), 36, bald, turn=14, z=2)
    feathers(s, path("182 104, 150 78, 104 60, 70 54"), path("140 152, 98 138, 42 116, 2 34"), quill, 18, 7.5, z=14)
    feathers(s, [(178, 102), (146, 76), (100, 60)], [(150, 128), (114, 112), (74, 92)], pale, 13, 6, z=18)
    s.chain(path("184 106 10, 150 78 7, 104 58 5, 64 50 2.6"), skin, z=24)


@animal(
    "stellers-sea-cow", Scene("sea", "green", front="kelp", sides="kelp", seed=70, mirrored=True, box=(4, 24, 308, 172))
)
def stellers_sea_cow(s: Sculpture) -> None:
    """A toothless giant of the kelp beds, gone within a lifetime of its discovery."""
    skin = Skin("#40372e", "#75674f", "#a8987a", cover="hide")
    flipper(s, (206, 128), 40, 62, skin, z=-22, shade=0.34)
    fluke = path("40 108, 20 94, -2 70, -16 60, -12 80, 4 104, -10 128, -22 146, -4 142, 20 124, 40 118")
    s.shape(fluke, skin.plain(), depth=-1, puff=4, rim=8, blend=3)
    s.chain(
        path("28 110 6, 52 110 13, 86 104 29, 126 100 40, 168 100 41, 204 104 33, 230 108 24, 244 110 20"),
        skin,
        narrow=0.85,
        blend=4,
    )
    head(s, SEA_COW, (240, 108), 54, skin, turn=10, z=2)
    s.studs([(x, y, 1.5) for x, y in path("282 122, 287 118, 289 126, 284 130, 290 132, 279 128")], HORN)
    for x in (222, 230, 212):
        s.line([(x, 92), (x - 4, 108), (x + 2, 124)], 0.9, 0.5)
    flipper(s, (196, 130), 46, 118, skin, z=28)
    s.shape(
        path("300 170, 296 150, 288 138, 292 152, 296 172"),
        Skin("#4a5a26", "#75803a", "#a0a85a", cover="wet"),
        depth=14,
        puff=1.5,
        rim=3,
    )
