"""Showing a game of Bone Wars for the time being: all goes straight to its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from game.model.bonewars.facts import TurnBegan, TurnEnded
from game.model.bonewars.state import NOBODY
from game.model.reasons import Reasoned
from game.model.turn import Fact
from game.scenes.bonewars.board import Board
from game.scenes.bonewars.sight import Sight
from game.settings import Speed
from game.view.pieces import Key, Sprite
from game.view.playback import Motion
from game.view.playback_stage import Staging
from game.view.playback_table import Group, TablePlayback


class StillPlayback(TablePlayback):
    """Shows no motion of its own."""

    TURN_BEGINS: ClassVar[type[Fact]] = TurnBegan
    TURN_ENDS: ClassVar[type[Fact]] = TurnEnded

    def staging(self, goal: Mapping[Key, Sprite]) -> Staging:
        """Return what the motions share."""
        return Staging(self.table, goal, self.play_sound, self.own)

    def groups(self, facts: Sequence[Fact]) -> list[Group]:
        """Return all facts in one group."""
        return [tuple(facts)]

    def motions(self, show: Staging, group: Group) -> list[Motion]:
        """Return no motions."""
        return []

    def same_step(self, before: Reasoned, after: Reasoned) -> bool:
        """Tell that all belongs together."""
        return True


def playback_of(board: Board, sight: Sight, speed: Speed, play_sound: Callable[[str, str], None]) -> TablePlayback:
    """Return the playback of a table."""
    theodore = sight.feud.theodore
    return StillPlayback(board, theodore.seat if theodore else NOBODY, speed, play_sound)
