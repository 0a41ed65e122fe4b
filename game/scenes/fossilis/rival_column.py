"""The Rival's panel in a game alone against him: what he wants, what he has, what he will do next."""

from __future__ import annotations

from collections.abc import Hashable

from game.model.fossilis.box import BONES, FRAGMENTS
from game.model.fossilis.dinosaurs import owned_bones
from game.scenes.fossilis.column import COUNT, counted, draw_pawn
from game.scenes.fossilis.layout import Layout
from game.scenes.fossilis.parts import TablePart
from game.scenes.fossilis.sight import Sight
from game.view import theme
from game.view.painter import Painter
from game.view.panels import HEADING, LABEL, shield
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

NAME = Style("fell", 23, theme.CREAM, shadow=theme.NIGHT)
WISH = Style("crimson-semibold", 17, theme.CREAM, shadow=theme.NIGHT)
WISH_SCORED = Style("crimson-semibold", 17, (150, 132, 120), shadow=theme.NIGHT)
WISH_SHOWN = Style("crimson-semibold", 17, (255, 216, 120), shadow=theme.NIGHT)
SMALL_HEADING = HEADING.sized(18)
PAWN = 84


class RivalColumn(TablePart):
    """The Rival: portrait, score, target, bones, wishlist, piles of cards, what he bought."""

    def __init__(self, layout: Layout, sight: Sight, seat: int) -> None:
        super().__init__(layout, sight, layout.box("rival"))
        self.seat = seat

    def sign(self) -> Hashable:
        """Return all that it shows."""
        dig, seat = self.sight.dig, self.sight.dig.seats[self.seat]
        rival = dig.rival
        piles = (tuple(rival.draw), tuple(rival.standby), len(rival.discard)) if rival else ()
        owned = tuple(owned_bones(dig, seat)), tuple(seat.used), tuple(seat.skills)
        wished = tuple(dig.display), tuple(seat.scored), tuple(seat.lab)
        return piles, owned, wished, self.sight.figures.score[self.seat], dig.active

    def draw(self, painter: Painter) -> None:
        """Draw what does not move; target and cards are sprites."""
        sheet = Sheet(painter)
        self._who(sheet)
        self._target(sheet)
        self._bones(sheet)
        self._wishlist(sheet)
        self._cards(sheet)
        self._bought(sheet)

    def _who(self, sheet: Sheet) -> None:
        draw_pawn(sheet, self.sight.pawn(self.seat), self.layout.point("rival-pawn"), PAWN)
        head = self.layout.box("rival-head")
        sheet.paragraph(self.sight.name(self.seat), NAME, (head.left, head.top + 4, head.width, head.height), "left")
        shield(sheet, self.sight.figures.score[self.seat], *self.layout.point("rival-score"), 48)

    def _target(self, sheet: Sheet) -> None:
        box = self.layout.box("rival-target")
        sheet.panel("panel/recess", *box)
        if not self.sight.dig.seats[self.seat].lab:
            sheet.text(words("rival-no-target"), LABEL, *box.center)

    def _bones(self, sheet: Sheet) -> None:
        box = self.layout.box("rival-bones")
        owned = owned_bones(self.sight.dig, self.sight.dig.seats[self.seat])
        pitch = box.width / len(BONES)
        for number, kind in enumerate(reversed(range(len(BONES)))):
            x = box.left + number * pitch
            sheet.panel("panel/recess", x + 1, box.top, pitch - 3, box.height)
            sheet.emblem(f"bone/{BONES[kind]}", x + pitch / 2 - 3, box.centery, 38, 255 if owned[kind] else 60)
            if owned[kind]:
                sheet.text(str(owned[kind]), COUNT, x + pitch - 10, box.bottom - 10)

    def _wishlist(self, sheet: Sheet) -> None:
        dig, box = self.sight.dig, self.layout.box("rival-wishlist")
        rival = dig.rival
        if rival is None:
            return
        wishes = next(row.wishlist for row in dig.box.rows.personalities if row.key == rival.personality)
        sheet.text(words("wishlist"), SMALL_HEADING, box.left, box.top + 9, "midleft", box.width)
        pitch = (box.height - 22) / len(wishes)
        for number, key in enumerate(wishes):
            y = box.top + 22 + pitch * (number + 0.5)
            style = self._wish(sheet, dig.box.animal_ids[key], box.left, y)
            sheet.text(words(f"dinosaur-{key}"), style, box.left + 24, y, "midleft", box.width - 24)

    def _wish(self, sheet: Sheet, dinosaur: int, x: float, y: float) -> Style:
        """Mark a name of the wishlist, and return how it is set: scored, his target, in the display, elsewhere."""
        seat = self.sight.dig.seats[self.seat]
        taken = any(dinosaur in (*other.scored, *other.lab) for other in self.sight.dig.seats)
        if dinosaur in seat.lab:
            sheet.glyph("glyph/targeting", x + 10, y, 17, (255, 216, 120), theme.NIGHT)
            return WISH_SHOWN
        if dinosaur in self.sight.dig.display:
            sheet.glyph("glyph/eye", x + 10, y, 17, (255, 216, 120), theme.NIGHT)
            return WISH_SHOWN
        if taken:
            sheet.glyph("glyph/check" if dinosaur in seat.scored else "glyph/cross", x + 10, y, 14, (150, 132, 120))
            return WISH_SCORED
        return WISH

    def _cards(self, sheet: Sheet) -> None:
        dig = self.sight.dig
        for place in self.layout.grid("rival-card", 2):
            sheet.panel("panel/recess", *place)
        if dig.rival is None:
            return
        purse = self.layout.box("rival-purse")
        rows = [dig.box.rival_cards[card] for card in dig.rival.standby]
        fragments: list[str] = [fragment for row in rows for fragment in row.fragments]
        for number, kind in enumerate(FRAGMENTS):
            y = purse.top + 18 + number * 32
            sheet.emblem(f"emblem/{kind}", purse.left + 14, y, 30, 255 if kind in fragments else 110)
            counted(sheet, fragments.count(kind), purse.left + 29, y)

    def _bought(self, sheet: Sheet) -> None:
        dig, seat = self.sight.dig, self.sight.dig.seats[self.seat]
        box = self.layout.box("rival-bought")
        points = sum(dig.box.cards[card].points for card in seat.used)
        pairs = (("glyph/buy", len(seat.used)), ("glyph/score", len(seat.scored)), ("bone/hammer", len(seat.skills)))
        pitch = box.width / len(pairs)
        for number, (sign, count) in enumerate(pairs):
            x = box.left + pitch * number + 16
            if sign.startswith("glyph"):
                sheet.glyph(sign, x, box.top + 16, 22, (238, 212, 150), theme.NIGHT)
            else:
                sheet.emblem(sign, x, box.top + 16, 32)
            counted(sheet, count, x + 17, box.top + 16)
        sheet.text(
            words("rival-bought-points", count=len(seat.used), points=points),
            WISH,
            box.left,
            box.top + 45,
            "midleft",
            box.width,
        )
