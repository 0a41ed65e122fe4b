"""What the table says for a while: a refusal on the ribbon, and a plate that calls out whose turn it is or the end."""

from __future__ import annotations

from game.scenes.fossilis.sight import Sight
from game.view.text import words

CALLED_TICKS = 80
"""So long a plate says whose turn it is when another person's mat comes to the front."""

NOTICE_TICKS = 180
"""So long a refusal stands on the ribbon in place of the prompt, and a plate says that the end is near."""


class Calling:
    """The notice on the ribbon and the plate over the mat; both are empty when their time is over."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.notice = ""
        self.called = ""
        self._notice_ticks = self._called_ticks = 0
        self._front = sight.viewer
        self._last_round = sight.dig.last_round

    @property
    def waiting(self) -> bool:
        """Whether something is said that will go away."""
        return bool(self.notice or self.called)

    def say(self, notice: str) -> None:
        """Put a notice onto the ribbon, or take it away."""
        self.notice, self._notice_ticks = notice, NOTICE_TICKS

    def heed(self, showing: bool) -> None:
        """Call out what is new: another mat in front, or, when all has been shown, that the last pool is empty."""
        if self._front != self.sight.viewer:
            self._front = self.sight.viewer
            self._call(words("table-now", player=self.sight.name(self._front)), CALLED_TICKS)
        last = self.sight.dig.last_round
        if last != self._last_round and not showing:
            self._last_round = last
            if last:
                self._call(words("table-last-pool", round=last), NOTICE_TICKS)

    def _call(self, text: str, ticks: int) -> None:
        self.called, self._called_ticks = text, ticks

    def tick(self) -> bool:
        """Go on by a tick; return whether something has gone away."""
        before = self.waiting, self.notice, self.called
        self._notice_ticks, self._called_ticks = max(0, self._notice_ticks - 1), max(0, self._called_ticks - 1)
        self.notice = self.notice if self._notice_ticks else ""
        self.called = self.called if self._called_ticks else ""
        return before != (self.waiting, self.notice, self.called)
