"""Rulings that no other file names: each settles what a program must decide (rules 4.6, 4.8, 2.11)."""

from game.model.bonewars.bonuses import Rewards, gain
from game.model.bonewars.box import COPE, MARSH
from game.model.bonewars.debunk import Debunk
from game.model.bonewars.facts import LoyaltyGained, ReputationGained
from game.model.bonewars.publish import Publish, can_publish
from game.model.bonewars.setup import new_game
from game.model.bonewars.shelves import credibility
from game.model.bonewars.state import Setup
from game.model.bonewars.supplies import gain_loyalty
from game.model.bonewars.team import TeamTurn
from game.model.bonewars.theodore.gains import can_run, his, receive, run_errands
from game.model.bonewars.theodore.turn import refill
from tests.bonewars.table import BOX, Table, card, kind, solo


def test_f11_profession_bonuses_come_in_any_order():
    table = Table().display("wing fin").bag("foot foot")
    table.ask(Rewards(0, (("rare", 1), ("bones", 2))))
    assert table.options == [("take", "rare", 1), ("take", "bones", 2)]
    assert table.do(("take", "bones", 2), ("rare", kind("fin"))).held() == "foot foot fin"


def test_s1_setup_is_decided_by_the_seed_alone():
    assert new_game(BOX, Setup(4, 77)) == new_game(BOX, Setup(4, 77))


def test_s19_leaving_the_university_is_only_possible_in_a_team_turn():
    table = Table()
    gain(table.feud, 0, "sites", 2, [])
    assert not any(choice[0] == "move" for choice in table.ask().options)
    assert TeamTurn(0, 1, 1, 1, False, False).options(table.feud)[0][0] == "move"


def test_s28_room_is_tested_before_any_reward():
    table = Table().archive("A", "troodon").hand("trachodon").bones("torso tail")
    assert not can_publish(table.feud, 0, "")
    table.me.archive_camps = 1
    assert can_publish(table.feud, 0, "")


def test_s36_credibility_is_looked_at_only_when_it_is_scored():
    table = Table().bones("claw claw").papers(COPE, 2, 2)
    table.me.loyalty = [9, 9]
    table.ask(Debunk(0, "", 0, False, False))
    assert (credibility(table.feud, COPE), table.me.reputation) == (1, 0)


def test_s37_loyalty_is_counted_step_by_step():
    table = Table()
    table.me.loyalty = [11, 0]
    gain_loyalty(table.feud, 0, MARSH, 4, table.facts)
    assert table.facts == [LoyaltyGained(0, MARSH, 11, 13), ReputationGained(0, 2, 2, "track")]


def test_s65_the_entries_he_can_do():
    table = Table(theodore="advanced")
    assert not can_run(table.feud, 1, "take-back")
    assert not can_run(table.feud, 1, "see")
    assert can_run(table.feud, 1, "switch")
    assert can_run(table.feud, 1, "money")
    table.him.post = 0
    assert can_run(table.feud, 1, "take-back")


def test_s70_upgraded_cards_are_shuffled_like_the_others_and_laid_ones_are_not():
    table = Table(theodore="advanced")
    theodore = his(table.feud)
    theodore.deck, theodore.discards = [], [solo("i-1"), 1, 2]
    table.him.laid = [("solo", 3)]
    refill(table.feud, table.facts)
    assert sorted(theodore.deck) == sorted([solo("i-1"), 1, 2])
    assert theodore.discards == []


def test_s76_of_several_papers_of_a_value_the_highest_is_taken():
    table = Table().bones("claw claw").papers(COPE, 2, 3, 2, 4)
    table.ask(Debunk(0, "", 0, False, False))
    assert table.feud.papers[COPE] == (2, 3, 4)


def test_s84_a_short_deck_is_looked_at_first_and_then_the_shuffled_discards():
    table = Table(theodore="advanced").hand("patriofelis", player=1).deck("eryops").bag("").display("")
    table.feud.species_out = [card("laelaps")]
    run_errands(table.feud, 1, 2, table.facts)
    assert sorted(table.him.species + table.feud.species_out) == sorted(map(card, ("eryops", "laelaps", "patriofelis")))


def test_s94_the_given_bone_goes_to_the_display_after_the_other_is_taken():
    table = Table(theodore="advanced").bones("foot foot", 1).display("wing")
    run_errands(table.feud, 1, 1, table.facts)
    assert (table.held(1), table.feud.display[kind("foot")], table.feud.display[kind("wing")]) == ("foot wing", 1, 0)


def test_t31_a_round_bonus_he_cannot_use_is_lost():
    table = Table(theodore="advanced").display("").round(1, "rare")
    receive(table.feud, 1, (("round", 1),), table.facts)
    assert table.held(1) == ""


def test_c2_a_card_without_bones_of_two_categories_is_not_offered():
    table = Table().hand("trachodon laelaps").bones("torso claw")
    assert Publish(0, "", 0, ()).options(table.feud) == [
        ("publish", card("laelaps")),
        ("publish", card("trachodon")),
    ]
