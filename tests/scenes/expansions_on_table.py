"""A person at a table with expansions, for tests."""

from game.app import App
from game.model.turn import Rng, below
from game.players.random import RandomPlayer
from tests.scenes.at_table import Person, begun

ALL = ("ice-age", "scorpion", "power-tools", "caution-tape")
PAIR = ("human", "human")
SOLO = ("human", "rival-marsh")
RARE = ("tape", "buy", "tool", "score", "partial", "remove-sting", "break", "saw", "on", "scuttle")


def keen(session, wanted, rng):
    """Let a game be played by people who like what is rare until a wanted decision; return whether it came."""
    player = RandomPlayer(rng)
    for _ in range(3000):
        asked = session.decision()
        if asked is None:
            return False
        if wanted(asked, session.state):
            return True
        liked = [choice for choice in asked.options if choice[0] in RARE]
        likes = bool(liked) and below(rng, 2) == 0
        session.choose(liked[below(rng, len(liked))] if likes else player.choose(asked))
    return False


def sought(app: App, kinds, wanted, expansions=ALL) -> Person:
    """Return a person at a table where something wanted is asked."""
    for seed in range(1, 60):
        session = begun(kinds, seed, expansions)
        if keen(session, wanted, Rng(seed)):
            return Person(app, session, kinds)
    raise AssertionError("nobody was asked for this")


def offers(verb):
    return lambda asked, dig: any(choice[0] == verb for choice in asked.options)
