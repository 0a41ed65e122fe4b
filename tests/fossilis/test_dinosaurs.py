import pytest

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.box import BONES, CHARACTERISTICS
from game.model.fossilis.dinosaurs import ChooseBones, missing_bones
from game.model.fossilis.facts import CardTurnedOver, DinosaurClaimed, DinosaurDealt, DinosaurScored, PointsScored
from game.model.fossilis.scoring import totals, trait_counts
from game.model.fossilis.state import ACTIONS, CLAIM
from game.model.turn import decision
from tests.fossilis.board import BARE, BOX, after, dinosaur, happened, keys, kinds, mat, options, piece, site, table

TABLE = """
    plateosaurus        herbivore biped     triassic   21 hip rib limb
    eudimorphodon       carnivore avian     triassic   13 tooth tooth limb
    peteinosaurus       carnivore avian     triassic   10 tooth rib
    coelophysis         carnivore biped     triassic    8 tooth limb
    herrerasaurus       carnivore biped     triassic   16 tooth rib limb
    thecodontosaurus    herbivore biped     triassic    2 tooth
    placerias           herbivore quadruped triassic   13 hip limb
    postosuchus         carnivore quadruped triassic    7 tooth tooth
    shonisaurus         carnivore aquatic   triassic   11 rib limb
    nothosaurus         carnivore aquatic   triassic    2 tooth
    henodus             herbivore aquatic   triassic    5 rib
    brachiosaurus       herbivore quadruped jurassic   19 hip limb limb
    stegosaurus         herbivore quadruped jurassic   18 hip limb tooth
    diplodocus          herbivore quadruped jurassic   15 hip rib
    kentrosaurus        herbivore quadruped jurassic   12 hip tooth
    allosaurus          carnivore biped     jurassic   15 rib tooth tooth
    dilophosaurus       carnivore biped     jurassic    2 tooth
    dryosaurus          herbivore biped     jurassic    3 limb
    pterodactylus       carnivore avian     jurassic    3 limb
    rhamphorhynchus     carnivore avian     jurassic    2 tooth
    liopleurodon        carnivore aquatic   jurassic   16 rib limb tooth
    ophthalmosaurus     carnivore aquatic   jurassic    5 rib
    tyrannosaurus-rex   carnivore biped     cretaceous 23 skull rib tooth
    edmontosaurus       herbivore biped     cretaceous 12 hip tooth
    pachycephalosaurus  herbivore biped     cretaceous 10 skull
    triceratops         herbivore quadruped cretaceous 21 skull limb tooth
    ankylosaurus        herbivore quadruped cretaceous 12 hip tooth
    iguanodon           herbivore quadruped cretaceous 13 hip limb
    mosasaurus          carnivore aquatic   cretaceous 18 skull rib
    elasmosaurus        carnivore aquatic   cretaceous 10 rib tooth
    quetzalcoatlus      carnivore avian     cretaceous 22 skull limb limb
    tapejara            herbivore avian     cretaceous 11 rib limb
    microraptor         carnivore avian     cretaceous  8 limb tooth
"""
ROWS = [
    pytest.param(key, traits, int(perfect), bones, id=key)
    for key, *traits, perfect, bones in (line.split(maxsplit=5) for line in TABLE.strip().splitlines())
]
"""Table 5.3: key, diet, movement and era, perfect value, bones."""
VALUE = {"tooth": 2, "limb": 3, "rib": 5, "hip": 7, "skull": 10}
every_dinosaur = pytest.mark.parametrize(("key", "traits", "perfect", "bones"), ROWS)


def laboratory(key: str, bones: str, **words):
    """Seat 0 with a Dinosaur in the laboratory and these bones."""
    return mat(site(BARE), 0, lab=key, bones=bones, **words)


# --- all 33


def test_u27_there_are_33_dinosaurs():
    assert [row.values[0] for row in ROWS] == [animal.key for animal in BOX.animals[1:]]


@every_dinosaur
def test_u27_a_card_shows_diet_movement_and_era(key, traits, perfect, bones):
    animal = BOX.animals[dinosaur(key)]
    assert [CHARACTERISTICS[trait] for trait in animal.traits] == traits


@every_dinosaur
def test_the_perfect_value_is_the_sum_and_3_more_for_two_bones_6_more_for_three(key, traits, perfect, bones):
    assert perfect == sum(VALUE[bone] for bone in bones.split()) + {1: 0, 2: 3, 3: 6}[len(bones.split())]


@every_dinosaur
def test_with_all_its_bones_it_scores_its_printed_value_from_the_laboratory(key, traits, perfect, bones):
    scored = after(laboratory(key, bones), ("score", dinosaur(key)))
    seat = scored.seats[0]
    assert (seat.score, seat.lab, seat.scored, seat.perfect) == (perfect, [], [dinosaur(key)], [dinosaur(key)])
    assert (seat.bones, sorted(kinds(scored.pieces_out))) == ([], sorted(bones.split()))


@every_dinosaur
def test_with_all_its_bones_it_scores_its_printed_value_straight_from_the_display(key, traits, perfect, bones):
    dig = table(mat(site(BARE), 0, bones=bones), display=f"- {key}")
    scored = after(dig, ("score", dinosaur(key)))
    assert (scored.seats[0].score, scored.seats[0].scored, scored.display[1]) == (perfect, [dinosaur(key)], 0)


@every_dinosaur
def test_with_some_of_its_bones_it_scores_the_sum_of_those_placed(key, traits, perfect, bones):
    for left_out in range(len(bones.split())):
        some = bones.split()[:left_out] + bones.split()[left_out + 1 :]
        dig = laboratory(key, " ".join(some))
        assert ("score", dinosaur(key)) not in options(dig)
        if some:
            dig = after(dig, ("partial", dinosaur(key)))
            while isinstance(decision(dig).step, ChooseBones):
                dig = after(dig, options(dig)[0])
            assert dig.seats[0].score == sum(VALUE[bone] for bone in some)
            assert (dig.seats[0].scored, dig.seats[0].perfect) == ([dinosaur(key)], [])


@every_dinosaur
def test_its_three_characteristics_count_once_it_is_scored(key, traits, perfect, bones):
    dig = after(laboratory(key, bones), ("score", dinosaur(key)))
    assert trait_counts(dig, 0) == [int(name in traits) for name in CHARACTERISTICS]


@every_dinosaur
def test_it_can_be_claimed_with_each_bone_it_needs_and_with_no_other(key, traits, perfect, bones):
    for bone in BONES:
        dig = table(mat(site(BARE), 0, bones=bone), display=key)
        assert (("claim", dinosaur(key)) in options(dig)) is (bone in bones.split())


# --- claiming


def test_a_claim_takes_the_card_into_the_empty_laboratory_and_ends_the_market():
    dig = table(mat(site(BARE), 0, bones="hip", tiles="t"), display="- diplodocus", market="chisel")
    claimed = after(dig, ("claim", dinosaur("diplodocus")))
    assert (claimed.seats[0].lab, claimed.stage) == ([dinosaur("diplodocus")], CLAIM)
    assert [choice[0] for choice in options(claimed)] == ["partial", "end-turn"]


def test_without_a_needed_bone_nothing_can_be_claimed():
    assert not options(table(mat(site(BARE), 0, bones="skull"), display="diplodocus"), "claim")


def test_at_most_one_dinosaur_a_turn_is_claimed():
    dig = table(mat(site(BARE), 0, bones="hip tooth"), display="dilophosaurus kentrosaurus")
    claimed = after(dig, ("claim", dinosaur("dilophosaurus")), ("score", dinosaur("dilophosaurus")))
    assert not options(claimed, "claim")


def test_with_a_dinosaur_in_the_laboratory_no_other_can_be_claimed():
    assert not options(table(laboratory("kentrosaurus", "hip"), display="diplodocus"), "claim")


def test_after_scoring_the_laboratory_is_free_for_a_claim_in_the_same_turn():
    dig = table(laboratory("dilophosaurus", "tooth hip"), display="diplodocus")
    assert options(after(dig, ("score", dinosaur("dilophosaurus"))), "claim") == [("claim", dinosaur("diplodocus"))]


def test_u17_a_dinosaur_is_never_given_back():
    words = {choice[0] for choice in options(table(laboratory("kentrosaurus", "hip"), display="diplodocus"))}
    assert words == {"partial", "end-turn"}


def test_for_a_player_the_display_is_refilled_at_once_in_its_place():
    dig = table(mat(site(BARE), 0, bones="hip"), display="henodus diplodocus", dinosaurs="microraptor tapejara")
    facts = happened(dig, ("claim", dinosaur("diplodocus")))
    assert facts[0] == DinosaurClaimed(0, dinosaur("diplodocus"), 1)
    assert facts[1] == DinosaurDealt(dinosaur("tapejara"), 1)


def test_r32_u38_with_an_empty_deck_the_display_stays_short():
    dig = table(mat(site(BARE), 0, bones="hip"), display="henodus diplodocus")
    assert after(dig, ("claim", dinosaur("diplodocus"))).display == [dinosaur("henodus"), 0, 0, 0]


def test_r6_a_bone_is_counted_one_tooth_of_two_leaves_one_needed():
    dig = laboratory("postosuchus", "tooth")
    assert missing_bones(dig, 0, dinosaur("postosuchus")) == [1, 0, 0, 0, 0]
    assert [choice[0] for choice in options(dig, "score", "partial")] == ["partial"]


# --- scoring


def test_r27_scoring_is_possible_between_two_actions():
    dig = mat(laboratory("dilophosaurus", "tooth"), 0, on=0)
    table(dig, pool=8)
    scored = after(dig, ("plaster", 1), ("score", dinosaur("dilophosaurus")), ("plaster", 1))
    assert (scored.stage, scored.energy, scored.seats[0].score) == (ACTIONS, 2, 2)


def test_r27_scoring_is_possible_right_after_claiming():
    dig = table(mat(site(BARE), 0, bones="tooth"), display="dilophosaurus")
    scored = after(dig, ("claim", dinosaur("dilophosaurus")), ("score", dinosaur("dilophosaurus")))
    assert scored.seats[0].score == 2


def test_r27_scoring_from_the_display_is_possible_with_a_full_laboratory():
    dig = table(laboratory("mosasaurus", "tooth"), display="dilophosaurus")
    scored = after(dig, ("score", dinosaur("dilophosaurus")))
    assert (scored.seats[0].score, scored.seats[0].lab) == (2, [dinosaur("mosasaurus")])


def test_r27_scoring_is_possible_without_energy():
    dig = laboratory("dilophosaurus", "tooth")
    dig.energy = 0
    assert ("score", dinosaur("dilophosaurus")) in options(dig)


def test_a_partial_score_from_the_display_is_not_possible():
    assert not options(table(mat(site(BARE), 0, bones="hip"), display="diplodocus"), "partial", "score")


def test_without_a_fitting_bone_there_is_no_partial_score():
    assert not options(laboratory("diplodocus", "skull tooth"), "partial", "score")


def test_r28_you_choose_which_of_the_fitting_bones_to_use_at_least_one():
    dig = after(laboratory("plateosaurus", "hip rib tooth"), ("partial", dinosaur("plateosaurus")))
    assert options(dig) == [("bone", "rib"), ("bone", "hip")]
    dig = after(dig, ("bone", "rib"))
    assert options(dig) == [("bone", "hip"), ("done",)]
    dig = after(dig, ("done",))
    assert (dig.seats[0].score, kinds(dig.seats[0].bones)) == (5, ["hip", "tooth"])


def test_r28_several_bones_are_chosen_in_ascending_order():
    dig = after(laboratory("plateosaurus", "hip rib"), ("partial", dinosaur("plateosaurus")), ("bone", "hip"))
    assert decision(dig).step == TakeTurn(0)
    assert dig.seats[0].score == 7


def test_r28_with_all_bones_the_score_is_perfect():
    assert [choice[0] for choice in options(laboratory("plateosaurus", "hip rib limb"), "score", "partial")] == [
        "score"
    ]


def test_u16_bones_spent_leave_the_game():
    dig = laboratory("kentrosaurus", "hip tooth tooth")
    scored = after(dig, ("score", dinosaur("kentrosaurus")))
    assert sorted(kinds(scored.pieces_out)) == ["hip", "tooth"]
    assert kinds(scored.seats[0].bones) == ["tooth"]


def test_r31_scored_cards_stay_in_the_collection():
    dig = laboratory("dilophosaurus", "tooth", scored="henodus")
    scored = after(dig, ("score", dinosaur("dilophosaurus")))
    assert scored.seats[0].scored == [dinosaur("henodus"), dinosaur("dilophosaurus")]


def test_a_score_is_told_with_its_bones_and_points():
    dig = laboratory("henodus", "rib")
    assert happened(dig, ("score", dinosaur("henodus"))) == [
        DinosaurScored(0, dinosaur("henodus"), 5, True, (piece("rib"),), (), -1),
        PointsScored(0, 5, "perfect"),
    ]


# --- R29: Supplies bones


def test_r29_a_supplies_bone_counts_for_the_claim():
    dig = table(mat(site(BARE), 0, supplies="hip"), display="diplodocus")
    assert options(dig, "claim") == [("claim", dinosaur("diplodocus"))]


def test_r29_a_supplies_bone_counts_for_a_perfect_score_and_is_turned_over():
    dig = laboratory("diplodocus", "rib", supplies="hip")
    scored = after(dig, ("score", dinosaur("diplodocus")))
    assert (scored.seats[0].score, keys(scored.seats[0].used), scored.seats[0].supplies) == (15, ["hip"], [])


def test_r29_a_supplies_bone_counts_for_a_partial_score_with_its_value():
    dig = laboratory("diplodocus", "", supplies="hip")
    scored = after(dig, ("partial", dinosaur("diplodocus")))
    assert (scored.seats[0].score, keys(scored.seats[0].used)) == (7, ["hip"])


def test_r29_a_supplies_bone_is_spent_before_a_real_one_of_its_kind():
    dig = laboratory("dilophosaurus", "tooth", supplies="tooth")
    facts = happened(dig, ("score", dinosaur("dilophosaurus")))
    assert [type(fact) for fact in facts][:2] == [DinosaurScored, CardTurnedOver]
    assert kinds(after(dig, ("score", dinosaur("dilophosaurus"))).seats[0].bones) == ["tooth"]


def test_r29_an_unused_supplies_bone_gives_its_card_points_but_no_leftover_point():
    assert totals(mat(site(BARE), 0, supplies="skull"))[0] == totals(mat(site(BARE), 0, used="skull"))[0]


def test_a_turned_over_supplies_bone_counts_no_more():
    assert not options(mat(site(BARE), 0, lab="dilophosaurus", used="tooth"), "score", "partial")
