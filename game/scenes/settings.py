"""The settings, over any other screen; they hold at once and are kept when the screen is left."""

from collections.abc import Callable

import pygame

from game import paths
from game.scenes.shell import ShellScene, tell
from game.settings import Speed, write_settings
from game.view import theme
from game.view.buttons import Button, Choice, Slider, Toggle
from game.view.control import Control
from game.view.painter import Painter
from game.view.screen import rows
from game.view.stage import Stage
from game.view.text import words

LINES = 8
VOLUMES = ("master", "pieces", "cards", "interface")


class SettingsScene(ShellScene):
    """Speed, volumes, full screen, less motion."""

    overlay = True
    layout = "settings"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        places = rows(self.zones["fields"], LINES, 14)
        settings = stage.settings
        speeds = list(Speed)
        labels = [words(f"settings-speed-{speed}") for speed in speeds]
        speed = speeds.index(settings.speed)
        pace = Choice(_tall(places[0], 46), labels, speed, self._set_speed, words("settings-speed-tip"))
        sliders = [
            Slider(place, self._loud(group), self._volume(group))
            for place, group in zip(places[1:5], VOLUMES, strict=True)
        ]
        self.full_screen = Toggle(
            places[5], "", settings.full_screen, self._set_full_screen, tip=words("settings-full-screen-tip")
        )
        motion = Toggle(places[6], "", settings.reduce_motion, self._set_motion, tip=words("settings-motion-tip"))
        done = Button(self.zones["done"], words("close"), self.back, "glyph/check")
        controls: list[Control] = [pace, *sliders, self.full_screen, motion, done]
        self.form.controls = controls
        self.form.focus(pace)

    def left(self) -> None:
        """Keep the settings."""
        super().left()
        keep_settings(self.stage)

    def tick(self) -> None:
        """Follow F11, which may switch to full screen behind our back."""
        if self.full_screen.on != self.stage.settings.full_screen:
            self.full_screen.on = self.stage.settings.full_screen
            self.dirty = True

    def draw_ground(self, painter: Painter) -> None:
        """Draw the sheet and what each line is about."""
        self.draw_sheet(painter, words("settings"))
        labels = (
            words("settings-speed"),
            words("settings-master"),
            words("settings-pieces"),
            words("settings-cards"),
            words("settings-interface"),
            words("settings-full-screen"),
            words("settings-motion"),
        )
        for place, label in zip(rows(self.zones["labels"], LINES, 14), labels, strict=False):
            painter.text(label, theme.PAPER_NAME, place.midleft, "midleft", place.width)

    def _set_speed(self, number: int) -> None:
        self.stage.settings.speed = list(Speed)[number]

    def _loud(self, group: str) -> int:
        volume: int = getattr(self.stage.settings, f"{group}_volume")
        return 0 if group == "master" and self.stage.settings.muted else volume

    def _volume(self, group: str) -> Callable[[int], None]:
        def turn(value: int) -> None:
            setattr(self.stage.settings, f"{group}_volume", value)
            if group == "master":
                self.stage.settings.muted = False

        return turn

    def _set_full_screen(self, on: bool) -> None:
        self.stage.settings.full_screen = on

    def _set_motion(self, on: bool) -> None:
        self.stage.settings.reduce_motion = on


def keep_settings(stage: Stage) -> None:
    """Write the settings down; if that cannot be done, say so."""
    try:
        write_settings(stage.settings, paths.player_folder())
    except OSError as reason:
        tell(stage, words("settings-not-kept"), str(reason))


def _tall(box: pygame.FRect, height: float) -> pygame.FRect:
    return pygame.FRect(box.left, box.centery - height / 2, box.width, height)
