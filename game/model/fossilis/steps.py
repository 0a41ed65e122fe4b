"""Every step that can wait in a game of Fossilis, by name, so that saved states can be read again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.box import Box
from game.model.fossilis.dinosaurs import ChooseBones
from game.model.fossilis.extract import ChooseSkill
from game.model.fossilis.happenings import (
    AddTile,
    ChooseTile,
    DiscardDinosaur,
    Earthquake,
    JunkSale,
    MentorVisit,
    Patronage,
    Reclassification,
    Snakebite,
    TurnUpEvent,
)
from game.model.fossilis.market import Pay, RefreshMarket
from game.model.fossilis.pawns import ChooseSide, PlaceOnCorner
from game.model.fossilis.plaster import RefillPool
from game.model.fossilis.power_tools import Jackhammer, RockDrill, RockSaw, SawOn
from game.model.fossilis.rival import DiggingStep, MovementStep, PlasterStep
from game.model.fossilis.rival_extraction import ExtractionStep
from game.model.fossilis.rival_purchase import PurchaseStep
from game.model.fossilis.rival_targeting import TargetingStep
from game.model.fossilis.scoring import ScoreLaboratory
from game.model.fossilis.scuttle import MoveScorpion, PlaceScorpion
from game.model.fossilis.state import Dig
from game.model.fossilis.tools import ClayBucket, Ladder, PryDig, SoftBrush, ToolDig
from game.model.fossilis.turns import BeginTurn, EndGame, EndTurn
from game.model.record import unpack

STEPS: dict[str, type] = {
    step.__name__: step
    for step in (
        PlaceOnCorner,
        BeginTurn,
        TakeTurn,
        EndTurn,
        EndGame,
        ChooseSide,
        ChooseTile,
        ChooseSkill,
        ChooseBones,
        Pay,
        RefreshMarket,
        ToolDig,
        SoftBrush,
        ClayBucket,
        PryDig,
        Ladder,
        TurnUpEvent,
        RefillPool,
        Earthquake,
        JunkSale,
        MentorVisit,
        AddTile,
        Patronage,
        Reclassification,
        DiscardDinosaur,
        Snakebite,
        MovementStep,
        DiggingStep,
        PlasterStep,
        ExtractionStep,
        PurchaseStep,
        TargetingStep,
        ScoreLaboratory,
        PlaceScorpion,
        MoveScorpion,
        Jackhammer,
        RockDrill,
        RockSaw,
        SawOn,
    )
}


def unpack_dig(box: Box, data: Mapping[str, Any]) -> Dig:
    """Return the game that `pack` wrote, played with the components of `box`. Raises ValueError if it does not fit."""
    return unpack(data, Dig, STEPS, box=box)
