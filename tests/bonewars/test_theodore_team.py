"""Theodore sends his team and passes: the lower half of his card, step by step (solo rules; W20-W40)."""

from dataclasses import replace

from game.model.bonewars.box import COPE, MARSH, NOTHING
from game.model.bonewars.deeds import (
    CampPlaced,
    CardLaid,
    SpeciesDiscovered,
    TeamMoved,
)
from game.model.bonewars.passing import open_professions
from game.model.bonewars.rounds import NextTurn
from game.model.bonewars.state import NOBODY, VIRTUAL
from game.model.bonewars.theodore.field import Party, work
from game.model.bonewars.theodore.gains import his
from game.model.bonewars.theodore.home import best_endgame, best_profession, best_university, pass_by_rule, useful
from game.model.reasons import Reasoned
from tests.bonewars.table import BOX, card, kind, person, site, solo
from tests.bonewars.theodore_at_work import reasons, table, turn


def field(found, loop, points=1, depth=1, free=1, where=""):
    if where:
        found.him.site = site(where)
    party = Party(points, depth, free)
    work(found.feud, 1, tuple(loop.split()), party, found.facts)
    return party


# the team half


def test_t3_he_leaves_for_the_site_whose_card_he_would_choose():
    found = table().dig_site("nebraska", species="stegosaurus").dig_site("kansas", species="laelaps")
    field(found, "dig")
    assert found.him.site == site("kansas")


def test_t3_without_cards_he_leaves_for_the_first_site_in_order():
    found = table()
    field(found, "dig")
    assert found.him.site == site("nebraska")


def test_t3_leaving_costs_a_free_move():
    assert field(table(), "dig", free=2).free == 1


def test_t4_a_pass_that_does_nothing_ends_the_turn():
    found = table()
    assert field(found, "dig discover", points=3, where="montana").points == 3
    assert reasons(found, "symbol") == ["no-bone", "no-card"]


def test_the_loop_goes_round_while_points_are_left():
    found = table().dig_site("montana", "tail wing fin")
    party = field(found, "dig discover", points=3, depth=3, where="montana")
    assert (found.held(1), party.points) == ("tail fin wing", 0)


def test_he_takes_the_deepest_bone_within_his_depth():
    found = table().dig_site("montana", "tail wing fin")
    field(found, "dig", depth=2, where="montana")
    assert found.held(1) == "wing"


def test_t30_a_bone_he_cannot_store_is_left_for_the_next_level_up():
    found = table().dig_site("montana", "tail wing fin").bones("fin wing foot foot", 1)
    found.him.covers = 0
    found.bones("fin wing claw torso torso foot", 1)
    field(found, "dig", depth=3, where="montana")
    assert found.feud.bones_at(0) == [NOTHING, kind("wing"), kind("fin")]


def test_s62_sites_without_bones_or_card_are_passed_over():
    found = table()
    field(found, "dig discover camp", where="montana")
    assert reasons(found, "symbol") == ["no-bone", "no-card", "done"]


def test_free_moves_are_spent_before_points():
    found = table()
    party = field(found, "move-s", points=2, free=1, where="montana")
    assert [(fact.to_site, fact.free) for fact in found.happened(TeamMoved)] == [(2, True), (4, False)]
    assert party.points == 1


def test_t5_with_the_last_point_the_turn_ends():
    found = table().dig_site("montana", "tail wing fin")
    party = field(found, "dig move-s", points=1, free=2, where="montana")
    assert (found.him.site, party.free) == (site("montana"), 2)


def test_s93_by_option_he_walks_on_with_free_moves_left():
    found = table(leftover_moves=True).dig_site("montana", "tail wing fin")
    field(found, "dig move-s", points=1, free=2, where="montana")
    assert found.him.site == site("wyoming")
    assert found.held(1) == "tail"


def test_s93_he_walks_as_far_as_free_moves_and_ways_allow():
    found = table(leftover_moves=True).dig_site("dakota", "tail wing fin")
    party = field(found, "dig move-n move-s move-s move-w", points=1, free=2, where="dakota")
    assert (found.him.site, party.free) == (site("kansas"), 0)


def test_s63_a_move_without_a_way_is_passed_over_and_costs_nothing():
    found = table()
    party = field(found, "move-w", points=1, where="montana")
    assert (party.points, party.free, reasons(found, "symbol")) == (1, 1, ["no-way"])


def test_s63_a_one_way_link_is_kept():
    found = table()
    field(found, "move-w", where="kansas")
    assert found.him.site == site("kansas")


def test_camps_come_in_turn_movement_first():
    found = table()
    for where in ("montana", "dakota", "wyoming", "kansas"):
        field(found, "camp", where=where)
    assert [fact.camp for fact in found.happened(CampPlaced)] == ["movement", "archive", "movement", "archive"]


def test_a_camp_goes_on_the_first_free_space():
    found = table()
    found.feud.camps[BOX.camps_at[site("montana")][0]] = 0
    field(found, "camp", where="montana")
    assert [fact.space for fact in found.happened(CampPlaced)] == [BOX.camps_at[site("montana")][1]]


def test_t29_he_places_no_second_camp_on_a_site():
    found = table()
    field(found, "camp", where="montana")
    assert field(found, "camp", where="montana").points == 1


def test_t29_nor_on_a_full_site_nor_without_a_camp():
    found = table()
    for space in BOX.camps_at[0]:
        found.feud.camps[space] = VIRTUAL
    assert field(found, "camp", where="montana").points == 1
    found.him.movement_camps = found.him.archive_camps = 0
    assert field(found, "camp", where="dakota").points == 1
    assert reasons(found, "symbol") == ["no-space", "no-camp-left"]


def test_a_free_move_gained_by_a_camp_counts_from_the_next_turn():
    found = table()
    party = field(found, "camp", where="montana")
    assert (party.free, found.feud.free_moves(1)) == (1, 2)


def test_dig_site_actions_need_no_position_and_cost_a_point_each():
    found = table().bones("tail", 1).bag("foot")
    found.him.post, found.him.covers = 1, 3
    field(found, "sites", points=4, where="montana")
    assert found.him.post == NOTHING
    assert found.held(1) == "tail foot"
    assert (found.him.patron, found.him.money) == (MARSH, 6)


def test_s74_toll_pays_on_his_moves_too():
    found = table().grant("toll")
    found.me.site = site("wyoming")
    field(found, "move-s", where="montana")
    assert found.me.money == 6


def test_t34_scout_has_no_extra_effect():
    found = table().grant("scout", 1).dig_site("montana", species="eryops")
    assert field(found, "discover", points=1, where="montana").points == 0
    assert found.happened(SpeciesDiscovered) == [SpeciesDiscovered(1, 0, card("eryops"))]


def test_t34_scout_helps_him_where_a_discover_costs_two_by_option():
    found = table(discover_cost=2).grant("scout", 1).dig_site("montana", species="eryops")
    assert field(found, "discover", points=1, where="montana").points == 0
    assert found.him.species == [card("eryops")]


def test_he_does_dig_site_actions_where_he_can_place_no_camp():
    found = table()
    field(found, "camp", where="montana")
    assert field(found, "sites", where="montana").points == 0
    assert reasons(found, "symbol") == ["done", "done"]


def test_t34_railway_pass_gives_him_two_free_moves():
    assert table().grant("railway-pass", 1).feud.free_moves(1) == 3


def test_t34_generalist_matches_every_slot_with_an_icon():
    found = turn(table().grant("generalist", 1).hand("laelaps", player=1), "b03", "b06")
    assert found.him.species == []
    assert reasons(found, "figures") == ["slot"]


def test_he_never_digs_deeper():
    assert "deepen" not in {symbol for row in BOX.rows.solo_cards for symbol in row.team}


# passing


def test_he_takes_the_highest_profession_left_to_right():
    found = table()
    found.him.profession = 12
    assert open_professions(found.feud, 1)[:2] == [1, 2]
    assert best_profession(found.feud, 1, []) == 1


def test_s77_row_and_column_rule_holds_for_him():
    found = table()
    found.him.profession = 1
    assert best_profession(found.feud, 1, []) == 3


def test_t24_upgrades_are_useless_when_his_second_pile_is_used_up():
    found = table()
    found.him.profession = 1
    his(found.feud).pile = []
    assert best_profession(found.feud, 1, found.facts) == 6
    assert found.happened(Reasoned)[0].candidates[0].rejected_by == "useful"


def test_t24_rare_bones_are_useless_when_the_display_is_empty():
    found = table().display("")
    found.him.profession = 12
    assert best_profession(found.feud, 1, []) == 4
    assert not useful(found.feud, 0)


def test_t24_without_a_useful_row_he_takes_the_highest():
    found = table().display("")
    his(found.feud).pile = []
    found.him.profession = 12
    found.feud.box = replace(BOX, rows=replace(BOX.rows, profession_rows=BOX.rows.profession_rows[:2] * 3))
    assert best_profession(found.feud, 1, []) == 1


def test_he_also_draws_a_species_card():
    found = table().deck("eryops laelaps troodon tylosaurus")
    found.him.profession, found.him.patron = 4, COPE
    pass_by_rule(found.feud, 1, found.facts)
    assert found.him.species[-1] == card("eryops")


def test_s86_the_species_card_comes_after_the_profession():
    found = table().deck("eryops laelaps troodon tylosaurus").display("wing")
    found.him.profession = 12
    pass_by_rule(found.feud, 1, found.facts)
    assert found.him.species == [card("laelaps"), card("tylosaurus")]


def test_he_goes_to_the_patron_with_more_papers():
    found = table().papers(MARSH, 2, 2).papers(COPE, 4)
    found.me.passed, found.feud.neutral = False, NOTHING
    assert best_university(found.feud, 1, []) == 1


def test_overflow_papers_count_and_ties_go_to_his_patron():
    found = table().papers(MARSH, *[2] * 12).papers(COPE, *[2] * 12)
    assert best_university(found.feud, 1, found.facts) == 3
    assert found.happened(Reasoned)[0].reason == "number"


def test_only_free_spaces_count():
    found = table().papers(MARSH, 2, 2)
    found.me.passed, found.me.university, found.feud.neutral = True, 1, 0
    assert best_university(found.feud, 1, []) == 3


def test_t25_he_takes_the_grant_and_the_loyalty_bonus():
    found = table().papers(MARSH, 2, 2)
    pass_by_rule(found.feud, 1, found.facts)
    assert (found.him.university, found.him.grant, found.him.patron) == (1, 1, MARSH)
    assert found.him.loyalty[MARSH] >= 1


def test_t25_as_first_to_pass_he_moves_the_neutral_team():
    found = table()
    found.feud.neutral = 1
    pass_by_rule(found.feud, 1, found.facts)
    assert found.feud.neutral == 2


def test_t25_as_second_he_does_not():
    found = table()
    found.feud.neutral, found.me.passed = 1, True
    pass_by_rule(found.feud, 1, found.facts)
    assert found.feud.neutral == 1


def test_s86_his_played_cards_are_discarded_last_the_right_most_on_top():
    found = table()
    found.him.laid = [("solo", 4), ("solo", 2)]
    his(found.feud).discards = [9]
    pass_by_rule(found.feud, 1, found.facts)
    assert (his(found.feud).discards[-2:], found.him.laid) == ([4, 2], [])


def test_t26_in_round_four_he_takes_the_endgame_space_with_most_loyalty():
    found = table().round(4).deck("eryops")
    pass_by_rule(found.feud, 1, found.facts)
    assert (found.him.endgame, found.him.loyalty, found.him.species) == (0, [0, 3], [])
    assert found.him.university == 2


def test_s89_of_equal_endgame_spaces_he_takes_the_upper():
    found = table().round(4)
    rows = tuple(replace(row, loyalty=2) for row in BOX.rows.endgame)
    found.feud.box = replace(BOX, rows=replace(BOX.rows, endgame=rows))
    assert best_endgame(found.feud, 1, []) == 0


def test_t35_he_takes_turn_after_turn_when_the_person_has_passed():
    found = table()
    found.me.passed, found.feud.active = True, 0
    found.ask(NextTurn())
    assert found.him.laid == []
    assert len(found.happened(CardLaid)) > 1


def test_t10_the_next_card_counts_as_read_even_if_it_is_upgraded():
    found = table().hand("brontosaurus", player=1).dig_site("nebraska", "tail wing fin")
    turn(found, "b03", "b06")
    assert his(found.feud).deck[-1] not in (solo("b06"),)
    assert reasons(found, "upgrade") == ["deck"]


def test_every_decision_of_a_turn_is_reasoned():
    found = turn(table().dig_site("nebraska", species="eryops"), "b01", "b03")
    assert [fact.rule for fact in found.happened(Reasoned)] == ["half", "figures", "leave", "symbol"]
    assert all(fact.player == 1 for fact in found.happened(Reasoned))


def test_t33_no_camp_space_is_marked_free_for_nobody_but_him():
    found = table()
    assert found.feud.camps.count(NOBODY) == 10


def test_t17_a_fitting_paleontologist_card_gives_a_loyalty():
    found = table().bones("torso tail", 1).hand("stegosaurus", "carlin carlin", player=1)
    turn(found, "b01", "b02")
    assert found.him.loyalty == [0, 2]
    assert found.him.paleontologists == [person("carlin")]
