"""Puts an animal into its landscape: backdrop, plants behind, shadow, animal, plants in front, paper."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from art.recipes import engraving_land as land
from art.recipes import engraving_sea as sea
from art.recipes.engraving import HEIGHT, WIDTH, Field, Sculpture, fitted
from art.recipes.engraving_ink import Lamp, printed
from art.recipes.engraving_land import X, Y
from art.recipes.engraving_plants import PLANTS, Pen, pebble, tuft
from art.recipes.engraving_relief import COLUMNS, ROWS, SCALE, Relief
from art.recipes.engraving_shallows import flooded
from art.recipes.kit import Colour, Picture, blur, colour, fbm, mixed, noise, picture, scaled, shifted, smoothstep

DAYLIGHT = Lamp()


@dataclass(frozen=True, slots=True)
class Air:
    """The colours of a time and place."""

    zenith: str
    horizon: str
    far: str
    near: str
    soil: str
    lush: str
    leaf: str
    lamp: Lamp = DAYLIGHT


AIRS = {
    "noon": Air("#9db6bd", "#efe6c8", "#8fa39a", "#8a9468", "#bfa068", "#8f9a55", "#77894a"),
    "dawn": Air("#a9b3b8", "#f6dfbd", "#a894a0", "#9a8a6a", "#c19a68", "#96955a", "#7d8750"),
    "dusk": Air("#b98a6c", "#f7cf8e", "#9a6a58", "#7d5a44", "#a8743f", "#7d7440", "#6f6e3c"),
    "storm": Air("#6f7d84", "#cfd0bf", "#6c7a7c", "#6a745c", "#8f815f", "#6f7a4c", "#62734a"),
    "jungle": Air("#a3bfa6", "#eef0c9", "#7fa287", "#6a8a58", "#8f8a4f", "#6e8a44", "#5f8542"),
    "desert": Air("#b9c4b8", "#f8e7c0", "#c08a62", "#b07a4c", "#d3a566", "#a99a5c", "#8d9055"),
    "lake": Air("#8fb0c0", "#f0ebd2", "#84a0a4", "#7f9570", "#b8a878", "#87995c", "#6f8c50"),
    "rose": Air("#a896a6", "#f6d4bf", "#94788c", "#82685f", "#a98460", "#82804f", "#748050"),
    "ice": Air(
        "#8fa6ba",
        "#f1ecdf",
        "#aebccb",
        "#a9b2b6",
        "#eef0ec",
        "#c9cdbd",
        "#8d8b5c",
        Lamp(shadow="#33405a", bounce="#c9d4de"),
    ),
    "frost": Air(
        "#b4a8a8",
        "#fbe3c4",
        "#b3b0be",
        "#b0a49a",
        "#f2eae0",
        "#cfc4a4",
        "#98894f",
        Lamp(shadow="#3d3a58", bounce="#dcd6d8"),
    ),
    "steppe": Air("#8fb2c2", "#f3ead0", "#9fb0b8", "#a8a070", "#c9b27a", "#b3a65e", "#a89a52"),
    "coast": Air("#86aebb", "#f4ecd2", "#8ea6a6", "#8f9b7c", "#c5b083", "#8f9a5c", "#7d8a50"),
    "swamp": Air("#8f9d84", "#e6e2bf", "#7d8a72", "#5f6f4e", "#7d6f48", "#5f7040", "#567040"),
    "moon": Air(
        "#5f6f88", "#c9cfc6", "#5a6878", "#4a5a5c", "#6f6a5c", "#56664c", "#465a44", Lamp("#eef2f0", "#262a3f")
    ),
    "sunset": Air("#8f6a7a", "#f9c493", "#8a5a64", "#6f4a48", "#a07048", "#776a44", "#666440"),
    "gold": Air("#c9b98a", "#fbeec2", "#b3a070", "#9a8a52", "#c0a058", "#a0984e", "#8a8c46"),
    "reef": Air(
        "#cdeadb",
        "#1f6a72",
        "#8cc8bc",
        "#3f8a88",
        "#cdbb8a",
        "#b0704c",
        "#5f8f5c",
        Lamp("#f4fff0", "#14323f", "#6fae9c", 0.7),
    ),
    "green": Air(
        "#d3e6b4",
        "#27604e",
        "#9cc49a",
        "#4a8468",
        "#b5aa78",
        "#8a6a42",
        "#6a8a40",
        Lamp("#faffe4", "#152f2c", "#86ac84", 0.7),
    ),
    "deep": Air(
        "#a6cfd8",
        "#123f5e",
        "#79aebf",
        "#2a6480",
        "#8f9a90",
        "#7a5a5c",
        "#4a7a68",
        Lamp("#ecfbff", "#0f2440", "#5f92a8", 0.7),
    ),
    "amber": Air(
        "#f0e2ae",
        "#5a6a48",
        "#cdbf88",
        "#857f56",
        "#c9ac70",
        "#9a6a44",
        "#7d8040",
        Lamp("#fffbe0", "#2c2a1c", "#b0a068", 0.7),
    ),
}


@dataclass(frozen=True, slots=True)
class Scene:
    """Where an animal stands, swims or flies, and how much of the plate it fills (left, top, right, bottom).

    From `flood` down, if given, water covers animal and ground.
    """

    kind: str = "land"
    air: str = "noon"
    far: tuple[str, ...] = ("hills",)
    trees: str = ""
    sides: str = ""
    front: str = "fern"
    level: float = 138.0
    cloud: float = 0.5
    growth: float = 0.5
    box: tuple[float, float, float, float] = (14, 14, 298, 184)
    mirrored: bool = False
    seed: int = 1
    flood: float = 0.0


def plate(sculpture: Sculpture, scene: Scene) -> Picture:
    """Return the finished plate, 312 x 200 pixels."""
    air = AIRS[scene.air]
    colours = BACKDROPS[scene.kind](scene, air)
    colours = _planted(colours, scene, air, front=False)
    if scene.kind in ("land", "ice"):
        colours = _over(colours, _sward(scene, air))
    relief = Relief(scene.seed)
    relief.mirrored = scene.mirrored
    for mark in fitted(sculpture, scene.box, scene.mirrored, grounded=scene.kind in ("land", "ice")):
        relief.add(mark)
    body, alpha = printed(relief, air.lamp)
    colours = _haloed(colours, alpha, air, scene)
    if scene.kind in ("land", "ice"):
        colours = _shadowed(colours, alpha, scene.box[3], "#2a1a10" if scene.kind == "land" else "#3a4a68")
    colours = mixed(colours, body, alpha)
    if scene.flood:
        water = (air.far, "#fbf6e0") if "sea" in scene.far else (air.zenith, air.horizon)
        colours = flooded(colours, alpha, scene.flood, scene.level, *water, scene.seed + 9)
    colours = _planted(colours, scene, air, front=True)
    fine = picture(_papered(colours, scene.seed), np.ones((ROWS, COLUMNS), np.float32))
    return scaled(fine, WIDTH, HEIGHT)


def _land(scene: Scene, air: Air) -> Colour:
    result = land.sky(air.zenith, air.horizon, scene.level, scene.cloud, scene.seed)
    for order, name in enumerate(scene.far):
        result = FAR[name](result, scene, air, order)
    if "lake" in scene.far:
        shore = scene.level + 16
        return land.ground(result, shore, air.soil, air.lush, scene.seed + 6, scene.growth)
    return land.ground(result, scene.level, air.soil, air.lush, scene.seed + 6, scene.growth)


def _hills(below: Colour, scene: Scene, air: Air, order: int) -> Colour:
    top = land.skyline(scene.level + 2, 44 - 16 * order, 0.42, scene.seed + 20 + order)
    return land.ridge(
        below, top, (air.far, air.near)[min(order, 1)], air.horizon, 0.42 - 0.2 * order, scene.seed + 2 + order, 0.5
    )


def _peaks(below: Colour, scene: Scene, air: Air, order: int) -> Colour:
    top = land.skyline(scene.level - 4, 74, 0.56, scene.seed + 30)
    return land.ridge(below, top, air.far, air.horizon, 0.36, scene.seed + 3, 1.0)


def _snow(below: Colour, scene: Scene, air: Air, order: int) -> Colour:
    top = land.skyline(scene.level - 2, 84 - 30 * order, 0.54, scene.seed + 31 + order)
    return land.snowed(below, top, air.horizon, 0.16, scene.seed + 4)


def _volcano(below: Colour, scene: Scene, air: Air, order: int) -> Colour:
    centre = 248.0 if scene.mirrored else 64.0
    below = land.smoke(below, centre, scene.level - 74, scene.seed)
    cone = land.volcano(scene.level, centre, 88, 74)
    return land.ridge(below, cone, air.far, air.horizon, 0.30, scene.seed + 5, 0.9)


def _mesa(below: Colour, scene: Scene, air: Air, order: int) -> Colour:
    rough = land.skyline(scene.level - 4, 66, 0.5, scene.seed + 33)
    steps = np.where(
        rough < scene.level - 34, scene.level - 44, np.where(rough < scene.level - 20, scene.level - 22, scene.level)
    )
    top = blur(np.tile(steps[None].astype(np.float32), (3, 1)), 4)[1]
    return land.ridge(below, top, air.far, air.horizon, 0.22, scene.seed + 7, 1.3)


def _forest(below: Colour, scene: Scene, air: Air, order: int) -> Colour:
    pen = Pen(scene.seed + 8, air.horizon, 0.34)
    kinds = ("conifer", "tree-fern", "conifer") if scene.air not in ("ice", "frost") else ("spruce",)
    for x in np.sort(pen.random.uniform(-6, WIDTH + 6, 20)):
        PLANTS[str(pen.random.choice(kinds))](pen, float(x), scene.level + 4, pen.random.uniform(34, 66), air.leaf)
    return _over(below, pen.picture())


def _lake(below: Colour, scene: Scene, air: Air, order: int) -> Colour:
    return land.water(below, scene.level, air.zenith, air.horizon, scene.seed + 9, scene.level + 22)


def _flock(below: Colour, scene: Scene, air: Air, order: int) -> Colour:
    """Add distant flyers, so small that the one in front looks vast."""
    pen = Pen(scene.seed + 12, air.horizon, 0.45)
    for _ in range(7):
        x, y, size = pen.random.uniform(30, 290), pen.random.uniform(70, 150), pen.random.uniform(4, 8)
        for side in (-1, 1):
            vane = [(0, 0), (side * 0.5, -0.35), (side * 1.1, -0.12), (side * 0.5, -0.12), (0, 0.2)]
            pen.leaf(np.array(vane) * size + np.array([x, y]), "#4a3c34", 1.0, 0)
    return _over(below, pen.picture())


def _sun(below: Colour, scene: Scene, air: Air, order: int) -> Colour:
    return land.sun(below, 258 if scene.mirrored else 56, 46, 15, "#fff0c0")


FAR = {
    "flock": _flock,
    "hills": _hills,
    "peaks": _peaks,
    "snow": _snow,
    "volcano": _volcano,
    "mesa": _mesa,
    "forest": _forest,
    "lake": _lake,
    "sun": _sun,
}


def _ice(scene: Scene, air: Air) -> Colour:
    result = land.sky(air.zenith, air.horizon, scene.level, scene.cloud, scene.seed)
    for order, name in enumerate(scene.far):
        result = FAR[name](result, scene, air, order)
    return land.ground(result, scene.level, air.soil, air.lush, scene.seed + 6, scene.growth)


def _sea(scene: Scene, air: Air) -> Colour:
    result = sea.depths(air.zenith, air.horizon, air.lamp.glow, scene.seed)
    pen = Pen(scene.seed + 1, air.near, 0.55)
    sea.fishes(pen, pen.random.uniform(40, 270), pen.random.uniform(30, 70), 7, 9, air.soil)
    result = _over(result, pen.picture())
    return sea.floor(result, 178, air.soil, air.horizon, scene.seed + 2)


def _sky(scene: Scene, air: Air) -> Colour:
    result = land.sky(air.zenith, air.horizon, 176, scene.cloud, scene.seed)
    for order, name in enumerate(name for name in scene.far if name not in ("cliff", "sea")):
        result = FAR[name](result, scene, air, order)
    if "sea" in scene.far:
        result = land.water(result, scene.level, air.far, "#fbf6e0", scene.seed + 9)
    else:
        shore = scene.level + (16 if "lake" in scene.far else 0)
        result = land.ground(result, shore, air.soil, air.lush, scene.seed + 6, scene.growth)
    if "cliff" in scene.far:
        result = land.cliff(result, not scene.mirrored, 62, 84, air.soil, scene.seed + 4)
    return result


def _paper(scene: Scene, air: Air) -> Colour:
    """Return a page of a field book: ruled lines, a measured circle and a scale bar."""
    fibre = fbm(ROWS, COLUMNS, 30 * SCALE, 5, scene.seed) - 0.5
    page = colour("#e9d9b2") + fibre[..., None] * 34
    away = np.hypot(X - 156, Y - 96)
    dashes = smoothstep(np.cos(np.arctan2(Y - 96, X - 156) * 60), -0.2, 0.2)
    rings = sum(smoothstep(0.45 - np.abs(away - radius), -0.2, 0.2) for radius in (58, 86)) * dashes
    cross = smoothstep(0.4 - np.minimum(np.abs(X - 156), np.abs(Y - 96)), -0.2, 0.2) * smoothstep(
        np.cos(away), -0.2, 0.2
    )
    ruled = smoothstep(0.35 - np.abs(Y % 20 - 10), -0.2, 0.2) * 0.5
    bar = smoothstep(0.6 - np.abs(Y - 184), -0.2, 0.2) * (np.abs(X - 262) < 26)
    ticks = smoothstep(0.4 - np.abs((X - 236) % 13), -0.2, 0.2) * (np.abs(X - 262) < 27) * (np.abs(Y - 184) < 3)
    return mixed(page, "#7a5a38", np.clip(np.maximum.reduce([rings, cross, ruled, bar, ticks]), 0, 1) * 0.42)


BACKDROPS = {"land": _land, "ice": _ice, "sea": _sea, "sky": _sky, "paper": _paper}


def _planted(colours: Colour, scene: Scene, air: Air, front: bool) -> Colour:
    pen = Pen(scene.seed + (50 if front else 60), air.horizon, 0.0 if front else 0.16)
    if front:
        _front_row(pen, scene, air)
    elif scene.trees:
        _tall_ones(pen, scene, air)
    if not front and scene.sides:
        _side_row(pen, scene, air)
    return _over(colours, pen.picture())


def _sward(scene: Scene, air: Air) -> Picture:
    """Return small tufts and pebbles strewn over the plain, larger towards the reader."""
    pen = Pen(scene.seed + 40, air.horizon, 0.06)
    near = np.sort(pen.random.uniform(0.04, 1, 150) ** 0.8)
    for share in near:
        x, y = pen.random.uniform(-4, WIDTH + 4), scene.level + share * (HEIGHT - scene.level)
        if pen.random.random() < scene.growth + 0.1:
            tuft(pen, x, y, 2.2 + 6.5 * share, air.lush if pen.random.random() < 0.6 else air.leaf)
        else:
            pebble(pen, x, y, 0.7 + 2.2 * share * pen.random.random(), air.soil)
    return pen.picture()


def _tall_ones(pen: Pen, scene: Scene, air: Air) -> None:
    for x, size in ((18, 96), (292, 84), (48, 62)):
        PLANTS[scene.trees](
            pen, x + pen.random.uniform(-10, 10), scene.level + 14, size * pen.random.uniform(0.85, 1.15), air.leaf
        )


def _side_row(pen: Pen, scene: Scene, air: Air) -> None:
    deep = scene.kind == "sea"
    for x, y in (
        ((10, 190), (302, 188), (46, 186), (266, 186)) if deep else ((10, 164), (302, 160), (44, 156), (270, 158))
    ):
        size = pen.random.uniform(26, 40) * (1.7 if deep else 1.0)
        PLANTS[scene.sides](pen, x + pen.random.uniform(-8, 8), y, size, air.leaf)


def _front_row(pen: Pen, scene: Scene, air: Air) -> None:
    places = ((4, 200), (306, 202), (34, 204), (276, 205), (60, 205))
    for x, y in places if scene.front else ():
        size = pen.random.uniform(20, 36) * (1 if x in (4, 306) else 0.62) * (1.9 if scene.kind == "sea" else 1.0)
        code = air.lush if scene.front in ("coral", "sea-lily") else air.leaf
        PLANTS[scene.front](pen, x + pen.random.uniform(-6, 6), y, size, code)


def _over(below: Colour, sheet: Picture) -> Colour:
    return mixed(below, sheet[..., :3].astype(np.float32), sheet[..., 3].astype(np.float32) / 255)


def _haloed(colours: Colour, alpha: Field, air: Air, scene: Scene) -> Colour:
    """Return the backdrop paled round the animal, so that it stands out."""
    near = smoothstep(blur(alpha, 9 * SCALE), 0.04, 0.6)
    code = air.near if scene.kind == "sea" else air.horizon
    return mixed(colours, code, near * 0.36)


def _shadowed(colours: Colour, alpha: Field, base: float, tint: str) -> Colour:
    """Return the ground with the animal's shadow: thrown to the right, and dark where the feet touch."""
    flat = np.zeros_like(alpha)
    squash, slant = 0.17, 0.36
    bottom = round(base * SCALE)
    for row in range(max(0, bottom - round(46 * SCALE * squash * 4)), min(ROWS, bottom + 2)):
        high = (bottom - row) / squash
        source = round(bottom - high - 2 * SCALE)
        if 0 <= source < ROWS:
            flat[row] = shifted(alpha[source : source + 1], 0, round(high * slant))[0]
    thrown = blur(flat, 1.6 * SCALE)
    feet = alpha * smoothstep(Y, base - 7, base - 1)
    touch = np.zeros_like(alpha)
    for down in range(0, 3 * SCALE, 2):
        touch = np.maximum(touch, shifted(feet, down, down))
    touch = blur(touch, 1.5 * SCALE)
    pool = _pool(feet, base)
    return mixed(colours, tint, np.maximum(np.maximum(thrown * 0.60, touch * 0.85), pool * 0.55))


def _pool(feet: Field, base: float) -> Field:
    """Return the soft dark pool on the ground about the feet."""
    width = np.clip(blur(np.tile(feet.max(axis=0)[None], (5, 1)), 5 * SCALE)[2] * 1.6, 0, 1)
    return np.asarray(width[None] * np.exp(-(((Y - base + 1) / 4.5) ** 2)), np.float32)


def _papered(colours: Colour, seed: int) -> Colour:
    """Return the print on its paper: sepia veil, fibres, foxing at the rim."""
    fibre = noise(ROWS, COLUMNS, 1.5 * SCALE, seed + 70, 9 * SCALE) - 0.5
    veil = colours * (colour("#fff4dc") / 255) + (fibre[..., None] * 9)
    grey = veil.mean(axis=2, keepdims=True)
    veil = veil * 0.86 + grey * (colour("#ffeacb") / 245) * 0.14
    stain = fbm(ROWS, COLUMNS, 40 * SCALE, 3, seed + 71) - 0.5
    rim = np.hypot((X - WIDTH / 2) / WIDTH * 1.55, (Y - HEIGHT / 2) / HEIGHT * 1.5) + stain * 0.25
    return np.asarray(veil * (1 - 0.36 * smoothstep(rim, 0.55, 1.15))[..., None], np.float32)
