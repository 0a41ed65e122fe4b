"""Small pieces of Bone Wars: coins, discs for signs, markers in the players' shapes, camps, arrows of the map."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.recipes import kit
from art.recipes.token import DARK, FINE, Sheet, crest, enamel, regular, round_disc

DISCS = {
    "insect": "#5f7a34",
    "footprint": "#8a5a2c",
    "fossil": "#4d6f8c",
    "hammer": "#6b5a74",
    "plant": "#3f7a56",
    "violet": "#5c3a66",
    "brown": "#6b4a1e",
    "dark": "#3a2a18",
    "moss": "#4a5a34",
}
"""Painted discs that carry a sign: one for each kind of find, and those of scholars, bonuses and counts."""

CLOTHS = {
    "red": "#b5402e",
    "blue": "#356f9c",
    "yellow": "#c9952c",
    "purple": "#7a52a0",
    "theodore": "#4c4158",
    "neutral": "#8b8577",
}
MARKERS = {
    "red": ("#b03426", partial(round_disc, radius=13.6)),
    "blue": ("#2f6698", partial(regular, corners=4, turn=0, radius=12.0)),
    "yellow": ("#cf9426", partial(regular, corners=6, turn=np.pi / 6, radius=12.6)),
    "purple": ("#6c4694", partial(regular, corners=4, turn=np.pi / 4, radius=10.8)),
    "theodore": ("#43365a", partial(crest, reach=14)),
    "neutral": ("#7d776b", partial(regular, corners=8, turn=0, radius=13.0)),
}
"""Each player's marker: disc, square, hexagon, diamond, crest and octagon."""

GILT_WAY = ("#6b4a1c", "#c89a3c", "#f0cc6c", "#fff0b0", "#fffce8")
ONE_HEAD = ((4, 30), (28, 8), (28, 21), (56, 21), (56, 39), (28, 39), (28, 52))
TWO_HEADS = ((4, 30), (21, 10), (21, 21), (39, 21), (39, 10), (56, 30), (39, 50), (39, 39), (21, 39), (21, 50))


def disc(name: str) -> kit.Picture:
    """Return a painted disc of 40 units in a thin bronze rim."""
    sheet = Sheet(40, 40)
    return sheet.shown(enamel(sheet, round_disc(sheet, 19.4), DISCS[name]))


def coin() -> kit.Picture:
    """Return a gold dollar of 44 units: a milled rim and a smooth field for its number."""
    sheet = Sheet(44, 44)
    away = round_disc(sheet, 21.2)
    y, x = sheet.grid
    angle = np.arctan2(y, x)
    inside = -away * FINE
    rim = kit.smoothstep(inside, 0, 8) - kit.smoothstep(inside, 18, 26)
    mill = np.cos(angle * 44) * 1.2 * kit.smoothstep(14 - inside, 0, 8)
    bead = kit.smoothstep(np.cos(angle * 30), 0.2, 0.9) * np.exp(-(((inside - 33) / 5) ** 2))
    clouds = kit.fbm(*sheet.pixels, 60, 4, 12)
    relief = rim * 9 + mill + bead * 4 + clouds * 4
    diffuse, shine = kit.light(relief, 0.8, 0.6, 18)
    tone = 0.18 + 0.55 * (diffuse - 0.25) + 0.12 * (clouds - 0.5)
    stops = ("#4a2c08", "#9a6a1e", "#d2a03a", "#f0cc70", "#fff4c8")
    body = kit.lit(kit.ramp(tone, *stops), np.ones_like(tone), shine, 0.7)
    mask = kit.coverage(-inside)
    result = kit.shadow(mask, 7, 10, 7, 0.65, DARK)
    kit.over(result, kit.picture(kit.mixed(body, "#2a1604", kit.smoothstep(4 - inside, 0, 4) * 0.6), mask))
    return sheet.shown(result)


def marker(player: str) -> kit.Picture:
    """Return a player's marker of 28 units, free for the sign of his headgear."""
    sheet = Sheet(28, 28)
    tint, outline = MARKERS[player]
    return sheet.shown(enamel(sheet, outline(sheet), tint))


def count() -> kit.Picture:
    """Return a small ivory disc of 20 units for a number."""
    sheet = Sheet(20, 20)
    away = round_disc(sheet, 9.4)
    diffuse, shine = kit.light(np.sqrt(np.clip(-away * FINE, 0, None)) * 2.4, 0.6, 0.2, 14)
    body = kit.lit(kit.colour("#ecd8a4") * np.ones((*away.shape, 1), np.float32), 0.3 + 0.7 * diffuse, shine, 0.3)
    body = kit.mixed(body, "#3a1e0a", kit.smoothstep(6 + away * FINE, 0, 4) * 0.8)
    mask = kit.coverage(away * FINE)
    result = kit.shadow(mask, 5, 7, 5, 0.6, DARK)
    kit.over(result, kit.picture(body, mask))
    return sheet.shown(result)


def camp(player: str) -> kit.Picture:
    """Return a base camp of 40 units: a ridge tent with an open flap and its pole."""
    solid = kit.Solid(44, 44, 6)
    cloth = kit.colour(CLOTHS[player])
    solid.polygon([(21, 4), (41, 35), (29, 38)], cloth * 0.62, 0, 0, 3)
    solid.polygon([(21, 4), (2, 37), (29, 38)], cloth * 1.02, 2, 0, 4)
    solid.polygon([(20, 14), (12, 38), (25, 38)], "#1a0c05", 4, 0, 1.2)
    solid.polygon([(20, 14), (25, 38), (29, 38)], cloth * 1.3, 5, 0, 2)
    solid.chain([(21, 1.5, 1.3), (21, 8, 1.3)], "#8a6230", 8)
    solid.chain([(1, 38.5, 1.2), (22, 39.5, 1.4), (42, 36.5, 1.2)], "#3a2410", -2)
    drawn = solid.carved(None, 0.22, 14, 0.07, softness=0.45, outline=0.9, ambient=0.4, drop=(1.4, 2.0, 1.5, 0.7))
    return kit.scaled(drawn, 88, 88)


def way(two: bool, turns: int, legal: bool) -> kit.Picture:
    """Return an arrow of the map, 44 units, turned by quarters to the left; `legal` ones are gilt."""
    solid = kit.Solid(60, 60, 5)
    corners = [turned(corner, turns) for corner in (TWO_HEADS if two else ONE_HEAD)]
    solid.polygon(corners, puff=6)
    stops = GILT_WAY if legal else kit.BRONZE
    drawn = solid.carved(stops, 0.6, 18, 0.04, outline=1.4, softness=0.6, drop=(2.0, 2.6, 1.8, 0.7))
    return kit.scaled(drawn, 88, 88)


def turned(corner: tuple[float, float], turns: int) -> tuple[float, float]:
    """Return a corner turned round the middle of an arrow's sheet by quarters to the left."""
    x, y = corner
    for _ in range(turns):
        x, y = y, 60 - x
    return x, y
