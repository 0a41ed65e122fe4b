"""Emblems: drawings carved in their materials, with outline, inlays and shadow; skills are gold on an enamel plate."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.recipes import drawing, kit
from art.recipes.emblem_material import INLAYS, MATERIALS, Inlay, Material

SIDE = 72
"""An emblem with its shadow, in units."""
FINE = 4
"""Pixels per unit while carving; the result is scaled down to the baked two."""
BEFORE, AFTER = 4, 7
"""Empty units above and left, and below and right where the shadow falls."""

FRAGMENTS = ("egg", "footprint", "amber", "any-fragment")
TOOLS = (
    *("whisk-broom", "shovel", "soft-brush", "chisel", "clay-bucket", "pry-bar", "field-ladder", "tool"),
    *("jackhammer", "rock-drill", "rock-saw"),
)
SUPPLIES = ("plaster", "plaster-2", "plaster-3", "crate-bone", "ledger", "medal")
EVENTS = (
    *("earthquake", "junk-sale", "mentor-visit", "mudslide", "rockfall"),
    *("sandstorm", "patronage", "reclassification", "snakebite", "soft-stone"),
)
BADGES = ("ice-age", "scorpion", "power-tools", "caution-tape", "undiscovered", "sting")
FINDS = ("insect", "fossil", "hammer", "plant")
"""The minor finds of Bone Wars; the fifth is the footprint."""
ACTIONS = (
    *("discover", "site-action", "base-camp", "dig-deeper", "team-move"),
    *("publish", "debunk", "award", "minor-find"),
)
"""What the team and the paleontologist do."""
EFFECTS = (
    *("money", "bone-draw", "rare-bone", "swap-bone", "switch-patron", "take-back", "see-three", "draw-species"),
    *("draw-scholar", "loyalty", "reclassify", "upgrade-slot", "cover-tile", "upgrade-team", "reputation"),
    *("round-bonus", "upgrade", "free-move", "action-point", "depth", "pass"),
)
"""What prizes, envelopes, tiles and professions give, and what a team spends."""
PLACES = (
    *("species-card", "scholar-card", "envelope", "archive", "crate", "bone-bag", "locket"),
    *("university", "bookshelf", "profession"),
)
CLASSES = ("reptile", "mammal", "bird", "amphibian")

ENAMELS = {
    "plum": ("#1c0a26", "#3f1d52", "#6a3a86", "#9a68b4", "#d8b4ea"),
    "earth": ("#240d06", "#54200f", "#87401f", "#b96f42", "#eebc90"),
    "lake": ("#06161f", "#12394c", "#24647f", "#4f95b0", "#aedcec"),
    "moss": ("#0c1808", "#243d17", "#44672c", "#739a52", "#c4dda0"),
}
"""Skill plates by what the skill helps: points, digging, bones and plaster, cards and walking."""
SKILLS = {
    "double-purchase": "moss",
    "tool-reward": "moss",
    "diagonal-dig": "earth",
    "double-plaster": "lake",
    "five-points": "plum",
    "diagonal-extract": "lake",
    "clay-expert": "earth",
    "large-lab": "moss",
    "stone-expert": "earth",
    "free-extract": "lake",
    "cheap-plaster": "lake",
    "long-stride": "moss",
    "free-sand": "earth",
    "partial-bonus": "plum",
    "wild-fragment": "moss",
    "firm-footing": "moss",
    "perfect-bonus": "plum",
    "collector": "plum",
}
"""The eighteen skills in the order S1 to S18, each with its plate."""
GRANTS = {
    "grant-scout": "moss",
    "grant-generalist": "lake",
    "grant-collector": "lake",
    "grant-critic": "plum",
    "grant-restorer": "plum",
    "grant-stipend": "earth",
    "grant-curator": "lake",
    "grant-field-notes": "lake",
    "grant-full-skeleton": "plum",
    "grant-pamphlet": "plum",
    "grant-tenure": "earth",
    "grant-side-trip": "earth",
    "grant-toll": "moss",
    "grant-railway-pass": "moss",
}
"""The grants in the order of the rules: for papers plum, for finds and cards lake, for the journey moss, else earth."""
SPECIALISTS = {"miner": "earth", "sketch-artist": "plum", "ichthyologist": "lake"}


def carved(name: str) -> kit.Picture:
    """Return a drawing carved part by part."""
    margins = ((BEFORE * FINE, AFTER * FINE), (BEFORE * FINE, AFTER * FINE))
    sheet = (SIDE - BEFORE - AFTER) * FINE
    pieces = [(part.material, part.inlaid, np.pad(part.mask, margins)) for part in drawing.parts(name, sheet)]
    whole = np.max([mask for _, inlaid, mask in pieces if not inlaid], axis=0)
    result = _ground(whole, any(material == "amber" for material, _, _ in pieces))
    for place, (material, inlaid, mask) in enumerate(pieces):
        if inlaid:
            _let_in(result, mask, INLAYS[material])
        else:
            _raise(result, mask, MATERIALS[material], place)
            if material == "amber":
                _shine_through(result, mask)
    return kit.scaled(result, SIDE * 2, SIDE * 2)


def _ground(whole: kit.Field, glowing: bool) -> kit.Picture:
    """Return the shadow below an emblem, and the warm light around amber."""
    result = kit.empty(*whole.shape)
    if glowing:
        kit.over(result, kit.picture("#ff9a2a", kit.blur(whole, 13) * 0.45))
    kit.over(result, kit.shadow(whole, 9, 12, 9, 0.42))
    kit.over(result, kit.shadow(whole, 3, 5, 4, 0.45))
    return result


def _raise(result: kit.Picture, mask: kit.Field, material: Material, seed: int) -> None:
    """Lay a swollen part onto the picture, with a dark outline and a short shadow on what lies below."""
    piece = kit.emboss(
        mask,
        material.stops,
        depth=material.depth,
        specular=material.specular,
        gloss=material.gloss,
        texture=material.texture,
        seed=seed + 3,
        radius=15,
        drop=(4, 5, 0.40),
        outline=5,
    )
    kit.over(result, piece)


def _let_in(result: kit.Picture, mask: kit.Field, inlay: Inlay) -> None:
    """Colour a mask on what lies below; if it is cut, with a shadow from above left and a lit lip below right."""
    if inlay.cut:
        lip = np.clip(kit.shifted(kit.blur(mask, 1.2), 3, 2) - mask, 0, 1)
        kit.over(result, kit.picture("#fff2d0", lip * 0.45))
    kit.over(result, kit.inked(kit.blur(mask, inlay.softness), inlay.tint, inlay.strength))
    if inlay.cut:
        upper_edge = np.clip(mask - kit.shifted(kit.blur(mask, 2), 4, 3), 0, 1)
        kit.over(result, kit.inked(upper_edge * mask, "#0d0502", 0.55))


def _shine_through(result: kit.Picture, mask: kit.Field) -> None:
    """Brighten the side of a clear body that is turned away from the lamp, as amber does."""
    deep = kit.blur(mask, 14) ** 2 * mask
    far_side = np.clip(kit.shifted(deep, 22, 18) - 0.15, 0, 1) * deep
    kit.over(result, kit.picture("#ffd873", far_side * 0.62))


def skill(name: str, enamel: str) -> kit.Picture:
    """Return a skill: its drawing in gold on a bronze-rimmed plate of enamel."""
    pixels = SIDE * FINE
    box = (BEFORE * FINE, BEFORE * FINE, (SIDE - AFTER) * FINE, (SIDE - AFTER) * FINE)
    distance = kit.rounded_box(pixels, pixels, box, 40)
    plate = kit.coverage(distance)
    result = _ground(plate, glowing=False)
    kit.over(result, kit.picture(_plate(distance, ENAMELS[enamel]), plate))
    middle = (box[0] + box[2]) / 2
    mask = kit.placed(drawing.silhouette(name, 176), pixels, pixels, middle, middle)
    _raise(result, mask, MATERIALS["gold"], 5)
    return kit.scaled(result, SIDE * 2, SIDE * 2)


def _plate(distance: kit.Field, enamel: tuple[str, ...]) -> kit.Colour:
    """Return the colours of a plate: a rounded bronze rim, a groove, and a field of enamel that gathers light."""
    inside = -distance
    rim = kit.smoothstep(inside, 0, 5) - kit.smoothstep(inside, 9, 15)
    field = kit.smoothstep(inside, 13, 18)
    height, width = distance.shape
    cloud = kit.fbm(height, width, 60, 4, 9)
    relief = rim * 7 + field * 2 + kit.smoothstep(inside, 14, 60) * 5 + cloud * 3
    diffuse, shine = kit.light(relief, 0.9, 0.6, 18)
    y, x = kit.grid(height, width)
    slope = 0.12 * (1 - (y + x) / y.max())
    tone = 0.16 + 0.30 * (diffuse - 0.3) + slope + 0.10 * (cloud - 0.5)
    bronze = kit.lit(kit.ramp(0.1 + 0.6 * (diffuse - 0.25), *kit.BRONZE), np.ones_like(tone), shine, 0.7)
    glaze = kit.lit(kit.ramp(tone, *enamel), np.ones_like(tone), shine, 0.25)
    edge = kit.smoothstep(5 - inside, 0, 5) * 0.6 + np.exp(-(((inside - 14) / 2.5) ** 2)) * 0.55
    return kit.mixed(kit.mixed(bronze, glaze, field), "#120804", edge)


def pictures() -> list[kit.Recipe]:
    """Return what is carved in its materials, and skills, grants and specialists on their plates."""
    objects = (*FRAGMENTS, *TOOLS, *SUPPLIES, *EVENTS, *BADGES, *FINDS, *ACTIONS, *EFFECTS, *PLACES, *CLASSES)
    drawn = {name: partial(carved, name) for name in objects}
    plates = SKILLS | GRANTS | SPECIALISTS
    drawn |= {name: partial(skill, name, enamel) for name, enamel in plates.items()}
    return [kit.Recipe(f"emblem/{name}", (SIDE, SIDE), draw) for name, draw in drawn.items()]
