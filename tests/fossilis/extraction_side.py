"""The Rival about to extract, for the tests of that step."""

from game.model.fossilis.facts import (
    BoneExtracted,
    HammerExtracted,
)
from tests.fossilis.board import fill_pit, kinds, table
from tests.fossilis.rival_side import EXTRACTS, against, does

OPEN_LINE = """
    . . . . .
    x x x x x
    x x x x x
    x x x x x
    x x x x x
"""
SKILLS = "five-points clay-expert free-sand large-lab stone-expert collector long-stride cheap-plaster wild-fragment"


def far_row(*pits: str, guide: str = "FL", skills: str = SKILLS, drawing: str = OPEN_LINE, **more):
    """The Rival stands left of the far row (spot 19), whose pits hold these pieces."""
    dig = table(against(drawing, 19, standby=guide, **more), skills=skills)
    for space, words in enumerate(pits):
        fill_pit(dig, space, words)
    return dig


def taken(dig) -> list[tuple[str, int]]:
    """Return what the Rival extracts, each with its pit."""
    facts = does(dig, EXTRACTS)
    return [(kinds([fact.piece])[0], fact.space) for fact in facts if isinstance(fact, BoneExtracted | HammerExtracted)]
