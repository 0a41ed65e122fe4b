"""The scripted player: choices written down beforehand, for tests and recorded games."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.model.turn import Choice, Decision


@dataclass(slots=True)
class ScriptedPlayer:
    """Makes the choices of `script` one after the other; `made` counts them."""

    script: tuple[Choice, ...]
    made: int = field(default=0)

    def choose(self, asked: Decision) -> Choice:
        """Return the next choice. Raises ValueError when the script is over, or its choice is not legal now."""
        if self.made == len(self.script):
            raise ValueError(
                f"the script ends after {self.made} choices, but {type(asked.step).__name__} asks for more"
            )
        choice = self.script[self.made]
        if choice not in asked.options:
            raise ValueError(f"choice {self.made + 1} of the script, {choice!r}, is not legal now")
        self.made += 1
        return choice
