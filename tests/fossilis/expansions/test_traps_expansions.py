"""Traps that other programs fell into, with the expansions: what locks a game, loses a piece or forgets an order."""

import msgspec
import pytest

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.facts import EventTurned, PitOpened, PlasterTaken, PoolRefilled
from game.model.fossilis.facts_expansions import CrystalExtracted, CrystalsDiscarded, ScorpionPlaced, TokenPlaced
from game.model.fossilis.scuttle import MoveScorpion, PlaceScorpion
from game.model.fossilis.site import BESIDE, NOWHERE
from game.model.fossilis.state import Dig
from game.model.fossilis.steps import unpack_dig
from game.model.fossilis.turns import EndTurn
from game.model.record import encode
from game.model.session import Session
from game.model.turn import Rng, decision, play
from tests.fossilis.board import (
    BARE,
    LEFT,
    RIGHT,
    after,
    card,
    dinosaur,
    drawn,
    fill_pit,
    goes_on,
    happened,
    letters,
    mat,
    options,
    pieces,
    site,
    table,
    waits_for,
)
from tests.fossilis.expansions.test_conformance_expansions import ALL, SPECIES, setup
from tests.fossilis.promises import MOST_DECISIONS, beginning, check_table, check_zones, pick

MIDDLE = ". . . . .  . . . . .  {}  . . . . .  . . . . ."


def row(cells: str, expansions: tuple[str, ...] = ALL, **more) -> Dig:
    """A site whose middle row alone has tiles, spaces 10 to 14, with all expansions."""
    return site(MIDDLE.format(cells), expansions=expansions, **more)


def finished(dig: Dig, seed: int) -> Dig:
    """Play on at random to the end."""
    source, asked = Rng(seed), decision(dig)
    for _ in range(MOST_DECISIONS):
        if asked is None:
            return dig
        asked = play(dig, pick(source, asked, by_word=True), [])
    raise AssertionError("the game does not end")


# --- several things at once


def test_pool_event_crystals_refill_scorpion_and_tokens_come_in_one_order_that_is_told():
    """The last cube brings an Earthquake, which opens a pit with two crystals onto a Glacier board that is full."""
    dig = table(row("s0 s t . s1"), pool=1, event_deck="soft-stone soft-stone earthquake", market="chisel shovel")
    fill_pit(dig, 12, "crystal crystal rib")
    dig.ice.board = [piece for piece in pieces("crystal", dig.box) if piece not in dig.pits[12]][:7]
    choices = (("plaster", 1), ("push", 12, "e"), ("pass",), ("scorpion", 13))
    facts = happened(dig, *choices)
    order = [type(fact) for fact in facts]
    told = (
        *(PlasterTaken, EventTurned, PitOpened, CrystalsDiscarded, CrystalExtracted, CrystalExtracted),
        *(PoolRefilled, ScorpionPlaced, TokenPlaced, TokenPlaced),
    )
    assert [kind for kind in order if kind in told] == list(told)
    assert decision(after(dig, *choices)).step == TakeTurn(0)


def test_who_fell_in_the_event_stands_beside_the_site_before_the_scorpion_is_placed():
    dig = table(row("s0 st s1 . s"), pool=1, event_deck="soft-stone soft-stone earthquake")
    fallen = after(dig, ("plaster", 1), ("push", 11, "e"))
    assert (decision(fallen).player, options(fallen)[0][0]) == (1, "side")
    stood = after(fallen, ("side", LEFT), ("pass",))
    assert decision(stood).step == PlaceScorpion(0, entering=True)


def test_a_tool_bought_with_its_token_asks_the_buyer_then_the_fallen_then_goes_on_with_the_buyer():
    dig = table(mat(row("c0 c1 c c . "), 0, tiles="egg egg"), market="whisk-broom", tools="chisel")
    mat(dig, 1, on=13)
    dig.scorpion.space, dig.scorpion.in_play, dig.scorpion.on_tools = 11, True, [1, 0]
    dig.scorpion.tokens.remove(1)
    seen = []
    for choice in (("buy", card("whisk-broom")), ("scuttle", 12), ("side", RIGHT)):
        dig = after(dig, choice)
        seen.append((decision(dig).player, type(decision(dig).step).__name__, bool(dig.market[0])))
    assert seen == [(0, "MoveScorpion", False), (1, "ChooseSide", False), (0, "TakeTurn", True)]


# --- riders


def test_pawn_and_scorpion_on_a_tile_that_leaves_the_site_are_not_lost():
    dug = after(row("s s s s s0*"), ("dig", 14, "e"))
    assert (dug.seats[0].place, dug.scorpion.space) == (BESIDE + RIGHT, NOWHERE)
    assert letters(dug.seats[0].tiles) == "s"
    ended = after(waits_for(dug, EndTurn(0), TakeTurn(0)), ("end-turn",), ("scorpion", 12))
    assert ended.scorpion.space == 12


def test_a_line_of_pawns_with_the_scorpion_among_them_keeps_everybody_apart():
    dug = after(row("sc0 s1 s2* s3 s4", seats=5), ("dig", 10, "e"))
    assert drawn(dug).splitlines()[2] == "s sc0 s1 s2* s3"
    assert dug.seats[4].place == BESIDE + RIGHT
    assert dug.scorpion.stings == [0] * 5
    check_table(dug)


# --- nothing locks the game


def test_a_scorpion_that_must_return_to_a_full_site_waits_and_the_turns_go_on():
    dig = row("s0 . s1 . .")
    dig.scorpion.in_play = True
    for player in (0, 1, 0):
        dig = after(waits_for(dig, EndTurn(player), TakeTurn(player)), ("end-turn",))
        assert decision(dig).step == TakeTurn(1 - player)
        assert dig.scorpion.space == NOWHERE


def test_a_scorpion_moved_on_a_site_of_one_tile_stays():
    dig = goes_on(waits_for(row(". . s* . ."), TakeTurn(0), MoveScorpion(0, 1)))
    assert dig.scorpion.space == 12


@pytest.mark.parametrize("tool", ["jackhammer", "rock-saw"])
def test_a_power_tool_without_a_target_cannot_be_used(tool):
    dig = mat(site(BARE, expansions=ALL), 0, tools=tool)
    assert not options(dig, "tool")


@pytest.mark.parametrize("rival", ["", "marsh", "cope"])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_short_decks_ends_and_no_card_lies_there_twice(rival, seed):
    dig = beginning(setup(ALL, seed, rival))
    keep = SPECIES[seed].key
    dig.dinosaurs_out = [card for card in dig.dinosaurs + dig.ice.deck if dig.box.animals[card].key != keep]
    dig.dinosaurs = [card for card in dig.dinosaurs if dig.box.animals[card].key == keep]
    dig.ice.deck = []
    dig.seats[0].used, dig.tools, dig.supplies = dig.tools + dig.supplies, [], []
    check_zones(finished(dig, seed))


@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_crystals_alone_ends(seed):
    dig = beginning(setup(ALL, seed))
    dig.pieces_out = [piece for pit in dig.pits for piece in pit if dig.box.kind[piece] < 6]
    dig.pits = [tuple(piece for piece in pit if dig.box.kind[piece] == 6) for pit in dig.pits]
    check_zones(finished(dig, seed))


def test_when_all_displays_are_empty_nothing_can_be_claimed_and_the_turn_can_be_ended():
    dig = table(mat(row("s0 s s1 s s"), 0, bones="rib"), display="- - - glyptodon")
    claimed = after(dig, ("claim", dinosaur("glyptodon", dig.box)))
    assert claimed.display == [0] * 4
    assert options(claimed)[-1] == ("end-turn",)


# --- flags and saves


def test_the_rock_drill_is_remembered_by_a_save_and_forgotten_by_undo():
    session = Session(mat(row("s0 t s1 . ."), 0, tools="rock-drill"))
    session.choose(("tool", card("rock-drill", box=session.state.box)))
    saved = unpack_dig(session.state.box, msgspec.json.decode(encode(session.state)))
    assert saved == session.state
    assert after(saved, ("dig", 11, "n")).energy == 3
    session.undo()
    assert after(session.state, ("dig", 11, "n")).energy == 1


def test_a_game_saved_in_the_middle_of_a_saw_or_of_a_scuttle_goes_on():
    dig = mat(row("t . . s0 s1"), 0, tools="rock-saw")
    sawn = after(dig, ("tool", card("rock-saw", box=dig.box)), ("saw", 10, "e"))
    again = unpack_dig(dig.box, msgspec.json.decode(encode(sawn)))
    assert (again, decision(again)) == (sawn, decision(sawn))
    moving = waits_for(row("s0 s s* s s1"), TakeTurn(0), MoveScorpion(0, 1))
    again = unpack_dig(moving.box, msgspec.json.decode(encode(moving)))
    assert after(again, ("scuttle", 10)) == after(moving, ("scuttle", 10))


def test_a_tape_and_a_sting_are_remembered_by_a_save():
    dig = after(row("s s0 . s1* s"), ("tape", 12))
    dig.scorpion.stings[1] = 1
    again = unpack_dig(dig.box, msgspec.json.decode(encode(dig)))
    assert (again.tapes, again.scorpion.stings, again.scorpion.space) == (dig.tapes, [0, 1], 13)


def test_placing_a_tape_can_be_taken_back():
    session = Session(row("s s0 . s1 s"))
    before = session.state
    session.choose(("tape", 12))
    session.undo()
    assert session.state == before
