from game.model.fossilis.facts import EnergySpent, PawnMoved
from tests.fossilis.board import FLAT, after, happened, mat, options, site, spaces


def test_u8_a_move_goes_up_to_two_orthogonal_steps():
    dig = mat(site(), 0, on=12)
    assert spaces(options(dig, "move")) == [2, 6, 7, 8, 10, 11, 13, 14, 16, 17, 18, 22]


def test_a_move_costs_one_energy():
    dig = after(mat(site(), 0, on=12), ("move", 2))
    assert (dig.seats[0].place, dig.energy) == (2, 3)


def test_u8_by_the_option_a_step_may_be_diagonal():
    dig = mat(site(diagonal_steps=True), 0, on=12)
    assert spaces(options(dig, "move")) == [space for space in range(25) if space != 12]


def test_a_pawn_does_not_step_off_the_site():
    assert spaces(options(mat(site(), 0, on=0), "move")) == [1, 2, 5, 6, 10]


def test_a_pawn_does_not_step_into_an_open_pit_nor_across_it():
    dig = site("""
        . . . . .
        . . . . .
        . s0 . s .
        . s . . .
        . s . . .
    """)
    assert spaces(options(dig, "move")) == [16, 21]


def test_r95_a_pawn_does_not_step_onto_another_pawn_nor_through_it():
    dig = site("""
        . . . . .
        . . . . .
        s0 s1 s s .
        s . . . .
        . . . . .
    """)
    assert spaces(options(dig, "move")) == [15]


def test_r95_a_pawn_walks_round_another_one():
    dig = site("""
        . . . . .
        . s s . .
        . s0 s1 . .
        . . . . .
        . . . . .
    """)
    assert [fact for fact in happened(dig, ("move", 7)) if isinstance(fact, PawnMoved)] == [PawnMoved(0, 11, (6, 7))]


def test_u9_differences_in_height_cost_nothing():
    dig = site("""
        . . . . .
        . . . . .
        s0 ct s tt .
        . . . . .
        . . . . .
    """)
    assert spaces(options(dig, "move")) == [11, 12]
    assert after(dig, ("move", 11), ("move", 13)).energy == 2


def test_a_pawn_may_move_any_number_of_times_while_energy_lasts():
    dig = mat(site(), 0, on=0)
    dig = after(dig, ("move", 2), ("move", 4), ("move", 14), ("move", 24))
    assert (dig.seats[0].place, dig.energy, options(dig, "move")) == (24, 0, [])


def test_a_move_tells_its_path_and_its_price():
    assert happened(mat(site(FLAT), 0, on=12), ("move", 14)) == [EnergySpent(0, 1, 3), PawnMoved(0, 12, (13, 14))]


def test_a_move_ends_on_another_space():
    assert ("move", 12) not in options(mat(site(), 0, on=12))
