"""How an effect is given to a player, for the tests of effects."""

from game.model.bonewars.bonuses import gain
from game.model.bonewars.errands import SiteActions
from tests.bonewars.table import BOX

ERRAND = {key: number for number, key in enumerate(BOX.errands)}


def give(table, effect, amount=1):
    gain(table.feud, 0, effect, amount, table.facts)
    return table.ask()


def errands(table, number=3):
    return table.ask(SiteActions(0, number))
