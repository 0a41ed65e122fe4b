"""The title's foreground: a bench of pale rock with a half-freed skeleton, strings, tools and a lantern."""

from __future__ import annotations

import numpy as np

from art.recipes import kit
from art.recipes.title_camp import Point, Window
from art.recipes.title_sky import SCALE

LEFT, TOP, RIGHT, BOTTOM = 540, 690, 1600, 900
LANTERN: Point = (676, 812)
BED = ("#4a3026", "#80583e", "#b08660", "#d6b084", "#ecd2a6")
BONE = ("#2e1c10", "#6d4d2c", "#b08a58", "#dcc08c", "#f6e6bc")


def bed(window: Window) -> tuple[kit.Field, kit.Field]:
    """Return the relief (pixels) of the cleared bench and its coverage; its left edge steps down to the plain."""
    height, width = window.height, window.width
    rough = kit.fbm(height, width, 150, 6, 3)
    edge_x = 640 + (900 - window.y) * 0.75 + (kit.fbm(height, width, 70, 5, 4) - 0.5) * 60
    edge_y = 748 - (window.x - 700) * 0.028 + (kit.fbm(height, width, 90, 5, 5) - 0.5) * 26
    inside = np.minimum((window.x - edge_x) * 0.8, window.y - edge_y)
    ledge = kit.smoothstep(inside, 0, 9) * 9 + kit.smoothstep(inside + 9 * (rough - 0.5), 26, 33) * 7
    grooves = kit.smoothstep(kit.noise(height, width, 5, 6, 70), 0.62, 0.9) * kit.noise(height, width, 60, 7)
    pebbles = kit.smoothstep(kit.fbm(height, width, 9, 3, 8), 0.64, 0.72)
    relief = ledge * SCALE + rough * 40 - grooves * 4 + pebbles * 4 + kit.grain(height, width, 9) * 1.6
    return relief, kit.smoothstep(inside, -1.5, 1.0)


def skeleton() -> kit.Solid:
    """Return the bones of a meat eater that died on its side, head to the left, drawn back over its spine."""
    solid = kit.Solid(RIGHT - LEFT, BOTTOM - TOP, SCALE)
    spine = [
        (268, 70),
        (300, 96),
        (350, 112),
        (410, 108),
        (480, 96),
        (556, 92),
        (630, 98),
        (700, 92),
        (770, 74),
        (840, 62),
        (910, 64),
        (975, 78),
    ]
    _spine(solid, spine)
    _skull(solid, 236, 62)
    _ribs(solid)
    _limbs(solid)
    return solid


def _spine(solid: kit.Solid, spine: list[Point]) -> None:
    """Put the vertebrae, each with its spine upward, smaller towards the tail's end."""
    curve = kit.spline([(x, y, 6.0) for x, y in spine], 60)
    ways = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(curve[:, :2], axis=0).T))])
    place, way = 0, 6.0
    while way < ways[-1]:
        place = int(np.searchsorted(ways, way))
        x, y = float(curve[place, 0]), float(curve[place, 1])
        part = way / ways[-1]
        size = float(np.interp(part, (0, 0.12, 0.35, 0.62, 1), (6.0, 7.4, 10.0, 8.6, 2.0)))
        solid.chain([(x, y, size)], lift=3)
        solid.chain([(x - 1, y - size * 0.8, size * 0.42), (x + 2, y - size * 2.1, size * 0.30)], lift=2)
        solid.chain([(x, y + size * 0.7, size * 0.4), (x + 1, y + size * 1.4, size * 0.24)], lift=1)
        way += size * 1.7


def _skull(solid: kit.Solid, x: float, y: float) -> None:
    """Put the skull, jaws gaping to the left, its hinge at a point."""

    def put(balls: list[kit.Ball], lift: float) -> None:
        solid.chain([(x - across, y + down, radius) for across, down, radius in balls], lift=lift)

    put([(-20, 2, 13), (4, -2, 19), (34, -4, 18), (66, 4, 14), (96, 13, 10), (112, 17, 6)], 4)
    put([(-14, 16, 9), (10, 36, 8), (44, 52, 7.4), (80, 60, 6), (100, 58, 4)], 1)
    for across, down, radius in ((6, -3, 7), (30, -2, 9), (56, 4, 6), (98, 10, 2.6), (-14, 4, 5)):
        solid.hole([(x - across, y + down, radius)], 1.2)
    for number in range(8):
        across = 34 + number * 9.4
        put([(across, 12 + number * 1.0, 3.0), (across + 1.5, 24 + number * 0.5 - (number % 2) * 3, 0.9)], 9)
    for number in range(6):
        across = 46 + number * 9
        put([(across, 48 + number * 1.4, 2.4), (across - 1, 40 + number * 1.6, 0.8)], 6)


def _ribs(solid: kit.Solid) -> None:
    """Put the ribs of the side that lies uppermost."""
    for number in range(11):
        x, y = 352 + number * 19, 114 - number * 1.6
        long = float(np.interp(number, (0, 3, 6, 10), (34, 66, 68, 40)))
        curve = [
            (0, 0, 5.0),
            (-8, long * 0.36, 4.7),
            (-6, long * 0.72, 4.2),
            (7, long * 1.02, 3.2),
            (16, long * 1.14, 2.2),
        ]
        solid.chain([(x + across, y + down, radius) for across, down, radius in curve], lift=4 + number * 0.4)


def _limbs(solid: kit.Solid) -> None:
    """Put hip, hind legs and the small arm."""
    solid.chain([(560, 92, 17), (592, 84, 19), (628, 96, 13)], lift=5)
    solid.hole([(596, 98, 7)])
    solid.chain([(592, 104, 8), (610, 128, 7), (640, 138, 6)], lift=3)
    _long_bone(solid, (598, 104), (536, 160), 9)
    _long_bone(solid, (534, 164), (600, 188), 7.5)
    solid.chain([(604, 188, 5), (640, 186, 5), (668, 192, 5)], lift=4)
    for turn in (-8, 0, 8):
        solid.chain([(668, 192, 4.4), (690, 192 + turn, 4), (708, 194 + turn * 1.8, 1.6)], lift=4)
    _long_bone(solid, (616, 108), (690, 150), 8)
    _long_bone(solid, (694, 152), (770, 140), 6.6)
    _long_bone(solid, (352, 132), (322, 162), 5)
    solid.chain([(320, 164, 3.6), (340, 178, 3.4), (352, 182, 3)], lift=4)


def _long_bone(solid: kit.Solid, start: Point, end: Point, thick: float) -> None:
    """Put one long bone with knuckles at both ends."""
    (x0, y0), (x1, y1) = start, end
    middle = ((x0 + x1) / 2, (y0 + y1) / 2 - 2)
    solid.chain([(x0, y0, thick * 0.9), (*middle, thick * 0.62), (x1, y1, thick * 0.9)], lift=5)
    long = np.hypot(x1 - x0, y1 - y0)
    across, down = (y1 - y0) / long * thick * 0.5, -(x1 - x0) / long * thick * 0.5
    for x, y in (start, end):
        for side in (1, -1):
            solid.chain([(x + across * side, y + down * side, thick)], lift=5.5)


def dig(canvas: kit.Colour) -> None:
    """Paint the foreground into the picture, in place."""
    window = Window(LEFT, TOP, RIGHT, BOTTOM)
    relief, cover = bed(window)
    solid = skeleton()
    floor = kit.fbm(window.height, window.width, 90, 5, 21)
    buried = 3 + floor * 15 + kit.smoothstep(window.x, 1270, 1560) * 9 + kit.smoothstep(window.y, 842, 900) * 8
    depth = np.where(solid.filled, solid.depth, -60)
    free = kit.smoothstep(kit.blur(depth - buried, 0.8), -1.0, 2.0)
    relief = relief + np.clip(depth - buried, 0, 40) * 1.1
    mound = kit.blur(free, 14)
    relief = relief + mound * 16 * (1 - free)
    _paint(canvas, window, relief, cover, free, solid)
    strings(canvas)
    tools(canvas)
    lantern(canvas)


def _paint(
    canvas: kit.Colour, window: Window, relief: kit.Field, cover: kit.Field, free: kit.Field, solid: kit.Solid
) -> None:
    """Lay bench and bones under the lantern's light."""
    away = np.hypot((window.x - LANTERN[0]) / 1.5, (window.y - LANTERN[1] + 20) * 1.1)
    lamp = np.minimum(np.exp(-away / 260) * 0.80 + 0.44, 1.02)
    diffuse, shine = kit.light(relief * 0.62, 0.62, 0.20, 12, 0.24)
    tone = kit.fbm(window.height, window.width, 60, 6, 31)
    dust = kit.blur(free, 9)
    stone = kit.ramp(tone * 0.72 + dust * 0.20, *BED)
    dark = 1 - 0.55 * np.clip(kit.blur(free, 5) * (1 - free) * 1.8, 0, 1)
    wear = (tone - 0.5) * 0.4 - solid.tone * 0.5
    bones = kit.ramp(0.12 + 0.62 * diffuse + wear, *BONE) + 255 * 0.3 * shine[..., None]
    warm = kit.colour("#ffcf94") / 255
    cool = kit.colour("#5c4a78") / 255 * 0.34
    ground = stone * (diffuse * dark)[..., None]
    colours = kit.mixed(ground, bones, free) * (warm * lamp[..., None] + cool)
    window.onto(canvas, "#1c0e0c", kit.blur(cover, 10) * 0.5)
    window.onto(canvas, colours, cover)


def strings(canvas: kit.Colour) -> None:
    """Paint the pegs and strings that divide the dig into squares."""
    window = Window(LEFT, TOP - 20, RIGHT, BOTTOM)
    pegs = [(806, 772), (1010, 762), (1214, 756), (1420, 750), (754, 868), (1006, 880), (1262, 886), (1520, 880)]
    far, near = pegs[:4], pegs[4:]
    lines = [far, near, *([one, other] for one, other in zip(far, near, strict=True))]
    shadow = [[(x + 3, y + 7) for x, y in line] for line in lines]
    window.onto(canvas, "#140a08", window.strokes(shadow, 1.4) * 0.45)
    window.onto(canvas, "#e8d2a0", window.strokes(lines, 0.9) * 0.8)
    for x, y in pegs:
        tall = 13 if y < 800 else 19
        window.onto(canvas, "#120806", window.strokes([[(x + 2, y + 7), (x + 16, y + 12)]], 2.6) * 0.5)
        window.onto(canvas, "#5f3d22", window.strokes([[(x, y - tall * 0.5), (x, y + tall * 0.5)]], 4.2))
        window.onto(canvas, "#d8a768", window.strokes([[(x - 1, y - tall * 0.5), (x - 1, y + tall * 0.4)]], 1.2))


def tools(canvas: kit.Colour) -> None:
    """Paint a pick, a brush and a bone in its plaster jacket."""
    solid = kit.Solid(260, 130, SCALE * 2)
    solid.chain([(20, 92, 4), (70, 60, 3.6), (104, 36, 3.4)], "#7a4f2a")
    solid.chain([(76, 10, 1.2), (92, 20, 3.4), (106, 36, 4.4), (112, 56, 3.2), (110, 74, 1.2)], "#7d8388", 4)
    solid.chain([(150, 104, 3.2), (172, 98, 3.6), (186, 95, 3)], "#7a4f2a")
    solid.chain([(186, 95, 4.6), (193, 93, 5)], "#a8843a", 2, flat=0.7)
    for spread in (-6, -3, 0, 3, 6):
        solid.chain([(194, 93 + spread * 0.6, 2.2), (212, 88 + spread, 1.6)], "#d9c090", 1)
    drawn = solid.carved(None, 0.25, 14, 0.14, ambient=0.26, outline=0.7, drop=(3, 4, 3, 0.65))
    small = kit.scaled(drawn, 260 * SCALE, 130 * SCALE)
    window = Window(1312, 772, 1572, 902)
    lamp = np.array([0.98, 0.78, 0.54], np.float32)
    window.onto(canvas, small[..., :3] * lamp, small[..., 3].astype(np.float32) / 255)


def lantern(canvas: kit.Colour) -> None:
    """Paint the lantern whose light falls over the dig."""
    x, y = LANTERN
    window = Window(x - 230, y - 190, x + 230, 900)
    solid = kit.Solid(80, 110, SCALE * 2)
    brass = "#8a672f"
    solid.chain([(24, 96, 5), (40, 98, 6), (56, 96, 5)], brass, 2, flat=0.8)
    solid.chain([(28, 88, 5), (40, 89, 6), (52, 88, 5)], brass, 3)
    for offset in (-15, 15):
        solid.chain([(40 + offset, 86, 1.5), (40 + offset * 1.05, 64, 1.5), (40 + offset * 0.8, 44, 1.5)], brass, 9)
    solid.chain([(29, 42, 3), (40, 40, 4), (51, 42, 3)], brass, 6)
    solid.chain([(40, 36, 8), (40, 28, 5.4), (40, 24, 4)], brass, 4)
    ring = [(40 + 13 * np.cos(a), 22 + 12 * np.sin(a), 1.2) for a in np.linspace(np.pi, 2 * np.pi, 9)]
    solid.chain(ring, brass, 3)
    drawn = kit.scaled(solid.carved(None, 0.4, 16, 0.05, ambient=0.3, outline=0.7, drop=(0, 0, 1, 0)), 160, 220)
    place = Window(x - 40, y - 70, x + 40, y + 40)
    glass = np.exp(-(((place.x - x) / 12.5) ** 4) - ((place.y - y + 6) / 20) ** 4)
    place.onto(canvas, "#1a0c08", np.exp(-(((place.x - x - 6) / 26) ** 2) - ((place.y - y - 30) / 6) ** 2) * 0.7)
    place.onto(canvas, kit.ramp(glass.astype(np.float32), "#8a3f10", "#e8902c", "#ffd070"), glass * 0.92)
    place.onto(canvas, drawn[..., :3].astype(np.float32) * 0.85, drawn[..., 3].astype(np.float32) / 255)
    flame = np.exp(-(((place.x - x) / 4.2) ** 2) - ((place.y - y + 4) / 10) ** 2)
    place.onto(canvas, "#fffbe0", np.clip(flame * 1.25, 0, 1))
    halo = np.exp(-np.hypot(window.x - x, window.y - y + 6) / 46)
    window.add(canvas, "#ff9a3c", halo * 0.42)
    window.brighten(canvas, "#ffb870", np.exp(-np.hypot((window.x - x) / 1.7, (window.y - y - 24) * 1.5) / 60) * 0.35)
