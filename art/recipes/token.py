"""Tokens: seats' markers (each colour its own shape), plaster, energy, the score's shield, arrows and markers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from art.recipes import drawing, kit

FINE = 6
"""Pixels per unit while drawing; the result is scaled down to the baked two."""
MARGIN = (2, 2, 5, 6)
"""Room left, above, right and below a token for its shadow, in units."""
DARK = "#0d0602"


@dataclass(frozen=True)
class Sheet:
    """A token's drawing board: body size in units, the fine grid measured from the body's middle, in units."""

    width: int
    height: int

    @property
    def pixels(self) -> tuple[int, int]:
        """Height and width in fine pixels."""
        left, top, right, bottom = MARGIN
        return (top + self.height + bottom) * FINE, (left + self.width + right) * FINE

    @property
    def grid(self) -> tuple[kit.Field, kit.Field]:
        """Return y and x from the body's middle in units."""
        y, x = kit.grid(*self.pixels)
        return y / FINE - MARGIN[1] - self.height / 2, x / FINE - MARGIN[0] - self.width / 2

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in units with the margins."""
        return self.pixels[1] // FINE, self.pixels[0] // FINE

    def shown(self, drawn: kit.Picture) -> kit.Picture:
        """Return a fine drawing scaled down to what is baked."""
        return kit.scaled(drawn, self.size[0] * 2, self.size[1] * 2)


def regular(sheet: Sheet, corners: int, turn: float, radius: float) -> kit.Field:
    """Return the signed distance in units to a polygon of equal sides; `turn` is the direction of one side."""
    y, x = sheet.grid
    sides = [turn + 2 * np.pi * number / corners for number in range(corners)]
    return np.max([x * np.cos(side) + y * np.sin(side) - radius for side in sides], axis=0).astype(np.float32)


def round_disc(sheet: Sheet, radius: float) -> kit.Field:
    """Return the signed distance in units to a disc."""
    y, x = sheet.grid
    return (np.hypot(y, x) - radius).astype(np.float32)


def crest(sheet: Sheet, reach: float) -> kit.Field:
    """Return the signed distance in units to a shield: straight above, two arcs that meet in a point below."""
    y, x = sheet.grid
    arc = np.hypot(np.abs(x) + reach * 0.62, y + reach * 0.36) - reach * 1.48
    dip = np.abs(x) * 0.12 - (y + reach * 0.94)
    return np.maximum(np.maximum(arc, dip), np.abs(x) - reach * 0.86).astype(np.float32)


def enamel(sheet: Sheet, distance: kit.Field, tint: str, mark: kit.Field | None = None) -> kit.Picture:
    """Return a painted token in a bronze rim, with a raised cream mark; `distance` is in units."""
    inside = -distance * FINE
    rim = kit.smoothstep(inside, 0, 6) - kit.smoothstep(inside, 8, 14)
    field = kit.smoothstep(inside, 11, 15)
    clouds = kit.fbm(*sheet.pixels, 60, 4, len(tint))
    relief = rim * 8 + np.sqrt(np.clip(inside, 0, None)) * 2.0 * field + clouds * 5
    diffuse, shine = kit.light(kit.blur(relief, 1), 0.8, 0.5, 18)
    bronze = kit.lit(kit.ramp(0.15 + 0.6 * (diffuse - 0.25), *kit.BRONZE), np.ones_like(diffuse), shine, 0.7)
    glaze = kit.lit(kit.colour(tint) * (0.85 + 0.3 * clouds)[..., None], 0.25 + 0.75 * diffuse, shine, 0.25)
    edge = kit.smoothstep(5 - inside, 0, 5) * 0.6 + np.exp(-(((inside - 12) / 2.5) ** 2)) * 0.6
    body = kit.mixed(kit.mixed(bronze, glaze, field), "#120804", edge)
    mask = kit.coverage(-inside)
    result = kit.shadow(mask, 7, 11, 8, 0.65, DARK)
    kit.over(result, kit.picture(body, mask))
    if mark is not None:
        kit.over(result, kit.shadow(mark, 4, 5, 4, 0.6, DARK))
        kit.over(result, kit.emboss(mark, kit.GOLD, 0.7, 0.25, 16, 0.05, radius=9, drop=(0, 0, 0)))
    return result


def spiral(sheet: Sheet, radius: float) -> kit.Field:
    """Return the coverage of a ribbed ammonite, the fossil hunters' own mark."""
    y, x = sheet.grid
    away, angle = np.hypot(y, x), np.arctan2(y, x)
    turns = np.log(np.maximum(away, 0.05) / radius) / np.log(2.05) - angle / (2 * np.pi)
    whorl = np.abs(turns - np.round(turns))
    groove = kit.smoothstep(whorl * away, 0.26, 0.50)
    rib = kit.smoothstep(np.cos(angle * 15), -0.95, -0.55)
    inner = away < radius * 0.30
    return (kit.coverage((away - radius) * FINE) * groove * np.where(inner, 1, rib)).astype(np.float32)


def seat(shape: str) -> kit.Picture:
    """Return a seat's token: its colour in its own shape."""
    sheet = Sheet(28, 28)
    tint, outline = SEATS[shape]
    distance = outline(sheet)
    centre_y, centre_x = (MARGIN[1] + 14) * FINE, (MARGIN[0] + 14) * FINE
    if shape == "rival":
        mark = kit.placed(drawing.silhouette("rival", 92), *sheet.pixels, centre_y - 6, centre_x)
    else:
        mark = spiral(sheet, 6.6 if shape == "diamond" else 8)
    return sheet.shown(enamel(sheet, distance, tint, mark))


SEATS: dict[str, tuple[str, Callable[[Sheet], kit.Field]]] = {
    "disc": ("#b03426", lambda sheet: round_disc(sheet, 13.6)),
    "square": ("#2f6698", lambda sheet: regular(sheet, 4, 0, 12.4)),
    "hexagon": ("#cf9426", lambda sheet: regular(sheet, 6, np.pi / 6, 12.6)),
    "diamond": ("#6c4694", lambda sheet: regular(sheet, 4, np.pi / 4, 10.6)),
    "octagon": ("#7d7a74", lambda sheet: regular(sheet, 8, 0, 13.0)),
    "rival": ("#3c2f4a", lambda sheet: crest(sheet, 14)),
}


def plaster(turn: float, seed: int) -> kit.Picture:
    """Return a cube of plaster, seen from above its front edge and turned by `turn`."""
    sheet = Sheet(22, 22)
    y, x = sheet.grid
    reach, rise = 9.6, 9.0
    corners = [
        (reach * np.cos(turn + k * np.pi / 2), 0.52 * reach * np.sin(turn + k * np.pi / 2) - 4) for k in range(4)
    ]
    top = _convex(x, y, corners)
    foot = _convex(x, y - rise, corners)
    hull = np.minimum(np.minimum(top, foot), _swept(x, y, corners, rise))
    rough = (kit.fbm(*sheet.pixels, 16, 4, seed) - 0.5) * 1.0
    mask = kit.coverage((hull + rough * 0.7) * FINE)
    chalk = kit.fbm(*sheet.pixels, 26, 5, seed + 1)
    front = max(corners, key=lambda corner: corner[1])
    side = np.where(x < front[0], 0.60, 0.30)
    tone = np.where(top + rough < 0, 1.0, side).astype(np.float32)
    tone = kit.blur(tone, 1.5)
    relief = chalk * 7 + kit.grain(*sheet.pixels, seed) * 0.6 + kit.smoothstep(-hull, 0, 1.6) * 5 + tone * 5
    diffuse, _ = kit.light(relief, 0.7)
    colours = kit.ramp(0.08 + tone * 0.74 + (chalk - 0.5) * 0.25, "#4f4638", "#97897a", "#d4c9b6", "#f6efe0", "#fffdf6")
    result = kit.shadow(mask, 7, 10, 9, 0.6, DARK)
    kit.over(result, kit.picture("#2b2118", np.clip(kit.blur(mask, 3) * 2.2, 0, 1) * 0.8))
    kit.over(result, kit.picture(colours * (0.35 + 0.65 * diffuse)[..., None], mask))
    return sheet.shown(result)


def _convex(x: kit.Field, y: kit.Field, corners: list[tuple[float, float]]) -> kit.Field:
    """Return the signed distance to a convex polygon given clockwise on the screen."""
    result = np.full_like(x, -1e3)
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
        length = np.hypot(x1 - x0, y1 - y0)
        result = np.maximum(result, ((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length)
    return result.astype(np.float32)


def _swept(x: kit.Field, y: kit.Field, corners: list[tuple[float, float]], rise: float) -> kit.Field:
    """Return the signed distance to the upright band between a top and its foot."""
    left, right = min(corners), max(corners)
    upper = (left[1] + right[1]) / 2
    slope = (right[1] - left[1]) / (right[0] - left[0])
    lean = y - (upper + (x - (left[0] + right[0]) / 2) * slope)
    return np.maximum(np.maximum(left[0] - x, x - right[0]), np.maximum(-lean, lean - rise)).astype(np.float32)


def shield() -> kit.Picture:
    """Return the violet shield that carries a score."""
    sheet = Sheet(56, 60)
    return sheet.shown(enamel(sheet, crest(sheet, 30), "#6b3f8a"))


def pip(spent: bool) -> kit.Picture:
    """Return a pip of energy: a drop of amber in a brass socket, or the empty socket."""
    sheet = Sheet(19, 19)
    away = round_disc(sheet, 0)
    socket = kit.coverage((away - 9.3) * FINE)
    ring = kit.smoothstep(9.3 - away, 0, 1.2) - kit.smoothstep(8.4 - away, 0, 1.0)
    diffuse, shine = kit.light(ring * 7, 0.8, 0.5, 16)
    metal = kit.lit(kit.colour("#8d6428") * np.ones((*away.shape, 1), np.float32), diffuse, shine, 0.5)
    hole = kit.coverage((away - 7.6) * FINE)
    result = kit.shadow(socket, 5, 8, 6, 0.6, DARK)
    kit.over(result, kit.picture(metal, socket))
    y, x = sheet.grid
    depth = kit.smoothstep(y * 0.8 + x * 0.5, -8, 8)
    kit.over(result, kit.picture(kit.ramp(depth, "#0c0603", "#1d1109", "#3a2614"), hole))
    if not spent:
        kit.over(result, _amber(sheet, away))
    return sheet.shown(result)


def _amber(sheet: Sheet, away: kit.Field) -> kit.Picture:
    """Return a drop of amber: lit from above left, glowing through below right."""
    y, x = sheet.grid
    dome = np.sqrt(np.clip(1 - (away / 7.6) ** 2, 0, 1)).astype(np.float32)
    diffuse, _ = kit.light(dome * 7 * FINE, 0.5, ambient=0.3)
    through = np.exp(-(((y - 3) / 3.6) ** 2) - ((x - 2.2) / 4.0) ** 2)
    tone = 0.16 + 0.42 * diffuse + 0.34 * through
    glint = np.exp(-(((y + 3.1) / 1.5) ** 2) - ((x + 2.6) / 2.1) ** 2)
    colours = kit.ramp(tone, *kit.AMBER) + 235 * glint[..., None]
    return kit.picture(colours, kit.coverage((away - 7.6) * FINE))


def arrow() -> kit.Picture:
    """Return a carved golden arrow that points up."""
    solid = kit.Solid(46, 46, 8)
    solid.polygon([(22, 2), (42, 23), (31, 23), (31, 41), (13, 41), (13, 23), (2, 23)], puff=5.5)
    stops = ("#4a2c08", "#a8741e", "#e8b440", "#ffe28c", "#fff8d8")
    drawn = solid.carved(stops, 0.6, 16, 0.03, outline=1.5, softness=0.5, drop=(1.6, 2.2, 1.4, 0.75))
    return kit.scaled(drawn, 92, 92)


def rival_marker() -> kit.Picture:
    """Return the ring that lies around the Rival's spot and leaves its number to be read."""
    sheet = Sheet(36, 36)
    away = round_disc(sheet, 0)
    distance = np.maximum(away - 17.6, 10.4 - away)
    ring = enamel(sheet, distance, "#9a68d8")
    y, x = sheet.grid
    stud = np.minimum.reduce([np.hypot(y - dy, x - dx) for dy, dx in ((-14, 0), (14, 0), (0, -14), (0, 14))])
    diffuse, shine = kit.light(np.sqrt(np.clip(1 - (stud / 2.4) ** 2, 0, 1)) * 10, 0.8, 0.6, 14)
    gilt = kit.lit(kit.ramp(0.1 + 0.6 * diffuse, *kit.GOLD), np.ones_like(diffuse), shine, 0.6)
    kit.over(ring, kit.picture("#120804", kit.coverage((stud - 3.0) * FINE) * 0.8))
    kit.over(ring, kit.picture(gilt, kit.coverage((stud - 2.4) * FINE)))
    return sheet.shown(ring)


def start() -> kit.Picture:
    """Return the first player's marker: a gold medal with a star."""
    sheet = Sheet(40, 40)
    away = round_disc(sheet, 19.4)
    y, x = sheet.grid
    angle = np.arctan2(x, -y)
    teeth = kit.coverage((away + 0.5 - 0.7 * np.cos(angle * 30)) * FINE)
    medal = kit.emboss(teeth, kit.BRONZE, 0.8, 0.5, 18, 0.06, radius=12, drop=(7, 10, 0.6), outline=5)
    field = enamel(sheet, away + 3.4, "#7c2c20")
    inner = kit.coverage((away + 3.4) * FINE)
    kit.over(medal, kit.picture(field[..., :3].astype(np.float32), inner))
    centre = (MARGIN[1] + 20) * FINE - 2, (MARGIN[0] + 20) * FINE
    star = kit.placed(drawing.silhouette("star", 150), *sheet.pixels, *centre)
    kit.over(medal, kit.shadow(star, 5, 6, 5, 0.6, DARK))
    kit.over(medal, kit.emboss(star, kit.GOLD, 0.8, 0.4, 16, 0.05, radius=10, drop=(0, 0, 0)))
    return sheet.shown(medal)


def _token(name: str, body: tuple[int, int], draw: Callable[[], kit.Picture]) -> kit.Recipe:
    return kit.Recipe(f"token/{name}", Sheet(*body).size, draw, origin=MARGIN[:2])


def pictures() -> list[kit.Recipe]:
    """Return all tokens."""
    cubes = [(0.42, 3), (1.12, 14), (0.08, 25)]
    return [
        *(_token(shape, (28, 28), partial(seat, shape)) for shape in SEATS),
        *(_token(f"plaster-{n}", (22, 22), partial(plaster, *cube)) for n, cube in enumerate(cubes, start=1)),
        _token("shield", (56, 60), shield),
        _token("energy", (19, 19), partial(pip, False)),
        _token("energy-spent", (19, 19), partial(pip, True)),
        kit.Recipe("token/arrow", (46, 46), arrow),
        _token("rival-marker", (36, 36), rival_marker),
        _token("start", (40, 40), start),
    ]
