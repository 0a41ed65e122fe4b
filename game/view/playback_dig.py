"""Showing a game of Fossilis: which facts belong together, how they move, and the Rival's six steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from game.model.fossilis import facts as f
from game.model.fossilis.box import Box
from game.model.fossilis.site import NOWHERE
from game.model.turn import Fact
from game.settings import Speed
from game.view.log_lines import step_of
from game.view.pieces import Key, Sprite
from game.view.playback import Motion
from game.view.playback_facts import animate
from game.view.playback_groups import Group, groups
from game.view.playback_show import Show, Table
from game.view.playback_stage import Staging
from game.view.playback_table import TablePlayback


class DigPlayback(TablePlayback):
    """Plays the facts of Fossilis on a table."""

    TURN_BEGINS = f.TurnBegan
    TURN_ENDS = f.TurnEnded

    def __init__(
        self,
        table: Table,
        box: Box,
        rival_seat: int = NOWHERE,
        speed: Speed = Speed.PLAY,
        play_sound: Callable[[str, str], None] = lambda name, group: None,
    ) -> None:
        super().__init__(table, rival_seat, speed, play_sound)
        self.site = table
        self.box = box

    def staging(self, goal: Mapping[Key, Sprite]) -> Show:
        """Return what the motions of one run of facts share."""
        return Show(self.site, goal, self.play_sound, self.own, box=self.box)

    def groups(self, facts: Sequence[Fact]) -> list[Group]:
        """Return facts in groups that are shown together."""
        return groups(facts)

    def motions(self, show: Staging, group: Group) -> list[Motion]:
        """Return the motions of a group."""
        return animate(cast(Show, show), group)

    def same_step(self, before: f.Reasoned, after: f.Reasoned) -> bool:
        """Tell whether two decisions belong to one of the Rival's six steps."""
        return step_of(before.rule) == step_of(after.rule)
