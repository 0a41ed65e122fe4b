"""The window: a fixed tick of a sixtieth of a second, and a stack of screens drawn only when something changed."""

import contextlib
import os
import sys
from collections.abc import Sequence

import pygame

from game import paths
from game.settings import Settings, write_settings
from game.view.art import Art
from game.view.hush import hushed
from game.view.painter import Painter
from game.view.screen import LEAST_WINDOW, Screen
from game.view.sound import Sounds
from game.view.stage import Scene, Stage
from game.view.text import read_ahead, words
from game.view.type import Type

TICKS_A_SECOND = 60
MOST_TICKS_A_FRAME = 5
IDLE_NAPS, IDLE_NAP = 15, 16
"""When nothing moves the program sleeps so many times so many milliseconds, unless something happens."""

FIRST_REPEAT, NEXT_REPEAT = 400, 45
"""Milliseconds until a held key repeats."""

FIRST_WINDOW = (1600, 900)
BARS = 72
"""What the bars of a desktop and of the window take of its height, about."""


class NoDisplayError(RuntimeError):
    """There is no screen on which a window could open."""


class App:
    """The window and its loop; tests call `frame` with made-up time and events."""

    def __init__(
        self, settings: Settings, size: tuple[int, int] | None = FIRST_WINDOW, placeholders: bool = False
    ) -> None:
        _prepare()
        self.window = _open_window(size)
        screen = Screen(self.window.get_surface().size)
        art = Art(paths.catalogue_file(), paths.pictures_folder(), screen, placeholders)
        self.window.set_icon(art.picture("icon-app/icon", (64, 64)))
        type_ = Type(paths.fonts_folder(), screen, art)
        self.stage = Stage(screen, art, type_, Sounds(paths.sounds_folder(), settings), settings)
        self._late = 0.0
        self._backdrop: pygame.Surface | None = None
        self._shown: Scene | None = None
        self._full_screen = False
        self._minimised = False
        self.apply_settings()

    @property
    def canvas(self) -> pygame.Surface:
        """The pixels of the window."""
        return self.window.get_surface()

    def apply_settings(self) -> None:
        """Bring window and type to what the settings say."""
        settings = self.stage.settings
        if self.stage.type.enlarged != settings.interface_scale / 100:
            self.stage.type.enlarged = settings.interface_scale / 100
            self.stage.type.forget()
            self._renew()
        if settings.full_screen != self._full_screen:
            self._full_screen = settings.full_screen
            if self._full_screen:
                self.window.set_fullscreen(True)
            else:
                self.window.set_windowed()
            self._renew()

    def frame(self, seconds: float, events: Sequence[pygame.event.Event]) -> bool:
        """Go on by `seconds` with `events`; return whether anything was drawn."""
        self._heed_window(events)
        self.stage.input.elapse(seconds)
        for event in self.stage.input.read(events):
            if self.stage.running and self.stage.scenes:
                self.stage.top.handle(event)
        self._late = min(self._late + seconds, MOST_TICKS_A_FRAME / TICKS_A_SECOND)
        while self._late * TICKS_A_SECOND >= 1 - 1e-6 and self.stage.running:
            self._late -= 1 / TICKS_A_SECOND
            self.stage.top.tick()
        return self._draw()

    def run(self) -> None:
        """Play until the player leaves; the window is closed in any case."""
        clock = pygame.time.Clock()
        try:
            while self.stage.running:
                self.frame(clock.tick(TICKS_A_SECOND) / 1000, self._wait())
        finally:
            # A full disk must not stand in the way of leaving; the settings screen has told of it already.
            with contextlib.suppress(OSError):
                write_settings(self.stage.settings, paths.player_folder())
            self.close()

    def close(self) -> None:
        """Close the window."""
        self.window.destroy()
        pygame.quit()

    def _wait(self) -> list[pygame.event.Event]:
        """Return what has happened; when nothing moves, wait for it without using the processor."""
        events = pygame.event.get()
        top = self.stage.top
        naps = IDLE_NAPS if self._minimised or not (top.dirty or top.moving) else 0
        # The waiting of pygame itself looks a thousand times a second, which takes 2 % of a core.
        while naps and not events:
            # Words that will be wanted later are read now, as reading them in a game would make it falter.
            if not read_ahead():
                pygame.time.wait(IDLE_NAP)
            events = pygame.event.get()
            naps -= 1
        return events

    def _heed_window(self, events: Sequence[pygame.event.Event]) -> None:
        for event in events:
            if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
                self.stage.quit()
            elif event.type == pygame.WINDOWMINIMIZED:
                self._minimised = True
            elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED):
                self._minimised = False
                self._renew()
            elif event.type == pygame.WINDOWSIZECHANGED:
                # To a screen as large as the window and back there is no new size, but the pixels are new all the same.
                self._renew()
            elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
                self.stage.settings.full_screen = not self._full_screen
        self.apply_settings()
        # However many resize events there were, the pictures are brought to the new size once.
        if self.canvas.size != self.stage.screen.size:
            self._resize()

    def _resize(self) -> None:
        self.stage.screen.fit(self.canvas.size)
        self.stage.art.forget()
        self.stage.type.forget()
        for scene in self.stage.scenes:
            scene.resized()
        self._renew()

    def _renew(self) -> None:
        """Draw everything anew."""
        self._backdrop = None
        for scene in self.stage.scenes:
            scene.dirty = True

    def _draw(self) -> bool:
        if not self.stage.running or self._minimised:
            return False
        top = self.stage.top
        if top is not self._shown:
            self._shown, self._backdrop, top.dirty = top, None, True
        if not top.dirty:
            return False
        painter = self._painter(self.canvas)
        if top.overlay:
            self.canvas.blit(self._behind(), (0, 0))
        top.dirty = False
        changed = top.draw(painter)
        if changed is not None and not changed:
            return False
        self.window.flip()
        return True

    def _painter(self, surface: pygame.Surface) -> Painter:
        return Painter(surface, self.stage.screen, self.stage.art, self.stage.type)

    def _behind(self) -> pygame.Surface:
        """Return the screens beneath the top one, blurred and darkened, as they stood when it came up."""
        if self._backdrop is None:
            sheet = pygame.Surface(self.canvas.size).convert()
            for scene in self.stage.scenes[:-1]:
                if not scene.overlay:
                    scene.draw(self._painter(sheet))
                    scene.dirty = True
            self._backdrop = _dimmed(sheet)
        return self._backdrop


def _dimmed(sheet: pygame.Surface) -> pygame.Surface:
    small = pygame.transform.smoothscale(sheet, (max(1, sheet.width // 4), max(1, sheet.height // 4)))
    blurred = pygame.transform.smoothscale(pygame.transform.box_blur(small, 2), sheet.size)
    blurred.fill((92, 84, 80), special_flags=pygame.BLEND_RGB_MULT)
    return blurred


def _prepare() -> None:
    """Set what must be set before the display starts; see the measurements in the design notes."""
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    # By this name a desktop knows which of its entries a window belongs to; pygame has put another there.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = paths.APP_NAME
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    elif sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")


def fitting(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the size of a first window on a desktop: as we think best, smaller where that has no room."""
    share = min(1.0, desktop[0] / FIRST_WINDOW[0], (desktop[1] - BARS) / FIRST_WINDOW[1])
    if FIRST_WINDOW[0] * share < LEAST_WINDOW[0]:
        return LEAST_WINDOW
    return round(FIRST_WINDOW[0] * share), round(FIRST_WINDOW[1] * share)


def _open_window(size: tuple[int, int] | None) -> pygame.Window:
    wished = os.environ.get("SDL_VIDEODRIVER")
    if wished == "":
        del os.environ["SDL_VIDEODRIVER"]
    try:
        with hushed():
            pygame.display.init()
    except pygame.error as reason:
        raise NoDisplayError(words("no-display")) from reason
    # Without a screen SDL quietly draws into nothing; that is meant only if somebody asked for it.
    if not wished and pygame.display.get_driver() in ("offscreen", "dummy", "evdev"):
        pygame.display.quit()
        raise NoDisplayError(words("no-display"))
    pygame.font.init()
    wide, high = size or fitting(pygame.display.get_desktop_sizes()[0])
    window = pygame.Window(words("window-title"), (wide, high), resizable=True)
    window.minimum_size = LEAST_WINDOW
    window.get_surface()
    pygame.key.set_repeat(FIRST_REPEAT, NEXT_REPEAT)
    return window
