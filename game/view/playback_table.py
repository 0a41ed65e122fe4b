"""Showing a game on a table: the facts of a choice in groups, an automa's turn step by step, and a tidy end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

from game.model.reasons import Reasoned
from game.model.turn import Fact
from game.settings import Speed
from game.view import durations as ticks
from game.view.pieces import Key, Sprite
from game.view.playback import Beat, Motion, Playback
from game.view.playback_motions import at_once, change, last
from game.view.playback_stage import EFFECTS, Staged, Staging

Group = tuple[Fact, ...]

OF_CARDS = ("card", "page", "coin", "chime", "big-chime")
"""The sounds that are turned down with those of the cards; all others belong to the pieces."""


class TablePlayback(Playback):
    """Plays the facts of a game on a table, and remembers what it has shown of the automa's turn.

    What is the game's own: its facts in groups, their motions, and where one step of the automa ends.
    """

    TURN_BEGINS: ClassVar[type[Fact]]
    TURN_ENDS: ClassVar[type[Fact]]

    def __init__(
        self,
        table: Staged,
        automa_seat: int,
        speed: Speed = Speed.PLAY,
        play_sound: Callable[[str, str], None] = lambda name, group: None,
    ) -> None:
        super().__init__(speed)
        self.table = table
        self.automa_seat = automa_seat
        self.play_sound = lambda name: play_sound(name, "cards" if name in OF_CARDS else "pieces")
        self.automa_turn: list[Fact] = []
        """What has been shown of the automa's last turn so far."""
        self.automa_acts = False
        """Whether the automa's turn is being shown."""
        self.corrected: list[Key] = []
        """The sprites that did not stand where they should when the facts of the last choice had been shown."""
        self.own: dict[Key, Sprite] = {}
        """The sprites that belong to no state."""

    # what each game does in its own way

    def staging(self, goal: Mapping[Key, Sprite]) -> Staging:
        """Return what the motions of one run of facts share."""
        raise NotImplementedError

    def groups(self, facts: Sequence[Fact]) -> list[Group]:
        """Return facts in groups that are shown together."""
        raise NotImplementedError

    def motions(self, show: Staging, group: Group) -> list[Motion]:
        """Return the motions of a group."""
        raise NotImplementedError

    def same_step(self, before: Reasoned, after: Reasoned) -> bool:
        """Tell whether two decisions of the automa belong to one step of his turn."""
        raise NotImplementedError

    def pauses(self, group: Group, following: Group) -> bool:
        """Tell whether a step has been shown after which the player may want to look."""
        return self.automa_acts and self._ends_step(following)

    def skip_turn(self) -> None:
        """Bring the automa's turn to its end at once."""
        self.skip()

    # what all have in common

    def start(self, facts: Sequence[Fact], goal: Mapping[Key, Sprite]) -> None:
        """Show what a choice led to; in the end all sprites stand as in `goal`. What was shown before is ended."""
        self.skip()
        show = self.staging(goal)
        told = self.groups(facts)
        for number, group in enumerate(told):
            following = told[number + 1] if number + 1 < len(told) else ()
            self.add(partial(self._made, show, group, following))
        self.add(partial(self._tidy, show))

    def marks(self) -> dict[Key, Sprite]:
        """Return the sprites that belong to no state, to be put back after `place`: marks, and dust that settles."""
        return dict(self.own)

    def clear_marks(self) -> None:
        """Take the marks of the automa's last turn away."""
        for key in [key for key in self.own if key[0] == "mark"]:
            del self.own[key]
            self.table.dismiss(key)

    def remember(self, facts: Sequence[Fact]) -> None:
        """Keep account of the automa's turn in facts that were shown before, as in a game that is gone on with."""
        for fact in facts:
            self._follow(fact)

    def _made(self, show: Staging, group: Group, following: Group) -> Beat:
        for fact in group:
            self._follow(fact)
        motions = self.motions(show, group)
        return Beat(motions, waits=self.pauses(group, following))

    def _follow(self, fact: Fact) -> None:
        """Keep account of the automa's turn."""
        if isinstance(fact, self.TURN_BEGINS):
            self.automa_acts = getattr(fact, "player", None) == self.automa_seat
            if self.automa_acts:
                self.automa_turn = []
                self.clear_marks()
        if self.automa_acts:
            self.automa_turn.append(fact)
        if isinstance(fact, self.TURN_ENDS):
            self.automa_acts = False

    def _ends_step(self, following: Group) -> bool:
        """Tell whether a step of the automa's turn has been shown whole when `following` comes next."""
        reasons = [fact for fact in self.automa_turn if isinstance(fact, Reasoned)]
        if not reasons:
            return False
        if not following or isinstance(following[0], self.TURN_ENDS):
            return True
        first = following[0]
        return isinstance(first, Reasoned) and not self.same_step(reasons[-1], first)

    def _tidy(self, show: Staging) -> Beat:
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

    def _go(self, show: Staging, sprite: Sprite, goal: Sprite) -> Motion:
        """Return a sprite going to where it belongs, at once if only its look changes or it is out of sight."""
        sprite.look = goal.look
        still = sprite.at == goal.at and sprite.alpha == goal.alpha and sprite.scale == goal.scale
        if still or not (goal.visible and sprite.visible):
            return at_once(partial(show.adopt, sprite, goal))
        self.corrected.append(sprite.key)
        motion = change(sprite, ticks.SETTLE, to=goal.at, scale=goal.scale, alpha=goal.alpha)
        return last(motion, partial(show.adopt, sprite, goal))
