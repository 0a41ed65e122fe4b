import pytest

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.extract import ChooseSkill
from game.model.fossilis.facts import BoneExtracted, EnergySpent, HammerExtracted, PlasterPaid, SkillTaken
from game.model.turn import decision
from tests.fossilis.board import after, fill_pit, happened, kinds, mat, options, piece, site, skill, table

ROUND = """
    . . . . .
    . . . . .
    . s s0 . .
    . . . . .
    . . . . .
"""
PLASTER = {"tooth": 1, "limb": 2, "rib": 3, "hip": 4, "skull": 6}


def dig_with(words: str, space: int = 13, **on_mat):
    return mat(fill_pit(site(ROUND), space, words), 0, **on_mat)


def test_pieces_come_from_orthogonally_adjacent_open_pits():
    dig = mat(site(ROUND), 0, plaster=9)
    for space in (6, 7, 8, 11, 13, 14, 16, 17, 18):
        fill_pit(dig, space, "tooth")
    assert [choice[1] for choice in options(dig, "extract")] == [7, 13, 17]


def test_a_covered_pit_gives_nothing():
    dig = mat(fill_pit(site(ROUND), 11, "tooth"), 0, plaster=9)
    assert not options(dig, "extract")


@pytest.mark.parametrize(("bone", "price"), PLASTER.items())
def test_u25_a_bone_costs_one_energy_and_its_plaster_to_the_supply(bone, price):
    dig = dig_with(bone, plaster=price)
    dug = after(dig, ("extract", 13, bone))
    assert (dug.energy, dug.seats[0].plaster, dug.pool) == (3, 0, dig.pool)
    assert (kinds(dug.seats[0].bones), dug.pits[13]) == ([bone], ())


@pytest.mark.parametrize(("bone", "price"), PLASTER.items())
def test_a_bone_that_the_plaster_does_not_pay_is_not_offered(bone, price):
    assert not options(dig_with(bone, plaster=price - 1), "extract")


def test_without_energy_nothing_is_extracted():
    dig = dig_with("tooth", plaster=9)
    dig.energy = 0
    assert not options(dig, "extract")


def test_you_choose_which_piece_of_the_pit_you_take():
    dig = table(dig_with("rib tooth rib hammer", plaster=9), skills="collector")
    assert options(dig, "extract") == [
        ("extract", 13, "tooth"),
        ("extract", 13, "rib"),
        ("extract", 13, "hammer"),
    ]


def test_equal_bones_of_a_pit_are_one_choice_and_one_of_them_goes():
    dug = after(dig_with("rib rib", plaster=9), ("extract", 13, "rib"))
    assert (kinds(dug.seats[0].bones), kinds(dug.pits[13])) == (["rib"], ["rib"])


def test_no_limit_but_energy_and_plaster_bounds_the_extractions_of_a_turn():
    dug = after(dig_with("tooth tooth tooth tooth", plaster=4), *[("extract", 13, "tooth")] * 4)
    assert (len(dug.seats[0].bones), dug.energy) == (4, 0)


def test_u14_storage_has_no_limit():
    dig = mat(dig_with("tooth", plaster=1), 0, bones="tooth " * 9 + "limb " * 9)
    assert len(after(dig, ("extract", 13, "tooth")).seats[0].bones) == 19


def test_an_extraction_tells_price_and_piece():
    assert happened(dig_with("rib", plaster=3), ("extract", 13, "rib")) == [
        EnergySpent(0, 1, 3),
        PlasterPaid(0, 3),
        BoneExtracted(0, piece("rib"), 13),
    ]


# --- hammers


def test_a_hammer_costs_no_plaster_but_energy():
    dig = table(dig_with("hammer"), skills="collector")
    dug = after(dig, ("extract", 13, "hammer"))
    assert (dug.energy, dug.seats[0].plaster, kinds(dug.seats[0].hammers)) == (3, 0, ["hammer"])


def test_r36_a_hammer_is_swapped_at_once_for_a_face_up_skill():
    dig = after(table(dig_with("hammer"), skills="- collector clay-expert"), ("extract", 13, "hammer"))
    assert (decision(dig).step, options(dig)) == (ChooseSkill(0), [("skill", 1), ("skill", 2)])
    taken = after(dig, ("skill", 2))
    assert taken.seats[0].skills == [skill("clay-expert")]
    assert decision(taken).step == TakeTurn(0)


def test_r37_the_place_of_the_skill_stays_empty():
    dig = table(dig_with("hammer"), skills="collector clay-expert", skill_box="large-lab")
    taken = after(dig, ("extract", 13, "hammer"), ("skill", 0))
    assert (taken.skills[:2], taken.skill_box) == ([0, skill("clay-expert")], dig.skill_box)


def test_slots_are_filled_from_the_left():
    dig = table(dig_with("hammer hammer"), skills="collector clay-expert")
    facts = happened(dig, ("extract", 13, "hammer"), ("skill", 0), ("extract", 13, "hammer"))
    assert [fact.slot for fact in facts if isinstance(fact, SkillTaken)] == [0, 1]


def test_r36_with_three_skills_no_hammer_can_be_taken():
    dig = table(dig_with("hammer", skills="five-points large-lab free-sand"), skills="collector clay-expert")
    assert not options(dig, "extract")


def test_r36_the_new_skill_works_at_once():
    dig = table(fill_pit(site(". . . . .  . . . . .  . c s0 . .  . . . . .  . . . . ."), 13, "hammer"))
    table(dig, skills="clay-expert collector")
    dig.energy = 2
    assert ("dig", 11, "w") not in options(after(dig, ("extract", 13, "hammer"), ("skill", 1)))
    assert ("dig", 11, "w") in options(after(dig, ("extract", 13, "hammer"), ("skill", 0)))


def test_r94_without_a_face_up_skill_no_hammer_can_be_extracted():
    assert not options(table(dig_with("hammer"), skill_box="collector"), "extract")


def test_a_hammer_is_told():
    dig = table(dig_with("hammer"), skills="collector clay-expert")
    assert happened(dig, ("extract", 13, "hammer")) == [EnergySpent(0, 1, 3), HammerExtracted(0, piece("hammer"), 13)]
