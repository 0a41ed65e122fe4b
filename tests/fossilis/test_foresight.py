"""What each seat would have if the game ended now is what the rules' own end would bring."""

import msgspec
import pytest

from game.content import box_of
from game.model.fossilis.foresight import outlooks
from game.model.fossilis.scoring import tally, totals
from game.model.fossilis.setup import new_game
from game.model.fossilis.turns import EndGame
from game.model.turn import play, settle
from tests.fossilis.board import BARE, BOX, after, dinosaur, mat, site
from tests.fossilis.test_scoring import ending
from tests.golden import FOLDER, Golden
from tests.golden.record import GAMES


def test_a_dinosaur_of_the_laboratory_counts_with_all_its_bones_and_all_it_brings():
    dig = mat(site(BARE), 0, lab="diplodocus", bones="hip tooth")
    mine = outlooks(dig)[0]
    assert [(one.dinosaur, one.points, one.perfect) for one in mine.laboratory] == [(dinosaur("diplodocus"), 7, False)]
    assert mine.categories["score"] == 7
    assert mine.categories["bones"] == 1
    assert {"majority-herbivore", "majority-quadruped", "majority-jurassic"} <= mine.categories.keys()
    assert mine.total == totals(after(ending(dig), ("partial", dinosaur("diplodocus"))))[0]


def test_with_all_bones_it_counts_its_perfect_value():
    (one,) = outlooks(mat(site(BARE), 0, lab="diplodocus", bones="hip rib"))[0].laboratory
    assert (one.perfect, one.points) == (True, BOX.animals[dinosaur("diplodocus")].perfect)


def test_without_a_bone_of_it_nothing_of_the_laboratory_counts():
    mine = outlooks(mat(site(BARE), 0, lab="diplodocus", bones="tooth"))[0]
    assert (mine.laboratory, mine.categories["score"], mine.categories["bones"]) == ((), 0, 1)


def test_the_rivals_target_counts_with_the_bones_he_stores():
    dig = mat(site(BARE, rival="marsh"), 1, lab="tapejara", bones="rib")
    his = outlooks(dig)[1]
    assert [(one.dinosaur, one.points) for one in his.laboratory] == [(dinosaur("tapejara"), 5)]
    assert (tally(dig)[1]["bones"], his.categories.get("bones", 0)) == (1, 0)
    assert his.categories["score"] == 5


def test_looking_ahead_leaves_the_game_as_it_is():
    dig = mat(site(BARE), 0, lab="diplodocus", bones="hip")
    before = dig.clone()
    outlooks(dig)
    assert dig == before


def test_the_top_tool_that_nobody_has_seen_is_not_told():
    dig = mat(site(BARE), 0, lab="diplodocus", bones="hip rib", skills="tool-reward")
    dig.tools = [1, 2]
    assert "cards" not in outlooks(dig)[0].categories


def dug(name):
    """Return a recorded game at the moment at which the last turn has ended and no laboratory is scored yet."""
    game = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Golden)
    dig, choices = new_game(box_of(game.setup), game.setup), iter(game.choices)
    while not isinstance(dig.todo[0], EndGame):
        step = dig.todo.pop()
        options = step.options(dig)
        asks = len(options) > 1 or (options and step.waits)
        step.resolve(dig, next(choices) if asks else (options[0] if options else None), [])
    return dig


@pytest.mark.parametrize("name", GAMES)
def test_the_estimate_before_the_end_is_the_final_score(name):
    dig = dug(name)
    told = [outlook.total for outlook in outlooks(dig)]
    asked = settle(dig, [])
    while asked is not None:
        asked = play(dig, asked.options[0], [])
    assert told == list(totals(dig))


@pytest.mark.parametrize("name", GAMES)
def test_when_the_game_is_over_the_estimate_is_the_final_score(name):
    dig = dug(name)
    asked = settle(dig, [])
    while asked is not None:
        asked = play(dig, asked.options[-1], [])
    assert [outlook.total for outlook in outlooks(dig)] == list(totals(dig))
