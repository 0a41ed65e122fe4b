"""Team actions at the dig sites (rules 1.9; rulings B1-B13, S18-S27, W22)."""

import pytest

from game.model.bonewars.box import LEVELS, NOTHING
from game.model.bonewars.deeds import TeamLeftHome, TeamMoved
from game.model.bonewars.state import NOBODY, VIRTUAL
from game.model.bonewars.team import TeamTurn
from tests.bonewars.table import BOX, Table, card, kind, site


def out(table, where, points=3, depth=3, free=1, player=0):
    """Put a team at a site and let it act."""
    table.feud.seats[player].site = site(where)
    return table.ask(TeamTurn(player, points, depth, free, False, False))


def deeds(table):
    return {choice[0] for choice in table.options}


def test_a_team_leaves_its_university_first():
    table = Table().ask(TeamTurn(0, 3, 3, 1, False, False))
    assert table.options == [("move", site(key)) for key in ("dakota", "wyoming", "nebraska")] + [("done",)]


@pytest.mark.parametrize(("university", "doors"), [(0, "DWN"), (1, "DWN"), (2, "NCK"), (3, "NCK")])
def test_each_university_has_its_sites(university, doors):
    assert {BOX.rows.sites[number].key[0].upper() for number in BOX.doors[university]} == set(doors)


def test_b1_the_first_step_is_a_free_step():
    table = Table().ask(TeamTurn(0, 3, 3, 2, False, False)).do(("move", site("dakota")))
    assert table.feud.todo[-1] == TeamTurn(0, 3, 3, 1, False, True)
    assert table.happened(TeamLeftHome) == [TeamLeftHome(0, 0, site("dakota"))]


def test_b1_without_a_free_step_the_team_stays_at_home():
    assert TeamTurn(0, 3, 3, 0, False, False).options(Table().feud) == [("done",)]


def test_b2_no_step_leads_back_to_the_university():
    table = out(Table(), "dakota")
    assert [choice for choice in table.options if choice[0] == "move"] == [("move", 3), ("move", 0)]


def test_free_steps_are_used_before_points():
    table = out(Table(), "wyoming", points=1).do(("move", site("montana")), ("move", site("wyoming")))
    assert table.happened(TeamMoved) == [TeamMoved(0, 2, 0, True), TeamMoved(0, 0, 2, False)]
    assert table.waiting == ""


@pytest.mark.parametrize(
    ("here", "there"),
    [("montana", "W"), ("dakota", "NM"), ("wyoming", "MNC"), ("nebraska", "DKW"), ("colorado", "WK"), ("kansas", "N")],
)
def test_links_lead_where_the_arrows_point(here, there):
    reached = {BOX.rows.sites[number].key[0].upper() for number in BOX.ways[site(here)]}
    assert reached == set(there)


def test_s20_one_way_arrows_hold_for_points_too():
    table = out(Table(), "kansas", free=0)
    assert ("move", site("colorado")) not in table.options
    assert ("move", site("nebraska")) in table.options


@pytest.mark.parametrize(("depth", "levels"), [(1, [0]), (2, [0, 1]), (3, [0, 1, 2])])
def test_depth_says_which_levels_can_be_dug(depth, levels):
    table = out(Table().dig_site("montana", "tail wing fin"), "montana", depth=depth)
    assert [choice[1] for choice in table.options if choice[0] == "dig"] == levels


def test_digging_costs_a_point_and_takes_the_bone():
    table = out(Table().dig_site("montana", "tail wing fin"), "montana").do(("dig", 1))
    assert (table.held(), table.feud.bones_at(0)) == ("wing", [kind("tail"), NOTHING, kind("fin")])
    assert table.feud.todo[-1].points == 2


def test_b8_levels_do_not_move_up_during_the_round():
    table = out(Table().dig_site("montana", "tail wing fin"), "montana", depth=1).do(("dig", 0))
    assert "dig" not in deeds(table)


def test_without_points_nothing_but_moving_is_left():
    table = out(Table().dig_site("wyoming", "tail wing fin", "eryops"), "wyoming", points=0)
    assert deeds(table) == {"move", "done"}


def test_b10_with_full_crates_a_bone_goes_back_first():
    table = out(Table().dig_site("montana", "tail - -").bones("torso foot foot wing").bag(""), "montana")
    table.do(("dig", 0))
    assert table.options == [("return", kind("torso")), ("return", kind("foot")), ("return", kind("wing"))]
    table.do(("return", kind("wing")))
    assert table.held() == "torso tail foot foot"


def test_s24_the_bone_given_back_goes_to_the_bag_not_to_the_site():
    table = out(Table().dig_site("montana", "tail - -").bones("foot foot foot foot").bag(""), "montana")
    table.do(("dig", 0))
    assert table.feud.bag[kind("foot")] == 1
    assert table.feud.bones_at(0) == [NOTHING] * LEVELS


def test_discover_costs_two_points_and_takes_the_card():
    table = out(Table().dig_site("montana", species="eryops"), "montana").do(("discover",))
    assert (table.me.species, table.feud.site_cards[0], table.feud.todo[-1].points) == ([card("eryops")], 0, 1)


def test_discover_needs_two_points_and_a_card():
    assert ("discover",) not in out(Table().dig_site("montana", species="eryops"), "montana", points=1).options
    assert ("discover",) not in out(Table(), "montana").options


def test_a_dig_site_action_is_done_where_the_team_is():
    table = out(Table(), "wyoming").do(("site", site("wyoming")))
    assert (table.me.money, table.feud.todo[-1].points) == (6, 2)


def test_s25_or_at_any_site_with_a_camp_of_the_player():
    table = Table()
    table.feud.camps[BOX.camps_at[site("montana")][0]] = 0
    table.feud.camps[BOX.camps_at[site("dakota")][0]] = 1
    assert [choice for choice in out(table, "wyoming").options if choice[0] == "site"] == [("site", 0), ("site", 2)]


def test_b4_a_camp_does_not_help_a_team_at_home():
    table = Table()
    table.feud.camps[BOX.camps_at[site("montana")][0]] = 0
    assert deeds(table.ask(TeamTurn(0, 3, 3, 1, False, False))) == {"move", "done"}


def test_a_camp_goes_on_a_free_space_and_unlocks_what_it_covered():
    table = out(Table(), "wyoming").do(("camp", "archive"))
    assert table.feud.camps[BOX.camps_at[site("wyoming")][0]] == 0
    assert (table.feud.limit(0), table.feud.free_moves(0)) == (2, 1)


def test_b5_a_free_move_gained_now_counts_from_the_next_turn():
    table = out(Table(), "wyoming").do(("camp", "movement"))
    assert (table.feud.todo[-1].free, table.feud.free_moves(0)) == (1, 2)


def test_b12_the_player_chooses_which_camp_to_place():
    assert {("camp", "movement"), ("camp", "archive")} <= set(out(Table(), "wyoming").options)
    table = Table()
    table.me.movement_camps = 0
    assert [choice for choice in out(table, "wyoming").options if choice[0] == "camp"] == [("camp", "archive")]


def test_b13_s18_the_archive_limit_holds_at_once_for_every_envelope():
    table = Table()
    table.me.archive_camps = 0
    assert table.feud.limit(0) == 3


def test_b11_there_is_no_second_camp_on_a_site():
    assert "camp" not in deeds(out(Table(), "wyoming").do(("camp", "archive")))


def test_b11_unless_no_space_is_left_at_any_site_without_one():
    table = Table(3)
    table.feud.camps = [1 if owner == NOBODY else owner for owner in table.feud.camps]
    spaces = BOX.camps_at[site("wyoming")]
    table.feud.camps[spaces[0]], table.feud.camps[spaces[1]] = 0, NOBODY
    assert "camp" in deeds(out(table, "wyoming"))


def test_s27_a_free_space_elsewhere_forbids_the_second_camp():
    table = Table(3)
    table.feud.camps = [1 if owner == NOBODY else owner for owner in table.feud.camps]
    spaces = BOX.camps_at[site("wyoming")]
    table.feud.camps[spaces[0]], table.feud.camps[spaces[1]] = 0, NOBODY
    table.feud.camps[BOX.camps_at[site("kansas")][0]] = NOBODY
    assert "camp" not in deeds(out(table, "wyoming"))


def test_a_full_site_takes_no_camp():
    table = Table()
    for space in BOX.camps_at[site("wyoming")]:
        table.feud.camps[space] = VIRTUAL
    assert "camp" not in deeds(out(table, "wyoming"))


def test_b9_digging_deeper_refills_first_and_returns_the_old_bones_then():
    table = Table().dig_site("montana", "tail - fin", "eryops").bag("wing wing wing").deck("laelaps troodon")
    before = len(table.feud.species_out)
    out(table, "montana").do(("deepen",))
    assert table.feud.bones_at(0) == [kind("wing")] * 3
    assert (table.feud.bag[kind("tail")], table.feud.bag[kind("fin")]) == (1, 1)
    assert table.feud.site_cards[0] == card("laelaps")
    assert table.feud.species_out[before:] == [card("eryops")]


def test_s23_a_short_bag_refills_from_the_top_as_far_as_it_goes():
    table = out(Table().dig_site("montana", "tail tail fin").bag("wing"), "montana").do(("deepen",))
    assert table.feud.bones_at(0) == [kind("wing"), NOTHING, NOTHING]
    assert sum(table.feud.bag) == 3


def test_s21_any_number_of_teams_may_stand_on_a_site():
    table = Table(4)
    for seat in table.feud.seats[1:]:
        seat.site = site("montana")
    assert out(table, "wyoming").do(("move", site("montana"))).me.site == site("montana")


def test_b6_railway_pass_adds_two_free_moves():
    assert Table().grant("railway-pass").feud.free_moves(0) == 3


def test_scout_discovers_for_one_point():
    table = Table().grant("scout").dig_site("montana", species="eryops")
    assert out(table, "montana", points=1).do(("discover",)).me.species == [card("eryops")]


def test_toll_pays_when_its_owner_meets_another_team():
    table = Table(3).grant("toll")
    table.him.site = table.feud.seats[2].site = site("montana")
    assert out(table, "wyoming").do(("move", site("montana"))).me.money == 5 + 1


def test_s22_toll_pays_when_another_team_comes():
    table = Table().grant("toll", player=1)
    table.him.site = site("montana")
    assert out(table, "wyoming").do(("move", site("montana"))).him.money == 5 + 1


def test_b7_entering_from_the_university_counts_too():
    table = Table().grant("toll")
    table.him.site = site("dakota")
    assert table.ask(TeamTurn(0, 1, 1, 1, False, False)).do(("move", site("dakota"))).me.money == 6


def test_s22_a_team_at_home_never_triggers_toll():
    table = Table().grant("toll", player=1)
    assert out(table, "wyoming").do(("move", site("montana"))).him.money == 5
