"""The three Power Tools, sentence by sentence (rulebook, Power Tools; R76-R79, R87, R90)."""

import pytest

from game.content import fossilis_box
from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.facts import CardBought, PawnFellIn, PawnRode, PitOpened, TileLeft, TileSlid
from game.model.fossilis.facts_expansions import (
    BonesDestroyed,
    CrystalExtracted,
    DrillStarted,
    ScorpionFellIn,
    TilesRemoved,
)
from game.model.fossilis.pawns import ChooseSide
from game.model.fossilis.power_tools import SawOn
from game.model.fossilis.scoring import card_points
from game.model.fossilis.setup import new_game
from game.model.fossilis.site import BESIDE, NOWHERE
from game.model.fossilis.state import Dig, Setup
from game.model.fossilis.turns import BeginTurn
from game.model.session import Session
from game.model.turn import decision
from tests.fossilis.board import (
    BARE,
    LEFT,
    RIGHT,
    after,
    card,
    drawn,
    event,
    fill_pit,
    goes_on,
    happened,
    kinds,
    letters,
    mat,
    options,
    site,
    spaces,
    table,
    waits_for,
    ways,
)
from tests.fossilis.promises import check_table
from tests.fossilis.rival_side import BUYS, against, does, those

POWER = ("power-tools",)
BOX = fossilis_box(expansions=POWER)
MIDDLE = ". . . . .  . . . . .  {}  . . . . .  . . . . ."


def power(cells: str, tool: str, more: tuple[str, ...] = (), **options_of_site) -> Dig:
    """A site whose middle row alone has tiles, spaces 10 to 14; seat 0 owns the Tool."""
    return mat(site(MIDDLE.format(cells), expansions=(*POWER, *more), **options_of_site), 0, tools=tool)


def use(dig: Dig, key: str, *choices) -> Dig:
    return after(dig, ("tool", card(key, box=dig.box)), *choices)


def used(dig: Dig, key: str, *choices) -> list:
    return happened(dig, ("tool", card(key, box=dig.box)), *choices)


def middle(dig: Dig) -> str:
    return drawn(dig).splitlines()[2]


# --- gameplay


@pytest.mark.parametrize(
    ("key", "points", "cost"),
    [("jackhammer", 4, (0, 2, 0, 0)), ("rock-drill", 2, (0, 0, 2, 0)), ("rock-saw", 2, (2, 0, 0, 0))],
)
def test_each_card_lists_its_points_and_its_cost(key, points, cost):
    row = BOX.cards[card(key, box=BOX)]
    assert (row.points, row.cost, row.tool) == (points, cost, True)


def test_r79_they_are_shuffled_into_the_tools_deck_of_24_cards():
    dig = new_game(BOX, Setup(2, 3, expansions=POWER))
    tools = dig.tools + [number for number in dig.market if BOX.cards[number].tool]
    assert sorted(tools) == list(range(1, 25))
    assert all(not BOX.cards[number].tool for number in dig.supplies)
    assert len({tuple(new_game(BOX, Setup(2, seed, expansions=POWER)).tools) for seed in range(3)}) == 3


@pytest.mark.parametrize("key", ["jackhammer", "rock-drill", "rock-saw"])
def test_they_are_treated_like_normal_tool_cards(key):
    """Bought for Fragments, usable from the next turn on, turned over after use, worth their points."""
    dig = table(power("s0 t s s s", ""), market=key)
    dig = mat(dig, 0, tiles={"jackhammer": "footprint footprint", "rock-drill": "amber amber"}.get(key, "egg egg"))
    bought = after(dig, ("buy", card(key, box=BOX)))
    assert bought.seats[0].fresh == [card(key, box=BOX)]
    assert not options(bought, "tool")
    ready = goes_on(waits_for(bought, BeginTurn(0)))
    assert options(ready, "tool") == [("tool", card(key, box=BOX))]
    turned = use(ready, key)
    assert turned.seats[0].used == [card(key, box=BOX)]
    assert not options(turned, "tool")
    assert card_points(turned, 0) == card_points(ready, 0) == BOX.cards[card(key, box=BOX)].points


def test_r79_for_the_rival_they_are_cards_with_their_points():
    dig = against(BARE, standby="NL egg egg", expansions=POWER)
    facts = does(table(dig, market="whisk-broom rock-saw"), BUYS)
    assert [fact.card for fact in those(facts, CardBought)] == [card("whisk-broom")]
    dig = table(against(BARE, standby="NL egg egg", expansions=POWER), market="- rock-saw")
    does(dig, BUYS)
    assert dig.seats[1].used == [card("rock-saw", box=BOX)]
    assert card_points(dig, 1) == 2


# --- Jackhammer


def test_jackhammer_removes_all_tiles_covering_one_pit():
    dig = power("s0 s ct s s", "jackhammer")
    facts = used(dig, "jackhammer", ("break", 12))
    broken = use(dig, "jackhammer", ("break", 12))
    assert middle(broken) == "s0 s . s s"
    assert those(facts, TilesRemoved) == [TilesRemoved(0, (dig.lower[12], dig.upper[12]), 12)]
    assert those(facts, PitOpened) == [PitOpened(12, ())]


def test_r76_r87_both_tiles_go_to_the_discard_pile_the_lower_first_and_not_to_you():
    broken = use(power("s0 s ct s s", "jackhammer"), "jackhammer", ("break", 12))
    assert letters(broken.tile_discard) == "ct"
    assert broken.seats[0].tiles == []


def test_jackhammer_destroys_the_two_most_valuable_bones_in_that_pit():
    dig = fill_pit(power("s0 s s s s", "jackhammer"), 12, "tooth hip rib skull limb")
    facts = used(dig, "jackhammer", ("break", 12))
    broken = use(dig, "jackhammer", ("break", 12))
    assert kinds(broken.pits[12]) == ["tooth", "limb", "rib"]
    assert kinds(broken.pieces_out) == ["skull", "hip"]
    (destroyed,) = those(facts, BonesDestroyed)
    assert (kinds(destroyed.pieces), destroyed.space) == (["skull", "hip"], 12)


@pytest.mark.parametrize(
    ("contents", "left"), [("rib", []), ("", []), ("hammer", ["hammer"]), ("tooth hammer", ["hammer"])]
)
def test_r76_or_all_if_there_are_fewer_and_hammers_stay(contents, left):
    broken = use(fill_pit(power("s0 s s s s", "jackhammer"), 12, contents), "jackhammer", ("break", 12))
    assert kinds(broken.pits[12]) == left


def test_r76_any_covered_pit_anywhere_but_no_open_one():
    dig = power("s0 . ct . s", "jackhammer")
    assert spaces(options(use(dig, "jackhammer"))) == [10, 12, 14]


def test_r25_it_needs_no_neighbour_and_works_beside_the_site():
    dig = mat(power("s s s s s", "jackhammer"), 0, beside=LEFT)
    assert spaces(options(use(dig, "jackhammer"))) == [10, 11, 12, 13, 14]


def test_r76_a_pawn_there_is_in_the_pit_and_its_owner_picks_a_side():
    dig = power("s0 s s1 s s", "jackhammer")
    assert PawnFellIn(1, 12, 12) in used(dig, "jackhammer", ("break", 12))
    broken = use(dig, "jackhammer", ("break", 12))
    assert decision(broken).step == ChooseSide(1)
    assert after(broken, ("side", LEFT)).seats[1].place == BESIDE + LEFT


def test_r76_your_own_pawn_too():
    broken = use(power("s0 s s s s", "jackhammer"), "jackhammer", ("break", 10))
    assert decision(broken).step == ChooseSide(0)


def test_s16_not_under_another_pawn_with_firm_footing_but_under_your_own():
    dig = mat(mat(power("s0 s s1 s s", "jackhammer"), 1, skills="firm-footing"), 0, skills="free-sand")
    assert spaces(options(use(dig, "jackhammer"))) == [10, 11, 13, 14]
    own = mat(power("s0 s s1 s s", "jackhammer"), 0, skills="firm-footing")
    assert spaces(options(use(own, "jackhammer"))) == [10, 11, 12, 13, 14]


def test_r76_the_scorpion_there_is_in_the_pit_and_comes_back_at_the_end_of_the_turn():
    dig = power("s0 s s* s s", "jackhammer", ("scorpion",))
    assert ScorpionFellIn(12, 12) in used(dig, "jackhammer", ("break", 12))
    assert use(dig, "jackhammer", ("break", 12)).scorpion.space == NOWHERE


def test_r76_pawn_and_scorpion_of_one_space_are_both_in_the_pit():
    broken = use(power("s0 s s1* s s", "jackhammer", ("scorpion",)), "jackhammer", ("break", 12))
    assert (broken.scorpion.space, broken.seats[1].place) == (NOWHERE, NOWHERE)
    check_table(broken)


def test_r72_r76_crystals_go_to_the_glacier_board_first_and_are_no_bones():
    dig = fill_pit(power("s0 s s s s", "jackhammer", ("ice-age",)), 12, "crystal crystal tooth")
    facts = used(dig, "jackhammer", ("break", 12))
    told = [type(fact) for fact in facts if type(fact) in (TilesRemoved, PitOpened, CrystalExtracted, BonesDestroyed)]
    assert told == [TilesRemoved, PitOpened, CrystalExtracted, CrystalExtracted, BonesDestroyed]
    broken = use(dig, "jackhammer", ("break", 12))
    assert (len(broken.ice.board), broken.pits[12], kinds(broken.pieces_out)) == (2, (), ["tooth"])


def test_what_the_jackhammer_showed_cannot_be_taken_back():
    session = Session(power("s0 s s s s", "jackhammer"))
    session.choose(("tool", card("jackhammer", box=BOX)))
    session.choose(("break", 12))
    assert session.why_no_undo() == "pit"


# --- Rock Drill


@pytest.mark.parametrize("cell", ["s", "c", "t"])
def test_rock_drill_this_turn_the_cost_to_dig_any_tile_type_is_1_energy(cell):
    dig = use(power(f"s0 {cell} . . .", "rock-drill"), "rock-drill")
    assert after(dig, ("dig", 11, "e")).energy == 3


def test_rock_drill_lasts_for_the_whole_turn_and_not_longer():
    dig = use(power("st0 t . . .", "rock-drill"), "rock-drill")
    twice = after(dig, ("dig", 11, "e"), ("dig", 10, "e"))
    assert twice.energy == 2
    dig.energy = 1
    assert ways(dig, 11) == "nes"
    next_turn = goes_on(waits_for(dig, BeginTurn(0)))
    next_turn.energy = 1
    assert ways(next_turn, 11) == ""


def test_rock_drill_is_told_and_can_be_taken_back():
    dig = power("s0 t . . .", "rock-drill")
    assert DrillStarted(0) in used(dig, "rock-drill")
    session = Session(dig)
    session.choose(("tool", card("rock-drill", box=BOX)))
    assert session.why_no_undo() == ""
    session.undo()
    assert session.state == dig


@pytest.mark.parametrize("skill", ["stone-expert", "clay-expert"])
def test_r77_it_ignores_skills(skill):
    dig = mat(power("s0 t . . .", "rock-drill"), 0, skills=skill)
    assert after(use(dig, "rock-drill"), ("dig", 11, "e")).energy == 3


def test_r77_it_ignores_soft_stone():
    dig = table(power("s0 t . . .", "rock-drill"), events="soft-stone")
    assert dig.events == [event("soft-stone")]
    assert after(use(dig, "rock-drill"), ("dig", 11, "e")).energy == 3


def test_r90_it_beats_the_free_sand_dig_too_which_is_then_not_used_up():
    dig = mat(power("s0 s . . .", "rock-drill"), 0, skills="free-sand")
    dug = after(use(dig, "rock-drill"), ("dig", 11, "e"))
    assert (dug.energy, "free-sand" in dug.once) == (3, False)


def test_r90_the_free_sand_dig_before_the_drill_stays_free():
    dig = mat(power("s0 s . . .", "rock-drill"), 0, skills="free-sand")
    dug = after(dig, ("dig", 11, "e"))
    assert (dug.energy, "free-sand" in dug.once) == (4, True)


def test_r77_a_free_dig_of_another_tool_stays_free():
    dig = mat(use(power("s0 c . . .", "rock-drill"), "rock-drill"), 0, tools="shovel")
    assert use(dig, "shovel", ("dig", 11, "e")).energy == 4


@pytest.mark.parametrize("tool", ["chisel", "pry-bar"])
def test_r77_a_dig_of_another_tool_that_is_paid_costs_1(tool):
    dig = mat(use(power("s0 t . . .", "rock-drill"), "rock-drill"), 0, tools=tool)
    assert use(dig, tool, ("dig", 11, "e")).energy == 3


def test_rock_drill_does_not_change_weights():
    dig = use(power("s0 c t . .", "rock-drill"), "rock-drill")
    assert "e" not in ways(dig, 11)


# --- Rock Saw


def test_rock_saw_slides_one_stone_up_to_3_spaces_in_one_direction():
    dig = power("t . . . s0", "rock-saw")
    for steps, row in ((1, ". t . . s0"), (2, ". . t . s0"), (3, ". . . t s0")):
        choices = [("saw", 10, "e"), *[("on",)] * (steps - 1), *[("done",)] * (steps < 3)]
        sawn = use(dig, "rock-saw", *choices)
        assert (middle(sawn), decision(sawn).step) == (row, TakeTurn(0))


def test_it_costs_no_energy():
    assert use(power("t . . . s0", "rock-saw"), "rock-saw", ("saw", 10, "e"), ("on",), ("on",)).energy == 4


def test_r78_any_stone_that_lies_on_top_anywhere_in_any_legal_direction():
    dig = power("t ts ct s s0", "rock-saw")
    found = options(use(dig, "rock-saw"))
    assert spaces(found) == [10, 12]
    assert sorted(choice[2] for choice in found if choice[1] == 12) == ["e", "n", "s", "w"]


def test_sand_and_clay_cannot_be_sawn():
    assert not options(power("s c s c s0", "rock-saw"), "tool")


def test_r78_each_step_is_legal_in_itself_it_pushes_no_stack():
    dig = use(power("t . s st s0", "rock-saw"), "rock-saw", ("saw", 10, "e"))
    assert middle(dig) == ". t s st s0"
    assert decision(dig).options[-1] == ("end-turn",)


def test_r78_after_dropping_to_level_1_it_goes_on_as_a_single_tile():
    dig = power("st s . s s0", "rock-saw")
    once = use(dig, "rock-saw", ("saw", 10, "e"))
    assert middle(once) == "s st . s s0"
    twice = after(once, ("on",))
    assert middle(twice) == "s s t s s0"
    assert middle(after(twice, ("on",))) == "s s . t s"


def test_any_tile_that_falls_off_is_discarded():
    dig = mat(power("s s t s c", "rock-saw"), 0, beside=LEFT)
    sawn = use(dig, "rock-saw", ("saw", 12, "e"), ("on",))
    assert letters(sawn.tile_discard) == "cs"
    assert sawn.seats[0].tiles == []
    assert all(fact.gatherer == NOWHERE for fact in those(used(dig, "rock-saw", ("saw", 12, "e"), ("on",)), TileLeft))


def test_r78_if_the_stone_itself_falls_off_the_slide_ends():
    dig = mat(power("s s s t s", "rock-saw"), 0, beside=LEFT)
    sawn = use(dig, "rock-saw", ("saw", 13, "e"), ("on",))
    assert middle(sawn) == "s s s . ."
    assert letters(sawn.tile_discard) == "st"
    assert decision(sawn).options[-1] == ("end-turn",)


def test_r78_riders_ride_and_those_in_the_way_of_an_upper_stone_are_moved_on():
    dig = power("t1 . . s0 s", "rock-saw")
    facts = used(dig, "rock-saw", ("saw", 10, "e"), ("on",))
    assert [fact.to_space for fact in those(facts, PawnRode)] == [11, 12]
    dig = power("st s1 s . s0", "rock-saw")
    assert middle(use(dig, "rock-saw", ("saw", 10, "e"))) == "s st s1 . s0"


def test_r78_between_two_steps_a_pawn_that_fell_chooses_its_side_first():
    dig = power("st s1 . . s0", "rock-saw")
    sawn = use(dig, "rock-saw", ("saw", 10, "e"))
    assert decision(sawn).step == ChooseSide(1)
    assert decision(after(sawn, ("side", LEFT))).step == SawOn(0, 11, 1, 2)


def test_r78_the_rider_may_fall_off_the_site_with_its_stone():
    dig = power("s s s s0 t1", "rock-saw")
    sawn = use(dig, "rock-saw", ("saw", 14, "e"))
    assert sawn.seats[1].place == BESIDE + RIGHT
    check_table(sawn)


def test_s16_a_step_that_would_push_a_pawn_with_firm_footing_off_cannot_be_chosen():
    dig = mat(power("s0 . . st s1", "rock-saw"), 1, skills="firm-footing")
    assert ("saw", 13, "e") not in options(use(dig, "rock-saw"))


def test_r78_the_scorpion_rides_too():
    sawn = use(power("t* . . s0 s", "rock-saw", ("scorpion",)), "rock-saw", ("saw", 10, "e"), ("on",))
    assert middle(sawn) == ". . t* s0 s"


def test_r78_pits_opened_by_the_saw_show_their_crystals():
    dig = fill_pit(power("t . . s0 s", "rock-saw", ("ice-age",)), 10, "crystal")
    assert len(use(dig, "rock-saw", ("saw", 10, "e")).ice.board) == 1


def test_r78_the_saw_stops_where_the_player_says():
    dig = use(power("t . . . s0", "rock-saw"), "rock-saw", ("saw", 10, "e"))
    assert decision(dig).options == (("on",), ("done",))
    assert [fact.tile for fact in those(happened(dig, ("done",)), TileSlid)] == []
