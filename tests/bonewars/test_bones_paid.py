"""Every legal way to pay for a paper can be chosen and no other, found by trying all sets of bones (1.10, C6, S31)."""

from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from game.model.bonewars.box import COPE, DEBUNK, KINDS, PUBLISH
from game.model.bonewars.facts import BoneReturned
from game.model.bonewars.paleontologist import begin, legal_actions
from game.model.bonewars.state import Feud
from game.model.turn import Fact, Rng, apply, below, decision, settle
from tests.bonewars.table import BOX, Table, card, person

Bones = tuple[int, ...]
CARDS = ("allosaurus", "dictyocephalus", "apatornis", "hadrosaurus", "ichthyornis", "diplocaulus")
HELP = (("", ""), ("marsh", ""), ("", "restorer"), ("marsh", "restorer"))
AGAINST = (("", ""), ("leidy", ""), ("", "critic"), ("leidy", "critic"))


def owned(seed: int, count: int) -> Bones:
    """Return bones drawn from few kinds, so that several are alike."""
    source = Rng(seed)
    kinds = [below(source, len(KINDS)) for _ in range(4)]
    return tuple(sorted(kinds[below(source, 4)] if number % 2 else below(source, 8) for number in range(count)))


def sets(bones: Bones) -> set[Bones]:
    """Return every set of two to four of some bones."""
    return {chosen for size in (2, 3, 4) for chosen in combinations(bones, size)}


def makes_a_skeleton(chosen: Bones, key: str, wild: int) -> bool:
    """Tell whether bones stand for different parts of a species, all but so many of them as what they are."""
    fits = BOX.fits[card(key)]
    return any(
        sum(kind not in fits[part] for kind, part in zip(chosen, parts, strict=True)) <= wild
        for parts in permutations(range(4), len(chosen))
    )


def ways(feud: Feud, steps: tuple[str, ...], spent: Bones = ()) -> Iterator[Bones]:
    """Yield the bones paid when these steps are answered in every way; no answer leads into a dead end."""
    asked = decision(feud)
    if asked is None or type(asked.step).__name__ not in steps:
        yield tuple(sorted(spent))
        return
    assert asked.options
    for choice in asked.options:
        after, facts = apply(feud, choice)
        returned = [fact.kind for fact in facts if isinstance(fact, BoneReturned) and fact.why != "room"]
        yield from ways(after, steps, (*spent, *returned))


def spread(table: Table, action: int, someone: int, steps: tuple[str, ...]) -> tuple[Feud, tuple[str, ...], Bones]:
    """Return the game after the action has begun, and the bones that were paid without a question."""
    feud, facts = table.feud.clone(), list[Fact]()
    begin(feud, 0, action, someone, facts)
    settle(feud, facts)
    return feud, steps, tuple(fact.kind for fact in facts if isinstance(fact, BoneReturned) and fact.why != "room")


def table_for(bones: Bones, grant: str) -> Table:
    """Return a table with bones in the crates, a grant, and room for the paper."""
    table = Table().bones(" ".join(KINDS[kind] for kind in bones)).round(1, "money").bag("").deck("")
    table.feud.species_out, table.feud.shown, table.feud.paleontologist_deck = [], [], []
    table.me.covers = 0
    return table.grant(grant) if grant else table


@pytest.mark.parametrize(("someone", "grant"), HELP)
@pytest.mark.parametrize("key", CARDS)
def test_every_skeleton_can_be_paid_and_nothing_else(key, someone, grant):
    wild = bool(someone) + bool(grant)
    for seed in range(12):
        bones = owned(seed, 6)
        table = table_for(bones, grant).hand(key)
        legal = {chosen for chosen in sets(bones) if makes_a_skeleton(chosen, key, wild)}
        helper = person(someone) if someone else 0
        assert (PUBLISH in legal_actions(table.feud, 0, helper)) == bool(legal)
        if legal:
            assert set(ways(*spread(table, PUBLISH, helper, ("Publish", "Assemble")))) == legal


def debunks(chosen: Bones, wild: int) -> bool:
    """Tell whether bones are of one kind, all but so many of them."""
    return any(len(chosen) - chosen.count(kind) <= wild for kind in chosen)


@pytest.mark.parametrize(("someone", "grant"), AGAINST)
@pytest.mark.parametrize("value", [2, 3, 4])
def test_every_set_debunks_and_nothing_else(value, someone, grant):
    wild = bool(someone) + bool(grant)
    for seed in range(20):
        bones = owned(seed, 6)
        table = table_for(bones, grant).papers(COPE, value)
        legal = {chosen for chosen in sets(bones) if len(chosen) == value and debunks(chosen, wild)}
        helper = person(someone) if someone else 0
        assert (DEBUNK in legal_actions(table.feud, 0, helper)) == bool(legal)
        if legal:
            assert set(ways(*spread(table, DEBUNK, helper, ("Debunk", "PayDebunk")))) == legal
