"""Theodore's turn explained: each symbol tried and why it was passed over, each choice with candidates and reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial

import pygame

from game import paths
from game.model.bonewars.box import ICONS, KINDS
from game.scenes.automa_panel import AutomaPanel
from game.scenes.bonewars.layout import stretched
from game.scenes.bonewars.playback import PlayedTable
from game.settings import Speed
from game.view import theme
from game.view.bonewars import signs
from game.view.bonewars.playback import FeudPlayback
from game.view.bonewars.solo_turn import LOWER, Deliberation, Picture
from game.view.layers import Cover
from game.view.layout import Layout
from game.view.painter import Painter
from game.view.screen import zones
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style
from game.view.type import Type

TITLE = Style("fell", 24, theme.RED_INK)
COUNT = Style("crimson", 18, theme.FADED_INK)
REASON = Style("crimson-semibold", 19, theme.INK)
NEXT = Style("crimson-italic", 19, (150, 120, 96))
REJECTED = Style("crimson-italic", 18, (110, 84, 64))
ASIDE = Style("cinzel-bold", 16, theme.INK)
NUMBER = Style("cinzel-bold", 16, (255, 250, 255), shadow=(40, 10, 60))

ACTING = ("step", "play", "fast", "skip", "again")
RESTING = ("step", "play", "fast", "close", "again")
"""The plates while he acts, and when his turn is looked at again."""

MARK_ROOM = 28.0
ASIDE_GAP = 16.0
PICTURE = 26.0
GAP = 3.0
VIOLET_SHADE = (214, 190, 244)
DISC = 22.0
CROWDED = ("paper",)
"""Things too close together for numbers beside them."""
MARKS = {True: ("glyph/check", (62, 110, 48)), False: ("glyph/cross", (156, 52, 40))}
NOW_MARK = ("glyph/play", (94, 54, 140))


def panel_layout(surplus: int = 0) -> Layout:
    """Return where the parts of the panel lie on a table that is so much taller."""
    return Layout(stretched(_panel_zones(), surplus))


@cache
def _panel_zones() -> Mapping[str, pygame.FRect]:
    return zones(paths.levels_folder() / "bonewars" / "theodore_panel.tmx")


class TheodorePanel(AutomaPanel[Deliberation]):
    """Fills the parchment on Theodore's mat while he acts; after it, lies over the mat in front when asked for."""

    def __init__(
        self,
        table: PlayedTable,
        playback: FeudPlayback,
        measure: Type,
        set_speed: Callable[[Speed], None],
        again: Callable[[], None],
    ) -> None:
        super().__init__(playback, panel_layout(table.sight.surplus), measure, set_speed, again)
        self.table = table
        self.feud_playback = playback

    # what it knows

    @property
    def told(self) -> list[Deliberation]:
        """The decisions shown so far."""
        return self.table.turn.lines

    @property
    def buttons(self) -> dict[str, pygame.FRect]:
        """Where the five plates lie."""
        return dict(zip(ACTING if self.acts else RESTING, self.layout.grid("button", 5), strict=True))

    @property
    def player(self) -> str:
        """What Theodore is called."""
        return self.table.sight.name(self.playback.automa_seat)

    def ended(self) -> None:
        """Give the place free to the mat that comes to the front."""
        self.open = False

    def marked(self) -> Iterator[Cover]:
        """Return the numbers of his decisions beside what he did something to in his last turn."""
        for thing, number in self.table.marks.items():
            area = self.table.rect_of(thing)
            if area is not None and number and thing[0] not in CROWDED:
                disc = pygame.FRect(area.right - DISC * 0.6, max(2.0, area.top - DISC * 0.4), DISC, DISC)
                yield Cover(("solo-mark", thing, number), disc, partial(draw_number, number, disc))

    # drawing

    def draw(self, painter: Painter) -> None:
        """Draw the panel."""
        painter.panel("panel/parchment", self.layout.box("panel"))
        self._draw_head(painter)
        told = self.told
        room = self.layout.box("reasons-lines")
        before = painter.surface.get_clip()
        painter.surface.set_clip(painter.screen.rect(room).clip(before))
        end = room.top
        for number, box in self.rows_in_sight():
            self._draw_line(painter, told[number], number, box)
            end = box.bottom
        self._draw_next(painter, end)
        painter.surface.set_clip(before)
        self.draw_bar(painter)
        self.draw_buttons(painter)

    def _draw_head(self, painter: Painter) -> None:
        head, acts = self.layout.box("reasons-head"), self.acts
        kind = "-draft" if self.table.turn.drafts else "" if acts else "-after"
        title = words(f"theodore-panel{kind}", player=self.player)
        painter.text(title, TITLE, head.midleft, "midleft", head.width - 120)
        steps, now = self.feud_playback.steps, len(self.told)
        if steps and now:
            text = words("theodore-step-of", step=now, steps=max(steps, now))
            painter.text(text, COUNT, head.midright, "midright", 118)

    def _draw_line(self, painter: Painter, line: Deliberation, number: int, box: pygame.FRect) -> None:
        now = number == len(self.told) - 1 and self.acts
        if now:
            painter.shade(box, VIOLET_SHADE, 190)
        elif number == self.line and line.keys:
            painter.shade(box, theme.BLUE, 80)
        high = self.measure.height(REASON)
        middle = box.top + high / 2
        mark, colour = NOW_MARK if now else MARKS[line.done]
        painter.glyph(mark, (box.left + 13, middle), 16, colour)
        right = self._draw_pictures(painter, line, box.right - self._aside(line), middle)
        if line.aside:
            painter.text(line.aside, ASIDE, (box.right - 8, middle), "midright")
        text = pygame.FRect(box.left + MARK_ROOM, box.top, right - box.left - MARK_ROOM, box.height + 20)
        tall = painter.paragraph(line.text, REASON, text)
        if line.rejected:
            rest = pygame.FRect(text.left, box.top + tall, box.width - MARK_ROOM - 6, box.height - tall + 20)
            painter.paragraph(rest_of(line), REJECTED, rest)

    def _draw_pictures(self, painter: Painter, line: Deliberation, right: float, middle: float) -> float:
        """Draw the candidates as small pictures, the chosen one checked; return where they begin."""
        sheet = Sheet(painter)
        for picture in reversed(line.pictures):
            right -= PICTURE + 4
            draw_candidate(sheet, picture, right + PICTURE / 2, middle)
        return right

    def _draw_next(self, painter: Painter, top: float) -> None:
        """Name the next symbol of the loop below the last line, where there is room."""
        symbol = self._next_symbol()
        room = self.layout.box("reasons-lines")
        if symbol and top + self.measure.height(NEXT) <= room.bottom + 2:
            text = words("theodore-next-line", symbol=words(f"theodore-symbol-{symbol}"))
            at = (room.left + MARK_ROOM, top + self.measure.height(NEXT) / 2)
            painter.text(text, NEXT, at, "midleft", room.width - MARK_ROOM)

    def _next_symbol(self) -> str:
        turn = self.table.turn
        if not self.acts or turn.half != LOWER or not turn.current or not turn.points:
            return ""
        loop = self.table.feud.box.solo_cards[turn.current].team
        return loop[(turn.step + 1) % len(loop)]

    def _aside(self, line: Deliberation) -> float:
        """Return how much room is kept on the right for what stands beside a line."""
        return self.measure.width(line.aside, ASIDE) + ASIDE_GAP if line.aside else 6.0

    def tall(self, line: Deliberation) -> float:
        """Return how tall a line is."""
        width = self.layout.box("reasons-lines").width - MARK_ROOM
        room = width - len(line.pictures) * (PICTURE + 4) - self._aside(line)
        tall = self.measure.lines(line.text, REASON, room) * self.measure.height(REASON) + GAP
        if line.rejected:
            tall += self.measure.lines(rest_of(line), REJECTED, width - 6) * self.measure.height(REJECTED)
        return tall


def rest_of(line: Deliberation) -> str:
    """Return the rejected candidates of a line in one phrase."""
    return " · ".join(line.rejected)


def draw_candidate(sheet: Sheet, picture: Picture, x: float, y: float) -> None:
    """Draw one candidate as a small picture with a check or a cross in its corner."""
    if picture.kind == "bone":
        sheet.emblem(f"bone-bw/{KINDS[picture.number]}", x, y, PICTURE, 255 if picture.chosen else 150)
    else:
        signs.find(sheet, ICONS[picture.number], x, y, PICTURE - 4, 255 if picture.chosen else 150)
    mark, colour = MARKS[picture.chosen]
    sheet.glyph(mark, x + PICTURE * 0.38, y + PICTURE * 0.3, 11, colour, (250, 240, 214))


def draw_number(number: int, disc: pygame.FRect, painter: Painter) -> None:
    """Draw the number of a decision on a violet disc."""
    sheet = Sheet(painter)
    signs.token(sheet, "wars/disc-violet", *disc.center, disc.width, signs.DISC_BODY)
    sheet.text(str(number), NUMBER, disc.centerx, disc.centery - 0.5)
