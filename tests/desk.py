"""A virtual screen with the real program on it."""

import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pytest

from game.store import FILE_NAME, Library
from game.view.screen import Screen

ROOT = Path(__file__).parent.parent
SIZE = (1280, 720)
ROOM = (1400, 860)
"""A virtual screen on which the window has room for its frame."""
PATIENCE = 60.0
FROM_SOURCE = (sys.executable, "-m", "game")
WHOLE = pygame.FRect(0, 0, 1600, 900)
NEEDS_SCREEN = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool"
)
NEEDS_FRAMES = pytest.mark.skipif(not shutil.which("openbox"), reason="needs openbox")


class Desk:
    """A virtual screen with the program on it, a mouse, and eyes."""

    def __init__(self, folder: Path, framed: bool = False) -> None:
        self.folder = folder
        self.screen = Screen(SIZE)
        self.corner = (0, 0)
        room = ROOM if framed else SIZE
        read, write = os.pipe()
        # A server that resets when its last client leaves refuses whoever comes just then.
        command = ["Xvfb", "-noreset", "-displayfd", str(write), "-screen", "0", f"{room[0]}x{room[1]}x24"]
        self.server = subprocess.Popen(
            [*command, "-fbdir", str(folder), "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            display = ":" + pipe.readline().strip()
        sound = {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        self.environment = {**os.environ, **sound, "DISPLAY": display}
        self.player_folder = Path(os.environ["BONE_WARS_HOME"])
        self.program: subprocess.Popen[str] | None = None
        self.helpers = [self.server]
        if framed:
            quiet = subprocess.DEVNULL
            self.helpers.append(subprocess.Popen(["openbox"], env=self.environment, stdout=quiet, stderr=quiet))

    def start(self, *arguments: str, command: Sequence[str] = FROM_SOURCE, cwd: Path = ROOT) -> None:
        whole = [*command, *arguments, "--size", f"{SIZE[0]}x{SIZE[1]}"]
        self.program = subprocess.Popen(whole, cwd=cwd, env=self.environment, text=True, stderr=subprocess.PIPE)

    def find_window(self) -> None:
        """Take note of where the window is within its frame: from now on clicks and looks count from its corner."""
        assert self.wait(self.framed)

    def framed(self) -> bool:
        """Look where the window's corner is, and tell whether there is room for a frame above it."""
        self.ask("search", "--sync", "--onlyvisible", "--class", "^bone-wars$", "mousemove", "--window", "%1", "0", "0")
        values = dict(line.split("=") for line in self.ask("getmouselocation", "--shell").splitlines())
        self.corner = (int(values["X"]), int(values["Y"]))
        return self.corner[1] > 0

    def ask(self, *words: str) -> str:
        """Return what xdotool answers."""
        return subprocess.run(
            ["xdotool", *words], env=self.environment, check=True, timeout=60, capture_output=True, text=True
        ).stdout

    def ended(self) -> int:
        """Wait for the program to end and return its status."""
        assert self.program is not None
        return self.program.wait(PATIENCE)

    def closed(self) -> str:
        """Click the button in the window's frame that closes it, and return what the program has complained of."""
        self.press(SIZE[0] - 9, -10)
        assert self.ended() == 0
        return self.program.stderr.read()

    def stop(self) -> None:
        if self.program is not None:
            self.program.kill()
            self.program.wait()
        # A server that is killed leaves the name of its display behind, over which others stumble.
        for helper in reversed(self.helpers):
            helper.terminate()
            helper.wait()

    def mouse(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self.environment, check=True, timeout=20)

    def click(self, at: tuple[float, float]) -> None:
        across, down = self.screen.point(at)
        self.press(across, down)

    def press(self, across: int, down: int) -> None:
        """Click a pixel counted from the window's corner."""
        self.mouse("mousemove", str(across + self.corner[0]), str(down + self.corner[1]), "click", "1")

    def look(self, area: pygame.FRect) -> list[bytes]:
        """Return the rows of pixels of an area, as they stand on the screen."""
        content = (self.folder / "Xvfb_screen0").read_bytes()
        header = struct.unpack(">25I", content[:100])
        start, line = header[0] + 12 * header[19], header[12]
        box = self.screen.rect(area).move(self.corner)
        return [
            content[start + row * line + 4 * box.left : start + row * line + 4 * box.right]
            for row in range(box.top, box.bottom)
        ]

    def colours(self, area: pygame.FRect) -> int:
        return len({row[place : place + 4] for row in self.look(area) for place in range(0, len(row), 4)})

    def wait(self, until: Callable[[], bool], seconds: float = PATIENCE, pause: float = 0.05) -> bool:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.program is not None and self.program.poll() is not None:
                raise AssertionError(f"the program has ended: {self.program.stderr.read()}")
            if until():
                return True
            time.sleep(pause)
        return False

    def rest(self) -> None:
        """Wait until nothing has moved on the screen for most of a second."""
        seen: list[list[bytes]] = [self.look(WHOLE)]

        def still() -> bool:
            seen.append(self.look(WHOLE))
            return seen[-4:].count(seen[-1]) == 4

        assert self.wait(still, pause=0.2)

    def choices(self) -> int:
        """Return how many choices are in the library, -1 when there is no game."""
        if not (self.player_folder / FILE_NAME).exists():
            return -1
        games = Library(self.player_folder).games()
        return sum(game.choices for game in games) if games else -1

    def choose(self, at: tuple[float, float]) -> None:
        """Click until a choice more is in the library."""
        before = self.choices()
        for _ in range(40):
            self.click(at)
            if self.wait(lambda: self.choices() > before, 1.5):
                return
        raise AssertionError(f"nothing was chosen at {at}")
