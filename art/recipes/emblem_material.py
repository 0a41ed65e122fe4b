"""What emblems are made of: a ramp from shade to light, shine and roughness for each material of the drawings."""

from __future__ import annotations

from dataclasses import dataclass

from art.recipes import drawing, kit


@dataclass(frozen=True)
class Material:
    """A ramp of five colours, how much it shines and how tightly, how rough and how swollen it is."""

    stops: tuple[str, ...]
    specular: float = 0.35
    gloss: float = 20.0
    texture: float = 0.10
    depth: float = 1.0


@dataclass(frozen=True)
class Inlay:
    """The colour of what is let into a part, how dense and how soft it is, and whether it is cut or lies within."""

    tint: str
    strength: float = 0.86
    softness: float = 0.0
    cut: bool = True


MATERIALS = {
    drawing.BODY: Material(("#2a0b05", "#64200f", "#9c4023", "#c96f45", "#f2b88c"), 0.35, 18, 0.14),
    "ivory": Material(kit.IVORY, 0.30, 18, 0.14),
    "clay": Material(("#35100a", "#7c2f1b", "#b85a38", "#dd8c62", "#f8c8a2"), 0.25, 14, 0.20),
    "amber": Material(("#6b2402", "#bb560c", "#ee9420", "#ffc85a", "#fff0b4"), 0.85, 34, 0.05, 1.1),
    "wood": Material(("#2a1408", "#5f351a", "#97602f", "#c48c4f", "#edc48a"), 0.28, 16, 0.16),
    "pale-wood": Material(("#3a200e", "#7a4c25", "#b57f45", "#ddac6a", "#fadfa8"), 0.28, 16, 0.16),
    "straw": Material(("#3d250b", "#84581f", "#bf9240", "#e4c270", "#fbeab4"), 0.25, 14, 0.22),
    "bristle": Material(("#33241a", "#74583d", "#b09068", "#dcc39a", "#f8ead0"), 0.22, 14, 0.22),
    "steel": Material(kit.STEEL, 0.75, 26, 0.06),
    "dark-steel": Material(("#14171a", "#34393f", "#62696f", "#98a0a5", "#dfe6ea"), 0.6, 24, 0.08),
    "bronze": Material(kit.BRONZE, 0.75, 26, 0.06),
    "gold": Material(kit.GOLD, 0.7, 24, 0.05),
    "stone": Material(("#24262a", "#4d5157", "#7d8186", "#a9aaa8", "#d6d3c8"), 0.15, 12, 0.30),
    "plaster": Material(("#7d776a", "#b5ae9f", "#dfdacd", "#f5f2ea", "#ffffff"), 0.25, 14, 0.22),
    "sack": Material(("#3b2a18", "#7b6040", "#b0936a", "#d6bd94", "#f4e4c4"), 0.12, 10, 0.26),
    "sack-hem": Material(("#473420", "#8d7150", "#c2a67c", "#e4cda4", "#fdf0d4"), 0.12, 10, 0.26),
    "leather": Material(("#1f0a06", "#4e1d12", "#7e3521", "#a95a3c", "#dc9a76"), 0.30, 14, 0.22),
    "red": Material(("#2c0606", "#6d1713", "#a82f26", "#d35f4c", "#f5ab92"), 0.25, 16, 0.14),
    "tape": Material(("#4a2e04", "#96690c", "#dca524", "#f8cc48", "#fff0b0"), 0.25, 16, 0.05),
    "chitin": Material(kit.CHITIN, 0.9, 30, 0.08, 1.2),
    "leaf": Material(("#101c08", "#2c4716", "#55782c", "#8aab54", "#d4e4a4"), 0.3, 18, 0.14),
    "ice": Material(kit.ICE, 0.8, 30, 0.06),
}
"""The materials of raised parts, by the ids of groups in the drawings; events have none and are of red earth."""

INLAYS = {
    "umber": Inlay("#5b3617"),
    "shade": Inlay("#1d1109"),
    "spot": Inlay("#94683c", 0.62, 1.6, cut=False),
    "insect": Inlay("#5a1c04", 0.88, 1.2, cut=False),
}
"""What is let into a part: engraved lines, the spots of an egg, the insect in amber."""
