"""The Rival's Plaster Step, and the Event it may set off (rulebook 3; R10, R12, R13, R51, R58)."""

import pytest

from game.model.fossilis.facts import (
    Candidate,
    EndTriggered,
    EventTurned,
    PlasterRemoved,
    PoolRefilled,
    Reasoned,
)
from game.model.fossilis.state import SWITCHES
from game.model.turn import decision
from tests.fossilis.board import after, drawn, event, fill_pit, happened, mat, table
from tests.fossilis.rival_side import BUYS, EXTRACTS, PLASTERS, TARGETS, against, does, those, why

OPEN = ". . . . .  "


def plastered(pool: int, standby: str, **more):
    """The pool after the Plaster Step, and what happened."""
    dig = table(against(standby=standby, **more), pool=pool)
    facts = does(dig, PLASTERS)
    return dig.pool, facts


def test_plaster_example_the_top_standby_card_shows_two_plaster_so_two_leave_the_pool():
    pool, facts = plastered(8, "p1/p2")
    assert pool == 6
    assert those(facts, PlasterRemoved) == [PlasterRemoved(1, 2, 6)]


@pytest.mark.parametrize("amount", [0, 1, 2, 3])
def test_he_removes_what_the_top_card_shows_sometimes_nothing(amount):
    assert plastered(8, f"p0/p{amount}")[0] == 8 - amount


def test_the_plaster_goes_to_the_supply_not_to_him():
    dig = table(against(standby="p3"), pool=8)
    does(dig, PLASTERS)
    assert [seat.plaster for seat in dig.seats] == [0, 0]


def test_r10_he_takes_at_most_what_lies_there_and_nothing_from_the_next_pool():
    dig = table(against(standby="p3"), pool=2, event_deck="soft-stone")
    facts = does(dig, PLASTERS)
    assert those(facts, PlasterRemoved) == [PlasterRemoved(1, 2, 0)]
    assert (dig.pool, those(facts, PoolRefilled)) == (8, [PoolRefilled(8, 0)])


def test_a_card_that_shows_none_does_not_touch_the_pool():
    pool, facts = plastered(1, "p0")
    assert (pool, [type(fact) for fact in facts]) == (1, [Reasoned])
    assert why(facts, "plaster").reason == "card-shows-none"


def test_the_reason_names_card_and_amount():
    dig = table(against(standby="p2"), pool=8)
    card = dig.rival.standby[-1]
    looked = (Candidate(("rival-card", card), "", (2,)),)
    assert does(dig, PLASTERS)[0] == Reasoned(1, "plaster", "card-shows-plaster", ("plaster", 2), looked)
    assert why(plastered(2, "p3")[1], "plaster").chosen == ("plaster", 2)


def test_r12_after_the_fourth_pool_he_removes_nothing():
    dig = against(standby="p3")
    dig.last_round = 2
    facts = does(dig, PLASTERS)
    assert [type(fact) for fact in facts] == [Reasoned]
    assert (why(facts, "plaster").reason, dig.last_round) == ("pool-is-empty", 2)


def test_r13_he_may_empty_the_fourth_pool_and_trigger_the_end():
    facts = plastered(2, "p2")[1]
    assert those(facts, EndTriggered) == [EndTriggered(1, 2)]


@pytest.mark.parametrize(("amount", "left"), [(0, 7), (1, 6), (2, 5), (3, 4)])
def test_r58_one_more_plaster_also_on_a_card_that_shows_none(amount, left):
    pool, facts = plastered(8, f"p{amount}", switches=("one-more-plaster",))
    assert pool == left
    assert why(facts, "plaster").chosen == ("plaster", amount + 1)


@pytest.mark.parametrize("name", [name for name in SWITCHES if name != "one-more-plaster"])
def test_no_other_switch_changes_the_plaster(name):
    assert plastered(8, "p2", switches=(name,))[0] == 6


def test_r51_the_event_he_triggers_interrupts_he_goes_first_and_steps_four_to_six_follow():
    dig = table(against(standby="p2", target="henodus"), pool=2, event_deck="snakebite")
    mat(mat(dig, 0, score=9), 1, score=9)
    fill_pit(dig, 0, "rib")
    first = does(dig, PLASTERS, EXTRACTS, BUYS, TARGETS)
    assert [type(fact) for fact in first[:3]] == [Reasoned, PlasterRemoved, EventTurned]
    assert first[2] == EventTurned(1, event("snakebite"))
    assert (dig.seats[1].score, dig.seats[1].bones, decision(dig).player) == (5, [], 0)
    then = happened(dig, ("points",))
    rules = [fact.rule for fact in those(then, Reasoned)]
    assert rules == ["extraction-hammer", "extraction-bone", "purchase", "targeting"]
    kept = [type(fact) for fact in then]
    assert kept.index(PoolRefilled) < kept.index(Reasoned)
    assert after(dig, ("points",)).seats[1].score == 5 + 5


def test_r51_what_the_event_changed_counts_for_the_later_steps():
    """The Mudslide covers the pit from which the Rival would have taken the Rib."""
    dig = table(against(". s s s s  " + OPEN * 4, standby="p2 FL", target="henodus"), pool=2, tile_discard="c")
    fill_pit(dig, 0, "rib")
    does(table(dig, event_deck="mudslide"), PLASTERS, EXTRACTS)
    assert (drawn(dig).split()[0], dig.seats[1].bones) == ("c", [])
