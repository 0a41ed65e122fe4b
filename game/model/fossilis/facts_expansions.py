"""What the expansions add to the facts of Fossilis; spaces, sides and levels as in `facts`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.turn import Fact

# Ice Age


@dataclass(frozen=True, slots=True)
class CrystalExtracted(Fact):
    """An Ice Crystal rose from a pit to a place of the Glacier board, counted from 0."""

    piece: int
    space: int
    place: int


@dataclass(frozen=True, slots=True)
class CrystalsDiscarded(Fact):
    """Crystals left the Glacier board for good: because it was full, or after a Pleistocene animal was scored."""

    pieces: tuple[int, ...]
    full: bool


@dataclass(frozen=True, slots=True)
class PleistoceneDealt(Fact):
    """A card of the Pleistocene deck fills the fourth place of the display."""

    shows: ClassVar[str] = "card"
    dinosaur: int
    place: int


# Scorpion


@dataclass(frozen=True, slots=True)
class ScorpionPlaced(Fact):
    """The Scorpion entered or came back onto a space, set there by a player."""

    player: int
    space: int
    entering: bool


@dataclass(frozen=True, slots=True)
class ScorpionScuttled(Fact):
    """The Scorpion moved by itself, as a Scuttle token says."""

    player: int
    from_space: int
    to_space: int


@dataclass(frozen=True, slots=True)
class ScorpionStayed(Fact):
    """The Scorpion had no eligible tile, or waits off the site (R88)."""

    player: int


@dataclass(frozen=True, slots=True)
class ScorpionRode(Fact):
    """The Scorpion rode on the tile of the push with this `slide` number."""

    from_space: int
    to_space: int
    slide: int


@dataclass(frozen=True, slots=True)
class ScorpionDisplaced(Fact):
    """The Scorpion was pushed one space."""

    from_space: int
    to_space: int


@dataclass(frozen=True, slots=True)
class ScorpionFellOff(Fact):
    """The Scorpion was pushed off the site over a side; it comes back at the end of the turn."""

    from_space: int
    side: int


@dataclass(frozen=True, slots=True)
class ScorpionFellIn(Fact):
    """The Scorpion was pushed into an open pit; it comes back at the end of the turn."""

    from_space: int
    pit: int


@dataclass(frozen=True, slots=True)
class TokenPlaced(Fact):
    """A Scuttle token was turned up on a Tool place of the market."""

    shows: ClassVar[str] = "card"
    token: int
    place: int


@dataclass(frozen=True, slots=True)
class TokenClaimed(Fact):
    """A player claimed the Scuttle token of the Tool he bought."""

    player: int
    token: int
    place: int


@dataclass(frozen=True, slots=True)
class TokensShuffled(Fact):
    """The discarded Scuttle tokens became the new draw stack."""

    shows: ClassVar[str] = "chance"
    count: int


@dataclass(frozen=True, slots=True)
class PawnStung(Fact):
    """A player took a Sting; `already` says that he had one and nothing changed."""

    player: int
    space: int
    already: bool


@dataclass(frozen=True, slots=True)
class PawnFled(Fact):
    """A pawn flees from the Scorpion in a direction; where it lands is told by the next facts."""

    player: int
    from_space: int
    direction: int


@dataclass(frozen=True, slots=True)
class PawnStood(Fact):
    """A pawn could not flee and stays (R64, R91)."""

    player: int
    space: int


@dataclass(frozen=True, slots=True)
class StingRemoved(Fact):
    """A player got rid of his Sting."""

    player: int


# Power Tools


@dataclass(frozen=True, slots=True)
class TilesRemoved(Fact):
    """Jackhammer: the tiles over a pit went to the discard pile, the lower one first."""

    player: int
    tiles: tuple[int, ...]
    space: int


@dataclass(frozen=True, slots=True)
class BonesDestroyed(Fact):
    """Jackhammer: bones of a pit left the game."""

    player: int
    pieces: tuple[int, ...]
    space: int


@dataclass(frozen=True, slots=True)
class DrillStarted(Fact):
    """Rock Drill: every dig paid with Energy costs 1 until the turn ends."""

    player: int


# Caution Tape


@dataclass(frozen=True, slots=True)
class TapePlaced(Fact):
    """A player covered an open pit with his Caution Tape."""

    player: int
    space: int


@dataclass(frozen=True, slots=True)
class TapeRemoved(Fact):
    """A Caution Tape left the game."""

    player: int
    space: int
