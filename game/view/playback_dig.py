"""Showing a game of Fossilis: the facts of a choice in groups, the Rival's turn step by step, and a tidy end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from game.model.fossilis import facts as f
from game.model.fossilis.box import Box
from game.model.fossilis.site import NOWHERE
from game.model.turn import Fact
from game.settings import Speed
from game.view import durations as ticks
from game.view.log_lines import step_of
from game.view.pieces import Key, Sprite
from game.view.playback import Beat, Motion, Playback
from game.view.playback_facts import animate
from game.view.playback_groups import Group, groups
from game.view.playback_motions import at_once, change, last
from game.view.playback_show import EFFECTS, Show, Table

OF_CARDS = ("card", "page", "coin", "chime", "big-chime")
"""The sounds that are turned down with those of the cards; all others belong to the pieces."""


class DigPlayback(Playback):
    """Plays the facts of Fossilis on a table, and remembers what it has shown of the Rival's turn."""

    def __init__(
        self,
        table: Table,
        box: Box,
        rival_seat: int = NOWHERE,
        speed: Speed = Speed.PLAY,
        play_sound: Callable[[str, str], None] = lambda name, group: None,
    ) -> None:
        super().__init__(speed)
        self.table = table
        self.box = box
        self.rival_seat = rival_seat
        self.play_sound = lambda name: play_sound(name, "cards" if name in OF_CARDS else "pieces")
        self.rival_turn: list[Fact] = []
        """What has been shown of the Rival's last turn so far."""
        self.rival_acts = False
        """Whether the Rival's turn is being shown."""
        self.corrected: list[Key] = []
        """The sprites that did not stand where they should when the facts of the last choice had been shown."""
        self._own: dict[Key, Sprite] = {}

    def start(self, facts: Sequence[Fact], goal: Mapping[Key, Sprite]) -> None:
        """Show what a choice led to; in the end all sprites stand as in `goal`. What was shown before is ended."""
        self.skip()
        show = Show(self.table, self.box, goal, self.play_sound, self._own)
        told = groups(facts)
        for number, group in enumerate(told):
            following = told[number + 1] if number + 1 < len(told) else ()
            self.add(partial(self._made, show, group, following))
        self.add(partial(self._tidy, show))

    def marks(self) -> dict[Key, Sprite]:
        """Return the sprites that belong to no state, to be put back after `place`: marks, and dust that settles."""
        return dict(self._own)

    def clear_marks(self) -> None:
        """Take the marks of the Rival's last turn away."""
        for key in [key for key in self._own if key[0] == "mark"]:
            del self._own[key]
            self.table.dismiss(key)

    def _made(self, show: Show, group: Group, following: Group) -> Beat:
        for fact in group:
            self._follow(fact)
        motions = animate(show, group)
        ends = self.rival_acts and self._ends_step(following)
        return Beat(motions, waits=ends)

    def _follow(self, fact: Fact) -> None:
        """Keep account of the Rival's turn."""
        if isinstance(fact, f.TurnBegan):
            self.rival_acts = fact.player == self.rival_seat
            if self.rival_acts:
                self.rival_turn = []
                self.clear_marks()
        if self.rival_acts:
            self.rival_turn.append(fact)
        if isinstance(fact, f.TurnEnded):
            self.rival_acts = False

    def _ends_step(self, following: Group) -> bool:
        """Tell whether a step of the Rival's turn has been shown whole when `following` comes next."""
        reasons = [fact for fact in self.rival_turn if isinstance(fact, f.Reasoned)]
        if not reasons:
            return False
        if not following or isinstance(following[0], f.TurnEnded):
            return True
        first = following[0]
        return isinstance(first, f.Reasoned) and step_of(first.rule) != step_of(reasons[-1].rule)

    def _tidy(self, show: Show) -> Beat:
        """Return the last beat, in which whatever is still a little off goes to its place."""
        show.clear_glances()
        sprites = self.table.cast.sprites
        self.corrected = []
        motions: list[Motion] = []
        for key, goal in show.goal.items():
            if key not in sprites:
                sprites[key] = replace(goal, alpha=0)
            if sprites[key] != goal:
                motions.append(self._go(show, sprites[key], goal))
        for key in [key for key in sprites if key not in show.goal and key[0] not in EFFECTS]:
            self.corrected.append(key)
            motions.append(last(change(sprites[key], ticks.SETTLE, alpha=0), partial(self.table.dismiss, key)))
        return Beat(motions)

    def _go(self, show: Show, sprite: Sprite, goal: Sprite) -> Motion:
        """Return a sprite going to where it belongs, at once if only its look changes or it is out of sight."""
        sprite.look = goal.look
        still = sprite.at == goal.at and sprite.alpha == goal.alpha and sprite.scale == goal.scale
        if still or not (goal.visible and sprite.visible):
            return at_once(partial(show.adopt, sprite, goal))
        self.corrected.append(sprite.key)
        motion = change(sprite, ticks.SETTLE, to=goal.at, scale=goal.scale, alpha=goal.alpha)
        return last(motion, partial(show.adopt, sprite, goal))
