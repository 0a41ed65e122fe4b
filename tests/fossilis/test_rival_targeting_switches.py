"""The Rival finds nothing to go after, and what the switches change in his choice (rulebook 6; R47, R57, R60)."""

import pytest

from game.model.fossilis.facts import (
    Candidate,
    DinosaurClaimed,
    DinosaurDealt,
    Reasoned,
    RivalSearchedDeck,
)
from game.model.fossilis.site import NOWHERE
from game.model.fossilis.state import SWITCHES, Setup
from tests.fossilis.board import dinosaur, table
from tests.fossilis.rival_side import TARGETS, does, those, why, whys
from tests.fossilis.targeting_side import fates, names, shown, targeted

# --- R47: nothing to choose


def test_r47_with_display_and_deck_empty_he_has_no_target():
    facts = does(shown("- - - -", "rib"), TARGETS)
    assert facts == [Reasoned(1, "targeting", "no-dinosaur-left", (), ())]


def test_r47_he_tries_again_in_each_step_six():
    dig = shown("- - - -")
    does(dig, TARGETS)
    table(dig, dinosaurs="henodus")
    assert targeted(dig) == "henodus"


def test_r47_he_may_score_the_last_dinosaurs_and_be_left_without_a_target():
    dig = shown("henodus - - -", "rib")
    facts = does(dig, TARGETS)
    assert (dig.seats[1].lab, dig.seats[1].score) == ([], 5)
    assert [fact.reason for fact in whys(facts, "targeting")] == ["stored-bone", "no-dinosaur-left"]


def test_with_an_empty_display_the_deck_is_dealt_first():
    dig = shown("- - - -", deck="henodus tapejara")
    facts = does(dig, TARGETS)
    assert names(dig.seats[1].lab) == ["tapejara"]
    assert [type(fact) for fact in facts] == [DinosaurDealt, DinosaurDealt, Reasoned, DinosaurClaimed]


# --- the switch: leftmost


def test_leftmost_dinosaur_ignores_all_criteria():
    dig = shown("- dilophosaurus plateosaurus tapejara", "rib limb", switches=("leftmost-dinosaur",))
    reason = why(does(dig, TARGETS), "targeting")
    assert (reason.reason, names(dig.seats[1].lab)) == ("leftmost", ["dilophosaurus"])
    assert fates(reason) == [
        ("dilophosaurus", ""),
        ("plateosaurus", "farther-right"),
        ("tapejara", "farther-right"),
    ]


def test_leftmost_dinosaur_is_scored_at_once_too_and_then_the_next():
    dig = shown("henodus dryosaurus tapejara plateosaurus", "rib", switches=("leftmost-dinosaur",))
    does(dig, TARGETS)
    assert (names(dig.seats[1].scored), names(dig.seats[1].lab)) == (["henodus"], ["dryosaurus"])


# --- the switch: wishlist from the deck


def searching(display: str, deck: str, bones: str = "", **more):
    return shown(display, bones, deck=deck, switches=("wishlist-from-deck",), **more)


def test_r60_he_takes_the_first_wishlist_dinosaur_from_the_top_of_the_deck():
    deck = "brachiosaurus dryosaurus tapejara microraptor nothosaurus"
    dig = searching("plateosaurus henodus iguanodon placerias", deck)
    facts = does(dig, TARGETS)
    assert names(dig.seats[1].lab) == ["tapejara"]
    assert those(facts, RivalSearchedDeck) == [RivalSearchedDeck(1, 3, dinosaur("tapejara"))]
    assert those(facts, DinosaurClaimed) == [DinosaurClaimed(1, dinosaur("tapejara"), NOWHERE)]
    assert why(facts, "targeting") == Reasoned(
        1,
        "targeting",
        "wishlist-from-deck",
        ("dinosaur", dinosaur("tapejara")),
        (Candidate(("dinosaur", dinosaur("tapejara"))),),
    )


def test_r60_the_display_is_not_looked_at_and_keeps_its_cards():
    dig = searching("plateosaurus henodus iguanodon placerias", "tapejara", "limb hip")
    before = dig.display[:]
    does(dig, TARGETS)
    assert dig.display == before


def test_r60_the_rest_of_the_deck_is_shuffled():
    orders = set()
    for seed in range(20):
        dig = searching("henodus", "brachiosaurus dryosaurus tapejara microraptor nothosaurus")
        dig.display, dig.rng = [dinosaur("henodus")] * 4, seed
        does(dig, TARGETS)
        assert sorted(names(dig.dinosaurs)) == ["brachiosaurus", "dryosaurus", "microraptor", "nothosaurus"]
        orders.add(tuple(dig.dinosaurs))
    assert len(orders) > 5


def test_r60_the_search_is_repeated_after_scoring_at_once():
    dig = searching("henodus iguanodon placerias stegosaurus", "brachiosaurus tapejara", "rib limb")
    facts = does(dig, TARGETS)
    assert (names(dig.seats[1].scored), names(dig.seats[1].lab)) == (["tapejara"], ["brachiosaurus"])
    assert len(those(facts, RivalSearchedDeck)) == 2


def test_r60_with_none_in_the_deck_the_usual_criteria_decide():
    dig = searching("henodus iguanodon plateosaurus placerias", "dryosaurus microraptor", "tooth rib")
    reason = why(does(dig, TARGETS), "targeting")
    assert (names(dig.seats[1].lab), reason.reason) == (["plateosaurus"], "wishlist-with-stored-bone")


def test_r60_a_search_in_vain_goes_through_the_whole_deck_and_shuffles_it_too():
    orders = set()
    for seed in range(20):
        dig = searching("henodus iguanodon - -", "dryosaurus microraptor nothosaurus kentrosaurus")
        dig.display, dig.rng = [dinosaur("henodus"), *dig.display[:1] * 3], seed
        facts = does(dig, TARGETS)
        assert those(facts, RivalSearchedDeck) == [RivalSearchedDeck(1, 4, 0)]
        orders.add(tuple(dig.dinosaurs))
    assert len(orders) > 5


def test_r60_an_empty_deck_is_not_searched():
    dig = searching("henodus tapejara - -", "")
    rng = dig.rng
    facts = does(dig, TARGETS)
    assert (those(facts, RivalSearchedDeck), dig.rng, names(dig.seats[1].lab)) == ([], rng, ["tapejara"])


@pytest.mark.parametrize("who", ["marsh", "cope"])
def test_r60_it_is_his_own_wishlist(who):
    dig = searching("henodus iguanodon placerias dryosaurus", "tapejara triceratops", who=who)
    assert targeted(dig) == {"marsh": "tapejara", "cope": "triceratops"}[who]


def test_r60_with_a_target_in_play_the_deck_is_not_searched():
    dig = searching("henodus", "tapejara", target="dryosaurus")
    assert not those(does(dig, TARGETS), RivalSearchedDeck)


# --- all switches


@pytest.mark.parametrize("name", [name for name in SWITCHES if name not in ("leftmost-dinosaur", "wishlist-from-deck")])
def test_no_other_switch_changes_his_target(name):
    dig = shown("henodus microraptor tapejara plateosaurus", "tooth", deck="brachiosaurus", switches=(name,))
    assert targeted(dig) == "microraptor"


def test_r57_leftmost_and_wishlist_from_deck_exclude_each_other_and_all_others_combine():
    with pytest.raises(ValueError, match="exclude each other"):
        Setup(2, 1, "cope", 0, ("wishlist-from-deck", "leftmost-dinosaur"))
    for left_out in ("leftmost-dinosaur", "wishlist-from-deck"):
        assert len(Setup(2, 1, "cope", 0, tuple(name for name in SWITCHES if name != left_out)).switches) == 9
