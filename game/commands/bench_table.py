"""The figures of the table, each measured in a fresh process, on a screen of memory when there is no display."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from typing import Any

from game import paths
from game.commands.figures import Figure, percentile
from game.model.fossilis.facts import PawnFellIn, PawnFellOff, TileSlid
from game.model.turn import Choice, Fact, apply

SIZE = (1920, 1080)
SOLO = ["--new", "fossilis", "--seats", "human,rival-marsh", "--seed", "7", "--size", "1920x1080"]
TICK = 1 / 60
PUSHES, TURNS = 12, 6
SETTLING_SECONDS, IDLE_SECONDS = 2.0, 5.0
CALL = "from game.commands import {0}; {0}.{1}()"


def table_figures() -> list[Figure]:
    """Measure frames, idleness, start, memory and skipping."""
    moving, idle, first = ask("report_moving"), ask("report_idle"), first_frame()
    found = [
        Figure("frame_p50_ms", "frame while a push is animated, 1920x1080, median", moving["p50"], "ms", 6),
        Figure("frame_p99_ms", "frame while a push is animated, 99th percentile", moving["p99"], "ms", 10),
        Figure("skip_ms", "skip to the end of a turn of the Rival, slowest", moving["skip"], "ms", 100),
        Figure("idle_percent", "processor use of the table when nothing moves", idle["percent"], "%", 2),
        Figure("first_frame_s", "command to first frame, warm", first, "s", 1),
    ]
    if moving["memory"]:
        found.append(Figure("memory_mb", "peak memory at 1920x1080", moving["memory"], "MB", 300))
    return found


def ask(report: str, module: str = "bench_table") -> dict[str, float]:
    """Return what a function of a module prints in a process of its own, with a player's folder of its own."""
    with tempfile.TemporaryDirectory(dir=paths.player_folder(), prefix="bench-") as folder:
        command = [sys.executable, "-c", CALL.format(module, report)]
        done = subprocess.run(command, env=surroundings(folder), stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise ValueError(f"the table cannot be measured: {report} ended with status {done.returncode}")
    found: dict[str, float] = json.loads(done.stdout)
    return found


def surroundings(folder: str) -> dict[str, str]:
    """Return the environment: no sound, and without a display a screen of memory."""
    found = {**os.environ, "BONE_WARS_HOME": folder, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    if sys.platform == "linux" and not any(found.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        found["SDL_VIDEODRIVER"] = "dummy"
    return found


def first_frame() -> float:
    """Return the seconds from the command to the first frame, the quickest of three starts."""
    times = []
    for _ in range(3):
        began = time.time()
        times.append(ask("report_first_frame")["at"] - began)
    return min(times)


def opened(arguments: list[str] = SOLO) -> tuple[Any, Any]:
    """Open the window with a table in it, against Marsh if nothing else is wanted."""
    from game.__main__ import parser
    from game.app import App
    from game.commands import window
    from game.store import Library

    options = parser().parse_args(arguments)
    app = App(window.settings_of_player()[0], SIZE)
    table = window.start(app.stage, Library(), window.new_game(options))
    app.stage.push(table)
    app.frame(TICK, [])
    return app, table


def report_first_frame() -> None:
    """Print when the first frame of a table is on the screen."""
    opened()
    print(json.dumps({"at": time.time()}))


def report_idle() -> None:
    """Print how much of a core the table uses when nothing moves."""
    report_idle_of(SOLO)


def report_idle_of(arguments: list[str]) -> None:
    """Print how much of a core a table uses when nothing moves."""
    app, _ = opened(arguments)
    shares: list[float] = []
    watch = threading.Thread(target=watch_idling, args=(shares,))
    watch.start()
    app.run()
    watch.join()
    print(json.dumps({"percent": shares[0] * 100}))


def watch_idling(shares: list[float]) -> None:
    """Wait until the table stands still, note the share of a core that is used from then on, and close the window."""
    import pygame

    time.sleep(SETTLING_SECONDS)
    used, began = time.process_time(), time.perf_counter()
    time.sleep(IDLE_SECONDS)
    shares.append((time.process_time() - used) / (time.perf_counter() - began))
    pygame.event.post(pygame.event.Event(pygame.QUIT))


def report_moving() -> None:
    """Print the milliseconds of frames while pushes are shown, of skipping, and the peak memory."""
    app, table = opened()
    frames = [seconds * 1e3 for seconds in frames_of_pushes(app, table.play)]
    skips = [skip_turn(app, table.play) * 1e3 for _ in range(TURNS)]
    report = {
        "p50": percentile(frames, 50),
        "p99": percentile(frames, 99),
        "skip": max(skips),
        "memory": peak_memory(),
    }
    print(json.dumps(report))


def frames_of_pushes(app: Any, play: Any) -> Iterator[float]:
    """Yield the seconds of every frame that was drawn while long pushes were shown."""
    pushes = 0
    while pushes < PUSHES:
        choice = longest_push(play)
        play.choose(choice)
        if choice[0] != "dig":
            play.skip()
            app.frame(TICK, [])
            continue
        pushes += 1
        while play.showing:
            began = time.perf_counter()
            if app.frame(TICK, []):
                yield time.perf_counter() - began


def longest_push(play: Any) -> Choice:
    """Return the dig that slides most tiles and leaves the pawn on the site; without one, climb or end the turn."""
    asked, state = play.session.decision(), play.session.state
    digs = [choice for choice in asked.options if choice[0] == "dig"]
    climbs = [choice for choice in asked.options if choice[0] == "climb"]
    if not digs:
        return climbs[0] if climbs else tuple(asked.options[-1])
    return max(digs, key=lambda choice: worth(apply(state, choice)[1]))


def worth(facts: list[Fact]) -> int:
    """Return how many tiles a push slides, less when a pawn falls."""
    falls = sum(isinstance(fact, PawnFellOff | PawnFellIn) for fact in facts)
    return sum(isinstance(fact, TileSlid) for fact in facts) - 9 * falls


def skip_turn(app: Any, play: Any) -> float:
    """Return the seconds from the wish to skip to the frame that shows the end of a turn of the Rival."""
    asked = play.session.decision()
    while ("end-turn",) not in asked.options:
        play.choose(asked.options[0])
        play.skip()
        asked = play.session.decision()
    play.choose(("end-turn",))
    app.frame(TICK, [])
    began = time.perf_counter()
    play.skip()
    app.frame(TICK, [])
    return time.perf_counter() - began


def peak_memory() -> float:
    """Return the most memory this process had, in megabytes; 0 where it cannot be asked."""
    if sys.platform == "win32":
        return 0.0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)
