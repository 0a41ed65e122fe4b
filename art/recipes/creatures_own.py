"""A player's own species, composed from its characteristics.

Movement gives the body, diet the head, the mouth and the pattern, the era the cover, the ornament and the landscape.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import product

from art.recipes.creatures_anatomy import (
    ARM,
    ELBOWED,
    HORN,
    IVORY,
    PAW_FORE,
    PAW_HIND,
    STOUT,
    THEROPOD,
    THEROPOD_BACK,
    Foot,
    Head,
    eye,
    head,
    limb,
    pair,
)
from art.recipes.creatures_flyers import RAISED, SOARING, pterosaur
from art.recipes.creatures_heads import (
    ALLOSAUR,
    BEAKED_SMALL,
    CAT,
    DUCK_BILLED,
    EARLY_PTEROSAUR,
    HORSE_FACED,
    PARROT_BILLED,
    PLIOSAUR,
    PROSAUROPOD,
    PTERODACTYL,
    RAUISUCHIAN,
    ROO,
    SEA_COW,
    SLENDER,
    SNAKE_NECKED,
    TERROR_BIRD,
    TYRANT,
    VULTURE,
    WOLF,
)
from art.recipes.creatures_parts import feathers, fringe, mane, ruff, sail, spikes
from art.recipes.creatures_register import animal
from art.recipes.creatures_swimmers import paddler
from art.recipes.engraving import Points, Sculpture, Skin, path
from art.recipes.engraving_scenes import Scene

DIETS = ("herbivore", "carnivore")
MOVEMENTS = ("biped", "quadruped", "avian", "aquatic")
ERAS = ("triassic", "jurassic", "cretaceous", "pleistocene")


@dataclass(frozen=True, slots=True)
class Kind:
    """What is composed: the three characteristics and the skin that follows from them."""

    diet: str
    movement: str
    era: str
    skin: Skin

    @property
    def hunts(self) -> bool:
        """Whether it eats meat."""
        return self.diet == "carnivore"

    @property
    def icy(self) -> bool:
        """Whether it lived in the Ice Age."""
        return self.era == "pleistocene"


SKINS = {
    ("herbivore", "triassic"): Skin("#6a5a34", "#a8925a", "#e6d8a8", "#4a3c22", "spots", 11),
    ("herbivore", "jurassic"): Skin("#33584a", "#72967a", "#dcdcae", "#264438", "saddle", 15),
    ("herbivore", "cretaceous"): Skin("#4a4468", "#8a7f98", "#e2d4bc", "#352f50", "rings", 14),
    ("herbivore", "pleistocene"): Skin("#6a4426", "#a0723f", "#dcbc88", "#4f3018", cover="fur"),
    ("carnivore", "triassic"): Skin("#6a2c1e", "#a85a38", "#e2b88a", "#3c1610", "bands", 12),
    ("carnivore", "jurassic"): Skin("#2f3a44", "#6a7a80", "#d6cdb0", "#1d252e", "bands", 16),
    ("carnivore", "cretaceous"): Skin("#5c4a1e", "#a88a3c", "#ead69a", "#33280f", "rings", 15),
    ("carnivore", "pleistocene"): Skin("#4a4440", "#8c8278", "#d8cdbc", "#2f2a28", cover="fur"),
}
HEADS: dict[tuple[str, str], tuple[Head, Head, Head, Head]] = {
    ("biped", "herbivore"): (PROSAUROPOD, BEAKED_SMALL, DUCK_BILLED, ROO),
    ("biped", "carnivore"): (SLENDER, RAUISUCHIAN, TYRANT, TERROR_BIRD),
    ("quadruped", "herbivore"): (PROSAUROPOD, BEAKED_SMALL, HORSE_FACED, HORSE_FACED),
    ("quadruped", "carnivore"): (PLIOSAUR, RAUISUCHIAN, ALLOSAUR, WOLF),
    ("avian", "herbivore"): (PARROT_BILLED, PARROT_BILLED, DUCK_BILLED, DUCK_BILLED),
    ("avian", "carnivore"): (EARLY_PTEROSAUR, SLENDER, PTERODACTYL, VULTURE),
    ("aquatic", "herbivore"): (PROSAUROPOD, DUCK_BILLED, BEAKED_SMALL, SEA_COW),
    ("aquatic", "carnivore"): (SLENDER, SNAKE_NECKED, RAUISUCHIAN, CAT),
}
AIRS = {
    "land": {"triassic": "desert", "jurassic": "jungle", "cretaceous": "dusk", "pleistocene": "ice"},
    "sky": {"triassic": "gold", "jurassic": "lake", "cretaceous": "rose", "pleistocene": "frost"},
    "sea": {"triassic": "amber", "jurassic": "green", "cretaceous": "reef", "pleistocene": "deep"},
}
FARS = {
    "triassic": ("mesa", "hills"),
    "jurassic": ("hills", "forest"),
    "cretaceous": ("volcano", "hills"),
    "pleistocene": ("snow", "forest"),
}
FRONTS = {"triassic": "horsetail", "jurassic": "cycad", "cretaceous": "shrub", "pleistocene": "grass"}
WEEDS = {"triassic": "sea-lily", "jurassic": "kelp", "cretaceous": "coral", "pleistocene": "kelp"}


def composed(diet: str, movement: str, era: str) -> tuple[Scene, Callable[[Sculpture], None]]:
    """Return the scene and the sculptor of a species with these characteristics."""
    kind = Kind(diet, movement, era, SKINS[diet, era])
    return _scene(kind), lambda sculpture: BODIES[movement](sculpture, kind)


def _scene(kind: Kind) -> Scene:
    place = {"avian": "sky", "aquatic": "sea"}.get(kind.movement, "land")
    seed = 100 + 16 * MOVEMENTS.index(kind.movement) + 4 * ERAS.index(kind.era) + DIETS.index(kind.diet)
    scene = Scene(place, AIRS[place][kind.era], FARS[kind.era], mirrored=kind.hunts, seed=seed)
    if place == "sea":
        return replace(scene, front=WEEDS[kind.era], box=(8, 18, 304, 174))
    if place == "sky":
        return replace(scene, front="", level=172, box=(8, 8, 304, 184))
    return replace(scene, kind="ice" if kind.icy else "land", front=FRONTS[kind.era], growth=0.2 if kind.icy else 0.55)


def _head(kind: Kind) -> Head:
    return HEADS[kind.movement, kind.diet][ERAS.index(kind.era)]


def _ornament(s: Sculpture, kind: Kind, back: Points, size: float = 1.0) -> None:
    """Adorn the back after the fashion of the era: scales, spikes, a sail or a mane."""
    if kind.era == "triassic":
        ruff(s, back, replace(kind.skin.plain(), flank=kind.skin.mark), 7 * size, 22)
    elif kind.era == "jurassic":
        rows = [(x, y + 3, x - 5 * size, y - 15 * size, 3.4 * size) for x, y, *_ in back]
        spikes(s, rows, HORN if kind.hunts else IVORY, z=2)
    elif kind.era == "cretaceous":
        warm = Skin("#7a2a1a", "#c4583a", "#e8a468", kind.skin.mark, "rings", 9, cover="membrane")
        sail(s, back, warm, 34 * size)
    else:
        mane(s, back, replace(kind.skin, flank=kind.skin.back), 12 * size, 26)


def _biped(s: Sculpture, kind: Kind) -> None:
    """Stand it on two legs, a hunter leaning forward, a browser upright."""
    skin, lean = kind.skin, 0 if kind.hunts else 14
    foot = Foot("talons", 18) if kind.hunts else Foot("hoof", 12)
    limb(s, ARM, (188, 100 - lean / 2), 36, skin, Foot("hand", 9), z=-13, turn=-24, shade=0.32)
    pair(s, (THEROPOD, THEROPOD_BACK), (126, 96), 90, skin, foot, z=13, shift=6, girth=1.02)
    spine = path("-4 100 1.5, 32 98 6, 66 94 12, 100 92 20, 132 92 28, 162 88 27, 184 78 20, 202 62 13, 218 46 11")
    spine[5:, 1] -= lean * spine[5:, 0] / 218
    _ornament(s, kind, [(x, y - r * 0.9) for x, y, r in spine[3:7].tolist()])
    s.chain(spine, skin, narrow=0.8, blend=4)
    limb(s, ARM, (182, 100 - lean / 2), 38, skin, Foot("hand", 10), z=17, turn=-8)
    form = _head(kind)
    size = 66 if form is TYRANT else 50
    head(s, form, (216, 44 - lean), size, skin, turn=12, gape=16 if kind.hunts else 0)
    if kind.icy and not kind.hunts:
        for x, z in ((214, 12), (222, -3)):
            s.shape(
                [(x - 4, 34 - lean), (x - 5, 14 - lean), (x, 8 - lean), (x + 5, 16 - lean), (x + 4, 34 - lean)],
                skin,
                depth=z,
            )


def _quadruped(s: Sculpture, kind: Kind) -> None:
    """Stand it on four legs, a hunter low and long, a grazer high and round."""
    skin = kind.skin
    if kind.hunts:
        legs, length, drop = (PAW_HIND, PAW_FORE), 74, 8
        foot = Foot("paw", 12, HORN, 4)
    else:
        legs, length, drop = (STOUT, ELBOWED), 70, 0
        foot = Foot("hoof", 8, HORN, 2) if kind.icy else Foot("pad", 9, IVORY)
    pair(s, (legs[0], legs[0]), (96, 110), length, skin, foot, z=18, shift=22, turns=(4, -10))
    pair(s, (legs[1], legs[1]), (186, 184 - length), length, skin, foot, z=18, shift=-18, turns=(-6, 10))
    girth = 30 if kind.hunts else 38
    tail = path("40 128 2, 52 120 6") if kind.icy else path("-4 140 1.5, 28 132 6, 56 120 13")
    body = path("84 108 0.72, 116 100 0.96, 150 98 1, 182 98 0.92, 206 88 0.62, 224 74 0.46") * (1, 1, girth)
    _ornament(s, kind, [(x, y - r * 0.86) for x, y, r in body[:4].tolist()], 1.1)
    s.chain([*tail.tolist(), *body.tolist()], skin, narrow=0.82, blend=5)
    if kind.icy:
        fringe(s, path("92 126, 130 134, 180 130, 208 112"), replace(skin, flank=skin.back), 12, 44, z=girth * 0.6)
    head(s, _head(kind), (224, 70 + drop / 2), 60, skin, turn=14, gape=16 if kind.hunts else 0, z=3)
    if not kind.hunts:
        _antlers(s, kind)


def _antlers(s: Sculpture, kind: Kind) -> None:
    """Give a grazer its headgear: none at first, later brow horns, at last antlers."""
    if kind.era == "cretaceous":
        spikes(s, [(240, 56, 262, 26, 4.6)], IVORY, z=14, bend=-0.15)
        spikes(s, [(236, 56, 252, 26, 4)], IVORY, z=-4, shade=0.25, bend=-0.15)
    if kind.era == "pleistocene":
        for shift, z, shade in ((6, -6, 0.3), (0, 14, 0.0)):
            s.chain(
                [(234 + shift, 56, 3.6), (222 + shift, 34, 3), (196 + shift, 16, 2.4), (178 + shift, 18, 1)],
                IVORY,
                z=z,
                shade=shade,
            )
            tines = [(226, 40, 246, 20, 2.2), (212, 26, 222, 2, 2.2), (196, 17, 194, -6, 1.8)]
            spikes(
                s, [(x + shift, y, tip_x + shift, tip_y, r) for x, y, tip_x, tip_y, r in tines], IVORY, z=z, shade=shade
            )


def _avian(s: Sculpture, kind: Kind) -> None:
    """Give it wings: of skin, later of feathers."""
    if kind.icy:
        _bird(s, kind)
        return
    skin = replace(kind.skin, cover="fur", pattern="")
    web = Skin(kind.skin.back, kind.skin.flank, kind.skin.belly, kind.skin.mark, "rings", 26, cover="membrane")
    flight = RAISED if kind.hunts else SOARING
    tail = {"triassic": 112.0, "jurassic": 60.0}.get(kind.era, 0.0)
    neck = path("206 102 9, 222 93 7.5, 232 90 7.5")
    if kind.era == "cretaceous":
        sail(s, path("252 78, 240 78, 228 82, 214 90"), replace(web, flank="#c4583a", back="#8a2c1c"), 34, z=2)
    pterosaur(s, skin, web, flight, _head(kind), 52, neck, turn=12, gape=14 if kind.hunts else 0, tail=tail, girth=5)
    if kind.era != "cretaceous":
        _ornament(s, kind, path("206 90, 214 84, 222 80, 230 78"), 0.6)


def _bird(s: Sculpture, kind: Kind) -> None:
    skin = replace(kind.skin, cover="plumage")
    quill = replace(skin, flank=skin.back, belly=skin.flank)
    bill = Skin("#7a5a26", "#c4964a", "#e8cc8c", cover="bone")
    far_roots, far_tips = path("196 104, 212 78, 234 58, 252 46"), path("212 138, 250 112, 290 84, 306 14")
    feathers(s, far_roots, far_tips, quill, 14, 6.5, z=-18, shade=0.24)
    s.chain(path("194 104 8, 212 78 6, 236 56 4.4, 254 44 2.4"), skin, z=-10, shade=0.2)
    feathers(s, path("132 126, 130 134, 132 142"), path("70 132, 66 150, 78 168"), quill, 9, 6, z=-2)
    long_neck = path("128 134 9, 150 128 18, 174 118 20, 196 106 14, 216 92 9, 234 84 7.5")
    s.chain(long_neck, skin, narrow=0.85, blend=3)
    s.chain(path("148 144 4, 136 156 2.4, 122 162 1.6"), bill, z=8)
    head(s, _head(kind), (234, 82), 34, bill, turn=14, gape=8 if kind.hunts else 0)
    s.chain(path("228 84 9, 240 80 9.5, 248 81 6"), skin, z=4, blend=3)
    eye(s, 246, 79, 2.2)
    near_roots, near_tips = path("184 106, 166 82, 134 58, 108 46"), path("146 150, 100 130, 56 92, 40 10")
    feathers(s, near_roots, near_tips, quill, 17, 7.5, z=14)
    s.chain(path("186 106 9, 166 82 7, 134 58 5, 106 44 2.6"), skin, z=24)


def _aquatic(s: Sculpture, kind: Kind) -> None:
    """Set it swimming: slim and quick, or round and slow."""
    skin = replace(kind.skin, cover="fur" if kind.icy else "wet")
    girth = 29 if kind.hunts else 39
    spine = path("-2 118 0.06, 26 114 0.2, 58 108 0.44, 94 104 0.8, 132 104 1, 168 104 0.92, 198 100 0.6, 222 92 0.42")
    _ornament(s, replace(kind, skin=skin), [(x, y - r * girth * 0.88) for x, y, r in spine[3:7].tolist()], 0.9)
    tail = path("6 118, -12 96, -22 92, -14 116, -24 142, -10 138, 8 122")
    s.shape(tail, skin.plain(), depth=-1, puff=3, rim=6, blend=2)
    places = ((182, 116, 50.0), (96, 116, 40.0))
    paddler(
        s, skin, spine * (1, 1, girth), _head(kind), 58, 8, *places, gape=14 if kind.hunts else 0, webbed=not kind.hunts
    )


BODIES: dict[str, Callable[[Sculpture, Kind], None]] = {
    "biped": _biped,
    "quadruped": _quadruped,
    "avian": _avian,
    "aquatic": _aquatic,
}

for _diet, _movement, _era in product(DIETS, MOVEMENTS, ERAS):
    _setting, _sculptor = composed(_diet, _movement, _era)
    animal(f"own-{_diet}-{_movement}-{_era}", _setting)(_sculptor)
