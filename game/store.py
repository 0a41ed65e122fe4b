"""The library of games in the player's folder: every choice is kept as it is made.

One sqlite file (`shelf`) that holds games as data (`saved`). A game that cannot be read is listed with a sentence;
whatever goes wrong, nothing is overwritten and the game that is being played goes on.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from game import paths, saved, shelf
from game.games import components, game_of
from game.model.session import Session
from game.model.turn import Choice
from game.saved import BadGameError, GameFile, Move, Participant
from game.shelf import LibraryError, MovedOnError, SavedGame, Snapshot

__all__ = ["BadGameError", "Keeper", "Library", "LibraryError", "Participant", "SavedGame"]

FILE_NAME = "games.sqlite"


class Library:
    """All games kept in one folder. Its methods raise ValueError with one sentence: what, where, and the remedy."""

    def __init__(self, folder: Path | None = None, boxes: Callable[[Any], Any] = components) -> None:
        """Take note of where the library lies (None: the player's folder); nothing is opened yet.

        `boxes` brings the components with which a game is played.
        """
        self.boxes = boxes
        self.played: Keeper | None = None
        """The keeper of the game that was begun or resumed last."""
        self._folder = folder
        self._opened: sqlite3.Connection | None = None

    def close(self) -> None:
        """Close the file."""
        if self._opened:
            self._opened.close()
            self._opened = None

    def begin(self, setup: Any, seats: Sequence[Participant], state: Any) -> Keeper:
        """Return the keeper of a new game, which stands at `state` and is kept from now on."""
        now = shelf.snapshot(state)
        game = GameFile(
            game=game_of(setup).key,
            decks=saved.decks_of(state.box),
            setup=setup,
            seats=tuple(seats),
            started=saved.now(),
            changed=saved.now(),
            beginning=now.digest,
            moves=[],
        )
        self.played = Keeper(self, game)
        self.played.write(now)
        return self.played

    def resume(self, number: int) -> tuple[Keeper, Session[Any]]:
        """Return the keeper of a game and the session as it stood, with all of its history."""
        game = self.load(number)
        session = saved.restore(game, self.boxes, f"game {number}")
        self.played = Keeper(self, game, number)
        return self.played, session

    def load(self, number: int) -> GameFile:
        """Return all that is kept of a game."""
        with self._open() as (library, file), view(library):
            return shelf.load_game(library, number, file)

    def games(self) -> Sequence[SavedGame]:
        """Return all games, the last played first, damaged ones included."""
        with self._open() as (library, file), view(library):
            numbers = library.execute("select number from games order by changed desc, number desc").fetchall()
            return [shelf.line_of(library, number, file) for (number,) in numbers]

    def latest(self) -> SavedGame | None:
        """Return the game to go on with: the last played one that is neither finished nor damaged."""
        return next((game for game in self.games() if not game.finished and not game.trouble), None)

    def delete(self, number: int) -> None:
        """Remove a game for good."""
        with self._open() as (library, _):
            library.execute("delete from games where number = ?", (number,))

    def export(self, number: int, file: Path) -> None:
        """Write a game into one file."""
        saved.write_game(self.load(number), file)

    def bring_in(self, file: Path) -> SavedGame:
        """Take a game from a file that `export` wrote, after playing it again; the file stays as it is."""
        game = saved.read_game(file)
        number = self.put(game, shelf.snapshot(saved.restore(game, self.boxes, str(file)).state))
        with self._open() as (library, place):
            return shelf.line_of(library, number, place)

    def put(self, game: GameFile, now: Snapshot) -> int:
        """Put a game into the library as a new one, and return its number."""
        with self._open() as (library, _), transaction(library):
            return shelf.put_game(library, game, now)

    def change(self, number: int, game: GameFile, now: Snapshot, kept: int, found: tuple[int, str]) -> None:
        """Bring a game up to date; see `shelf.change_game`."""
        with self._open() as (library, _), transaction(library):
            shelf.change_game(library, number, game, now, kept, found)

    @contextlib.contextmanager
    def _open(self) -> Iterator[tuple[sqlite3.Connection, Path]]:
        """Give the open library and its file; whatever goes wrong becomes a sentence."""
        try:
            file = (self._folder or paths.player_folder()) / FILE_NAME
        except OSError as error:
            raise LibraryError(
                f"the folder of games cannot be used ({error}); set BONE_WARS_HOME to another"
            ) from error
        try:
            if self._opened is None:
                self._opened = shelf.open_library(file)
            yield self._opened, file
        except sqlite3.Error as error:
            raise LibraryError(shelf.sentence(error, file)) from error


@contextlib.contextmanager
def transaction(library: sqlite3.Connection) -> Iterator[None]:
    """Do everything inside, or nothing."""
    library.execute("begin immediate")
    with library:
        yield


@contextlib.contextmanager
def view(library: sqlite3.Connection) -> Iterator[None]:
    """Read everything inside as it stood at one moment, whatever another window writes meanwhile."""
    library.execute("begin")
    try:
        yield
    finally:
        library.rollback()


class Keeper:
    """Keeps one game in the library, choice by choice; the game goes on even when that fails.

    `trouble` is the sentence for the player, empty when all is kept. What could not be written is written next time.
    """

    def __init__(self, library: Library, game: GameFile, number: int | None = None) -> None:
        """Keep `game`, which the library holds under `number` (None: not yet)."""
        self.game = game
        self.number = number
        self.trouble = ""
        self._library = library
        self._kept = 0
        self._found = (0, "")
        self._note_kept()

    def append(self, choice: Choice, state: Any) -> None:
        """Keep a choice and the state after it."""
        now = shelf.snapshot(state)
        self.game.moves.append(Move(choice, now.digest))
        self.write(now)

    def undo(self, state: Any) -> None:
        """Forget the last choice; `state` is the one before it."""
        self.game.moves.pop()
        self._kept = min(self._kept, len(self.game.moves))
        self.write(shelf.snapshot(state))

    def write(self, now: Snapshot) -> None:
        """Write what is not kept yet; a game that was played on elsewhere goes on as a game of its own."""
        self.game.changed = saved.now()
        self.trouble = ""
        try:
            self._write(now)
        except MovedOnError as error:
            self.number = None
            self.write(now)
            self.trouble = self.trouble or f"{error}, so yours goes on as game {self.number}"
        except ValueError as error:
            self.trouble = str(error)

    def _write(self, now: Snapshot) -> None:
        if self.number is None:
            self.number = self._library.put(self.game, now)
        else:
            self._library.change(self.number, self.game, now, self._kept, self._found)
        self._note_kept()

    def _note_kept(self) -> None:
        moves = self.game.moves
        self._kept = len(moves)
        self._found = (len(moves), moves[-1].digest if moves else self.game.beginning)
