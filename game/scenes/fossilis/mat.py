"""The mat in front: who it belongs to, Fragments, collection, empty Skill slots, used cards."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from game.model.fossilis.box import CHARACTERISTICS, FRAGMENTS
from game.model.fossilis.dinosaurs import laboratory_size
from game.model.fossilis.market import fragments_of
from game.model.fossilis.scoring import trait_counts, traits_in_play
from game.scenes.fossilis.column import draw_pawn
from game.scenes.fossilis.layout import Layout
from game.scenes.fossilis.parts import TablePart
from game.scenes.fossilis.sight import Sight
from game.view import theme
from game.view.cards import paint_trait
from game.view.looks_expansions import STING_BODY
from game.view.painter import Painter
from game.view.panels import pips, shield
from game.view.screen import Point
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

NAME = Style("fell", 29, theme.CREAM, shadow=theme.NIGHT)
COUNT = Style("cinzel-bold", 24, theme.CREAM, shadow=theme.NIGHT)
SMALL_COUNT = Style("cinzel-bold", 20, theme.CREAM, shadow=theme.NIGHT)
NO_COUNT = Style("cinzel-bold", 20, (168, 140, 116), shadow=theme.NIGHT)
WORTH = Style("cinzel-bold", 15, (255, 222, 120), shadow=theme.NIGHT)
EMPTY = Style("fell-italic", 17, (214, 176, 132), shadow=theme.NIGHT)
PAWN = 118


class Identity(TablePart):
    """Whose mat it is: pawn, name, score, Energy and Plaster."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        super().__init__(layout, sight, layout.box("identity"))

    def sign(self) -> Hashable:
        """Return all that it shows."""
        dig, figures, viewer = self.sight.dig, self.sight.figures, self.sight.viewer
        energy = figures.energy if dig.active == viewer else -1
        return viewer, figures.score[viewer], figures.plaster[viewer], energy, dig.start, self.sight.stung(viewer)

    def draw(self, painter: Painter) -> None:
        """Draw it."""
        sheet, layout, viewer = Sheet(painter), self.layout, self.sight.viewer
        dig, figures = self.sight.dig, self.sight.figures
        draw_pawn(sheet, self.sight.pawn(viewer), layout.point("mat-pawn"), PAWN, self.sight.stung(viewer))
        name = layout.box("mat-name")
        sheet.text(self.sight.name(viewer), NAME, name.left, name.centery, "midleft", name.width)
        if dig.start == viewer:
            x, y = layout.point("mat-start")
            sheet.token("token/start", x, y, 28, (40, 40))
        shield(sheet, figures.score[viewer], *layout.point("mat-score"), 60)
        energy = figures.energy if dig.active == viewer else 0
        x, y = layout.point("mat-energy")
        pips(sheet, energy, dig.box.figures.energy, x - 38, y, 21)
        if self.sight.stung(viewer):
            sting = layout.box("mat-sting")
            sheet.token("scuttle/sting", *sting.center, sting.width, STING_BODY)
        x, y = layout.point("mat-plaster")
        sheet.emblem("emblem/plaster", x - 18, y, 44)
        sheet.text(f"×{figures.plaster[viewer]}", COUNT, x + 6, y, "midleft")


class Laboratory(TablePart):
    """The places of the laboratory; what is claimed lies there as a sprite."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        super().__init__(layout, sight, layout.box("lab-wide"))

    def sign(self) -> Hashable:
        """Return how many places there are, and how many are taken."""
        viewer = self.sight.viewer
        return laboratory_size(self.sight.dig, viewer), len(self.sight.dig.seats[viewer].lab)

    def draw(self, painter: Painter) -> None:
        """Draw one wide place or two narrow ones; an empty one says so."""
        viewer = self.sight.viewer
        wide = laboratory_size(self.sight.dig, viewer) == 1
        places = [self.layout.box("lab-wide")] if wide else list(self.layout.grid("lab", 2))
        for number, place in enumerate(places):
            painter.panel("panel/recess", place)
            if number >= len(self.sight.dig.seats[viewer].lab):
                painter.paragraph(words("laboratory-empty"), EMPTY, place.inflate(-20, -20), "center", middle=True)


class Purse(TablePart):
    """The Fragments on the gathered tiles, counted by kind."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        places = layout.grid("fragment", 3)
        super().__init__(layout, sight, places[0].unionall(list(places)))

    def counts(self) -> tuple[int, int, int]:
        """Return the Fragments of each kind."""
        return fragments_of(self.sight.dig, self.sight.dig.seats[self.sight.viewer].tiles)

    def sign(self) -> Hashable:
        """Return the counts."""
        return self.counts()

    def draw(self, painter: Painter) -> None:
        """Draw three sunken places, each with a Fragment and its count."""
        sheet = Sheet(painter)
        for place, kind, count in zip(self.layout.grid("fragment", 3), FRAGMENTS, self.counts(), strict=True):
            sheet.panel("panel/recess", *place)
            sheet.emblem(f"emblem/{kind}", place.centerx, place.top + 30, 50, 255 if count else 110)
            sheet.text(str(count), COUNT if count else NO_COUNT, place.centerx, place.bottom - 18)


class Collection(TablePart):
    """The characteristics of the scored Dinosaurs: how many of each, complete sets, majorities."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        self.places = trait_places(layout, len(traits_in_play(sight.dig)))
        super().__init__(layout, sight, self.places[0].unionall(list(self.places)))

    def sign(self) -> Hashable:
        """Return everybody's counts."""
        return tuple(tuple(trait_counts(self.sight.dig, seat)) for seat in range(len(self.sight.seats)))

    def draw(self, painter: Painter) -> None:
        """Draw a disc for each characteristic with its count; a complete set shows its value."""
        sheet, dig = Sheet(painter), self.sight.dig
        counts = [trait_counts(dig, seat) for seat in range(len(dig.seats))]
        for number, place in zip(traits_in_play(dig), self.places, strict=True):
            own = counts[self.sight.viewer][number]
            most = max(row[number] for row in counts)
            self._trait(sheet, place, CHARACTERISTICS[number], own, bool(own) and own == most)

    def _trait(self, sheet: Sheet, place: pygame.FRect, name: str, own: int, leads: bool) -> None:
        size = self.sight.dig.box.figures.set_size
        side, count, marks, crown = (LOW if place.height < TALL else HIGH).points(place)
        paint_trait(sheet, name, *side, 255 if own else 130)
        sheet.text(str(own), SMALL_COUNT if own else NO_COUNT, *count)
        if own >= size:
            sheet.text(f"+{self._worth(name)}", WORTH, marks[0] + 13, marks[1] + 2)
        else:
            for notch in range(size):
                colour = (255, 214, 110) if notch < own else (20, 9, 4)
                sheet.shade(marks[0] + notch * 9, marks[1], 6, 4, colour, 230)
        if leads:
            sheet.glyph("glyph/crown", *crown, 15, (255, 222, 120), theme.NIGHT)

    def _worth(self, name: str) -> int:
        """Return what a set of a characteristic scores."""
        figures = self.sight.dig.box.figures
        return figures.sets_all_six if self.sight.dig.setup.all_sets_six else figures.sets[name]


TALL = 40.0
"""Places of characteristics that are lower than this have all in one row."""


@dataclass(frozen=True, slots=True)
class TraitPlace:
    """Where disc, count, notches and crown lie from the corner of a characteristic's place, and the disc's width."""

    disc: tuple[float, float, float]
    count: tuple[float, float]
    marks: tuple[float, float]
    crown: tuple[float, float]

    def points(self, place: pygame.FRect) -> tuple[tuple[float, float, float], Point, Point, Point]:
        """Return them in units of the table."""
        x, y, side = self.disc
        rest = [(place.left + right, place.top + down) for right, down in (self.count, self.marks, self.crown)]
        return (place.left + x, place.top + y, side), rest[0], rest[1], rest[2]


HIGH = TraitPlace((17, 18, 32), (43, 17), (5, 40), (43, 40))
LOW = TraitPlace((15, 15, 28), (40, 14.5), (54, 19), (67, 9))


def trait_places(layout: Layout, count: int) -> tuple[pygame.FRect, ...]:
    """Return the places of nine characteristics or ten."""
    return layout.grid("trait", 2, 5) if count > 9 else layout.grid("trait", 3, 3)


class Slots(TablePart):
    """The Skill slots: what an empty one scores; the Skills themselves are sprites."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        places = layout.grid("slot", 1, 3)
        super().__init__(layout, sight, places[0].unionall(list(places)))

    def sign(self) -> Hashable:
        """Return how many are filled."""
        return len(self.sight.dig.seats[self.sight.viewer].skills)

    def draw(self, painter: Painter) -> None:
        """Draw the points of the empty slots."""
        points = self.sight.dig.box.figures.skill_slots
        for number, place in enumerate(self.layout.grid("slot", 1, 3)):
            painter.panel("panel/recess", place)
            if number >= len(self.sight.dig.seats[self.sight.viewer].skills):
                painter.text(
                    words("slot-empty", points=points[number]), EMPTY, place.center, "center", place.width - 10
                )


class Used(TablePart):
    """The cards that were turned over: their number and the points they will bring."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        super().__init__(layout, sight, layout.box("used"))

    def sign(self) -> Hashable:
        """Return the cards."""
        return tuple(self.sight.dig.seats[self.sight.viewer].used)

    def draw(self, painter: Painter) -> None:
        """Draw a back with the number of cards, and a shield with their points."""
        dig, used = self.sight.dig, self.sight.dig.seats[self.sight.viewer].used
        if not used:
            return
        sheet, box = Sheet(painter), self.layout.box("used")
        for number in range(min(len(used), 3)):
            sheet.panel("panel/card-back-tools", box.left + 2 + number * 5, box.top + 2, 30, 42)
        sheet.text(f"×{len(used)}", SMALL_COUNT, box.left + 50, box.centery, "midleft")
        shield(sheet, sum(dig.box.cards[card].points for card in used), box.right - 16, box.centery, 30)
