"""The figures of Bone Wars: its rules, Theodore's turns, and its table."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from typing import Any

from game.commands.bench_table import TICK, ask, opened, peak_memory, report_idle_of
from game.commands.figures import Figure, percentile
from game.commands.games import Order, play_game, start
from game.games import BONEWARS
from game.model.bonewars.state import Feud
from game.model.turn import Choice, Fact, Rng, apply, decision, play
from game.players.random import RandomPlayer
from game.view.text import read_ahead

PAIR = Order(("random", "random"), seed=1, game=BONEWARS)
SOLO = Order(("random", "theodore"), seed=1, game=BONEWARS)
WINDOW = ["--new", "bonewars", "--seats", "human,theodore", "--seed", "7", "--size", "1920x1080"]
SECONDS = 2.0
GAMES, CHOICES, RUNS = 20, 40, 5
LOOKED_AT = ((120, 240), (945, 330), (690, 820), (1200, 80))
"""The pointer rests on a site, a shelf, the hand and the strip of the rival before each choice."""

MODULE = "bench_wars"


def wars_rules() -> list[Figure]:
    """Measure random games of two seats, `clone` and `apply` over a game, and Theodore's turns."""
    played = decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        decisions += play_game(PAIR, played).decisions
        played += 1
    pace = decisions / (time.perf_counter() - began)
    moments = [(feud.clone(), choice) for feud, choice in moments_of(PAIR, 0)]
    middle = moments[len(moments) // 2][0]
    clone = min(seconds_of(lambda: [middle.clone() for _ in range(1000)]) for _ in range(RUNS)) / 1000
    whole = min(seconds_of(lambda: [apply(feud, choice) for feud, choice in moments]) for _ in range(RUNS))
    return [
        Figure("wars_decisions_per_second", "Bone Wars, random play, 2 seats: decisions a second", pace, "/s"),
        Figure("wars_clone_us", "Bone Wars: clone of a state in the middle of a game", clone * 1e6, "us", 20),
        Figure("wars_apply_us", "Bone Wars: apply, mean over a game", whole / len(moments) * 1e6, "us", 150),
        *theodores_turns(),
    ]


def seconds_of(measured: Any) -> float:
    """Return the seconds something takes."""
    began = time.perf_counter()
    measured()
    return time.perf_counter() - began


def moments_of(order: Order, number: int) -> Sequence[tuple[Feud, Choice]]:
    """Return every state of a random game with the choice that was made there."""
    feud, player = start(order, number)
    found = []
    while asked := decision(feud):
        choice = player.choose(asked)
        found.append((feud, choice))
        feud, _ = apply(feud, choice)
    return found


def theodores_turns() -> list[Figure]:
    """Measure whole turns of Theodore in twenty games, from the end of the other turn to the next decision."""
    times = []
    for number in range(GAMES):
        for feud, choice in moments_of(SOLO, number):
            if choice == ("end",):
                copy, facts = feud.clone(), list[Fact]()
                times.append(seconds_of(lambda copy=copy, choice=choice, facts=facts: play(copy, choice, facts)))
    mean = sum(times) / len(times) * 1e3
    return [
        Figure("theodore_turn_ms", "one turn of Theodore, mean", mean, "ms", 2),
        Figure("theodore_turn_p99_ms", "one turn of Theodore, 99th percentile", percentile(times, 99) * 1e3, "ms"),
    ]


def wars_table() -> list[Figure]:
    """Measure frames and idleness of the table of Bone Wars."""
    moving, idle = ask("report_moving", MODULE), ask("report_idle", MODULE)
    what = "Bone Wars: frame when something moves"
    found = [
        Figure("wars_frame_p50_ms", f"{what}, 1920x1080, median", moving["p50"], "ms", 6),
        Figure("wars_frame_p99_ms", f"{what}, 99th percentile", moving["p99"], "ms", 10),
        Figure("wars_idle_percent", "Bone Wars: processor use when nothing moves", idle["percent"], "%", 2),
    ]
    if moving["memory"]:
        found.append(Figure("wars_memory_mb", "Bone Wars: peak memory at 1920x1080", moving["memory"], "MB", 300))
    return found


def report_idle() -> None:
    """Print how much of a core the table uses when nothing moves."""
    report_idle_of(WINDOW)


def report_moving() -> None:
    """Print the milliseconds of frames while things are looked at and choices are shown, and the peak memory.

    What moves is all there is in a game: deeds, Theodore's turns with their reasons, and the divider that slides.
    """
    app, table = opened(WINDOW)
    # So the program does by itself in the first moment in which nothing moves.
    while read_ahead():
        continue
    player, frames = RandomPlayer(Rng(7)), list[float]()
    for _ in range(CHOICES):
        asked = table.play.session.decision()
        if asked is None:
            break
        for place in LOOKED_AT:
            frames += frames_of(app, table, [motion(app, place)])
        table.play.choose(player.choose(asked))
        frames += frames_of(app, table)
    print(json.dumps({"p50": percentile(frames, 50), "p99": percentile(frames, 99), "memory": peak_memory()}))


def frames_of(app: Any, table: Any, events: Sequence[Any] = ()) -> Iterator[float]:
    """Yield the milliseconds of every frame in which something looks different, until the table stands still."""
    begun = False
    while not begun or table.moving:
        began = time.perf_counter()
        if app.frame(TICK, () if begun else events):
            yield (time.perf_counter() - began) * 1e3
        begun = True


def motion(app: Any, place: tuple[int, int]) -> Any:
    """Return what tells that the pointer is at a place of the table."""
    import pygame

    return pygame.event.Event(
        pygame.MOUSEMOTION, pos=app.stage.screen.point(place), rel=(0, 0), buttons=(0, 0, 0), touch=False
    )
