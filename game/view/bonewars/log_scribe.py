"""Writes down a game of Bone Wars as it goes on: what each choice led to, bones of one kind of event in one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.turn import Fact
from game.view.bonewars.log_lines import TELLERS
from game.view.bonewars.names import Names
from game.view.log_book import Line, LogBook, at
from game.view.pieces import Key
from game.view.text import words

Several = Callable[[Names, list[Any]], Line]


def _of_player(key: str, icon: str) -> Several:
    """Return what tells of several bones that came to a player or left him."""

    def tell(names: Names, facts: list[Any]) -> Line:
        bones = names.bones(fact.kind for fact in facts)
        why = getattr(facts[0], "why", "")
        return Line(words(key, player=names.seat(facts[0].player), bones=bones, why=why), icon)

    return tell


def _of_site(key: str, icon: str) -> Several:
    """Return what tells of several bones that came to a site, left it or moved there."""

    def tell(names: Names, facts: list[Any]) -> Line:
        bones = names.bones(fact.kind for fact in facts)
        keys: tuple[Key, ...] = (("site", facts[0].site),)
        return Line(words(key, site=names.site(facts[0].site), bones=bones), icon, keys)

    return tell


SEVERAL: dict[type[Fact], Several] = {
    f.BoneDrawn: _of_player("wars-log-bones-drawn", "glyph/bone-draw"),
    f.BoneReturned: _of_player("wars-log-bones-returned", "glyph/bone-bag"),
    f.BoneLost: _of_player("wars-log-bones-lost", "glyph/bone-bag"),
    f.RareBoneTaken: _of_player("wars-log-rare", "glyph/rare-bone"),
    f.SiteBonePlaced: _of_site("wars-log-site-filled", "glyph/plus"),
    f.SiteBoneRemoved: _of_site("wars-log-site-cleared", "glyph/bone-bag"),
    f.SiteBonePushed: _of_site("wars-log-site-pushed", "glyph/arrow-up"),
}
"""Facts that are told in one line when several follow one another."""


@dataclass(slots=True)
class Scribe:
    """Tells facts in lines; a price is kept until the line comes to which it belongs."""

    names: Names
    price: str = ""
    _waiting: list[Any] = field(default_factory=list)
    _scoring: str = ""

    def lines(self, facts: Iterable[Fact]) -> list[Line]:
        """Return the lines for what happened after one choice."""
        written: list[Line] = []
        told = 0
        for told, fact in enumerate(facts):
            if self._waiting and not joins(self._waiting[-1], fact):
                written += at(told, [self._close()])
            if type(fact) in SEVERAL:
                self._waiting.append(fact)
            else:
                new = len(written)
                self._write(written, fact)
                written[new:] = at(told + 1, written[new:])
        return written + at(told + 1, [self._close()] if self._waiting else [])

    def _write(self, written: list[Line], fact: Fact) -> None:
        if isinstance(fact, f.MoneyPaid):
            self._charge(written, fact)
            return
        if isinstance(fact, d.ShelvesScored) and fact.when != self._scoring:
            self._scoring = fact.when
            written.append(
                Line(words("wars-log-midgame" if fact.when == "midgame" else "wars-log-final"), heading=True)
            )
        line = TELLERS[type(fact)](self.names, fact) if type(fact) in TELLERS else None
        if line is None:
            return
        written.append(self._priced(line))
        if isinstance(fact, f.RoundBegan):
            written.append(Line(words("wars-log-order", players=self.names.several(fact.order))))

    def _charge(self, written: list[Line], fact: f.MoneyPaid) -> None:
        """Put what was paid beside the card just laid, or keep it for what it pays for."""
        price = words("wars-log-price-money", amount=fact.amount)
        if written and written[-1].keys and written[-1].keys[-1][0] == "slot":
            written[-1] = replace(written[-1], aside=price)
        else:
            self.price = price

    def _priced(self, line: Line) -> Line:
        if not self.price or line.heading or line.reason:
            return line
        price, self.price = self.price, ""
        return replace(line, aside=f"{price} {line.aside}".strip())

    def _close(self) -> Line:
        facts, self._waiting = self._waiting, []
        return SEVERAL[type(facts[0])](self.names, facts)


def joins(before: Any, fact: Any) -> bool:
    """Tell whether a fact is told in one line with the one before it."""
    if type(fact) is not type(before):
        return False
    same = ("player", "site", "why")
    return all(getattr(fact, name, None) == getattr(before, name, None) for name in same)


class Log(LogBook):
    """A game of Bone Wars in lines."""

    def __init__(self, names: Names) -> None:
        super().__init__(partial(Scribe, names))
        self.names = names
