"""The Rival and the Scorpion (R63, R65, R70, R88, R96, R99): where he puts it, and whose guide breaks ties."""

import pytest

from game.content import fossilis_box
from game.model.fossilis.facts import PointsScored
from game.model.fossilis.facts_expansions import PawnStung, ScorpionFellOff, ScorpionPlaced, ScorpionScuttled
from game.model.fossilis.scuttle import MoveScorpion, PlaceScorpion
from game.model.fossilis.state import Scorpion
from game.model.fossilis.turns import EndTurn
from tests.fossilis.board import mat, table
from tests.fossilis.rival_side import BUYS, DIGS, against, does, fates, prints, rival_card, those, why

CROSS = """
    . . . . .
    . . s . .
    . s s0 s .
    . . s . .
    . . . . .
"""


def with_scorpion(drawing: str, space: int = -1, **more):
    """The Scorpion is in play on a space, or waits off the site."""
    dig = against(drawing, expansions=("scorpion",), **more)
    dig.box = fossilis_box(expansions=("scorpion",))
    dig.scorpion = Scorpion([], [0, 0], space=space, in_play=True)
    return dig


def token(dig, pattern: str) -> int:
    """Return the first Scuttle token of a pattern."""
    return next(number for number, row in enumerate(dig.box.tokens) if number and row.pattern == pattern)


@pytest.mark.parametrize(("guide", "space"), [("FL", 7), ("FR", 13), ("NR", 17), ("NL", 11)])
def test_r70_he_places_it_nearest_to_your_pawn_ties_in_the_order_of_the_guide(guide, space):
    """The four tiles are one step from the pawn; U4 and R2 run clockwise from the corner of the guide."""
    dig = with_scorpion(CROSS, standby=guide)
    dig.rival.guide_card = rival_card(guide)
    facts = does(dig, PlaceScorpion(1, entering=False))
    assert those(facts, ScorpionPlaced) == [ScorpionPlaced(1, space, False)]
    reason = why(facts, "scorpion")
    assert dict(fates(reason))[space] == ""
    assert {test for other, test in fates(reason) if other != space} == {"later-in-guide"}


def test_r99_ties_use_the_guide_of_the_card_flipped_last_also_when_it_has_been_spent():
    """The top Standby card says FL; the card flipped last, spent for a purchase, says NR."""
    dig = with_scorpion(CROSS, standby="FL", discard="NR")
    dig.rival.guide_card = dig.rival.discard[-1]
    assert those(does(dig, PlaceScorpion(1, entering=False)), ScorpionPlaced)[0].space == 17


def test_r96_nearest_counts_rows_plus_columns_on_the_empty_grid():
    """Two steps along a row or round a corner are alike; the pits between do not matter."""
    dig = with_scorpion("s0 . s . .  . . . . .  " + ". . . . .  " * 2 + ". . . . s")
    reason = why(does(dig, PlaceScorpion(1, entering=False)), "scorpion")
    assert reason.chosen == ("space", 2)
    assert [(other.what[1], other.shown, other.rejected_by) for other in reason.candidates] == [
        (2, (2,), ""),
        (24, (8,), "farther-from-pawn"),
    ]


def test_r70_while_you_stand_beside_the_site_nearest_to_that_side():
    dig = with_scorpion("s . . . .  . . . . .  . . . . .  . . s . .  . . . . .")
    assert those(does(dig, PlaceScorpion(1, entering=False)), ScorpionPlaced)[0].space == 17
    dig = mat(with_scorpion("s . . . .  . . . . .  . . . . .  . . s . .  . . . . ."), 0, beside=0)
    assert those(does(dig, PlaceScorpion(1, entering=False)), ScorpionPlaced)[0].space == 0


def test_r63_he_does_not_place_it_on_your_pawn():
    dig = with_scorpion("s0 . . . .  . . . . .  . . . . .  . . . . .  . . . . s")
    assert those(does(dig, PlaceScorpion(1, entering=True)), ScorpionPlaced)[0].space == 24


def test_r70_a_token_he_claims_gives_two_points_and_moves_it_nearest_to_your_pawn_its_own_space_included():
    dig = prints(with_scorpion("s . s0 . .  s . . . .  . . . . .  . . . . .  . . . . .", 0), "egg")
    dig = table(dig, market="field-ladder - - -")
    dig.scorpion.on_tools = [token(dig, "straight"), 0]
    facts = does(dig, BUYS)
    assert those(facts, PointsScored) == [PointsScored(1, 2, "scuttle-token")]
    assert those(facts, ScorpionScuttled) == [ScorpionScuttled(1, 0, 2)]
    assert [fact.player for fact in those(facts, PawnStung)] == [0]


def test_r65_without_an_eligible_tile_it_stays():
    dig = with_scorpion("s . . . .  . . . . .  . . s0 . .  . . . . .  . . . . .", 0)
    does(dig, MoveScorpion(1, token(dig, "adjacent")))
    assert dig.scorpion.space == 0


def test_r88_pushed_off_by_his_dig_it_returns_only_at_the_end_of_his_turn():
    dig = with_scorpion("s s s s s  s0 . . . .  " + ". . . . .  " * 3, 4, draw="3")
    dig.rival.spot = 19
    facts = does(dig, DIGS)
    assert (len(those(facts, ScorpionFellOff)), dig.scorpion.space) == (1, -1)
    placed = those(does(dig, EndTurn(1)), ScorpionPlaced)
    assert [(fact.player, fact.space) for fact in placed] == [(1, 1)]
