"""The Scorpion comes into play and Tools are bought, sentence by sentence (rulebook, Scorpion; R63-R71)."""

from collections import Counter

from game.content import fossilis_box
from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.facts import (
    CardBought,
    EnergySpent,
    EventTurned,
    MarketRefilled,
    PlasterGained,
    PlasterTaken,
    PointsScored,
    PoolRefilled,
    TilesSpent,
)
from game.model.fossilis.facts_expansions import (
    ScorpionPlaced,
    ScorpionScuttled,
    ScorpionStayed,
    TokenClaimed,
    TokenPlaced,
    TokensShuffled,
)
from game.model.fossilis.happenings import JunkSale
from game.model.fossilis.plaster import RefillPool
from game.model.fossilis.scuttle import MoveScorpion, PlaceScorpion
from game.model.fossilis.setup import new_game
from game.model.fossilis.site import NOWHERE
from game.model.fossilis.state import Dig, Setup
from game.model.fossilis.turns import EndTurn
from game.model.session import Session
from game.model.turn import Fact, decision
from tests.fossilis.board import (
    BARE,
    after,
    card,
    goes_on,
    happened,
    keys,
    mat,
    options,
    spaces,
    table,
    waits_for,
)
from tests.fossilis.expansions.scorpion_side import (
    ADJACENT,
    SAND,
    SCORPION,
    STONE,
    creature,
    first_pool,
    middle,
    row,
)
from tests.fossilis.rival_side import (
    those,
)

BOX = fossilis_box(expansions=SCORPION)


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
