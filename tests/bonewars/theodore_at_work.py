"""Theodore at a table, about to act, for the tests of his turn."""

from game.model.bonewars.box import NOTHING
from game.model.bonewars.theodore.gains import his
from game.model.bonewars.theodore.turn import TheodoreTurn
from game.model.reasons import Reasoned
from tests.bonewars.table import Table, solo


def table(**options):
    found = Table(theodore="advanced", **options)
    found.him.university, found.him.site = 2, NOTHING
    found.feud.theodore.deck = list(range(1, 13))
    return found


def deck(found, *keys):
    """Put solo cards on top of his deck, the first one on top."""
    theodore = his(found.feud)
    theodore.deck = [number for number in theodore.deck if number not in map(solo, keys)]
    theodore.deck += [solo(key) for key in reversed(keys)]
    return found


def turn(found, *keys):
    deck(found, *keys)
    TheodoreTurn(1).resolve(found.feud, None, found.facts)
    return found


def reasons(found, rule):
    return [fact.reason for fact in found.happened(Reasoned) if fact.rule == rule]
