"""Ice Age, the simple and the full way to play, sentence by sentence (rulebook, Ice Age; R72-R75)."""

import pytest

from game.content import fossilis_box
from game.model.fossilis.box import CHARACTERISTICS, CRYSTAL
from game.model.fossilis.dinosaurs import claim
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
from game.model.fossilis.scoring import ScoreLaboratory, majority_points, set_points, tally, variety_points
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import Dig, Setup
from game.model.fossilis.turns import EndGame
from game.model.session import Session
from tests.fossilis.board import (
    BARE,
    after,
    card,
    dinosaur,
    drawn,
    fill_pit,
    goes_on,
    happened,
    kinds,
    mat,
    options,
    pieces,
    site,
    table,
    waits_for,
)
from tests.fossilis.rival_side import DIGS, EXTRACTS, TARGETS, against, does, those

ICE = ("ice-age",)
SIMPLE = ("ice-age-simple",)
BOX = fossilis_box(expansions=ICE)
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
GLACIER = (1, 3, 6, 4, 10, 5, 15)
EVERY_TRAIT = "plateosaurus stegosaurus mosasaurus quetzalcoatlus"
"""Four Dinosaurs that show all nine characteristics of the base game."""
TWO_SANDS = ". . . . .  . . . . .  s0 s . . .  . . . . .  . . . . ."
"""A dig of 11 to the right opens the pit 11."""


def icy(drawing: str = BARE, crystals: int = 0, **more) -> Dig:
    """A site of the full Ice Age with so many crystals on the Glacier board."""
    return freeze(site(drawing, expansions=ICE, **more), crystals)


def freeze(dig: Dig, crystals: int) -> Dig:
    """Put crystals onto the Glacier board."""
    dig.ice.board = pieces("crystal", BOX)[:crystals]
    return dig


def animal(key: str) -> int:
    return dinosaur(key, BOX)


def bonus_of(facts) -> list[int]:
    return [fact.points for fact in those(facts, PointsScored) if fact.why == "glacier"]


def pleistocene(dig: Dig, *keys: str) -> Dig:
    """Lay the Pleistocene deck, the last card on top."""
    dig.ice.deck = [animal(key) for key in keys]
    return dig


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
