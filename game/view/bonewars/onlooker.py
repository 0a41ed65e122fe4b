"""Who points at something on the table, and what he is told of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.model.bonewars.box import CATEGORY, NOTHING, PATRONS, Gains
from game.model.bonewars.state import Feud, Seat
from game.view.bonewars.names import Names
from game.view.pieces import Key
from game.view.text import words


@dataclass(frozen=True, slots=True)
class Note:
    """A title, a few sentences, and figures in rows."""

    title: str
    texts: tuple[str, ...] = ()
    rows: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Onlooker:
    """The seat that is spoken to as "you", the state in sight, and the names that are used.

    `open_hand` tells whether the hand of that seat may be spoken of.
    """

    names: Names
    feud: Feud
    me: int
    open_hand: bool = True

    @property
    def seat(self) -> Seat:
        """What the seat spoken to has."""
        return self.feud.seats[self.me]

    @property
    def hand(self) -> list[int]:
        """The species cards of one's hand, as far as they may be spoken of."""
        return sorted(self.seat.species) if self.open_hand else []

    @property
    def patron(self) -> str:
        """The name of one's patron, empty before the first."""
        patron = self.seat.patron
        return self.names.patron(patron) if patron in range(len(PATRONS)) else ""

    def wanting(self, kind: int) -> list[int]:
        """Return the species cards of one's hand whose skeleton takes a kind of bone."""
        fits = self.feud.box.fits
        return [card for card in self.hand if kind in fits[card][CATEGORY[kind]]]

    def here(self, places: Sequence[int], place: int) -> list[int]:
        """Return the seats whose piece lies at a place, given the place of each seat's piece."""
        return [seat for seat, there in enumerate(places) if there == place != NOTHING]


def effect_texts(look: Onlooker, gains: Gains) -> tuple[str, ...]:
    """Return what effects do, each in a sentence, with the figures as they stand."""
    bonus = look.names.tile(look.feud.round_tile())
    return tuple(words(f"effect-{name}-text", amount=amount, patron=look.patron, bonus=bonus) for name, amount in gains)


Noter = Callable[[Onlooker, Key], Note | None]


def sentences(*texts: str) -> tuple[str, ...]:
    """Return the texts that say something."""
    return tuple(text for text in texts if text)


def capital(text: str) -> str:
    """Return a text that begins with a capital."""
    return text[:1].upper() + text[1:]
