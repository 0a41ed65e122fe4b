"""Theodore's choice rule, what he gains and his paleontologist actions (2.2, 2.3, 2.6; T2, T10-T28, S55-S92)."""

import pytest

from game.model.bonewars.box import MARSH, NOTHING
from game.model.bonewars.deeds import SlotUpgraded
from game.model.bonewars.facts import BoneLost
from game.model.bonewars.theodore.choice import choose_species, give_up_species, wanted_symbols
from game.model.bonewars.theodore.gains import can_run, his, receive, run_errands
from game.model.reasons import Reasoned
from tests.bonewars.table import BOX, card, kind, person, solo
from tests.bonewars.theodore_choosing import reasons, table


def chosen(found, keys):
    return BOX.species[choose_species(found.feud, 1, "test", [card(key) for key in keys.split()], found.facts)].key


def last(found, keys):
    return BOX.species[give_up_species(found.feud, 1, "test", [card(key) for key in keys.split()], found.facts)].key


def gain(found, effect, amount=1):
    receive(found.feud, 1, ((effect, amount),), found.facts)
    return found


# the choice rule


def test_first_a_card_for_award_a_then_b_then_c():
    found = table()
    assert chosen(found, "trachodon clidastes") == "clidastes"
    assert chosen(found, "trachodon archaeotherium") == "trachodon"
    assert chosen(found, "archaeotherium hyracodon") == "archaeotherium"


def test_then_a_card_for_the_right_most_envelope_with_room():
    found = table()
    assert chosen(found, "megacerops hyracodon") == "hyracodon"
    found.archive("E", "laelaps", 1)
    assert chosen(found, "megacerops hyracodon") == "megacerops"


def test_only_that_one_envelope_is_tested():
    found = table().archive("E", "laelaps", 1).archive("D", "mesonyx", 1)
    assert chosen(found, "patriofelis merychippus") == "merychippus"
    assert reasons(found, "test") == ["award"]


def test_then_the_earliest_name():
    found = table()
    assert chosen(found, "megacerops patriofelis") == "megacerops"
    assert reasons(found, "test") == ["alphabet"]


def test_a_candidate_knows_the_test_that_rejected_it():
    found = table()
    chosen(found, "trachodon clidastes hyracodon")
    fates = {BOX.species[seen.what[1]].key: seen.rejected_by for seen in found.happened(Reasoned)[0].candidates}
    assert fates == {"clidastes": "", "trachodon": "award", "hyracodon": "award"}


def test_t2_a_card_helps_only_where_the_count_of_the_hardest_free_row_is_short():
    found = table().archive("A", "brontosaurus coelurus dinoceras", 1)
    assert wanted_symbols(found.feud, 1, 0) == {"cope"}


def test_t2_a_tile_with_his_marker_wants_nothing():
    found = table()
    found.feud.claims[0] = (1,)
    assert wanted_symbols(found.feud, 1, 0) == frozenset()


def test_t2_row_two_counts_when_it_is_the_hardest_free_one():
    found = table().archive("A", "brontosaurus coelurus", 1)
    found.feud.claims[3] = (0,)
    assert wanted_symbols(found.feud, 1, 0) == {"cope"}


def test_s75_a_tile_with_only_row_one_free_wants_nothing():
    found = table()
    found.feud.claims[1] = found.feud.claims[3] = (0,)
    assert wanted_symbols(found.feud, 1, 0) == frozenset()


def test_t2_amphibians_help_award_b_while_anything_is_short():
    assert "amphibian" in wanted_symbols(table().feud, 1, 1)


def test_s79_archived_amphibians_cover_the_lack_first():
    found = table().archive("A", "brontosaurus camarasaurus clidastes", 1).archive("B", "eryops apatornis", 1)
    assert wanted_symbols(found.feud, 1, 1) == frozenset()


def test_t2_award_c_wants_only_envelopes_with_room():
    found = table()
    assert wanted_symbols(found.feud, 1, 2) == {"A", "B"}
    assert wanted_symbols(found.archive("A", "troodon", 1).feud, 1, 2) == {"B"}


def test_s90_awards_a_and_b_ask_for_no_room():
    found = table().archive("A", "troodon", 1)
    assert chosen(found, "clidastes hyracodon") == "clidastes"


def test_s59_with_generalist_every_card_fits_the_archive():
    found = table().grant("generalist", 1)
    assert chosen(found, "megacerops hyracodon") == "hyracodon"
    assert reasons(found, "test") == ["alphabet"]


def test_t9_t23_what_he_gives_up_is_chosen_from_the_other_end():
    found = table()
    assert last(found, "clidastes trachodon megacerops patriofelis") == "patriofelis"


# bones


def test_bones_go_into_free_crates():
    assert gain(table().bag("wing wing wing"), "bones", 3).held(1) == "wing wing wing"


def test_t18_without_a_crate_a_cover_tile_goes_without_its_bonus():
    found = gain(table().bones("foot foot foot foot", 1).bag("wing"), "bones")
    assert (found.him.covers, found.him.money, found.him.reputation) == (2, 5, 0)
    assert found.held(1) == "foot foot foot foot wing"


def test_t18_a_cover_tile_goes_for_a_kind_he_has_too():
    found = gain(table().bones("foot foot foot foot", 1).bag("foot"), "bones")
    assert (found.him.covers, found.held(1)) == (2, "foot foot foot foot foot")


def full(found, bones="foot foot foot tail tail tail torso torso claw claw"):
    found.him.covers = 0
    return found.bones(bones, 1)


def test_s58_without_a_cover_a_new_kind_replaces_the_kind_he_has_most_of():
    found = gain(full(table().bag("wing")), "bones")
    assert found.held(1) == "torso torso tail tail foot foot foot claw claw wing"
    assert reasons(found, "store") == ["replaces"]


def test_a_bone_that_adds_no_kind_goes_back_to_the_bag():
    found = gain(full(table().bag("foot")), "bones")
    assert found.happened(BoneLost) == [BoneLost(1, kind("foot"))]
    assert found.feud.bag[kind("foot")] == 1


def test_a_rare_bone_he_cannot_store_stays_where_it_is():
    found = gain(full(table().display("foot")), "rare")
    assert found.feud.display[kind("foot")] == 1


def test_t19_he_takes_the_scarcest_kind():
    assert gain(table().display("carnivore carnivore wing tail tail"), "rare").held(1) == "wing"


def test_t19_of_equals_skulls_limbs_torsos_tails():
    found = table().display("torso tail herbivore wing")
    assert gain(found, "rare", 4).held(1) == "torso tail herbivore wing"
    order = [fact.chosen[1] for fact in found.happened(Reasoned) if fact.rule == "rare-bone"]
    assert order == [kind(key) for key in ("herbivore", "wing", "torso", "tail")]


def test_t19_inside_a_category_one_he_lacks():
    assert gain(table().display("foot wing").bones("foot", 1), "rare").held(1) == "foot wing"


def test_e3_an_empty_display_gives_him_nothing():
    assert gain(table().display(""), "rare", 2).held(1) == ""


def test_t34_s85_collector_takes_rare_bones_while_the_display_lasts():
    found = gain(table().grant("collector", 1).display("wing").bag("foot foot"), "bones", 2)
    assert found.held(1) == "foot wing"


def test_s85_a_draw_of_one_bone_is_one_rare_bone():
    found = gain(table().grant("collector", 1).display("wing fin").bag("foot"), "bones")
    assert found.held(1) in ("fin", "wing")


def test_t20_he_swaps_a_doubled_kind_for_one_he_lacks():
    found = table().bones("foot foot tail", 1).display("wing foot")
    found.him.money = 0
    assert can_run(found.feud, 1, "swap")
    run_errands(found.feud, 1, 1, found.facts)
    assert (found.held(1), found.feud.display[kind("foot")]) == ("tail foot wing", 2)


@pytest.mark.parametrize(("bones", "display"), [("foot tail", "wing"), ("foot foot", "foot"), ("", "wing")])
def test_t20_otherwise_he_does_not_swap(bones, display):
    assert not can_run(table().bones(bones, 1).display(display).feud, 1, "swap")


def test_t21_s91_he_draws_a_bone_only_into_a_crate():
    assert can_run(table().bag("wing").feud, 1, "bone")
    assert not can_run(full(table().bag("wing")).feud, 1, "bone")
    assert not can_run(table().bag("").feud, 1, "bone")


# other gains


@pytest.mark.parametrize(("money", "left", "reputation"), [(4, 6, 0), (5, 5, 1)])
def test_a_cover_tile_gives_two_dollars_to_the_poor(money, left, reputation):
    found = table()
    found.him.money = money
    gain(found, "cover")
    assert (found.him.money, found.him.reputation, found.him.covers) == (left, reputation, 2)
    assert reasons(found, "cover") == ["poor" if money < 5 else "rich"]


def test_paleontologist_cards_come_from_the_top_of_the_deck():
    found = table()
    top = found.feud.paleontologist_deck[-1]
    assert gain(found, "paleontologist").him.paleontologists == [top]


def test_s73_without_a_deck_he_takes_the_left_most_of_the_display():
    found = table()
    found.feud.paleontologist_deck, found.feud.shown = [], [person("cope"), person("reed")]
    gain(found, "paleontologist", 3)
    assert (found.him.paleontologists, found.feud.shown) == ([person("cope"), person("reed")], [])


def test_t10_an_upgrade_replaces_the_first_basic_card_of_the_deck():
    found, theodore = table(), None
    theodore = his(found.feud)
    theodore.deck, theodore.pile = [1, 2, solo("i-1")], [solo("i-3"), solo("i-2")]
    gain(found, "upgrade")
    assert (theodore.deck, theodore.pile) == ([1, solo("i-2"), solo("i-1")], [solo("i-3")])


def test_t10_s88_without_one_the_top_basic_card_of_the_discards():
    found = table()
    theodore = his(found.feud)
    theodore.deck, theodore.discards, theodore.pile = [solo("i-1")], [1, 2], [solo("i-2")]
    gain(found, "upgrade")
    assert theodore.discards == [1, solo("i-2")]


def test_t10_without_any_nothing_happens():
    found = table()
    theodore = his(found.feud)
    theodore.deck, theodore.discards, theodore.pile = [solo("i-1")], [], [solo("i-2")]
    gain(found, "upgrade")
    assert (theodore.pile, reasons(found, "upgrade")) == ([solo("i-2")], ["none-left"])


def test_t28_slot_tiles_cover_three_dollars_add_cover_two_dollars_add():
    found = gain(table(), "slot", 4)
    assert [(fact.slot, fact.extra) for fact in found.happened(SlotUpgraded)] == [
        (4, False),
        (5, True),
        (3, False),
        (6, True),
    ]


def test_t28_then_the_other_slot_of_two_dollars_and_extras_for_ever():
    found = gain(table(), "slot", 8)
    assert [(fact.slot, fact.extra) for fact in found.happened(SlotUpgraded)][4:] == [
        (2, False),
        (7, True),
        (8, True),
        (9, True),
    ]
    assert found.him.slots[:2] == [0, 1]


def test_t27_reclassify_goes_from_the_left_to_the_right():
    found = gain(table().archive("B", "eryops", 1), "reclassify")
    assert found.him.archive[4] == (card("eryops"),)
    assert len(found.him.paleontologists) == 1


def test_t27_of_several_cards_the_first_of_the_alphabet():
    found = table().archive("A", "troodon trachodon", 1)
    found.him.archive_camps = 1
    assert gain(found, "reclassify").him.archive[4] == (card("trachodon"),)


def test_s87_t27_nothing_moves_when_the_right_most_room_is_not_right_of_the_source():
    found = gain(table().archive("E", "laelaps", 1), "reclassify")
    assert found.him.archive[4] == (card("laelaps"),)
    found = table()
    for envelope, key in zip("ABCDE", ("troodon", "eryops", "allosaurus", "mesonyx", "laelaps"), strict=True):
        found.archive(envelope, key, 1)
    assert reasons(gain(found, "reclassify"), "reclassify") == ["no-room"]


def test_s87_a_card_alone_in_the_right_most_envelope_stays_where_it_is():
    found = table().archive("E", "laelaps", 1)
    found.him.archive_camps = 1
    gain(found, "reclassify")
    assert (reasons(found, "reclassify"), found.him.paleontologists) == (["no-room"], [])


def test_t34_curator_counts_all_cards_of_the_envelope():
    found = table().grant("curator", 1).archive("A", "troodon", 1).archive("E", "laelaps", 1)
    found.him.archive_camps = 1
    assert len(gain(found, "reclassify").him.paleontologists) == 2


def test_s66_of_three_cards_he_keeps_his_choice():
    found = gain(table().deck("megacerops clidastes patriofelis"), "see")
    assert found.him.species == [card("clidastes")]
    assert len(found.feud.species_out) >= 2


def test_s64_dig_site_actions_of_a_prize_follow_the_table_with_a_budget_of_three():
    found = table().bones("tail", 1).bag("foot").display("")
    found.him.post = 2
    gain(found, "sites", 3)
    assert (found.him.post, found.held(1), found.him.patron) == (NOTHING, "tail foot", MARSH)
    assert reasons(found, "errand") == ["take-back", "bone", "switch"]


def test_t22_the_patron_is_switched_once():
    found = table().bag("").display("")
    gain(found, "sites", 3)
    assert reasons(found, "errand") == ["switch", "money", "money"]


def test_s83_t23_discard_and_see_is_repeated_while_he_holds_a_card():
    found = table().bag("").display("").hand("patriofelis", player=1).deck("eryops laelaps troodon")
    gain(found, "sites", 3)
    assert reasons(found, "errand") == ["switch", "see", "see"]
    assert len(found.him.species) == 1


def test_s92_loyalty_goes_to_the_patron_of_the_moment():
    found = table().bag("").display("")
    receive(found.feud, 1, (("loyalty", 1), ("sites", 1), ("loyalty", 1)), [])
    assert found.him.loyalty == [1, 1]


def test_t34_side_trip_is_not_used_for_a_round_bonus():
    found = gain(table().grant("side-trip", 1).round(1, "money"), "round")
    assert found.him.money == 8
