"""Where everything lies in the focus shown: rectangles of things, and the points where sprites stand."""

from __future__ import annotations

import pygame

from game.model.bonewars.box import ACTIONS, AWARD, FIND, LEVELS, NOTHING
from game.model.bonewars.passing import TakeEndgame
from game.model.bonewars.shelves import spots
from game.scenes.bonewars.layout import PASS, layout_of
from game.scenes.bonewars.places_desk import SCHOLARS, DeskPlaces
from game.view.bonewars.small_cards import TAB_TALL
from game.view.screen import Point, columns

SITES = (2, 3)
"""Columns and rows of the map."""

CLOSED_SPOT = 11.0
"""How wide a spot of a shelf is that nobody uses."""
LABEL = 43.0
"""From a loyalty track's left edge to the middle of its first lane."""
LINK = 30.0
HAND_GAP = 6.0
TABS_TALL, TABS_BELOW = 47.0, 22.0
"""How much room there is for the cards that look out of an envelope, and how far it reaches down its flap."""
CRATES = (0, 1, 2, 5, 3, 4, 6, 7, 8, 9)
"""The crates in the order in which they are open: four, then two under each cover tile."""


class Places(DeskPlaces):
    """The rectangles of one moment: they follow the focus, the mat in front, and how many slots there are."""

    # the map

    def site(self, site: int) -> pygame.FRect:
        """Return a dig site."""
        return self.layout.grid("site", *SITES)[site].copy()

    def in_site(self, site: int, name: str) -> pygame.FRect:
        """Return a part of a site; the layout file shows the parts on the first one."""
        first = self.layout.grid("site", *SITES)[0]
        here = self.site(site)
        return self.layout.box(name).move(here.left - first.left, here.top - first.top)

    def level(self, site: int, level: int) -> pygame.FRect:
        """Return one of the three levels of a pit."""
        pit = self.in_site(site, "site-pit")
        return pygame.FRect(pit.left, pit.top + level * pit.height / LEVELS, pit.width, pit.height / LEVELS)

    def bone_point(self, site: int, level: int) -> Point:
        """Return where a bone of a pit lies: beside the level's number if that is shown."""
        box = self.level(site, level)
        return (box.left + 46 if self.wide_map else box.centerx), box.centery

    @property
    def bone_side(self) -> float:
        """How large a bone in a pit is."""
        return 44.0 if self.wide_map else 38.0

    def ground(self, site: int) -> pygame.FRect:
        """Return the foot of a pit, where one digs deeper."""
        pit = self.in_site(site, "site-pit")
        return pygame.FRect(pit.left, pit.bottom - 16, pit.width, 16)

    def camp(self, space: int) -> pygame.FRect:
        """Return a camp space."""
        box = self.sight.feud.box
        site = box.camp_site[space]
        number = box.camps_at[site].index(space)
        first = self.layout.grid("site", *SITES)[0]
        here = self.site(site)
        shape = (3, 1) if self.wide_map else (2, 2)
        place = self.layout.grid("site-camp", *shape)[number]
        return place.move(here.left - first.left, here.top - first.top)

    def team_point(self, site: int, number: int, count: int) -> Point:
        """Return where the foot of the team `number` of `count` stands at a site."""
        room = self.in_site(site, "site-teams")
        pitch = min(26.0, (room.width - 26) / max(1, count - 1))
        return room.left + 17 + number * pitch, room.bottom - 6

    @property
    def pawn_tall(self) -> float:
        """How tall a team's pawn is."""
        return self.layout.box("team-pawn").height

    def way(self, here: int, there: int) -> pygame.FRect:
        """Return the arrow between two neighbouring sites."""
        one, other = self.site(here), self.site(there)
        box = pygame.FRect(0, 0, LINK + 8, LINK + 8)
        if abs(one.centery - other.centery) < 1:
            box.center = ((one.centerx + other.centerx) / 2, one.top + 76)
        else:
            box.center = (one.left + (46 if self.wide_map else 30), (one.centery + other.centery) / 2)
        return box

    def door(self, university: int, site: int) -> pygame.FRect:
        """Return the head of the road from a university to a site."""
        here = self.site(site)
        box = pygame.FRect(0, 0, 26, 26)
        if site % SITES[0]:
            box.center = (here.right + 12, here.top + (70 if site == 3 else 40))
        else:
            box.center = (here.right - 46, here.top - 6)
        return box

    def university(self, university: int) -> pygame.FRect:
        """Return a university."""
        return self.layout.grid("university", 1, 4)[university].copy()

    def in_university(self, university: int, name: str) -> pygame.FRect:
        """Return a part of a university; the layout file shows the parts on the first one."""
        first, here = self.university(0), self.university(university)
        return self.layout.box(name).move(here.left - first.left, here.top - first.top)

    # the academy

    def action(self, action: int) -> pygame.FRect:
        """Return the plate of a paleontologist action."""
        return self.layout.grid("action", len(ACTIONS))[action].copy()

    def post_point(self, action: int, number: int) -> Point:
        """Return where the marker `number` of those on an action lies."""
        plate = self.action(action)
        return plate.right - 21 - number * 24, plate.top + 20

    def shelf(self, patron: int, shelf: int) -> pygame.FRect:
        """Return one shelf of a patron, the lowest first."""
        books = self.layout.box(f"books-{patron}")
        tall = books.height / self.sight.feud.box.figures.shelves
        return pygame.FRect(books.left, books.bottom - (shelf + 1) * tall, books.width, tall - 2)

    def spot(self, patron: int, shelf: int, spot: int) -> pygame.FRect:
        """Return one spot of a shelf, from the left; those nobody uses are slivers at the right end."""
        niche = self.shelf(patron, shelf)
        open_spots = spots(self.sight.feud)
        closed = len(self.sight.feud.box.figures.shelf_spots) - open_spots
        wide = (niche.width - 8 - closed * CLOSED_SPOT) / open_spots
        tall = min(niche.height - 7, 46.0)
        top = niche.bottom - 5 - tall
        if spot < open_spots:
            return pygame.FRect(niche.left + 4 + spot * wide, top, wide - 2, tall)
        left = niche.left + 5 + open_spots * wide + (spot - open_spots) * CLOSED_SPOT
        return pygame.FRect(left, top + 3, CLOSED_SPOT - 1, tall - 3)

    def paper(self, patron: int, place: int) -> pygame.FRect:
        """Return where a paper stands, counted from the lowest free spot; those beyond lie above the shelves."""
        figures = self.sight.feud.box.figures
        shelf, spot = divmod(place + 1, spots(self.sight.feud))
        if shelf < figures.shelves:
            return self.spot(patron, shelf, spot)
        over = place + 1 - figures.shelves * spots(self.sight.feud)
        books = self.layout.box(f"books-{patron}")
        return pygame.FRect(books.left + 2 + over * 9, books.top - 22, 18, 21)

    def step(self, patron: int, space: int) -> float:
        """Return the height of a space of a loyalty track."""
        track = self.layout.box(f"track-{patron}")
        return track.bottom - (space + 1) * track.height / (len(self.sight.feud.box.figures.track) + 1)

    def loyalty_point(self, seat: int, patron: int) -> Point:
        """Return where a loyalty marker lies: each seat has a lane of its own."""
        track = self.layout.box(f"track-{patron}")
        count = len(self.sight.feud.seats)
        pitch = 20.0 if count == 2 else 10.0
        lane = [self.sight.viewer, *self.sight.others].index(seat)
        space = self.sight.feud.seats[seat].loyalty[patron]
        return track.left + LABEL - (0 if count == 2 else 2) + lane * pitch, self.step(patron, space)

    def award(self, tile: int) -> pygame.FRect:
        """Return an award tile, on the desk if one is being claimed."""
        name = "desk-award" if self.enlarged(AWARD) else "award"
        return self.layout.grid(name, 3)[tile].copy()

    def award_space(self, tile: int, space: int) -> pygame.FRect:
        """Return a row of an award tile."""
        return self.space_in(self.award(tile), tile, space)

    def space_in(self, box: pygame.FRect, tile: int, space: int) -> pygame.FRect:
        """Return a row of an award tile that lies in a box."""
        rows = len(self.sight.feud.box.award_spaces[self.sight.feud.awards[tile]])
        tall = (box.height - 34) / rows
        return pygame.FRect(box.left + 4, box.top + 31 + space * tall, box.width - 8, tall)

    def find(self, place: int) -> pygame.FRect:
        """Return a minor find tile; with three and four players two lie side by side."""
        feud = self.sight.feud
        row, column = divmod(place, len(feud.columns))
        rows = len(feud.finds) // len(feud.columns)
        beside = 1 if rows < 3 else 2
        lines = -(-rows // beside)
        room = self.layout.box("desk-find-tiles" if self.enlarged(FIND) else "find-tiles")
        strip = columns(room, len(feud.columns), 6)[column]
        wide, tall = strip.width / beside, strip.height / lines
        return pygame.FRect(strip.left + row % beside * wide, strip.top + row // beside * tall, wide - 2, tall - 3)

    def column(self, column: int) -> pygame.FRect:
        """Return the bonus under a column of minor finds."""
        name = "desk-column" if self.enlarged(FIND) else "column"
        return self.layout.grid(name, len(self.sight.feud.columns))[column].copy()

    def scholar(self, place: int) -> pygame.FRect:
        """Return the place of a paleontologist card of the display, on the desk while one is taken."""
        if self.desk_choice == SCHOLARS:
            return self.laid_out(place, len(self.sight.feud.shown) + 1, "desk-offer-cards")
        return self.layout.grid("scholar", 3)[place].copy()

    @property
    def scholar_deck(self) -> pygame.FRect:
        """The place of the deck of paleontologist cards, on the desk behind those shown while one is taken."""
        if self.desk_choice == SCHOLARS:
            count = len(self.sight.feud.shown)
            return self.laid_out(count, count + 1, "desk-offer-cards")
        return self.layout.box("scholar-deck")

    def rare(self, kind: int) -> pygame.FRect:
        """Return the place of a kind of rare bone; how many lie side by side follows from the first and the last."""
        first, last = self.layout.box("rare-kind-first"), self.layout.box("rare-kind-last")
        wide = 1 + int((last.left - first.left) / first.width)
        return self.layout.grid("rare-kind", wide, 8 // wide)[kind].copy()

    @property
    def unfolded(self) -> bool:
        """Whether the profession track shows its spaces."""
        return self.wide_map

    def profession(self, space: int) -> pygame.FRect:
        """Return a space of the profession track, or the folded track as a whole."""
        if not self.unfolded:
            return self.layout.box("profession")
        box = self.sight.feud.box
        rows = len(box.profession_gains) // box.columns
        return self.layout.grid("profession-space", box.columns, rows)[space].copy()

    def endgame(self, place: int) -> pygame.FRect:
        """Return a space of the endgame tile."""
        return self.layout.grid("endgame-space", len(self.sight.feud.box.rows.endgame))[place].copy()

    @property
    def last_careers(self) -> bool:
        """Whether the endgame tile lies over rare bones and professions: while somebody takes a space of it."""
        todo = self.sight.feud.todo
        return self.wide_map and bool(todo) and isinstance(todo[-1], TakeEndgame)

    @property
    def passing(self) -> bool:
        """Whether the profession lies in the place of the shelves."""
        return self.sight.focus.upper == PASS

    # the mat in front

    def crate(self, number: int) -> pygame.FRect:
        """Return a crate, in the order in which they are opened."""
        return self.layout.grid("crate", 5, 2)[CRATES[number]].copy()

    def cover(self, number: int) -> pygame.FRect:
        """Return the place of a cover tile: it lies over two crates, the last two are opened last."""
        return self.crate(8 - 2 * number).union(self.crate(9 - 2 * number))

    def envelope(self, envelope: int) -> pygame.FRect:
        """Return an envelope of the archive."""
        return self.layout.grid("envelope", 5)[envelope].copy()

    def tab(self, envelope: int, number: int, count: int) -> pygame.FRect:
        """Return the edge of the card `number` of `count` that looks out of an envelope; the last one is lowest.

        They lie one below the other between what is above the envelope and its find, and get lower with their number.
        """
        box = self.envelope(envelope)
        tall = min(TAB_TALL, TABS_TALL / count)
        top = box.top - 18 if count < 3 else box.top + TABS_BELOW - tall * count
        return pygame.FRect(box.left + 4, top + number * tall, box.width - 8, tall)

    def camps(self, number: int) -> pygame.FRect:
        """Return the place of the camps for moves (0) or for the archive (1) on the board."""
        return self.layout.box(f"camps-{number}")

    def own_camp(self, kind: int, number: int) -> pygame.FRect:
        """Return the place of one of two camps on the board."""
        room = self.camps(kind)
        side = min(30.0, room.width / 2 - 3)
        left = room.centerx - side - 1 + number * (side + 2)
        return pygame.FRect(left, room.bottom - side - 23, side, side)

    def slot(self, number: int) -> pygame.FRect:
        """Return an action slot; the more there are, the narrower they get."""
        seat = self.sight.feud.seats[self.sight.viewer]
        return columns(self.layout.box("slots"), len(seat.slots), 6 if not self.sight.focus.theodore else 3)[number]

    def hand_times(self, count: int) -> float:
        """Return how much larger a hand of so many cards is on a taller table: as far as none hides another for it."""
        room, card = self.layout.box("hand"), layout_of(self.sight.focus).box("hand-card")
        most = self.layout.box("hand-card").height / card.height
        return max(1.0, min(most, (room.width - HAND_GAP * (count - 1)) / (card.width * max(1, count))))

    def hand_card(self, number: int, count: int) -> pygame.FRect:
        """Return the place of a card of the hand; many overlap."""
        room, card, gap = self.layout.box("hand"), self.layout.box("hand-card"), HAND_GAP
        # In the open hand of Theodore lie names, which are not drawn larger.
        if self.sight.focus.theodore:
            gap = 4.0
            card.width = min(card.width, (room.width - gap * (count - 1)) / max(1, count))
        else:
            card.width *= self.hand_times(count)
        pitch = min(card.width + gap, (room.width - card.width) / max(1, count - 1))
        return pygame.FRect(room.left + number * pitch, room.top, card.width, card.height)

    def strip(self, seat: int) -> pygame.FRect:
        """Return the strip of another seat."""
        others = [other for other in self.sight.others if other != NOTHING]
        return columns(self.layout.box("strips"), len(others), 8)[others.index(seat)]
