"""Traps that other programs fell into: what locks a game, doubles a card or loses a piece."""

import pytest

from game.model.fossilis.scoring import winners
from game.model.fossilis.setup import new_game
from game.model.fossilis.site import BESIDE, NOWHERE
from game.model.fossilis.state import Dig, Setup
from game.model.turn import Choice, Rng, apply, decision, play
from tests.fossilis.board import (
    BARE,
    BOX,
    after,
    card,
    dinosaur,
    drawn,
    event,
    fill_pit,
    happened,
    kinds,
    letters,
    mat,
    options,
    site,
    spaces,
    table,
)
from tests.fossilis.promises import MOST_DECISIONS, check_table, check_zones, pick


def finished(dig: Dig, seed: int) -> Dig:
    """Play on at random to the end."""
    source, asked = Rng(seed), decision(dig)
    for _ in range(MOST_DECISIONS):
        if asked is None:
            return dig
        asked = play(dig, pick(source, asked, by_word=True), [])
    raise AssertionError("the game does not end")


# --- short decks


@pytest.mark.parametrize("rival", ["", "marsh", "cope"])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_with_short_decks_ends_and_no_card_lies_there_twice(rival, seed):
    dig = new_game(BOX, Setup(2, seed, rival, 1 if rival else NOWHERE))
    dig.dinosaurs_out, dig.dinosaurs = dig.dinosaurs[seed:], dig.dinosaurs[:seed]
    dig.seats[0].used, dig.tools, dig.supplies = dig.tools + dig.supplies, [], []
    end = finished(dig, seed)
    check_zones(end)


@pytest.mark.parametrize("switches", [(), ("wishlist-from-deck",), ("leftmost-dinosaur",)])
def test_a_rival_without_any_dinosaur_left_plays_on(switches):
    dig = new_game(BOX, Setup(2, 5, "marsh", 1, switches))
    dig.dinosaurs_out = dig.dinosaurs + [number for number in dig.display if number] + dig.seats[1].lab
    dig.dinosaurs, dig.display, dig.seats[1].lab = [], [0] * 4, []
    end = finished(dig, 5)
    check_zones(end)


def test_a_rival_whose_bones_complete_every_dinosaur_does_not_score_for_ever():
    dig = new_game(BOX, Setup(2, 6, "cope", 1))
    everything = [piece for pit in dig.pits for piece in pit if BOX.kind[piece] < 5]
    dig.pits = [tuple(piece for piece in pit if BOX.kind[piece] == 5) for pit in dig.pits]
    dig.seats[1].bones = everything
    end = finished(dig, 6)
    check_zones(end)


def test_all_skills_gone_locks_nobody():
    dig = new_game(BOX, Setup(3, 7))
    dig.skill_box, dig.skills = dig.skill_box + dig.skills, [0] * 9
    check_zones(finished(dig, 7))


def test_with_all_pits_empty_and_all_tiles_gathered_the_game_still_ends():
    dig = new_game(BOX, Setup(2, 8))
    dig.pieces_out = [piece for pit in dig.pits for piece in pit]
    dig.pits = [()] * 25
    dig.seats[0].tiles = [tile for tile in dig.lower + dig.upper if tile]
    dig.lower, dig.upper = [0] * 25, [0] * 25
    for seat in dig.seats:
        seat.place = BESIDE
    dig = after(dig, ("corner", 0), ("corner", 4))
    for seat in dig.seats:
        seat.place = BESIDE
    check_zones(finished(dig, 8))


# --- climbing with full sides


@pytest.mark.parametrize("sand", ["s", ""])
def test_a_pawn_off_a_bare_site_always_has_a_way_back_or_can_end_its_turn(sand):
    dig = table(site(BARE), tile_discard=sand)
    assert ("end-turn",) in options(dig)
    assert spaces(options(dig, "sand")) == ([20, 21, 22, 23, 24] if sand else [])


def test_four_pawns_on_the_last_tiles_of_all_sides_leave_a_fifth_the_sand():
    dig = site("s1 . . . s2  . . . . .  . . t . .  . . . . .  s3 . . . s4", seats=5)
    assert options(dig, "climb", "side", "sand") == [("climb", 12)]
    with_sand = table(dig, tile_discard="s")
    assert not options(with_sand, "climb")
    assert after(with_sand, ("sand", 22), ("climb", 22)).seats[0].place == 22


# --- riders


def test_pawns_on_a_line_that_leaves_the_site_stand_beside_it_and_none_is_lost():
    dig = site(". . . . .  . . . . .  . . s0 s1 s2  . . . . .  . . . . .", seats=3)
    dug = after(dig, ("dig", 12, "e"))
    assert [seat.place for seat in dug.seats] == [13, 14, BESIDE + 1]
    check_table(dug)


def test_a_pried_line_of_stacks_with_pawns_loses_neither_tile_nor_pawn():
    dig = site(". . . . .  . . . . .  . s0 st1 c2 ts3  . . . . .  . . . . .", seats=4)
    dug = after(mat(dig, 0, tools="pry-bar"), ("tool", card("pry-bar")), ("dig", 11, "e"))
    assert drawn(dug).splitlines()[2] == ". . s0 st1 c2"
    assert (letters(dug.seats[0].tiles), dug.seats[3].place) == ("ts", BESIDE + 1)


def test_a_push_never_puts_two_pawns_on_one_space():
    """Five pawns in a row, the first one on a stack: all of them are moved on, the last one off the site."""
    dig = site(". . . . .  . . . . .  sc0 s1 s2 s3 s4  . . . . .  . . . . .", seats=5)
    dug = after(dig, ("dig", 10, "e"))
    assert drawn(dug).splitlines()[2] == "s sc0 s1 s2 s3"
    assert dug.seats[4].place == BESIDE + 1
    check_table(dug)


def test_pieces_of_a_pit_stay_in_it_whatever_slides_over_them():
    dig = fill_pit(site(". . . . .  . . . . .  s0 s . . .  . . . . .  . . . . ."), 12, "skull hammer")
    dug = after(dig, ("dig", 10, "e"), ("dig", 11, "e"))
    assert kinds(dug.pits[12]) == ["skull", "hammer"]


# --- several things at once


def test_when_the_last_cube_of_a_pool_brings_an_event_everything_comes_in_one_order():
    dig = mat(table(site(BARE), pool=1, event_deck="patronage", dinosaurs="henodus"), 0, skills="double-plaster")
    facts = happened(dig, ("plaster", 2), ("points",), ("points",))
    assert [type(fact).__name__ for fact in facts] == [
        "EnergySpent",
        "PlasterTaken",
        "EventTurned",
        "PointsScored",
        "PointsScored",
        "PoolRefilled",
    ]


def test_an_event_never_asks_the_rival():
    for key in [row.key for row in BOX.events[1:]]:
        dig = table(site("t . . . .  c s . . .  . . . . .  . . . . .  . . . . s0", rival="marsh"), pool=1)
        table(dig, event_deck=key, market="chisel shovel rib hip", skills="collector", dinosaurs="henodus tapejara")
        table(dig, tile_discard="s c t s c t")
        dig.rival.standby = [1]
        dig = after(dig, ("plaster", 1))
        while decision(dig).options[-1] != ("end-turn",):
            assert decision(dig).player == 0
            dig = after(dig, decision(dig).options[0])
        assert dig.events == [event(key)]


def test_no_order_is_asked_where_it_cannot_matter():
    """Two equal bones, two equal tiles, two equal Tools: one choice each."""
    dig = fill_pit(site(". . . . .  . . . . .  s0 s s . .  . . . . .  . . . . ."), 5, "tooth tooth")
    dig = mat(dig, 0, tools="field-ladder field-ladder", tiles="egg egg", plaster=9)
    dig = table(dig, market="field-ladder")
    found = options(dig, "extract", "tool", "buy")
    assert len(found) == 3
    bought = after(dig, ("buy", found[-1][1]))
    assert not options(bought, "tile")


# --- ties and ends


@pytest.mark.parametrize("start", range(3))
def test_a_tie_is_a_tie_wherever_its_seats_sit_round_the_table(start):
    dig = site(BARE, 3)
    dig.start = start
    for player in range(3):
        mat(dig, player, score=7)
    assert winners(dig) == (0, 1, 2)


def test_a_game_that_is_over_refuses_every_choice():
    dig = new_game(BOX, Setup(2, 1))
    end = finished(dig, 1)
    choice: Choice = ("end-turn",)
    with pytest.raises(ValueError, match="the game is over"):
        apply(end, choice)


def test_a_dinosaur_scored_from_the_display_cannot_be_claimed_any_more():
    dig = table(mat(site(BARE), 0, bones="rib rib"), display="henodus")
    scored = after(dig, ("score", dinosaur("henodus")))
    assert not options(scored, "claim", "score", "partial")
