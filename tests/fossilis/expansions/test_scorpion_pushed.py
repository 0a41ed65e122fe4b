"""The Scorpion is pushed, locks no game, and meets the Rival (rulebook, Scorpion; R63-R71)."""

import pytest

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.facts import (
    MarketRefilled,
    PointsScored,
    Reasoned,
    TurnEnded,
)
from game.model.fossilis.facts_expansions import (
    PawnFled,
    PawnStung,
    ScorpionDisplaced,
    ScorpionFellIn,
    ScorpionFellOff,
    ScorpionPlaced,
    ScorpionRode,
    ScorpionScuttled,
    ScorpionStayed,
    TokenClaimed,
    TokenPlaced,
)
from game.model.fossilis.happenings import Earthquake
from game.model.fossilis.pawns import ChooseSide
from game.model.fossilis.scuttle import PlaceScorpion
from game.model.fossilis.site import BESIDE, NOWHERE
from game.model.fossilis.state import Dig
from game.model.fossilis.turns import EndTurn
from game.model.turn import decision
from tests.fossilis.board import (
    BARE,
    NEAR,
    RIGHT,
    after,
    drawn,
    happened,
    mat,
    table,
    waits_for,
)
from tests.fossilis.expansions.scorpion_side import (
    ADJACENT,
    CLAY,
    DIAGONAL,
    FULL,
    SCORPION,
    STONE,
    STRAIGHT,
    creature,
    first_pool,
    middle,
    row,
)
from tests.fossilis.promises import check_table
from tests.fossilis.rival_side import (
    BUYS,
    DIGS,
    PLASTERS,
    SIX,
    against,
    does,
    fates,
    rival_card,
    those,
    why,
)


def ends(dig: Dig, player: int = 0) -> Dig:
    """Let the turn of a player end."""
    return after(waits_for(dig, EndTurn(player), TakeTurn(player)), ("end-turn",))


# --- pushed


@pytest.mark.parametrize(
    ("before", "dug", "after_it"),
    [
        ("s0 s* s . .", 11, "s0 . s* s ."),
        ("s0 s s* . s1", 11, "s0 . s s* s1"),
        ("s0 ss* . . .", 11, "s0 s s* . ."),
        ("s0 ss ss* c .", 11, "s0 s ss cs* ."),
    ],
)
def test_r66_r67_it_rides_on_the_tile_that_slides(before, dug, after_it):
    dig = row(before)
    assert middle(after(dig, ("dig", dug, "e"))) == after_it
    assert len(those(happened(dig, ("dig", dug, "e")), ScorpionRode)) == 1


def test_r66_pawn_and_scorpion_ride_together_and_it_is_no_new_sting():
    dig = row("s s0* s . .")
    assert middle(after(dig, ("dig", 11, "e"))) == "s . s0* s ."
    assert those(happened(dig, ("dig", 11, "e")), PawnStung) == []


def test_r67_pushed_off_the_site_it_returns_at_the_end_of_the_current_players_turn():
    dig = row("s1 s . s0 s*")
    assert ScorpionFellOff(14, RIGHT) in happened(dig, ("dig", 14, "e"))
    dug = after(dig, ("dig", 14, "e"))
    assert (dug.scorpion.space, decision(dug).step) == (NOWHERE, TakeTurn(0))
    ended = ends(dug)
    assert (ended.scorpion.space, decision(ended).step) == (11, TakeTurn(1))


def test_the_player_in_turn_puts_it_onto_any_unoccupied_tile_of_his_choice():
    dig = after(row("s1 s s s0 s*"), ("dig", 14, "e"))
    asked = decision(ends(dig))
    assert (asked.player, asked.step) == (0, PlaceScorpion(0, entering=False))
    assert asked.options == (("scorpion", 11), ("scorpion", 12))
    assert decision(after(ends(dig), ("scorpion", 11))).step == TakeTurn(1)


def test_r67_pushed_into_a_pit_it_returns_at_the_end_of_the_turn():
    dig = row("s0 sc s* . s")
    facts = happened(dig, ("dig", 11, "e"))
    assert ScorpionFellIn(12, 13) in facts
    dug = after(dig, ("dig", 11, "e"))
    assert dug.scorpion.space == NOWHERE
    assert decision(ends(dug)).step == PlaceScorpion(0, entering=False)


def test_r98_pushed_off_in_an_event_of_another_players_choice_the_player_in_turn_puts_it_back():
    dig = table(row("s0 s . st s*"), events="earthquake")
    dig = waits_for(dig, EndTurn(0), TakeTurn(0), Earthquake(1))
    dig = after(dig, ("push", 13, "e"))
    assert dig.scorpion.space == NOWHERE
    asked = decision(after(dig, ("end-turn",)))
    assert (asked.player, asked.step) == (0, PlaceScorpion(0, entering=False))


def test_r67_being_pushed_is_no_movement_so_nobody_flees():
    dig = row("s0 sc s* s s1")
    facts = happened(dig, ("dig", 11, "e"))
    assert ScorpionDisplaced(12, 13) in facts
    assert those(facts, PawnFled) == []


def test_if_it_is_pushed_into_your_space_you_are_stung_and_share_it():
    dig = row("s0 sc s* s1 s")
    dug = after(dig, ("dig", 11, "e"))
    assert middle(dug) == "s0 s sc s1* s"
    assert dug.scorpion.stings == [0, 1]
    assert those(happened(dig, ("dig", 11, "e")), PawnStung) == [PawnStung(1, 13, False)]


def test_if_you_are_pushed_into_its_space_you_are_stung_and_share_it():
    dug = after(row("s0 sc s1 s* s"), ("dig", 11, "e"))
    assert middle(dug) == "s0 s sc s1* s"
    assert dug.scorpion.stings == [0, 1]


def test_also_by_your_own_push():
    dug = after(row("sc s0 s* s s"), ("dig", 10, "e"))
    assert middle(dug) == "s sc s0* s s"
    assert dug.scorpion.stings == [1, 0]


def test_r86_something_displaced_into_pawn_and_scorpion_pushes_both_on_and_is_not_stung():
    dug = after(row("s0 sc s1 s2* s", seats=3), ("dig", 11, "e"))
    assert middle(dug) == "s0 s sc s1 s2*"
    assert dug.scorpion.stings == [0, 0, 0]


def test_r86_pawn_and_scorpion_displaced_together_move_on_a_pawn_that_is_there():
    dug = after(row("s0 sc s1* s2 s", seats=3), ("dig", 11, "e"))
    assert middle(dug) == "s0 s sc s1* s2"
    assert dug.scorpion.stings == [0, 0, 0]


def test_r86_pawn_and_scorpion_fall_into_a_pit_together():
    dug = after(row("s0 sc s1* . s"), ("dig", 11, "e"))
    assert decision(dug).step == ChooseSide(1)
    assert dug.scorpion.space == NOWHERE
    assert dug.scorpion.stings == [0, 0]


def test_r86_pawn_and_scorpion_leave_the_site_together():
    dug = after(creature(". . . . .  . . . . .  . . s0 sc s1*  . . . . .  . . . . ."), ("dig", 13, "e"))
    assert (dug.scorpion.space, dug.seats[1].place) == (NOWHERE, BESIDE + RIGHT)
    check_table(dug)


def test_a_chain_of_pawns_ends_with_the_last_one_in_the_scorpions_space():
    dug = after(row("s0 sc s1 s2 s*", seats=3), ("dig", 11, "e"))
    assert middle(dug) == "s0 s sc s1 s2*"
    assert dug.scorpion.stings == [0, 0, 1]


def test_it_may_stand_still_under_a_push_of_the_lower_tiles_only_if_its_own_tile_stays():
    dug = after(row("s0 s s . s*"), ("dig", 11, "e"))
    assert middle(dug) == "s0 . s s s*"


# --- traps: nothing may lock the game


@pytest.mark.parametrize("drawing", [BARE, ". . . . .  . . . . .  s0 . . . s1  . . . . .  . . . . ."])
def test_on_a_site_without_an_unoccupied_tile_it_waits_and_the_game_goes_on(drawing):
    dig = after(first_pool(drawing), ("plaster", 1))
    assert decision(dig).step == TakeTurn(0)
    assert (dig.scorpion.in_play, dig.scorpion.space, dig.scorpion.on_tools) == (True, NOWHERE, [8, 7])
    assert decision(ends(dig)).player == 1


def test_it_comes_back_at_the_end_of_the_first_turn_in_which_there_is_a_tile():
    dig = table(ends(after(first_pool(BARE), ("plaster", 1))), tile_discard="s")
    dig = ends(after(waits_for(dig, TakeTurn(1)), ("sand", 22)), 1)
    assert (dig.scorpion.space, decision(dig).step) == (22, TakeTurn(0))


def test_on_the_only_free_tile_it_is_set_without_a_question():
    dig = after(first_pool(". . s . .  . . . . .  s0 . . . s1  . . . . .  . . . . ."), ("plaster", 1))
    assert decision(dig).step == TakeTurn(0)
    assert dig.scorpion.space == 2


def test_the_last_turn_of_a_game_brings_it_back_too():
    dig = row("s0 s . . s1")
    dig.scorpion.in_play, dig.round, dig.last_round, dig.start = True, 4, 4, 1
    ended = ends(dig)
    assert ended.scorpion.space == 11
    assert decision(ended) is None


# --- the Rival


def with_rival(drawing: str, spot: int = 0, **more) -> Dig:
    return against(drawing, spot, expansions=SCORPION, **more)


def test_r70_the_rival_places_it_on_the_unoccupied_tile_nearest_to_your_pawn():
    dig = with_rival("s s s s s  " + ". " * 5 + "s . . . s0  " + ". " * 10)
    facts = does(dig, PlaceScorpion(1, entering=True))
    assert dig.scorpion.space == 4
    assert those(facts, ScorpionPlaced) == [ScorpionPlaced(1, 4, True)]


def test_r70_r99_ties_by_the_guide_of_the_card_flipped_last_also_when_it_has_been_spent():
    for guide, space in (("FL", 7), ("FR", 13), ("NR", 17), ("NL", 11)):
        dig = with_rival(". . . . .  . . s . .  . s s0 s .  . . s . .  . . . . .")
        dig.rival.guide_card = rival_card(guide)
        dig.rival.standby = [rival_card("FL" if guide != "FL" else "NR")]
        does(dig, PlaceScorpion(1, entering=True))
        assert dig.scorpion.space == space


def test_r70_beside_the_site_the_nearest_is_that_to_your_side():
    dig = mat(with_rival("s s s s s  " + ". " * 10 + "s s s s s  " + ". " * 5), 0, beside=NEAR)
    dig.rival.guide_card = rival_card("FL")
    facts = does(dig, PlaceScorpion(1, entering=False))
    assert dig.scorpion.space in (15, 16, 17, 18, 19)
    reason = why(facts, "scorpion")
    assert reason.chosen == ("space", dig.scorpion.space)
    assert dict(fates(reason))[0] == "farther-from-pawn"


def test_r96_nearest_counts_rows_plus_columns_on_the_empty_grid():
    dig = with_rival("s0 . . . s  . s . . .  . . . . .  . . . . .  s . . . .")
    dig.rival.guide_card = rival_card("NL")
    does(dig, PlaceScorpion(1, entering=True))
    assert dig.scorpion.space == 6


def rival_stall(drawing: str, token: int) -> Dig:
    """The Rival can buy the whisk broom with a token on it."""
    dig = table(with_rival(drawing, standby="NL egg egg"), market="whisk-broom", tools="chisel")
    dig.scorpion.on_tools = [token, 0]
    dig.scorpion.tokens = [other for other in range(1, 9) if other != token]
    return dig


def test_r70_when_the_rival_buys_a_tool_he_gains_the_points_and_moves_it_nearest_to_your_pawn():
    dig = rival_stall("x* x x x x  x x x x x  x x x x x0  x x x x x  x x x x x", ADJACENT)
    facts = does(dig, BUYS)
    assert (dig.seats[1].score, dig.scorpion.space) == (2, 6)
    assert why(facts, "scorpion").chosen == ("space", 6)
    assert [type(fact) for fact in facts[-6:]] == [
        TokenClaimed,
        PointsScored,
        Reasoned,
        ScorpionScuttled,
        MarketRefilled,
        TokenPlaced,
    ]


def test_r70_your_pawns_own_space_is_included_so_you_are_stung():
    dig = rival_stall("x* " + "x " * 23 + "x0", DIAGONAL)
    does(dig, BUYS)
    assert dig.scorpion.space == 24
    assert dig.scorpion.stings == [1, 0]


def test_r70_beside_it_your_pawn_flees():
    dig = rival_stall("s* s s0 s .  " + ". " * 20, ADJACENT)
    does(dig, BUYS)
    assert drawn(dig).splitlines()[0] == "s s* s s0 ."


def test_r70_without_an_eligible_tile_it_stays():
    dig = rival_stall("s* . s0 s .  " + ". " * 20, ADJACENT)
    facts = does(dig, BUYS)
    assert those(facts, ScorpionStayed) == [ScorpionStayed(1)]


def test_r50_the_rival_is_never_stung():
    dig = rival_stall("x* " + "x " * 24, STRAIGHT)
    does(dig, BUYS)
    assert dig.scorpion.stings == [0, 0]


def test_r41_it_rides_on_the_spaces_that_the_rival_pushes():
    dig = with_rival("s s* . s s  " + ". " * 19 + "s0", 19)
    facts = does(dig, DIGS)
    assert drawn(dig).splitlines()[0] == ". s s* s s"
    assert those(facts, ScorpionRode) == [ScorpionRode(1, 2, 0)]


def test_r88_pushed_off_by_the_rival_it_returns_after_his_sixth_step_by_his_choice():
    dig = with_rival("s s s s s*  " + ". " * 19 + "s0", 19, draw="1", switches=("by-number",))
    dig.rival.spot, dig.rival.guide_card = 18, dig.rival.draw[0]
    facts = does(dig, *SIX, EndTurn(1))
    assert those(facts, ScorpionFellOff) == [ScorpionFellOff(4, RIGHT)]
    (placed,) = those(facts, ScorpionPlaced)
    assert placed == ScorpionPlaced(1, 4, False)
    kinds = [type(fact) for fact in facts]
    assert facts.index(why(facts, "targeting")) < kinds.index(ScorpionPlaced) < kinds.index(TurnEnded)


def test_r70_the_rival_who_empties_the_first_pool_places_it_and_his_turn_goes_on():
    dig = with_rival(FULL + "x0", standby="p2")
    dig = table(dig, pool=1, event_deck="soft-stone soft-stone soft-stone", market="chisel shovel rib hip")
    facts = does(dig, PLASTERS)
    assert dig.scorpion.space in (19, 23)
    assert dig.scorpion.on_tools == [STONE, CLAY]
    assert [type(fact) for fact in facts[-4:]] == [Reasoned, ScorpionPlaced, TokenPlaced, TokenPlaced]
