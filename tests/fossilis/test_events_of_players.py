"""The Events that ask the players themselves: Patronage to Soft Stone, and the Rival's reasons (rules 5.7)."""

import pytest

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.facts import (
    DinosaurDiscarded,
    DinosaurDrawn,
    EnergyLost,
    EventSkipped,
    PlasterGained,
    PointsScored,
    Reasoned,
)
from game.model.fossilis.scoring import trait_counts
from game.model.fossilis.turns import BeginTurn
from game.model.turn import decision
from tests.fossilis.board import (
    BARE,
    BOX,
    after,
    dinosaur,
    drawn,
    event,
    goes_on,
    happened,
    mat,
    options,
    site,
    table,
    turns_up,
    waits_for,
)
from tests.fossilis.event_side import against_rival, facts_of

# --- Patronage


def test_patronage_is_four_plaster_from_the_supply_or_six_points():
    dig = turns_up(table(site(BARE), pool=5), "patronage")
    assert options(dig) == [("plaster",), ("points",)]
    dig = after(dig, ("plaster",), ("points",))
    assert (dig.seats[0].plaster, dig.seats[1].score, dig.pool) == (4, 6, 5)


def test_patronage_is_told():
    dig = turns_up(site(BARE), "patronage")
    assert happened(dig, ("plaster",)) == [PlasterGained(0, 4)]
    assert happened(dig, ("points",)) == [PointsScored(0, 6, "patronage")]


def test_the_rival_gains_six_points_from_patronage():
    assert turns_up(against_rival(), "patronage", 1).seats[1].score == 6


# --- Reclassification


def test_reclassification_adds_the_top_dinosaur_for_no_points_and_then_discards_one():
    dig = mat(table(site(BARE), dinosaurs="tapejara microraptor"), 0, scored="henodus")
    dig = turns_up(dig, "reclassification")
    assert (dig.seats[0].scored, dig.seats[0].score) == ([dinosaur("henodus"), dinosaur("microraptor")], 0)
    assert options(dig) == [("discard", dinosaur("henodus")), ("discard", dinosaur("microraptor"))]
    kept = after(dig, ("discard", dinosaur("henodus")))
    assert kept.seats[0].scored == [dinosaur("microraptor")]
    assert sum(trait_counts(kept, 0)) == 3


def test_r55_the_card_just_drawn_may_be_discarded():
    dig = mat(table(site(BARE), dinosaurs="microraptor"), 0, scored="henodus")
    dig = after(turns_up(dig, "reclassification"), ("discard", dinosaur("microraptor")))
    assert (dig.seats[0].scored, dig.dinosaurs_out) == ([dinosaur("henodus")], [dinosaur("microraptor")])


def test_r55_the_first_dinosaur_of_a_collection_is_discarded_at_once():
    facts = facts_of(table(site(BARE), dinosaurs="tapejara microraptor"), "reclassification")
    assert facts[1:3] == [DinosaurDrawn(0, dinosaur("microraptor")), DinosaurDiscarded(0, dinosaur("microraptor"))]


def test_points_already_scored_stay():
    dig = mat(table(site(BARE), dinosaurs="microraptor"), 0, lab="henodus", bones="rib")
    dig = after(dig, ("score", dinosaur("henodus")))
    dig = after(turns_up(dig, "reclassification"), ("discard", dinosaur("henodus")))
    assert (dig.seats[0].score, dig.seats[0].scored) == (5, [dinosaur("microraptor")])


def test_r31_a_dinosaur_gained_by_reclassification_is_not_scored_perfectly():
    dig = mat(table(site(BARE), dinosaurs="microraptor", tools="chisel"), 0, scored="henodus", skills="tool-reward")
    dig = after(turns_up(dig, "reclassification"), ("discard", dinosaur("henodus")))
    assert (dig.seats[0].perfect, dig.seats[0].fresh) == ([], [])


def test_r55_with_an_empty_deck_there_is_no_draw_and_no_discard():
    dig = mat(site(BARE), 0, scored="henodus")
    assert facts_of(dig, "reclassification")[1:] == [
        EventSkipped(0, event("reclassification")),
        EventSkipped(1, event("reclassification")),
    ]
    assert dig.seats[0].scored == [dinosaur("henodus")]


def test_r55_the_rival_draws_and_discards_nothing():
    dig = mat(table(against_rival(), dinosaurs="henodus microraptor"), 1, lab="mosasaurus")
    dig = turns_up(dig, "reclassification", 1)
    assert (dig.seats[1].scored, dig.seats[1].lab) == ([dinosaur("microraptor")], [dinosaur("mosasaurus")])


# --- Snakebite


def test_snakebite_takes_four_points_or_two_energy_of_the_next_turn():
    dig = mat(site(BARE), 0, score=9)
    dig = turns_up(dig, "snakebite")
    assert options(dig) == [("points",), ("energy",)]
    assert after(dig, ("points",)).seats[0].score == 5
    assert EnergyLost(0, 2) in happened(dig, ("energy",))
    bitten = goes_on(waits_for(after(dig, ("energy",)), BeginTurn(0)))
    assert bitten.energy == 2


def test_a_score_never_falls_below_nothing():
    dig = mat(mat(site(BARE), 0, score=3), 1, score=0)
    dig = turns_up(dig, "snakebite")
    assert happened(dig, ("points",)) == [PointsScored(0, -3, "snakebite")]
    assert [seat.score for seat in after(dig, ("points",), ("points",)).seats] == [0, 0]


def test_the_energy_is_not_taken_from_the_present_turn():
    dig = table(site(BARE), pool=1, event_deck="snakebite")
    dig = after(dig, ("plaster", 1), ("energy",), ("energy",))
    assert (dig.energy, [seat.weary for seat in dig.seats]) == (3, [2, 2])


def test_the_rival_loses_four_points_but_not_more_than_he_has():
    assert turns_up(mat(against_rival(), 1, score=9), "snakebite", 1).seats[1].score == 5
    assert turns_up(mat(against_rival(), 1, score=2), "snakebite", 1).seats[1].score == 0


# --- Soft Stone


def stone(energy: int = 4):
    dig = site("t0 . . . .  . . . . .  . . . . .  . . . . .  . . . . .")
    dig.energy = energy
    dig.events = [event("soft-stone")]
    return dig


def test_soft_stone_makes_a_dig_of_stone_one_energy_cheaper():
    assert after(stone(), ("dig", 0, "e")).energy == 2


def test_r8_soft_stone_does_not_go_below_one():
    dig = mat(stone(1), 0, skills="stone-expert")
    assert after(dig, ("dig", 0, "e")).energy == 0


@pytest.mark.parametrize(("letter", "price"), [("s", 1), ("c", 2)])
def test_soft_stone_changes_no_other_price(letter, price):
    dig = site(f"{letter}0 . . . .  . . . . .  . . . . .  . . . . .  . . . . .")
    dig.events = [event("soft-stone")]
    assert after(dig, ("dig", 0, "e")).energy == 4 - price


def test_r56_soft_stone_ends_with_the_next_event():
    dig = stone()
    dig.events.append(event("snakebite"))
    assert after(dig, ("dig", 0, "e")).energy == 1


def test_r56_as_the_last_event_soft_stone_lasts_to_the_end_of_the_game():
    dig = stone()
    dig.last_round, dig.round = 7, 7
    assert after(dig, ("dig", 0, "e")).energy == 2


def test_soft_stone_asks_nobody():
    assert decision(turns_up(site(BARE), "soft-stone", 1, TakeTurn(1))).step == TakeTurn(1)


# --- the Rival's reasons


@pytest.mark.parametrize("key", ["earthquake", "junk-sale", "mudslide", "rockfall", "sandstorm"])
def test_what_the_rival_decides_in_an_event_is_told_with_its_reason(key):
    dig = table(against_rival("t . . . .  . . . . .  . . . . .  . . . . .  . . . . s0"), tile_discard="s c t")
    facts = facts_of(table(dig, market="chisel"), key, 1)
    assert f"event-{key}" in [fact.rule for fact in facts if isinstance(fact, Reasoned)]


def test_r3_with_an_empty_standby_pile_the_card_flipped_last_guides():
    dig = against_rival("s . . . t  . . . . .  . . . . .  . . . . .  t . . . s0")
    dig.rival.standby, dig.rival.guide_card = [], next(n for n, row in enumerate(BOX.rival_cards) if row.guide == "NL")
    dig = turns_up(dig, "earthquake", 1)
    assert drawn(dig).splitlines()[4] == ". t . . s0"
