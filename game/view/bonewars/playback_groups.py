"""Which facts of Bone Wars are shown together: bones of one draw, cards of one deal, a card and its price."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.turn import Fact
from game.view import durations as ticks

Group = tuple[Fact, ...]

APART: dict[type[Fact], int] = {
    f.BoneDrawn: ticks.DEALT_APART,
    f.BoneReturned: ticks.CUBES_APART,
    f.BoneLost: ticks.DEALT_APART,
    f.RareBoneTaken: ticks.DEALT_APART,
    f.SiteBonePlaced: ticks.CUBES_APART,
    f.SiteBoneRemoved: ticks.CUBES_APART,
    f.SiteBonePushed: ticks.CUBES_APART,
    f.SpeciesDealt: ticks.DEALT_APART,
    f.SpeciesDrawn: ticks.DEALT_APART,
    f.SpeciesDiscarded: ticks.CUBES_APART,
    d.SlotsCleared: ticks.CUBES_APART,
    d.PaperPublished: ticks.DEALT_APART,
}
"""Facts of one kind that follow one another are shown together, each so many ticks after the one before."""

WITH: dict[type[Fact], tuple[type[Fact], ...]] = {
    f.MoneyPaid: (d.CardLaid,),
    d.CardLaid: (f.MoneyPaid,),
    d.PaperDebunked: (d.PaperSlid,),
    d.ShelvesScored: (f.ReputationGained,),
    f.PaleontologistTaken: (f.PaleontologistShown,),
    d.TeamCameHome: (f.PatronTurned,),
    d.SiteDugDeeper: (f.SiteBoneRemoved,),
    d.PostTaken: (),
}
"""Which facts may follow at once upon a fact and are shown with it."""

AFTER: dict[type[Fact], int] = {d.ShelvesScored: ticks.FLASH, f.PaleontologistTaken: ticks.DROP}
"""How much later what is shown with a fact begins."""


def groups(facts: Sequence[Fact]) -> list[Group]:
    """Return the facts in groups that are shown together, in their order."""
    found: list[list[Fact]] = []
    for fact in facts:
        if found and joins(found[-1][-1], fact):
            found[-1].append(fact)
        else:
            found.append([fact])
    return [tuple(group) for group in found]


def joins(before: Fact, fact: Fact) -> bool:
    """Tell whether a fact is shown together with the one before it."""
    if type(fact) is type(before):
        return type(fact) in APART
    return type(fact) in WITH.get(type(before), ())


def delays(group: Group) -> list[int]:
    """Return after how many ticks each fact of a group begins."""
    found = [0]
    for before, fact in pairwise(group):
        apart = APART[type(fact)] if type(fact) is type(before) else AFTER.get(type(before), 0)
        found.append(found[-1] + apart)
    return found
