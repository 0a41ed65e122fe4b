"""A game as data: how it was set up, who sits where, and every choice with a digest of the state after it.

Written to one file for other people, and played again from the beginning to see whether every digest still agrees.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec

from game.games import FOSSILIS, GAMES, new_game
from game.model.record import brief, digest
from game.model.session import Session

PROGRAM = "bone-wars"
GAME = FOSSILIS
FORMAT = 1
"""The number of the shape in which games are written; a newer one cannot be read."""
RULES = 1
"""The number of the rules: raised when the same choices may lead elsewhere than before."""
MOST_BYTES = 4_000_000
MOST_CHOICES = 20_000

Word = Annotated[str, msgspec.Meta(max_length=40)]
Digest = Annotated[str, msgspec.Meta(max_length=16)]


class BadGameError(ValueError):
    """A saved game that cannot be played on, with the sentence for the player."""


class Participant(msgspec.Struct, frozen=True):
    """Who plays a seat, a word of `seats.KINDS`, and the name the person gave."""

    kind: Word
    name: Word


class Move(msgspec.Struct, frozen=True, array_like=True):
    """One choice and the digest of the state after it."""

    choice: Annotated[tuple[Word | int, ...], msgspec.Meta(min_length=1, max_length=5)]
    digest: Digest


class Head(msgspec.Struct):
    """What every version of the file begins with."""

    program: str
    format: int


class GameFile(msgspec.Struct, kw_only=True):
    """A whole game; `decks` is the digest of the cards it was played with, `beginning` that of its first state.

    `setup` is that of the game called `game`.
    """

    program: str = PROGRAM
    format: int = FORMAT
    rules: int = RULES
    game: Word = GAME
    decks: Digest
    setup: Any
    seats: Annotated[tuple[Participant, ...], msgspec.Meta(max_length=5)]
    started: datetime
    changed: datetime
    beginning: Digest
    moves: Annotated[list[Move], msgspec.Meta(max_length=MOST_CHOICES)]


def now() -> datetime:
    """Return the present moment."""
    return datetime.now(UTC)


def decks_of(box: Any) -> str:
    """Return a digest of all the figures in the box."""
    return brief(msgspec.json.encode(box.rows, order="deterministic"))


def write_game(game: GameFile, file: Path) -> None:
    """Write a game to `file`, whole or not at all. Raises BadGameError when that cannot be done."""
    fresh = file.with_name(file.name + ".new")
    try:
        fresh.write_bytes(msgspec.json.encode(game) + b"\n")
        os.replace(fresh, file)
    except OSError as error:
        raise BadGameError(f"{file} cannot be written ({error.strerror}); choose another place") from error


def read_game(file: Path) -> GameFile:
    """Return the game in `file`, which stays as it is. Raises BadGameError with one sentence."""
    try:
        with file.open("rb") as source:
            content = source.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadGameError(f"{file} cannot be read ({error.strerror})") from error
    if len(content) > MOST_BYTES:
        raise BadGameError(f"{file} is too large to be a game of this program; choose another file")
    return decode_game(content, str(file))


def decode_game(content: bytes, where: str) -> GameFile:
    """Return the game in the bytes of a file; `where` is how a message calls it."""
    try:
        head = msgspec.json.decode(content, type=Head)
    except (ValueError, RecursionError):
        head = Head("", 0)
    if head.program != PROGRAM:
        raise BadGameError(f"{where} is not a game of this program; choose a file that it exported")
    if head.format > FORMAT:
        refuse_newer(where)
    try:
        game = msgspec.json.decode(content, type=GameFile)
        check_version(game, where)
        game.setup = msgspec.convert(game.setup, GAMES[game.game].setup)
    except BadGameError:
        raise
    except (ValueError, RecursionError) as error:
        raise BadGameError(f"{where} is damaged ({error}); ask for a fresh copy") from error
    check_game(game, where)
    return game


def check_version(game: GameFile, where: str) -> None:
    """Refuse a game that this version does not know. Raises BadGameError."""
    if game.format > FORMAT or game.rules > RULES:
        refuse_newer(where)
    if game.game not in GAMES:
        raise BadGameError(f"{where} is a game of {game.game!r}, which this version does not have; update the program")


def check_game(game: GameFile, where: str) -> None:
    """Refuse a game whose parts do not fit. Raises BadGameError."""
    fitting = GAMES[game.game].seated(game.setup, [seat.kind for seat in game.seats])
    if not fitting or not 0 <= game.setup.seed < 1 << 64:
        raise BadGameError(f"{where} is damaged (its seats and its setup disagree); ask for a fresh copy")


def refuse_newer(where: str) -> NoReturn:
    """Refuse what a later version wrote."""
    raise BadGameError(f"{where} was saved by a newer version; update the program to go on with it")


def begin(game: GameFile, box: Any) -> Session[Any]:
    """Return the session at the beginning of a game."""
    return Session(new_game(box, game.setup))


def replay(game: GameFile, session: Session[Any]) -> Iterator[bool]:
    """Play a game again in `session`; yield whether the digest agrees, at the beginning and after each choice.

    Raises BadGameError naming the first choice that is not legal.
    """
    yield digest(session.state) == game.beginning
    for number, move in enumerate(game.moves, 1):
        try:
            session.advance(move.choice)
        except ValueError as error:
            raise BadGameError(f"choice {number} of {len(game.moves)} is not legal: {error}") from error
        yield digest(session.state) == move.digest


def restore(game: GameFile, boxes: Callable[[Any], Any], where: str) -> Session[Any]:
    """Return the session as it stood after the last choice, every digest checked. Raises BadGameError."""
    try:
        box = boxes(game.setup)
    except ValueError as error:
        raise BadGameError(f"{where} cannot be set up: {error}") from error
    session = begin(game, box)
    try:
        for number, agrees in enumerate(replay(game, session)):
            if not agrees:
                raise BadGameError(f"choice {number} of {len(game.moves)} led elsewhere")
    except BadGameError as error:
        raise BadGameError(f"{where} cannot be played on: {error}; {remedy(game, box)}") from error
    return session


def remedy(game: GameFile, box: Any) -> str:
    """Return what a player can do about a game that does not replay."""
    if game.rules != RULES:
        return "it was played by older rules, so open it with the older version"
    if game.decks != decks_of(box):
        return f"it was played with other decks, so restore the files of levels/{game.game}"
    return "it is damaged, so delete it or bring in an exported copy"
