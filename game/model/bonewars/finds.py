"""Making a minor find: a card is archived, a tile with its icon leaves, its column gives its bonus (1.10, action 4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.bonewars import archive
from game.model.bonewars.bonuses import RoundBonus, reward, take_tile
from game.model.bonewars.box import NOTHING
from game.model.bonewars.deeds import FindRemoved
from game.model.bonewars.state import Feud
from game.model.turn import Choice, Fact


def matching(feud: Feud, player: int, card: int, notion: str) -> list[int]:
    """Return the places of the tiles a card may take (D7, D13; Generalist and Foulke: any)."""
    if notion == "any-tile" or feud.has_grant(player, "generalist"):
        return [place for place, icon in enumerate(feud.finds) if icon != NOTHING]
    own = feud.box.icon[card]
    return [place for place, icon in enumerate(feud.finds) if icon == own]


def envelopes(feud: Feud, player: int, card: int, notion: str) -> list[int]:
    """Return the envelopes a card may go to: its own, with Powell any with room (D8, D10)."""
    if notion == "any-envelope":
        return [envelope for envelope, free in enumerate(archive.rooms(feud, player)) if free > 0]
    return archive.envelopes_for(feud, player, card)


def emptied_columns(feud: Feud, notion: str) -> list[int]:
    """Return the columns with a space emptied during play, for Peabody (D9, S41)."""
    if notion != "emptied":
        return []
    width = len(feud.columns)
    return sorted({place % width for place, icon in enumerate(feud.finds) if icon == NOTHING})


def findable(feud: Feud, player: int, notion: str) -> list[int]:
    """Return the cards of the hand that can make a minor find."""
    emptied = bool(emptied_columns(feud, notion))
    return [
        card
        for card in sorted(feud.seats[player].species)
        if envelopes(feud, player, card, notion) and (emptied or matching(feud, player, card, notion))
    ]


def can_find(feud: Feud, player: int, notion: str) -> bool:
    """Tell whether a player can make a minor find."""
    return bool(findable(feud, player, notion))


@dataclass(frozen=True, slots=True)
class Find:
    """A species card of the hand is chosen for which envelope and tile exist (S40)."""

    player: int
    notion: str
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the cards with an envelope and a tile."""
        return [("find", card) for card in findable(feud, self.player, self.notion)]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Ask for the envelope."""
        feud.todo.append(ArchiveFind(self.player, self.notion, choice[1]))


@dataclass(frozen=True, slots=True)
class ArchiveFind:
    """The card is archived and the envelope gives its bonus, before a tile is chosen (1.10, action 4)."""

    player: int
    notion: str
    card: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the envelopes for the card."""
        return [("envelope", number) for number in envelopes(feud, self.player, self.card, self.notion)]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Archive the card; everything else follows."""
        feud.seats[self.player].species.remove(self.card)
        feud.todo.append(ChooseTile(self.player, self.notion, self.card))
        reward(feud, self.player, archive.put(feud, self.player, self.card, choice[1], facts), facts)


@dataclass(frozen=True, slots=True)
class ChooseTile:
    """A tile with the card's icon is chosen, with Peabody also a column with an emptied space (D13, S41)."""

    player: int
    notion: str
    card: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the tiles, then the columns with an emptied space."""
        tiles: list[Choice] = [("tile", place) for place in matching(feud, self.player, self.card, self.notion)]
        return [*tiles, *(("emptied", column) for column in emptied_columns(feud, self.notion))]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Take the tile, or only its column's bonus."""
        place = choice[1] if choice[0] == "tile" else NOTHING
        feud.todo.append(TakeFind(self.player, place, choice[1] % len(feud.columns)))


@dataclass(frozen=True, slots=True)
class TakeFind:
    """The tile leaves the game, and the bonus tile of its column is gained; Field notes: the round's (D6)."""

    player: int
    place: int
    column: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the column, and with Field notes the current round."""
        notes: list[Choice] = [("round",)] if feud.has_grant(self.player, "field-notes") else []
        return [("column", self.column), *notes]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Remove the tile and gain the bonus."""
        if self.place != NOTHING:
            remove_tile(feud, self.player, self.place, facts)
        if choice[0] == "round":
            feud.todo.append(RoundBonus(self.player, False))
        else:
            take_tile(feud, self.player, "column", self.column, facts)


def remove_tile(feud: Feud, player: int, place: int, facts: list[Fact]) -> None:
    """Take a minor find tile out of the game."""
    facts.append(FindRemoved(player, place, feud.finds[place]))
    feud.finds[place] = NOTHING
