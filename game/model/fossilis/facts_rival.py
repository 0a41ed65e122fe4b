"""What the Rival does and why; a part of `facts`, which says what the fields mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.turn import Fact


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
    """The Rival dug through the Dinosaur deck for his wishlist and shuffled the rest; `found` is 0 in vain."""

    shows: ClassVar[str] = "chance"
    player: int
    looked_at: int
    found: int
