"""The Rival's Digging and Plaster Steps (rulebook 2 and 3; R40-R43, R51, R58, R59, R87, R97, S16)."""

import pytest

from game.model.fossilis.facts import (
    Candidate,
    PawnFellOff,
    PawnRode,
    PitCovered,
    PitOpened,
    Reasoned,
    TileLeft,
    TileSlid,
)
from game.model.fossilis.site import BESIDE, SPOT_LINE, SPOTS
from game.model.fossilis.state import SWITCHES, Scorpion
from game.model.turn import decision
from tests.fossilis.board import (
    BARE,
    FAR,
    LEFT,
    NEAR,
    RIGHT,
    after,
    drawn,
    fill_pit,
    kinds,
    letters,
    mat,
    new_tile,
    same,
)
from tests.fossilis.rival_side import DIGS, EXTRACTS, against, does, fates, those, why, whys

OPEN = ". . . . .  "


def middle_row(cells: str, **more):
    """The Rival stands left of the middle row (spot 17) and pushes it to the right."""
    return against(OPEN * 2 + cells + "  " + OPEN * 2, 17, **more)


def dug(cells: str, **more) -> str:
    """Return the middle row after the Digging Step."""
    dig = middle_row(cells, **more)
    does(dig, DIGS)
    return drawn(dig).splitlines()[2]


# --- the worked example of the rulebook


def test_digging_example_he_pushes_the_whole_line_inward_covers_a_hip_and_opens_two_teeth_and_a_hammer():
    dig = against(OPEN + "s ct ss . s  " + OPEN * 3, 18)
    fill_pit(fill_pit(dig, 8, "hip"), 5, "tooth tooth hammer")
    facts = does(dig, DIGS)
    assert drawn(dig).splitlines()[1] == ". s ct ss s"
    assert those(facts, PitCovered) == [PitCovered(8)]
    (opened,) = those(facts, PitOpened)
    assert (opened.space, kinds(opened.pieces)) == (5, ["tooth", "tooth", "hammer"])
    assert (kinds(dig.pits[8]), kinds(dig.pits[5])) == (["hip"], ["tooth", "tooth", "hammer"])


# --- whether he digs


@pytest.mark.parametrize("contents", ["", "rib", "hammer"])
def test_r40_at_an_open_edge_pit_he_does_not_dig_not_even_at_an_empty_one(contents):
    dig = fill_pit(middle_row(". s s s s", target="henodus"), 10, contents)
    before = drawn(dig)
    facts = does(dig, DIGS, EXTRACTS)
    assert (drawn(dig), those(facts, TileSlid)) == (before, [])
    assert why(facts, "digging").reason == "edge-pit-is-open"


def test_r40_with_nothing_in_reach_he_simply_extracts_nothing():
    dig = middle_row(". . s s s", standby="3", target="henodus")
    does(dig, DIGS, EXTRACTS)
    assert (dig.seats[1].bones, dig.seats[1].hammers) == ([], [])


def test_he_digs_at_a_covered_edge_pit_even_if_all_others_of_the_line_are_open():
    assert dug("s . . . .") == ". s . . ."


@pytest.mark.parametrize("spot", range(SPOTS))
def test_r1_from_every_spot_he_pushes_the_line_before_him_inward(spot):
    dig = against(BARE, spot)
    edge, second, *_ = SPOT_LINE[spot]
    dig.lower[edge] = tile = new_tile(dig, "s")
    does(dig, DIGS)
    assert [space for space, lies in enumerate(dig.lower) if lies] == [second]
    assert dig.lower[second] == tile


# --- what he pushes


@pytest.mark.parametrize(
    ("before", "after_it"),
    [
        ("s c t . .", ". s c t ."),
        ("s t . . .", ". s t . ."),
        ("c tt ss . .", ". c tt ss ."),
        ("st cs tt sc .", ". st cs tt sc"),
        ("st . . . .", ". st . . ."),
    ],
)
def test_he_pushes_heavier_tiles_with_lighter_ones_and_even_stacks(before, after_it):
    assert dug(before) == after_it


def test_r41_only_the_unbroken_run_from_his_edge_moves_into_the_first_gap():
    assert dug("s c . t s") == ". s c t s"


def test_r41_without_a_gap_the_last_space_is_pushed_over_the_far_edge():
    dig = middle_row("s c s c t")
    facts = does(dig, DIGS)
    assert drawn(dig).splitlines()[2] == ". s c s c"
    assert [(fact.from_space, fact.gatherer) for fact in those(facts, TileLeft)] == [(14, -1)]


def test_he_does_not_gather_tiles_those_pushed_off_are_discarded():
    dig = middle_row("s c s c t")
    last = dig.lower[14]
    does(dig, DIGS)
    assert (dig.tile_discard, dig.seats[0].tiles, dig.seats[1].tiles) == ([last], [], [])


def test_r41_r87_of_a_stack_pushed_over_the_far_edge_both_tiles_are_discarded_the_lower_first():
    dig = middle_row("s c s c ct")
    lower, upper = dig.lower[14], dig.upper[14]
    does(dig, DIGS)
    assert dig.tile_discard == [lower, upper]
    assert letters(dig.tile_discard) == "ct"


def test_r41_new_pits_are_opened_and_old_ones_covered_at_once():
    facts = does(fill_pit(fill_pit(middle_row("s s . s s"), 10, "rib"), 12, "hip"), DIGS)
    order = [type(fact) for fact in facts if isinstance(fact, PitCovered | PitOpened)]
    assert order == [PitCovered, PitOpened]
    assert (those(facts, PitCovered)[0].space, those(facts, PitOpened)[0].space) == (12, 10)


def test_pushing_over_the_edge_covers_no_pit():
    assert not those(does(middle_row("s c s c t"), DIGS), PitCovered)


def test_other_lines_are_not_touched():
    drawing = "s c s c s  s s c s t  s s c . s  s t s s s  s s s s ."
    dig = against(drawing, 17)
    does(dig, DIGS)
    assert drawn(dig) == same("s c s c s  s s c s t  . s s c s  s t s s s  s s s s .")


def test_the_front_space_of_the_run_slides_first():
    facts = does(middle_row("s ct s . ."), DIGS)
    assert [(fact.from_space, fact.slide) for fact in those(facts, TileSlid)] == [(12, 0), (11, 1), (11, 1), (10, 2)]


def test_a_dig_of_the_rival_costs_no_energy_no_plaster_and_no_points():
    dig = middle_row("t t t t t")
    before = dig.clone()
    does(dig, DIGS)
    assert (dig.energy, dig.pool, dig.seats) == (before.energy, before.pool, before.seats)


# --- the person's pawn


def test_r41_your_pawn_rides_one_space_inward():
    assert dug("s s0 s . .") == ". s s0 s ."


def test_r41_a_pawn_on_his_edge_space_goes_inward_with_its_tile():
    dig = middle_row("s0 . s s s")
    facts = does(dig, DIGS)
    assert drawn(dig).splitlines()[2] == ". s0 s s s"
    assert those(facts, PawnRode) == [PawnRode(0, 10, 11, 0)]


def test_a_pawn_on_a_stack_rides_with_the_stack():
    assert dug("s ct0 s . .") == ". s ct0 s ."


@pytest.mark.parametrize(
    ("drawing", "spot", "side"),
    [
        (OPEN * 2 + "s s s s s0  " + OPEN * 2, 17, RIGHT),
        (OPEN * 2 + "s0 s s s s  " + OPEN * 2, 7, LEFT),
        (". . s . .  " * 4 + ". . s0 . .", 2, NEAR),
        (". . s0 . .  " + ". . s . .  " * 4, 12, FAR),
    ],
)
def test_if_your_pawn_is_pushed_off_it_stands_beside_the_side_over_which_it_left(drawing, spot, side):
    dig = against(drawing, spot)
    facts = does(dig, DIGS)
    assert dig.seats[0].place == BESIDE + side
    assert [fact.side for fact in those(facts, PawnFellOff)] == [side]


def test_and_it_must_climb_back_by_the_usual_rules():
    from game.model.fossilis.turns import BeginTurn

    dig = middle_row("s s s s s0")
    does(dig, DIGS, BeginTurn(0))
    offered = {choice[0] for choice in decision(dig).options}
    assert "climb" in offered
    assert not offered & {"dig", "move", "extract"}
    climbed = after(dig, ("climb", 14))
    assert (climbed.seats[0].place, climbed.energy) == (14, 3)


def test_a_pawn_beyond_the_gap_stays_where_it_is():
    assert dug("s s . s s0") == ". s s s s0"


def test_r41_nobody_is_pushed_into_a_pit_or_against_another():
    dig = middle_row("s s0 . . .")
    does(dig, DIGS)
    assert (drawn(dig).splitlines()[2], decision(dig)) == (". s s0 . .", None)


@pytest.mark.parametrize("side", [FAR, RIGHT, NEAR, LEFT])
def test_r43_beside_the_site_pawn_and_rival_do_not_disturb_each_other(side):
    dig = mat(middle_row("s s s s s"), 0, beside=side)
    does(dig, DIGS)
    assert (drawn(dig).splitlines()[2], dig.seats[0].place) == (". s s s s", BESIDE + side)


def test_r41_the_scorpion_rides_too():
    dig = middle_row("s s . . .", expansions=("scorpion",))
    dig.scorpion = Scorpion([1, 2], [0, 0], space=11, in_play=True)
    does(dig, DIGS)
    assert dig.scorpion.space == 12


# --- what forbids a push


def test_r42_with_the_first_gap_under_caution_tape_nothing_moves():
    dig = middle_row("s s . . s", expansions=("caution-tape",))
    dig.tapes = [12, -2]
    facts = does(dig, DIGS)
    assert drawn(dig).splitlines()[2] == "s s . . s"
    assert why(facts, "digging").reason == "caution-tape"


def test_r42_tape_beyond_the_first_gap_is_not_in_the_way():
    dig = middle_row("s s . . s", expansions=("caution-tape",))
    dig.tapes = [13, -2]
    does(dig, DIGS)
    assert drawn(dig).splitlines()[2] == ". s s . s"


def test_r42_a_taped_edge_pit_is_an_open_pit():
    dig = middle_row(". s s s s", expansions=("caution-tape",))
    dig.tapes = [10, -2]
    assert why(does(dig, DIGS), "digging").reason == "edge-pit-is-open"


def test_s16_he_does_not_dig_if_that_would_push_a_pawn_with_firm_footing_off():
    dig = mat(middle_row("s s s s s0"), 0, skills="firm-footing")
    facts = does(dig, DIGS)
    assert drawn(dig).splitlines()[2] == "s s s s s0"
    reason = why(facts, "digging")
    assert (reason.reason, reason.chosen) == ("firm-footing", ())
    assert reason.candidates == (Candidate(("line", 10, 11, 12, 13, 14), "firm-footing"),)


def test_s16_a_pawn_with_firm_footing_rides_as_long_as_it_stays_on_the_site():
    dig = mat(middle_row("s s s s0 s"), 0, skills="firm-footing")
    does(dig, DIGS)
    assert drawn(dig).splitlines()[2] == ". s s s s0"


# --- his reasons


def test_the_reason_to_push_names_the_edge_space_and_the_line():
    assert why(does(middle_row("s s . . ."), DIGS), "digging") == Reasoned(
        1, "digging", "pushes-line", ("space", 10), (Candidate(("line", 10, 11, 12, 13, 14)),)
    )


def test_the_reason_not_to_dig_rejects_the_line():
    reason = why(does(middle_row(". s . . ."), DIGS), "digging")
    assert (reason.chosen, fates(reason)) == ((), [(10, "edge-pit-is-open")])


# --- the switch: two spaces


@pytest.mark.parametrize(
    ("before", "after_it"),
    [
        ("s . . . .", ". . s . ."),
        ("s c . . .", ". . s c ."),
        ("s c . t .", ". . s c t"),
        ("s c . t s", ". . s c t"),
        ("s . ct . .", ". . s ct ."),
        ("st c s . .", ". . st c s"),
        ("s c t s .", ". . s c t"),
        ("s c t s c", ". . s c t"),
        ("s . c . t", ". . s c t"),
    ],
)
def test_r59_two_spaces_the_run_that_starts_at_the_second_space_moves_once_more(before, after_it):
    assert dug(before, switches=("two-spaces",)) == after_it


def test_r59_two_spaces_opens_two_pits_and_may_discard_twice():
    dig = middle_row("s c t s ct", switches=("two-spaces",))
    facts = does(dig, DIGS)
    assert [fact.space for fact in those(facts, PitOpened)] == [10, 11]
    assert letters(dig.tile_discard) == "cts"
    assert [reason.reason for reason in whys(facts, "digging")] == ["pushes-line", "pushes-line-again"]
    assert whys(facts, "digging")[1].chosen == ("space", 11)


def test_r59_at_an_open_edge_pit_two_spaces_push_nothing_either():
    assert dug(". c t s s", switches=("two-spaces",)) == ". c t s s"


def test_r59_your_pawn_may_be_carried_two_spaces_and_off():
    assert dug("s0 . . . .", switches=("two-spaces",)) == ". . s0 . ."
    dig = middle_row("s s s s0 s", switches=("two-spaces",))
    does(dig, DIGS)
    assert dig.seats[0].place == BESIDE + RIGHT


def test_r59_if_firm_footing_forbids_the_second_push_only_the_first_is_made():
    dig = mat(middle_row("s s s s0 s", switches=("two-spaces",)), 0, skills="firm-footing")
    facts = does(dig, DIGS)
    assert drawn(dig).splitlines()[2] == ". s s s s0"
    first, second = whys(facts, "digging")
    assert (first.reason, second.reason, second.chosen) == ("pushes-line", "firm-footing-again", ())
    assert fates(second) == [(10, "firm-footing")]


def test_r59_if_caution_tape_forbids_the_second_push_only_the_first_is_made():
    dig = middle_row("s . . s s", switches=("two-spaces",), expansions=("caution-tape",))
    dig.tapes = [12, -2]
    facts = does(dig, DIGS)
    assert drawn(dig).splitlines()[2] == ". s . s s"
    assert [reason.reason for reason in whys(facts, "digging")] == ["pushes-line", "caution-tape-again"]


def test_r97_the_second_push_is_made_only_if_the_first_was():
    """The first push would cover the taped pit; the second alone would not."""
    dig = middle_row("s . s . .", switches=("two-spaces",), expansions=("caution-tape",))
    dig.tapes = [11, -2]
    facts = does(dig, DIGS)
    assert drawn(dig).splitlines()[2] == "s . s . ."
    assert len(whys(facts, "digging")) == 1
    dig = mat(middle_row("s s s s s0", switches=("two-spaces",)), 0, skills="firm-footing")
    does(dig, DIGS)
    assert drawn(dig).splitlines()[2] == "s s s s s0"


@pytest.mark.parametrize("name", [name for name in SWITCHES if name != "two-spaces"])
def test_no_other_switch_changes_the_dig(name):
    assert dug("s c . t s", switches=(name,)) == ". s c t s"
