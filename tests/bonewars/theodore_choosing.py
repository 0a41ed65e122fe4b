"""Theodore at a table with a choice before him, for the tests of his choices."""

from game.model.reasons import Reasoned
from tests.bonewars.table import Table


def table(**options):
    return Table(theodore="advanced", **options)


def reasons(found, rule):
    return [fact.reason for fact in found.happened(Reasoned) if fact.rule == rule]
