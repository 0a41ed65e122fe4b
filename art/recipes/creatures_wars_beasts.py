"""Clawed beasts of the bad lands: sabre-toothed false cats, hoofed wolves, a gnawing bear, a shrew among giants."""

from __future__ import annotations

from art.recipes.creatures_anatomy import HORN, IVORY, PAW_FORE, PAW_HIND, STOUT, Foot, Head, eye, head, limb, pair
from art.recipes.creatures_heads import CAT, WOLF
from art.recipes.creatures_parts import spikes
from art.recipes.creatures_register import animal
from art.recipes.engraving import Sculpture, Skin, path, turned
from art.recipes.engraving_scenes import Scene

ROUND_EAR = path("-0.5 0.3, -0.5 -0.4, -0.2 -0.85, 0.2 -0.85, 0.5 -0.4, 0.5 0.3")
CREODONT = Head(
    skull=path(
        "-0.14 0.10, -0.18 -0.14, -0.04 -0.32, 0.18 -0.38, 0.38 -0.33, 0.56 -0.22, 0.80 -0.18, 0.98 -0.10, 1.02 "
        "0.02, 0.94 0.10, 0.68 0.10, 0.42 0.14, 0.16 0.24, 0 0.26"
    ),
    jaw=path("-0.04 0.08, 0.2 0.17, 0.5 0.12, 0.88 0.09, 0.90 0.18, 0.68 0.24, 0.32 0.31, 0.04 0.30"),
    eye=(0.42, -0.19, 0.045),
    nostril=(0.99, -0.05),
    teeth=(0.50, 0.88, 6, 0.085),
    puff=0.21,
)
GNAWER = Head(
    skull=path(
        "-0.16 0.10, -0.18 -0.16, -0.02 -0.33, 0.22 -0.36, 0.48 -0.28, 0.74 -0.22, 0.94 -0.18, 1.02 -0.04, 0.98 "
        "0.07, 0.78 0.09, 0.48 0.13, 0.18 0.22, 0 0.24"
    ),
    jaw=path("-0.06 0.08, 0.2 0.16, 0.5 0.11, 0.84 0.09, 0.88 0.19, 0.66 0.25, 0.3 0.32, 0.02 0.30"),
    eye=(0.40, -0.17, 0.042),
    nostril=(0.98, -0.11),
    puff=0.20,
)
SHREW = Head(
    skull=path(
        "-0.18 0.12, -0.20 -0.16, -0.02 -0.34, 0.22 -0.34, 0.46 -0.22, 0.74 -0.10, 1.02 0.0, 1.04 0.06, 0.90 0.09, "
        "0.56 0.10, 0.22 0.20, -0.04 0.26"
    ),
    jaw=path("-0.02 0.14, 0.3 0.12, 0.6 0.10, 0.82 0.09, 0.74 0.15, 0.4 0.22, 0.04 0.28"),
    eye=(0.40, -0.12, 0.075),
    nostril=(1.0, 0.02),
    teeth=(0.50, 0.80, 5, 0.05),
    iris="#2a1a10",
    puff=0.20,
)


def _chin(s: Sculpture, at: tuple[float, float], size: float, turn: float, skin: Skin) -> None:
    """Hang the flange of bone from the chin that sheathes a sabre."""
    flange = path("0.54 0.14, 0.88 0.10, 0.90 0.30, 0.84 0.50, 0.74 0.52, 0.62 0.34")
    s.shape(turned(flange, at, size, turn), skin.plain(), depth=8, puff=4, rim=5, blend=2)


@animal(
    "hoplophoneus",
    Scene(
        air="desert", far=("mesa", "hills"), front="grass", sides="shrub", seed=321, growth=0.5, box=(12, 14, 300, 187)
    ),
)
def hoplophoneus(s: Sculpture) -> None:
    """The armed murderer: a leopard-sized sabre-tooth of the White River."""
    skin = Skin("#8a5f30", "#c89a54", "#f2deb0", "#3f2814", "spots", 8, cover="fur")
    foot = Foot("paw", 10, HORN, 4)
    pair(s, (PAW_HIND, PAW_HIND), (88, 112), 74, skin, foot, z=13, shift=18, girth=1.0, turns=(10, -16))
    pair(s, (PAW_FORE, PAW_FORE), (182, 114), 72, skin, foot, z=14, shift=-14, girth=1.1, turns=(-22, 16))
    s.chain(
        path(
            "-4 74 3, 14 66 4.2, 34 72 5, 52 88 6, 70 100 17, 98 102 25, 132 102 25, 164 100 27, 190 92 23, 208 84 20"
        ),
        skin,
        narrow=0.82,
        blend=5,
    )
    for (x, y), lean, z, shade in (((204, 66), -14, 14, 0.0), ((215, 64), 8, -4, 0.25)):
        s.shape(turned(ROUND_EAR, (x, y), 11, lean), skin, depth=z, puff=3, rim=4, shade=shade)
    head(s, CAT, (204, 84), 54, skin, turn=12, gape=22, z=5)
    _chin(s, (204, 84), 54, 28, skin)
    spikes(s, [(246, 98, 244, 130, 3.8)], IVORY, z=24, bend=-0.12)
    spikes(s, [(252, 99, 251, 127, 3.2)], IVORY, z=6, shade=0.2, bend=-0.12)


@animal(
    "pogonodon",
    Scene(
        air="dusk",
        far=("peaks", "hills"),
        front="grass",
        sides="grass",
        seed=322,
        growth=0.8,
        mirrored=True,
        box=(10, 8, 302, 187),
    ),
)
def pogonodon(s: Sculpture) -> None:
    """The bearded tooth of Oregon: lion-sized, brindled, on the point of springing."""
    skin = Skin("#4a3626", "#96704a", "#dcc098", "#2a1d14", "bands", 10, cover="fur")
    foot = Foot("paw", 12, HORN, 4)
    pair(s, (PAW_HIND, PAW_HIND), (84, 106), 80, skin, foot, z=15, shift=20, girth=1.1, turns=(14, -20))
    pair(s, (PAW_FORE, PAW_FORE), (184, 112), 74, skin, foot, z=16, shift=-14, girth=1.25, turns=(-30, 10))
    s.chain(
        path(
            "-24 122 3, -2 134 4, 24 132 5, 44 116 6.4, 62 96 20, 92 92 28, 128 98 27, 162 104 29, 192 104 26, 210 "
            "100 22"
        ),
        skin,
        narrow=0.82,
        blend=5,
    )
    for (x, y), lean, z, shade in (((206, 82), -24, 15, 0.0), ((217, 79), -4, -4, 0.25)):
        s.shape(turned(ROUND_EAR, (x, y), 12, lean), skin, depth=z, puff=3, rim=4, shade=shade)
    head(s, CAT, (206, 100), 60, skin, turn=8, gape=34, z=5)
    _chin(s, (206, 100), 60, 34, skin)
    spikes(s, [(252, 112, 252, 146, 4)], IVORY, z=25, bend=-0.12)
    spikes(s, [(259, 112, 260, 142, 3.4)], IVORY, z=6, shade=0.2, bend=-0.12)


@animal(
    "mesonyx",
    Scene(air="lake", far=("forest", "lake"), front="shrub", sides="fern", seed=323, growth=0.7, box=(10, 8, 302, 187)),
)
def mesonyx(s: Sculpture) -> None:
    """The middle claw: a wolf that ran on little hoofs."""
    skin = Skin("#3f3a2c", "#857a58", "#d8cc9c", "#2c281e", "saddle", 12, cover="fur")
    foot = Foot("hoof", 7, HORN, 3)
    pair(s, (PAW_HIND, PAW_HIND), (90, 106), 80, skin, foot, z=12, shift=18, girth=0.85, turns=(10, -14))
    pair(s, (PAW_FORE, PAW_FORE), (178, 106), 80, skin, foot, z=12, shift=-14, girth=0.9, turns=(-12, 14))
    s.chain(
        path(
            "-22 152 2, -4 150 4.5, 20 138 6, 46 118 7, 70 100 16, 100 96 23, 134 98 24, 166 94 26, 190 84 22, 208 "
            "74 18, 222 68 16"
        ),
        skin,
        narrow=0.8,
        blend=5,
    )
    for (x, y), lean, z, shade in (((220, 50), -20, 13, 0.0), ((230, 50), 0, -4, 0.25)):
        s.shape(turned(ROUND_EAR, (x, y), 10, lean), skin, depth=z, puff=3, rim=4, shade=shade)
    head(s, WOLF, (220, 70), 64, skin, turn=14, gape=12, z=4)


@animal(
    "patriofelis",
    Scene(
        air="swamp",
        far=("forest", "hills"),
        front="horsetail",
        sides="fern",
        seed=324,
        growth=0.7,
        level=124,
        mirrored=True,
        box=(6, 26, 306, 194),
        flood=182,
    ),
)
def patriofelis(s: Sculpture) -> None:
    """The father of cats, so called: short-legged, broad-pawed, long-tailed, waiting for turtles by the water."""
    skin = Skin("#2f2a28", "#6a5f54", "#bcae98", "#221e1c", "flecks", 10, cover="fur")
    foot = Foot("paw", 14, HORN, 4)
    pair(s, (PAW_HIND, PAW_HIND), (92, 130), 54, skin, foot, z=18, shift=22, girth=1.4, turns=(6, -10))
    pair(s, (PAW_FORE, PAW_FORE), (184, 130), 54, skin, foot, z=18, shift=-18, girth=1.5, turns=(-10, 10))
    s.chain(
        path(
            "-46 156 3, -22 160 6, 8 152 8, 36 138 11, 64 124 20, 94 116 29, 130 114 30, 164 112 30, 190 106 25, 208 "
            "100 22"
        ),
        skin,
        narrow=0.84,
        blend=5,
    )
    for (x, y), lean, z, shade in (((208, 76), -20, 16, 0.0), ((219, 74), 0, -4, 0.25)):
        s.shape(turned(ROUND_EAR, (x, y), 11, lean), skin, depth=z, puff=3, rim=4, shade=shade)
    head(s, CREODONT, (206, 98), 72, skin, turn=12, gape=14, z=5)


@animal(
    "tillotherium",
    Scene(
        air="jungle",
        far=("hills", "forest"),
        front="fern",
        sides="tree-fern",
        seed=325,
        growth=0.8,
        level=130,
        box=(14, 8, 298, 187),
    ),
)
def tillotherium(s: Sculpture) -> None:
    """A bear with a beaver's chisels, digging for roots."""
    skin = Skin("#4f3a26", "#8a6a44", "#c8a878", cover="fur")
    claws = Skin("#6a5a40", "#b09a6c", "#dcc898", cover="bone")
    foot = Foot("paw", 15, claws, 4)
    s.chain([(54, 122, 7), (38, 136, 5), (28, 152, 2)], skin.plain(), z=-3)
    pair(s, (STOUT, STOUT), (92, 128), 58, skin, foot, z=20, shift=22, girth=1.35, turns=(4, -8))
    limb(s, STOUT, (186, 122), 62, skin, foot, z=-18, girth=1.3, turn=-8, shade=0.32)
    s.chain(
        path("62 122 20, 88 110 33, 122 102 37, 156 94 36, 184 84 31, 204 72 24, 216 66 20"), skin, narrow=0.84, blend=6
    )
    reach = path("0 0 0.30, 0.14 0.34 0.21, 0.46 0.52 0.14, 0.70 0.44 0.12")
    limb(s, reach, (184, 104), 70, skin, Foot("hand", 22, claws, aim=12), z=22, girth=1.05)
    for (x, y), lean, z, shade in (((212, 46), -20, 16, 0.0), ((225, 45), 0, -4, 0.25)):
        s.shape(turned(ROUND_EAR, (x, y), 13, lean), skin, depth=z, puff=3, rim=4, shade=shade)
    head(s, GNAWER, (214, 66), 70, skin, turn=14, gape=14, z=5)
    for local, lean, tilt in (((0.92, 0.07), 4, 14), ((0.80, 0.10), 180, 28)):
        chisel = path("-0.05 0, 0.05 0, 0.04 0.16, -0.03 0.18")
        spot = turned([local], (214, 66), 70, tilt)[0].tolist()
        s.shape(turned(chisel, (spot[0], spot[1]), 76, lean + tilt), IVORY, sharp=True, depth=20, puff=2, rim=3)
    root = Skin("#6a5434", "#a88c5a", "#d8c08c", cover="hide")
    s.chain(path("232 148 2, 242 140 4, 254 136 5, 266 140 3.4, 276 148 1.4"), root, z=26)
    s.chain(path("256 138 2.4, 262 150 1.6, 258 160 0.8"), root, z=26)


@animal(
    "dryolestes",
    Scene(
        air="moon",
        far=("sun", "forest"),
        front="fern",
        sides="cycad",
        seed=326,
        growth=0.8,
        level=150,
        mirrored=True,
        box=(12, 6, 300, 190),
    ),
)
def dryolestes(s: Sculpture) -> None:
    """The oak robber: a mammal no longer than a finger, out by night while giants sleep."""
    skin = Skin("#3f3228", "#7f6850", "#d8c4a0", cover="fur")
    bark = Skin("#4a3c2c", "#76614a", "#9a8468", "#352a1e", "flecks", 12, cover="hide")
    pink = Skin("#8a5a4a", "#b88470", "#d8a890")
    s.chain(path("-40 168 13, 20 158 16, 90 150 18, 160 146 17, 230 152 14, 300 140 10, 336 128 7"), bark, z=-14)
    s.chain(path("232 152 9, 254 168 7, 284 180 4, 300 184 2"), bark, z=-16)
    s.chain(path("66 132 3.4, 40 136 2.8, 14 124 2.2, -6 100 1.8, -10 76 1.4, 4 62 1"), pink, z=2)
    foot = Foot("paw", 11, HORN, 4)
    pair(s, (PAW_HIND, PAW_HIND), (98, 104), 44, skin, foot, z=16, shift=18, girth=1.3, turns=(4, -10))
    pair(s, (PAW_FORE, PAW_FORE), (170, 106), 38, skin, foot, z=15, shift=-12, girth=1.1, turns=(-20, 12))
    s.chain(path("68 122 12, 92 106 26, 124 98 30, 154 94 26, 178 86 20, 194 78 17"), skin, narrow=0.86, blend=5)
    for (x, y), lean, z, shade in (((190, 52), -24, 14, 0.0), ((203, 50), 0, -5, 0.25)):
        s.shape(turned(ROUND_EAR, (x, y), 17, lean), pink, depth=z, puff=2, rim=4, shade=shade)
    head(s, SHREW, (194, 78), 66, skin, turn=12, gape=12, z=4)
    for rise in (-10, -2, 6):
        s.line([(244, 88), (256, 88 + rise * 0.6), (268, 90 + rise * 1.6)], 0.5, 0.8)
    _dragonfly(s, 292, 86)


def _dragonfly(s: Sculpture, x: float, y: float) -> None:
    """Add a dragonfly just out of reach."""
    body = Skin("#1f3a34", "#3f6a5c", "#7fa890", cover="shell")
    vane = Skin("#a8b8b0", "#d0dcd0", "#f0f4e8", cover="membrane")
    for lean in (-128, -104, -62, -40):
        blade = path("0 -0.06, 0.5 -0.16, 1 -0.02, 0.5 0.12, 0 0.06")
        s.shape(turned(blade, (x, y), 34, lean), vane, depth=1, puff=1, rim=2)
    s.chain([(x - 6, y + 1, 3.4), (x + 2, y, 3.8), (x + 14, y + 4, 1.8), (x + 36, y + 12, 1.2)], body, z=4)
    eye(s, x - 8, y, 1.2, "#c8502a", slit=False)
