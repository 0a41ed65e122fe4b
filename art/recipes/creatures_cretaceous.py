"""Animals of the Cretaceous."""

from __future__ import annotations

from art.recipes.creatures_anatomy import (
    ARM,
    ELBOWED,
    HORN,
    IVORY,
    SPRAWLED,
    STOUT,
    THEROPOD,
    THEROPOD_BACK,
    Foot,
    head,
    limb,
    pair,
)
from art.recipes.creatures_flyers import RAISED, Flight, pterosaur
from art.recipes.creatures_heads import (
    ARMOURED_FACE,
    BEAKED_SMALL,
    BIRD_LIKE,
    DUCK_BILLED,
    HORNED_FACE,
    HORSE_FACED,
    PARROT_BILLED,
    SEA_LIZARD,
    SNAKE_NECKED,
    STORK_BILLED,
    TYRANT,
)
from art.recipes.creatures_parts import feathers, ruff, spikes
from art.recipes.creatures_register import animal
from art.recipes.creatures_swimmers import paddler
from art.recipes.engraving import Sculpture, Skin, path, spline
from art.recipes.engraving_scenes import Scene


@animal("tyrannosaurus-rex", Scene(air="dusk", far=("volcano", "hills"), front="fern", seed=31))
def tyrannosaurus(s: Sculpture) -> None:
    """The tyrant: huge deep head, tiny two-fingered arms."""
    skin = Skin("#5c3a24", "#a56f42", "#dcb988", "#3f2415", "bands", 18)
    limb(s, ARM, (190, 106), 22, skin, Foot("hand", 7, toes=2), z=-16, turn=-30, shade=0.32)
    pair(s, (THEROPOD, THEROPOD_BACK), (126, 92), 92, skin, Foot("talons", 22), z=15, shift=6, girth=1.18)
    s.chain(
        path("-4 70 2, 34 78 8, 70 84 16, 102 86 26, 134 90 33, 164 86 32, 188 74 25, 204 58 20, 214 48 19"),
        skin,
        narrow=0.78,
        blend=4,
    )
    limb(s, ARM, (184, 106), 24, skin, Foot("hand", 8, toes=2), z=22, turn=-18)
    head(s, TYRANT, (212, 52), 84, skin, turn=4, gape=20)


@animal("edmontosaurus", Scene(air="lake", far=("hills", "lake"), sides="horsetail", front="fern", seed=32))
def edmontosaurus(s: Sculpture) -> None:
    """A duck-billed giant with a low frill along its back."""
    skin = Skin("#5a5238", "#a08f5a", "#e2d4a2", "#443d28", "bands", 19)
    bill = Skin("#4f3f2c", "#6f5a3e", "#8a7350", cover="bone")
    limb(s, ARM, (192, 108), 46, skin, Foot("hoof", 6, toes=2), z=-15, turn=-22, shade=0.32)
    pair(s, (THEROPOD, THEROPOD_BACK), (122, 100), 86, skin, Foot("hoof", 13), z=15, shift=6, girth=1.2)
    back = path("10 100, 50 88, 92 74, 126 64, 158 64, 184 62, 202 50")
    ruff(s, back, Skin("#4a3a26", "#8a5a34", "#a87848"), 5.5, 30)
    s.chain(
        path(
            "-8 112 2, 28 106 8, 64 100 16, 98 98 26, 132 98 34, 164 94 31, 188 80 21, 204 62 14, 218 48 11.5, 230 42 "
            "11.5"
        ),
        skin,
        narrow=0.78,
        blend=4,
    )
    limb(s, ARM, (185, 106), 50, skin, Foot("hoof", 7, toes=2), z=20, turn=-4)
    head(s, DUCK_BILLED, (228, 40), 58, skin, turn=14)
    s.shape(path("273 47, 286 51, 290 60, 284 64, 274 60, 268 54"), bill, depth=4, puff=5, rim=5, blend=2)


@animal(
    "pachycephalosaurus", Scene(air="dawn", far=("peaks", "hills"), front="fern", growth=0.7, seed=33, mirrored=True)
)
def pachycephalosaurus(s: Sculpture) -> None:
    """The bone-headed ram with a dome ten inches thick."""
    skin = Skin("#6a4a34", "#a8845a", "#e6d2a0", "#4f3626", "spots", 12)
    dome = Skin("#8a4a30", "#bf7a4c", "#dcae78", cover="bone")
    limb(s, ARM, (190, 102), 30, skin, Foot("hand", 7), z=-12, turn=-20, shade=0.32)
    pair(s, (THEROPOD, THEROPOD_BACK), (126, 96), 88, skin, Foot("talons", 17), z=13, shift=5, girth=1.05)
    s.chain(
        path("-2 88 2, 32 92 7, 66 94 13, 100 94 21, 134 94 29, 166 92 27, 188 80 18, 204 64 13, 216 52 12"),
        skin,
        narrow=0.8,
        blend=4,
    )
    limb(s, ARM, (184, 102), 32, skin, Foot("hand", 8), z=17, turn=-4)
    head(s, BEAKED_SMALL, (216, 50), 50, skin, turn=18)
    s.chain([(219, 42, 10), (230, 38, 12.5), (242, 43, 8)], dome, narrow=0.9, blend=2, z=1)
    s.studs(
        path(
            "208 44 3, 211 51 3.4, 214 36 2.8, 217 56 2.6, 206 37 2.4, 221 49 2.4, 212 43 2.6, 258 54 2, 262 60 1.8, "
            "254 50 1.8"
        ),
        HORN,
    )


@animal("triceratops", Scene(air="noon", far=("volcano", "hills"), sides="cycad", front="fern", seed=34))
def triceratops(s: Sculpture) -> None:
    """Three horns and a solid frill."""
    skin = Skin("#5a5a4c", "#968a68", "#cfc09a", "#484a40", "saddle", 20, cover="hide")
    frill = Skin("#6a4a3a", "#b07a54", "#d8b080", "#7a2c1e", "spots", 12, cover="scales")
    beak = Skin("#4a3a28", "#6b553a", "#8a7048", cover="bone")
    pair(s, (STOUT, STOUT), (94, 116), 68, skin, Foot("pad", 10, IVORY), z=24, shift=24, girth=1.15, turns=(4, -8))
    pair(
        s, (ELBOWED, ELBOWED), (182, 122), 62, skin, Foot("pad", 10, IVORY), z=24, shift=-22, girth=1.15, turns=(-4, 8)
    )
    s.chain(
        path("2 156 3, 28 142 9, 58 122 22, 92 106 38, 130 98 44, 168 100 42, 196 108 34, 218 112 26"),
        skin,
        narrow=0.82,
        blend=5,
    )
    rim = path("222 132, 204 118, 194 96, 194 72, 206 52, 226 46, 246 54, 256 76, 254 104, 244 124")
    s.shape(rim, frill, depth=16, puff=7, rim=18, tilt=(0.10, 0.0))
    s.studs([(x, y, 4.2) for x, y in spline(rim[1:8], 3).tolist()], HORN)
    head(s, HORNED_FACE, (222, 108), 68, skin, turn=16, z=24)
    s.shape(
        path("266 124, 279 128, 288 140, 287 154, 279 150, 268 146, 263 136"), beak, depth=30, puff=7, rim=7, blend=2.5
    )
    spikes(s, [(252, 92, 300, 50, 5.6)], IVORY, z=22, shade=0.15, bend=-0.14)
    spikes(s, [(246, 98, 290, 44, 6.4)], IVORY, z=42, bend=-0.14)
    spikes(s, [(276, 126, 288, 104, 5)], IVORY, z=42, bend=-0.1)


@animal(
    "ankylosaurus",
    Scene(
        air="desert", far=("mesa", "hills"), sides="fern", front="grass", growth=0.4, seed=35, mirrored=True, level=128
    ),
)
def ankylosaurus(s: Sculpture) -> None:
    """A living fortress with a club of bone at the tail."""
    skin = Skin("#5c5038", "#948058", "#cdb98a", cover="hide")
    armour = Skin("#4f3c26", "#a07c4c", "#d8b882", cover="shell")
    pair(s, (SPRAWLED, STOUT), (100, 124), 54, skin, Foot("pad", 10), z=24, shift=26, girth=1.2)
    pair(s, (SPRAWLED, ELBOWED), (190, 128), 50, skin, Foot("pad", 10), z=24, shift=-24, girth=1.15)
    s.chain(
        path("16 98 7, 40 112 7, 66 122 13, 92 118 28, 126 108 40, 162 106 42, 194 114 34, 220 124 24, 238 128 18"),
        skin,
        narrow=0.92,
        blend=5,
    )
    s.chain([(4, 86, 11), (18, 96, 13)], armour, narrow=0.9, blend=2)
    s.chain([(-2, 96, 9), (12, 102, 9)], armour, z=8, blend=2)
    rows = path("-0.96 7.5, -0.62 7.5, -0.22 7.0, 0.18 6.0")
    for lift, size in rows:
        for x, y, r in path(
            "66 122 13, 84 118 24, 104 113 33, 126 108 40, 148 106 42, 170 107 41, 190 113 35, 210 120 28"
        ):
            s.studs([(x + lift * 5, y + r * lift, size * (0.45 + r / 75))], armour, 0.7)
    spikes(
        s,
        path("88 134 72 150 6, 112 136 98 156 7, 138 138 128 160 7, 166 138 162 160 7, 192 136 196 156 6.5"),
        armour,
        z=34,
        bend=0,
    )
    head(s, ARMOURED_FACE, (238, 126), 50, skin, turn=16, z=4)
    spikes(s, [(240, 112, 226, 98, 6), (238, 136, 222, 146, 6)], armour, z=16, bend=0.0)
    s.studs(path("250 116 4, 260 119 4, 268 124 3.6, 252 126 3.4, 246 120 3.4"), armour, 0.6)


@animal("iguanodon", Scene(air="coast", far=("hills", "forest"), sides="fern", front="horsetail", seed=36, growth=0.7))
def iguanodon(s: Sculpture) -> None:
    """On all fours, its thumbs drawn as daggers."""
    skin = Skin("#3f5a4a", "#7f9a74", "#d8d6a8", "#31483c", "bands", 18)
    arm = path("0 0 0.24, -0.10 0.36 0.16, 0.04 0.70 0.095, 0.06 0.90 0.075, 0.10 0.97 0.072")
    limb(s, arm, (208, 108), 74, skin, Foot("hoof", 6, toes=2), z=-15, turn=-16, shade=0.34)
    pair(s, (THEROPOD, THEROPOD_BACK), (92, 104), 80, skin, Foot("hoof", 13), z=17, shift=4, girth=1.25)
    s.chain(
        path(
            "-22 122 2, 12 114 7, 44 106 15, 76 100 26, 112 98 35, 150 98 34, 184 94 26, 208 80 17, 226 64 12.5, 240 "
            "54 12"
        ),
        skin,
        narrow=0.8,
        blend=4,
    )
    limb(s, arm, (188, 106), 78, skin, Foot("hoof", 7, toes=2), z=22, turn=6)
    spikes(s, [(186, 168, 200, 154, 3.6)], IVORY, z=30)
    spikes(s, [(232, 166, 244, 154, 3.0)], IVORY, z=-8, shade=0.3)
    head(s, HORSE_FACED, (238, 52), 60, skin, turn=18)


@animal("mosasaurus", Scene("sea", "deep", front="kelp", seed=37, mirrored=True, box=(4, 16, 308, 178)))
def mosasaurus(s: Sculpture) -> None:
    """The great sea lizard of the Meuse."""
    skin = Skin("#24404a", "#5a8484", "#e8e2c8", "#1a2e36", "bands", 17, cover="wet")
    spine = path("22 84 3, 44 96 8, 68 114 13, 96 124 19, 128 118 25, 162 104 28, 192 92 24, 212 86 18, 226 84 16")
    s.shape(
        path("36 92, 18 78, 2 52, -6 30, 10 44, 30 72, 46 92, 40 108, 18 112, -2 122, 16 102"),
        skin.plain(),
        depth=-1,
        puff=3,
        rim=6,
        blend=2,
    )
    paddler(s, skin, spine, SEA_LIZARD, 84, 2, (182, 104, 54), (104, 132, 46), gape=22, webbed=True)


@animal("elasmosaurus", Scene("sea", "reef", front="kelp", seed=38, box=(6, 10, 306, 178)))
def elasmosaurus(s: Sculpture) -> None:
    """The swan of the sea, its head where it belongs: on the neck."""
    skin = Skin("#3f4a5a", "#7f8f8c", "#ece2c0", "#2f3848", "spots", 12, cover="wet")
    spine = path(
        "6 142 2, 28 138 8, 54 132 20, 84 126 30, 114 122 29, 138 114 19, 158 98 12, 172 74 9.5, 186 50 8.4, 206 "
        "32 7.6, 230 26 7, 252 32 6.6"
    )
    paddler(s, skin, spine, SNAKE_NECKED, 42, 18, (122, 134, 62), (58, 140, 58), gape=16)


@animal(
    "quetzalcoatlus",
    Scene("sky", "noon", ("flock", "hills", "lake"), front="", level=166, cloud=0.4, box=(5, 5, 308, 190), seed=39),
)
def quetzalcoatlus(s: Sculpture) -> None:
    """The largest flyer of all time: wings of a small aeroplane, a bill as long as a man."""
    skin = Skin("#4a3c34", "#8a7460", "#ddcaa4", cover="fur")
    wings = Skin("#8a5a44", "#b98a64", "#dcb890", cover="membrane")
    crest = Skin("#8a2a1c", "#c05030", "#d98a4a", cover="membrane")
    spread = Flight(
        near=path("184 112, 160 84, 128 66, 84 44, 14 6"),
        near_trail=((66, 66), (108, 116), (148, 142)),
        far=path("196 108, 208 78, 226 52, 250 22, 290 -22"),
        far_trail=((268, 34), (240, 88), (204, 130)),
    )
    neck = path("206 104 8, 228 98 5.8, 248 95 5, 264 92 5.4")
    pterosaur(s, skin, wings, spread, STORK_BILLED, 104, neck, turn=20, gape=6, girth=5)
    s.shape(path("266 84, 260 72, 272 67, 290 82, 288 94"), crest, depth=3, puff=2, rim=4, blend=1)


@animal(
    "tapejara",
    Scene(
        "sky",
        "rose",
        ("sun", "sea", "cliff"),
        front="",
        level=168,
        cloud=0.6,
        box=(8, 6, 304, 184),
        mirrored=True,
        seed=40,
    ),
)
def tapejara(s: Sculpture) -> None:
    """A fruit eater under a sail of skin and bone."""
    skin = Skin("#3c3a4a", "#7c7478", "#e2d2b4", cover="fur")
    wings = Skin("#6a4a5a", "#98727a", "#c4a096", cover="membrane")
    sail = Skin("#a83a1e", "#d9762c", "#f0c05a", "#6a1c14", "rings", 9, cover="membrane")
    s.shape(
        path("258 96, 262 76, 256 52, 238 26, 218 6, 226 36, 222 58, 206 74, 222 84, 240 92"),
        sail,
        depth=1,
        puff=2.4,
        rim=10,
    )
    for tip in path("220 12, 228 28, 238 44, 246 58"):
        s.line([(254, 88), ((254 + tip[0]) / 2 + 4, (88 + tip[1]) / 2), tip], 0.5, 0.5)
    pterosaur(
        s,
        skin,
        wings,
        RAISED,
        PARROT_BILLED,
        48,
        ((206, 104, 9.5), (220, 98, 8.5), (228, 96, 8.5)),
        turn=12,
        gape=8,
        girth=4.6,
    )
    spikes(s, [(234, 92, 196, 78, 2.6)], skin, z=6, bend=0.08)


@animal(
    "microraptor",
    Scene("sky", "jungle", ("hills", "forest"), front="", level=170, cloud=0.5, box=(8, 4, 304, 190), seed=3),
)
def microraptor(s: Sculpture) -> None:
    """A crow-sized glider with four wings."""
    skin = Skin("#16202e", "#33485c", "#6a7c88", cover="plumage")
    quill = Skin("#121a26", "#2c4458", "#4f7088", cover="plumage")
    legs = Skin("#4a4238", "#6a5c4a", "#8a7a60")
    feathers(
        s,
        path("202 102, 214 84, 232 62, 246 48"),
        path("220 136, 262 106, 296 66, 300 8"),
        quill,
        15,
        6,
        z=-20,
        shade=0.26,
    )
    s.chain(path("198 104 6, 212 84 4.4, 232 62 3.4, 248 46 2.4"), skin, z=-14, shade=0.2)
    feathers(
        s, [(166, 128), (178, 142), (184, 156)], [(146, 172), (180, 190), (214, 182)], quill, 8, 5, z=-12, shade=0.28
    )
    feathers(s, [(34, 154), (22, 158), (10, 162)], [(30, 132), (-14, 164), (26, 182)], quill, 9, 5, z=-4)
    s.chain(path("8 160 2, 60 148 3.2, 112 136 5, 144 128 9"), skin, blend=2)
    s.chain(path("140 130 9, 164 120 14, 188 108 15, 206 96 11, 218 84 8.5, 228 78 8"), skin, narrow=0.85, blend=3)
    head(s, BIRD_LIKE, (227, 76), 40, skin, turn=10, gape=12)
    ruff(s, [(206, 84), (216, 74), (228, 66)], quill, 7, 8)
    feathers(s, [(150, 128), (138, 146), (116, 162)], [(126, 104), (78, 146), (84, 192)], quill, 11, 6, z=12)
    s.chain(path("154 126 8, 142 144 5, 118 162 3, 110 172 2"), skin, z=16)
    s.chain([(110, 172, 2), (106, 180, 1.2), (98, 182, 0.8)], legs, z=17)
    feathers(s, path("186 106, 170 84, 144 62, 126 50"), path("152 142, 106 122, 62 78, 62 12"), quill, 17, 7, z=16)
    s.chain(path("188 108 7, 172 84 5, 146 62 3.8, 124 48 2.4"), skin, z=24)
