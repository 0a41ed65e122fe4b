"""Pawns: turned and painted wooden figures; a seat is known by its headgear as well as by its colour."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from art.recipes import kit

WIDTH, TALL = 56, 108
"""The figure's box in units; its feet stand at the middle of the lower side."""
LEFT, TOP, RIGHT, BOTTOM = 12, 6, 22, 12
"""Margins for the shadow, in units."""
AXIS = LEFT + WIDTH / 2
SCALE = 4
CREAM, BELT, GILT, EYE = "#e9dcb4", "#3a2212", "#d8ad4c", "#1b0e07"


@dataclass(frozen=True)
class Person:
    """How one figure differs: coat, skin and hair colours, headgear, face and what is worn over the coat."""

    coat: str
    skin: str
    hair: str
    headgear: Callable[[kit.Solid, Person], None]
    face: Callable[[kit.Solid, Person], None]
    dress: Callable[[kit.Solid, Person], None]


def _chain(
    solid: kit.Solid, balls: list[kit.Ball], tint: str | kit.Colour, lift: float, flat: float = 1.0, tone: float = 0.0
) -> None:
    """Sweep balls whose x counts from the figure's axis and whose y counts from the top of its box."""
    solid.chain([(AXIS + x, TOP + y, radius) for x, y, radius in balls], tint, lift, tone, flat)


def _shade(code: str, factor: float) -> kit.Colour:
    return kit.colour(code) * factor


def _pair(solid: kit.Solid, balls: list[kit.Ball], tint: str | kit.Colour, lift: float, tone: float = 0.0) -> None:
    """Sweep a chain and its mirror image."""
    _chain(solid, balls, tint, lift, tone=tone)
    _chain(solid, [(-x, y, radius) for x, y, radius in balls], tint, lift, tone=tone)


def body(solid: kit.Solid, person: Person) -> None:
    """Put the turned foot, the coat, arms with hands, neck and head."""
    foot = [(-17, 99, 7), (-8, 101.5, 8), (0, 102, 8), (8, 101.5, 8), (17, 99, 7)]
    _chain(solid, foot, _shade(person.coat, 0.55), -8, 0.5)
    _chain(solid, [(-15, 94, 7), (0, 97, 8.5), (15, 94, 7)], _shade(person.coat, 0.8), -3, 0.6)
    _chain(solid, [(0, 88, 17), (0, 74, 13), (0, 62, 12), (0, 54, 9)], person.coat, 2)
    _pair(solid, [(10, 56, 5.6), (15.5, 66, 5.2), (12.5, 77, 4.6)], _shade(person.coat, 1.05), 9)
    _pair(solid, [(11.5, 80, 3.6)], person.skin, 12)
    _chain(solid, [(0, 51, 6)], person.skin, 6)
    _chain(solid, [(0, 37, 12.5)], person.skin, 14)
    _pair(solid, [(12, 38, 2.6)], _shade(person.skin, 0.9), 14)
    _chain(solid, [(0, 39, 2.4)], _shade(person.skin, 1.06), 26)
    _pair(solid, [(4.8, 35.6, 1.8)], EYE, 28, 0.4)


def coat(solid: kit.Solid, person: Person) -> None:
    """Shirt front, lapels, belt with a buckle, buttons."""
    _chain(solid, [(0, 56, 4.6), (0, 63, 3.4), (0, 69, 1.6)], CREAM, 13, 0.8)
    _pair(solid, [(5.5, 53, 3), (4.4, 61, 2.8), (1.2, 71, 2)], _shade(person.coat, 1.25), 13)
    _chain(solid, [(-12, 77, 2.6), (0, 79, 2.8), (12, 77, 2.6)], BELT, 13, 0.6)
    _chain(solid, [(0, 79, 3.2)], GILT, 17, 0.6)
    for y in (86, 92):
        _chain(solid, [(0, y, 1.5)], GILT, 19, 0.6)


def apron(solid: kit.Solid, person: Person) -> None:
    """A white collar and a long apron."""
    _chain(solid, [(0, 80, 8.5), (0, 92, 10)], CREAM, 11, 0.9)
    _chain(solid, [(-11.5, 74, 2.2), (0, 76, 2.4), (11.5, 74, 2.2)], CREAM, 14, 0.6)
    _pair(solid, [(0, 55, 3.2), (6, 53.5, 3), (10, 50, 2.2)], CREAM, 14)
    _chain(solid, [(0, 56, 2.4)], GILT, 19, 0.7)


def sash(solid: kit.Solid, person: Person) -> None:
    """A sash across the breast and a broad cummerbund."""
    _chain(solid, [(-9, 54, 2.6), (-2, 63, 3), (8, 75, 2.8)], GILT, 13, 0.7)
    _chain(solid, [(-12.5, 76, 3.4), (0, 79, 3.8), (12.5, 76, 3.4)], GILT, 12, 0.6)
    _chain(solid, [(4, 82, 2.6), (6, 92, 2.2)], GILT, 15, 0.6)


def scarf(solid: kit.Solid, person: Person) -> None:
    """A knotted neckerchief, braces and trousers of a darker cloth."""
    _chain(solid, [(-8, 52, 3), (0, 55, 3.8), (8, 52, 3)], "#a8432f", 13, 0.8)
    _chain(solid, [(2, 57, 2.8), (4, 66, 2)], "#a8432f", 16, 0.8)
    _pair(solid, [(7, 57, 1.6), (6, 68, 1.6), (7, 80, 1.6)], BELT, 14)
    _chain(solid, [(-12.5, 79, 2.2), (0, 81, 2.4), (12.5, 79, 2.2)], BELT, 13, 0.6)


def frock(solid: kit.Solid, person: Person) -> None:
    """A scholar's frock coat: dark lapels, a waistcoat with a watch chain, a bow tie."""
    _chain(solid, [(0, 56, 5), (0, 64, 4.4), (0, 76, 3.4)], "#9a8a70", 12, 0.8)
    _chain(solid, [(0, 55, 3.4), (0, 60, 2.4)], CREAM, 14, 0.8)
    _pair(solid, [(6.5, 53, 3.2), (6, 64, 3.2), (2.6, 78, 2.4), (1.6, 92, 2)], _shade(person.coat, 1.5), 12)
    _pair(solid, [(1.5, 55, 1.6), (4.6, 54.4, 2.3)], "#7a2a28", 15)
    _chain(solid, [(-5, 68, 0.9), (-1, 71.5, 0.9), (4, 69, 0.9)], GILT, 18, 0.8)


def moustache(solid: kit.Solid, person: Person) -> None:
    """A moustache with drooping ends."""
    _pair(solid, [(0.6, 42.6, 2.4), (4, 43, 2.5), (8, 45.6, 1.5)], person.hair, 24)
    _pair(solid, [(4.8, 32, 1.1), (7.4, 32.6, 0.8)], person.hair, 27)


def beard(solid: kit.Solid, person: Person) -> None:
    """A full beard from ear to ear, and a moustache above it."""
    _pair(solid, [(11, 38, 3.2), (9.4, 45, 4.4), (4, 50, 5.4)], person.hair, 14)
    _chain(solid, [(0, 49, 7.4), (0, 56, 6), (0, 61, 2.8)], person.hair, 17)
    _pair(solid, [(0.6, 42.8, 2.4), (4.4, 43.6, 2.4), (8, 45.4, 1.6)], _shade(person.hair, 1.2), 24)
    _pair(solid, [(4.8, 31.6, 1.3), (7.6, 32.4, 0.9)], person.hair, 27)


def clean(solid: kit.Solid, person: Person) -> None:
    """A smile, cheeks and brows."""
    _pair(solid, [(0, 44.6, 0.9), (2.6, 44.2, 0.9), (4.2, 43, 0.7)], "#9a4a34", 25)
    _pair(solid, [(7.2, 40.6, 2.2)], kit.colour(person.skin) * (1.06, 0.82, 0.8), 17)
    _pair(solid, [(4.6, 32.4, 0.9), (7, 33, 0.7)], person.hair, 27)


def slouch_hat(solid: kit.Solid, person: Person) -> None:
    """A wide-brimmed felt hat with a dented crown."""
    felt = _shade(person.coat, 1.12)
    _chain(solid, [(-23, 26.5, 2.6), (-12, 29, 4.2), (0, 29.6, 4.8), (12, 29, 4.2), (23, 26.5, 2.6)], felt, 24, 0.7)
    _chain(solid, [(-8, 20, 8), (0, 18.5, 9.6), (8, 20, 8)], felt, 20)
    _pair(solid, [(7, 15.5, 5.4), (3.4, 12, 5)], felt, 20.6)
    _chain(solid, [(-11, 24.6, 1.9), (0, 26, 2.2), (11, 24.6, 1.9)], CREAM, 29, 0.6)


def top_hat(solid: kit.Solid, person: Person) -> None:
    """A stovepipe hat with a pale band."""
    silk = _shade(person.coat, 1.08)
    _chain(solid, [(-16, 26.4, 2.2), (-8, 28, 3.2), (0, 28.6, 3.6), (8, 28, 3.2), (16, 26.4, 2.2)], silk, 25, 0.7)
    for offset in (-5.5, 0, 5.5):
        _chain(solid, [(offset, 22, 6.6), (offset, 14, 6.2), (offset, 7.4, 7)], silk, 19)
    _chain(solid, [(-10.6, 22.6, 2), (0, 24.2, 2.4), (10.6, 22.6, 2)], CREAM, 26, 0.6)


def bonnet(solid: kit.Solid, person: Person) -> None:
    """A bonnet with a frilled brim and a ribbon under the chin; hair shows at the brow."""
    cloth = _shade(person.coat, 1.1)
    _chain(solid, [(0, 27, 16.5), (0, 22, 15)], cloth, 2)
    brim = [(-15, 44, 3), (-17.5, 34, 4), (-13, 22, 4.6), (0, 16.5, 5), (13, 22, 4.6), (17.5, 34, 4), (15, 44, 3)]
    _chain(solid, brim, cloth, 17, 0.8)
    _chain(solid, [(x * 0.90, y * 0.96 + 1.8, radius * 0.4) for x, y, radius in brim], CREAM, 22, 0.8)
    _pair(solid, [(0, 27.5, 3), (7, 29, 3), (11, 34, 2.4)], person.hair, 20)
    _pair(solid, [(13.6, 46, 1.6), (6, 51.4, 1.7), (0, 52.6, 2)], CREAM, 19)


def turban(solid: kit.Solid, person: Person) -> None:
    """A wound turban with a jewel and a plume."""
    for y, reach, radius, lift in ((12, 8, 6.5, 18), (17.5, 12, 6, 20), (23.6, 14.6, 5.4, 22)):
        fold = [(-reach, y + 1.5, radius * 0.8), (0, y - 1.5, radius), (reach, y + 1.5, radius * 0.8)]
        _chain(solid, fold, _shade(person.coat, 1.1), lift, 0.9)
    _chain(solid, [(-15, 27, 2.4), (-4, 20, 3.2), (9, 11, 3)], _shade(person.coat, 1.35), 25, 0.8)
    _chain(solid, [(0, 18, 3.6), (2, 8, 4), (5.5, 2.5, 2)], CREAM, 28, 0.5)
    _chain(solid, [(0, 21.5, 3.4)], GILT, 31, 0.8)
    _chain(solid, [(0, 21.5, 1.9)], "#b03a2c", 34)


def flat_cap(solid: kit.Solid, person: Person) -> None:
    """A digger's peaked cap, pulled down."""
    cloth = _shade(person.coat, 0.95)
    _chain(solid, [(-13, 22, 6), (-3, 17.5, 9), (8, 18.5, 8.4), (15, 23, 5)], cloth, 19, 0.9)
    _chain(solid, [(0, 14, 2.2)], _shade(person.coat, 1.2), 28, 0.7)
    _chain(solid, [(-10, 27.6, 2), (0, 28.8, 2.2), (10, 27.6, 2)], _shade(person.coat, 0.6), 26, 0.7)
    _chain(solid, [(-12, 29, 2.2), (0, 31, 3.4), (12, 29, 2.2)], _shade(person.coat, 0.8), 27, 0.6)


def bowler(solid: kit.Solid, person: Person) -> None:
    """A bowler: a round crown and a curled brim."""
    felt = _shade(person.coat, 1.25)
    _chain(solid, [(-17, 24.6, 2.8), (-9, 27.6, 3.2), (0, 28.4, 3.6), (9, 27.6, 3.2), (17, 24.6, 2.8)], felt, 25, 0.7)
    _chain(solid, [(-3.5, 19.5, 9.8), (3.5, 19.5, 9.8)], felt, 18)
    _chain(solid, [(-11, 23.4, 1.8), (0, 25, 2.1), (11, 23.4, 1.8)], "#8a6fae", 27, 0.6)


def helmet(solid: kit.Solid, person: Person) -> None:
    """A sun helmet with a ridge and a wide rim."""
    cork = _shade(person.coat, 1.3)
    _chain(solid, [(-19, 27.6, 2.6), (-10, 29.4, 3.8), (0, 30.2, 4.4), (10, 29.4, 3.8), (19, 27.6, 2.6)], cork, 25, 0.7)
    _chain(solid, [(-6, 21, 9.6), (0, 18, 11), (6, 21, 9.6)], cork, 18)
    _chain(solid, [(0, 9, 1.8), (0, 17, 2.4), (0, 26, 2)], CREAM, 28, 0.7)
    _chain(solid, [(-11.5, 25.6, 1.7), (0, 27.2, 2), (11.5, 25.6, 1.7)], BELT, 27, 0.6)


PEOPLE = {
    "red": Person("#a8392c", "#c99468", "#4a2d17", slouch_hat, moustache, coat),
    "blue": Person("#2f6292", "#c48f66", "#33200f", top_hat, clean, coat),
    "yellow": Person("#c9952c", "#cf9c74", "#6b3a1c", bonnet, clean, apron),
    "purple": Person("#6a4a8c", "#8a5a38", "#1c110a", turban, beard, sash),
    "grey": Person("#7f7b72", "#c08a62", "#3d2a1a", flat_cap, moustache, scarf),
    "marsh": Person("#3b3145", "#bd8c68", "#54402f", top_hat, beard, frock),
    "theodore": Person("#3d3349", "#bd8c68", "#2c1c12", bowler, moustache, frock),
    "neutral": Person("#8a8272", "#c08a62", "#3d2a1a", helmet, clean, coat),
    "cope": Person("#33283a", "#c4926c", "#2c1c12", bowler, moustache, frock),
}


def pawn(name: str) -> kit.Picture:
    """Return one figure with its shadow at twice its shown size."""
    person = PEOPLE[name]
    width, height = LEFT + WIDTH + RIGHT, TOP + TALL + BOTTOM
    solid = kit.Solid(width, height, SCALE)
    body(solid, person)
    person.dress(solid, person)
    person.face(solid, person)
    person.headgear(solid, person)
    figure = solid.carved(None, 0.24, 14, 0.08, softness=0.5, outline=0.8, ambient=0.34, drop=(4, 3, 3.4, 0.6))
    return kit.scaled(figure, width * 2, height * 2)


def pictures() -> list[kit.Recipe]:
    """Return the five seats, the two Rivals, and Theodore and the neutral team of Bone Wars."""
    size = (LEFT + WIDTH + RIGHT, TOP + TALL + BOTTOM)
    return [kit.Recipe(f"pawn/{name}", size, partial(pawn, name), origin=(LEFT, TOP)) for name in PEOPLE]
