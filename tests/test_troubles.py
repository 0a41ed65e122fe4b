"""What the machine may lack: the real program says so in a sentence, and the game goes on where it can."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.scenes.fossilis.layout import fossilis_layout
from game.scenes.fossilis.plates import plate_places
from game.store import Library
from tests.desk import NEEDS_FRAMES, NEEDS_SCREEN, WHOLE, Desk

pytestmark = [NEEDS_SCREEN, NEEDS_FRAMES, pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")]
NEW = ("--new", "fossilis", "--seats", "human,human", "--seed", "7")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    opened = Desk(tmp_path, framed=True)
    yield opened
    opened.stop()


@pytest.fixture
def little_room(tmp_path: Path) -> Iterator[Path]:
    """A disk of 32 kilobytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=32k", "tmpfs", folder]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no disk may be mounted here")
    yield folder
    subprocess.run(["umount", folder], check=True)


def play_and_leave(desk: Desk) -> None:
    """See the table, put a pawn on the site, see what the ribbon says then, and close the window."""
    space, ribbon = fossilis_layout().space(20), fossilis_layout().box("ribbon")
    desk.find_window()
    assert desk.wait(lambda: desk.colours(WHOLE) > 5000)
    bare, asked = desk.look(space), desk.look(ribbon)
    desk.click(space.center)
    assert desk.wait(lambda: desk.look(space) != bare)
    assert desk.wait(lambda: desk.look(ribbon) != asked)
    assert desk.closed() == ""


@pytest.mark.parametrize("folder", ["/sys", "/sys/bone-wars"])
def test_a_folder_that_may_not_be_written_is_no_hindrance(desk, folder):
    desk.environment["BONE_WARS_HOME"] = folder
    desk.start(*NEW)
    play_and_leave(desk)


def test_a_full_disk_is_no_hindrance(little_room, desk):
    desk.environment["BONE_WARS_HOME"] = str(little_room)
    desk.start(*NEW)
    play_and_leave(desk)
    assert not list(little_room.glob("crash-*.txt"))


def test_without_a_device_for_sound_there_is_silence(desk):
    desk.environment["SDL_AUDIODRIVER"] = "alsa"
    desk.start(*NEW)
    play_and_leave(desk)


def test_two_windows_at_once_keep_a_game_each(desk, tmp_path):
    layout = fossilis_layout()
    (tmp_path / "other").mkdir()
    other = Desk(tmp_path / "other")
    try:
        desk.start(*NEW)
        desk.find_window()
        assert desk.wait(lambda: desk.choices() == 0)
        other.start(*NEW)
        assert other.wait(lambda: len(Library().games()) == 2)
        for window in (desk, other):
            window.choose(layout.space(20).center)
            window.choose(layout.space(24).center)
        desk.choose(plate_places(layout)["plaster"].center)
    finally:
        other.stop()
    assert sorted((game.choices, game.trouble) for game in Library().games()) == [(2, None), (3, None)]
