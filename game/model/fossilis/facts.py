"""What can happen in a game of Fossilis, each with enough in it to be shown without the state.

`player` is a seat, `space` a space of the site, `place` a place of a display, ids are those of the box. Sides and
directions are 0 far, 1 right, 2 near, 3 left; levels are 1 (lower) and 2 (upper).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.turn import Fact

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


# extraction, plaster and skills


@dataclass(frozen=True, slots=True)
class BoneExtracted(Fact):
    """A bone went from a pit to a player's storage."""

    player: int
    piece: int
    space: int


@dataclass(frozen=True, slots=True)
class HammerExtracted(Fact):
    """A hammer left a pit, to be swapped for a Skill."""

    player: int
    piece: int
    space: int


@dataclass(frozen=True, slots=True)
class SkillTaken(Fact):
    """A face-up Skill went to a slot of a player's mat."""

    player: int
    skill: int
    place: int
    slot: int


@dataclass(frozen=True, slots=True)
class SkillDealt(Fact):
    """A Skill from the box filled an empty place."""

    shows: ClassVar[str] = "card"
    skill: int
    place: int


@dataclass(frozen=True, slots=True)
class PlasterTaken(Fact):
    """A player took Plaster from the pool."""

    player: int
    amount: int
    pool: int


@dataclass(frozen=True, slots=True)
class PlasterGained(Fact):
    """A player got Plaster from the supply."""

    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class PlasterPaid(Fact):
    """A player paid Plaster to the supply."""

    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class PlasterRemoved(Fact):
    """Plaster went from the pool to the supply, removed by a player (the Rival, or at a standstill R14)."""

    player: int
    amount: int
    pool: int


@dataclass(frozen=True, slots=True)
class PoolRefilled(Fact):
    """The next Plaster pool lies on the rest of the Events."""

    amount: int
    events_left: int


# market


@dataclass(frozen=True, slots=True)
class CardBought(Fact):
    """A player bought the market card at a place."""

    player: int
    card: int
    place: int


@dataclass(frozen=True, slots=True)
class CardGained(Fact):
    """A player got a card without buying it: from `place` of the market, or from the deck (-1)."""

    player: int
    card: int
    place: int
    giver: int


@dataclass(frozen=True, slots=True)
class MarketRefilled(Fact):
    """A new card fills a place of the market."""

    shows: ClassVar[str] = "card"
    card: int
    place: int


@dataclass(frozen=True, slots=True)
class ToolDrawn(Fact):
    """The top card of the Tools deck was drawn (S2)."""

    shows: ClassVar[str] = "card"
    player: int
    card: int


@dataclass(frozen=True, slots=True)
class CardTurnedOver(Fact):
    """A Tool was used, or a Supplies bone counted: the card lies face down for its points."""

    player: int
    card: int


# dinosaurs


@dataclass(frozen=True, slots=True)
class DinosaurClaimed(Fact):
    """A Dinosaur went from a place of the display (-1: from the deck) to a laboratory."""

    player: int
    dinosaur: int
    place: int


@dataclass(frozen=True, slots=True)
class DinosaurDealt(Fact):
    """A new Dinosaur fills a place of the display."""

    shows: ClassVar[str] = "card"
    dinosaur: int
    place: int


@dataclass(frozen=True, slots=True)
class DinosaurScored(Fact):
    """A Dinosaur was scored with these bones and turned-over Supplies cards; `place` -1 means from the laboratory."""

    player: int
    dinosaur: int
    points: int
    perfect: bool
    bones: tuple[int, ...]
    cards: tuple[int, ...]
    place: int


@dataclass(frozen=True, slots=True)
class DinosaurDrawn(Fact):
    """A Dinosaur came from the deck straight to a scored collection (Reclassification)."""

    shows: ClassVar[str] = "card"
    player: int
    dinosaur: int


@dataclass(frozen=True, slots=True)
class DinosaurDiscarded(Fact):
    """A Dinosaur of a scored collection left the game."""

    player: int
    dinosaur: int


# events


@dataclass(frozen=True, slots=True)
class EventTurned(Fact):
    """The next Event was turned up by the player who emptied the pool."""

    shows: ClassVar[str] = "event"
    player: int
    event: int


@dataclass(frozen=True, slots=True)
class EventSkipped(Fact):
    """A player could not do what the Event asks, or chose not to."""

    player: int
    event: int


@dataclass(frozen=True, slots=True)
class EnergyLost(Fact):
    """A player will have less Energy in the next turn (Snakebite)."""

    player: int
    amount: int


# the Rival


@dataclass(frozen=True, slots=True)
class RivalWalked(Fact):
    """The Rival went clockwise from one spot to another, `steps` on."""

    player: int
    from_spot: int
    to_spot: int
    steps: int


@dataclass(frozen=True, slots=True)
class RivalCardFlipped(Fact):
    """The top Draw card was flipped onto the Standby pile."""

    shows: ClassVar[str] = "rival"
    player: int
    card: int


@dataclass(frozen=True, slots=True)
class RivalCardsDiscarded(Fact):
    """Standby cards were spent."""

    player: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RivalDeckShuffled(Fact):
    """The Draw pile was made anew from the Discard pile, or from Standby cards (R39)."""

    shows: ClassVar[str] = "chance"
    player: int
    count: int
    from_standby: bool


@dataclass(frozen=True, slots=True)
class RivalSearchedDeck(Fact):
    """The Rival dug through the Dinosaur deck for his wishlist and shuffled the rest."""

    shows: ClassVar[str] = "chance"
    player: int
    looked_at: int
    found: int


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something the Rival might have chosen: what it is, and the test that rejected it (empty: it was chosen)."""

    what: tuple[str | int, ...]
    rejected_by: str = ""
    shown: tuple[int, ...] = ()
    """The figures the tests looked at, in the printed order of the tests."""


@dataclass(frozen=True, slots=True)
class Reasoned(Fact):
    """The Rival decided by a rule: what was chosen (empty: nothing), and every candidate with its fate."""

    player: int
    rule: str
    reason: str
    chosen: tuple[str | int, ...]
    candidates: tuple[Candidate, ...]
