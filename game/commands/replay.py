"""`bone-wars replay`: plays an exported game again without a window and says whether each digest agrees."""

from __future__ import annotations

import argparse
import json
from typing import Any

from game import saved
from game.games import GAMES, components


def run(options: argparse.Namespace) -> int:
    """Play the game in a file again and print the report; 1 when a digest differs. Raises ValueError for a bad file."""
    report = play_again(saved.read_game(options.file), str(options.file))
    print(json.dumps(report) if options.json else describe(report))
    return 1 if report["differing"] else 0


def play_again(game: saved.GameFile, file: str) -> dict[str, Any]:
    """Return what came of playing a game again; `differing` are the numbers of choices, 0 for the beginning."""
    session = saved.begin(game, components(game.setup))
    differing = [number for number, agrees in enumerate(saved.replay(game, session)) if not agrees]
    return {
        "file": file,
        "game": game.game,
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in game.seats],
        "choices": len(game.moves),
        "agrees": not differing,
        "differing": differing,
        "finished": session.decision() is None,
        "totals": list(GAMES[game.game].totals(session.state)),
    }


def describe(report: dict[str, Any]) -> str:
    """Return the report for people."""
    differing = report["differing"]
    if differing:
        first = f"after choice {differing[0]}" if differing[0] else "at the beginning"
        verdict = f"{len(differing)} of {report['choices'] + 1} digests differ, first {first}"
    else:
        verdict = "every digest agrees"
    seats = (f"{seat['name']} {total}" for seat, total in zip(report["seats"], report["totals"], strict=True))
    state = "finished" if report["finished"] else "not finished"
    return f"{report['file']}: {report['choices']} choices, {verdict}\n{state}: {', '.join(seats)}"
