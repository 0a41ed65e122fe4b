"""Games in a library of their own, for the tests of the store."""

from pathlib import Path

from game import saved
from game.content import fossilis_box
from game.model.fossilis.state import Dig
from game.model.session import Session
from game.model.turn import Rng
from game.players.random import RandomPlayer
from game.players.seats import fossilis_setup
from game.store import Keeper, Library, Participant

BOX = fossilis_box()


def begin(library: Library, *kinds: str, seed: int = 7) -> tuple[Keeper, Session[Dig]]:
    kinds = kinds or ("human", "random")
    setup = fossilis_setup(kinds, seed)
    session = Session(saved.new_game(BOX, setup))
    seats = [Participant(kind, f"Name {number}") for number, kind in enumerate(kinds)]
    return library.begin(setup, seats, session.state), session


def go_on(keeper: Keeper, session: Session[Dig], choices: int, seed: int = 1) -> None:
    player = RandomPlayer(Rng(seed))
    for _ in range(choices):
        asked = session.decision()
        if asked is None:
            return
        choice = player.choose(asked)
        session.choose(choice)
        keeper.append(choice, session.state)


def file_of(library: Library) -> Path:
    return Path(str(library._folder)) / "games.sqlite"
