"""What belongs to the Scorpion: the Scuttle tokens, each with its way of moving, and the Sting."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

import numpy as np
from PIL import Image, ImageDraw

from art.recipes import drawing, kit
from art.recipes.tile import pictures as tiles
from art.recipes.token import FINE, MARGIN, Sheet, enamel, round_disc

DISC = 44
"""A Scuttle token's diameter in units."""
STING = 34
GROUND = "#3a1f3e"
TERRAINS = ("sand", "clay", "stone")


def arrows(sheet: Sheet, turn: float) -> kit.Field:
    """Return the coverage of four long arrows from the middle, the first turned by `turn`."""

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for number in range(4):
            angle = turn + number * pi / 2
            for shape in (((3.2, -1.5), (10.5, -1.5), (10.5, 1.5), (3.2, 1.5)), ((10, -4.4), (16.4, 0), (10, 4.4))):
                draw.polygon([turned(sheet, along, across, angle) for along, across in shape], fill=255)
        dot(draw, sheet, 0, 0, 2.4)

    return drawn(sheet, paint)


def around(sheet: Sheet) -> kit.Field:
    """Return the coverage of a middle with its eight neighbours."""

    def paint(draw: ImageDraw.ImageDraw) -> None:
        dot(draw, sheet, 0, 0, 2.6)
        for row in (-1, 0, 1):
            for column in (-1, 0, 1):
                if row or column:
                    x, y = turned(sheet, column * 8.4, row * 8.4, 0)
                    side = 2.9 * FINE
                    draw.rounded_rectangle((x - side, y - side, x + side, y + side), 1.2 * FINE, fill=255)

    return drawn(sheet, paint)


def drawn(sheet: Sheet, paint: Callable[[ImageDraw.ImageDraw], None]) -> kit.Field:
    """Return the coverage of a drawing on a token's sheet."""
    image = Image.new("L", (sheet.pixels[1], sheet.pixels[0]))
    paint(ImageDraw.Draw(image))
    return kit.blur(np.array(image, np.float32) / 255, 0.8)


def turned(sheet: Sheet, along: float, across: float, angle: float) -> tuple[float, float]:
    """Return the fine pixel of a point counted in units from the middle of a token."""
    x = along * cos(angle) - across * sin(angle)
    y = along * sin(angle) + across * cos(angle)
    return (MARGIN[0] + sheet.width / 2 + x) * FINE, (MARGIN[1] + sheet.height / 2 + y) * FINE


def dot(draw: ImageDraw.ImageDraw, sheet: Sheet, x: float, y: float, radius: float) -> None:
    """Draw a disc."""
    left, top = turned(sheet, x - radius, y - radius, 0)
    draw.ellipse((left, top, left + 2 * radius * FINE, top + 2 * radius * FINE), fill=255)


def token(pattern: str) -> kit.Picture:
    """Return a Scuttle token."""
    sheet = Sheet(DISC, DISC)
    distance = round_disc(sheet, DISC / 2 - 0.6)
    if pattern in TERRAINS:
        return sheet.shown(to_terrain(sheet, distance, pattern))
    marks = {"straight": arrows(sheet, 0), "diagonal": arrows(sheet, pi / 4), "adjacent": around(sheet)}
    return sheet.shown(enamel(sheet, distance, GROUND, marks[pattern]))


def to_terrain(sheet: Sheet, distance: kit.Field, terrain: str) -> kit.Picture:
    """Return a token with a tile let into it."""
    result = enamel(sheet, distance, GROUND)
    tile = next(recipe for recipe in tiles() if recipe.name == f"tile/{terrain}-1").draw()
    middle = tile[16:216, 16:216]
    side = round((DISC - 8) * FINE)
    face = kit.scaled(middle, side, side)
    top, left = round((MARGIN[1] + 4) * FINE), round((MARGIN[0] + 4) * FINE)
    inside = kit.smoothstep(-distance * FINE, 13, 16)[top : top + side, left : left + side]
    face[..., 3] = (face[..., 3] * inside).astype(np.uint8)
    kit.over(result, face, left, top)
    rim = np.exp(-(((-distance * FINE - 14) / 3.0) ** 2)) * 0.6
    kit.over(result, kit.picture("#120804", rim))
    return result


def sting() -> kit.Picture:
    """Return the Sting: a poisonous green disc with a dripping sting."""
    sheet = Sheet(STING, STING)
    middle = (MARGIN[1] + STING / 2) * FINE, (MARGIN[0] + STING / 2) * FINE
    mark = kit.placed(drawing.silhouette("sting", 124), *sheet.pixels, *middle)
    return sheet.shown(enamel(sheet, round_disc(sheet, STING / 2 - 0.6), "#4f7a1e", mark))


def pictures() -> list[kit.Recipe]:
    """Return the six kinds of tokens and the Sting."""
    kinds = ("straight", "diagonal", "adjacent", *TERRAINS)
    found = [
        kit.Recipe(f"scuttle/{kind}", Sheet(DISC, DISC).size, partial(token, kind), origin=MARGIN[:2]) for kind in kinds
    ]
    return [*found, kit.Recipe("scuttle/sting", Sheet(STING, STING).size, sting, origin=MARGIN[:2])]
