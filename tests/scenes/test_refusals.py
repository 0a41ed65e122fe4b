"""Every refusal names its rule, with the figures that matter, and is true."""

import pytest

from game.content import fossilis_box
from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.setup import new_game
from game.model.fossilis.site import BESIDE
from game.model.fossilis.state import CLAIM, MARKET, Setup
from game.model.turn import Rng, apply, below, decision
from game.scenes.fossilis.refusals import REFUSALS, refusal
from game.scenes.fossilis.targets import VERBS
from tests.fossilis.board import FLAT, fill_pit, mat, options, site, table

HEMMED = """
    . . . . .
    . . t1 . .
    . t t0 t .
    . . t . .
    . . . . .
"""
BY_A_PIT = """
    . . . . .
    . s . s .
    . s s0 s .
    . s s s1 .
    . . . . .
"""
AMONG_STACKS = """
    . . . . .
    . . st . .
    . st s0 st .
    . . st . .
    . . . . .
"""


def refused(dig, verb, *parts):
    """The verb is impossible, and the reason says each of the parts."""
    assert not [choice for choice in options(dig) if choice[0] in VERBS[verb]]
    said = refusal(dig, 0, verb)
    assert all(part in said for part in parts), said


def test_digging_names_the_price_of_the_cheapest_tile_in_reach():
    dig = site(HEMMED)
    dig.energy = 2
    refused(dig, "dig", "Stone costs 3 Energy, you have 2")


def test_digging_beside_the_site_asks_to_climb_first():
    refused(mat(site(), 0, beside=2), "dig", "climb")


def test_digging_that_nothing_can_slide_says_that_heavier_tiles_are_in_the_way():
    dig = site(AMONG_STACKS)
    dig.energy = 1
    refused(dig, "dig", "heavier tiles or stacks are in the way")


def test_moving_names_its_price_and_that_pits_and_pawns_leave_no_way():
    dig = site(FLAT.replace("t t t t t", "t t t0 t1 t"))
    dig.energy = 0
    refused(dig, "move", "Move costs 1 Energy, you have 0")
    alone = site(HEMMED.replace(" t t0 t ", " . t0 . ").replace(". . t . .", ". . . . ."))
    refused(alone, "move", "no way")


def test_climbing_is_refused_on_the_site_and_without_a_free_tile_on_the_side():
    refused(site(BY_A_PIT), "climb", "on the site already")
    dig = mat(site(), 0, beside=2)
    dig.energy = 0
    refused(dig, "climb", "Climb costs 1 Energy")


def test_extracting_needs_a_pit_that_holds_something_and_enough_plaster():
    refused(site(BY_A_PIT), "extract", "No open pit")
    refused(fill_pit(site(BY_A_PIT), 7, "skull"), "extract", "Skull costs 6 Plaster, you have 0")


def test_a_hammer_needs_a_slot_and_a_skill():
    dig = fill_pit(site(BY_A_PIT), 7, "hammer")
    refused(dig, "extract", "Rock Hammer", "Skill")


def test_plaster_needs_a_pool_and_energy():
    refused(site(BY_A_PIT), "plaster", "pool is empty")
    dig = table(site(BY_A_PIT), pool=4)
    dig.energy = 0
    refused(dig, "plaster", "Plaster costs 1 Energy, you have 0")


def test_sand_needs_sand_energy_and_a_place():
    refused(site(BY_A_PIT), "sand", "no Sand")
    dig = table(site(BY_A_PIT), tile_discard="s")
    dig.energy = 0
    refused(dig, "sand", "Sand costs 1 Energy")


def test_buying_needs_cards_and_fragments_and_happens_once():
    refused(site(BY_A_PIT), "buy", "market is empty")
    dig = table(site(BY_A_PIT), market="chisel")
    refused(dig, "buy", "Fragments")
    dig.purchases = 1
    refused(dig, "buy", "have bought")


def test_claiming_needs_a_bone_and_room_and_happens_once():
    dig = table(site(BY_A_PIT), display="plateosaurus")
    refused(dig, "claim", "no bone")
    refused(mat(dig, 0, lab="iguanodon"), "claim", "laboratory is full")
    dig.claims = 1
    refused(dig, "claim", "have claimed")


def test_scoring_says_what_is_needed():
    refused(table(site(BY_A_PIT), display="plateosaurus"), "score", "perfect", "partial")


@pytest.mark.parametrize("verb", ["dig", "move", "climb", "extract", "plaster", "sand"])
def test_after_buying_the_actions_are_over(verb):
    dig = table(site(BY_A_PIT), pool=4)
    dig.stage = MARKET
    refused(dig, verb, "actions of this turn are over")


def test_after_claiming_the_market_is_over():
    dig = mat(table(site(BY_A_PIT), market="chisel"), 0, tiles="s s s s")
    dig.stage = CLAIM
    refused(dig, "buy", "market of this turn is over")


def test_in_random_games_whatever_cannot_be_done_has_a_reason_that_is_true():
    box, seen = fossilis_box(), set()
    for seed in range(6):
        dig, rng = new_game(box, Setup(seats=2, seed=seed)), Rng(seed)
        while (asked := decision(dig)) is not None:
            if isinstance(asked.step, TakeTurn):
                possible = {choice[0] for choice in asked.options}
                for verb in REFUSALS:
                    if not possible & set(VERBS[verb]):
                        said = refusal(dig, asked.player, verb)
                        assert said, (verb, seed)
                        assert "Energy, you have" not in said or f"you have {dig.energy}" in said
                        assert "climb onto it" not in said or dig.seats[asked.player].place >= BESIDE
                        seen.add((verb, said.split(" ")[0]))
            dig, _ = apply(dig, asked.options[below(rng, len(asked.options))])
    assert {verb for verb, _ in seen} == set(REFUSALS)
