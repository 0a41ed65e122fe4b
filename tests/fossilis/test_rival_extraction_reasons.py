"""Why the Rival takes one piece and not another, and what the switches change (rulebook 4; R44, R58)."""

import pytest

from game.model.fossilis.facts import (
    PointsScored,
)
from game.model.fossilis.state import SWITCHES
from tests.fossilis.board import BARE, BOX, fill_pit, kinds, mat, piece, skill, table
from tests.fossilis.extraction_side import SKILLS, far_row, taken
from tests.fossilis.rival_side import EXTRACTS, SIX, against, does, fates, those, why

# --- his reasons


def test_every_hammer_but_the_nearest_is_farther():
    reason = why(does(far_row("", "hammer", "hammer"), EXTRACTS), "extraction-hammer")
    assert (reason.reason, reason.chosen) == ("nearest-hammer", ("piece", piece("hammer"), 1))
    assert [(other.what[2], other.rejected_by) for other in reason.candidates] == [(1, ""), (2, "farther")]


def test_each_empty_place_of_the_skills_is_passed_over():
    reason = why(does(far_row("hammer", guide="FR", skills="five-points"), EXTRACTS), "extraction-skill")
    assert (reason.reason, reason.chosen) == ("guide", ("skill-place", 0))
    assert fates(reason) == [(place, "empty-place") for place in (2, 5, 8, 7, 6, 3)] + [(0, "")]


def bone_fates(reason) -> list[tuple[str, int, str]]:
    """Return each bone he looked at with its pit and the test that rejected it."""
    return [(kinds([other.what[1]])[0], other.what[2], other.rejected_by) for other in reason.candidates]


def test_each_bone_is_rejected_by_the_first_test_it_fails():
    dig = mat(far_row("tooth skull", "rib", "rib hip"), 1, lab="peteinosaurus")
    reason = why(does(dig, EXTRACTS), "extraction-bone")
    assert (reason.reason, reason.chosen) == ("needed-bone", ("piece", piece("rib"), 1))
    assert sorted(bone_fates(reason)) == sorted(
        [
            ("tooth", 0, "lower-value"),
            ("skull", 0, "not-needed"),
            ("rib", 1, ""),
            ("rib", 2, "farther"),
            ("hip", 2, "not-needed"),
        ]
    )


def test_if_none_is_needed_no_bone_is_rejected_for_that():
    reason = why(does(mat(far_row("tooth", "hip", "hip"), 1, lab="henodus"), EXTRACTS), "extraction-bone")
    assert reason.reason == "best-bone"
    assert bone_fates(reason) == [("tooth", 0, "lower-value"), ("hip", 1, ""), ("hip", 2, "farther")]


def test_each_bone_shows_its_value():
    reason = why(does(far_row("tooth limb rib hip skull"), EXTRACTS), "extraction-bone")
    assert sorted(other.shown for other in reason.candidates) == [(2,), (3,), (5,), (7,), (10,)]


def test_pieces_of_one_kind_in_one_pit_are_one_candidate():
    """None of them is farther than the other."""
    facts = does(far_row("tooth tooth hammer hammer", "tooth"), EXTRACTS)
    assert bone_fates(why(facts, "extraction-bone")) == [("tooth", 0, ""), ("tooth", 1, "farther")]
    assert len(why(facts, "extraction-hammer").candidates) == 1


# --- the switches


def test_r58_lowest_value_bone_the_least_of_the_needed_ones():
    dig = mat(far_row("skull", "rib tooth", "tooth limb", switches=("lowest-bone",)), 1, lab="peteinosaurus")
    reason = why(does(dig, EXTRACTS), "extraction-bone")
    assert reason.chosen == ("piece", piece("tooth"), 1)
    assert sorted(bone_fates(reason)) == sorted(
        [
            ("skull", 0, "not-needed"),
            ("rib", 1, "higher-value"),
            ("tooth", 1, ""),
            ("tooth", 2, "farther"),
            ("limb", 2, "not-needed"),
        ]
    )


def test_r58_lowest_value_bone_a_needed_one_still_comes_before_lesser_ones():
    dig = mat(far_row("tooth", "rib", switches=("lowest-bone",)), 1, lab="henodus")
    assert taken(dig) == [("rib", 1)]


def test_r58_lowest_value_bone_if_none_is_needed_the_least_of_all_from_the_nearest_pit():
    dig = mat(far_row("skull", "limb", "limb hip", switches=("lowest-bone",)), 1, lab="henodus")
    assert taken(dig) == [("limb", 1)]


def test_r58_no_points_for_a_hammer_but_he_still_takes_hammer_and_tile():
    dig = far_row("hammer", switches=("no-hammer-points",))
    facts = does(dig, EXTRACTS)
    assert (dig.seats[1].score, those(facts, PointsScored)) == (0, [])
    assert (dig.seats[1].skills, kinds(dig.seats[1].hammers)) == ([skill("five-points")], ["hammer"])


@pytest.mark.parametrize("name", [name for name in SWITCHES if name not in ("lowest-bone", "no-hammer-points")])
def test_no_other_switch_changes_what_he_extracts(name):
    dig = mat(far_row("tooth hammer", "rib skull", switches=(name,)), 1, lab="peteinosaurus")
    assert taken(dig) == [("hammer", 0), ("rib", 1)]
    assert dig.seats[1].score == 3


def test_a_whole_turn_without_hammer_points_differs_by_those_three_points_only():
    scores = []
    for switches in ((), ("no-hammer-points",)):
        dig = fill_pit(table(against(BARE, 0, draw="3", switches=switches), skills=SKILLS, pool=8), 3, "hammer rib")
        does(dig, *SIX)
        scores.append(dig.seats[1].score)
        assert len(dig.seats[1].bones) == 1
    assert scores == [BOX.figures.hammer_points, 0]
