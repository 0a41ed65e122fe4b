"""Records the golden games anew, when a rule was found wrong: `python -m tests.golden.record`."""

import msgspec

from game.content import fossilis_box
from game.model.fossilis.scoring import totals, winners
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import EASIER, HARDER, Setup
from game.model.turn import Choice, Rng, decision, play
from game.players.random import RandomPlayer
from game.players.seats import fossilis_setup
from tests.golden import FOLDER, Golden

GAMES = {
    "two-seats": fossilis_setup(("random",) * 2, 101),
    "three-seats": fossilis_setup(("random",) * 3, 102),
    "four-seats-diagonal-steps": fossilis_setup(("random",) * 4, 103, diagonal_steps=True),
    "five-seats-all-sets-six": fossilis_setup(("random",) * 5, 104, all_sets_six=True),
    "against-marsh": fossilis_setup(("random", "rival-marsh"), 105),
    "against-cope": fossilis_setup(("rival-cope", "random"), 106),
    "against-marsh-made-easier": fossilis_setup(("rival-marsh", "random"), 107, EASIER),
    "against-cope-made-harder": fossilis_setup(("random", "rival-cope"), 108, HARDER),
}


def record(setup: Setup) -> Golden:
    """Return a game between random players."""
    dig, player = new_game(fossilis_box(), setup), RandomPlayer(Rng(setup.seed))
    choices: list[Choice] = []
    asked = decision(dig)
    while asked:
        choices.append(player.choose(asked))
        asked = play(dig, choices[-1], [])
    return Golden(setup, choices, totals(dig), winners(dig))


if __name__ == "__main__":
    for name, setup in GAMES.items():
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(record(setup)) + b"\n")
