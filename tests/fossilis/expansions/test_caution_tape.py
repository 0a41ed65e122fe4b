"""Caution Tape, sentence by sentence (rulebook, Caution Tape; R18, R42, R80-R83, R91, R92)."""

import pytest

from game.content import fossilis_box
from game.model.fossilis.caution_tape import READY, SPENT
from game.model.fossilis.facts import TurnBegan
from game.model.fossilis.facts_expansions import TapePlaced, TapeRemoved
from game.model.fossilis.happenings import AddTile, Earthquake
from game.model.fossilis.scuttle import PlaceScorpion
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import CLAIM, MARKET, Dig, Setup
from game.model.fossilis.turns import BeginTurn, EndGame
from game.model.turn import decision
from tests.fossilis.board import (
    LEFT,
    after,
    card,
    drawn,
    fill_pit,
    goes_on,
    happened,
    kinds,
    mat,
    options,
    site,
    spaces,
    table,
    waits_for,
    ways,
)
from tests.fossilis.rival_side import DIGS, EXTRACTS, MOVES, TARGETS, against, does, those, why

TAPE = ("caution-tape",)
MIDDLE = ". . . . .  . . . . .  {}  . . . . .  . . . . ."


def taped(cells: str, *pits: int, more: tuple[str, ...] = (), seats: int = 2, **words) -> Dig:
    """A site whose middle row alone has tiles, spaces 10 to 14; the last seats have taped these pits."""
    dig = site(MIDDLE.format(cells), seats, expansions=(*TAPE, *more), **words)
    for number, pit in enumerate(pits, 1):
        dig.tapes[-number] = pit
    return dig


def middle(dig: Dig) -> str:
    return drawn(dig).splitlines()[2]


# --- setup


def test_each_player_is_given_one_caution_tape():
    dig = new_game(fossilis_box(expansions=TAPE), Setup(4, 1, expansions=TAPE))
    assert dig.tapes == [READY] * 4


def test_r83_the_rival_gets_none():
    dig = new_game(fossilis_box(expansions=TAPE), Setup(2, 1, "cope", 1, expansions=TAPE))
    assert dig.tapes == [READY, SPENT]


def test_without_the_expansion_there_is_no_tape():
    assert not options(site(MIDDLE.format("s0 . . . .")), "tape")


# --- placing


def test_r80_you_may_cover_an_open_pit_orthogonally_adjacent_to_your_pawn():
    dig = taped("s s0 . . .")
    assert spaces(options(dig, "tape")) == [6, 12, 16]
    assert happened(dig, ("tape", 12)) == [TapePlaced(0, 12)]
    assert after(dig, ("tape", 12)).tapes == [12, READY]


def test_it_costs_nothing_and_the_turn_goes_on():
    dig = taped("s s0 . . .")
    assert after(dig, ("tape", 12)).energy == 4
    assert options(after(dig, ("tape", 12)), "move") == options(dig, "move")


@pytest.mark.parametrize("stage", [MARKET, CLAIM])
def test_r80_at_any_point_on_your_turn_also_in_the_steps_of_the_market_and_the_claim(stage):
    dig = taped("s s0 . . .")
    dig.stage, dig.energy = stage, 0
    assert spaces(options(dig, "tape")) == [6, 12, 16]
    assert after(dig, ("tape", 12)).stage == stage


def test_once_per_game():
    dig = after(taped("s s0 . . ."), ("tape", 12))
    assert not options(dig, "tape")
    later = goes_on(waits_for(dig, BeginTurn(0)))
    assert later.tapes[0] == SPENT
    assert not options(later, "tape")


def test_r80_r25_not_from_beside_the_site():
    assert not options(mat(taped(". . s . ."), 0, beside=LEFT), "tape")


def test_a_covered_pit_or_a_diagonal_one_cannot_be_taped():
    dig = site("s s s . .  s s0 s . .  s s . . .  . . . . .  . . . . .", expansions=TAPE)
    assert not options(dig, "tape")


def test_nobody_else_may_tape_in_your_turn():
    assert {choice[1] for choice in options(taped("s0 . s1 . ."), "tape")} == {5, 11, 15}


# --- staying and leaving


def test_it_stays_in_place_until_the_start_of_your_next_turn():
    dig = after(taped("s s0 . s1 ."), ("tape", 12))
    other = goes_on(waits_for(dig, BeginTurn(1)))
    assert other.tapes == [12, READY]
    facts = []
    mine = goes_on(waits_for(dig, BeginTurn(0)), facts)
    assert mine.tapes == [SPENT, READY]
    assert facts == [TurnBegan(0, 1, 4), TapeRemoved(0, 12)]


def test_r83_it_is_removed_at_the_end_of_the_game_in_any_case():
    facts = []
    dig = goes_on(waits_for(taped("s0 s . s1 .", 12, 5), EndGame(0)), facts)
    assert dig.tapes == [SPENT, SPENT]
    assert facts[:2] == [TapeRemoved(0, 5), TapeRemoved(1, 12)]


# --- nothing may be extracted


def test_nothing_may_be_extracted_from_the_covered_pit_by_any_player_nor_by_yourself():
    dig = mat(fill_pit(fill_pit(taped("s s0 . s .", 12), 12, "rib hammer"), 6, "tooth"), 0, plaster=9)
    table(dig, skills="collector")
    assert options(dig, "extract") == [("extract", 6, "tooth")]
    dig.tapes = [12, READY]
    assert options(dig, "extract") == [("extract", 6, "tooth")]


def test_nor_with_a_soft_brush_or_diagonally():
    dig = mat(fill_pit(taped("s s0 . s .", 12), 12, "rib"), 0, plaster=9, tools="soft-brush")
    assert not options(dig, "tool", "extract")
    dig = mat(fill_pit(taped("s s0 . s .", 17), 17, "rib"), 0, plaster=9, skills="diagonal-extract")
    assert not options(dig, "extract")


def test_when_the_tape_is_gone_everything_is_as_before():
    dig = mat(fill_pit(taped("s s0 . s .", 12), 12, "rib"), 0, plaster=9)
    dig.tapes = [READY, SPENT]
    assert options(dig, "extract") == [("extract", 12, "rib")]


# --- nothing may be pushed or moved into it


def test_no_tile_may_be_pushed_into_the_covered_pit():
    dig = taped("s0 s . s s", 12)
    assert "e" not in ways(dig, 11)
    assert "w" not in ways(taped("s s . s0 s", 12), 13)


def test_nor_through_other_tiles_nor_an_upper_one():
    dig = taped("s0 s s . s", 13)
    assert "e" not in ways(dig, 10) + ways(dig, 11)
    dig = taped("st0 s . s s", 12)
    assert ("e" in ways(dig, 10), "e" in ways(dig, 11)) == (True, False)
    assert "e" not in ways(taped("s ct0 . s s", 12), 11)


def test_no_pawn_may_be_pushed_into_it():
    dig = taped("s0 sc s1 . s", 13)
    assert "e" not in ways(dig, 11)
    assert "e" in ways(taped("s0 sc s1 . s"), 11)


def test_no_scorpion_may_be_pushed_into_it():
    dig = taped("s0 sc s* . s", 13, more=("scorpion",))
    assert "e" not in ways(dig, 11)


def test_r18_a_pawn_behind_another_neither():
    dig = site(MIDDLE.format("s0 sc s1 s2 ."), 3, expansions=TAPE)
    dig.tapes[2] = 14
    assert "e" not in ways(dig, 11)


def test_other_digs_beside_it_stay_legal():
    dig = taped("s0 s . s s", 12)
    assert ways(dig, 11) == "nsw"
    assert middle(after(dig, ("dig", 11, "n"))) == "s0 . . s s"


def test_your_own_tape_binds_you_too():
    dig = after(taped("s s0 . s s"), ("tape", 12))
    assert "e" not in ways(dig, 11)


def test_no_sand_may_be_placed_there():
    dig = table(taped("s s0 . s s", 12), tile_discard="s")
    assert spaces(options(dig, "sand")) == [6, 10, 16]
    beside = mat(table(taped(". s s . .", 10), tile_discard="s"), 0, beside=LEFT)
    assert 10 not in spaces(options(beside, "sand"))


@pytest.mark.parametrize("weight", [1, 2, 3])
def test_no_tile_of_an_event_may_be_placed_there(weight):
    dig = table(taped("s s0 . s s", 12), tile_discard="s c t", events="sandstorm")
    found = spaces(options(waits_for(dig, AddTile(0, weight)), "add"))
    assert 12 not in found
    assert 6 in found


def test_no_stone_of_an_earthquake_may_be_pushed_there():
    dig = table(taped("s0 t . s s", 12), events="earthquake")
    assert ("push", 11, "e") not in options(waits_for(dig, Earthquake(0)))
    assert ("push", 11, "n") in options(waits_for(dig, Earthquake(0)))


@pytest.mark.parametrize("tool", ["whisk-broom", "shovel", "pry-bar"])
def test_no_tool_may_push_there(tool):
    dig = mat(taped("s0 s . s s", 12), 0, tools=tool)
    assert ("dig", 11, "e") not in options(after(dig, ("tool", card(tool))))


def test_a_pried_line_of_stacks_neither():
    dig = mat(taped("s0 s st . s", 13), 0, tools="pry-bar")
    assert ("dig", 11, "e") not in options(after(dig, ("tool", card("pry-bar"))))


def test_r81_rock_saw_stops_before_it():
    dig = taped("t s0 . . .", 8, more=("power-tools",))
    dig = mat(dig, 0, tools="rock-saw")
    dig.lower[5], dig.lower[10] = dig.lower[10], 0
    saw = card("rock-saw", box=dig.box)
    once = after(dig, ("tool", saw), ("saw", 5, "e"), ("on",))
    assert decision(once).options[-1] == ("end-turn",)
    assert (bool(once.lower[7]), once.lower[8]) == (True, 0)


def test_r81_no_scorpion_is_placed_there():
    dig = taped("s0 s . . .", 12, more=("scorpion",))
    assert goes_on(waits_for(dig, PlaceScorpion(0, entering=True))).scorpion.space == 11


def test_a_pawn_moves_into_no_pit_anyway_and_a_forced_flight_is_not_made():
    assert 12 not in spaces(options(taped("s s0 . s s", 12), "move"))


# --- two tapes


def test_r92_a_pit_under_tape_may_be_taped_by_another_player_too():
    dig = taped("s s0 . s1 .", 12)
    assert 12 in spaces(options(dig, "tape"))
    both = after(dig, ("tape", 12))
    assert both.tapes == [12, 12]


def test_r92_it_is_covered_until_both_tapes_are_gone():
    dig = mat(fill_pit(taped("s s0 . s1 .", 12), 12, "rib"), 0, plaster=9)
    dig.tapes = [12, 12]
    mine = goes_on(waits_for(dig, BeginTurn(0)))
    assert not options(mine, "extract")
    dig.tapes = [12, SPENT]
    assert options(goes_on(waits_for(dig, BeginTurn(0))), "extract") == [("extract", 12, "rib")]


# --- the Rival


def rival(cells: str, *pits: int, spot: int = 17, **more) -> Dig:
    """The Rival stands left of the middle row."""
    dig = against(MIDDLE.format(cells), spot, expansions=TAPE, **more)
    for pit in pits:
        dig.tapes[0] = pit
    return dig


def test_r42_if_the_first_gap_of_the_run_is_the_taped_pit_nothing_moves():
    dig = rival("s ct . s s", 12)
    facts = does(dig, DIGS)
    assert middle(dig) == "s ct . s s"
    assert why(facts, "digging").reason == "caution-tape"


def test_r42_a_taped_edge_pit_is_an_open_pit_so_he_does_not_dig():
    dig = rival(". s s s s", 10)
    facts = does(dig, DIGS)
    assert middle(dig) == ". s s s s"
    assert why(facts, "digging").reason == "edge-pit-is-open"


def test_a_tape_behind_the_first_gap_does_not_hinder_him():
    dig = rival("s . . s s", 12)
    does(dig, DIGS)
    assert middle(dig) == ". s . s s"


def test_r59_of_two_pushes_only_the_one_that_the_tape_allows_is_made():
    dig = rival("s s . . s", 13, switches=("two-spaces",))
    does(dig, DIGS)
    assert middle(dig) == ". s s . s"


def test_r82_for_the_rival_its_contents_are_absent_and_pits_behind_it_stay_in_reach():
    dig = fill_pit(fill_pit(rival(". . s s s", 10, standby="3", target="henodus"), 10, "rib"), 11, "tooth")
    does(dig, EXTRACTS)
    assert (kinds(dig.seats[1].bones), kinds(dig.pits[10])) == (["tooth"], ["rib"])


def test_r82_he_takes_no_hammer_out_of_it():
    dig = table(fill_pit(rival(". s s s s", 10, standby="3"), 10, "hammer"), skills="collector")
    does(dig, EXTRACTS)
    assert dig.seats[1].hammers == []


def test_r82_he_does_not_walk_to_a_needed_bone_under_tape():
    dig = fill_pit(rival(". s s s s", 10, spot=16, draw="1", target="henodus"), 10, "rib")
    assert why(does(dig, MOVES), "movement").reason == "by-number"
    dig.tapes[0] = SPENT
    dig = fill_pit(rival(". s s s s", spot=16, draw="1", target="henodus"), 10, "rib")
    assert why(does(dig, MOVES), "movement").reason == "walks-to-needed-bone"


def test_r82_bones_under_tape_are_not_visible_when_he_chooses_a_target():
    """Both cards need one bone more; the Rib lies under tape, so the Tooth that is visible decides."""
    for pits, target in (((10,), "thecodontosaurus"), ((), "henodus")):
        dig = fill_pit(fill_pit(rival(". s s s .", *pits, standby="3"), 10, "rib"), 14, "tooth")
        does(table(dig, display="henodus thecodontosaurus"), TARGETS)
        assert dig.seats[1].lab == [dig.box.animal_ids[target]]


def test_r53_the_rival_adds_his_tile_to_the_first_pit_without_tape():
    dig = table(rival("s s s s s", 0, standby="FL"), tile_discard="s s", events="sandstorm")
    does(dig, AddTile(1, 1))
    assert (dig.lower[0], bool(dig.lower[1])) == (0, True)


def test_r52_in_an_earthquake_he_pushes_no_stone_into_it():
    dig = table(rival("t . s s s", 11, standby="NL"), events="earthquake")
    dig.rival.spot = 0
    does(dig, Earthquake(1))
    assert middle(dig) == "t . s s s"


def test_he_never_places_a_tape():
    dig = rival("s . s s s")
    assert those(does(dig, DIGS, EXTRACTS), TapePlaced) == []
