"""Whole games against the Rival: every choice of his is worked out once more by hand, and every reason is checked."""

from collections import Counter
from functools import cache

import pytest

from game.model.fossilis.facts import (
    BoneExtracted,
    Candidate,
    CardBought,
    DinosaurScored,
    HammerExtracted,
    PlasterRemoved,
    Reasoned,
    RivalCardsDiscarded,
    RivalSearchedDeck,
    SkillTaken,
    TilePlaced,
)
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import EXCLUSIVE, PERSONALITIES, SWITCHES, Dig, Setup
from game.model.turn import Fact, Rng, below
from tests.fossilis import rival_by_hand as hand
from tests.fossilis.board import BOX, kinds
from tests.fossilis.rival_side import those, why, whys

BONE_TESTS = ("not-needed", "lower-value", "farther")
CARD_TESTS = ("lower-value", "other-type", "farther-right")
TARGET_TESTS = ("lower-priority", "more-bones-missing", "fewer-bones-visible", "lower-value", "farther-right")
SEEN = """
    stays-at-needed-bone walks-to-needed-bone by-number always-by-number
    pushes-line pushes-line-again edge-pit-is-open
    card-shows-plaster card-shows-none pool-is-empty
    nearest-hammer no-hammer-in-reach no-free-slot guide needed-bone best-bone no-bone-in-reach
    best-card nothing-to-buy
    has-target wishlist-with-stored-bone stored-bone wishlist any-other leftmost wishlist-from-deck
    first-stone first-pit lowest-value
"""
Moment = tuple[Dig, object, Dig, list[Fact]]
"""The dig before a step of the Rival, the step, the dig after it, and what happened."""


def mix(seed: int) -> tuple[str, ...]:
    """Return a random mix of switches; every third game has none."""
    rng = Rng(seed)
    chosen = [name for name in SWITCHES if seed % 3 and below(rng, 2)]
    if all(name in chosen for name in EXCLUSIVE):
        chosen.remove(EXCLUSIVE[seed % 2])
    return tuple(chosen)


@cache
def game(seed: int) -> list[Moment]:
    """Play a random game to its end and return every step of the Rival's."""
    rival_seat = seed // 2 % 2
    dig = new_game(BOX, Setup(2, seed, PERSONALITIES[seed % 2], rival_seat, mix(seed)))
    rng, moments = Rng(seed), []
    while dig.todo:
        step = dig.todo[-1]
        options = step.options(dig)
        choice = options[below(rng, len(options))] if options else None
        dig.todo.pop()
        before, facts = dig.clone(), list[Fact]()
        step.resolve(dig, choice, facts)
        if step.player == rival_seat:
            moments.append((before, step, dig.clone(), facts))
    return moments


SEEDS = range(24)
by_seed = pytest.mark.parametrize("seed", SEEDS)


def steps(seed: int, name: str) -> list[Moment]:
    """Return the moments of one kind of step."""
    return [moment for moment in game(seed) if type(moment[1]).__name__ == name]


def fates_by_hand(keys: dict, tests: tuple[str, ...]) -> dict:
    """Return for each thing the first test in which it is worse than the best, empty for the best."""
    best = min(keys.values())
    return {
        what: next((name for name, own, wins in zip(tests, key, best, strict=False) if own != wins), "")
        for what, key in keys.items()
    }


# --- what the games cover


def test_the_games_cover_every_switch_both_rivals_and_both_seats():
    setups = [moments[0][0].setup for moments in map(game, SEEDS)]
    assert {name for setup in setups for name in setup.switches} == set(SWITCHES)
    assert {(setup.rival, setup.rival_seat) for setup in setups} == {
        (who, seat) for who in PERSONALITIES for seat in (0, 1)
    }
    assert () in [setup.switches for setup in setups]


def test_the_games_cover_every_kind_of_choice():
    reasons = Counter(fact.reason for seed in SEEDS for *_, facts in game(seed) for fact in those(facts, Reasoned))
    assert [reason for reason in SEEN.split() if not reasons[reason]] == []


# --- the six steps


@by_seed
def test_he_moves_as_worked_out_by_hand(seed):
    for before, _, after, facts in steps(seed, "MovementStep"):
        if not before.rival.draw:
            before = before.clone()
            before.rival.draw = [*after.rival.draw, after.rival.standby[-1]]
        assert (after.rival.spot - before.rival.spot) % 20 == hand.steps(before)
        assert after.rival.standby[-1] == before.rival.draw[-1]
        assert why(facts, "movement").chosen == ("spot", after.rival.spot)


@by_seed
def test_he_digs_as_worked_out_by_hand(seed):
    for before, _, after, _ in steps(seed, "DiggingStep"):
        line = [hand.number(space) for space in hand.line_of(before.rival.spot)]
        cells, discarded = hand.dug(before)
        assert [(after.lower[space], after.upper[space]) for space in line] == cells
        assert after.tile_discard == before.tile_discard + discarded
        others = [space for space in range(25) if space not in line]
        assert all((before.lower[s], before.upper[s]) == (after.lower[s], after.upper[s]) for s in others)


@by_seed
def test_he_removes_the_plaster_that_his_card_shows(seed):
    for before, _, after, facts in steps(seed, "PlasterStep"):
        shown = BOX.rival_cards[before.rival.standby[-1]].plaster + ("one-more-plaster" in before.setup.switches)
        taken = min(shown, before.pool)
        assert after.pool == before.pool - taken
        assert why(facts, "plaster").chosen == ("plaster", taken)
        assert [fact.amount for fact in those(facts, PlasterRemoved)] == ([taken] if taken else [])


@by_seed
def test_he_takes_the_hammer_and_the_skill_worked_out_by_hand(seed):
    for before, _, after, facts in steps(seed, "ExtractionStep"):
        pit = hand.nearest_hammer(before)
        assert [fact.space for fact in those(facts, HammerExtracted)] == ([] if pit is None else [pit])
        assert [fact.place for fact in those(facts, SkillTaken)] == ([] if pit is None else [hand.skill_place(before)])
        points = 3 if pit is not None and "no-hammer-points" not in before.setup.switches else 0
        scored = sum(fact.points for fact in those(facts, DinosaurScored))
        seat = before.rival.seat
        assert after.seats[seat].score == before.seats[seat].score + points + scored


@by_seed
def test_he_takes_the_best_bone_worked_out_by_hand_and_each_other_is_rejected_by_the_right_test(seed):
    for before, _, _, facts in steps(seed, "ExtractionStep"):
        keys = hand.bone_keys(before)
        taken = [(kinds([fact.piece])[0], fact.space) for fact in those(facts, BoneExtracted)]
        assert taken == ([min(keys, key=keys.__getitem__)] if keys else [])
        looked = {
            (kinds([other.what[1]])[0], other.what[2]): other.rejected_by.replace("higher", "lower")
            for other in why(facts, "extraction-bone").candidates
        }
        assert looked == (fates_by_hand(keys, BONE_TESTS) if keys else {})


@by_seed
def test_he_scores_his_target_exactly_when_it_is_complete(seed):
    for before, _, after, facts in steps(seed, "ExtractionStep"):
        seat = before.rival.seat
        lab = before.seats[seat].lab
        bones = [kinds([fact.piece])[0] for fact in those(facts, BoneExtracted)]
        complete = bool(lab) and hand.missing(before, lab[0]) == bones
        assert bool(those(facts, DinosaurScored)) == complete
        assert after.seats[seat].lab == ([] if complete else lab)


@by_seed
def test_he_buys_the_best_card_worked_out_by_hand_and_pays_from_the_top_down(seed):
    for before, _, after, facts in steps(seed, "PurchaseStep"):
        keys = hand.card_keys(before)
        best = [min(keys, key=keys.__getitem__)] if keys else []
        assert [fact.card for fact in those(facts, CardBought)] == best
        fates = {card: hand.refused(before, card) for card in before.market if card}
        fates |= fates_by_hand(keys, CARD_TESTS) if keys else {}
        assert {other.what[1]: other.rejected_by for other in why(facts, "purchase").candidates} == fates
        spent = hand.payment(before, best[0]) if best else []
        assert [card for fact in those(facts, RivalCardsDiscarded) for card in fact.cards] == spent
        assert after.rival.standby == [card for card in before.rival.standby if card not in spent]
        assert after.rival.discard == before.rival.discard + spent


@by_seed
def test_he_targets_the_best_dinosaur_worked_out_by_hand_and_repeats_while_he_completes_it_at_once(seed):
    for before, _, after, facts in steps(seed, "TargetingStep"):
        dig, chosen = before.clone(), whys(facts, "targeting")
        if before.seats[before.rival.seat].lab:
            assert [fact.reason for fact in chosen] == ["has-target"]
            continue
        if chosen[0].reason == "wishlist-from-deck":
            check_search(before, chosen[0], facts)
            continue
        in_play = False
        for reason in chosen:
            assert not in_play
            keys = hand.target_keys(dig)
            best = min(keys, key=keys.__getitem__, default=0)
            assert reason.chosen == (("dinosaur", best) if keys else ())
            tests = TARGET_TESTS[4:] if reason.reason == "leftmost" else TARGET_TESTS
            expected = fates_by_hand(keys, tests) if keys else {}
            assert {other.what[1]: other.rejected_by for other in reason.candidates} == expected
            in_play = not keys or not hand.take(dig, best)
        assert in_play
        scored = [len(state.seats[before.rival.seat].scored) for state in (before, after)]
        assert scored[1] - scored[0] == len(chosen) - 1


def check_search(before, reason, facts) -> None:
    """The first wishlist Dinosaur from the top of the deck was taken."""
    wished = [BOX.animals[card].key in hand.WISHLISTS[before.setup.rival] for card in before.dinosaurs]
    depth = wished[::-1].index(True)
    assert reason.chosen == ("dinosaur", before.dinosaurs[-1 - depth])
    assert those(facts, RivalSearchedDeck)[0].looked_at == depth + 1


@by_seed
def test_he_never_ends_a_turn_with_a_complete_target_or_with_a_choice_left_undone(seed):
    for _, _, after, _ in steps(seed, "TargetingStep"):
        lab = after.seats[after.rival.seat].lab
        assert not lab or hand.missing(after, lab[0])
        assert lab or not any(after.display) or not after.dinosaurs


# --- the Events


@by_seed
def test_he_adds_a_tile_where_it_was_worked_out_by_hand(seed):
    for before, step, _, facts in steps(seed, "AddTile"):
        tiles = [tile for tile in before.tile_discard if BOX.weight[tile] == step.weight]
        space = hand.space_for_tile(before)
        expected = [(tiles[-1], space)] if tiles and space is not None else []
        assert [(fact.tile, fact.space) for fact in those(facts, TilePlaced)] == expected


@by_seed
def test_he_pushes_the_stone_of_an_earthquake_as_worked_out_by_hand(seed):
    for before, _, _, facts in steps(seed, "Earthquake"):
        if "firm-footing" in [BOX.skills[skill].key for seat in before.seats for skill in seat.skills]:
            continue
        spot = hand.stone_for_earthquake(before)
        assert why(facts, "event-earthquake").chosen == (() if spot is None else ("spot", spot))


# --- his reasons


@by_seed
def test_what_he_chose_is_the_only_candidate_that_no_test_rejected(seed):
    for before, step, _, facts in game(seed):
        for reason in those(facts, Reasoned):
            kept = [other for other in reason.candidates if not other.rejected_by]
            if reason.rule in ("digging", "plaster"):
                assert len(kept) == bool(reason.chosen)
            elif reason.reason == "by-number":
                assert kept == []
            elif reason.chosen and reason.candidates:
                assert [other.what for other in kept] == [reason.chosen], (before.setup, step, reason)
            else:
                assert kept == []


@by_seed
def test_no_two_candidates_are_the_same(seed):
    for *_, facts in game(seed):
        for reason in those(facts, Reasoned):
            assert len({other.what for other in reason.candidates}) == len(reason.candidates)


@by_seed
def test_every_decision_of_the_six_steps_is_told_once_and_in_order(seed):
    told = {
        "MovementStep": ["movement"],
        "PlasterStep": ["plaster"],
        "PurchaseStep": ["purchase"],
    }
    for name, rules in told.items():
        for *_, facts in steps(seed, name):
            assert [fact.rule for fact in those(facts, Reasoned)] == rules
    for *_, facts in steps(seed, "ExtractionStep"):
        rules = [fact.rule for fact in those(facts, Reasoned) if fact.rule != "extraction-skill"]
        assert rules == ["extraction-hammer", "extraction-bone"]
        assert len(whys(facts, "extraction-skill")) == len(those(facts, HammerExtracted))


def test_a_candidate_that_was_not_rejected_says_nothing():
    assert Candidate(("spot", 1)).rejected_by == ""
