"""Every step that can wait in a game of Bone Wars, by name, so that saved states can be read again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.model.bonewars.awards import Claim
from game.model.bonewars.bones import Collect, Keep, Swap, TakeRare
from game.model.bonewars.bonuses import Reclassify, Rewards, RoundBonus, SplitLoyalty
from game.model.bonewars.box import Box
from game.model.bonewars.debunk import Debunk, DebunkLoyalty, PayDebunk
from game.model.bonewars.draft import Draft, EndDraft, StartUniversity
from game.model.bonewars.errands import DiscardToSee, KeepOne, SiteActions
from game.model.bonewars.finds import ArchiveFind, ChooseTile, Find, TakeFind
from game.model.bonewars.improvements import AddSlot, DrawPaleontologist, Uncover, Upgrade
from game.model.bonewars.paleontologist import Act
from game.model.bonewars.passing import ChooseProfession, ComeHome, MoveNeutral, TakeEndgame
from game.model.bonewars.publish import AddPapers, ArchivePapers, Assemble, Publish
from game.model.bonewars.rounds import EndTurn, NextTurn
from game.model.bonewars.state import Feud
from game.model.bonewars.team import Afterwards, MakeRoom, TeamTurn
from game.model.bonewars.theodore.draft import TheodoreCareer, TheodoreOffer
from game.model.bonewars.theodore.turn import TheodoreTurn
from game.model.bonewars.turns import Turn, UseSpecies
from game.model.record import unpack

STEPS: dict[str, type] = {
    step.__name__: step
    for step in (
        Draft,
        StartUniversity,
        EndDraft,
        TheodoreOffer,
        TheodoreCareer,
        NextTurn,
        Turn,
        EndTurn,
        TheodoreTurn,
        UseSpecies,
        Afterwards,
        TeamTurn,
        MakeRoom,
        Act,
        Publish,
        Assemble,
        ArchivePapers,
        AddPapers,
        Debunk,
        PayDebunk,
        DebunkLoyalty,
        Claim,
        Find,
        ArchiveFind,
        ChooseTile,
        TakeFind,
        Rewards,
        RoundBonus,
        Reclassify,
        SplitLoyalty,
        SiteActions,
        DiscardToSee,
        KeepOne,
        Keep,
        Collect,
        TakeRare,
        Swap,
        Uncover,
        Upgrade,
        AddSlot,
        DrawPaleontologist,
        ChooseProfession,
        MoveNeutral,
        ComeHome,
        TakeEndgame,
    )
}


def unpack_feud(box: Box, data: Mapping[str, Any]) -> Feud:
    """Return the game that `pack` wrote, played with the components of `box`. Raises ValueError if it does not fit."""
    return unpack(data, Feud, STEPS, box=box)
