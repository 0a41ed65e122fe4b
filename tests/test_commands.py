import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import VERSION
from game.__main__ import main, parser
from game.commands.games import EVERYTHING
from game.commands.window import new_game as new_table
from game.content import fossilis_box
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import EXPANSIONS
from game.model.session import Session
from game.model.turn import Rng
from game.players.random import RandomPlayer
from game.players.seats import fossilis_setup
from game.species import new_species, save
from game.store import Library, Participant

ROOT = Path(__file__).parent.parent


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "game", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, timeout=120, check=False
    )


def simulate(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["simulate", "fossilis", "--json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


def timeless(report: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in report.items() if "second" not in name}


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the one sentence on stderr with which the program leaves with status 2."""
    try:
        status = main(arguments)
    except SystemExit as left:
        status = left.code
    output = capsys.readouterr()
    assert (status, output.out, output.err.count("\n")) == (2, "", 1)
    return output.err.strip()


def test_the_version_is_that_of_the_package(capsys):
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"bone-wars {VERSION}\n"
    assert f'version = "{VERSION}"' in (ROOT / "pyproject.toml").read_text()


def test_a_simulation_reports_games_seats_speed_and_digest(capsys):
    report = simulate(capsys, "--seats", "random,random,random", "--games", "4", "--seed", "5")
    assert (report["games"], len(report["seats"])) == (4, 3)
    assert {"seconds", "games_per_second", "decisions_per_second", "longest", "digest"} <= set(report)
    assert [sorted(seat) for seat in report["seats"]] == [["max", "mean_score", "min", "name", "wins"]] * 3
    for seat in report["seats"]:
        assert seat["min"] <= seat["mean_score"] <= seat["max"]
    assert sum(seat["wins"] for seat in report["seats"]) >= 4


def test_a_simulation_shows_its_progress_beside_the_report(capsys):
    assert main(["simulate", "fossilis", "--games", "2"]) == 0
    output = capsys.readouterr()
    assert "2/2" in output.err
    assert output.out.startswith("2 games in ")


def test_the_same_seed_gives_the_same_digest_and_another_seed_another(capsys):
    one, again, other = (simulate(capsys, "--games", "3", "--seed", seed)["digest"] for seed in ("1", "1", "2"))
    assert one == again != other


def test_the_digest_depends_on_the_number_of_games_the_seats_and_the_switches(capsys):
    digests = {
        simulate(capsys, *arguments)["digest"]
        for arguments in (
            ("--games", "2"),
            ("--games", "3"),
            ("--games", "2", "--seats", "random,rival-marsh"),
            ("--games", "2", "--seats", "random,rival-cope"),
            ("--games", "2", "--seats", "random,rival-cope", "--rival", "two-spaces"),
        )
    }
    assert len(digests) == 5


def test_the_digest_is_this_one_in_every_process_and_with_every_hash_seed_and_version(capsys):
    arguments = ("--seats", "rival-marsh,random", "--games", "6", "--seed", "3")
    here = simulate(capsys, *arguments)
    for more, hash_seed in ((("--jobs", "2"), "1"), ((), "2")):
        there = run("simulate", "fossilis", "--json", *arguments, *more, PYTHONHASHSEED=hash_seed)
        assert timeless(json.loads(there.stdout)) == timeless(here)


def test_an_unknown_seat_is_answered_with_the_known_ones(capsys):
    words = "bone-wars: unknown seat 'robot'; known are random, rival-marsh, rival-cope"
    assert refusal(capsys, "simulate", "fossilis", "--seats", "random,robot") == words


def test_a_person_cannot_be_simulated(capsys):
    assert "unknown seat 'human'" in refusal(capsys, "simulate", "fossilis", "--seats", "human,random")


def test_an_unknown_switch_is_answered_with_the_known_ones(capsys):
    answer = refusal(capsys, "simulate", "fossilis", "--seats", "random,rival-cope", "--rival", "hard")
    assert answer.startswith("bone-wars: unknown difficulty switch 'hard'; known are by-number, lowest-bone, no-hammer")
    assert answer.endswith("one-extra-trait, rival-scores-slots")


def test_switches_that_exclude_each_other_are_refused(capsys):
    switches = "leftmost-dinosaur,wishlist-from-deck"
    arguments = ("simulate", "fossilis", "--seats", "random,rival-cope", "--rival", switches)
    assert "exclude each other" in refusal(capsys, *arguments)


@pytest.mark.parametrize("name", EXPANSIONS)
def test_a_simulation_with_an_expansion_says_so_and_is_another_game(capsys, name):
    report = simulate(capsys, "--games", "2", "--with", name)
    assert report["with"] == [name]
    assert report["digest"] != simulate(capsys, "--games", "2")["digest"]


def test_any_mix_of_expansions_can_be_simulated_and_their_order_does_not_matter(capsys):
    mixes = (",".join(EVERYTHING), ", ".join(reversed(EVERYTHING)))
    one, other = (simulate(capsys, "--games", "2", "--seats", "random,rival-cope", "--with", mix) for mix in mixes)
    assert one["digest"] == other["digest"]


def test_undiscovered_species_of_a_simulation_are_the_same_in_every_process(capsys):
    arguments = ("--games", "4", "--seed", "3", "--with", "undiscovered,ice-age-simple")
    there = run("simulate", "fossilis", "--json", *arguments, "--jobs", "2", PYTHONHASHSEED="3")
    assert timeless(json.loads(there.stdout)) == timeless(simulate(capsys, *arguments))


def test_an_unknown_expansion_is_answered_with_the_known_ones(capsys):
    words = (
        "bone-wars: unknown expansion 'dragons'; known are ice-age, ice-age-simple, scorpion, power-tools, "
        "caution-tape, undiscovered"
    )
    assert refusal(capsys, "simulate", "fossilis", "--with", "scorpion,dragons") == words
    assert refusal(capsys, "--new", "fossilis", "--with", "dragons") == words


def test_the_two_ways_to_play_ice_age_are_not_mixed(capsys):
    answer = refusal(capsys, "simulate", "fossilis", "--with", "ice-age,ice-age-simple")
    assert answer.endswith("two ways to play the same cards; choose one")


def test_a_new_game_is_asked_for_with_expansions_and_the_players_own_species():
    icy = new_species("Icy", "carnivore", "avian", "pleistocene", ["rib"])
    row = new_species("Beast", "carnivore", "biped", "jurassic", ["rib"])
    for one in (icy, row):
        save(one)
    wanted = new_table(parser().parse_args(["--new", "fossilis", "--with", "scorpion,undiscovered"]))
    assert (wanted.expansions, wanted.species) == (("scorpion", "undiscovered"), (row,))
    wanted = new_table(parser().parse_args(["--new", "fossilis", "--with", "ice-age,undiscovered"]))
    assert wanted.species == (row, icy)
    assert new_table(parser().parse_args(["--new", "fossilis", "--with", "scorpion"])).species == ()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("simulate", "chess"), "invalid choice: 'chess'"),
        (("simulate", "fossilis", "--games", "0"), "'0' is less than 1"),
        (("simulate", "fossilis", "--games", "many"), "'many' is not a whole number"),
        (("simulate", "fossilis", "--seed", "-1"), "'-1' is not a whole number"),
        (("simulate", "fossilis", "--seed", "18446744073709551616"), "is larger than 18446744073709551615"),
        (("simulate", "fossilis", "--seats", "random"), "2 to 5 seats, not 1"),
        (("simulate", "fossilis", "--seats", "rival-marsh,rival-cope"), "at most one Rival"),
        (("simulate", "fossilis", "--rival", "two-spaces"), "difficulty switches need a Rival"),
        (("--size", "big"), "'big' is not a size such as 1920x1080"),
        (("--size", "1x1"), "'1x1' is not a size such as 1920x1080"),
        (("--new", "chess"), "invalid choice: 'chess'"),
        (("--new", "fossilis", "--seats", "human,robot"), "known are human, random, rival-marsh, rival-cope"),
        (("fly",), "invalid choice: 'fly'"),
        (("replay",), "required: file"),
        (("replay", "/no/such/file"), "/no/such/file cannot be read (No such file or directory)"),
    ],
)
def test_a_mistake_in_the_arguments_is_one_sentence(capsys, arguments, words):
    assert words in refusal(capsys, *arguments)


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    setup = fossilis_setup(("random", "rival-marsh"), 4)
    session = Session(new_game(fossilis_box(), setup))
    folder = tmp_path / "library"
    folder.mkdir()
    library = Library(folder)
    keeper = library.begin(setup, [Participant("random", "Mary"), Participant("rival-marsh", "Marsh")], session.state)
    player = RandomPlayer(Rng(1))
    while (asked := session.decision()) is not None:
        choice = player.choose(asked)
        session.choose(choice)
        keeper.append(choice, session.state)
    library.export(keeper.number, tmp_path / "game.json")
    return tmp_path / "game.json"


def test_a_replayed_game_agrees_at_every_digest(capsys, exported):
    assert main(["replay", str(exported), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["agrees"], report["differing"], report["finished"]) == (True, [], True)
    assert [seat["name"] for seat in report["seats"]] == ["Mary", "Marsh"]
    assert len(report["totals"]) == 2
    assert main(["replay", str(exported)]) == 0
    assert "every digest agrees" in capsys.readouterr().out


def test_a_replayed_game_names_the_choices_after_which_digests_differ(capsys, exported):
    content = json.loads(exported.read_text())
    content["moves"][2][1] = content["moves"][6][1] = "0" * 16
    exported.write_text(json.dumps(content))
    assert main(["replay", str(exported), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["differing"] == [3, 7]
    assert main(["replay", str(exported)]) == 1
    assert "2 of " in capsys.readouterr().out


def test_an_illegal_choice_in_a_replayed_game_is_one_sentence(capsys, exported):
    content = json.loads(exported.read_text())
    content["moves"][2][0] = ["fly"]
    exported.write_text(json.dumps(content))
    assert "bone-wars: choice 3 of " in refusal(capsys, "replay", str(exported))


def test_without_a_display_there_is_one_sentence_and_status_1():
    done = run(DISPLAY="", WAYLAND_DISPLAY="", SDL_VIDEODRIVER="")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "bone-wars: There is no screen to open a window on.\n"


def test_resume_without_a_game_is_one_sentence_and_status_1():
    done = run("--resume")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "bone-wars: there is no game to go on with; begin one with --new fossilis\n"
