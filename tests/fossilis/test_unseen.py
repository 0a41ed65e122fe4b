from game.content import fossilis_box
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import Setup
from game.model.fossilis.unseen import unseen
from game.model.turn import Rng, decision


def test_what_a_player_sees_stays_and_what_nobody_sees_is_dealt_anew():
    dig = new_game(fossilis_box(), Setup(seats=2, seed=5, rival="cope", rival_seat=1))
    guess = unseen(dig, 0, Rng(9))
    assert (guess.display, guess.market, guess.lower, guess.upper) == (dig.display, dig.market, dig.lower, dig.upper)
    assert guess.dinosaurs != dig.dinosaurs
    assert sorted(guess.dinosaurs) == sorted(dig.dinosaurs)
    assert guess.pits != dig.pits
    assert [len(pit) for pit in guess.pits] == [len(pit) for pit in dig.pits]
    assert decision(guess) == decision(dig)


def test_dealing_anew_never_touches_the_chance_of_the_game():
    dig = new_game(fossilis_box(), Setup(seats=3, seed=5))
    before = dig.clone()
    unseen(dig, 0, Rng(9))
    assert dig == before


def test_the_back_of_the_rivals_top_card_is_seen_and_stays():
    dig = new_game(fossilis_box(), Setup(seats=2, seed=5, rival="cope", rival_seat=1))
    backs = dig.box.rival_cards
    guesses = [unseen(dig, 0, Rng(seed)).rival.draw for seed in range(40)]
    assert {backs[draw[-1]].back for draw in guesses} == {backs[dig.rival.draw[-1]].back}
    assert len({draw[-1] for draw in guesses}) == 2
    assert all(sorted(draw) == sorted(dig.rival.draw) for draw in guesses)
