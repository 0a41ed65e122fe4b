"""The bar along the upper edge: what is asked, the round, the three steps of the turn with the Energy left."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.model.fossilis.state import ACTIONS
from game.scenes.fossilis.layout import Layout
from game.scenes.fossilis.parts import TablePart
from game.scenes.fossilis.sight import Sight
from game.view import theme
from game.view.looks import PAWN_SHEET, PAWN_TALL
from game.view.painter import Painter
from game.view.panels import pips, plate, ribbon
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

ROUND = Style("fell-sc", 20, (226, 196, 140), shadow=theme.NIGHT)
ROUND_ENDS = ROUND.coloured((255, 226, 122))
LAST_ROUND = Style("fell-sc", 20, (255, 236, 200), shadow=(60, 16, 8))
STEP = Style("alegreya-sans-bold", 18, theme.DARK_BRASS, shadow=(226, 190, 120))
STEP_OFF = Style("alegreya-sans-bold", 18, (190, 160, 112), shadow=theme.NIGHT)
PAWN = 52
STEPS = ("step-actions", "step-market", "step-claim")


class Ribbon(TablePart):
    """The prompt: one line on parchment, with the pawn of the seat that is asked."""

    def __init__(self, layout: Layout, sight: Sight, prompt: Callable[[], tuple[int, str, bool]]) -> None:
        super().__init__(layout, sight, layout.box("ribbon").inflate(14, 16))
        self.prompt = prompt

    def sign(self) -> Hashable:
        """Return what stands on it."""
        return self.prompt()

    def draw(self, painter: Painter) -> None:
        """Draw the ribbon."""
        seat, text, refused = self.prompt()
        box = self.layout.box("ribbon")
        ribbon(painter, box, text, refused, 70.0 if seat >= 0 else 24.0)
        if seat >= 0:
            times = PAWN / PAWN_TALL
            size = (PAWN_SHEET[0] * times, PAWN_SHEET[1] * times)
            painter.picture(f"pawn/{self.sight.pawn(seat)}", (box.left + 22, box.top - 5), size)


class Steps(TablePart):
    """The round, and the three steps of a turn: the one in work is bright, the Energy left lies in the first."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        steps = [layout.box(f"step-{number}") for number in range(3)]
        super().__init__(layout, sight, layout.box("round").unionall(steps))

    def sign(self) -> Hashable:
        """Return round, step and Energy."""
        dig, figures = self.sight.dig, self.sight.figures
        asked = self.sight.asked is not None
        return figures.round, figures.last_round, dig.stage, figures.turn, figures.energy, not dig.todo, asked

    def draw(self, painter: Painter) -> None:
        """Draw the three plates."""
        self._round(painter, self.layout.box("round"))
        active = self.sight.figures.turn
        if self.sight.dig.is_rival(active) and self.sight.asked is None:
            first, last = (self.layout.box(f"step-{number}") for number in (0, len(STEPS) - 1))
            box = first.union(last).inflate(-4, -8)
            painter.panel("panel/recess", box)
            text = words("rival-turn", player=self.sight.name(active))
            painter.text(text, STEP_OFF, box.center, "center", box.width - 12)
            return
        for number, key in enumerate(STEPS):
            self._step(painter, number, key)

    def _round(self, painter: Painter, box: pygame.FRect) -> None:
        """Draw the number of the round; the last one on a red plate, which nobody overlooks."""
        figures = self.sight.figures
        if figures.last_round and figures.round >= figures.last_round:
            painter.panel("panel/brass-red", box.inflate(4, -6))
            painter.text(words("last-round"), LAST_ROUND, box.center, "center", box.width - 4)
            return
        text = words("round", round=figures.round)
        if figures.last_round:
            text = words("round-of", round=figures.round, last=figures.last_round)
        painter.text(text, ROUND_ENDS if figures.last_round else ROUND, box.center, "center", box.width)

    def _step(self, painter: Painter, number: int, key: str) -> None:
        dig = self.sight.dig
        box = self.layout.box(f"step-{number}").inflate(-4, -8)
        active = self.sight.figures.turn
        now = number == (dig.stage if active == dig.active else ACTIONS) and not dig.is_rival(active)
        if now:
            plate(painter, box, "brass")
        else:
            painter.panel("panel/recess", box)
        style = STEP if now else STEP_OFF
        if number != ACTIONS:
            painter.text(words(key), style, box.center, "center", box.width - 12)
            return
        painter.text(words(key), style, (box.left + 10, box.centery), "midleft", 62)
        pips(Sheet(painter), self.sight.figures.energy, dig.box.figures.energy, box.left + 72, box.centery, 16)
