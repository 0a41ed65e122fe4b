"""Two-legged reptiles of the Bone Wars: hunters that leap, browsers that lean on their tails."""

from __future__ import annotations

from art.recipes.creatures_anatomy import ARM, THEROPOD, THEROPOD_BACK, Foot, Head, head, limb, pair
from art.recipes.creatures_heads import (
    ALLOSAUR,
    BEAKED_SMALL,
    BIRD_LIKE,
    DUCK_BILLED,
    HORSE_FACED,
    RAUISUCHIAN,
    SLENDER,
    TYRANT,
)
from art.recipes.creatures_parts import feathers, ruff, spikes
from art.recipes.creatures_register import animal
from art.recipes.engraving import Sculpture, Skin, path, turned
from art.recipes.engraving_scenes import Scene

LEAPING = Scene(
    air="dusk", far=("peaks", "hills"), front="fern", sides="cycad", seed=221, level=150, box=(16, 6, 296, 188)
)
KICKING = path("0 0 0.26, 0.32 0.10 0.20, 0.50 0.28 0.12, 0.58 0.48 0.072, 0.76 0.50 0.058, 0.90 0.42 0.052")
OSTRICH_BILLED = Head(
    skull=path(
        "-0.16 0.02, -0.12 -0.22, 0.08 -0.34, 0.30 -0.32, 0.50 -0.18, 0.80 -0.08, 1.0 0.02, 0.9 0.06, 0.5 0.06, 0.2 "
        "0.09, -0.04 0.14"
    ),
    jaw=path("-0.08 0.04, 0.2 0.10, 0.6 0.08, 0.96 0.05, 0.88 0.11, 0.5 0.16, 0.1 0.20"),
    eye=(0.26, -0.15, 0.085),
    nostril=(0.74, -0.03),
    puff=0.16,
)


def laelaps(s: Sculpture) -> None:
    """The leaping terror: springing like a kangaroo, talons first. One picture serves both names of the animal."""
    skin = Skin("#3a3a2c", "#83794c", "#dccb94", "#2a2a1f", "bands", 15)
    claws = Skin("#3a2f24", "#5a4a36", "#8a7652", cover="bone")
    limb(s, ARM, (192, 82), 44, skin, Foot("hand", 15, claws), z=-13, turn=-74, shade=0.32)
    limb(s, THEROPOD_BACK, (112, 122), 82, skin, Foot("talons", 20, claws), z=-12, turn=34, shade=0.34)
    s.chain(
        path(
            "-46 132 1.2, -12 146 4, 26 152 8, 60 148 13, 92 134 20, 120 114 27, 146 94 27, 168 78 21, 184 60 15, "
            "196 44 13.5, 206 36 13"
        ),
        skin,
        narrow=0.78,
        blend=4,
    )
    limb(s, KICKING, (124, 116), 92, skin, Foot("talons", 25, claws), z=18, girth=1.0)
    limb(s, ARM, (178, 86), 48, skin, Foot("hand", 18, claws), z=20, turn=-50)
    head(s, ALLOSAUR, (204, 36), 66, skin, turn=6, gape=30)


animal("laelaps", LEAPING)(laelaps)
animal("dryptosaurus", LEAPING)(laelaps)


@animal(
    "ceratosaurus",
    Scene(
        air="rose", far=("mesa", "hills"), front="grass", sides="cycad", seed=222, mirrored=True, box=(10, 8, 302, 186)
    ),
)
def ceratosaurus(s: Sculpture) -> None:
    """A blade of horn on the nose, one before each eye, and a row of scutes down the back."""
    skin = Skin("#5a2e26", "#a2603f", "#e4bd8c", "#38201c", "bands", 16)
    limb(s, ARM, (190, 98), 30, skin, Foot("hand", 10), z=-14, turn=-30, shade=0.32)
    pair(s, (THEROPOD, THEROPOD_BACK), (132, 98), 88, skin, Foot("talons", 20), z=14, shift=5, girth=1.0)
    back = path("10 130, 42 112, 74 92, 106 78, 138 68, 168 62, 190 52, 204 40, 214 34")
    ruff(s, back, Skin("#3a201a", "#6a3626", "#8a5238"), 4.6, 34)
    s.chain(
        path(
            "-18 152 1.5, 14 138 5, 46 122 10, 80 104 17, 110 96 24, 142 94 28, 170 88 25, 192 74 18, 206 56 14, 218 "
            "46 13"
        ),
        skin,
        narrow=0.78,
        blend=4,
    )
    limb(s, ARM, (184, 98), 32, skin, Foot("hand", 11), z=19, turn=-12)
    head(s, RAUISUCHIAN, (216, 46), 66, skin, turn=10, gape=20)
    blade = path("256 46, 258 32, 266 20, 272 16, 274 30, 276 44, 270 52")
    s.shape(blade, Skin("#7a4a2c", "#b98650", "#e8c88e", cover="bone"), depth=6, puff=4, rim=5, blend=1)
    spikes(s, [(236, 30, 240, 17, 4.2)], Skin("#7a3a24", "#a8583a", "#d08a58"), z=7)


@animal(
    "deinodon",
    Scene(air="storm", far=("volcano", "forest"), front="rock", sides="cycad", seed=223, box=(14, 6, 298, 186)),
)
def deinodon(s: Sculpture) -> None:
    """The terrible tooth: known by its teeth alone, and so drawn as all mouth, erect upon its tail."""
    skin = Skin("#3c4a50", "#78847c", "#d0caa8", "#2c363c", "saddle", 18)
    limb(s, ARM, (184, 92), 26, skin, Foot("hand", 8, toes=2), z=-15, turn=-40, shade=0.32)
    pair(s, (THEROPOD, THEROPOD_BACK), (128, 118), 74, skin, Foot("talons", 20), z=16, shift=6, girth=1.3)
    s.chain(
        path(
            "-30 188 1.5, 6 186 6, 40 176 12, 74 156 20, 106 130 29, 134 106 34, 160 84 31, 180 62 23, 192 44 19, "
            "204 34 18"
        ),
        skin,
        narrow=0.8,
        blend=4,
    )
    limb(s, ARM, (176, 94), 28, skin, Foot("hand", 9, toes=2), z=24, turn=-26)
    head(s, TYRANT, (202, 36), 80, skin, turn=2, gape=30)


@animal(
    "coelurus",
    Scene(
        air="jungle", far=("hills", "forest"), front="fern", sides="fern", seed=224, growth=0.8, box=(8, 18, 304, 184)
    ),
)
def coelurus(s: Sculpture) -> None:
    """The hollow tail: a light sprinter after a lizard."""
    skin = Skin("#2f4a36", "#7f9a58", "#e6dca4", "#22362a", "rings", 12)
    limb(s, ARM, (194, 104), 34, skin, Foot("hand", 10), z=-9, turn=-50, shade=0.32)
    pair(
        s,
        (THEROPOD, THEROPOD_BACK),
        (136, 100),
        96,
        skin,
        Foot("talons", 17),
        z=8,
        shift=4,
        girth=0.66,
        turns=(-26, 30),
    )
    s.chain(
        path(
            "-34 62 0.8, 4 76 2, 42 88 3.8, 78 96 6.4, 110 100 11, 140 102 16, 168 100 14.5, 188 92 10, 204 78 7.5, "
            "218 70 6.6, 230 68 6.6"
        ),
        skin,
        narrow=0.76,
        blend=3,
    )
    limb(s, ARM, (188, 103), 36, skin, Foot("hand", 11), z=10, turn=-36)
    head(s, SLENDER, (228, 67), 42, skin, turn=14, gape=16)
    _lizard(s, 272, 190)


def _lizard(s: Sculpture, x: float, y: float) -> None:
    """Add a small lizard in flight."""
    skin = Skin("#5a4a2a", "#9a8450", "#d8c48a")
    s.chain(
        [(x - 34, y - 4, 0.7), (x - 16, y + 1, 1.8), (x, y - 1, 4), (x + 10, y - 3, 3.4), (x + 20, y - 6, 3.2)], skin
    )
    for foot in (-4, 9):
        s.chain([(x + foot, y, 1.8), (x + foot + 4, y + 5, 1.2), (x + foot + 9, y + 6, 0.8)], skin, z=2)
    s.disc(x + 20, y - 7, 1.1, "#120a06")


@animal(
    "ornithomimus",
    Scene(
        air="steppe",
        far=("hills", "lake"),
        front="grass",
        sides="grass",
        seed=225,
        mirrored=True,
        box=(16, 6, 296, 186),
    ),
)
def ornithomimus(s: Sculpture) -> None:
    """The bird mimic: an ostrich with hands and a long tail."""
    skin = Skin("#6a5436", "#a98c5c", "#ecdcb0", "#4a3a24", "saddle", 12)
    arm = path("0 0 0.20, -0.10 0.40 0.13, 0.16 0.66 0.085, 0.34 0.90 0.065")
    limb(s, arm, (184, 90), 44, skin, Foot("hand", 11), z=-10, turn=-20, shade=0.32)
    pair(
        s,
        (THEROPOD, THEROPOD_BACK),
        (136, 92),
        96,
        skin,
        Foot("talons", 17),
        z=10,
        shift=5,
        girth=0.78,
        turns=(-10, 20),
    )
    s.chain(
        path(
            "4 88 1, 36 90 3, 70 92 6.4, 102 90 12, 132 88 21, 160 86 20, 180 78 13, 194 62 7.6, 200 42 6, 206 24 "
            "5.6, 216 16 6"
        ),
        skin,
        narrow=0.8,
        blend=3,
    )
    limb(s, arm, (178, 90), 46, skin, Foot("hand", 12), z=14, turn=-8)
    head(s, OSTRICH_BILLED, (214, 16), 36, skin, turn=10, gape=6)


@animal(
    "troodon",
    Scene(air="moon", far=("sun", "hills", "forest"), front="fern", sides="fern", seed=226, box=(10, 14, 302, 186)),
)
def troodon(s: Sculpture) -> None:
    """The wounding tooth: great eyes that hunt by moonlight."""
    skin = Skin("#3a342c", "#7f735c", "#d8c8a2", "#27221d", "flecks", 10)
    down = Skin("#2f2a26", "#5a5044", "#8a7d68", cover="plumage")
    limb(s, ARM, (188, 102), 36, skin, Foot("hand", 10), z=-9, turn=-26, shade=0.32)
    pair(
        s, (THEROPOD, THEROPOD_BACK), (136, 98), 84, skin, Foot("talons", 16), z=9, shift=5, girth=0.76, turns=(-6, 14)
    )
    feathers(s, path("24 76, 6 72, -10 68"), path("34 56, -26 52, -8 90"), down, 9, 4, z=-3)
    s.chain(
        path("-14 70 1.2, 24 78 3.2, 60 88 6, 96 94 11, 132 98 19, 162 96 18, 184 86 12, 198 70 9, 208 54 8, 220 46 8"),
        skin,
        narrow=0.78,
        blend=3,
    )
    ruff(s, path("150 80, 174 76, 190 66, 202 50, 214 38"), down, 6, 18)
    feathers(s, path("182 104, 178 114, 182 124"), path("160 110, 152 128, 166 140"), down, 6, 3, z=14)
    limb(s, ARM, (183, 101), 38, skin, Foot("hand", 11), z=12, turn=-12)
    wide_eyed = Head(BIRD_LIKE.skull, BIRD_LIKE.jaw, (0.34, -0.15, 0.10), (0.84, -0.05), teeth=(0.42, 0.92, 9, 0.05))
    head(s, wide_eyed, (218, 45), 46, skin, turn=10, gape=12)


@animal(
    "hadrosaurus",
    Scene(air="gold", far=("hills", "forest"), front="fern", sides="", seed=227, growth=0.7, box=(16, 4, 300, 187)),
)
def hadrosaurus(s: Sculpture) -> None:
    """The bulky lizard of Haddonfield, propped on legs and tail like a kangaroo, browsing with an iguana's face."""
    skin = Skin("#52603a", "#93985c", "#dfd6a0", "#3f4a2c", "bands", 16)
    _sapling(s)
    limb(s, ARM, (174, 90), 44, skin, Foot("hand", 9), z=-15, turn=-58, shade=0.32)
    pair(s, (THEROPOD, THEROPOD_BACK), (122, 128), 64, skin, Foot("hoof", 13), z=17, shift=7, girth=1.35)
    s.chain(
        path(
            "-44 190 1.5, -8 188 5, 28 182 10, 62 170 17, 94 150 26, 122 124 33, 142 96 31, 158 70 22, 172 48 14, "
            "184 32 11, 196 26 10.5"
        ),
        skin,
        narrow=0.8,
        blend=4,
    )
    limb(s, ARM, (164, 90), 48, skin, Foot("hand", 11), z=20, turn=-44)
    head(s, BEAKED_SMALL, (194, 25), 46, skin, turn=8)
    ruff(s, path("150 54, 164 36, 178 22, 192 14"), Skin("#3f4a2c", "#6a7040", "#8a8a54"), 4, 12)


def _sapling(s: Sculpture) -> None:
    """Add a young tree within reach of the browser's hands."""
    bark = Skin("#4a3a2a", "#735c40", "#927a56", cover="hide")
    leaf = Skin("#4a5a26", "#7a8738", "#a8ae58", cover="membrane")
    s.chain(path("262 192 6, 258 150 5, 252 104 4.4, 250 60 3.6, 256 14 2.6"), bark, z=-10)
    boughs = path("251 84 284 58, 250 56 226 44, 252 40 282 18, 256 14 244 -4, 252 112 282 98, 251 70 222 66")
    for x, y, tip_x, tip_y in boughs.tolist():
        s.chain([(x, y, 2.4), ((x + tip_x) / 2, (y + tip_y) / 2 - 3, 1.8), (tip_x, tip_y, 1)], bark, z=-9)
        for i in range(14):
            reach = 3 + i * 0.9
            spot = (tip_x + reach * 1.1 * ((i * 7) % 5 - 2) / 2, tip_y + reach * ((i * 3) % 5 - 2) / 2.4)
            blade = turned(path("-0.5 0, 0 -0.26, 0.5 0, 0 0.26"), spot, 11, i * 47)
            s.shape(blade, leaf, depth=-8 + i * 0.4, puff=1.4, rim=3)


@animal(
    "trachodon",
    Scene(
        air="swamp",
        far=("forest", "hills"),
        front="horsetail",
        sides="",
        seed=228,
        mirrored=True,
        level=120,
        box=(8, 8, 304, 202),
        flood=166,
    ),
)
def trachodon(s: Sculpture) -> None:
    """The rough tooth: a wading duck-bill with a mouthful of water weeds."""
    skin = Skin("#3f4a5a", "#7c8680", "#d6cfa8", "#2f3844", "spots", 15)
    bill = Skin("#5a4a34", "#8a7450", "#b09a6c", cover="bone")
    limb(s, ARM, (196, 112), 50, skin, Foot("hand", 9), z=-15, turn=-20, shade=0.32)
    pair(s, (THEROPOD, THEROPOD_BACK), (122, 112), 88, skin, Foot("hoof", 13), z=16, shift=6, girth=1.25)
    s.chain(
        path(
            "-30 150 2, 4 142 8, 40 130 15, 76 116 24, 108 106 33, 140 102 35, 168 94 29, 190 78 20, 206 60 14, 220 "
            "48 11.5, 232 44 11"
        ),
        skin,
        narrow=0.8,
        blend=4,
    )
    limb(s, ARM, (188, 110), 54, skin, Foot("hand", 11), z=21, turn=-6)
    weed = Skin("#4a5a2a", "#6f8a38", "#9aac58", cover="membrane")
    for lean, size in ((70, 26), (96, 34), (118, 22)):
        blade = path("0 -0.08, 0.4 -0.12, 1 0, 0.4 0.10, 0 0.08")
        s.shape(turned(blade, (276, 64), size, lean), weed, depth=-2, puff=1.4, rim=3)
    head(s, DUCK_BILLED, (230, 42), 56, skin, turn=16)
    s.shape(path("272 50, 286 54, 294 64, 288 70, 274 65, 266 58"), bill, depth=5, puff=5, rim=5, blend=2)


@animal(
    "camptosaurus",
    Scene(
        air="noon", far=("hills", "lake"), trees="conifer", front="fern", seed=229, growth=0.6, box=(10, 12, 302, 186)
    ),
)
def camptosaurus(s: Sculpture) -> None:
    """The bent lizard: heavy behind, light before, stooping to crop the ferns."""
    skin = Skin("#6a4e2c", "#a4813f", "#e4cd92", "#4a3520", "saddle", 17)
    beak = Skin("#4a3a28", "#6b553a", "#8a7048", cover="bone")
    arm = path("0 0 0.22, -0.10 0.36 0.15, 0.04 0.68 0.095, 0.08 0.92 0.08")
    limb(s, arm, (204, 122), 56, skin, Foot("hand", 8, aim=60), z=-14, turn=-14, shade=0.34)
    pair(s, (THEROPOD, THEROPOD_BACK), (112, 100), 84, skin, Foot("talons", 17), z=16, shift=5, girth=1.2)
    s.chain(
        path(
            "-24 108 1.5, 10 106 6, 44 102 13, 80 98 23, 114 98 33, 148 102 33, 178 108 26, 202 110 17, 222 106 "
            "11.5, 238 100 11"
        ),
        skin,
        narrow=0.8,
        blend=4,
    )
    limb(s, arm, (190, 122), 60, skin, Foot("hand", 9, aim=60), z=20, turn=2)
    head(s, HORSE_FACED, (236, 99), 50, skin, turn=22)
    s.shape(path("272 113, 284 120, 285 128, 276 126, 269 121"), beak, depth=6, puff=4, rim=4, blend=1.5)
