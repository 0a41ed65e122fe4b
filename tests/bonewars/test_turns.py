"""Playing a card: costs, slots, what each kind of card gives, the match bonus (rules 1.7, 1.8; A, S6-S16)."""

from game.model.bonewars.bonuses import gain
from game.model.bonewars.box import DEBUNK, NOTHING, PUBLISH
from game.model.bonewars.deeds import PrizeTaken, SpecialistUsed
from game.model.bonewars.facts import MoneyPaid, TurnBegan
from game.model.bonewars.paleontologist import legal_actions
from game.model.bonewars.rounds import NextTurn
from game.model.bonewars.state import READY
from game.model.bonewars.team import Afterwards, TeamTurn
from game.model.bonewars.turns import Turn, UseSpecies
from tests.bonewars.table import BOX, Table, card, kind, person, site, team

PASS = [("pass",)]


def test_a_card_goes_into_the_left_most_free_slot():
    table = Table()
    table.me.laid = [("", 0)]
    table.ask(Turn(0)).do(("team", team("basic-1")))
    assert table.me.laid == [("", 0), ("team", team("basic-1"))]
    assert team("basic-1") not in table.me.team_cards


def test_slot_costs_run_from_zero_to_three():
    assert [row.cost for row in BOX.rows.slots] == [0, 1, 2, 2, 3]


def test_a1_a_card_that_cannot_be_paid_for_cannot_be_played():
    table = Table()
    table.me.laid, table.me.money = [("", 0)], 2
    assert Turn(0).options(table.feud) == [("team", 1), ("team", 2), ("pass",)]


def test_a1_a_slot_that_cannot_be_paid_for_forces_the_pass():
    table = Table().hand("eryops")
    table.me.laid, table.me.money = [("", 0)] * 4, 2
    assert Turn(0).options(table.feud) == PASS


def test_a2_a_team_may_do_nothing():
    table = Table()
    table.ask(Turn(0)).do(("team", 1))
    assert ("done",) in table.options


def test_a3_there_is_no_hand_limit():
    table = Table().hand("eryops laelaps troodon tylosaurus trachodon triceratops stegosaurus")
    assert len(Turn(0).options(table.feud)) == 3 + 7 + 1


def test_a4_when_all_slots_are_used_the_pass_is_the_turn():
    table = Table()
    table.me.laid = [("", 0)] * 5
    assert Turn(0).options(table.feud) == PASS


def test_a5_an_upgraded_slot_shows_no_icon_and_never_matches():
    table = Table().hand("mesonyx")
    table.me.laid, table.me.slots[3] = [("", 0)] * 3, BOX.upgraded
    table.ask(Turn(0)).do(("species", card("mesonyx")))
    assert table.happened(PrizeTaken) == []
    assert ("prize",) not in table.options
    assert table.happened(MoneyPaid)[0] == MoneyPaid(0, 1, 4)


def test_a6_a_species_card_in_a_slot_cannot_be_published():
    table = Table().hand("allosaurus").bones("torso tail")
    table.ask(Turn(0)).do(("species", card("allosaurus")))
    assert table.feud.todo[-1] == TeamTurn(0, 1, 2, 1, False, False)


def test_a7_stipend_spares_the_slot_but_not_the_team_card():
    table = Table().grant("stipend")
    table.me.laid = [("", 0)] * 4
    table.ask(Turn(0)).do(("team", team("basic-2")))
    assert table.happened(MoneyPaid) == [MoneyPaid(0, 1, 4)]


def test_s6_no_cost_falls_below_zero():
    table = Table().grant("stipend")
    table.me.money = 0
    table.ask(Turn(0)).do(("team", team("basic-1")))
    assert table.happened(MoneyPaid) == []


def test_s7_money_of_the_match_prize_comes_too_late_to_pay():
    table = Table().hand("trachodon")
    table.me.laid, table.me.money = [("", 0)], 0
    assert Turn(0).options(table.feud) == PASS


def test_the_match_prize_may_be_taken_before_the_action():
    table = Table().hand("trachodon")
    table.ask(Turn(0)).do(("species", card("trachodon")), ("prize",))
    assert table.me.money == 5 + 3
    assert table.waiting == "TeamTurn"


def test_the_match_prize_may_be_taken_after_the_action():
    table = Table().hand("trachodon")
    table.ask(Turn(0)).do(("species", card("trachodon")), ("team",), ("done",))
    assert table.options == [("prize",), ("done",)]
    assert table.do(("prize",)).me.money == 5 + 3


def test_the_match_prize_may_be_left():
    table = Table().hand("trachodon")
    table.ask(Turn(0)).do(("species", card("trachodon")), ("team",), ("done",), ("done",))
    assert (table.me.money, table.waiting) == (5, "")


def test_s8_covering_the_slot_changes_neither_match_nor_points():
    table = Table().hand("trachodon").ask(Turn(0))
    table.do(("species", card("trachodon")))
    table.me.slots[0] = BOX.upgraded
    table.do(("prize",))
    assert table.me.money == 5 + 3
    assert table.feud.todo[-1] == TeamTurn(0, 1, 2, 1, False, False)


def test_s9_bones_of_the_prize_may_make_an_action_possible():
    table = Table().hand("archaeotherium eryops").bag("torso tail").finds("- - - - -")
    table.ask(Turn(0)).do(("species", card("archaeotherium")))
    assert table.options == [("prize",), ("team",)]
    assert table.do(("prize",)).options == [("publish",), ("team",)]


def test_s10_a_paleontologist_card_needs_a_possible_action():
    table = Table().hand("", "peabody marsh")
    assert Turn(0).options(table.feud)[-1:] == PASS
    assert ("paleontologist", person("marsh")) not in Turn(0).options(table.feud)


def test_s10_the_bonus_of_the_card_counts_for_what_is_possible():
    table = Table().hand("allosaurus", "marsh williston").bones("torso torso").finds("- - - - -")
    options = Turn(0).options(table.feud)
    assert ("paleontologist", person("marsh")) in options
    assert ("paleontologist", person("williston")) not in options


def test_s11_an_action_without_a_target_cannot_be_chosen():
    table = Table().bones("torso torso")
    assert legal_actions(table.feud, 0, 0) == []


def test_s12_paleontologists_of_others_do_not_block():
    table = Table().hand("allosaurus").bones("torso tail")
    table.him.post = PUBLISH
    assert PUBLISH in legal_actions(table.feud, 0, 0)


def test_the_marker_must_move_to_another_action():
    table = Table().hand("allosaurus").bones("torso tail")
    table.me.post = PUBLISH
    assert PUBLISH not in legal_actions(table.feud, 0, 0)


def test_from_the_hand_the_marker_may_go_anywhere():
    table = Table().hand("allosaurus").bones("torso tail")
    assert table.me.post == NOTHING
    assert PUBLISH in legal_actions(table.feud, 0, 0)


def test_the_marker_stays_where_it_acted():
    table = Table().hand("", "reed").bones("torso torso").papers(1, 2)
    table.ask(Turn(0)).do(("paleontologist", person("reed")))
    assert table.me.post == DEBUNK


def test_a_species_card_brings_no_bonus_to_its_action():
    table = Table().hand("dinoceras allosaurus").bones("torso torso").papers(1, 2).finds("- - - - -")
    table.ask(UseSpecies(0, card("dinoceras"), 1, 1, 0)).do(("debunk",))
    assert table.me.loyalty == [1, 0]


def test_s13_a_specialist_may_be_used_before_the_team_acts():
    table = Table().specialist(2).hand("", "").ask(Turn(0))
    table.feud.shown = [person("marsh")]
    table.do(("team", team("basic-3")), ("specialist", 2), ("shown", person("marsh")))
    assert table.happened(SpecialistUsed) == [SpecialistUsed(0, 2, 0)]
    assert table.me.specialists[2] == 0
    assert not any(choice[0] == "specialist" for choice in table.options)


def test_s13_or_after_it_but_not_in_between():
    table = Table().specialist(2).ask(Turn(0))
    table.do(("team", team("basic-3")), ("move", site("dakota")))
    assert ("specialist", 2) not in table.options
    assert table.do(("done",)).options == [("specialist", 2), ("done",)]


def test_a9_there_is_at_most_one_specialist_on_a_card():
    table = Table().specialist(0, 2).archive("A", "troodon").ask(Turn(0))
    table.do(("team", team("basic-3")), ("specialist", 0), ("decline",), ("done",))
    assert (table.waiting, table.me.specialists[2]) == ("", READY)


def test_a9_only_a_torn_card_takes_a_specialist():
    table = Table().specialist(0, 2).ask(Turn(0)).do(("team", team("basic-1")))
    assert not any(choice[0] == "specialist" for choice in table.options)
    assert table.do(("done",)).waiting == ""


def test_a9_a_specialist_is_used_once_a_round():
    table = Table()
    table.me.specialists = [0, -2, -2]
    table.ask(Turn(0)).do(("team", team("basic-2")))
    assert not any(choice[0] == "specialist" for choice in table.options)


def test_a9_one_hired_in_this_turn_may_still_be_put_on_the_card():
    table = Table()
    table.feud.todo.append(TeamTurn(0, 1, 1, 1, True, True))
    table.me.laid = [("team", 2)]
    gain(table.feud, 0, "upgrade", 1, [])
    table.ask().do(("hire", 0), ("done",))
    assert table.options == [("specialist", 0), ("done",)]


def test_s15_exchanging_the_card_in_use_changes_nothing_this_turn():
    table = Table().specialist(2)
    table.ask(Turn(0)).do(("team", team("basic-3")))
    gain(table.feud, 0, "upgrade", 1, [])
    table.ask().do(("exchange", team("basic-3"), team("advanced-1")))
    assert table.feud.todo[-1] == TeamTurn(0, 3, 1, 1, True, False)
    table.do(("specialist", 2))
    assert table.me.specialists[2] == 0


def test_s16_an_extra_slot_is_used_in_its_place_from_the_next_turn():
    table = Table()
    table.me.laid = [("", 0)] * 5
    assert Turn(0).options(table.feud) == PASS
    table.me.slots.append(BOX.upgraded)
    assert table.feud.slot_cost(0) == 1
    assert len(Turn(0).options(table.feud)) == 4


def test_s14_the_last_player_takes_turn_after_turn():
    table = Table()
    table.him.passed, table.feud.active = True, 0
    table.ask(NextTurn()).do(("team", 1), ("done",), ("end",))
    assert [fact.player for fact in table.happened(TurnBegan)] == [0, 0]
    assert table.waiting == "Turn"


def test_turns_go_round_in_order_without_those_who_passed():
    table = Table(4)
    table.feud.order, table.feud.active = [2, 0, 3, 1], 0
    table.feud.seats[3].passed = True
    assert table.ask(NextTurn()).feud.active == 1


def test_a_turn_ends_when_the_player_says_so():
    table = Table()
    table.feud.active = 1
    table.ask(NextTurn()).do(("team", 1), ("done",))
    assert table.options == [("end",)]
    assert table.do(("end",)).feud.active == 1


def test_afterwards_asks_nothing_without_anything_left():
    assert Afterwards(0, 0, True).options(Table().feud) == [("done",)]


def test_s17_the_three_cards_of_a_look_are_seen_by_the_player_alone():
    table = Table().deck("eryops laelaps troodon")
    gain(table.feud, 0, "see", 1, table.facts)
    assert table.facts[-1].shows


def test_the_prize_of_a_match_asks_for_bones_when_crates_are_full():
    table = Table().hand("archaeotherium").bones("foot foot foot foot").bag("wing wing")
    table.ask(Turn(0)).do(("species", card("archaeotherium")), ("prize",), ("return", kind("foot")))
    assert table.do(("return", kind("foot"))).held() == "foot foot wing wing"
