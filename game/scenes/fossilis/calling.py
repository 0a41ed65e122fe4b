"""What the table of Fossilis calls out: whose turn it is, and that the end is near."""

from __future__ import annotations

from game.scenes.fossilis.sight import Sight
from game.view import calling
from game.view.text import words


class Calling(calling.Calling):
    """The notice on the ribbon and the plate over the mat of a game of Fossilis."""

    def __init__(self, sight: Sight) -> None:
        super().__init__()
        self.sight = sight
        self._front = sight.viewer
        self._last_round = sight.dig.last_round

    def heed(self, showing: bool) -> None:
        """Call out what is new: another mat in front, or, when all has been shown, that the last pool is empty."""
        if self._front != self.sight.viewer:
            self._front = self.sight.viewer
            self.call(words("table-now", player=self.sight.name(self._front)))
        last = self.sight.dig.last_round
        if last != self._last_round and not showing:
            self._last_round = last
            if last:
                self.knell(words("table-last-pool", round=last))
