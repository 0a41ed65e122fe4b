import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.__main__ import main
from game.commands import desktop
from tests.desk import NEEDS_SCREEN, WHOLE, Desk

STRANGE = 'Spiele 骨 "$HOME" `x`'


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which desktops look, and a command that can be started, in a folder with an awkward name."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    launcher = tmp_path / STRANGE / "bone-wars"
    launcher.parent.mkdir()
    launcher.write_text(f"#!/bin/sh\ncd '{Path.cwd()}' && exec '{sys.executable}' -m game --size 1280x720\n")
    launcher.chmod(launcher.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(sys, "argv", [str(launcher)])
    return tmp_path / "share"


def entry(home: Path) -> Path:
    return home / "applications" / "bone-wars.desktop"


def files(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.is_file()]


def test_the_entry_names_the_command_by_its_absolute_path(home, capsys):
    assert main(["install-desktop"]) == 0
    assert str(entry(home)) in capsys.readouterr().out
    lines = entry(home).read_text(encoding="utf-8").splitlines()
    (command,) = (line for line in lines if line.startswith("Exec="))
    assert command == f'Exec="{home.parent}/Spiele 骨 \\\\"\\\\$HOME\\\\" \\\\`x\\\\`/bone-wars"'
    assert "Name=Bone Wars" in lines
    assert "Icon=bone-wars" in lines


def test_the_icon_is_there_in_every_size_that_desktops_show(home):
    main(["install-desktop"])
    for edge in (16, 32, 48, 64, 128, 256, 512):
        icon = home / "icons" / "hicolor" / f"{edge}x{edge}" / "apps" / "bone-wars.png"
        assert pygame.image.load(icon).get_size() == (edge, edge)


def test_installing_again_changes_nothing(home):
    main(["install-desktop"])
    before = {file: file.read_bytes() for file in files(home)}
    main(["install-desktop"])
    assert {file: file.read_bytes() for file in files(home)} == before


def test_uninstalling_leaves_nothing_and_nothing_of_others_is_touched(home):
    other = home / "applications" / "other.desktop"
    other.parent.mkdir(parents=True)
    other.write_text("")
    main(["install-desktop"])
    assert main(["uninstall-desktop"]) == 0
    assert files(home) == [other]


def test_uninstalling_what_is_not_there_is_no_mistake(home):
    assert main(["uninstall-desktop"]) == 0


def test_a_folder_that_cannot_be_written_is_one_sentence(home, capsys):
    home.write_text("a file in place of the folder")
    assert main(["install-desktop"]) == 1
    output = capsys.readouterr()
    assert (output.out, output.err.count("\n")) == ("", 1)
    assert str(home) in output.err


def test_a_program_that_is_not_installed_says_so(home, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["/no/such/place/__main__.py"])
    monkeypatch.setattr(desktop.sysconfig, "get_path", lambda name: "/no/such/place")
    assert main(["install-desktop"]) == 1
    assert "pip install ." in capsys.readouterr().err
    assert not home.exists()


def test_a_frozen_program_starts_itself(home, monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/bone-wars/bone-wars")
    main(["install-desktop"])
    assert 'Exec="/opt/bone-wars/bone-wars"' in entry(home).read_text(encoding="utf-8")


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_elsewhere_there_are_no_such_entries(home, monkeypatch, capsys, platform):
    monkeypatch.setattr(desktop.sys, "platform", platform)
    assert main(["install-desktop"]) == 1
    assert "Only desktops of Linux" in capsys.readouterr().err
    assert not home.exists()


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="needs desktop-file-utils")
def test_the_entry_is_valid(home):
    main(["install-desktop"])
    done = subprocess.run(["desktop-file-validate", entry(home)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@NEEDS_SCREEN
@pytest.mark.skipif(not shutil.which("gio"), reason="needs gio of libglib2.0-bin")
def test_the_desktop_starts_the_program_by_its_entry(home, tmp_path):
    main(["install-desktop"])
    desk = Desk(tmp_path)
    try:
        subprocess.run(["gio", "launch", entry(home)], env=desk.environment, cwd="/", check=True, timeout=60)
        assert desk.wait(lambda: desk.colours(WHOLE) > 5000)
        os.kill(int(desk.ask("search", "--onlyvisible", "--class", "^bone-wars$", "getwindowpid")), 15)
    finally:
        desk.stop()
