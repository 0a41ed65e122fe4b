"""The Scorpion, sentence by sentence (rulebook, Scorpion; R63-R71, R86, R88, R91, R95, R96, R99)."""

from collections import Counter

import pytest

from game.content import fossilis_box
from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.facts import (
    CardBought,
    EnergySpent,
    EventTurned,
    MarketRefilled,
    PawnDisplaced,
    PawnFellOff,
    PlasterGained,
    PlasterTaken,
    PointsScored,
    PoolRefilled,
    Reasoned,
    TilesSpent,
    TurnEnded,
)
from game.model.fossilis.facts_expansions import (
    PawnFled,
    PawnStood,
    PawnStung,
    ScorpionDisplaced,
    ScorpionFellIn,
    ScorpionFellOff,
    ScorpionPlaced,
    ScorpionRode,
    ScorpionScuttled,
    ScorpionStayed,
    StingRemoved,
    TokenClaimed,
    TokenPlaced,
    TokensShuffled,
)
from game.model.fossilis.happenings import Earthquake, JunkSale
from game.model.fossilis.pawns import ChooseSide
from game.model.fossilis.plaster import RefillPool
from game.model.fossilis.scuttle import MoveScorpion, PlaceScorpion
from game.model.fossilis.setup import new_game
from game.model.fossilis.site import BESIDE, NOWHERE
from game.model.fossilis.state import CLAIM, MARKET, Dig, Setup
from game.model.fossilis.turns import BeginTurn, EndTurn
from game.model.session import Session
from game.model.turn import Fact, decision
from tests.fossilis.board import (
    BARE,
    FAR,
    FLAT,
    LEFT,
    NEAR,
    RIGHT,
    after,
    card,
    drawn,
    goes_on,
    happened,
    keys,
    mat,
    options,
    site,
    spaces,
    table,
    waits_for,
)
from tests.fossilis.promises import check_table
from tests.fossilis.rival_side import (
    BUYS,
    DIGS,
    PLASTERS,
    SIX,
    against,
    does,
    fates,
    rival_card,
    those,
    why,
    with_any_tiles,
)

SCORPION = ("scorpion",)
BOX = fossilis_box(expansions=SCORPION)
STRAIGHT, DIAGONAL, ADJACENT, SAND, CLAY, STONE = 1, 3, 5, 6, 7, 8
"""One token of each pattern, by its number in the box."""
FULL = "x " * 24
"""All spaces but the last one; with the cell of the last one a site of single tiles."""
MIDDLE = ". . . . .  . . . . .  {}  . . . . .  . . . . ."


def creature(drawing: str = FLAT, **more) -> Dig:
    """A site of the Scorpion expansion."""
    return site(with_any_tiles(drawing), expansions=SCORPION, **more)


def row(cells: str, **more) -> Dig:
    """A site whose middle row alone has tiles; its spaces are 10 to 14."""
    return creature(MIDDLE.format(cells), **more)


def middle(dig: Dig) -> str:
    return drawn(dig).splitlines()[2]


def scuttles(dig: Dig, token: int, player: int = 0) -> Dig:
    """Let a player move the Scorpion by a token, in the turn of seat 0."""
    return goes_on(waits_for(dig, TakeTurn(0), MoveScorpion(player, token)))


def reach(dig: Dig, token: int) -> list[int]:
    """Return the tiles to which a token lets the Scorpion move."""
    return spaces(MoveScorpion(0, token).options(dig))


class AnyTile(MoveScorpion):
    """A movement to any tile, so that a test can look at what happens at its end alone."""

    def options(self, dig):
        return [("scuttle", space) for space in range(25) if dig.lower[space]]


def moved(dig: Dig, space: int) -> Dig:
    """Let the Scorpion end a movement on a space."""
    return after(waits_for(dig, TakeTurn(0), AnyTile(0, 0)), ("scuttle", space))


def moving(dig: Dig, space: int) -> list[Fact]:
    """Return what happens when the Scorpion ends a movement on a space."""
    return happened(waits_for(dig, TakeTurn(0), AnyTile(0, 0)), ("scuttle", space))


def ends(dig: Dig, player: int = 0) -> Dig:
    """Let the turn of a player end."""
    return after(waits_for(dig, EndTurn(player), TakeTurn(player)), ("end-turn",))


# --- components and setup


def test_there_are_eight_scuttle_tokens_of_2_points_in_four_patterns():
    patterns = Counter(token.pattern for token in BOX.tokens[1:])
    assert patterns == {"straight": 2, "diagonal": 2, "adjacent": 1, "sand": 1, "clay": 1, "stone": 1}
    assert {token.points for token in BOX.tokens[1:]} == {2}


def test_the_scorpion_begins_out_of_play_and_the_tokens_are_a_shuffled_stack():
    stacks = []
    for seed in range(3):
        dig = new_game(BOX, Setup(3, seed, expansions=SCORPION))
        assert (dig.scorpion.space, dig.scorpion.in_play) == (NOWHERE, False)
        assert (dig.scorpion.on_tools, dig.scorpion.discards, dig.scorpion.stings) == ([0, 0], [], [0, 0, 0])
        assert sorted(dig.scorpion.tokens) == list(range(1, 9))
        stacks.append(tuple(dig.scorpion.tokens))
    assert len(set(stacks)) == 3


def test_without_the_expansion_there_is_no_scorpion():
    assert new_game(fossilis_box(), Setup(2, 1)).scorpion is None


def test_before_it_enters_a_tool_is_bought_without_token():
    dig = table(mat(creature(BARE), 0, tiles="egg egg"), market="whisk-broom", tools="shovel")
    facts = happened(dig, ("buy", card("whisk-broom")))
    assert those(facts, MarketRefilled)
    assert those(facts, TokenClaimed) == those(facts, TokenPlaced) == []


# --- entering play


def first_pool(drawing: str = FLAT, event_deck: str = "soft-stone", **more) -> Dig:
    """One cube is left in the first pool."""
    dig = table(creature(drawing, **more), pool=1, event_deck=f"soft-stone soft-stone {event_deck}")
    return table(dig, market="chisel shovel rib hip")


def test_r63_when_the_first_pool_runs_out_it_enters_after_the_event_and_the_refill():
    dig = first_pool(event_deck="patronage")
    facts = happened(dig, ("plaster", 1), ("points",), ("plaster",), ("scorpion", 12))
    assert [type(fact) for fact in facts[2:]] == [
        EventTurned,
        PointsScored,
        PlasterGained,
        PoolRefilled,
        ScorpionPlaced,
        TokenPlaced,
        TokenPlaced,
    ]
    assert facts[-3:] == [ScorpionPlaced(0, 12, True), TokenPlaced(8, 0), TokenPlaced(7, 1)]


def test_during_the_event_of_the_first_pool_it_is_still_out_of_play():
    dig = after(first_pool(event_deck="snakebite"), ("plaster", 1))
    assert not dig.scorpion.in_play
    assert dig.scorpion.on_tools == [0, 0]


def test_the_player_who_triggered_the_event_places_it():
    dig = waits_for(first_pool(seats=3), TakeTurn(0), RefillPool(2))
    assert decision(goes_on(dig)).player == 2


def test_r14_when_the_last_cube_leaves_by_itself_the_start_player_places_it():
    dig = first_pool(seats=3)
    dig.start, dig.active, dig.still_rounds = 1, 0, 3
    asked = decision(goes_on(waits_for(dig, EndTurn(0))))
    assert (asked.player, asked.step) == (1, PlaceScorpion(1, entering=True))
    assert decision(after(dig, asked.options[0])).step == TakeTurn(1)


def test_it_is_placed_on_any_unoccupied_tile_a_stack_too_but_no_pit_and_no_pawn():
    dig = after(first_pool(". s ct . .  " + ". . s0 s1 t  " + ". " * 15), ("plaster", 1))
    assert spaces(options(dig, "scorpion")) == [1, 2, 9]


def test_one_token_is_turned_up_on_each_of_the_two_tools():
    dig = after(first_pool(), ("plaster", 1), ("scorpion", 12))
    assert dig.scorpion.on_tools == [8, 7]
    assert dig.scorpion.tokens == [1, 2, 3, 4, 5, 6]


def test_r63_a_tool_that_is_missing_from_the_market_gets_no_token():
    dig = table(creature(), pool=1, event_deck="soft-stone", market="- shovel rib")
    dig = after(dig, ("plaster", 1), ("scorpion", 12))
    assert dig.scorpion.on_tools == [0, 8]


def test_r63_placing_it_beside_a_pawn_makes_nobody_flee_and_stings_nobody():
    dig = waits_for(row("s0 s s1 s s"), TakeTurn(0), PlaceScorpion(0, entering=True))
    assert [type(fact) for fact in happened(dig, ("scorpion", 11))] == [ScorpionPlaced]
    assert middle(after(dig, ("scorpion", 11))) == "s0 s* s1 s s"


def test_it_remains_in_play_and_no_later_pool_places_it_again():
    dig = after(first_pool(), ("plaster", 1), ("scorpion", 12))
    dig.pool, dig.energy = 1, 4
    facts = happened(dig, ("plaster", 1))
    assert [type(fact) for fact in facts] == [EnergySpent, PlasterTaken, EventTurned, PoolRefilled]
    assert after(dig, ("plaster", 1)).scorpion.space == 12


def test_the_tokens_turned_up_cannot_be_taken_back():
    session = Session(after(first_pool(), ("plaster", 1)))
    session.choose(("scorpion", 12))
    assert session.why_no_undo() == "card"


# --- once in play: buying a Tool


def stall(tiles: str = "egg egg") -> Dig:
    """The Scorpion on space 2 between tiles, tokens on both Tools, seat 0 with tiles to buy the whisk broom."""
    dig = creature("c0 c c* c c  . c . c .  " + ". " * 15)
    dig = table(dig, market="whisk-broom shovel rib skull", tools="field-ladder chisel", supplies="hip")
    dig.scorpion.on_tools = [ADJACENT, SAND]
    dig.scorpion.tokens = [token for token in range(1, 9) if token not in (ADJACENT, SAND)]
    return mat(dig, 0, tiles=tiles)


def buys(dig: Dig) -> Dig:
    """Let seat 0 buy the whisk broom and move the Scorpion to space 6."""
    return after(dig, ("buy", card("whisk-broom")), ("scuttle", 6))


def buying(dig: Dig) -> list[Fact]:
    """Return what happens then."""
    return happened(dig, ("buy", card("whisk-broom")), ("scuttle", 6))


def test_when_you_buy_a_tool_you_claim_its_token_gain_2_points_move_the_scorpion_then_the_market_is_refreshed():
    facts = buying(stall())
    assert [type(fact) for fact in facts[:2]] == [CardBought, TilesSpent]
    assert facts[2:] == [
        TokenClaimed(0, ADJACENT, 0),
        PointsScored(0, 2, "scuttle-token"),
        ScorpionScuttled(0, 2, 6),
        MarketRefilled(card("chisel"), 0),
        TokenPlaced(STONE, 0),
    ]
    bought = buys(stall())
    assert (bought.seats[0].score, bought.scorpion.space) == (2, 6)
    assert (bought.scorpion.discards, bought.scorpion.on_tools) == ([ADJACENT], [STONE, SAND])
    assert decision(bought).step == TakeTurn(0)


def test_the_buyer_of_the_tool_moves_the_scorpion():
    asked = decision(after(stall(), ("buy", card("whisk-broom"))))
    assert (asked.player, asked.step) == (0, MoveScorpion(0, ADJACENT))


def test_the_market_is_not_refreshed_before_the_scorpion_has_moved():
    dig = after(stall(), ("buy", card("whisk-broom")))
    assert dig.market[0] == 0
    assert buys(stall()).market[0] == card("chisel")


def test_a_supplies_card_has_no_token():
    dig = stall("egg amber footprint")
    facts = happened(dig, ("buy", card("rib")))
    assert those(facts, CardBought) == [CardBought(0, card("rib"), 2)]
    assert those(facts, TokenClaimed) == []


def test_a_tool_drawn_for_a_skill_has_no_token():
    dig = mat(stall(), 0, skills="tool-reward", lab="dryosaurus", bones="limb")
    scored = after(dig, ("score", BOX.animal_ids["dryosaurus"]))
    assert keys(scored.seats[0].fresh) == ["chisel"]
    assert (scored.scorpion.on_tools, scored.seats[0].score) == ([ADJACENT, SAND], 3)


def test_r35_a_second_purchase_claims_the_token_of_the_tool_just_refreshed():
    dig = buys(mat(stall("egg egg egg"), 0, skills="double-purchase"))
    table(dig, tools="chisel")
    dig = mat(dig, 0, tiles="footprint")
    facts = happened(dig, ("buy", card("chisel")))
    assert those(facts, TokenClaimed) == [TokenClaimed(0, STONE, 0)]


def test_when_the_tokens_run_out_the_discards_are_shuffled_into_a_new_stack():
    dig = stall()
    dig.scorpion.discards, dig.scorpion.tokens = dig.scorpion.tokens, []
    facts = buying(dig)
    assert [type(fact) for fact in facts[-3:]] == [MarketRefilled, TokensShuffled, TokenPlaced]
    assert those(facts, TokensShuffled) == [TokensShuffled(7)]
    bought = buys(dig)
    assert bought.scorpion.discards == []
    assert sorted(bought.scorpion.tokens + bought.scorpion.on_tools) == list(range(1, 9))


def test_with_an_empty_tools_deck_the_place_stays_empty_and_gets_no_token():
    dig = stall()
    dig.tools.clear()
    bought = buys(dig)
    assert (bought.market[0], bought.scorpion.on_tools) == (0, [0, SAND])


def test_with_no_token_left_anywhere_the_new_tool_goes_without():
    dig = stall()
    dig.scorpion.tokens, dig.scorpion.on_tools = [], [0, SAND]
    bought = after(dig, ("buy", card("whisk-broom")))
    assert (keys(bought.market[:1]), bought.scorpion.on_tools) == (["chisel"], [0, SAND])


def test_r71_a_tool_that_leaves_by_junk_sale_leaves_its_token_for_the_next_tool_there():
    dig = waits_for(table(stall(), events="junk-sale"), TakeTurn(0), JunkSale(0))
    facts, given = happened(dig, ("give", card("whisk-broom"))), after(dig, ("give", card("whisk-broom")))
    assert those(facts, TokenPlaced) == those(facts, TokenClaimed) == []
    assert (keys(given.market[:1]), given.scorpion.on_tools) == (["chisel"], [ADJACENT, SAND])


def test_r88_while_the_scorpion_waits_off_the_site_a_token_gives_its_points_and_moves_nothing():
    dig = stall()
    dig.scorpion.space = NOWHERE
    facts = happened(dig, ("buy", card("whisk-broom")))
    assert [type(fact) for fact in facts[2:]] == [
        TokenClaimed,
        PointsScored,
        ScorpionStayed,
        MarketRefilled,
        TokenPlaced,
    ]
    bought = after(dig, ("buy", card("whisk-broom")))
    assert (bought.scorpion.space, bought.seats[0].score) == (NOWHERE, 2)


# --- the four movements

OPEN_SITE = """
    s s s s s
    s s . s s
    s . s* . s
    s s . s s
    s s c t s0
"""


def test_straight_line_any_distance_orthogonally_over_open_pits():
    assert reach(creature(OPEN_SITE), STRAIGHT) == [2, 10, 14, 22]


def test_diagonal_line_any_distance_diagonally():
    assert reach(creature(OPEN_SITE), DIAGONAL) == [0, 4, 6, 8, 16, 18, 20, 24]
    over_pits = creature("s . . . s  . . . . .  . . s* . .  . . . . .  s . . . s")
    assert reach(over_pits, DIAGONAL) == [0, 4, 20, 24]


def test_adjacent_one_space_away_orthogonally_or_diagonally():
    assert reach(creature(OPEN_SITE), ADJACENT) == [6, 8, 16, 18]
    assert reach(creature("s* s s . .  . c s . .  " + ". " * 15), ADJACENT) == [1, 6]


@pytest.mark.parametrize(("token", "found"), [(SAND, [0, 24]), (CLAY, [1, 22]), (STONE, [3, 23])])
def test_displayed_type_any_distance_looks_at_the_top_tile(token, found):
    dig = creature("s sc . st .  . . . . .  . . s* . .  . . . . .  . . c t ss")
    assert reach(dig, token) == found


def test_r65_its_present_tile_is_not_eligible():
    for token in (STRAIGHT, DIAGONAL, ADJACENT, SAND):
        assert 12 not in reach(creature(OPEN_SITE), token)


def test_r65_pawns_and_stacks_do_not_block_it_and_a_pawns_space_is_eligible_also_your_own():
    assert reach(row("s0 s ct s1 s*"), STRAIGHT) == [10, 11, 12, 13]


def test_it_may_only_end_on_a_tile():
    assert reach(row("s . s* . ."), STRAIGHT) == [10]


def test_if_there_is_no_eligible_tile_it_stays_where_it_is():
    dig = row("s0 . s* . s")
    facts = []
    goes_on(waits_for(dig, TakeTurn(0), MoveScorpion(0, ADJACENT)), facts)
    assert facts == [ScorpionStayed(0)]
    assert dig.scorpion.space == 12


def test_r65_the_movement_is_compulsory_if_there_is_an_eligible_tile():
    dig = waits_for(row("s0 . s* . s"), TakeTurn(0), MoveScorpion(0, STRAIGHT))
    assert decision(dig).options == (("scuttle", 10), ("scuttle", 14))
    alone = scuttles(row("s s* . . ."), ADJACENT)
    assert alone.scorpion.space == 10


# --- fleeing

FLIGHTS = [("n", 7, FAR, 2), ("e", 13, RIGHT, 14), ("s", 17, NEAR, 22), ("w", 11, LEFT, 10)]


@pytest.mark.parametrize(("way", "place", "direction", "target"), FLIGHTS)
def test_a_pawn_orthogonally_beside_the_end_of_its_movement_flees_one_space_directly_away(
    way, place, direction, target
):
    dig = mat(creature(FULL + "x*"), 1, on=place)
    facts = moving(dig, 12)
    assert facts == [ScorpionScuttled(0, 24, 12), PawnFled(1, place, direction), PawnDisplaced(1, place, target)]
    assert moved(dig, 12).seats[1].place == target


@pytest.mark.parametrize("place", [6, 8, 16, 18])
def test_a_pawn_diagonally_beside_it_stays(place):
    dig = mat(creature(FULL + "x*"), 1, on=place)
    assert those(moving(dig, 12), PawnFled) == []
    assert moved(dig, 12).seats[1].place == place


def test_a_pawn_flees_into_a_pit_by_the_ordinary_rules_and_its_owner_picks_a_side():
    dig = row("s* s s1 . .")
    dig = moved(dig, 11)
    assert decision(dig).step == ChooseSide(1)
    assert after(dig, ("side", LEFT)).seats[1].place == BESIDE + LEFT


def test_a_pawn_flees_off_the_site_by_the_ordinary_rules():
    dig = row("s* s s s s1")
    assert those(moving(dig, 13), PawnFellOff) == [PawnFellOff(1, 14, RIGHT)]
    assert moved(dig, 13).seats[1].place == BESIDE + RIGHT


def test_r64_a_pawn_that_flees_into_another_moves_that_pawn_on_first():
    dig = row("s* s s1 s2 s", seats=3)
    facts = moving(dig, 11)
    assert facts[1:] == [PawnFled(1, 12, RIGHT), PawnDisplaced(2, 13, 14), PawnDisplaced(1, 12, 13)]
    assert middle(moved(dig, 11)) == "s s* s s1 s2"


def test_r64_height_is_free_and_nobody_is_stung_by_fleeing():
    dig = row("s* s s1 st s")
    assert middle(moved(dig, 11)) == "s s* s st1 s"
    assert dig.scorpion.stings == [0, 0]


def test_r64_several_pawns_flee_in_turn_order_from_the_active_player():
    dig = creature(FULL + "x*", seats=4)
    for player, place in enumerate((17, 7, 13, 11)):
        mat(dig, player, on=place)
    dig.active = 2
    assert [fact.player for fact in those(moving(dig, 12), PawnFled)] == [2, 3, 0, 1]


def test_r64_of_several_pawns_that_fall_into_pits_the_active_player_chooses_a_side_first():
    dig = creature(". . . . .  . . s1 . .  . . s . .  . . s0 . .  . . . . s*")
    asked = decision(moved(dig, 12))
    assert asked.step == ChooseSide(0)
    assert decision(after(moved(dig, 12), ("side", LEFT))).step == ChooseSide(1)


def test_the_pawn_in_the_space_itself_is_stung_and_does_not_flee():
    dig = row("s* s s1 s s")
    facts = moving(dig, 12)
    assert facts == [ScorpionScuttled(0, 10, 12), PawnStung(1, 12, False)]
    assert moved(dig, 12).seats[1].place == 12


def test_a_pawn_beside_the_site_does_not_flee():
    dig = mat(row("s* s s s s"), 1, beside=RIGHT)
    assert those(moving(dig, 14), PawnFled) == []


def test_your_own_pawn_flees_too():
    assert middle(moved(row("s* s s0 s s"), 11)) == "s s* s s0 s"


@pytest.mark.parametrize("cells", ["s* s s s s1", "s* s s1 . ."])
def test_r91_a_pawn_with_firm_footing_does_not_flee_off_the_site_or_into_a_pit(cells):
    dig = mat(row(cells), 1, skills="firm-footing")
    place = dig.seats[1].place
    facts = moving(dig, place - 1)
    assert facts[1:] == [PawnStood(1, place)]
    assert moved(dig, place - 1).seats[1].place == place


def test_r91_nor_does_a_pawn_flee_that_would_push_a_pawn_with_firm_footing_off():
    dig = mat(row("s* s s s1 s2", seats=3), 2, skills="firm-footing")
    assert those(moving(dig, 12), PawnStood) == [PawnStood(1, 13)]


def test_r91_a_pawn_with_firm_footing_flees_onto_a_tile_like_any_other():
    dig = mat(row("s* s s1 s s"), 1, skills="firm-footing")
    assert moved(dig, 11).seats[1].place == 13


@pytest.mark.parametrize("cells", ["s* s s1 . .", "s* s1 s2 . ."])
def test_r64_a_pawn_does_not_flee_into_caution_tape_nor_push_another_into_it(cells):
    dig = site(MIDDLE.format(cells), 3, expansions=("scorpion", "caution-tape"))
    dig.tapes[0] = 13
    place = dig.seats[1].place
    assert those(moving(dig, place - 1), PawnStood) == [PawnStood(1, place)]


def test_fleeing_is_only_triggered_when_the_scorpion_moves():
    dig = row("s0 s s* s s")
    facts = happened(dig, ("move", 11))
    assert those(facts, PawnFled) == those(facts, PawnStung) == []


# --- getting stung


def test_a_sting_means_one_energy_less_on_your_turns_until_you_get_rid_of_it():
    dig = row("s0 s* s s s1")
    dig.scorpion.stings[0] = 1
    for _ in range(2):
        dig = goes_on(waits_for(dig, BeginTurn(0)))
        assert dig.energy == 3


def test_you_may_never_have_more_than_one_sting_additional_ones_are_ignored():
    dig = row("s* s s1 s s")
    dig.scorpion.stings[1] = 1
    assert those(moving(dig, 12), PawnStung) == [PawnStung(1, 12, True)]
    assert moved(dig, 12).scorpion.stings == [0, 1]


def test_r69_a_sting_counts_from_your_next_turn_on():
    dig = row("s* s s0 s s")
    stung = moved(dig, 12)
    assert (stung.energy, stung.scorpion.stings) == (4, [1, 0])
    assert goes_on(waits_for(stung, BeginTurn(0))).energy == 3


def test_r7_a_sting_and_snakebite_take_energy_together():
    dig = row("s0 s* s s s")
    dig.scorpion.stings[0] = 1
    dig.seats[0].weary = 2
    assert goes_on(waits_for(dig, BeginTurn(0))).energy == 1


@pytest.mark.parametrize("energy", [4, 2])
def test_to_get_rid_of_a_sting_you_spend_2_energy_on_your_turn(energy):
    dig = row("s0 s* s s s")
    dig.scorpion.stings[0], dig.energy = 1, energy
    facts = happened(dig, ("remove-sting",))
    assert facts == [EnergySpent(0, 2, energy - 2), StingRemoved(0)]
    healed = after(dig, ("remove-sting",))
    assert (healed.energy, healed.scorpion.stings) == (energy - 2, [0, 0])
    assert not options(healed, "remove-sting")


def test_r69_it_costs_2_energy_in_one_turn_and_without_a_sting_there_is_nothing_to_remove():
    dig = row("s0 s* s s s")
    assert not options(dig, "remove-sting")
    dig.scorpion.stings[0], dig.energy = 1, 1
    assert not options(dig, "remove-sting")


@pytest.mark.parametrize("stage", [MARKET, CLAIM])
def test_energy_is_spent_in_the_first_step_of_the_turn_alone(stage):
    dig = row("s0 s* s s s")
    dig.scorpion.stings[0], dig.stage = 1, stage
    assert not options(dig, "remove-sting")


def test_r69_a_sting_can_be_removed_beside_the_site():
    dig = row("s s* s s s")
    dig.scorpion.stings[0] = 1
    assert options(dig, "remove-sting") == [("remove-sting",)]


def test_r69_removing_it_counts_for_the_next_turn():
    dig = row("s0 s* s s s")
    dig.scorpion.stings[0] = 1
    healed = after(goes_on(waits_for(dig, BeginTurn(0))), ("remove-sting",))
    assert healed.energy == 1
    assert goes_on(waits_for(healed, BeginTurn(0))).energy == 4


# --- pawn movement


def test_you_may_never_willingly_move_into_its_space_but_into_one_adjacent():
    dig = row("s0 s s* . .")
    assert spaces(options(dig, "move")) == [11]


def test_r95_a_move_passes_through_no_scorpion():
    dig = mat(row("s0 s* s s s"), 0, skills="long-stride", tools="field-ladder")
    assert not options(dig, "move")
    assert not options(dig, "tool")


def test_r68_r89_climbing_onto_it_is_not_allowed_so_a_side_that_it_blocks_may_be_changed():
    dig = mat(row("s* s s s s"), 0, beside=LEFT)
    assert options(dig, "climb", "side") == [("side", RIGHT)]


def test_r22_with_no_other_tile_left_a_pawn_climbs_anywhere_but_onto_the_scorpion():
    dig = creature(". . . . .  . s . . .  . . s* . .  . . . . .  . . . . .")
    assert spaces(options(dig, "climb")) == [6]


def test_r66_pawn_and_scorpion_share_the_space_until_one_moves_and_staying_is_no_new_sting():
    dig = row("s s0* s s s1")
    assert spaces(options(dig, "move")) == [10, 12, 13]
    walked = after(dig, ("move", 12))
    assert (middle(walked), walked.scorpion.stings) == ("s s* s0 s s1", [0, 0])
    assert after(waits_for(dig, EndTurn(1), TakeTurn(1)), ("end-turn",)).scorpion.stings == [0, 0]


# --- tiles and the Scorpion


def test_r68_tiles_are_never_placed_onto_it():
    dig = table(row("s0 s* . . ."), tile_discard="s c t")
    assert spaces(options(dig, "sand")) == [5, 15]


@pytest.mark.parametrize("key", ["sandstorm", "mudslide", "rockfall"])
def test_r68_nor_does_an_event_place_one_onto_it(key):
    dig = table(row("s* s0 c t s1"), tile_discard="s s s s c c c c t t t t", event_deck=key, pool=1)
    dig = after(dig, ("plaster", 1))
    assert 10 not in spaces(options(dig, "add"))
    assert 12 in spaces(options(dig, "add"))


def test_a_clay_bucket_does_not_lift_its_tile():
    dig = mat(row("s0 c* . . ."), 0, tools="clay-bucket")
    assert not options(dig, "tool")


# --- pushed


@pytest.mark.parametrize(
    ("before", "dug", "after_it"),
    [
        ("s0 s* s . .", 11, "s0 . s* s ."),
        ("s0 s s* . s1", 11, "s0 . s s* s1"),
        ("s0 ss* . . .", 11, "s0 s s* . ."),
        ("s0 ss ss* c .", 11, "s0 s ss cs* ."),
    ],
)
def test_r66_r67_it_rides_on_the_tile_that_slides(before, dug, after_it):
    dig = row(before)
    assert middle(after(dig, ("dig", dug, "e"))) == after_it
    assert len(those(happened(dig, ("dig", dug, "e")), ScorpionRode)) == 1


def test_r66_pawn_and_scorpion_ride_together_and_it_is_no_new_sting():
    dig = row("s s0* s . .")
    assert middle(after(dig, ("dig", 11, "e"))) == "s . s0* s ."
    assert those(happened(dig, ("dig", 11, "e")), PawnStung) == []


def test_r67_pushed_off_the_site_it_returns_at_the_end_of_the_current_players_turn():
    dig = row("s1 s . s0 s*")
    assert ScorpionFellOff(14, RIGHT) in happened(dig, ("dig", 14, "e"))
    dug = after(dig, ("dig", 14, "e"))
    assert (dug.scorpion.space, decision(dug).step) == (NOWHERE, TakeTurn(0))
    ended = ends(dug)
    assert (ended.scorpion.space, decision(ended).step) == (11, TakeTurn(1))


def test_the_player_in_turn_puts_it_onto_any_unoccupied_tile_of_his_choice():
    dig = after(row("s1 s s s0 s*"), ("dig", 14, "e"))
    asked = decision(ends(dig))
    assert (asked.player, asked.step) == (0, PlaceScorpion(0, entering=False))
    assert asked.options == (("scorpion", 11), ("scorpion", 12))
    assert decision(after(ends(dig), ("scorpion", 11))).step == TakeTurn(1)


def test_r67_pushed_into_a_pit_it_returns_at_the_end_of_the_turn():
    dig = row("s0 sc s* . s")
    facts = happened(dig, ("dig", 11, "e"))
    assert ScorpionFellIn(12, 13) in facts
    dug = after(dig, ("dig", 11, "e"))
    assert dug.scorpion.space == NOWHERE
    assert decision(ends(dug)).step == PlaceScorpion(0, entering=False)


def test_r98_pushed_off_in_an_event_of_another_players_choice_the_player_in_turn_puts_it_back():
    dig = table(row("s0 s . st s*"), events="earthquake")
    dig = waits_for(dig, EndTurn(0), TakeTurn(0), Earthquake(1))
    dig = after(dig, ("push", 13, "e"))
    assert dig.scorpion.space == NOWHERE
    asked = decision(after(dig, ("end-turn",)))
    assert (asked.player, asked.step) == (0, PlaceScorpion(0, entering=False))


def test_r67_being_pushed_is_no_movement_so_nobody_flees():
    dig = row("s0 sc s* s s1")
    facts = happened(dig, ("dig", 11, "e"))
    assert ScorpionDisplaced(12, 13) in facts
    assert those(facts, PawnFled) == []


def test_if_it_is_pushed_into_your_space_you_are_stung_and_share_it():
    dig = row("s0 sc s* s1 s")
    dug = after(dig, ("dig", 11, "e"))
    assert middle(dug) == "s0 s sc s1* s"
    assert dug.scorpion.stings == [0, 1]
    assert those(happened(dig, ("dig", 11, "e")), PawnStung) == [PawnStung(1, 13, False)]


def test_if_you_are_pushed_into_its_space_you_are_stung_and_share_it():
    dug = after(row("s0 sc s1 s* s"), ("dig", 11, "e"))
    assert middle(dug) == "s0 s sc s1* s"
    assert dug.scorpion.stings == [0, 1]


def test_also_by_your_own_push():
    dug = after(row("sc s0 s* s s"), ("dig", 10, "e"))
    assert middle(dug) == "s sc s0* s s"
    assert dug.scorpion.stings == [1, 0]


def test_r86_something_displaced_into_pawn_and_scorpion_pushes_both_on_and_is_not_stung():
    dug = after(row("s0 sc s1 s2* s", seats=3), ("dig", 11, "e"))
    assert middle(dug) == "s0 s sc s1 s2*"
    assert dug.scorpion.stings == [0, 0, 0]


def test_r86_pawn_and_scorpion_displaced_together_move_on_a_pawn_that_is_there():
    dug = after(row("s0 sc s1* s2 s", seats=3), ("dig", 11, "e"))
    assert middle(dug) == "s0 s sc s1* s2"
    assert dug.scorpion.stings == [0, 0, 0]


def test_r86_pawn_and_scorpion_fall_into_a_pit_together():
    dug = after(row("s0 sc s1* . s"), ("dig", 11, "e"))
    assert decision(dug).step == ChooseSide(1)
    assert dug.scorpion.space == NOWHERE
    assert dug.scorpion.stings == [0, 0]


def test_r86_pawn_and_scorpion_leave_the_site_together():
    dug = after(creature(". . . . .  . . . . .  . . s0 sc s1*  . . . . .  . . . . ."), ("dig", 13, "e"))
    assert (dug.scorpion.space, dug.seats[1].place) == (NOWHERE, BESIDE + RIGHT)
    check_table(dug)


def test_a_chain_of_pawns_ends_with_the_last_one_in_the_scorpions_space():
    dug = after(row("s0 sc s1 s2 s*", seats=3), ("dig", 11, "e"))
    assert middle(dug) == "s0 s sc s1 s2*"
    assert dug.scorpion.stings == [0, 0, 1]


def test_it_may_stand_still_under_a_push_of_the_lower_tiles_only_if_its_own_tile_stays():
    dug = after(row("s0 s s . s*"), ("dig", 11, "e"))
    assert middle(dug) == "s0 . s s s*"


# --- traps: nothing may lock the game


@pytest.mark.parametrize("drawing", [BARE, ". . . . .  . . . . .  s0 . . . s1  . . . . .  . . . . ."])
def test_on_a_site_without_an_unoccupied_tile_it_waits_and_the_game_goes_on(drawing):
    dig = after(first_pool(drawing), ("plaster", 1))
    assert decision(dig).step == TakeTurn(0)
    assert (dig.scorpion.in_play, dig.scorpion.space, dig.scorpion.on_tools) == (True, NOWHERE, [8, 7])
    assert decision(ends(dig)).player == 1


def test_it_comes_back_at_the_end_of_the_first_turn_in_which_there_is_a_tile():
    dig = table(ends(after(first_pool(BARE), ("plaster", 1))), tile_discard="s")
    dig = ends(after(waits_for(dig, TakeTurn(1)), ("sand", 22)), 1)
    assert (dig.scorpion.space, decision(dig).step) == (22, TakeTurn(0))


def test_on_the_only_free_tile_it_is_set_without_a_question():
    dig = after(first_pool(". . s . .  . . . . .  s0 . . . s1  . . . . .  . . . . ."), ("plaster", 1))
    assert decision(dig).step == TakeTurn(0)
    assert dig.scorpion.space == 2


def test_the_last_turn_of_a_game_brings_it_back_too():
    dig = row("s0 s . . s1")
    dig.scorpion.in_play, dig.round, dig.last_round, dig.start = True, 4, 4, 1
    ended = ends(dig)
    assert ended.scorpion.space == 11
    assert decision(ended) is None


# --- the Rival


def with_rival(drawing: str, spot: int = 0, **more) -> Dig:
    return against(drawing, spot, expansions=SCORPION, **more)


def test_r70_the_rival_places_it_on_the_unoccupied_tile_nearest_to_your_pawn():
    dig = with_rival("s s s s s  " + ". " * 5 + "s . . . s0  " + ". " * 10)
    facts = does(dig, PlaceScorpion(1, entering=True))
    assert dig.scorpion.space == 4
    assert those(facts, ScorpionPlaced) == [ScorpionPlaced(1, 4, True)]


def test_r70_r99_ties_by_the_guide_of_the_card_flipped_last_also_when_it_has_been_spent():
    for guide, space in (("FL", 7), ("FR", 13), ("NR", 17), ("NL", 11)):
        dig = with_rival(". . . . .  . . s . .  . s s0 s .  . . s . .  . . . . .")
        dig.rival.guide_card = rival_card(guide)
        dig.rival.standby = [rival_card("FL" if guide != "FL" else "NR")]
        does(dig, PlaceScorpion(1, entering=True))
        assert dig.scorpion.space == space


def test_r70_beside_the_site_the_nearest_is_that_to_your_side():
    dig = mat(with_rival("s s s s s  " + ". " * 10 + "s s s s s  " + ". " * 5), 0, beside=NEAR)
    dig.rival.guide_card = rival_card("FL")
    facts = does(dig, PlaceScorpion(1, entering=False))
    assert dig.scorpion.space in (15, 16, 17, 18, 19)
    reason = why(facts, "scorpion")
    assert reason.chosen == ("space", dig.scorpion.space)
    assert dict(fates(reason))[0] == "farther-from-pawn"


def test_r96_nearest_counts_rows_plus_columns_on_the_empty_grid():
    dig = with_rival("s0 . . . s  . s . . .  . . . . .  . . . . .  s . . . .")
    dig.rival.guide_card = rival_card("NL")
    does(dig, PlaceScorpion(1, entering=True))
    assert dig.scorpion.space == 6


def rival_stall(drawing: str, token: int) -> Dig:
    """The Rival can buy the whisk broom with a token on it."""
    dig = table(with_rival(drawing, standby="NL egg egg"), market="whisk-broom", tools="chisel")
    dig.scorpion.on_tools = [token, 0]
    dig.scorpion.tokens = [other for other in range(1, 9) if other != token]
    return dig


def test_r70_when_the_rival_buys_a_tool_he_gains_the_points_and_moves_it_nearest_to_your_pawn():
    dig = rival_stall("x* x x x x  x x x x x  x x x x x0  x x x x x  x x x x x", ADJACENT)
    facts = does(dig, BUYS)
    assert (dig.seats[1].score, dig.scorpion.space) == (2, 6)
    assert why(facts, "scorpion").chosen == ("space", 6)
    assert [type(fact) for fact in facts[-6:]] == [
        TokenClaimed,
        PointsScored,
        Reasoned,
        ScorpionScuttled,
        MarketRefilled,
        TokenPlaced,
    ]


def test_r70_your_pawns_own_space_is_included_so_you_are_stung():
    dig = rival_stall("x* " + "x " * 23 + "x0", DIAGONAL)
    does(dig, BUYS)
    assert dig.scorpion.space == 24
    assert dig.scorpion.stings == [1, 0]


def test_r70_beside_it_your_pawn_flees():
    dig = rival_stall("s* s s0 s .  " + ". " * 20, ADJACENT)
    does(dig, BUYS)
    assert drawn(dig).splitlines()[0] == "s s* s s0 ."


def test_r70_without_an_eligible_tile_it_stays():
    dig = rival_stall("s* . s0 s .  " + ". " * 20, ADJACENT)
    facts = does(dig, BUYS)
    assert those(facts, ScorpionStayed) == [ScorpionStayed(1)]


def test_r50_the_rival_is_never_stung():
    dig = rival_stall("x* " + "x " * 24, STRAIGHT)
    does(dig, BUYS)
    assert dig.scorpion.stings == [0, 0]


def test_r41_it_rides_on_the_spaces_that_the_rival_pushes():
    dig = with_rival("s s* . s s  " + ". " * 19 + "s0", 19)
    facts = does(dig, DIGS)
    assert drawn(dig).splitlines()[0] == ". s s* s s"
    assert those(facts, ScorpionRode) == [ScorpionRode(1, 2, 0)]


def test_r88_pushed_off_by_the_rival_it_returns_after_his_sixth_step_by_his_choice():
    dig = with_rival("s s s s s*  " + ". " * 19 + "s0", 19, draw="1", switches=("by-number",))
    dig.rival.spot, dig.rival.guide_card = 18, dig.rival.draw[0]
    facts = does(dig, *SIX, EndTurn(1))
    assert those(facts, ScorpionFellOff) == [ScorpionFellOff(4, RIGHT)]
    (placed,) = those(facts, ScorpionPlaced)
    assert placed == ScorpionPlaced(1, 4, False)
    kinds = [type(fact) for fact in facts]
    assert facts.index(why(facts, "targeting")) < kinds.index(ScorpionPlaced) < kinds.index(TurnEnded)


def test_r70_the_rival_who_empties_the_first_pool_places_it_and_his_turn_goes_on():
    dig = with_rival(FULL + "x0", standby="p2")
    dig = table(dig, pool=1, event_deck="soft-stone soft-stone soft-stone", market="chisel shovel rib hip")
    facts = does(dig, PLASTERS)
    assert dig.scorpion.space in (19, 23)
    assert dig.scorpion.on_tools == [STONE, CLAY]
    assert [type(fact) for fact in facts[-4:]] == [Reasoned, ScorpionPlaced, TokenPlaced, TokenPlaced]
