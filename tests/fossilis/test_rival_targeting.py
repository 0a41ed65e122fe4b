"""The Rival's Targeting Step: which Dinosaur he goes after next (rulebook 6; R46-R48, R57, R60)."""

import pytest

from game.content import fossilis_box
from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.facts import (
    Candidate,
    DinosaurClaimed,
    DinosaurDealt,
    DinosaurScored,
    PointsScored,
    Reasoned,
)
from game.model.fossilis.state import Glacier
from game.model.turn import decision
from tests.fossilis.board import BOX, dinosaur, fill_pit, kinds, mat, waits_for
from tests.fossilis.rival_side import BUYS, EXTRACTS, TARGETS, against, does, those, why, whys
from tests.fossilis.targeting_side import fates, names, shown, targeted

CLOSED = "x x x x x  " * 5


# --- the worked example of the rulebook


def test_targeting_example_edmontosaurus_and_peteinosaurus_need_one_bone_more_and_a_rib_is_in_sight():
    """No wishlist Dinosaur; three need the stored Tooth; the Rib is accessible, a Hip is not."""
    drawing = ". x x x x  x x x x x  x x . x x  x x x x x  x x x x x"
    dig = shown("stegosaurus edmontosaurus peteinosaurus henodus", "tooth", drawing)
    fill_pit(fill_pit(fill_pit(dig, 0, "rib"), 12, "hip"), 24, "hip limb")
    reason = why(does(dig, TARGETS), "targeting")
    assert names(dig.seats[1].lab) == ["peteinosaurus"]
    assert reason.reason == "stored-bone"
    assert fates(reason) == [
        ("stegosaurus", "more-bones-missing"),
        ("edmontosaurus", "fewer-bones-visible"),
        ("peteinosaurus", ""),
        ("henodus", "lower-priority"),
    ]


# --- when


def test_with_a_target_he_chooses_none():
    dig = shown("plateosaurus henodus tapejara microraptor", "hip", target="dryosaurus")
    facts = does(dig, TARGETS)
    assert facts == [Reasoned(1, "targeting", "has-target", ("dinosaur", dinosaur("dryosaurus")), ())]
    assert names(dig.display) == ["plateosaurus", "henodus", "tapejara", "microraptor"]


def test_if_he_scored_his_target_in_the_extraction_step_he_chooses_a_new_one():
    dig = shown("tapejara henodus iguanodon placerias", deck="dryosaurus", target="ophthalmosaurus", standby="egg")
    facts = does(fill_pit(dig, 0, "rib"), EXTRACTS, BUYS, TARGETS)
    assert [type(fact) for fact in facts if isinstance(fact, DinosaurScored | DinosaurClaimed)] == [
        DinosaurScored,
        DinosaurClaimed,
    ]
    assert names(dig.seats[1].lab) == ["tapejara"]


def test_r46_he_chooses_whenever_he_has_no_target_in_step_six():
    assert targeted(shown("henodus")) == "henodus"


# --- the four priorities


def test_1_a_wishlist_dinosaur_with_a_needed_bone_in_storage_comes_first():
    assert targeted(shown("henodus microraptor quetzalcoatlus tapejara", "limb tooth")) == "tapejara"
    assert targeted(shown("microraptor placerias plateosaurus edmontosaurus", "limb tooth hip")) == "plateosaurus"


def test_2_then_another_dinosaur_with_a_needed_bone_in_storage():
    assert targeted(shown("plateosaurus pachycephalosaurus tapejara microraptor", "tooth")) == "microraptor"


def test_3_then_a_wishlist_dinosaur():
    assert targeted(shown("dilophosaurus nothosaurus plateosaurus henodus", "skull")) == "plateosaurus"
    assert targeted(shown("dilophosaurus nothosaurus henodus eudimorphodon")) == "eudimorphodon"


def test_4_then_any_other():
    assert targeted(shown("iguanodon placerias stegosaurus diplodocus", "skull")) == "diplodocus"


@pytest.mark.parametrize(
    ("display", "bones", "reason"),
    [
        ("tapejara microraptor", "limb", "wishlist-with-stored-bone"),
        ("tapejara microraptor", "tooth", "stored-bone"),
        ("tapejara microraptor", "skull", "wishlist"),
        ("henodus microraptor", "skull", "any-other"),
    ],
)
def test_the_reason_names_the_priority(display, bones, reason):
    assert why(does(shown(display, bones), TARGETS), "targeting").reason == reason


def test_each_personality_has_his_own_wishlist():
    display = "tapejara herrerasaurus henodus iguanodon"
    assert targeted(shown(display)) == "tapejara"
    assert targeted(shown(display, who="cope")) == "herrerasaurus"


@pytest.mark.parametrize("who", ["marsh", "cope"])
def test_6_2_each_of_the_six_names_is_wished(who):
    wishes = next(row.wishlist for row in BOX.rows.personalities if row.key == who)
    assert len(set(wishes)) == 6
    for key in wishes:
        assert targeted(shown(f"dilophosaurus {key} nothosaurus pterodactylus", who=who)) == key


def test_6_2_the_wishlist_of_marsh_is_the_printed_one():
    wishes = next(row.wishlist for row in BOX.rows.personalities if row.key == "marsh")
    printed = "quetzalcoatlus plateosaurus eudimorphodon tapejara brachiosaurus tyrannosaurus-rex"
    assert wishes == tuple(printed.split())


def test_r46_the_order_of_names_in_the_wishlist_does_not_matter():
    """Quetzalcoatlus is the first name, but Tapejara needs fewer bones."""
    assert targeted(shown("quetzalcoatlus plateosaurus tapejara brachiosaurus")) == "tapejara"


def test_a_stored_bone_that_is_not_needed_does_not_count():
    assert targeted(shown("microraptor tapejara", "skull hip")) == "tapejara"
    assert targeted(shown("microraptor tapejara", "skull hip tooth")) == "microraptor"


# --- the tie-breaks


def test_i_fewest_bones_needed_to_complete():
    assert targeted(shown("allosaurus microraptor stegosaurus henodus", "tooth")) == "microraptor"
    assert targeted(shown("plateosaurus brachiosaurus tapejara eudimorphodon", "limb tooth")) == "eudimorphodon"


def test_r6_i_counts_bones_one_by_one():
    """With one Tooth Allosaurus lacks a Tooth and a Rib, with two only the Rib."""
    assert targeted(shown("allosaurus coelophysis", "tooth")) == "coelophysis"
    assert targeted(shown("coelophysis allosaurus", "tooth tooth")) == "allosaurus"


def test_ii_most_needed_bones_visible_in_accessible_pits():
    dig = shown("iguanodon microraptor shonisaurus diplodocus", "limb hip", CLOSED.replace("x", ".", 2))
    fill_pit(fill_pit(dig, 0, "rib"), 1, "rib rib")
    assert targeted(dig) == "diplodocus"


def test_ii_counts_at_most_as_many_of_a_kind_as_are_missing():
    """Four Teeth are in sight, of which Coelophysis needs one; Placerias finds Hip and Limb."""
    dig = shown("coelophysis placerias", "", ". . x x x  " + "x x x x x  " * 4)
    fill_pit(fill_pit(dig, 0, "tooth tooth tooth tooth"), 1, "hip limb")
    assert targeted(dig) == "placerias"


def test_ii_counts_two_of_a_kind_if_two_are_missing():
    dig = shown("coelophysis postosuchus", "", ". . x x x  " + "x x x x x  " * 4)
    assert targeted(fill_pit(fill_pit(dig, 0, "tooth"), 1, "tooth")) == "postosuchus"
    dig = shown("coelophysis postosuchus", "", ". . x x x  " + "x x x x x  " * 4)
    assert targeted(fill_pit(dig, 0, "tooth")) == "coelophysis"


def test_ii_does_not_count_bones_he_has_already():
    dig = shown("kentrosaurus microraptor", "tooth tooth", ". . x x x  " + "x x x x x  " * 4)
    assert targeted(fill_pit(fill_pit(dig, 0, "tooth"), 1, "limb")) == "microraptor"


def test_ii_a_bone_is_visible_only_if_its_pit_is_accessible_from_some_side():
    inner = "x x x x x  x x x x x  x x . x x  x x x x x  x x x x x"
    dig = fill_pit(shown("microraptor placerias", drawing=inner), 12, "tooth limb")
    assert targeted(dig) == "placerias"
    reachable = inner.replace("x x . x x", "x x . . .")
    dig = fill_pit(shown("placerias microraptor", drawing=reachable), 12, "tooth limb")
    assert targeted(dig) == "microraptor"


def test_ii_looks_at_all_sides_not_only_at_his_own_line():
    far = "x x x x x  x x x x x  x x x x x  x x x x x  x x x x ."
    assert targeted(fill_pit(shown("placerias microraptor", drawing=far), 24, "tooth limb")) == "microraptor"


def test_ii_a_pit_that_is_accessible_from_two_sides_counts_once():
    """The corner pit belongs to two spots; its one Tooth is not two."""
    corner = ". x x x x  x x x x x  x x x x x  x x x x x  x x x x x"
    dig = fill_pit(shown("postosuchus coelophysis", drawing=corner), 0, "tooth")
    reason = why(does(dig, TARGETS), "targeting")
    assert names(dig.seats[1].lab) == ["coelophysis"]
    assert reason.candidates[0].rejected_by == "lower-value"


def test_ii_covered_bones_are_not_visible():
    dig = fill_pit(shown("microraptor placerias", drawing=CLOSED), 0, "tooth limb")
    assert targeted(dig) == "placerias"


def test_r82_bones_under_caution_tape_are_not_visible():
    dig = fill_pit(shown("microraptor placerias", expansions=("caution-tape",)), 0, "tooth limb")
    dig.tapes = [0, -2]
    assert targeted(dig) == "placerias"


def test_iii_highest_perfect_value():
    assert targeted(shown("microraptor elasmosaurus diplodocus shonisaurus")) == "diplodocus"


def test_iii_is_the_value_of_the_whole_card_not_of_the_missing_bones():
    """Both lack one bone: Kentrosaurus a Hip worth 7, Mosasaurus a Rib worth 5."""
    assert targeted(shown("kentrosaurus mosasaurus", "tooth skull")) == "mosasaurus"


def test_iv_leftmost_in_the_display():
    assert targeted(shown("henodus edmontosaurus ankylosaurus kentrosaurus")) == "henodus"
    assert targeted(shown("- ankylosaurus edmontosaurus kentrosaurus")) == "ankylosaurus"
    assert targeted(shown("kentrosaurus ankylosaurus edmontosaurus -")) == "kentrosaurus"


@pytest.mark.parametrize(
    ("winner", "other", "bones", "lies"),
    [
        ("herrerasaurus", "plateosaurus", "tooth tooth", "hip rib limb"),
        ("microraptor", "stegosaurus", "tooth", "limb hip"),
        ("microraptor", "kentrosaurus", "tooth", "limb"),
        ("kentrosaurus", "microraptor", "tooth", ""),
    ],
)
def test_the_tests_come_in_their_order_whatever_the_later_ones_say(winner, other, bones, lies):
    for display in (f"{winner} {other}", f"{other} {winner}"):
        assert targeted(fill_pit(shown(display, bones), 0, lies)) == winner


# --- what he looked at


def test_every_dinosaur_is_rejected_by_the_first_test_it_fails_and_shows_the_figures_of_the_tests_it_came_to():
    dig = shown("ankylosaurus kentrosaurus microraptor henodus", "tooth", ". x x x x  " + "x x x x x  " * 4)
    reason = why(does(dig, TARGETS), "targeting")
    assert reason.candidates == (
        Candidate(("dinosaur", dinosaur("ankylosaurus")), "", (2, 1, 0, 12, 0)),
        Candidate(("dinosaur", dinosaur("kentrosaurus")), "farther-right", (2, 1, 0, 12, 1)),
        Candidate(("dinosaur", dinosaur("microraptor")), "lower-value", (2, 1, 0, 8)),
        Candidate(("dinosaur", dinosaur("henodus")), "lower-priority", (4,)),
    )
    assert reason.chosen == ("dinosaur", dinosaur("ankylosaurus"))


def test_empty_places_of_the_display_are_no_candidates():
    reason = why(does(shown("- henodus - -"), TARGETS), "targeting")
    assert fates(reason) == [("henodus", "")]


# --- taking it


def test_the_target_goes_to_his_laboratory_and_a_new_card_fills_its_place():
    dig = shown("iguanodon tapejara placerias stegosaurus", deck="dryosaurus microraptor")
    facts = does(dig, TARGETS)
    assert those(facts, DinosaurClaimed) == [DinosaurClaimed(1, dinosaur("tapejara"), 1)]
    assert facts[-1] == DinosaurDealt(dinosaur("microraptor"), 1)
    assert names(dig.display) == ["iguanodon", "microraptor", "placerias", "stegosaurus"]


def test_r48_nobody_can_take_his_target():
    dig = mat(shown("- - - -", target="henodus"), 0, on=0, bones="rib")
    offered = decision(waits_for(dig, TakeTurn(0))).options
    assert not [choice for choice in offered if choice[0] in ("claim", "score", "partial")]


def test_he_takes_a_target_without_owning_a_bone_of_it():
    assert targeted(shown("henodus")) == "henodus"


# --- complete at once


def test_r46_with_all_bones_in_storage_he_scores_it_at_once_and_chooses_again():
    dig = shown("henodus tapejara iguanodon stegosaurus", "rib limb", deck="dryosaurus microraptor")
    facts = does(dig, TARGETS)
    seat = dig.seats[1]
    assert (names(seat.scored), names(seat.lab), seat.score) == (["tapejara"], ["henodus"], 11)
    assert (seat.bones, sorted(kinds(dig.pieces_out))) == ([], ["limb", "rib"])
    assert [fact.reason for fact in whys(facts, "targeting")] == ["wishlist-with-stored-bone", "any-other"]
    assert seat.perfect == seat.scored


def test_r46_the_display_is_refilled_only_at_the_end_of_the_step():
    """Tyrannosaurus lies on top of the deck: refilled in between, he would have chosen it."""
    dig = shown("tapejara henodus iguanodon stegosaurus", "rib limb", deck="dryosaurus tyrannosaurus-rex")
    facts = does(dig, TARGETS)
    assert names(dig.seats[1].lab) == ["henodus"]
    assert [type(fact) for fact in facts if not isinstance(fact, Reasoned | PointsScored)] == [
        DinosaurClaimed,
        DinosaurScored,
        DinosaurClaimed,
        DinosaurDealt,
        DinosaurDealt,
    ]
    assert names(dig.display) == ["tyrannosaurus-rex", "dryosaurus", "iguanodon", "stegosaurus"]


def test_r46_he_repeats_until_a_target_is_in_play():
    dig = shown("henodus ophthalmosaurus dryosaurus nothosaurus", "rib rib limb tooth limb", deck="iguanodon")
    does(dig, TARGETS)
    assert names(dig.seats[1].scored) == ["henodus", "ophthalmosaurus", "dryosaurus", "nothosaurus"]
    assert names(dig.seats[1].lab) == ["iguanodon"]
    assert dig.seats[1].score == 5 + 5 + 3 + 2


def test_r46_if_the_display_runs_empty_it_is_refilled_and_he_goes_on():
    dig = shown("henodus - - -", "rib", deck="placerias shonisaurus microraptor dryosaurus iguanodon")
    facts = does(dig, TARGETS)
    kept = [type(fact) for fact in facts if not isinstance(fact, Reasoned | PointsScored)]
    assert kept == [DinosaurClaimed, DinosaurScored, *[DinosaurDealt] * 4, DinosaurClaimed, DinosaurDealt]
    assert names(dig.seats[1].lab) == ["dryosaurus"]


def test_r46_bones_spent_on_one_are_gone_for_the_next():
    dig = shown("henodus ophthalmosaurus - -", "rib")
    does(dig, TARGETS)
    assert (names(dig.seats[1].scored), names(dig.seats[1].lab)) == (["henodus"], ["ophthalmosaurus"])
    assert dig.seats[1].bones == []


def test_he_completes_one_in_extraction_and_others_in_targeting():
    dig = shown("henodus microraptor iguanodon placerias", "tooth tooth limb", target="ophthalmosaurus", standby="egg")
    facts = does(fill_pit(dig, 0, "rib"), EXTRACTS, BUYS, TARGETS)
    assert names(dig.seats[1].scored) == ["ophthalmosaurus", "microraptor"]
    assert [fact.points for fact in those(facts, PointsScored)] == [5, 8]
    assert len(dig.seats[1].lab) == 1


def test_r44_the_glacier_bonus_counts_in_targeting_too():
    dig = against(bones="rib", expansions=("ice-age",))
    dig.box = fossilis_box(expansions=("ice-age",))
    dig.display[3] = dig.box.animal_ids["glyptodon"]
    dig.ice = Glacier([], [number for number, kind in enumerate(dig.box.kind) if kind == 6][:2])
    does(dig, TARGETS)
    assert (dig.seats[1].score, dig.ice.board) == (5 + 3, [])
