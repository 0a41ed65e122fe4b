"""The five bones, the lost hammer and the Ice Crystal; each fills a square of 66 units with its soft shadow."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.recipes import kit

SIDE = 66
"""A bone's square in units."""
PLATE = 104
"""The square on which the bones are modelled."""

ENAMEL, ROOT, STEEL, ASH = "#dccb9c", "#86623a", "#858a8d", "#84582e"


def limb(solid: kit.Solid) -> None:
    """A long bone with two knuckles at each end."""
    solid.chain([(27, 77, 10), (42, 62, 7.6), (62, 42, 7.6), (77, 27, 10)])
    for x, y, radius in ((18, 75, 11.5), (29, 87, 11), (74, 17, 11), (87, 29, 11.5)):
        solid.chain([(x, y, radius)], lift=1)


def rib(solid: kit.Solid) -> None:
    """Three ribs that sweep out from a piece of spine."""
    solid.chain([(22, 12, 5), (19, 40, 6), (19, 64, 6), (22, 92, 5)], lift=-1)
    for x, y, radius in ((20, 18, 8.5), (18, 41, 9), (18, 64, 8.5), (20, 85, 7.5)):
        solid.chain([(x, y, radius)], lift=4)
        solid.chain([(x - 2, y, 5), (x - 10, y + 1, 3.4)], lift=2)
    for x, y, long in ((24, 20, 1.0), (24, 43, 0.94), (24, 66, 0.78)):
        curve = [(0, 0, 6.2), (22, -9, 5.8), (46, -7, 5.4), (62, 8, 4.8), (66, 22, 3.6), (62, 32, 2.0)]
        solid.chain([(x + across * long, y + down * long, radius) for across, down, radius in curve], lift=1)


def hip(solid: kit.Solid) -> None:
    """A pelvis: two blades, two openings and the spine between them."""
    solid.chain([(52, 26, 11), (52, 52, 12), (52, 66, 9)], lift=2)
    for side in (1, -1):
        blade = [(6, 40, 12), (20, 30, 15), (33, 27, 12), (40, 38, 6.5)]
        solid.chain([(52 + side * x, y, radius) for x, y, radius in blade], lift=-1)
        arch = [(29, 42, 9), (28, 60, 9.5), (19, 76, 8), (7, 84, 6.5)]
        solid.chain([(52 + side * x, y, radius) for x, y, radius in arch])
        solid.hole([(52 + side * 15.5, 64, 7)])
        solid.hole([(52 + side * 31, 57, 3.6)])


def skull(solid: kit.Solid) -> None:
    """The skull of a meat eater, jaws a little open."""
    solid.chain([(25, 42, 18), (44, 40, 19), (63, 48, 16), (80, 56, 12), (90, 61, 8)])
    solid.chain([(23, 58, 9.5), (30, 74, 7), (48, 83, 7), (68, 85, 6), (86, 82, 4.5)], lift=-5)
    for x, y, radius in ((40, 41, 8.5), (59, 48, 5.8), (20, 50, 5.2), (84, 57, 3.2)):
        solid.hole([(x, y, radius)])
    for number in range(6):
        x = 49 + number * 7.4
        solid.chain([(x, 66 + number * 0.9, 3.2), (x + 0.5, 76 + number * 0.3, 0.9)], lift=9)
    for number in range(4):
        x = 56 + number * 8
        solid.chain([(x, 80, 2.4), (x, 72 + number * 0.5, 0.8)], lift=7)


def tooth(solid: kit.Solid) -> None:
    """One bent, saw-edged tooth on its brown root."""
    solid.chain([(66, 14, 9), (58, 22, 14), (51, 34, 17)], ROOT, lift=-1, tone=0.04)
    solid.chain([(74, 20, 8), (68, 32, 10)], ROOT, lift=-3, tone=0.04)
    crown = [(51, 36, 18.5), (42, 52, 16.5), (36, 68, 12.5), (37, 82, 7.5), (43, 93, 2.2)]
    solid.chain(crown, ENAMEL, lift=0)
    for x, y in ((63.5, 50), (58.5, 57.5), (53.5, 64.5), (49, 71.5), (46, 78.5), (45, 85)):
        solid.chain([(x, y, 2.8)], ENAMEL, lift=3)
    solid.hole([(60, 18, 3.2)], 0.6)


def hammer(solid: kit.Solid) -> None:
    """A geologist's hammer: ash handle, steel head with a face and a pick."""
    solid.chain([(26, 92, 6.4), (34, 80, 7.4), (54, 54, 5.8), (68, 34, 5.4)], ASH)
    for x, y in ((29, 88), (33, 82), (37, 76)):
        solid.chain([(x - 4, y - 5, 1.6), (x + 5, y + 3, 1.6)], "#5f3d1c", lift=7)
    solid.chain([(34, 18, 2), (44, 16, 5.5), (58, 22, 9), (70, 32, 10.5)], STEEL, lift=5)
    solid.chain([(70, 32, 10.5), (80, 41, 9)], STEEL, lift=5)
    solid.chain([(84, 44, 11.5), (87, 47, 11.5)], STEEL, lift=6, flat=0.9)


def crystal(solid: kit.Solid) -> None:
    """Four spears of ice that grow from one root; each shows a bright, a clear and a shaded face."""
    for x, y, lean, tall, wide, lift in ((36, 84, -26, 50, 9, 0), (72, 84, 24, 54, 10, 1), (54, 88, 2, 80, 13, 4)):
        _spear(solid, (x, y), lean, tall, wide, lift)
    _spear(solid, (46, 92), -8, 34, 9, 9)


def _spear(solid: kit.Solid, foot: tuple[float, float], lean: float, tall: float, wide: float, lift: float) -> None:
    x, y = foot
    top = (x + lean, y - tall)
    shoulder = (x + lean * 0.74, y - tall * 0.74)
    left, right = shoulder[0] - wide, shoulder[0] + wide
    ridge = shoulder[0] - wide * 0.25
    faces = (
        ([(x - wide * 0.8, y), (x - wide * 0.1, y + 5), (ridge, shoulder[1]), (left, shoulder[1])], "#d8f2fc"),
        ([(x - wide * 0.1, y + 5), (x + wide * 0.8, y), (right, shoulder[1]), (ridge, shoulder[1])], "#5aa6d0"),
        ([(left, shoulder[1]), (ridge, shoulder[1]), top], "#ffffff"),
        ([(ridge, shoulder[1]), (right, shoulder[1]), top], "#92cdea"),
    )
    for corners, tint in faces:
        solid.polygon(corners, tint, lift=lift, puff=2.2)


BONES: dict[str, Callable[[kit.Solid], None]] = {
    "tooth": tooth,
    "limb": limb,
    "rib": rib,
    "hip": hip,
    "skull": skull,
    "hammer": hammer,
    "crystal": crystal,
}
PAINTED = ("hammer", "tooth", "crystal")


def bone(kind: str) -> kit.Picture:
    """Return one bone at twice its shown size."""
    solid = kit.Solid(PLATE, PLATE, 4)
    BONES[kind](solid)
    stops = None if kind in PAINTED else kit.IVORY
    carved = solid.carved(stops, 0.24, 20, 0.16, outline=1.0, softness=0.8, drop=(2.6, 3.8, 2.6, 0.7))
    return kit.scaled(carved, SIDE * 2, SIDE * 2)


def pictures() -> list[kit.Recipe]:
    """Return all seven."""
    return [kit.Recipe(f"bone/{kind}", (SIDE, SIDE), partial(bone, kind)) for kind in BONES]
