"""Theodore publishes, debunks, claims awards and takes minor finds (solo rules)."""

from game.model.bonewars.box import COPE, MARSH, NOTHING
from game.model.bonewars.deeds import PaperPublished, SpeciesPresented
from game.model.bonewars.facts import LoyaltyGained, SpeciesArchived
from game.model.bonewars.shelves import credibility
from game.model.bonewars.theodore.actions import award, debunk, find, perform, publish, why_not
from tests.bonewars.table import BOX, card, person
from tests.bonewars.theodore_choosing import reasons, table


def act(found, action):
    action(found.feud, 1, found.facts)
    return found


# publish


def test_t13_he_pays_one_bone_of_each_category_whatever_the_card_shows():
    found = act(table().hand("protostega", player=1).bones("torso tail herbivore foot", 1).round(1, "money"), publish)
    assert found.feud.papers[COPE] == (4,)
    assert (found.him.loyalty, found.him.money, found.him.reputation) == ([0, 2], 5 + 3 + 3, 1)


def test_t13_within_a_category_the_kind_he_has_most_of():
    found = act(table().hand("protostega", player=1).bones("torso claw foot foot", 1), publish)
    assert found.held(1) == "foot claw"
    found = act(table().hand("protostega", player=1).bones("torso claw foot", 1), publish)
    assert found.held(1) == "claw"


def test_t14_he_needs_two_categories():
    found = table().hand("protostega", player=1).bones("claw foot foot", 1)
    assert why_not(found.feud, 1, 0) == "too-few-bones"


def test_t14_only_cards_whose_own_envelope_has_room():
    found = table().hand("protostega", player=1).bones("torso tail", 1).archive("D", "mesonyx", 1)
    assert why_not(found.feud, 1, 0) == "no-card"


def test_publishing_is_impossible_with_a_full_archive():
    found = table().hand("protostega", player=1).bones("torso tail", 1)
    for envelope, key in zip("ABCDE", ("troodon", "eryops", "allosaurus", "mesonyx", "laelaps"), strict=True):
        found.archive(envelope, key, 1)
    assert why_not(found.feud, 1, 0) == "archive-full"


def test_s56_he_publishes_one_paper_completely_and_then_looks_again():
    found = table().hand("protostega clidastes", player=1).bones("torso tail torso tail foot foot", 1)
    act(found, publish)
    assert [fact.card for fact in found.happened(SpeciesPresented)][:2] == [card("clidastes"), card("protostega")]
    names = [type(fact) for fact in found.facts if type(fact) in (SpeciesPresented, SpeciesArchived, PaperPublished)]
    assert names == [SpeciesPresented, SpeciesArchived, PaperPublished] * 2


def test_s56_cards_just_gained_may_be_published():
    found = table().hand("dictyocephalus", player=1).bones("torso tail torso tail", 1).deck("mesonyx")
    act(found, publish)
    assert found.him.archive[3] == (card("mesonyx"),)
    assert found.feud.papers[COPE] == (2, 2)


def test_s55_the_paper_goes_to_the_patron_shown_after_the_rewards():
    found = table().hand("camarasaurus", player=1).bones("torso tail herbivore foot", 1).bag("").display("")
    act(found.round(1, "sites"), publish)
    assert reasons(found, "errand") == ["bone", "bone", "bone", "bone", "switch", "money"]
    assert (found.him.patron, found.feud.papers, found.him.loyalty) == (MARSH, [(4,), ()], [0, 2])


def test_t34_full_skeleton_is_a_loyalty_for_the_round_bonus():
    found = table().grant("full-skeleton", 1).hand("protostega", player=1).round(1, "money")
    act(found.bones("torso tail herbivore foot", 1), publish)
    assert (found.him.loyalty, found.him.money) == ([0, 3], 8)


def test_s81_restorer_adds_a_bone_from_the_kind_he_has_most_of_once():
    found = table().grant("restorer", 1).hand("protostega dinoceras", player=1).bones("torso torso torso tail tail", 1)
    act(found, publish)
    assert found.feud.papers[COPE] == (3, 2)


def test_s59_with_generalist_he_archives_in_the_right_most_envelope_with_room():
    found = act(table().grant("generalist", 1).hand("protostega", player=1).bones("torso tail", 1), publish)
    assert found.him.archive[4] == (card("protostega"),)


# debunk


def test_all_skulls_are_alike_to_him_and_all_limbs():
    found = act(table().bones("foot fin claw wing", 1).papers(MARSH, 4), debunk)
    assert (found.him.loyalty, found.feud.papers, found.held(1)) == ([0, 4], [(), (4,)], "")
    found = act(table().bones("carnivore herbivore", 1).papers(MARSH, 2), debunk)
    assert found.him.loyalty == [0, 1]


def test_t15_he_starts_with_the_most_valuable_paper_and_goes_on():
    found = act(table().bones("foot foot foot foot tail tail tail torso torso", 1).papers(MARSH, 2, 3, 4), debunk)
    assert found.feud.papers == [(), (4, 3, 2)]
    assert found.him.loyalty == [0, 7]


def test_s61_he_pays_the_kinds_he_has_most_of_first():
    found = act(table().bones("foot wing wing claw", 1).papers(MARSH, 2), debunk)
    assert found.held(1) == "foot claw"


def test_s82_tied_groups_go_torso_tail_skulls_limbs():
    found = act(table().bones("torso torso tail tail", 1).papers(MARSH, 2), debunk)
    assert found.held(1) == "tail tail"


def test_without_bones_or_papers_he_cannot_debunk():
    assert why_not(table().bones("foot foot", 1).feud, 1, 1) == "no-rival-paper"
    assert why_not(table().bones("foot foot", 1).papers(MARSH, 3).feud, 1, 1) == "no-set"


def test_s60_critic_completes_a_set_from_the_group_he_has_fewest_of():
    found = table().grant("critic", 1).bones("foot foot tail tail torso", 1).papers(MARSH, 3)
    act(found, debunk)
    assert (found.held(1), found.him.loyalty) == ("foot foot", [0, 2])


def test_s60_at_most_one_bone_in_an_action():
    found = table().grant("critic", 1).bones("foot tail torso carnivore", 1).papers(MARSH, 2, 2)
    assert act(found, debunk).him.loyalty == [0, 1]


def test_t34_pamphlet_is_not_used():
    found = act(table().grant("pamphlet", 1).bones("foot foot", 1).papers(MARSH, 2), debunk)
    assert found.him.loyalty == [0, 1]


# awards


def test_he_claims_no_first_row():
    found = table().archive("A", "brontosaurus", 1).archive("B", "apatornis", 1)
    assert why_not(found.feud, 1, 2) == "no-second-row"


def test_t16_he_claims_the_hardest_free_row_he_meets():
    found = table().round(1, "money").archive("A", "trachodon troodon archaeotherium", 1)
    found.archive("B", "deinodon", 1)
    found.feud.awards[1] = [row.key for row in BOX.rows.award_tiles].index("B1")
    act(found, award)
    assert found.feud.claims[5] == (1,)
    assert (found.him.loyalty, found.him.money) == ([0, 2], 8)


def test_of_several_awards_he_takes_the_most_loyalty():
    found = table().awards("A2", "B2", "C1").round(1, "money").archive("A", "brontosaurus camarasaurus troodon", 1)
    found.archive("B", "apatornis palaeotringa", 1)
    act(found, award)
    assert found.feud.claims[7] == (1,)
    assert found.him.loyalty == [0, 4]


def test_then_a_before_b_before_c():
    found = table().round(1, "money").archive("A", "brontosaurus allosaurus camarasaurus", 1)
    found.archive("B", "apatornis", 1)
    assert [len(found.feud.claims[number]) for number in (1, 5, 9)] == [0, 0, 0]
    act(found, award)
    assert found.feud.claims[1] == (1,)


# minor finds


def test_a_find_needs_a_card_with_room_and_a_matching_tile():
    assert why_not(table().hand("stegosaurus", player=1).finds("- - - - plant").feud, 1, 3) == "no-card"
    found = table().hand("stegosaurus", player=1).finds("- - - - hammer").archive("D", "mesonyx", 1)
    assert why_not(found.feud, 1, 3) == "no-card"


def test_he_takes_the_left_most_matching_tile_and_its_column():
    found = (
        table().hand("stegosaurus", player=1).finds("plant plant plant hammer hammer plant plant plant plant hammer")
    )
    act(found.bag("foot foot foot"), find)
    assert (found.feud.finds[3], found.him.reputation, found.held(1)) == (NOTHING, 1, "foot foot foot")


def test_t34_field_notes_are_used():
    found = table().grant("field-notes", 1).hand("stegosaurus", player=1).finds("- - - - hammer").round(1, "loyalty")
    assert (act(found, find).him.loyalty, found.him.money) == ([0, 1], 5)


def test_t34_generalist_takes_the_left_most_tile_of_any_icon():
    found = table().grant("generalist", 1).hand("stegosaurus", player=1).finds("- plant hammer - -").deck("eryops")
    act(found, find)
    assert found.feud.finds[1] == NOTHING


# the marker and his paleontologist cards


def test_s80_t17_the_loyalty_for_a_card_comes_when_the_marker_is_placed():
    found = table().hand("camarasaurus", "marsh", player=1).bones("torso tail foot", 1).bag("").display("")
    perform(found.feud, 1, 0, found.facts)
    assert found.happened(LoyaltyGained)[0] == LoyaltyGained(1, COPE, 0, 1)
    assert found.him.paleontologists == []
    assert found.feud.paleontologist_out == [person("marsh")]


def test_a_card_for_another_action_stays_in_his_hand():
    found = table().hand("protostega", "reed", player=1).bones("torso tail", 1)
    perform(found.feud, 1, 0, found.facts)
    assert found.him.paleontologists == [person("reed")]
    assert credibility(found.feud, COPE) == 1
