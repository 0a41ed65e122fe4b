"""`bone-wars simulate`: many games between computer players, and what came of them."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections.abc import Iterator
from functools import partial
from hashlib import blake2b
from typing import Any

from tqdm import tqdm

from game.commands.games import Order, Outcome, check_seats, play_game, setup_of
from game.games import GAMES
from game.players.seats import HUMAN


def run(options: argparse.Namespace) -> int:
    """Play the games that are wanted and print the report. Raises ValueError for seats that do not fit."""
    check_seats(options.seats, [kind for kind in GAMES[options.game].kinds if kind != HUMAN])
    order = Order(tuple(options.seats), options.seed, tuple(options.rival), tuple(options.expansions), options.game)
    setup_of(order, options.seed)
    began = time.perf_counter()
    outcomes = list(tqdm(play_all(order, options.games, options.jobs), total=options.games, unit="game"))
    report = summary(order, outcomes, time.perf_counter() - began)
    print(json.dumps(report) if options.json else describe(report))
    return 0


def play_all(order: Order, games: int, jobs: int) -> Iterator[Outcome]:
    """Yield the outcomes in the order of the games, played by so many processes."""
    jobs = min(jobs, games)
    if jobs == 1:
        yield from map(partial(play_game, order), range(games))
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(partial(play_game, order), range(games), max(1, min(16, games // (4 * jobs))))


def summary(order: Order, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """Return the report: everything but the times depends on seed, seats, options and number of games alone."""
    together = blake2b("".join(outcome.digest for outcome in outcomes).encode(), digest_size=16)
    return {
        "game": order.game,
        "seed": order.seed,
        "rival": list(order.switches),
        "with": list(order.expansions),
        "games": len(outcomes),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(outcomes) / seconds, 2),
        "decisions_per_second": round(sum(outcome.decisions for outcome in outcomes) / seconds, 1),
        "seats": [seat_summary(order, outcomes, seat) for seat in range(len(order.seats))],
        "longest": max(outcome.decisions for outcome in outcomes),
        "digest": together.hexdigest(),
    }


def seat_summary(order: Order, outcomes: list[Outcome], seat: int) -> dict[str, Any]:
    """Return how one seat fared; a shared victory counts for each who shares it."""
    scores = [outcome.totals[seat] for outcome in outcomes]
    return {
        "name": order.seats[seat],
        "wins": sum(seat in outcome.winners for outcome in outcomes),
        "mean_score": round(sum(scores) / len(scores), 2),
        "min": min(scores),
        "max": max(scores),
    }


def describe(report: dict[str, Any]) -> str:
    """Return the report for people."""
    lines = [
        f"{report['games']} games in {report['seconds']} s: {report['games_per_second']} games and "
        f"{report['decisions_per_second']} decisions a second, the longest with {report['longest']} decisions"
    ]
    for number, seat in enumerate(report["seats"], 1):
        lines.append(
            f"seat {number}  {seat['name']:<12} wins {seat['wins']:>5}   "
            f"score {seat['mean_score']:>7.2f} on average, {seat['min']} to {seat['max']}"
        )
    return "\n".join([*lines, f"digest {report['digest']}"])
