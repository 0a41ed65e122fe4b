"""What a table says for a while: a refusal on the ribbon, and a plate that calls something out."""

from __future__ import annotations

CALLED_TICKS = 80
"""So long a plate says whose turn it is when another person's mat comes to the front."""

NOTICE_TICKS = 180
"""So long a refusal stands on the ribbon in place of the prompt."""

KNELL_TICKS = 240
"""So long a plate says that the end is near, whatever else is called out meanwhile."""


class Calling:
    """The notice on the ribbon and the plate over the mat; both are empty when their time is over."""

    def __init__(self) -> None:
        self.notice = ""
        self.called = ""
        self._notice_ticks = self._called_ticks = 0
        self._last = False
        self._next = ""

    @property
    def waiting(self) -> bool:
        """Whether something is said that will go away."""
        return bool(self.notice or self.called)

    def say(self, notice: str) -> None:
        """Put a notice onto the ribbon, or take it away."""
        self.notice, self._notice_ticks = notice, NOTICE_TICKS

    def call(self, text: str) -> None:
        """Let a plate call something out for a while, after the news of the end if that still stands."""
        if self._last and self.called:
            self._next = text
        else:
            self.called, self._called_ticks = text, CALLED_TICKS

    def knell(self, text: str) -> None:
        """Let a plate say that the end is near: nothing else takes its place before it could be read."""
        self.called, self._called_ticks, self._last = text, KNELL_TICKS, True

    def tick(self) -> bool:
        """Go on by a tick; return whether something has gone away."""
        before = self.waiting, self.notice, self.called
        self._notice_ticks, self._called_ticks = max(0, self._notice_ticks - 1), max(0, self._called_ticks - 1)
        self.notice = self.notice if self._notice_ticks else ""
        if not self._called_ticks:
            self.called, self._called_ticks = self._next, CALLED_TICKS if self._next else 0
            self._next, self._last = "", False
        return before != (self.waiting, self.notice, self.called)
