"""A crash of the window: one report in the player's folder, a window of its own that says where, an offer to go on."""

from __future__ import annotations

import contextlib
import platform
import sys
import traceback
from datetime import datetime
from pathlib import Path

import msgspec
import pygame

from game import VERSION, paths
from game.settings import Settings
from game.store import Library
from game.view import theme
from game.view.text import words

REPORTS = "crash-*.txt"
SIZE = (920, 460)
MARGIN, BUTTON_SIZE = 40, (180, 52)
HEADING_SIZE, TEXT_SIZE = 34, 22
CLOSING = (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


def tell(error: Exception, settings: Settings, library: Library) -> int:
    """Write the report, say where it is, and return the exit status 1."""
    report = report_of(error, settings, library)
    try:
        place = words("crash-written", file=str(write(report)))
    except OSError as reason:
        place = words("crash-not-written", reason=str(reason))
        print(report, file=sys.stderr)
    said = (words("crash-text", error=summary(error)), place, words("crash-saved"))
    print(f"bone-wars: {said[0]}\n{place}", file=sys.stderr)
    show(words("crash-title"), "\n\n".join(said))
    return 1


def summary(error: Exception) -> str:
    """Return an error as its last line in a traceback, not too long."""
    line = traceback.format_exception_only(error)[-1].strip()
    return line if len(line) <= 200 else f"{line[:199]}…"


def report_of(error: Exception, settings: Settings, library: Library) -> str:
    """Return the report: versions, traceback, settings, and the game that was played as one line to import."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    machine = f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, SDL {sdl}, {platform.platform()}"
    game = library.played.game if library.played else None
    parts = (
        f"Bone Wars, on the desk, {VERSION}\n{datetime.now().astimezone().isoformat(timespec='seconds')}\n{machine}",
        "".join(traceback.format_exception(error)).rstrip(),
        f"Settings:\n{msgspec.json.encode(settings).decode()}",
        f"Game, as a line that can be imported from a file of its own:\n{msgspec.json.encode(game).decode()}",
    )
    return "\n\n".join(parts) + "\n"


def write(report: str) -> Path:
    """Write a report into the player's folder and return its file. Raises OSError."""
    file = paths.player_folder() / f"crash-{datetime.now().astimezone():%Y%m%d-%H%M%S}.txt"
    file.write_text(report, encoding="utf-8", errors="backslashreplace")
    return file


def untold(settings: Settings) -> Path | None:
    """Return the latest report if the player has not been told of it, and take note that now they are."""
    try:
        latest = max(paths.player_folder().glob(REPORTS), default=None)
    except OSError:
        return None
    if latest is None or latest.name <= settings.told_report:
        return None
    settings.told_report = latest.name
    return latest


def show(title: str, text: str) -> None:
    """Show a text in a window of its own, which needs no pictures, until it is closed."""
    # Whatever is broken may be broken here too; then what was printed must do.
    with contextlib.suppress(Exception):
        pygame.quit()
        pygame.display.init()
        try:
            pygame.font.init()
            _Notice(title, text).wait()
        except (OSError, pygame.error):
            pygame.display.message_box(title, text, "error")
        finally:
            pygame.quit()


class _Notice:
    """A heading, a text and a button to close the window."""

    def __init__(self, title: str, text: str) -> None:
        self.window = pygame.Window(words("window-title"), SIZE)
        icon = pygame.Surface((32, 32))
        icon.fill(theme.BRASS)
        self.window.set_icon(icon)
        self.title = title
        self.text = text
        self.button = pygame.Rect((0, 0), BUTTON_SIZE)
        self.button.midbottom = (SIZE[0] // 2, SIZE[1] - MARGIN // 2)
        folder = paths.fonts_folder()
        self.heading = pygame.font.Font(folder / "crimson-semibold.ttf", HEADING_SIZE)
        self.face = pygame.font.Font(folder / "crimson.ttf", TEXT_SIZE)

    def wait(self) -> None:
        """Draw, and return when the window is closed by whatever means."""
        self.draw()
        while not self.closes(event := pygame.event.wait()):
            if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN):
                self.draw()

    def closes(self, event: pygame.event.Event) -> bool:
        """Tell whether an event asks to close the window."""
        if event.type == pygame.MOUSEBUTTONUP:
            return self.button.collidepoint(event.pos)
        return event.type in (pygame.QUIT, pygame.WINDOWCLOSE) or (
            event.type == pygame.KEYDOWN and event.key in CLOSING
        )

    def draw(self) -> None:
        """Draw everything."""
        sheet = self.window.get_surface()
        sheet.fill(theme.CREAM)
        sheet.blit(self.heading.render(self.title, True, theme.RED_INK), (MARGIN, MARGIN // 2))
        lines = self.face.render(self.text, True, theme.INK, wraplength=SIZE[0] - 2 * MARGIN)
        sheet.blit(lines, (MARGIN, MARGIN + HEADING_SIZE))
        pygame.draw.rect(sheet, theme.BRASS, self.button, border_radius=6)
        label = self.heading.render(words("close"), True, theme.DARK_BRASS)
        sheet.blit(label, label.get_rect(center=self.button.center))
        self.window.flip()
