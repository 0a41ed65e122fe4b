"""What can happen in a game of Fossilis, each with enough in it to be shown without the state.

`player` is a seat, `space` a space of the site, `place` a place of a display, ids are those of the box. Sides and
directions are 0 far, 1 right, 2 near, 3 left; levels are 1 (lower) and 2 (upper).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.fossilis.facts_cards import (
    BoneExtracted,
    CardBought,
    CardGained,
    CardTurnedOver,
    DinosaurClaimed,
    DinosaurDealt,
    DinosaurDiscarded,
    DinosaurDrawn,
    DinosaurScored,
    EnergyLost,
    EventSkipped,
    EventTurned,
    HammerExtracted,
    MarketRefilled,
    PlasterGained,
    PlasterPaid,
    PlasterRemoved,
    PlasterTaken,
    PoolRefilled,
    SkillDealt,
    SkillTaken,
    TilesRanOut,
    ToolDrawn,
)
from game.model.fossilis.facts_rival import (
    RivalCardFlipped,
    RivalCardsDiscarded,
    RivalDeckShuffled,
    RivalSearchedDeck,
    RivalWalked,
)
from game.model.reasons import Candidate, Reasoned
from game.model.turn import Fact

__all__ = [
    "BoneExtracted",
    "Candidate",
    "CardBought",
    "CardGained",
    "CardTurnedOver",
    "DinosaurClaimed",
    "DinosaurDealt",
    "DinosaurDiscarded",
    "DinosaurDrawn",
    "DinosaurScored",
    "EndTriggered",
    "EnergyLost",
    "EnergySpent",
    "EventSkipped",
    "EventTurned",
    "GameEnded",
    "HammerExtracted",
    "MarketRefilled",
    "PawnClimbed",
    "PawnDisplaced",
    "PawnFellIn",
    "PawnFellOff",
    "PawnMoved",
    "PawnPlaced",
    "PawnRode",
    "PawnStoodBeside",
    "PitCovered",
    "PitOpened",
    "PlasterGained",
    "PlasterPaid",
    "PlasterRemoved",
    "PlasterTaken",
    "PointsScored",
    "PoolRefilled",
    "Reasoned",
    "RivalCardFlipped",
    "RivalCardsDiscarded",
    "RivalDeckShuffled",
    "RivalSearchedDeck",
    "RivalWalked",
    "SkillDealt",
    "SkillTaken",
    "TileLeft",
    "TileLifted",
    "TilePlaced",
    "TileSlid",
    "TilesRanOut",
    "TilesSpent",
    "ToolDrawn",
    "TurnBegan",
    "TurnEnded",
]

# the course of the game


@dataclass(frozen=True, slots=True)
class TurnBegan(Fact):
    """A turn began with so much Energy (0 for the Rival, who needs none)."""

    player: int
    round: int
    energy: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Fact):
    """A turn ended."""

    player: int


@dataclass(frozen=True, slots=True)
class EnergySpent(Fact):
    """A player spent Energy; `left` remains."""

    player: int
    amount: int
    left: int


@dataclass(frozen=True, slots=True)
class PointsScored(Fact):
    """A score changed by `points` (negative for a loss), for the reason with this key."""

    player: int
    points: int
    why: str


@dataclass(frozen=True, slots=True)
class EndTriggered(Fact):
    """The fourth pool is empty: the game ends with `last_round`."""

    player: int
    last_round: int


@dataclass(frozen=True, slots=True)
class GameEnded(Fact):
    """The game is over; `totals` by seat, `winners` are the seats that share the victory."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


# tiles and pits


@dataclass(frozen=True, slots=True)
class TileSlid(Fact):
    """A tile slid one space, perhaps onto another level. `slide` numbers the tiles of one push from the front."""

    tile: int
    from_space: int
    from_level: int
    to_space: int
    to_level: int
    slide: int


@dataclass(frozen=True, slots=True)
class TileLeft(Fact):
    """A tile slid off the site over a side, to the player who gathers it (-1: to the discard pile)."""

    tile: int
    from_space: int
    from_level: int
    side: int
    gatherer: int
    slide: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Fact):
    """A tile from the discard pile was placed on a space."""

    player: int
    tile: int
    space: int
    level: int


@dataclass(frozen=True, slots=True)
class TileLifted(Fact):
    """A tile was lifted off a space and gathered by a player (Clay Bucket)."""

    player: int
    tile: int
    space: int
    level: int


@dataclass(frozen=True, slots=True)
class TilesSpent(Fact):
    """A player paid with tiles, which went to the discard pile."""

    player: int
    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PitOpened(Fact):
    """A pit lost its last tile and shows what it holds."""

    shows: ClassVar[str] = "pit"
    space: int
    pieces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PitCovered(Fact):
    """A pit was covered and hides what it holds (R15)."""

    space: int


# pawns


@dataclass(frozen=True, slots=True)
class PawnPlaced(Fact):
    """A pawn was placed at the start of the game."""

    player: int
    space: int


@dataclass(frozen=True, slots=True)
class PawnMoved(Fact):
    """A pawn walked along `path`, the spaces it entered, from `from_space`."""

    player: int
    from_space: int
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PawnRode(Fact):
    """A pawn rode on the tile of the push with this `slide` number."""

    player: int
    from_space: int
    to_space: int
    slide: int


@dataclass(frozen=True, slots=True)
class PawnDisplaced(Fact):
    """A pawn was pushed one space by an arriving tile or by another pawn."""

    player: int
    from_space: int
    to_space: int


@dataclass(frozen=True, slots=True)
class PawnFellOff(Fact):
    """A pawn left the site over a side and stands beside it."""

    player: int
    from_space: int
    side: int


@dataclass(frozen=True, slots=True)
class PawnFellIn(Fact):
    """A pawn was pushed into an open pit; its owner chooses a side next."""

    player: int
    from_space: int
    pit: int


@dataclass(frozen=True, slots=True)
class PawnStoodBeside(Fact):
    """A pawn stood beside a side of its owner's choice; `from_place` is a pit's NOWHERE or another side."""

    player: int
    from_place: int
    side: int


@dataclass(frozen=True, slots=True)
class PawnClimbed(Fact):
    """A pawn climbed onto the site."""

    player: int
    side: int
    space: int
