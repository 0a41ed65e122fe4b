import msgspec
import pytest

from game.model.fossilis.state import EXPANSIONS, PERSONALITIES, SWITCHES
from tests.golden import FOLDER, Golden
from tests.golden.record import GAMES, outcome

FILES = sorted(FOLDER.glob("*.json"))


def golden(name: str) -> Golden:
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Golden)


@pytest.mark.parametrize("name", [file.stem for file in FILES])
def test_a_recorded_game_ends_as_it_ended(name):
    recorded = golden(name)
    now = outcome(recorded.setup, recorded.choices)
    assert (now.totals, now.winners) == (recorded.totals, recorded.winners)
    assert now == recorded


def test_the_recorded_games_cover_every_number_of_seats_both_rivals_and_all_switches():
    setups = [golden(file.stem).setup for file in FILES]
    assert {setup.seats for setup in setups} == {2, 3, 4, 5}
    assert {setup.rival for setup in setups if setup.rival} == set(PERSONALITIES)
    assert {name for setup in setups for name in setup.switches} == set(SWITCHES)
    assert any(setup.diagonal_steps for setup in setups)
    assert any(setup.all_sets_six for setup in setups)


def test_each_expansion_has_a_recorded_game_of_its_own_and_all_are_played_at_once():
    mixes = [golden(file.stem).setup.expansions for file in FILES]
    assert {mix[0] for mix in mixes if len(mix) == 1} == set(EXPANSIONS)
    assert max(len(mix) for mix in mixes) == len(EXPANSIONS) - 1


def test_every_golden_game_is_recorded():
    assert {file.stem for file in FILES} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_recorded_with_its_setup(name):
    assert golden(name).setup == GAMES[name]
