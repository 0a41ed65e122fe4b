"""The fifteen other effects, prizes, bonus tiles and dig site actions (rules 1.11, 3.8, 3.13; E, D12, D14, S26-S46)."""

import pytest

from game.model.bonewars.bonuses import take_tile
from game.model.bonewars.box import COPE, MARSH, NOTHING
from game.model.bonewars.facts import SpeciesShuffled
from tests.bonewars.effect_side import ERRAND, errands, give
from tests.bonewars.table import BOX, Table, card, kind, person, tile

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
