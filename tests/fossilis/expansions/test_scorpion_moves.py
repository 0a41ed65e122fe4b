"""The Scorpion scuttles, pawns flee from it and are stung, sentence by sentence (rulebook, Scorpion; R63-R71)."""

import pytest

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.facts import (
    EnergySpent,
    PawnDisplaced,
    PawnFellOff,
)
from game.model.fossilis.facts_expansions import (
    PawnFled,
    PawnStood,
    PawnStung,
    ScorpionScuttled,
    ScorpionStayed,
    StingRemoved,
)
from game.model.fossilis.pawns import ChooseSide
from game.model.fossilis.scuttle import MoveScorpion
from game.model.fossilis.site import BESIDE
from game.model.fossilis.state import CLAIM, MARKET, Dig
from game.model.fossilis.turns import BeginTurn, EndTurn
from game.model.turn import Fact, decision
from tests.fossilis.board import (
    FAR,
    LEFT,
    NEAR,
    RIGHT,
    after,
    goes_on,
    happened,
    mat,
    options,
    site,
    spaces,
    table,
    waits_for,
)
from tests.fossilis.expansions.scorpion_side import (
    ADJACENT,
    CLAY,
    DIAGONAL,
    FULL,
    MIDDLE,
    SAND,
    STONE,
    STRAIGHT,
    creature,
    middle,
    row,
)
from tests.fossilis.rival_side import (
    those,
)


def scuttles(dig: Dig, token: int, player: int = 0) -> Dig:
    """Let a player move the Scorpion by a token, in the turn of seat 0."""
    return goes_on(waits_for(dig, TakeTurn(0), MoveScorpion(player, token)))


def reach(dig: Dig, token: int) -> list[int]:
    """Return the tiles to which a token lets the Scorpion move."""
    return spaces(MoveScorpion(0, token).options(dig))


class AnyTile(MoveScorpion):
    """A movement to any tile, so that a test can look at what happens at its end alone."""

    def options(self, dig):
        return [("scuttle", space) for space in range(25) if dig.lower[space]]


def moved(dig: Dig, space: int) -> Dig:
    """Let the Scorpion end a movement on a space."""
    return after(waits_for(dig, TakeTurn(0), AnyTile(0, 0)), ("scuttle", space))


def moving(dig: Dig, space: int) -> list[Fact]:
    """Return what happens when the Scorpion ends a movement on a space."""
    return happened(waits_for(dig, TakeTurn(0), AnyTile(0, 0)), ("scuttle", space))


# --- the four movements

OPEN_SITE = """
    s s s s s
    s s . s s
    s . s* . s
    s s . s s
    s s c t s0
"""


def test_straight_line_any_distance_orthogonally_over_open_pits():
    assert reach(creature(OPEN_SITE), STRAIGHT) == [2, 10, 14, 22]


def test_diagonal_line_any_distance_diagonally():
    assert reach(creature(OPEN_SITE), DIAGONAL) == [0, 4, 6, 8, 16, 18, 20, 24]
    over_pits = creature("s . . . s  . . . . .  . . s* . .  . . . . .  s . . . s")
    assert reach(over_pits, DIAGONAL) == [0, 4, 20, 24]


def test_adjacent_one_space_away_orthogonally_or_diagonally():
    assert reach(creature(OPEN_SITE), ADJACENT) == [6, 8, 16, 18]
    assert reach(creature("s* s s . .  . c s . .  " + ". " * 15), ADJACENT) == [1, 6]


@pytest.mark.parametrize(("token", "found"), [(SAND, [0, 24]), (CLAY, [1, 22]), (STONE, [3, 23])])
def test_displayed_type_any_distance_looks_at_the_top_tile(token, found):
    dig = creature("s sc . st .  . . . . .  . . s* . .  . . . . .  . . c t ss")
    assert reach(dig, token) == found


def test_r65_its_present_tile_is_not_eligible():
    for token in (STRAIGHT, DIAGONAL, ADJACENT, SAND):
        assert 12 not in reach(creature(OPEN_SITE), token)


def test_r65_pawns_and_stacks_do_not_block_it_and_a_pawns_space_is_eligible_also_your_own():
    assert reach(row("s0 s ct s1 s*"), STRAIGHT) == [10, 11, 12, 13]


def test_it_may_only_end_on_a_tile():
    assert reach(row("s . s* . ."), STRAIGHT) == [10]


def test_if_there_is_no_eligible_tile_it_stays_where_it_is():
    dig = row("s0 . s* . s")
    facts = []
    goes_on(waits_for(dig, TakeTurn(0), MoveScorpion(0, ADJACENT)), facts)
    assert facts == [ScorpionStayed(0)]
    assert dig.scorpion.space == 12


def test_r65_the_movement_is_compulsory_if_there_is_an_eligible_tile():
    dig = waits_for(row("s0 . s* . s"), TakeTurn(0), MoveScorpion(0, STRAIGHT))
    assert decision(dig).options == (("scuttle", 10), ("scuttle", 14))
    alone = scuttles(row("s s* . . ."), ADJACENT)
    assert alone.scorpion.space == 10


# --- fleeing

FLIGHTS = [("n", 7, FAR, 2), ("e", 13, RIGHT, 14), ("s", 17, NEAR, 22), ("w", 11, LEFT, 10)]


@pytest.mark.parametrize(("way", "place", "direction", "target"), FLIGHTS)
def test_a_pawn_orthogonally_beside_the_end_of_its_movement_flees_one_space_directly_away(
    way, place, direction, target
):
    dig = mat(creature(FULL + "x*"), 1, on=place)
    facts = moving(dig, 12)
    assert facts == [ScorpionScuttled(0, 24, 12), PawnFled(1, place, direction), PawnDisplaced(1, place, target)]
    assert moved(dig, 12).seats[1].place == target


@pytest.mark.parametrize("place", [6, 8, 16, 18])
def test_a_pawn_diagonally_beside_it_stays(place):
    dig = mat(creature(FULL + "x*"), 1, on=place)
    assert those(moving(dig, 12), PawnFled) == []
    assert moved(dig, 12).seats[1].place == place


def test_a_pawn_flees_into_a_pit_by_the_ordinary_rules_and_its_owner_picks_a_side():
    dig = row("s* s s1 . .")
    dig = moved(dig, 11)
    assert decision(dig).step == ChooseSide(1)
    assert after(dig, ("side", LEFT)).seats[1].place == BESIDE + LEFT


def test_a_pawn_flees_off_the_site_by_the_ordinary_rules():
    dig = row("s* s s s s1")
    assert those(moving(dig, 13), PawnFellOff) == [PawnFellOff(1, 14, RIGHT)]
    assert moved(dig, 13).seats[1].place == BESIDE + RIGHT


def test_r64_a_pawn_that_flees_into_another_moves_that_pawn_on_first():
    dig = row("s* s s1 s2 s", seats=3)
    facts = moving(dig, 11)
    assert facts[1:] == [PawnFled(1, 12, RIGHT), PawnDisplaced(2, 13, 14), PawnDisplaced(1, 12, 13)]
    assert middle(moved(dig, 11)) == "s s* s s1 s2"


def test_r64_height_is_free_and_nobody_is_stung_by_fleeing():
    dig = row("s* s s1 st s")
    assert middle(moved(dig, 11)) == "s s* s st1 s"
    assert dig.scorpion.stings == [0, 0]


def test_r64_several_pawns_flee_in_turn_order_from_the_active_player():
    dig = creature(FULL + "x*", seats=4)
    for player, place in enumerate((17, 7, 13, 11)):
        mat(dig, player, on=place)
    dig.active = 2
    assert [fact.player for fact in those(moving(dig, 12), PawnFled)] == [2, 3, 0, 1]


def test_r64_of_several_pawns_that_fall_into_pits_the_active_player_chooses_a_side_first():
    dig = creature(". . . . .  . . s1 . .  . . s . .  . . s0 . .  . . . . s*")
    asked = decision(moved(dig, 12))
    assert asked.step == ChooseSide(0)
    assert decision(after(moved(dig, 12), ("side", LEFT))).step == ChooseSide(1)


def test_the_pawn_in_the_space_itself_is_stung_and_does_not_flee():
    dig = row("s* s s1 s s")
    facts = moving(dig, 12)
    assert facts == [ScorpionScuttled(0, 10, 12), PawnStung(1, 12, False)]
    assert moved(dig, 12).seats[1].place == 12


def test_a_pawn_beside_the_site_does_not_flee():
    dig = mat(row("s* s s s s"), 1, beside=RIGHT)
    assert those(moving(dig, 14), PawnFled) == []


def test_your_own_pawn_flees_too():
    assert middle(moved(row("s* s s0 s s"), 11)) == "s s* s s0 s"


@pytest.mark.parametrize("cells", ["s* s s s s1", "s* s s1 . ."])
def test_r91_a_pawn_with_firm_footing_does_not_flee_off_the_site_or_into_a_pit(cells):
    dig = mat(row(cells), 1, skills="firm-footing")
    place = dig.seats[1].place
    facts = moving(dig, place - 1)
    assert facts[1:] == [PawnStood(1, place)]
    assert moved(dig, place - 1).seats[1].place == place


def test_r91_nor_does_a_pawn_flee_that_would_push_a_pawn_with_firm_footing_off():
    dig = mat(row("s* s s s1 s2", seats=3), 2, skills="firm-footing")
    assert those(moving(dig, 12), PawnStood) == [PawnStood(1, 13)]


def test_r91_a_pawn_with_firm_footing_flees_onto_a_tile_like_any_other():
    dig = mat(row("s* s s1 s s"), 1, skills="firm-footing")
    assert moved(dig, 11).seats[1].place == 13


@pytest.mark.parametrize("cells", ["s* s s1 . .", "s* s1 s2 . ."])
def test_r64_a_pawn_does_not_flee_into_caution_tape_nor_push_another_into_it(cells):
    dig = site(MIDDLE.format(cells), 3, expansions=("scorpion", "caution-tape"))
    dig.tapes[0] = 13
    place = dig.seats[1].place
    assert those(moving(dig, place - 1), PawnStood) == [PawnStood(1, place)]


def test_fleeing_is_only_triggered_when_the_scorpion_moves():
    dig = row("s0 s s* s s")
    facts = happened(dig, ("move", 11))
    assert those(facts, PawnFled) == those(facts, PawnStung) == []


# --- getting stung


def test_a_sting_means_one_energy_less_on_your_turns_until_you_get_rid_of_it():
    dig = row("s0 s* s s s1")
    dig.scorpion.stings[0] = 1
    for _ in range(2):
        dig = goes_on(waits_for(dig, BeginTurn(0)))
        assert dig.energy == 3


def test_you_may_never_have_more_than_one_sting_additional_ones_are_ignored():
    dig = row("s* s s1 s s")
    dig.scorpion.stings[1] = 1
    assert those(moving(dig, 12), PawnStung) == [PawnStung(1, 12, True)]
    assert moved(dig, 12).scorpion.stings == [0, 1]


def test_r69_a_sting_counts_from_your_next_turn_on():
    dig = row("s* s s0 s s")
    stung = moved(dig, 12)
    assert (stung.energy, stung.scorpion.stings) == (4, [1, 0])
    assert goes_on(waits_for(stung, BeginTurn(0))).energy == 3


def test_r7_a_sting_and_snakebite_take_energy_together():
    dig = row("s0 s* s s s")
    dig.scorpion.stings[0] = 1
    dig.seats[0].weary = 2
    assert goes_on(waits_for(dig, BeginTurn(0))).energy == 1


@pytest.mark.parametrize("energy", [4, 2])
def test_to_get_rid_of_a_sting_you_spend_2_energy_on_your_turn(energy):
    dig = row("s0 s* s s s")
    dig.scorpion.stings[0], dig.energy = 1, energy
    facts = happened(dig, ("remove-sting",))
    assert facts == [EnergySpent(0, 2, energy - 2), StingRemoved(0)]
    healed = after(dig, ("remove-sting",))
    assert (healed.energy, healed.scorpion.stings) == (energy - 2, [0, 0])
    assert not options(healed, "remove-sting")


def test_r69_it_costs_2_energy_in_one_turn_and_without_a_sting_there_is_nothing_to_remove():
    dig = row("s0 s* s s s")
    assert not options(dig, "remove-sting")
    dig.scorpion.stings[0], dig.energy = 1, 1
    assert not options(dig, "remove-sting")


@pytest.mark.parametrize("stage", [MARKET, CLAIM])
def test_energy_is_spent_in_the_first_step_of_the_turn_alone(stage):
    dig = row("s0 s* s s s")
    dig.scorpion.stings[0], dig.stage = 1, stage
    assert not options(dig, "remove-sting")


def test_r69_a_sting_can_be_removed_beside_the_site():
    dig = row("s s* s s s")
    dig.scorpion.stings[0] = 1
    assert options(dig, "remove-sting") == [("remove-sting",)]


def test_r69_removing_it_counts_for_the_next_turn():
    dig = row("s0 s* s s s")
    dig.scorpion.stings[0] = 1
    healed = after(goes_on(waits_for(dig, BeginTurn(0))), ("remove-sting",))
    assert healed.energy == 1
    assert goes_on(waits_for(healed, BeginTurn(0))).energy == 4


# --- pawn movement


def test_you_may_never_willingly_move_into_its_space_but_into_one_adjacent():
    dig = row("s0 s s* . .")
    assert spaces(options(dig, "move")) == [11]


def test_r95_a_move_passes_through_no_scorpion():
    dig = mat(row("s0 s* s s s"), 0, skills="long-stride", tools="field-ladder")
    assert not options(dig, "move")
    assert not options(dig, "tool")


def test_r68_r89_climbing_onto_it_is_not_allowed_so_a_side_that_it_blocks_may_be_changed():
    dig = mat(row("s* s s s s"), 0, beside=LEFT)
    assert options(dig, "climb", "side") == [("side", RIGHT)]


def test_r22_with_no_other_tile_left_a_pawn_climbs_anywhere_but_onto_the_scorpion():
    dig = creature(". . . . .  . s . . .  . . s* . .  . . . . .  . . . . .")
    assert spaces(options(dig, "climb")) == [6]


def test_r66_pawn_and_scorpion_share_the_space_until_one_moves_and_staying_is_no_new_sting():
    dig = row("s s0* s s s1")
    assert spaces(options(dig, "move")) == [10, 12, 13]
    walked = after(dig, ("move", 12))
    assert (middle(walked), walked.scorpion.stings) == ("s s* s0 s s1", [0, 0])
    assert after(waits_for(dig, EndTurn(1), TakeTurn(1)), ("end-turn",)).scorpion.stings == [0, 0]


# --- tiles and the Scorpion


def test_r68_tiles_are_never_placed_onto_it():
    dig = table(row("s0 s* . . ."), tile_discard="s c t")
    assert spaces(options(dig, "sand")) == [5, 15]


@pytest.mark.parametrize("key", ["sandstorm", "mudslide", "rockfall"])
def test_r68_nor_does_an_event_place_one_onto_it(key):
    dig = table(row("s* s0 c t s1"), tile_discard="s s s s c c c c t t t t", event_deck=key, pool=1)
    dig = after(dig, ("plaster", 1))
    assert 10 not in spaces(options(dig, "add"))
    assert 12 in spaces(options(dig, "add"))


def test_a_clay_bucket_does_not_lift_its_tile():
    dig = mat(row("s0 c* . . ."), 0, tools="clay-bucket")
    assert not options(dig, "tool")
