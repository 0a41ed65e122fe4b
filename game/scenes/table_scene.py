"""What the tables of both games share: when they are drawn, clicks and keys, one step back, sound and speed."""

from __future__ import annotations

from typing import Any, Protocol

import pygame

from game.model.session import Session
from game.model.turn import Decision
from game.scenes import shortcuts
from game.scenes.automa_panel import AutomaPanel
from game.scenes.hand import Pointed, TableHand
from game.scenes.past import Past
from game.scenes.pause import PauseScene
from game.scenes.playing import Playing
from game.scenes.ports import Doors, ScoreSheet
from game.scenes.scores import ScoresScene, StandingScene
from game.scenes.settings import keep_settings
from game.settings import Speed
from game.view.calling import Calling
from game.view.control import ARROWS
from game.view.events import Event, Keyed, Pressed
from game.view.gaze import Gaze
from game.view.log import LogDrawer
from game.view.screen import Point
from game.view.stage import Scene, Stage

NOWHERE: Point = (-1.0, -1.0)


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
    """A table at which a game is played; `doors` lead on when it is over.

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
    calling: Calling

    def __init__(self, stage: Stage, doors: Doors | None = None) -> None:
        self.doors = doors
        self._ended = False
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
        # The window calls a scene clean before it lets it draw; that all of it is wanted stays known until then.
        self._whole |= whole
        self._changed = whole

    @property
    def stirring(self) -> bool:
        """Whether a tick changes anything: something is shown or said for a while, or a computer player thinks."""
        shown = self.play.playback.moving or (self.play.showing and not self.play.playback.waiting)
        thinks = self.play.waits_for_computer and not self.play.held
        return shown or thinks or self.looking.waiting or self.calling.waiting

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

    def point_anew(self, asked: Decision | None) -> None:
        """Point with the resting pointer at what answers to what is `asked` now, but not through a sheet over it."""
        at = self.stage.input.pointer
        self.hand.point(NOWHERE if self.drawer.covers_point(at) or self.reasons.covers_point(at) else at)
        self.guard(asked, self.hand.pointed)

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

    def score_sheet(self, session: Session[Any], shown: bool = True) -> ScoreSheet:
        """Return the reckoning of a game; what the last choice led to counts only when it has been `shown`."""
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
            self.looking.close()
        elif event.key == pygame.K_ESCAPE:
            if not self.go_back():
                self.stage.push(PauseScene(self.stage, self.side))
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self.confirm()
        elif command := shortcuts.meant(event):
            self.command(command)
        elif event.key == pygame.K_z:
            self.look()

    def look(self) -> None:
        """Show large what the keyboard is on, or else what lies under the pointer."""
        if self.hand.by_keyboard and self.hand.pointed is not None:
            self.looking.point(self.hand.pointed.area.center)
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

    def say(self, notice: str) -> None:
        """Put a notice onto the ribbon for a while."""
        self.calling.say(notice)
        self._changed = True

    # the end, and how everybody stands

    def heed_end(self) -> None:
        """Show the reckoning once whenever the game has come to its end and that has been shown."""
        if self.play.over and not self._ended:
            self._ended = True
            self.reckon()
        elif not self.play.over and not self.play.showing:
            self._ended = False

    def reckon(self) -> None:
        """Show the reckoning of a game that is over."""
        if self.doors is not None:
            self.stage.push(ScoresScene(self.stage, self.doors, self.score_sheet(self.play.session)))

    def show_score(self) -> None:
        """Show how everybody would stand if the game ended now; what is still being shown does not count yet."""
        play = self.play
        amid = play.showing or (play.visited is not None and bool(play.visited.past))
        self.stage.push(StandingScene(self.stage, self.score_sheet(play.shown, not amid)))

    # settings

    def switch_sound(self) -> None:
        """Turn all sounds off, or on again."""
        self.stage.settings.switch_sound()
        keep_settings(self.stage)

    def set_speed(self, speed: Speed) -> None:
        """Show what happens at another speed, also in the next game."""
        self.play.set_speed(speed)
        keep_settings(self.stage)
