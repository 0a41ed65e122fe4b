"""Which facts of Fossilis are shown together: a push with what rides, falls and opens; an extraction; a purchase."""

from __future__ import annotations

from collections.abc import Sequence

from game.model.fossilis import facts as f
from game.model.fossilis import facts_expansions as e
from game.model.turn import Fact

Group = tuple[Fact, ...]

PRELUDE = (f.EnergySpent, f.PlasterPaid)
"""What is paid first is shown with what was paid for."""
ASIDE = (
    *(f.PawnDisplaced, f.PawnFellOff, f.PawnFellIn),
    *(e.ScorpionDisplaced, e.ScorpionFellOff, e.ScorpionFellIn, e.PawnStung),
)
"""Who makes way before a tile arrives, and whom the Scorpion stings in doing so."""
SLIDES = (f.TileSlid, f.TileLeft)
RIDES = (f.PawnRode, f.PawnFellOff, e.ScorpionRode, e.ScorpionFellOff, f.PitCovered, f.PitOpened)

TOGETHER: dict[type[Fact], tuple[type[Fact], ...]] = {
    f.TilePlaced: (f.PitCovered,),
    f.TileLifted: (f.PitOpened,),
    e.TilesRemoved: (f.PitOpened,),
    f.HammerExtracted: (f.SkillTaken, f.SkillDealt, f.PointsScored),
    f.SkillTaken: (f.SkillDealt, f.PointsScored),
    f.DinosaurScored: (f.PointsScored, f.CardTurnedOver),
    f.CardBought: (f.TilesSpent, f.RivalCardsDiscarded),
    f.MarketRefilled: (f.MarketRefilled,),
    e.TokenPlaced: (e.TokenPlaced,),
    f.DinosaurDealt: (f.DinosaurDealt,),
    f.PlasterTaken: (f.EndTriggered,),
    f.PlasterRemoved: (f.EndTriggered,),
}
"""Which facts are shown with which that lead a group, beside the pushes."""


def groups(facts: Sequence[Fact]) -> list[Group]:
    """Return the facts in groups that are shown together, in their order."""
    found: list[list[Fact]] = []
    for fact in facts:
        if found and joins(found[-1], fact):
            found[-1].append(fact)
        else:
            found.append([fact])
    return [tuple(group) for group in found]


def joins(group: Sequence[Fact], fact: Fact) -> bool:
    """Tell whether a fact is shown together with the group before it."""
    last = group[-1]
    if isinstance(last, PRELUDE):
        return not isinstance(fact, f.TurnEnded)
    if is_push(group):
        return continues_push(group, fact)
    if isinstance(last, ASIDE) and all(isinstance(other, (*ASIDE, *PRELUDE)) for other in group):
        return isinstance(fact, ASIDE) or (isinstance(fact, SLIDES) and fact.slide == 0)
    lead = next(other for other in group if not isinstance(other, PRELUDE))
    return isinstance(fact, TOGETHER.get(type(lead), ()))


def is_push(group: Sequence[Fact]) -> bool:
    """Tell whether tiles slide in a group."""
    return any(isinstance(fact, SLIDES) for fact in group)


def continues_push(group: Sequence[Fact], fact: Fact) -> bool:
    """Tell whether a fact belongs to the push of a group: its next tile, a rider, the pits it covers and opens."""
    if isinstance(fact, SLIDES):
        last = [other.slide for other in group if isinstance(other, SLIDES)][-1]
        closed = any(isinstance(other, (f.PitCovered, f.PitOpened)) for other in group)
        return fact.slide >= last and not closed
    if isinstance(fact, f.PitOpened):
        return not any(isinstance(other, f.PitOpened) for other in group)
    return isinstance(fact, RIDES)
