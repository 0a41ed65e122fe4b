"""Random games with every expansion, every pair of them and all at once keep their promises at every decision."""

import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest

from game.model.fossilis import facts_expansions
from game.model.fossilis.actions import DEEDS
from game.model.fossilis.facts import GameEnded
from game.model.fossilis.scoring import totals, winners
from game.model.fossilis.site import NOWHERE
from game.model.fossilis.state import EXPANSIONS, Setup
from game.model.fossilis.steps import STEPS
from game.model.record import digest
from game.model.turn import Automatic, Fact, Rng, decision, play
from game.species import new_species
from tests.fossilis.promises import (
    Played,
    beginning,
    check_clone,
    check_facts,
    check_options,
    check_playable,
    check_replay,
    check_saving,
    check_table,
    check_undo,
    check_zones,
    pick,
    played,
)

SAMPLE = 12
"""Every choice is tried at one decision of so many."""
ALL = tuple(name for name in EXPANSIONS if name != "ice-age-simple")
SPECIES = tuple(
    new_species(f"Species {number}", diet, "avian", "cretaceous", bones)
    for number, (diet, bones) in enumerate(
        (("carnivore", ["tooth"]), ("herbivore", ["limb", "tooth"]), ("herbivore", ["rib", "rib", "tooth"]))
    )
)
ICY = new_species("Icy", "carnivore", "biped", "pleistocene", ["tooth", "tooth"])


def setup(names: tuple[str, ...], seed: int, rival: str = "", seats: int = 2) -> Setup:
    """Return the setup of a game with these expansions."""
    species = SPECIES if "undiscovered" in names else ()
    if species and any(name.startswith("ice-age") for name in names):
        species = (*species, ICY)
    place = seed % 2 if rival else NOWHERE
    return Setup(seats, seed, rival, place, diagonal_steps=seed % 5 == 0, expansions=names, species=species)


MIXES = [(name,) for name in EXPANSIONS]
MIXES += [pair for pair in combinations(EXPANSIONS, 2) if pair != ("ice-age", "ice-age-simple")]
RIVALS = ("marsh", "cope")
SETUPS = {
    **{"+".join(mix): setup(mix, 100 + number) for number, mix in enumerate(MIXES)},
    **{
        f"{'+'.join(mix)} against {RIVALS[number % 2]}": setup(mix, 200 + number, RIVALS[number % 2])
        for number, mix in enumerate(MIXES)
    },
    **{f"all at once, {seats} seats": setup(ALL, 300 + seats, seats=seats) for seats in (2, 3, 4, 5)},
    **{f"all at once against {rival}": setup(ALL, 310, rival) for rival in RIVALS},
}
RARE = ", rare choices"
NAMES = [name + ending for name in SETUPS for ending in ("", RARE)]
"""Games whose name ends in "rare choices" pick a kind of choice first, the others every option alike."""


@pytest.fixture(scope="module", params=NAMES)
def game(request: pytest.FixtureRequest) -> Played:
    """One game after the other, so that no more than one is kept."""
    return played(SETUPS[request.param.removesuffix(RARE)], request.param.endswith(RARE))


def test_every_piece_card_and_token_lies_in_exactly_one_place_and_nothing_hangs_in_the_air(game):
    for dig in game.states:
        check_zones(dig)
        check_table(dig)


def test_a_clone_is_equal_and_shares_nothing_with_the_original(game):
    for dig in game.states[::SAMPLE]:
        check_clone(dig)


def test_choices_are_distinct_and_asked_of_a_person(game):
    for dig in game.states[:-1]:
        check_options(dig)


def test_every_choice_can_be_made_and_leaves_the_state_before_it_untouched(game):
    for dig in game.states[:-1:SAMPLE]:
        check_playable(dig)


def test_old_states_stay_as_they_were(game):
    assert [digest(dig) for dig in game.states[::SAMPLE]] == game.digests[::SAMPLE]


def test_saved_and_read_states_are_equal_and_go_on_alike(game):
    check_saving(game)


def test_undo_and_redo_are_exact(game):
    check_undo(game)


def test_a_replay_reaches_the_same_end(game):
    check_replay(game)


def test_the_facts_alone_tell_what_lies_where(game):
    check_facts(game)


def test_the_game_ends_with_totals_and_winners(game):
    end = game.states[-1]
    assert decision(end) is None
    assert game.facts[-1][-1] == GameEnded(totals(end), winners(end))
    assert end.round == end.last_round


def test_the_games_make_every_kind_of_choice_wait_for_every_step_and_tell_every_fact():
    waited, made, told = set(), set(), set()
    for name in NAMES:
        of_game = SETUPS[name.removesuffix(RARE)]
        dig, source = beginning(of_game), Rng(of_game.seed)
        asked = decision(dig)
        while asked:
            choice, facts = pick(source, asked, name.endswith(RARE)), []
            waited.update(type(step).__name__ for step in dig.todo)
            made.add(choice[0])
            asked = play(dig, choice, facts)
            told.update(type(fact) for fact in facts)
    asking = {name for name, step in STEPS.items() if not issubclass(step, Automatic)}
    kinds = vars(facts_expansions).values()
    facts = {kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Fact) and kind is not Fact}
    assert set(DEEDS) - made == set()
    assert asking - waited == set()
    assert facts - told == set()


CHILD = """
from tests.fossilis.expansions.test_conformance_expansions import SETUPS
from tests.fossilis.promises import played
print(*[played(setup, True).digests[-1] for name, setup in SETUPS.items() if name.startswith("all at once")])
"""


def test_another_hash_seed_changes_nothing():
    child = subprocess.run(
        [sys.executable, "-c", CHILD],
        env=os.environ | {"PYTHONHASHSEED": "4242"},
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=True,
    )
    at_once = [of_game for name, of_game in SETUPS.items() if name.startswith("all at once")]
    assert child.stdout.split() == [played(of_game, by_word=True).digests[-1] for of_game in at_once]
