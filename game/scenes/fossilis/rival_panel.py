"""The Rival's turn explained: his card, the six steps, each decision with its reason, and how fast it is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import pygame

from game import paths
from game.model.fossilis import facts as f
from game.scenes.automa_panel import AutomaPanel
from game.settings import Speed
from game.view import theme
from game.view.events import Event, Moved, Pressed
from game.view.layout import Layout
from game.view.names import Names
from game.view.painter import Painter
from game.view.playback_dig import DigPlayback
from game.view.rival_lines import STEPS, Decision, decisions, step_in_work
from game.view.screen import zones
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

BUTTONS = ("step", "play", "fast", "skip", "again", "close")
MARK_ROOM = 28.0
GAIN_ROOM = 128.0
GAP = 3.0
VIOLET_SHADE = (214, 190, 244)


@cache
def rival_layout() -> Layout:
    """Return where the parts of the panel lie."""
    return Layout(zones(paths.levels_folder() / "fossilis" / "rival.tmx"))


class RivalPanel(AutomaPanel[Decision]):
    """Lies over the mat in front during the Rival's turn; after it, when it is asked for, until the player acts."""

    def __init__(
        self,
        playback: DigPlayback,
        names: Names,
        measure: Type,
        set_speed: Callable[[Speed], None],
        again: Callable[[], None],
    ) -> None:
        super().__init__(playback, rival_layout(), measure, set_speed, again)
        self.names = names

    # what it knows

    @property
    def player(self) -> str:
        """The Rival's name."""
        return self.names.seat(self.playback.automa_seat)

    @property
    def told(self) -> list[Decision]:
        """The decisions shown so far."""
        return decisions(self.names, self.playback.automa_turn)

    @property
    def buttons(self) -> dict[str, pygame.FRect]:
        """Where the six plates lie."""
        return dict(zip(BUTTONS, self.layout.grid("button", 2, 3), strict=True))

    def ended(self) -> None:
        """Give the mat free to whoever is asked now; a plate brings the reasons back."""
        self.open = False

    # the six steps

    def first_of(self, step: int) -> int | None:
        """Return the first line that tells of a step, None as long as none does."""
        return next((number for number, line in enumerate(self.told) if line.step == STEPS[step]), None)

    def handle(self, event: Event) -> bool:
        """Answer an event; a click on one of the six steps leads to its reason."""
        if self.open and isinstance(event, (Moved, Pressed)):
            steps = enumerate(self.layout.grid("step", 2, 3))
            self.pointed = next((number for number, box in steps if box.collidepoint(event.at)), None)
            pressed = isinstance(event, Pressed) and event.button == 1
            if pressed and self.pointed is not None and (line := self.first_of(self.pointed)) is not None:
                self.jump(line)
        return super().handle(event)

    # drawing

    def draw(self, painter: Painter) -> None:
        """Draw the panel."""
        painter.panel("panel/leather-rival", self.layout.box("panel"))
        told = self.told
        self._draw_card(painter)
        self._draw_steps(painter, step_in_work(told))
        self._draw_reasons(painter, told)
        self.draw_bar(painter)
        self.draw_buttons(painter)

    def _draw_card(self, painter: Painter) -> None:
        box = self.layout.box("card")
        flipped = [fact.card for fact in self.playback.automa_turn if isinstance(fact, f.RivalCardFlipped)]
        if not flipped:
            painter.panel("panel/card-back-rival", box)
            return
        sheet = Sheet(painter, box.left, box.top, box.width / RIVAL_SIZE[0])
        paint_rival_card(sheet, self.names.box.rival_cards[flipped[-1]])

    def _draw_steps(self, painter: Painter, now: int) -> None:
        for number, box in enumerate(self.layout.grid("step", 2, 3)):
            done = number < now or (number == now and not self.acts)
            painter.panel("panel/recess" if number > now else "panel/skill-4", box)
            if number == now and self.acts:
                painter.panel("glow/violet", box)
            elif number == self.pointed and self.first_of(number) is not None:
                painter.panel("glow/blue", box)
            style = STEP_TODO if number > now else STEP_NAME
            painter.glyph(f"glyph/{STEPS[number]}", (box.left + 24, box.centery), 28, style.colour, theme.NIGHT)
            painter.text(words(f"rival-{STEPS[number]}"), style, (box.left + 44, box.centery), "midleft", 84)
            if done:
                painter.glyph("glyph/check", (box.right - 13, box.top + 13), 16, theme.GOLD, theme.NIGHT)

    def _draw_reasons(self, painter: Painter, told: Sequence[Decision]) -> None:
        painter.panel("panel/parchment", self.layout.box("reasons"))
        head = self.layout.box("reasons-head")
        acts = self.acts
        title = words("rival-panel" if acts else "rival-panel-after", player=self.player)
        painter.text(title, TITLE, head.midleft, "midleft", head.width - 120)
        if acts and step_in_work(told) >= 0:
            painter.text(words("rival-step-of", step=step_in_work(told) + 1), COUNT, head.midright, "midright")
        room = self.layout.box("reasons-lines")
        before = painter.surface.get_clip()
        painter.surface.set_clip(painter.screen.rect(room).clip(before))
        for number, box in self.rows_in_sight():
            self._draw_line(painter, told, number, box)
        painter.surface.set_clip(before)

    def _draw_line(self, painter: Painter, told: Sequence[Decision], number: int, box: pygame.FRect) -> None:
        line = told[number]
        now = number == len(told) - 1 and self.acts
        if now:
            painter.shade(box, VIOLET_SHADE, 190)
        elif number == self.line and line.keys:
            painter.shade(box, theme.BLUE, 80)
        elif isinstance(self.pointed, int) and line.step == STEPS[self.pointed]:
            painter.shade(box, theme.BLUE, 60)
        high = self.measure.height(REASON)
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

    def tall(self, line: Decision) -> float:
        """Return how tall a line is."""
        tall = self.measure.height(REASON) + GAP
        if line.rejected:
            width = self.layout.box("reasons-lines").width - MARK_ROOM - 6
            tall += self.measure.lines(self._rest(line), REJECTED, width) * self.measure.height(REJECTED)
        return tall
