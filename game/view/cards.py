"""The cards of Fossilis: how each is laid out, at any size."""

from __future__ import annotations

from dataclasses import dataclass

from game.model.fossilis.box import BONES, CHARACTERISTICS, FRAGMENTS, Animal, Box, Card
from game.view import theme
from game.view.names import animal_name
from game.view.panels import shield
from game.view.pieces import Look
from game.view.sheet import Sheet, composed
from game.view.text import words
from game.view.theme import Style

DINOSAUR_SIZE = (172.0, 236.0)
LAB_SIZE = (118.0, 156.0)
WIDE_LAB_SIZE = (244.0, 156.0)
MARKET_SIZE = (172.0, 160.0)

NAME = Style("fell", 19, theme.INK)
SMALL_NAME = Style("fell", 16, theme.INK)
TEXT = Style("crimson-semibold", 16, theme.INK)
VALUE = Style("cinzel-bold", 16, theme.INK)
CHIP = Style("cinzel-bold", 16, (255, 240, 200), shadow=(40, 20, 4))
COST = Style("cinzel-bold", 16, theme.INK)

LABEL = (2.0, 5.0, 114.0, 22.0)
"""The strip of paper across the upper rim of a small card, which has room for the longest names."""
LABEL_PAPER = (243, 228, 190)

SUPPLY_EMBLEMS = {
    "plaster-2": "emblem/plaster-2",
    "plaster-3": "emblem/plaster-3",
    "points-4": "emblem/ledger",
    "points-6": "emblem/medal",
}


@dataclass(frozen=True, slots=True)
class Claim:
    """What the player in sight could put onto a Dinosaur: owned bones of each kind, and what they would score."""

    owned: tuple[int, ...] = (0, 0, 0, 0, 0)
    partial: int = 0


def bones_of(animal: Animal) -> list[int]:
    """Return the kinds of bones an animal needs, the most valuable first."""
    return [kind for kind in reversed(range(len(BONES))) for _ in range(animal.bones[kind])]


def lit_bones(animal: Animal, claim: Claim) -> list[tuple[int, bool]]:
    """Return the needed kinds with whether the player in sight owns that bone."""
    left = list(claim.owned)
    found = []
    for kind in bones_of(animal):
        found.append((kind, left[kind] > 0))
        left[kind] -= 1
    return found


def dinosaur_look(box: Box, dinosaur: int, claim: Claim, times: float = 1.0) -> Look:
    """Return a Dinosaur card as it lies in the display."""
    animal = box.animals[dinosaur]
    lit = tuple(lit_bones(animal, claim))
    name = ("dinosaur", animal, lit, claim.partial)
    return composed(name, DINOSAUR_SIZE, lambda sheet: paint_dinosaur(sheet, box, animal, claim), times=times)


def lab_look(box: Box, dinosaur: int, claim: Claim, wide: bool, times: float = 1.0) -> Look:
    """Return a Dinosaur card as it lies in a laboratory."""
    animal = box.animals[dinosaur]
    lit = tuple(lit_bones(animal, claim))
    paint = paint_wide_lab if wide else paint_lab
    size = WIDE_LAB_SIZE if wide else LAB_SIZE
    name = ("lab", animal, lit, claim.partial, wide)
    return composed(name, size, lambda sheet: paint(sheet, box, animal, claim), times=times)


def paint_dinosaur(sheet: Sheet, box: Box, animal: Animal, claim: Claim) -> None:
    """Draw a whole Dinosaur card of 172 x 236 units."""
    sheet.panel("panel/card", 0, 0, *DINOSAUR_SIZE)
    sheet.text(animal_name(animal), NAME, 86, 22, width=142)
    paint_plate(sheet, animal, 11, 36, 150, 94)
    paint_traits(sheet, animal, (37, 86, 135), 145, 32)
    sheet.line(16, 164, 140)
    paint_bones(sheet, box, animal, claim, (86, 190), 40, 4, True)
    paint_values(sheet, animal, claim, (31, 59), 38, (32, 91))


def paint_lab(sheet: Sheet, box: Box, animal: Animal, claim: Claim) -> None:
    """Draw a Dinosaur card of 118 x 156 units."""
    sheet.panel("panel/card", 0, 0, *LAB_SIZE)
    sheet.shade(*LABEL, LABEL_PAPER, 255)
    sheet.line(LABEL[0], LABEL[1] + LABEL[3], LABEL[2])
    sheet.text(animal_name(animal), SMALL_NAME, 59, 16, width=LABEL[2] - 5)
    paint_plate(sheet, animal, 9, 28, 100, 62)
    paint_traits(sheet, animal, (29, 59, 89), 101, 22)
    paint_bones(sheet, box, animal, claim, (59, 130), 32, 3, False)
    paint_values(sheet, animal, claim, (19, 42), 30, (99, 40))


def paint_wide_lab(sheet: Sheet, box: Box, animal: Animal, claim: Claim) -> None:
    """Draw a Dinosaur card of 244 x 156 units, for a laboratory that holds one."""
    sheet.panel("panel/card", 0, 0, *WIDE_LAB_SIZE)
    sheet.text(animal_name(animal), NAME, 138, 20, width=176)
    paint_plate(sheet, animal, 12, 36, 148, 84)
    paint_traits(sheet, animal, (48, 86, 124), 135, 25)
    for number, (kind, lit) in enumerate(lit_bones(animal, claim)):
        y = 53 + 38 * number
        paint_bone(sheet, box, kind, lit, 212, y, 35, False)
        sheet.text(str(box.value[kind]), VALUE, 182, y)
    paint_values(sheet, animal, claim, (24, 24), 38, (25, 55))


def paint_plate(sheet: Sheet, animal: Animal, x: float, y: float, width: float, height: float) -> None:
    """Draw an animal's engraving with a thin frame."""
    sheet.shade(x - 1, y - 1, width + 2, height + 2, (60, 34, 16), 255)
    traits = "-".join(CHARACTERISTICS[trait] for trait in animal.traits)
    sheet.picture(f"creature/own-{traits}" if animal.name else f"creature/{animal.key}", x, y, (width, height))
    if animal.pleistocene:
        sheet.emblem("bone/crystal", x + width - 15, y + height - 15, 30)


def paint_traits(sheet: Sheet, animal: Animal, along: tuple[float, ...], y: float, side: float) -> None:
    """Draw an animal's three characteristics centred on a row of points."""
    for x, trait in zip(along, animal.traits, strict=True):
        paint_trait(sheet, CHARACTERISTICS[trait], x, y, side)


def paint_trait(sheet: Sheet, name: str, x: float, y: float, side: float, alpha: int = 255) -> None:
    """Draw one characteristic's disc, `side` units wide, centred on a point."""
    # The disc of 34 units lies 2 to the right and 1 below the corner of its sheet of 40.
    times = side / 34
    sheet.picture(
        f"trait/{name}", x + (20 - 19) * times, y + (20 - 18) * times, (40 * times, 40 * times), None, alpha, "center"
    )


def paint_bones(
    sheet: Sheet,
    box: Box,
    animal: Animal,
    claim: Claim,
    middle: tuple[float, float],
    side: float,
    gap: float,
    value: bool,
) -> None:
    """Draw the needed bones in a row centred on a point."""
    bones = lit_bones(animal, claim)
    left = middle[0] - (len(bones) * (side + gap) - gap) / 2
    for number, (kind, lit) in enumerate(bones):
        paint_bone(sheet, box, kind, lit, left + side / 2 + number * (side + gap), middle[1], side, value)


def paint_bone(sheet: Sheet, box: Box, kind: int, lit: bool, x: float, y: float, side: float, value: bool) -> None:
    """Draw a needed bone in its place: bright if it is owned, a dark trace if not, its value beneath or beside."""
    sheet.panel("panel/recess-light" if lit else "panel/recess", x - side / 2, y - side / 2, side, side)
    sheet.emblem(f"bone/{BONES[kind]}", x, y, side * 0.98, 255 if lit else 105)
    if value:
        sheet.text(str(box.value[kind]), VALUE, x, y + side / 2 + 9)


def paint_values(
    sheet: Sheet, animal: Animal, claim: Claim, at: tuple[float, float], wide: float, chip: tuple[float, float]
) -> None:
    """Draw the perfect value on a shield, and beside or beneath it what the owned bones would score."""
    shield(sheet, animal.perfect, *at, wide)
    if claim.partial and claim.partial != animal.perfect:
        sheet.panel("panel/brass-dark", chip[0] - 15, chip[1] - 11, 30, 22)
        sheet.text(str(claim.partial), CHIP, chip[0], chip[1] - 0.5)


def market_look(box: Box, card: int, times: float = 1.0) -> Look:
    """Return a Tool or Supplies card as it lies in the market."""
    row = box.cards[card]
    token = row.tool and len(box.tokens) > 1
    return composed(("market", row, token), MARKET_SIZE, lambda sheet: paint_market(sheet, row, token), times=times)


def paint_market(sheet: Sheet, card: Card, token: bool = False) -> None:
    """Draw a Tool or Supplies card of 172 x 160 units; a `token` will lie on its upper right corner."""
    sheet.panel("panel/card", 0, 0, *MARKET_SIZE)
    sheet.text(card_name(card), NAME, 86 if token else 100, 21, width=88 if token else 112)
    sheet.emblem(card_emblem(card), 36, 62, 56)
    paint_cost(sheet, card.cost, 66, 60, 98)
    sheet.line(14, 90, 144)
    sheet.paragraph(face_text(card), TEXT, (13, 93, 146, 58), "center", middle=True)
    shield(sheet, card.points, 22, 22, 34)


def paint_cost(sheet: Sheet, cost: tuple[int, int, int, int], x: float, y: float, width: float) -> None:
    """Draw what a card costs: each kind of Fragment as often as it is asked for, `any` with a numeral."""
    signs = [f"emblem/{name}" for name, count in zip(FRAGMENTS, cost, strict=False) for _ in range(count)]
    signs += ["emblem/any-fragment"] if cost[3] else []
    numeral = 18 if cost[3] > 1 else 0
    side = min(34.0, (width - numeral) / len(signs))
    left = x + (width - numeral - side * len(signs)) / 2
    for number, sign in enumerate(signs):
        sheet.emblem(sign, left + side * (number + 0.5), y, side)
    if numeral:
        sheet.text(f"×{cost[3]}", COST, left + side * len(signs) + 2, y, "midleft")


def card_key(card: Card) -> str:
    """Return the key of a card's words."""
    return f"tool-{card.key}" if card.tool else f"supplies-{card.key}"


def card_name(card: Card) -> str:
    """Return a market card's name."""
    return words(card_key(card))


def card_text(card: Card) -> str:
    """Return a market card's whole text."""
    return words(f"{card_key(card)}-text", amount=card.amount)


def face_text(card: Card) -> str:
    """Return the text that stands on a card of ordinary size."""
    return words(f"short-{card.key}", amount=card.amount) if card.tool else card_text(card)


def card_emblem(card: Card) -> str:
    """Return the picture on a market card."""
    if card.tool:
        return f"emblem/{card.key}"
    return SUPPLY_EMBLEMS.get(card.key, f"bone/{card.key}")
