"""Whole turns of Theodore's agree with a second Theodore, written from the rulebook (rules 2, T1 to T36)."""

import pytest

from game.model.bonewars.setup import new_game
from game.model.bonewars.state import Feud, Setup
from game.model.bonewars.theodore.turn import TheodoreTurn
from game.model.turn import Rng, decision
from tests.bonewars.second_theodore import SecondTheodore
from tests.bonewars.table import BOX
from tests.bonewars.test_conformance import MIXES, pick

SOLO = {mix: options for mix, options in MIXES.items() if "theodore" in options}


def run(feud: Feud) -> int:
    """Run what asks nobody; whenever Theodore has a turn, compare it. Return how many turns he had."""
    turns = 0
    while feud.todo:
        step = feud.todo[-1]
        options = step.options(feud)
        if len(options) > 1 or (options and step.waits):
            return turns
        feud.todo.pop()
        second = SecondTheodore(feud.clone()) if isinstance(step, TheodoreTurn) else None
        step.resolve(feud, options[0] if options else None, [])
        if second:
            turns += 1
            second.turn()
            assert second.feud == feud
    return turns


@pytest.mark.parametrize("mix", SOLO)
def test_a_second_theodore_takes_the_same_turns(mix):
    turns = 0
    for seed in range(40):
        feud = new_game(BOX, Setup(seed=seed, **SOLO[mix]))
        source = Rng(seed)
        while asked := decision(feud):
            choice = pick(asked.options, source, seed % 4 != 0)
            feud.todo.pop().resolve(feud, choice, [])
            turns += run(feud)
    assert turns > 40 * 12
