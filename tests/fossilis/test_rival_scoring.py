"""The Rival at the end of the game (rulebook, Final Scoring; R44, R49, R61, R62, R93)."""

import pytest

from game.content import fossilis_box
from game.model.fossilis.box import CHARACTERISTICS
from game.model.fossilis.facts import DinosaurScored, GameEnded, PointsScored
from game.model.fossilis.scoring import ScoreLaboratory, tally, totals, winners
from game.model.fossilis.state import SWITCHES
from game.model.fossilis.turns import EndGame
from game.model.turn import decision
from tests.fossilis.board import after, dinosaur, goes_on, mat, waits_for
from tests.fossilis.rival_side import against, does, those

NINE = CHARACTERISTICS[:9]
ALL_NINE = "plateosaurus stegosaurus mosasaurus quetzalcoatlus"


def ending(dig):
    """The end of the game, before the first decision; the person's laboratory comes first."""
    return goes_on(waits_for(dig, EndGame(0), ScoreLaboratory(1), ScoreLaboratory(0)))


def row(dig, player: int = 1) -> dict[str, int]:
    return tally(dig)[player]


# --- his target


def test_r49_he_scores_his_target_partially_with_the_stored_bones_that_fit():
    dig = against(target="tyrannosaurus-rex", bones="skull tooth tooth hip")
    facts = does(dig, ScoreLaboratory(1))
    (scored,) = those(facts, DinosaurScored)
    assert (scored.points, scored.perfect, len(scored.bones)) == (12, False, 2)
    assert those(facts, PointsScored) == [PointsScored(1, 12, "partial")]
    assert (dig.seats[1].scored, dig.seats[1].perfect, dig.seats[1].lab) == ([dinosaur("tyrannosaurus-rex")], [], [])


def test_r49_the_target_then_counts_for_characteristics():
    dig = ending(against(target="henodus", bones="tooth"))
    assert "majority-aquatic" not in row(dig)
    dig = ending(against(target="peteinosaurus", bones="tooth"))
    assert row(dig)["majority-avian"] == 3


def test_r49_without_a_stored_bone_of_it_the_target_scores_nothing():
    dig = ending(against(target="henodus", bones="tooth"))
    assert (dig.seats[1].scored, row(dig)["score"]) == ([], 0)


def test_r30_leftover_bones_are_counted_after_that():
    dig = ending(against(target="peteinosaurus", bones="tooth tooth limb skull"))
    assert (row(dig)["score"], row(dig)["bones"]) == (2, 3)


def test_s14_a_skill_of_his_does_not_raise_his_partial_score():
    dig = mat(against(target="henodus", bones="rib limb"), 1, skills="partial-bonus")
    dig.seats[1].lab[:] = [dinosaur("tapejara")]
    dig.seats[1].bones.pop()
    assert row(ending(dig))["score"] == 5


def test_he_is_asked_nothing_at_the_end():
    dig = against(target="tapejara", bones="rib")
    assert decision(ending(dig)) is None


# --- cards, sets, majorities, variety


def test_his_cards_are_revealed_and_score_their_points():
    dig = mat(against(), 1, used="chisel clay-bucket points-6 tooth")
    assert row(dig)["cards"] == 2 + 3 + 6 + 1


def test_he_scores_sets_majorities_and_variety_like_a_player():
    dig = mat(against(), 1, scored=f"{ALL_NINE} triceratops kentrosaurus")
    found = row(dig)
    assert found["variety"] == 12
    assert (found["set-herbivore"], found["set-quadruped"], found["set-cretaceous"]) == (4, 5, 6)
    assert [found[f"majority-{name}"] for name in NINE] == [3] * 9


def test_he_competes_with_you_for_majorities():
    dig = mat(mat(against(), 0, scored="henodus placerias"), 1, scored="plateosaurus coelophysis microraptor")
    yours = {key for key in row(dig, 0) if key.startswith("majority")}
    his = {key for key in row(dig) if key.startswith("majority")}
    assert yours == {f"majority-{name}" for name in ("herbivore", "quadruped", "aquatic", "triassic")}
    assert his == {f"majority-{name}" for name in ("carnivore", "biped", "avian", "triassic", "cretaceous")}


# --- Skills and slots


@pytest.mark.parametrize(
    "skills", ["", "five-points", "five-points perfect-bonus", "five-points perfect-bonus collector"]
)
def test_he_ignores_what_is_written_on_his_tiles_and_his_empty_slots(skills):
    dig = mat(against(), 1, skills=skills, used="chisel chisel", scored="henodus", perfect="henodus")
    assert not {"skill-texts", "slots"} & set(row(dig))


def test_you_score_your_skills_and_slots_as_usual():
    dig = mat(against(), 0, skills="five-points")
    assert (row(dig, 0)["skill-texts"], row(dig, 0)["slots"]) == (5, 2 + 3)


# --- who wins


@pytest.mark.parametrize(("yours", "his", "winner"), [(20, 19, 0), (20, 20, 1), (20, 21, 1), (0, 0, 1)])
def test_if_your_score_is_higher_you_have_won_and_a_tie_is_not_his_defeat(yours, his, winner):
    """Your six points are those of your empty slots."""
    dig = mat(mat(against(), 0, score=yours), 1, score=his + 6)
    assert totals(dig) == (yours + 6, his + 6)
    assert winners(dig) == (winner,)


def test_more_dinosaurs_do_not_break_a_tie_with_him():
    """Henodus gives you four majorities: 12 points in all."""
    dig = mat(mat(against(), 0, scored="henodus placerias"), 1, score=6 + 4 * 3)
    assert totals(dig) == (18, 18)
    assert winners(dig) == (1,)


def test_the_end_tells_that_he_won_the_tie():
    facts = does(mat(against(), 1, score=6), EndGame(0))
    assert facts == [GameEnded((6, 6), (1,))]


# --- the switch: one extra of each characteristic


def majorities(yours: str, his: str, **more) -> tuple[set[str], set[str]]:
    """Return the characteristics for which you and he score a majority."""
    dig = mat(mat(against(switches=("one-extra-trait",), **more), 0, scored=yours), 1, scored=his)
    assert all(points == 3 for seat in tally(dig) for key, points in seat.items() if key.startswith("majority"))
    both = [{key.removeprefix("majority-") for key in seat if key.startswith("majority")} for seat in tally(dig)]
    return both[0], both[1]


def test_r61_with_one_extra_he_ties_where_you_have_one_more():
    yours, his = majorities("henodus", "")
    assert yours == {"herbivore", "aquatic", "triassic"}
    assert his == set(NINE)


def test_r61_with_one_extra_he_wins_alone_where_you_tied():
    yours, his = majorities("henodus", "henodus")
    assert (yours, his) == (set(), set(NINE))


def test_r61_two_more_than_his_still_win_alone():
    yours, his = majorities("henodus placerias", "")
    assert yours == {"herbivore", "aquatic", "quadruped", "triassic"}
    assert his == set(NINE) - {"herbivore", "triassic"}


def test_r61_a_characteristic_that_nobody_has_is_won_by_him_alone():
    assert majorities("", "") == (set(), set(NINE))


def test_r61_the_extra_counts_neither_for_sets_nor_for_variety():
    dig = mat(against(switches=("one-extra-trait",)), 1, scored="henodus placerias")
    assert not [key for key in row(dig) if key.startswith("set-") or key == "variety"]


def test_r61_pleistocene_counts_when_it_is_in_use():
    dig = against(switches=("one-extra-trait",))
    dig.box = fossilis_box(expansions=("ice-age-simple",))
    assert row(dig)["majority-pleistocene"] == 3
    assert "majority-pleistocene" not in row(against(switches=("one-extra-trait",)))


def test_without_the_switch_a_majority_of_none_is_nobodys():
    dig = mat(against(), 0, scored="henodus")
    assert not [key for key in row(dig) if key.startswith("majority")]


# --- the switch: your empty slots


@pytest.mark.parametrize(
    ("skills", "points"),
    [("", 6), ("large-lab", 5), ("large-lab free-sand", 3), ("large-lab free-sand stone-expert", 0)],
)
def test_r62_he_scores_the_points_of_your_empty_slots_instead_of_you(skills, points):
    dig = mat(against(switches=("rival-scores-slots",)), 0, skills=skills)
    assert (row(dig).get("slots", 0), row(dig, 0).get("slots", 0)) == (points, 0)


def test_r62_his_own_empty_slots_score_nothing_still():
    dig = mat(against(switches=("rival-scores-slots",)), 0, skills="large-lab free-sand stone-expert")
    assert totals(dig) == (0, 0)


def test_r62_the_texts_of_your_skills_stay_yours():
    dig = mat(against(switches=("rival-scores-slots",)), 0, skills="five-points")
    assert (row(dig, 0)["skill-texts"], row(dig)["slots"]) == (5, 5)


@pytest.mark.parametrize("name", [name for name in SWITCHES if name not in ("one-extra-trait", "rival-scores-slots")])
def test_no_other_switch_changes_the_final_scoring(name):
    plain, switched = (
        mat(
            mat(against(switches=switches), 0, scored="henodus", skills="five-points"),
            1,
            scored=ALL_NINE,
            used="chisel",
        )
        for switches in ((), (name,))
    )
    assert tally(plain) == tally(switched)


def test_both_switches_of_the_final_scoring_together():
    dig = mat(against(switches=("one-extra-trait", "rival-scores-slots")), 0, scored="henodus", score=30)
    assert totals(dig) == (30 + 3 * 3, 6 + 9 * 3)
    assert winners(dig) == (0,)


def test_your_laboratory_is_scored_by_you_his_by_the_rules():
    dig = mat(against(target="tapejara", bones="rib"), 0, lab="henodus", bones="rib")
    dig = ending(dig)
    assert decision(dig).player == 0
    dig = after(dig, ("score", dinosaur("henodus")))
    assert [seat.score for seat in dig.seats] == [5, 5]
