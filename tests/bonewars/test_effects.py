"""The fifteen other effects, prizes, bonus tiles and dig site actions (rules 1.11, 3.8, 3.13; E, D12, D14, S26-S46)."""

import pytest

from game.model.bonewars.bonuses import Rewards, gain, take_tile
from game.model.bonewars.box import COPE, MARSH, NOTHING
from game.model.bonewars.errands import SiteActions
from game.model.bonewars.facts import SpeciesShuffled
from game.model.bonewars.paleontologist import open_posts
from game.model.bonewars.state import READY, RESERVE
from tests.bonewars.table import BOX, ROUNDS, Table, card, kind, person, team, tile

ERRAND = {key: number for number, key in enumerate(BOX.errands)}


def give(table, effect, amount=1):
    gain(table.feud, 0, effect, amount, table.facts)
    return table.ask()


def errands(table, number=3):
    return table.ask(SiteActions(0, number))


# the prizes and the bonus tiles


@pytest.mark.parametrize(
    ("key", "gains"),
    [
        ("money", (("money", 3),)),
        ("bones", (("bones", 2),)),
        ("cover", (("cover", 1),)),
        ("upgrade", (("upgrade", 1),)),
        ("reclassify", (("reclassify", 1),)),
        ("sites", (("sites", 3),)),
    ],
)
def test_the_six_prizes(key, gains):
    assert {BOX.prizes[number] for number, row in enumerate(BOX.species) if row.prize == key} == {gains}


@pytest.mark.parametrize(
    ("key", "waiting"),
    [
        ("rare", "TakeRare"),
        ("see", "KeepOne"),
        ("upgrade", "Upgrade"),
        ("bones", "Keep"),
        ("money", ""),
        ("slot", "AddSlot"),
        ("cover", "Uncover"),
        ("sites", "SiteActions"),
        ("loyalty", ""),
    ],
)
def test_the_nine_bonus_tiles(key, waiting):
    table = Table().bones("foot foot claw claw")
    table.feud.columns[0] = tile(key)
    take_tile(table.feud, 0, "column", 0, [])
    assert table.ask().waiting == waiting
    assert (table.me.money, table.me.loyalty[MARSH]) == (8 if key == "money" else 5, int(key == "loyalty"))


def test_three_bones_and_two_rare_bones_are_on_the_tiles():
    assert BOX.tiles[tile("bones")] == (("bones", 3),)
    assert BOX.tiles[tile("rare")] == (("rare", 2),)
    assert BOX.tiles[tile("sites")] == (("sites", 3),)


# 1-4: money and bones


def test_money_is_taken_from_the_supply():
    assert give(Table(), "money", 3).me.money == 8


def test_bones_are_drawn_from_the_bag():
    assert give(Table().bag("wing wing wing"), "bones", 2).held() == "wing wing"


def test_e1_a_short_bag_gives_what_there_is():
    table = give(Table().bag("wing"), "bones", 3)
    assert (table.held(), table.waiting) == ("wing", "")


def test_e4_after_a_draw_any_bones_may_go():
    table = give(Table().bones("foot foot foot claw").bag("wing wing"), "bones", 2)
    assert table.options == [("return", kind(key)) for key in ("foot", "claw", "wing")]
    table.do(("return", kind("foot")), ("return", kind("wing")))
    assert table.held() == "foot foot claw wing"


def test_bones_to_go_are_named_in_ascending_order():
    table = give(Table().bones("foot foot foot claw").bag("wing wing"), "bones", 2).do(("return", kind("claw")))
    assert (table.held(), table.waiting) == ("foot foot foot wing", "")


def test_s45_no_choice_leads_into_a_dead_end():
    table = give(Table().bones("foot foot claw wing").bag("tail tail tail"), "bones", 3)
    assert table.options == [("return", kind("tail")), ("return", kind("foot"))]


def test_rare_bones_are_chosen_from_the_display():
    table = give(Table().display("tail wing"), "rare", 2)
    assert table.options == [("rare", kind("tail")), ("rare", kind("wing")), ("done",)]
    assert table.do(("rare", kind("wing"))).held() == "wing"


def test_rare_bones_are_taken_one_by_one():
    table = give(Table().display("tail wing wing wing"), "rare", 3)
    assert table.do(*[("rare", kind("wing"))] * 3).held() == "wing wing wing"


def test_e5_the_display_is_not_refilled():
    table = give(Table().display("tail wing"), "rare", 1).do(("rare", kind("wing")))
    assert sum(table.feud.display) == 1


def test_s45_fewer_rare_bones_may_be_taken():
    assert give(Table().display("tail wing"), "rare", 2).do(("done",)).held() == ""


def test_e3_an_empty_display_gives_nothing():
    assert give(Table().display(""), "rare", 2).waiting == ""


def test_a_rare_bone_may_replace_another():
    table = give(Table().bones("foot foot foot foot").display("wing"), "rare", 1)
    assert table.do(("rare", kind("wing")), ("return", kind("foot"))).held() == "foot foot foot wing"


def test_s46_a_swap_leaves_the_given_bone_in_the_display():
    table = errands(Table().bones("foot").display("wing fin"), 1).do(("site", ERRAND["swap"]))
    assert table.options == [("swap", kind("foot"), kind("fin")), ("swap", kind("foot"), kind("wing"))]
    table.do(("swap", kind("foot"), kind("wing")))
    assert (table.held(), table.feud.display[kind("foot")], table.feud.display[kind("wing")]) == ("wing", 1, 0)


@pytest.mark.parametrize(("bones", "display"), [("", "wing"), ("wing", ""), ("wing wing", "wing")])
def test_s46_a_swap_needs_two_different_bones(bones, display):
    assert ("site", ERRAND["swap"]) not in errands(Table().bones(bones).display(display)).options


# 5-6: patron and paleontologist


def test_switching_the_patron_works_at_once():
    table = errands(Table()).do(("site", ERRAND["switch"]))
    assert table.me.patron == COPE
    give(table, "loyalty")
    assert table.me.loyalty == [0, 1]


def test_taking_back_the_paleontologist_opens_every_action():
    table = Table()
    table.me.post = 1
    assert errands(table).do(("site", ERRAND["take-back"])).me.post == NOTHING


def test_a_marker_in_the_hand_cannot_be_taken_back():
    assert ("site", ERRAND["take-back"]) not in errands(Table()).options


# 7-9: cards


def test_of_three_cards_one_is_kept():
    table = give(Table().deck("eryops laelaps troodon tylosaurus"), "see")
    out = len(table.feud.species_out)
    assert table.options == [("keep", number) for number in sorted(map(card, ("eryops", "laelaps", "troodon")))]
    table.do(("keep", card("laelaps")))
    assert (table.me.species, len(table.feud.species_out)) == ([card("laelaps")], out + 2)
    assert table.feud.species_deck == [card("tylosaurus")]


def test_a_species_card_is_drawn_from_the_top():
    assert give(Table().deck("eryops laelaps"), "species").me.species == [card("eryops")]


def test_the_discards_become_the_deck_when_it_is_empty():
    table = Table().deck("")
    table.feud.species_out = [card("eryops")]
    give(table, "species", 2)
    assert (table.me.species, table.feud.species_out) == ([card("eryops")], [])
    assert table.happened(SpeciesShuffled) == [SpeciesShuffled(1)]


def test_e7_without_deck_and_discards_there_is_no_card():
    table = Table().deck("")
    table.feud.species_out = []
    assert give(table, "species").me.species == []
    assert give(table, "see").waiting == ""


def test_s26_a_short_deck_shows_what_there_is():
    table = Table().deck("eryops")
    table.feud.species_out = [card("laelaps")]
    assert {choice[1] for choice in give(table, "see").options} == {card("eryops"), card("laelaps")}


def test_e6_a_paleontologist_is_drawn_from_the_display_or_the_deck():
    table = Table()
    table.feud.shown = [person("cope"), person("reed"), person("lucas")]
    give(table, "paleontologist")
    assert table.options == [("shown", number) for number in sorted(table.feud.shown)] + [("deck",)]


def test_s43_the_display_is_refilled_at_once():
    table = Table()
    table.feud.shown = [person("cope"), person("reed"), person("lucas")]
    top = table.feud.paleontologist_deck[-1]
    give(table, "paleontologist").do(("shown", person("reed")))
    assert table.feud.shown == [person("cope"), top, person("lucas")]
    assert table.me.paleontologists == [person("reed")]


def test_s43_without_cards_the_display_stays_short():
    table = Table()
    table.feud.shown, table.feud.paleontologist_deck = [person("cope"), person("reed")], []
    give(table, "paleontologist")
    assert ("deck",) not in table.options
    assert table.do(("shown", person("cope"))).feud.shown == [person("reed")]


def test_s43_paleontologist_discards_are_shuffled_into_a_deck():
    table = Table()
    table.feud.shown, table.feud.paleontologist_deck, table.feud.paleontologist_out = [], [], [person("cope")]
    assert give(table, "paleontologist").me.paleontologists == [person("cope")]


def test_without_any_paleontologist_nothing_is_drawn():
    table = Table()
    table.feud.shown, table.feud.paleontologist_deck, table.feud.paleontologist_out = [], [], []
    assert give(table, "paleontologist").me.paleontologists == []


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
