"""Choosing which of the player's own species take part in a game, at most ten of them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game import paths
from game.model.fossilis.box import Dinosaur
from game.model.fossilis.state import MOST_SPECIES
from game.scenes.new_game_draft import Draft
from game.scenes.species import SpeciesScene
from game.scenes.species_card import draw_line
from game.view import theme
from game.view.buttons import RED, Button
from game.view.form_scene import FormScene
from game.view.painter import Painter
from game.view.screen import zones
from game.view.scroll import ScrollList
from game.view.stage import Stage
from game.view.text import words

ROW = 84
TICK = 34


class SpeciesChoice(FormScene):
    """A sheet over the new-game screen: each species is ticked with a click or with Enter."""

    overlay = True

    def __init__(self, stage: Stage, draft: Draft, known: Sequence[Dinosaur]) -> None:
        super().__init__(stage)
        self.zones = zones(paths.levels_folder() / "ui" / "species_choice.tmx")
        self.draft = draft
        self.known = tuple(known)
        self.list = ScrollList(
            self.zones["list"], len(self.known), ROW, self._draw_row, lambda row: None, self.turn, self.turn
        )
        make = Button(self.zones["make"], words("species"), self._make, "glyph/undiscovered", size=20)
        done = Button(self.zones["done"], words("species-done"), self.back, "glyph/check", RED, size=24)
        self.form.controls = [self.list, make, done]
        self.form.focus(self.list)

    def draw_ground(self, painter: Painter) -> None:
        """Draw the sheet, its heading and how many are chosen."""
        painter.panel("panel/parchment", self.zones["sheet"])
        place = self.zones["headline"]
        painter.text(words("species-choose"), theme.PAPER_HEADING.sized(34), place.midleft, "midleft", place.width)
        count = words("species-choose-count", count=len(self.draft.taking_part()), most=MOST_SPECIES)
        painter.text(count, theme.PAPER_ASIDE, self.zones["count"].midleft, "midleft")
        row = self.known[self.list.chosen] if self.list.chosen >= 0 else None
        if row is not None and (why := self.refusal(row)):
            painter.text(why, theme.PAPER_ASIDE.coloured(theme.RED_INK), self.zones["count"].midright, "midright")

    def refusal(self, row: Dinosaur) -> str:
        """Return why a species cannot be ticked; empty if it can, or is."""
        if self.draft.too_early(row):
            return words("species-too-early")
        full = len(self.draft.taking_part()) >= MOST_SPECIES and row not in self.draft.species
        return words("species-too-many", most=MOST_SPECIES) if full else ""

    def turn(self) -> None:
        """Tick the chosen species, or take its tick away."""
        row = self.known[self.list.chosen]
        if row in self.draft.species:
            self.draft.species.remove(row)
        elif not self.refusal(row):
            self.draft.species.append(row)
        self.dirty = True

    def _draw_row(self, painter: Painter, number: int, box: pygame.FRect) -> None:
        row, inside = self.known[number], theme.within(box, 4)
        if number == self.list.chosen:
            painter.panel("panel/entry", inside)
        square = pygame.FRect(inside.left + 8, inside.centery - TICK / 2, TICK, TICK)
        painter.panel("panel/recess", square)
        if row in self.draft.taking_part():
            painter.glyph("glyph/check", square.center, 26, theme.GOLD)
        rest = pygame.FRect(square.right, inside.top, inside.right - square.right, inside.height)
        draw_line(painter, row, rest, faded=bool(self.refusal(row)))

    def _make(self) -> None:
        self.stage.replace(SpeciesScene(self.stage))
