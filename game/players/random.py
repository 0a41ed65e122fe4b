"""The random computer player: every option is as good as any other."""

from __future__ import annotations

from dataclasses import dataclass

from game.model.turn import Choice, Decision, Rng, below


@dataclass(slots=True)
class RandomPlayer:
    """Picks uniformly, with a random source of its own that has nothing to do with the game's."""

    source: Rng

    def choose(self, asked: Decision) -> Choice:
        """Return one of the options."""
        return asked.options[below(self.source, len(asked.options))]
