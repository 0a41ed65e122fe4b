"""A line of text while it is being written: its caret, and the letters that are marked."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Editing:
    """Text with the caret before letter `caret`; letters between it and `anchor` are marked."""

    text: str = ""
    caret: int = 0
    anchor: int = 0

    @property
    def start(self) -> int:
        """The first marked letter, or where the caret is."""
        return min(self.caret, self.anchor)

    @property
    def end(self) -> int:
        """The letter after the last marked one, or where the caret is."""
        return max(self.caret, self.anchor)

    @property
    def marked(self) -> str:
        """The marked letters, empty if there are none."""
        return self.text[self.start : self.end]

    def mark_all(self) -> None:
        """Mark every letter, the caret behind the last."""
        self.anchor, self.caret = 0, len(self.text)

    def go(self, caret: int, marking: bool = False) -> None:
        """Bring the caret before a letter; when not `marking`, nothing is marked any more."""
        self.caret = max(0, min(len(self.text), caret))
        if not marking:
            self.anchor = self.caret

    def step(self, by: int, marking: bool = False) -> None:
        """Bring the caret a letter to the side; without `marking`, first to that end of what is marked."""
        if self.marked and not marking:
            self.go(self.start if by < 0 else self.end)
        else:
            self.go(self.caret + by, marking)

    def insert(self, letters: str) -> None:
        """Write letters in the place of what is marked."""
        start = self.start
        self.text = self.text[:start] + letters + self.text[self.end :]
        self.go(start + len(letters))

    def erase(self, by: int) -> None:
        """Take away what is marked, or else the letter before (-1) or behind (1) the caret."""
        if not self.marked:
            self.go(self.caret + by, marking=True)
        self.insert("")
