import dataclasses
import json
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from game import saved, shelf
from game.content import fossilis_box
from game.model.fossilis.box import Dinosaur
from game.model.fossilis.state import Dig, Setup
from game.model.record import digest
from game.model.session import Session
from game.model.turn import Rng
from game.players.random import RandomPlayer
from game.players.seats import fossilis_setup
from game.store import BadGameError, Keeper, Library, LibraryError, Participant

BOX = fossilis_box()
BEAST = {
    "key": "own-beast",
    "name": "Beast",
    "diet": "carnivore",
    "movement": "biped",
    "era": "jurassic",
    "bones": ["tooth"],
    "perfect": 2,
    "source": "ours",
}


@pytest.fixture
def library(tmp_path: Path) -> Library:
    (tmp_path / "library").mkdir()
    return Library(tmp_path / "library")


def begin(library: Library, *kinds: str, seed: int = 7) -> tuple[Keeper, Session[Dig]]:
    kinds = kinds or ("human", "random")
    setup = fossilis_setup(kinds, seed)
    session = Session(saved.new_game(BOX, setup))
    seats = [Participant(kind, f"Name {number}") for number, kind in enumerate(kinds)]
    return library.begin(setup, seats, session.state), session


def go_on(keeper: Keeper, session: Session[Dig], choices: int, seed: int = 1) -> None:
    player = RandomPlayer(Rng(seed))
    for _ in range(choices):
        asked = session.decision()
        if asked is None:
            return
        choice = player.choose(asked)
        session.choose(choice)
        keeper.append(choice, session.state)


def undo_as_far_as_possible(keeper: Keeper, session: Session[Dig]) -> int:
    undone = 0
    while not session.why_no_undo():
        session.undo()
        keeper.undo(session.state)
        undone += 1
    return undone


def spoil(library: Library, statement: str, *values: object) -> None:
    library.close()
    with sqlite3.connect(file_of(library)) as connection:
        connection.execute(statement, values)
    connection.close()


def file_of(library: Library) -> Path:
    return Path(str(library._folder)) / "games.sqlite"


def trouble_of(library: Library, number: int | None) -> str:
    return next(game.trouble or "" for game in library.games() if game.number == number)


def test_a_new_game_is_in_the_library_before_the_first_choice(library):
    keeper, _ = begin(library)
    (line,) = library.games()
    assert (line.number, line.seats, line.choices, line.finished) == (keeper.number, ("Name 0", "Name 1"), 0, False)
    assert (line.trouble, line.round, line.progress) == (None, 1, 0)


def test_every_choice_is_there_for_another_window_at_once(library):
    keeper, session = begin(library)
    go_on(keeper, session, 25)
    other = Library(library._folder)
    assert other.games()[0].choices == 25
    assert digest(other.resume(keeper.number)[1].state) == digest(session.state)


def test_a_resumed_game_brings_back_its_whole_history_and_goes_on_alike(library):
    keeper, session = begin(library)
    go_on(keeper, session, 40)
    again, resumed = library.resume(keeper.number)
    assert [moment.choice for moment in resumed.past] == [moment.choice for moment in session.past]
    go_on(keeper, session, 0)
    go_on(again, resumed, 10, seed=3)
    assert library.games()[0].choices == 50


def test_a_game_against_the_rival_is_resumed(library):
    keeper, session = begin(library, "human", "rival-cope")
    go_on(keeper, session, 60)
    assert digest(library.resume(keeper.number)[1].state) == digest(session.state)


def test_undo_takes_the_choices_out_of_the_library(library):
    keeper, session = begin(library)
    go_on(keeper, session, 1)
    while session.why_no_undo():
        go_on(keeper, session, 1)
    before = len(session.past)
    undone = undo_as_far_as_possible(keeper, session)
    assert undone > 0
    assert library.games()[0].choices == before - undone
    assert digest(library.resume(keeper.number)[1].state) == digest(session.state)


def test_another_way_after_undo_replaces_what_was_undone(library):
    keeper, session = begin(library)
    go_on(keeper, session, 5)
    undo_as_far_as_possible(keeper, session)
    go_on(keeper, session, 8, seed=99)
    resumed = library.resume(keeper.number)[1]
    assert [moment.choice for moment in resumed.past] == [moment.choice for moment in session.past]


def test_a_finished_game_says_so_and_is_not_the_one_to_go_on_with(library):
    keeper, session = begin(library, "random", "rival-marsh")
    go_on(keeper, session, 2000)
    assert session.decision() is None
    assert (library.games()[0].finished, library.games()[0].progress) == (True, 100)
    assert library.latest() is None


def test_the_latest_game_is_the_one_played_last(library):
    first, session = begin(library)
    second, _ = begin(library, seed=8)
    assert library.latest().number == second.number
    go_on(first, session, 1)
    assert library.latest().number == first.number


def test_a_deleted_game_is_gone_with_its_choices(library):
    keeper, session = begin(library)
    go_on(keeper, session, 5)
    library.delete(keeper.number)
    assert list(library.games()) == []
    library.close()
    with sqlite3.connect(file_of(library)) as connection:
        assert connection.execute("select count(*) from choices").fetchone() == (0,)
    connection.close()


def test_a_game_that_does_not_exist_is_refused(library):
    with pytest.raises(BadGameError, match=r"there is no game 12 in .*games\.sqlite"):
        library.resume(12)


def test_an_exported_game_can_be_brought_into_another_library(library, tmp_path):
    keeper, session = begin(library)
    go_on(keeper, session, 30)
    library.export(keeper.number, tmp_path / "a game.json")
    (tmp_path / "other").mkdir()
    other = Library(tmp_path / "other")
    line = other.bring_in(tmp_path / "a game.json")
    assert (line.choices, line.seats, line.trouble) == (30, ("Name 0", "Name 1"), None)
    assert digest(other.resume(line.number)[1].state) == digest(session.state)


def test_an_export_to_a_place_that_does_not_exist_is_one_sentence(library, tmp_path):
    keeper, _ = begin(library)
    with pytest.raises(BadGameError, match=r"cannot be written \(No such file or directory\); choose another place"):
        library.export(keeper.number, tmp_path / "nowhere" / "game.json")


@pytest.fixture
def exported(library: Library, tmp_path: Path) -> Path:
    keeper, session = begin(library, "human", "rival-marsh")
    go_on(keeper, session, 20)
    library.export(keeper.number, tmp_path / "game.json")
    library.delete(keeper.number)
    return tmp_path / "game.json"


def refused(library: Library, file: Path) -> str:
    before = file.read_bytes()
    with pytest.raises(BadGameError) as raised:
        library.bring_in(file)
    assert file.read_bytes() == before
    assert list(library.games()) == []
    return str(raised.value)


def change(file: Path, **values: object) -> None:
    file.write_text(json.dumps(json.loads(file.read_text()) | values))


@pytest.mark.parametrize("content", [b"", b"\x00\xff", b"{}", b"[]", b"hello", b'{"program": "chess", "format": 1}'])
def test_a_foreign_file_is_refused(library, exported, content):
    exported.write_bytes(content)
    assert refused(library, exported) == f"{exported} is not a game of this program; choose a file that it exported"


def test_a_deeply_nested_file_is_refused(library, exported):
    exported.write_bytes(b'{"x":' + b"[" * 200_000 + b"]" * 200_000 + b"}")
    assert "is not a game of this program" in refused(library, exported)


def test_a_huge_file_is_refused(library, exported):
    exported.write_bytes(exported.read_bytes() + b" " * saved.MOST_BYTES)
    assert refused(library, exported).endswith("is too large to be a game of this program; choose another file")


def test_a_folder_is_refused(library, exported, tmp_path):
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadGameError, match=r"cannot be read \(Is a directory\)"):
        library.bring_in(tmp_path / "folder")


@pytest.mark.parametrize("name", ["format", "rules"])
def test_a_newer_file_asks_for_an_update(library, exported, name):
    change(exported, **{name: 99})
    assert refused(library, exported).endswith("was saved by a newer version; update the program to go on with it")


def test_a_truncated_file_is_refused(library, exported):
    exported.write_bytes(exported.read_bytes()[:-40])
    assert "is not a game of this program" in refused(library, exported)


def test_a_file_of_another_game_is_refused(library, exported):
    change(exported, game="chess")
    assert "is a game of 'chess', which this version does not have" in refused(library, exported)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("setup", {"seats": 9, "seed": 1}),
        ("setup", {"seats": 2, "seed": -1, "rival": "marsh", "rival_seat": 1}),
        ("setup", {"seats": 3, "seed": 1}),
        ("setup", {"seats": 2, "seed": 1, "rival": "marsh", "rival_seat": 0}),
        ("seats", [{"kind": "human", "name": "A"}, {"kind": "rival-cope", "name": "B"}]),
        ("seats", [{"kind": "robot", "name": "A"}, {"kind": "rival-marsh", "name": "B"}]),
        ("seats", [{"kind": "human", "name": "A" * 41}, {"kind": "rival-marsh", "name": "B"}]),
        ("started", "yesterday"),
        ("moves", [[["corner", 1.5], "0"]]),
        ("moves", [[["a", "b", "c", "d", "e"], "0"]]),
        ("moves", {"corner": 0}),
    ],
)
def test_a_file_with_a_wrong_part_is_refused(library, exported, name, value):
    change(exported, **{name: value})
    assert "is damaged" in refused(library, exported)


@pytest.mark.parametrize(
    "parts",
    [
        {"expansions": ["dragons"]},
        {"expansions": ["ice-age", "ice-age-simple"]},
        {"expansions": ["undiscovered"], "species": [BEAST | {"bones": []}]},
        {"expansions": ["undiscovered"], "species": [BEAST | {"bones": ["tail"]}]},
        {"expansions": ["undiscovered"], "species": [BEAST | {"perfect": 99}]},
        {"expansions": ["undiscovered"], "species": [BEAST, BEAST]},
        {"expansions": ["undiscovered"], "species": [BEAST | {"key": "allosaurus"}]},
    ],
)
def test_a_file_with_expansions_that_do_not_fit_is_refused(library, exported, parts):
    content = json.loads(exported.read_text())
    content["setup"] |= parts
    exported.write_text(json.dumps(content))
    assert re.search("is damaged|cannot be set up", refused(library, exported))


def test_a_game_with_every_expansion_is_resumed(library):
    setup = Setup(
        seats=2,
        seed=5,
        rival="marsh",
        rival_seat=1,
        expansions=("ice-age", "scorpion", "power-tools", "caution-tape", "undiscovered"),
        species=(msgspec.convert(BEAST, Dinosaur),),
    )
    session = Session(saved.new_game(library.boxes(setup), setup))
    keeper = library.begin(setup, [Participant("random", "A"), Participant("rival-marsh", "B")], session.state)
    go_on(keeper, session, 60)
    assert digest(library.resume(keeper.number)[1].state) == digest(session.state)


def test_a_file_with_too_many_choices_is_refused(library, exported):
    change(exported, moves=[[["corner", 0], ""]] * (saved.MOST_CHOICES + 1))
    assert "is damaged" in refused(library, exported)


def test_a_file_with_an_illegal_choice_is_refused_by_its_number(library, exported):
    content = json.loads(exported.read_text())
    content["moves"][4][0] = ["corner", 99]
    exported.write_text(json.dumps(content))
    assert "choice 5 of 20 is not legal: ('corner', 99) is not among the choices of" in refused(library, exported)


def test_a_file_with_another_digest_is_refused(library, exported):
    content = json.loads(exported.read_text())
    content["moves"][9][1] = "0" * 16
    exported.write_text(json.dumps(content))
    words = "cannot be played on: choice 10 of 20 led elsewhere; it is damaged, so delete it or bring in an exported"
    assert words in refused(library, exported)


def test_a_game_with_another_seed_led_elsewhere_at_the_beginning(library, exported):
    content = json.loads(exported.read_text())
    content["setup"]["seed"] = 12345
    exported.write_text(json.dumps(content))
    assert "choice 0 of 20 led elsewhere" in refused(library, exported)


def test_other_decks_are_named_when_a_game_no_longer_agrees(library, tmp_path):
    keeper, session = begin(library)
    go_on(keeper, session, 20)
    figures = dataclasses.replace(BOX.figures, energy=3)
    box = dataclasses.replace(BOX, rows=dataclasses.replace(BOX.rows, figures=figures))
    with pytest.raises(BadGameError, match="it was played with other decks, so restore the files of levels/fossilis"):
        Library(library._folder, lambda setup: box).resume(keeper.number)


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
from tests.test_store import begin, go_on
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
