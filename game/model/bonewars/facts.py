"""What can happen to money, loyalty, bones and cards in a game of Bone Wars, each enough to be shown by itself.

`player` is a seat, `kind` a kind of bone, `level` 0 to 2 from the top of a site; ids and places are those of the box
and the state. What players do on their turns is in `deeds`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.turn import Fact

CARD_SHOWN = "card-shown"
"""Why undo stops: a card that lay face down was turned up or drawn."""

# the course of the game


@dataclass(frozen=True, slots=True)
class RoundBegan(Fact):
    """A round began; `order` are the seats from the top of the profession track."""

    round: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Fact):
    """A player's turn began."""

    player: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Fact):
    """A player's turn ended."""

    player: int


@dataclass(frozen=True, slots=True)
class GameEnded(Fact):
    """The game is over; `totals` by seat, `winners` are the seats that share the victory."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


# money, reputation, loyalty


@dataclass(frozen=True, slots=True)
class MoneyGained(Fact):
    """A player took dollars from the supply and has `left` now."""

    player: int
    amount: int
    left: int


@dataclass(frozen=True, slots=True)
class MoneyPaid(Fact):
    """A player paid dollars to the supply and has `left` now."""

    player: int
    amount: int
    left: int


@dataclass(frozen=True, slots=True)
class ReputationGained(Fact):
    """A player gained reputation points and has `total` now, for the reason with this key."""

    player: int
    amount: int
    total: int
    why: str


@dataclass(frozen=True, slots=True)
class LoyaltyGained(Fact):
    """A loyalty marker went up a patron's track."""

    player: int
    patron: int
    from_space: int
    to_space: int


@dataclass(frozen=True, slots=True)
class PatronTurned(Fact):
    """A patron tile shows `patron` from now on."""

    player: int
    patron: int


# bones


@dataclass(frozen=True, slots=True)
class BoneDrawn(Fact):
    """A bone came out of the bag into a player's crates."""

    player: int
    kind: int


@dataclass(frozen=True, slots=True)
class BoneReturned(Fact):
    """A bone went from a player's crates back into the bag; `why` is publish, debunk or room."""

    player: int
    kind: int
    why: str


@dataclass(frozen=True, slots=True)
class BoneLost(Fact):
    """A bone drawn from the bag found no crate and went back."""

    player: int
    kind: int


@dataclass(frozen=True, slots=True)
class RareBoneTaken(Fact):
    """A bone came from the display into a player's crates."""

    player: int
    kind: int


@dataclass(frozen=True, slots=True)
class BonesSwapped(Fact):
    """A player's bone changed places with one of the display."""

    player: int
    given: int
    taken: int


@dataclass(frozen=True, slots=True)
class SiteBonePlaced(Fact):
    """A bone came out of the bag onto a dig site."""

    site: int
    level: int
    kind: int


@dataclass(frozen=True, slots=True)
class SiteBoneRemoved(Fact):
    """A bone was taken off a dig site to go back to the bag (Dig Deeper)."""

    site: int
    level: int
    kind: int


@dataclass(frozen=True, slots=True)
class SiteBonePushed(Fact):
    """A bone was pushed up at a dig site."""

    site: int
    from_level: int
    to_level: int
    kind: int


# cards


@dataclass(frozen=True, slots=True)
class SpeciesDealt(Fact):
    """A species card was dealt face up onto a dig site."""

    site: int
    card: int
    shows: ClassVar[str] = CARD_SHOWN


@dataclass(frozen=True, slots=True)
class SpeciesDrawn(Fact):
    """A player drew the top species card into his hand."""

    player: int
    card: int
    shows: ClassVar[str] = CARD_SHOWN


@dataclass(frozen=True, slots=True)
class SpeciesLookedAt(Fact):
    """A player looked at the top cards of the species deck."""

    player: int
    cards: tuple[int, ...]
    shows: ClassVar[str] = CARD_SHOWN


@dataclass(frozen=True, slots=True)
class SpeciesKept(Fact):
    """A player kept one of the cards he looked at."""

    player: int
    card: int


@dataclass(frozen=True, slots=True)
class SpeciesDiscarded(Fact):
    """A species card went to the discard pile from a `hand`, a `slot`, a `site`, the `offer` or a `look`.

    `place` is the seat, or the site.
    """

    card: int
    place: int
    source: str


@dataclass(frozen=True, slots=True)
class SpeciesShuffled(Fact):
    """The species discards became a new deck of so many cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class SpeciesArchived(Fact):
    """A player slid a species card under an envelope, which holds `count` cards now."""

    player: int
    card: int
    envelope: int
    count: int


@dataclass(frozen=True, slots=True)
class SpeciesReclassified(Fact):
    """A player moved an archived card to another envelope, which holds `count` cards now."""

    player: int
    card: int
    from_envelope: int
    to_envelope: int
    count: int


@dataclass(frozen=True, slots=True)
class PaleontologistTaken(Fact):
    """A player took one of the paleontologist cards that lie face up."""

    player: int
    card: int
    place: int


@dataclass(frozen=True, slots=True)
class PaleontologistDrawn(Fact):
    """A player drew the top paleontologist card."""

    player: int
    card: int
    shows: ClassVar[str] = CARD_SHOWN


@dataclass(frozen=True, slots=True)
class PaleontologistShown(Fact):
    """A paleontologist card was turned face up in the display."""

    card: int
    place: int
    shows: ClassVar[str] = CARD_SHOWN


@dataclass(frozen=True, slots=True)
class PaleontologistDiscarded(Fact):
    """A player's paleontologist card went to the discard pile."""

    player: int
    card: int


@dataclass(frozen=True, slots=True)
class PaleontologistsShuffled(Fact):
    """The paleontologist discards became a new deck of so many cards."""

    cards: int
