"""Every worked example of the rules, by its number (rules 1.15)."""

from game.model.bonewars.awards import Claim
from game.model.bonewars.bonuses import Reclassify, gain
from game.model.bonewars.box import COPE, MARSH
from game.model.bonewars.debunk import Debunk
from game.model.bonewars.deeds import PaperSlid
from game.model.bonewars.facts import MoneyPaid
from game.model.bonewars.finds import Find
from game.model.bonewars.passing import MoveNeutral
from game.model.bonewars.publish import Publish
from game.model.bonewars.scoring import END, score_shelves, totals
from game.model.bonewars.state import READY
from game.model.bonewars.supplies import gain_loyalty
from game.model.bonewars.team import TeamTurn
from game.model.bonewars.turns import Turn
from tests.bonewars.table import Table, card, kind, person, site, team


def test_w1_the_third_slot_and_a_card_of_one_dollar_cost_three():
    table = Table()
    table.me.laid = [("", 0), ("", 0)]
    table.ask(Turn(0)).do(("team", team("basic-2")))
    assert table.happened(MoneyPaid) == [MoneyPaid(0, 3, 2)]


def test_w2_a_team_card_with_three_points_and_depth_one_digs_top_bones_only():
    table = Table().dig_site("montana", "tail wing fin")
    table.me.site = site("montana")
    table.ask(Turn(0)).do(("team", team("basic-3")))
    assert table.feud.todo[-1] == TeamTurn(0, 3, 1, 1, True, False)
    assert [choice for choice in table.options if choice[0] == "dig"] == [("dig", 0)]


def test_w3_a_species_card_gives_the_points_and_the_depth_above_its_slot():
    table = Table().hand("allosaurus").dig_site("montana", "tail wing fin")
    table.me.site, table.me.laid = site("montana"), [("", 0), ("", 0)]
    table.ask(Turn(0)).do(("species", card("allosaurus")), ("team",))
    assert table.feud.todo[-1] == TeamTurn(0, 2, 3, 1, False, False)
    assert [choice for choice in table.options if choice[0] == "dig"] == [("dig", 0), ("dig", 1), ("dig", 2)]


def test_w4_nero_digs_in_wyoming_and_discovers_in_colorado():
    table = Table().dig_site("wyoming", "claw tail tail").dig_site("colorado", species="diplodocus")
    table.me.laid, table.me.movement_camps, table.me.site = [("", 0)], 0, site("montana")
    table.ask(Turn(0)).do(("team", team("basic-3")))
    assert table.happened(MoneyPaid) == [MoneyPaid(0, 4, 1)]
    table.do(("move", site("wyoming")), ("dig", 0), ("move", site("colorado")), ("discover",))
    assert table.held() == "claw"
    assert table.me.species == [card("diplodocus")]
    assert table.feud.todo[-1] == TeamTurn(0, 0, 1, 1, True, True)
    table.do(("done",))
    assert table.waiting == ""


def test_w5_ellen_publishes_two_papers_with_williston():
    table = Table().hand("cimolopteryx archaeotherium", "williston").archive("C", "allosaurus")
    table.bones("carnivore wing torso herbivore foot").deck("eryops deinodon")
    table.me.patron, table.me.laid, table.me.archive_camps = COPE, [("", 0)], 1
    table.ask(Turn(0)).do(("paleontologist", person("williston")), ("publish",), ("publish", card("cimolopteryx")))
    table.do(("bone", kind("carnivore")), ("publish", card("archaeotherium")))
    table.do(("bone", kind("torso")), ("bone", kind("herbivore")), ("bone", kind("foot")))
    assert table.waiting == ""
    assert table.me.loyalty == [0, 3]
    assert len(table.held().split()) == 2
    assert table.me.money == 5 - 1 + 2
    assert table.me.species == [card("eryops"), card("deinodon")]
    assert table.feud.papers == [(), (2, 3)]
    assert table.me.archive[2] == (card("allosaurus"), card("cimolopteryx"))


def test_w6_three_different_bones_make_a_paper_of_value_three():
    table = Table().hand("dinoceras").bones("torso tail foot")
    table.ask(Publish(0, "", 0, ())).do(("bone", kind("torso")), ("bone", kind("tail")), ("bone", kind("foot")))
    assert table.feud.papers[MARSH] == (3,)


def test_w7_robert_takes_his_prize_and_debunks_with_three_torsos():
    table = Table().hand("mesonyx").bones("torso torso torso foot").papers(COPE, 3, 4)
    table.me.laid = [("", 0)] * 3
    table.bones("foot").ask(Turn(0)).do(("species", card("mesonyx")), ("prize",), ("money",))
    assert (table.me.covers, table.feud.crates(0), table.me.money) == (2, 6, 5 - 2 + 2)
    table.do(("debunk",))
    assert table.options == [("end",)] or table.waiting == ""
    assert table.me.loyalty == [2, 0]
    assert table.feud.papers == [(3,), (4,)]
    assert table.happened(PaperSlid) == [PaperSlid(COPE, 4, 1, 0)]
    assert table.held() == "foot foot"


def test_w8_nero_lets_an_amphibian_stand_in_for_a_bird():
    table = Table().awards("A1", "B2", "C1").round(1, "bones").bag("tail tail tail")
    table.archive("A", "brontosaurus camarasaurus clidastes").archive("B", "apatornis eryops")
    table.ask(Claim(0, "")).do(("award", 1, 3))
    assert table.me.loyalty == [4, 0]
    assert table.held() == "tail tail tail"


def test_w9_elizabeth_makes_a_minor_find_with_ornithomimus():
    table = Table().hand("ornithomimus").archive("D", "stegosaurus").display("wing fin fin")
    table.finds("hammer plant plant plant plant plant plant plant plant plant")
    table.me.archive_camps = 1
    table.ask(Find(0, "")).do(("rare", kind("fin")), ("rare", kind("wing")))
    assert (table.me.reputation, table.feud.finds[0], table.held()) == (2, -1, "fin wing")


def test_w10_nero_reclassifies_hadrosaurus_for_two_dollars_and_not_four():
    table = Table().archive("A", "clidastes").archive("D", "hadrosaurus")
    table.me.archive_camps = 1
    table.ask(Reclassify(0)).do(("reclassify", card("hadrosaurus"), 0))
    assert table.me.money == 5 + 2
    assert table.me.archive[0] == (card("clidastes"), card("hadrosaurus"))


def test_w11_robert_passes_first_and_goes_over_to_marsh():
    table = Table(3).grant("toll")
    table.me.profession, table.me.patron, table.feud.neutral = 0, COPE, 1
    table.feud.seats[1].profession, table.feud.seats[2].profession = 3, 6
    table.ask(Turn(0)).do(("pass",), ("profession", 5), ("take", "paleontologist", 1), ("deck",), ("hire", 0))
    assert (table.me.specialists[0], table.feud.neutral, len(table.me.paleontologists)) == (READY, 2, 1)
    table.do(("university", 0))
    assert (table.me.university, table.me.grant, table.me.patron) == (0, 0, MARSH)
    assert (table.me.loyalty, table.me.money) == ([1, 0], 5 + 2 + 1)


def test_w12_robert_scores_twenty_six():
    table = Table(2).papers(MARSH, 2, 2).papers(COPE, 2, 2, 2, 2, 2, 2)
    table.me.loyalty = [5, 9]
    score_shelves(table.feud, END, [])
    assert totals(table.feud) == (26, 0)


def test_w13_torso_and_tail_make_a_paper_of_any_species():
    table = Table().hand("allosaurus").bones("torso tail foot herbivore").ask(Publish(0, "", 0, ()))
    assert table.feud.papers[MARSH] == (2,)
    assert table.held() == "herbivore foot"


def test_w14_four_wings_debunk_a_paper_of_value_four():
    table = Table().bones("wing wing wing wing").papers(COPE, 4)
    table.ask(Debunk(0, "", 0, False, False))
    assert (table.me.loyalty, table.feud.papers) == ([4, 0], [(4,), ()])


def test_w14_two_wings_and_two_fins_do_not():
    table = Table().bones("wing wing fin fin").papers(COPE, 4)
    assert Debunk(0, "", 0, False, False).options(table.feud) == []


def test_w15_a_movement_camp_gives_its_free_move_from_the_next_turn():
    table = Table()
    table.me.site = site("wyoming")
    table.ask(TeamTurn(0, 2, 1, table.feud.free_moves(0), False, False)).do(("camp", "movement"))
    assert table.feud.todo[-1] == TeamTurn(0, 1, 1, 1, False, True)
    assert table.feud.free_moves(0) == 2


def test_w16_a_card_exchanged_from_a_slot_leaves_the_slot_used():
    table = Table()
    table.me.laid, table.me.team_cards = [("team", team("basic-1"))], [team("basic-2"), team("basic-3")]
    gain(table.feud, 0, "upgrade", 1, [])
    table.ask().do(("exchange", team("basic-1"), team("advanced-1"))).ask(Turn(0))
    assert ("team", team("advanced-1")) in table.options
    assert table.feud.slot_cost(0) == 1


def test_w17_the_neutral_team_goes_from_four_to_one():
    table = Table()
    table.feud.neutral = 3
    table.ask(MoveNeutral(0))
    assert table.feud.neutral == 0


def test_w18_two_loyalty_at_the_top_are_two_reputation():
    table = Table()
    table.me.loyalty = [13, 0]
    gain_loyalty(table.feud, 0, MARSH, 2, [])
    assert (table.me.loyalty, table.me.reputation) == ([13, 0], 2)


def test_w19_the_cover_bonus_comes_without_a_cover_tile_too():
    table = Table()
    table.me.covers = 0
    gain(table.feud, 0, "cover", 1, [])
    table.ask().do(("reputation",))
    assert (table.feud.crates(0), table.me.reputation, table.me.covers) == (10, 1, 0)


def test_w21_a_patron_turned_by_a_prize_gets_the_paper():
    table = Table().hand("camarasaurus").bones("torso tail herbivore")
    table.ask(Publish(0, "", 0, ())).do(("bone", kind("torso")), ("bone", kind("tail")), ("bone", kind("herbivore")))
    table.do(("take", "sites", 3), ("site", 0), ("done",))
    assert table.feud.papers == [(), (3,)]
    assert table.me.loyalty == [0, 1]


def test_w22_depth_is_a_slot_and_an_empty_top_slot_means_no_dig():
    table = Table().dig_site("montana", "- wing fin")
    table.me.site = site("montana")
    assert ("dig", 0) not in TeamTurn(0, 3, 1, 1, False, False).options(table.feud)


def test_w23_one_below_the_top_two_loyalty_are_a_step_and_a_reputation():
    table = Table()
    table.me.loyalty = [12, 0]
    gain_loyalty(table.feud, 0, MARSH, 2, [])
    assert (table.me.loyalty, table.me.reputation) == ([13, 0], 1)


def test_w24_an_archive_camp_raises_the_limit_at_once():
    table = Table().archive("D", "stegosaurus hadrosaurus")
    table.me.site, table.me.archive_camps = site("wyoming"), 1
    table.ask(TeamTurn(0, 2, 1, 1, False, False)).do(("camp", "archive"))
    assert table.feud.limit(0) == 3
