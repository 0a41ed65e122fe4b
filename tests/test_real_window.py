"""The real program in a real window on a virtual screen, played with the mouse."""

import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.scenes.fossilis.layout import fossilis_layout
from game.scenes.fossilis.plates import plate_places
from game.store import Library
from game.view.screen import Screen

ROOT = Path(__file__).parent.parent
SIZE = (1280, 720)
PATIENCE = 60.0
pytestmark = pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool")


class Desk:
    """A virtual screen with the program on it, a mouse, and eyes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.screen = Screen(SIZE)
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24"]
        self.server = subprocess.Popen(
            [*command, "-fbdir", str(folder), "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            display = ":" + pipe.readline().strip()
        sound = {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        self.environment = {**os.environ, **sound, "DISPLAY": display}
        self.program: subprocess.Popen[str] | None = None

    def start(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "game", *arguments, "--size", f"{SIZE[0]}x{SIZE[1]}"]
        self.program = subprocess.Popen(command, cwd=ROOT, env=self.environment, text=True, stderr=subprocess.PIPE)

    def stop(self) -> None:
        for process in (self.program, self.server):
            if process is not None and process.poll() is None:
                process.kill()
                process.wait()

    def mouse(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self.environment, check=True, timeout=20)

    def click(self, at: tuple[float, float]) -> None:
        across, down = self.screen.point(at)
        self.mouse("mousemove", str(across), str(down), "click", "1")

    def look(self, area: pygame.FRect) -> list[bytes]:
        """Return the rows of pixels of an area, as they stand on the screen."""
        content = (self.folder / "Xvfb_screen0").read_bytes()
        header = struct.unpack(">25I", content[:100])
        start, line = header[0] + 12 * header[19], header[12]
        box = self.screen.rect(area)
        return [
            content[start + row * line + 4 * box.left : start + row * line + 4 * box.right]
            for row in range(box.top, box.bottom)
        ]

    def colours(self, area: pygame.FRect) -> int:
        return len({row[place : place + 4] for row in self.look(area) for place in range(0, len(row), 4)})

    def wait(self, until: Callable[[], bool], seconds: float = PATIENCE) -> bool:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.program is not None and self.program.poll() is not None:
                raise AssertionError(f"the program has ended: {self.program.stderr.read()}")
            if until():
                return True
            time.sleep(0.05)
        return False

    def choices(self) -> int:
        games = Library().games()
        return games[0].choices if games else -1

    def choose(self, at: tuple[float, float]) -> None:
        """Click until a choice more is in the library."""
        before = self.choices()
        for _ in range(40):
            self.click(at)
            if self.wait(lambda: self.choices() > before, 1.5):
                return
        raise AssertionError(f"nothing was chosen at {at}")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    opened = Desk(tmp_path)
    yield opened
    opened.stop()


def test_a_turn_is_played_with_the_mouse_and_stands_on_the_screen(desk):
    layout = fossilis_layout()
    plates = plate_places(layout)
    whole = pygame.FRect(0, 0, 1600, 900)
    desk.start("--new", "fossilis", "--seats", "human,human", "--seed", "7")
    assert desk.wait(lambda: desk.choices() == 0)
    assert desk.wait(lambda: desk.colours(whole) > 5000)

    bare = desk.look(layout.space(0))
    desk.choose(layout.space(0).center)
    assert desk.wait(lambda: desk.look(layout.space(0)) != bare)
    desk.choose(layout.space(24).center)
    purse = desk.look(layout.box("ribbon"))
    for _ in range(4):
        desk.choose(plates["plaster"].center)
    desk.choose(plates["end-turn"].center)
    assert desk.wait(lambda: desk.look(layout.box("ribbon")) != purse)
    (game,) = Library().games()
    assert (game.choices, game.trouble) == (7, None)


def test_a_killed_program_goes_on_where_it_stood(desk):
    layout = fossilis_layout()
    desk.start("--new", "fossilis", "--seats", "human,rival-cope", "--seed", "7")
    assert desk.wait(lambda: desk.choices() == 0)
    desk.choose(layout.space(20).center)
    desk.program.kill()
    desk.program.wait()
    desk.start("--resume")
    desk.choose(plate_places(layout)["plaster"].center)
    (game,) = Library().games()
    assert (game.choices, game.trouble) == (2, None)
