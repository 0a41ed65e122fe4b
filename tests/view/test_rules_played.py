"""What the rules in short are told about a game."""

from game.view.rules_played import EVERYTHING, Played


def test_without_a_game_points_are_told_as_in_the_base_game() -> None:
    assert EVERYTHING.ice_age
    assert not EVERYTHING.with_pleistocene


def test_with_ice_age_in_the_game_they_are_told_with_the_pleistocene() -> None:
    assert Played(("ice-age",), ("marsh",)).with_pleistocene
    assert Played(("ice-age-simple",)).with_pleistocene
    assert not Played(("scorpion",)).with_pleistocene
