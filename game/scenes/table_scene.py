"""What the tables of both games share: when they are drawn, double clicks, sound and speed."""

from __future__ import annotations

from typing import Any, Protocol

from game.model.turn import Decision
from game.scenes.automa_panel import AutomaPanel
from game.scenes.past import Past
from game.scenes.playing import Playing
from game.scenes.settings import keep_settings
from game.settings import Speed
from game.view.events import Event
from game.view.log import LogDrawer
from game.view.stage import Scene, Stage


class Meaning(Protocol):
    """A place that answers, and the first word of the choice it stands for."""

    @property
    def verb(self) -> str:
        """That word."""


class Under(Protocol):
    """What lies under the pointer."""

    @property
    def target(self) -> Meaning | None:
        """The place of the table that it is, None for plates, buttons and sheets."""


class TableScene(Scene):
    """A table at which a game is played."""

    play: Playing[Any]
    drawer: LogDrawer
    past: Past
    reasons: AutomaPanel[Any]

    def __init__(self, stage: Stage) -> None:
        self._whole = self._changed = True
        self._last_asked: tuple[type, int] | None = None
        self.last_verb = ""
        """The first word of the choice made last."""
        super().__init__(stage)

    @property
    def dirty(self) -> bool:
        """Whether something must be drawn; set from outside it means all of it."""
        return self._whole or self._changed

    @dirty.setter
    def dirty(self, whole: bool) -> None:
        self._whole = self._changed = whole

    def audible(self) -> bool:
        """Tell whether sounds are on."""
        return self.stage.settings.audible

    def guard(self, asked: Decision | None, under: Under | None) -> None:
        """Let the second half of a double click fall when it would mean something else than the first.

        That is so when something else is `asked`, or when what lies `under` the pointer stands for another verb.
        """
        now = (type(asked.step), asked.player) if asked is not None else None
        target = under.target if under is not None else None
        if now != self._last_asked or (target is not None and target.verb != self.last_verb):
            self._last_asked = now
            self.stage.input.guard()

    def above(self, event: Event) -> bool:
        """Let what lies above the table answer an event; return whether it was meant for that."""
        if self.drawer.handle(event) or self.past.handle(event):
            return True
        return not self.past.here and self.reasons.handle(event)

    def switch_sound(self) -> None:
        """Turn all sounds off, or on again."""
        self.stage.settings.switch_sound()
        keep_settings(self.stage)

    def set_speed(self, speed: Speed) -> None:
        """Show what happens at another speed, also in the next game."""
        self.play.set_speed(speed)
        keep_settings(self.stage)
