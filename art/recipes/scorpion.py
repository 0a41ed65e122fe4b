"""The Scorpion seen from above and a little in front, in eight directions and four poses.

It is modelled once, its head towards +x, and turned before it is lit, so that the light stays where it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import cos, pi, sin

from art.recipes import kit

SIDE = 104
"""The square of a picture in units."""
SCALE = 6
"""Pixels per unit while modelling."""
TILT, RISE = 0.80, 0.62
"""How much depth is seen of what lies on the ground, and how far up a point is drawn that is one unit high."""
GROUND = (52, 58)
"""Where the middle of its body stands in the picture, in units."""
SMALLER = 0.9

DIRECTIONS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")
"""Clockwise on the screen, an eighth of a turn apart."""
POSES = ("rest", "left", "right", "sting")

SHELL, PLATE, GROOVE, LIMB, CLAW, BULB, TIP = (
    "#2e160c",
    "#3f2012",
    "#120804",
    "#7d4a20",
    "#4a2010",
    "#c07a2c",
    "#180a05",
)
SHIN = "#96602c"

Spot = tuple[float, float, float, float]
"""A ball of the model: ahead, to its right, above the ground, radius."""


@dataclass(frozen=True, slots=True)
class View:
    """The model turned into one direction on a plate."""

    solid: kit.Solid
    turn: float

    def put(self, spots: Sequence[Spot], tint: str, tone: float = 0.0, flat: float = 1.0) -> None:
        """Sweep a chain of balls; what is higher, or nearer to the viewer, hides the rest."""
        balls = [self.ball(*spot) for spot in spots]
        height = sum(spot[2] for spot in spots) / len(spots)
        near = sum(y for _, y, _ in balls) / len(balls) - GROUND[1]
        self.solid.chain(balls, tint, lift=height * 0.9 + near * 0.12, tone=tone, flat=flat)

    def ball(self, ahead: float, right: float, above: float, radius: float) -> kit.Ball:
        """Return a ball of the model as it is seen."""
        x = ahead * cos(self.turn) - right * sin(self.turn)
        y = ahead * sin(self.turn) + right * cos(self.turn)
        return GROUND[0] + x * SMALLER, GROUND[1] + (y * TILT - above * RISE) * SMALLER, radius * SMALLER

    def both(self, spots: Sequence[Spot], tint: str, tone: float = 0.0, flat: float = 1.0) -> None:
        """Sweep a chain and its mirror image."""
        self.put(spots, tint, tone, flat)
        self.put([(ahead, -right, above, radius) for ahead, right, above, radius in spots], tint, tone, flat)


def body(view: View) -> None:
    """The head's shield with its eyes, and the plates of the back with a groove behind each."""
    view.put([(19, 0, 6, 6.6), (12, 0, 7, 8.8), (5, 0, 7, 9.6)], SHELL, flat=0.85)
    for number, radius in enumerate((9.8, 10.2, 10.0, 9.4, 8.4, 7.0)):
        ahead = 0.5 - number * 4.8
        view.put([(ahead, -2.8, 7, radius * 0.86), (ahead, 2.8, 7, radius * 0.86)], PLATE)
        arch = [(right * radius, 7.4 + radius * 0.9 * (1 - right * right)) for right in (-0.9, -0.5, 0, 0.5, 0.9)]
        view.put([(ahead - 2.4, right, above, 0.8) for right, above in arch], GROOVE, 0.2)
    view.both([(13, 2.2, 16.4, 1.4)], "#f0d9a0")
    view.both([(20, 2.6, 8, 2.4), (24, 2.2, 6, 1.6)], CLAW)


def legs(view: View, stride: float) -> None:
    """Four legs on each side; `stride` puts every other one forward, on the two sides by turns."""
    for side in (1, -1):
        for number, (hip, knee, foot) in enumerate(((12, 17, 25), (7, 7, 9), (2, -4, -9), (-3, -15, -25))):
            step = stride * side * (1 if number % 2 else -1)
            reach = (22, 25, 26, 23)[number]
            bent = [(hip, side * 7, 6, 2.5), (knee + step * 0.5, side * reach * 0.66, 12, 2.2)]
            shin = [(knee + step * 0.5, side * reach * 0.66, 12, 2.1), (foot + step, side * (reach + 7), 0.5, 1.0)]
            view.put(bent, LIMB)
            view.put(shin, SHIN)


def claws(view: View, spread: float) -> None:
    """The two pincers, held out in front; `spread` opens them."""
    view.both([(17, 6, 6, 3.0), (24, 15, 7, 3.2), (33, 18, 7, 3.4)], LIMB)
    view.both([(35, 17, 7, 4.6), (40, 15.5, 7, 5.4), (43, 14, 7, 4.4)], CLAW)
    view.both([(44, 16.5, 8, 2.8), (50, 15.5 + spread, 8, 2.0), (56, 11.5 + spread * 0.6, 8, 0.9)], CLAW)
    view.both([(44, 11.5, 7, 2.4), (49, 9 - spread * 0.5, 7, 1.7), (54, 8.5 - spread * 0.2, 7, 0.8)], SHELL)


def tail(view: View, struck: bool) -> None:
    """Five segments in an arch over the back, a bulb and the sting; `struck` throws it high and forward."""
    if struck:
        arch = [(-26, 6, 5.2), (-30, 18, 5.0), (-27, 31, 4.8), (-17, 42, 4.6), (-3, 48, 4.4)]
        bulb, point = (
            [(3, 48.5, 3.4), (10, 48, 5.2), (15, 46, 4.8), (19, 44, 3.0)],
            [(20, 43, 2.4), (29, 37, 1.6), (34, 27, 0.7)],
        )
    else:
        arch = [(-27, 4, 5.2), (-35, 9, 5.0), (-40, 19, 4.8), (-38, 30, 4.6), (-30, 37, 4.4)]
        bulb, point = (
            [(-26, 39, 3.2), (-20, 39, 5.2), (-15, 37.6, 4.8), (-11, 36, 3.0)],
            [(-10, 35.6, 2.4), (-3, 32, 1.6), (1, 25, 0.7)],
        )
    for first, second in pairwise(arch):
        middle = ((first[0] + second[0]) / 2, 0.0, (first[1] + second[1]) / 2, first[2] * 0.9)
        view.put([(first[0], 0, first[1], first[2]), middle], PLATE)
        view.put([(middle[0], 0, middle[2], first[2] * 0.6)], GROOVE)
    view.put([(arch[-1][0], 0, arch[-1][1], arch[-1][2])], PLATE)
    view.put([(ahead, 0, above, radius) for ahead, above, radius in bulb], BULB)
    view.put([(ahead, 0, above, radius) for ahead, above, radius in point], TIP, 0.2)


def scorpion(direction: str, pose: str) -> kit.Picture:
    """Return the Scorpion with its head in a direction."""
    solid = kit.Solid(SIDE, SIDE, SCALE)
    view = View(solid, DIRECTIONS.index(direction) * pi / 4)
    legs(view, {"left": 5.0, "right": -5.0}.get(pose, 0.0))
    claws(view, 3.0 if pose == "sting" else 0.6)
    body(view)
    tail(view, pose == "sting")
    drawn = solid.carved(None, 0.85, 26, 0.05, softness=0.5, outline=0.8, ambient=0.34, drop=(3, 4, 2.6, 0.6))
    return kit.scaled(drawn, SIDE * 2, SIDE * 2)


def pictures() -> list[kit.Recipe]:
    """Return all poses in all directions."""
    return [
        kit.Recipe(f"scorpion/{direction}-{pose}", (SIDE, SIDE), partial(scorpion, direction, pose), quality=86)
        for direction in DIRECTIONS
        for pose in POSES
    ]
