import msgspec
import pytest

from game.content import fossilis_box
from game.model.fossilis.scoring import totals, winners
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import PERSONALITIES, SWITCHES
from game.model.turn import decision, play
from game.players.scripted import ScriptedPlayer
from tests.golden import FOLDER, Golden

FILES = sorted(FOLDER.glob("*.json"))


def golden(name: str) -> Golden:
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Golden)


@pytest.mark.parametrize("name", [file.stem for file in FILES])
def test_a_recorded_game_ends_as_it_ended(name):
    recorded = golden(name)
    dig = new_game(fossilis_box(), recorded.setup)
    player = ScriptedPlayer(tuple(recorded.choices))
    asked = decision(dig)
    while asked:
        asked = play(dig, player.choose(asked), [])
    assert player.made == len(recorded.choices)
    assert (totals(dig), winners(dig)) == (recorded.totals, recorded.winners)


def test_the_recorded_games_cover_every_number_of_seats_both_rivals_and_all_switches():
    setups = [golden(file.stem).setup for file in FILES]
    assert {setup.seats for setup in setups} == {2, 3, 4, 5}
    assert {setup.rival for setup in setups if setup.rival} == set(PERSONALITIES)
    assert {name for setup in setups for name in setup.switches} == set(SWITCHES)
    assert any(setup.diagonal_steps for setup in setups)
    assert any(setup.all_sets_six for setup in setups)
