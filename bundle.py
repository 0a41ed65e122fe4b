"""Builds what somebody without Python can start: `python bundle.py [FOLDER]`, needs `pip install -e '.[bundle]'`.

In FOLDER (default `dist`) then lie the program's folder, on macOS the application, and an archive with it.
"""

from __future__ import annotations

import argparse
import platform
import shutil
import sys
import tarfile
import tempfile
from pathlib import Path

from PyInstaller.__main__ import run

from game import VERSION

ROOT = Path(__file__).resolve().parent
LEGAL = ("LICENSE", "art/CREDITS.md")
SYSTEMS = {"win32": "windows", "darwin": "macos"}


def build(target: Path) -> Path:
    """Build the program in `target` and return its folder or application."""
    with tempfile.TemporaryDirectory() as work:
        places = ["--distpath", str(target), "--workpath", work]
        run([*places, "--noconfirm", "--log-level", "WARN", str(ROOT / "bone-wars.spec")])
    folder = target / "bone-wars"
    if sys.platform == "darwin":
        shutil.rmtree(folder)
        return target / "Bone Wars.app"
    for name in LEGAL:
        shutil.copy(ROOT / name, folder)
    return folder


def pack(built: Path) -> Path:
    """Put what was built into an archive beside it and return the archive."""
    system = SYSTEMS.get(sys.platform, sys.platform)
    name = built.parent / f"bone-wars-{VERSION}-{system}-{platform.machine().lower()}"
    if sys.platform == "win32":
        return Path(shutil.make_archive(str(name), "zip", built.parent, built.name))
    archive = name.with_name(f"{name.name}.tar.gz")
    with tarfile.open(archive, "w:gz") as packed:
        packed.add(built, built.name, filter=without_owner)
    return archive


def without_owner(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Return an entry of an archive without the name of who built it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def size(place: Path) -> int:
    """Return the bytes of a file or of all files in a folder."""
    return sum(file.lstat().st_size for file in (place, *place.rglob("*")) if not file.is_dir() or file.is_symlink())


def main() -> None:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(description="Build a bundle and an archive with it.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist", help="where to; default dist")
    built = build(parser.parse_args().folder.resolve())
    for place in (built, pack(built)):
        print(f"{place}: {size(place) / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
