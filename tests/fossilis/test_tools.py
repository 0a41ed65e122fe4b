import pytest

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.facts import CardTurnedOver, TileLifted
from game.model.fossilis.scoring import card_points
from game.model.fossilis.site import BESIDE, NOWHERE
from game.model.turn import decision
from tests.fossilis.board import (
    BARE,
    BOX,
    LEFT,
    RIGHT,
    after,
    card,
    cards,
    drawn,
    event,
    fill_pit,
    happened,
    keys,
    kinds,
    letters,
    mat,
    options,
    site,
    spaces,
    table,
    ways,
)

TOOLS = {
    "whisk-broom": ((2, 0, 0, 0), 2),
    "shovel": ((0, 2, 0, 0), 2),
    "soft-brush": ((0, 0, 2, 0), 2),
    "chisel": ((0, 0, 0, 2), 2),
    "clay-bucket": ((1, 1, 1, 0), 3),
    "pry-bar": ((0, 0, 0, 3), 3),
    "field-ladder": ((0, 0, 0, 1), 1),
}
"""Table 5.4: cost in (egg, footprint, amber, any), points; three copies each."""


def row(*cells: str, tool: str, energy: int = 4, **words: str):
    """A site whose middle row alone has tiles; seat 0 owns the Tool."""
    dig = site(". . . . . . . . . . " + " ".join(cells) + " . . . . . . . . . .")
    dig.energy = energy
    return mat(dig, 0, tools=tool, **words)


def middle(dig) -> str:
    return drawn(dig).splitlines()[2]


def used(dig, key: str, *choices):
    return after(dig, ("tool", card(key)), *choices)


# --- all Tools


@pytest.mark.parametrize(("key", "figures"), TOOLS.items())
def test_u28_three_copies_of_each_tool_with_cost_and_points(key, figures):
    assert [(BOX.cards[number].cost, BOX.cards[number].points) for number in cards(key)] == [figures] * 3
    assert all(BOX.cards[number].tool for number in cards(key))


def test_u28_there_are_21_tools():
    assert sorted(TOOLS) == sorted({row.key for row in BOX.cards[1 : BOX.tools + 1]})
    assert BOX.tools == 21


def test_a_tool_costs_no_energy_and_is_turned_over():
    dig = used(row("s0", "s", ".", ".", ".", tool="field-ladder"), "field-ladder")
    assert (dig.energy, dig.seats[0].tools, keys(dig.seats[0].used)) == (4, [], ["field-ladder"])


def test_a_tool_that_was_turned_over_does_nothing_more():
    dig = mat(row("s0", "s", ".", ".", ".", tool=""), 0, used="field-ladder")
    assert not options(dig, "tool")


def test_a_tool_keeps_its_points_when_it_was_used():
    dig = row("s0", "s", ".", ".", ".", tool="pry-bar")
    assert card_points(after(dig, ("tool", card("pry-bar"))), 0) == card_points(dig, 0) == 3


def test_a_tool_bought_this_turn_cannot_be_used():
    dig = mat(row("s0", "s", ".", ".", ".", tool=""), 0, fresh="field-ladder")
    assert not options(dig, "tool")


def test_a_tool_that_can_do_nothing_now_is_not_offered():
    dig = mat(site(BARE), 0, tools="whisk-broom shovel soft-brush chisel clay-bucket pry-bar field-ladder")
    assert not options(dig, "tool")


def test_two_copies_of_a_tool_are_one_choice_and_two_uses():
    dig = row("s0", "s", "s", "s", "s", tool="field-ladder field-ladder", energy=0)
    assert options(dig, "tool") == [("tool", card("field-ladder"))]
    dig = after(dig, ("tool", card("field-ladder")), ("move", 13))
    assert options(dig, "tool") == [("tool", card("field-ladder", 1))]


def test_several_tools_may_be_used_in_one_turn():
    dig = row("s0", "c", ".", ".", ".", tool="field-ladder clay-bucket", energy=0)
    dig = after(dig, ("tool", card("clay-bucket")))
    assert (letters(dig.seats[0].tiles), decision(dig).step) == ("c", TakeTurn(0))


def test_tools_belong_to_the_actions_and_not_to_the_market():
    dig = table(mat(row("s0", "s", ".", ".", ".", tool="field-ladder"), 0, tiles="egg"), market="- field-ladder")
    assert not options(after(dig, ("buy", card("field-ladder", 1))), "tool")


def test_the_turned_over_card_is_told_first():
    dig = row("s0", "s", "s", ".", ".", tool="field-ladder")
    assert happened(dig, ("tool", card("field-ladder"))) == [CardTurnedOver(0, card("field-ladder"))]


# --- Whisk Broom


def test_the_whisk_broom_digs_sand_up_to_twice_for_no_energy():
    dig = row(".", "s0", "s", ".", ".", tool="whisk-broom", energy=0)
    dig = used(dig, "whisk-broom", ("dig", 12, "e"), ("dig", 11, "e"))
    assert (middle(dig), dig.energy) == (". . s0 s .", 0)
    assert decision(dig).step == TakeTurn(0)


def test_the_whisk_broom_may_stop_after_the_first_dig():
    dig = used(row(".", "s0", "s", ".", ".", tool="whisk-broom"), "whisk-broom", ("dig", 12, "e"), ("done",))
    assert decision(dig).step == TakeTurn(0)
    assert middle(dig) == ". s0 . s ."


def test_the_whisk_broom_digs_no_clay_and_no_stone():
    dig = used(row("c", "t0", "s", ".", ".", tool="whisk-broom"), "whisk-broom")
    assert spaces(options(dig, "dig")) == [12]


def test_the_whisk_broom_needs_sand_on_top_in_reach():
    assert not options(row("c", "t0", "sc", ".", "s", tool="whisk-broom"), "tool")


def test_the_whisk_broom_pushes_no_heavier_tile():
    dig = used(row(".", "s0", "s", "c", ".", tool="whisk-broom"), "whisk-broom")
    assert ("dig", 12, "e") not in options(dig)


def test_the_whisk_broom_ends_when_your_pawn_left_the_site():
    dig = used(row("s0", "s", "s", ".", ".", tool="whisk-broom"), "whisk-broom", ("dig", 10, "w"))
    assert (decision(dig).step, dig.seats[0].place) == (TakeTurn(0), BESIDE + LEFT)


def test_what_the_whisk_broom_pushes_off_is_gathered():
    dig = used(row("s0", ".", ".", ".", ".", tool="whisk-broom"), "whisk-broom", ("dig", 10, "w"))
    assert letters(dig.seats[0].tiles) == "s"


# --- Shovel


@pytest.mark.parametrize("letter", "sc")
def test_the_shovel_digs_one_sand_or_clay_for_no_energy(letter):
    dig = used(row(f"{letter}0", ".", ".", ".", ".", tool="shovel", energy=0), "shovel", ("dig", 10, "e"))
    assert (middle(dig), dig.energy, decision(dig).step) == (f". {letter}0 . . .", 0, TakeTurn(0))


def test_the_shovel_digs_no_stone():
    assert not options(row("t0", ".", ".", ".", ".", tool="shovel"), "tool")


def test_the_shovel_digs_once():
    dig = used(row("s", "s0", ".", ".", ".", tool="shovel"), "shovel", ("dig", 11, "e"))
    assert decision(dig).step == TakeTurn(0)


# --- Soft Brush


def brush(words: str, plaster: int, **more: str):
    dig = row("s0", ".", ".", ".", ".", tool="soft-brush", energy=0, **more)
    return table(mat(fill_pit(dig, 11, words), 0, plaster=plaster), skills="collector clay-expert")


def test_the_soft_brush_extracts_once_for_no_energy_and_one_plaster_less():
    dig = used(brush("rib tooth", 2), "soft-brush", ("extract", 11, "rib"))
    assert (dig.energy, dig.seats[0].plaster, kinds(dig.seats[0].bones)) == (0, 0, ["rib"])
    assert decision(dig).step == TakeTurn(0)


def test_r9_the_soft_brush_makes_no_price_less_than_nothing():
    dig = used(brush("tooth hammer", 0), "soft-brush", ("extract", 11, "tooth"))
    assert (dig.seats[0].plaster, kinds(dig.seats[0].bones)) == (0, ["tooth"])


def test_r9_s11_comes_first_and_the_soft_brush_may_go_below_one():
    dig = used(brush("tooth limb", 0, skills="cheap-plaster"), "soft-brush", ("extract", 11, "limb"))
    assert (dig.seats[0].plaster, kinds(dig.seats[0].bones)) == (0, ["limb"])


def test_the_soft_brush_takes_a_hammer_too():
    dig = used(brush("hammer tooth", 0), "soft-brush", ("extract", 11, "hammer"), ("skill", 0))
    assert (len(dig.seats[0].skills), decision(dig).step) == (1, TakeTurn(0))


def test_the_soft_brush_needs_a_piece_that_the_plaster_pays():
    assert not options(brush("hip", 2), "tool")
    assert options(brush("hip", 3), "tool")


def test_the_soft_brush_is_the_first_extraction_of_the_turn_for_s10():
    dig = brush("tooth tooth tooth", 9, skills="free-extract")
    dig.energy = 1
    dig = used(dig, "soft-brush")
    assert after(dig, ("extract", 11, "tooth")).energy == 0


# --- Chisel


def test_the_chisel_digs_one_stone_for_one_energy():
    dig = used(row("t0", ".", ".", ".", ".", tool="chisel", energy=1), "chisel", ("dig", 10, "e"))
    assert (middle(dig), dig.energy, decision(dig).step) == (". t0 . . .", 0, TakeTurn(0))


def test_the_chisel_needs_one_energy():
    assert not options(row("t0", ".", ".", ".", ".", tool="chisel", energy=0), "tool")


def test_the_chisel_digs_stone_only():
    dig = used(row("s", "t0", "c", ".", ".", tool="chisel"), "chisel")
    assert spaces(options(dig, "dig")) == [11]


def test_r8_soft_stone_makes_the_chisel_no_cheaper_than_one():
    dig = row("t0", ".", ".", ".", ".", tool="chisel", energy=1)
    dig.events = [event("soft-stone")]
    assert used(dig, "chisel", ("dig", 10, "e")).energy == 0
    dig.energy = 0
    assert not options(dig, "tool")


# --- Clay Bucket


def test_the_clay_bucket_lifts_the_top_clay_of_an_adjacent_space_and_gathers_it():
    dig = used(row("sc", "s0", "c", ".", ".", tool="clay-bucket"), "clay-bucket")
    assert options(dig) == [("lift", 12), ("lift", 10)]
    lifted = after(dig, ("lift", 10))
    assert (middle(lifted), letters(lifted.seats[0].tiles)) == ("s s0 c . .", "c")


def test_the_clay_bucket_opens_the_pit_under_a_single_clay():
    dig = fill_pit(row("s", "s0", "c", ".", ".", tool="clay-bucket"), 12, "rib")
    facts = happened(dig, ("tool", card("clay-bucket")))
    assert facts[1] == TileLifted(0, dig.lower[12], 12, 1)
    assert facts[2].pieces == dig.pits[12]


def test_the_clay_bucket_lifts_no_clay_on_which_a_pawn_stands():
    assert not options(row("s", "s0", "c1", ".", ".", tool="clay-bucket"), "tool")


def test_the_clay_bucket_lifts_neither_the_own_tile_nor_a_covered_one_nor_one_farther_off():
    assert not options(row("cs", "c0", "ct", "c", ".", tool="clay-bucket"), "tool")


def test_r25_beside_the_site_the_clay_bucket_reaches_nothing():
    assert not options(mat(row("c", "c", "c", ".", ".", tool="clay-bucket"), 0, beside=LEFT), "tool")


# --- Pry Bar


def test_the_pry_bar_ignores_weight_at_the_usual_energy():
    dig = used(row("s0", "c", "t", ".", ".", tool="pry-bar", energy=1), "pry-bar", ("dig", 10, "e"))
    assert (middle(dig), dig.energy) == (". s0 c t .", 0)


def test_the_pry_bar_needs_the_usual_energy():
    assert not options(row("t0", ".", ".", ".", ".", tool="pry-bar", energy=2), "tool")


def test_with_the_pry_bar_a_single_tile_pushes_stacks_as_whole_spaces_up_to_the_first_gap():
    dig = used(row("s0", "ct", "s", ".", "t", tool="pry-bar"), "pry-bar", ("dig", 10, "e"))
    assert middle(dig) == ". s0 ct s t"


def test_with_the_pry_bar_pawns_on_the_pushed_spaces_ride():
    dig = used(row("s0", "ct1", "s", ".", ".", tool="pry-bar"), "pry-bar", ("dig", 10, "e"))
    assert middle(dig) == ". s0 ct1 s ."


def test_with_the_pry_bar_an_upper_tile_ignores_weight_too_and_slides_as_usual():
    dig = used(row("ss0", "ct", "s", ".", ".", tool="pry-bar"), "pry-bar", ("dig", 10, "e"))
    assert middle(dig) == "s cs0 st . ."


def test_tiles_pried_off_the_site_are_gathered_by_you_a_whole_stack_too():
    dig = used(row(".", ".", ".", "s0", "ct1", tool="pry-bar"), "pry-bar", ("dig", 13, "e"))
    assert (middle(dig), letters(dig.seats[0].tiles), dig.seats[1].place) == (". . . . s0", "ct", BESIDE + RIGHT)


def test_the_pry_bar_opens_the_pit_it_leaves_and_covers_the_gap():
    facts = happened(row("s0", "ct", ".", ".", ".", tool="pry-bar"), ("tool", card("pry-bar")), ("dig", 10, "e"))
    assert [type(fact).__name__ for fact in facts[-2:]] == ["PitCovered", "PitOpened"]


def test_the_pry_bar_works_once():
    dig = used(row("s0", "t", ".", ".", ".", tool="pry-bar"), "pry-bar", ("dig", 10, "e"))
    assert "e" not in ways(dig, 11)


# --- Field Ladder


def test_the_field_ladder_moves_up_to_three_spaces_for_no_energy():
    dig = used(row("s0", "s", "s", "s", "s", tool="field-ladder", energy=0), "field-ladder")
    assert options(dig) == [("move", 11), ("move", 12), ("move", 13)]
    assert after(dig, ("move", 13)).seats[0].place == 13


def test_the_field_ladder_passes_no_pawn():
    assert not options(row("s0", "s1", "s", "s", "s", tool="field-ladder"), "tool")


def test_the_field_ladder_climbs_at_any_edge_for_no_energy():
    dig = row("s", "s", ".", ".", "s1", tool="field-ladder", energy=0)
    dig.lower[2], dig.lower[11] = dig.lower[11], 0
    dig = mat(dig, 0, beside=RIGHT)
    facts = happened(after(mat(dig, 0), ("tool", card("field-ladder"))), ("climb", 2))
    assert [type(fact).__name__ for fact in facts] == ["PawnClimbed"]
    assert spaces(options(used(dig, "field-ladder"))) == [2, 10]


def test_r22_without_a_tile_on_any_edge_and_without_sand_the_field_ladder_climbs_any_tile():
    dig = mat(row(".", "s", "s1", "s", ".", tool="field-ladder"), 0, beside=RIGHT)
    assert spaces(options(used(dig, "field-ladder"))) == [11, 13]
    assert not options(table(dig, tile_discard="s"), "tool")


def test_no_pawn_of_another_seat_is_where_the_ladder_leads():
    assert NOWHERE not in spaces(options(used(row("s0", "s", "s", ".", ".", tool="field-ladder"), "field-ladder")))
