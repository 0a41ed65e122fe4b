"""Colours, text styles and small pictures within text: the look that all screens share."""

from dataclasses import dataclass, replace

import pygame

Colour = tuple[int, int, int]

INK: Colour = (52, 30, 14)
FADED_INK: Colour = (110, 74, 42)
RED_INK: Colour = (140, 42, 30)
CREAM: Colour = (246, 232, 200)
GOLD: Colour = (236, 198, 110)
BRASS: Colour = (168, 121, 47)
DARK_BRASS: Colour = (58, 32, 10)
NIGHT: Colour = (14, 7, 3)
WALNUT: Colour = (27, 14, 6)
GREY: Colour = (150, 138, 122)
BLUE: Colour = (143, 208, 255)
VIOLET: Colour = (178, 128, 220)


@dataclass(frozen=True, slots=True)
class Style:
    """How a text is set: face, size in units, colour, and a shadow or an outline if any."""

    face: str
    size: float
    colour: Colour
    shadow: Colour | None = None
    outline: Colour | None = None
    leading: float = 1.0

    def sized(self, size: float) -> "Style":
        """Return the same style in another size."""
        return replace(self, size=size)

    def coloured(self, colour: Colour) -> "Style":
        """Return the same style in another colour."""
        return replace(self, colour=colour)


TITLE = Style("rye", 92, (240, 204, 120), shadow=NIGHT, outline=(40, 20, 6))
HEADLINE = Style("rye", 44, (240, 204, 120), shadow=NIGHT, outline=(40, 20, 6))
BUTTON = Style("rye", 26, DARK_BRASS, shadow=(240, 208, 140))
BUTTON_OFF = Style("rye", 26, (60, 50, 42), shadow=(150, 138, 122))
BUTTON_RED = Style("rye", 26, (255, 236, 200), shadow=(60, 16, 8))
HEADING = Style("fell-sc", 26, GOLD, shadow=NIGHT)
PAPER_HEADING = Style("fell-sc", 28, RED_INK)
NAME = Style("fell", 28, CREAM, shadow=NIGHT)
PAPER_NAME = Style("fell", 26, INK)
PROMPT = Style("fell", 25, CREAM, shadow=NIGHT)
ASIDE = Style("fell-italic", 22, (240, 214, 160), shadow=NIGHT)
PAPER_ASIDE = Style("fell-italic", 20, FADED_INK)
NUMERAL = Style("cinzel-bold", 22, CREAM, shadow=NIGHT)
PAPER_NUMERAL = Style("cinzel-bold", 20, INK)
PROSE = Style("crimson", 21, INK)
CARD = Style("crimson-semibold", 16, INK)
PLAIN = Style("alegreya-sans-medium", 20, INK)
PLAIN_BOLD = Style("alegreya-sans-bold", 20, INK)
PLAIN_LIGHT = Style("alegreya-sans-medium", 20, CREAM, shadow=NIGHT)

SEATS = ("red", "blue", "yellow", "purple", "grey")
"""The colours of the seats in turn order, as the pawns and mats are called."""

LEAST_SIZE = 14
"""No text on screen is set smaller than this many units."""

ICONS = {
    "egg": "emblem/egg",
    "amber": "emblem/amber",
    "footprint": "emblem/footprint",
    "any": "emblem/any-fragment",
    "plaster": "emblem/plaster",
    "energy": "token/energy",
    "tooth": "bone/tooth",
    "limb": "bone/limb",
    "rib": "bone/rib",
    "hip": "bone/hip",
    "skull": "bone/skull",
    "hammer": "bone/hammer",
    "crystal": "bone/crystal",
    "sting": "scuttle/sting",
    "loyalty": "glyph/loyalty",
    "carnivore": "trait/carnivore",
    "herbivore": "trait/herbivore",
    "biped": "trait/biped",
    "quadruped": "trait/quadruped",
    "aquatic": "trait/aquatic",
    "avian": "trait/avian",
    "triassic": "trait/triassic",
    "jurassic": "trait/jurassic",
    "cretaceous": "trait/cretaceous",
    "pleistocene": "trait/pleistocene",
}
"""The picture that `[egg]` and its like stand for within a text."""


def within(box: pygame.FRect, margin: float) -> pygame.FRect:
    """Return the rectangle `margin` units inside `box`."""
    return box.inflate(-2 * margin, -2 * margin)
