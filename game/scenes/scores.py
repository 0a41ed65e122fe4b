"""The final reckoning, and the score so far: every point of every seat, over the table."""

from __future__ import annotations

import pygame

from game.scenes.new_game import NewGameScene
from game.scenes.points_table import AUTOMAS, PointsTable
from game.scenes.ports import Doors, NewGame, ScoreSheet
from game.scenes.scored_card import Column
from game.scenes.shell import ShellScene
from game.scenes.shortcuts import SCORE_KEY
from game.view import theme
from game.view.buttons import Button
from game.view.control import Control, Form
from game.view.events import Event, Keyed
from game.view.painter import Painter
from game.view.screen import columns
from game.view.stage import Stage
from game.view.text import words


def verdict(sheet: ScoreSheet) -> str:
    """Return the sentence that says who has won, or who would win now."""
    if not sheet.over:
        return standing(sheet)
    winners = [sheet.seats[seat] for seat in sheet.winners]
    points = sheet.total(sheet.winners[0])
    rival = next((seat for seat in sheet.seats if seat.kind in AUTOMAS), None)
    if rival is not None and sheet.tied_with_rival:
        return words("scores-rival-tied", name=rival.name, points=points)
    if len(winners) > 1:
        return words("scores-shared", names=", ".join(seat.name for seat in winners), points=points)
    if sheet.decided in ("archived", "head"):
        return words(f"scores-won-by-{sheet.decided}", name=winners[0].name, points=points)
    if rival is not None and winners[0] is not rival:
        return words("scores-won-against-rival", name=winners[0].name, rival=rival.name, points=points)
    if rival is not None and sheet.decided:
        loser = next(number for number in range(len(sheet.seats)) if number not in sheet.winners)
        return words("scores-lost-to-theodore", name=rival.name, points=points, other=sheet.total(loser))
    return words("scores-won", name=winners[0].name, points=points)


def standing(sheet: ScoreSheet) -> str:
    """Return the sentence that says who would win if all were scored as it is now."""
    totals = sorted((sheet.total(seat) for seat in range(len(sheet.seats))), reverse=True)
    names = ", ".join(sheet.seats[seat].name for seat in sheet.winners)
    lead = totals[0] - totals[1]
    if len(sheet.winners) > 1:
        return words("scores-now-level", names=names, points=totals[0])
    return words("scores-now-ahead" if lead else "scores-now-by-tie", name=names, lead=lead, points=totals[0])


def columns_of(table: PointsTable) -> list[Control]:
    """Return the columns that show Dinosaurs, if the game has some."""
    seats = zip(table.sheet.seats, table.heads, table.sheet.scored, strict=False)
    return [
        Column(pygame.FRect(head.left, head.top, head.width, table.box.bottom - head.top), seat.name, scored)
        for seat, head, scored in seats
    ]


def draw_hint(painter: Painter, table: PointsTable) -> None:
    """Say left of the names what pointing at a column does."""
    if table.sheet.scored:
        room = pygame.FRect(table.box.left + 14, table.heads[0].top, table.heads[0].left - table.box.left - 40, 68)
        painter.paragraph(words("scores-hint"), theme.PAPER_ASIDE, room, middle=True)


def draw_scored(painter: Painter, form: Form) -> None:
    """Draw the Dinosaurs of the column under the pointer or the keyboard."""
    asked = form.focused if form.by_keyboard else form.hovered
    if isinstance(asked, Column):
        asked.draw_card(painter)


class ScoresScene(ShellScene):
    """The table of all points; Esc and the first button lead back to the table that was played on."""

    overlay = True
    layout = "scores"

    def __init__(self, stage: Stage, doors: Doors, sheet: ScoreSheet) -> None:
        super().__init__(stage)
        self.doors = doors
        self.sheet = sheet
        self.table = PointsTable(sheet, self.zones["names"], self.zones["table"])
        again = sheet.again
        wanted = (
            (words("scores-look"), "glyph/eye", self.back),
            *([(words("scores-again"), "glyph/again", lambda: self._play_again(again))] if again else []),
            (words("new-game"), "glyph/new-game", self._new_game),
            (words("scores-title"), "glyph/undo", stage.back_to_first),
        )
        places = columns(self.zones["buttons"], len(wanted), 24)
        buttons = zip(places, wanted, strict=True)
        shown = columns_of(self.table)
        acts = [Button(place, label, act, glyph, size=22) for place, (label, glyph, act) in buttons]
        self.form.controls = [*acts, *shown]
        self.form.focus(acts[0])

    def draw_ground(self, painter: Painter) -> None:
        """Draw the sheet, the verdict and the table."""
        self.draw_sheet(painter, words("scores"))
        place = self.zones["verdict"]
        painter.text(verdict(self.sheet), theme.PAPER_NAME, place.center, "center", place.width)
        self.table.draw(painter)
        draw_hint(painter, self.table)

    def draw(self, painter: Painter) -> None:
        """Draw all, and the Dinosaurs of the column in question above it."""
        super().draw(painter)
        draw_scored(painter, self.form)

    def _play_again(self, wanted: NewGame) -> None:
        def begin() -> None:
            table = self.doors.start(wanted)
            self.stage.back_to_first()
            self.stage.push(table)

        self.attempt(begin)

    def _new_game(self) -> None:
        self.stage.back_to_first()
        self.stage.push(NewGameScene(self.stage, self.doors))


class StandingScene(ShellScene):
    """The score so far: what each seat has, what it would have if all were scored now, and what may change it."""

    overlay = True
    layout = "standing"

    def __init__(self, stage: Stage, sheet: ScoreSheet) -> None:
        super().__init__(stage)
        self.sheet = sheet
        self.table = PointsTable(sheet, self.zones["names"], self.zones["table"])
        close: list[Control] = [Button(self.zones["close"], words("close"), self.back, "glyph/check", size=22)]
        self.form.controls = [*close, *columns_of(self.table)]
        self.form.focus(close[0])

    def handle(self, event: Event) -> None:
        """The key that has opened it closes it."""
        if isinstance(event, Keyed) and event.key == SCORE_KEY:
            self.back()
        else:
            super().handle(event)

    def draw_ground(self, painter: Painter) -> None:
        """Draw the sheet, who leads, the table, and what may still change."""
        self.draw_sheet(painter, words("scores-now"))
        place = self.zones["verdict"]
        painter.text(verdict(self.sheet), theme.PAPER_NAME, place.center, "center", place.width)
        self.table.draw(painter)
        draw_hint(painter, self.table)
        notes = " ".join(self.sheet.notes) or words("scores-now-note")
        painter.paragraph(notes, theme.PAPER_ASIDE, self.zones["notes"], "center", middle=True)

    def draw(self, painter: Painter) -> None:
        """Draw all, and the Dinosaurs of the column in question above it."""
        super().draw(painter)
        draw_scored(painter, self.form)
