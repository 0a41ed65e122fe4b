"""The Rival's Purchase Step: which card he buys and with which Standby cards he pays (rulebook 5; R45, R50, R58)."""

from dataclasses import replace

import pytest

from game.model.fossilis.facts import (
    Candidate,
    CardBought,
    MarketRefilled,
    PlasterGained,
    PointsScored,
    Reasoned,
    RivalCardsDiscarded,
)
from game.model.fossilis.scoring import tally
from game.model.fossilis.state import SWITCHES
from tests.fossilis.board import BARE, BOX, card, fill_pit, keys, mat, table
from tests.fossilis.rival_side import BUYS, EXTRACTS, MOVES, SIX, against, does, prints, those, why


def buying(standby: str, market: str, **more):
    """The Standby pile, the top card last, and the market: two Tools, two Supplies cards."""
    return prints(table(against(**more), market=market), standby)


def bought(dig) -> list[str]:
    """Return the keys of the cards he buys in this step."""
    return keys(fact.card for fact in those(does(dig, BUYS), CardBought))


def left(dig) -> list[list[str]]:
    """Return the Fragments on the cards that stay in the Standby pile, the bottom one first."""
    return [list(dig.box.rival_cards[number].fragments) for number in dig.rival.standby]


def fates(dig) -> list[tuple[str, str]]:
    """Return each card he looked at with the test that rejected it."""
    reason = why(does(dig, BUYS), "purchase")
    return [(BOX.cards[other.what[1]].key, other.rejected_by) for other in reason.candidates]


# --- the worked example of the rulebook


def test_purchase_example_he_cannot_afford_the_clay_bucket_prefers_the_chisel_and_pays_egg_and_two_footprints():
    dig = buying("footprint footprint/egg T", "clay-bucket chisel plaster-2 skull")
    cards = dig.rival.standby[:]
    facts = does(dig, BUYS)
    assert those(facts, CardBought) == [CardBought(1, card("chisel"), 1)]
    assert those(facts, RivalCardsDiscarded) == [RivalCardsDiscarded(1, (cards[1], cards[0]))]
    assert (dig.rival.standby, dig.rival.discard) == ([], [cards[1], cards[0]])
    assert why(facts, "purchase") == Reasoned(
        1,
        "purchase",
        "best-card",
        ("card", card("chisel")),
        (
            Candidate(("card", card("clay-bucket")), "cannot-afford", (3,)),
            Candidate(("card", card("chisel")), "", (2,)),
            Candidate(("card", card("plaster-2")), "other-type", (2,)),
            Candidate(("card", card("skull")), "cannot-afford", (1,)),
        ),
    )


# --- what he can buy


def test_all_standby_cards_pay_together():
    assert bought(buying("egg/amber/footprint", "clay-bucket - - -")) == ["clay-bucket"]
    assert bought(buying("egg/amber", "clay-bucket - - -")) == []


def test_any_is_paid_by_any_fragments():
    assert bought(buying("amber amber/footprint/egg", "- - points-6 -")) == ["points-6"]
    assert bought(buying("amber/footprint/egg", "- - points-6 -")) == []


@pytest.mark.parametrize(
    ("standby", "market", "key"),
    [
        ("egg/egg/footprint", "whisk-broom", None),
        ("egg/footprint/egg", "whisk-broom", "whisk-broom"),
        ("footprint/footprint/egg", "shovel", None),
        ("egg/footprint/footprint", "shovel", "shovel"),
        ("egg egg/egg amber", "clay-bucket", None),
        ("egg/footprint/amber", "clay-bucket", "clay-bucket"),
        ("egg/footprint/amber", "field-ladder", "field-ladder"),
    ],
)
def test_the_card_must_require_at_least_one_fragment_of_the_top_card(standby, market, key):
    assert bought(buying(standby, f"{market} - - -")) == ([key] if key else [])


def test_a_card_that_the_top_card_cannot_help_to_pay_is_rejected_for_that():
    dig = buying("egg/egg/footprint T", "whisk-broom field-ladder - -")
    assert fates(dig) == [("whisk-broom", "top-card-does-not-help"), ("field-ladder", "")]


def test_one_useful_fragment_of_the_top_card_is_enough():
    assert bought(buying("egg/egg amber", "whisk-broom - - -")) == ["whisk-broom"]


def test_without_a_card_he_can_buy_there_is_no_purchase():
    dig = buying("egg", "clay-bucket shovel points-4 -")
    before = dig.clone()
    facts = does(dig, BUYS)
    assert len(facts) == 1
    assert (dig.market, dig.rival) == (before.market, before.rival)
    assert why(facts, "purchase") == Reasoned(
        1,
        "purchase",
        "nothing-to-buy",
        (),
        tuple(
            Candidate(("card", card(key)), "cannot-afford", (points,))
            for key, points in (("clay-bucket", 3), ("shovel", 2), ("points-4", 4))
        ),
    )


def test_an_empty_market_sells_nothing():
    assert why(does(buying("egg", "- - - -"), BUYS), "purchase").candidates == ()


def test_he_buys_one_card_a_turn():
    dig = table(buying("egg/egg/egg egg", "field-ladder chisel points-4 tooth"), tools="chisel", supplies="points-6")
    assert bought(dig) == ["points-4"]


# --- which he prefers


def test_first_the_highest_value_he_can_afford():
    assert bought(buying("footprint/amber/egg T", "clay-bucket chisel points-4 tooth")) == ["points-4"]
    assert bought(buying("footprint/egg egg S", "clay-bucket chisel tooth skull")) == ["chisel"]


@pytest.mark.parametrize(("letter", "key"), [("T", "chisel"), ("S", "plaster-2")])
def test_in_a_tie_the_type_printed_on_the_top_standby_card(letter, key):
    assert bought(buying(f"footprint/egg {letter}", "field-ladder chisel tooth plaster-2")) == [key]


def test_the_type_of_an_older_card_does_not_matter():
    assert bought(buying("footprint S/egg T", "chisel - plaster-2 -")) == ["chisel"]
    assert bought(buying("footprint T/egg S", "chisel - plaster-2 -")) == ["plaster-2"]


def test_of_the_same_type_the_leftmost():
    dig = buying("footprint/egg T", "chisel chisel - -")
    leftmost = dig.market[0]
    assert [fact.card for fact in those(does(dig, BUYS), CardBought)] == [leftmost]
    assert bought(buying("footprint/egg S", "- - tooth plaster-3")) == ["tooth"]
    assert bought(buying("amber/footprint/egg S", "- - plaster-3 tooth")) == ["plaster-3"]


def test_a_higher_value_of_the_other_type_comes_before_the_preferred_type():
    assert bought(buying("footprint/egg T", "field-ladder - plaster-2 -")) == ["plaster-2"]


def test_each_card_is_rejected_by_the_first_test_it_fails():
    dig = buying("footprint/egg T", "chisel chisel plaster-2 tooth")
    assert fates(dig) == [
        ("chisel", ""),
        ("chisel", "farther-right"),
        ("plaster-2", "other-type"),
        ("tooth", "lower-value"),
    ]


# --- how he pays


def test_he_pays_from_the_top_card_downward_until_the_cost_is_covered():
    dig = buying("egg/amber/footprint/egg egg", "chisel - - -")
    does(dig, BUYS)
    assert left(dig) == [["egg"], ["amber"], ["footprint"]]


def test_cards_that_show_only_fragments_not_needed_are_skipped():
    dig = buying("egg/amber/footprint/egg", "whisk-broom - - -")
    cards = dig.rival.standby[:]
    facts = does(dig, BUYS)
    assert left(dig) == [["amber"], ["footprint"]]
    assert those(facts, RivalCardsDiscarded) == [RivalCardsDiscarded(1, (cards[3], cards[0]))]


def test_the_cards_that_stay_keep_their_order():
    dig = buying("amber/egg/footprint/amber amber/egg", "whisk-broom - - -")
    does(dig, BUYS)
    assert left(dig) == [["amber"], ["footprint"], ["amber", "amber"]]


def test_r45_a_kind_that_is_paid_already_is_not_needed():
    dig = buying("footprint/amber/egg/egg amber", "clay-bucket - - -")
    does(dig, BUYS)
    assert left(dig) == [["amber"], ["egg"]]


def test_r45_surplus_is_lost():
    dig = buying("amber amber/egg egg", "field-ladder - - -")
    does(dig, BUYS)
    assert left(dig) == [["amber", "amber"]]
    dig = buying("footprint footprint/egg", "chisel - - -")
    does(dig, BUYS)
    assert left(dig) == []


def test_r45_the_lower_card_that_would_pay_alone_is_not_preferred_to_the_upper_ones():
    dig = buying("egg egg/egg/egg amber", "whisk-broom - - -")
    does(dig, BUYS)
    assert left(dig) == [["egg", "egg"]]


def test_r45_named_kinds_are_paid_before_any():
    """A card for 1 Egg and 1 of any kind: two Footprints pay the one of any kind, a third pays nothing."""
    row = replace(BOX.cards[card("chisel")], cost=(1, 0, 0, 1))
    dig = buying("egg/footprint/footprint footprint", "chisel - - -")
    dig.box = replace(dig.box, cards=tuple(row if each.key == "chisel" else each for each in BOX.cards))
    does(dig, BUYS)
    assert left(dig) == [["footprint"]]
    dig = buying("footprint/egg amber", "chisel - - -")
    dig.box = replace(dig.box, cards=tuple(row if each.key == "chisel" else each for each in BOX.cards))
    does(dig, BUYS)
    assert left(dig) == [["footprint"]]


def test_spent_cards_go_to_the_discard_pile_on_top_of_what_lies_there():
    dig = buying("egg/egg/amber", "whisk-broom - - -")
    spent, lay = dig.rival.standby[1::-1], [dig.rival.standby.pop()]
    dig.rival.discard = lay[:]
    does(dig, BUYS)
    assert dig.rival.discard == [*lay, *spent]


# --- the card


def test_the_card_lies_face_down_and_he_gains_nothing_but_its_points_at_the_end():
    dig = buying("egg/footprint", "- - plaster-2 -")
    facts = does(dig, BUYS)
    assert keys(dig.seats[1].used) == ["plaster-2"]
    assert not those(facts, PlasterGained)
    assert not those(facts, PointsScored)
    assert (dig.seats[1].score, dig.seats[1].plaster, tally(dig)[1]["cards"]) == (0, 0, 2)


@pytest.mark.parametrize("key", ["tooth", "skull"])
def test_r50_a_supplies_bone_is_no_bone_for_him(key):
    dig = buying("footprint/egg egg/footprint footprint", f"- - {key} -", target="tyrannosaurus-rex")
    assert bought(dig) == [key]
    assert (dig.seats[1].supplies, dig.seats[1].bones) == ([], [])


def test_r50_a_bought_rib_does_not_complete_his_target():
    dig = mat(buying("egg/amber/footprint", "- - rib -"), 1, lab="henodus")
    does(dig, BUYS, EXTRACTS)
    assert (len(dig.seats[1].lab), dig.seats[1].score) == (1, 0)


def test_the_place_in_the_market_is_refilled_from_its_deck():
    dig = table(buying("egg/footprint", "chisel shovel tooth points-4"), tools="clay-bucket pry-bar", supplies="rib")
    facts = does(dig, BUYS)
    assert those(facts, MarketRefilled) == [MarketRefilled(card("pry-bar"), 0)]
    assert keys(dig.market) == ["pry-bar", "shovel", "tooth", "points-4"]


def test_with_an_empty_deck_the_place_stays_empty():
    dig = buying("egg/footprint", "chisel - - -")
    does(dig, BUYS)
    assert dig.market == [0, 0, 0, 0]


def test_refilling_comes_before_targeting():
    dig = table(
        against(draw="T egg"), market="field-ladder - - -", tools="chisel", display="henodus", dinosaurs="tapejara"
    )
    kinds_of = [type(fact).__name__ for fact in does(dig, *SIX)]
    assert kinds_of.index("MarketRefilled") < kinds_of.index("DinosaurClaimed")


def test_the_card_turned_up_in_this_turn_is_the_top_one():
    dig = buying("footprint/egg/egg", "whisk-broom - - -")
    dig.rival.draw, dig.rival.standby = [1], [2, 3]
    does(dig, MOVES, BUYS)
    assert (keys(dig.seats[1].used), dig.rival.standby) == ([], [2, 3, 1])


# --- the switch


def test_r58_only_the_shown_type_even_if_the_other_type_is_worth_more():
    dig = buying("footprint/egg T", "field-ladder - plaster-2 -", switches=("shown-type-only",))
    assert fates(dig) == [("field-ladder", ""), ("plaster-2", "not-the-shown-type")]
    assert keys(dig.seats[1].used) == ["field-ladder"]


def test_r58_only_the_shown_type_and_none_of_it_no_purchase():
    dig = buying("footprint/egg S", "field-ladder chisel - -", switches=("shown-type-only",))
    assert bought(dig) == []
    assert len(dig.rival.standby) == 2


def test_r58_within_the_shown_type_value_and_place_decide_as_usual():
    dig = buying("amber/footprint/egg S", "clay-bucket chisel tooth points-4", switches=("shown-type-only",))
    assert bought(dig) == ["points-4"]
    dig = buying("footprint/egg S", "- - tooth plaster-2", switches=("shown-type-only",))
    assert bought(dig) == ["plaster-2"]


@pytest.mark.parametrize("name", [name for name in SWITCHES if name != "shown-type-only"])
def test_no_other_switch_changes_what_he_buys(name):
    assert bought(buying("footprint/egg T", "field-ladder - plaster-2 -", switches=(name,))) == ["plaster-2"]


def test_buying_touches_neither_site_nor_score():
    dig = fill_pit(buying("footprint/egg T", "chisel - - -", drawing=BARE), 0, "rib")
    before = dig.clone()
    does(dig, BUYS)
    assert (dig.pits, dig.lower, [seat.score for seat in dig.seats]) == (before.pits, before.lower, [0, 0])
