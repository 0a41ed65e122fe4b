"""Scoring and the end, and how everybody stands (rule 1.14; ruling F10)."""

import pytest

from game.model.bonewars.box import COPE, MARSH
from game.model.bonewars.deeds import ShelvesScored
from game.model.bonewars.rounds import NextTurn, end_round
from game.model.bonewars.scoring import (
    accounts,
    decided_by,
    leaders,
    score_shelves,
    to_come,
    totals,
    winners,
)
from game.model.bonewars.shelves import credibility, lacking
from game.model.bonewars.state import VIRTUAL
from tests.bonewars.table import Table


def test_only_shelves_with_a_paper_count():
    table = Table().papers(COPE, 2)
    assert (credibility(table.feud, MARSH), credibility(table.feud, COPE)) == (1, 1)
    assert credibility(table.papers(COPE, 2, 2).feud, COPE) == 2


@pytest.mark.parametrize(
    ("seats", "papers", "believed"),
    [(2, 0, 1), (2, 2, 2), (2, 8, 5), (2, 30, 5), (3, 2, 1), (3, 3, 2), (3, 12, 5), (4, 3, 1), (4, 4, 2), (4, 16, 5)],
)
def test_credibility_by_players_and_papers(seats, papers, believed):
    assert credibility(Table(seats).papers(MARSH, *[2] * papers).feud, MARSH) == believed


@pytest.mark.parametrize(("space", "value"), [(0, 0), (1, 1), (2, 1), (5, 3), (9, 5), (12, 6), (13, 7)])
def test_the_loyalty_value_beside_the_marker(space, value):
    table = Table()
    table.me.loyalty = [space, 0]
    score_shelves(table.feud, "end", table.facts)
    assert table.facts[0] == ShelvesScored(0, MARSH, value, 1, value, "end")


def test_everybody_scores_with_the_same_shelves():
    table = Table(3).papers(MARSH, 2, 2, 2)
    for seat in table.feud.seats:
        seat.loyalty = [13, 0]
    score_shelves(table.feud, "end", [])
    assert totals(table.feud) == (14, 14, 14)


def test_most_reputation_wins():
    table = Table(3)
    table.him.reputation = 5
    assert winners(table.feud) == (1,)


def test_a_tie_goes_to_most_archived_cards():
    table = Table(3).archive("A", "troodon", player=2)
    assert winners(table.feud) == (2,)


def test_f10_then_to_the_largest_head():
    assert winners(Table(3, heads=(55, 58, 57)).feud) == (1,)


def test_f10_without_measured_heads_the_victory_is_shared():
    assert winners(Table(3).feud) == (0, 1, 2)


def test_t36_s78_theodores_head_measures_56():
    assert winners(Table(theodore="advanced").feud) == (0,)
    assert winners(Table(theodore="advanced", heads=(55, 0)).feud) == (1,)
    assert winners(Table(theodore="advanced", heads=(56, 0)).feud) == (0, 1)


def test_virtual_opponents_own_nothing_that_scores():
    table = Table(2)
    assert table.feud.camps.count(VIRTUAL) == 8
    assert len(totals(table.feud)) == 2


# how everybody stands


def test_an_account_reckons_all_scorings_that_are_still_to_come():
    for number, scorings in ((1, 2), (2, 2), (3, 1), (4, 1)):
        table = Table().round(number).papers(COPE, 2, 2)
        table.me.loyalty, table.me.reputation = [5, 2], 4
        table.feud.todo.append(NextTurn())
        account = accounts(table.feud)[0]
        assert [tuple(worth) for worth in account.products] == [(3, 1, 3), (1, 2, 2)]
        assert (len(to_come(table.feud)), account.gain, account.total) == (scorings, 5, 4 + 5 * scorings)


def test_after_the_end_nothing_is_to_come_and_the_account_is_the_score():
    table = Table().round(4)
    table.me.loyalty = [5, 0]
    end_round(table.feud, [])
    assert to_come(table.feud) == ()
    assert [account.total for account in accounts(table.feud)] == list(totals(table.feud))
    assert leaders(table.feud) == winners(table.feud)


def test_who_leads_is_who_would_win_if_all_were_scored_as_it_is():
    table = Table(3).round(3)
    table.feud.todo.append(NextTurn())
    table.me.reputation, table.him.loyalty = 2, [5, 0]
    assert (winners(table.feud), leaders(table.feud)) == ((0,), (1,))


def test_what_told_the_winner_from_the_others():
    table = Table(2)
    assert decided_by(table.feud) == "shared"
    table.archive("A", "troodon", player=1)
    assert decided_by(table.feud) == "archived"
    table.me.reputation = 1
    assert decided_by(table.feud) == "reputation"
    assert decided_by(Table(3, heads=(55, 58, 57)).feud) == "head"


@pytest.mark.parametrize(("papers", "more"), [(0, 2), (1, 1), (2, 2), (7, 1), (8, 0), (9, 0)])
def test_how_many_papers_raise_credibility(papers, more):
    assert lacking(Table(2).papers(MARSH, *[2] * papers).feud, MARSH) == more
