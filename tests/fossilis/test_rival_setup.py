"""Setting up against a Rival, and the course of his turn (rulebook, Setup and Gameplay; R1, R3, R48)."""

from functools import cache
from itertools import pairwise

import pytest

from game.model.fossilis.facts import Reasoned, RivalCardFlipped, TurnBegan, TurnEnded
from game.model.fossilis.rival import rival_turn
from game.model.fossilis.setup import new_game
from game.model.fossilis.site import NOWHERE, SPOT_SPACE
from game.model.fossilis.state import PERSONALITIES, SWITCHES, Dig, Setup
from game.model.fossilis.turns import BeginTurn
from game.model.turn import apply, decision
from tests.fossilis.board import BARE, BOX, dinosaur, drawn, event, mat, options, table, turns_up
from tests.fossilis.rival_side import CARDS, SIX, against, does, prints, rival_card, those

SEEDS = range(60)
SPOT_OF = {"FL": 0, "FR": 5, "NR": 10, "NL": 15}


@cache
def solo(seed: int, who: str = "marsh", rival_seat: int = 1) -> Dig:
    return new_game(BOX, Setup(2, seed, who, rival_seat))


# --- 2: the active target


@pytest.mark.parametrize("who", PERSONALITIES)
def test_2_the_number_on_the_back_of_the_drawn_card_tells_the_first_target_by_the_wishlist(who):
    wishes = next(row.wishlist for row in BOX.rows.personalities if row.key == who)
    seen = set()
    for seed in SEEDS:
        dig = solo(seed, who)
        back = BOX.rival_cards[dig.rival.guide_card].back
        assert dig.seats[1].lab == [dinosaur(wishes[back - 1])]
        seen.add(back)
    assert seen == {1, 2, 3, 4, 5, 6}


def test_r48_the_first_target_is_neither_in_the_display_nor_in_the_deck():
    for seed in SEEDS:
        dig = solo(seed)
        assert not set(dig.seats[1].lab) & set(dig.display + dig.dinosaurs)
        assert (len(dig.display), all(dig.display), len(dig.dinosaurs)) == (4, True, 33 - 4 - 1)


# --- 3: the start spot


def test_setup_example_the_guide_shows_fl_so_the_pawn_is_beside_the_far_left_space():
    dig = next(dig for seed in SEEDS if BOX.rival_cards[(dig := solo(seed)).rival.guide_card].guide == "FL")
    assert (dig.rival.spot, SPOT_SPACE[dig.rival.spot]) == (0, 0)


@pytest.mark.parametrize("who", PERSONALITIES)
def test_3_the_guide_of_the_same_card_tells_the_start_spot(who):
    """U33: the first spot clockwise from the corner."""
    spots = set()
    for seed in SEEDS:
        rival = solo(seed, who).rival
        assert rival.spot == SPOT_OF[BOX.rival_cards[rival.guide_card].guide]
        spots.add(rival.spot)
    assert spots == {0, 5, 10, 15}


def test_far_left_is_the_corner_furthest_from_you_on_the_left():
    assert [SPOT_SPACE[SPOT_OF[guide]] for guide in ("FL", "FR", "NL", "NR")] == [0, 4, 20, 24]


# --- 4: the piles


def test_4_the_drawn_card_is_shuffled_back_and_all_twelve_lie_in_the_draw_pile():
    places = set()
    for seed in SEEDS:
        rival = solo(seed).rival
        assert (sorted(rival.draw), rival.standby, rival.discard) == (list(CARDS), [], [])
        places.add(rival.draw.index(rival.guide_card))
    assert len(places) == 12


def test_the_rest_is_a_game_of_two_players():
    dig = solo(1)
    assert (dig.pool, len(dig.seats), len(dig.event_deck)) == (8, 2, 3)
    assert all(dig.skills)
    assert all(dig.market)


@pytest.mark.parametrize("rival_seat", [0, 1])
def test_he_may_take_either_seat_and_has_nothing_but_his_target(rival_seat):
    seat = solo(3, "cope", rival_seat).seats[rival_seat]
    assert (seat.score, seat.plaster, seat.place, len(seat.lab)) == (0, 0, NOWHERE, 1)
    assert [*seat.bones, *seat.tiles, *seat.tools, *seat.supplies, *seat.skills, *seat.scored] == []


def test_6_1_there_are_twelve_cards_with_backs_one_to_six_twice_each():
    assert sorted(BOX.rival_cards[card].back for card in CARDS) == sorted([1, 2, 3, 4, 5, 6] * 2)


def test_6_1_every_card_shows_a_guide_fragments_and_a_type():
    rows = [BOX.rival_cards[card] for card in CARDS]
    assert {row.guide for row in rows} == {"FL", "FR", "NL", "NR"}
    assert {row.prefers for row in rows} == {"S", "T"}
    assert all(row.fragments for row in rows)
    assert 0 in [row.plaster for row in rows]


# --- R3 before the first flip


def test_r3_before_the_first_flip_the_card_of_the_setup_guides():
    """An Event of the person's first turn asks the Rival: his Standby pile is still empty."""
    for guide, space in (("FL", 0), ("FR", 4), ("NR", 24), ("NL", 20)):
        dig = table(against(BARE), tile_discard="t")
        dig.rival.guide_card = rival_card(guide)
        laid = turns_up(dig, "rockfall", 1)
        assert [number for number, tile in enumerate(laid.lower) if tile] == [space]


def test_r3_the_top_standby_card_guides_then_the_older_ones_then_the_one_flipped_last():
    for standby, flipped, space in (("NR/FR", "FL", 4), ("NR", "FL", 24), ("", "FL", 0)):
        dig = table(against(BARE, standby=standby), tile_discard="t")
        dig.rival.guide_card = rival_card(flipped)
        laid = turns_up(dig, "rockfall", 1)
        assert [number for number, tile in enumerate(laid.lower) if tile] == [space]


def test_r3_the_guide_of_the_card_flipped_last_is_kept_when_that_card_was_spent():
    dig = table(against(draw="NL"), market="field-ladder - - -")
    does(dig, *SIX)
    assert dig.rival.standby == []
    dig = turns_up(table(dig, tile_discard="t"), "rockfall", 1)
    assert dig.lower[20]


# --- his turn


def test_the_six_steps_come_in_their_order():
    assert [type(step).__name__.removesuffix("Step") for step in rival_turn(1)] == [
        "Movement",
        "Digging",
        "Plaster",
        "Extraction",
        "Purchase",
        "Targeting",
    ]
    dig = table(against(draw="3", target="henodus"), pool=8)
    rules = [fact.rule for fact in those(does(dig, BeginTurn(1)), Reasoned)]
    assert rules == [
        "movement",
        "digging",
        "plaster",
        "extraction-hammer",
        "extraction-bone",
        "purchase",
        "targeting",
    ]


def test_his_turn_asks_nobody_and_yours_follows():
    dig = table(against("s0 s s s s  " + ". . . . .  " * 4, draw="3", target="henodus"), pool=8)
    dig.start = 1
    facts = does(dig, BeginTurn(1))
    assert those(facts, TurnBegan) == [TurnBegan(1, 1, 0), TurnBegan(0, 1, 4)]
    assert those(facts, TurnEnded) == [TurnEnded(1)]
    assert (decision(dig).player, dig.energy) == (0, 4)


def test_you_take_your_turn_as_in_the_game_of_several():
    dig = table(against("s0 s s s s  " + ". . . . .  " * 4, target="henodus"), pool=8)
    assert {choice[0] for choice in options(dig)} == {"dig", "move", "plaster", "end-turn"}


@pytest.mark.parametrize("rival_seat", [0, 1])
def test_the_one_who_starts_begins_and_then_the_turns_alternate(rival_seat):
    for seed in range(6):
        dig = solo(seed, "marsh", rival_seat)
        dig, facts = apply(dig, options(dig)[0])
        turns = [fact.player for fact in those(facts, TurnBegan)]
        while len(turns) < 9:
            dig, facts = apply(dig, ("end-turn",) if ("end-turn",) in options(dig) else options(dig)[0])
            turns += [fact.player for fact in those(facts, TurnBegan)]
        assert turns[0] == dig.start
        assert all(one != other for one, other in pairwise(turns))


def test_r50_he_never_gathers_spends_places_or_moves_a_pawn():
    dig = table(against("s s s s s  " * 4 + ". . . . .", draw="2/3", target="henodus"), pool=8)
    does(dig, *SIX, *SIX)
    seat = dig.seats[1]
    assert (seat.tiles, seat.plaster, seat.place, dig.energy) == ([], 0, NOWHERE, 4)


def test_a_turn_flips_exactly_one_card():
    dig = table(against(draw="1/2/3", target="henodus"), pool=8)
    assert len(those(does(dig, *SIX), RivalCardFlipped)) == 1


def test_pits_that_nobody_opened_do_not_lead_him():
    """Two sites that differ only in what is covered lead to the same turn."""
    turns = []
    for piece in (1, 40):
        dig = prints(table(against("s s s s s  " * 4 + "c t . . .", target="henodus"), pool=8), "3 egg")
        dig.rival.draw, dig.rival.standby, dig.pits[7] = [1], [], (piece,)
        turns.append((does(dig, *SIX), drawn(dig)))
    assert turns[0] == turns[1]


def test_snakebite_and_mat_are_for_players_he_has_no_energy_to_lose():
    dig = mat(against(standby="3"), 1, score=9)
    dig = turns_up(dig, "snakebite", 1)
    assert (dig.seats[1].weary, dig.seats[1].score, event("snakebite") in dig.events) == (0, 5, True)


@pytest.mark.parametrize("name", SWITCHES)
def test_every_switch_can_be_played_alone(name):
    dig = new_game(BOX, Setup(2, 5, "marsh", 0, (name,)))
    assert dig.switched(name)
    assert [other for other in SWITCHES if dig.switched(other)] == [name]


def test_an_unknown_switch_is_refused():
    with pytest.raises(ValueError, match="unknown difficulty switch"):
        Setup(2, 5, "marsh", 0, ("kind-rival",))


def test_an_unknown_rival_and_a_rival_among_several_are_refused():
    with pytest.raises(ValueError, match="marsh, cope"):
        Setup(2, 5, "leidy", 0)
    with pytest.raises(ValueError, match="one person"):
        Setup(3, 5, "marsh", 0)
