"""The column of the other seats: one panel for each."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.model.fossilis.box import BONES, FRAGMENTS
from game.model.fossilis.caution_tape import READY
from game.model.fossilis.dinosaurs import owned_bones
from game.model.fossilis.market import fragments_of
from game.scenes.fossilis.layout import Layout
from game.scenes.fossilis.parts import TablePart
from game.scenes.fossilis.sight import Sight
from game.view import theme
from game.view.cards import lit_bones
from game.view.looks import PAWN_FOOT, PAWN_SHEET, PAWN_TALL
from game.view.looks_expansions import STING_BODY, paint_sting
from game.view.painter import Painter
from game.view.panels import pips, shield
from game.view.sheet import Sheet
from game.view.small_cards import GILT, SKILL_PLATES
from game.view.theme import Style

NAME = Style("fell", 21, theme.CREAM, shadow=theme.NIGHT)
COUNT = Style("cinzel-bold", 16, theme.CREAM, shadow=theme.NIGHT)
NONE_LEFT = Style("cinzel-bold", 16, (150, 130, 112), shadow=theme.NIGHT)
PAWN = 70
TAPE_ROOM = 24
START_BODY = (40, 40)


class SeatPanel(TablePart):
    """One of the other seats: pawn, name, score, what it owns, what lies in its laboratory."""

    def __init__(self, layout: Layout, sight: Sight, seat: int) -> None:
        self.seat = seat
        super().__init__(layout, sight, pygame.FRect())
        self.box = self.mats.panel(seat)

    def sign(self) -> Hashable:
        """Return all that it shows."""
        dig, seat = self.sight.dig, self.sight.dig.seats[self.seat]
        figures = self.sight.figures
        owned = (tuple(owned_bones(dig, seat)), fragments_of(dig, seat.tiles), len(seat.tools) + len(seat.fresh))
        now = (dig.active == self.seat, figures.energy, dig.start == self.seat, self.sight.stung(self.seat), self._tape)
        return (owned, now, figures.score[self.seat], figures.plaster[self.seat], tuple(seat.skills), tuple(seat.lab))

    def draw(self, painter: Painter) -> None:
        """Draw the panel's content; its leather is part of the ground."""
        sheet = Sheet(painter)
        self._who(sheet)
        self._counts(sheet)
        self._bones(sheet)
        self._laboratory(sheet)

    @property
    def _tape(self) -> bool:
        """Whether the seat still has its Caution Tape."""
        return bool(self.sight.dig.tapes) and self.sight.dig.tapes[self.seat] == READY

    def _part(self, name: str) -> pygame.FRect:
        return self.mats.on_panel(self.seat, f"seat-{name}")

    def _who(self, sheet: Sheet) -> None:
        dig, figures = self.sight.dig, self.sight.figures
        stung = self.sight.stung(self.seat)
        draw_pawn(sheet, self.sight.pawn(self.seat), self._part("pawn").topleft, PAWN, stung)
        name = self._part("name")
        room = name.width - (TAPE_ROOM if self._tape else 0)
        sheet.text(self.sight.name(self.seat), NAME, name.left, name.centery, "midleft", room)
        at = self._part("score")
        shield(sheet, figures.score[self.seat], at.x, at.y, 40)
        if dig.active == self.seat:
            at = self._part("energy")
            pips(sheet, figures.energy, dig.box.figures.energy, at.x, at.y, 15)
        if stung:
            sheet.token("scuttle/sting", *self._part("sting").topleft, 20, STING_BODY)
        if self._tape:
            sheet.emblem(f"tape/{theme.SEATS[self.seat]}-roll", *self._part("tape").topleft, 24)
        if dig.start == self.seat:
            at = self._part("start")
            sheet.token("token/start", at.x, at.y, 20, START_BODY)

    def _counts(self, sheet: Sheet) -> None:
        dig, seat = self.sight.dig, self.sight.dig.seats[self.seat]
        at = self._part("plaster")
        sheet.emblem("emblem/plaster", at.x, at.y, 28)
        counted(sheet, self.sight.figures.plaster[self.seat], at.x + 15, at.y)
        at = self._part("tools")
        sheet.emblem("emblem/tool", at.x, at.y, 26)
        counted(sheet, len(seat.tools) + len(seat.fresh), at.x + 14, at.y)
        skills = self._part("skills")
        for number, skill in enumerate(seat.skills):
            key = dig.box.skills[skill].key
            x = skills.left + number * 25
            sheet.panel(f"panel/skill-{SKILL_PLATES[key]}", x, skills.top, 24, 22)
            sheet.glyph(f"glyph/{key}", x + 12, skills.centery, 14, GILT, theme.NIGHT)
        fragments = self._part("fragments")
        counts = fragments_of(dig, seat.tiles)
        for number, (kind, count) in enumerate(zip(FRAGMENTS, counts, strict=True)):
            x = fragments.left + 12 + number * 48
            sheet.emblem(f"emblem/{kind}", x, fragments.centery, 27, 255 if count else 120)
            counted(sheet, count, x + 13, fragments.centery)

    def _bones(self, sheet: Sheet) -> None:
        box = self._part("bones")
        owned = owned_bones(self.sight.dig, self.sight.dig.seats[self.seat])
        for number, kind in enumerate(reversed(range(len(BONES)))):
            x = box.left + number * 29
            sheet.panel("panel/recess", x, box.top, 27, box.height)
            sheet.emblem(f"bone/{BONES[kind]}", x + 13, box.centery, 27, 255 if owned[kind] else 60)
            if owned[kind] > 1:
                sheet.text(str(owned[kind]), COUNT.sized(14), x + 22, box.bottom - 7)

    def _laboratory(self, sheet: Sheet) -> None:
        box = self._part("lab")
        sheet.panel("panel/recess", *box)
        lab = self.sight.dig.seats[self.seat].lab
        for number, dinosaur in enumerate(lab):
            height = box.height / len(lab)
            draw_small_animal(sheet, self.sight, self.seat, dinosaur, box.move(0, height * number), height)


def draw_pawn(sheet: Sheet, name: str, foot: tuple[float, float], tall: float, stung: bool = False) -> None:
    """Draw a pawn that sets its foot on a point, on its Sting if it has one."""
    times = tall / PAWN_TALL
    if stung:
        paint_sting(sheet, *foot, times)
    size = (PAWN_SHEET[0] * times, PAWN_SHEET[1] * times)
    # A picture is placed by the figure's own corner, which lies 12 and 6 units within its sheet.
    corner = (foot[0] - (PAWN_FOOT[0] - 12) * times, foot[1] - (PAWN_FOOT[1] - 6) * times)
    sheet.picture(f"pawn/{name}", *corner, size)


def counted(sheet: Sheet, count: int, x: float, y: float) -> None:
    """Draw how many there are, quietly if there are none."""
    sheet.text(f"×{count}", COUNT if count else NONE_LEFT, x, y, "midleft")


def draw_small_animal(sheet: Sheet, sight: Sight, seat: int, dinosaur: int, box: pygame.FRect, height: float) -> None:
    """Draw a Dinosaur of a laboratory as a small engraving over its bones."""
    animal = sight.dig.box.animals[dinosaur]
    bones = lit_bones(animal, sight.claim(seat, dinosaur))
    side = 20.0
    room = height - side - 6
    sheet.panel("panel/card", box.left + 1, box.top + 1, box.width - 2, height - 2)
    wide = min(box.width - 10, room * 1.56)
    sheet.picture(f"creature/{animal.key}", box.centerx - wide / 2, box.top + 6, (wide, wide / 1.56))
    for number, (kind, lit) in enumerate(bones):
        x = box.centerx + (number - (len(bones) - 1) / 2) * (side + 2)
        sheet.emblem(f"bone/{BONES[kind]}", x, box.top + height - side / 2 - 5, side, 255 if lit else 90)
