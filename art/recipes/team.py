"""The family `team`: photographs of bone diggers at work, three men or six, some with a corner torn off."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from art.recipes import kit
from art.recipes.engraving import HEIGHT, WIDTH, Chain, Mark, Sculpture, Skin
from art.recipes.engraving_scenes import Scene, plate
from art.recipes.team_people import Man, man

BONE = Skin("#9a8458", "#d8c496", "#f4e8c4", cover="bone")
TWEED = Skin("#4a4234", "#7a6e58", "#a89c80", cover="hide")
NAVY = Skin("#22262e", "#444a56", "#747a84", cover="hide")
SHIRT = Skin("#8a8270", "#c8bea4", "#efe6cc", cover="hide")
RUST = Skin("#5a3020", "#8f5438", "#c08a68", cover="hide")
DENIM = Skin("#2a303a", "#4f5866", "#808894", cover="hide")
BUFF = Skin("#5a4a30", "#8f7a54", "#bfaa80", cover="hide")
BLACK = Skin("#1c1a18", "#3a3632", "#66605a", cover="hide")
GREY, BROWN, DARK = "#b0a898", "#6a4a30", "#3a2a1e"


@dataclass(frozen=True, slots=True)
class Photograph:
    """Who stands where in which country, the bones at their feet, and whether a corner is torn off."""

    scene: Scene
    men: tuple[Man, ...]
    bones: str
    torn: bool = False


def _scene(air: str, far: tuple[str, ...], seed: int, front: str = "grass") -> Scene:
    return Scene(air=air, far=far, front=front, level=122, growth=0.25, seed=seed, box=(12, 14, 300, 188))


def _three(poses: tuple[str, str, str], coats: tuple[Skin, Skin, Skin], hats: tuple[str, str, str]) -> tuple[Man, ...]:
    """Return three men round a find."""
    places = ((66, 176, 118, 1), (158, 168, 112, 1), (250, 178, 118, -1))
    beards = (DARK, "", GREY)
    return tuple(
        Man(x, y, high, pose, coat, trousers, hat, beard, facing)
        for (x, y, high, facing), pose, coat, trousers, hat, beard in zip(
            places, poses, coats, (BUFF, DENIM, BLACK), hats, beards, strict=True
        )
    )


def _six(poses: tuple[str, ...], hats: tuple[str, ...], turn: int) -> tuple[Man, ...]:
    """Return six men, three behind and three before; `turn` shifts who wears which coat."""
    places = (
        (66, 152, 86, 1),
        (150, 148, 84, 1),
        (236, 152, 86, -1),
        (30, 184, 98, 1),
        (124, 186, 96, 1),
        (286, 184, 98, -1),
    )
    coats = (NAVY, SHIRT, TWEED, RUST, BUFF, SHIRT)
    beards = ("", DARK, GREY, BROWN, "", DARK)
    return tuple(
        Man(
            x,
            y,
            high,
            poses[i],
            coats[(i + turn) % 6],
            (DENIM, BUFF, BLACK)[i % 3],
            hats[i],
            beards[(i + turn) % 6],
            facing,
        )
        for i, (x, y, high, facing) in enumerate(places)
    )


PHOTOGRAPHS = {
    "basic-1": Photograph(
        _scene("desert", ("mesa", "hills"), 401),
        _three(("dig", "kneel", "rest"), (RUST, SHIRT, TWEED), ("slouch", "straw", "bowler")),
        "ribs",
    ),
    "basic-2": Photograph(
        _scene("gold", ("hills",), 402),
        _three(("pick", "kneel", "map"), (SHIRT, TWEED, NAVY), ("slouch", "slouch", "sun")),
        "skull",
        torn=True,
    ),
    "basic-3": Photograph(
        _scene("steppe", ("peaks", "hills"), 403),
        _three(("rest", "dig", "pick"), (NAVY, RUST, SHIRT), ("bowler", "slouch", "slouch")),
        "leg",
        torn=True,
    ),
    "advanced-1": Photograph(
        _scene("dusk", ("mesa", "hills"), 404),
        _six(
            ("pick", "rest", "map", "dig", "kneel", "dig"), ("slouch", "bowler", "sun", "slouch", "straw", "slouch"), 0
        ),
        "ribs",
        torn=True,
    ),
    "advanced-2": Photograph(
        _scene("noon", ("peaks", "hills"), 405),
        _six(
            ("point", "map", "rest", "kneel", "dig", "pick"),
            ("bowler", "sun", "slouch", "straw", "slouch", "slouch"),
            2,
        ),
        "skull",
    ),
    "advanced-3": Photograph(
        _scene("rose", ("hills",), 406),
        _six(
            ("rest", "pick", "dig", "dig", "kneel", "rest"), ("straw", "slouch", "slouch", "bowler", "slouch", "sun"), 4
        ),
        "leg",
        torn=True,
    ),
}


def _ribs(s: Sculpture, x: float, y: float) -> None:
    """Lay a row of ribs and vertebrae in the ground."""
    for i in range(9):
        across = x - 42 + i * 10.5
        s.chain([(across, y, 4.6)], BONE)
        high = 13 + 17 * np.sin(np.pi * (i + 0.8) / 10)
        rib = [(across, y - 2, 2.4), (across - 6, y - high * 0.5, 2.2), (across - 3, y - high, 1.9)]
        s.chain([*rib, (across + 7, y - high * 1.15, 1.2)], BONE, z=2)


def _skull(s: Sculpture, x: float, y: float) -> None:
    """Lay a great skull in the ground."""
    s.chain([(x - 30, y - 14, 13), (x - 12, y - 15, 14), (x + 10, y - 11, 11), (x + 32, y - 6, 6)], BONE)
    s.chain([(x - 32, y - 4, 6), (x - 10, y + 1, 5), (x + 28, y, 3)], BONE, z=-2)
    for across, down, radius in ((-12, -18, 4.4), (6, -14, 3.2), (-32, -14, 3.4)):
        s.disc(x + across, y + down, radius, "#24170e")
    for i in range(6):
        s.chain([(x - 2 + i * 5.6, y - 4, 1.6), (x - 1.6 + i * 5.6, y + 1.4, 0.5)], BONE, z=12)


def _leg(s: Sculpture, x: float, y: float) -> None:
    """Lay a thigh bone as long as a man in the ground, and a row of vertebrae."""
    s.chain([(x - 44, y - 2, 8), (x - 30, y - 4, 4.6), (x + 18, y - 9, 4.4), (x + 34, y - 10, 8)], BONE)
    s.chain([(x - 46, y - 9, 6)], BONE, z=2)
    s.chain([(x + 38, y - 16, 5.6)], BONE, z=2)
    for i in range(5):
        s.chain([(x - 24 + i * 12, y + 7, 4.4)], BONE, z=3)


BONES = {"ribs": _ribs, "skull": _skull, "leg": _leg}


def photograph(name: str) -> kit.Picture:
    """Return one photograph at twice its shown size, toned in sepia on its white card."""
    taken = PHOTOGRAPHS[name]
    sculpture = Sculpture()
    men = sorted(taken.men, key=lambda who: who.y)
    for who in men:
        man(sculpture, who, z=(who.y - 150) * 2)
    find = Sculpture()
    BONES[taken.bones](find, 204, 185)
    sculpture.marks += [
        replace(mark, points=_raised(mark.points)) if isinstance(mark, Chain) else mark for mark in find.marks
    ]
    engraved = plate(sculpture, taken.scene)
    return _printed(engraved, taken.torn, taken.scene.seed)


def _raised(mark: Mark) -> Mark:
    """Return a bone lifted in front of whoever kneels behind it."""
    return replace(mark, points=mark.points + np.array([0, 0, 0, 60], np.float32)) if isinstance(mark, Chain) else mark


def _printed(engraved: kit.Picture, torn: bool, seed: int) -> kit.Picture:
    """Return the plate as an old print: sepia, faded at the rim, a pale border, perhaps a torn corner."""
    y, x = kit.grid(HEIGHT, WIDTH)
    tone = engraved[..., :3].astype(np.float32) @ np.array([0.30, 0.56, 0.14], np.float32) / 255
    sepia = kit.ramp(kit.smoothstep(tone, 0.04, 0.86), "#1f1209", "#5f4228", "#a37f52", "#dcc294", "#f8eccb")
    colours = kit.mixed(sepia, engraved[..., :3].astype(np.float32), np.full_like(tone, 0.16))
    rim = np.minimum(np.minimum(x, WIDTH - 1 - x), np.minimum(y, HEIGHT - 1 - y))
    card = kit.colour("#f0e4c6") * (0.95 + 0.10 * (kit.fbm(HEIGHT, WIDTH, 24, 4, seed) - 0.5))[..., None]
    colours = kit.mixed(colours, "#f4e6c4", np.exp(-((rim - 7) / 16)) * 0.4)
    colours = kit.mixed(card, colours, kit.smoothstep(rim, 6.4, 7.4))
    if not torn:
        return kit.picture(colours, np.ones_like(tone))
    return _torn(colours, x, y, seed)


def _torn(colours: kit.Colour, x: kit.Field, y: kit.Field, seed: int) -> kit.Picture:
    """Return the print without its lower right corner: a ragged edge that shows the white of the paper."""
    jag = (kit.fbm(HEIGHT, WIDTH, 22, 4, seed + 1) - 0.5) * 26 + (kit.fbm(HEIGHT, WIDTH, 4, 2, seed + 2) - 0.5) * 5
    left = (WIDTH - x) * 0.80 + (HEIGHT - y) * 1.0 - 46 + jag
    colours = kit.mixed(colours, "#fff6e0", 1 - kit.smoothstep(left, 3.0, 6.5))
    return kit.picture(colours, kit.smoothstep(left, -0.5, 0.5))


def pictures() -> list[kit.Recipe]:
    """Return all six."""
    return [kit.Recipe(f"team/{name}", (WIDTH // 2, HEIGHT // 2), partial(photograph, name)) for name in PHOTOGRAPHS]
