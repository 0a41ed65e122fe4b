"""Passing and the reset of the board (rules 1.12 and 1.13; rulings F1-F8, S44-S53)."""

from dataclasses import replace

import pytest

from game.model.bonewars.box import COPE, MARSH, NOTHING
from game.model.bonewars.deeds import EndgameTaken, GrantTaken, NeutralMoved, ShelvesScored
from game.model.bonewars.facts import GameEnded, RoundBegan, SiteBonePushed
from game.model.bonewars.passing import ChooseProfession, ComeHome, TakeEndgame, come_home
from game.model.bonewars.rounds import NextTurn, begin_round, clear_slots, end_round, push_up
from game.model.bonewars.state import READY, RESERVE
from game.model.bonewars.supplies import draw_species
from game.model.bonewars.turns import Turn
from tests.bonewars.table import BOX, Table, card, kind, person, site


def professions(table):
    return [choice[1] for choice in ChooseProfession(0).options(table.feud)]


def universities(table, player=0):
    return [choice[1] for choice in ComeHome(player).options(table.feud)]


# step 1: the profession


def test_the_profession_changes_row_and_column():
    table = Table()
    table.me.profession, table.him.profession = 4, 9
    assert professions(table) == [0, 2, 6, 8, 11, 12, 14]


def test_a_taken_profession_is_not_free():
    table = Table()
    table.me.profession, table.him.profession = 4, 0
    assert 0 not in professions(table)


@pytest.mark.parametrize(("space", "gains"), [(5, {"upgrade": 1, "money": 2, "paleontologist": 1})])
def test_a_profession_gives_what_its_row_and_its_column_give(space, gains):
    assert dict(BOX.profession_gains[space]) == gains


def test_s49_f9_profession_bonuses_use_the_old_patron_and_the_old_grant():
    table = Table().grant("collector").display("wing").bag("foot foot foot").deck("eryops laelaps troodon")
    table.me.profession, table.me.patron, table.him.profession = 0, COPE, 3
    table.ask(Turn(0)).do(("pass",), ("profession", 10))
    while table.waiting == "Rewards":
        table.do(table.options[-1])
        while table.waiting == "KeepOne":
            table.do(table.options[0])
    assert table.waiting == "Collect"
    assert table.me.loyalty == [0, 1]


def test_s48_without_another_row_and_column_any_free_space_will_do():
    table = Table(3)
    table.feud.box = replace(BOX, profession_gains=BOX.profession_gains[:6])
    table.me.profession, table.him.profession, table.feud.seats[2].profession = 0, 4, 5
    assert professions(table) == [1, 2, 3]


# step 2: the team


def test_f2_only_teams_that_came_home_this_round_and_the_neutral_team_occupy():
    table = Table(3)
    table.him.passed, table.feud.neutral = True, 3
    assert universities(table) == [0, 1]


def test_f2_a_player_whose_team_never_left_may_stay():
    assert 0 in universities(Table())


def test_f3_the_neutral_team_may_move_onto_a_team_that_is_still_out():
    table = Table(3)
    table.feud.neutral, table.him.site = 1, site("montana")
    table.ask(Turn(0)).do(("pass",))
    while table.waiting != "ComeHome":
        table.do(table.options[0])
    assert (table.feud.neutral, table.him.university) == (2, 2)


def test_s51_only_the_first_to_pass_moves_the_neutral_team():
    table = Table(3)
    table.feud.neutral, table.him.passed = 1, True
    table.ask(Turn(0)).do(("pass",))
    while table.waiting != "ComeHome":
        table.do(table.options[0])
    assert table.happened(NeutralMoved) == []


def test_s51_the_neutral_team_moves_after_the_profession():
    table = Table(3)
    table.feud.neutral = 1
    table.ask(Turn(0)).do(("pass",))
    assert (table.waiting, table.feud.neutral) == ("ChooseProfession", 1)


def test_with_four_players_no_team_is_moved():
    table = Table(4)
    table.ask(Turn(0)).do(("pass",))
    while table.waiting != "ComeHome":
        table.do(table.options[0])
    assert table.feud.neutral == NOTHING


def test_s52_a_university_is_always_free():
    table = Table(4)
    for seat in table.feud.seats:
        seat.passed = True
    assert universities(table) == [0]


def test_the_team_comes_home_and_the_patron_tile_turns():
    table = Table()
    table.me.site = site("montana")
    come_home(table.feud, 0, 3, table.facts)
    assert (table.me.site, table.me.university, table.me.patron) == (NOTHING, 3, COPE)


# steps 3 and 4: grant and loyalty bonus


def test_the_grant_marker_goes_to_the_grant_of_the_space():
    table = Table()
    come_home(table.feud, 0, 1, table.facts)
    assert table.happened(GrantTaken) == [GrantTaken(0, 1, table.feud.grants[1])]
    assert table.feud.has_grant(0, BOX.grants[table.feud.grants[1]])


@pytest.mark.parametrize(
    ("here", "there", "money"), [(0, 1, 6), (4, 5, 6), (5, 5, 6), (6, 6, 6), (8, 8, 6), (9, 9, 5), (13, 13, 5)]
)
def test_f6_an_icon_on_or_below_the_marker_is_lost(here, there, money):
    table = Table()
    table.me.loyalty = [here, 0]
    come_home(table.feud, 0, 0, [])
    assert (table.me.loyalty, table.me.money) == ([there, 0], money)


def test_f7_the_loyalty_step_does_not_cost_the_dollar():
    table = Table()
    table.me.loyalty = [4, 0]
    come_home(table.feud, 0, 0, [])
    assert (table.me.loyalty[MARSH], table.me.money) == (5, 6)


def test_the_loyalty_bonus_is_the_new_patrons():
    table = Table()
    table.me.loyalty = [0, 9]
    come_home(table.feud, 0, 2, [])
    assert (table.me.loyalty, table.me.money) == ([0, 9], 5)


# round 4


def test_f4_in_round_four_the_pass_is_the_endgame_tile_alone():
    table = Table().round(4)
    table.feud.neutral = 1
    table.ask(Turn(0)).do(("pass",))
    assert table.options == [("endgame", 0), ("endgame", 3)]
    table.do(("endgame", 0))
    assert (table.me.loyalty, table.me.money, table.waiting, table.feud.neutral) == ([3, 0], 5, "", 1)
    assert table.happened(EndgameTaken) == [EndgameTaken(0, 0)]


@pytest.mark.parametrize(("seats", "places"), [(2, [0, 3]), (3, [0, 1, 3]), (4, [0, 1, 2, 3])])
def test_the_endgame_tile_has_a_space_for_each_player(seats, places):
    assert [choice[1] for choice in TakeEndgame(0).options(Table(seats).feud)] == places


def test_f5_rows_and_columns_do_not_matter_on_the_endgame_tile():
    table = Table().round(4)
    table.me.profession = 0
    assert ("endgame", 0) in TakeEndgame(0).options(table.feud)


def test_an_endgame_space_is_taken_once():
    table = Table().round(4)
    table.him.endgame = 0
    assert TakeEndgame(0).options(table.feud) == [("endgame", 3)]


# the reset


def test_bones_are_pushed_up_and_gaps_filled_from_below():
    table = Table().dig_site("montana", "- tail wing").bag("foot foot foot")
    push_up(table.feud, 0, table.facts)
    assert table.feud.bones_at(0) == [kind("tail"), kind("wing"), NOTHING]
    assert table.happened(SiteBonePushed) == [
        SiteBonePushed(0, 1, 0, kind("tail")),
        SiteBonePushed(0, 2, 1, kind("wing")),
    ]


def test_the_reset_refills_all_sites_and_deals_new_cards():
    table = Table().dig_site("montana", "- tail -", "eryops")
    end_round(table.feud, table.facts)
    assert NOTHING not in table.feud.site_bones
    assert table.feud.bones_at(0)[0] == kind("tail")
    assert all(table.feud.site_cards)
    assert card("eryops") in table.feud.species_out
    assert table.feud.round == 2


def test_s44_without_cards_a_site_stays_empty():
    table = Table().deck("laelaps")
    table.feud.species_out = []
    end_round(table.feud, table.facts)
    assert table.feud.site_cards == [card("laelaps"), 0, 0, 0, 0, 0]


def test_played_cards_go_back_or_out():
    table = Table()
    table.me.laid = [
        ("team", 1),
        ("species", card("eryops")),
        ("paleontologist", person("reed")),
        ("", 0),
    ]
    table.me.team_cards, table.me.specialists, table.me.passed = [2, 3], [0, READY, RESERVE], True
    clear_slots(table.feud, 0, [])
    assert (table.me.laid, table.me.team_cards) == ([], [2, 3, 1])
    assert table.feud.species_out[-1] == card("eryops")
    assert table.feud.paleontologist_out == [person("reed")]
    assert (table.me.specialists, table.me.passed) == ([READY, READY, RESERVE], False)


def test_s47_cards_in_slots_are_not_shuffled():
    table = Table().deck("")
    table.me.laid, table.feud.species_out = [("species", card("eryops"))], [card("laelaps")]
    draw_species(table.feud, 1, 2, [])
    assert table.him.species == [card("laelaps")]


def test_f1_the_order_of_the_next_round_is_row_by_row():
    table = Table(4)
    for seat, space in zip(table.feud.seats, (7, 6, 14, 1), strict=True):
        seat.profession = space
    begin_round(table.feud, table.facts)
    assert table.feud.order == [3, 1, 0, 2]
    assert table.happened(RoundBegan) == [RoundBegan(1, (3, 1, 0, 2))]


def test_the_marker_of_the_paleontologist_is_not_returned():
    table = Table()
    table.me.post = 2
    end_round(table.feud, [])
    assert table.me.post == 2


def test_f8_the_midgame_is_scored_after_the_marker_has_moved_to_round_three():
    table = Table().round(2)
    table.me.loyalty = [5, 0]
    end_round(table.feud, table.facts)
    names = [type(fact).__name__ for fact in table.facts]
    assert names.index("SlotsCleared") < names.index("ShelvesScored") < names.index("RoundBegan")
    assert (table.feud.round, table.me.reputation) == (3, 3)


def test_there_is_no_scoring_after_rounds_one_and_three():
    for number in (1, 3):
        table = Table().round(number)
        end_round(table.feud, table.facts)
        assert table.happened(ShelvesScored) == []


def test_s54_markers_and_papers_stay_at_midgame():
    table = Table().round(2).papers(MARSH, 3)
    table.me.loyalty = [5, 2]
    end_round(table.feud, [])
    assert (table.me.loyalty, table.feud.papers) == ([5, 2], [(3,), ()])


def test_s53_after_round_four_comes_the_end_without_a_reset():
    table = Table().round(4).dig_site("montana", "- tail -")
    for seat in table.feud.seats:
        seat.passed = True
    table.ask(NextTurn())
    assert table.feud.bones_at(0) == [NOTHING, kind("tail"), NOTHING]
    assert (table.waiting, len(table.happened(GameEnded))) == ("", 1)
