"""Dig site actions, upgrades, several rewards at once, and grants that change draws (rules 1.11, 3.8, 3.13)."""

from game.model.bonewars.bonuses import Rewards
from game.model.bonewars.box import NOTHING
from game.model.bonewars.paleontologist import open_posts
from game.model.bonewars.state import READY, RESERVE
from tests.bonewars.effect_side import ERRAND, errands, give
from tests.bonewars.table import BOX, ROUNDS, Table, card, kind, team, tile

# 10: dig site actions


def test_b3_dig_site_actions_of_a_bonus_need_no_team():
    table = errands(Table(), 1)
    assert table.me.site == NOTHING
    assert table.do(("site", ERRAND["money"])).me.money == 6


def test_the_same_dig_site_action_may_be_repeated():
    table = errands(Table(), 3).do(*[("site", ERRAND["money"])] * 3)
    assert (table.me.money, table.waiting) == (8, "")


def test_d14_up_to_three_may_be_fewer():
    assert errands(Table(), 3).do(("site", ERRAND["money"]), ("done",)).me.money == 6


def test_a_dig_site_action_draws_a_bone():
    assert errands(Table().bag("wing wing"), 1).do(("site", ERRAND["bone"])).held() == "wing"
    assert ("site", ERRAND["bone"]) not in errands(Table().bag(""), 1).options


def test_s26_discarding_comes_before_looking():
    table = errands(Table().hand("mesonyx laelaps").deck("eryops troodon tylosaurus"), 1).do(("site", ERRAND["see"]))
    table.do(("discard", card("mesonyx")), ("keep", card("troodon")))
    assert table.me.species == [card("laelaps"), card("troodon")]
    assert card("mesonyx") in table.feud.species_out


def test_s26_it_needs_a_species_card():
    assert ("site", ERRAND["see"]) not in errands(Table()).options


# 11-12: loyalty and the archive


def test_loyalty_goes_up_the_current_patrons_track():
    assert give(Table(), "loyalty", 2).me.loyalty == [2, 0]


def test_d12_a_card_may_move_to_any_other_envelope_with_room():
    table = give(Table().archive("A", "troodon").archive("B", "eryops"), "reclassify")
    moves = [choice for choice in table.options if choice[0] == "reclassify"]
    assert moves == [("reclassify", card(key), to) for key in ("troodon", "eryops") for to in (2, 3, 4)]


def test_s38_with_nothing_to_move_there_is_no_effect():
    assert give(Table(), "reclassify").waiting == ""


def test_d14_reclassifying_is_optional():
    table = give(Table().archive("A", "troodon"), "reclassify").do(("decline",))
    assert table.me.archive[0] == (card("troodon"),)


def test_curator_gains_the_bonus_for_every_card():
    table = Table().grant("curator").archive("A", "troodon").archive("D", "mesonyx")
    table.me.archive_camps = 1
    assert give(table, "reclassify").do(("reclassify", card("mesonyx"), 0)).me.money == 5 + 4


# 13-15: slots, covers, cards


def test_a_slot_tile_covers_a_slot_or_adds_one():
    table = give(Table(), "slot")
    assert table.options == [("cover", number) for number in range(5)] + [("extra",)]
    table.do(("extra",))
    assert table.me.slots == [0, 1, 2, 3, 4, BOX.upgraded]
    assert give(table, "slot").do(("cover", 4)).me.slots == [0, 1, 2, 3, BOX.upgraded, BOX.upgraded]


def test_a8_a_used_slot_stays_used_under_a_tile():
    table = Table()
    table.me.laid = [("", 0)]
    assert give(table, "slot").do(("cover", 0)).feud.slot_cost(0) == BOX.slots[1].cost


def test_a8_there_is_no_limit_to_extra_slots():
    table = Table()
    for _ in range(20):
        give(table, "slot").do(("extra",))
    assert len(table.me.slots) == 25


def test_a_cover_tile_opens_two_crates_and_gives_two_dollars_or_a_reputation():
    table = give(Table(), "cover").do(("money",))
    assert (table.feud.crates(0), table.me.money) == (6, 7)
    assert give(table, "cover").do(("reputation",)).me.reputation == 1


def test_ten_crates_are_open_in_the_end():
    table = Table()
    for _ in range(4):
        give(table, "cover").do(("money",))
    assert (table.feud.crates(0), table.me.money) == (10, 5 + 8)


def test_a_basic_card_becomes_an_advanced_one():
    table = give(Table(), "upgrade").do(("exchange", team("basic-2"), team("advanced-3")))
    assert table.me.team_cards == [team("basic-1"), team("basic-3"), team("advanced-3")]
    assert table.me.reserve == [team("advanced-1"), team("advanced-2")]


def test_a11_the_basic_card_leaves_the_game():
    table = give(Table(), "upgrade").do(("exchange", 2, 6))
    assert 2 not in table.me.team_cards + table.me.reserve


def test_a_specialist_may_be_hired_instead():
    assert give(Table(), "upgrade").do(("hire", 1)).me.specialists == [RESERVE, READY, RESERVE]


def test_d14_an_upgrade_may_be_declined():
    assert give(Table(), "upgrade").do(("decline",)).me.team_cards == [1, 2, 3]


def test_a10_without_an_advanced_card_only_specialists_are_left():
    table = Table()
    table.me.reserve = []
    assert give(table, "upgrade").options == [("hire", 0), ("hire", 1), ("hire", 2), ("decline",)]


def test_a10_without_both_nothing_happens():
    table = Table()
    table.me.reserve, table.me.specialists = [], [READY] * 3
    assert give(table, "upgrade").waiting == ""


def test_the_miner_reclassifies():
    assert BOX.specialists[0] == (("reclassify", 1),)


def test_the_sketch_artist_takes_the_round_bonus():
    assert BOX.specialists[1] == (("round", 1),)
    assert give(Table().round(2, "money"), "round").me.money == 8


def test_the_ichthyologist_draws_a_paleontologist():
    assert BOX.specialists[2] == (("paleontologist", 1),)


# several rewards


def test_d14_the_round_bonus_is_that_of_the_round():
    table = Table()
    assert [BOX.rows.tiles[number].key for number in table.feud.rounds] == list(ROUNDS)
    table.feud.round = 4
    assert give(table, "round").me.loyalty == [1, 0]


def test_equal_rewards_are_one_choice():
    table = Table().archive("A", "troodon").ask(Rewards(0, (("reclassify", 1), ("reclassify", 1))))
    assert table.waiting == "Reclassify"


def test_money_and_cards_never_wait_for_the_order():
    table = Table().deck("eryops").ask(Rewards(0, (("sites", 1), ("money", 2), ("species", 1))))
    assert (table.waiting, table.me.money, table.me.species) == ("SiteActions", 7, [card("eryops")])


def test_a_reward_that_does_nothing_asks_nothing():
    rewards = Rewards(0, (("sites", 1), ("rare", 1)))
    assert rewards.options(Table().display("").feud) == [("take", "rare", 1)]
    assert rewards.options(Table().display("wing").feud) == [("take", "sites", 1), ("take", "rare", 1)]


# grants that change draws


def test_collector_may_take_rare_bones_instead_of_drawing():
    table = give(Table().grant("collector").display("tail wing").bag("foot foot"), "bones", 2)
    assert table.options == [("rare", kind("tail")), ("rare", kind("wing")), ("bag",)]
    assert table.do(("rare", kind("wing"))).held() == "foot wing"


def test_e2_collector_decides_before_drawing():
    table = give(Table().grant("collector").display("tail wing").bag("foot foot"), "bones", 2).do(("bag",))
    assert (table.held(), table.waiting) == ("foot foot", "")


def test_collector_may_take_all_of_a_draw_from_the_display():
    table = give(Table().grant("collector").display("tail wing wing").bag("foot"), "bones", 2)
    assert table.do(("rare", kind("tail")), ("rare", kind("wing"))).held() == "tail wing"
    assert table.waiting == ""


def test_collector_without_a_display_draws_from_the_bag():
    assert give(Table().grant("collector").display("").bag("foot foot"), "bones", 2).held() == "foot foot"


def test_collector_helps_with_the_bone_of_a_dig_site_action():
    table = errands(Table().grant("collector").display("wing").bag(""), 1)
    assert table.do(("site", ERRAND["bone"]), ("rare", kind("wing"))).held() == "wing"


def test_tenure_lets_the_paleontologist_stay():
    table = Table().grant("tenure").hand("allosaurus").bones("torso tail")
    table.me.post = 0
    assert 0 in open_posts(table.feud, 0)
    table.me.grant = NOTHING
    assert 0 not in open_posts(table.feud, 0)


def test_there_are_fourteen_grants():
    assert len(BOX.grants) == 14


def test_s50_two_players_may_have_one_grant():
    table = Table().grant("stipend").grant("stipend", player=1)
    table.me.laid = table.him.laid = [("", 0)]
    assert (table.feud.slot_cost(0), table.feud.slot_cost(1)) == (0, 0)


def test_a_reclassified_card_leaves_its_envelope():
    table = give(Table().archive("B", "eryops").archive("D", "mesonyx"), "reclassify")
    table.do(("reclassify", card("mesonyx"), 0))
    assert table.me.archive == [(card("mesonyx"),), (card("eryops"),), (), (), ()]


BOTH = [("take", "loyalty", 1), ("take", "round", 1)]


def order_of(table, *rewards):
    return Rewards(0, rewards).options(table.feud)


def test_c3_loyalty_waits_for_a_round_bonus_that_can_turn_the_patron():
    rewards = (("loyalty", 1), ("round", 1))
    assert order_of(Table().round(1, "sites"), *rewards) == BOTH
    assert order_of(Table().round(1, "money"), *rewards) == BOTH[:1]


def test_c3_a_round_bonus_of_choice_may_be_any_of_the_four():
    table = Table().round(1, "money")
    assert order_of(table, ("loyalty", 1), ("any-round", 1))[1:] == [("take", "any-round", 1)]
    table.feud.rounds = [tile(key) for key in ("money", "cover", "slot", "loyalty")]
    assert order_of(table, ("loyalty", 1), ("any-round", 1)) == BOTH[:1]


def test_c3_with_side_trip_a_minor_find_bonus_may_turn_it():
    table = Table().grant("side-trip").round(1, "money")
    assert order_of(table, ("loyalty", 1), ("round", 1)) == BOTH[:1]
    table.feud.columns[2] = tile("sites")
    assert order_of(table, ("loyalty", 1), ("round", 1)) == BOTH
    table.me.grant = NOTHING
    assert order_of(table, ("loyalty", 1), ("round", 1)) == BOTH[:1]


def test_only_basic_team_cards_are_exchanged():
    table = Table()
    table.me.team_cards, table.me.laid = [2, team("advanced-1")], [("paleontologist", 1), ("species", 3)]
    table.me.reserve = [team("advanced-2")]
    exchanges = [choice for choice in give(table, "upgrade").options if choice[0] == "exchange"]
    assert exchanges == [("exchange", 2, team("advanced-2"))]
