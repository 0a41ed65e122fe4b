"""The eight kinds of bones of Bone Wars, carved from swept balls; each fills a square of 48 units with its shadow."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from art.recipes import kit

SIDE = 48
"""A bone's square in units."""
PLATE = 104
"""The square on which the bones are modelled."""
PRINT = 0.55
"""How much darker than bone the imprint of skin round a fin or wing is."""


def torso(solid: kit.Solid) -> None:
    """A rib cage: spiny vertebrae above, ribs that hang forward, a breastbone below."""
    for number in range(6):
        x, y = 16 + number * 13.4, 27 - 7 * np.sin(np.pi * number / 5)
        solid.chain([(x, y, 7.4), (x + 5, y, 6.4)], lift=4)
        solid.chain([(x - 1, y - 5, 3.8), (x - 5, y - 14, 2.4)], lift=2)
    for number in range(6):
        x, long = 17 + number * 13.0, (0.80, 0.95, 1.0, 0.98, 0.86, 0.62)[number]
        curve = [(0, 26, 4.6), (-7, 42, 4.8), (-6, 62, 4.5), (6, 80, 3.8), (15, 87, 3.0)]
        solid.chain([(x + across * long, 24 + (down - 26) * long, radius) for across, down, radius in curve], lift=1)
    solid.chain([(30, 88, 4.6), (52, 91, 5.4), (72, 86, 4.2)], lift=3)


def tail(solid: kit.Solid) -> None:
    """A tail: vertebrae with spines above and chevrons below, dwindling to a whip."""
    for number in range(12):
        share = number / 11
        x, y = 15 + 76 * share, 36 + 50 * share**1.6 - 14 * np.sin(np.pi * share)
        radius = 11.5 * (1 - share) ** 0.85 + 2.6
        solid.chain([(x, y, radius), (x + radius * 0.3, y, radius * 0.86)], lift=5 - number * 0.5)
        solid.chain(
            [(x, y - radius * 0.6, radius * 0.40), (x - radius * 0.55, y - radius * 2.0, radius * 0.20)], lift=2
        )
        if number < 9:
            tip = (x - radius * 0.45, y + radius * 2.0, radius * 0.16)
            solid.chain([(x, y + radius * 0.6, radius * 0.32), tip], lift=2)


def carnivore_skull(solid: kit.Solid) -> None:
    """The skull of a meat eater, its jaws agape."""
    solid.chain([(24, 38, 17), (43, 33, 19), (64, 37, 16), (82, 42, 12), (92, 46, 8)])
    solid.chain([(20, 54, 10), (27, 74, 8), (46, 87, 7.6), (66, 91, 6.4), (84, 89, 4.4)], lift=-5)
    for x, y, radius in ((41, 34, 9), (62, 38, 7), (19, 44, 5.6), (86, 41, 3.4)):
        solid.hole([(x, y, radius)])
    for number, long in enumerate((9, 13, 11, 14, 10, 8)):
        x = 46 + number * 8.4
        solid.chain([(x, 52 + number * 0.4, 3.6), (x + 1, 54 + long, 0.9)], lift=9)
    for number, long in enumerate((8, 10, 9, 7)):
        x = 50 + number * 9
        solid.chain([(x, 86, 2.9), (x + 1, 84 - long, 0.9)], lift=7)


def herbivore_skull(solid: kit.Solid) -> None:
    """The skull of a plant eater: frill, three horns, a beak without teeth in front."""
    solid.chain([(14, 20, 9), (10, 38, 11), (14, 56, 10), (22, 68, 8)], lift=-6)
    solid.chain([(24, 30, 10), (22, 48, 12)], lift=-4)
    solid.chain([(34, 46, 16), (50, 52, 15), (66, 60, 12), (80, 70, 9), (88, 80, 6), (89, 88, 3.4)])
    solid.chain([(32, 64, 9), (44, 78, 7.4), (62, 86, 6.6), (78, 91, 4)], lift=-5)
    solid.chain([(46, 36, 7), (62, 22, 5.2), (86, 12, 1.2)], lift=9)
    solid.chain([(36, 32, 6.4), (46, 15, 4.6), (66, 4, 1.2)], lift=4)
    solid.chain([(76, 60, 6), (84, 48, 3.8), (88, 38, 1.2)], lift=7)
    for x, y, radius in ((49, 49, 7.4), (70, 63, 4.6), (23, 42, 5.6)):
        solid.hole([(x, y, radius)])
    for number in range(5):
        solid.chain([(46 + number * 6, 70 + number * 1.9, 2.9)], lift=8)


def foot(solid: kit.Solid) -> None:
    """A three-toed foot with blunt hoofs."""
    solid.chain([(42, 14, 10.5), (42, 23, 8), (43, 34, 9)], lift=-1)
    solid.chain([(55, 14, 9.5), (54, 23, 7), (54, 34, 8)], lift=2)
    for knee, joint, end, hoof in (
        ((34, 44), (25, 58), (18, 70), (12, 86)),
        ((48, 46), (48, 62), (48, 77), (48, 93)),
        ((62, 43), (72, 56), (80, 67), (88, 82)),
    ):
        solid.chain([(*knee, 9.2), (*_between(knee, joint), 6.8), (*joint, 8)], lift=1)
        solid.chain([(*joint, 7.6), (*_between(joint, end), 5.8), (*end, 7)], lift=2)
        solid.chain([(*_between(end, hoof, 0.45), 6.4), (*_between(end, hoof, 0.8), 7.2), (*hoof, 4.6)], lift=4)


def fin(solid: kit.Solid) -> None:
    """A paddle: one stout arm bone, then rows of discs, in the print of its skin."""
    solid.polygon(
        [(6, 24), (22, 6), (54, 14), (82, 32), (98, 64), (98, 94), (84, 99), (52, 92), (24, 74), (8, 48)],
        tone=PRINT,
        lift=-12,
        puff=6,
    )
    solid.chain([(17, 20, 12.5), (28, 31, 8.6), (36, 38, 11)], lift=4)
    for start, count in ((17, 5), (36, 6), (55, 6), (74, 4)):
        for number in range(count):
            reach, angle = 41 + number * 13.2, np.deg2rad(start + (48 - start) * number * 0.05)
            place = 8 + np.cos(angle) * reach, 10 + np.sin(angle) * reach
            solid.chain([(*place, 7.4 - number * 0.7)], lift=3 - number * 0.4, flat=0.5)


def claw(solid: kit.Solid) -> None:
    """A sickle of a claw on its finger joint."""
    solid.chain([(12, 62, 11), (18, 48, 9), (24, 36, 12)], lift=-3)
    solid.chain([(30, 30, 16), (48, 24, 15), (68, 32, 12.4), (83, 52, 9), (89, 74, 5.4), (86, 95, 1.4)])
    solid.chain([(34, 44, 9), (40, 52, 6.4)], lift=-2)
    solid.hole([(30, 30, 4.4)], 0.6)


def wing(solid: kit.Solid) -> None:
    """The arm of a flyer: three hooked fingers and one drawn out to carry the skin."""
    solid.polygon(
        [(14, 84), (22, 56), (30, 26), (58, 14), (98, 6), (88, 34), (70, 58), (48, 78), (26, 92)],
        tone=PRINT,
        lift=-12,
        puff=5,
    )
    solid.chain([(12, 92, 9.4), (17, 76, 6.6), (22, 60, 8.4)], lift=3)
    solid.chain([(22, 60, 7.4), (26, 42, 5.4), (31, 25, 8)], lift=3)
    solid.chain([(31, 24, 7.6), (48, 16, 5.2), (62, 13, 5.8)], lift=4)
    solid.chain([(62, 13, 5.2), (80, 9, 3.6), (98, 6, 1.6)], lift=4)
    for tip, middle in (((14, 8), (21, 16)), ((26, 3), (28, 13)), ((6, 20), (16, 23))):
        solid.chain([(30, 24, 5), (*middle, 3.4), (*tip, 1.2)], lift=6)
    for end, bend in (((72, 56), (50, 38)), (((48, 77)), (36, 50))):
        solid.chain([(30, 27, 4), (*bend, 2.8), (*end, 1.2)], lift=-6)


def _between(start: tuple[float, float], end: tuple[float, float], share: float = 0.5) -> tuple[float, float]:
    """Return the place that lies at a share of the way."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


BONES: dict[str, Callable[[kit.Solid], None]] = {
    "torso": torso,
    "tail": tail,
    "carnivore": carnivore_skull,
    "herbivore": herbivore_skull,
    "foot": foot,
    "fin": fin,
    "claw": claw,
    "wing": wing,
}


def bone(kind: str) -> kit.Picture:
    """Return one bone at twice its shown size."""
    solid = kit.Solid(PLATE, PLATE, 4)
    BONES[kind](solid)
    carved = solid.carved(kit.IVORY, 0.24, 20, 0.16, outline=1.4, softness=0.8, drop=(2.6, 3.8, 2.6, 0.7))
    return kit.scaled(carved, SIDE * 2, SIDE * 2)


def pictures() -> list[kit.Recipe]:
    """Return all eight."""
    return [kit.Recipe(f"bone-bw/{kind}", (SIDE, SIDE), partial(bone, kind)) for kind in BONES]
