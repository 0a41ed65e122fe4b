"""Remembers the Rival's last turn, so that it can be watched again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.model.fossilis import facts as f
from game.model.fossilis.state import Dig
from game.model.turn import Fact


@dataclass(slots=True)
class LastTurn:
    """What happened in the Rival's last turn, and the state in which it began; others may have been asked meanwhile."""

    rival: int
    before: Dig | None = None
    facts: list[Fact] = field(default_factory=list)
    _goes_on: bool = False

    def remember(self, before: Dig, facts: Iterable[Fact]) -> None:
        """Take note of what a choice led to, and of the state before it."""
        for fact in facts:
            if isinstance(fact, f.TurnBegan) and fact.player == self.rival:
                self.before, self.facts, self._goes_on = before, [], True
            if self._goes_on:
                self.facts.append(fact)
            if isinstance(fact, f.TurnEnded) and fact.player == self.rival:
                self._goes_on = False
