"""The parts of the academy: the four actions, awards, minor finds, scholars, rare bones, professions."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.model.bonewars.archive import counted
from game.model.bonewars.box import ACTIONS, AWARD, ENVELOPES, FIND, ICONS, KINDS, PATRONS, Space
from game.model.bonewars.state import NOBODY
from game.scenes.bonewars.chances import can_act, chance_text, fitting_finds, met, wanted_kinds
from game.scenes.bonewars.parts import TablePart
from game.scenes.bonewars.places import Places
from game.scenes.bonewars.steps import action_in_work
from game.view import theme
from game.view.bonewars import signs
from game.view.painter import Painter
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

ACTION = Style("fell", 21, theme.CREAM, shadow=(24, 10, 26))
LIMIT = Style("alegreya-sans-medium", 14, (222, 208, 226), shadow=(24, 10, 26))
CHANCE = Style("alegreya-sans-bold", 15, theme.CREAM, shadow=(24, 10, 26))
DARK = (58, 30, 8)
LIGHT = (250, 224, 160)
TILE = Style("cinzel-bold", 17, DARK, shadow=(250, 222, 150))
OWN = Style("cinzel-bold", 14, DARK, shadow=(240, 206, 130))
NEED = Style("cinzel-bold", 15, theme.INK)
LOYALTY = Style("cinzel-bold", 15, (255, 240, 206), shadow=(40, 16, 4))
COUNT = Style("cinzel-bold", 17, theme.CREAM, shadow=theme.NIGHT)
NO_COUNT = Style("cinzel-bold", 17, (134, 108, 82), shadow=theme.NIGHT)
MET, MET_EDGE = (255, 226, 140), (196, 138, 40)
FITS = (214, 176, 104)
REPEATED = ("publish", "debunk")


class ActionPart(TablePart):
    """One of the four actions: its name, how often it may be done, what it promises now."""

    def __init__(self, places: Places, action: int) -> None:
        super().__init__(places, places.action(action).inflate(6, 6))
        self.action = action

    def sign(self) -> Hashable:
        """Return what it says."""
        return self._state()

    def _state(self) -> tuple[bool, bool, str, int]:
        feud, seat = self.sight.feud, self.sight.viewer
        chosen = action_in_work(feud) == self.action
        known = bool(feud.todo) and feud.seats[seat].patron != NOBODY and self.sight.open_hand
        text = words("wars-in-work") if chosen else chance_text(feud, seat, self.action) if known else ""
        markers = sum(mat.post == self.action for mat in feud.seats)
        return chosen, bool(feud.todo) and can_act(feud, seat, self.action), text, markers

    def draw(self, painter: Painter) -> None:
        """Draw its plate."""
        chosen, possible, text, markers = self._state()
        box, key = self.places.action(self.action), ACTIONS[self.action]
        sheet = Sheet(painter)
        sheet.panel(f"wars/action{'-chosen' if chosen else '' if possible else '-closed'}", *box)
        ink = (DARK, LIGHT) if chosen else (ACTION.colour, ACTION.shadow)
        if not (chosen or possible):
            ink = ((206, 194, 200), ACTION.shadow)
        sheet.emblem(signs.action_emblem(key), box.left + 31, box.centery, 52, 255 if chosen or possible else 130)
        left, width = box.left + 58, box.width - 64
        sheet.text(
            words(f"wars-action-{key}"), _inked(ACTION, ink), left, box.top + 20, "midleft", width - 25 * markers
        )
        limit = words("wars-any-number") if key in REPEATED else words("wars-once")
        sheet.text(limit, _inked(LIMIT, ink), left, box.top + 40, "midleft", width)
        sheet.text(text, _inked(CHANCE, ink), left, box.bottom - 17, "midleft", width)


def _inked(style: Style, ink: tuple[theme.Colour, theme.Colour | None]) -> Style:
    return Style(style.face, style.size, ink[0], ink[1])


class AwardPart(TablePart):
    """An award tile: what it counts, the counts of the player in front, its four rows."""

    def __init__(self, places: Places, tile: int) -> None:
        super().__init__(places, places.layout.grid("award", 3)[tile].copy())
        self.tile = tile

    def sign(self) -> Hashable:
        """Return the counts, and the rows that are met."""
        feud, viewer = self.sight.feud, self.sight.viewer
        rows = feud.box.award_spaces[feud.awards[self.tile]]
        symbols = [symbol for symbol, _ in rows[0].needs]
        counts = tuple(counted(feud, viewer, symbol) for symbol in symbols)
        claims = (tuple(feud.claims), self.places.enlarged(AWARD))
        return counts, tuple(met(feud, viewer, self.tile, space) for space in range(len(rows))), claims

    def draw(self, painter: Painter) -> None:
        """Draw it; if it lies on the desk its place is an empty tray."""
        if self.places.enlarged(AWARD):
            painter.panel("wars/tray", self.box)
        else:
            paint_award(Sheet(painter), self.places, self.tile, self.box)


def paint_award(sheet: Sheet, places: Places, tile: int, box: pygame.FRect) -> None:
    """Draw an award tile in a box: what it counts with the counts in front, and its rows."""
    feud, viewer = places.sight.feud, places.sight.viewer
    rows = feud.box.award_spaces[feud.awards[tile]]
    narrow = box.width < 100
    sheet.panel("panel/brass", box.left + 4, box.top + 4, box.width - 8, 24)
    sheet.text("ABC"[tile], TILE, box.left + 14, box.top + 16)
    for number, (symbol, _) in enumerate(rows[0].needs):
        x = box.left + (34 if narrow else 44) + number * (28 if narrow else 38)
        side = 17 if narrow else 20
        award_symbol(sheet, symbol, x, box.top + 16, side)
        sheet.text(str(counted(feud, viewer, symbol)), OWN, x + side / 2 + 2, box.top + 16, "midleft")
    for space, row in enumerate(rows):
        place = places.space_in(box, tile, space)
        if met(feud, viewer, tile, space):
            sheet.shade(place.left, place.top + 1, place.width, place.height - 2, MET_EDGE, 255)
            sheet.shade(place.left + 2, place.top + 3, place.width - 4, place.height - 6, MET, 255)
        _needs(sheet, row, place, narrow)


def _needs(sheet: Sheet, row: Space, place: pygame.FRect, narrow: bool) -> None:
    large = place.width > 130
    side = min(17.0 if narrow else 34.0 if large else 21.0, place.height - 2)
    style = NEED.sized(22) if large else NEED
    for (symbol, number), x in zip(row.needs, (24, 53) if narrow else (40, 92) if large else (26, 64), strict=False):
        sheet.text(str(number), style, place.left + x - side / 2 - 2, place.centery, "midright")
        award_symbol(sheet, symbol, place.left + x, place.centery, side)
    signs.token(sheet, "wars/disc-dark", place.right - 13, place.centery, min(21.0, place.height - 3), signs.DISC_BODY)
    sheet.text(str(row.loyalty), LOYALTY, place.right - 13, place.centery)


def award_symbol(sheet: Sheet, symbol: str, x: float, y: float, side: float) -> None:
    """Draw what an award counts: a discoverer's letter, a group of animals, or the find of an envelope."""
    if symbol in ENVELOPES:
        signs.find(sheet, ICONS[ENVELOPES.index(symbol)], x, y, side + 1)
    elif symbol in (*PATRONS, "leidy"):
        signs.letter(sheet, symbol, x, y, side - 1)
    else:
        sheet.glyph(f"glyph/{symbol}", x, y, side - 1, (58, 32, 6))


class FindsPart(TablePart):
    """The minor finds: empty places, those that fit a card of the hand framed, and the bonus of each column."""

    def __init__(self, places: Places) -> None:
        room = places.layout.box("find-tiles").unionall(list(places.layout.grid("column", 5)))
        super().__init__(places, room.inflate(8, 8))

    def sign(self) -> Hashable:
        """Return what fits, and the bonuses."""
        return frozenset(self._fitting()), tuple(self.sight.feud.columns), self.places.enlarged(FIND)

    def _fitting(self) -> set[int]:
        return fitting_finds(self.sight.feud, self.sight.viewer) if self.sight.open_hand else set()

    def draw(self, painter: Painter) -> None:
        """Draw them, if they do not lie on the desk."""
        if self.places.enlarged(FIND):
            return
        sheet, feud, fitting = Sheet(painter), self.sight.feud, self._fitting()
        for place in range(len(feud.finds)):
            box = self.places.find(place)
            if place in fitting:
                sheet.shade(box.left - 1, box.top - 1, box.width + 2, box.height + 2, FITS, 255)
            sheet.panel("panel/recess", *box)
        for column, tile in enumerate(feud.columns):
            box = self.places.column(column)
            bonus_plate(sheet, feud.box.tiles[tile], box)


def bonus_plate(sheet: Sheet, gains: tuple[tuple[str, int], ...], box: pygame.FRect, skin: str = "brass-dark") -> None:
    """Draw a bonus on its brass plate."""
    sheet.panel(f"panel/{skin}", *box)
    side = min(34.0, box.height - 6)
    for number, (effect, amount) in enumerate(gains):
        x = box.centerx + (number - (len(gains) - 1) / 2) * (side + 4)
        signs.effect(sheet, effect, amount, x, box.centery, side, "dark")


class ScholarsPart(TablePart):
    """How many paleontologist cards are left; those shown are sprites."""

    def __init__(self, places: Places) -> None:
        super().__init__(places, places.layout.box("scholar-deck"))

    def sign(self) -> Hashable:
        """Return the size of the deck."""
        return len(self.sight.feud.paleontologist_deck)

    def draw(self, painter: Painter) -> None:
        """Draw a bust and the number."""
        sheet, box = Sheet(painter), self.box
        sheet.glyph(
            "glyph/scholar", box.left + 13, box.centery, min(26.0, box.height - 6), (222, 190, 234), theme.NIGHT
        )
        sheet.text(str(len(self.sight.feud.paleontologist_deck)), COUNT, box.left + 29, box.centery, "midleft")


class RarePart(TablePart):
    """The display of rare bones: each kind with its count, and how many bones are in the bag."""

    def __init__(self, places: Places) -> None:
        super().__init__(places, places.layout.box("rare").inflate(-6, -6))

    def sign(self) -> Hashable:
        """Return the counts."""
        feud = self.sight.feud
        wanted = frozenset(wanted_kinds(feud, self.sight.viewer)) if self.sight.open_hand else frozenset()
        return tuple(feud.display), sum(feud.bag), wanted

    def draw(self, painter: Painter) -> None:
        """Draw them."""
        sheet, feud = Sheet(painter), self.sight.feud
        wanted = wanted_kinds(feud, self.sight.viewer) if self.sight.open_hand else set()
        for kind in range(len(KINDS)):
            box, left = self.places.rare(kind), feud.display[kind]
            if kind in wanted and left:
                sheet.shade(box.left - 1, box.top - 1, box.width + 2, box.height + 2, FITS, 255)
            sheet.panel("panel/recess", *box)
            side = min(box.height - 2, box.width * 0.66, 42.0)
            if box.width < 50:
                signs.bone(sheet, kind, box.centerx - 5, box.centery - 2, side + 8, 255 if left else 70)
            else:
                signs.bone(sheet, kind, box.left + box.width * 0.4, box.centery, side, 255 if left else 70)
            sheet.text(str(left), COUNT if left else NO_COUNT, box.right - 12, box.bottom - 12)
        if self.layout.box("rare-kind-first").top - self.layout.box("rare").top > 20:
            self._bag(sheet)

    def _bag(self, sheet: Sheet) -> None:
        box = self.layout.box("rare")
        sheet.glyph("glyph/bone-bag", box.right - 48, box.top + 16, 20, (230, 204, 150), theme.NIGHT)
        sheet.text(str(sum(self.sight.feud.bag)), COUNT.sized(16), box.right - 34, box.top + 16, "midleft")
