"""A card of the new-game screen that switches an expansion on and off."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.view import theme
from game.view.control import Control
from game.view.painter import Painter
from game.view.screen import Point
from game.view.text import words
from game.view.theme import Style

NAME = Style("fell", 22, theme.INK)
LINE = Style("crimson-semibold", 18, theme.INK)
OFF = (120, 104, 84)
BADGE, EMBLEM = 34, 92


class ExpansionCard(Control):
    """Emblem, name and one line; a tick and a golden rim when it is on. `foot` is kept free for a plate."""

    pressable = True
    hanging = True
    sound = "card"

    def __init__(
        self, box: pygame.FRect, name: str, on: bool, act: Callable[[bool], None], foot: float = 0, refusal: str = ""
    ) -> None:
        super().__init__(pygame.FRect(box.left, box.top, box.width, box.height - foot), "", refusal)
        self.tip = words(f"expansion-{name}-about")
        self.whole = box
        self.name = name
        self.on = on
        self.act = act
        self.foot = foot

    def click(self, at: Point) -> None:
        """Turn it over."""
        self.act(not self.on)

    def draw(self, painter: Painter) -> None:
        """Draw the card."""
        box = self.whole
        painter.panel("panel/card", box)
        middle, alpha = (box.centerx, box.top + 62), 255 if self.on else 150
        painter.picture(f"emblem/{self.name}", middle, (EMBLEM, EMBLEM), alpha=alpha, anchor="center")
        style = NAME if self.on else NAME.coloured(OFF)
        painter.text(words(f"expansion-{self.name}"), style, (box.centerx, box.top + 124), "center", box.width - 28)
        painter.rule((box.left + 22, box.top + 141), box.width - 44, (172, 128, 80), (236, 214, 170))
        room = pygame.FRect(box.left + 16, box.top + 144, box.width - 32, box.height - 156 - self.foot)
        line = LINE if self.on else LINE.coloured(OFF)
        painter.paragraph(words(f"expansion-{self.name}-line"), line, room, "center", middle=True)
        if self.on:
            painter.panel("glow/gold", box)
            self._badge(painter)
        if self.hovered and self.enabled:
            painter.panel("glow/blue", box)

    def _badge(self, painter: Painter) -> None:
        badge = pygame.FRect(0, 0, BADGE, BADGE)
        badge.center = (self.whole.right - 18, self.whole.top + 18)
        painter.panel("panel/brass", badge)
        painter.glyph("glyph/check", badge.center, 22, theme.DARK_BRASS)
