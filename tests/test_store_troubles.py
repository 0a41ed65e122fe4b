"""A damaged, newer, foreign or full library is one sentence; several windows and programs may write at once."""

import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from game import shelf
from game.model.record import digest
from game.store import BadGameError, Library, LibraryError
from tests.kept_games import begin, file_of, go_on


@pytest.fixture
def library(tmp_path: Path) -> Library:
    (tmp_path / "library").mkdir()
    return Library(tmp_path / "library")


def spoil(library: Library, statement: str, *values: object) -> None:
    library.close()
    with sqlite3.connect(file_of(library)) as connection:
        connection.execute(statement, values)
    connection.close()


def trouble_of(library: Library, number: int | None) -> str:
    return next(game.trouble or "" for game in library.games() if game.number == number)


def test_a_damaged_game_gets_a_sentence_and_the_others_are_still_listed(library):
    good, _ = begin(library)
    bad, session = begin(library, seed=8)
    go_on(bad, session, 10)
    spoil(library, "update games set setup = '{' where number = ?", bad.number)
    assert sorted(game.number for game in library.games()) == [good.number, bad.number]
    assert trouble_of(library, bad.number).startswith(f"game {bad.number} is damaged")
    assert trouble_of(library, good.number) == ""
    assert library.latest().number == good.number


@pytest.mark.parametrize(
    "statement",
    [
        "delete from choices where place = 3",
        "delete from choices where place = 10",
        "update choices set digest = 'x' where place = 10",
        "update games set state = x'00'",
        "update games set state = 'text'",
        "update games set started = 'yesterday'",
        "update games set seats = '[1]'",
        "update games set setup = 5",
        "update games set choices = 11",
    ],
)
def test_a_game_with_a_spoiled_row_gets_a_sentence(library, statement):
    keeper, session = begin(library)
    go_on(keeper, session, 10)
    spoil(library, statement)
    assert "is damaged" in trouble_of(library, keeper.number)
    with pytest.raises(BadGameError, match="is damaged"):
        library.resume(keeper.number)


@pytest.mark.parametrize("statement", ["update choices set choice = '{' where place = 2"])
def test_a_spoiled_choice_is_found_when_the_game_is_opened(library, statement):
    keeper, session = begin(library)
    go_on(keeper, session, 10)
    spoil(library, statement)
    with pytest.raises(BadGameError, match="is damaged"):
        library.resume(keeper.number)


def test_a_game_of_a_newer_version_is_listed_with_a_sentence(library):
    keeper, _ = begin(library)
    spoil(library, "update games set format = 2")
    assert trouble_of(library, keeper.number) == (
        f"game {keeper.number} was saved by a newer version; update the program to go on with it"
    )


def test_a_library_of_a_newer_version_is_refused_and_left_alone(library):
    begin(library)
    spoil(library, "pragma user_version = 2")
    before = file_of(library).read_bytes()
    with pytest.raises(LibraryError, match="was written by a newer version; update the program to use it"):
        library.games()
    assert file_of(library).read_bytes() == before


def test_a_file_that_is_no_library_is_refused_and_left_alone(library):
    file_of(library).write_bytes(b"these are my notes, do not touch" * 100)
    with pytest.raises(LibraryError, match="is not a library of this program; move it elsewhere"):
        library.games()
    assert file_of(library).read_bytes() == b"these are my notes, do not touch" * 100


def test_the_library_of_another_program_is_refused_and_left_alone(library):
    with sqlite3.connect(file_of(library)) as connection:
        connection.execute("create table recipes (name text)")
    connection.close()
    before = file_of(library).read_bytes()
    keeper, _ = begin(library)
    assert "is not a library of this program" in keeper.trouble
    assert file_of(library).read_bytes() == before


def test_a_truncated_library_is_one_sentence(library):
    keeper, session = begin(library)
    go_on(keeper, session, 200)
    library.close()
    content = file_of(library).read_bytes()
    file_of(library).write_bytes(content[: len(content) // 3])
    with pytest.raises(LibraryError, match="is damaged; move it elsewhere"):
        library.games()


def test_a_full_disk_is_a_sentence_and_the_game_goes_on_and_is_kept_later(library):
    keeper, session = begin(library)
    connection = library._opened
    pages = connection.execute("pragma page_count").fetchone()[0]
    connection.execute(f"pragma max_page_count = {pages}")
    go_on(keeper, session, 150)
    assert keeper.trouble.endswith("cannot grow because the disk is full; make room, then play on")
    assert library.games()[0].choices < 150
    connection.execute("pragma max_page_count = 1000000")
    go_on(keeper, session, 1)
    assert keeper.trouble == ""
    assert digest(library.resume(keeper.number)[1].state) == digest(session.state)


def test_a_read_only_library_is_a_sentence(library):
    keeper, session = begin(library)
    library._opened.execute("pragma query_only = on")
    go_on(keeper, session, 1)
    assert "cannot be changed because file or disk is read-only" in keeper.trouble


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("BONE_WARS_HOME", str(tmp_path / "file" / "home"))
    with pytest.raises(LibraryError, match=r"the folder of games cannot be used .*; set BONE_WARS_HOME to another"):
        Library().games()


def test_a_folder_that_does_not_exist_is_a_sentence(tmp_path):
    with pytest.raises(LibraryError, match="cannot be opened; see whether its folder exists"):
        Library(tmp_path / "missing").games()


def test_a_folder_with_blanks_and_foreign_letters_works(tmp_path):
    folder = tmp_path / "Игры und Spaß 骨"
    folder.mkdir()
    keeper, session = begin(Library(folder))
    go_on(keeper, session, 3)
    assert Library(folder).games()[0].choices == 3


def test_two_windows_on_one_game_end_with_two_games(library):
    keeper, session = begin(library)
    go_on(keeper, session, 10)
    other_keeper, other_session = Library(library._folder).resume(keeper.number)
    go_on(other_keeper, other_session, 5, seed=4)
    go_on(keeper, session, 1, seed=5)
    assert keeper.number != other_keeper.number
    assert keeper.trouble.endswith(f"so yours goes on as game {keeper.number}")
    go_on(keeper, session, 1)
    assert keeper.trouble == ""
    assert sorted(game.choices for game in library.games()) == [12, 15]
    for kept, played in ((keeper, session), (other_keeper, other_session)):
        assert digest(library.resume(kept.number)[1].state) == digest(played.state)


def test_a_game_deleted_in_another_window_goes_on_as_a_new_one(library):
    keeper, session = begin(library)
    go_on(keeper, session, 10)
    Library(library._folder).delete(keeper.number)
    go_on(keeper, session, 1)
    assert library.games()[0].choices == 11


PLAY = """
import sys
from pathlib import Path
sys.path[:0] = sys.argv[3:]
from tests.kept_games import begin, go_on
from game.store import Library
keeper, session = begin(Library(Path(sys.argv[1])), seed=int(sys.argv[2]))
print("begun", flush=True)
go_on(keeper, session, 300)
assert not keeper.trouble, keeper.trouble
"""


def player_process(folder: Path, seed: int) -> subprocess.Popen[str]:
    root = str(Path(__file__).parent.parent)
    command = [sys.executable, "-c", PLAY, str(folder), str(seed), root]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_two_programs_may_write_at_once(tmp_path):
    processes = [player_process(tmp_path, seed) for seed in (1, 2)]
    for process in processes:
        _, complaints = process.communicate(timeout=60)
        assert process.returncode == 0, complaints
    games = Library(tmp_path).games()
    assert [game.trouble for game in games] == [None, None]
    assert all(game.choices == 300 or game.finished for game in games)


def test_a_killed_program_loses_no_choice_and_the_game_can_be_resumed(tmp_path):
    process = player_process(tmp_path, 3)
    assert process.stdout.readline() == "begun\n"
    library = Library(tmp_path)
    while library.games()[0].choices < 40:
        pass
    process.kill()
    process.communicate()
    (line,) = library.games()
    assert line.choices >= 40
    assert len(library.resume(line.number)[1].past) == line.choices


def test_the_digest_kept_with_a_choice_is_that_of_the_state(library):
    keeper, session = begin(library)
    go_on(keeper, session, 3)
    assert keeper.game.moves[-1].digest == digest(session.state)
    assert shelf.snapshot(session.state).state == msgspec.json.encode(
        msgspec.json.decode(shelf.snapshot(session.state).state)
    )


def test_a_copied_library_is_the_same_library(library, tmp_path):
    keeper, session = begin(library)
    go_on(keeper, session, 10)
    library.close()
    (tmp_path / "copy").mkdir()
    shutil.copy(file_of(library), tmp_path / "copy")
    assert Library(tmp_path / "copy").games()[0].choices == 10
