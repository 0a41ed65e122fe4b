"""What a screen is, and the stage on which screens are stacked."""

from collections.abc import Sequence

import pygame

from game.settings import Settings
from game.view.art import Art
from game.view.events import Event, Input
from game.view.painter import Painter
from game.view.screen import Screen
from game.view.sound import Sounds
from game.view.type import Type


class Scene:
    """One screen: it is told of events and ticks, and draws itself when it has said that it is dirty."""

    overlay = False
    """Whether the screen beneath stays visible, darkened, behind this one."""

    def __init__(self, stage: "Stage") -> None:
        self.stage = stage
        self.dirty = True

    @property
    def moving(self) -> bool:
        """Whether ticks change anything now; if not, the program sleeps until something happens."""
        return False

    def entered(self) -> None:
        """Take note of having come to the top, also when the screen above has gone."""

    def left(self) -> None:
        """Take note of having been taken off for good."""

    def resized(self) -> None:
        """Take note of another window size; drawing follows in any case."""

    def handle(self, event: Event) -> None:
        """Answer one event."""

    def tick(self) -> None:
        """Go on by a sixtieth of a second."""

    def draw(self, painter: Painter) -> Sequence[pygame.Rect] | None:
        """Draw; return the pixels that changed, or None if all may have."""
        raise NotImplementedError


class Stage:
    """The stack of screens and everything they share."""

    def __init__(self, screen: Screen, art: Art, type_: Type, sounds: Sounds, settings: Settings) -> None:
        self.screen = screen
        self.art = art
        self.type = type_
        self.sounds = sounds
        self.settings = settings
        self.input = Input(screen)
        self.scenes: list[Scene] = []
        self.running = True

    @property
    def top(self) -> Scene:
        """The screen that is played now; raises `IndexError` if there is none."""
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put a screen on top."""
        self.scenes.append(scene)
        self._changed()

    def pop(self) -> None:
        """Take the top screen off; with the last one the program ends."""
        self.scenes.pop().left()
        if self.scenes:
            self._changed()
        else:
            self.quit()

    def replace(self, scene: Scene) -> None:
        """Put a screen in the place of the top one."""
        if self.scenes:
            self.scenes.pop().left()
        self.push(scene)

    def back_to_first(self) -> None:
        """Take off everything but the first screen."""
        while len(self.scenes) > 1:
            self.scenes.pop().left()
        self._changed()

    def quit(self) -> None:
        """End the program after this frame."""
        self.running = False

    def _changed(self) -> None:
        self.input.guard()
        self.top.dirty = True
        self.top.entered()
