"""What the tables of both games share: when they are drawn, clicks and keys, one step back, sound and speed."""

from __future__ import annotations

from typing import Any, Protocol

import pygame

from game.model.turn import Decision
from game.scenes import shortcuts
from game.scenes.automa_panel import AutomaPanel
from game.scenes.hand import Pointed, TableHand
from game.scenes.past import Past
from game.scenes.pause import PauseScene
from game.scenes.playing import Playing
from game.scenes.settings import keep_settings
from game.settings import Speed
from game.view.control import ARROWS
from game.view.events import Event, Keyed, Pressed
from game.view.gaze import Gaze
from game.view.log import LogDrawer
from game.view.screen import Point
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
    """A table at which a game is played.

    What is the game's own: what a click or a press means, which commands there are, what lies under the pointer.
    """

    side = ""
    """How the keys of the game's own words end on the screen of the pause."""

    play: Playing[Any]
    hand: TableHand[Any]
    looking: Gaze
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

    # what each game does in its own way

    def point(self, at: Point) -> None:
        """Follow the pointer with what answers and with what is looked at."""
        raise NotImplementedError

    def clicked(self, at: Point) -> None:
        """Answer a click."""
        raise NotImplementedError

    def press(self, pointed: Pointed[Any]) -> None:
        """Begin or do what something that answers stands for."""
        raise NotImplementedError

    def command(self, name: str) -> None:
        """Carry out a command, or say why it cannot be done."""
        raise NotImplementedError

    def reckon(self) -> None:
        """Show the reckoning of a game that is over."""
        raise NotImplementedError

    def can_go_back(self) -> bool:
        """Tell whether what is asked belongs to something begun that can be taken back as a whole."""
        raise NotImplementedError

    @property
    def takes_back(self) -> bool:
        """Whether a right click takes something back; otherwise it pins what is looked at."""
        return self.hand.begun or self.looking.pinned

    # clicks and keys

    def pressed(self, event: Pressed) -> None:
        """Answer a button of the mouse."""
        self.point(event.at)
        self._changed = True
        if event.button == 1:
            self.clicked(event.at)
        elif event.button == 3:
            if self.takes_back:
                self.go_back()
            else:
                self.looking.show(pin=True)

    def go_back(self) -> bool:
        """Go one step back in what has been begun; return whether there was anything."""
        if self.looking.close() or self.hand.back():
            return True
        if self.can_go_back() and not self.play.showing:
            self.play.undo()
            return True
        return False

    def keyed(self, event: Keyed) -> None:
        """Answer a key."""
        self._changed = True
        if event.key in ARROWS:
            self.hand.step(*ARROWS[event.key])
        elif event.key == pygame.K_ESCAPE:
            if not self.go_back():
                self.stage.push(PauseScene(self.stage, self.side))
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self.confirm()
        elif command := shortcuts.meant(event):
            self.command(command)
        elif event.key == pygame.K_z:
            self.looking.show()

    def confirm(self) -> None:
        """Do what the keyboard is on, or what alone can be meant; hurry on what is being shown."""
        if self.play.showing or self.play.over or self.play.held:
            self.reckon() if self.play.over else self.play.hurry()
            return
        pointed = self.hand.pointed if self.hand.by_keyboard else self.hand.default()
        if pointed is None:
            return
        if pointed.layer == "button":
            self.command(str(pointed.name[0]))
        else:
            self.press(pointed)

    # settings

    def switch_sound(self) -> None:
        """Turn all sounds off, or on again."""
        self.stage.settings.switch_sound()
        keep_settings(self.stage)

    def set_speed(self, speed: Speed) -> None:
        """Show what happens at another speed, also in the next game."""
        self.play.set_speed(speed)
        keep_settings(self.stage)
