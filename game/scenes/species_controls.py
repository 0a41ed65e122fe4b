"""The controls of the species editor: plates with a characteristic each, bones to add, places of the bones found."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.view import theme
from game.view.cards import paint_trait
from game.view.control import CONFIRMING, Control
from game.view.events import Keyed
from game.view.painter import Painter
from game.view.screen import Point
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

VALUE = Style("cinzel-bold", 20, theme.INK)
DISC = 38


class TraitChoice(Control):
    """A row of plates, each with the sign and the name of a characteristic; one of them is down."""

    def __init__(self, box: pygame.FRect, names: Sequence[str], chosen: str, act: Callable[[str], None]) -> None:
        super().__init__(box)
        self.names = tuple(names)
        self.chosen = chosen
        self.act = act

    def choose(self, number: int) -> None:
        """Take another plate."""
        if 0 <= number < len(self.names) and self.names[number] != self.chosen:
            self.chosen = self.names[number]
            self.act(self.chosen)

    def click(self, at: Point) -> None:
        """Take the plate under the pointer."""
        self.choose(int((at[0] - self.box.left) * len(self.names) / self.box.width))

    def key(self, key: Keyed) -> bool:
        """Left and right take the next plate; at the ends the keyboard goes on."""
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(key.key, 0)
        goal = self.names.index(self.chosen) + by
        if not by or not 0 <= goal < len(self.names):
            return False
        self.choose(goal)
        return True

    def draw(self, painter: Painter) -> None:
        """Draw the row."""
        width = self.box.width / len(self.names)
        painter.panel("panel/recess", self.box)
        for number, name in enumerate(self.names):
            part = pygame.FRect(self.box.left + number * width, self.box.top, width, self.box.height)
            taken = name == self.chosen
            if taken:
                painter.panel("panel/brass", theme.within(part, 3))
            style = theme.PLAIN_BOLD.coloured(theme.DARK_BRASS) if taken else theme.PLAIN.coloured(theme.CREAM)
            paint_trait(Sheet(painter), name, part.left + 32, part.centery, DISC, 255 if taken else 170)
            painter.text(words(f"trait-{name}"), style, (part.left + 60, part.centery), "midleft", width - 70)
        if self.hovered:
            painter.panel("glow/blue", self.box)


class BoneButton(Control):
    """A kind of bone with its value; a click adds it."""

    pressable = True
    sound = "bone"

    def __init__(self, box: pygame.FRect, bone: str, value: int, act: Callable[[], None], refusal: str = "") -> None:
        super().__init__(box, "", refusal)
        self.bone = bone
        self.value = value
        self.act = act

    def click(self, at: Point) -> None:
        """Add the bone."""
        self.act()

    def draw(self, painter: Painter) -> None:
        """Draw the bone on a small card."""
        painter.panel("panel/card", self.box)
        sheet, alpha = Sheet(painter), 255 if self.enabled else 110
        sheet.emblem(f"bone/{self.bone}", self.box.centerx - 18, self.box.centery - 12, 70, alpha)
        painter.text(str(self.value), VALUE, (self.box.right - 28, self.box.centery - 10), "center")
        name = words(f"piece-{self.bone}")
        painter.text(name, theme.PLAIN, (self.box.centerx, self.box.bottom - 20), "center", self.box.width - 24)
        if self.hovered and self.enabled:
            painter.panel("glow/blue", self.box)


class BonePlace(Control):
    """A bone that was found; a click takes it away."""

    sound = "bone"

    def __init__(self, box: pygame.FRect, bone: str, act: Callable[[], None]) -> None:
        super().__init__(box)
        self.bone = bone
        self.act = act

    def click(self, at: Point) -> None:
        """Take the bone away."""
        self.act()

    def key(self, key: Keyed) -> bool:
        """Enter, the space bar and Delete take it away."""
        if key.key in (*CONFIRMING, pygame.K_DELETE, pygame.K_BACKSPACE):
            self.act()
            return True
        return False

    def draw(self, painter: Painter) -> None:
        """Draw the bone in its place."""
        painter.panel("panel/recess-light", self.box)
        Sheet(painter).emblem(f"bone/{self.bone}", *self.box.center, self.box.height * 0.9)
        if self.hovered:
            painter.panel("glow/blue", self.box)
            painter.glyph("glyph/cross", (self.box.right - 16, self.box.top + 16), 18, theme.RED_INK, theme.CREAM)
