"""A player's own species as it is shown before it lies on a table: its card, and its line in a list."""

from __future__ import annotations

import pygame

from game.content import fossilis_box
from game.model.fossilis.box import BONES, CHARACTERISTICS, DIETS, ERAS, MOVEMENTS, Animal, Dinosaur
from game.view import theme
from game.view.cards import DINOSAUR_SIZE, Claim, paint_dinosaur, paint_trait
from game.view.painter import Painter
from game.view.panels import shield
from game.view.sheet import Sheet

UNNAMED = "?"
ALL_OWNED = Claim((3,) * len(BONES))
PORTRAIT = (100.0, 64.0)


def card_of(name: str, traits: tuple[str, str, str], bones: tuple[str, ...], perfect: int) -> Animal:
    """Return the card of a species, finished or not."""
    diet, movement, era = (CHARACTERISTICS.index(trait) for trait in traits)
    tooth, limb, rib, hip, skull = (bones.count(kind) for kind in BONES)
    counts = (tooth, limb, rib, hip, skull)
    return Animal("", counts, (diet, movement, era), perfect, traits[2] == "pleistocene", name or UNNAMED)


def draw_card(painter: Painter, animal: Animal, box: pygame.FRect) -> None:
    """Draw a card so that it fills a box."""
    times = min(box.width / DINOSAUR_SIZE[0], box.height / DINOSAUR_SIZE[1])
    left = box.centerx - DINOSAUR_SIZE[0] * times / 2
    top = box.centery - DINOSAUR_SIZE[1] * times / 2
    paint_dinosaur(Sheet(painter, left, top, times), fossilis_box(), animal, ALL_OWNED)


def of_row(row: Dinosaur) -> Animal:
    """Return the card of a finished species."""
    return card_of(row.name, (row.diet, row.movement, row.era), row.bones, row.perfect)


def portrait(row: Dinosaur) -> str:
    """Return the name of the picture of a species."""
    return f"creature/own-{row.diet}-{row.movement}-{row.era}"


def draw_line(painter: Painter, row: Dinosaur, box: pygame.FRect, faded: bool = False) -> None:
    """Draw a species as a line of a list: portrait, name, characteristics, bones, value."""
    sheet, middle = Sheet(painter), box.centery
    alpha = 110 if faded else 255
    painter.picture(portrait(row), (box.left + 12 + PORTRAIT[0] / 2, middle), PORTRAIT, alpha=alpha, anchor="center")
    left, right = box.left + 30 + PORTRAIT[0], box.right - 300
    style = theme.PAPER_NAME.coloured(theme.GREY) if faded else theme.PAPER_NAME
    painter.text(row.name, style, (left, middle), "midleft", right - left - 12)
    for number, trait in enumerate((row.diet, row.movement, row.era)):
        paint_trait(sheet, trait, right + 18 + number * 38, middle, 32, alpha)
    for number, bone in enumerate(reversed(row.bones)):
        sheet.emblem(f"bone/{bone}", right + 134 + number * 38, middle, 38, alpha)
    shield(sheet, row.perfect, box.right - 34, middle, 42)


CHOICES = {"diet": DIETS, "movement": MOVEMENTS, "era": ERAS}
"""The three characteristics of a card, from the top."""
