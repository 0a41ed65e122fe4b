"""The parts of the map: dig sites with their tiles and camp spaces, universities with their grants."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.model.bonewars.box import LEVELS, NOTHING
from game.model.bonewars.state import VIRTUAL
from game.scenes.bonewars.ground import university_plate
from game.scenes.bonewars.parts import TablePart
from game.scenes.bonewars.places import Places
from game.view import theme
from game.view.bonewars import signs
from game.view.painter import Painter
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

EMPTY = Style("crimson-semibold", 15, (240, 220, 176), shadow=(60, 36, 14))
TILE = Style("alegreya-sans-bold", 14, (255, 236, 190), shadow=(40, 20, 6))
GRANT = Style("fell", 19, theme.INK)
SMALL_GRANT = Style("fell", 17, theme.INK)
GRANT_TEXT = Style("crimson-semibold", 16, theme.INK, leading=0.92)
OWNER = Style("crimson-semibold", 15, (96, 64, 34))
EDGE = (58, 36, 18)

SMALLEST = 14.0
"""Smaller than this no name is set."""


class SitePart(TablePart):
    """A dig site: dug places of the pit, the place of a card that is gone, the action tile, closed camp spaces."""

    def __init__(self, places: Places, site: int) -> None:
        box = places.site(site)
        super().__init__(places, pygame.FRect(box.left + 8, box.top + 8, box.width - 16, box.height - 16))
        self.site = site

    def sign(self) -> Hashable:
        """Return what lies there."""
        feud = self.sight.feud
        dug = tuple(kind == NOTHING for kind in feud.bones_at(self.site))
        camps = tuple(feud.camps[space] for space in feud.box.camps_at[self.site])
        return dug, bool(feud.site_cards[self.site]), feud.site_actions[self.site], camps

    def draw(self, painter: Painter) -> None:
        """Draw them."""
        sheet, feud, places = Sheet(painter), self.sight.feud, self.places
        for level, kind in enumerate(feud.bones_at(self.site)):
            if kind == NOTHING:
                self._dug(painter, level)
        if not feud.site_cards[self.site]:
            card = places.in_site(self.site, "site-card")
            painter.panel("panel/recess-light", card)
            painter.paragraph(words("wars-site-empty"), EMPTY, card.inflate(-14, -8), "center", middle=True)
        box = places.in_site(self.site, "site-tile")
        errand_tile(sheet, feud.box.errands[feud.site_actions[self.site]], box)
        for space in feud.box.camps_at[self.site]:
            camp_space(sheet, places.camp(space), feud.camps[space] == VIRTUAL)

    def _dug(self, painter: Painter, level: int) -> None:
        """Draw the trace of a bone that has been dug."""
        at = self.places.bone_point(self.site, level)
        box = pygame.FRect(0, 0, self.places.bone_side - 8, self.layout.box("site-pit").height / LEVELS - 16)
        box.center = at
        pygame.draw.ellipse(painter.surface, EDGE, painter.screen.rect(box), max(1, painter.screen.length(2)))


def errand_tile(sheet: Sheet, errand: str, box: pygame.FRect) -> None:
    """Draw a dig site action on its brass tile; where there is room with its word."""
    sheet.panel("panel/brass-dark", *box)
    labelled = box.width > 50
    if errand == "money":
        signs.coin(sheet, 1, box.centerx, box.centery, 30)
        return
    tall = min(26.0, box.height * 0.5)
    y = box.top + box.height * (0.36 if labelled else 0.5)
    sheet.glyph(signs.errand_glyph(errand), box.centerx, y, tall, signs.CREAM, theme.NIGHT)
    if labelled:
        sheet.text(words(f"wars-errand-{errand}"), TILE, box.centerx, box.bottom - 11, width=box.width - 1)


def camp_space(sheet: Sheet, box: pygame.FRect, closed: bool) -> None:
    """Draw a camp space, crossed out if nobody may use it in this game."""
    if not closed:
        sheet.panel("panel/recess", *box)
        return
    sheet.panel("panel/recess-light", *box)
    sheet.glyph("glyph/base-camp", box.centerx, box.centery, box.width * 0.66, (124, 108, 88))
    sheet.glyph("glyph/cross", box.centerx, box.centery, box.width * 0.8, (66, 52, 38))


class UniversityPart(TablePart):
    """A university space: patron, number, its grant, and whose grant it is."""

    def __init__(self, places: Places, university: int) -> None:
        super().__init__(places, places.university(university))
        self.university = university

    def sign(self) -> Hashable:
        """Return the grant and who is there."""
        feud = self.sight.feud
        owners = tuple(seat for seat, mat in enumerate(feud.seats) if mat.grant == self.university)
        home = tuple(
            seat for seat, mat in enumerate(feud.seats) if mat.university == self.university and mat.site == NOTHING
        )
        return feud.grants[self.university], owners, home, feud.neutral == self.university, self.sight.viewer

    def draw(self, painter: Painter) -> None:
        """Draw it."""
        painter.panel("panel/parchment", self.box.inflate(-4, -4))
        sheet, key = Sheet(painter), self.sight.feud.box.grants[self.sight.feud.grants[self.university]]
        university_plate(sheet, self.places, self.university)
        name = self.places.in_university(self.university, "university-name")
        if not self.places.wide_map:
            grant = words(f"wars-grant-{key}")
            painter.paragraph(grant, whole_words(painter, grant, SMALL_GRANT, name.width), name)
            team = self.places.in_university(self.university, "university-team")
            sheet.emblem(f"emblem/grant-{key}", self.box.right - 20, team.top + 4, 32)
            return
        sheet.emblem(f"emblem/grant-{key}", name.right - 15, name.centery + 1, 34)
        painter.text(words(f"wars-grant-{key}"), GRANT, (name.left, name.centery), "midleft", name.width - 32)
        text = self.places.in_university(self.university, "university-text")
        painter.paragraph(words(f"wars-grant-{key}-short"), GRANT_TEXT, text)
        self._owner(painter)

    def _owner(self, painter: Painter) -> None:
        feud = self.sight.feud
        home = [
            seat for seat, mat in enumerate(feud.seats) if mat.university == self.university and mat.site == NOTHING
        ]
        owners = [seat for seat, mat in enumerate(feud.seats) if mat.grant == self.university]
        team = self.places.in_university(self.university, "university-team")
        grant = self.places.in_university(self.university, "university-grant")
        standing = bool(home) or feud.neutral == self.university
        if not standing:
            painter.panel("panel/recess-light", pygame.FRect(team.left + 6, team.bottom - 32, 30, 30))
        if owners:
            own = owners == [self.sight.viewer] and not self.sight.focus.theodore
            text = words("wars-grant-of-you") if own else self.sight.name(owners[0])
        else:
            text = words("wars-neutral") if feud.neutral == self.university else words("wars-grant-free")
        left = grant.left + (32 + 22 * (len(owners) - 1) if owners else 4)
        painter.text(text, OWNER, (left, grant.centery), "midleft", grant.right - left)


def whole_words(painter: Painter, text: str, style: Style, width: float) -> Style:
    """Return a style so much smaller that no word of a text has to be broken, down to the smallest there is."""
    widest = max(painter.type.width(word, style) for word in text.split())
    return style if widest <= width else style.sized(max(SMALLEST, style.size * width / widest - 0.5))
