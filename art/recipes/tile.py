"""Tiles: slabs of sand, clay and stone with a worn bevel, strata on the near side and their own shadow."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import numpy as np

from art.recipes import kit

SIDE, WALL = 108, 13
"""A slab's edge and the height of its near side, in units; a tile on top is drawn one wall higher."""
LEFT, TOP, RIGHT, BOTTOM = 8, 8, 22, 24
"""Margins around the slab for worn edges and shadow, in units."""
VARIANTS = 4


@dataclass(frozen=True)
class Ground:
    """What makes one kind of tile: how far its edge wanders, its bevel, its shine and the strata of its side."""

    wander: float
    bevel: float
    shine: float
    strata: tuple[str, str, str, str]


GROUNDS = {
    "sand": Ground(9, 12, 0.08, ("#5f3c17", "#8a5f2b", "#b98c4a", "#9a6f36")),
    "clay": Ground(8, 11, 0.14, ("#3a130a", "#64281a", "#8a3f27", "#6d2c1b")),
    "stone": Ground(11, 14, 0.22, ("#1f2226", "#3d4248", "#5b6067", "#474c53")),
}


@dataclass(frozen=True)
class Slab:
    """The fields that every surface is drawn on: pixel grid, depth inside the edge and shared noise."""

    y: kit.Field
    x: kit.Field
    inside: kit.Field
    broad: kit.Field
    fine: kit.Field
    seed: int

    @property
    def shape(self) -> tuple[int, int]:
        """Height and width in pixels."""
        return self.y.shape[0], self.y.shape[1]


def sand(slab: Slab) -> tuple[kit.Field, kit.Colour]:
    """Return the relief and colour of wind-rippled sand with grains and small pebbles."""
    height, width = slab.shape
    drift = (kit.fbm(height, width, 66, 3, slab.seed + 3) - 0.5) * 84
    tilt = kit.generator(slab.seed).uniform(-0.5, 0.5)
    wave = np.sin((slab.y * 0.9 + slab.x * tilt + drift) * 2 * np.pi / 22)
    ripple = np.where(wave > 0, np.abs(wave) ** 0.7, -(np.abs(wave) ** 1.6)).astype(np.float32)
    calm = kit.smoothstep(kit.fbm(height, width, 80, 3, slab.seed + 12), 0.30, 0.50)
    ripple = ripple * kit.smoothstep(slab.inside, 6, 26) * (0.45 + 0.55 * calm)
    relief = ripple * 2.0 + slab.broad * 7 + kit.blur(slab.fine, 0.8) * 2.2
    tone = slab.broad * 0.72 + slab.fine * 0.16 + ripple * 0.07 + 0.04
    albedo = kit.ramp(tone, "#ad7c40", "#d2a55e", "#ecca8a", "#fae5b5")
    specks = kit.smoothstep(kit.blur(slab.fine, 1.3), 0.615, 0.64)
    return relief + specks * 1.2, kit.mixed(albedo, "#8d6536", specks * 0.45)


def clay(slab: Slab) -> tuple[kit.Field, kit.Colour]:
    """Return the relief and colour of dried clay: curled plates between deep cracks, hairlines within them."""
    height, width = slab.shape
    near, far, plate = kit.cracks(height, width, 24, slab.seed + 4, warp=30)
    gap = far - near
    crack = kit.smoothstep(gap, 0.8, 6.0)
    curl = np.exp(-(((gap - 9) / 8) ** 2))
    fine_near, fine_far, _ = kit.cracks(height, width, 90, slab.seed + 14, warp=22)
    hairline = kit.smoothstep(fine_far - fine_near, 0.2, 2.2)
    numbers = kit.generator(slab.seed + 5)
    lean_x, lean_y, tone = (numbers.normal(0, 0.05, 40)[plate], numbers.normal(0, 0.05, 40)[plate], numbers.random(40))
    lean = kit.blur((lean_x * (slab.x - width / 2) + lean_y * (slab.y - height / 2)).astype(np.float32), 1.6)
    relief = crack * 5.5 + curl * 1.3 + lean * 0.22 + slab.broad * 7 + kit.blur(slab.fine, 1) * 1.5 + hairline * 0.7
    shade = slab.broad * 0.55 + tone[plate] * 0.34 + slab.fine * 0.10 + curl * 0.06
    albedo = kit.ramp(shade, "#86371f", "#a94d2c", "#c46c43", "#de9468")
    return relief, albedo * (0.36 + 0.64 * crack * (0.86 + 0.14 * hairline))[..., None]


def stone(slab: Slab) -> tuple[kit.Field, kit.Colour]:
    """Return the relief and colour of hewn stone: tilted facets, a few cracks, chisel pits and lichen."""
    height, width = slab.shape
    near, far, facet = kit.cracks(height, width, 9, slab.seed + 4, warp=18)
    numbers = kit.generator(slab.seed + 5)
    lean_x, lean_y, step = numbers.normal(0, 0.12, 16), numbers.normal(0, 0.12, 16), numbers.random(16)
    plane = (lean_x[facet] * slab.x + lean_y[facet] * slab.y).astype(np.float32)
    plane = kit.blur(plane - kit.blur(plane, 24) + (step[facet] * 5).astype(np.float32), 1.3)
    rough = kit.fbm(height, width, 26, 5, slab.seed + 8)
    crack = kit.smoothstep(far - near, 0.2, 3.0)
    pits = kit.smoothstep(kit.blur(slab.fine, 1.8), 0.555, 0.60)
    relief = plane + slab.broad * 8 + rough * 6 + kit.blur(slab.fine, 0.7) * 1.5 + crack * 2.5 - pits * 1.6
    shade = slab.broad * 0.48 + step[facet] * 0.22 + rough * 0.26 + slab.fine * 0.10
    albedo = kit.ramp(shade, "#4c5057", "#70757c", "#94979a", "#bcbbb4") * (0.55 + 0.45 * crack)[..., None]
    lichen = kit.smoothstep(kit.fbm(height, width, 28, 5, slab.seed + 9), 0.57, 0.68)
    crust = kit.ramp(rough, "#66683f", "#93915f", "#b3ab7c")
    return relief + lichen * 0.9, kit.mixed(albedo, crust, lichen * (0.35 + 0.5 * rough))


SURFACES = {"sand": sand, "clay": clay, "stone": stone}


def tile(kind: str, seed: int) -> kit.Picture:
    """Return one slab with near side and shadow at twice its shown size."""
    ground = GROUNDS[kind]
    height, width = (TOP + SIDE + WALL + BOTTOM) * 2, (LEFT + SIDE + RIGHT) * 2
    box = (LEFT * 2, TOP * 2, (LEFT + SIDE) * 2, (TOP + SIDE) * 2)
    wander = (kit.fbm(height, width, 34, 4, seed) - 0.5) * ground.wander + 1.5
    distance = kit.rounded_box(height, width, box, 20, wander)
    face = kit.coverage(distance)
    y, x = kit.grid(height, width)
    broad, fine = kit.fbm(height, width, 52, 5, seed + 1), kit.grain(height, width, seed + 2)
    slab = Slab(y, x, np.clip(-distance, 0, 40), broad, fine, seed)
    result = _cast(face)
    kit.over(result, _near_side(face, slab, ground))
    kit.over(result, kit.picture(_lit_face(kind, slab, ground), face))
    return result


def _cast(face: kit.Field) -> kit.Picture:
    """Return a wide soft shadow with a tight one where the slab touches the ground."""
    wide = kit.shadow(kit.shifted(face, WALL, 0), 9, 12, 10, 0.50, "#140a04")
    kit.over(wide, kit.shadow(kit.shifted(face, WALL * 2, 0), 3, 2, 2, 0.62, "#0d0602"))
    return wide


def _near_side(face: kit.Field, slab: Slab, ground: Ground) -> kit.Picture:
    """Return the wall that hangs below the face, layered and darker towards its foot."""
    wall = face.copy()
    for step in range(1, WALL * 2 + 1):
        wall = np.maximum(wall, kit.shifted(face, step, 0))
    height, width = slab.shape
    bend = kit.noise(height, width, 10, slab.seed + 11, 60)
    rough = kit.fbm(height, width, 9, 3, slab.seed + 13)
    layer = 0.5 + 0.5 * np.sin((slab.y + bend * 16) * 2 * np.pi / 10)
    diffuse, _ = kit.light(layer * 2.4 + rough * 5, 0.7)
    foot = kit.smoothstep(slab.y, (TOP + SIDE) * 2 - 8, (TOP + SIDE + WALL) * 2)
    colours = kit.ramp(layer * 0.62 + rough * 0.38, *ground.strata) * (diffuse * (1.0 - 0.5 * foot))[..., None]
    under_lip = kit.smoothstep(slab.y, (TOP + SIDE) * 2 - 3, (TOP + SIDE) * 2 + 5)
    return kit.picture(colours * (0.62 + 0.38 * under_lip)[..., None], wall)


def _lit_face(kind: str, slab: Slab, ground: Ground) -> kit.Colour:
    """Return the face under the lamp, with a bevel that catches light above left and falls dark below right."""
    relief, albedo = SURFACES[kind](slab)
    bevel = kit.smoothstep(slab.inside, 0, 15) * ground.bevel
    diffuse, shine = kit.light(relief + bevel, 0.62, ground.shine, 18)
    edge = 0.70 + 0.30 * kit.smoothstep(slab.inside, 0, 9)
    fall = 1.05 - 0.10 * (slab.y + slab.x * 0.6) / slab.y.max() / 1.6
    worn = np.exp(-(((slab.inside - 5) / 4) ** 2)) * kit.smoothstep(diffuse, 1.0, 1.35)
    colours = kit.lit(albedo, diffuse * edge * fall * 1.06, shine, 0.4)
    return kit.mixed(colours, np.full(3, 255, np.float32), worn * 0.16)


def pictures() -> list[kit.Recipe]:
    """Return four slabs of each kind."""
    size = (LEFT + SIDE + RIGHT, TOP + SIDE + WALL + BOTTOM)
    return [
        kit.Recipe(f"tile/{kind}-{number}", size, partial(tile, kind, 40 * number + len(kind)), origin=(LEFT, TOP))
        for kind in GROUNDS
        for number in range(1, VARIANTS + 1)
    ]
