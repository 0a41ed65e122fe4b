"""The dig site's frame: oak with brass corner plates that name the four guides and the Rival's twenty spots (R1)."""

from __future__ import annotations

import numpy as np

from art.recipes import kit, kit_material

OUTER, BOARD = 620, 32
"""The frame's edge and the width of its boards, in units; the soil inside measures 556."""
LEFT, TOP, RIGHT, BOTTOM = 16, 14, 36, 40
"""Margins for the shadow, in units."""
FIRST, PITCH = 86, 112
"""Centre of the first column and the way from column to column, in units from the frame's corner."""
HEM = 10.5
"""From the frame's far and near edge to the middle of a spot: tiles of the border rows reach over the boards."""
CORNERS = {"FL": (0, 0), "FR": (1, 0), "NL": (0, 1), "NR": (1, 1)}


def spots() -> list[tuple[float, float]]:
    """Return the centres (x, y) of spots 0-19 in units from the frame's corner, clockwise from the far left (R1)."""
    along = [FIRST + PITCH * place for place in range(5)]
    far, near, left, right = HEM, OUTER - HEM, BOARD / 2 - 1, OUTER - BOARD / 2 + 1
    there, back = [(x, far) for x in along], [(x, near) for x in reversed(along)]
    return there + [(right, y) for y in along] + back + [(left, y) for y in reversed(along)]


def frame() -> kit.Picture:
    """Return the frame with soil, plates, spots and shadow at twice its shown size."""
    size = OUTER * 2
    wooden = _boards(size)
    for number, (x, y) in enumerate(spots(), start=1):
        spot = _spot(number)
        kit.over(wooden, spot, round(x * 2 - spot.shape[1] / 2), round(y * 2 - spot.shape[0] / 2))
    for letters, (right, down) in CORNERS.items():
        plate = _corner(letters, seed=5 + right + 2 * down)
        far = size - plate.shape[0]
        kit.over(wooden, plate, right * far, down * far)
    result = kit.empty((TOP + OUTER + BOTTOM) * 2, (LEFT + OUTER + RIGHT) * 2)
    body = kit.coverage(kit.rounded_box(*result.shape[:2], (LEFT * 2, TOP * 2, LEFT * 2 + size, TOP * 2 + size), 28))
    kit.over(result, kit.shadow(body, 22, 24, 16, 0.72, "#080301"))
    kit.over(result, kit.shadow(body, 6, 6, 4, 0.55, "#080301"))
    kit.over(result, wooden, LEFT * 2, TOP * 2)
    return result


def _boards(size: int) -> kit.Picture:
    """Return the soil and the four mitred boards around it."""
    edge = BOARD * 2
    outer = kit.rounded_box(size, size, (2, 2, size - 2, size - 2), 26)
    inner = kit.rounded_box(size, size, (edge, edge, size - edge, size - edge), 12)
    y, x = kit.grid(size, size)
    lying = kit_material.wood(size, size, 31, kit_material.OAK)
    standing = np.transpose(kit_material.wood(size, size, 33, kit_material.OAK), (1, 0, 2))
    across, down = np.abs(x - size / 2), np.abs(y - size / 2)
    colours = np.where((across > down)[..., None], standing, lying)
    depth = np.minimum(-outer, inner)
    mitre = kit.smoothstep(2.5 - np.abs(across - down), 0, 2)
    groove = kit.smoothstep(4 - np.abs(depth - 9), 0, 3)
    relief = kit.smoothstep(depth, 0, 8) * 9 - groove * 3.0 - mitre * 2
    diffuse, shine = kit.light(relief, 0.8, 0.2, 18)
    shade = (1 - 0.5 * mitre) * (1 - 0.35 * groove) * (0.72 + 0.28 * kit.smoothstep(depth, 0, 5))
    boards = kit.lit(colours, diffuse * shade, shine, 0.3)
    result = kit.picture(_soil(inner, size), kit.coverage(inner))
    kit.over(result, kit.picture(boards, kit.coverage(outer) * kit.coverage(-inner)))
    return result


def _soil(inner: kit.Field, size: int) -> kit.Colour:
    """Return the ground inside the frame, dark under its far and left boards."""
    broad, fine = kit.fbm(size, size, 60, 6, 40), kit.grain(size, size, 3)
    diffuse, _ = kit.light(broad * 16 + kit.blur(fine, 1) * 3, 0.8)
    earth = kit.ramp(broad * 0.8 + fine * 0.15, "#1d1008", "#2f1c0e", "#46301a", "#5e4325")
    rim = kit.shifted(kit.blur((inner > -2).astype(np.float32), 14), 14, 10, 1.0)
    return earth * (diffuse * (1 - 0.8 * np.clip(rim, 0, 1)))[..., None]


def _engraved(plate: kit.Picture, mask: kit.Field, dark: str, bright: str) -> None:
    """Cut a mask into a plate, in place: dark strokes with a lit lower right edge."""
    mask = kit.placed(mask, *plate.shape[:2], plate.shape[0] / 2, plate.shape[1] / 2)
    kit.over(plate, kit.inked(kit.shifted(mask, 2, 1), bright, 0.75))
    kit.over(plate, kit.inked(mask, dark))


def _corner(letters: str, seed: int) -> kit.Picture:
    """Return a brass plate of 36 units with two screws and its letters."""
    size = 72
    plate = kit_material.brass(size, size, "#b3873a", seed, 14, 7, 0.4)
    y, x = kit.grid(size, size)
    for place_y, place_x in ((13, 13), (13, size - 13), (size - 13, 13), (size - 13, size - 13)):
        away = np.hypot(y - place_y, x - place_x)
        dome = np.sqrt(np.clip(1 - (away / 4) ** 2, 0, 1)).astype(np.float32) * 4
        slot = kit.smoothstep(1.3 - np.abs((y - place_y) * 0.8 + (x - place_x) * 0.6), 0, 0.8)
        diffuse, shine = kit.light(dome - slot * 1.5, 0.8, 0.5, 14)
        head = kit.lit(kit.colour("#8a6426") * (1 - 0.6 * slot)[..., None], diffuse, shine, 0.5)
        kit.over(plate, kit.picture("#2d1a08", kit.coverage(away - 5.2) * 0.8))
        kit.over(plate, kit.picture(head, kit.coverage(away - 4.2)))
    _engraved(plate, kit.lettering(letters, "cinzel-bold", 28), "#3d2308", "#f3d794")
    return plate


def _spot(number: int) -> kit.Picture:
    """Return a brass disc of 20 units let into the oak, with its number."""
    size = 48
    y, x = kit.grid(size, size)
    away = np.hypot(y - size / 2, x - size / 2)
    dish = kit.smoothstep(away, 10, 18) * 2.5 - kit.smoothstep(away, 17, 20) * 5
    diffuse, shine = kit.light(dish + kit.fbm(size, size, 14, 3, number) * 2, 0.8, 0.3, 14)
    tone = 0.85 + 0.3 * kit.fbm(size, size, 20, 3, number + 50)
    face = kit.lit(kit.colour("#9c7430") * tone[..., None], diffuse, shine, 0.4)
    result = kit.picture("#1d0f04", kit.smoothstep(24 - away, 0, 4.5) * 0.75)
    kit.over(result, kit.picture(face, kit.coverage(away - 19.8)))
    _engraved(result, kit.lettering(str(number), "cinzel-bold", 22 if number < 10 else 19), "#33200a", "#ecd08c")
    return result


def pictures() -> list[kit.Recipe]:
    """Return the frame."""
    size = (LEFT + OUTER + RIGHT, TOP + OUTER + BOTTOM)
    return [kit.Recipe("site/frame", size, frame, origin=(LEFT, TOP), quality=86)]
