"""The desk during a scoring: a line for each player, loyalty times credibility of both patrons, the points running up.

Beneath it lie the plates that say how fast it is shown, as beside Theodore's reasons.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import partial

import pygame

from game.model.bonewars.box import PATRONS
from game.model.bonewars.deeds import ShelvesScored
from game.scenes.bonewars.board import Board
from game.scenes.bonewars.sight import Sight
from game.settings import Speed
from game.view import theme
from game.view.bonewars import signs
from game.view.bonewars.playback import FeudPlayback
from game.view.events import Event, Moved, Pressed
from game.view.layers import Cover
from game.view.layout import Layout
from game.view.painter import Painter
from game.view.panels import speed_plate
from game.view.screen import rows
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

NAME = Style("fell", 20, theme.INK)
HEAD = Style("alegreya-sans-bold", 16, (96, 64, 34))
CREDIBILITY = Style("cinzel-bold", 24, theme.INK)
FACTORS = Style("cinzel-bold", 17, (110, 74, 42))
POINTS = Style("cinzel-bold", 25, theme.INK)
TOTAL = Style("cinzel-bold", 30, theme.RED_INK)
TO_COME = Style("cinzel-bold", 22, (176, 146, 104))
GLYPH = (126, 84, 40)
MOST_TALL = 92.0
SPEEDS = ("step", "play", "fast", "skip")


def scoring_sign(sight: Sight) -> Hashable:
    """Return all that the desk shows of a scoring."""
    return sight.scoring, tuple(seat.reputation for seat in sight.feud.seats) if sight.scoring else ()


def draw_scoring(sheet: Sheet, layout: Layout, sight: Sight) -> None:
    """Draw the table of a scoring as far as it has been shown."""
    _heads(sheet, layout, sight)
    room = layout.box("scoring-rows")
    count = len(sight.seats)
    room.height = min(room.height, count * MOST_TALL)
    for seat, box in enumerate(rows(room, count, 0)):
        if seat % 2 == 0:
            sheet.painter.shade(box, theme.FADED_INK, 26)
        _row(sheet, layout, sight, seat, box)


def _heads(sheet: Sheet, layout: Layout, sight: Sight) -> None:
    for patron, (key, box) in enumerate(zip(PATRONS, layout.grid("scoring-patron", len(PATRONS)), strict=True)):
        line = next((line for line in sight.scoring.lines if line.patron == patron), None) if sight.scoring else None
        sheet.text(words(f"wars-patron-{key}"), HEAD, box.centerx, box.top + 12)
        signs.letter(sheet, key, box.centerx - 20, box.top + 38, 26)
        if line is not None:
            sheet.text(f"×{line.credibility}", CREDIBILITY, box.centerx + 2, box.top + 38, "midleft")
    box = layout.box("scoring-total")
    sheet.glyph("glyph/reputation", box.centerx, box.top + 30, 38, GLYPH)
    heads = layout.box("scoring-heads")
    sheet.line(heads.left, heads.bottom - 2, heads.width)


def _row(sheet: Sheet, layout: Layout, sight: Sight, seat: int, box: pygame.FRect) -> None:
    name = layout.box("scoring-name")
    signs.marker(sheet, sight.player(seat), name.left + 22, box.centery, 34)
    sheet.text(sight.name(seat), NAME, name.left + 44, box.centery, "midleft", name.width - 48)
    for patron, place in enumerate(layout.grid("scoring-patron", len(PATRONS))):
        line = sight.scoring.line(seat, patron) if sight.scoring else None
        _cell(sheet, sight, line, pygame.FRect(place.left, box.top, place.width, box.height))
    total = layout.box("scoring-total")
    reputation = str(sight.feud.seats[seat].reputation)
    sheet.text(reputation, TOTAL, total.centerx, box.centery)


def _cell(sheet: Sheet, sight: Sight, line: ShelvesScored | None, box: pygame.FRect) -> None:
    if line is None:
        sheet.text("·", TO_COME, box.centerx, box.centery)
        return
    if sight.scoring is not None and line is sight.scoring.lines[-1] and sight.feud.todo:
        sheet.panel("panel/card", *box.inflate(-6, -8))
    factors = words("wars-scored-factors", value=line.value, credibility=line.credibility)
    sheet.text(factors, FACTORS, box.centerx, box.centery - 14)
    sheet.text(words("wars-scored-points", points=line.points), POINTS, box.centerx, box.centery + 13)


class ScoringSpeeds:
    """The plates Step, Play, Fast and Skip beneath the table of a scoring, as long as it is being shown."""

    def __init__(self, board: Board, sight: Sight, playback: FeudPlayback, set_speed: Callable[[Speed], None]) -> None:
        self.board = board
        self.sight = sight
        self.playback = playback
        self.set_speed = set_speed
        self.hovered = ""

    @property
    def plates(self) -> dict[str, pygame.FRect]:
        """Where the plates lie; nowhere when no scoring is shown."""
        layout = self.board.places.layout
        if not self.playback.scores or not layout.has("scoring-button-first"):
            return {}
        return dict(zip(SPEEDS, layout.grid("scoring-button", len(SPEEDS)), strict=True))

    def handle(self, event: Event) -> bool:
        """Answer an event; return whether it was meant for a plate."""
        if not isinstance(event, (Moved, Pressed)):
            return False
        before = self.hovered
        self.hovered = next((name for name, box in self.plates.items() if box.collidepoint(event.at)), "")
        if isinstance(event, Pressed) and event.button == 1 and self.hovered:
            self._press(self.hovered)
        return bool(self.hovered or before)

    def _press(self, name: str) -> None:
        if name == "skip":
            self.playback.skip()
        elif name == "step" and self.playback.waiting:
            self.playback.next()
        else:
            self.set_speed(Speed(name))

    def covers(self) -> Iterator[Cover]:
        """Return the plates as something above the pieces."""
        for name, box in self.plates.items():
            chosen = name == self.playback.speed.value
            waits = name == "step" and self.playback.waiting
            sign = ("scoring-speed", name, chosen, waits, name == self.hovered)
            yield Cover(sign, box, partial(self._draw, name, box, chosen, waits))

    def _draw(self, name: str, box: pygame.FRect, chosen: bool, waits: bool, painter: Painter) -> None:
        speed_plate(painter, box, name, "next" if waits else name, chosen=chosen, hovered=name == self.hovered)
