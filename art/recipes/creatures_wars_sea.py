"""Swimmers of the chalk sea of Kansas, and the great flyer above it, as the Bone Wars brought them to light."""

from __future__ import annotations

from dataclasses import replace

from art.recipes.creatures_anatomy import Head, eye, head
from art.recipes.creatures_flyers import Flight, pterosaur
from art.recipes.creatures_heads import SEA_LIZARD, SNAKE_NECKED
from art.recipes.creatures_parts import PADDLE, flipper, ruff
from art.recipes.creatures_register import animal
from art.recipes.creatures_swimmers import ichthyosaur, paddler
from art.recipes.engraving import Sculpture, Skin, path
from art.recipes.engraving_scenes import Scene

TOOTHLESS = Head(
    skull=path(
        "-0.14 0.02, -0.10 -0.10, 0.02 -0.15, 0.16 -0.14, 0.34 -0.09, 0.66 -0.05, 1.0 0.005, 0.98 0.025, 0.5 0.035, "
        "0.2 0.045, -0.02 0.08"
    ),
    jaw=path("-0.08 0.02, 0.2 0.045, 0.6 0.04, 0.94 0.03, 0.9 0.05, 0.5 0.08, 0.1 0.10"),
    eye=(0.13, -0.07, 0.03),
    nostril=(0.36, -0.05),
    puff=0.09,
)
TURTLE = Head(
    skull=path(
        "-0.20 0.06, -0.18 -0.22, 0.04 -0.38, 0.34 -0.38, 0.62 -0.28, 0.86 -0.12, 1.0 0.10, 1.02 0.30, 0.90 0.20, "
        "0.66 0.16, 0.30 0.20, 0 0.24"
    ),
    jaw=path("-0.10 0.12, 0.24 0.22, 0.6 0.20, 0.88 0.24, 0.84 0.36, 0.5 0.40, 0.06 0.36"),
    eye=(0.46, -0.10, 0.075),
    nostril=(0.88, -0.02),
    puff=0.24,
)


@animal("baptanodon", Scene("sea", "deep", front="sea-lily", seed=241, mirrored=True, box=(6, 22, 306, 172)))
def baptanodon(s: Sculpture) -> None:
    """The toothless swimmer: a fish-lizard of the Jurassic sea, drawn with a lizard's straight tail and no back fin."""
    skin = Skin("#3a4450", "#76808a", "#e4dcc4", "#2a323c", "flecks", 10, cover="wet")
    paddle = replace(skin, pattern="")
    for at, length, degrees, z in (((206, 112), 50, 66, -24), ((112, 110), 36, 76, -18)):
        flipper(s, at, length, degrees, paddle, z=z, shade=0.32, form=PADDLE)
    s.shape(path("50 98, 26 84, 2 78, -16 84, 0 96, -18 112, 6 114, 30 108, 52 106"), paddle, depth=-1, puff=3, rim=6)
    ichthyosaur(s, skin, depth=34, snout=44, gaze=7.2, fluke=1, dorsal=0, fore=1, hind=1)
    for at, length, degrees, z in (((202, 116), 58, 116, 22), ((116, 112), 42, 112, 18)):
        flipper(s, at, length, degrees, paddle, z=z, form=PADDLE)


@animal(
    "cimoliasaurus",
    Scene("sky", "coast", ("hills", "sea", "cliff"), front="", level=112, seed=242, box=(8, 10, 306, 184), flood=140),
)
def cimoliasaurus(s: Sculpture) -> None:
    """The chalk lizard of New Jersey, its neck high over the waves."""
    skin = Skin("#2f4a52", "#6f9490", "#e6e0c0", "#243a40", "bands", 15, cover="wet")
    spine = path(
        "-20 150 2, 12 146 7, 48 138 18, 84 132 28, 120 130 30, 152 128 24, 178 116 15, 194 92 10.5, 204 64 8.6, 216 "
        "40 7.6, 232 26 7.2, 248 26 7"
    )
    paddler(s, skin, spine, SNAKE_NECKED, 42, 12, (146, 146, 52), (66, 148, 48), gape=14)
    fish = Skin("#4a5a6a", "#9aa8a8", "#eee8d4", cover="wet")
    s.chain([(276, 30, 1.2), (281, 38, 3.4), (284, 48, 2.4), (286, 54, 0.8)], fish, z=6)
    s.shape(path("284 52, 290 60, 286 57, 281 61"), fish, depth=6, puff=1, rim=2)


@animal(
    "clidastes",
    Scene(
        "sky",
        "storm",
        ("sun", "hills", "sea"),
        front="",
        level=104,
        cloud=0.9,
        seed=243,
        box=(4, 18, 308, 176),
        mirrored=True,
        flood=138,
    ),
)
def clidastes(s: Sculpture) -> None:
    """The sea serpent of Cope: a slim sea lizard looping through the surf."""
    skin = Skin("#24382f", "#5f7f58", "#e2dab0", "#1a2a24", "bands", 13, cover="wet")
    s.shape(path("12 118, -2 100, -14 92, -10 110, -16 126, -4 124, 8 130"), skin.plain(), depth=-1, puff=2, rim=4)
    s.chain(path("4 120 3, 22 104 5.5, 40 96 7, 58 106 8, 70 128 9, 80 158 9"), skin, narrow=0.85)
    s.chain(path("84 160 10, 96 128 12, 114 100 14, 136 90 15, 156 102 16, 170 130 16, 180 160 15"), skin, narrow=0.85)
    spine = path("180 164 16, 196 138 17, 208 108 16, 220 84 13, 234 72 11, 248 70 10.5")
    flipper(s, (208, 128), 50, 24, skin, z=-14, shade=0.3, form=PADDLE)
    s.chain(spine, skin, narrow=0.85)
    head(s, SEA_LIZARD, (246, 70), 72, skin, turn=6, gape=20)
    flipper(s, (202, 134), 48, 140, skin, z=14, form=PADDLE)


@animal("elasmosaurus-1869", Scene("sea", "reef", front="kelp", seed=244, mirrored=True, box=(6, 24, 306, 174)))
def elasmosaurus_of_1869(s: Sculpture) -> None:
    """Cope's blunder: the skull set on the end of the tail, and the long neck trailing behind for a tail."""
    skin = Skin("#3f4a5a", "#7f8f8c", "#ece2c0", "#2f3848", "spots", 12, cover="wet")
    spine = path(
        "-44 78 1, -20 62 2, 6 54 3.4, 32 58 5, 56 72 6.6, 78 92 8.4, 98 110 12, 122 120 20, 150 124 29, 180 124 30, "
        "206 120 21, 226 112 12, 242 104 8, 256 100 7"
    )
    paddler(s, skin, spine, SNAKE_NECKED, 44, 10, (196, 138, 60), (132, 136, 62), gape=18)


@animal("protostega", Scene("sea", "amber", front="coral", seed=245, box=(8, 18, 304, 176)))
def protostega(s: Sculpture) -> None:
    """The first roof: a turtle as long as a boat, its shell a lattice of ribs under leather."""
    skin = Skin("#4a4a34", "#8a8a5c", "#dcd6a8", "#34341f", "flecks", 10, cover="wet")
    shell = Skin("#3f3a2c", "#7a6f4c", "#b8a878", "#2f2a1f", "flecks", 12, cover="wet")
    rib = Skin("#5a5038", "#9a8c60", "#cfc08c", cover="bone")
    flipper(s, (206, 92), 112, -38, skin, z=-16, shade=0.34, width=0.9)
    flipper(s, (76, 96), 52, -150, skin, z=-16, shade=0.34, form=PADDLE)
    s.chain([(66, 112, 8), (46, 118, 4), (30, 124, 1)], skin, z=-4)
    s.chain([(222, 104, 22), (246, 98, 19), (262, 94, 17)], skin, z=-2, blend=4)
    dome = path("48 112, 60 88, 92 68, 136 58, 180 62, 216 78, 236 102, 232 124, 204 138, 154 144, 100 138, 62 128")
    s.shape(dome, shell, depth=0, puff=24, rim=54)
    s.chain(path("60 100 1.6, 100 78 2.2, 146 68 2.4, 190 74 2.2, 226 96 1.6"), rib, z=24)
    for x in (82, 106, 132, 158, 184, 208):
        high = 82 - 14 * (1 - ((x - 146) / 80) ** 2)
        rows = [(x, high, 2.2, 22), (x - 4, high + 28, 2.0, 27), (x - 3, 132 - abs(x - 146) * 0.06, 1.4, 15)]
        s.chain(rows, rib)
    head(s, TURTLE, (262, 90), 44, skin, turn=4, gape=10, z=2)
    flipper(s, (206, 124), 116, 62, skin, z=24, width=0.95)
    flipper(s, (82, 124), 56, 132, skin, z=20, form=PADDLE)


@animal("tylosaurus", Scene("sea", "reef", front="sea-lily", seed=246, box=(4, 12, 308, 180)))
def tylosaurus(s: Sculpture) -> None:
    """The ram lizard with the fringe that Kansas gave it by mistake, a hen-footed bird's terror."""
    skin = Skin("#2a3a52", "#5f7f94", "#e6e0c8", "#1c2a3c", "bands", 18, cover="wet")
    fringe = Skin("#6a3a2c", "#a8603f", "#d89a68", cover="membrane")
    spine = path(
        "-30 60 2, -6 76 7, 24 96 12, 58 110 17, 92 112 23, 126 104 28, 160 96 29, 190 92 23, 210 90 18, 224 90 16"
    )
    tail = path("-22 68, -40 48, -56 22, -60 4, -44 18, -22 42, -4 62, -6 80, -26 88, -44 106, -34 84")
    s.shape(tail, skin.plain(), depth=-1, puff=3, rim=6, blend=2)
    ruff(s, path("-20 66, 16 78, 56 92, 92 90, 126 78, 160 68, 190 70, 208 74"), fringe, 11, 46, z=-1)
    snouted = replace(SEA_LIZARD, skull=_rammed(), teeth=(0.30, 0.90, 13, 0.075))
    paddler(s, skin, spine, snouted, 86, 6, (182, 108, 56), (92, 120, 44), gape=26, webbed=True)
    fish = Skin("#5a5a4a", "#a8a078", "#f0e6c4", cover="wet")
    s.chain([(318, 112, 4.4), (328, 116, 7), (342, 118, 6), (352, 118, 2)], fish, z=4)
    s.shape(path("350 118, 364 108, 360 118, 364 130"), fish, depth=4, puff=2, rim=3)
    eye(s, 321, 113, 1.5, "#d8b050")


def _rammed() -> list[tuple[float, float]]:
    """Return a sea lizard's skull whose snout ends in a blunt ram."""
    rows = [(float(x), float(y)) for x, y in SEA_LIZARD.skull]
    return [(x, y) if x < 0.9 else (x + 0.06, y - 0.015) for x, y in rows]


@animal(
    "pteranodon",
    Scene(
        "sky",
        "lake",
        ("flock", "sea", "cliff"),
        front="",
        level=160,
        cloud=0.5,
        box=(4, 4, 308, 184),
        seed=247,
        mirrored=True,
    ),
)
def pteranodon(s: Sculpture) -> None:
    """Wing without tooth: a sail of bone behind, a toothless spear before, and eighteen feet of wing."""
    skin = Skin("#5a5048", "#94887a", "#ece0c4", cover="fur")
    wings = Skin("#8a6a4c", "#b8926a", "#e0c498", cover="membrane")
    crest = Skin("#8a2f1e", "#c8583a", "#ecae72", "#6a1f14", "bands", 12, cover="bone")
    spread = Flight(
        near=path("186 112, 160 88, 126 74, 74 58, -8 56"),
        near_trail=((60, 92), (108, 128), (148, 144)),
        far=path("198 106, 212 76, 232 50, 262 20, 306 -18"),
        far_trail=((278, 38), (246, 88), (206, 128)),
    )
    form = path("240 84, 224 66, 200 46, 166 28, 142 24, 158 36, 184 56, 208 78, 224 93, 238 97")
    s.shape(form, crest, depth=2, puff=3, rim=6)
    neck = path("206 103 9, 222 96 8, 234 92 8")
    pterosaur(s, skin, wings, spread, TOOTHLESS, 96, neck, turn=14, gape=5, girth=5)
