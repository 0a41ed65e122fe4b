"""Debunking papers (rules 1.10, action 2; rulings C9-C15, S31-S35; paleontologists and grants that change it)."""

import pytest

from game.model.bonewars.box import COPE, DEBUNK, MARSH
from game.model.bonewars.debunk import Debunk, can_debunk
from game.model.bonewars.deeds import PaperDebunked, PaperSlid
from game.model.bonewars.paleontologist import begin, legal_actions
from game.model.bonewars.shelves import credibility
from tests.bonewars.table import Table, kind, person


def debunk(table, person_key=""):
    begin(table.feud, 0, DEBUNK, person(person_key) if person_key else 0, table.facts)
    return table.ask()


@pytest.mark.parametrize(("value", "loyalty"), [(2, 1), (3, 2), (4, 4)])
def test_identical_bones_debunk_a_paper_of_exactly_that_value(value, loyalty):
    table = debunk(Table().bones(" ".join(["claw"] * value)).papers(COPE, value))
    assert (table.me.loyalty, table.feud.papers, table.held()) == ([loyalty, 0], [(value,), ()], "")


def test_three_bones_do_not_debunk_a_paper_of_two_without_leaving_one():
    table = debunk(Table().bones("claw claw claw").papers(COPE, 2))
    assert (table.held(), table.me.loyalty) == ("claw", [1, 0])


def test_without_a_rival_paper_of_that_value_there_is_no_debunking():
    assert not can_debunk(Table().bones("claw claw").papers(COPE, 3, 4).feud, 0, "")


def test_c14_identical_means_the_same_kind():
    assert not can_debunk(Table().bones("carnivore herbivore").papers(COPE, 2).feud, 0, "")
    assert can_debunk(Table().bones("torso torso").papers(COPE, 2).feud, 0, "")


def test_c15_the_rival_is_always_the_other_patron():
    table = Table().bones("claw claw").papers(MARSH, 2)
    assert DEBUNK not in legal_actions(table.feud, 0, 0)
    table.me.patron = COPE
    assert DEBUNK in legal_actions(table.feud, 0, 0)


def test_c9_a_paper_above_the_shelves_can_be_debunked():
    table = debunk(Table().bones("claw claw claw").papers(COPE, *[2] * 9, 3)).do(("debunk", 3, kind("claw")))
    assert table.happened(PaperDebunked) == [PaperDebunked(0, MARSH, 3, 9, 0)]


def test_c10_the_printed_paper_cannot_be_debunked():
    assert not can_debunk(Table().bones("claw claw").feud, 0, "")
    assert credibility(Table().feud, COPE) == 1


def test_c11_s35_the_last_paper_slides_into_the_gap():
    table = debunk(Table().bones("claw claw claw").papers(COPE, 3, 2, 4)).do(("debunk", 3, kind("claw")))
    assert table.happened(PaperSlid) == [PaperSlid(COPE, 4, 2, 0)]
    assert table.feud.papers[COPE] == (4, 2)


def test_s34_a_debunked_paper_may_lie_above_full_shelves():
    table = debunk(Table().bones("claw claw").papers(COPE, 2).papers(MARSH, *[2] * 9))
    assert len(table.feud.papers[MARSH]) == 10
    assert credibility(table.feud, MARSH) == 5


def test_c13_several_papers_need_a_set_each():
    table = debunk(Table().bones("claw claw foot foot foot").papers(COPE, 2, 3))
    assert table.options == [("debunk", 2, kind("foot")), ("debunk", 2, kind("claw")), ("debunk", 3, kind("foot"))]
    table.do(("debunk", 3, kind("foot")), ("debunk", 2, kind("claw")))
    assert (table.me.loyalty, table.feud.papers) == ([3, 0], [(3, 2), ()])


def test_the_player_may_stop_after_a_paper():
    table = debunk(Table().bones("claw claw foot foot").papers(COPE, 2, 2)).do(("debunk", 2, kind("foot")))
    assert table.options == [("debunk", 2, kind("claw")), ("done",)]
    assert table.do(("done",)).held() == "claw claw"


def test_s32_papers_are_debunked_one_by_one_for_the_patron_of_the_moment():
    table = Table().grant("pamphlet").bones("claw claw foot foot").papers(COPE, 2).papers(MARSH)
    debunk(table).do(("debunk", 2, kind("claw")), ("loyalty", 0, 0, 0, 1), ("round", 2), ("site", 0), ("done",))
    assert table.me.patron == COPE
    table.do(("debunk", 2, kind("foot")))
    assert (table.me.loyalty, table.feud.papers) == ([0, 1], [(), (2,)])


# Leidy and Critic


def test_c6_leidy_lets_one_bone_count_as_any_kind():
    table = debunk(Table().bones("claw claw foot").papers(COPE, 3), "leidy")
    assert (table.held(), table.me.loyalty) == ("", [2, 0])


def test_leidy_may_spare_a_bone_of_the_set():
    table = debunk(Table().bones("claw claw foot").papers(COPE, 2), "leidy").do(("debunk", 2, kind("claw")))
    assert table.options == [("wild", kind("foot")), ("done",)]
    assert table.do(("wild", kind("foot"))).held() == "claw"


def test_leidy_is_for_one_paper_only():
    table = debunk(Table().bones("claw foot wing fin").papers(COPE, 2, 2), "leidy")
    table.do(("debunk", 2, kind("claw")), ("wild", kind("wing")))
    assert (table.waiting, table.feud.papers) == ("", [(2,), (2,)])


def test_critic_lets_one_bone_count_as_any_kind():
    table = Table().grant("critic").bones("claw foot").papers(COPE, 2)
    assert can_debunk(table.feud, 0, "")
    assert not can_debunk(Table().bones("claw foot").papers(COPE, 2).feud, 0, "")


def test_s31_leidy_and_critic_replace_two_bones_of_a_set():
    table = debunk(Table().grant("critic").bones("claw foot wing").papers(COPE, 3), "leidy")
    table.do(("debunk", 3, kind("claw")))
    assert (table.held(), table.me.loyalty) == ("", [2, 0])


# Reed, Sternberg, Pamphlet


@pytest.mark.parametrize(("value", "loyalty"), [(2, 2), (3, 3), (4, 4)])
def test_c7_reed_adds_a_loyalty_for_three_bones_or_fewer(value, loyalty):
    table = debunk(Table().bones(" ".join(["claw"] * value)).papers(COPE, value), "reed")
    assert table.me.loyalty == [loyalty, 0]


def test_reed_is_for_one_paper_only():
    table = debunk(Table().bones("claw claw foot foot").papers(COPE, 2, 2), "reed")
    table.do(("debunk", 2, kind("claw")), ("debunk", 2, kind("foot")))
    assert table.me.loyalty == [3, 0]


def test_reed_waits_for_a_paper_he_can_help():
    table = debunk(Table().bones("claw claw claw claw foot foot").papers(COPE, 2, 4), "reed")
    table.do(("debunk", 4, kind("claw")), ("debunk", 2, kind("foot")))
    assert table.me.loyalty == [4 + 2, 0]


def test_c8_sternberg_sends_loyalty_to_either_patron_or_splits_it():
    table = debunk(Table().bones("claw claw claw").papers(COPE, 3), "sternberg")
    assert table.options == [("loyalty", 2, 0, 0, 0), ("loyalty", 1, 1, 1, 0), ("loyalty", 0, 2, 1, 0)]
    assert table.do(("loyalty", 1, 1, 1, 0)).me.loyalty == [1, 1]


def test_sternberg_is_for_one_paper_only():
    table = debunk(Table().bones("claw claw foot foot").papers(COPE, 2, 2), "sternberg")
    table.do(("debunk", 2, kind("claw")), ("loyalty", 0, 1, 1, 0), ("debunk", 2, kind("foot")))
    assert table.me.loyalty == [1, 1]


def test_sternberg_can_be_kept_for_the_next_paper():
    table = debunk(Table().bones("claw claw foot foot").papers(COPE, 2, 2), "sternberg")
    table.do(("debunk", 2, kind("claw")), ("loyalty", 1, 0, 0, 0), ("debunk", 2, kind("foot")))
    assert table.do(("loyalty", 0, 1, 1, 0)).me.loyalty == [1, 1]


def test_pamphlet_gives_up_a_loyalty_for_a_round_bonus_of_choice():
    table = debunk(Table().grant("pamphlet").bones("claw claw claw").papers(COPE, 3))
    assert table.options == [("loyalty", 2, 0, 0, 0), ("loyalty", 1, 0, 0, 1)]
    table.do(("loyalty", 1, 0, 0, 1))
    assert table.options == [("round", number) for number in range(4)]
    assert table.do(("round", 3)).me.loyalty == [2, 0]


def test_s33_pamphlet_works_once_in_an_action():
    table = debunk(Table().grant("pamphlet").bones("claw claw foot foot").papers(COPE, 2, 2))
    table.do(("debunk", 2, kind("claw")), ("loyalty", 0, 0, 0, 1), ("round", 3), ("debunk", 2, kind("foot")))
    assert table.waiting == ""
    assert table.me.loyalty == [2, 0]


def test_s33_pamphlet_is_counted_after_reed():
    table = debunk(Table().grant("pamphlet").bones("claw claw").papers(COPE, 2), "reed")
    assert table.options == [
        ("loyalty", 2, 0, 1, 0),
        ("loyalty", 1, 0, 0, 0),
        ("loyalty", 1, 0, 1, 1),
        ("loyalty", 0, 0, 0, 1),
    ]


def test_debunking_asks_nothing_when_there_is_one_set():
    assert Debunk(0, "", 0, False, False).options(Table().bones("claw claw").papers(COPE, 2).feud) == [
        ("debunk", 2, kind("claw"))
    ]
