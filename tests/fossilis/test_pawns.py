import pytest

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.facts import PawnClimbed, PawnFellOff, PawnStoodBeside
from game.model.fossilis.pawns import ChooseSide
from game.model.fossilis.site import BESIDE, NOWHERE
from game.model.turn import decision
from tests.fossilis.board import (
    FAR,
    LEFT,
    NEAR,
    RIGHT,
    after,
    fill_pit,
    happened,
    mat,
    options,
    site,
    spaces,
    table,
    waits_for,
)

BUSY_LEFT = """
    . . . . c
    s1 . . . c
    . . . . c
    . . . . .
    . . s . .
"""
"""The left side has one tile, on which the pawn of seat 1 stands."""
BARE_EDGES = """
    . . . . .
    . s tt c .
    . . . . .
    . s1 . . .
    . . . . .
"""
"""No side has a tile."""

FALL_IN = ". . . . .  . . . . .  s0 sc s1 . .  . . . . .  . . . . ."
"""A dig of 11 to the right moves the pawn of seat 1 into the pit 13."""


# --- R20 and R21: falling


@pytest.mark.parametrize(("space", "way", "side"), [(2, "n", FAR), (14, "e", RIGHT), (22, "s", NEAR), (10, "w", LEFT)])
def test_r20_a_pawn_carried_off_stands_beside_the_side_over_which_it_left(space, way, side):
    dig = mat(site(), 0, on=space)
    assert after(dig, ("dig", space, way)).seats[0].place == BESIDE + side
    assert PawnFellOff(0, space, side) in happened(dig, ("dig", space, way))


def test_r21_a_pawn_in_a_pit_leaves_the_site_and_its_owner_picks_the_side():
    asked = decision(after(site(FALL_IN), ("dig", 11, "e")))
    assert (asked.player, asked.step, asked.options) == (
        1,
        ChooseSide(1),
        (("side", FAR), ("side", RIGHT), ("side", NEAR), ("side", LEFT)),
    )


def test_r21_then_it_stands_beside_that_side_and_the_turn_goes_on():
    dig = after(site(FALL_IN), ("dig", 11, "e"), ("side", LEFT))
    assert dig.seats[1].place == BESIDE + LEFT
    assert decision(dig).step == TakeTurn(0)


def test_r21_the_pit_stays_open_and_its_contents_stay():
    dig = fill_pit(site(FALL_IN), 13, "skull")
    fallen = after(dig, ("dig", 11, "e"), ("side", FAR))
    assert (fallen.lower[13], fallen.pits[13]) == (0, dig.pits[13])


def test_r21_a_pawn_in_a_pit_is_on_no_space_until_its_side_is_chosen():
    assert after(site(FALL_IN), ("dig", 11, "e")).seats[1].place == NOWHERE


def test_r21_the_chosen_side_is_told():
    dig = after(site(FALL_IN), ("dig", 11, "e"))
    assert happened(dig, ("side", NEAR)) == [PawnStoodBeside(1, NOWHERE, NEAR)]


def test_your_own_fall_into_a_pit_lets_you_pick_too():
    dig = after(site(". . . . .  . . . . .  sc s0 . . .  . . . . .  . . . . ."), ("dig", 10, "e"))
    assert decision(dig).player == 0
    assert after(dig, ("side", FAR)).seats[0].place == BESIDE + FAR


# --- R22 and R89: climbing


def test_u11_a_pawn_climbs_for_one_energy_onto_a_tile_of_its_side():
    dig = mat(site(), 0, beside=LEFT)
    assert spaces(options(dig, "climb")) == [0, 5, 10, 15, 20]
    climbed = after(dig, ("climb", 10))
    assert (climbed.seats[0].place, climbed.energy) == (10, 3)
    assert PawnClimbed(0, LEFT, 10) in happened(dig, ("climb", 10))


def test_u11_the_line_where_it_left_does_not_matter():
    dig = after(mat(site(), 0, on=14), ("dig", 14, "e"))
    assert spaces(options(dig, "climb")) == [4, 9, 19, 24]


def test_r22_it_climbs_onto_single_tiles_and_stacks_but_not_onto_pits_and_pawns():
    dig = mat(site(". . . . .  s . . . .  ct . . . .  s1 . . . .  . . . . ."), 0, beside=LEFT)
    assert spaces(options(dig, "climb")) == [5, 10]


def test_climbing_needs_energy():
    dig = mat(site(), 0, beside=LEFT)
    dig.energy = 0
    assert options(dig) == [("end-turn",)]


def test_r89_while_the_own_side_has_a_free_tile_it_may_not_change_to_another():
    assert not options(mat(site(), 0, beside=LEFT), "side")


def test_r22_without_a_free_tile_it_changes_to_another_side_for_free():
    dig = mat(site(BUSY_LEFT), 0, beside=LEFT)
    assert options(dig, "climb", "side") == [("side", FAR), ("side", RIGHT), ("side", NEAR)]
    changed = after(dig, ("side", RIGHT))
    assert (changed.seats[0].place, changed.energy) == (BESIDE + RIGHT, 4)


def test_r89_then_it_may_climb_there():
    dig = after(mat(site(BUSY_LEFT), 0, beside=LEFT), ("side", RIGHT))
    assert spaces(options(dig, "climb")) == [4, 9, 14]


def test_r89_then_it_may_place_sand_there():
    dig = table(mat(site(BUSY_LEFT), 0, beside=LEFT), tile_discard="s")
    assert spaces(options(dig, "sand")) == [0, 10, 15, 20]
    assert spaces(options(after(dig, ("side", RIGHT)), "sand")) == [4, 9, 14, 19, 24]


def test_r89_there_is_no_way_back_to_a_side_without_a_free_tile():
    assert not options(after(mat(site(BUSY_LEFT), 0, beside=LEFT), ("side", RIGHT)), "side")


def test_r89_it_may_change_to_a_side_without_a_free_tile_to_place_sand_there():
    dig = mat(site(". . . . .  s1 . . . c  . . . . .  . . . . .  . . . . ."), 0, beside=LEFT)
    assert options(dig, "side") == [("side", RIGHT)]
    dig = table(dig, tile_discard="s")
    assert options(dig, "side") == [("side", FAR), ("side", RIGHT), ("side", NEAR)]
    assert after(dig, ("side", FAR), ("sand", 2), ("climb", 2)).seats[0].place == 2


def test_r89_without_energy_for_sand_a_side_without_a_free_tile_is_no_goal():
    dig = mat(site(". . . . .  s1 . . . c  . . . . .  . . . . .  . . . . ."), 0, beside=LEFT)
    dig.energy = 0
    assert options(table(dig, tile_discard="s"), "side") == [("side", RIGHT)]


def test_u11_on_a_full_side_it_may_place_sand_and_climb_that():
    dig = table(mat(site(BUSY_LEFT), 0, beside=LEFT), tile_discard="s")
    climbed = after(dig, ("sand", 10), ("climb", 10))
    assert (climbed.seats[0].place, climbed.energy) == (10, 2)


def test_r22_with_no_tile_on_any_side_but_sand_in_the_discard_pile_sand_is_the_way():
    dig = table(mat(site(BARE_EDGES), 0, beside=LEFT), tile_discard="s")
    assert not options(dig, "climb")
    assert spaces(options(dig, "sand")) == [0, 5, 10, 15, 20]
    assert spaces(options(after(dig, ("side", RIGHT)), "sand")) == [4, 9, 14, 19, 24]


def test_r22_with_no_tile_on_any_side_and_no_sand_it_climbs_any_unoccupied_tile():
    dig = table(mat(site(BARE_EDGES), 0, beside=LEFT), tile_discard="c t")
    assert spaces(options(dig, "climb")) == [6, 7, 8]


def test_r25_beside_the_site_there_is_no_move_no_dig_and_no_extraction():
    dig = mat(fill_pit(site(BUSY_LEFT), 10, "tooth"), 0, beside=LEFT, plaster=9)
    assert not options(dig, "move", "dig", "extract")


def test_u11_beside_the_site_you_may_gain_plaster_buy_claim_and_score():
    dig = mat(site(), 0, beside=LEFT, bones="tooth", tiles="s s")
    table(dig, pool=8, market="chisel", display="dilophosaurus coelophysis")
    assert [choice[0] for choice in options(dig, "plaster", "buy", "claim", "score")] == [
        "plaster",
        "score",
        "claim",
        "claim",
        "buy",
    ]


def test_u11_beside_the_site_sand_goes_onto_a_pit_or_a_single_tile_of_the_own_side_only():
    dig = mat(site("c . . . .  cs . . . .  s1 . . . .  . c . . .  . . . . c"), 0, beside=LEFT)
    assert spaces(options(table(dig, tile_discard="s"), "sand")) == [0, 15, 20]


def test_a_pawn_beside_the_site_stays_there_when_its_turn_ends():
    dig = mat(site(), 0, beside=LEFT)
    assert after(dig, ("end-turn",)).seats[0].place == BESIDE + LEFT


def test_the_side_is_asked_before_anything_else_that_waits():
    dig = waits_for(site(FALL_IN), TakeTurn(1), TakeTurn(0))
    assert decision(after(dig, ("dig", 11, "e"))).step == ChooseSide(1)
