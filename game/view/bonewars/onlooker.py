"""Who points at something on the table, and what he is told of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.model.bonewars.box import CATEGORY, NOTHING
from game.model.bonewars.state import Feud, Seat
from game.view.bonewars.names import Names
from game.view.pieces import Key


@dataclass(frozen=True, slots=True)
class Note:
    """A title and a few sentences."""

    title: str
    texts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Onlooker:
    """The seat that is spoken to as "you", the state in sight, and the names that are used."""

    names: Names
    feud: Feud
    me: int

    @property
    def seat(self) -> Seat:
        """What the seat spoken to has."""
        return self.feud.seats[self.me]

    def wanting(self, kind: int) -> list[int]:
        """Return the species cards of one's hand whose skeleton takes a kind of bone."""
        fits = self.feud.box.fits
        return [card for card in sorted(self.seat.species) if kind in fits[card][CATEGORY[kind]]]

    def here(self, places: Sequence[int], place: int) -> list[int]:
        """Return the seats whose piece lies at a place, given the place of each seat's piece."""
        return [seat for seat, there in enumerate(places) if there == place != NOTHING]


Noter = Callable[[Onlooker, Key], Note | None]


def sentences(*texts: str) -> tuple[str, ...]:
    """Return the texts that say something."""
    return tuple(text for text in texts if text)


def capital(text: str) -> str:
    """Return a text that begins with a capital."""
    return text[:1].upper() + text[1:]
