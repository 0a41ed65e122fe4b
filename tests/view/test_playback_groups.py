"""What belongs together is shown together."""

from game.model.fossilis import facts as f
from game.view.playback_groups import groups

SLIDE = f.TileSlid(3, 7, 1, 2, 1, 0)
SECOND = f.TileSlid(4, 12, 1, 7, 1, 1)
LEFT = f.TileLeft(5, 2, 1, 0, 1, 0)


def sizes(*facts):
    return [len(group) for group in groups(facts)]


def test_what_was_paid_is_shown_with_what_it_paid_for():
    assert sizes(f.EnergySpent(0, 1, 3), f.PlasterPaid(0, 2), f.BoneExtracted(0, 4, 12)) == [3]


def test_a_push_is_one_group_with_its_riders_and_pits():
    push = (f.EnergySpent(0, 3, 1), SLIDE, f.PawnRode(1, 7, 2, 0), SECOND, f.PitCovered(2), f.PitOpened(12, ()))
    assert sizes(*push) == [6]


def test_two_pushes_are_two_groups():
    assert sizes(SLIDE, f.PitCovered(2), f.PitOpened(7, ()), f.TileSlid(6, 8, 1, 7, 1, 0), f.PitCovered(7)) == [3, 2]
    assert sizes(SLIDE, SECOND, f.TileSlid(6, 8, 1, 7, 1, 0)) == [2, 1]


def test_both_tiles_of_a_stack_over_the_edge_belong_to_one_push():
    assert sizes(LEFT, f.TileLeft(6, 2, 2, 0, -1, 0), SECOND) == [3]


def test_whoever_makes_way_does_so_before_the_tile_in_the_same_group():
    aside = (f.PawnDisplaced(1, 3, 4), f.PawnDisplaced(0, 2, 3))
    assert sizes(f.EnergySpent(0, 1, 3), *aside, f.TileSlid(3, 7, 2, 2, 2, 0)) == [4]
    assert sizes(f.PawnFellIn(1, 2, 3), SLIDE) == [2]


def test_a_pawn_that_falls_after_the_push_belongs_to_it():
    assert sizes(LEFT, f.PawnFellOff(1, 2, 0), f.PitOpened(2, ())) == [3]


def test_a_scored_dinosaur_takes_its_points_and_its_cards_along():
    scored = f.DinosaurScored(0, 1, 21, True, (1, 2), (30,), -1)
    assert sizes(scored, f.CardTurnedOver(0, 30), f.PointsScored(0, 21, "perfect"), f.DinosaurDealt(5, 2)) == [3, 1]


def test_new_cards_of_a_display_are_dealt_together():
    assert sizes(f.DinosaurDealt(1, 0), f.DinosaurDealt(2, 3)) == [2]
    assert sizes(f.CardBought(0, 1, 0), f.TilesSpent(0, (1,)), f.MarketRefilled(2, 0)) == [2, 1]


def test_each_decision_of_the_rival_stands_alone():
    said = f.Reasoned(1, "digging", "pushes-line", ("space", 2), ())
    assert sizes(f.TurnBegan(1, 1, 0), said, SLIDE, f.PitOpened(7, ()), said) == [1, 1, 2, 1]


def test_nothing_is_lost_and_nothing_changes_its_place():
    facts = [f.TurnBegan(0, 1, 4), f.EnergySpent(0, 1, 3), SLIDE, SECOND, f.PitOpened(12, ()), f.TurnEnded(0)]
    assert [fact for group in groups(facts) for fact in group] == facts
