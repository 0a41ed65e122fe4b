"""Every Event from the Rival's side (rulebook, Resolving an Event; R2, R3, R24, R51-R56, R98)."""

import pytest

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.facts import (
    Candidate,
    CardGained,
    DinosaurDiscarded,
    DinosaurDrawn,
    EventSkipped,
    MarketRefilled,
    PlasterGained,
    PointsScored,
    Reasoned,
    SkillTaken,
    TilePlaced,
    TileSlid,
    TilesRanOut,
)
from game.model.fossilis.happenings import TurnUpEvent
from game.model.fossilis.pawns import ChooseSide
from game.model.fossilis.scoring import tally, trait_counts
from game.model.fossilis.state import Scorpion
from game.model.turn import decision
from tests.fossilis.board import (
    BOX,
    after,
    card,
    dinosaur,
    drawn,
    event,
    fill_pit,
    keys,
    mat,
    options,
    table,
    turns_up,
)
from tests.fossilis.rival_side import against, does, fates, those, why, whys

OPEN = ". . . . .  "
RINGS = {
    "FL": "0 1 2 3 4 9 14 19 24 23 22 21 20 15 10 5  6 7 8 13 18 17 16 11  12",
    "FR": "4 9 14 19 24 23 22 21 20 15 10 5 0 1 2 3  8 13 18 17 16 11 6 7  12",
    "NR": "24 23 22 21 20 15 10 5 0 1 2 3 4 9 14 19  18 17 16 11 6 7 8 13  12",
    "NL": "20 15 10 5 0 1 2 3 4 9 14 19 24 23 22 21  16 11 6 7 8 13 18 17  12",
}
"""R2 by hand: the border clockwise from the corner, the inner ring from its corner of the same name, the centre."""


def strikes(dig, key: str, first: int = 1):
    """Turn up an Event, the seat `first` having emptied the pool; return what happens before the first decision."""
    dig.event_deck.append(event(key))
    return does(dig, TurnUpEvent(first))


def skipped(facts) -> bool:
    """Tell whether the Event passed the Rival by."""
    return 1 in [fact.player for fact in those(facts, EventSkipped)]


# --- Earthquake


@pytest.mark.parametrize(("guide", "space", "to"), [("FL", 2, 7), ("FR", 14, 13), ("NR", 22, 17), ("NL", 10, 11)])
def test_earthquake_he_starts_at_the_guide_and_pushes_the_first_stone_tile_inward(guide, space, to):
    dig = against(". . t . .  . . . . .  t . . . t  . . . . .  . . t . .", standby=guide)
    facts = strikes(dig, "earthquake")
    assert [(fact.from_space, fact.to_space) for fact in those(facts, TileSlid)] == [(space, to)]


def test_r52_he_goes_through_all_twenty_spots():
    """The only Stone is at the last spot before the guide's own."""
    dig = against("s s s s s  t . . . .  " + OPEN * 3, standby="FR")
    reason = why(strikes(dig, "earthquake"), "event-earthquake")
    assert reason.chosen == ("spot", 18)
    assert [spot for spot, _ in fates(reason)] == [(5 + number) % 20 for number in range(14)]
    dig = against("t . . . t  " + OPEN * 4, standby="FR")
    assert why(strikes(dig, "earthquake"), "event-earthquake").chosen == ("spot", 5)


def test_r52_a_corner_is_tried_in_the_direction_of_each_of_its_spots():
    """From FR the corner Stone is first pushed left (spot 5); from FL first near (spot 4)."""
    corner = "s . . . t  " + OPEN * 4
    for guide, space in (("FR", 3), ("FL", 9)):
        dig = against(corner, standby=guide)
        strikes(dig, "earthquake")
        assert BOX.weight[dig.lower[space]] == 3


def test_a_stone_inside_the_site_is_not_on_the_perimeter():
    dig = against("s . . . .  . t t t .  " + OPEN * 3, standby="FL")
    assert skipped(strikes(dig, "earthquake"))


def test_r52_only_the_top_tile_counts():
    assert skipped(strikes(against("ts . . . .  " + OPEN * 4, standby="FL"), "earthquake"))
    dig = against("st . . . .  " + OPEN * 4, standby="FL")
    strikes(dig, "earthquake")
    assert drawn(dig).split()[0:6:5] == ["s", "t"]


def test_if_no_stone_can_be_pushed_without_knocking_tiles_off_he_does_nothing():
    dig = against("t s s s s  s . . . .  s . . . .  s . . . .  s . . . .", standby="FL")
    before = drawn(dig)
    facts = strikes(dig, "earthquake")
    assert (drawn(dig), skipped(facts)) == (before, True)
    reason = why(facts, "event-earthquake")
    assert (reason.reason, reason.chosen) == ("no-stone", ())
    assert dict(fates(reason))[0] == dict(fates(reason))[19] == "cannot-be-pushed"
    assert {spot for spot, test in fates(reason) if test == "no-stone"} == set(range(1, 19))


def test_r52_he_pushes_by_the_rules_of_players_not_through_stacks():
    """By 3.4 a single tile pushes no stack, unlike the Rival's own dig."""
    dig = against("t . . . .  ss . . . .  " + OPEN * 3, standby="FL")
    strikes(dig, "earthquake")
    assert drawn(dig).splitlines()[:2] == [". t . . .", "ss . . . ."]


def test_r52_he_pushes_one_stone_and_stops():
    dig = against("t t t . .  " + OPEN * 4, standby="FL")
    assert len(those(strikes(dig, "earthquake"), TileSlid)) == 1


def test_r98_a_pawn_that_falls_does_not_forbid_the_push_and_its_owner_is_asked():
    dig = against("st . . . .  s0 . . . .  " + OPEN * 3, standby="FL")
    strikes(dig, "earthquake")
    assert drawn(dig).split()[0:6:5] == ["s", "st"]
    assert decision(dig).step == ChooseSide(0)


def test_s16_firm_footing_forbids_that_push_and_he_looks_for_the_next():
    dig = mat(against("st . . . .  s0 . . . .  " + OPEN * 3, standby="FL"), 0, skills="firm-footing")
    reason = why(strikes(dig, "earthquake"), "event-earthquake")
    assert dict(fates(reason))[0] == "cannot-be-pushed"
    assert drawn(dig).splitlines()[0] == "s t . . ."


def test_r18_caution_tape_forbids_a_push_into_it():
    dig = against("t . . . .  " + OPEN * 4, standby="FL", expansions=("caution-tape",))
    dig.tapes = [5, -2]
    strikes(dig, "earthquake")
    assert drawn(dig).splitlines()[0] == ". t . . ."


def test_the_reason_of_an_earthquake_names_all_spots_up_to_the_first_stone():
    reason = why(strikes(against("s . t t .  " + OPEN * 4, standby="FL"), "earthquake"), "event-earthquake")
    assert reason == Reasoned(
        1,
        "event-earthquake",
        "first-stone",
        ("spot", 2),
        (Candidate(("spot", 0), "no-stone"), Candidate(("spot", 1), "no-stone"), Candidate(("spot", 2))),
    )


# --- Junk Sale


def test_junk_sale_he_gives_you_the_lowest_value_card():
    dig = table(against(), market="clay-bucket chisel points-4 rib", supplies="tooth")
    facts = strikes(dig, "junk-sale")
    assert those(facts, CardGained) == [CardGained(0, card("rib"), 3, 1)]
    assert keys(dig.seats[0].supplies) == ["rib"]


def test_junk_sale_of_equals_the_leftmost():
    dig = table(against(), market="chisel field-ladder rib plaster-3")
    facts = strikes(dig, "junk-sale")
    reason = why(facts, "event-junk-sale")
    assert (reason.reason, reason.chosen) == ("lowest-value", ("card", card("field-ladder")))
    assert fates(reason) == [
        (card("chisel"), "higher-value"),
        (card("field-ladder"), ""),
        (card("rib"), "farther-right"),
        (card("plaster-3"), "farther-right"),
    ]
    assert [other.shown for other in reason.candidates] == [(2,), (1,), (1,), (1,)]


def test_r54_the_market_is_refilled_after_his_gift_and_supplies_act_for_you_at_once():
    dig = table(against(), market="- - plaster-3 points-4", supplies="hip")
    facts = strikes(dig, "junk-sale")
    assert those(facts, PlasterGained) == [PlasterGained(0, 3)]
    assert those(facts, MarketRefilled) == [MarketRefilled(card("hip"), 2)]


def test_r54_he_lays_what_you_give_him_face_down_for_its_points():
    dig = after(turns_up(table(against(), market="- - plaster-3 rib"), "junk-sale", 0), ("give", card("rib")))
    assert (keys(dig.seats[1].used), dig.seats[1].supplies, tally(dig)[1]["cards"]) == (["rib"], [], 1)
    assert keys(dig.seats[0].used) == ["plaster-3"]


def test_r54_with_an_empty_market_he_gives_nothing():
    facts = strikes(against(), "junk-sale")
    assert why(facts, "event-junk-sale") == Reasoned(1, "event-junk-sale", "no-card", (), ())
    assert skipped(facts)


# --- Mentor Visit, Patronage, Snakebite, Soft Stone


def test_mentor_visit_he_gains_four_points_and_no_skill():
    dig = table(against(), skills="five-points large-lab")
    facts = strikes(dig, "mentor-visit")
    assert those(facts, PointsScored) == [PointsScored(1, 4, "mentor-visit")]
    assert (dig.seats[1].score, dig.seats[1].skills, those(facts, SkillTaken)) == (4, [], [])


def test_patronage_he_gains_six_points_and_no_plaster():
    dig = against()
    facts = strikes(dig, "patronage")
    assert those(facts, PointsScored) == [PointsScored(1, 6, "patronage")]
    assert (dig.seats[1].score, dig.seats[1].plaster) == (6, 0)


@pytest.mark.parametrize(("score", "left"), [(10, 6), (4, 0), (3, 0), (0, 0)])
def test_snakebite_he_loses_four_points_but_never_falls_below_nothing(score, left):
    dig = mat(against(), 1, score=score)
    strikes(dig, "snakebite")
    assert (dig.seats[1].score, dig.seats[1].weary) == (left, 0)


def test_soft_stone_does_not_affect_him():
    """He pushes Stone before and after for nothing, and no reason is given."""
    dig = against("t t t t t  " + OPEN * 4, 19)
    before = dig.clone()
    facts = strikes(dig, "soft-stone")
    assert len(facts) == 1
    assert (dig.seats, dig.rival) == (before.seats, before.rival)


# --- Reclassification


def test_reclassification_he_draws_one_dinosaur_and_discards_nothing():
    dig = mat(table(against(), dinosaurs="henodus tapejara microraptor"), 1, scored="dryosaurus", lab="plateosaurus")
    facts = strikes(dig, "reclassification")
    seat = dig.seats[1]
    assert those(facts, DinosaurDrawn)[0] == DinosaurDrawn(1, dinosaur("microraptor"))
    assert seat.scored == [dinosaur("dryosaurus"), dinosaur("microraptor")]
    assert 1 not in [fact.player for fact in those(facts, DinosaurDiscarded)]


def test_r55_it_does_not_become_his_target_scores_no_points_and_counts_for_characteristics():
    dig = table(against(target="plateosaurus", bones="tooth limb"), dinosaurs="henodus microraptor")
    strikes(dig, "reclassification")
    seat = dig.seats[1]
    assert (seat.lab, seat.score, seat.perfect) == ([dinosaur("plateosaurus")], 0, [])
    assert (len(seat.bones), sum(trait_counts(dig, 1))) == (2, 3)


def test_r55_without_a_target_he_stays_without():
    dig = table(against(), dinosaurs="henodus microraptor")
    strikes(dig, "reclassification")
    assert dig.seats[1].lab == []


def test_r55_with_an_empty_deck_he_draws_nothing():
    dig = mat(against(), 1, scored="dryosaurus")
    assert skipped(strikes(dig, "reclassification"))
    assert dig.seats[1].scored == [dinosaur("dryosaurus")]


# --- Mudslide, Rockfall, Sandstorm


@pytest.mark.parametrize("guide", RINGS)
def test_r2_r53_he_fills_the_open_pits_in_the_order_of_the_guide(guide):
    dig = table(against(standby=guide), tile_discard=" ".join("s" * 21))
    found = []
    for _ in range(21):
        found += [fact.space for fact in those(strikes(dig, "sandstorm"), TilePlaced)][:1]
        dig.event_deck.clear()
    assert found == [int(space) for space in RINGS[guide].split()][:21]


@pytest.mark.parametrize(("guide", "space"), [("FL", 6), ("FR", 8), ("NR", 18), ("NL", 16)])
def test_r2_the_inner_ring_comes_after_the_whole_border(guide, space):
    dig = against("x x x x x  x . . . x  x . . . x  x . . . x  x x x x x", standby=guide)
    dig.tile_discard = [dig.lower[12] or 38]
    dig.tile_discard = [number for number, weight in enumerate(BOX.weight) if weight == 1 and number not in dig.lower][
        :1
    ]
    assert those(strikes(dig, "sandstorm"), TilePlaced)[0].space == space


def test_r53_he_takes_an_open_pit_before_any_single_tile():
    dig = table(against("c c c c c  c c c c t  t t t t t  t t . s s  s s s s s", standby="FL"), tile_discard="s")
    facts = strikes(dig, "sandstorm")
    assert those(facts, TilePlaced)[0].space == 17
    reason = why(facts, "event-sandstorm")
    assert (reason.reason, reason.chosen) == ("first-pit", ("space", 17))


def test_r53_without_an_open_pit_the_first_single_tile_without_pawn_and_scorpion():
    drawing = "ss c0 c c c  c c c c c  t t t t t  t t t s s  s s s s s"
    dig = table(against(drawing, standby="FL", expansions=("scorpion",)), tile_discard="s")
    dig.scorpion = Scorpion([1], [0, 0], space=2, in_play=True)
    facts = strikes(dig, "sandstorm")
    assert those(facts, TilePlaced)[0].space == 3
    reason = why(facts, "event-sandstorm")
    assert reason.reason == "first-single-tile"
    assert fates(reason) == [(0, "two-tiles"), (1, "occupied"), (2, "occupied"), (3, "")]


def test_the_reason_of_a_sandstorm_names_the_covered_spaces_that_were_passed_over():
    dig = table(against("s s . . .  " + OPEN * 4, standby="FL"), tile_discard="s")
    reason = why(strikes(dig, "sandstorm"), "event-sandstorm")
    passed = (Candidate(("space", 0), "covered"), Candidate(("space", 1), "covered"))
    assert reason == Reasoned(1, "event-sandstorm", "first-pit", ("space", 2), (*passed, Candidate(("space", 2))))


def test_r53_a_pit_under_caution_tape_is_passed_over():
    dig = table(against("x . . . .  " + OPEN * 4, standby="FL", expansions=("caution-tape",)), tile_discard="t")
    dig.tapes = [1, -2]
    facts = strikes(dig, "rockfall")
    assert those(facts, TilePlaced)[0].space == 2
    assert fates(why(facts, "event-rockfall")) == [(0, "covered"), (1, "caution-tape"), (2, "")]


def test_r53_without_any_space_he_adds_nothing():
    dig = table(against("c c c c c  c c c c t  t t t t t  t t s s s  s s s s s", standby="FL"), tile_discard="s")
    dig.upper = [38] * 25
    facts = strikes(dig, "sandstorm")
    reason = whys(facts, "event-sandstorm")[0]
    assert (reason.reason, reason.chosen) == ("no-space", ())
    assert fates(reason) == [(int(space), "two-tiles") for space in RINGS["FL"].split()]
    assert skipped(facts)


def test_without_a_tile_of_the_type_he_adds_nothing_and_gives_no_reason():
    facts = strikes(table(against(standby="FL"), tile_discard="s c"), "rockfall")
    assert those(facts, TilesRanOut)
    assert not those(facts, Reasoned)


@pytest.mark.parametrize(("key", "letter"), [("mudslide", "c"), ("rockfall", "t"), ("sandstorm", "s")])
def test_r24_he_adds_the_tile_of_the_type_that_was_discarded_last(key, letter):
    dig = table(against(standby="FL"), tile_discard=f"{letter} {letter} s c t")
    last = next(tile for tile in reversed(dig.tile_discard) if BOX.weight[tile] == " sct".index(letter))
    assert those(strikes(dig, key), TilePlaced)[0] == TilePlaced(1, last, 0, 1)


def test_whenever_it_is_his_turn_to_add_he_looks_anew():
    """He covers the first pit; the person then covers the next; in the second round he takes the one after that."""
    dig = table(against(standby="FL"), tile_discard="t t t t")
    strikes(dig, "rockfall")
    assert [number for number, tile in enumerate(dig.lower) if tile] == [0]
    dig = after(dig, ("add", 1))
    assert [number for number, tile in enumerate(dig.lower) if tile] == [0, 1, 2]
    assert decision(dig).player == 0


def test_a_covered_pit_keeps_what_it_holds():
    dig = fill_pit(table(against(standby="FL"), tile_discard="t"), 0, "rib")
    strikes(dig, "rockfall")
    assert len(dig.pits[0]) == 1


# --- who is asked first


@pytest.mark.parametrize("first", [0, 1])
def test_r51_whoever_emptied_the_pool_goes_first(first):
    dig = turns_up(mat(mat(against(), 0, score=9), 1, score=9), "snakebite", first, TakeTurn(first))
    assert decision(dig).player == 0
    assert dig.seats[1].score == (9 if first == 0 else 5)
    assert after(dig, ("points",)).seats[1].score == 5


def test_r5_you_are_asked_in_the_middle_of_his_turn():
    dig = turns_up(table(against(), market="chisel - rib tooth"), "junk-sale", 1)
    assert (decision(dig).player, options(dig, "give")[0][0]) == (0, "give")
