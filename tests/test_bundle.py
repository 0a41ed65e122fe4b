"""The bundle as somebody without Python gets it: unpacked from its archive, started, played with the mouse, closed."""

import fcntl
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType

import pygame
import pytest

from game import VERSION, paths
from game.app import App
from game.commands.window import doors_of
from game.model.turn import Fact, Rng, apply
from game.players.random import RandomPlayer
from game.scenes.fossilis.layout import fossilis_layout
from game.scenes.fossilis.plates import plate_places
from game.scenes.settings import LINES
from game.scenes.title import TitleScene
from game.settings import Speed
from game.store import Library
from game.view.screen import rows, zones
from tests.desk import NEEDS_FRAMES, NEEDS_SCREEN, ROOT, WHOLE, Desk

readers = pytest.importorskip("PyInstaller.archive.readers", reason="needs the extra `bundle`")
MEGABYTE = 1_000_000
SEED = "7"
FOLDER = "ゲーム 骨戦争"


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive, built once for all processes that run tests."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    with (shared / "bundle.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (shared / "dist").exists():
            subprocess.run([sys.executable, ROOT / "bundle.py", shared / "dist"], cwd=shared, check=True, timeout=500)
    (found,) = (shared / "dist").glob(f"bone-wars-{VERSION}-*.tar.gz")
    return found


@pytest.fixture
def bundle(archive: Path, tmp_path: Path) -> Path:
    """The folder of the program, unpacked beneath one with Japanese letters and a blank in its name."""
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / FOLDER, filter="data")
    return tmp_path / FOLDER / "bone-wars"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """A desktop with windows in frames, whose user has an empty home and no sound."""
    opened = Desk(tmp_path, framed=True)
    (tmp_path / "home").mkdir()
    opened.environment = {
        "DISPLAY": opened.environment["DISPLAY"],
        "HOME": str(tmp_path / "home"),
        "PATH": os.environ["PATH"],
    }
    opened.player_folder = tmp_path / "home" / ".local" / "share" / "bone-wars"
    yield opened
    opened.stop()


def open_title(desk: Desk, bundle: Path) -> None:
    """Start the program from another folder and wait for the title."""
    desk.start(command=[str(bundle / "bone-wars")], cwd=desk.folder / "home")
    desk.find_window()
    assert desk.wait(lambda: desk.colours(WHOLE) > 5000)


def turn_page(desk: Desk, at: tuple[float, float], seen: pygame.FRect) -> None:
    """Click until an area looks different."""
    before = desk.look(seen)
    for _ in range(40):
        desk.click(at)
        if desk.wait(lambda: desk.look(seen) != before, 1.5):
            return
    raise AssertionError(f"nothing came of a click at {at}")


def places(screen: str) -> Mapping[str, pygame.FRect]:
    """Return where things lie on one of the screens round the tables."""
    return zones(paths.levels_folder() / "ui" / f"{screen}.tmx")


def on_title(desk: Desk, app: App, label: str) -> tuple[float, float]:
    """Return where a button of the title is, by a title of our own over the same games."""
    library = Library(desk.player_folder)
    title = TitleScene(app.stage, doors_of(app.stage, library))
    title.entered()
    library.close()
    return next(button.box.center for button in title.form.controls if button.label == label)


def begin_against_rival(desk: Desk, app: App) -> None:
    """Go from the title through the screen for a new game to the table."""
    screen = places("new_game")
    turn_page(desk, on_title(desk, app, "New game"), screen["headline"])
    turn_page(desk, (screen["mode"].right - 100, screen["mode"].centery), screen["easier"])
    desk.click((screen["seed"].right - 100, screen["seed"].centery))
    desk.mouse("type", SEED)
    desk.click(screen["start"].center)
    assert desk.wait(lambda: desk.choices() == 0)


def play_turn_against_rival(desk: Desk) -> None:
    """Play a whole turn, let the Rival play his, and begin the next one."""
    layout = fossilis_layout()
    plates = plate_places(layout)
    desk.choose(layout.space(20).center)
    for _ in range(4):
        desk.choose(plates["plaster"].center)
    desk.choose(plates["end-turn"].center)
    desk.choose(plates["plaster"].center)


def begin_against_theodore(desk: Desk, app: App) -> None:
    """Let nothing be animated, then go from the title through the screen for a new game to the table."""
    settings, screen = places("settings"), places("new_game")
    speed = rows(settings["fields"], LINES, 14)[0]
    turn_page(desk, on_title(desk, app, "Settings"), settings["headline"])
    turn_page(desk, (speed.right - 40, speed.centery), speed.move(0, -1))
    turn_page(desk, settings["done"].center, settings["headline"])
    turn_page(desk, on_title(desk, app, "New game"), screen["headline"])
    turn_page(desk, (screen["game"].right - 100, screen["game"].top + 23), screen["plates"])
    turn_page(desk, (screen["mode"].right - 100, screen["mode"].centery), screen["easier"])
    desk.click((screen["seed"].right - 100, screen["seed"].centery))
    desk.mouse("type", SEED)
    desk.click(screen["start"].center)
    assert desk.wait(lambda: desk.choices() == 0)


class Twin:
    """The same game at a table that nobody sees, which knows where a choice is made; each click is made at both."""

    def __init__(self, desk: Desk, app: App, at_table: ModuleType) -> None:
        app.stage.settings.speed = Speed.SKIP
        self.desk = desk
        self.person = at_table.WarsPerson(app, Library(desk.player_folder).resume(1)[1], ("human", "theodore"))
        self.clicked = self.person.click
        self.person.click = self.click
        self.person.watch()

    def click(self, at: tuple[float, float]) -> None:
        self.clicked(at)
        self.desk.rest()
        self.desk.click(at)

    def choose(self, player: RandomPlayer) -> list[Fact]:
        """Make a choice, and return what came of it."""
        self.person.make(player.choose(self.person.asked))
        self.person.watch()
        assert self.desk.wait(lambda: self.desk.choices() == self.person.made, 10)
        moment = self.person.table.play.session.past[-1]
        return apply(moment.before, moment.choice)[1]


def contents(folder: Path) -> dict[Path, int]:
    return {file: file.stat().st_mtime_ns for file in sorted(folder.rglob("*"))}


@NEEDS_SCREEN
@NEEDS_FRAMES
def test_somebody_unpacks_plays_against_the_rival_closes_the_window_and_resumes(desk, bundle, app):
    unpacked = contents(bundle)
    open_title(desk, bundle)
    begin_against_rival(desk, app)
    play_turn_against_rival(desk)
    assert desk.closed() == ""

    open_title(desk, bundle)
    turn_page(desk, on_title(desk, app, "Resume"), fossilis_layout().space(24))
    desk.choose(plate_places(fossilis_layout())["plaster"].center)
    assert desk.closed() == ""
    (game,) = Library(desk.player_folder).games()
    assert (game.choices, game.trouble, game.seats[1]) == (8, None, "O. C. Marsh")
    assert contents(bundle) == unpacked


@NEEDS_SCREEN
@NEEDS_FRAMES
def test_somebody_plays_a_turn_against_theodore_closes_the_window_and_resumes(desk, bundle, app):
    at_table, facts = map(pytest.importorskip, ("tests.scenes.at_wars_table", "game.model.bonewars.facts"))
    open_title(desk, bundle)
    begin_against_theodore(desk, app)
    twin, player = Twin(desk, app, at_table), RandomPlayer(Rng(1))
    while facts.TurnEnded(1) not in twin.choose(player):
        assert twin.person.made < 60
    assert desk.closed() == ""

    open_title(desk, bundle)
    turn_page(desk, on_title(desk, app, "Resume"), pygame.FRect(1000, 60, 500, 500))
    twin.choose(player)
    assert desk.closed() == ""
    (game,) = Library(desk.player_folder).games()
    assert (game.choices, game.trouble, game.finished) == (twin.person.made, None, False)


def test_folder_and_archive_are_small(archive, bundle):
    assert sum(file.lstat().st_size for file in bundle.rglob("*") if file.is_file()) <= 120 * MEGABYTE
    assert archive.stat().st_size <= 60 * MEGABYTE


def test_nothing_is_in_it_that_only_making_art_or_testing_needs(bundle):
    program = readers.CArchiveReader(str(bundle / "bone-wars"))
    (library,) = (name for name in program.toc if name.startswith("PYZ"))
    modules = {name.split(".")[0] for name in program.open_embedded_archive(library).toc}
    modules |= {entry.name for entry in (bundle / "_internal").iterdir()}
    assert {"game", "pygame", "levels"} <= modules
    assert not modules & {"numpy", "PIL", "scipy", "fontTools", "soundfile", "brotli", "pytest", "PyInstaller"}


def test_licences_of_what_it_is_built_on_are_in_it(bundle):
    assert (bundle / "LICENSE").is_file()
    assert (bundle / "CREDITS.md").is_file()
    assert (bundle / "_internal" / "pygame" / "LGPL.txt").is_file()


def test_the_commands_work_from_the_bundle_as_they_do_from_source(bundle, tmp_path):
    program = str(bundle / "bone-wars")
    done = subprocess.run([program, "--version"], capture_output=True, text=True, check=True, cwd="/")
    assert done.stdout == f"bone-wars {VERSION}\n"
    arguments = ["simulate", "fossilis", "--seats", "random,rival-cope", "--games", "4", "--jobs", "2", "--json"]
    bundled, source = (
        subprocess.run([*command, *arguments], capture_output=True, check=True, cwd=ROOT, timeout=120).stdout
        for command in ([program], [sys.executable, "-m", "game"])
    )
    assert bundled.split(b'"digest"')[1] == source.split(b'"digest"')[1]


def test_without_a_display_it_says_so_in_one_sentence(bundle):
    done = subprocess.run([bundle / "bone-wars"], env={}, capture_output=True, text=True, check=False, cwd="/")
    assert (done.returncode, done.stderr) == (1, "bone-wars: There is no screen to open a window on.\n")
