"""Random games of Bone Wars, for tests of words and pictures."""

from __future__ import annotations

from collections.abc import Iterator

from game.content_bonewars import bonewars_box
from game.model.bonewars.setup import new_game
from game.model.bonewars.state import NOBODY, Feud, Setup
from game.model.turn import Decision, Fact, Rng, apply, below, decision

BOX = bonewars_box()
SEATS = ("Ann", "Ben", "Cleo", "Dora")
KINDS_OF_GAMES = {
    "two": Setup(2, 1),
    "three": Setup(3, 2),
    "four": Setup(4, 3),
    "advanced": Setup(2, 4, "advanced", 1),
    "expert": Setup(2, 5, "expert", 1, leftover_moves=True, discover_cost=2),
}


def setup_of(kind: str, seed: int = 0) -> Setup:
    plain = KINDS_OF_GAMES[kind]
    return Setup(
        plain.seats,
        plain.seed + seed,
        plain.theodore,
        plain.theodore_seat if plain.theodore else NOBODY,
        plain.leftover_moves,
        plain.discover_cost,
    )


def moments(kind: str, seed: int = 0) -> Iterator[tuple[Feud, Decision, Feud, list[Fact]]]:
    """Play a random game and yield each state, what was asked, the state after the choice, and what happened."""
    setup = setup_of(kind, seed)
    feud, rng = new_game(BOX, setup), Rng(setup.seed + 77)
    while (asked := decision(feud)) is not None:
        after, facts = apply(feud, busy_choice(asked, rng))
        yield feud, asked, after, facts
        feud = after


def busy_choice(asked: Decision, rng: Rng):
    """Return a choice at random, rarely the one that stops or passes."""
    eager = [choice for choice in asked.options if choice[0] not in ("pass", "done", "decline")]
    pick = eager if eager and below(rng, 8) else asked.options
    return pick[below(rng, len(pick))]
