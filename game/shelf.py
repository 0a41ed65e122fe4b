"""The library's sqlite file: its tables, what stands in a row, and a sentence for whatever sqlite complains of."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from game import games, saved
from game.model.record import brief, encode
from game.saved import BadGameError, GameFile, Move, Participant

APPLICATION = 0x426F6E65
"""What marks an sqlite file as a library of this program ("Bone")."""
LIBRARY_FORMAT = 1
PATIENCE = 2.0
"""Seconds to wait for another window that is writing."""

GAMES = """create table games (
    number integer primary key autoincrement, game text not null, format integer not null, rules integer not null,
    decks text not null, setup text not null, seats text not null, started text not null, changed text not null,
    beginning text not null, state blob not null, choices integer not null, digest text not null,
    round integer not null, progress integer not null, finished integer not null)"""
CHOICES = """create table choices (
    game integer not null references games(number) on delete cascade, place integer not null,
    choice text not null, digest text not null, primary key (game, place)) without rowid"""
FIXED = ("game", "format", "rules", "decks", "setup", "seats", "started", "beginning")
"""The columns of a game that never change."""
MOVING = ("changed", "state", "choices", "digest", "round", "progress", "finished")
"""The columns of a game that change with every choice."""
PUT = f"insert into games ({', '.join(FIXED + MOVING)}) values ({', '.join('?' * len(FIXED + MOVING))})"
CHANGE = (
    f"update games set {', '.join(f'{name} = ?' for name in MOVING)} where number = ? and choices = ? and digest = ?"
)


class LibraryError(ValueError):
    """The library cannot be read or written, with the sentence for the player."""


class MovedOnError(ValueError):
    """A game in the library is not as it was left: another window has played on or deleted it."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One line of the library; of a damaged game only `number` and the sentence `trouble` mean anything.

    `seats` are the names, `progress` is in per cent, as each game reckons it.
    """

    number: int
    game: str = saved.GAME
    seats: tuple[str, ...] = ()
    started: datetime | None = None
    changed: datetime | None = None
    round: int = 0
    choices: int = 0
    progress: int = 0
    finished: bool = False
    trouble: str | None = None
    expansions: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()
    points: tuple[int, ...] = ()
    """What each seat has scored in play, without what is counted at the end."""


class Scorer(msgspec.Struct):
    """What is read of a seat in a kept state: its score in Fossilis, its reputation in Bone Wars."""

    score: int = 0
    reputation: int = 0


class Scorers(msgspec.Struct):
    """What is read of a kept state for the list."""

    seats: list[Scorer]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What the library keeps of a state: all of it as JSON, its digest, and how far the game has come."""

    state: bytes
    digest: str
    round: int
    progress: int
    finished: bool


def snapshot(state: Any) -> Snapshot:
    """Return what is kept of a state."""
    encoded = encode(state)
    progress = games.game_of(state.setup).progress(state)
    return Snapshot(encoded, brief(encoded), state.round, progress, not state.todo)


def open_library(file: Path) -> sqlite3.Connection:
    """Open the library in `file`, a new one if there is none. Raises LibraryError when it is not one that we know."""
    library = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)
    try:
        check_kind(library, file)
        library.execute("pragma foreign_keys = on")
        library.execute("pragma synchronous = normal")
        # Another window may just be writing; then it is tried again the next time.
        with contextlib.suppress(sqlite3.OperationalError):
            library.execute("pragma journal_mode = wal")
    except BaseException:
        library.close()
        raise
    return library


def check_kind(library: sqlite3.Connection, file: Path) -> None:
    """Make the tables in an empty file. Raises LibraryError when the file is foreign or newer."""
    if number(library, "application_id") == 0 and not library.execute("select * from sqlite_master").fetchall():
        library.execute("begin immediate")
        with library:
            if not library.execute("select * from sqlite_master").fetchall():
                make_tables(library)
    if number(library, "application_id") != APPLICATION:
        raise LibraryError(f"{file} is not a library of this program; move it elsewhere to start a new one")
    if number(library, "user_version") > LIBRARY_FORMAT:
        raise LibraryError(f"{file} was written by a newer version; update the program to use it")


def number(library: sqlite3.Connection, name: str) -> int:
    """Return one number of the file's header."""
    return int(library.execute(f"pragma {name}").fetchone()[0])


def make_tables(library: sqlite3.Connection) -> None:
    """Make an empty library."""
    library.execute(GAMES)
    library.execute(CHOICES)
    library.execute(f"pragma application_id = {APPLICATION}")
    library.execute(f"pragma user_version = {LIBRARY_FORMAT}")


def put_game(library: sqlite3.Connection, game: GameFile, now: Snapshot) -> int:
    """Put a new game into the library, and return its number."""
    fixed = [text(getattr(game, name)) for name in FIXED]
    row = library.execute(PUT, (*fixed, *moving(game, now)))
    put_choices(library, int(row.lastrowid or 0), game, 0)
    return int(row.lastrowid or 0)


def change_game(
    library: sqlite3.Connection, number: int, game: GameFile, now: Snapshot, kept: int, found: tuple[int, str]
) -> None:
    """Bring a game up to date: its first `kept` choices are there already, and `found` is what must be there now.

    Raises MovedOnError when the count of choices and the digest are not as in `found`.
    """
    if library.execute(CHANGE, (*moving(game, now), number, *found)).rowcount != 1:
        raise MovedOnError(f"game {number} was played on or deleted elsewhere")
    library.execute("delete from choices where game = ? and place > ?", (number, kept))
    put_choices(library, number, game, kept)


def put_choices(library: sqlite3.Connection, number: int, game: GameFile, kept: int) -> None:
    """Put the choices after the first `kept` ones."""
    rows = [(number, place, text(move.choice), move.digest) for place, move in enumerate(game.moves[kept:], kept + 1)]
    library.executemany("insert into choices (game, place, choice, digest) values (?, ?, ?, ?)", rows)


def moving(game: GameFile, now: Snapshot) -> tuple[Any, ...]:
    """Return the values of the columns that change."""
    return (text(game.changed), now.state, len(game.moves), now.digest, now.round, now.progress, now.finished)


def text(value: object) -> str | int:
    """Return a value as a column holds it."""
    if isinstance(value, str | int):
        return value
    return value.isoformat() if isinstance(value, datetime) else msgspec.json.encode(value).decode()


def load_game(library: sqlite3.Connection, number: int, file: Path) -> GameFile:
    """Return all that is kept of a game. Raises BadGameError with a sentence."""
    row = row_of(library, number, file)
    moves = library.execute("select choice, digest from choices where game = ? order by place", (number,)).fetchall()
    game = game_of(row, moves, f"game {number}")
    check_end(library, number, row)
    return game


def row_of(library: sqlite3.Connection, number: int, file: Path) -> dict[str, Any]:
    """Return the row of a game. Raises BadGameError when there is none."""
    found = library.execute("select * from games where number = ?", (number,))
    row = found.fetchone()
    if row is None:
        raise BadGameError(f"there is no game {number} in {file}; choose another one")
    return dict(zip((column[0] for column in found.description), row, strict=True))


def game_of(row: dict[str, Any], moves: Sequence[tuple[str, str]], where: str) -> GameFile:
    """Return the game in these rows. Raises BadGameError when it is damaged or unknown."""
    if row["format"] > saved.FORMAT:
        saved.refuse_newer(where)
    try:
        game = GameFile(
            format=row["format"],
            rules=row["rules"],
            game=row["game"],
            decks=row["decks"],
            setup=msgspec.json.decode(row["setup"]),
            seats=msgspec.json.decode(row["seats"], type=tuple[Participant, ...]),
            started=datetime.fromisoformat(row["started"]),
            changed=datetime.fromisoformat(row["changed"]),
            beginning=row["beginning"],
            moves=[msgspec.convert([msgspec.json.decode(choice), digest], Move) for choice, digest in moves],
        )
        saved.check_version(game, where)
        game.setup = msgspec.convert(game.setup, games.GAMES[game.game].setup)
    except BadGameError:
        raise
    except (ValueError, TypeError, RecursionError) as error:
        raise BadGameError(f"{where} is damaged ({error}); delete it or bring in an exported copy") from error
    saved.check_game(game, where)
    return game


def line_of(library: sqlite3.Connection, number: int, file: Path) -> SavedGame:
    """Return a game's line in the list; what cannot be played on gets its sentence."""
    try:
        row = row_of(library, number, file)
        game = game_of(row, (), f"game {number}")
        check_end(library, number, row)
    except (sqlite3.DatabaseError, BadGameError) as error:
        return SavedGame(number, trouble=str(error))
    return SavedGame(
        number,
        game.game,
        tuple(seat.name for seat in game.seats),
        game.started,
        game.changed,
        row["round"],
        row["choices"],
        row["progress"],
        bool(row["finished"]),
        expansions=tuple(getattr(game.setup, "expansions", ())),
        switches=tuple(getattr(game.setup, "switches", ())),
        points=points_of(row["state"]),
    )


def points_of(state: bytes) -> tuple[int, ...]:
    """Return what each seat has scored in play in a kept state, nothing if that cannot be told."""
    try:
        return tuple(seat.score + seat.reputation for seat in msgspec.json.decode(state, type=Scorers).seats)
    except msgspec.MsgspecError:
        return ()


def check_end(library: sqlite3.Connection, number: int, row: dict[str, Any]) -> None:
    """Refuse a game whose choices or whose state do not end where its row says. Raises BadGameError."""
    count = library.execute("select count(*) from choices where game = ?", (number,)).fetchone()[0]
    last = library.execute(
        "select digest from choices where game = ? order by place desc limit 1", (number,)
    ).fetchone()
    if count != row["choices"] or (last[0] if last else row["beginning"]) != row["digest"]:
        raise BadGameError(f"game {number} is damaged (choices are missing); delete it or bring in an exported copy")
    if not isinstance(row["state"], bytes) or brief(row["state"]) != row["digest"]:
        raise BadGameError(f"game {number} is damaged (its state is garbled); delete it or bring in an exported copy")


def sentence(error: sqlite3.Error, file: Path) -> str:
    """Return what the player is told, by the name of sqlite's error."""
    name = getattr(error, "sqlite_errorname", "") or ""
    for beginning, words in SENTENCES.items():
        if name.startswith(beginning):
            return f"{file} {words}"
    return f"{file} cannot be used ({error}); move it elsewhere to start a new library"


SENTENCES = {
    "SQLITE_FULL": "cannot grow because the disk is full; make room, then play on",
    "SQLITE_READONLY": "cannot be changed because file or disk is read-only; make it writable, then play on",
    "SQLITE_BUSY": "is being written by another window; try again",
    "SQLITE_LOCKED": "is being written by another window; try again",
    "SQLITE_CANTOPEN": "cannot be opened; see whether its folder exists and may be written",
    "SQLITE_PERM": "may not be opened; see who owns it",
    "SQLITE_NOTADB": "is not a library of this program; move it elsewhere to start a new one",
    "SQLITE_CORRUPT": "is damaged; move it elsewhere to start a new one",
    "SQLITE_IOERR": "cannot be read or written by the disk; look after the disk, then play on",
}
"""The beginnings of the names of sqlite's errors, and what they mean to a player."""
