"""What a table says for a while: a refusal on the ribbon, and a plate that calls something out."""

from __future__ import annotations

CALLED_TICKS = 80
"""So long a plate says whose turn it is when another person's mat comes to the front."""

NOTICE_TICKS = 180
"""So long a refusal stands on the ribbon in place of the prompt, and a plate says that the end is near."""


class Calling:
    """The notice on the ribbon and the plate over the mat; both are empty when their time is over."""

    def __init__(self) -> None:
        self.notice = ""
        self.called = ""
        self._notice_ticks = self._called_ticks = 0

    @property
    def waiting(self) -> bool:
        """Whether something is said that will go away."""
        return bool(self.notice or self.called)

    def say(self, notice: str) -> None:
        """Put a notice onto the ribbon, or take it away."""
        self.notice, self._notice_ticks = notice, NOTICE_TICKS

    def call(self, text: str, ticks: int = CALLED_TICKS) -> None:
        """Let a plate call something out for so many ticks."""
        self.called, self._called_ticks = text, ticks

    def tick(self) -> bool:
        """Go on by a tick; return whether something has gone away."""
        before = self.waiting, self.notice, self.called
        self._notice_ticks, self._called_ticks = max(0, self._notice_ticks - 1), max(0, self._called_ticks - 1)
        self.notice = self.notice if self._notice_ticks else ""
        self.called = self.called if self._called_ticks else ""
        return before != (self.waiting, self.notice, self.called)
