"""`bone-wars bench`: how quick rules, library and table are on this machine, against what they should reach."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from game import paths
from game.commands.bench_bundle import bundle_figures
from game.commands.bench_table import table_figures
from game.commands.bench_wars import wars_rules, wars_table
from game.commands.figures import Figure, percentile
from game.commands.games import EVERYTHING, Order, play_game, start
from game.model.fossilis.state import Dig
from game.model.session import Session
from game.model.turn import Choice, apply, decision, play
from game.store import Library, Participant

PAIR = Order(("random", "random"), seed=1)
SOLO = Order(("random", "rival-marsh"), seed=1)
END_TURN = ("end-turn",)
MIXED_GAMES = 60
SLICES, SLICE = 4, 1.0
"""Ours and the other program's games take turns in so many slices of so many seconds."""
CATANATRON_PACE = 26_000
GAMES_PACE = 25


def run(options: argparse.Namespace) -> int:
    """Measure everything and print the figures; 1 when one of them is not reached."""
    if getattr(sys, "frozen", False):
        raise ValueError("a bundle cannot measure itself; run bench from a checkout or an installed wheel")
    figures: list[Figure] = []
    rules = (random_play, all_expansions, copies, rival_turns, wars_rules)
    for measure in (*rules, saving, table_figures, wars_table, bundle_figures):
        print(f"{measure.__name__.replace('_', ' ')} ...", file=sys.stderr)
        figures += measure()
    print(as_json(figures) if options.json else as_table(figures))
    return 1 if any(figure.met is False for figure in figures) else 0


def as_json(figures: Sequence[Figure]) -> str:
    """Return the figures by key."""
    table = {
        figure.key: {
            "what": figure.what,
            "value": round(figure.value, 3),
            "unit": figure.unit,
            "reach": figure.reach,
            "met": figure.met,
        }
        for figure in figures
    }
    return json.dumps(table)


def as_table(figures: Sequence[Figure]) -> str:
    """Return the figures for people."""
    marks = {True: "reached", False: "MISSED", None: ""}
    lines = []
    for figure in figures:
        reach = "" if figure.reach is None else f"{'at least' if figure.more else 'at most'} {figure.reach:,g}"
        lines.append(f"{figure.what:<58}{figure.value:>12,.2f} {figure.unit:<3}  {reach:<16} {marks[figure.met]}")
    return "\n".join(lines)


def random_play() -> list[Figure]:
    """Measure random games of two seats on one core, by turns with catanatron when it is installed."""
    played = decisions = 0
    seconds = other_seconds = 0.0
    actions = 0
    other = catanatron_game()
    for _ in range(SLICES):
        began = time.perf_counter()
        while time.perf_counter() - began < SLICE:
            decisions += play_game(PAIR, played).decisions
            played += 1
        seconds += time.perf_counter() - began
        began = time.perf_counter()
        while other and time.perf_counter() - began < SLICE:
            actions += other()
        other_seconds += time.perf_counter() - began
    pace = actions / other_seconds if other else CATANATRON_PACE
    found = [
        Figure(
            "decisions_per_second", "random play, 2 seats: decisions a second", decisions / seconds, "/s", pace, True
        ),
        Figure("games_per_second", "random play, 2 seats: games a second", played / seconds, "/s", GAMES_PACE, True),
    ]
    if other:
        found.append(Figure("catanatron", "catanatron, 2 random players: actions a second", pace, "/s"))
    return found


def catanatron_game() -> Callable[[], int] | None:
    """Return what plays one game of catanatron and counts its actions, or None when it is not installed."""
    if find_spec("catanatron") is None:
        return None
    catanatron: Any = import_module("catanatron")

    def play_one() -> int:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in list(catanatron.Color)[:2]])
        game.play()
        return len(game.state.actions)

    return play_one


def all_expansions() -> list[Figure]:
    """Measure random games with all expansions, by turns with games without any."""
    orders = (PAIR, replace(PAIR, expansions=EVERYTHING))
    decisions, seconds = [0, 0], [0.0, 0.0]
    for number in range(-1, MIXED_GAMES):
        for place, order in enumerate(orders):
            began = time.process_time()
            made = play_game(order, max(0, number)).decisions
            if number >= 0:
                decisions[place] += made
                seconds[place] += time.process_time() - began
    base, everything = (second / decision for second, decision in zip(seconds, decisions, strict=True))
    what = "all expansions: time of a decision, in times of one without"
    return [Figure("all_expansions_times", what, everything / base, "x", 1.5)]


def copies() -> list[Figure]:
    """Measure `clone` of a state in the middle of a game, and `apply` over a whole game."""
    moments = [(dig.clone(), choice) for dig, choice in moments_of(PAIR, 0)]
    middle = moments[len(moments) // 2][0]
    clone = best(lambda: [middle.clone() for _ in range(1000)]) / 1000
    whole = best(lambda: [apply(dig, choice) for dig, choice in moments]) / len(moments)
    return [
        Figure("clone_us", "clone of a state in the middle of a game", clone * 1e6, "us", 20),
        Figure("apply_us", "apply, mean over a game", whole * 1e6, "us", 150),
    ]


def best(measured: Callable[[], object]) -> float:
    """Return the seconds of the quickest of five runs."""
    times = []
    for _ in range(5):
        began = time.perf_counter()
        measured()
        times.append(time.perf_counter() - began)
    return min(times)


def moments_of(order: Order, number: int) -> Sequence[tuple[Dig, Choice]]:
    """Return every state of a random game with the choice that was made there."""
    dig, player = start(order, number)
    found = []
    asked = decision(dig)
    while asked:
        choice = player.choose(asked)
        found.append((dig, choice))
        dig, _ = apply(dig, choice)
        asked = decision(dig)
    return found


def rival_turns() -> list[Figure]:
    """Measure whole turns of the Rival in twenty games, from the end of the other turn to the next decision."""
    times = []
    for number in range(20):
        for dig, choice in moments_of(SOLO, number):
            if choice == END_TURN:
                copy = dig.clone()
                began = time.perf_counter()
                play(copy, choice, [])
                times.append(time.perf_counter() - began)
    return [
        Figure("rival_turn_ms", "one turn of the Rival, mean", sum(times) / len(times) * 1e3, "ms", 2),
        Figure("rival_turn_p99_ms", "one turn of the Rival, 99th percentile", percentile(times, 99) * 1e3, "ms"),
    ]


def saving() -> list[Figure]:
    """Measure how long the library needs to keep a choice, on the disk of the player's folder."""
    times: list[float] = []
    with tempfile.TemporaryDirectory(dir=paths.player_folder(), prefix="bench-") as folder:
        library = Library(Path(folder))
        for number in range(4):
            times += keep_game(library, number)
        library.close()
    return [
        Figure("save_p50_ms", "a choice saved, median", percentile(times, 50) * 1e3, "ms"),
        Figure("save_p99_ms", "a choice saved, 99th percentile", percentile(times, 99) * 1e3, "ms", 5),
    ]


def keep_game(library: Library, number: int) -> list[float]:
    """Play a random game into the library and return the seconds that each choice took to keep."""
    dig, player = start(PAIR, number)
    session = Session(dig)
    keeper = library.begin(dig.setup, [Participant("random", "Marsh"), Participant("random", "Cope")], dig)
    times = []
    while (asked := session.decision()) is not None:
        choice = player.choose(asked)
        session.choose(choice)
        began = time.perf_counter()
        keeper.append(choice, session.state)
        times.append(time.perf_counter() - began)
    if keeper.trouble:
        raise ValueError(keeper.trouble)
    return times
