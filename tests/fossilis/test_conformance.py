"""Random games of every kind keep their promises at every decision."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from game.model.fossilis.actions import DEEDS
from game.model.fossilis.facts import GameEnded
from game.model.fossilis.scoring import totals, winners
from game.model.fossilis.state import EXCLUSIVE, SWITCHES, Setup
from game.model.fossilis.steps import STEPS
from game.model.record import digest
from game.model.turn import Automatic, Rng, below, decision
from tests.fossilis.promises import (
    Played,
    check_clone,
    check_facts,
    check_options,
    check_playable,
    check_replay,
    check_saving,
    check_table,
    check_undo,
    check_zones,
    played,
)

SAMPLE = 3
"""Every choice is tried at one decision of so many."""


def mixed(seed: int) -> tuple[str, ...]:
    """Return a random mix of difficulty switches that go together."""
    source = Rng(seed)
    names = tuple(name for name in SWITCHES if below(source, 2))
    return tuple(name for name in names if name != EXCLUSIVE[seed % 2]) if set(EXCLUSIVE) <= set(names) else names


SETUPS = {
    **{f"{seats} seats": Setup(seats, seats) for seats in (2, 3, 4, 5)},
    **{f"{seats} seats, rare choices": Setup(seats, 10 + seats) for seats in (2, 3, 4, 5)},
    "diagonal steps": Setup(2, 21, diagonal_steps=True),
    "all sets six, rare choices": Setup(3, 22, all_sets_six=True),
    "both options, rare choices": Setup(4, 23, diagonal_steps=True, all_sets_six=True),
    "marsh": Setup(2, 31, "marsh", 1),
    "marsh, rare choices": Setup(2, 32, "marsh", 0),
    "cope, rare choices": Setup(2, 33, "cope", 1),
    **{
        f"{name}, rare choices": Setup(2, 40 + number, ("marsh", "cope")[number % 2], number % 2, (name,))
        for number, name in enumerate(SWITCHES)
    },
    **{
        f"mix {seed}, rare choices": Setup(2, seed, ("marsh", "cope")[seed % 2], 1, mixed(seed), seed > 52)
        for seed in range(51, 55)
    },
}
"""Games whose name ends in "rare choices" pick a kind of choice first, the others every option alike."""

OF_EXPANSIONS = {"PlaceScorpion", "MoveScorpion", "Jackhammer", "RockSaw", "SawOn"}
"""Steps that wait only in games with expansions."""

every_game = pytest.mark.parametrize("name", SETUPS)


@cache
def game(name: str) -> Played:
    return played(SETUPS[name], name.endswith("rare choices"))


@every_game
def test_a_clone_is_equal_and_shares_nothing_with_the_original(name):
    for dig in game(name).states:
        check_clone(dig)


@every_game
def test_every_piece_and_card_lies_in_exactly_one_place(name):
    for dig in game(name).states:
        check_zones(dig)


@every_game
def test_nothing_hangs_in_the_air_and_no_two_pawns_share_a_space(name):
    for dig in game(name).states:
        check_table(dig)


@every_game
def test_choices_are_distinct_and_asked_of_a_person(name):
    for dig in game(name).states[:-1]:
        check_options(dig)


@every_game
def test_every_choice_can_be_made_and_leaves_the_state_before_it_untouched(name):
    for dig in game(name).states[:-1:SAMPLE]:
        check_playable(dig)


@every_game
def test_old_states_stay_as_they_were(name):
    assert [digest(dig) for dig in game(name).states] == game(name).digests


@every_game
def test_saved_and_read_states_are_equal_and_go_on_alike(name):
    check_saving(game(name))


@every_game
def test_undo_and_redo_are_exact(name):
    check_undo(game(name))


@every_game
def test_a_replay_reaches_the_same_end(name):
    check_replay(game(name))


@every_game
def test_the_facts_alone_tell_what_lies_where(name):
    check_facts(game(name))


@every_game
def test_the_game_ends_with_totals_and_winners(name):
    end = game(name).states[-1]
    assert decision(end) is None
    assert game(name).facts[-1][-1] == GameEnded(totals(end), winners(end))
    assert end.round == end.last_round


CHILD = """
from tests.fossilis.test_conformance import SETUPS, game
print(*[digest for name in SETUPS for digest in game(name).digests[-1:]])
"""


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_another_hash_seed_changes_nothing(hash_seed):
    child = subprocess.run(
        [sys.executable, "-c", CHILD],
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert child.stdout.split() == [game(name).digests[-1] for name in SETUPS]


def test_the_games_make_every_kind_of_choice_and_wait_for_every_kind_of_step():
    waited = {type(step) for name in SETUPS for dig in game(name).states for step in dig.todo}
    made = {choice[0] for name in SETUPS for choice in game(name).choices}
    asking = {step for step in STEPS.values() if not issubclass(step, Automatic)}
    assert {step.__name__ for step in asking - waited} == OF_EXPANSIONS
    assert set(DEEDS) - made == {"remove-sting", "tape"}
