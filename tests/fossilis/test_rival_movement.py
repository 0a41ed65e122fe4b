"""The Rival's Movement Step: where he stays, where he walks, and the card he turns up (rulebook 1; R38, R39, R47)."""

import pytest

from game.model.fossilis.facts import (
    BoneExtracted,
    Candidate,
    Reasoned,
    RivalCardFlipped,
    RivalDeckShuffled,
    RivalWalked,
)
from game.model.fossilis.site import SPOT_SPACE, SPOTS
from game.model.fossilis.state import SWITCHES
from tests.fossilis.board import BARE, FLAT, fill_pit, mat
from tests.fossilis.rival_side import CARDS, MOVES, against, does, fates, print_of, those, why

LIMB_BEFORE_HIM = """
    x x . x x
    x x x x x
    x x x x x
    x x x x x
    x x x x x
"""
HIP_AND_LIMB = """
    . x x x x
    x x x x .
    x x x x x
    x x x x x
    x x x . x
"""


def walked(dig) -> tuple[int, int]:
    """Return how far the Rival walks, and to which spot."""
    before = dig.rival.spot
    does(dig, MOVES)
    return (dig.rival.spot - before) % SPOTS, dig.rival.spot


# --- the worked examples of the rulebook


def test_example_a_he_needs_a_limb_and_is_in_front_of_an_accessible_one_so_he_does_not_move():
    dig = fill_pit(against(LIMB_BEFORE_HIM, 2, draw="3", target="dryosaurus"), 2, "limb")
    facts = does(dig, MOVES)
    assert (dig.rival.spot, those(facts, RivalWalked)) == (2, [])


def test_example_b_he_needs_a_hip_and_a_limb_and_moves_clockwise_to_the_first_spot_with_access_to_one():
    dig = against(HIP_AND_LIMB, 2, draw="3", target="placerias")
    fill_pit(fill_pit(fill_pit(dig, 0, "limb"), 9, "tooth hip"), 23, "limb")
    facts = does(dig, MOVES)
    assert those(facts, RivalWalked) == [RivalWalked(1, 2, 6, 4)]
    assert dig.rival.spot == 6


def test_example_c_he_needs_none_of_the_accessible_bones_and_moves_three_spots_clockwise_as_the_draw_card_shows():
    dig = against(HIP_AND_LIMB, 2, draw="6/3", target="henodus")
    fill_pit(fill_pit(dig, 0, "limb skull"), 9, "tooth hip")
    assert those(does(dig, MOVES), RivalWalked) == [RivalWalked(1, 2, 5, 3)]


# --- a: he stays


def test_he_stays_at_a_needed_bone_that_lies_deeper_in_his_line():
    dig = fill_pit(
        against(". x x x x  . x x x x  . x x x x  x x x x x  x x x x x", draw="3", target="henodus"), 10, "rib"
    )
    assert walked(dig) == (0, 0)


def test_r40_he_stays_though_the_edge_pit_of_his_line_is_empty():
    dig = fill_pit(
        against(". x x x x  . x x x x  x x x x x  x x x x x  x x x x x", draw="3", target="henodus"), 5, "rib"
    )
    assert walked(dig) == (0, 0)


def test_he_stays_also_for_the_least_of_the_bones_he_needs():
    dig = fill_pit(fill_pit(against(BARE, draw="3", target="tyrannosaurus-rex"), 0, "tooth"), 1, "skull")
    assert walked(dig) == (0, 0)


def test_at_a_corner_only_the_line_of_his_own_spot_counts():
    """The Rib in the far row is in reach from spot 19, not from spot 0, though both are at the same corner."""
    drawing = ". . x x x  x x x x x  x x x x x  x x x x x  x x x x x"
    assert walked(fill_pit(against(drawing, 19, draw="3", target="henodus"), 1, "rib")) == (0, 19)
    assert walked(fill_pit(against(drawing, 0, draw="3", target="henodus"), 1, "rib")) == (1, 1)


# --- b: he walks


@pytest.mark.parametrize("steps", range(1, SPOTS))
@pytest.mark.parametrize("spot", [0, 7, 18])
def test_r38_he_looks_at_the_next_spots_clockwise_up_to_nineteen_steps(spot, steps):
    """Only the pit at the wanted spot is open; at the other spot of a corner the line begins with the same pit."""
    wanted = (spot + steps) % SPOTS
    dig = against(FLAT, spot, draw="3", target="henodus")
    dig.lower[SPOT_SPACE[wanted]] = 0
    fill_pit(dig, SPOT_SPACE[wanted], "rib")
    first = next(number for number in range(SPOTS) if SPOT_SPACE[(spot + number) % SPOTS] == SPOT_SPACE[wanted])
    assert walked(dig) == (first, (spot + first) % SPOTS)


def test_he_walks_clockwise_even_if_the_other_way_round_is_shorter():
    dig = fill_pit(against(LIMB_BEFORE_HIM, 3, draw="3", target="henodus"), 2, "rib")
    assert walked(dig) == (19, 2)


def test_he_stops_at_the_first_needed_bone_not_at_the_most_valuable():
    dig = against(". x x x .  x x x x x  x x x x x  x x x x x  x x x x x", 1, draw="3", target="tyrannosaurus-rex")
    fill_pit(fill_pit(dig, 4, "tooth"), 0, "skull rib")
    assert walked(dig) == (3, 4)


def test_r38_what_is_open_only_from_the_other_end_of_the_line_does_not_count():
    """The Rib is in the line of spot 0 and open from spot 14 only."""
    dig = against("x x x x x  x x x x x  x x x x x  . x x x x  . x x x x", 0, draw="3", target="henodus")
    assert walked(fill_pit(dig, 15, "rib")) == (14, 14)


def test_r38_reach_is_the_unbroken_run_of_open_pits_and_a_bone_behind_a_tile_is_out_of_reach():
    dig = against(". x x x x  x x x x x  . x x x x  x x x x x  x x x x x", 0, draw="3", target="henodus")
    assert walked(fill_pit(dig, 10, "rib")) == (17, 17)


def test_an_open_pit_in_the_middle_of_closed_ones_is_not_accessible():
    dig = against("x x x x x  x x x x x  x x . x x  x x x x x  x x x x x", 0, draw="4", target="henodus")
    assert walked(fill_pit(dig, 12, "rib")) == (4, 4)


def test_an_open_pit_in_the_middle_is_accessible_through_a_straight_line_of_open_pits():
    dig = against("x x x x x  x x x x x  x x . . .  x x x x x  x x x x x", 0, draw="4", target="henodus")
    assert walked(fill_pit(dig, 12, "rib")) == (7, 7)


def test_he_does_not_know_what_lies_in_covered_pits():
    dig = against(FLAT, 0, draw="4", target="henodus")
    for space in range(9):
        fill_pit(dig, space, "rib")
    assert walked(dig) == (4, 4)


def test_r82_what_lies_under_caution_tape_does_not_count_but_pits_behind_it_stay_in_reach():
    drawing = ". x x x x  . x x x x  x x x x x  x x x x x  x x x x x"
    dig = fill_pit(against(drawing, draw="4", target="henodus", expansions=("caution-tape",)), 0, "rib")
    dig.tapes = [0, -2]
    assert walked(dig) == (4, 4)
    dig = fill_pit(against(drawing, draw="4", target="henodus", expansions=("caution-tape",)), 5, "rib")
    dig.tapes = [0, -2]
    assert walked(dig) == (0, 0)


# --- what a needed bone is


@pytest.mark.parametrize(
    ("target", "bones", "lies", "stays"),
    [
        ("edmontosaurus", "", "hip", True),
        ("edmontosaurus", "", "tooth", True),
        ("edmontosaurus", "", "rib limb skull", False),
        ("edmontosaurus", "tooth", "tooth", False),
        ("edmontosaurus", "tooth", "hip", True),
        ("edmontosaurus", "rib skull", "hip", True),
        ("edmontosaurus", "", "hammer", False),
    ],
)
def test_a_needed_bone_is_one_that_the_target_shows_and_that_he_does_not_have_yet(target, bones, lies, stays):
    dig = fill_pit(against(BARE, draw="3", target=target, bones=bones), 0, lies)
    assert walked(dig)[0] == (0 if stays else 3)


@pytest.mark.parametrize(("bones", "stays"), [("", True), ("tooth", True), ("tooth tooth", False)])
def test_r6_bones_are_counted_with_one_tooth_of_two_another_is_needed(bones, stays):
    dig = fill_pit(against(BARE, draw="3", target="postosuchus", bones=bones), 0, "tooth")
    assert walked(dig)[0] == (0 if stays else 3)


def test_r50_the_bone_on_a_supplies_card_of_his_is_no_bone_he_has():
    dig = mat(against(BARE, draw="3", target="henodus"), 1, used="rib")
    assert walked(fill_pit(dig, 0, "rib")) == (0, 0)


# --- c: he walks by the number


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("spot", [0, 13, 19])
def test_without_a_needed_bone_anywhere_he_walks_as_many_spots_as_the_top_draw_card_shows(number, spot):
    dig = against(BARE, spot, draw=f"3/{number}", target="henodus")
    assert walked(dig) == (number, (spot + number) % SPOTS)


def test_r47_without_a_target_no_bone_is_needed_and_he_walks_by_the_number():
    dig = fill_pit(against(BARE, 0, draw="5"), 0, "skull hip rib limb tooth hammer")
    facts = does(dig, MOVES)
    assert (dig.rival.spot, why(facts, "movement").reason) == (5, "no-target")


# --- the card


@pytest.mark.parametrize("where", [0, 2, None])
def test_however_he_moved_the_top_draw_card_is_flipped_onto_the_standby_pile(where):
    dig = against(BARE, 0, draw="1/2/3", standby="4/5", target="henodus")
    if where is not None:
        fill_pit(dig, where, "rib")
    draw, standby = dig.rival.draw[:], dig.rival.standby[:]
    facts = does(dig, MOVES)
    assert (dig.rival.draw, dig.rival.standby) == (draw[:-1], [*standby, draw[-1]])
    assert facts[-1] == RivalCardFlipped(1, draw[-1])
    assert dig.rival.guide_card == draw[-1]


def test_the_number_is_that_of_the_card_before_it_is_flipped():
    dig = against(BARE, 0, draw="6/3", target="henodus")
    does(dig, MOVES, MOVES)
    assert dig.rival.spot == 9


def test_earlier_standby_cards_stay():
    dig = against(BARE, 0, draw="1/2/3", target="henodus")
    draw = dig.rival.draw[:]
    does(dig, MOVES, MOVES, MOVES)
    assert (dig.rival.draw, dig.rival.standby) == ([], draw[::-1])


def test_moving_touches_nothing_but_spot_and_cards():
    dig = fill_pit(against(HIP_AND_LIMB, 2, draw="3", target="placerias"), 9, "hip")
    before = dig.clone()
    facts = does(dig, MOVES)
    assert (dig.lower, dig.upper, dig.pits, dig.seats) == (before.lower, before.upper, before.pits, before.seats)
    assert not those(facts, BoneExtracted)


# --- R39: no card to draw


def test_r39_with_an_empty_draw_pile_the_discard_pile_is_shuffled():
    dig = against(BARE, 0, standby="1/2", discard="3/4/5/6", target="henodus")
    discard, standby, rng = dig.rival.discard[:], dig.rival.standby[:], dig.rng
    facts = does(dig, MOVES)
    assert facts[0] == RivalDeckShuffled(1, 4, False)
    assert dig.rng != rng
    assert dig.rival.discard == []
    assert sorted([*dig.rival.draw, dig.rival.standby[-1]]) == sorted(discard)
    assert dig.rival.standby[:-1] == standby


def test_r39_the_number_is_that_of_the_new_draw_pile():
    dig = against(BARE, 0, discard="4", target="henodus")
    assert walked(dig) == (4, 4)


def test_r39_with_an_empty_discard_pile_too_all_standby_cards_but_the_top_one_are_shuffled():
    dig = against(BARE, 0, standby="1/2/3/4", target="henodus")
    below, top = dig.rival.standby[:-1], dig.rival.standby[-1]
    facts = does(dig, MOVES)
    assert facts[0] == RivalDeckShuffled(1, 3, True)
    assert dig.rival.standby[0] == top
    assert sorted([*dig.rival.draw, dig.rival.standby[1]]) == sorted(below)
    assert len(dig.rival.standby) == 2


def test_r39_a_pile_with_cards_is_not_shuffled():
    dig = against(BARE, 0, draw="1", discard="3/4", target="henodus")
    rng = dig.rng
    assert not those(does(dig, MOVES), RivalDeckShuffled)
    assert dig.rng == rng


def test_r39_a_rival_who_never_buys_goes_on_for_ever():
    dig = against(BARE, 0, draw="1/1/2/2/3/3/4/4/5/5/6/6", target="henodus")
    facts = does(dig, *[MOVES] * 40)
    assert sorted(dig.rival.draw + dig.rival.standby) == list(CARDS)
    assert [fact.count for fact in those(facts, RivalDeckShuffled)] == [11, 11, 11]


def test_r39_the_order_after_shuffling_is_left_to_chance():
    flipped = set()
    for seed in range(30):
        dig = against(BARE, 0, discard="1/2/3/4/5/6", target="henodus")
        dig.rng = seed
        does(dig, MOVES)
        flipped.add(print_of(dig.rival.standby[-1])[0])
    assert flipped == set("123456")


# --- his reasons


def test_the_reason_to_stay_names_his_spot_as_the_only_candidate():
    dig = fill_pit(against(BARE, 4, draw="3", target="henodus"), 4, "rib")
    assert why(does(dig, MOVES), "movement") == Reasoned(
        1, "movement", "stays-at-needed-bone", ("spot", 4), (Candidate(("spot", 4)),)
    )


def test_the_reason_to_walk_names_every_spot_he_looked_at_and_the_first_with_a_needed_bone():
    dig = fill_pit(against(LIMB_BEFORE_HIM, 18, draw="3", target="henodus"), 2, "rib")
    reason = why(does(dig, MOVES), "movement")
    assert (reason.reason, reason.chosen) == ("walks-to-needed-bone", ("spot", 2))
    rejected = "no-needed-bone-in-reach"
    assert fates(reason) == [(18, rejected), (19, rejected), (0, rejected), (1, rejected), (2, "")]


def test_the_reason_to_walk_by_the_number_has_all_twenty_spots_rejected():
    reason = why(does(against(BARE, 18, draw="4", target="henodus"), MOVES), "movement")
    assert (reason.reason, reason.chosen) == ("by-number", ("spot", 2))
    assert fates(reason) == [((18 + number) % SPOTS, "no-needed-bone-in-reach") for number in range(SPOTS)]


def test_the_reason_comes_first_then_the_walk_then_the_card():
    facts = does(against(BARE, 0, draw="4", target="henodus"), MOVES)
    assert [type(fact) for fact in facts] == [Reasoned, RivalWalked, RivalCardFlipped]


# --- the switch


def test_r58_always_by_number_leads_away_even_from_a_needed_bone():
    dig = fill_pit(against(BARE, 0, draw="3", target="henodus", switches=("by-number",)), 0, "rib")
    reason = why(does(dig, MOVES), "movement")
    assert dig.rival.spot == 3
    assert reason == Reasoned(1, "movement", "always-by-number", ("spot", 3), ())


def test_r58_always_by_number_passes_a_needed_bone_nearby():
    dig = fill_pit(against(LIMB_BEFORE_HIM, 1, draw="3", target="henodus", switches=("by-number",)), 2, "rib")
    assert walked(dig) == (3, 4)


@pytest.mark.parametrize("name", [name for name in SWITCHES if name != "by-number"])
def test_no_other_switch_changes_where_he_goes(name):
    dig = fill_pit(against(LIMB_BEFORE_HIM, 1, draw="3", target="henodus", switches=(name,)), 2, "rib")
    assert walked(dig) == (1, 2)
