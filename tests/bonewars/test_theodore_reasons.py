"""Theodore says why he digs at a level, places a camp and gives a bone in a swap (2.3, 2.5; T20, T30, S58)."""

from game.model.bonewars.box import CLAW, FIN, FOOT, TAIL, TORSO, WING
from game.model.bonewars.deeds import CampPlaced
from game.model.bonewars.facts import BonesSwapped
from game.model.bonewars.theodore.field import Party, work
from game.model.bonewars.theodore.gains import run_errand
from game.model.reasons import Reasoned
from tests.bonewars.table import Table, site

TOP, MIDDLE, BOTTOM = range(3)
MOVEMENT, ARCHIVE = range(2)


def field(found, symbol, depth=3):
    work(found.feud, 1, (symbol,), Party(1, depth, 0), found.facts)
    return found


def table():
    found = Table(theodore="advanced")
    found.him.site = site("montana")
    return found


def why(found, rule):
    """Return the one decision by a rule."""
    (fact,) = [fact for fact in found.happened(Reasoned) if fact.rule == rule]
    return fact


def fates(fact):
    return {other.what[1]: other.rejected_by for other in fact.candidates}


# the level he digs at


def test_he_digs_at_the_deepest_level_and_says_so():
    fact = why(field(table().dig_site("montana", "tail wing fin"), "dig"), "dig")
    assert (fact.player, fact.reason, fact.chosen) == (1, "deepest", ("level", BOTTOM))
    assert fates(fact) == {TOP: "deepest", MIDDLE: "deepest", BOTTOM: ""}


def test_levels_beyond_his_depth_and_without_a_bone_are_rejected():
    found = table().dig_site("montana", "tail wing fin")
    field(found, "dig", depth=2)
    field(found, "dig", depth=2)
    first, second = (fact for fact in found.happened(Reasoned) if fact.rule == "dig")
    assert fates(first) == {TOP: "deepest", MIDDLE: "", BOTTOM: "depth"}
    assert (second.reason, fates(second)) == ("bone", {TOP: "", MIDDLE: "bone", BOTTOM: "depth"})


def test_t30_a_level_whose_bone_he_cannot_store_is_rejected_for_want_of_room():
    found = table().dig_site("montana", "tail wing fin")
    found.him.covers = 0
    found.bones("fin wing claw torso torso foot foot foot foot foot", 1)
    fact = why(field(found, "dig"), "dig")
    assert (fact.reason, fact.chosen) == ("room", ("level", TOP))
    assert fates(fact) == {TOP: "", MIDDLE: "room", BOTTOM: "room"}


def test_without_a_bone_in_reach_no_level_is_chosen():
    found = field(table(), "dig")
    assert [(fact.rule, fact.reason) for fact in found.happened(Reasoned)] == [("symbol", "no-bone")]


# the camp he places


def test_of_equally_many_camps_movement_comes_first():
    found = field(table(), "camp")
    fact = why(found, "camp")
    assert (fact.player, fact.reason, fact.chosen) == (1, "order", ("camp", MOVEMENT))
    assert fates(fact) == {MOVEMENT: "", ARCHIVE: "order"}
    assert [placed.camp for placed in found.happened(CampPlaced)] == ["movement"]


def test_the_camp_of_which_he_has_placed_more_is_rejected():
    found = table()
    found.him.movement_camps -= 1
    fact = why(field(found, "camp"), "camp")
    assert (fact.reason, fact.chosen) == ("turn", ("camp", ARCHIVE))
    assert fates(fact) == {MOVEMENT: "turn", ARCHIVE: ""}


def test_a_camp_of_which_none_is_left_is_rejected_even_in_its_turn():
    found = table()
    found.him.archive_camps = 0
    found.him.movement_camps = 1
    fact = why(field(found, "camp"), "camp")
    assert (fact.reason, fact.chosen) == ("left", ("camp", MOVEMENT))
    assert fates(fact) == {MOVEMENT: "", ARCHIVE: "left"}


# the bone he gives in a swap


def swapped(bones):
    found = table().bones(bones, 1).display("wing")
    run_errand(found.feud, 1, "swap", found.facts)
    return found


def test_in_a_swap_he_gives_the_kind_he_has_most_of():
    found = swapped("foot foot foot tail tail claw")
    fact = why(found, "swap")
    assert (fact.player, fact.reason, fact.chosen) == (1, "most", ("held", FOOT))
    assert fates(fact) == {TAIL: "most", FOOT: "", CLAW: "doubled"}
    assert found.happened(BonesSwapped) == [BonesSwapped(1, FOOT, WING)]


def test_s58_of_equally_many_he_gives_the_first_in_the_list_of_kinds():
    fact = why(swapped("torso torso fin fin"), "swap")
    assert (fact.reason, fact.chosen) == ("order", ("held", TORSO))
    assert fates(fact) == {TORSO: "", FIN: "order"}


def test_t20_a_kind_he_has_but_once_is_not_given():
    fact = why(swapped("tail foot foot"), "swap")
    assert (fact.reason, fates(fact)) == ("doubled", {TAIL: "doubled", FOOT: ""})
