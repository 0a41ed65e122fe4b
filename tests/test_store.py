"""Games are kept choice by choice, resumed, exported and brought in; a foreign file is refused with a sentence."""

import dataclasses
import json
import re
import sqlite3
from pathlib import Path

import msgspec
import pytest

from game import saved
from game.model.fossilis.box import Dinosaur
from game.model.fossilis.state import Dig, Setup
from game.model.record import digest
from game.model.session import Session
from game.store import BadGameError, Keeper, Library, Participant
from tests.kept_games import BOX, begin, file_of, go_on

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


def undo_as_far_as_possible(keeper: Keeper, session: Session[Dig]) -> int:
    undone = 0
    while not session.why_no_undo():
        session.undo()
        keeper.undo(session.state)
        undone += 1
    return undone


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
