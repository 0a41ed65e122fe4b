"""Each step of the rules asks in one line, with the name of the player asked."""

import pytest

from game.content import fossilis_box
from game.model.fossilis.setup import new_game
from game.model.fossilis.site import BESIDE
from game.model.fossilis.state import CLAIM, MARKET, Setup
from game.model.fossilis.steps import STEPS
from game.model.turn import Automatic, Rng, apply, below, decision
from game.view.names import Names
from game.view.prompts import dashed, prompt

BOX = fossilis_box()
NAMES = Names(("Ann", "Ben", "Cleo"), BOX)
SILENT = {"BeginTurn", "EndTurn", "EndGame", "TurnUpEvent", "RefillPool", "Reclassification"}
OF_EXPANSIONS = {"PlaceScorpion", "MoveScorpion", "Jackhammer", "RockSaw", "SawOn"}


def playing():
    dig, rng = new_game(BOX, Setup(seats=2, seed=3)), Rng(3)
    while type(decision(dig).step).__name__ != "TakeTurn":
        asked = decision(dig)
        dig, _ = apply(dig, asked.options[below(rng, len(asked.options))])
    return dig


def test_every_decision_of_random_games_has_a_prompt_that_names_the_player():
    seen = set()
    for seed in range(12):
        dig, rng = new_game(BOX, Setup(seats=3, seed=seed)), Rng(seed)
        while (asked := decision(dig)) is not None:
            line = prompt(NAMES, dig, asked)
            assert line.startswith(NAMES.seats[asked.player])
            assert len(line) <= 90
            seen.add(type(asked.step).__name__)
            dig, _ = apply(dig, asked.options[below(rng, len(asked.options))])
    asking = {name for name, step in STEPS.items() if not issubclass(step, Automatic)} - SILENT - OF_EXPANSIONS
    assert asking - seen <= {"ClayBucket", "ChooseSide", "ChooseBones", "ScoreLaboratory", "DiscardDinosaur"}


def test_the_steps_of_the_expansions_have_prompts_too():
    names = ("ice-age", "scorpion", "power-tools", "caution-tape")
    box, seen = fossilis_box(expansions=names), set()
    for seed in range(8):
        dig, rng = new_game(box, Setup(seats=3, seed=seed, expansions=names)), Rng(seed)
        while (asked := decision(dig)) is not None:
            seen.add(type(asked.step).__name__)
            assert prompt(Names(("Ann", "Ben", "Cleo"), box), dig, asked)
            dig, _ = apply(dig, asked.options[below(rng, len(asked.options))])
    assert seen >= {"PlaceScorpion", "MoveScorpion", "Jackhammer", "RockSaw", "SawOn"}


def test_the_end_is_announced():
    assert prompt(NAMES, playing(), None) == "The dig is over — click for the reckoning"


def test_a_turn_says_how_much_energy_is_left():
    dig = playing()
    assert prompt(NAMES, dig, decision(dig)).endswith("dig, move or extract — 4 Energy left")


def test_a_pawn_beside_the_site_is_asked_to_climb():
    dig = playing()
    dig.seats[dig.active].place = BESIDE
    assert "climb" in prompt(NAMES, dig, decision(dig))


@pytest.mark.parametrize("stage", [MARKET, CLAIM])
def test_when_only_the_end_of_the_turn_is_left_the_prompt_says_so(stage):
    dig = playing()
    dig.stage = stage
    assert prompt(NAMES, dig, decision(dig)).endswith("nothing is left to do but to end the turn")


def test_a_class_is_written_as_keys_are():
    assert dashed("PlaceOnCorner") == "place-on-corner"
