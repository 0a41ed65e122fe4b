"""Where along its side each pawn beside the site stands: the rules know the side, the table remembers the place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from game.model.fossilis import facts as f
from game.model.fossilis.site import BESIDE, NOWHERE, SIZE
from game.model.fossilis.state import Dig
from game.model.turn import Fact
from game.view.log_scribe import Log
from game.view.names import Names

MIDDLE = SIZE // 2
Place = tuple[int, int]
"""A side, and which of its five places, from the left or from the far end."""


def along(space: int, side: int) -> int:
    """Return which place of a side lies beside a space's column or row."""
    return space % SIZE if side % 2 == 0 else space // SIZE


@dataclass(slots=True)
class Fallen:
    """The pawns beside the site in the order in which they came there, and the pits that others have fallen into."""

    places: dict[int, Place] = field(default_factory=dict)
    pits: dict[int, int] = field(default_factory=dict)

    def after(self, facts: Iterable[Fact]) -> Fallen:
        """Return where the pawns stand when something more has happened."""
        found = Fallen(dict(self.places), dict(self.pits))
        for fact in facts:
            found._take(fact)
        return found

    def _take(self, fact: Fact) -> None:
        if isinstance(fact, f.PawnFellIn):
            self.pits[fact.player] = fact.pit
        elif isinstance(fact, f.PawnFellOff | f.PawnStoodBeside):
            place = self.place_of(fact)
            self.places.pop(fact.player, None)
            self.places[fact.player] = place
            self.pits.pop(fact.player, None)
        elif isinstance(fact, f.PawnClimbed | f.PawnPlaced):
            self.places.pop(fact.player, None)

    def place_of(self, fact: f.PawnFellOff | f.PawnStoodBeside) -> Place:
        """Return where a pawn would like to stand: beside the space it comes from, else at the middle of the side."""
        space = fact.from_space if isinstance(fact, f.PawnFellOff) else NOWHERE
        if isinstance(fact, f.PawnStoodBeside) and fact.from_place == NOWHERE:
            space = self.pits.get(fact.player, NOWHERE)
        return fact.side, along(space, fact.side) if space != NOWHERE else MIDDLE

    def matched(self, dig: Dig) -> dict[int, Place]:
        """Return where the pawns of a state stand: as remembered, at the middle if nothing is."""
        sides = {seat: mat.place - BESIDE for seat, mat in enumerate(dig.seats) if mat.place >= BESIDE}
        known = {seat: place for seat, place in self.places.items() if sides.get(seat) == place[0]}
        return known | {seat: (side, MIDDLE) for seat, side in sides.items() if seat not in known}


def settled(wanted: Mapping[int, Place]) -> dict[int, Place]:
    """Return where pawns stand when nobody stands where another does: who came first keeps the place."""
    found: dict[int, Place] = {}
    for seat, (side, number) in wanted.items():
        free = [place for place in range(SIZE) if (side, place) not in found.values()]
        found[seat] = side, min(free, key=lambda place: (abs(place - number), place))
    return found


class Account(Log):
    """The log of a game, with where the pawns beside the site stood after each choice."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self.fallen: list[Fallen] = []

    def tell(self, facts: Iterable[Fact]) -> None:
        """Write down what a choice led to."""
        told = list(facts)
        self.fallen.append((self.fallen[-1] if self.fallen else Fallen()).after(told))
        super().tell(told)

    def take_back(self) -> None:
        """Strike what the last choice led to."""
        self.fallen.pop()
        super().take_back()

    def fallen_after(self, choices: int) -> Fallen:
        """Return where the pawns stood after so many choices."""
        return self.fallen[choices - 1] if choices and choices <= len(self.fallen) else Fallen()
