"""Pterosaurs: three attitudes of flight, bodies with or without a long tail."""

from __future__ import annotations

from dataclasses import dataclass

from art.recipes.creatures_anatomy import Head, head
from art.recipes.creatures_parts import wing
from art.recipes.engraving import Points, Sculpture, Skin, path, turned


@dataclass(frozen=True, slots=True)
class Flight:
    """How the wings are held: from the shoulder to the tip, then the rear edge from the tip back to the ankle."""

    near: Points
    near_trail: Points
    far: Points
    far_trail: Points


SOARING = Flight(
    near=path("190 112, 162 84, 128 72, 76 72, 10 98"),
    near_trail=((64, 112), (112, 134), (146, 150)),
    far=path("198 106, 214 72, 238 46, 270 22, 310 6"),
    far_trail=((276, 54), (244, 88), (206, 126)),
)
RAISED = Flight(
    near=path("184 112, 164 84, 138 60, 104 34, 56 10"),
    near_trail=((86, 60), (112, 104), (148, 142)),
    far=path("196 108, 214 82, 238 56, 266 34, 306 18"),
    far_trail=((278, 62), (244, 100), (204, 130)),
)
BANKING = Flight(
    near=path("188 116, 164 104, 132 108, 88 122, 26 168"),
    near_trail=((84, 168), (128, 168), (152, 152)),
    far=path("196 104, 208 70, 230 40, 258 14, 300 -12"),
    far_trail=((278, 40), (248, 88), (208, 126)),
)


def pterosaur(
    s: Sculpture,
    skin: Skin,
    membrane: Skin,
    flight: Flight,
    form: Head,
    size: float,
    neck: Points = ((206, 102, 8.5), (222, 92, 6.5)),
    turn: float = 10.0,
    gape: float = 0.0,
    tail: float = 0.0,
    girth: float = 4.4,
) -> None:
    """Add a whole pterosaur; `neck` leads from the chest to the skull, `tail` is the length of a vaned tail."""
    wing(s, flight.far, flight.far_trail, skin, membrane, z=-14, girth=girth * 0.9, shade=0.24)
    for foot, lift, shade in (((108, 178), -8, 0.3), ((120, 184), 6, 0.0)):
        leg = [
            (156, 138, 6),
            (136, 156, 4),
            (foot[0] + 6, foot[1] - 8, 2.4),
            (*foot, 1.8),
            (foot[0] - 8, foot[1] + 2, 0.8),
        ]
        s.chain(leg, skin.plain(), z=lift, shade=shade, blend=2)
    if tail:
        end = (150 - tail, 136 + tail * 0.42)
        s.chain([(154, 134, 5), (150 - tail * 0.5, 140 + tail * 0.16, 2), (*end, 1)], skin)
        vane = path("0 0, -0.10 -0.10, -0.26 -0.02, -0.10 0.09")
        s.shape(turned(vane, (end[0] + tail * 0.1, end[1] - 2), tail, -24), membrane, depth=3, puff=2, rim=4)
    trunk = [(148, 140, 6), (168, 126, 12), (188, 112, 15.5), *neck]
    s.chain(trunk, skin, narrow=0.85, blend=3)
    head(s, form, (neck[-1][0] + 1, neck[-1][1] - 1), size, skin, turn=turn, gape=gape, z=2)
    wing(s, flight.near, flight.near_trail, skin, membrane, z=15, girth=girth)
