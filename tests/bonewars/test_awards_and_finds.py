"""Awards and minor finds (rules 1.10, actions 3 and 4; rulings D, S39-S42; paleontologists and grants)."""

import pytest

from game.model.bonewars.awards import Claim, claimable
from game.model.bonewars.box import AWARD, COPE, FIND, NOTHING
from game.model.bonewars.deeds import FindRemoved
from game.model.bonewars.finds import can_find
from game.model.bonewars.paleontologist import begin
from game.model.bonewars.state import VIRTUAL
from tests.bonewars.table import BOX, Table, card, kind, person

REPTILES = "brontosaurus camarasaurus clidastes"


def act(table, action, person_key=""):
    begin(table.feud, 0, action, person(person_key) if person_key else 0, table.facts)
    return table.ask()


def spaces(table, notion=""):
    return [choice[1:] for choice in claimable(table.feud, 0, notion)]


# awards


def test_type_a_counts_discoverers():
    table = Table().archive("A", "brontosaurus dinoceras camarasaurus")
    assert [space for tile, space in spaces(table) if tile == 0] == [0, 1]


def test_type_b_counts_animals():
    table = Table().archive("A", "brontosaurus camarasaurus").archive("B", "apatornis")
    assert [space for tile, space in spaces(table) if tile == 1] == [0, 1]


def test_type_c_counts_the_cards_in_envelopes():
    table = Table().awards("A1", "B2", "C1").archive("A", "archaeotherium trachodon").archive("B", "eryops")
    assert [space for tile, space in spaces(table) if tile == 2] == [0, 1]


def test_d1_rows_may_be_skipped():
    table = Table(4).archive("A", REPTILES).archive("B", "apatornis palaeotringa")
    assert [space for tile, space in spaces(table) if tile == 1] == [0, 1, 2, 3]


def test_a_space_with_a_virtual_marker_is_taken():
    table = Table().archive("A", REPTILES).archive("B", "apatornis palaeotringa")
    assert [space for tile, space in spaces(table) if tile == 1] == [0, 1, 3]


def test_d2_each_amphibian_fills_one_missing_symbol():
    table = Table().archive("A", "brontosaurus camarasaurus trimerorhachis").archive("B", "eryops")
    assert [space for tile, space in spaces(table) if tile == 1] == [0, 1]
    table.archive("D", "cricotus")
    assert [space for tile, space in spaces(table) if tile == 1] == [0, 1, 3]


def test_one_marker_of_each_player_on_a_tile():
    table = Table().archive("A", "brontosaurus camarasaurus").archive("B", "apatornis").round(1, "money")
    act(table, AWARD).do(("award", 1, 0))
    assert 1 not in [tile for tile, _ in spaces(table)]


def test_one_marker_on_each_space():
    table = Table().archive("A", "brontosaurus camarasaurus").archive("B", "apatornis")
    table.feud.claims[4] = (1,)
    assert (1, 0) not in spaces(table)
    assert (1, 1) in spaces(table)


@pytest.mark.parametrize(("space", "loyalty"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_an_award_gives_the_loyalty_of_its_space(space, loyalty):
    table = Table(4).archive("A", REPTILES).archive("B", "apatornis palaeotringa").round(1, "money")
    act(table, AWARD).do(("award", 1, space))
    assert table.me.loyalty == [loyalty, 0]
    assert table.me.money == 5 + 3


def test_s39_loyalty_comes_before_the_round_bonus_can_turn_the_patron():
    table = Table().archive("A", "brontosaurus camarasaurus").archive("B", "apatornis").round(1, "sites")
    act(table, AWARD).do(("award", 1, 1), ("site", 0), ("done",))
    assert (table.me.loyalty, table.me.patron) == ([2, 0], COPE)


def test_d3_a_need_lost_later_does_not_matter():
    table = Table().archive("A", "brontosaurus").archive("B", "apatornis").round(1, "money")
    act(table, AWARD).do(("award", 1, 0))
    table.me.archive = [()] * 5
    assert table.feud.claims[4] == (0,)


def test_without_a_met_award_the_action_is_impossible():
    assert Claim(0, "").options(Table().feud) == []
    assert Claim(0, "").options(Table().archive("A", "troodon").feud) == []


def test_d4_lucas_may_use_a_space_with_another_marker():
    table = Table().archive("A", REPTILES).archive("B", "apatornis palaeotringa").round(1, "money")
    assert BOX.award_spaces[table.feud.awards[1]][2].players == 4
    act(table, AWARD, "lucas").do(("award", 1, 2))
    assert table.feud.claims[6] == (VIRTUAL, 0)
    assert table.me.loyalty == [3, 0]


def test_d4_lucas_does_not_allow_a_second_marker_on_a_tile():
    table = Table().archive("A", "brontosaurus camarasaurus").archive("B", "apatornis")
    table.feud.claims[4] = (0,)
    assert [tile for tile, _ in spaces(table, "occupied") if tile == 1] == []


def test_d5_cope_takes_a_round_bonus_of_choice():
    table = Table().archive("A", "brontosaurus").archive("B", "apatornis")
    act(table, AWARD, "cope").do(("award", 1, 0))
    assert table.options == [("round", number) for number in range(4)]
    assert table.do(("round", 3)).me.loyalty == [2, 0]


def test_c8_lakes_sends_loyalty_to_either_patron_or_splits_it():
    table = Table().archive("A", "brontosaurus camarasaurus").archive("B", "apatornis").round(1, "money")
    act(table, AWARD, "lakes").do(("award", 1, 1))
    assert table.options == [("split", 2, 0), ("split", 1, 1), ("split", 0, 2)]
    assert table.do(("split", 0, 2)).me.loyalty == [0, 2]


def test_d6_side_trip_takes_a_minor_find_bonus_for_a_round_bonus():
    table = Table().grant("side-trip").archive("A", "brontosaurus").archive("B", "apatornis").finds("- - - - -")
    act(table, AWARD).do(("award", 1, 0))
    assert table.options == [("round", 0), *(("column", number) for number in range(5))]
    assert table.do(("column", 4)).me.money == 5 + 3


def test_s42_side_trip_works_on_a_round_bonus_of_choice_too():
    table = Table().grant("side-trip").archive("A", "brontosaurus").archive("B", "apatornis")
    act(table, AWARD, "cope").do(("award", 1, 0))
    assert len(table.options) == 4 + 5


# minor finds


def test_a_find_archives_the_card_and_gains_envelope_and_column():
    table = Table().hand("stegosaurus").finds("plant plant plant plant hammer")
    act(table, FIND)
    assert table.me.archive[3] == (card("stegosaurus"),)
    assert (table.me.reputation, table.me.money) == (1, 5 + 3)
    assert table.happened(FindRemoved) == [FindRemoved(0, 4, 3)]


def test_d7_without_a_matching_tile_there_is_no_find():
    assert not can_find(Table().hand("stegosaurus").finds("plant plant plant plant plant").feud, 0, "")


def test_without_room_in_the_envelope_there_is_no_find():
    table = Table().hand("stegosaurus").archive("D", "mesonyx").finds("hammer hammer hammer hammer hammer")
    assert not can_find(table.feud, 0, "")


def test_d13_the_player_chooses_among_matching_tiles():
    table = Table().hand("stegosaurus").finds("hammer plant plant plant hammer hammer plant plant plant plant")
    act(table, FIND)
    assert table.options == [("tile", 0), ("tile", 4), ("tile", 5)]
    assert table.do(("tile", 5), ("done",)).feud.finds[5] == NOTHING


def test_s40_the_envelope_bonus_comes_before_the_column():
    table = Table().hand("apatornis").finds("plant plant plant plant footprint").bag("tail tail")
    act(table, FIND)
    assert (table.held(), table.me.money) == ("tail tail", 8)


def test_s40_the_tile_is_chosen_after_the_envelope_bonus():
    table = Table().hand("apatornis").finds("footprint plant plant plant footprint").bag("tail tail").display("wing")
    act(table, FIND)
    assert (table.me.archive[1], table.held(), table.waiting) == ((card("apatornis"),), "tail tail", "ChooseTile")
    table.do(("tile", 4))
    assert (table.me.money, table.feud.finds[0], table.feud.finds[4]) == (8, 1, NOTHING)


def test_d8_foulke_takes_any_tile_but_archives_by_the_cards_icon():
    table = Table().hand("stegosaurus").finds("- - - - plant")
    act(table, FIND, "foulke")
    assert (table.me.archive[3], table.feud.finds[4], table.me.money) == ((card("stegosaurus"),), NOTHING, 8)


def test_s41_foulke_needs_a_tile():
    assert not can_find(Table().hand("stegosaurus").finds("- - - - -").feud, 0, "any-tile")


def test_d9_peabody_chooses_an_emptied_space_and_leaves_the_tiles():
    table = Table().hand("stegosaurus").finds("hammer plant plant plant -")
    act(table, FIND, "peabody")
    assert table.options == [("tile", 0), ("emptied", 4)]
    table.do(("emptied", 4))
    assert (table.feud.finds[0], table.me.money) == (3, 8)


def test_s41_peabody_needs_no_matching_tile_when_a_space_is_emptied():
    assert can_find(Table().hand("stegosaurus").finds("plant plant plant plant -").feud, 0, "emptied")
    assert not can_find(Table().hand("stegosaurus").finds("plant plant plant plant plant").feud, 0, "emptied")


def test_d10_powell_archives_anywhere_but_the_tile_must_match():
    table = Table().hand("stegosaurus").finds("plant plant plant plant hammer")
    act(table, FIND, "powell")
    assert table.options == [("envelope", number) for number in range(5)]
    table.do(("envelope", 0))
    assert (table.me.archive[0], table.me.money) == ((card("stegosaurus"),), 5 + 2 + 3)
    assert not can_find(Table().hand("stegosaurus").finds("- - - - plant").feud, 0, "any-envelope")


def test_d10_powell_keeps_the_limit():
    table = Table().hand("stegosaurus").archive("A", "troodon").finds("plant plant plant plant hammer")
    assert act(table, FIND, "powell").options == [("envelope", number) for number in (1, 2, 3, 4)]


def test_powell_helps_when_the_cards_own_envelope_is_full():
    table = Table().hand("stegosaurus").archive("D", "mesonyx").finds("plant plant plant plant hammer")
    assert can_find(table.feud, 0, "any-envelope")


def test_d11_generalist_takes_any_tile_and_any_envelope():
    table = Table().grant("generalist").hand("stegosaurus").finds("- - - - plant")
    act(table, FIND)
    assert table.options == [("envelope", number) for number in range(5)]


def test_field_notes_take_the_round_bonus_for_the_column():
    table = Table().grant("field-notes").hand("stegosaurus").finds("plant plant plant plant hammer").round(1, "loyalty")
    act(table, FIND)
    assert table.options == [("column", 4), ("round",)]
    table.do(("round",))
    assert (table.me.loyalty, table.me.money) == ([1, 0], 5)


def test_the_column_bonus_may_be_rare_bones():
    table = Table().hand("stegosaurus").finds("hammer plant plant plant plant").display("wing fin")
    act(table, FIND).do(("rare", kind("fin")), ("rare", kind("wing")))
    assert table.held() == "fin wing"


def test_d2_amphibians_help_no_award_of_type_a_or_c():
    table = Table().archive("A", "brontosaurus").archive("C", "dictyocephalus").archive("D", "cricotus")
    table.me.archive_camps = 0
    assert [space for tile, space in spaces(table) if tile == 0] == [0]
    assert [space for tile, space in spaces(table) if tile == 2] == []


def test_d9_peabody_takes_no_tile_at_all():
    table = Table().hand("stegosaurus").finds("- plant plant plant hammer").display("")
    act(table, FIND, "peabody").do(("emptied", 0))
    assert table.feud.finds == [NOTHING, 4, 4, 4, 3]
    assert (table.me.species, table.happened(FindRemoved)) == ([], [])
