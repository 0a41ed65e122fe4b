"""Writes down what becomes of the golden games: `python -m tests.golden.record`.

After a change of the state's shape the recorded choices are kept and played again, so that totals must stay. When a
rule was found wrong and a recorded choice is no longer legal, or with `--anew`, a game is played anew.
"""

import sys

import msgspec

from game.content import box_of
from game.model.fossilis.scoring import totals, winners
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import EASIER, EXPANSIONS, HARDER, Setup
from game.model.record import digest
from game.model.turn import Choice, Rng, decision, play
from game.players.random import RandomPlayer
from game.players.scripted import ScriptedPlayer
from game.players.seats import fossilis_setup
from game.species import new_species
from tests.golden import FOLDER, Golden

EVERYTHING = tuple(name for name in EXPANSIONS if name != "ice-age-simple")
SPECIES = (
    new_species("Lime Regent", "carnivore", "aquatic", "triassic", ["tooth"]),
    new_species("ネコザウルス", "carnivore", "biped", "cretaceous", ["limb", "tooth"]),
    new_species("Three Ribs", "herbivore", "avian", "jurassic", ["rib", "rib", "rib"]),
    new_species("Woolly Something", "herbivore", "quadruped", "pleistocene", ["hip", "tooth"]),
)
GAMES = {
    "two-seats": fossilis_setup(("random",) * 2, 101),
    "three-seats": fossilis_setup(("random",) * 3, 102),
    "four-seats-diagonal-steps": fossilis_setup(("random",) * 4, 103, diagonal_steps=True),
    "five-seats-all-sets-six": fossilis_setup(("random",) * 5, 104, all_sets_six=True),
    "against-marsh": fossilis_setup(("random", "rival-marsh"), 105),
    "against-cope": fossilis_setup(("rival-cope", "random"), 106),
    "against-marsh-made-easier": fossilis_setup(("rival-marsh", "random"), 107, EASIER),
    "against-cope-made-harder": fossilis_setup(("random", "rival-cope"), 108, HARDER),
    "ice-age": fossilis_setup(("random",) * 2, 111, expansions=("ice-age",)),
    "ice-age-against-cope": fossilis_setup(("random", "rival-cope"), 112, expansions=("ice-age",)),
    "ice-age-simple": fossilis_setup(("random",) * 3, 113, expansions=("ice-age-simple",)),
    "scorpion": fossilis_setup(("random",) * 3, 114, expansions=("scorpion",)),
    "scorpion-against-marsh": fossilis_setup(("rival-marsh", "random"), 115, expansions=("scorpion",)),
    "power-tools": fossilis_setup(("random",) * 2, 116, expansions=("power-tools",)),
    "caution-tape": fossilis_setup(("random",) * 4, 117, expansions=("caution-tape",)),
    "undiscovered": fossilis_setup(("random",) * 2, 118, expansions=("undiscovered",), species=SPECIES[:3]),
    "all-at-once-five-seats": fossilis_setup(("random",) * 5, 119, expansions=EVERYTHING, species=SPECIES),
    "all-at-once-against-marsh": fossilis_setup(("random", "rival-marsh"), 120, expansions=EVERYTHING, species=SPECIES),
}


def record(setup: Setup) -> list[Choice]:
    """Return the choices of a game between random players."""
    dig, player = new_game(box_of(setup), setup), RandomPlayer(Rng(setup.seed))
    choices: list[Choice] = []
    asked = decision(dig)
    while asked:
        choices.append(player.choose(asked))
        asked = play(dig, choices[-1], [])
    return choices


def outcome(setup: Setup, choices: list[Choice]) -> Golden:
    """Return what the rules make of these choices. Raises ValueError when one is not legal."""
    dig, player = new_game(box_of(setup), setup), ScriptedPlayer(tuple(choices))
    asked = decision(dig)
    while asked:
        asked = play(dig, player.choose(asked), [])
    return Golden(setup, choices[: player.made], totals(dig), winners(dig), digest(dig))


def again(name: str, setup: Setup) -> Golden:
    """Return the outcome of the recorded choices, or of a new game when there are none that fit."""
    file = FOLDER / f"{name}.json"
    if file.exists() and "--anew" not in sys.argv:
        recorded = msgspec.json.decode(file.read_bytes(), type=Golden)
        try:
            return outcome(recorded.setup, recorded.choices)
        except ValueError as error:
            print(f"{name}: {error}; recorded anew", file=sys.stderr)
    return outcome(setup, record(setup))


if __name__ == "__main__":
    for name, setup in GAMES.items():
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(again(name, setup)) + b"\n")
