"""Undiscovered Species in the game, sentence by sentence (rulebook, Undiscovered Species; R84, R85)."""

import pytest

from game.content import box_of
from game.model.fossilis.box import CHARACTERISTICS, Dinosaur
from game.model.fossilis.facts import PointsScored
from game.model.fossilis.scoring import trait_counts
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import Dig, Setup
from tests.fossilis.board import BARE, after, dinosaur, fill_pit, happened, mat, options, pieces, site, table
from tests.fossilis.rival_side import EXTRACTS, TARGETS, against, does, those

OWN = ("undiscovered",)


def beast(number: int = 1, **parts) -> Dinosaur:
    """A species of Rib and Tooth, worth 10."""
    row = {"key": f"own-{number}", "name": "Beast", "diet": "herbivore", "movement": "avian", "era": "jurassic"}
    row |= {"bones": ("rib", "tooth"), "perfect": 10, "source": "ours"}
    return Dinosaur(**(row | parts))


ICY = beast(era="pleistocene")


def with_beast(*more: str, row: Dinosaur | None = None, **options_of_site) -> Dig:
    return site(BARE, expansions=(*OWN, *more), species=(row or beast(),), **options_of_site)


def refused(sentence: str, **parts) -> None:
    with pytest.raises(ValueError, match=sentence):
        box_of(Setup(2, 1, **({"expansions": OWN} | parts)))


# --- the cards


@pytest.mark.parametrize(
    ("bones", "perfect"), [(("hip",), 7), (("hip", "limb"), 13), (("tooth", "tooth", "skull"), 20), (("rib",) * 3, 21)]
)
def test_the_perfect_score_follows_the_bones_that_may_repeat(bones, perfect):
    setup = Setup(2, 1, expansions=OWN, species=(beast(bones=bones, perfect=perfect),))
    assert box_of(setup).animals[-1].perfect == perfect


@pytest.mark.parametrize("perfect", [9, 11, 0])
def test_r84_a_typed_value_that_does_not_follow_from_the_bones_is_refused(perfect):
    refused("the undiscovered species|species", species=(beast(perfect=perfect),))


@pytest.mark.parametrize("bones", [(), ("rib",) * 4])
def test_one_to_three_bones(bones):
    refused("one to three bones", species=(beast(bones=bones),))


@pytest.mark.parametrize("name", ["", "a" * 41, "Bad\nname", " blank", "e\u0301"])
def test_a_name_that_the_editor_would_not_write_is_refused(name):
    refused("name", species=(beast(name=name),))


def test_species_need_the_expansion():
    with pytest.raises(ValueError, match="need the expansion undiscovered"):
        Setup(2, 1, species=(beast(),))


def test_the_expansion_without_any_species_changes_nothing():
    setup = Setup(2, 1, expansions=OWN)
    assert len(new_game(box_of(setup), setup).dinosaurs) == 33 - 4


# --- shuffled into the deck


@pytest.mark.parametrize("rival", ["", "cope"])
def test_the_cards_are_shuffled_into_the_dinosaur_deck(rival):
    found = set()
    for seed in range(8):
        setup = Setup(2, seed, rival, 1 if rival else -1, expansions=OWN, species=tuple(beast(n) for n in range(3)))
        dig = new_game(box_of(setup), setup)
        cards = dig.dinosaurs + dig.display + dig.seats[1].lab
        assert sorted(cards) == list(range(1, 37))
        found.add(dig.dinosaurs.index(34) if 34 in dig.dinosaurs else -1)
    assert len(found) > 3


@pytest.mark.parametrize("mode", ["ice-age", "ice-age-simple"])
def test_r84_the_card_goes_to_the_dinosaur_deck_in_any_case_a_pleistocene_one_too(mode):
    setup = Setup(2, 3, expansions=(*OWN, mode), species=(ICY,))
    dig = new_game(box_of(setup), setup)
    own = dinosaur("own-1", dig.box)
    assert own in dig.dinosaurs + dig.display[:3]
    assert not dig.ice or own not in dig.ice.deck


def test_r84_pleistocene_only_together_with_the_ice_age_cards():
    with pytest.raises(ValueError, match="needs the Ice Age cards"):
        Setup(2, 1, expansions=OWN, species=(ICY,))


@pytest.mark.parametrize("count", [10, 11])
def test_r85_at_most_10_such_cards_a_game(count):
    species = tuple(beast(number) for number in range(count))
    if count == 11:
        refused("at most 10", species=species)
    else:
        assert len(box_of(Setup(2, 1, expansions=OWN, species=species)).animals) == 1 + 33 + 10


def test_r85_names_need_not_be_unique_cards_are_told_apart_by_their_key():
    setup = Setup(2, 1, expansions=OWN, species=(beast(1), beast(2)))
    assert [row.name for row in box_of(setup).animals[-2:]] == ["Beast", "Beast"]
    refused("key", species=(beast(1), beast(1)))


@pytest.mark.parametrize("key", ["tyrannosaurus-rex", "plateosaurus"])
def test_r85_a_species_cannot_take_the_key_of_a_printed_card_so_wishlists_mean_those_alone(key):
    refused("key", species=(beast(key=key),))


# --- played like any other card


def test_it_is_claimed_and_scored_like_any_other_card():
    dig = with_beast()
    own = dinosaur("own-1", dig.box)
    dig = table(mat(dig, 0, bones="rib tooth"), display="own-1 henodus")
    assert ("claim", own) in options(dig)
    scored = after(dig, ("score", own))
    assert scored.seats[0].score == 10
    assert scored.seats[0].scored == [own]


def test_its_characteristics_count():
    dig = mat(with_beast(), 0, scored="own-1")
    counts = trait_counts(dig, 0)
    assert [CHARACTERISTICS[trait] for trait, count in enumerate(counts) if count] == ["herbivore", "avian", "jurassic"]


def test_r84_a_pleistocene_one_counts_as_a_pleistocene_animal_for_the_glacier_board():
    dig = mat(with_beast("ice-age", row=ICY), 0, lab="own-1", bones="rib tooth")
    dig.ice.board = pieces("crystal", dig.box)[:3]
    facts = happened(dig, ("score", dinosaur("own-1", dig.box)))
    assert [fact.points for fact in those(facts, PointsScored)] == [10, 6]
    assert after(dig, ("score", dinosaur("own-1", dig.box))).ice.board == []


def test_r74_a_place_that_a_pleistocene_species_left_is_refilled_by_its_place():
    dig = table(mat(with_beast("ice-age", row=ICY), 0, bones="rib"), display="own-1", dinosaurs="tapejara")
    dig.ice.deck = [dinosaur("titanis", dig.box)]
    claimed = after(dig, ("claim", dinosaur("own-1", dig.box)))
    assert claimed.display == [dinosaur("tapejara"), 0, 0, dinosaur("titanis", dig.box)]


# --- the Rival


def test_the_rival_targets_it_like_any_other_card():
    dig = against(standby="3", bones="rib", expansions=OWN, species=(beast(),))
    does(table(dig, display="dryosaurus own-1"), TARGETS)
    assert dig.seats[1].lab == [dinosaur("own-1", dig.box)]


def test_the_rival_scores_it_like_any_other_card():
    dig = against("." + " ." * 24, 0, standby="3", target="own-1", bones="tooth", expansions=OWN, species=(beast(),))
    does(fill_pit(dig, 0, "rib"), EXTRACTS)
    assert dig.seats[1].score == 10
