import pytest

from game.model.fossilis.facts import CardBought, CardTurnedOver, MarketRefilled, PlasterGained, TilesSpent
from game.model.fossilis.scoring import card_points
from tests.fossilis.board import (
    BARE,
    BOX,
    after,
    card,
    cards,
    dinosaur,
    happened,
    keys,
    mat,
    options,
    site,
    supplies_kind,
    table,
)

SUPPLIES = {
    "plaster-2": (4, (1, 1, 0, 0), 2),
    "plaster-3": (3, (0, 0, 0, 3), 1),
    "tooth": (3, (0, 0, 0, 2), 1),
    "limb": (3, (0, 1, 1, 0), 1),
    "rib": (3, (1, 1, 1, 0), 1),
    "hip": (2, (0, 0, 0, 4), 1),
    "skull": (1, (0, 0, 0, 5), 1),
    "points-4": (3, (0, 0, 0, 3), 4),
    "points-6": (2, (0, 0, 0, 4), 6),
}
"""Table 5.5: copies, cost in (egg, footprint, amber, any), points."""
BONE_CARDS = {
    "tooth": "dilophosaurus",
    "limb": "dryosaurus",
    "rib": "henodus",
    "hip": "",
    "skull": "pachycephalosaurus",
}
"""A Dinosaur that needs this bone alone, where there is one."""


def bought(key: str, **words: str):
    """Seat 0 after buying a card for two Stones."""
    dig = table(mat(site(BARE), 0, tiles="t t", **words), market=f"- - {key}", pool=8)
    dig = after(dig, ("buy", card(key)))
    return after(dig, *options(dig, "tile")[:1])


@pytest.mark.parametrize(("key", "figures"), SUPPLIES.items())
def test_u29_copies_cost_and_points_of_each_supplies_card(key, figures):
    copies, cost, points = figures
    assert [(BOX.cards[number].cost, BOX.cards[number].points) for number in cards(key)] == [(cost, points)] * copies
    assert not any(BOX.cards[number].tool for number in cards(key))


def test_u29_there_are_24_supplies_cards():
    assert len(BOX.cards) - 1 - BOX.tools == sum(copies for copies, _, _ in SUPPLIES.values()) == 24


@pytest.mark.parametrize("key", SUPPLIES)
def test_a_supplies_card_scores_its_points_at_the_end_and_not_before(key):
    dig = bought(key)
    assert (card_points(dig, 0), dig.seats[0].score) == (SUPPLIES[key][2], 0)


@pytest.mark.parametrize(("key", "amount"), [("plaster-2", 2), ("plaster-3", 3)])
def test_plaster_comes_at_once_from_the_supply_and_not_from_the_pool(key, amount):
    dig = bought(key)
    assert (dig.seats[0].plaster, dig.pool, keys(dig.seats[0].used)) == (amount, 8, [key])


def test_plaster_adds_to_what_you_have():
    dig = table(mat(site(BARE), 0, tiles="t", plaster=5), market="- - plaster-3")
    assert after(dig, ("buy", card("plaster-3"))).seats[0].plaster == 8


def test_plaster_is_told_before_the_market_is_refilled():
    dig = table(mat(site(BARE), 0, tiles="t"), market="- - plaster-3", supplies="rib")
    number = card("plaster-3")
    assert happened(dig, ("buy", number)) == [
        CardBought(0, number, 2),
        TilesSpent(0, tuple(dig.seats[0].tiles)),
        PlasterGained(0, 3),
        CardTurnedOver(0, number),
        MarketRefilled(card("rib"), 2),
    ]


@pytest.mark.parametrize("key", BONE_CARDS)
def test_a_bone_card_stays_face_up_and_counts_as_its_bone(key):
    assert supplies_kind(card(key)) == key
    dig = bought(key)
    assert (keys(dig.seats[0].supplies), dig.seats[0].used, dig.seats[0].bones) == ([key], [], [])


@pytest.mark.parametrize(("key", "needs"), [(key, needs) for key, needs in BONE_CARDS.items() if needs])
def test_a_bone_card_works_at_once_and_only_once(key, needs):
    dig = bought(key, lab=needs)
    scored = after(dig, ("score", dinosaur(needs)))
    assert scored.seats[0].score == BOX.animals[dinosaur(needs)].perfect
    assert (scored.seats[0].supplies, keys(scored.seats[0].used)) == ([], [key])


def test_a_hip_card_counts_with_its_value_in_a_partial_score():
    dig = bought("hip", lab="diplodocus")
    assert after(dig, ("partial", dinosaur("diplodocus"))).seats[0].score == 7


def test_a_bone_card_counts_as_no_other_bone():
    assert not options(mat(site(BARE), 0, lab="henodus", supplies="tooth limb hip skull"), "score", "partial")


@pytest.mark.parametrize("key", ["points-4", "points-6"])
def test_a_points_card_does_nothing_else(key):
    dig = bought(key)
    assert (keys(dig.seats[0].used), dig.seats[0].plaster, dig.seats[0].supplies) == ([key], 0, [])


@pytest.mark.parametrize("key", SUPPLIES)
def test_a_supplies_card_without_the_fragments_cannot_be_bought(key):
    assert not options(table(mat(site(BARE), 0, tiles="amber"), market=f"- - {key}"), "buy")
