"""`bone-wars` without a command: the window, with the title or a table in it."""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game import paths
from game.app import App, NoDisplayError
from game.commands import crash
from game.commands.games import Order, setup_of
from game.games import BONEWARS, FOSSILIS, GAMES
from game.games import new_game as set_up
from game.model.fossilis.box import Dinosaur
from game.model.fossilis.state import MOST_SPECIES
from game.model.session import Session
from game.players.seats import RIVALS, THEODORES, bonewars_setup, fossilis_setup
from game.scenes import ports
from game.scenes.new_game_draft import SEED_LIMIT
from game.scenes.shell import tell
from game.scenes.title import open_shell
from game.settings import Settings, read_settings
from game.species import kept
from game.store import Keeper, Library, LibraryError, Participant, SavedGame
from game.view.form_scene import Answer, Dialog
from game.view.stage import Scene, Stage
from game.view.text import words


def run(options: argparse.Namespace) -> int:
    """Open the window and return when it is closed; 1 without a display or without a game to go on with."""
    check(options)
    wanted = new_game(options) if options.new else None
    library = Library()
    latest = library.latest() if options.resume else None
    if options.resume and latest is None:
        return refuse("there is no game to go on with; begin one with --new fossilis")
    if no_display():
        return refuse(words("no-display"))
    settings, trouble = settings_of_player()
    try:
        app = App(settings, options.size)
        open_shell(app.stage, doors_of(app.stage, library), trouble)
        begin(app.stage, library, wanted, latest)
        app.run()
    except NoDisplayError as error:
        return refuse(str(error))
    except Exception as error:
        return crash.tell(error, settings, library)
    finally:
        library.close()
    return 0


def check(options: argparse.Namespace) -> None:
    """Refuse seats and decks with which nothing could be begun. Raises ValueError with a sentence."""
    setup_of(Order(tuple(options.seats), 0, options.rival, options.expansions, options.new or FOSSILIS), 0)
    for game in GAMES.values():
        game.box_of(game.setup(seats=2, seed=0))


def begin(stage: Stage, library: Library, wanted: ports.NewGame | None, latest: SavedGame | None) -> None:
    """Go where the command line wants to; without a wish, tell of a crash that the player has not been told of."""
    if latest is not None:
        go_on(stage, library, latest.number)
    elif wanted is not None:
        stage.push(start(stage, library, wanted))
    elif report := crash.untold(stage.settings):
        offer_to_go_on(stage, library, report)


def offer_to_go_on(stage: Stage, library: Library, report: Path) -> None:
    """Say where the report of a crash is, and offer to go on with the game that was played last."""
    answers = [Answer(words("close"), glyph="glyph/check")]
    # Of a library that cannot be read the title has told already.
    with contextlib.suppress(LibraryError):
        if latest := library.latest():
            resumes = Answer(words("title-resume"), lambda: go_on(stage, library, latest.number), "glyph/resume")
            answers.insert(0, resumes)
    stage.push(Dialog(stage, words("crash-last-title"), words("crash-last-text", file=str(report)), answers))


def go_on(stage: Stage, library: Library, number: int) -> None:
    """Put the table of a kept game on the stage, or say why that cannot be done."""
    try:
        stage.push(resume(stage, library, number))
    except ValueError as reason:
        tell(stage, words("library-trouble"), str(reason))


def no_display() -> bool:
    """Tell whether a Linux session has no display; asking SDL itself would print more than one sentence."""
    wished = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return sys.platform == "linux" and not any(os.environ.get(name) for name in wished)


def refuse(sentence: str) -> int:
    """Say why no window opens, and return the exit status for it."""
    print(f"bone-wars: {sentence}", file=sys.stderr)
    return 1


def settings_of_player() -> tuple[Settings, str | None]:
    """Return the player's settings and a sentence when they could not be read."""
    try:
        return read_settings(paths.player_folder())
    except OSError as error:
        return Settings(), f"the player's folder cannot be used ({error}); set BONE_WARS_HOME to another"


def new_game(options: argparse.Namespace) -> ports.NewGame:
    """Return the game that the command line asks for."""
    seats = [ports.Seat(ports.Kind(kind), name_of(kind, number)) for number, kind in enumerate(options.seats, 1)]
    species = own_species(options.expansions) if "undiscovered" in options.expansions else ()
    return ports.NewGame(
        tuple(seats), options.rival, False, False, options.seed, options.expansions, species, options.new
    )


def name_of(kind: str, number: int) -> str:
    """Return the name of a seat that got none: its number, or the automa's own."""
    if kind in THEODORES:
        return words("theodore-name")
    return words(f"rival-name-{kind.removeprefix('rival-')}") if kind in RIVALS else words(f"seat-name-{number}")


def own_species(expansions: Sequence[str]) -> tuple[Dinosaur, ...]:
    """Return the player's own species that can take part, as many as a game holds."""
    icy = any(name.startswith("ice-age") for name in expansions)
    found = [one.species for one in kept() if one.species and (icy or one.species.era != "pleistocene")]
    return tuple(found[:MOST_SPECIES])


def doors_of(stage: Stage, library: Library) -> ports.Doors:
    """Return the ways from the shell to the tables and the library."""
    return ports.Doors(
        library,
        lambda wanted: start(stage, library, wanted),
        lambda number: resume(stage, library, number),
    )


def start(stage: Stage, library: Library, wanted: ports.NewGame) -> Scene:
    """Return the table of a new game, which is kept from now on."""
    setup = wished(wanted, secrets.randbelow(SEED_LIMIT) if wanted.seed is None else wanted.seed)
    session = Session(set_up(library.boxes(setup), setup))
    keeper = library.begin(setup, [Participant(seat.kind, seat.name) for seat in wanted.seats], session.state)
    return table(stage, library, session, wanted.seats, keeper)


def wished(wanted: ports.NewGame, seed: int) -> Any:
    """Return the setup of a game that is wanted. Raises ValueError with a sentence if it cannot be."""
    kinds = [seat.kind for seat in wanted.seats]
    if wanted.game == BONEWARS:
        cost = 2 if "discover-two" in wanted.switches else 1
        return bonewars_setup(kinds, seed, "leftover-moves" in wanted.switches, cost, wanted.heads)
    return fossilis_setup(
        kinds, seed, wanted.switches, wanted.diagonal_steps, wanted.all_sets_six, wanted.expansions, wanted.species
    )


def resume(stage: Stage, library: Library, number: int) -> Scene:
    """Return the table of a kept game as it stood. Raises ValueError with a sentence when it cannot be played on."""
    keeper, session = library.resume(number)
    seats = [ports.Seat(ports.Kind(seat.kind), seat.name) for seat in keeper.game.seats]
    return table(stage, library, session, seats, keeper)


def table(stage: Stage, library: Library, session: Session[Any], seats: Sequence[ports.Seat], keeper: Keeper) -> Scene:
    """Return the table of a game; its module is imported only now, so that the title comes up soon."""
    gc.unfreeze()
    found = _table(stage, library, session, seats, keeper)
    # What is there now stays while the game goes on: to search it for garbage would make a move falter.
    gc.collect()
    gc.freeze()
    return found


def _table(stage: Stage, library: Library, session: Session[Any], seats: Sequence[ports.Seat], keeper: Keeper) -> Scene:
    if keeper.game.game == BONEWARS:
        from game.scenes.bonewars_table import BonewarsTable

        return BonewarsTable(stage, session, seats, keeper, doors_of(stage, library))
    from game.scenes.fossilis_table import FossilisTable

    return FossilisTable(stage, session, seats, keeper, doors_of(stage, library))
