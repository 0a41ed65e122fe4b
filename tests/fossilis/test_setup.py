from functools import cache

import pytest

from game.model.fossilis.box import SAND, STONE
from game.model.fossilis.pawns import PlaceOnCorner
from game.model.fossilis.setup import new_game
from game.model.fossilis.site import CORNERS, NOWHERE, STONE_SPACES
from game.model.fossilis.state import SWITCHES, Dig, Setup
from game.model.record import digest
from game.model.turn import decision
from tests.fossilis.board import BOX, after, letters, options, spaces

SEEDS = range(40)


@cache
def game(seed: int, seats: int = 2) -> Dig:
    return new_game(BOX, Setup(seats, seed))


@cache
def solo(seed: int, rival_seat: int = 1) -> Dig:
    return new_game(BOX, Setup(2, seed, "marsh", rival_seat))


# --- 2.1 and 2.2: discard pile and pits


def test_three_sand_tiles_lie_aside_one_egg_one_footprint_one_amber():
    for seed in SEEDS:
        assert letters(game(seed).tile_discard) == "sss"
        shown = {BOX.tiles[tile].fragments for tile in game(seed).tile_discard}
        assert shown == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}


def test_all_45_bones_and_9_hammers_lie_in_the_pits():
    assert sorted(piece for pit in game(0).pits for piece in pit) == list(range(1, 55))


def test_u2_a_pit_holds_at_most_five_pieces():
    assert max(len(pit) for seed in range(200) for pit in game(seed).pits) == 5


def test_u2_the_lid_is_shaken_so_that_pits_differ():
    sizes = [len(pit) for seed in SEEDS for pit in game(seed).pits]
    assert all(sizes.count(size) > len(sizes) // 50 for size in range(5))


def test_u2_about_a_third_of_the_pieces_jumps():
    quiet = sum(len(pit) in (2, 3) for seed in SEEDS for pit in game(seed).pits) / (25 * len(SEEDS))
    assert 0.5 < quiet < 0.75


# --- 2.3: tiles


def test_the_lower_level_covers_all_25_pits():
    assert all(all(game(seed).lower) for seed in SEEDS)


def test_u3_stones_of_the_lower_level_lie_on_the_four_stone_spaces():
    for seed in SEEDS:
        stones = [space for space, tile in enumerate(game(seed).lower) if BOX.weight[tile] == STONE]
        assert tuple(stones) == STONE_SPACES


def test_the_upper_level_has_ten_tiles_four_of_them_stones():
    for seed in SEEDS:
        upper = [tile for tile in game(seed).upper if tile]
        assert (len(upper), letters(upper).count("t")) == (10, 4)


def test_r26_corners_stay_low_and_no_stone_lies_on_stone():
    for seed in SEEDS:
        dig = game(seed)
        assert not any(dig.upper[corner] for corner in CORNERS)
        assert not any(BOX.weight[dig.upper[space]] == STONE for space in STONE_SPACES)


def test_r26_an_upper_tile_may_lie_on_any_space_but_a_corner():
    assert {space for seed in range(200) for space in range(25) if game(seed).upper[space]} == set(range(25)) - set(
        CORNERS
    )


def test_18_sand_9_clay_and_8_stone_are_in_play():
    shown = letters([tile for tile in game(3).lower + game(3).upper if tile])
    assert [shown.count(letter) for letter in "sct"] == [18, 9, 8]


# --- 2.4 and 2.5: score board, Dinosaurs, market


def test_nine_skills_lie_face_up_and_nine_stay_in_the_box():
    dig = game(1)
    assert (len(dig.skills), len(dig.skill_box)) == (9, 9)
    assert sorted(dig.skills + dig.skill_box) == list(range(1, 19))


def test_three_of_the_ten_events_are_in_the_stack():
    assert all(len(set(game(seed).event_deck)) == 3 for seed in SEEDS)
    assert {number for seed in SEEDS for number in game(seed).event_deck} == set(range(1, 11))


@pytest.mark.parametrize(("seats", "pool"), [(2, 8), (3, 12), (4, 16), (5, 20)])
def test_the_first_pool_has_four_plaster_a_player(seats, pool):
    assert game(1, seats).pool == pool


def test_only_the_pool_and_the_pawns_differ_by_the_number_of_players():
    for seats in (2, 3, 4, 5):
        dig = game(7, seats)
        assert (len(dig.display), len(dig.market), len(dig.skills), len(dig.event_deck)) == (4, 4, 9, 3)
        assert sum(map(bool, dig.upper)) == 10


def test_four_dinosaurs_lie_face_up():
    assert all(game(1).display)
    assert sorted(game(1).display + game(1).dinosaurs) == list(range(1, 34))


def test_r4_the_market_shows_two_tools_on_the_left_and_two_supplies_on_the_right():
    for seed in SEEDS:
        assert [BOX.cards[card].tool for card in game(seed).market] == [True, True, False, False]


# --- 2.6 and 2.7: players and pawns


def test_u6_nobody_starts_with_points_plaster_tiles_or_bones():
    for seat in game(1, 5).seats:
        assert (seat.score, seat.plaster, seat.tiles, seat.bones, seat.tools, seat.skills) == (0, 0, [], [], [], [])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_u5_the_start_player_is_drawn_at_random(seats):
    assert {game(seed, seats).start for seed in SEEDS} == set(range(seats))


def test_the_start_player_places_his_pawn_first():
    for seed in SEEDS:
        asked = decision(game(seed, 3))
        assert asked is not None
        assert (asked.player, type(asked.step)) == (game(seed, 3).start, PlaceOnCorner)


def test_pawns_are_placed_in_turn_order():
    dig = next(game(seed, 3) for seed in SEEDS if game(seed, 3).start == 2)
    players = []
    for corner in (0, 4, 20):
        players.append(decision(dig).player)
        dig = after(dig, ("corner", corner))
    assert players == [2, 0, 1]


def test_corners_are_not_shared():
    dig = after(game(1, 3), ("corner", 4))
    assert spaces(options(dig)) == [0, 20, 24]


def test_the_fourth_player_gets_the_last_corner():
    dig = after(game(1, 4), ("corner", 4), ("corner", 0), ("corner", 24))
    assert sorted(seat.place for seat in dig.seats) == [0, 4, 20, 24]


def test_u7_the_fifth_player_starts_in_the_centre():
    dig = after(game(1, 5), ("corner", 4), ("corner", 0), ("corner", 24))
    last = dig.in_order(dig.start)[-1]
    assert dig.seats[last].place == 12
    assert sorted(seat.place for seat in dig.seats) == [0, 4, 12, 20, 24]


def test_after_the_pawns_the_start_player_begins_the_first_round():
    dig = after(game(1), ("corner", 0), ("corner", 24))
    assert (dig.active, dig.round, dig.energy, decision(dig).player) == (dig.start, 1, 4, dig.start)


@pytest.mark.parametrize("rival_seat", [0, 1])
def test_u7_solo_you_pick_any_corner_and_the_rival_has_no_pawn_on_the_site(rival_seat):
    dig = solo(1, rival_seat)
    assert (decision(dig).player, spaces(options(dig))) == (1 - rival_seat, [0, 4, 20, 24])
    assert dig.seats[rival_seat].place == NOWHERE


def test_u7_solo_the_spot_of_the_rival_is_drawn_before_you_pick():
    assert {solo(seed).rival.spot for seed in SEEDS} == {0, 5, 10, 15}


def test_u5_solo_the_start_player_is_random_too():
    assert {solo(seed).start for seed in SEEDS} == {0, 1}


def test_the_solo_pool_is_that_of_two_players():
    assert solo(1).pool == 8


# --- seeds and wrong setups


def test_the_same_seed_lays_out_the_same_game():
    assert digest(new_game(BOX, Setup(3, 11))) == digest(new_game(BOX, Setup(3, 11)))


def test_another_seed_lays_out_another_game():
    assert len({digest(game(seed)) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fossilis_is_refused_with_less_than_two_or_more_than_five_seats(seats):
    with pytest.raises(ValueError, match="2 to 5 seats"):
        Setup(seats, 1)


def test_r57_leftmost_dinosaur_and_wishlist_from_deck_exclude_each_other():
    with pytest.raises(ValueError, match="exclude each other"):
        Setup(2, 1, "marsh", 1, ("leftmost-dinosaur", "wishlist-from-deck"))


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_without_a_rival_is_refused(name):
    with pytest.raises(ValueError, match="need a Rival"):
        Setup(2, 1, switches=(name,))


def test_the_sand_aside_is_no_part_of_the_site():
    dig = game(5)
    assert sorted(dig.tile_discard + [tile for tile in dig.lower + dig.upper if tile]) == list(range(1, 39))
    assert all(BOX.weight[tile] == SAND for tile in dig.tile_discard)
