"""A list of rows taller than its box."""

from collections.abc import Callable

import pygame

from game.view import theme
from game.view.control import CONFIRMING, Control
from game.view.events import Keyed
from game.view.painter import Painter
from game.view.screen import Point

BAR = 18
ROWS_A_WHEEL_STEP = 1

DrawRow = Callable[[Painter, int, pygame.FRect], None]


class ScrollList(Control):
    """Rows of equal height, one of them chosen; `draw_row` draws a row, `act` is told which is chosen."""

    def __init__(
        self,
        box: pygame.FRect,
        rows: int,
        row_height: float,
        draw_row: DrawRow,
        act: Callable[[int], None],
        confirm: Callable[[], None] = lambda: None,
        clicked: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(box)
        self.rows = rows
        self.row_height = row_height
        self.draw_row = draw_row
        self.act = act
        self.confirm = confirm
        self.clicked = clicked
        """What a whole click on a row does beside choosing it."""
        self.chosen = 0 if rows else -1
        self.offset = 0.0

    @property
    def most_offset(self) -> float:
        """How far the list can be scrolled."""
        return max(0.0, self.rows * self.row_height - self.box.height)

    def choose(self, row: int) -> None:
        """Choose a row and bring it into view."""
        if not self.rows:
            return
        self.chosen = max(0, min(self.rows - 1, row))
        top = self.chosen * self.row_height
        self.scroll_to(max(top + self.row_height - self.box.height, min(self.offset, top)))
        self.act(self.chosen)

    def scroll_to(self, offset: float) -> None:
        """Scroll, as far as there are rows."""
        self.offset = max(0.0, min(self.most_offset, offset))

    def press(self, at: Point) -> None:
        """Choose the row under the pointer, or take hold of the bar."""
        if self._on_bar(at):
            self.drag(at)
        elif (row := int((at[1] - self.box.top + self.offset) / self.row_height)) < self.rows:
            self.choose(row)

    def click(self, at: Point) -> None:
        """Take a whole click on the row under the pointer."""
        row = int((at[1] - self.box.top + self.offset) / self.row_height)
        if not self._on_bar(at) and row == self.chosen:
            self.clicked()

    def drag(self, at: Point) -> None:
        """Let the bar follow the pointer."""
        if self._on_bar(at):
            handle = self._handle()
            room = self.box.height - handle.height
            self.scroll_to((at[1] - self.box.top - handle.height / 2) / max(1, room) * self.most_offset)

    def wheel(self, steps: float) -> bool:
        """Scroll by rows."""
        before = self.offset
        self.scroll_to(self.offset - steps * ROWS_A_WHEEL_STEP * self.row_height)
        return self.offset != before

    def key(self, key: Keyed) -> bool:
        """Up and down choose the next row, Enter confirms it; at the ends the keyboard goes on."""
        if key.key in CONFIRMING and self.rows:
            self.confirm()
            return True
        page = max(1, int(self.box.height / self.row_height) - 1)
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        goal = max(0, min(self.rows - 1, self.chosen + steps.get(key.key, 0)))
        if goal == self.chosen or not self.rows:
            return False
        self.choose(goal)
        return True

    def draw(self, painter: Painter) -> None:
        """Draw the rows in view and the bar."""
        clip = painter.screen.rect(self.box)
        before = painter.surface.get_clip()
        painter.surface.set_clip(clip.clip(before))
        room = self.box.width - (BAR + 6 if self.most_offset else 0)
        first = int(self.offset / self.row_height)
        for row in range(first, min(self.rows, first + int(self.box.height / self.row_height) + 2)):
            top = self.box.top + row * self.row_height - self.offset
            self.draw_row(painter, row, pygame.FRect(self.box.left, top, room, self.row_height))
        painter.surface.set_clip(before)
        if self.most_offset:
            groove = pygame.FRect(self.box.right - BAR, self.box.top, BAR, self.box.height)
            painter.panel("panel/recess", groove)
            painter.panel("panel/brass", theme.within(self._handle(), 2))

    def _on_bar(self, at: Point) -> bool:
        return bool(self.most_offset) and at[0] >= self.box.right - BAR - 4

    def _handle(self) -> pygame.FRect:
        share = self.box.height / (self.rows * self.row_height)
        height = max(48, self.box.height * share)
        top = self.box.top + (self.box.height - height) * (self.offset / self.most_offset if self.most_offset else 0)
        return pygame.FRect(self.box.right - BAR, top, BAR, height)
