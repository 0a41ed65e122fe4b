"""Animals of the Triassic."""

from __future__ import annotations

import numpy as np

from art.recipes.creatures_anatomy import (
    ARM,
    ELBOWED,
    IVORY,
    SPRAWLED,
    STOUT,
    THEROPOD,
    THEROPOD_BACK,
    Foot,
    eye,
    head,
    limb,
    pair,
)
from art.recipes.creatures_flyers import BANKING, RAISED, pterosaur
from art.recipes.creatures_heads import DICYNODONT, EARLY_PTEROSAUR, NOTHOSAUR, PROSAUROPOD, RAUISUCHIAN, SLENDER
from art.recipes.creatures_parts import PADDLE, flipper, mosaic, seams, spikes
from art.recipes.creatures_register import animal
from art.recipes.creatures_swimmers import ichthyosaur, paddler
from art.recipes.engraving import Sculpture, Skin, path, spline
from art.recipes.engraving_scenes import Scene


@animal("plateosaurus", Scene(air="noon", far=("hills", "forest"), sides="cycad", seed=11))
def plateosaurus(s: Sculpture) -> None:
    """A heavy long-necked biped with grasping hands."""
    skin = Skin("#5f6b3c", "#98965a", "#d9cd9c", "#4a5230", "bands", 15)
    limb(s, ARM, (186, 108), 46, skin, Foot("hand", 9), z=-16, turn=-24, shade=0.32)
    pair(s, (THEROPOD, THEROPOD_BACK), (118, 106), 82, skin, Foot("talons", 17), z=14, shift=6, girth=1.25)
    s.chain(
        path(
            "2 132 2, 34 128 6.5, 66 116 14, 96 106 24, 128 98 32, 160 96 30, 186 88 22, 206 68 14, 222 46 10.5, 238 "
            "32 9, 250 28 8"
        ),
        skin,
        narrow=0.8,
        blend=4,
    )
    limb(s, ARM, (180, 104), 50, skin, Foot("hand", 10), z=19, turn=-8)
    head(s, PROSAUROPOD, (248, 26), 38, skin, turn=12)


@animal("coelophysis", Scene(air="desert", far=("mesa",), front="grass", growth=0.3, seed=12, mirrored=True))
def coelophysis(s: Sculpture) -> None:
    """A slight, long-tailed hunter with a narrow head."""
    skin = Skin("#7a5a34", "#b98f56", "#ead8a8", "#5a3b22", "bands", 11)
    limb(s, ARM, (186, 98), 34, skin, Foot("hand", 8), z=-9, turn=-10, shade=0.32)
    pair(s, (THEROPOD, THEROPOD_BACK), (134, 92), 92, skin, Foot("talons", 17), z=8, shift=5, girth=0.72)
    s.chain(
        path(
            "-6 56 1, 30 64 2.6, 66 74 5, 100 82 9.5, 132 88 17, 162 90 16.5, 184 84 12, 200 68 8, 208 50 6.4, 222 38 "
            "6, 234 36 6"
        ),
        skin,
        narrow=0.75,
        blend=3,
    )
    limb(s, ARM, (182, 96), 36, skin, Foot("hand", 9), z=10)
    head(s, SLENDER, (230, 36), 46, skin, turn=8, gape=9)


@animal("eudimorphodon", Scene("sky", "coast", ("sea", "cliff"), front="", level=164, box=(8, 8, 304, 178), seed=13))
def eudimorphodon(s: Sculpture) -> None:
    """A small early pterosaur with many-cusped teeth, skimming the sea for fish."""
    skin = Skin("#4f4a5a", "#8f7f78", "#e3d5b4", cover="fur")
    wings = Skin("#a9765a", "#c79472", "#dcb48e", cover="membrane")
    neck = [(206, 102, 9), (222, 93, 7.5), (232, 90, 7)]
    pterosaur(s, skin, wings, BANKING, EARLY_PTEROSAUR, 44, neck, turn=10, gape=16, tail=104)


@animal(
    "peteinosaurus",
    Scene(
        "sky", "jungle", ("hills", "forest"), front="fern", level=168, box=(10, 10, 302, 172), mirrored=True, seed=14
    ),
)
def peteinosaurus(s: Sculpture) -> None:
    """A tiny, short-winged pterosaur that hunted insects among the trees."""
    skin = Skin("#6a4a2a", "#a8793f", "#e8cf96", "#44301c", "bands", 9, cover="fur")
    wings = Skin("#7f6a3a", "#a9924f", "#cdb976", cover="membrane")
    neck = [(206, 104, 10), (220, 96, 8.5), (228, 92, 8)]
    pterosaur(s, skin, wings, RAISED, EARLY_PTEROSAUR, 38, neck, turn=4, gape=10, tail=92, girth=5)


@animal("herrerasaurus", Scene(air="storm", far=("volcano", "hills"), sides="horsetail", front="rock", seed=15))
def herrerasaurus(s: Sculpture) -> None:
    """One of the first large hunters: square head, strong hooked hands."""
    skin = Skin("#5a2e24", "#a8563a", "#e0b48c", "#2f1a18", "saddle", 18)
    limb(s, ARM, (184, 94), 42, skin, Foot("hand", 10), z=-13, turn=-30, shade=0.32)
    pair(s, (THEROPOD, THEROPOD_BACK), (126, 90), 94, skin, Foot("talons", 19), z=12, shift=6, girth=1.0)
    s.chain(
        path(
            "-2 96 1.5, 34 90 5, 68 86 10, 100 86 17, 132 88 25, 162 86 24, 184 78 18, 200 62 13, 212 48 11, 222 42 11"
        ),
        skin,
        narrow=0.78,
        blend=4,
    )
    limb(s, ARM, (178, 92), 45, skin, Foot("hand", 12), z=16, turn=-12)
    head(s, RAUISUCHIAN, (220, 42), 62, skin, turn=10, gape=14)


@animal(
    "thecodontosaurus",
    Scene(air="rose", far=("peaks", "hills"), sides="fern", front="fern", growth=0.8, seed=16, mirrored=True),
)
def thecodontosaurus(s: Sculpture) -> None:
    """A small, nimble relative of the giants, at home among ferns."""
    skin = Skin("#2f5a5c", "#5f9488", "#e2e0b8", "#1f3a40", "spots", 10)
    limb(s, ARM, (180, 100), 36, skin, Foot("hand", 7), z=-10, turn=-16, shade=0.32)
    pair(s, (THEROPOD, THEROPOD_BACK), (126, 98), 88, skin, Foot("talons", 15), z=9, shift=5, girth=0.88)
    s.chain(
        path(
            "-4 112 1.2, 30 116 3.4, 64 112 7, 98 102 13, 128 96 22, 156 96 21, 178 90 15, 194 74 9.5, 206 58 7.6, "
            "220 48 7.4"
        ),
        skin,
        narrow=0.8,
        blend=3,
    )
    limb(s, ARM, (175, 98), 38, skin, Foot("hand", 8), z=13)
    head(s, PROSAUROPOD, (217, 46), 36, skin, turn=16)


@animal("placerias", Scene(air="gold", far=("hills", "lake"), sides="horsetail", front="horsetail", seed=17))
def placerias(s: Sculpture) -> None:
    """A bulky tusked plant eater with a turtle's beak."""
    skin = Skin("#6a4f3c", "#a07f5c", "#cbb088", cover="hide")
    beak = Skin("#3f3226", "#5e4a36", "#7a6248", cover="bone")
    pair(s, (SPRAWLED, STOUT), (86, 118), 64, skin, Foot("paw", 13, toes=4), z=24, shift=26, girth=1.15)
    pair(s, (SPRAWLED, ELBOWED), (184, 120), 62, skin, Foot("paw", 13, toes=4), z=24, shift=-24, girth=1.15)
    s.chain(
        path("6 146 2, 26 136 6, 48 124 16, 82 112 32, 122 108 37, 164 108 36, 194 106 31, 214 106 28"),
        skin,
        narrow=0.85,
        blend=5,
    )
    head(s, DICYNODONT, (214, 106), 82, skin, turn=12, z=8)
    s.shape(
        path("264 106, 280 108, 292 120, 292 134, 284 144, 278 134, 268 128, 262 118"),
        beak,
        depth=15,
        puff=7,
        rim=7,
        blend=2.5,
    )
    spikes(s, [(262, 130, 270, 168, 5.6)], IVORY, z=25)
    spikes(s, [(276, 128, 286, 160, 4.6)], IVORY, z=8, shade=0.2)
    s.line(path("240 134, 254 138, 268 136, 282 140"), 1.3)


@animal(
    "postosuchus", Scene(air="dawn", far=("forest", "hills"), sides="horsetail", front="fern", seed=18, mirrored=True)
)
def postosuchus(s: Sculpture) -> None:
    """The top hunter of its time: a crocodile's cousin on upright legs, plated along the back."""
    skin = Skin("#4a4634", "#84805a", "#d2c694", "#2e2c20", "bands", 20)
    pair(s, (STOUT, STOUT), (110, 112), 78, skin, Foot("paw", 14, toes=4), z=18, shift=22, girth=0.92, turns=(6, -12))
    pair(
        s,
        (ELBOWED, ELBOWED),
        (198, 118),
        66,
        skin,
        Foot("paw", 12, toes=4),
        z=16,
        shift=-20,
        girth=0.86,
        turns=(-8, 12),
    )
    spine = path("-6 138 1.5, 28 136 6, 62 126 12, 92 114 21, 122 106 29, 158 104 31, 192 104 27, 216 96 21, 234 86 17")
    s.chain(spine, skin, narrow=0.8, blend=5)
    for lift, size in ((0.90, 3.4), (0.62, 3.0)):
        s.studs(
            [(x, y - r * lift, size * (0.5 + r / 45)) for x, y, r in _dense(spine, 26)],
            Skin("#3a3626", "#5f5a40", "#7d7858", cover="bone"),
        )
    head(s, RAUISUCHIAN, (234, 84), 66, skin, turn=8, gape=12)


@animal("shonisaurus", Scene("sea", "deep", front="sea-lily", seed=19, box=(8, 20, 306, 174)))
def shonisaurus(s: Sculpture) -> None:
    """The largest ichthyosaur: deep belly, four long narrow flippers, no fin on the back."""
    skin = Skin("#33465a", "#6a8496", "#d9dcc8", cover="wet")
    ichthyosaur(s, skin, depth=40, snout=54, gaze=3.2, fluke=44, dorsal=0, fore=84, hind=72, lower=1.25)


@animal("nothosaurus", Scene("sea", "green", front="kelp", sides="kelp", seed=20, mirrored=True, box=(8, 20, 304, 172)))
def nothosaurus(s: Sculpture) -> None:
    """A long-necked shore hunter with webbed feet and interlocking fangs."""
    skin = Skin("#4a5a30", "#8a9456", "#e0d9a4", "#2f3a20", "bands", 16, cover="wet")
    spine = path(
        "4 128 1.5, 36 112 6, 70 100 11, 102 98 18, 136 104 23, 168 108 21, 190 102 14, 206 88 10, 222 78 8.6, 240 78 9"
    )
    paddler(s, skin, spine, NOTHOSAUR, 62, 8, (172, 118, 46), (104, 108, 48), gape=14, webbed=True)


@animal("henodus", Scene("sea", "amber", front="kelp", sides="coral", seed=21, box=(14, 24, 298, 176)))
def henodus(s: Sculpture) -> None:
    """A lagoon reptile in a turtle's armour, wider than long, with a square, toothless snout."""
    skin = Skin("#6f6238", "#a8975c", "#e0d2a0", cover="wet")
    shell = Skin("#4a3a24", "#8a6f42", "#c4a468", cover="shell")
    flipper(s, (214, 100), 50, -34, skin, z=-12, shade=0.34, form=PADDLE)
    flipper(s, (100, 98), 44, -140, skin, z=-12, shade=0.34, form=PADDLE)
    s.chain([(76, 128, 12), (44, 138, 7), (10, 152, 2)], skin, z=-6)
    s.chain([(214, 112, 22), (242, 104, 17), (262, 100, 16)], skin, z=-2)
    s.shape(path("252 88, 276 84, 296 90, 302 104, 298 116, 276 118, 254 114"), skin, depth=0, puff=14, rim=12, blend=5)
    s.shape(
        path("58 116, 68 84, 108 62, 162 54, 212 66, 236 90, 240 120, 216 144, 160 154, 102 148, 68 138"),
        shell,
        depth=0,
        puff=24,
        rim=60,
    )
    seams(s, mosaic((74, 66, 228, 150), 25), 14.4, "#d8bf86")
    s.studs(
        [(x, y, 7) for x, y in path("62 126, 64 104, 80 82, 106 68, 138 59, 170 57, 200 64, 224 80, 236 102, 236 126")],
        shell,
        0.5,
    )
    s.line([(300, 106), (280, 106), (266, 110)], 1.3)
    eye(s, 274, 95, 3.2, "#c9a040")
    flipper(s, (204, 138), 58, 58, skin, z=20, form=PADDLE)
    flipper(s, (98, 136), 50, 126, skin, z=20, form=PADDLE)


def _dense(spine: list[tuple[float, float, float]], count: int) -> list[list[float]]:
    curve = spline(spine, 12)
    return [curve[i].tolist() for i in np.linspace(4, len(curve) - 4, count).astype(int)]
