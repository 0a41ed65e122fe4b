"""The wheel, installed in a fresh environment, plays from any folder."""

import os
import subprocess
import sys
import zipfile

import pytest

from game import VERSION
from tests.desk import NEEDS_SCREEN, ROOT, WHOLE, Desk

pytest.importorskip("hatchling", reason="needs the extra `bundle`")
pytestmark = NEEDS_SCREEN
PIP = ("-m", "pip", "--quiet", "--disable-pip-version-check")


def test_an_installed_wheel_carries_all_it_needs_and_plays_from_any_folder(tmp_path, monkeypatch):
    monkeypatch.delenv("PYTHONPATH", raising=False)
    (elsewhere := tmp_path / "some 場所").mkdir()
    build = [sys.executable, *PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", tmp_path, ROOT]
    subprocess.run(build, cwd=elsewhere, check=True, timeout=300)
    (wheel,) = tmp_path.glob(f"bone_wars-{VERSION}-*.whl")
    carried = set(zipfile.ZipFile(wheel).namelist())
    for folder in ("art/baked", "art/sounds", "fonts", "levels"):
        files = [file for file in (ROOT / folder).rglob("*") if file.is_file()]
        assert {f"game/_data/{file.relative_to(ROOT).as_posix()}" for file in files} <= carried
    assert not [name for name in carried if name.startswith(("tests/", "game/_data/art/recipes"))]

    subprocess.run([sys.executable, "-m", "venv", tmp_path / "fresh"], check=True, timeout=120)
    fresh = tmp_path / "fresh" / "bin"
    subprocess.run([fresh / "python", *PIP, "install", wheel], cwd=elsewhere, check=True, timeout=300)
    program = str(fresh / "bone-wars")
    run = [program, "simulate", "fossilis", "--seats", "random,rival-marsh", "--games", "2", "--json"]
    done = subprocess.run(run, cwd=elsewhere, check=True, capture_output=True, text=True, timeout=120)
    assert '"games": 2' in done.stdout

    desk = Desk(tmp_path)
    try:
        desk.start(command=[program], cwd=elsewhere)
        assert desk.wait(lambda: desk.colours(WHOLE) > 5000)
        desk.program.terminate()
        assert desk.program.stderr.read() == ""
    finally:
        desk.stop()
    assert os.listdir(elsewhere) == []
