"""The scorings of Bone Wars are shown line by line: the player may stop at each, and hurry without missing one."""

import pytest

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.settings import Speed
from tests.view.bonewars.test_playback import Played, check


@pytest.fixture
def scored() -> Played:
    """A game of three that begins to show how the shelves are scored."""
    game = Played("three", 6)
    game.until(d.ShelvesScored)
    return game


def lines_shown(game: Played) -> int:
    return len(game.sight.scoring.lines) if game.sight.scoring else 0


def to_the_first_line(game: Played) -> None:
    while not game.playback.scores:
        game.playback.tick()


def test_step_waits_after_each_line_and_once_more_when_the_table_is_whole(scored: Played) -> None:
    scored.playback.speed = Speed.STEP
    seen = []
    while scored.playback.busy:
        scored.run()
        if scored.playback.waiting and scored.playback.scores:
            seen.append(lines_shown(scored))
        scored.playback.next()
    assert seen == [1, 2, 3, 4, 5, 6, 6]
    check(scored)


def test_hastening_goes_on_by_one_line(scored: Played) -> None:
    scored.playback.speed = Speed.PLAY
    to_the_first_line(scored)
    for shown in (1, 2, 3, 4):
        assert lines_shown(scored) == shown
        scored.playback.hasten()
        scored.playback.tick()


def test_who_skips_what_comes_before_still_sees_every_line(scored: Played) -> None:
    scored.playback.speed = Speed.PLAY
    scored.playback.tick()
    scored.playback.skip_turn()
    scored.playback.tick()
    assert (scored.playback.scores, lines_shown(scored)) == (True, 1)
    scored.run()
    check(scored)


def test_skipping_ends_the_scoring_at_once(scored: Played) -> None:
    scored.playback.speed = Speed.PLAY
    to_the_first_line(scored)
    scored.playback.skip()
    assert (scored.playback.busy, scored.playback.scores) == (False, False)
    check(scored)


def test_points_run_up_and_never_beyond_what_was_gained() -> None:
    for seed in range(6, 12):
        game = Played("three", seed)
        game.until(d.ShelvesScored)
        gained = [fact for fact in game.facts if isinstance(fact, f.ReputationGained) and fact.amount > 1]
        if gained:
            break
    game.playback.speed = Speed.PLAY
    fact, told = gained[0], []
    while game.playback.busy:
        game.playback.tick()
        now = game.sight.feud.seats[fact.player].reputation
        if not told or told[-1] != now:
            told.append(now)
    run = list(range(fact.total - fact.amount, fact.total + 1))
    assert told == sorted(told)
    assert len(set(run) & set(told)) > 2


def test_the_next_turn_clears_the_desk_of_the_midgame_and_the_end_leaves_its_table_there() -> None:
    game = Played("two", 3)
    for when, stays in (("midgame", False), ("end", True)):
        game.until(d.ShelvesScored)
        assert {fact.when for fact in game.facts if isinstance(fact, d.ShelvesScored)} == {when}
        game.playback.speed = Speed.FAST
        game.run()
        assert (game.sight.scoring is not None) == stays
        game.playback.speed = Speed.SKIP
        game.lay()
    assert [line.points for line in game.sight.scoring.lines] == [
        fact.points for fact in game.facts if isinstance(fact, d.ShelvesScored)
    ]
