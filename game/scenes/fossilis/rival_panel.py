"""The Rival's turn explained: his card, the six steps, each decision with its reason, and how fast it is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

import pygame

from game import paths
from game.model.fossilis import facts as f
from game.scenes.fossilis.layout import Layout
from game.settings import Speed
from game.view import theme
from game.view.events import Event, Keyed, Moved, Pressed, Wheeled
from game.view.layers import Cover
from game.view.names import Names
from game.view.painter import Painter
from game.view.panels import plate, plate_style
from game.view.pieces import Key
from game.view.playback_dig import DigPlayback
from game.view.rival_lines import STEPS, Decision, decisions, step_in_work
from game.view.sheet import Sheet
from game.view.small_cards import RIVAL_SIZE, paint_rival_card
from game.view.text import words
from game.view.theme import Style
from game.view.type import Type

TITLE = Style("fell", 24, theme.RED_INK)
COUNT = Style("crimson", 18, theme.FADED_INK)
REASON = Style("crimson-semibold", 19, theme.INK)
REJECTED = Style("crimson-italic", 18, (110, 84, 64))
GAIN = Style("cinzel-bold", 17, theme.INK)
STEP_NAME = Style("alegreya-sans-bold", 19, theme.CREAM, shadow=theme.NIGHT)
STEP_TODO = STEP_NAME.coloured((150, 138, 150))
TIP = Style("crimson-semibold", 18, theme.INK)

BUTTONS = ("step", "play", "fast", "skip", "again", "close")
MARK_ROOM = 28.0
GAIN_ROOM = 96.0
GAP = 3.0
VIOLET_SHADE = (214, 190, 244)


@cache
def rival_layout() -> Layout:
    """Return where the parts of the panel lie."""
    return Layout(paths.levels_folder() / "fossilis" / "rival.tmx")


class RivalPanel:
    """Lies over the mat in front during the Rival's turn; after it, until it is put away or the player acts."""

    def __init__(
        self,
        playback: DigPlayback,
        names: Names,
        measure: Type,
        set_speed: Callable[[Speed], None],
        again: Callable[[], None],
    ) -> None:
        self.playback = playback
        self.names = names
        self.open = False
        self.set_speed = set_speed
        self.again = again
        self._measure = measure
        self._layout = rival_layout()
        self._hovered = ""
        self._line: int | None = None
        self._back = 0.0
        self._acted = False
        self._length = 0

    # what it knows

    @property
    def player(self) -> str:
        """The Rival's name."""
        return self.names.seat(self.playback.automa_seat)

    @property
    def acts(self) -> bool:
        """Whether the Rival's turn is being shown, and nobody else is asked in the middle of it."""
        return self.playback.automa_acts and self.playback.busy

    @property
    def told(self) -> list[Decision]:
        """The decisions shown so far."""
        return decisions(self.names, self.playback.automa_turn)

    @property
    def caption(self) -> str:
        """The reason of the decision that is being shown, empty before the first."""
        told = self.told if self.acts else []
        return told[-1].text if told else ""

    @property
    def buttons(self) -> dict[str, pygame.FRect]:
        """Where the six plates lie."""
        return dict(zip(BUTTONS, self._layout.grid("button", 2, 3), strict=True))

    @property
    def tabs(self) -> dict[str, pygame.FRect]:
        """Where the two small plates on the Rival's own panel lie."""
        return {name: self._layout.box(name) for name in ("why", "again")}

    def keys(self) -> tuple[Key, ...]:
        """Return what the line under the pointer speaks of."""
        told = self.told
        return told[self._line].keys if self.open and self._line is not None and self._line < len(told) else ()

    def enabled(self, name: str) -> bool:
        """Tell whether a plate can be used now."""
        return {"skip": self.acts, "again": not self.acts, "close": not self.acts}.get(name, True)

    # time and input

    def follow(self) -> bool:
        """Open when the Rival begins, and fold after a turn that was hurried; return whether anything changed."""
        acts, length = self.acts, len(self.playback.automa_turn)
        changed = (acts, length) != (self._acted, self._length)
        if acts and not self._acted:
            self.open, self._back = self.playback.speed is not Speed.SKIP, 0.0
        elif self._acted and not acts:
            asked_between = self.playback.automa_acts
            self.open = self.open and not asked_between and self.playback.speed in (Speed.STEP, Speed.PLAY)
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
        if not isinstance(event, (Moved, Pressed, Wheeled)):
            return False
        over = self.button_at(event.at)
        inside = self.open and self._layout.box("panel").collidepoint(event.at)
        left = isinstance(event, Moved) and bool(self._hovered or self._line is not None) and not (inside or over)
        self._hovered, self._line = over, self._line_at(event.at) if inside else None
        if isinstance(event, Pressed) and event.button == 1 and over:
            self._press(over)
        elif isinstance(event, Wheeled) and inside:
            self._scroll(event.steps)
        return bool(inside or over or left)

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
        if name == "why":
            self.open = True
        elif name == "close":
            self.open = False
        elif name == "again":
            self.again()
        elif name == "skip":
            self.playback.skip()
        elif name == "step" and self.playback.waiting:
            self.playback.next()
        else:
            self.set_speed(Speed(name))

    def _scroll(self, steps: float) -> None:
        self._back = max(0.0, min(self._most(), self._back + steps * 40))

    # drawing

    def covers(self) -> list[Cover]:
        """Return the panel as something above the pieces, or the two small plates that bring it back."""
        if self.open:
            sign = ("rival-panel", self._length, self._acted, self.playback.waiting, self.playback.speed)
            pointed = (self._hovered, self._line, round(self._back))
            return [Cover((*sign, *pointed), self._layout.box("panel"), self.draw)]
        if not self.playback.automa_turn or self.playback.busy:
            return []
        return [
            Cover(("rival-tab", name, name == self._hovered), box, partial(self._draw_tab, name))
            for name, box in self.tabs.items()
        ]

    def draw(self, painter: Painter) -> None:
        """Draw the panel."""
        painter.panel("panel/leather-rival", self._layout.box("panel"))
        told = self.told
        self._draw_card(painter)
        self._draw_steps(painter, step_in_work(told))
        self._draw_reasons(painter, told)
        for name, box in self.buttons.items():
            self._draw_button(painter, name, box)

    def _draw_card(self, painter: Painter) -> None:
        box = self._layout.box("card")
        flipped = [fact.card for fact in self.playback.automa_turn if isinstance(fact, f.RivalCardFlipped)]
        if not flipped:
            painter.panel("panel/card-back-rival", box)
            return
        sheet = Sheet(painter, box.left, box.top, box.width / RIVAL_SIZE[0])
        paint_rival_card(sheet, self.names.box.rival_cards[flipped[-1]])

    def _draw_steps(self, painter: Painter, now: int) -> None:
        for number, box in enumerate(self._layout.grid("step", 2, 3)):
            done = number < now or (number == now and not self.acts)
            painter.panel("panel/recess" if number > now else "panel/skill-4", box)
            if number == now and self.acts:
                painter.panel("glow/violet", box)
            style = STEP_TODO if number > now else STEP_NAME
            painter.glyph(f"glyph/{STEPS[number]}", (box.left + 24, box.centery), 28, style.colour, theme.NIGHT)
            painter.text(words(f"rival-{STEPS[number]}"), style, (box.left + 44, box.centery), "midleft", 84)
            if done:
                painter.glyph("glyph/check", (box.right - 13, box.top + 13), 16, theme.GOLD, theme.NIGHT)

    def _draw_reasons(self, painter: Painter, told: Sequence[Decision]) -> None:
        painter.panel("panel/parchment", self._layout.box("reasons"))
        head = self._layout.box("reasons-head")
        acts = self.acts
        title = words("rival-panel" if acts else "rival-panel-after", player=self.player)
        painter.text(title, TITLE, head.midleft, "midleft", head.width - 120)
        if acts and step_in_work(told) >= 0:
            painter.text(words("rival-step-of", step=step_in_work(told) + 1), COUNT, head.midright, "midright")
        room = self._layout.box("reasons-lines")
        before = painter.surface.get_clip()
        painter.surface.set_clip(painter.screen.rect(room).clip(before))
        for number, (top, tall) in enumerate(self._rows(told)):
            if top >= room.top - 1 and top + tall <= room.bottom + 1:
                self._draw_line(painter, told, number, pygame.FRect(room.left, top, room.width, tall))
        painter.surface.set_clip(before)

    def _draw_line(self, painter: Painter, told: Sequence[Decision], number: int, box: pygame.FRect) -> None:
        line = told[number]
        now = number == len(told) - 1 and self.acts
        if now:
            painter.shade(box, VIOLET_SHADE, 190)
        elif number == self._line and line.keys:
            painter.shade(box, theme.BLUE, 80)
        high = self._measure.height(REASON)
        mark, colour = self._mark(line, now)
        painter.glyph(mark, (box.left + 13, box.top + high / 2), 16, colour)
        room = box.width - MARK_ROOM - (GAIN_ROOM if line.gain else 6)
        painter.text(line.text, REASON, (box.left + MARK_ROOM, box.top + high / 2), "midleft", room)
        if line.gain:
            painter.text(line.gain, GAIN, (box.right - 8, box.top + high / 2), "midright", GAIN_ROOM)
        if line.rejected:
            rest = pygame.FRect(box.left + MARK_ROOM, box.top + high, box.width - MARK_ROOM - 6, box.height - high + 20)
            painter.paragraph(self._rest(line), REJECTED, rest)

    def _mark(self, line: Decision, now: bool) -> tuple[str, theme.Colour]:
        if now:
            return "glyph/play", (94, 54, 140)
        return ("glyph/check", (62, 110, 48)) if line.chosen else ("glyph/cross", (156, 52, 40))

    def _rest(self, line: Decision) -> str:
        return " · ".join(line.rejected)

    def _tall(self, line: Decision) -> float:
        tall = self._measure.height(REASON) + GAP
        if line.rejected:
            width = self._layout.box("reasons-lines").width - MARK_ROOM - 6
            tall += self._measure.lines(self._rest(line), REJECTED, width) * self._measure.height(REJECTED)
        return tall

    def _most(self) -> float:
        """Return how far the lines can be scrolled back from the last one."""
        return max(0.0, sum(self._tall(line) for line in self.told) - self._layout.box("reasons-lines").height)

    def _rows(self, told: Sequence[Decision]) -> list[tuple[float, float]]:
        """Return top and height of every line; the last stands at the foot unless one has scrolled back."""
        room = self._layout.box("reasons-lines")
        heights = [self._tall(line) for line in told]
        top = room.top + min(0.0, room.height - sum(heights)) + min(self._back, self._most())
        rows = []
        for tall in heights:
            rows.append((top, tall))
            top += tall
        return rows

    def _line_at(self, at: tuple[float, float]) -> int | None:
        if not self._layout.box("reasons-lines").collidepoint(at):
            return None
        rows = self._rows(self.told)
        return next((number for number, (top, tall) in enumerate(rows) if top <= at[1] < top + tall), None)

    def _draw_button(self, painter: Painter, name: str, box: pygame.FRect) -> None:
        chosen = name == self.playback.speed.value and self.acts
        skin = "brass" if self.enabled(name) else "brass-grey"
        face = plate(painter, box, skin, chosen)
        style = plate_style(skin)
        label = "next" if name == "step" and self.playback.waiting else name
        glyph = "check" if name == "close" else name
        painter.glyph(f"glyph/{glyph}", (face.left + 24, face.centery), 22, style.colour, style.shadow)
        painter.text(words(f"rival-button-{label}"), style.sized(20), (face.left + 42, face.centery), "midleft", 62)
        if name == self._hovered and self.enabled(name):
            painter.panel("glow/blue", face)

    def _draw_tab(self, name: str, painter: Painter) -> None:
        box = self.tabs[name]
        face = plate(painter, box)
        style = plate_style("brass").sized(17)
        glyph = "eye" if name == "why" else name
        painter.glyph(f"glyph/{glyph}", (face.left + 18, face.centery), 17, style.colour, style.shadow)
        painter.text(words(f"rival-button-{name}"), style, (face.left + 34, face.centery), "midleft", 66)
        if name == self._hovered:
            painter.panel("glow/blue", face)
