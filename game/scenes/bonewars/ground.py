"""What lies still on the table of Bone Wars: wood, map, roads, frames, trays, leather."""

from __future__ import annotations

import pygame

from game.model.bonewars.box import LEVELS, NOTHING, PATRONS
from game.scenes.bonewars.layout import PUBLISH
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.places import LINK, Places
from game.view import theme
from game.view.bonewars import signs
from game.view.painter import Painter
from game.view.panels import heading, slot
from game.view.screen import Point
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

TITLE = Style("rye", 30, (240, 204, 120), shadow=theme.NIGHT, outline=(40, 20, 6))
SITE = Style("fell", 19, theme.INK, shadow=(232, 210, 160))
LEVEL = Style("cinzel-bold", 15, (250, 226, 170), shadow=(40, 20, 4))
SMALL_HEADING = Style("fell-sc", 18, (238, 212, 150), shadow=theme.NIGHT)
ROAD = (104, 62, 28)
ROD = (58, 36, 14), (214, 168, 86), (124, 84, 36)
"""The rod between the sheets from left to right: its shadow, its light, its brass."""
DASH = 9.0
SOILS = 3
WAYS = ("north", "east", "south", "west")


class Ground:
    """Draws what changes only with the focus and the seat in front."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.layout = places.layout
        self.sight = places.sight

    def draw(self, painter: Painter) -> None:
        """Draw the ground."""
        painter.cover("surface/table")
        self._bar(painter)
        self._map(painter)
        self._academy(painter)
        self._edge(painter)
        self._mat(painter)

    def _bar(self, painter: Painter) -> None:
        whole = painter.screen.whole
        title = self.layout.box("title")
        painter.panel("panel/wood-bar", pygame.FRect(whole.left, title.top, whole.width, title.height))
        painter.text(words("wars-title"), TITLE, (title.left + 10, title.centery - 1), "midleft", title.width - 10)

    # the map

    def _map(self, painter: Painter) -> None:
        name = "wide" if self.places.wide_map else "narrow"
        chart, field = painter.art.entry(f"wars/chart-{name}"), self.layout.box("field")
        tall = chart.size[1] * field.height / (chart.size[1] - 2 * chart.origin[1])
        painter.picture(f"wars/chart-{name}", field.topleft, (chart.size[0], tall))
        self._roads(painter)
        for site in range(len(self.sight.feud.site_cards)):
            self._site(painter, site)
        self._links(painter)

    def _site(self, painter: Painter, site: int) -> None:
        places, feud = self.places, self.sight.feud
        painter.panel("wars/site", places.site(site))
        name, text = places.in_site(site, "site-name"), words(f"wars-site-{feud.box.rows.sites[site].key}")
        if places.wide_map:
            painter.text(text, SITE, name.center, "center", name.width)
        else:
            painter.text(text, SITE.sized(17), (name.left, name.centery), "midleft", name.width)
        pit = places.in_site(site, "site-pit")
        painter.picture(f"wars/soil-{site % SOILS + 1}", pit.topleft, pit.size)
        if places.wide_map:
            for level in range(LEVELS):
                box = places.level(site, level)
                painter.text(str(level + 1), LEVEL, (box.left + 12, box.centery), "center")

    def _links(self, painter: Painter) -> None:
        links = self.sight.feud.box.links
        for here, ways in enumerate(links):
            for there in ways:
                if there == NOTHING or (here in links[there] and there < here):
                    continue
                box = self.places.way(here, there)
                name = way_picture(self.places, ("way", here, there))
                painter.picture(name, box.center, (LINK + 6, LINK + 6), anchor="center")

    def _roads(self, painter: Painter) -> None:
        places = self.places
        if not places.wide_map:
            return
        edge = places.university(0).left
        for site in sorted({site for doors in self.sight.feud.box.doors for site in doors}):
            head = places.door(0, site)
            if site % 2:
                _dotted(painter, (edge, head.centery), (head.right, head.centery))
            else:
                level = places.site(site).top - 8.5
                _dotted(painter, (edge, level), (head.centerx, level))
            painter.picture(way_picture(places, ("door", 0, site)), head.center, (26, 26), anchor="center")

    # the academy

    def _academy(self, painter: Painter) -> None:
        for name in ("shelf-0", "shelf-1", "finds", "rare"):
            painter.panel("wars/tray", self.layout.box(name))
        painter.panel("wars/strip-wood", self.layout.box("scholars"))
        folded = not self.places.unfolded
        painter.panel("wars/strip-wood" if folded else "wars/tray", self.layout.box("profession"))
        for place in self.layout.grid("award", 3):
            painter.panel("panel/parchment", place)
        self._headings(painter)
        if self.sight.focus.upper == PUBLISH:
            painter.panel("panel/parchment", self.layout.box("desk"))

    def _headings(self, painter: Painter) -> None:
        finds, tiles = self.layout.box("finds"), self.layout.box("find-tiles")
        if tiles.top - finds.top > 20:
            heading(painter, words("wars-finds"), _head(finds), SMALL_HEADING)
        rare, kind = self.layout.box("rare"), self.layout.box("rare-kind-first")
        if kind.top - rare.top > 20 and not self.places.last_careers:
            box = _head(rare)
            box.width -= 56
            heading(painter, words("wars-rare"), box, SMALL_HEADING)
        if self.places.unfolded and not self.places.last_careers:
            heading(painter, words("wars-profession"), self.layout.box("profession-head"), SMALL_HEADING)

    def _edge(self, painter: Painter) -> None:
        """Draw the rod between the sheets, with the handle that says which way it goes."""
        sheet, edge, handle = Sheet(painter), self.layout.box("edge"), self.layout.box("edge-handle")
        for left, colour in zip((-2.5, -1.5, 0.5), ROD, strict=True):
            sheet.shade(edge.centerx + left, edge.top + 6, 2, edge.height - 12, colour, 255)
        sheet.picture("wars/disc-brown", *handle.center, handle.size, anchor="center")
        way = "left" if self.places.wide_map else "right"
        sheet.glyph(f"glyph/arrow-{way}", *handle.center, 12, theme.CREAM, theme.NIGHT)

    # the mat

    def _mat(self, painter: Painter) -> None:
        sight, layout = self.sight, self.layout
        player = sight.player(sight.viewer).key
        skin = {"theodore": "rival"}.get(player, player)
        painter.panel(f"panel/leather-{skin}", layout.box("mat"))
        for place in layout.grid("crate", 5, 2):
            slot(painter, place)
        if sight.focus.theodore:
            painter.panel("panel/parchment", layout.box("reasons"))
            for name, key in (
                ("solo-head", "wars-current-card"),
                ("back-head", "wars-next-back"),
                ("solo-slots-head", "wars-his-slots"),
                ("hand-head", "wars-his-hand"),
            ):
                heading(painter, words(key), layout.box(name), SMALL_HEADING)


def _head(box: pygame.FRect) -> pygame.FRect:
    return pygame.FRect(box.left + 12, box.top + 6, box.width - 24, 20)


def _dotted(painter: Painter, start: Point, end: Point) -> None:
    """Draw a road as dashes along a level line."""
    sheet = Sheet(painter)
    left, right = sorted((start[0], end[0]))
    x = left
    while x < right:
        sheet.shade(x, start[1] - 1.5, min(DASH, right - x), 3, ROAD, 200)
        x += DASH + 6


def university_plate(sheet: Sheet, places: Places, university: int) -> None:
    """Draw the plate of a university: patron's pattern and letter above, its number below."""
    box = places.in_university(university, "university-plate")
    patron = PATRONS[places.sight.feud.box.patrons[university]]
    signs.patron_plate(sheet, patron, *box)
    sheet.text(words(f"wars-letter-{patron}"), signs.LETTER.sized(20), box.centerx, box.top + 20)
    sheet.text(str(university + 1), signs.LETTER.sized(17), box.centerx, box.bottom - 20)


def way_picture(places: Places, way: Thing) -> str:
    """Return the picture of the arrow between two sites, or at the end of the road from a university."""
    kind, here, there = str(way[0]), int(way[1]), int(way[2])
    if kind == "door":
        return "wars/way-west" if there % 2 else "wars/way-south"
    links = places.sight.feud.box.links
    direction = links[here].index(there)
    if here in links[there]:
        return "wars/way-along" if direction % 2 == 0 else "wars/way-across"
    return f"wars/way-{WAYS[direction]}"
