import pytest

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.facts import (
    EndTriggered,
    EventTurned,
    PlasterGained,
    PlasterRemoved,
    PlasterTaken,
    PoolRefilled,
    Reasoned,
)
from game.model.fossilis.plaster import remove_plaster, take_plaster
from game.model.fossilis.rival import PlasterStep
from game.model.fossilis.rival_extraction import ExtractionStep
from game.model.turn import decision
from tests.fossilis.board import BARE, after, card, event, goes_on, happened, mat, options, site, table, waits_for


def pool_of(cubes: int, events: str = "", seats: int = 2):
    """A pool with so many cubes on a stack of Events, the last one on top."""
    return table(site(BARE, seats), pool=cubes, event_deck=events)


def test_one_energy_takes_one_plaster_from_the_pool():
    dig = after(pool_of(8), ("plaster", 1))
    assert (dig.energy, dig.seats[0].plaster, dig.pool) == (3, 1, 7)


def test_plaster_may_be_taken_as_long_as_energy_lasts():
    dig = after(pool_of(8), *[("plaster", 1)] * 4)
    assert (dig.energy, dig.seats[0].plaster, options(dig, "plaster")) == (0, 4, [])


def test_the_last_cube_turns_up_the_next_event_and_then_a_new_pool_lies_there():
    dig = pool_of(1, "snakebite soft-stone")
    assert happened(dig, ("plaster", 1))[1:] == [
        PlasterTaken(0, 1, 0),
        EventTurned(0, event("soft-stone")),
        PoolRefilled(8, 1),
    ]


def test_a_cube_that_is_not_the_last_one_turns_up_nothing():
    dig = after(pool_of(2, "soft-stone"), ("plaster", 1))
    assert (dig.events, dig.pool) == ([], 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r11_every_pool_gets_exactly_four_cubes_a_player(seats):
    assert after(pool_of(1, "soft-stone", seats), ("plaster", 1)).pool == 4 * seats


def test_u18_the_event_comes_at_once_and_then_the_turn_goes_on():
    dig = after(pool_of(1, "snakebite"), ("plaster", 1))
    assert type(decision(dig).step).__name__ == "Snakebite"
    dig = after(dig, ("points",), ("points",))
    assert (decision(dig).step, dig.energy, dig.pool) == (TakeTurn(0), 3, 8)


def test_the_pool_is_refilled_only_after_the_event():
    assert after(pool_of(1, "snakebite"), ("plaster", 1)).pool == 0


def test_three_events_make_four_pools():
    dig = pool_of(1, "soft-stone patronage snakebite")
    for choices in ([("points",)] * 2, [("points",)] * 2, []):
        dig = after(dig, ("plaster", 1), *choices)
        dig.pool, dig.energy = 1, 4
    assert (dig.event_deck, dig.last_round) == ([], 0)
    assert EndTriggered(0, 2) in happened(dig, ("plaster", 1))


def test_r12_after_the_fourth_pool_nothing_refills_it():
    dig = after(pool_of(1), ("plaster", 1))
    assert (dig.pool, dig.last_round, options(dig, "plaster")) == (0, 2, [])


def test_r12_the_end_is_triggered_only_once():
    dig = after(pool_of(1), ("plaster", 1))
    facts: list = []
    dig.round = 2
    remove_plaster(dig, 1, 3, facts)
    assert (facts, dig.last_round) == ([PlasterRemoved(1, 0, 0)], 2)


def test_u20_after_the_fourth_pool_cards_still_give_plaster_from_the_supply():
    dig = mat(pool_of(0), 0, tiles="egg footprint")
    dig = table(dig, market="- - plaster-2")
    assert after(dig, ("buy", card("plaster-2"))).seats[0].plaster == 2


def test_r10_of_more_than_the_pool_holds_what_is_there_is_taken_and_the_rest_is_lost():
    dig = pool_of(1, "soft-stone")
    facts: list = []
    take_plaster(dig, 0, 2, facts)
    goes_on(dig)
    assert facts == [PlasterTaken(0, 1, 0)]
    assert (dig.seats[0].plaster, dig.pool) == (1, 8)


def test_r11_plaster_from_the_supply_never_empties_a_pool():
    dig = table(mat(pool_of(1, "snakebite"), 0, tiles="t"), market="- - plaster-3")
    facts = happened(dig, ("buy", card("plaster-3")))
    assert PlasterGained(0, 3) in facts
    assert after(dig, ("buy", card("plaster-3"))).pool == 1


def test_r5_the_player_who_emptied_the_pool_is_asked_first_then_clockwise():
    dig = waits_for(pool_of(1, "snakebite", seats=4), TakeTurn(2))
    dig = after(dig, ("plaster", 1))
    asked = []
    for _ in range(4):
        asked.append(decision(dig).player)
        dig = after(dig, ("energy",))
    assert (asked, decision(dig).step) == ([2, 3, 0, 1], TakeTurn(2))


def test_r51_when_the_rival_empties_the_pool_he_goes_first_and_his_later_steps_follow():
    dig = table(site(BARE, rival="marsh"), pool=1, event_deck="snakebite")
    dig.rival.standby = [1]
    dig.seats[1].score = 9
    facts: list = []
    goes_on(waits_for(dig, ExtractionStep(1), PlasterStep(1)), facts)
    assert (decision(dig).player, dig.seats[1].score) == (0, 5)
    then = [fact for fact in happened(dig, ("points",)) if isinstance(fact, PoolRefilled | Reasoned)]
    assert [type(fact).__name__ for fact in then[:2]] == ["PoolRefilled", "Reasoned"]
    assert then[1].rule == "extraction-hammer"


def test_r12_the_plaster_step_of_the_rival_does_nothing_after_the_fourth_pool():
    dig = site(BARE, rival="marsh")
    dig.rival.standby = [1]
    facts: list = []
    goes_on(waits_for(dig, PlasterStep(1)), facts)
    assert [type(fact) for fact in facts] == [Reasoned]
    assert dig.last_round == 0
