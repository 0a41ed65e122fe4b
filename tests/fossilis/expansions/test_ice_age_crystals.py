"""Ice Crystals and the Glacier board, sentence by sentence (rulebook, Ice Age; R72-R75)."""

import pytest

from game.model.fossilis.facts import (
    BoneExtracted,
    DinosaurDealt,
    EnergySpent,
    HammerExtracted,
    PitOpened,
    PlasterPaid,
    PointsScored,
    RivalSearchedDeck,
)
from game.model.fossilis.facts_expansions import CrystalExtracted, CrystalsDiscarded, PleistoceneDealt
from game.model.fossilis.happenings import Earthquake, Reclassification
from game.model.fossilis.scoring import ScoreLaboratory, tally
from game.model.fossilis.turns import EndGame
from game.model.session import Session
from tests.fossilis.board import (
    BARE,
    after,
    card,
    drawn,
    fill_pit,
    goes_on,
    happened,
    kinds,
    mat,
    options,
    table,
    waits_for,
)
from tests.fossilis.expansions.ice_age_side import GLACIER, ICE, animal, freeze, icy, pleistocene
from tests.fossilis.rival_side import DIGS, EXTRACTS, TARGETS, against, does, those

TWO_SANDS = ". . . . .  . . . . .  s0 s . . .  . . . . .  . . . . ."
"""A dig of 11 to the right opens the pit 11."""


def bonus_of(facts) -> list[int]:
    return [fact.points for fact in those(facts, PointsScored) if fact.why == "glacier"]


# --- Ice Age mode: crystals


def test_a_crystal_revealed_in_a_pit_that_opens_is_extracted_at_once():
    dig = fill_pit(icy(TWO_SANDS), 11, "crystal rib")
    facts = happened(dig, ("dig", 11, "e"))
    opened, extracted = facts[-2:]
    crystal = dig.pits[11][-1]
    assert opened == PitOpened(11, dig.pits[11])
    assert extracted == CrystalExtracted(crystal, 11, 0)
    dug = after(dig, ("dig", 11, "e"))
    assert dug.ice.board == [crystal]
    assert kinds(dug.pits[11]) == ["rib"]


def test_example_a_pit_with_two_crystals_places_them_one_at_a_time_onto_the_next_two_spaces():
    dig = fill_pit(icy(TWO_SANDS, crystals=2), 11, "crystal crystal tooth")
    facts = happened(dig, ("dig", 11, "e"))
    assert [(fact.space, fact.place) for fact in those(facts, CrystalExtracted)] == [(11, 2), (11, 3)]
    assert len(after(dig, ("dig", 11, "e")).ice.board) == 4


def test_the_extraction_consumes_no_energy_and_no_plaster_and_no_free_extraction():
    dig = mat(fill_pit(icy(TWO_SANDS), 11, "crystal"), 0, plaster=3, skills="free-extract")
    dug = after(dig, ("dig", 11, "e"))
    facts = happened(dig, ("dig", 11, "e"))
    assert [fact.amount for fact in those(facts, EnergySpent)] == [1]
    assert those(facts, PlasterPaid) == []
    assert (dug.seats[0].plaster, dug.once) == (3, ())


def test_a_crystal_is_only_revealed_when_its_pit_opens_for_the_first_time():
    dig = fill_pit(icy(TWO_SANDS), 11, "crystal")
    once = after(dig, ("dig", 11, "e"), ("dig", 10, "e"))
    assert drawn(once).splitlines()[2] == ". s0 s . ."
    again = happened(once, ("dig", 11, "w"))
    assert those(again, CrystalExtracted) == []
    assert len(those(again, PitOpened)) == 1


def test_a_full_board_is_first_discarded_from_the_game_then_starts_over_from_the_first_space():
    dig = fill_pit(icy(TWO_SANDS, crystals=7), 11, "crystal")
    facts = happened(dig, ("dig", 11, "e"))
    dug = after(dig, ("dig", 11, "e"))
    assert [type(fact) for fact in facts[-2:]] == [CrystalsDiscarded, CrystalExtracted]
    assert facts[-2] == CrystalsDiscarded(tuple(dig.ice.board), True)
    assert facts[-1].place == 0
    assert (len(dug.ice.board), dug.ice.out) == (1, dig.ice.board)


def test_a_pit_of_three_crystals_fills_the_board_and_starts_over_in_the_middle():
    dig = fill_pit(icy(TWO_SANDS, crystals=6), 11, "crystal crystal crystal")
    facts = happened(dig, ("dig", 11, "e"))
    assert [fact.place for fact in those(facts, CrystalExtracted)] == [6, 0, 1]
    assert [fact.full for fact in those(facts, CrystalsDiscarded)] == [True]
    dug = after(dig, ("dig", 11, "e"))
    assert (len(dug.ice.board), len(dug.ice.out)) == (2, 7)


def test_a_full_board_stays_full_until_another_crystal_must_be_placed():
    dig = fill_pit(icy(TWO_SANDS, crystals=6), 11, "crystal")
    assert len(after(dig, ("dig", 11, "e")).ice.board) == 7


# --- R72: whoever or whatever opened the pit


def test_r72_the_rival_opens_pits_too():
    dig = against("x x . . .  " + ". " * 20, 19, expansions=ICE)
    does(fill_pit(dig, 0, "crystal crystal"), DIGS)
    assert (len(dig.ice.board), dig.pits[0]) == (2, ())


def test_r72_an_earthquake_opens_pits_too():
    dig = table(icy("t . . . .  " + ". " * 20), events="earthquake")
    dig = waits_for(fill_pit(dig, 0, "crystal"), Earthquake(0))
    assert len(after(dig, ("push", 0, "e")).ice.board) == 1


@pytest.mark.parametrize(
    ("tool", "drawing", "choices"),
    [
        ("clay-bucket", ". . . . .  . . . . .  s0 c . . .  . . . . .  . . . . .", []),
        ("pry-bar", ". . . . .  . . . . .  s0 s st . .  . . . . .  . . . . .", [("dig", 11, "e")]),
        ("whisk-broom", TWO_SANDS, [("dig", 11, "e")]),
    ],
)
def test_r72_a_tool_opens_pits_too(tool, drawing, choices):
    dig = mat(fill_pit(icy(drawing), 11, "crystal"), 0, tools=tool)
    assert len(after(dig, ("tool", card(tool)), *choices).ice.board) == 1


def test_r72_crystals_leave_before_anything_else_happens_to_the_pit():
    """A pawn that is carried off with its tile may not take the crystal with it; the pit is clean when it is asked."""
    dig = fill_pit(icy(TWO_SANDS), 11, "crystal crystal")
    dug = after(dig, ("dig", 11, "e"))
    assert options(dug, "extract") == []


def test_r72_no_crystal_is_ever_extracted_by_a_player_or_by_the_rival():
    dig = mat(fill_pit(icy(". s0 . . ." + " ." * 20), 0, "rib"), 0, plaster=9)
    assert options(dig, "extract") == [("extract", 0, "rib")]
    rival = fill_pit(against("x . . . .  " + ". " * 20, 0, standby="3", target="henodus", expansions=ICE), 0, "crystal")
    facts = does(rival, DIGS, EXTRACTS)
    assert those(facts, BoneExtracted) == those(facts, HammerExtracted) == []
    assert len(rival.ice.board) == 1


def test_r72_crystals_are_no_bones():
    dig = icy(crystals=3)
    assert "bones" not in tally(dig)[0]


def test_opening_a_pit_with_crystals_cannot_be_taken_back():
    session = Session(fill_pit(icy(TWO_SANDS), 11, "crystal"))
    session.choose(("dig", 11, "e"))
    assert session.why_no_undo() == "pit"


# --- scoring with the Glacier board


@pytest.mark.parametrize(("crystals", "bonus"), [*enumerate(GLACIER, 1)])
def test_the_rightmost_spot_with_a_crystal_is_the_current_bonus(crystals, bonus):
    dig = mat(icy(crystals=crystals), 0, lab="glyptodon", bones="rib")
    facts = happened(dig, ("score", animal("glyptodon")))
    assert bonus_of(facts) == [bonus]
    assert after(dig, ("score", animal("glyptodon"))).seats[0].score == 5 + bonus


def test_example_1_megatherium_partially_adds_6_to_the_9_of_its_bones_and_discards_the_rightmost_crystal():
    dig = mat(icy(crystals=3), 0, lab="megatherium", bones="hip tooth")
    choices = [("partial", animal("megatherium")), ("bone", "tooth"), ("bone", "hip")]
    facts, scored = happened(dig, *choices), after(dig, *choices)
    assert [(fact.points, fact.why) for fact in those(facts, PointsScored)] == [(9, "partial"), (6, "glacier")]
    assert scored.seats[0].score == 15
    assert (scored.ice.board, scored.ice.out) == (dig.ice.board[:2], dig.ice.board[2:])
    assert those(facts, CrystalsDiscarded) == [CrystalsDiscarded((dig.ice.board[2],), False)]


@pytest.mark.parametrize("zone", ["lab", "display"])
def test_example_2_glyptodon_perfectly_adds_4_to_its_5_and_discards_all_crystals(zone):
    dig = mat(icy(crystals=4), 0, bones="rib")
    dig = mat(dig, 0, lab="glyptodon") if zone == "lab" else table(dig, display="- - - glyptodon")
    facts = happened(dig, ("score", animal("glyptodon")))
    scored = after(dig, ("score", animal("glyptodon")))
    assert [(fact.points, fact.why) for fact in those(facts, PointsScored)] == [(5, "perfect"), (4, "glacier")]
    assert scored.seats[0].score == 9
    assert (scored.ice.board, scored.ice.out) == ([], dig.ice.board)


def test_a_pleistocene_animal_can_be_scored_partially_only_from_the_lab():
    dig = table(mat(icy(crystals=2), 0, bones="hip"), display="- - - megatherium")
    assert options(dig, "score", "partial") == []


def test_r73_without_a_crystal_on_the_board_the_bonus_is_0():
    dig = mat(icy(), 0, lab="glyptodon", bones="rib")
    facts = happened(dig, ("score", animal("glyptodon")))
    assert bonus_of(facts) == []
    assert those(facts, CrystalsDiscarded) == []


def test_a_dinosaur_gets_no_bonus_and_leaves_the_crystals():
    dig = mat(icy(crystals=4), 0, lab="henodus", bones="rib")
    facts = happened(dig, ("score", animal("henodus")))
    assert bonus_of(facts) == []
    assert after(dig, ("score", animal("henodus"))).ice.board == dig.ice.board


def test_the_bonus_of_a_partial_score_is_added_to_that_of_a_skill():
    dig = mat(icy(crystals=2), 0, lab="megatherium", bones="hip", skills="partial-bonus")
    dig = after(dig, ("partial", animal("megatherium")))
    assert dig.seats[0].score == 7 + 2 + 3


def test_a_reclassified_pleistocene_animal_brings_no_bonus():
    dig = table(icy(crystals=4), dinosaurs="henodus", events="reclassification")
    dig = goes_on(waits_for(pleistocene(dig, "titanis"), Reclassification(0)))
    assert dig.seats[0].scored == []
    assert (dig.ice.deck, len(dig.ice.board), dig.seats[0].score) == ([animal("titanis")], 4, 0)


def test_r74_reclassification_means_the_dinosaur_deck():
    dig = table(icy(), dinosaurs="henodus tapejara", events="reclassification")
    dig = mat(pleistocene(dig, "titanis"), 0, scored="dryosaurus")
    dig = goes_on(waits_for(dig, Reclassification(0)))
    assert dig.seats[0].scored == [animal("dryosaurus"), animal("tapejara")]


# --- R73: the end of the game


def test_r73_the_bonus_also_counts_at_the_end_in_turn_order_from_the_start_player():
    dig = icy(crystals=5, seats=3)
    for player in range(3):
        mat(
            dig,
            player,
            lab=("glyptodon", "stellers-sea-cow", "teratornis")[player],
            bones=("rib", "rib", "limb")[player],
        )
    dig.start = 1
    steps = [ScoreLaboratory(player) for player in reversed(dig.in_order(dig.start))]
    dig = goes_on(waits_for(dig, EndGame(1), *steps))
    dig = after(dig, ("partial", animal("stellers-sea-cow")), ("partial", animal("teratornis")))
    assert [seat.score for seat in dig.seats] == [0, 5 + 10, 3 + 4]
    dig = after(dig, ("score", animal("glyptodon")))
    assert dig.seats[0].score == 5 + 6
    assert (dig.ice.board, len(dig.ice.out)) == ([], 5)


def test_r73_the_rival_gets_the_bonus_for_his_target_at_the_end_and_discards_a_crystal():
    dig = freeze(against(target="megatherium", bones="hip tooth", expansions=ICE), 3)
    facts = does(dig, ScoreLaboratory(1))
    assert (dig.seats[1].score, len(dig.ice.board)) == (15, 2)
    assert bonus_of(facts) == [6]


def test_r73_the_rival_gets_the_bonus_when_a_bone_completes_his_target():
    dig = freeze(against(BARE, 0, standby="3", target="glyptodon", expansions=ICE), 5)
    does(fill_pit(dig, 0, "rib"), EXTRACTS)
    assert (dig.seats[1].score, dig.ice.board) == (5 + 10, [])


# --- R74: the Rival and the Pleistocene animals


def test_r74_the_rival_may_target_a_pleistocene_animal_and_the_place_is_refilled_at_the_end_of_the_step():
    dig = table(against(standby="3", bones="rib", expansions=ICE), display="dryosaurus - - stellers-sea-cow")
    facts = does(pleistocene(table(dig, dinosaurs="henodus tapejara"), "titanis"), TARGETS)
    assert dig.seats[1].lab == [animal("stellers-sea-cow")]
    assert [type(fact) for fact in facts[-3:]] == [DinosaurDealt, DinosaurDealt, PleistoceneDealt]
    assert dig.display[3] == animal("titanis")


def test_r74_a_pleistocene_animal_scored_at_once_in_the_targeting_step_brings_him_the_bonus():
    dig = freeze(table(against(standby="3", bones="rib", expansions=ICE), display="- - - glyptodon"), 3)
    does(dig, TARGETS)
    assert (dig.seats[1].score, dig.ice.board) == (5 + 6, [])


def test_r74_from_the_deck_means_the_dinosaur_deck():
    dig = against(standby="3", switches=("wishlist-from-deck",), expansions=ICE)
    dig = pleistocene(table(dig, display="dryosaurus - - titanis", dinosaurs="tapejara henodus"), "dire-wolf")
    (searched,) = those(does(dig, TARGETS), RivalSearchedDeck)
    assert searched == RivalSearchedDeck(1, 2, animal("tapejara"))
    assert dig.ice.deck == [animal("dire-wolf")]
