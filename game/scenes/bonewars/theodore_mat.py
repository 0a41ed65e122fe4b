"""Theodore's mat: his current card as two loops, the back of the next card, his slots."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import pygame

from game.model.bonewars.box import ANY_ICON, ICONS, NO_ICON
from game.scenes.bonewars.parts import TablePart
from game.scenes.bonewars.places import Places
from game.view import theme
from game.view.bonewars import signs
from game.view.bonewars.small_cards import solo_back
from game.view.painter import Painter
from game.view.sheet import Sheet, veil
from game.view.text import words
from game.view.theme import Style

STEP = Style("alegreya-sans-bold", 16, theme.CREAM, shadow=theme.NIGHT)
UPPER, LOWER = 0, 1
DARK = (158, 146, 128)
ARROW = (244, 230, 176)
FATES = {"done": ("glyph/check", (200, 240, 144)), "passed": ("glyph/cross", (240, 160, 128))}
CORNERS = ((0.25, 0.26), (0.75, 0.26), (0.75, 0.74), (0.25, 0.74))
"""Where the four steps of a team loop lie, clockwise from the first."""

ARROWS = {"right": (0.5, 0.26), "down": (0.75, 0.5), "left": (0.5, 0.74), "up": (0.25, 0.5)}
"""Where the arrows from one step to the next lie."""

STEP_WIDE = 62.0


class SoloCard(TablePart):
    """Theodore's current card: the paleontologist loop above, the team loop below; the half in force is lit."""

    def __init__(self, places: Places) -> None:
        super().__init__(places, places.layout.box("solo-card"))

    def sign(self) -> Hashable:
        """Return card, half, step and fates."""
        solo = self.sight.solo
        return solo.current, solo.half, solo.step, tuple(solo.fates.items())

    def draw(self, painter: Painter) -> None:
        """Draw the card."""
        sheet, solo = Sheet(painter), self.sight.solo
        sheet.panel("panel/card", *self.box)
        if not solo.current:
            return
        row = self.sight.feud.box.solo_cards[solo.current]
        self._upper(sheet, row.actions, row.front)
        self._lower(sheet, row.team)

    def _upper(self, sheet: Sheet, actions: tuple[str, ...], front: tuple[str, ...]) -> None:
        box, lit = self.layout.box("solo-upper"), self.sight.solo.half == UPPER
        sheet.panel("wars/upper", *box)
        for number, action in enumerate(actions):
            x, y = step_place(self.places, UPPER, number).center
            if number:
                sheet.glyph("glyph/arrow-right", x - box.width / len(actions) / 2, y, 13, ARROW if lit else DARK)
            sheet.emblem(signs.action_emblem(action), x, y, 38, 255 if lit else 150)
            self._fate(sheet, UPPER, number)
        for number, icon in enumerate(front):
            x = box.right - 12 - number * 22
            glyph = "glyph/round-bonus" if icon == "twice" else signs.effect_glyph(icon)
            signs.disc(sheet, "dark", glyph, x, box.top + 6, 20)
            if icon == "twice":
                signs.count(sheet, 2, x + 6, box.top + 12, 14)
        self._veil(sheet, box, UPPER)

    def _lower(self, sheet: Sheet, team: tuple[str, ...]) -> None:
        box, lit = self.layout.box("solo-lower"), self.sight.solo.half == LOWER
        sheet.panel("wars/lower", *box)
        for number, step in enumerate(team):
            place = step_place(self.places, LOWER, number)
            sheet.panel("panel/recess", *place)
            emblem = signs.verb_emblem("move" if step.startswith("move") else step)
            sheet.emblem(emblem, place.centerx, place.centery - 9, 40, 255 if lit else 150)
            text = words(f"wars-solo-{step}")
            sheet.text(text, STEP, place.centerx, place.bottom - 11, width=place.width - 4)
            self._fate(sheet, LOWER, number)
        for glyph, (x, y) in ARROWS.items():
            at = (box.left + box.width * x, box.top + box.height * y)
            sheet.glyph(f"glyph/arrow-{glyph}", *at, 14, ARROW if lit else DARK)
        self._veil(sheet, box, LOWER)

    def _veil(self, sheet: Sheet, box: pygame.FRect, half: int) -> None:
        if self.sight.solo.half not in (half, -1):
            veil(sheet, box.inflate(-4, -4), (18, 12, 14), 110)

    def _fate(self, sheet: Sheet, half: int, number: int) -> None:
        solo = self.sight.solo
        if solo.half == half and number in solo.fates:
            place = step_place(self.places, half, number)
            glyph, colour = FATES[solo.fates[number]]
            sheet.glyph(glyph, place.right - 10, place.top + 11, 16, colour, theme.NIGHT)


def step_place(places: Places, half: int, number: int) -> pygame.FRect:
    """Return where a step of Theodore's card lies."""
    row = places.sight.feud.box.solo_cards[places.sight.solo.current]
    if half == UPPER:
        box = places.layout.box("solo-upper")
        wide = box.width / max(1, len(row.actions))
        return pygame.FRect(box.left + number * wide, box.top, wide, box.height)
    box = places.layout.box("solo-lower")
    x, y = CORNERS[number % len(CORNERS)]
    place = pygame.FRect(0, 0, STEP_WIDE, box.height * 0.42)
    place.center = (box.left + box.width * x, box.top + box.height * y)
    return place


class SoloBack(TablePart):
    """The back of Theodore's next card, large."""

    def __init__(self, places: Places) -> None:
        super().__init__(places, places.layout.box("solo-back"))

    def sign(self) -> Hashable:
        """Return the card."""
        return self.sight.solo.following

    def draw(self, painter: Painter) -> None:
        """Draw it."""
        if self.sight.solo.following:
            row = self.sight.feud.box.solo_cards[self.sight.solo.following]
            solo_back(Sheet(painter), row, *self.box)


class SoloSlots(TablePart):
    """Theodore's slots: price and find of the free ones, a card in the used ones."""

    def __init__(self, places: Places) -> None:
        super().__init__(places, places.layout.box("slots"))

    def sign(self) -> Hashable:
        """Return the slots and how many are used."""
        mat = self.sight.feud.seats[self.sight.viewer]
        return tuple(mat.slots), len(mat.laid)

    def draw(self, painter: Painter) -> None:
        """Draw them."""
        sheet, feud = Sheet(painter), self.sight.feud
        mat = feud.seats[self.sight.viewer]
        for number, slot in enumerate(mat.slots):
            box = self.places.slot(number)
            sheet.panel("panel/recess", *box)
            if number < len(mat.laid) - 1:
                sheet.panel("panel/ribbon", *box.inflate(-6, -8))
                continue
            signs.coin(sheet, feud.box.slots[slot].cost, box.centerx, box.top + 16, min(28.0, box.width - 2))
            icon = feud.box.slot_icon[slot]
            if icon not in (ANY_ICON, NO_ICON):
                signs.find(sheet, ICONS[icon], box.centerx, box.bottom - 16, min(27.0, box.width - 2))


def theodore_parts(places: Places) -> Iterator[TablePart]:
    """Return the parts that only Theodore's mat has."""
    yield from (SoloCard(places), SoloBack(places), SoloSlots(places))
