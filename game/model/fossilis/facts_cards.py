"""What can happen to pieces, Plaster and cards; a part of `facts`, which says what the fields mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.turn import Fact

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
class TilesRanOut(Fact):
    """The discard pile holds no tile of the weight that an Event lays: nothing more happens, to anybody."""

    event: int
    weight: int
    begun: bool
    """Whether some have been laid before."""


@dataclass(frozen=True, slots=True)
class EnergyLost(Fact):
    """A player will have less Energy in the next turn (Snakebite)."""

    player: int
    amount: int
