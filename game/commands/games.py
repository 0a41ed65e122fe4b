"""Whole games between computer players, without a window: the same game for the same seed, wherever it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.games import BONEWARS, FOSSILIS, GAMES, components, new_game
from game.model.fossilis.box import BONES, DIETS, ERAS, MOVEMENTS, Dinosaur
from game.model.fossilis.state import EXPANSIONS, MOST_SPECIES
from game.model.fossilis.undiscovered import MOST_BONES
from game.model.record import digest
from game.model.turn import MASK, Choice, Decision, Fact, Rng, State, below, decision, draw, play
from game.players.random import RandomPlayer
from game.players.seats import bonewars_setup, fossilis_setup
from game.species import new_species

GOLDEN = 0x9E3779B97F4A7C15
EVERYTHING = tuple(name for name in EXPANSIONS if name != "ice-age-simple")
"""All expansions at once, of the two ways to play Ice Age the full one."""
MOST_DECISIONS = 50_000
"""No game of random players comes near; one that gets there would never end."""


@dataclass(frozen=True, slots=True)
class Order:
    """The games that are wanted: who sits where, the seed of the whole series, and the options."""

    seats: tuple[str, ...]
    seed: int
    switches: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    game: str = FOSSILIS


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended."""

    decisions: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    digest: str


def seeds(seed: int, number: int) -> tuple[int, int]:
    """Return the seed of game `number` of a series, and that of its random players."""
    source = Rng((draw(Rng(seed)) + number * GOLDEN) & MASK)
    return draw(source), draw(source)


def start(order: Order, number: int) -> tuple[Any, RandomPlayer]:
    """Return game `number` at its first decision, and the player for all its seats."""
    game_seed, player_seed = seeds(order.seed, number)
    setup = setup_of(order, game_seed)
    return new_game(components(setup), setup), RandomPlayer(Rng(player_seed))


def setup_of(order: Order, seed: int) -> Any:
    """Return the setup of a game; a series makes up its undiscovered species. Raises ValueError if it cannot be."""
    if order.game == BONEWARS:
        if order.switches or order.expansions:
            raise ValueError("difficulty switches and expansions belong to fossilis")
        return bonewars_setup(order.seats, seed)
    species = made_up(order.seed, order.expansions) if "undiscovered" in order.expansions else ()
    return fossilis_setup(order.seats, seed, order.switches, expansions=order.expansions, species=species)


def made_up(seed: int, expansions: Sequence[str]) -> tuple[Dinosaur, ...]:
    """Return as many species as a game can hold, the same ones for the same seed."""
    source = Rng(seed)
    eras = ERAS if any(name.startswith("ice-age") for name in expansions) else ERAS[:-1]
    made = []
    for number in range(1, MOST_SPECIES + 1):
        diet, movement, era = (words[below(source, len(words))] for words in (DIETS, MOVEMENTS, eras))
        bones = [BONES[below(source, len(BONES))] for _ in range(1 + below(source, MOST_BONES))]
        made.append(new_species(f"Species {number}", diet, movement, era, bones))
    return tuple(made)


def play_out(state: State, choose: Callable[[Decision], Choice]) -> int:
    """Play a game to its end in place, and return the number of decisions."""
    asked, made = decision(state), 0
    facts: list[Fact] = []
    while asked:
        facts.clear()
        asked = play(state, choose(asked), facts)
        made += 1
        if made > MOST_DECISIONS:
            raise RuntimeError(f"no end after {MOST_DECISIONS} decisions")
    return made


def play_game(order: Order, number: int) -> Outcome:
    """Play game `number` of a series. Raises RuntimeError naming the game when the rules fail."""
    try:
        state, player = start(order, number)
        made, game = play_out(state, player.choose), GAMES[order.game]
        return Outcome(made, game.totals(state), game.winners(state), digest(state))
    except Exception as error:
        setup = f"seats {','.join(order.seats)}, seed {order.seed}, switches {','.join(order.switches) or 'none'}"
        setup += f", with {','.join(order.expansions)}" if order.expansions else ""
        raise RuntimeError(f"game {number} of the series failed ({setup}): {error!r}") from error


def check_seats(kinds: Sequence[str], allowed: Sequence[str]) -> None:
    """Refuse seats that nobody plays here. Raises ValueError listing the known ones."""
    if unknown := [kind for kind in kinds if kind not in allowed]:
        raise ValueError(f"unknown seat {unknown[0]!r}; known are {', '.join(allowed)}")
