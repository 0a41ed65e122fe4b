"""Ice Age, the simple and the full way to play, sentence by sentence (rulebook, Ice Age; R72-R75)."""

import pytest

from game.content import fossilis_box
from game.model.fossilis.box import CHARACTERISTICS, CRYSTAL
from game.model.fossilis.dinosaurs import claim
from game.model.fossilis.facts import (
    DinosaurDealt,
    PointsScored,
)
from game.model.fossilis.facts_expansions import PleistoceneDealt
from game.model.fossilis.scoring import majority_points, set_points, tally, variety_points
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import Dig, Setup
from tests.fossilis.board import (
    BARE,
    after,
    happened,
    mat,
    site,
    table,
)
from tests.fossilis.expansions.ice_age_side import BOX, GLACIER, ICE, animal, icy, pleistocene
from tests.fossilis.rival_side import those

SIMPLE = ("ice-age-simple",)
TABLE = """
    megatherium       herbivore quadruped 18 hip limb tooth
    glyptodon         herbivore quadruped  5 rib
    smilodon          carnivore quadruped 20 skull tooth tooth
    woolly-mammoth    herbivore quadruped 16 rib limb tooth
    woolly-rhinoceros herbivore quadruped 15 hip rib
    dire-wolf         carnivore quadruped  8 limb tooth
    procoptodon       herbivore biped     13 hip limb
    titanis           carnivore biped      8 limb tooth
    teratornis        carnivore avian      9 limb limb
    stellers-sea-cow  herbivore aquatic   13 rib rib
"""
EVERY_TRAIT = "plateosaurus stegosaurus mosasaurus quetzalcoatlus"
"""Four Dinosaurs that show all nine characteristics of the base game."""


# --- components


@pytest.mark.parametrize("line", TABLE.strip().splitlines(), ids=lambda line: line.split()[0])
def test_there_are_ten_pleistocene_animals_with_these_characteristics_and_bones(line):
    key, diet, movement, perfect, *bones = line.split()
    row = next(row for row in BOX.rows.pleistocene if row.key == key)
    assert (row.diet, row.movement, row.era, row.perfect) == (diet, movement, "pleistocene", int(perfect))
    assert sorted(row.bones) == sorted(bones)
    assert BOX.animals[animal(key)].pleistocene


def test_the_glacier_board_has_seven_spaces_and_there_are_twenty_crystals():
    assert BOX.rows.glacier == GLACIER
    assert BOX.kind.count(CRYSTAL) == 20
    assert len(BOX.rows.pleistocene) == 10


def test_the_two_ways_to_play_exclude_each_other():
    with pytest.raises(ValueError, match="two ways to play"):
        Setup(2, 1, expansions=("ice-age", "ice-age-simple"))


# --- simple mode


def simple(**more) -> Dig:
    return site(BARE, expansions=SIMPLE, **more)


def test_simple_the_pleistocene_animals_are_shuffled_in_with_the_dinosaur_deck():
    dig = new_game(fossilis_box(expansions=SIMPLE), Setup(2, 5, expansions=SIMPLE))
    cards = dig.dinosaurs + dig.display
    assert sorted(cards) == list(range(1, 44))
    assert sum(dig.box.animals[card].pleistocene for card in cards) == 10
    spread = [place for place, card in enumerate(dig.dinosaurs) if dig.box.animals[card].pleistocene]
    assert spread[-1] - spread[0] > 10


def test_r75_simple_mode_has_no_crystals_and_no_glacier_board():
    dig = new_game(fossilis_box(expansions=SIMPLE), Setup(2, 5, expansions=SIMPLE))
    assert dig.ice is None
    assert CRYSTAL not in dig.box.kind
    scored = happened(mat(simple(), 0, bones="rib", lab="glyptodon"), ("score", animal("glyptodon")))
    assert [fact.points for fact in those(scored, PointsScored)] == [5]


def test_simple_they_are_treated_like_dinosaurs():
    dig = table(mat(simple(), 0, bones="rib"), display="glyptodon henodus", dinosaurs="dryosaurus")
    claimed = after(dig, ("claim", animal("glyptodon")))
    assert claimed.seats[0].lab == [animal("glyptodon")]
    assert claimed.display[0] == animal("dryosaurus")


@pytest.mark.parametrize("expansions", [ICE, SIMPLE])
def test_a_set_of_three_pleistocene_symbols_earns_6_points(expansions):
    dig = site(BARE, expansions=expansions)
    for count, points in ((2, None), (3, 6), (4, 6)):
        counts = [0] * 9 + [count]
        assert set_points(dig, counts).get("set-pleistocene") == points


@pytest.mark.parametrize("expansions", [ICE, SIMPLE])
def test_the_player_with_the_most_pleistocene_symbols_earns_3_points(expansions):
    dig = site(BARE, expansions=expansions)
    counts = [[0] * 9 + [2], [0] * 9 + [1]]
    assert majority_points(dig, counts, 0) == {"majority-pleistocene": 3}
    assert majority_points(dig, counts, 1) == {}


@pytest.mark.parametrize("expansions", [ICE, SIMPLE])
def test_r75_the_12_points_for_nine_are_gone_now_it_is_15_for_all_ten(expansions):
    dig = mat(site(BARE, expansions=expansions), 0, scored=EVERY_TRAIT)
    assert tally(dig)[0].get("variety") is None
    assert tally(mat(dig, 0, scored="titanis"))[0]["variety"] == 15
    assert variety_points(dig, [1] * 9 + [0]) == 0


def test_without_pleistocene_animals_nine_characteristics_are_12_points_and_there_are_no_pleistocene_points():
    dig = mat(site(BARE), 0, scored=EVERY_TRAIT)
    assert tally(dig)[0]["variety"] == 12
    assert set_points(dig, [0] * 9 + [3]) == {}
    assert CHARACTERISTICS[-1] == "pleistocene"


# --- Ice Age mode: setup


@pytest.mark.parametrize("seed", range(4))
def test_setup_1_the_crystals_are_mixed_in_with_all_fossils_and_hammers(seed):
    dig = new_game(BOX, Setup(3, seed, expansions=ICE))
    lying = [piece for pit in dig.pits for piece in pit]
    assert sorted(lying) == list(range(1, 75))
    assert max(len(pit) for pit in dig.pits) <= 6
    with_crystals = [pit for pit in dig.pits if any(BOX.kind[piece] == CRYSTAL for piece in pit)]
    assert len(with_crystals) > 5


def test_setup_2_the_pleistocene_deck_is_shuffled_and_kept_separate():
    decks = [new_game(BOX, Setup(2, seed, expansions=ICE)) for seed in range(3)]
    for dig in decks:
        assert not any(BOX.animals[card].pleistocene for card in dig.dinosaurs)
        assert len(dig.dinosaurs) == 30
        assert len(dig.ice.deck) == 9
        assert all(BOX.animals[card].pleistocene for card in dig.ice.deck)
    assert len({tuple(dig.ice.deck) for dig in decks}) == 3


@pytest.mark.parametrize("seed", range(4))
def test_setup_2_three_dinosaurs_and_one_pleistocene_animal_are_dealt(seed):
    dig = new_game(BOX, Setup(2, seed, "marsh", 1, expansions=ICE))
    assert [BOX.animals[card].pleistocene for card in dig.display] == [False, False, False, True]


def test_setup_3_the_glacier_board_is_empty():
    dig = new_game(BOX, Setup(2, 1, expansions=ICE))
    assert (dig.ice.board, dig.ice.out) == ([], [])


# --- Ice Age mode: the display


def display(dig: Dig) -> Dig:
    """Seat 0 owns a Rib; the display holds three Dinosaurs and Glyptodon."""
    return table(mat(dig, 0, bones="rib"), display="henodus dryosaurus pterodactylus glyptodon", dinosaurs="tapejara")


@pytest.mark.parametrize("verb", ["claim", "score"])
def test_a_claimed_or_scored_pleistocene_animal_is_replaced_from_the_pleistocene_deck(verb):
    dig = pleistocene(display(icy()), "titanis", "dire-wolf")
    facts = happened(dig, (verb, animal("glyptodon")))
    assert those(facts, PleistoceneDealt) == [PleistoceneDealt(animal("dire-wolf"), 3)]
    assert those(facts, DinosaurDealt) == []
    taken = after(dig, (verb, animal("glyptodon")))
    assert taken.display[3] == animal("dire-wolf")
    assert taken.ice.deck == [animal("titanis")]


@pytest.mark.parametrize("verb", ["claim", "score"])
def test_if_the_pleistocene_deck_runs_out_it_is_replaced_from_the_dinosaur_deck(verb):
    dig = display(icy())
    facts = happened(dig, (verb, animal("glyptodon")))
    assert those(facts, DinosaurDealt) == [DinosaurDealt(animal("tapejara"), 3)]
    assert all(after(dig, (verb, animal("glyptodon"))).display)


@pytest.mark.parametrize("verb", ["claim", "score"])
def test_r74_a_dinosaur_is_never_replaced_by_a_pleistocene_animal(verb):
    dig = pleistocene(display(icy()), "titanis")
    assert after(dig, (verb, animal("henodus"))).display[0] == animal("tapejara")
    dig.dinosaurs.clear()
    assert after(dig, (verb, animal("henodus"))).display == [0, *dig.display[1:]]


def test_a_pleistocene_animal_is_always_available_until_they_run_out():
    dig = new_game(BOX, Setup(2, 7, expansions=ICE))
    for left in range(9, -1, -1):
        assert len(dig.ice.deck) == left
        assert [BOX.animals[card].pleistocene for card in dig.display] == [False, False, False, True]
        claim(dig, 0, dig.display[3], [])
    assert [BOX.animals[card].pleistocene for card in dig.display] == [False] * 4
    assert all(dig.display)
