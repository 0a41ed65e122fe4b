"""The Rival's Extraction Step: one hammer for a Skill, then one bone (rulebook 4; R44, R58, R94)."""

import pytest

from game.content import fossilis_box
from game.model.fossilis.facts import (
    BoneExtracted,
    Candidate,
    DinosaurDealt,
    DinosaurScored,
    HammerExtracted,
    PlasterPaid,
    PointsScored,
    Reasoned,
    SkillTaken,
)
from game.model.fossilis.site import GUIDES, NOWHERE
from game.model.fossilis.state import Glacier
from tests.fossilis.board import dinosaur, fill_pit, kinds, mat, piece, skill, table
from tests.fossilis.extraction_side import OPEN_LINE, SKILLS, far_row, taken
from tests.fossilis.rival_side import DIGS, EXTRACTS, TARGETS, against, does, fates, those, why

ORDER = {
    "FL": (0, 1, 2, 5, 8, 7, 6, 3, 4),
    "FR": (2, 5, 8, 7, 6, 3, 0, 1, 4),
    "NR": (8, 7, 6, 3, 0, 1, 2, 5, 4),
    "NL": (6, 3, 0, 1, 2, 5, 8, 7, 4),
}
"""U4 by hand: 3 x 3 places row by row, from the corner round the eight outer ones, the centre last."""


# --- the worked examples of the rulebook


def test_hammer_example_the_guide_says_near_left_then_clockwise_and_the_indicated_skill_is_taken():
    """The place at the near left corner and the next one clockwise are empty already."""
    skills = "five-points clay-expert free-sand - stone-expert collector - cheap-plaster wild-fragment"
    dig = far_row("hammer", guide="NL", skills=skills)
    facts = does(dig, EXTRACTS)
    assert those(facts, SkillTaken) == [SkillTaken(1, skill("five-points"), 0, 0)]
    assert (dig.seats[1].skills, dig.seats[1].score) == ([skill("five-points")], 3)


def test_extraction_example_he_needs_tooth_and_rib_the_rib_is_not_accessible_so_he_takes_the_nearer_tooth():
    """The Rib is in his line and open, but not in an unbroken run of open pits from his edge."""
    dig = far_row("", "tooth", "tooth", "", "rib", drawing=OPEN_LINE.replace(". . . . .", ". . . x ."))
    mat(dig, 1, lab="peteinosaurus")
    assert taken(dig) == [("tooth", 1)]
    assert kinds(dig.pits[2]) == ["tooth"]


# --- from where


def test_he_takes_only_from_accessible_pits_of_his_own_line():
    dig = far_row(drawing=OPEN_LINE.replace("x x x x x", ". . . . .", 1))
    fill_pit(dig, 5, "skull hammer")
    assert taken(dig) == []


def test_nothing_behind_a_tile_is_in_reach_even_if_it_is_accessible_from_the_other_end():
    dig = far_row("", "", "", "", "skull hammer", drawing=OPEN_LINE.replace(". . . . .", ". . . x ."))
    assert taken(dig) == []


def test_from_the_far_end_of_an_open_line_he_takes_too():
    assert taken(far_row("", "", "", "", "rib hammer")) == [("hammer", 4), ("rib", 4)]


def test_what_his_dig_has_just_opened_is_in_reach():
    dig = fill_pit(table(against("x x x . .  " + "x x x x x  " * 4, 19, standby="FL"), skills=SKILLS), 0, "rib hammer")
    facts = does(dig, DIGS, EXTRACTS)
    assert [fact.space for fact in facts if isinstance(fact, BoneExtracted | HammerExtracted)] == [0, 0]


def test_r82_what_lies_under_caution_tape_is_out_of_reach_what_lies_behind_is_not():
    dig = far_row("hammer skull", "tooth", expansions=("caution-tape",))
    dig.tapes = [0, -2]
    assert taken(dig) == [("tooth", 1)]


def test_he_does_not_spend_plaster():
    dig = far_row("skull hip")
    facts = does(dig, EXTRACTS)
    assert not those(facts, PlasterPaid)
    assert (dig.seats[1].plaster, dig.pool) == (0, 0)


# --- hammer and bone


def test_he_takes_one_hammer_and_then_one_bone():
    dig = far_row("tooth tooth hammer hammer")
    facts = does(dig, EXTRACTS)
    kept = [type(fact) for fact in facts if not isinstance(fact, Reasoned)]
    assert kept == [HammerExtracted, SkillTaken, PointsScored, BoneExtracted]
    assert sorted(kinds(dig.pits[0])) == ["hammer", "tooth"]


def test_hammer_and_bone_may_come_from_different_pits():
    assert taken(far_row("tooth", "", "hammer", "skull")) == [("hammer", 2), ("skull", 3)]


def test_without_a_hammer_he_takes_a_bone_without_a_bone_a_hammer():
    assert taken(far_row("tooth")) == [("tooth", 0)]
    assert taken(far_row("hammer")) == [("hammer", 0)]


def test_if_there_is_nothing_he_does_not_extract():
    facts = does(far_row(), EXTRACTS)
    assert [fact.reason for fact in those(facts, Reasoned)] == ["no-hammer-in-reach", "no-bone-in-reach"]
    assert len(facts) == 2


# --- the hammer


def test_he_takes_the_nearest_hammer():
    dig = far_row("tooth", "hammer", "hammer hammer")
    assert taken(dig)[0] == ("hammer", 1)
    assert kinds(dig.seats[1].hammers) == ["hammer"]


@pytest.mark.parametrize("skills", ["", "five-points", "five-points clay-expert"])
def test_with_less_than_three_skills_he_takes_it_and_fills_his_leftmost_empty_slot(skills):
    dig = mat(far_row("hammer", skills="- - - large-lab"), 1, skills=skills)
    count = len(skills.split())
    assert those(does(dig, EXTRACTS), SkillTaken) == [SkillTaken(1, skill("large-lab"), 3, count)]
    assert dig.seats[1].skills[-1] == skill("large-lab")


def test_with_three_skills_he_takes_no_hammer_but_still_a_bone():
    dig = mat(far_row("hammer tooth", skills="large-lab"), 1, skills="five-points clay-expert free-sand")
    facts = does(dig, EXTRACTS)
    assert (dig.seats[1].hammers, kinds(dig.seats[1].bones)) == ([], ["tooth"])
    reason = why(facts, "extraction-hammer")
    assert (reason.reason, reason.chosen) == ("no-free-slot", ())
    assert reason.candidates == (Candidate(("piece", piece("hammer"), 0), "no-free-slot"),)


def test_r94_without_a_face_up_skill_he_takes_no_hammer():
    dig = far_row("hammer tooth", skills="")
    facts = does(dig, EXTRACTS)
    assert (dig.seats[1].hammers, dig.seats[1].score, kinds(dig.seats[1].bones)) == ([], 0, ["tooth"])
    reason = why(facts, "extraction-hammer")
    assert (reason.reason, fates(reason)) == ("no-skill-left", [(piece("hammer"), "no-skill-left")])


@pytest.mark.parametrize("guide", GUIDES)
def test_u4_the_guide_names_the_corner_then_clockwise_the_centre_last(guide):
    """As the places empty one after the other, the Rival takes them in the order of his guide."""
    found = []
    dig = far_row("hammer " * 9, guide=guide)
    for _ in range(9):
        dig.seats[1].skills.clear()
        found += [fact.place for fact in those(does(dig, EXTRACTS), SkillTaken)]
    assert tuple(found) == ORDER[guide]
    assert not any(dig.skills)


def test_the_guide_is_that_of_the_top_standby_card():
    dig = far_row("hammer", guide="FL/NL/NR")
    assert [fact.place for fact in those(does(dig, EXTRACTS), SkillTaken)] == [8]


def test_he_scores_three_points_at_once_and_ignores_what_is_written_on_the_tile():
    dig = far_row("hammer", skills="five-points")
    facts = does(dig, EXTRACTS)
    assert those(facts, PointsScored) == [PointsScored(1, 3, "hammer")]
    assert not dig.has_skill(1, "five-points")


def test_the_skill_is_taken_by_its_place_whatever_it_says():
    for key in SKILLS.split():
        rest = " ".join(other for other in SKILLS.split() if other != key)
        dig = far_row("hammer", skills=f"{key} {rest}")
        assert [fact.skill for fact in those(does(dig, EXTRACTS), SkillTaken)] == [skill(key)]


def test_the_place_of_the_skill_stays_empty():
    dig = table(far_row("hammer"), skill_box="diagonal-dig")
    does(dig, EXTRACTS)
    assert (dig.skills[0], dig.skill_box) == (0, [skill("diagonal-dig")])


# --- the bone


def test_he_takes_the_most_valuable_needed_bone():
    dig = mat(far_row("tooth rib", "hip skull"), 1, lab="tyrannosaurus-rex")
    assert taken(dig) == [("skull", 1)]


def test_a_needed_bone_comes_before_a_more_valuable_one_that_is_not_needed():
    dig = mat(far_row("skull hip rib", "limb", "tooth"), 1, lab="microraptor")
    assert taken(dig) == [("limb", 1)]


def test_a_farther_needed_bone_of_more_value_comes_before_a_nearer_one_of_less():
    dig = mat(far_row("tooth", "", "", "", "rib"), 1, lab="peteinosaurus")
    assert taken(dig) == [("rib", 4)]


def test_of_duplicates_he_takes_that_from_the_nearer_pit():
    dig = mat(far_row("tooth", "rib", "rib"), 1, lab="henodus")
    assert taken(dig) == [("rib", 1)]


def test_if_none_is_needed_he_takes_the_most_valuable_bone_into_his_storage():
    dig = mat(far_row("tooth", "hip", "hip limb"), 1, lab="henodus")
    assert taken(dig) == [("hip", 1)]
    assert kinds(dig.seats[1].bones) == ["hip"]


def test_r6_a_kind_of_which_he_has_enough_is_needed_no_more():
    dig = mat(far_row("tooth limb", "rib"), 1, lab="coelophysis", bones="tooth")
    assert taken(dig) == [("limb", 0)]
    dig = mat(far_row("tooth", "limb"), 1, lab="eudimorphodon", bones="limb tooth")
    assert taken(dig) == [("tooth", 0)]


def test_r47_without_a_target_he_takes_the_most_valuable_bone():
    assert taken(far_row("tooth", "limb skull")) == [("skull", 1)]


def test_r48_he_has_no_storage_limit():
    dig = mat(far_row("tooth"), 1, bones="tooth " * 12 + "limb " * 12 + "rib " * 9)
    assert taken(dig) == [("tooth", 0)]
    assert len(dig.seats[1].bones) == 34


@pytest.mark.parametrize("order", ["tooth limb rib hip skull", "skull hip rib limb tooth", "rib skull tooth hip limb"])
def test_the_values_are_tooth_limb_rib_hip_skull_from_the_least(order):
    dig = far_row(*order.split())
    found = [taken(dig)[0][0] for _ in range(5)]
    assert found == ["skull", "hip", "rib", "limb", "tooth"]


# --- completing the target


def test_with_the_final_bone_he_scores_the_dinosaur_as_normal():
    dig = mat(far_row("rib"), 1, lab="peteinosaurus", bones="tooth limb", score=4)
    dig = table(dig, dinosaurs="henodus", display="tapejara")
    facts = does(dig, EXTRACTS)
    target, seat = dinosaur("peteinosaurus"), dig.seats[1]
    assert (seat.score, seat.lab, seat.scored, seat.perfect) == (14, [], [target], [target])
    assert (kinds(seat.bones), sorted(kinds(dig.pieces_out))) == (["limb"], ["rib", "tooth"])
    (scored,) = those(facts, DinosaurScored)
    assert (scored.points, scored.perfect, scored.place) == (10, True, NOWHERE)
    assert not those(facts, DinosaurDealt)


def test_he_scores_a_dinosaur_of_one_bone_at_once():
    dig = mat(far_row("rib"), 1, lab="henodus")
    does(dig, EXTRACTS)
    assert (dig.seats[1].score, dig.seats[1].lab) == (5, [])


def test_r44_he_never_scores_partially_before_the_end():
    dig = mat(far_row("rib", "skull"), 1, lab="plateosaurus", bones="hip")
    facts = does(dig, EXTRACTS)
    assert (dig.seats[1].score, dig.seats[1].lab, those(facts, DinosaurScored)) == (0, [dinosaur("plateosaurus")], [])


def test_r44_a_bone_that_is_not_needed_completes_nothing():
    dig = mat(far_row("skull"), 1, lab="peteinosaurus", bones="tooth")
    does(dig, EXTRACTS)
    assert dig.seats[1].lab == [dinosaur("peteinosaurus")]


def test_r44_after_scoring_he_has_no_target_until_step_six():
    dig = mat(far_row("rib"), 1, lab="henodus")
    dig = table(dig, display="tapejara microraptor iguanodon plateosaurus")
    does(dig, EXTRACTS)
    assert dig.seats[1].lab == []
    does(dig, TARGETS)
    assert len(dig.seats[1].lab) == 1


def test_r6_a_dinosaur_that_needs_the_same_bone_twice_is_complete_with_two():
    dig = mat(far_row("tooth", "tooth"), 1, lab="postosuchus")
    does(dig, EXTRACTS)
    assert dig.seats[1].score == 0
    does(dig, EXTRACTS)
    assert (dig.seats[1].score, dig.seats[1].bones) == (7, [])


def test_r44_the_glacier_bonus_counts_for_him_too():
    dig = mat(far_row("rib", expansions=("ice-age",)), 1)
    dig.box = fossilis_box(expansions=("ice-age",))
    dig.seats[1].lab.append(dig.box.animal_ids["glyptodon"])
    crystals = [number for number, kind in enumerate(dig.box.kind) if kind == 6][:3]
    dig.ice = Glacier([], crystals)
    does(dig, EXTRACTS)
    assert (dig.seats[1].score, dig.ice.board) == (5 + 6, [])
