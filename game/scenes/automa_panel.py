"""What the panels of both automas share: they follow his turn, scroll through reasons, and set how fast it is shown."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import Generic, Protocol, TypeVar

import pygame

from game.settings import Speed
from game.view import theme
from game.view.control import draw_tip, tip_box
from game.view.events import Event, Keyed, Moved, Pressed, Released, Wheeled
from game.view.layers import Cover
from game.view.layout import Layout
from game.view.painter import Painter
from game.view.panels import plate, plate_style, speed_plate
from game.view.pieces import Key
from game.view.playback_table import TablePlayback
from game.view.text import words
from game.view.type import Type

BAR = 14.0
A_STEP = 40.0
"""How far a step of the wheel scrolls, in units."""


class ReasonLine(Protocol):
    """A decision as a line of the panel."""

    @property
    def text(self) -> str:
        """What was decided and why."""

    @property
    def keys(self) -> tuple[Key, ...]:
        """What it speaks of on the table."""


L = TypeVar("L", bound=ReasonLine)


class AutomaPanel(Generic[L]):
    """Shows an automa's turn decision by decision; after it, when it is asked for, until the player acts."""

    def __init__(
        self,
        playback: TablePlayback,
        layout: Layout,
        measure: Type,
        set_speed: Callable[[Speed], None],
        again: Callable[[], None],
    ) -> None:
        self.playback = playback
        self.layout = layout
        self.measure = measure
        self.open = False
        self.set_speed = set_speed
        self.again = again
        self.hovered = ""
        self.line: int | None = None
        self._back = 0.0
        self._acted = False
        self._length = 0
        self._dragging = False
        self.pointed: Hashable = None
        """What else is lit under the pointer, beside plates and lines."""
        self.opening: Callable[[], None] = lambda: None
        """Told when a person opens the panel: what is open in its place goes."""

    # what each game does in its own way

    @property
    def told(self) -> Sequence[L]:
        """The decisions shown so far."""
        raise NotImplementedError

    @property
    def player(self) -> str:
        """What the automa is called."""
        raise NotImplementedError

    @property
    def buttons(self) -> dict[str, pygame.FRect]:
        """Where the plates lie."""
        raise NotImplementedError

    def tall(self, line: L) -> float:
        """Return how tall a line is."""
        raise NotImplementedError

    def draw(self, painter: Painter) -> None:
        """Draw the panel."""
        raise NotImplementedError

    def ended(self) -> None:
        """Take note that the turn has been shown."""
        raise NotImplementedError

    # what it knows

    @property
    def acts(self) -> bool:
        """Whether the automa's turn is being shown, and nobody else is asked in the middle of it."""
        return self.playback.automa_acts and self.playback.busy

    @property
    def caption(self) -> str:
        """The reason of the decision that is being shown, empty before the first."""
        told = self.told if self.acts else []
        return told[-1].text if told else ""

    @property
    def tabs(self) -> dict[str, pygame.FRect]:
        """Where the two small plates lie that bring the last turn back."""
        return {name: self.layout.box(name) for name in ("why", "again")}

    def keys(self) -> tuple[Key, ...]:
        """Return what the line under the pointer speaks of."""
        told = self.told
        return told[self.line].keys if self.open and self.line is not None and self.line < len(told) else ()

    def enabled(self, name: str) -> bool:
        """Tell whether a plate can be used now."""
        return {"skip": self.acts, "again": not self.acts, "close": not self.acts}.get(name, True)

    # time and input

    def follow(self) -> bool:
        """Open when the automa begins, and take note of the end; return whether anything changed."""
        acts, length = self.acts, len(self.playback.automa_turn)
        changed = (acts, length) != (self._acted, self._length)
        if acts and not self._acted:
            self.open, self._back = self.playback.speed is not Speed.SKIP, 0.0
        elif self._acted and not acts:
            self.ended()
        if length != self._length:
            self._back = 0.0
        self._acted, self._length = acts, length
        return changed

    def fold(self) -> None:
        """Give the mat free, because the player acts."""
        self.open = self.open and self.acts

    def handle(self, event: Event) -> bool:
        """Answer an event; return whether it was meant for the panel."""
        if isinstance(event, Keyed):
            return self._keyed(event)
        if isinstance(event, Released):
            self._dragging = False
        if not isinstance(event, (Moved, Pressed, Wheeled)):
            return False
        over = self.button_at(event.at)
        inside = self.open and self.layout.box("panel").collidepoint(event.at)
        left = isinstance(event, Moved) and bool(self.hovered or self.line is not None) and not (inside or over)
        self.hovered, self.line = over, self._line_at(event.at) if inside else None
        if self._on_bar(event):
            return True
        if isinstance(event, Pressed) and event.button == 1 and over:
            self._press(over)
        elif isinstance(event, Wheeled) and inside:
            self._scroll(event.steps)
        return bool(inside or over or left)

    def covers_point(self, at: tuple[float, float]) -> bool:
        """Tell whether the panel, or one of its small plates, lies over a point."""
        return bool(self.button_at(at)) or (self.open and self.layout.box("panel").collidepoint(at))

    def button_at(self, at: tuple[float, float]) -> str:
        """Return the name of the plate at a point, empty if there is none."""
        places = self.buttons if self.open else (self.tabs if self.playback.automa_turn else {})
        return next((name for name, box in places.items() if box.collidepoint(at)), "")

    def _keyed(self, event: Keyed) -> bool:
        if not self.open:
            return False
        if event.key == pygame.K_SPACE and self.playback.waiting:
            self.playback.next()
        elif event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE) and not self.acts:
            self.open = False
        else:
            return False
        return True

    def _press(self, name: str) -> None:
        if not self.enabled(name):
            return
        # What lies under the pointer afterwards may be another plate of the same name.
        self.hovered = ""
        if name == "why":
            self.opening()
            self.open, self._back = True, self.most
        elif name == "close":
            self.open = False
        elif name == "again":
            self.again()
        elif name == "skip":
            self.playback.skip_turn()
        elif name == "step" and self.playback.waiting:
            self.playback.next()
        else:
            self.set_speed(Speed(name))

    def _scroll(self, steps: float) -> None:
        self._back = max(0.0, min(self.most, self._back + steps * A_STEP))

    # the scroll bar

    @property
    def groove(self) -> pygame.FRect:
        """Where the bar lies that shows that there are more lines; right of them."""
        room = self.layout.box("reasons-lines")
        return pygame.FRect(room.right + 3, room.top, BAR, room.height)

    def _grip(self) -> pygame.FRect:
        groove, most = self.groove, self.most
        tall = max(28.0, groove.height * groove.height / (groove.height + most))
        offset = most - min(self._back, most)
        return pygame.FRect(groove.left, groove.top + (groove.height - tall) * offset / most, BAR, tall)

    def _on_bar(self, event: Moved | Pressed | Wheeled) -> bool:
        """Let the bar follow a press in it and the pointer after that; return whether it was meant."""
        if isinstance(event, Pressed):
            reach = self.groove.inflate(8, 0)
            self._dragging = event.button == 1 and self.open and bool(self.most) and reach.collidepoint(event.at)
        if isinstance(event, Wheeled) or not self._dragging or not self.open:
            return False
        groove, tall = self.groove, self._grip().height
        share = (event.at[1] - groove.top - tall / 2) / max(1.0, groove.height - tall)
        self._back = self.most * (1 - max(0.0, min(1.0, share)))
        return True

    def draw_bar(self, painter: Painter) -> None:
        """Draw the bar, if there are more lines than have room."""
        if self.most:
            painter.panel("panel/recess", self.groove)
            painter.panel("panel/brass", theme.within(self._grip(), 1.5))

    def jump(self, line: int) -> None:
        """Bring a line to the top, as far as there are lines after it."""
        hidden = sum(self.tall(other) for other in self.told[:line])
        self._back = max(0.0, self.most - hidden)

    # lines

    @property
    def most(self) -> float:
        """How far the lines can be scrolled back from the last one."""
        return self._too_tall([self.tall(line) for line in self.told])

    def _too_tall(self, heights: Sequence[float]) -> float:
        return max(0.0, sum(heights) - self.layout.box("reasons-lines").height)

    def rows(self) -> list[tuple[float, float]]:
        """Return top and height of every line; the last ones are in sight unless one has scrolled back."""
        room = self.layout.box("reasons-lines")
        heights = [self.tall(line) for line in self.told]
        back = min(self._back, self._too_tall(heights))
        top = room.top + (min(0.0, room.height - sum(heights)) + back if back else -above(heights, room.height))
        rows = []
        for tall in heights:
            rows.append((top, tall))
            top += tall
        return rows

    def rows_in_sight(self) -> Iterator[tuple[int, pygame.FRect]]:
        """Return the lines that are in sight as a whole, with their boxes."""
        room = self.layout.box("reasons-lines")
        for number, (top, tall) in enumerate(self.rows()):
            if top >= room.top - 1 and top + tall <= room.bottom + 1:
                yield number, pygame.FRect(room.left, top, room.width, tall)

    def _line_at(self, at: tuple[float, float]) -> int | None:
        if not self.layout.box("reasons-lines").collidepoint(at):
            return None
        rows = self.rows()
        return next((number for number, (top, tall) in enumerate(rows) if top <= at[1] < top + tall), None)

    # drawing

    def covers(self) -> list[Cover]:
        """Return the panel as something above the pieces, or the two small plates that bring it back."""
        if self.open:
            sign = ("automa-panel", self._length, self._acted, self.playback.waiting, self.playback.speed)
            pointed = (self.hovered, self.line, round(self._back), self.pointed)
            return [Cover((*sign, *pointed), self.layout.box("panel"), self.draw), *self._tip()]
        if not self.playback.automa_turn or self.playback.busy:
            return []
        tabs = [
            Cover(("automa-tab", name, name == self.hovered), box, partial(self._draw_tab, name))
            for name, box in self.tabs.items()
        ]
        return [*tabs, *self._tip()]

    def note(self, name: str) -> str:
        """Return what a plate does, or why it does nothing now."""
        key = f"rival-button-{name}-text" if self.enabled(name) else f"rival-button-{name}-off"
        return words(key, player=self.player)

    def _tip(self) -> Iterator[Cover]:
        """Return the note of the plate under the pointer."""
        places = self.buttons if self.open else self.tabs
        if self.hovered in places:
            note, place = self.note(self.hovered), places[self.hovered]
            box = tip_box(self.measure, note, place)
            yield Cover(("automa-tip", note), box, lambda painter: draw_tip(painter, note, place))

    def draw_buttons(self, painter: Painter) -> None:
        """Draw the plates."""
        for name, box in self.buttons.items():
            self._draw_button(painter, name, box)

    def _draw_button(self, painter: Painter, name: str, box: pygame.FRect) -> None:
        chosen = name == self.playback.speed.value and self.acts
        label = "next" if name == "step" and self.playback.waiting else name
        glyph = "check" if name == "close" else name
        hovered, usable = name == self.hovered, self.enabled(name)
        speed_plate(painter, box, glyph, label, chosen=chosen, hovered=hovered, usable=usable)

    def _draw_tab(self, name: str, painter: Painter) -> None:
        box = self.tabs[name]
        face = plate(painter, box)
        style = plate_style("brass").sized(17)
        glyph = "eye" if name == "why" else name
        painter.glyph(f"glyph/{glyph}", (face.left + 18, face.centery), 17, style.colour, style.shadow)
        room = box.width - 38
        painter.text(words(f"rival-button-{name}"), style, (face.left + 34, face.centery), "midleft", room)
        if name == self.hovered:
            painter.panel("glow/blue", face)


def above(heights: Sequence[float], room: float) -> float:
    """Return how much lies above the first of the last lines that have room as a whole."""
    hidden, rest = 0.0, sum(heights)
    for tall in heights[:-1]:
        if rest <= room:
            break
        hidden, rest = hidden + tall, rest - tall
    return hidden
