import pytest

from game.model.fossilis.dig import push_spaces
from game.model.fossilis.facts import (
    EnergySpent,
    PawnDisplaced,
    PawnFellIn,
    PawnFellOff,
    PawnRode,
    PitCovered,
    PitOpened,
    TileLeft,
    TileSlid,
)
from game.model.fossilis.site import BESIDE, NOWHERE
from tests.fossilis.board import (
    LEFT,
    NEAR,
    RIGHT,
    after,
    drawn,
    fill_pit,
    happened,
    letters,
    mat,
    options,
    same,
    site,
    spaces,
    ways,
)

PRICE = {"s": 1, "c": 2, "t": 3}


def row(*cells: str, seats: int = 2):
    """A site whose middle row alone has tiles; spaces 10 to 14."""
    return site(". . . . . . . . . . " + " ".join(cells) + " . . . . . . . . . .", seats)


def middle(dig) -> str:
    return drawn(dig).splitlines()[2]


# --- which tile, which direction, which price


def test_r16_the_tile_under_the_pawn_and_the_orthogonal_neighbours_can_be_dug():
    assert spaces(options(mat(site(), 0, on=12), "dig")) == [7, 11, 12, 13, 17]


def test_r16_the_slide_goes_in_any_direction_also_towards_the_own_pawn():
    assert ways(row(".", "s0", "s", ".", "."), 12) == "nesw"


def test_r16_the_slide_is_never_diagonal():
    assert {choice[2] for choice in options(row(".", ".", "s0", ".", "."), "dig")} == set("nesw")


@pytest.mark.parametrize("letter", "sct")
def test_a_dig_costs_one_energy_for_sand_two_for_clay_three_for_stone(letter):
    dig = after(row(f"{letter}0", ".", ".", ".", "."), ("dig", 10, "e"))
    assert dig.energy == 4 - PRICE[letter]


@pytest.mark.parametrize("letter", "sct")
def test_a_dig_that_the_energy_does_not_pay_is_not_offered(letter):
    dig = row(f"{letter}0", ".", ".", ".", ".")
    dig.energy = PRICE[letter] - 1
    assert not options(dig, "dig")


def test_only_the_dug_tile_is_paid_pushed_tiles_are_free():
    assert after(row("c0", "c", "s", "c", "."), ("dig", 10, "e")).energy == 2


def test_only_the_top_tile_of_a_space_can_be_dug():
    dig = row("ts0", ".", ".", ".", ".")
    assert middle(after(dig, ("dig", 10, "e"))) == "t s0 . . ."
    assert after(dig, ("dig", 10, "e")).energy == 3


def test_the_tile_on_which_another_pawn_stands_can_be_dug_and_the_pawn_rides():
    assert middle(after(row("s0", "s1", ".", ".", "."), ("dig", 11, "e"))) == "s0 . s1 . ."


def test_an_open_pit_cannot_be_dug():
    assert spaces(options(row("s0", ".", "s", ".", "."), "dig")) == [10]


# --- weight


@pytest.mark.parametrize("dug", "sct")
@pytest.mark.parametrize("pushed", "sct")
def test_a_tile_pushes_tiles_of_equal_or_lower_weight_never_a_heavier_one(dug, pushed):
    dig = row(f"{dug}0", pushed, ".", ".", ".")
    assert ("e" in ways(dig, 10)) == (PRICE[pushed] <= PRICE[dug])


def test_a_tile_pushes_any_number_of_tiles():
    assert middle(after(row("t0", "t", "c", "s", "."), ("dig", 10, "e"))) == ". t0 t c s"


def test_weight_is_compared_with_the_dug_tile_not_with_the_pusher():
    assert "e" in ways(row("t0", "s", "t", ".", "."), 10)
    assert "e" not in ways(row("c0", "s", "t", ".", "."), 10)


def test_tiles_beyond_the_gap_are_not_pushed():
    assert middle(after(row("s0", "s", ".", "t", "t"), ("dig", 10, "e"))) == ". s0 s t t"


def test_r17_the_tile_on_which_a_slide_comes_to_rest_is_not_weighed():
    assert middle(after(row("ts0", "t", ".", ".", "."), ("dig", 10, "e"))) == "t ts0 . . ."


def test_r17_stone_may_come_to_lie_on_stone_after_setup():
    assert middle(after(row("st0", "t", ".", ".", "."), ("dig", 10, "e"))) == "s tt0 . . ."


def test_r17_on_the_upper_level_pushed_tiles_are_weighed_too():
    assert "e" not in ways(row("tc0", "st", "s", ".", "."), 10)
    assert "e" in ways(row("tc0", "sc", "s", ".", "."), 10)


def test_an_illegal_chain_cannot_be_chosen_and_nothing_moves():
    dig = row("s0", "s", "s", "c", ".")
    assert "e" not in ways(dig, 10)
    with pytest.raises(ValueError, match="not among the choices of TakeTurn"):
        after(dig, ("dig", 10, "e"))


# --- U10: levels


def test_u10_a_single_tile_slides_off_the_site_and_is_gathered():
    dig = row(".", ".", ".", ".", "c0")
    dug = after(dig, ("dig", 14, "e"))
    assert (middle(dug), letters(dug.seats[0].tiles)) == (". . . . .", "c")


def test_u10_a_single_tile_covers_the_next_pit():
    assert middle(after(row("s0", ".", ".", ".", "."), ("dig", 10, "e"))) == ". s0 . . ."


def test_u10_a_single_tile_does_not_push_a_stack():
    assert "e" not in ways(row("t0", "ss", ".", ".", "."), 10)
    assert "e" not in ways(row("t0", "s", "ss", ".", "."), 10)


def test_u10_an_upper_tile_slides_off_the_site_and_is_gathered():
    dug = after(row(".", ".", ".", ".", "tc0"), ("dig", 14, "e"))
    assert (middle(dug), letters(dug.seats[0].tiles)) == (". . . . t", "c")


def test_u10_an_upper_tile_drops_into_the_next_pit():
    assert middle(after(row("tc0", ".", ".", ".", "."), ("dig", 10, "e"))) == "t c0 . . ."


def test_u10_an_upper_tile_comes_to_rest_on_the_next_single_tile():
    assert middle(after(row("tc0", "s", "s", ".", "."), ("dig", 10, "e"))) == "t sc0 s . ."


def test_u10_an_upper_tile_pushes_the_upper_tile_of_the_next_stack():
    assert middle(after(row("tc0", "tc", "ss", "s", "."), ("dig", 10, "e"))) == "t tc0 sc ss ."


def test_u10_the_front_of_an_upper_chain_drops_into_a_pit():
    assert middle(after(row("tc0", "ss", ".", ".", "."), ("dig", 10, "e"))) == "t sc0 s . ."


def test_u10_the_front_of_an_upper_chain_may_leave_the_site():
    dug = after(row(".", ".", "st", "ts0", "tc"), ("dig", 12, "e"))
    assert (middle(dug), letters(dug.seats[0].tiles)) == (". . s tt ts0", "c")


def test_u10_no_space_ever_holds_three_tiles():
    assert middle(after(row("st0", "st", "st", "st", "ss"), ("dig", 10, "e"))) == "s st0 st st st"


def test_several_tiles_in_a_row_move_but_only_the_last_one_leaves():
    dug = after(row("s0", "s", "s", "s", "s"), ("dig", 10, "e"))
    assert (middle(dug), letters(dug.seats[0].tiles)) == (". s0 s s s", "s")


def test_a_gathered_tile_keeps_its_fragments_for_the_digging_player_not_for_the_rider():
    dug = after(row(".", ".", ".", "s0", "c1"), ("dig", 14, "e"))
    assert (letters(dug.seats[0].tiles), dug.seats[1].tiles) == ("c", [])


# --- pits


def test_a_space_left_without_tile_is_an_open_pit_whose_contents_are_shown():
    dig = fill_pit(row("s0", ".", ".", ".", "."), 10, "rib tooth")
    assert happened(dig, ("dig", 10, "e"))[-1] == PitOpened(10, dig.pits[10])


def test_a_covered_pit_keeps_its_contents():
    dig = fill_pit(row("s0", ".", ".", ".", "."), 11, "rib tooth")
    assert after(dig, ("dig", 10, "e")).pits == dig.pits


def test_an_upper_tile_leaves_its_pit_closed():
    assert not [fact for fact in happened(row("ss0", "s", ".", ".", "."), ("dig", 10, "e")) if type(fact) is PitOpened]


def test_a_dig_onto_a_single_tile_covers_no_pit():
    assert not [fact for fact in happened(row("ss0", "s", ".", ".", "."), ("dig", 10, "e")) if type(fact) is PitCovered]


def test_the_front_tile_slides_first_and_the_pit_opens_last():
    dig = row("s0", "s", ".", ".", ".")
    back, front = dig.lower[10], dig.lower[11]
    assert happened(dig, ("dig", 10, "e")) == [
        EnergySpent(0, 1, 3),
        TileSlid(front, 11, 1, 12, 1, 0),
        TileSlid(back, 10, 1, 11, 1, 1),
        PawnRode(0, 10, 11, 1),
        PitCovered(12),
        PitOpened(10, ()),
    ]


# --- R19: riders


def test_r19_a_pawn_rides_on_the_dug_tile():
    assert middle(after(row("s0", ".", ".", ".", "."), ("dig", 10, "e"))) == ". s0 . . ."


def test_r19_a_pawn_rides_on_a_pushed_tile():
    assert middle(after(row("s0", "s", "s1", ".", "."), ("dig", 11, "e"))) == "s0 . s s1 ."


def test_r19_pawns_on_several_tiles_of_a_chain_ride_together():
    assert middle(after(row("s0", "s1", "s2", ".", ".", seats=3), ("dig", 10, "e"))) == ". s0 s1 s2 ."


def test_r19_a_pawn_rides_also_when_its_tile_drops_to_the_lower_level():
    assert middle(after(row("s0", "ss1", ".", ".", "."), ("dig", 11, "e"))) == "s0 s s1 . ."


def test_r19_a_pawn_rides_off_the_site_with_its_tile():
    dig = row(".", ".", ".", "s0", "s1")
    leaving = dig.lower[14]
    assert happened(dig, ("dig", 14, "e"))[1:3] == [TileLeft(leaving, 14, 1, RIGHT, 0, 0), PawnFellOff(1, 14, RIGHT)]


def test_r19_your_own_tile_may_carry_you_off():
    dug = after(row("s0", ".", ".", ".", "."), ("dig", 10, "w"))
    assert (dug.seats[0].place, letters(dug.seats[0].tiles)) == (BESIDE + LEFT, "s")


def test_r19_everything_on_a_pushed_space_rides_with_the_upper_tile():
    dig = row("c", "ss1", "s", ".", ".")
    push_spaces(dig, 10, RIGHT, NOWHERE, [])
    assert middle(dig) == ". c ss1 s ."


def test_r87_a_stack_that_leaves_reaches_the_discard_pile_bottom_first():
    dig = row("s", "c", "t", "s", "ct")
    push_spaces(dig, 10, RIGHT, NOWHERE, [])
    assert (middle(dig), letters(dig.tile_discard)) == (". s c t s", "ct")


# --- 3.4, step 5: who stands where an upper tile comes to rest


def test_whoever_stands_on_the_single_tile_is_moved_on_before_the_tile_arrives():
    dig = row("s0", "sc", "s1", "t", ".")
    dug = after(dig, ("dig", 11, "e"))
    assert middle(dug) == "s0 s sc t1 ."
    moved = [type(fact) for fact in happened(dig, ("dig", 11, "e"))]
    assert moved.index(PawnDisplaced) < moved.index(TileSlid)


def test_he_is_moved_onto_whatever_tile_lies_there_at_any_height():
    assert middle(after(row("s0", "sc", "s1", "tt", "."), ("dig", 11, "e"))) == "s0 s sc tt1 ."


def test_he_is_moved_off_the_site():
    dug = after(row(".", ".", "s0", "sc", "s1"), ("dig", 13, "e"))
    assert (middle(dug), dug.seats[1].place) == (". . s0 s sc", BESIDE + RIGHT)


def test_he_is_moved_into_an_open_pit():
    dig = row("s0", "sc", "s1", ".", ".")
    dug = after(dig, ("dig", 11, "e"))
    assert (middle(dug), dug.seats[1].place) == ("s0 s sc . .", NOWHERE)
    assert PawnFellIn(1, 12, 13) in happened(dig, ("dig", 11, "e"))


def test_u12_a_pawn_that_stands_in_the_way_is_moved_on_first():
    dug = after(row("s0", "sc", "s1", "s2", "s", seats=3), ("dig", 11, "e"))
    assert middle(dug) == "s0 s sc s1 s2"


def test_u12_the_pawn_moved_on_may_fall_off_the_site():
    dug = after(row(".", "s0", "sc", "s1", "s2", seats=3), ("dig", 12, "e"))
    assert (middle(dug), dug.seats[2].place) == (". s0 s sc s1", BESIDE + RIGHT)


def test_u12_the_pawn_moved_on_may_fall_into_a_pit():
    dug = after(row("s0", "sc", "s1", "s2", ".", seats=3), ("dig", 11, "e"))
    assert (middle(dug), dug.seats[2].place) == ("s0 s sc s1 .", NOWHERE)


def test_your_own_pawn_is_moved_on_too():
    assert middle(after(row("sc", "s0", "s", ".", "."), ("dig", 10, "e"))) == "s sc s0 . ."


def test_a_pawn_beyond_the_front_of_a_lower_chain_stays():
    assert middle(after(row("s0", "s", ".", "s1", "."), ("dig", 10, "e"))) == ". s0 s s1 ."


def test_the_rider_of_the_front_tile_takes_the_place_of_the_one_who_was_moved_on():
    assert middle(after(row("s0", "sc1", "s2", "s", ".", seats=3), ("dig", 11, "e"))) == "s0 s sc1 s2 ."


def test_two_pawns_of_a_chain_and_one_in_front_all_find_a_place():
    dug = after(row("ss0", "ss1", "s2", "s", ".", seats=3), ("dig", 10, "e"))
    assert middle(dug) == "s ss0 ss1 s2 ."


def test_a_push_towards_far_left_and_near_works_like_one_to_the_right():
    dig = site("""
        . . . . .
        . . c . .
        . . ss0 . .
        . . s . .
        . . . . .
    """)
    north = after(dig, ("dig", 12, "n"))
    assert drawn(north) == same(". . . . .  . . cs0 . .  . . s . .  . . s . .  . . . . .")
    south = after(dig, ("dig", 17, "s"), ("dig", 12, "s"))
    assert drawn(south) == same(". . . . .  . . c . .  . . s . .  . . s0 . .  . . s . .")
    assert ways(dig, 12) == "nesw"


def test_r20_from_a_corner_a_pawn_falls_off_the_side_towards_which_it_was_pushed():
    dig = site(". . . . .  . . . . .  . . . . .  s0 . . . .  s1 . . . .")
    assert after(dig, ("dig", 20, "s")).seats[1].place == BESIDE + NEAR
    assert after(dig, ("dig", 20, "w")).seats[1].place == BESIDE + LEFT
