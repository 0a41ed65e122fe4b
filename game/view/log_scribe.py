"""Writes down a game of Fossilis as it goes on: what each choice led to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import partial

from game.model.fossilis import facts as f
from game.model.fossilis.facts_expansions import ScorpionRode
from game.model.turn import Fact
from game.view.log_book import Line, LogBook, at
from game.view.log_lines import TELLERS
from game.view.names import Names
from game.view.pieces import Key
from game.view.text import words

PUSHES = (f.TileSlid, f.TileLeft, f.PawnRode, ScorpionRode)
"""The facts of which one push consists."""


@dataclass(slots=True)
class Scribe:
    """Tells facts in lines; a price is kept until the line comes to which it belongs."""

    names: Names
    price: str = ""
    _push: list[f.TileSlid | f.TileLeft | f.PawnRode | ScorpionRode] = field(default_factory=list)

    def lines(self, facts: Iterable[Fact]) -> list[Line]:
        """Return the lines for what happened after one choice."""
        written: list[Line] = []
        told = 0
        for told, fact in enumerate(facts):
            if self._push and not (isinstance(fact, PUSHES) and fact.slide >= self._push[-1].slide):
                written += at(told, self._close_push())
            if isinstance(fact, PUSHES):
                self._push.append(fact)
            elif (line := self._line(fact)) is not None:
                written.append(replace(line, told=told + 1))
        return written + at(told + 1, self._close_push())

    def _line(self, fact: Fact) -> Line | None:
        if isinstance(fact, f.EnergySpent):
            self._charge("log-price-energy", fact.amount)
        elif isinstance(fact, f.PlasterPaid):
            self._charge("log-price-plaster", fact.amount)
        teller = TELLERS.get(type(fact))
        line = teller(self.names, fact) if teller is not None else None
        return self._priced(line) if line is not None and not line.heading else line

    def _charge(self, key: str, amount: int) -> None:
        self.price = f"{self.price} {words(key, amount=amount)}".strip()

    def _priced(self, line: Line) -> Line:
        price, self.price = self.price, ""
        return replace(line, aside=f"{price} {line.aside}".strip()) if price else line

    def _close_push(self) -> list[Line]:
        """Return the lines of one push: the dug tile with what it pushed, then what left and who rode."""
        push, self._push = self._push, []
        written: list[Line] = []
        if slid := [fact for fact in push if isinstance(fact, f.TileSlid)]:
            written.append(self._slide(slid, len({fact.slide for fact in push}) - 1))
        told = [TELLERS[type(fact)](self.names, fact) for fact in push if not isinstance(fact, f.TileSlid)]
        return [self._priced(line) for line in (*written, *told) if line is not None]

    def _slide(self, slid: list[f.TileSlid], pushed: int) -> Line:
        dug = slid[-1]
        key = "log-tile-pushed" if pushed else "log-tile-slid"
        told = {"tile": self.names.tile(dug.tile), "space": self.names.space(dug.to_space)}
        keys: tuple[Key, ...] = tuple(("tile", fact.tile) for fact in slid)
        return Line(words(key, count=pushed, **told), "glyph/dig", keys)


class Log(LogBook):
    """A game of Fossilis in lines."""

    def __init__(self, names: Names) -> None:
        super().__init__(partial(Scribe, names))
        self.names = names
