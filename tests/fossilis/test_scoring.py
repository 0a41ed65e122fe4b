import pytest

from game.model.fossilis.box import CHARACTERISTICS
from game.model.fossilis.facts import DinosaurScored, GameEnded, ToolDrawn
from game.model.fossilis.scoring import (
    ScoreLaboratory,
    majority_points,
    set_points,
    tally,
    totals,
    trait_counts,
    winners,
)
from game.model.fossilis.state import Dig
from game.model.fossilis.turns import EndGame
from game.model.turn import decision
from tests.fossilis.board import (
    BARE,
    BOX,
    after,
    card,
    dinosaur,
    goes_on,
    happened,
    mat,
    options,
    site,
    table,
    waits_for,
)

SETS = {
    "carnivore": 3,
    "herbivore": 4,
    "biped": 5,
    "quadruped": 5,
    "aquatic": 7,
    "avian": 7,
    "triassic": 6,
    "jurassic": 6,
    "cretaceous": 6,
}
ALL_NINE = "plateosaurus stegosaurus mosasaurus quetzalcoatlus"
"""Four Dinosaurs that show all nine characteristics of the base game."""


def with_trait(name: str, count: int) -> str:
    """Return the keys of some Dinosaurs that show a characteristic."""
    number = CHARACTERISTICS.index(name)
    return " ".join([animal.key for animal in BOX.animals[1:] if number in animal.traits][:count])


def points(dig: Dig, category: str, player: int = 0) -> int:
    return tally(dig)[player].get(category, 0)


def ending(dig: Dig, *players: int) -> Dig:
    """Let these players score their laboratories, the first one next."""
    return goes_on(waits_for(dig, EndGame(0), *[ScoreLaboratory(player) for player in reversed(players or (0,))]))


# --- 4.1: laboratories


def test_at_the_end_the_laboratory_is_scored_if_you_can():
    dig = ending(mat(site(BARE), 0, lab="diplodocus", bones="hip"))
    assert options(dig) == [("partial", dinosaur("diplodocus")), ("leave",)]
    scored = after(dig, ("partial", dinosaur("diplodocus")))
    assert (scored.seats[0].score, scored.seats[0].scored) == (7, [dinosaur("diplodocus")])


def test_r93_a_player_may_leave_his_laboratory_as_it_is():
    dig = after(ending(mat(site(BARE), 0, lab="diplodocus", bones="hip")), ("leave",))
    assert (decision(dig), dig.seats[0].lab) == (None, [dinosaur("diplodocus")])


def test_with_all_bones_it_is_scored_perfectly():
    dig = ending(mat(site(BARE), 0, lab="diplodocus", bones="hip rib"))
    assert options(dig) == [("score", dinosaur("diplodocus")), ("leave",)]


def test_r93_supplies_bones_are_used_at_the_end_too():
    dig = ending(mat(site(BARE), 0, lab="diplodocus", bones="hip", supplies="rib"))
    assert after(dig, ("score", dinosaur("diplodocus"))).seats[0].score == 15


def test_r93_s2_still_draws_at_the_end_and_the_tool_counts():
    dig = table(mat(site(BARE), 0, lab="henodus", bones="rib", skills="tool-reward"), tools="chisel")
    facts = happened(ending(dig), ("score", dinosaur("henodus")))
    assert ToolDrawn(0, card("chisel")) in facts
    assert points(after(ending(dig), ("score", dinosaur("henodus"))), "cards") == 2


def test_r33_both_dinosaurs_of_a_large_laboratory_are_scored():
    dig = ending(mat(site(BARE), 0, lab="henodus diplodocus", bones="rib hip", skills="large-lab"))
    dig = after(dig, ("score", dinosaur("diplodocus")))
    assert (decision(dig), dig.seats[0].score) == (None, 15)
    dig = ending(mat(site(BARE), 0, lab="henodus diplodocus", bones="rib hip", skills="large-lab"))
    dig = after(dig, ("score", dinosaur("henodus")), ("partial", dinosaur("diplodocus")))
    assert (decision(dig), dig.seats[0].score) == (None, 12)


def test_from_the_display_nothing_is_scored_at_the_end():
    dig = table(mat(site(BARE), 0, bones="rib"), display="henodus")
    assert decision(ending(dig)) is None


def test_laboratories_are_scored_from_the_start_player_on():
    dig = mat(mat(site(BARE), 0, lab="henodus", bones="rib"), 1, lab="diplodocus", bones="hip")
    dig = ending(dig, 1, 0)
    assert decision(dig).player == 1
    assert decision(after(dig, ("leave",))).player == 0


def test_r49_the_target_of_the_rival_is_scored_partially_with_the_stored_bones_that_fit():
    dig = mat(site(BARE, rival="marsh"), 1, lab="plateosaurus", bones="hip limb tooth")
    dig = ending(dig, 1)
    assert (dig.seats[1].score, dig.seats[1].scored, len(dig.seats[1].bones)) == (10, [dinosaur("plateosaurus")], 1)


def test_r49_without_a_fitting_bone_the_target_of_the_rival_is_not_scored():
    dig = ending(mat(site(BARE, rival="marsh"), 1, lab="plateosaurus", bones="skull"), 1)
    assert (dig.seats[1].score, dig.seats[1].scored) == (0, [])


# --- 4.2 and 4.3: bones and cards


def test_u21_each_bone_left_over_is_one_point():
    assert points(mat(site(BARE), 0, bones="tooth skull rib"), "bones") == 3


def test_u21_bones_left_over_count_for_the_rival_too():
    assert points(mat(site(BARE, rival="cope"), 1, bones="tooth skull"), "bones", 1) == 2


def test_r30_bones_left_over_are_counted_after_the_laboratory():
    dig = ending(mat(site(BARE), 0, lab="diplodocus", bones="hip tooth"))
    assert points(after(dig, ("partial", dinosaur("diplodocus"))), "bones") == 1


def test_tools_and_supplies_score_their_printed_points_used_or_not():
    dig = mat(site(BARE), 0, tools="clay-bucket", fresh="chisel", used="field-ladder points-6", supplies="hip")
    assert points(dig, "cards") == 3 + 2 + 1 + 6 + 1


def test_the_cards_of_the_rival_score_their_printed_points():
    assert points(mat(site(BARE, rival="cope"), 1, used="points-6 chisel"), "cards", 1) == 8


# --- 4.4: Skills and slots


@pytest.mark.parametrize(
    ("skills", "slots"),
    [("", 6), ("large-lab", 5), ("large-lab free-sand", 3), ("large-lab free-sand clay-expert", 0)],
)
def test_u22_empty_slots_score_1_2_and_3_from_left_to_right(skills, slots):
    assert points(mat(site(BARE), 0, skills=skills), "slots") == slots


def test_the_rival_scores_neither_skill_texts_nor_empty_slots():
    dig = mat(site(BARE, rival="marsh"), 1, skills="five-points")
    assert (points(dig, "skill-texts", 1), points(dig, "slots", 1)) == (0, 0)


# --- 4.5: sets


@pytest.mark.parametrize(("trait", "value"), SETS.items())
def test_three_or_more_of_a_characteristic_score_its_set_once(trait, value):
    for count, scored in ((2, 0), (3, value), (4, value), (7, value)):
        dig = mat(site(BARE), 0, scored=with_trait(trait, count))
        assert points(dig, f"set-{trait}") == scored


@pytest.mark.parametrize("trait", SETS)
def test_by_the_option_every_set_scores_six(trait):
    dig = mat(site(BARE, all_sets_six=True), 0, scored=with_trait(trait, 3))
    assert points(dig, f"set-{trait}") == 6


def test_one_dinosaur_may_belong_to_three_sets():
    dig = mat(site(BARE), 0, scored="coelophysis herrerasaurus postosuchus dilophosaurus")
    assert set_points(dig, trait_counts(dig, 0)) == {"set-carnivore": 3, "set-biped": 5, "set-triassic": 6}


def test_dinosaurs_in_the_laboratory_count_for_nothing():
    assert totals(mat(site(BARE), 0, lab="henodus"))[0] == totals(site(BARE))[0]


def test_the_rival_scores_sets_like_a_player():
    assert points(mat(site(BARE, rival="marsh"), 1, scored=with_trait("avian", 3)), "set-avian", 1) == 7


# --- 4.6: majorities


def majorities(seats: int, *collections: str, **words) -> list[int]:
    """Return the majority points of each seat, and what it scored."""
    dig = site(BARE, seats, **words)
    for player, collection in enumerate(collections):
        mat(dig, player, scored=collection)
    counts = [trait_counts(dig, player) for player in range(len(dig.seats))]
    return [sum(majority_points(dig, counts, player).values()) for player in range(len(dig.seats))]


def test_most_of_a_characteristic_is_three_points():
    dig = mat(mat(site(BARE), 0, scored="henodus placerias"), 1, scored="dryosaurus")
    assert (points(dig, "majority-herbivore"), points(dig, "majority-herbivore", 1)) == (3, 0)
    assert (points(dig, "majority-jurassic"), points(dig, "majority-jurassic", 1)) == (0, 3)


def test_u23_every_tied_player_scores():
    assert majorities(2, "thecodontosaurus", "plateosaurus") == [9, 9]


def test_u23_a_tie_of_three():
    assert majorities(3, "henodus", "nothosaurus", "shonisaurus") == [9, 9, 9]
    assert majorities(4, "henodus", "nothosaurus", "shonisaurus", "") == [9, 9, 9, 0]


def test_u23_without_a_single_one_nobody_scores():
    assert majorities(3, "", "", "") == [0, 0, 0]


def test_the_rival_competes_for_majorities():
    assert majorities(2, "henodus", "nothosaurus postosuchus", rival="marsh") == [6, 12]


# --- 4.7: variety


def test_one_of_every_characteristic_is_twelve_points():
    assert points(mat(site(BARE), 0, scored=ALL_NINE), "variety") == 12


@pytest.mark.parametrize("missing", range(4))
def test_with_one_characteristic_missing_there_is_no_variety(missing):
    some = ALL_NINE.split()
    del some[missing]
    assert points(mat(site(BARE), 0, scored=" ".join(some)), "variety") == 0


def test_several_players_may_score_variety():
    dig = mat(mat(site(BARE), 0, scored=ALL_NINE), 1, scored="henodus pterodactylus iguanodon tyrannosaurus-rex")
    assert [points(dig, "variety", player) for player in range(2)] == [12, 12]


def test_the_rival_scores_variety():
    assert points(mat(site(BARE, rival="marsh"), 1, scored=ALL_NINE), "variety", 1) == 12


# --- the winner


def standing(*scores: int, collections: tuple[str, ...] = (), **words) -> Dig:
    """Seats with these scores and collections."""
    dig = site(BARE, len(scores), **words)
    for player, score in enumerate(scores):
        mat(dig, player, score=score, scored=collections[player] if collections else "")
    return dig


def test_the_total_is_the_sum_of_all_categories():
    dig = mat(site(BARE), 0, score=20, bones="tooth", tools="chisel", skills="five-points", scored=ALL_NINE)
    row = tally(dig)[0]
    assert list(row)[:5] == ["score", "bones", "cards", "skill-texts", "slots"]
    assert totals(dig)[0] == sum(row.values()) == 20 + 1 + 2 + 5 + 5 + 9 * 3 + 12


@pytest.mark.parametrize("best", range(3))
def test_the_highest_total_wins_in_any_seat(best):
    assert winners(standing(*[9 if player == best else 5 for player in range(3)])) == (best,)


@pytest.mark.parametrize("best", range(3))
def test_u24_in_a_tie_more_scored_dinosaurs_win(best):
    """Each has 9 points in all; one has a Dinosaur more, worth the points of its three majorities."""
    scores = [9 if player != best else 0 for player in range(3)]
    collections = tuple("henodus" if player == best else "" for player in range(3))
    dig = standing(*scores, collections=collections)
    assert totals(dig) == (15, 15, 15)
    assert winners(dig) == (best,)


@pytest.mark.parametrize(("scores", "shared"), [((5, 9, 9), (1, 2)), ((9, 5, 9), (0, 2)), ((9, 9, 5), (0, 1))])
def test_u24_a_tie_of_two_is_shared(scores, shared):
    assert winners(standing(*scores)) == shared


def test_u24_a_tie_of_three_is_shared():
    assert winners(standing(9, 9, 9)) == (0, 1, 2)


def test_u24_a_tie_of_five_is_shared():
    assert winners(standing(1, 1, 1, 1, 1)) == (0, 1, 2, 3, 4)


def test_u24_r31_dinosaurs_gained_by_reclassification_break_ties_too():
    dig = standing(0, 9, collections=("henodus", ""))
    assert dig.seats[0].perfect == []
    assert winners(dig) == (0,)


def test_u24_the_tie_break_looks_only_at_those_who_tie():
    dig = standing(20, 20, 0, collections=("", "", "henodus nothosaurus"))
    assert winners(dig) == (0, 1)


def test_the_rival_wins_ties():
    dig = standing(0, 6, collections=("", ""), rival="marsh")
    assert totals(dig) == (6, 6)
    assert winners(dig) == (1,)


def test_the_rival_wins_ties_also_against_more_dinosaurs():
    dig = standing(0, 15, collections=("henodus", ""), rival="marsh")
    assert totals(dig) == (15, 15)
    assert winners(dig) == (1,)


def test_a_point_more_than_the_rival_wins():
    assert winners(standing(1, 6, rival="marsh")) == (0,)


def test_the_end_tells_totals_and_winners():
    dig = ending(mat(site(BARE), 0, lab="henodus", bones="rib"))
    facts = happened(dig, ("score", dinosaur("henodus")))
    assert isinstance(facts[0], DinosaurScored)
    assert facts[-1] == GameEnded((5 + 6 + 9, 6), (0,))


def test_u39_the_score_is_counted_freely():
    assert totals(mat(site(BARE), 0, score=1000))[0] == 1006
