"""The Ice Age: the Glacier board with its places, and the back of the Pleistocene deck."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.recipes import kit
from art.recipes.panel import lying
from art.recipes.panel_back import PALE, Binding, stamped_back

BOARD = (560, 48)
PLACE = (76, 38)
SNOW = ("#2c5878", "#5f9cc0", "#a4d0e4", "#dff2fa", "#ffffff")
BACK = Binding((120, 160), "#27506e", PALE, "ice-age")


def board() -> kit.Picture:
    """Return a slab of ice in a frame of frost, 560 x 48 units."""
    height, width = BOARD[1] * 2, BOARD[0] * 2
    wander = (kit.fbm(height, width, 20, 3, 4) - 0.5) * 5
    distance = kit.rounded_box(height, width, (3, 3, width - 3, height - 3), 16, wander)
    clouds, deep = kit.fbm(height, width, 90, 5, 7), kit.fbm(height, width, 30, 4, 9)
    near, far, _ = kit.cracks(height, width, 90, 12, warp=10)
    crack = kit.smoothstep(2.2 - (far - near), 0, 2.2) * kit.smoothstep(deep, 0.42, 0.6)
    frost = kit.smoothstep(14 + distance + (deep - 0.5) * 16, 0, 12)
    relief = clouds * 12 + kit.smoothstep(-distance, 0, 8) * 7 - crack * 2
    diffuse, shine = kit.light(relief, 0.8, 0.6, 18)
    tone = 0.20 + 0.34 * clouds + 0.12 * (diffuse - 0.5) + 0.5 * frost + 0.16 * crack
    colours = kit.lit(kit.ramp(tone, *SNOW), diffuse, shine, 0.5)
    rim = kit.smoothstep(2.6 + distance, 0, 2)
    return lying(kit.picture(kit.mixed(colours, "#163247", rim * 0.8), kit.coverage(distance)), 8, 8)


def place(lit: bool) -> kit.Picture:
    """Return a place cut into the ice, 76 x 38 units; a lit one glows from within."""
    height, width = PLACE[1] * 2, PLACE[0] * 2
    distance = kit.rounded_box(height, width, (2, 2, width - 2, height - 2), 12)
    inside = (distance < -1).astype(np.float32)
    cast = np.clip(1 - kit.shifted(kit.blur(inside, 5), 5, 4), 0, 1)
    clouds = kit.fbm(height, width, 40, 4, 3)
    stops = ("#7a5410", "#d09a30", "#ffdf8a", "#fff4cc") if lit else ("#0d2233", "#173a54", "#2b5d7e", "#5b93b4")
    tone = 0.42 + 0.4 * (clouds - 0.5) - 0.45 * cast + (0.25 if lit else 0.0)
    lip = np.exp(-(((distance + 2) / 1.8) ** 2))
    colours = kit.mixed(kit.ramp(tone, *stops), "#f0fbff", lip * 0.55)
    return kit.picture(colours, kit.coverage(distance) * 0.94)


def _stretched(name: str, body: tuple[int, int], margin: int, rim: tuple[int, int], draw: partial) -> kit.Recipe:
    size = (body[0] + 2 * margin, body[1] + 2 * margin)
    cuts = (margin + rim[0], margin + rim[1], margin + rim[0], margin + rim[1])
    return kit.Recipe(f"ice/{name}", size, draw, origin=(margin, margin), slice=cuts, quality=84)


def pictures() -> list[kit.Recipe]:
    """Return board, places and card back."""
    return [
        _stretched("board", BOARD, 8, (30, 18), partial(board)),
        _stretched("place", PLACE, 0, (12, 12), partial(place, False)),
        _stretched("place-lit", PLACE, 0, (12, 12), partial(place, True)),
        _stretched("card-back", BACK.size, 10, (30, 30), partial(lambda: lying(stamped_back(BACK, 8), 10, 8))),
    ]
