"""The figures of the bundle that `python bundle.py` has built: its sizes, and how soon its title is on the screen."""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from game import paths
from game.commands.figures import Figure

SIZE = (1600, 900)
STARTS = 5
PATIENCE = 30.0
HEADER = struct.Struct(">25I")
"""What an X window dump begins with: its own length, ..., the bytes of a line, ..., the number of colours."""


def bundle_figures() -> list[Figure]:
    """Measure the bundle in `dist`; there are no figures when none is built, and no start without Xvfb."""
    folder = paths.data_root() / "dist" / "bone-wars"
    if not folder.is_dir():
        return []
    found = [Figure("bundle_mb", "folder of the bundle", size(folder) / 1e6, "MB", 120)]
    for archive in sorted(folder.parent.glob("bone-wars-*.tar.gz"))[-1:]:
        found.append(Figure("archive_mb", "archive of the bundle", size(archive) / 1e6, "MB", 60))
    if sys.platform == "linux" and shutil.which("Xvfb"):
        seconds = cold_start(folder)
        found.append(Figure("bundle_title_s", "cold start of the bundle to the title, median", seconds, "s", 1))
    return found


def size(place: Path) -> int:
    """Return the bytes of a file or of all files in a folder."""
    return sum(file.lstat().st_size for file in (place, *place.rglob("*")) if file.is_file())


def cold_start(folder: Path) -> float:
    """Return the seconds from the command to the title on a virtual screen, when no file of the bundle is in memory."""
    times = []
    with tempfile.TemporaryDirectory() as home:
        for _ in range(STARTS):
            for file in folder.rglob("*"):
                if file.is_file():
                    forget(file)
            with virtual_screen(home) as (display, lit):
                times.append(start(folder / "bone-wars", home, display, lit))
    return sorted(times)[STARTS // 2]


def forget(file: Path) -> None:
    """Ask the system to drop what it keeps of a file in memory."""
    with file.open("rb") as opened:
        os.posix_fadvise(opened.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def start(program: Path, home: str, display: str, lit: Callable[[], bool]) -> float:
    """Return the seconds from the command to the first frame, which is the title. Raises ValueError without one."""
    surroundings = {"PATH": os.environ["PATH"], "HOME": home, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
    began = time.perf_counter()
    process = subprocess.Popen([program], env=surroundings)
    try:
        while not lit():
            if process.poll() is not None or time.perf_counter() - began > PATIENCE:
                raise ValueError(f"{program} shows no title")
            time.sleep(0.002)
        return time.perf_counter() - began
    finally:
        process.kill()
        process.wait()


@contextmanager
def virtual_screen(folder: str) -> Iterator[tuple[str, Callable[[], bool]]]:
    """Give the name of a virtual screen, and what tells whether there is light in its middle."""
    read, write = os.pipe()
    screen = ["-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24"]
    # A server that resets when its last client leaves refuses whoever comes just then.
    command = ["Xvfb", "-noreset", "-displayfd", str(write), *screen, "-fbdir", folder]
    server = subprocess.Popen([*command, "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            display = f":{pipe.readline().strip()}"
        with Path(folder, "Xvfb_screen0").open("rb") as file, mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ) as dump:
            header = HEADER.unpack(dump[: HEADER.size])
            middle = header[0] + 12 * header[19] + SIZE[1] // 2 * header[12] + SIZE[0] // 2 * 4
            yield display, lambda: any(dump[middle : middle + 3])
    finally:
        server.terminate()
        server.wait()
