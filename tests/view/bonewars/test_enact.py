"""A copy on which every fact is done as it is shown ends equal to the state the rules made."""

import pytest

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.view.bonewars.enact import ENACT, enact
from game.view.bonewars.log_lines import SILENT, TELLERS
from tests.view.bonewars.games import KINDS_OF_GAMES, moments

UNCHANGING = {
    f.TurnEnded,
    f.GameEnded,
    f.BoneLost,
    d.SiteActionDone,
    d.SiteDugDeeper,
    d.BonusTaken,
    d.ShelvesScored,
}
"""Facts that change nothing by themselves."""
UNTOLD = ("rng", "todo", "species_deck", "paleontologist_deck", "species_out", "paleontologist_out", "box")
"""What no fact tells: chance, and the order of piles."""


def differences(mine, real):
    found = [
        name
        for name in mine.__slots__
        if name not in (*UNTOLD, "theodore") and getattr(mine, name) != getattr(real, name)
    ]
    piles = ("species_deck", "paleontologist_deck", "species_out", "paleontologist_out")
    found += [name for name in piles if sorted(getattr(mine, name)) != sorted(getattr(real, name))]
    if real.theodore:
        one, other = mine.theodore, real.theodore
        piles = ("deck", "discards", "pile")
        found += [name for name in piles if sorted(getattr(one, name)) != sorted(getattr(other, name))]
        found += ["tiles"] if one.tiles != other.tiles else []
    return found


@pytest.mark.parametrize("kind", KINDS_OF_GAMES)
def test_facts_done_one_by_one_lead_to_the_state(kind):
    for seed in range(8):
        for before, _, after, facts in moments(kind, seed):
            shown = before.clone()
            for fact in facts:
                enact(shown, fact)
            assert differences(shown, after) == [], facts
            assert before.clone() == before


def test_every_fact_is_done_or_changes_nothing():
    every = {*SILENT, *TELLERS} - UNCHANGING
    assert {kind.__name__ for kind in every - ENACT.keys()} == {"Reasoned"}
    assert not UNCHANGING & ENACT.keys()
