"""Controls that are clicked: plates with letters, boxes to tick, choices of one, sliders."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.view import theme
from game.view.control import Control
from game.view.events import Keyed
from game.view.painter import Painter
from game.view.screen import Point
from game.view.theme import Style


@dataclass(frozen=True, slots=True)
class Skin:
    """How a button looks: its plate, its letters, and the shadow of its sign."""

    plate: str
    letters: Style


BRASS = Skin("panel/brass", theme.BUTTON)
RED = Skin("panel/brass-red", theme.BUTTON_RED)
GREY = Skin("panel/brass-grey", theme.BUTTON_OFF)


class Button(Control):
    """A plate with a sign and letters; `act` is what a click does."""

    pressable = True
    sound = "wood"

    def __init__(
        self,
        box: pygame.FRect,
        label: str,
        act: Callable[[], None],
        glyph: str = "",
        skin: Skin = BRASS,
        tip: str = "",
        refusal: str = "",
        size: float | None = None,
        aside: str = "",
    ) -> None:
        super().__init__(box, tip, refusal)
        self.label = label
        self.glyph = glyph
        self.skin = skin
        self.act = act
        self.size = size
        self.aside = aside
        """A second, smaller line beneath the label."""

    def click(self, at: Point) -> None:
        """Do what the button says."""
        self.act()

    def draw(self, painter: Painter) -> None:
        """Draw the plate, raised or pressed, and what stands on it."""
        skin = self.skin if self.enabled else GREY
        pressed = self.held and self.enabled
        box = self.box.move(0, 2) if pressed else self.box
        painter.panel(skin.plate, box)
        if pressed:
            painter.panel("panel/pressed", box)
        elif self.hovered and self.enabled:
            painter.panel("glow/blue", box)
        self._draw_label(painter, box, skin.letters.sized(self.size or skin.letters.size))

    def _draw_label(self, painter: Painter, box: pygame.FRect, letters: Style) -> None:
        tall = letters.size * 1.15
        indent = tall + letters.size * 0.5 if self.glyph and self.label else 0
        room = box.width - 2 * min(24, box.height * 0.4) - indent
        text, style = painter.type.fitted(self.label, letters, room)
        wide = painter.type.width(text, style) if self.label else 0
        left = box.centerx - (wide + indent) / 2
        middle = box.centery if not self.aside else box.centery - letters.size * 0.42
        if self.glyph:
            spot = (left + tall / 2 if self.label else box.centerx, middle)
            painter.glyph(self.glyph, spot, tall, style.colour, style.shadow)
        painter.text(text, style, (left + indent, middle), "midleft")
        if self.aside:
            small = theme.PLAIN.coloured(letters.colour).sized(18)
            painter.text(self.aside, small, (box.centerx, box.bottom - 19), "center", box.width - 40)


class Toggle(Control):
    """A box to tick with a line of text beside it."""

    pressable = True

    def __init__(
        self,
        box: pygame.FRect,
        label: str,
        on: bool,
        act: Callable[[bool], None],
        style: Style = theme.PROSE,
        tip: str = "",
        refusal: str = "",
    ) -> None:
        super().__init__(box, tip, refusal)
        self.label = label
        self.on = on
        self.act = act
        self.style = style

    def click(self, at: Point) -> None:
        """Turn it over."""
        self.on = not self.on
        self.act(self.on)

    def draw(self, painter: Painter) -> None:
        """Draw the box, the tick and the text, faded if it does not answer."""
        side = min(30, self.box.height)
        square = pygame.FRect(self.box.left, self.box.centery - side / 2, side, side)
        painter.panel("panel/recess", square)
        if self.on:
            painter.glyph("glyph/check", square.center, side * 0.82, theme.GOLD)
        if self.hovered and self.enabled:
            painter.panel("glow/blue", square)
        style = self.style if self.enabled else self.style.coloured(theme.GREY)
        room = self.box.width - side - 14
        painter.text(self.label, style, (square.right + 12, self.box.centery), "midleft", room)


class Choice(Control):
    """A row of plates of which one is down; `act` is told its number."""

    def __init__(
        self,
        box: pygame.FRect,
        labels: Sequence[str],
        chosen: int,
        act: Callable[[int], None],
        tip: str = "",
        refusals: Sequence[str] = (),
    ) -> None:
        super().__init__(box, tip)
        self.labels = tuple(labels)
        self.chosen = chosen
        self.act = act
        self.refusals = tuple(refusals) or ("",) * len(labels)
        self._under = -1

    def choose(self, number: int) -> None:
        """Take another plate, unless it is refused."""
        if 0 <= number < len(self.labels) and not self.refusals[number] and number != self.chosen:
            self.chosen = number
            self.act(number)

    def click(self, at: Point) -> None:
        """Take the plate under the pointer."""
        self.choose(int((at[0] - self.box.left) * len(self.labels) / self.box.width))

    def key(self, key: Keyed) -> bool:
        """Left and right take the next plate; at the ends the keyboard goes on."""
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(key.key, 0)
        goal = self.chosen + by
        while by and 0 <= goal < len(self.labels) and self.refusals[goal]:
            goal += by
        if not by or not 0 <= goal < len(self.labels):
            return False
        self.choose(goal)
        return True

    def draw(self, painter: Painter) -> None:
        """Draw the row, the chosen plate in brass, the others sunk."""
        width = self.box.width / len(self.labels)
        painter.panel("panel/recess", self.box)
        for number, label in enumerate(self.labels):
            part = pygame.FRect(self.box.left + number * width, self.box.top, width, self.box.height)
            if number == self.chosen:
                painter.panel("panel/brass", theme.within(part, 2))
                style = theme.PLAIN_BOLD.coloured(theme.DARK_BRASS)
            else:
                style = theme.PLAIN.coloured(theme.GREY if self.refusals[number] else theme.CREAM)
            painter.text(label, style, part.center, "center", width - 14)
        if self.hovered:
            painter.panel("glow/blue", self.box)


class Slider(Control):
    """A knob on a groove from `least` to `most` in steps; `act` is told the value while it moves."""

    def __init__(
        self, box: pygame.FRect, value: int, act: Callable[[int], None], least: int = 0, most: int = 100, step: int = 5
    ) -> None:
        super().__init__(box)
        self.value = value
        self.act = act
        self.least, self.most, self.step = least, most, step

    def set(self, value: float) -> None:
        """Move the knob to the nearest step."""
        kept = max(self.least, min(self.most, round(value / self.step) * self.step))
        if kept != self.value:
            self.value = kept
            self.act(kept)

    def press(self, at: Point) -> None:
        """Bring the knob to the pointer."""
        self.drag(at)

    def drag(self, at: Point) -> None:
        """Let the knob follow the pointer."""
        groove = self._groove()
        self.set(self.least + (at[0] - groove.left) / groove.width * (self.most - self.least))

    def wheel(self, steps: float) -> bool:
        """Move by a step of the wheel."""
        self.set(self.value + (self.step if steps > 0 else -self.step))
        return True

    def key(self, key: Keyed) -> bool:
        """Left and right move the knob."""
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(key.key, 0)
        self.set(self.value + by * self.step)
        return bool(by)

    def draw(self, painter: Painter) -> None:
        """Draw groove, knob and value."""
        groove = self._groove()
        painter.panel("panel/recess", groove)
        share = (self.value - self.least) / (self.most - self.least)
        knob = pygame.FRect(0, 0, 26, 34)
        knob.center = (groove.left + share * groove.width, groove.centery)
        painter.panel("panel/brass", knob)
        if self.hovered or self.held:
            painter.panel("glow/blue", knob)
        at = (self.box.right, self.box.centery)
        painter.text(f"{self.value}", theme.PAPER_NUMERAL, at, "midright")

    def _groove(self) -> pygame.FRect:
        groove = pygame.FRect(0, 0, self.box.width - 80, 16)
        groove.midleft = (self.box.left + 13, self.box.centery)
        return groove
