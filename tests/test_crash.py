import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import VERSION, saved
from game.__main__ import main
from game.app import App
from game.commands import crash, window
from game.content import box_of
from game.scenes.fossilis.layout import fossilis_layout
from game.scenes.fossilis_table import FossilisTable
from game.scenes.title import TitleScene
from game.settings import Settings, read_settings
from game.store import Library
from game.view.buttons import Button
from game.view.form_scene import Dialog
from tests.desk import NEEDS_SCREEN, WHOLE, Desk

FAULTY = """
import sys
from game.__main__ import main
from game.scenes.fossilis_table import FossilisTable

def fail(*arguments):
    raise ValueError("a bone has broken")

{where} = fail
sys.exit(main(sys.argv[1:]))
"""
NEW = ("--new", "fossilis", "--seats", "human,rival-cope", "--seed", "7")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the window of a crash says, which is not opened."""
    texts: list[str] = []
    monkeypatch.setattr(crash, "show", lambda title, text: texts.append(text))
    return texts


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    opened = Desk(tmp_path)
    yield opened
    opened.stop()


def break_in(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Let the first frame fail."""

    def fail(app: App, seconds: float, events: object) -> bool:
        raise error

    monkeypatch.setattr(App, "frame", fail)


def report_in(folder: Path) -> Path:
    (report,) = folder.glob("crash-*.txt")
    return report


def test_a_crash_writes_one_report_with_traceback_version_settings_and_game(tmp_path, monkeypatch, shown, capsys):
    break_in(monkeypatch, ValueError("a bone has broken"))
    assert main(NEW) == 1
    report = report_in(tmp_path / "home").read_text(encoding="utf-8")
    assert VERSION in report.splitlines()[0]
    assert "Traceback (most recent call last):" in report
    assert "ValueError: a bone has broken" in report
    assert '"master_volume":80' in report
    assert str(report_in(tmp_path / "home")) in shown[0]
    assert str(report_in(tmp_path / "home")) in capsys.readouterr().err


def test_the_last_line_of_a_report_is_the_game_as_it_is_exported(tmp_path, monkeypatch, shown):
    break_in(monkeypatch, ValueError("a bone has broken"))
    main(NEW)
    line = report_in(tmp_path / "home").read_text(encoding="utf-8").splitlines()[-1]
    game = saved.decode_game(line.encode(), "the report")
    assert game == Library().load(1)
    assert saved.restore(game, box_of, "the report").decision() is not None


def test_a_crash_before_the_window_opens_is_reported_too(tmp_path, monkeypatch, shown):
    (tmp_path / "pictures").mkdir()
    monkeypatch.setattr("game.paths.pictures_folder", lambda: tmp_path / "pictures")
    assert main([]) == 1
    assert "MissingPictureError" in report_in(tmp_path / "home").read_text(encoding="utf-8")


def test_a_report_that_cannot_be_written_is_printed(tmp_path, monkeypatch, shown, capsys):
    monkeypatch.setenv("BONE_WARS_HOME", str(tmp_path / "file"))
    (tmp_path / "file").write_text("no folder")
    break_in(monkeypatch, ValueError("a bone has broken"))
    assert main([]) == 1
    assert "could not be written" in shown[0]
    assert "Traceback (most recent call last):" in capsys.readouterr().err


def test_an_interrupt_from_the_keyboard_is_no_crash(tmp_path, monkeypatch):
    def interrupt(app: App, seconds: float, events: object) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(App, "frame", interrupt)
    assert main([]) == 130
    assert not list((tmp_path / "home").glob("crash-*.txt"))


def begun(app: App) -> Dialog:
    """Return the dialog over the title after a start without a wish."""
    library = Library()
    window.open_shell(app.stage, window.doors_of(app.stage, library))
    window.begin(app.stage, library, None, None)
    assert isinstance(app.stage.top, Dialog)
    return app.stage.top


def press(dialog: Dialog, label: str) -> None:
    next(button for button in dialog.form.controls if isinstance(button, Button) and button.label == label).act()


@pytest.fixture
def crashed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shown: list[str]) -> Path:
    """The report of a game that has crashed."""
    with monkeypatch.context() as patched:
        break_in(patched, ValueError("a bone has broken"))
        main(NEW)
    return report_in(tmp_path / "home")


def test_the_next_start_names_the_report_and_offers_to_resume(crashed, app):
    dialog = begun(app)
    assert str(crashed) in dialog.text
    press(dialog, "Resume")
    assert isinstance(app.stage.top, FossilisTable)


def test_a_crash_is_told_of_once(crashed, app):
    press(begun(app), "Close")
    assert isinstance(app.stage.top, TitleScene)
    assert crash.untold(app.stage.settings) is None


def test_that_a_crash_was_told_of_is_kept_with_the_settings(crashed, tmp_path, monkeypatch):
    monkeypatch.setattr(App, "frame", lambda app, seconds, events: app.stage.quit())
    assert main([]) == 0
    assert read_settings(tmp_path / "home")[0].told_report == crashed.name
    assert crash.untold(read_settings(tmp_path / "home")[0]) is None


def test_a_crash_without_a_game_offers_nothing_to_go_on_with(tmp_path, monkeypatch, shown, app):
    (tmp_path / "home").mkdir()
    crash.write(crash.report_of(ValueError("a bone has broken"), Settings(), Library()))
    assert [button.label for button in begun(app).form.controls] == ["Close"]


def test_the_window_of_a_crash_closes_at_a_key_a_click_or_its_own_button():
    pygame.display.init()
    pygame.font.init()
    notice = crash._Notice("Title", "Text\n\nwith /some/路径/crash.txt")
    notice.draw()
    for event in (
        pygame.event.Event(pygame.QUIT),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=notice.button.center, button=1),
    ):
        assert notice.closes(event)
    assert not notice.closes(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(3, 3), button=1))
    pygame.quit()


@NEEDS_SCREEN
def test_a_person_sees_a_crash_and_resumes_the_game(desk, tmp_path):
    space = fossilis_layout().space(20).center
    desk.start(*NEW, command=(sys.executable, "-c", FAULTY.format(where="FossilisTable.switch_sound")))
    assert desk.wait(lambda: desk.choices() == 0)
    desk.choose(space)
    desk.program.kill()
    desk.program.wait()
    desk.start("--resume", command=(sys.executable, "-c", FAULTY.format(where="FossilisTable.tick")))
    assert desk.wait(lambda: bool(list(desk.player_folder.glob("crash-*.txt"))))
    assert desk.wait(lambda: desk.colours(WHOLE) > 50)
    desk.mouse("key", "Escape")
    assert desk.ended() == 1
    desk.start()
    assert desk.wait(lambda: desk.colours(WHOLE) > 5000)
    desk.mouse("key", "Return")
    desk.choose(fossilis_layout().grid("action", 2, 5)[4].center)
    assert desk.choices() == 2
