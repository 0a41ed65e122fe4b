"""What the sheet of the rules of Fossilis is told about a game: which expansions, which Rival, which ways to play."""

from __future__ import annotations

from dataclasses import dataclass

from game.model.fossilis.state import EXPANSIONS, PERSONALITIES, Setup

ICE_AGE = ("ice-age", "ice-age-simple")
"""The two ways to play Ice Age."""


@dataclass(frozen=True, slots=True)
class Played:
    """What is in a game beside the rules that always hold; `rivals` may be both when no game is meant."""

    expansions: tuple[str, ...] = ()
    rivals: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()
    diagonal_steps: bool = False
    all_sets_six: bool = False

    @property
    def ice_age(self) -> bool:
        """Whether animals of the Pleistocene take part, in either way."""
        return any(way in self.expansions for way in ICE_AGE)

    @property
    def with_pleistocene(self) -> bool:
        """Whether points are told as with Ice Age: not where no game is meant, since its own page tells them."""
        return self.ice_age and len(self.rivals) < len(PERSONALITIES)


EVERYTHING = Played(EXPANSIONS, PERSONALITIES)
"""All that can be in a game, for who reads the rules before choosing."""


def played(setup: Setup) -> Played:
    """Return what is in a game."""
    rivals = (setup.rival,) if setup.rival else ()
    return Played(setup.expansions, rivals, setup.switches, setup.diagonal_steps, setup.all_sets_six)
