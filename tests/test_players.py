from dataclasses import dataclass

import pytest

from game.model.turn import Decision, Rng
from game.players.random import RandomPlayer
from game.players.scripted import ScriptedPlayer
from game.players.seats import fossilis_setup


@dataclass(frozen=True)
class Ask:
    player: int = 0
    waits: bool = True


def asking(*options: str) -> Decision:
    return Decision(0, Ask(), tuple((option,) for option in options))


def test_a_random_player_picks_every_option_about_equally_often():
    player = RandomPlayer(Rng(1))
    picked = [player.choose(asking("a", "b", "c"))[0] for _ in range(3000)]
    assert all(900 < picked.count(option) < 1100 for option in "abc")


def test_a_random_player_of_the_same_seed_picks_the_same():
    one, other = RandomPlayer(Rng(5)), RandomPlayer(Rng(5))
    asked = asking(*"abcdefgh")
    assert [one.choose(asked) for _ in range(20)] == [other.choose(asked) for _ in range(20)]


def test_a_scripted_player_makes_its_choices_in_order():
    player = ScriptedPlayer((("b",), ("a",)))
    assert [player.choose(asking("a", "b")), player.choose(asking("a", "b"))] == [("b",), ("a",)]


def test_a_scripted_player_refuses_an_illegal_choice_and_names_it():
    with pytest.raises(ValueError, match=r"choice 1 of the script, \('c',\), is not legal now"):
        ScriptedPlayer((("c",),)).choose(asking("a", "b"))


def test_a_script_that_is_too_short_says_which_step_asks_for_more():
    with pytest.raises(ValueError, match="ends after 0 choices, but Ask asks for more"):
        ScriptedPlayer(()).choose(asking("a"))


def test_the_rival_sits_where_it_is_named():
    setup = fossilis_setup(("rival-cope", "human"), 7, ("two-spaces",))
    assert (setup.rival, setup.rival_seat, setup.seats, setup.switches) == ("cope", 0, 2, ("two-spaces",))


def test_an_unknown_seat_is_answered_with_the_known_ones():
    with pytest.raises(ValueError, match="unknown seat 'robot'; known are human, random, rival-marsh, rival-cope"):
        fossilis_setup(("human", "robot"), 1)


def test_an_unknown_switch_is_answered_with_the_known_ones():
    with pytest.raises(ValueError, match="unknown difficulty switch 'hard'; known are by-number, lowest-bone"):
        fossilis_setup(("human", "rival-marsh"), 1, ("hard",))


@pytest.mark.parametrize("kinds", [("rival-marsh", "rival-cope"), ("human", "rival-marsh", "random"), ("rival-cope",)])
def test_one_rival_plays_against_exactly_one_other_seat(kinds):
    with pytest.raises(ValueError, match="at most one Rival"):
        fossilis_setup(kinds, 1)


def test_switches_without_a_rival_are_refused():
    with pytest.raises(ValueError, match="need a Rival"):
        fossilis_setup(("human", "human"), 1, ("two-spaces",))
