"""Panels: nine-slices of leather, paper, brass and wood with real texture; every margin for a shadow is symmetric."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from art.recipes import kit, kit_material
from art.recipes.panel_back import BACKS, back

LEATHERS = {
    "red": "#6e2c20",
    "blue": "#27435c",
    "yellow": "#7d5c1c",
    "purple": "#4a3166",
    "grey": "#55524c",
    "rival": "#2c2431",
    "brown": "#4f2f1b",
}
BRASSES = {"brass": "#a8792f", "brass-grey": "#77685a", "brass-red": "#983726", "brass-dark": "#7a5526"}
SKILLS = ("#7a3f2a", "#35566c", "#4f4474", "#4c6337")
DARK = "#080301"
MOUNT = 84
"""A brass corner's edge in pixels."""


def lying(body: kit.Picture, margin: int, softness: float, strength: float = 0.6) -> kit.Picture:
    """Return a body with a soft shadow to its lower right, in `margin` units of room on each side."""
    room = margin * 2
    result = kit.padded(body, room, room, room, room)
    alpha = result[..., 3].astype(np.float32) / 255
    ground = kit.empty(*alpha.shape)
    kit.over(ground, kit.shadow(alpha, softness, round(softness * 0.8), round(softness * 0.5), strength, DARK))
    kit.over(ground, kit.shadow(alpha, 2.5, 3, 2, 0.5, DARK))
    kit.over(ground, result)
    return ground


def mat(tint: str, seed: int) -> kit.Picture:
    """Return a stitched leather mat of 800 x 202 units."""
    return lying(kit_material.leather(404, 1600, tint, seed), 16, 14, 0.65)


def paper(width: int, height: int, seed: int, bright: bool = False, ragged: float = 2.4) -> kit.Picture:
    """Return a sheet of parchment with a torn edge."""
    stops = kit_material.BRIGHT_PAPER if bright else kit_material.PAPER
    sheet = kit_material.parchment(height * 2, width * 2, seed, stops, 14, ragged, 14, 0.5)
    return lying(sheet, 12, 9)


def ruled(sheet: kit.Picture, insets: tuple[float, ...], tint: str = "#5c3a1c", radius: float = 10.0) -> None:
    """Draw thin rounded lines on a sheet, in place, each `inset` pixels within its edge."""
    height, width = sheet.shape[:2]
    for inset in insets:
        box = (inset, inset, width - inset, height - inset)
        away = np.abs(kit.rounded_box(height, width, box, max(2.0, radius - inset * 0.25)))
        kit.over(sheet, kit.picture(tint, kit.smoothstep(1.7 - away, 0, 1.2) * 0.85))


def card() -> kit.Picture:
    """Return a card's face of 172 x 236 units: parchment with a double ruled border."""
    sheet = kit_material.parchment(472, 344, 41, edge=12, ragged=1.2, radius=16, stain=0.45)
    ruled(sheet, (12, 18), radius=14)
    return lying(sheet, 10, 8)


def card_back(name: str) -> kit.Picture:
    """Return a deck's back with its shadow."""
    return lying(back(name), 10, 8)


def button(tint: str, seed: int) -> kit.Picture:
    """Return a button's plate of 160 x 48 units."""
    return lying(kit_material.brass(96, 320, tint, seed, 18, 10), 6, 5, 0.6)


def tray(tint: str, strength: float) -> kit.Picture:
    """Return a sunken tray of 160 x 160 units."""
    return kit_material.recess(320, 320, 16, tint, strength)


def entry() -> kit.Picture:
    """Return a line to write in: clean paper let into its surroundings, 200 x 44 units."""
    height, width = 88, 400
    distance = kit.rounded_box(height, width, (1, 1, width - 1, height - 1), 12)
    sheet = kit_material.parchment(height, width, 57, kit_material.BRIGHT_PAPER, 4, 0, 12, 0.2, 1)
    cast = kit.shifted(kit.blur((distance > -2).astype(np.float32), 5), 4, 3, 1.0)
    colours = sheet[..., :3] * (1 - 0.55 * np.clip(cast, 0, 1))[..., None]
    rim = kit.smoothstep(2.4 - np.abs(distance + 1.4), 0, 1.4)
    return kit.picture(kit.mixed(colours, "#4a2e14", rim * 0.8), kit.coverage(distance))


def pressed() -> kit.Picture:
    """Return the shade that lies on a pressed plate of 160 x 48 units."""
    height, width = 96, 320
    distance = kit.rounded_box(height, width, (1, 1, width - 1, height - 1), 18)
    cast = kit.shifted(kit.blur((distance > -4).astype(np.float32), 7), 6, 4, 1.0)
    return kit.picture("#1a0b02", kit.coverage(distance) * (0.16 + 0.55 * np.clip(cast, 0, 1)))


def top_bar() -> kit.Picture:
    """Return the bar along the upper edge, 1600 x 54 units: dark wood that ends in a brass strip."""
    height, width = 108, 3200
    planks = kit_material.wood(height, width, 55, kit_material.EBONY)
    y, _ = kit.grid(height, width)
    strip = kit.smoothstep(4 - np.abs(y - 101), 0, 1)
    relief = np.sqrt(np.clip(1 - ((y - 101) / 4.5) ** 2, 0, 1)).astype(np.float32) * 3
    diffuse, shine = kit.light(relief + kit.fibres(height, width, 80, 9) * 0.8, 0.8, 0.4, 12)
    metal = kit.lit(kit.colour("#a97c34") * np.ones((height, width, 1), np.float32), diffuse, shine)
    colours = kit.mixed(planks * (1.10 - 0.45 * kit.smoothstep(y, 40, 96))[..., None], metal, strip)
    colours = colours * (1 - 0.6 * kit.smoothstep(y, 104, 108))[..., None]
    bar = kit.picture(colours, np.ones((height, width), np.float32))
    return lying(bar, 10, 9, 0.7)


def tooltip() -> kit.Picture:
    """Return a small sheet of 280 x 140 units with a fine border and a deep shadow."""
    sheet = kit_material.parchment(280, 560, 97, kit_material.BRIGHT_PAPER, 10, 0.6, 12, 0.4)
    ruled(sheet, (10,), "#7a5126", 10)
    return lying(sheet, 14, 12, 0.75)


def dialog() -> kit.Picture:
    """Return a large sheet of 640 x 420 units on leather with brass corners."""
    height, width, rim = 840, 1280, 44
    board = kit_material.leather(height, width, "#4a2a18", 8, 30)
    sheet = kit_material.parchment(height - 2 * rim, width - 2 * rim, 63, edge=22, ragged=1.0, radius=12, stain=0.5)
    ruled(sheet, (20, 27), "#6b4522", 12)
    kit.over(board, lying(sheet, 6, 6, 0.6), rim - 12, rim - 12)
    low, far = height - MOUNT, width - MOUNT
    for turn, (top, left) in enumerate(((0, 0), (low, 0), (low, far), (0, far))):
        kit.over(board, _gilded(np.rot90(_corner_mount(), turn), 70 + turn), left, top)
    return lying(board, 20, 18, 0.7)


def _corner_mount() -> kit.Field:
    """Return the signed distance of a corner mount for the upper left: a square without its inner quarter disc."""
    y, x = kit.grid(MOUNT, MOUNT)
    square = kit.rounded_box(MOUNT, MOUNT, (1, 1, MOUNT * 2, MOUNT * 2), 28)
    bite = MOUNT * 0.80 - np.hypot(y - MOUNT * 1.05, x - MOUNT * 1.05)
    return np.maximum(square, bite).astype(np.float32)


def _gilded(distance: kit.Field, seed: int) -> kit.Picture:
    """Return a brass mount of the given outline with a rivet and a shadow."""
    height, width = distance.shape
    clouds = kit.fbm(height, width, 30, 4, seed)
    relief = kit.smoothstep(-distance, 0, 7) * 6 + clouds * 4
    diffuse, shine = kit.light(relief, 0.8, 0.4, 14)
    colours = kit.lit(kit.colour("#a97c34") * (0.8 + 0.35 * clouds)[..., None], diffuse, shine)
    mask = kit.coverage(distance)
    result = kit.shadow(mask, 4, 4, 3, 0.7, DARK)
    kit.over(result, kit.picture(colours * (1 - 0.5 * kit.smoothstep(3 + distance, 0, 3))[..., None], mask))
    return result


def title_plate() -> kit.Picture:
    """Return a name plate of 220 x 54 units: dark enamel in a brass rim."""
    plate = kit_material.brass(108, 440, "#a8792f", 12, 20, 8, 0.4)
    inner = kit_material.recess(108 - 24, 440 - 24, 12, "#2a1408", 0.96, 4)
    kit.over(plate, inner, 12, 12)
    return lying(plate, 6, 5, 0.65)


def skill(tint: str, seed: int) -> kit.Picture:
    """Return a skill's plate of 76 x 48 units: painted metal in a brass rim."""
    plate = kit_material.brass(96, 152, "#a8792f", seed, 16, 6, 0.4)
    face = kit_material.brass(96 - 16, 152 - 16, tint, seed + 20, 11, 5, 0.22)
    kit.over(plate, kit.shadow(face[..., 3].astype(np.float32) / 255, 3, 0, 0, 0.9, "#120803"), 8, 8)
    kit.over(plate, face, 8, 8)
    return lying(plate, 6, 4, 0.6)


def _panel(
    name: str, body: tuple[int, int], margin: int, rim: int | tuple[int, int], draw: Callable[[], kit.Picture]
) -> kit.Recipe:
    """Return the recipe of a panel whose `body` has a shadow margin and a rim (across, down) that must not stretch."""
    across, down = rim if isinstance(rim, tuple) else (rim, rim)
    size = (body[0] + 2 * margin, body[1] + 2 * margin)
    cuts = (margin + across, margin + down, margin + across, margin + down)
    return kit.Recipe(f"panel/{name}", size, draw, origin=(margin, margin), slice=cuts, quality=80)


def pictures() -> list[kit.Recipe]:
    """Return all panels."""
    leathers = [
        _panel(f"leather-{name}", (800, 202), 16, 26, partial(mat, tint, 4 + number))
        for number, (name, tint) in enumerate(LEATHERS.items())
    ]
    plates = [
        _panel(name, (160, 48), 6, (18, 13), partial(button, tint, 2 + number))
        for number, (name, tint) in enumerate(BRASSES.items())
    ]
    skills = [
        _panel(f"skill-{number}", (76, 48), 6, 16, partial(skill, tint, number))
        for number, tint in enumerate(SKILLS, start=1)
    ]
    backs = [
        _panel(f"card-back-{name}", binding.size, 10, min(binding.size) // 4, partial(card_back, name))
        for name, binding in BACKS.items()
    ]
    return [
        *leathers,
        *plates,
        *skills,
        *backs,
        _panel("parchment", (420, 280), 12, 26, partial(paper, 420, 280, 91)),
        _panel("ribbon", (806, 43), 12, (26, 18), partial(paper, 806, 43, 17, bright=True)),
        _panel("card", (172, 236), 10, 22, card),
        _panel("recess", (160, 160), 0, 15, partial(tray, "#1c0e07", 0.85)),
        _panel("recess-light", (160, 160), 0, 15, partial(tray, "#6b4a28", 0.55)),
        _panel("entry", (200, 44), 0, 16, entry),
        _panel("pressed", (160, 48), 0, (18, 13), pressed),
        _panel("wood-bar", (1600, 54), 10, (20, 24), top_bar),
        _panel("tooltip", (280, 140), 14, 22, tooltip),
        _panel("dialog", (640, 420), 20, 60, dialog),
        _panel("title-plate", (220, 54), 6, 22, title_plate),
    ]
