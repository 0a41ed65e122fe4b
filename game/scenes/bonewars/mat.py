"""The mat in front: who it belongs to, envelopes, camps, slots, buttons."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from game.model.bonewars.box import ENVELOPES, ICONS, PATRONS
from game.model.bonewars.state import NOBODY, READY, RESERVE
from game.scenes.bonewars.chances import worth
from game.scenes.bonewars.parts import TablePart
from game.scenes.bonewars.places import Places
from game.scenes.bonewars.slots import paint_slot
from game.view import theme
from game.view.bonewars import signs
from game.view.painter import Painter
from game.view.panels import plate
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

NAME = Style("fell", 28, theme.CREAM, shadow=theme.NIGHT)
REPUTATION = Style("cinzel-bold", 25, theme.CREAM, shadow=theme.NIGHT)
GAIN = Style("cinzel-bold", 18, (255, 214, 110), shadow=theme.NIGHT)
COUNT = Style("cinzel-bold", 19, theme.CREAM, shadow=theme.NIGHT)
LETTER = Style("cinzel-bold", 15, (110, 70, 34))
BONUS = Style("alegreya-sans-bold", 15, theme.INK)
CAMPS = Style("cinzel-bold", 24, theme.CREAM, shadow=theme.NIGHT)
CAMP_LABEL = Style("alegreya-sans-bold", 15, (206, 176, 136), shadow=theme.NIGHT)
BUTTON = Style("rye", 18, theme.DARK_BRASS, shadow=(240, 208, 140))
BUTTON_OFF = Style("rye", 18, (64, 54, 46), shadow=(150, 138, 122))
BUTTON_RED = Style("rye", 18, (255, 236, 200), shadow=(50, 14, 8))
GLYPH = (244, 216, 148)
PAWN = 104
NO_LOCKET = (110, 78, 54)
MAT_BUTTONS = ("undo", "end", "pass")


class Identity(TablePart):
    """Whose mat it is: pawn, name, money, reputation with what a scoring would add, locket, specialists, markers."""

    def __init__(self, places: Places) -> None:
        super().__init__(places, places.layout.box("identity"))

    def sign(self) -> Hashable:
        """Return all that it shows."""
        sight = self.sight
        mat = sight.feud.seats[sight.viewer]
        claims = sum(sight.viewer in owners for owners in sight.feud.claims)
        return (
            sight.viewer,
            mat.money,
            mat.reputation,
            mat.patron,
            tuple(mat.specialists),
            claims,
            worth(sight.feud, sight.viewer),
        )

    def draw(self, painter: Painter) -> None:
        """Draw it."""
        sheet, layout, sight = Sheet(painter), self.layout, self.sight
        mat = sight.feud.seats[sight.viewer]
        signs.pawn(sheet, sight.player(sight.viewer), *layout.point("mat-pawn"), PAWN)
        name = layout.box("mat-name")
        sheet.text(sight.name(sight.viewer), NAME, name.left, name.centery, "midleft", name.width)
        signs.coin(sheet, mat.money, *layout.point("mat-money"), 42)
        self._reputation(sheet, mat.reputation)
        self._locket(sheet, mat.patron)
        self._specialists(sheet, mat.specialists)
        claims = sum(sight.viewer in owners for owners in sight.feud.claims)
        box = layout.box("award-markers")
        sheet.glyph("glyph/award", box.left + 12, box.centery, 24, GLYPH, theme.NIGHT)
        sheet.text(str(len(sight.feud.awards) - claims), COUNT, box.left + 27, box.centery, "midleft")

    def _reputation(self, sheet: Sheet, reputation: int) -> None:
        box = self.layout.box("mat-reputation")
        sheet.glyph("glyph/reputation", box.left + 15, box.centery, 30, GLYPH, theme.NIGHT)
        sheet.text(str(reputation), REPUTATION, box.left + 35, box.centery, "midleft")
        if gain := worth(self.sight.feud, self.sight.viewer):
            left = box.left + 40 + sheet.painter.type.width(str(reputation), REPUTATION)
            sheet.text(words("wars-gain", points=gain), GAIN, left, box.centery, "midleft")

    def _locket(self, sheet: Sheet, patron: int) -> None:
        box = self.layout.box("locket")
        if patron == NOBODY:
            sheet.panel("panel/recess", box.left + 8, box.top + 6, box.width - 16, box.height - 12)
            sheet.glyph("glyph/locket", box.centerx, box.centery, 56, NO_LOCKET)
            return
        key = PATRONS[patron]
        sheet.picture(f"portrait/{key}", box.left, box.top, (box.width, box.width * 1.2))
        signs.letter(sheet, key, box.right - 14, box.bottom - 16, 27)

    def _specialists(self, sheet: Sheet, where: list[int]) -> None:
        rows = self.sight.feud.box.rows.specialists
        if not where:
            return
        for number, (box, row) in enumerate(zip(self.layout.grid("specialist", len(rows)), rows, strict=True)):
            hired, ready = where[number] != RESERVE, where[number] == READY
            sheet.panel("panel/recess", *box)
            if hired:
                sheet.panel("panel/brass" if ready else "panel/brass-grey", *box.inflate(-2, -2))
                ink = theme.DARK_BRASS if ready else (70, 62, 54)
                sheet.glyph(f"glyph/{row.key}", box.centerx, box.centery, 19, ink)
            else:
                sheet.glyph("glyph/scholar", box.centerx, box.centery, 18, (104, 74, 52))


class Envelopes(TablePart):
    """The archive: five envelopes with find, bonus and the filled dots of the limit; cards peep out as sprites."""

    def __init__(self, places: Places) -> None:
        boxes = [places.envelope(number) for number in range(5)]
        super().__init__(places, boxes[0].unionall(boxes).inflate(8, 8))

    def sign(self) -> Hashable:
        """Return the counts and the limit."""
        feud = self.sight.feud
        return tuple(len(cards) for cards in feud.seats[self.sight.viewer].archive), feud.limit(self.sight.viewer)

    def draw(self, painter: Painter) -> None:
        """Draw them."""
        for number in range(len(ENVELOPES)):
            self._envelope(Sheet(painter), number)

    def _envelope(self, sheet: Sheet, number: int) -> None:
        feud, box = self.sight.feud, self.places.envelope(number)
        name = "wide" if box.width > 120 else "narrow"
        body = (141, 106) if box.width > 120 else (86, 106)
        picture = sheet.painter.art.entry(f"wars/envelope-{name}").size
        size = (picture[0] * box.width / body[0], picture[1] * box.height / body[1])
        sheet.picture(f"wars/envelope-{name}", box.left, box.top, size)
        signs.find(sheet, ICONS[number], box.centerx, box.top + 40, 34)
        count, limit = len(feud.seats[self.sight.viewer].archive[number]), feud.limit(self.sight.viewer)
        for place in range(limit):
            x = box.centerx + (place - (limit - 1) / 2) * 16
            name = "token/energy" if place < count else "token/energy-spent"
            signs.token(sheet, name, x, box.bottom - 34, 14, (19, 19))
        sheet.text(ENVELOPES[number], LETTER, box.left + 11, box.bottom - 14)
        for effect, amount in feud.box.envelopes[number]:
            text = words(f"wars-effect-{effect}", amount=amount)
            sheet.text(text, BONUS, box.centerx + 5, box.bottom - 14, "center", box.width - 28)


class CampsPart(TablePart):
    """The camps on the board: how many moves and how many cards an envelope they have freed."""

    def __init__(self, places: Places) -> None:
        super().__init__(places, places.camps(0).union(places.camps(1)))

    def sign(self) -> Hashable:
        """Return the camps that are left."""
        mat = self.sight.feud.seats[self.sight.viewer]
        return mat.movement_camps, mat.archive_camps, mat.grant

    def draw(self, painter: Painter) -> None:
        """Draw both places."""
        sheet, feud, viewer = Sheet(painter), self.sight.feud, self.sight.viewer
        for kind, (label, glyph, number) in enumerate(
            (
                (words("wars-moves"), "glyph/team-move", feud.free_moves(viewer)),
                (words("wars-archive"), "glyph/reclassify", feud.limit(viewer)),
            )
        ):
            box = self.places.camps(kind)
            sheet.panel("panel/recess", *box)
            sheet.glyph(glyph, box.left + 18, box.top + 21, 22, GLYPH, theme.NIGHT)
            sheet.text(str(number), CAMPS, box.right - 10, box.top + 21, "midright")
            for place in range(2):
                sheet.panel("panel/recess", *self.places.own_camp(kind, place))
            sheet.text(label, CAMP_LABEL, box.centerx, box.bottom - 12)


class SlotPart(TablePart):
    """One action slot of the mat in front."""

    def __init__(self, places: Places, number: int) -> None:
        super().__init__(places, places.slot(number))
        self.number = number

    def sign(self) -> Hashable:
        """Return what it shows."""
        sight = self.sight
        mat = sight.feud.seats[sight.viewer]
        here = mat.laid[self.number] if self.number < len(mat.laid) else None
        return (
            mat.slots[self.number],
            here,
            len(mat.laid),
            bool(sight.feud.todo),
            sight.feud.active == sight.viewer,
            sight.lifted,
            sight.feud.slot_cost(sight.viewer),
        )

    def draw(self, painter: Painter) -> None:
        """Draw it."""
        paint_slot(Sheet(painter), self.sight, self.number, self.box)


class MatButtons(TablePart):
    """Undo, End turn and Pass on the mat of a person."""

    def __init__(self, places: Places, enabled: Callable[[str], bool]) -> None:
        boxes = places.layout.grid("mat-button", 1, len(MAT_BUTTONS))
        super().__init__(places, boxes[0].unionall(list(boxes)).inflate(8, 8))
        self.enabled = enabled

    def sign(self) -> Hashable:
        """Return which of them can be used."""
        return self._ends(), *(self.enabled(name) for name in MAT_BUTTONS)

    def _ends(self) -> str:
        """Return what the second button says: it ends the turn, or only what is being done."""
        asked = self.sight.asked
        turn = asked is None or ("end",) in asked.options or not {("done",), ("decline",)} & set(asked.options)
        return "end" if turn else "done"

    def draw(self, painter: Painter) -> None:
        """Draw the plates."""
        sheet = Sheet(painter)
        for name, box in zip(MAT_BUTTONS, self.layout.grid("mat-button", 1, len(MAT_BUTTONS)), strict=True):
            usable = self.enabled(name)
            skin = ("brass-red" if name == "end" else "brass") if usable else "brass-grey"
            style = (BUTTON_RED if name == "end" else BUTTON) if usable else BUTTON_OFF
            plate(painter, box, skin)
            glyph = {"undo": "undo", "end": "check", "pass": "end-turn"}[name]
            sheet.glyph(f"glyph/{glyph}", box.left + 22, box.centery, 20, style.colour, style.shadow)
            label = words(f"wars-button-{self._ends() if name == 'end' else name}")
            sheet.text(label, style, box.left + 38, box.centery, "midleft", box.width - 44)
