import msgspec
import pytest

from game.model.fossilis.dinosaurs import ChooseBones
from game.model.fossilis.market import Pay
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import Dig, Setup
from game.model.fossilis.steps import STEPS, unpack_dig
from game.model.record import digest, encode, pack
from game.model.turn import apply, decision
from tests.fossilis.board import BARE, BOX, after, card, dinosaur, mat, options, site, table


def data_of(dig: Dig) -> dict:
    return msgspec.json.decode(encode(dig))


def game(**words) -> Dig:
    return new_game(BOX, Setup(**{"seats": 2, "seed": 9} | words))


def test_a_packed_game_is_plain_data():
    assert msgspec.json.decode(msgspec.json.encode(pack(game()))) == data_of(game())


def test_a_game_that_was_saved_is_the_same_game():
    for setup in ({}, {"seats": 5}, {"rival": "cope", "rival_seat": 0, "switches": ("two-spaces",)}):
        dig = game(**setup)
        assert unpack_dig(BOX, data_of(dig)) == dig


def test_a_game_is_saved_in_the_middle_of_a_payment():
    dig = table(mat(site(BARE), 0, tiles="egg amber footprint"), market="chisel")
    dig = after(dig, ("buy", card("chisel")))
    again = unpack_dig(BOX, data_of(dig))
    assert isinstance(decision(again).step, Pay)
    assert after(again, options(again)[0]) == after(dig, options(dig)[0])


def test_a_game_is_saved_in_the_middle_of_a_partial_score():
    dig = mat(site(BARE), 0, lab="plateosaurus", bones="hip rib")
    dig = after(dig, ("partial", dinosaur("plateosaurus")), ("bone", "rib"))
    again = unpack_dig(BOX, data_of(dig))
    assert decision(again) == decision(dig)
    assert decision(again).step == ChooseBones(0, dinosaur("plateosaurus"), (2,))


def test_saving_keeps_chance():
    dig = after(game(), ("corner", 0), ("corner", 4))
    assert unpack_dig(BOX, data_of(dig)).rng == dig.rng


def test_saving_keeps_once_a_turn_skills_energy_and_the_step_of_the_turn():
    dig = table(mat(site(BARE), 0, skills="double-plaster", tiles="egg"), pool=8, market="field-ladder")
    dig = after(dig, ("plaster", 2), ("buy", card("field-ladder")))
    again = unpack_dig(BOX, data_of(dig))
    assert (again.once, again.energy, again.stage, again.purchases) == (("double-plaster",), 3, 1, 1)


@pytest.mark.parametrize("field", ["energy", "rng", "stage", "round", "pool", "still_rounds", "start", "claims"])
def test_any_difference_changes_the_digest(field):
    dig, other = game(), game()
    setattr(other, field, getattr(other, field) + 1)
    assert digest(dig) != digest(other)


def test_equal_games_have_equal_digests():
    dig = game()
    assert digest(dig) == digest(dig.clone()) == digest(unpack_dig(BOX, data_of(dig)))


# --- damaged data


def refused(without: str = "", **changes: object) -> str:
    """Return what is said about a game without a field, or with some fields changed."""
    data = data_of(game()) | changes
    data.pop(without, None)
    with pytest.raises(ValueError, match="the ") as raised:
        unpack_dig(BOX, data)
    return str(raised.value)


def test_a_missing_field_is_named():
    assert refused(without="energy") == "the state lacks or garbles 'energy'"


def test_a_field_of_the_wrong_type_is_named():
    assert refused(energy="many").startswith("the state's field energy: ")
    assert refused(seats=[{"score": []}]).startswith("the state's field seats: ")


def test_an_unknown_step_is_named():
    assert refused(todo=[["Explode", {}]]) == "the state waits for an unknown step 'Explode'"


def test_a_garbled_step_is_named():
    assert refused(todo=[["TakeTurn", {"player": "first"}]]).startswith("the waiting step TakeTurn: ")


def test_a_setup_that_does_not_fit_together_is_refused():
    setup = data_of(game())["setup"] | {"seats": 9}
    assert "2 to 5 seats" in refused(setup=setup)


def test_every_step_can_be_read_by_its_name():
    assert all(name == step.__name__ for name, step in STEPS.items())
    dig = game()
    while asked := decision(dig):
        assert all(type(step).__name__ in STEPS for step in dig.todo)
        dig, _ = apply(dig, asked.options[-1])
