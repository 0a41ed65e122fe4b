"""Who may sit at a table, by the names of the command line, and the setup of a game that follows from it."""

from __future__ import annotations

from collections.abc import Sequence

from game.model.bonewars.state import Setup as WarsSetup
from game.model.fossilis.box import Dinosaur
from game.model.fossilis.site import NOWHERE
from game.model.fossilis.state import EXPANSIONS, PERSONALITIES, SWITCHES, Setup

HUMAN, RANDOM = "human", "random"
RIVALS = tuple(f"rival-{name}" for name in PERSONALITIES)
KINDS = (HUMAN, RANDOM, *RIVALS)
"""A person with the mouse, a random computer player, and the two Rivals, who are rules and no players."""
THEODORE = "theodore"
THEODORES = (THEODORE, f"{THEODORE}-expert")
"""Theodore with the advanced and with the expert second pile, who is rules too."""
WARS_KINDS = (HUMAN, RANDOM, *THEODORES)


def fossilis_setup(
    kinds: Sequence[str],
    seed: int,
    switches: Sequence[str] = (),
    diagonal_steps: bool = False,
    all_sets_six: bool = False,
    expansions: Sequence[str] = (),
    species: Sequence[Dinosaur] = (),
) -> Setup:
    """Return the setup of a game with these seats; the order of the expansions does not matter.

    Raises ValueError with a sentence that lists what is known when a seat, a switch or an expansion is not.
    """
    rivals = [number for number, kind in enumerate(kinds) if kind in RIVALS]
    if unknown := [kind for kind in kinds if kind not in KINDS]:
        raise ValueError(f"unknown seat {unknown[0]!r}; known are {', '.join(KINDS)}")
    if unknown := [name for name in switches if name not in SWITCHES]:
        raise ValueError(f"unknown difficulty switch {unknown[0]!r}; known are {', '.join(SWITCHES)}")
    if unknown := [name for name in expansions if name not in EXPANSIONS]:
        raise ValueError(f"unknown expansion {unknown[0]!r}; known are {', '.join(EXPANSIONS)}")
    if (rivals and len(kinds) != 2) or len(rivals) > 1:
        raise ValueError("there is at most one Rival, and he plays against exactly one other seat")
    return Setup(
        seats=len(kinds),
        seed=seed,
        rival=kinds[rivals[0]].removeprefix("rival-") if rivals else "",
        rival_seat=rivals[0] if rivals else NOWHERE,
        switches=tuple(switches),
        diagonal_steps=diagonal_steps,
        all_sets_six=all_sets_six,
        expansions=tuple(name for name in EXPANSIONS if name in expansions),
        species=tuple(species),
    )


def bonewars_setup(
    kinds: Sequence[str], seed: int, leftover_moves: bool = False, discover_cost: int = 1, heads: Sequence[int] = ()
) -> WarsSetup:
    """Return the setup of a game of Bone Wars with these seats; `heads` are in centimetres, none if not measured.

    Raises ValueError with a sentence that lists what is known when a seat is not.
    """
    theodores = [number for number, kind in enumerate(kinds) if kind in THEODORES]
    if unknown := [kind for kind in kinds if kind not in WARS_KINDS]:
        raise ValueError(f"unknown seat {unknown[0]!r}; known are {', '.join(WARS_KINDS)}")
    if (theodores and len(kinds) != 2) or len(theodores) > 1:
        raise ValueError("there is one Theodore at most, and he plays against exactly one other seat")
    if not theodores:
        return WarsSetup(seats=len(kinds), seed=seed, heads=tuple(heads))
    return WarsSetup(
        seats=len(kinds),
        seed=seed,
        theodore="advanced" if kinds[theodores[0]] == THEODORE else "expert",
        theodore_seat=theodores[0],
        leftover_moves=leftover_moves,
        discover_cost=discover_cost,
        heads=tuple(heads),
    )
