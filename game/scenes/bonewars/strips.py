"""The other players, each folded to a strip: name, money, reputation, loyalty, hand, bones, slots."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.model.bonewars.box import PATRONS
from game.scenes.bonewars.parts import TablePart
from game.scenes.bonewars.places import Places
from game.view import theme
from game.view.bonewars import signs
from game.view.bonewars.small_cards import solo_back
from game.view.painter import Painter
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

NAME = Style("fell", 20, theme.CREAM, shadow=theme.NIGHT)
NUMBER = Style("cinzel-bold", 17, theme.CREAM, shadow=theme.NIGHT)
STAMP = Style("alegreya-sans-bold", 15, (255, 226, 150), shadow=theme.NIGHT)
NEXT = Style("alegreya-sans-medium", 15, (214, 198, 232), shadow=theme.NIGHT)
GLYPH = (230, 204, 150)
WIDE = 500.0
"""From this width on everything stands in one line."""


class StripPart(TablePart):
    """The strip of one other player."""

    def __init__(self, places: Places, seat: int) -> None:
        self.place = places.strip(seat)
        super().__init__(places, self.place.inflate(8, 6))
        self.seat = seat

    def sign(self) -> Hashable:
        """Return all that it shows."""
        feud, mat = self.sight.feud, self.sight.feud.seats[self.seat]
        hand = len(mat.species) + len(mat.paleontologists) + len(mat.team_cards)
        shown = (mat.money, mat.reputation, tuple(mat.loyalty), hand, sum(mat.bones), feud.crates(self.seat))
        deck = feud.theodore.deck[-1] if feud.theodore and feud.theodore.deck else 0
        return shown, len(mat.laid), len(mat.slots), mat.passed, deck, mat.patron

    def draw(self, painter: Painter) -> None:
        """Draw it in one line, or in two where it is narrow."""
        player = self.sight.player(self.seat)
        painter.panel(f"wars/strip-{player.key}", self.place)
        sheet, box = Sheet(painter), self.place
        signs.pawn(sheet, player, box.left + 26, box.bottom - 1, 52)
        if box.width > WIDE:
            self._wide(sheet, box)
        else:
            self._narrow(sheet, box)

    def _wide(self, sheet: Sheet, box: pygame.FRect) -> None:
        feud, mat, y = self.sight.feud, self.sight.feud.seats[self.seat], box.centery
        sheet.text(self.sight.name(self.seat), NAME, box.left + 54, y, "midleft", 96)
        signs.coin(sheet, mat.money, box.left + 172, y, 34)
        self._figure(sheet, "glyph/reputation", mat.reputation, box.left + 208, y, 26)
        self._loyalty(sheet, box.left + 262, y, 27, 58)
        hand = len(mat.species) + len(mat.paleontologists) + len(mat.team_cards)
        self._figure(sheet, "glyph/species-card", hand, box.left + 386, y, 23)
        sheet.glyph("glyph/bone-bag", box.left + 432, y, 23, GLYPH, theme.NIGHT)
        sheet.text(f"{sum(mat.bones)}/{feud.crates(self.seat)}", NUMBER, box.left + 447, y, "midleft")
        right = box.right - (158 if feud.is_theodore(self.seat) else 12)
        self._slots(sheet, box.left + 498, y, min(17.0, (right - box.left - 498) / len(mat.slots)), 26)
        if feud.is_theodore(self.seat):
            self._next(sheet, box)
        elif mat.passed:
            self._stamp(sheet, box.right - 46, y)

    def _narrow(self, sheet: Sheet, box: pygame.FRect) -> None:
        mat = self.sight.feud.seats[self.seat]
        wide = box.width / 242
        upper, lower = box.top + 15, box.top + 36
        sheet.text(self.sight.name(self.seat), NAME.sized(18), box.left + 48, upper, "midleft", 62 * wide)
        signs.coin(sheet, mat.money, box.left + 48 + 78 * wide, upper + 1, 27)
        self._figure(sheet, "glyph/reputation", mat.reputation, box.left + 48 + 106 * wide, upper, 21)
        hand = len(mat.species) + len(mat.paleontologists) + len(mat.team_cards)
        self._figure(sheet, "glyph/species-card", hand, box.left + 48 + 158 * wide, upper, 19)
        self._loyalty(sheet, box.left + 57, lower, 19, 46)
        self._slots(sheet, box.left + 150 * max(1.0, wide * 0.9), lower, min(14.0, 84 * wide / len(mat.slots)), 19)
        if mat.passed:
            self._stamp(sheet, box.right - 36, lower)

    def _figure(self, sheet: Sheet, glyph: str, number: int, x: float, y: float, tall: float) -> None:
        sheet.glyph(glyph, x, y, tall, GLYPH, theme.NIGHT)
        sheet.text(str(number), NUMBER, x + tall / 2 + 4, y, "midleft")

    def _loyalty(self, sheet: Sheet, x: float, y: float, side: float, pitch: float) -> None:
        feud, mat = self.sight.feud, self.sight.feud.seats[self.seat]
        for patron, key in enumerate(PATRONS):
            at = x + patron * pitch
            signs.letter(sheet, key, at, y, side)
            value = feud.box.figures.track[mat.loyalty[patron]]
            sheet.text(f"×{value}", NUMBER.sized(15 if side < 24 else 17), at + side / 2 + 3, y, "midleft")
            if mat.patron == patron:
                sheet.shade(at - side / 2, y + side / 2 + 1, side, 2, (255, 222, 120), 255)

    def _slots(self, sheet: Sheet, x: float, y: float, pitch: float, tall: float) -> None:
        mat = self.sight.feud.seats[self.seat]
        for number in range(len(mat.slots)):
            box = (x + number * pitch, y - tall / 2, pitch - 2, tall)
            sheet.panel("panel/recess", *box)
            if number < len(mat.laid):
                sheet.shade(box[0] + 1, box[1] + 1, pitch - 4, tall - 2, (226, 204, 160), 255)
                sheet.shade(box[0] + 1, box[1] + tall - 4, pitch - 4, 3, (150, 116, 70), 255)

    def _stamp(self, sheet: Sheet, x: float, y: float) -> None:
        sheet.panel("panel/title-plate", x - 36, y - 12, 72, 24)
        sheet.text(words("wars-passed"), STAMP, x, y)

    def _next(self, sheet: Sheet, box: pygame.FRect) -> None:
        theodore = self.sight.feud.theodore
        if theodore is None or not theodore.deck:
            return
        sheet.text(words("wars-next-card"), NEXT, box.right - 148, box.centery, "midleft")
        solo_back(sheet, self.sight.feud.box.solo_cards[theodore.deck[-1]], box.right - 112, box.top + 3, 104, 44)
