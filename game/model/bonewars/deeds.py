"""What players do on their turns in a game of Bone Wars, and what that changes on the boards, as facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.bonewars.facts import CARD_SHOWN
from game.model.turn import Fact

# the draft


@dataclass(frozen=True, slots=True)
class OfferTaken(Fact):
    """A player took a species card of the offer with the bones on it."""

    player: int
    card: int
    bones: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OfferReturned(Fact):
    """The bones on the card nobody took went back to the bag."""

    card: int
    bones: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class VirtualPlaced(Fact):
    """The neutral team was put on a university space, when the draft was over."""

    university: int


# a turn


@dataclass(frozen=True, slots=True)
class CardLaid(Fact):
    """A player laid a card of a deck (`team`, `species`, `paleontologist`, `solo`) into a slot."""

    player: int
    deck: str
    card: int
    slot: int


@dataclass(frozen=True, slots=True)
class PrizeTaken(Fact):
    """A player took the prize of the species card he laid into a slot with its icon."""

    player: int
    card: int


@dataclass(frozen=True, slots=True)
class SpecialistUsed(Fact):
    """A specialist was put on the team card in a slot."""

    player: int
    specialist: int
    slot: int


@dataclass(frozen=True, slots=True)
class TeamLeftHome(Fact):
    """A team left its university for a dig site."""

    player: int
    university: int
    site: int


@dataclass(frozen=True, slots=True)
class TeamMoved(Fact):
    """A team went from a dig site to the next, with a free move or with an action point."""

    player: int
    from_site: int
    to_site: int
    free: bool


@dataclass(frozen=True, slots=True)
class BoneDug(Fact):
    """A player dug a bone out of a dig site into a crate."""

    player: int
    site: int
    level: int
    kind: int


@dataclass(frozen=True, slots=True)
class SpeciesDiscovered(Fact):
    """A player took the species card of a dig site into his hand."""

    player: int
    site: int
    card: int


@dataclass(frozen=True, slots=True)
class SiteActionDone(Fact):
    """A player did the dig site action of a site."""

    player: int
    site: int
    errand: str


@dataclass(frozen=True, slots=True)
class CampPlaced(Fact):
    """A player put a camp, `movement` or `archive`, on a camp space."""

    player: int
    space: int
    camp: str


@dataclass(frozen=True, slots=True)
class SiteDugDeeper(Fact):
    """A player had everything at a dig site replaced."""

    player: int
    site: int


# paleontologist actions


@dataclass(frozen=True, slots=True)
class PostTaken(Fact):
    """A paleontologist marker went to one of the four actions (`from_post` -1: from the hand)."""

    player: int
    from_post: int
    to_post: int


@dataclass(frozen=True, slots=True)
class MarkerTakenBack(Fact):
    """A player took his paleontologist marker back into his hand."""

    player: int
    from_post: int


@dataclass(frozen=True, slots=True)
class SpeciesPresented(Fact):
    """A player laid a species card out to publish it."""

    player: int
    card: int


@dataclass(frozen=True, slots=True)
class PaperPublished(Fact):
    """A paper was added to a patron's shelves; `place` counts his papers from the lowest free spot."""

    player: int
    patron: int
    value: int
    place: int


@dataclass(frozen=True, slots=True)
class PaperDebunked(Fact):
    """A paper changed sides, from a place on the rival's shelves to a place on the shelves of `patron`."""

    player: int
    patron: int
    value: int
    from_place: int
    to_place: int


@dataclass(frozen=True, slots=True)
class PaperSlid(Fact):
    """A paper slid down into the gap a debunked one left."""

    patron: int
    value: int
    from_place: int
    to_place: int


@dataclass(frozen=True, slots=True)
class AwardClaimed(Fact):
    """A player put an award marker on a space of one of the three award tiles."""

    player: int
    tile: int
    space: int


@dataclass(frozen=True, slots=True)
class FindRemoved(Fact):
    """A player took a minor find tile, which leaves the game."""

    player: int
    place: int
    icon: int


@dataclass(frozen=True, slots=True)
class BonusTaken(Fact):
    """A player gained the bonus tile of a `round` or of a `column`."""

    player: int
    where: str
    place: int
    tile: int


# improvements


@dataclass(frozen=True, slots=True)
class CoverRemoved(Fact):
    """A cover tile left a player's crates; `left` remain."""

    player: int
    left: int


@dataclass(frozen=True, slots=True)
class CardUpgraded(Fact):
    """A player discarded a basic team card, from the hand or a slot, for an advanced one."""

    player: int
    basic: int
    advanced: int


@dataclass(frozen=True, slots=True)
class SpecialistHired(Fact):
    """A player hired a specialist."""

    player: int
    specialist: int


@dataclass(frozen=True, slots=True)
class SlotUpgraded(Fact):
    """A player put an upgraded tile on a slot, or added it as an `extra` one."""

    player: int
    slot: int
    extra: bool


# passing, reset, scoring


@dataclass(frozen=True, slots=True)
class Passed(Fact):
    """A player passed."""

    player: int


@dataclass(frozen=True, slots=True)
class ProfessionTaken(Fact):
    """A profession marker went to a space of the track."""

    player: int
    from_space: int
    to_space: int


@dataclass(frozen=True, slots=True)
class EndgameTaken(Fact):
    """A profession marker went to a space of the endgame tile."""

    player: int
    place: int


@dataclass(frozen=True, slots=True)
class NeutralMoved(Fact):
    """The neutral team went on to the next university space."""

    from_university: int
    to_university: int


@dataclass(frozen=True, slots=True)
class TeamCameHome(Fact):
    """A team came home to a university space, from a site (-1: it had never left)."""

    player: int
    from_site: int
    university: int


@dataclass(frozen=True, slots=True)
class GrantTaken(Fact):
    """A grant marker went to the grant above a university space."""

    player: int
    university: int
    grant: int


@dataclass(frozen=True, slots=True)
class SlotsCleared(Fact):
    """A player's cards left his slots, team cards to the hand, the others to their discard piles."""

    player: int


@dataclass(frozen=True, slots=True)
class ShelvesScored(Fact):
    """A player scored a patron: loyalty value times credibility, at `midgame` or at the `end`."""

    player: int
    patron: int
    value: int
    credibility: int
    points: int
    when: str


# Theodore


@dataclass(frozen=True, slots=True)
class SoloDeckShuffled(Fact):
    """Theodore's discards became a new deck of so many cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class NextCardRead(Fact):
    """Theodore turned up his current card and read the back of his next one."""

    card: int
    shows: ClassVar[str] = CARD_SHOWN


@dataclass(frozen=True, slots=True)
class SoloCardUpgraded(Fact):
    """One of Theodore's basic cards left the game for a card of his second pile."""

    basic: int
    card: int
    shows: ClassVar[str] = CARD_SHOWN
