"""The family `portrait`: the paleontologists as profiles cut from paper, behind the brass oval of a cameo."""

from __future__ import annotations

from functools import partial

import numpy as np
from PIL import Image, ImageDraw

from art.recipes import kit
from art.recipes import portrait_parts as parts
from art.recipes.engraving import Field, spline
from art.recipes.portrait_parts import Piece

WIDE, HIGH = 80, 96
"""A portrait's sheet in units, which are also the points of the outlines."""
FINE = 6
"""Pixels per unit while cutting; the result is scaled down to the baked two."""
PAPERS = {
    "face": "#dcb48a",
    "coat": "#1d1512",
    "canvas": "#5a452c",
    "linen": "#efe2c0",
    "silk": "#3f2430",
    "silk-hat": "#1a1716",
    "red": "#8c2f20",
    "felt": "#3c2b1c",
    "band": "#15100c",
    "cloth": "#2c3540",
    "straw": "#c8a158",
}
HAIR = {"grey": "#8f877a", "brown": "#5a3a22", "dark": "#33241b", "sandy": "#8f6434", "white": "#cfc6b4"}
GILT, SHADE = "#b98d4c", "#7a5430"

People = dict[str, tuple[bool, str, tuple[Piece, ...]]]
PEOPLE: People = {
    "marsh": (False, "sandy", (parts.COAT, parts.STOUT, parts.WING_COLLAR, parts.BOW, parts.FRINGE, parts.FULL_BEARD)),
    "cope": (True, "brown", (parts.COAT, parts.FACE, parts.WING_COLLAR, parts.CRAVAT, parts.WAVY, parts.MOUSTACHE)),
    "leidy": (False, "dark", (parts.COAT, parts.FACE, parts.STOCK, parts.LONG, parts.MOUSTACHE, parts.GOATEE)),
    "williston": (True, "dark", (parts.COAT, parts.FACE, parts.WING_COLLAR, parts.BOW, parts.PARTED, parts.WALRUS)),
    "carlin": (False, "sandy", (parts.WORK_COAT, parts.FACE, parts.KERCHIEF, parts.PARTED, *parts.RAIL_CAP)),
    "reed": (
        True,
        "dark",
        (parts.WORK_COAT, parts.FACE, parts.KERCHIEF, parts.PARTED, parts.FULL_BEARD, *parts.SLOUCH_HAT),
    ),
    "sternberg": (False, "grey", (parts.WORK_COAT, parts.FACE, parts.FRINGE, parts.LONG_BEARD, *parts.BOWLER)),
    "lakes": (
        True,
        "brown",
        (parts.COAT, parts.FACE, parts.CLERICAL, parts.FRINGE, parts.CHIN_BEARD, *parts.SUN_HELMET),
    ),
    "lucas": (
        False,
        "brown",
        (parts.WORK_COAT, parts.FACE, parts.KERCHIEF, parts.PARTED, parts.WALRUS, *parts.STRAW_HAT),
    ),
    "peabody": (True, "white", (parts.COAT, parts.STOUT, parts.STOCK, parts.CRAVAT, parts.FRINGE, parts.CHOPS)),
    "powell": (False, "brown", (parts.COAT, parts.FACE, parts.BUSHY, parts.GREAT_BEARD)),
    "foulke": (
        True,
        "grey",
        (parts.COAT, parts.FACE, parts.STOCK, parts.BOW, parts.FRINGE, parts.CHOPS, *parts.TOP_HAT),
    ),
}
"""Whether each looks to the left (as Cope at Marsh), the hair's colour, and the sheets from the lowest up."""


def portrait(name: str) -> kit.Picture:
    """Return one cameo at twice its shown size."""
    leftward, hair, pieces = PEOPLE[name]
    height, width = HIGH * FINE, WIDE * FINE
    oval = _oval(0.0)
    result = kit.empty(height, width)
    kit.over(result, kit.shadow(kit.coverage(oval), 2.4 * FINE, round(1.6 * FINE), round(1.1 * FINE), 0.6))
    kit.over(result, kit.picture(_ground(oval), kit.coverage(oval + 2 * FINE)))
    figure = kit.empty(height, width)
    for number, cut in enumerate(pieces):
        _lay(figure, cut, number, PAPERS.get(cut.paper) or HAIR[hair], leftward)
    window = kit.coverage(oval + 3.2 * FINE)
    figure[..., 3] = (figure[..., 3] * window).astype(np.uint8)
    kit.over(result, figure)
    kit.over(result, _frame(oval))
    return kit.scaled(result, WIDE * 2, HIGH * 2)


def _oval(shrink: float) -> Field:
    """Return the distance in pixels from the frame's outer edge, negative inside."""
    y, x = kit.grid(HIGH * FINE, WIDE * FINE)
    across, down = (WIDE / 2 - 3.5 - shrink) * FINE, (HIGH / 2 - 3.5 - shrink) * FINE
    away = np.hypot((x - (WIDE / 2 - 0.6) * FINE) / across, (y - (HIGH / 2 - 0.8) * FINE) / down)
    return np.asarray((away - 1) * min(across, down), np.float32)


def _ground(oval: Field) -> kit.Colour:
    """Return the sage-green field, clouded, and darker towards the rim and where the frame shades it."""
    height, width = oval.shape
    cloud = kit.fbm(height, width, 20 * FINE, 5, 7)
    tone = 0.62 + 0.5 * (cloud - 0.5) - 0.42 * kit.smoothstep(oval / FINE, -16, 0)
    return kit.ramp(tone, "#3f4a44", "#75806c", "#adb392", "#d9d4ae")


def _lay(figure: kit.Picture, cut: Piece, number: int, paper: str, leftward: bool) -> None:
    """Glue one sheet onto the figure: its shadow, the paper with a lit edge, its engraved strokes."""
    mask = _mask(cut.outline, cut.sharp, leftward)
    height, width = mask.shape
    kit.over(figure, kit.picture("#0d0602", kit.shifted(kit.blur(mask, 0.8 * FINE), 4, 3) * 0.5))
    kit.over(figure, kit.picture("#1a0e06", np.clip(kit.blur(mask, 0.3 * FINE) * 2, 0, 1) * 0.6))
    tooth = kit.fbm(height, width, 3 * FINE, 3, 20 + number) - 0.5
    edge = np.clip(mask - kit.shifted(mask, 3, 3), 0, 1)
    colours = kit.colour(paper) * (1 + tooth * 0.22)[..., None]
    kit.over(figure, kit.picture(kit.mixed(colours, "#e8c88a", kit.blur(edge, 1.0) * 0.5), mask))
    pale = float(kit.colour(paper).mean()) > 120
    tint = SHADE if pale else GILT
    for stroke in cut.strokes:
        kit.over(figure, kit.picture(tint, _line(stroke, leftward) * mask * 0.85))


def _mask(outline: Field, sharp: bool, leftward: bool) -> Field:
    points = outline if sharp else spline(outline, 10, closed=True)
    canvas = Image.new("L", (WIDE * FINE, HIGH * FINE))
    ImageDraw.Draw(canvas).polygon(_pixels(points, leftward), fill=255)
    return kit.blur(np.asarray(canvas, np.float32) / 255, 0.8)


def _line(points: Field, leftward: bool) -> Field:
    """Return a hair-thin line that swells in its middle."""
    canvas = Image.new("L", (WIDE * FINE, HIGH * FINE))
    pen = ImageDraw.Draw(canvas)
    places = _pixels(spline(points, 10), leftward)
    for i in range(len(places) - 1):
        width = 1.2 + 2.6 * np.sin(np.pi * (i + 0.5) / (len(places) - 1))
        pen.line([places[i], places[i + 1]], fill=255, width=max(1, round(width)))
    return kit.blur(np.asarray(canvas, np.float32) / 255, 0.7)


def _pixels(points: Field, leftward: bool) -> list[tuple[float, float]]:
    rows = [(float(x), float(y)) for x, y in points]
    return [((WIDE - x if leftward else x) * FINE, y * FINE) for x, y in rows]


def _frame(oval: Field) -> kit.Picture:
    """Return the brass oval: a rounded outer ring, a groove and a fine inner bead."""
    inside = -oval / FINE
    ring = kit.smoothstep(inside, 0.0, 1.1) - kit.smoothstep(inside, 1.9, 3.0)
    bead = kit.smoothstep(inside, 3.0, 3.4) - kit.smoothstep(inside, 3.6, 4.1)
    height, width = oval.shape
    relief = (ring * 2.4 + bead * 1.0) * FINE + kit.fbm(height, width, 5 * FINE, 3, 3) * 3
    diffuse, shine = kit.light(kit.blur(relief, 1.2), 0.9, 0.75, 24)
    brass = kit.lit(kit.ramp(0.12 + 0.62 * (diffuse - 0.25), *kit.BRONZE), np.ones_like(oval), shine, 0.8)
    brass = kit.mixed(brass, "#170c05", np.exp(-(((inside - 2.95) / 0.35) ** 2)) * 0.7)
    alpha = kit.coverage(oval) * (1 - kit.smoothstep(inside, 4.0, 4.3))
    result = kit.empty(height, width)
    kit.over(
        result, kit.picture("#140a04", kit.smoothstep(inside, 3.6, 4.2) * (1 - kit.smoothstep(inside, 4.2, 7.5)) * 0.42)
    )
    kit.over(result, kit.picture(brass, alpha))
    return result


def pictures() -> list[kit.Recipe]:
    """Return all twelve."""
    return [kit.Recipe(f"portrait/{name}", (WIDE, HIGH), partial(portrait, name)) for name in PEOPLE]
