import pytest

from game.model.fossilis.facts import EndTriggered, EventTurned, GameEnded, PlasterRemoved, TurnBegan, TurnEnded
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import Dig, Setup
from game.model.fossilis.turns import BeginTurn
from game.model.turn import Choice, Fact, apply, decision
from tests.fossilis.board import (
    BARE,
    BOX,
    after,
    card,
    dinosaur,
    event,
    fill_pit,
    goes_on,
    happened,
    keys,
    mat,
    options,
    site,
    table,
    turns_up,
    waits_for,
)

END: Choice = ("end-turn",)


def begun(seats: int = 2, start: int = 0, pool: int = 8, events: str = "") -> Dig:
    """A game on a bare site in which the start player begins his first turn."""
    dig = table(site(BARE, seats), pool=pool, event_deck=events)
    dig.start = start
    return goes_on(waits_for(dig, BeginTurn(start)))


def idle(dig: Dig, rounds: int = 99) -> list[Fact]:
    """Return what happens when everybody ends his turn at once, up to the end or for some rounds."""
    facts: list[Fact] = []
    last = dig.round + rounds
    while decision(dig) and dig.round < last:
        dig, more = apply(dig, END if END in options(dig) else options(dig)[-1])
        facts += more
    return facts


def turns(facts: list[Fact]) -> list[tuple[int, int]]:
    """Return seat and round of each turn that began."""
    return [(fact.player, fact.round) for fact in facts if isinstance(fact, TurnBegan)]


# --- energy and steps


def test_a_turn_has_four_energy():
    assert begun().energy == 4


def test_unused_energy_is_lost():
    dig = after(begun(), ("plaster", 1), END, END)
    assert (dig.active, dig.energy) == (0, 4)


def test_r7_energy_is_fixed_at_the_start_of_the_turn_and_never_below_zero():
    dig = begun()
    dig.seats[1].weary = 2
    assert after(dig, END).energy == 2
    dig.seats[1].weary = 5
    assert after(dig, END).energy == 0


def test_r7_lost_energy_is_lost_for_one_turn_only():
    dig = begun()
    dig.seats[1].weary = 2
    assert after(dig, END, END, END).energy == 4


def test_actions_come_in_any_order_and_any_number():
    dig = table(mat(site(". . . . .  . . . . .  s s s0 . .  . . . . .  . . . . ."), 0, plaster=1), pool=8)
    dig = fill_pit(dig, 13, "tooth")
    dig = after(dig, ("plaster", 1), ("extract", 13, "tooth"), ("plaster", 1), ("dig", 11, "w"))
    assert (dig.energy, dig.seats[0].plaster, len(dig.seats[0].bones), len(dig.seats[0].tiles)) == (0, 2, 1, 1)


def test_the_three_steps_come_in_their_order():
    dig = mat(table(begun(), market="chisel", display="dilophosaurus"), 0, bones="tooth", tiles="t")
    at_first = {choice[0] for choice in options(dig)}
    bought = after(dig, ("buy", card("chisel")))
    claimed = after(bought, ("claim", dinosaur("dilophosaurus")))
    assert at_first == {"plaster", "buy", "claim", "score", "end-turn"}
    assert {choice[0] for choice in options(bought)} == {"claim", "score", "end-turn"}
    assert {choice[0] for choice in options(claimed)} == {"score", "end-turn"}


def test_a_claim_without_a_purchase_ends_the_market_too():
    dig = mat(table(begun(), market="chisel", display="dilophosaurus"), 0, bones="tooth", tiles="t")
    assert not options(after(dig, ("claim", dinosaur("dilophosaurus"))), "buy", "plaster")


def test_a_purchase_and_a_claim_are_possible_again_in_the_next_turn():
    dig = mat(table(begun(), market="chisel field-ladder", display="henodus edmontosaurus"), 0, bones="tooth rib hip")
    dig = mat(dig, 0, tiles="t t")
    dig = after(dig, ("buy", card("chisel")), ("claim", dinosaur("henodus")), ("score", dinosaur("henodus")), END, END)
    assert options(dig, "buy", "claim") == [("claim", dinosaur("edmontosaurus")), ("buy", card("field-ladder"))]


def test_a_turn_can_always_be_ended_also_when_nothing_else_is_possible():
    dig = begun(pool=8)
    dig.energy = 0
    assert options(dig) == [END]


def test_a_turn_is_not_ended_without_its_player():
    assert decision(begun()).step.waits


# --- turns and rounds


def test_turns_go_clockwise_and_a_round_ends_with_the_player_right_of_the_start_player():
    assert turns(idle(begun(3, start=1), rounds=2)) == [(2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]


def test_a_turn_is_told_from_its_beginning_to_its_end():
    assert happened(begun(), END) == [TurnEnded(0), TurnBegan(1, 1, 4)]


def test_r34_tools_got_since_the_last_turn_are_ready_at_the_start_of_the_own_turn():
    dig = mat(mat(begun(), 0, fresh="chisel"), 1, fresh="shovel")
    dig = after(dig, END)
    assert (keys(dig.seats[1].tools), keys(dig.seats[0].fresh)) == (["shovel"], ["chisel"])
    dig = after(dig, END)
    assert (keys(dig.seats[0].tools), dig.seats[0].fresh) == (["chisel"], [])


# --- R13: the last rounds


@pytest.mark.parametrize("place", [0, 1, 2], ids=["first", "middle", "last"])
def test_r13_the_round_is_finished_and_everybody_has_one_turn_more(place):
    dig = begun(3, start=1, pool=1)
    dig = after(dig, *[END] * place, ("plaster", 1))
    rest = [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2)][place + 1 :]
    facts = idle(dig)
    assert turns(facts) == rest
    assert isinstance(facts[-1], GameEnded)


def test_r13_solo_the_rival_has_one_turn_more_too():
    dig = table(site(BARE, rival="marsh"), pool=1)
    dig.rival.draw, dig.start = [1, 2, 3, 4], 0
    dig = after(goes_on(waits_for(dig, BeginTurn(0))), ("plaster", 1))
    assert turns(idle(dig)) == [(1, 1), (0, 2), (1, 2)]


def test_r13_solo_the_rival_may_empty_the_fourth_pool():
    dig = table(site(BARE, rival="marsh"), pool=1)
    dig.rival.draw, dig.start = [1, 1, 1, 1], 0
    assert turns(idle(goes_on(waits_for(dig, BeginTurn(0))))) == [(1, 1), (0, 2), (1, 2)]


def test_r13_the_last_player_of_a_round_may_be_the_rival_who_starts_it():
    dig = table(site(BARE, rival="marsh"), pool=1)
    dig.rival.draw, dig.start = [1, 1, 1, 1], 1
    facts: list[Fact] = []
    goes_on(waits_for(dig, BeginTurn(1)), facts)
    assert turns(facts + idle(dig)) == [(1, 1), (0, 1), (1, 2), (0, 2)]


def test_after_the_last_turn_the_game_is_over():
    dig = after(begun(pool=1), ("plaster", 1), END, END, END, END)
    assert decision(dig) is None
    with pytest.raises(ValueError, match="the game is over"):
        apply(dig, END)


def test_an_event_in_the_last_turn_of_a_round_is_resolved_before_the_next_turn():
    dig = after(begun(pool=1, events="snakebite"), END, ("plaster", 1), ("energy",), ("energy",), END)
    assert (dig.round, dig.active, dig.energy) == (2, 0, 2)


# --- R14: standstill


def removals(facts: list[Fact]) -> list[int]:
    """Return the rounds at whose end a cube went from the pool to the supply."""
    found, number = [], 1
    for fact in facts:
        if isinstance(fact, TurnBegan):
            number = fact.round
        elif isinstance(fact, PlasterRemoved):
            found.append(number)
    return found


def test_r14_after_three_still_rounds_one_cube_goes_at_the_end_of_every_further_one():
    assert removals(idle(begun(pool=8), rounds=6)) == [4, 5, 6]


def test_r14_a_cube_that_leaves_the_pool_starts_the_count_again():
    dig = after(begun(pool=8), *[END] * 6, ("plaster", 1))
    assert removals(idle(dig, rounds=6)) == [8, 9]


def test_r14_the_start_player_counts_as_having_removed_it():
    dig = after(begun(3, start=2, pool=1, events="snakebite"), *[END] * 12)
    assert (decision(dig).player, type(decision(dig).step).__name__) == (2, "Snakebite")


def test_r14_the_round_in_which_it_empties_the_fourth_pool_is_followed_by_the_last_one():
    facts = idle(begun(pool=1))
    assert [fact for fact in facts if isinstance(fact, EndTriggered)] == [EndTriggered(0, 5)]
    assert turns(facts)[-1] == (1, 5)


def test_r14_a_game_in_which_nobody_does_anything_ends():
    dig = after(new_game(BOX, Setup(2, 3)), ("corner", 0), ("corner", 4))
    facts = idle(dig)
    assert turns(facts)[-1][1] == 3 + 4 * 8 + 1
    assert len([fact for fact in facts if isinstance(fact, EventTurned)]) == 3
    assert isinstance(facts[-1], GameEnded)


def test_r14_with_an_empty_fourth_pool_nothing_more_is_removed():
    facts = idle(begun(pool=1))
    assert len([fact for fact in facts if isinstance(fact, PlasterRemoved)]) == 1


# --- R5: choices in another turn


def test_r5_an_event_asks_in_another_turn_which_then_goes_on_where_it_stopped():
    dig = begun(pool=1, events="patronage")
    dig = after(dig, ("plaster", 1), ("points",))
    assert decision(dig).player == 1
    dig = after(dig, ("plaster",))
    assert (decision(dig).player, dig.energy, dig.seats[1].plaster) == (0, 3, 4)


def test_r56_soft_stone_lasts_until_the_next_event_is_turned_up():
    dig = turns_up(site(BARE), "soft-stone")
    assert dig.in_force() == "soft-stone"
    assert turns_up(dig, "patronage").in_force() == "patronage"
    assert event("soft-stone") in dig.events
