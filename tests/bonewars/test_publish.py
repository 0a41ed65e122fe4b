"""Publishing papers (rules 1.10, action 1; rulings C, S28-S31; paleontologists and grants that change it)."""

import pytest

from game.model.bonewars.box import COPE, MARSH, PUBLISH
from game.model.bonewars.deeds import PaperPublished
from game.model.bonewars.facts import BoneReturned, MoneyGained
from game.model.bonewars.paleontologist import begin
from game.model.bonewars.publish import Assemble, Publish
from game.model.bonewars.shelves import credibility
from game.model.bonewars.supplies import take_back
from tests.bonewars.table import Table, card, kind, person


def publish(table, person_key=""):
    begin(table.feud, 0, PUBLISH, person(person_key) if person_key else 0, table.facts)
    return table.ask()


def bone(*names):
    return [("bone", kind(name)) for name in names]


def test_two_bones_give_one_loyalty_and_no_prize():
    table = publish(Table().hand("dinoceras").bones("torso tail"))
    assert (table.me.loyalty, table.me.money) == ([1, 0], 5 + 2)
    assert table.feud.papers[MARSH] == (2,)


def test_three_bones_give_one_loyalty_and_the_prize():
    table = publish(Table().hand("dinoceras").bones("torso tail foot")).do(*bone("torso", "tail", "foot"))
    assert (table.me.loyalty, table.me.money) == ([1, 0], 5 + 3 + 2)
    assert table.feud.papers[MARSH] == (3,)


def test_four_bones_give_two_loyalty_the_prize_and_the_round_bonus():
    table = Table().hand("dinoceras").bones("torso tail herbivore foot").round(2, "money")
    publish(table).do(*bone("torso", "tail", "herbivore", "foot"))
    assert (table.me.loyalty, table.me.money) == ([2, 0], 5 + 3 + 3 + 2)
    assert table.feud.papers[MARSH] == (4,)


def test_skull_and_limb_must_be_of_the_kind_the_card_shows():
    table = Table().hand("allosaurus").bones("torso tail herbivore foot").ask(Publish(0, "", 0, ()))
    assert table.feud.papers[MARSH] == (2,)
    assert table.held() == "herbivore foot"


@pytest.mark.parametrize("skull", ["carnivore", "herbivore"])
def test_a_card_that_says_so_takes_any_skull(skull):
    table = publish(Table().hand("dictyocephalus").bones(f"torso {skull}"))
    assert (table.held(), table.feud.papers[MARSH]) == ("", (2,))


def test_a_category_may_be_left_out():
    table = publish(Table().hand("dinoceras").bones("torso tail foot")).do(*bone("torso", "tail"), ("done",))
    assert (table.held(), table.feud.papers[MARSH]) == ("foot", (2,))


def test_a_first_bone_that_leads_nowhere_is_not_offered():
    table = publish(Table().hand("dinoceras").bones("torso tail foot"))
    assert table.options == bone("torso", "tail")


def test_two_bones_of_one_category_make_no_skeleton():
    table = Table().hand("dinoceras").bones("torso torso torso")
    assert Publish(0, "", 0, ()).options(table.feud) == []


def test_paid_bones_go_to_the_bag():
    table = publish(Table().hand("dinoceras").bones("torso tail").bag(""))
    assert table.happened(BoneReturned) == [BoneReturned(0, 0, "publish"), BoneReturned(0, 1, "publish")]
    assert sum(table.feud.bag) == 2


def test_a_card_that_cannot_be_archived_cannot_be_published():
    table = Table().hand("dinoceras").bones("torso tail").archive("A", "troodon")
    assert Publish(0, "", 0, ()).options(table.feud) == []


def test_c1_two_cards_in_one_envelope_need_two_places():
    table = publish(Table().hand("dinoceras trachodon").bones("torso tail torso tail"))
    table.do(("publish", card("dinoceras")))
    assert table.feud.papers[MARSH] == (2,)
    assert table.me.species == [card("trachodon")]


def test_c1_the_second_card_in_an_envelope_pays_for_two():
    table = Table().hand("dinoceras trachodon").bones("torso tail torso tail")
    table.me.archive_camps = 1
    publish(table).do(("publish", card("dinoceras")), ("publish", card("trachodon")))
    assert [fact.amount for fact in table.happened(MoneyGained)] == [2, 4]
    assert table.me.loyalty == [2, 0]
    assert table.feud.papers[MARSH] == (2, 2)


def test_c2_all_bones_are_paid_before_any_reward():
    table = Table().hand("archaeotherium allosaurus").bones("torso tail foot").bag("claw claw")
    publish(table).do(("publish", card("archaeotherium")), *bone("torso", "tail", "foot"))
    assert table.me.species == [card("allosaurus")]
    assert table.waiting == ""


def test_c2_rewards_come_in_any_order():
    table = Table().hand("cimolopteryx").bones("torso tail wing").deck("eryops")
    table.hand("apatosaurus").bones("torso tail")
    publish(table).do(("publish", card("apatosaurus")), ("publish", card("cimolopteryx")))
    table.do(*bone("torso", "tail", "wing"))
    assert table.options == [("take", "paleontologist", 1), ("take", "bones", 2)]


def test_rewards_whose_order_cannot_matter_ask_nothing():
    table = publish(Table().hand("dinoceras").bones("torso tail foot")).do(*bone("torso", "tail", "foot"))
    assert table.waiting == ""


def test_c3_loyalty_after_a_turned_patron_goes_to_the_new_one():
    table = publish(Table().hand("camarasaurus").bones("torso tail foot")).do(*bone("torso", "tail", "foot"))
    assert table.options == [("take", "loyalty", 1), ("take", "sites", 3)]
    table.do(("take", "loyalty", 1), ("site", 0), ("done",))
    assert (table.me.loyalty, table.feud.papers) == ([1, 0], [(), (3,)])


def test_c4_a_reclassified_card_may_be_one_archived_by_this_action():
    table = publish(Table().hand("miohippus").bones("torso tail foot")).do(*bone("torso", "tail", "foot"))
    assert ("reclassify", card("miohippus"), 3) in table.options
    assert table.do(("reclassify", card("miohippus"), 3)).me.reputation == 1


def test_c5_bones_won_by_the_action_cannot_be_used_for_it():
    table = Table().hand("archaeotherium laelaps").bones("torso tail foot").bag("torso tail")
    publish(table).do(("publish", card("archaeotherium")), *bone("torso", "tail", "foot"))
    assert table.feud.papers[MARSH] == (3,)


def test_s29_each_paper_of_four_bones_brings_a_round_bonus():
    table = Table().hand("dinoceras stegosaurus").round(1, "loyalty")
    table.bones("torso torso tail tail herbivore herbivore foot foot")
    four = bone("torso", "tail", "herbivore", "foot")
    publish(table).do(("publish", card("dinoceras")), *four, ("publish", card("stegosaurus")), *four)
    while table.options and table.options[0][0] == "take":
        table.do(next(choice for choice in table.options if choice != ("take", "sites", 3)))
        if table.waiting == "SiteActions":
            table.do(("done",))
    if table.waiting == "SiteActions":
        table.do(("done",))
    assert table.me.loyalty == [2 + 2 + 1 + 1, 0]


def test_s30_a_marker_taken_back_by_a_reward_leaves_the_board():
    table = publish(Table().hand("dinoceras").bones("torso tail"))
    assert table.me.post == PUBLISH
    take_back(table.feud, 0, [])
    assert table.me.post == -1


def test_c12_a_paper_too_many_lies_above_the_shelves_and_counts_for_nothing():
    table = Table().papers(MARSH, *[2] * 9).hand("dinoceras").bones("torso tail")
    publish(table)
    assert table.happened(PaperPublished) == [PaperPublished(0, MARSH, 2, 9)]
    assert credibility(table.feud, MARSH) == 5


def test_the_monogram_of_the_card_does_not_matter():
    table = Table().hand("trachodon").bones("torso tail")
    table.me.patron = COPE
    assert publish(table).feud.papers == [(), (2,)]


# Marsh and Restorer: bones of any kind


def test_c6_marsh_lets_one_bone_count_as_any_kind():
    table = publish(Table().hand("allosaurus").bones("torso foot"), "marsh")
    assert (table.held(), table.feud.papers[MARSH]) == ("", (2,))


def test_c6_without_him_it_is_no_skeleton():
    table = Table().hand("allosaurus").bones("torso foot")
    assert Publish(0, "", 0, ()).options(table.feud) == []


def test_c6_marsh_is_for_one_paper_only():
    table = Table().hand("allosaurus coelurus").bones("torso foot torso foot")
    publish(table, "marsh").do(("publish", card("allosaurus")), ("wild", kind("foot")))
    assert card("coelurus") in table.me.species
    assert table.feud.papers[MARSH] == (2,)


def test_restorer_lets_one_bone_count_as_any_kind():
    table = publish(Table().grant("restorer").hand("allosaurus").bones("torso torso"))
    assert (table.held(), table.feud.papers[MARSH]) == ("", (2,))


def test_c6_marsh_and_restorer_make_two_bones_of_any_kind():
    table = publish(Table().grant("restorer").hand("allosaurus").bones("foot foot"), "marsh")
    assert (table.held(), table.feud.papers[MARSH]) == ("", (2,))


def test_c6_they_may_serve_two_papers():
    table = Table().grant("restorer").hand("allosaurus coelurus").bones("torso foot torso foot")
    publish(table, "marsh").do(("publish", card("allosaurus")), *bone("torso"), ("wild", kind("foot")), ("done",))
    table.do(("publish", card("coelurus")))
    assert table.feud.papers[MARSH] == (2, 2)


def test_s31_any_bone_may_stand_in_and_returns_as_what_it_is():
    table = publish(Table().grant("restorer").hand("clidastes").bones("torso torso tail").bag(""))
    table.do(*bone("tail"), ("wild", kind("torso")))
    assert table.feud.bag[kind("torso")] == 2
    assert table.me.archive[0] == (card("clidastes"),)


def test_a_bone_that_fits_is_not_offered_as_one_of_any_kind():
    table = Table().bones("tail claw claw")
    step = Assemble(0, "", 1, (), card("allosaurus"), (kind("torso"),), ())
    assert step.options(table.feud) == bone("tail", "claw")


def test_c6_two_bones_of_any_kind_are_named_in_ascending_order():
    step = Assemble(0, "", 2, (), card("allosaurus"), (), ())
    assert step.options(Table().bones("foot wing").feud) == [("wild", kind("foot"))]
    assert step.options(Table().bones("wing wing").feud) == [("wild", kind("wing"))]


def test_c6_one_bone_of_any_kind_alone_makes_no_paper():
    table = Table().grant("restorer").hand("allosaurus").bones("foot foot")
    assert Publish(0, "", 1, ()).options(table.feud) == []


def test_no_paper_takes_a_fifth_bone():
    four = tuple(kind(name) for name in ("torso", "tail", "carnivore", "claw"))
    step = Assemble(0, "", 1, (), card("allosaurus"), four, ())
    assert step.options(Table().bones("torso").feud) == [("done",)]


def test_a_second_bone_of_a_kind_may_be_one_of_any_kind():
    table = Table().bones("tail claw claw")
    step = Assemble(0, "", 1, (), card("allosaurus"), (kind("torso"), kind("claw")), ())
    assert step.options(table.feud) == [("wild", kind("claw")), ("done",)]


# Williston, Carlin, Full skeleton, Generalist


def test_c7_williston_adds_a_loyalty_for_three_bones_or_fewer():
    table = publish(Table().hand("dinoceras").bones("torso tail foot"), "williston").do(*bone("torso", "tail", "foot"))
    assert table.me.loyalty == [2, 0]


def test_c7_williston_adds_nothing_for_four_bones():
    table = Table().hand("dinoceras").bones("torso tail herbivore foot").round(1, "money")
    publish(table, "williston").do(*bone("torso", "tail", "herbivore", "foot"))
    assert table.me.loyalty == [2, 0]


def test_williston_is_for_one_paper_only():
    table = Table().hand("dinoceras stegosaurus").bones("torso tail torso tail")
    publish(table, "williston").do(("publish", card("dinoceras")), ("publish", card("stegosaurus")))
    assert table.me.loyalty == [3, 0]


def test_c8_carlin_sends_loyalty_to_either_patron_or_splits_it():
    table = Table().hand("dinoceras").bones("torso tail herbivore foot").round(1, "money")
    publish(table, "carlin").do(*bone("torso", "tail", "herbivore", "foot"))
    assert table.options == [("split", 2, 0), ("split", 1, 1), ("split", 0, 2)]
    assert table.do(("split", 1, 1)).me.loyalty == [1, 1]


def test_carlin_is_for_the_paper_with_most_loyalty():
    table = Table().hand("dinoceras stegosaurus").bones("torso tail torso tail herbivore foot").round(1, "money")
    publish(table, "carlin").do(("publish", card("stegosaurus")), *bone("torso", "tail"), ("done",))
    table.do(("publish", card("dinoceras")), *bone("torso", "tail", "herbivore", "foot"))
    assert table.do(("split", 0, 2)).me.loyalty == [1, 2]


def test_c8_beyond_the_top_each_patron_counts_for_himself():
    table = Table().hand("dinoceras").bones("torso tail")
    table.me.loyalty = [13, 12]
    publish(table, "carlin").do(("split", 0, 1))
    assert (table.me.loyalty, table.me.reputation) == ([13, 13], 0)


def test_a_bonus_for_another_action_does_not_help():
    table = publish(Table().hand("dinoceras").bones("torso tail"), "reed")
    assert table.me.loyalty == [1, 0]


def test_full_skeleton_chooses_among_all_four_round_bonuses():
    table = Table().grant("full-skeleton").hand("dinoceras").bones("torso tail herbivore foot").round(1, "money")
    publish(table).do(*bone("torso", "tail", "herbivore", "foot"))
    while table.waiting == "Rewards":
        table.do(table.options[-1])
    assert table.options == [("round", number) for number in range(4)]
    table.do(("round", 3))
    assert table.me.loyalty == [3, 0]


def test_d11_generalist_archives_in_any_envelope_with_room():
    table = publish(Table().grant("generalist").hand("dinoceras").bones("torso tail").archive("B", "eryops"))
    assert table.options == [("envelope", number) for number in (0, 2, 3, 4)]
    assert table.do(("envelope", 3)).me.reputation == 1
    assert table.me.archive[3] == (card("dinoceras"),)


def test_generalist_needs_room_for_every_card():
    table = Table().grant("generalist").hand("dinoceras trachodon").bones("torso tail torso tail")
    for envelope, key in zip("BCDE", ("eryops", "allosaurus", "mesonyx", "laelaps"), strict=True):
        table.archive(envelope, key)
    publish(table).do(("publish", card("dinoceras")))
    assert table.me.species == [card("trachodon")]
    assert table.waiting != "Publish"


def test_one_bone_left_makes_no_second_paper_even_as_any_kind():
    table = Table().grant("restorer").hand("allosaurus coelurus").bones("torso tail torso")
    publish(table).do(("publish", card("allosaurus")), *bone("tail"), ("done",))
    assert table.held() == "torso"
    assert card("coelurus") in table.me.species


def test_generalist_publishes_a_card_whose_own_envelope_is_full():
    table = publish(Table().grant("generalist").hand("dinoceras").bones("torso tail").archive("A", "troodon"))
    assert table.options == [("envelope", number) for number in (1, 2, 3, 4)]
