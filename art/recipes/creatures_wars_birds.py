"""Birds of the Bone Wars: with teeth and without, on the wing, on the water, on the shore."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from art.recipes.creatures_anatomy import THEROPOD, THEROPOD_BACK, Foot, Head, eye, head, limb, pair
from art.recipes.creatures_parts import PADDLE, feathers
from art.recipes.creatures_register import animal
from art.recipes.engraving import Points, Sculpture, Skin, path, turned
from art.recipes.engraving_scenes import Scene

SHANK = path("0 0 0.20, 0.10 0.20 0.13, -0.16 0.44 0.05, -0.13 0.52 0.042, 0.02 0.95 0.034")
TOOTHED_BILL = Head(
    skull=path(
        "-0.14 0.02, -0.10 -0.14, 0.04 -0.22, 0.20 -0.20, 0.34 -0.11, 0.64 -0.06, 0.94 -0.02, 1.02 0.03, 0.94 0.03, "
        "0.6 0.025, 0.3 0.04, 0 0.10"
    ),
    jaw=path("-0.08 0.03, 0.2 0.06, 0.6 0.04, 0.97 0.035, 0.9 0.065, 0.5 0.09, 0.1 0.14"),
    eye=(0.16, -0.10, 0.05),
    nostril=(0.42, -0.06),
    teeth=(0.34, 0.90, 10, 0.05),
    puff=0.13,
)
SHORT_BILL = Head(
    skull=path(
        "-0.22 0.06, -0.20 -0.22, 0.02 -0.38, 0.26 -0.36, 0.42 -0.20, 0.70 -0.08, 0.98 0, 1.0 0.05, 0.7 0.06, 0.4 "
        "0.08, 0.1 0.16, -0.1 0.20"
    ),
    jaw=path("0.02 0.12, 0.36 0.09, 0.7 0.07, 0.94 0.06, 0.8 0.11, 0.42 0.17, 0.06 0.22"),
    eye=(0.20, -0.14, 0.085),
    nostril=(0.54, -0.06),
    puff=0.24,
)
AXE_BILL = Head(
    skull=path(
        "-0.16 0.06, -0.14 -0.22, 0.06 -0.38, 0.26 -0.42, 0.50 -0.44, 0.76 -0.36, 0.94 -0.16, 1.0 0.10, 0.96 0.22, "
        "0.88 0.10, 0.62 0.06, 0.26 0.10, -0.04 0.16"
    ),
    jaw=path("-0.08 0.08, 0.2 0.12, 0.6 0.09, 0.86 0.13, 0.86 0.24, 0.5 0.27, 0.1 0.28"),
    eye=(0.22, -0.16, 0.05),
    nostril=(0.46, -0.24),
    puff=0.17,
)


def _flyer(
    s: Sculpture,
    skin: Skin,
    quill: Skin,
    near: tuple[Points, Points],
    far: tuple[Points, Points],
    tail: tuple[Points, Points],
    covert: Skin,
) -> None:
    """Add a bird on the wing without its head; each fan runs from its roots to its tips."""
    feathers(s, *far, quill, 14, 6, z=-18, shade=0.22)
    arm = [(x, y, 7.5 - 1.6 * i) for i, (x, y) in enumerate(far[0])]
    s.chain(arm, skin, z=-12, shade=0.2)
    feathers(s, *tail, quill, 8, 5.5, z=-3)
    s.chain(path("126 136 7, 150 130 16, 174 119 19, 196 107 14, 214 96 10, 226 90 9"), skin, narrow=0.85, blend=3)
    feathers(s, *near, quill, 17, 7, z=14)
    inner = (
        near[0],
        [(x * 0.58 + rx * 0.42, y * 0.58 + ry * 0.42) for (x, y), (rx, ry) in zip(near[1], near[0], strict=True)],
    )
    feathers(s, *inner, covert, 13, 6, z=18)
    s.chain([(x, y, 9 - 2 * i) for i, (x, y) in enumerate(near[0])], skin, z=24)


@animal(
    "ichthyornis",
    Scene("sky", "coast", ("sun", "sea"), front="", level=152, cloud=0.5, box=(6, 6, 306, 186), seed=281),
)
def ichthyornis(s: Sculpture) -> None:
    """The fish bird: a tern with teeth, home with its catch."""
    skin = Skin("#a8a8a4", "#e8e4d6", "#fffaec", cover="plumage")
    quill = Skin("#5f5f64", "#a8a6a0", "#dcd8ca", cover="plumage")
    covert = Skin("#9a9a98", "#d8d4c6", "#f8f2e2", cover="plumage")
    bill = Skin("#7a4a26", "#c07a3c", "#e8b070", cover="bone")
    near = path("184 110, 154 90, 116 74, 80 68"), path("146 154, 96 142, 44 116, -14 62")
    far = path("196 102, 202 74, 216 48, 236 28"), path("172 118, 170 84, 178 40, 250 -26")
    _flyer(s, skin, quill, near, far, (path("130 130, 128 136, 132 142"), path("76 138, 92 150, 76 168")), covert)
    head(s, TOOTHED_BILL, (229, 88), 56, bill, turn=12, gape=14)
    s.chain(path("220 92 9.5, 230 86 10, 240 84 7.5"), skin, z=4, blend=3)
    s.chain(
        path("224 80 6, 233 76 6.4, 240 78 4"), Skin("#2a2628", "#3a3436", "#4a4444", cover="plumage"), z=8, blend=2
    )
    eye(s, 240, 84, 2.2, "#c98a2a")
    fish = Skin("#3f5a6a", "#93aab0", "#f0ead8", cover="wet")
    s.chain([(266, 92, 1.5), (270, 101, 4.2), (273, 112, 3), (275, 119, 1)], fish, z=8)
    s.shape(path("274 116, 282 126, 276 123, 269 127"), fish, depth=8, puff=1, rim=2)


@animal(
    "apatornis",
    Scene(
        "sky", "sunset", ("flock", "sea"), front="", level=160, cloud=0.8, box=(4, 8, 308, 188), seed=282, mirrored=True
    ),
)
def apatornis(s: Sculpture) -> None:
    """The deceptive bird, gliding home against the evening."""
    skin = Skin("#5a4636", "#a07e58", "#efdcb4", cover="plumage")
    quill = Skin("#3a2c22", "#6a4f38", "#a07c54", cover="plumage")
    covert = Skin("#4a382a", "#8a6a48", "#c8a878", cover="plumage")
    bill = Skin("#3a3230", "#5f544c", "#8a7c70", cover="bone")
    near = path("184 110, 150 104, 108 108, 66 124"), path("150 158, 110 156, 58 160, -4 182")
    far = path("192 104, 184 74, 190 44, 210 20"), path("164 124, 150 86, 152 40, 214 -30")
    _flyer(s, skin, quill, near, far, (path("130 132, 127 137, 130 143"), path("92 172, 78 166, 96 186")), covert)
    head(s, TOOTHED_BILL, (228, 88), 52, bill, turn=8, gape=8)
    s.chain(path("220 92 9.5, 230 86 9.5, 239 85 7"), skin, z=4, blend=3)
    eye(s, 239, 84, 2.2, "#d8b04a")


@animal(
    "hesperornis",
    Scene(
        "sky", "steppe", ("hills", "sea"), front="", level=108, cloud=0.6, box=(14, 12, 300, 176), seed=283, flood=133
    ),
)
def hesperornis(s: Sculpture) -> None:
    """The western bird: six feet of diver, toothed and wingless, on the Kansas sea."""
    skin = Skin("#3a4448", "#7a8280", "#f2ead2", "#c9c6b4", "flecks", 9, cover="plumage")
    cap = Skin("#20262a", "#343c40", "#4a5254", cover="plumage")
    bill = Skin("#6a5a3a", "#b09a64", "#e0cc94", cover="bone")
    feathers(s, path("28 128, 24 134, 28 140"), path("-10 118, -18 130, -8 142"), skin, 6, 5, z=-2)
    s.chain(
        path(
            "20 132 6, 48 132 16, 84 130 25, 124 130 28, 162 132 25, 190 128 18, 208 112 12, 212 90 9.5, 208 68 9, "
            "212 50 9.5, 224 40 10"
        ),
        skin,
        narrow=0.85,
        blend=4,
    )
    s.chain(path("150 122 5, 136 128 4, 122 136 1.5"), cap, z=22, blend=2)
    head(s, TOOTHED_BILL, (222, 40), 70, bill, turn=6, gape=12)
    s.chain(path("212 48 10.4, 222 38 11.4, 236 36 9"), cap, z=4, blend=3)
    eye(s, 235, 36, 2.6, "#b8382a")
    foot = Skin("#8a5a34", "#b98a54", "#d8b07c")
    s.shape(turned(PADDLE, (96, 152), 40, 70), foot, depth=12, puff=3, rim=6)


@animal("baptornis", Scene("sea", "green", front="kelp", seed=284, mirrored=True, box=(6, 26, 306, 174)))
def baptornis(s: Sculpture) -> None:
    """The diving bird: a loon-sized cousin of Hesperornis, shooting after a shoal."""
    skin = Skin("#43362a", "#85704e", "#efe2bc", "#d8cca8", "flecks", 8, cover="plumage")
    cap = Skin("#2c231c", "#4a3a2c", "#6a5640", cover="plumage")
    bill = Skin("#5a4a34", "#94794e", "#c4a878", cover="bone")
    web = Skin("#8a4a2c", "#bc7444", "#dca06c", cover="membrane")
    for (x, y), turn, z, shade in (((78, 126), 168, -14, 0.3), ((90, 132), 148, 12, 0.0)):
        s.chain([(x + 16, y - 6, 7), (x, y, 4), (x - 22, y + 6, 2.2)], web, z=z, shade=shade, blend=2)
        s.shape(turned(PADDLE, (x - 20, y + 6), 44, turn), web, depth=z, puff=3, rim=6, shade=shade)
    feathers(s, path("58 108, 54 114, 58 120"), path("24 98, 14 112, 24 124"), skin, 6, 5, z=-2)
    s.chain(
        path("52 114 6, 78 114 15, 112 114 22, 146 112 23, 176 106 17, 200 98 11, 222 92 8.4, 242 90 8.4"),
        skin,
        narrow=0.85,
        blend=4,
    )
    feathers(s, path("164 106, 160 112, 158 118"), path("128 112, 122 122, 130 130"), cap, 6, 3.4, z=22)
    head(s, TOOTHED_BILL, (242, 90), 56, bill, turn=6, gape=12)
    s.chain(path("232 91 9, 242 88 9.6, 254 88 7"), cap, z=4, blend=3)
    eye(s, 254, 87, 2.4, "#c8502a")
    silver = Skin("#5a6a64", "#a8b8a4", "#f0f0d8", cover="wet")
    for x, y, size in ((318, 92, 1.0), (334, 108, 0.85), (330, 76, 0.8)):
        rows = path("0 0 1.5, 8 1 4.2, 18 1 3.4, 25 0 1") * size
        s.chain(rows + np.array([x, y, 0]), silver, z=3)
        tail = path("24 0, 33 -6, 30 0, 33 6") * size + np.array([x, y])
        s.shape(tail, silver, depth=3, puff=1, rim=2)


def _wader(s: Sculpture, skin: Skin, quill: Skin, leg: Skin, stride: tuple[float, float], length: float) -> None:
    """Add a shore bird without its head: an egg of a body on thin legs, the wing folded over it."""
    foot = Foot("talons", length * 0.20, leg)
    limb(s, SHANK, (138, 116), length, leg, foot, z=-8, girth=0.74, turn=stride[1], shade=0.3)
    feathers(s, path("74 98, 70 103, 72 108"), path("34 104, 30 112, 42 116"), quill, 6, 5, z=-3)
    s.chain(
        path("66 104 6, 90 104 17, 122 102 28, 154 94 28, 178 82 19, 192 66 12, 198 54 11"), skin, narrow=0.88, blend=4
    )
    limb(s, SHANK, (132, 118), length, leg, foot, z=10, girth=0.78, turn=stride[0])
    s.chain(path("120 108 17, 134 118 12"), skin, z=10, blend=4)
    feathers(s, path("166 82, 158 92, 150 104"), path("92 92, 56 106, 96 118"), quill, 11, 6, z=22)
    feathers(s, path("168 80, 162 90, 156 100"), path("124 92, 108 104, 128 112"), skin, 8, 6, z=25)


@animal(
    "palaeotringa",
    Scene(
        air="coast",
        far=("hills", "lake"),
        front="grass",
        sides="grass",
        seed=285,
        growth=0.15,
        box=(18, 8, 294, 188),
        mirrored=True,
    ),
)
def palaeotringa(s: Sculpture) -> None:
    """The ancient sandpiper of the New Jersey marl, probing the tide line."""
    skin = Skin("#6a5238", "#b0906a", "#f4e8ca", "#4a3826", "flecks", 7, cover="plumage")
    quill = Skin("#4a3a2a", "#8a6e4c", "#c4a478", cover="plumage")
    leg = Skin("#5a5a34", "#8a8a54", "#b4b07c")
    bill = Skin("#2f2a24", "#4f463a", "#7a6e5a", cover="bone")
    _wader(s, skin, quill, leg, (-14, 20), 84)
    s.chain(path("192 62 11, 202 48 11.4, 212 46 9"), skin, blend=3)
    s.chain(path("214 46 4, 240 54 2.2, 270 68 1.2"), bill, z=1)
    s.chain(path("214 50 3.4, 240 58 1.6, 266 70 0.8"), bill, z=0, shade=0.2)
    s.line([(204, 44), (214, 46), (222, 48)], 1.2, 0.7)
    eye(s, 210, 43, 2.6, "#4a2f1a", slit=False)


@animal(
    "cimolopteryx",
    Scene(
        air="rose",
        far=("hills", "lake"),
        front="horsetail",
        sides="horsetail",
        seed=286,
        growth=0.5,
        box=(30, 6, 282, 188),
    ),
)
def cimolopteryx(s: Sculpture) -> None:
    """The chalk wing of Wyoming, a plover-like hunter of the mud flats."""
    skin = Skin("#4a5058", "#8f9290", "#f4ecd8", cover="plumage")
    quill = Skin("#343a42", "#646a70", "#a0a4a4", cover="plumage")
    band = Skin("#1f1d1e", "#2f2b2a", "#3f3a36", cover="plumage")
    leg = Skin("#8a5a2c", "#bc8a4c", "#dcb47c")
    bill = Skin("#3a2f26", "#5c4c3a", "#8a765a", cover="bone")
    _wader(s, skin, quill, leg, (4, -10), 74)
    s.chain(path("178 66 8, 186 78 9, 184 92 8"), band, z=14, blend=2)
    head(s, SHORT_BILL, (198, 44), 44, bill, turn=10, gape=12)
    s.chain(path("192 58 11.5, 198 44 13, 208 40 11"), skin, z=3, blend=3)
    s.chain(path("196 34 7, 206 30 6.4, 214 34 4"), band, z=8, blend=2)
    eye(s, 210, 39, 3, "#d88a2a", slit=False)
    fly = Skin("#2a2420", "#4a4038", "#6a5e50")
    s.chain([(262, 54, 1.6), (268, 52, 2.4), (274, 50, 1.6)], fly, z=2)
    for lean in (-70, -40):
        vane = path("0 -0.1, 0.5 -0.22, 1 0, 0.5 0.16")
        s.shape(
            turned(vane, (267, 50), 11, lean),
            Skin("#b8b0a0", "#d8d0c0", "#f0e8d8", cover="membrane"),
            depth=3,
            puff=1,
            rim=2,
        )


@animal(
    "graculavus",
    Scene(
        air="storm", far=("sea", "cliff"), kind="sky", front="", level=120, seed=287, cloud=0.7, box=(10, 6, 302, 204)
    ),
)
def graculavus(s: Sculpture) -> None:
    """The cormorant's forebear, drying its wings on a reef."""
    skin = Skin("#16201f", "#33423e", "#5a6a5e", cover="plumage")
    quill = Skin("#141a1a", "#2c3834", "#4a5850", cover="plumage")
    leg = Skin("#2f2a26", "#4a423a", "#6a6052")
    bill = Skin("#7a5a2c", "#b48a48", "#dcb880", cover="bone")
    stone = Skin("#6a655c", "#948c7c", "#b4aa94", "#4a463e", "flecks", 14, cover="shell")
    s.shape(
        path("40 226, 60 196, 96 182, 130 172, 176 174, 214 186, 256 196, 284 226"), stone, depth=-6, puff=18, rim=30
    )
    s.shape(path("64 230, 92 204, 126 194, 160 206, 190 232"), stone, depth=8, puff=14, rim=20)
    feathers(
        s,
        path("170 92, 198 78, 226 70, 252 72"),
        path("184 148, 218 144, 262 134, 300 118"),
        quill,
        14,
        7,
        z=-14,
        shade=0.2,
    )
    s.chain(path("168 92 8, 198 78 6, 228 70 4.6, 254 72 2.6"), skin, z=-10, shade=0.18)
    feathers(s, path("140 148, 134 150, 130 148"), path("136 192, 122 194, 110 186"), quill, 7, 5, z=-4)
    for x, z in ((150, -6), (162, 10)):
        s.chain([(x, 150, 8), (x + 3, 166, 4), (x + 5, 178, 3)], leg, z=z, blend=2)
        for toe in (-4, 6, 15):
            s.chain([(x + 4, 177, 2.6), (x + 5 + toe, 182, 1.6)], leg, z=z + 4)
    s.chain(
        path("142 154 9, 148 134 19, 156 112 20, 164 92 14, 170 70 9, 168 50 8, 170 36 8.6, 178 28 9"),
        skin,
        narrow=0.88,
        blend=3,
    )
    feathers(s, path("148 94, 120 78, 92 70, 64 74"), path("138 152, 102 148, 56 138, 14 122"), quill, 16, 7.5, z=12)
    feathers(s, path("146 94, 120 80, 94 72"), path("134 122, 104 116, 72 108"), skin, 11, 6, z=16)
    s.chain(path("150 94 9, 120 78 6.6, 92 70 5, 62 74 2.6"), skin, z=22)
    s.chain(path("168 36 9.6, 178 27 10, 190 28 7"), skin, blend=3, z=1)
    s.chain(path("192 27 3.6, 210 29 2.6, 226 32 2, 229 36 1"), bill, z=2)
    s.chain(path("190 32 3, 208 34 1.8, 222 35 1"), replace(bill, back=bill.flank), z=1, shade=0.15)
    eye(s, 188, 26, 2.2, "#5fae8a", slit=False)


@animal(
    "diatryma",
    Scene(air="jungle", far=("forest",), front="fern", sides="tree-fern", seed=288, growth=0.9, box=(30, 4, 284, 187)),
)
def diatryma(s: Sculpture) -> None:
    """Through a hole: a giant that could not fly, pieced together from a single leg."""
    skin = Skin("#1f3a44", "#4f7478", "#c8c49c", cover="plumage")
    quill = Skin("#183038", "#3c5c62", "#6f8a86", cover="plumage")
    leg = Skin("#5a4a3c", "#8f7a5e", "#bca680")
    beak = Skin("#5f5648", "#a0937a", "#d8caa4", cover="bone")
    pair(s, (THEROPOD, THEROPOD_BACK), (132, 110), 78, leg, Foot("talons", 20), z=13, shift=5, girth=0.95)
    feathers(s, [(86, 88), (80, 98), (86, 110)], [(58, 78), (44, 102), (62, 122)], quill, 8, 6, z=-4)
    s.chain(
        path("78 96 13, 104 98 31, 138 96 39, 168 82 31, 182 58 19, 184 36 15.5, 190 24 16"), skin, narrow=0.87, blend=4
    )
    s.chain([(130, 112, 29), (138, 132, 18)], skin, z=12, blend=4)
    feathers(s, [(166, 86), (156, 90), (148, 98)], [(136, 108), (116, 116), (126, 128)], quill, 7, 5, z=32)
    feathers(s, [(182, 16), (176, 20), (172, 28)], [(170, -2), (156, 4), (152, 18)], quill, 6, 2.8, z=6)
    head(s, AXE_BILL, (190, 26), 72, beak, turn=6, gape=12, z=1)
    s.chain([(186, 28, 17), (200, 24, 15), (208, 22, 10)], skin, z=3, blend=3)
    eye(s, 208, 18, 3, "#e8a030")
