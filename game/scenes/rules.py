"""The rules in short, as pages that are turned over any screen."""

from __future__ import annotations

import pygame

from game.content import fossilis_box
from game.content_bonewars import bonewars_box
from game.games import FOSSILIS
from game.scenes.shell import ShellScene
from game.scenes.shortcuts import RULES_KEY
from game.view import theme
from game.view.bonewars.rules_pages import wars_pages
from game.view.buttons import BRASS, RED, Button
from game.view.events import Event, Keyed, Wheeled
from game.view.painter import Painter
from game.view.rules_fossilis import fossilis_pages
from game.view.rules_played import Played
from game.view.rules_sheet import Pages, draw_page
from game.view.screen import columns, rows
from game.view.stage import Stage
from game.view.text import words

LEAST_TABS, TAB_GAP = 10, 8
TURNS = {pygame.K_PAGEUP: -1, pygame.K_LEFT: -1, pygame.K_PAGEDOWN: 1, pygame.K_RIGHT: 1}


class RulesScene(ShellScene):
    """Tabs on the left, a page on the right; arrows, the wheel and Page Up and Down turn pages, Esc closes."""

    overlay = True
    layout = "rules"

    def __init__(self, stage: Stage, title: str, pages: Pages) -> None:
        super().__init__(stage)
        self.title = title
        self.pages = pages
        self.number = 0
        self._renew()

    def turn_to(self, number: int) -> None:
        """Bring a page to the front, if there is one of this number."""
        if number in range(len(self.pages)):
            self.number = number
            self._renew()

    def _renew(self) -> None:
        by_keyboard = self.form.by_keyboard
        places = rows(self.zones["tabs"], max(LEAST_TABS, len(self.pages)), TAB_GAP)
        tabs = [
            Button(
                places[number],
                page.tab or page.title,
                lambda number=number: self.turn_to(number),  # type: ignore[misc]
                page.glyph,
                RED if number == self.number else BRASS,
                size=21,
            )
            for number, page in enumerate(self.pages)
        ]
        before, after, close = columns(self.zones["buttons"], 3, 24)
        first, last = self.number == 0, self.number == len(self.pages) - 1
        turning = [
            Button(before, words("rules-before"), lambda: self.turn_to(self.number - 1), "glyph/arrow-left", size=21),
            Button(after, words("rules-after"), lambda: self.turn_to(self.number + 1), "glyph/arrow-right", size=21),
        ]
        turning[0].refusal = words("rules-first") if first else ""
        turning[1].refusal = words("rules-last") if last else ""
        self.form.controls = [*tabs, *turning, Button(close, words("close"), self.back, "glyph/check", size=21)]
        self.form.focus(tabs[self.number])
        self.form.by_keyboard = by_keyboard
        self.dirty = True

    def handle(self, event: Event) -> None:
        """Turn pages, close with the key that has opened the sheet, or lead the event to the buttons."""
        if isinstance(event, Keyed) and event.key in TURNS:
            self.turn_to(self.number + TURNS[event.key])
        elif isinstance(event, Keyed) and event.key == RULES_KEY:
            self.back()
        elif isinstance(event, Wheeled):
            self.turn_to(self.number - (1 if event.steps > 0 else -1))
        else:
            super().handle(event)

    def draw_ground(self, painter: Painter) -> None:
        """Draw the sheet with the page in front."""
        self.draw_sheet(painter, self.title)
        page = self.pages[self.number]
        head = self.zones["page-head"]
        painter.text(page.title, theme.PAPER_HEADING.sized(32), head.midleft, "midleft", head.width - 120)
        count = words("rules-page", page=self.number + 1, pages=len(self.pages))
        painter.text(count, theme.PAPER_ASIDE, head.midright, "midright", 110)
        draw_page(painter, page, self.zones["page"])


def rules_before(stage: Stage, game: str, played: Played) -> RulesScene:
    """Return the sheet of a game that has not begun; `played` says what Fossilis would be played with."""
    if game != FOSSILIS:
        return RulesScene(stage, words("rules-bonewars"), wars_pages(bonewars_box()))
    pages = fossilis_pages(fossilis_box(expansions=played.expansions), played)
    return RulesScene(stage, words("rules-fossilis"), pages)
