from itertools import combinations

import pytest

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.facts import CardBought, MarketRefilled, TilesSpent
from game.model.fossilis.market import Pay, fragments_of, lacking
from game.model.fossilis.state import ACTIONS, MARKET
from game.model.turn import Rng, apply, below, decision
from tests.fossilis.board import (
    BARE,
    BOX,
    after,
    card,
    cards,
    happened,
    keys,
    letters,
    mat,
    options,
    site,
    skill,
    table,
)


def purse(tiles: str, market: str = "chisel", **words: str):
    """Seat 0 with these tiles before this market."""
    return table(mat(site(BARE), 0, tiles=tiles), market=market, **words)


# --- what may be bought


@pytest.mark.parametrize(
    ("tiles", "key", "pays"),
    [
        ("egg amber", "chisel", True),
        ("egg", "chisel", False),
        ("egg egg", "whisk-broom", True),
        ("egg amber", "whisk-broom", False),
        ("footprint footprint", "shovel", True),
        ("amber amber", "soft-brush", True),
        ("egg amber footprint", "clay-bucket", True),
        ("egg egg footprint", "clay-bucket", False),
        ("t", "clay-bucket", True),
        ("egg amber amber", "pry-bar", True),
        ("egg amber", "pry-bar", False),
        ("egg", "field-ladder", True),
        ("egg footprint", "plaster-2", True),
        ("amber footprint", "plaster-2", False),
        ("amber footprint", "limb", True),
        ("t egg", "hip", True),
        ("t", "hip", False),
        ("t egg amber", "skull", True),
    ],
)
def test_a_card_is_on_offer_when_the_gathered_tiles_pay_its_fragments(tiles, key, pays):
    assert bool(options(purse(tiles, key), "buy")) is pays


def test_every_payable_card_of_the_market_is_on_offer():
    dig = purse("egg footprint", "chisel whisk-broom plaster-2 points-4")
    assert keys([choice[1] for choice in options(dig, "buy")]) == ["chisel", "plaster-2"]


def test_at_most_one_card_a_turn_is_bought():
    dig = purse("egg amber amber", "field-ladder chisel")
    dig = after(dig, ("buy", card("field-ladder")), ("tile", dig.seats[0].tiles[0]))
    assert not options(dig, "buy")


def test_buying_ends_the_actions():
    dig = after(mat(table(site(), market="field-ladder"), 0, on=12, tiles="t"), ("buy", card("field-ladder")))
    assert (dig.stage, [choice[0] for choice in options(dig)]) == (MARKET, ["end-turn"])


def test_without_buying_the_actions_go_on():
    assert purse("egg", "field-ladder").stage == ACTIONS


# --- paying


def test_u15_tiles_are_spent_whole_and_the_surplus_is_lost():
    dig = after(purse("t", "chisel"), ("buy", card("chisel")))
    assert (dig.seats[0].tiles, letters(dig.tile_discard)) == ([], "t")


def test_u15_spent_tiles_go_to_the_discard_pile():
    dig = after(purse("egg amber", "chisel"), ("buy", card("chisel")))
    assert (dig.seats[0].tiles, letters(dig.tile_discard)) == ([], "ss")


def test_a_card_is_paid_tile_by_tile_of_your_choice():
    dig = after(purse("egg amber footprint", "chisel"), ("buy", card("chisel")))
    egg, amber, footprint = dig.seats[0].tiles
    assert options(dig) == [("tile", amber), ("tile", footprint)]
    bought = after(dig, ("tile", footprint))
    assert (bought.seats[0].tiles, bought.tile_discard) == ([amber], [footprint, egg])


def test_equal_tiles_are_one_choice():
    dig = after(purse("egg egg amber amber", "field-ladder"), ("buy", card("field-ladder")))
    assert len(options(dig, "tile")) == 2


def test_a_tile_that_brings_nothing_is_no_choice():
    dig = after(purse("egg egg egg+amber amber", "whisk-broom"), ("buy", card("whisk-broom")))
    assert [BOX.tiles[choice[1]].fragments for choice in options(dig, "tile")] == [(1, 0, 0), (1, 0, 1)]


def test_with_one_way_to_pay_nothing_is_asked():
    dig = after(purse("egg amber", "chisel"), ("buy", card("chisel")))
    assert decision(dig).step == TakeTurn(0)


def every_payment(dig, key: str) -> set[tuple[tuple[int, int, int], ...]]:
    """Return what each way through the choices pays."""
    found, waiting = set(), [after(dig, ("buy", card(key)))]
    while waiting:
        state = waiting.pop()
        if isinstance(decision(state).step, Pay):
            waiting += [after(state, choice) for choice in options(state)]
        else:
            found.add(tuple(sorted(BOX.tiles[tile].fragments for tile in state.tile_discard)))
    return found


def least_payments(dig, key: str, wild: bool) -> set[tuple[tuple[int, int, int], ...]]:
    """Return every payment of which no tile can be spared, found by trying all sets of tiles."""
    tiles, cost = dig.seats[0].tiles, BOX.cards[card(key)].cost
    pays = [
        set(some)
        for count in range(1, len(tiles) + 1)
        for some in combinations(tiles, count)
        if not lacking(cost, fragments_of(dig, some), wild)
    ]
    least = [some for some in pays if not any(other < some for other in pays)]
    return {tuple(sorted(BOX.tiles[tile].fragments for tile in some)) for some in least}


@pytest.mark.parametrize("skills", ["", "wild-fragment"])
@pytest.mark.parametrize("key", sorted({row.key for row in BOX.cards if row.key}))
def test_every_least_payment_can_be_chosen_and_every_choice_pays(key, skills):
    rng, bought = Rng(7), 0
    words = ["egg", "amber", "footprint", "egg+amber", "amber+footprint", "egg+footprint", "t"]
    for _ in range(15):
        tiles = " ".join(words[below(rng, 7)] for _ in range(5))
        dig = mat(purse(tiles, key), 0, skills=skills)
        if options(dig, "buy"):
            bought += 1
            assert every_payment(dig, key) >= least_payments(dig, key, bool(skills))
    assert bought


# --- places and decks


def test_r4_a_new_card_fills_the_place_that_became_empty_and_nothing_slides_up():
    dig = purse("egg", "whisk-broom field-ladder tooth limb", tools="shovel chisel")
    bought = after(dig, ("buy", card("field-ladder")))
    assert keys(bought.market) == ["whisk-broom", "chisel", "tooth", "limb"]
    assert keys(bought.tools) == ["shovel"]


def test_r4_a_supplies_place_is_filled_from_the_supplies_deck():
    dig = purse("egg amber", "whisk-broom field-ladder tooth limb", tools="shovel", supplies="points-4 rib")
    assert keys(after(dig, ("buy", card("tooth"))).market) == ["whisk-broom", "field-ladder", "rib", "limb"]


def test_u38_a_place_whose_deck_is_empty_stays_empty():
    dig = purse("egg", "whisk-broom field-ladder tooth limb", supplies="rib")
    bought = after(dig, ("buy", card("field-ladder")))
    assert bought.market[1] == 0
    assert not options(bought, "buy")


def test_u38_an_empty_market_sells_nothing():
    assert not options(purse("t t", ""), "buy")


def test_a_purchase_is_told_in_its_order():
    dig = purse("egg", "field-ladder", tools="chisel")
    tile = dig.seats[0].tiles[0]
    ladder, chisel = card("field-ladder"), card("chisel")
    assert happened(dig, ("buy", ladder)) == [
        CardBought(0, ladder, 0),
        TilesSpent(0, (tile,)),
        MarketRefilled(chisel, 0),
    ]


# --- what becomes of the card


def test_a_tool_is_ready_from_the_next_turn_on():
    dig = after(purse("egg", "field-ladder"), ("buy", card("field-ladder")))
    assert (keys(dig.seats[0].fresh), dig.seats[0].tools) == (["field-ladder"], [])
    assert not options(dig, "tool")


def test_supplies_act_at_once():
    dig = after(purse("egg footprint", "- - plaster-2"), ("buy", card("plaster-2")))
    assert (dig.seats[0].plaster, keys(dig.seats[0].used)) == (2, ["plaster-2"])


def test_r35_by_s1_the_second_purchase_may_be_the_card_that_was_just_refilled():
    dig = mat(purse("egg amber", "field-ladder", tools="field-ladder"), 0, skills="double-purchase")
    first, second = cards("field-ladder")[:2]
    dig = after(dig, ("buy", first), ("tile", dig.seats[0].tiles[0]))
    assert options(dig, "buy") == [("buy", second)]
    dig = after(dig, ("buy", second))
    assert dig.seats[0].fresh == [first, second]
    assert dig.seats[0].skills == [skill("double-purchase")]


def test_an_illegal_purchase_names_the_choice_and_the_step():
    with pytest.raises(ValueError, match=r"\('buy', 99\) is not among the choices of TakeTurn"):
        apply(purse("egg"), ("buy", 99))
