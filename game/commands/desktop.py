"""`bone-wars install-desktop` and its opposite: the entry and the icons by which a Linux desktop finds the program."""

from __future__ import annotations

import argparse
import io
import os
import sys
import sysconfig
from pathlib import Path

import platformdirs
import pygame

from game import paths
from game.view.text import words

NAME = paths.APP_NAME
EDGES = (16, 32, 48, 64, 128, 256, 512)
"""The edges of the icons, in pixels."""
ENTRY = """[Desktop Entry]
Type=Application
Name={name}
GenericName={kind}
Comment={comment}
Exec={launcher}
Icon={icon}
Terminal=false
StartupNotify=true
StartupWMClass={icon}
Categories=Game;BoardGame;
"""


class DesktopError(Exception):
    """The program cannot be put into a desktop, with the sentence that says why."""


def run(options: argparse.Namespace) -> int:
    """Install or uninstall; 1 with a sentence when that cannot be done."""
    try:
        if sys.platform in ("win32", "darwin"):
            raise DesktopError(words("desktop-unknown"))
        print(install() if options.command == "install-desktop" else uninstall())
    except (DesktopError, OSError) as error:
        print(f"{NAME}: {error}", file=sys.stderr)
        return 1
    return 0


def install() -> str:
    """Put entry and icons where the player's desktop looks for them, and return what to say. Raises OSError."""
    launcher = quoted(str(found_launcher()))
    text = ENTRY.format(
        name=words("title"), kind=words("desktop-kind"), comment=words("desktop-comment"), launcher=launcher, icon=NAME
    )
    write_icons()
    entry_file().parent.mkdir(parents=True, exist_ok=True)
    entry_file().write_text(text, encoding="utf-8")
    return words("desktop-installed", file=str(entry_file()))


def uninstall() -> str:
    """Take entry and icons away again, as far as they are there, and return what to say. Raises OSError."""
    for file in (entry_file(), *map(icon_file, EDGES)):
        file.unlink(missing_ok=True)
    return words("desktop-removed")


def data_folder() -> Path:
    """Return the folder in which desktops look for what one user has installed."""
    return Path(platformdirs.user_data_dir())


def entry_file() -> Path:
    """Return where the entry lies."""
    return data_folder() / "applications" / f"{NAME}.desktop"


def icon_file(edge: int) -> Path:
    """Return where the icon of a size lies."""
    return data_folder() / "icons" / "hicolor" / f"{edge}x{edge}" / "apps" / f"{NAME}.png"


def write_icons() -> None:
    """Write the icon in all sizes. Raises OSError."""
    drawn = pygame.image.load(paths.pictures_folder() / "icon-app" / "icon.webp")
    for edge in EDGES:
        file = icon_file(edge)
        file.parent.mkdir(parents=True, exist_ok=True)
        content = io.BytesIO()
        pygame.image.save(pygame.transform.smoothscale(drawn, (edge, edge)), content, file.name)
        file.write_bytes(content.getvalue())
    # Desktops read a folder of icons again when it has a new date.
    os.utime(data_folder() / "icons" / "hicolor")


def found_launcher() -> Path:
    """Return the absolute path of what starts the program. Raises DesktopError when it is not installed."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable)
    for launcher in (Path(sys.argv[0]).absolute(), Path(sysconfig.get_path("scripts")) / NAME):
        if launcher.name == NAME and launcher.is_file():
            return launcher
    raise DesktopError(words("desktop-no-launcher"))


def quoted(path: str) -> str:
    """Return a path as one word of an entry's Exec line: quoted for the line, then escaped for the file."""
    word = path.replace("%", "%%")
    for letter in '\\"`$':
        word = word.replace(letter, f"\\{letter}")
    return f'"{word}"'.replace("\\", "\\\\")
