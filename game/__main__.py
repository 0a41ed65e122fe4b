"""The command line: no argument opens the window; the commands need none."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from game import VERSION

PROGRAM = "bone-wars"
GAMES = ("fossilis", "bonewars")
SEEDS = 1 << 64
SIDES = range(320, 16385)
"""The pixels a window may measure."""


class Parser(argparse.ArgumentParser):
    """A parser that answers a mistake with one sentence."""

    def error(self, message: str) -> NoReturn:
        """Print the sentence and leave with status 2."""
        self.exit(2, f"{PROGRAM}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status: 1 for what the machine lacks, 2 for a mistake in the arguments."""
    options = parser().parse_args(arguments)
    try:
        return run(options)
    except ValueError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 141


def run(options: argparse.Namespace) -> int:
    """Run the command; each is imported only when it is asked for, so that the window opens soon."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if options.command == "simulate":
        from game.commands import simulate

        return simulate.run(options)
    if options.command == "replay":
        from game.commands import replay

        return replay.run(options)
    if options.command == "bench":
        from game.commands import bench

        return bench.run(options)
    if options.command in ("install-desktop", "uninstall-desktop"):
        from game.commands import desktop

        return desktop.run(options)
    from game.commands import window

    return window.run(options)


def parser() -> Parser:
    """Return the parser of the whole command line."""
    found = Parser(PROGRAM, description="Without a command the window opens.", allow_abbrev=False)
    found.add_argument("--version", action="version", version=f"{PROGRAM} {VERSION}")
    found.add_argument("--new", metavar="GAME", choices=GAMES, help="begin a game at once: fossilis or bonewars")
    found.add_argument("--resume", action="store_true", help="go on with the game played last")
    found.add_argument("--size", metavar="WxH", type=size, help="size of the window: 1920x1080")
    add_game_options(found, "human,random")
    found.set_defaults(command="window")
    commands = found.add_subparsers(metavar="COMMAND", parser_class=Parser)
    add_simulate(commands)
    add_replay(commands)
    add_bench(commands)
    add_desktop(commands)
    return found


def add_game_options(found: argparse.ArgumentParser, seats: str) -> None:
    """Add the options that say which game is meant."""
    found.add_argument("--seats", metavar="S,S", type=names, default=names(seats), help=f"who plays; default {seats}")
    found.add_argument("--seed", metavar="N", type=seed, default=None, help="the seed that decides all chance")
    found.add_argument("--rival", metavar="SWITCH,...", type=names, default=(), help="difficulty switches of the Rival")
    expansions = "expansions: ice-age or ice-age-simple, scorpion, power-tools, caution-tape, undiscovered"
    found.add_argument("--with", metavar="NAME,...", type=names, default=(), dest="expansions", help=expansions)


def add_simulate(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command that plays many games."""
    found = commands.add_parser("simulate", help="play many games between computer players", allow_abbrev=False)
    found.add_argument("game", choices=GAMES)
    add_game_options(found, "random,random")
    found.add_argument("--games", metavar="N", type=count, default=100, help="how many; default 100")
    found.add_argument("--jobs", metavar="N", type=count, default=1, help="in how many processes; default 1")
    found.add_argument("--json", action="store_true", help="print the report as JSON")
    found.set_defaults(command="simulate", seed=1)


def add_replay(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command that plays an exported game again."""
    found = commands.add_parser("replay", help="play an exported game again and compare digests", allow_abbrev=False)
    found.add_argument("file", type=Path)
    found.add_argument("--json", action="store_true", help="print the report as JSON")
    found.set_defaults(command="replay")


def add_bench(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command that measures."""
    found = commands.add_parser("bench", help="measure speed and memory", allow_abbrev=False)
    found.add_argument("--json", action="store_true", help="print the figures as JSON")
    found.set_defaults(command="bench")


def add_desktop(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the commands that put the program into the menu of a desktop and out of it again."""
    for name, help_ in (
        ("install-desktop", "put the program into the menu of this Linux desktop"),
        ("uninstall-desktop", "take it out of the menu again"),
    ):
        commands.add_parser(name, help=help_, allow_abbrev=False).set_defaults(command=name)


def names(text: str) -> tuple[str, ...]:
    """Return the words of a list with commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def whole(text: str) -> int:
    """Return the number in `text`. Raises ArgumentTypeError when it is none."""
    if not re.fullmatch(r"[0-9]{1,20}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def seed(text: str) -> int:
    """Return a seed: a number of 64 bits."""
    if whole(text) >= SEEDS:
        raise argparse.ArgumentTypeError(f"{text!r} is larger than {SEEDS - 1}")
    return int(text)


def count(text: str) -> int:
    """Return a number of at least 1."""
    if whole(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is less than 1")
    return int(text)


def size(text: str) -> tuple[int, int]:
    """Return width and height in pixels."""
    found = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    if not found or not all(int(side) in SIDES for side in found.groups()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1920x1080")
    return int(found[1]), int(found[2])


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # In a bundle the processes of `simulate --jobs` are the program itself, started anew.
        import multiprocessing

        multiprocessing.freeze_support()
    sys.exit(main())
