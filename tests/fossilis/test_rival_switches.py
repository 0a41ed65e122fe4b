"""The ten difficulty switches together (rulebook, Adjusting Difficulty; R57-R62). Each alone is with its step."""

import pytest

from game.model.fossilis.facts import CardBought, DinosaurClaimed, PlasterRemoved, PointsScored, Reasoned, SkillTaken
from game.model.fossilis.scoring import tally
from game.model.fossilis.state import EASIER, EXCLUSIVE, HARDER, SWITCHES, Dig, Setup
from tests.fossilis.board import BOX, drawn, fill_pit, keys, kinds, mat, table
from tests.fossilis.rival_side import SIX, against, does, prints, those

SITE = """
    . . x x x
    x x x x .
    x x x x x
    x x x x x
    x x x x x
"""


def turn(*switches: str, **more) -> tuple[Dig, list]:
    """One whole turn, in which every switch of the six steps would make a difference.

    The Rival stands at spot 0 before the Rib he needs; the back of his card says 6, and there, at the second space of
    the right side, lie a hammer, a Skull and a Tooth. His card shows 1 Plaster, two Eggs and T; below lie two Ambers.
    """
    dig = against(SITE, 0, target="henodus", switches=switches, **more)
    dig = table(dig, pool=8, display="dilophosaurus plateosaurus henodus -".replace("henodus", "iguanodon"))
    table(
        dig, market="field-ladder - plaster-3 points-4", skills="collector large-lab", dinosaurs="dryosaurus tapejara"
    )
    fill_pit(fill_pit(dig, 0, "rib limb"), 9, "hammer skull tooth")
    prints(dig, "amber amber/6 p1 egg egg T")
    dig.rival.draw, dig.rival.standby = [2], [1]
    return dig, does(dig, *SIX)


def outcome(dig: Dig, facts: list) -> dict[str, object]:
    """Return what a turn came to."""
    return {
        "spot": dig.rival.spot,
        "plaster": 8 - dig.pool,
        "bones": kinds(dig.seats[1].bones),
        "score": dig.seats[1].score,
        "skills": len(dig.seats[1].skills),
        "bought": keys(fact.card for fact in those(facts, CardBought)),
        "target": [BOX.animals[number].key for number in dig.seats[1].lab],
    }


PLAIN = {
    "spot": 0,
    "plaster": 1,
    "bones": [],
    "score": 5,
    "skills": 0,
    "bought": ["points-4"],
    "target": ["plateosaurus"],
}


def test_without_a_switch_he_stays_takes_the_rib_scores_buys_the_best_card_and_goes_after_his_wishlist():
    assert outcome(*turn()) == PLAIN


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("by-number", {"spot": 6, "bones": ["skull"], "score": 3, "skills": 1, "target": ["henodus"]}),
        ("lowest-bone", {}),
        ("no-hammer-points", {}),
        ("shown-type-only", {"bought": ["field-ladder"]}),
        ("leftmost-dinosaur", {"target": ["dilophosaurus"]}),
        ("two-spaces", {}),
        ("one-more-plaster", {"plaster": 2}),
        ("wishlist-from-deck", {"target": ["tapejara"]}),
        ("one-extra-trait", {}),
        ("rival-scores-slots", {}),
    ],
)
def test_each_switch_alone_changes_its_own_step_and_what_follows_from_it(name, other):
    assert outcome(*turn(name)) == PLAIN | other


def test_by_number_with_lowest_bone_and_without_hammer_points():
    """Where the number leads him he takes the Tooth instead of the Skull, and the hammer for nothing."""
    found = outcome(*turn("by-number", "lowest-bone", "no-hammer-points"))
    assert found == PLAIN | {"spot": 6, "bones": ["tooth"], "score": 0, "skills": 1, "target": ["henodus"]}


def test_all_five_easier_switches_together():
    dig, facts = turn(*EASIER)
    assert outcome(dig, facts) == {
        "spot": 6,
        "plaster": 1,
        "bones": ["tooth"],
        "score": 0,
        "skills": 1,
        "bought": ["field-ladder"],
        "target": ["henodus"],
    }
    assert not those(facts, PointsScored)
    assert len(those(facts, SkillTaken)) == 1


def test_all_five_harder_switches_together():
    dig, facts = turn(*HARDER)
    assert outcome(dig, facts) == PLAIN | {"plaster": 2, "target": ["tapejara"]}
    assert [fact.amount for fact in those(facts, PlasterRemoved)] == [2]
    assert tally(dig)[1]["slots"] == 6
    assert "slots" not in tally(dig)[0]
    assert sum(key.startswith("majority") for key in tally(dig)[1]) == 9


def test_two_spaces_by_number_digs_where_the_number_leads():
    """At spot 1 the edge pit is covered; the run of two goes two spaces inward."""
    dig = against(". c . . .  . s . . .  . . . . .  . . . . .  . . . . .", 0, switches=("two-spaces", "by-number"))
    dig = prints(fill_pit(table(mat(dig, 1, lab="henodus"), pool=8), 0, "rib"), "1 egg")
    dig.rival.draw, dig.rival.standby = [1], []
    does(dig, *SIX)
    assert (dig.rival.spot, [line.split()[1] for line in drawn(dig).splitlines()]) == (1, [".", ".", "c", "s", "."])


def test_leftmost_with_all_harder_switches_but_the_search_of_the_deck():
    names = ("leftmost-dinosaur", *(name for name in HARDER if name != "wishlist-from-deck"))
    assert outcome(*turn(*names)) == PLAIN | {"plaster": 2, "target": ["dilophosaurus"]}


def test_the_order_in_which_switches_are_named_does_not_matter():
    assert outcome(*turn(*HARDER)) == outcome(*turn(*HARDER[::-1]))


def test_r57_nine_switches_combine_the_tenth_is_excluded():
    for name in EXCLUSIVE:
        dig, facts = turn(*(other for other in SWITCHES if other != name))
        assert (dig.rival.spot, 8 - dig.pool, dig.seats[1].score) == (6, 2, 0)
        assert len(those(facts, Reasoned)) >= 7
        assert not those(facts, DinosaurClaimed)
    with pytest.raises(ValueError, match="exclude each other"):
        Setup(2, 1, "marsh", 1, SWITCHES)


def test_there_are_five_easier_and_five_harder_ones():
    assert (len(EASIER), len(HARDER), len(set(SWITCHES))) == (5, 5, 10)
