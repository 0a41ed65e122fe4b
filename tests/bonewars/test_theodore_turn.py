"""Theodore's turn, his team half and his passing (rules 2.4, 2.5, 2.7 to 2.12; W20, T3-T11, T24-T36, S57-S93)."""

import pytest

from game.model.bonewars.box import COPE, MARSH, NOTHING
from game.model.bonewars.deeds import (
    CampPlaced,
    CardLaid,
    NextCardRead,
    Passed,
    PostTaken,
)
from game.model.bonewars.facts import MoneyPaid
from game.model.bonewars.theodore.gains import his
from game.model.bonewars.theodore.turn import TheodoreTurn
from tests.bonewars.table import BOX, card, site, solo
from tests.bonewars.theodore_at_work import deck, reasons, table, turn

# W20 and the choice of the half


def test_w20a_a_discover_costs_theodore_one_point():
    found = turn(table().dig_site("nebraska", species="eryops"), "b01", "b03")
    assert found.him.species == [card("eryops")]
    assert found.happened(CampPlaced) == []
    assert found.happened(CardLaid) == [CardLaid(1, "solo", solo("b01"), 0)]


def test_w20b_without_a_card_he_passes_over_discover_and_places_a_camp():
    found = turn(table(), "b01", "b03")
    assert found.him.site == site("nebraska")
    assert [(fact.player, fact.camp) for fact in found.happened(CampPlaced)] == [(1, "movement")]
    assert reasons(found, "symbol") == ["no-card", "done"]


def test_w20_with_a_price_of_two_it_comes_out_as_printed():
    found = turn(table(discover_cost=2).dig_site("nebraska", species="eryops"), "b01", "b03")
    assert (found.him.species, len(found.happened(CampPlaced))) == ([], 1)
    assert reasons(found, "symbol") == ["too-few-points", "done"]


def test_he_pays_for_the_slot_and_not_for_the_card():
    found = table()
    found.him.laid = [("solo", 1)]
    assert turn(found, "b02", "b03").happened(MoneyPaid) == [MoneyPaid(1, 1, 4)]


def test_a_team_back_selects_the_lower_half_and_its_figures():
    found = turn(table().dig_site("nebraska", "tail wing fin"), "b03", "b06")
    assert reasons(found, "half") == ["team"]
    assert reasons(found, "figures") == ["next-card"]
    assert found.held(1) == "fin"


def test_a_paleontologist_back_selects_the_upper_half():
    found = table().bones("torso tail", 1).hand("stegosaurus", player=1)
    turn(found, "b01", "b02")
    assert found.happened(PostTaken) == [PostTaken(1, NOTHING, 0)]
    assert found.feud.papers[COPE] == (2,)
    assert found.him.site == NOTHING


def test_the_upper_half_ends_after_one_action():
    found = table().bones("torso tail claw claw", 1).hand("stegosaurus", player=1).papers(MARSH, 2)
    assert len(turn(found, "b01", "b02").happened(PostTaken)) == 1


def test_impossible_actions_are_passed_over():
    found = table().bones("claw claw", 1).papers(MARSH, 2)
    assert turn(found, "b01", "b02").happened(PostTaken) == [PostTaken(1, NOTHING, 1)]
    assert reasons(found, "symbol") == ["no-card", "done"]


def test_t7_when_every_action_fails_he_does_the_lower_half_with_the_slots_figures():
    found = turn(table().dig_site("nebraska", "tail wing fin"), "b03", "b02")
    assert reasons(found, "half") == ["paleontologist", "nothing-possible"]
    assert found.held(1) == "wing"


def test_t7_no_matching_species_is_looked_for_then():
    found = turn(table().hand("trachodon", player=1).finds("- - - - -"), "b03", "b02")
    assert found.him.species == [card("trachodon")]
    assert found.him.money == 5


def test_a_species_with_the_slots_icon_is_cashed_in():
    found = turn(table().hand("trachodon", player=1).dig_site("nebraska", "tail wing fin"), "b03", "b06")
    assert (found.him.species, found.him.money) == ([], 8)
    assert reasons(found, "figures") == ["slot"]
    assert found.held(1) == "wing"
    assert found.feud.species_out[-1] == card("trachodon")


def test_t9_of_several_he_gives_up_the_one_he_would_choose_last():
    found = turn(table().hand("trachodon clidastes troodon", player=1), "b03", "b06")
    assert found.him.species == [card("trachodon"), card("clidastes")]


def test_s67_the_matched_card_is_discarded_after_its_prize():
    found = table().hand("camarasaurus", player=1)
    turn(found, "b03", "b06")
    assert found.feud.species_out[-1] == card("camarasaurus")


def test_the_next_card_is_read_and_stays_on_top():
    found = turn(table(), "b01", "b03")
    assert found.happened(NextCardRead) == [NextCardRead(solo("b03"))]
    assert his(found.feud).deck[-1] == solo("b03")


def test_t6_an_empty_deck_is_shuffled_from_the_discards_before_reading():
    found = table()
    his(found.feud).deck, his(found.feud).discards = [solo("b01")], [solo("b03")]
    TheodoreTurn(1).resolve(found.feud, None, found.facts)
    assert found.happened(NextCardRead) == [NextCardRead(solo("b03"))]


def test_s69_without_a_current_and_a_next_card_he_passes():
    found = table()
    his(found.feud).deck, his(found.feud).discards = [solo("b01")], []
    TheodoreTurn(1).resolve(found.feud, None, found.facts)
    assert found.happened(Passed) == [Passed(1)]
    assert reasons(found, "pass") == ["no-cards"]


def test_he_goes_on_until_no_slot_is_free():
    found = table()
    found.him.laid = [("solo", number) for number in (1, 2, 3, 4, 5)]
    his(found.feud).deck = [6, 7, 8]
    TheodoreTurn(1).resolve(found.feud, None, found.facts)
    assert reasons(found, "pass") == ["no-slot"]


def test_he_passes_when_the_next_slot_is_too_expensive():
    found = table()
    found.him.laid, found.him.money = [("solo", 1)], 0
    TheodoreTurn(1).resolve(found.feud, None, found.facts)
    assert reasons(found, "pass") == ["too-expensive"]


def test_s72_stipend_makes_slots_free_for_him():
    found = table().grant("stipend", player=1)
    found.him.laid, found.him.money = [("solo", 1)], 0
    assert turn(found, "b01", "b03").happened(Passed) == []


def test_s71_a_tile_over_the_slot_in_use_changes_nothing_this_turn():
    found = table().hand("", player=1).round(1, "slot")
    found.him.laid = [("solo", 1), ("solo", 2), ("solo", 5), ("solo", 7)]
    found.him.money = 9
    deck(found, "i-2", "b02")
    found.dig_site("nebraska", "tail wing fin")
    TheodoreTurn(1).resolve(found.feud, None, found.facts)
    assert found.him.slots == [0, 1, 2, 3, BOX.upgraded]


# icons of upgraded cards


def test_take_back_on_the_next_card_opens_every_action():
    found = table().bones("torso tail", 1).hand("stegosaurus", player=1)
    found.him.post = 0
    assert turn(found, "b01", "i-1").happened(PostTaken) == [PostTaken(1, NOTHING, 0)]


def test_without_it_the_space_of_his_own_marker_is_closed():
    found = table().bones("torso tail", 1).hand("stegosaurus", player=1).finds("- - - - -")
    found.him.post = 0
    assert turn(found, "b01", "b02").happened(PostTaken) == []
    assert reasons(found, "symbol")[0] == "own-marker"


def test_t12_from_the_hand_every_space_is_open():
    found = table().bones("torso tail", 1).hand("stegosaurus", player=1)
    assert found.him.post == NOTHING
    assert turn(found, "b01", "b02").him.post == 0


@pytest.mark.parametrize(("following", "steps"), [("i-4", 1), ("ii-4", 2)])
def test_rival_loyalty_goes_to_the_other_patron(following, steps):
    found = turn(table(), "b01", following)
    assert found.him.patron == COPE
    assert found.him.loyalty == [steps, 0]


def test_t8_rival_loyalty_comes_with_a_paleontologist_back_too():
    found = turn(table().bones("torso tail", 1).hand("stegosaurus", player=1), "b01", "i-5")
    assert found.him.loyalty == [1, 1]


def test_t32_rival_loyalty_beyond_the_top_is_reputation():
    found = table()
    found.him.loyalty = [13, 0]
    assert turn(found, "b01", "ii-4").him.reputation == 2


def test_t11_twice_runs_the_upper_half_two_times():
    found = table().bones("torso tail claw claw claw", 1).hand("protostega", player=1).papers(MARSH, 2)
    assert [fact.to_post for fact in turn(found, "i-1", "b02").happened(PostTaken)] == [0, 1]


def test_t11_the_second_run_may_use_neither_the_first_space_nor_the_one_just_used():
    found = table().bones("torso tail claw claw claw", 1).hand("protostega", player=1).papers(MARSH, 2)
    found.him.post = 1
    assert [fact.to_post for fact in turn(found, "i-1", "b02").happened(PostTaken)] == [0]


def test_t11_after_one_success_he_never_does_the_lower_half():
    found = table().bones("torso tail", 1).hand("stegosaurus", player=1)
    assert turn(found, "i-1", "b02").him.site == NOTHING


def test_t11_tenure_lets_him_stay():
    found = table().grant("tenure", 1).bones("torso tail", 1).hand("stegosaurus", player=1)
    found.him.post = 0
    assert turn(found, "b01", "b02").happened(PostTaken) == [PostTaken(1, 0, 0)]


def test_s57_a_marker_taken_back_in_the_first_run_opens_all_for_the_second():
    found = table().bones("torso tail foot claw claw", 1).hand("stegosaurus", player=1).papers(MARSH, 2)
    found.him.post = 1
    posts = [fact.to_post for fact in turn(found, "i-1", "b02").happened(PostTaken)]
    assert posts == [0, 1]


def test_t7_front_icons_come_before_the_team_acts():
    found = table().round(1, "money").dig_site("nebraska", "tail wing fin")
    turn(found, "i-2", "b03")
    assert found.him.money == 5 + 3
    assert found.held(1) == "tail"


def test_t7_front_icons_do_not_come_with_the_upper_half():
    found = table().bones("torso tail", 1).hand("stegosaurus", player=1)
    before = len(found.feud.paleontologist_deck)
    turn(found, "i-3", "b02")
    assert len(found.feud.paleontologist_deck) == before


def test_front_icons_come_when_the_upper_half_falls_through():
    found = table()
    turn(found, "i-6", "b02")
    assert len(found.him.paleontologists) == 1


def test_a_reclassify_icon_moves_a_card_first():
    found = table().archive("A", "troodon", 1).dig_site("nebraska", "tail wing fin")
    turn(found, "i-4", "b03")
    assert found.him.archive[4] == (card("troodon"),)
