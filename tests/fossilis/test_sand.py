from game.model.fossilis.facts import EnergySpent, PitCovered, TilePlaced
from game.model.fossilis.happenings import ChooseTile
from game.model.turn import decision
from tests.fossilis.board import after, drawn, fill_pit, happened, options, same, site, spaces, table

ROUND = """
    . . c . .
    . . c . .
    . s1 s0 cc .
    . . . . .
    . . . . .
"""


def test_u13_sand_goes_onto_an_adjacent_open_pit_or_single_tile_without_pawn():
    assert spaces(options(table(site(ROUND), tile_discard="s"), "sand")) == [7, 17]


def test_sand_costs_one_energy_and_comes_from_the_discard_pile():
    dig = after(table(site(ROUND), tile_discard="s"), ("sand", 17))
    assert (dig.energy, dig.tile_discard) == (3, [])
    assert drawn(dig) == same(". . c . .  . . c . .  . s1 s0 cc .  . . s . .  . . . . .")


def test_sand_on_a_single_tile_makes_a_stack():
    dig = after(table(site(ROUND), tile_discard="s"), ("sand", 7))
    assert drawn(dig).splitlines()[1] == ". . cs . ."


def test_without_sand_in_the_discard_pile_there_is_no_such_action():
    assert not options(table(site(ROUND), tile_discard="c t"), "sand")


def test_without_energy_there_is_no_such_action():
    dig = table(site(ROUND), tile_discard="s")
    dig.energy = 0
    assert not options(dig, "sand")


def test_r23_you_choose_which_sand_tile_of_the_discard_pile():
    dig = after(table(site(ROUND), tile_discard="egg amber c egg"), ("sand", 17))
    assert decision(dig).step == ChooseTile(0, 17, 1)
    assert options(dig) == [("tile", dig.tile_discard[0]), ("tile", dig.tile_discard[1])]
    amber = dig.tile_discard[1]
    laid = after(dig, ("tile", amber))
    assert (laid.lower[17], amber in laid.tile_discard) == (amber, False)


def test_r23_sand_never_goes_onto_a_pawn_nor_onto_a_stack():
    dig = table(site(ROUND), tile_discard="s")
    assert not {11, 12, 13} & set(spaces(options(dig, "sand")))


def test_sand_hides_the_pit_whose_contents_stay():
    dig = table(fill_pit(site(ROUND), 17, "hip"), tile_discard="s")
    laid = after(dig, ("sand", 17))
    assert laid.pits[17] == dig.pits[17]


def test_the_placed_tile_is_told():
    dig = table(site(ROUND), tile_discard="egg")
    tile = dig.tile_discard[0]
    assert happened(dig, ("sand", 17)) == [EnergySpent(0, 1, 3), TilePlaced(0, tile, 17, 1), PitCovered(17)]


def test_sand_that_you_placed_can_be_dug_again():
    dig = after(table(site(ROUND), tile_discard="s"), ("sand", 17), ("dig", 17, "s"))
    assert drawn(dig).splitlines()[4] == ". . s . ."
