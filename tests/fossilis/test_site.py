from game.model.fossilis.site import (
    BORDER,
    CORNERS,
    EDGES,
    GUIDE_SKILLS,
    GUIDE_SPACES,
    GUIDES,
    INNER,
    NEIGHBOURS,
    SPOT_INWARD,
    SPOT_LINE,
    SPOT_SPACE,
    STONE_SPACES,
)
from tests.fossilis.board import FAR, LEFT, NEAR, RIGHT


def space(row: int, column: int) -> int:
    """Return the space in the coordinates of the rules, counted from 1."""
    return (row - 1) * 5 + column - 1


def test_r1_spots_0_to_4_are_the_far_side_from_left_to_right_and_push_towards_near():
    assert [(SPOT_SPACE[s], SPOT_INWARD[s]) for s in range(5)] == [(space(1, s + 1), NEAR) for s in range(5)]


def test_r1_spots_5_to_9_are_the_right_side_and_push_left():
    assert [(SPOT_SPACE[s], SPOT_INWARD[s]) for s in range(5, 10)] == [(space(s - 4, 5), LEFT) for s in range(5, 10)]


def test_r1_spots_10_to_14_are_the_near_side_from_right_to_left_and_push_towards_far():
    assert [(SPOT_SPACE[s], SPOT_INWARD[s]) for s in range(10, 15)] == [(space(5, 15 - s), FAR) for s in range(10, 15)]


def test_r1_spots_15_to_19_are_the_left_side_from_near_to_far_and_push_right():
    assert [(SPOT_SPACE[s], SPOT_INWARD[s]) for s in range(15, 20)] == [
        (space(20 - s, 1), RIGHT) for s in range(15, 20)
    ]


def test_r1_each_corner_space_belongs_to_two_spots():
    assert sorted(place for place in range(25) if SPOT_SPACE.count(place) == 2) == sorted(CORNERS)


def test_r1_the_line_of_a_spot_runs_from_its_edge_space_to_the_opposite_edge():
    assert SPOT_LINE[7] == (14, 13, 12, 11, 10)


def test_r2_the_order_of_a_guide_is_border_then_inner_ring_then_centre():
    for guide in GUIDES:
        order = GUIDE_SPACES[guide]
        assert (set(order[:16]), set(order[16:24]), order[24]) == (set(BORDER), set(INNER), 12)


def test_r2_border_and_inner_ring_start_at_the_corner_of_the_name_and_run_clockwise():
    starts = {guide: (GUIDE_SPACES[guide][:2], GUIDE_SPACES[guide][16:18]) for guide in GUIDES}
    assert starts == {
        "FL": ((0, 1), (6, 7)),
        "FR": ((4, 9), (8, 13)),
        "NR": ((24, 23), (18, 17)),
        "NL": ((20, 15), (16, 11)),
    }


def test_u4_the_guide_of_the_skills_runs_round_the_eight_outer_places_and_ends_in_the_centre():
    assert GUIDE_SKILLS == {
        "FL": (0, 1, 2, 5, 8, 7, 6, 3, 4),
        "FR": (2, 5, 8, 7, 6, 3, 0, 1, 4),
        "NR": (8, 7, 6, 3, 0, 1, 2, 5, 4),
        "NL": (6, 3, 0, 1, 2, 5, 8, 7, 4),
    }


def test_u3_the_four_stone_spaces_are_the_diagonal_neighbours_of_the_centre():
    assert set(STONE_SPACES) == {space(2, 2), space(2, 4), space(4, 2), space(4, 4)}


def test_the_grid_has_25_spaces_with_two_to_four_neighbours():
    assert [len(NEIGHBOURS[place]) for place in range(25)] == [
        *(2, 3, 3, 3, 2),
        *(3, 4, 4, 4, 3),
        *(3, 4, 4, 4, 3),
        *(3, 4, 4, 4, 3),
        *(2, 3, 3, 3, 2),
    ]


def test_each_side_has_five_edge_spaces():
    assert EDGES == ((0, 1, 2, 3, 4), (4, 9, 14, 19, 24), (20, 21, 22, 23, 24), (0, 5, 10, 15, 20))
