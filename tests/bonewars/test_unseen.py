"""What a searching player may know (S17, S68; architecture 8)."""

import pytest

from game.model.bonewars.errands import KeepOne
from game.model.bonewars.finds import Find
from game.model.bonewars.paleontologist import Act
from game.model.bonewars.publish import Publish
from game.model.bonewars.setup import new_game
from game.model.bonewars.state import Setup
from game.model.bonewars.theodore.gains import his
from game.model.bonewars.unseen import back_of, unseen
from game.model.turn import Rng, decision, play
from tests.bonewars.table import BOX, Table, card
from tests.bonewars.test_conformance import MIXES, check_pieces, finish, pick

FROM_THE_HAND = (Act, Publish, Find)
"""Steps that choose among cards which nobody else sees."""


def game(seats=3, **options):
    return new_game(BOX, Setup(seats, 5, **options))


def test_the_game_itself_is_not_touched():
    feud = game()
    before = feud.clone()
    unseen(feud, 0, Rng(1))
    assert feud == before


def test_the_players_own_cards_and_the_open_ones_stay():
    feud = game()
    feud.seats[0].species = [feud.species_deck.pop()]
    guess = unseen(feud, 0, Rng(1))
    assert guess.seats[0] == feud.seats[0]
    assert (guess.site_cards, guess.offer, guess.shown, guess.bag) == (
        feud.site_cards,
        feud.offer,
        feud.shown,
        feud.bag,
    )
    assert decision(guess) == decision(feud)


def test_hands_of_others_and_decks_are_dealt_anew():
    feud = game()
    feud.seats[1].species = [feud.species_deck.pop() for _ in range(5)]
    guess = unseen(feud, 0, Rng(1))
    assert len(guess.seats[1].species) == 5
    assert guess.seats[1].species != feud.seats[1].species
    assert sorted(guess.species_deck + guess.seats[1].species) == sorted(feud.species_deck + feud.seats[1].species)
    assert guess.rng != feud.rng


def test_no_card_is_lost_or_doubled():
    feud = game()
    guess = unseen(feud, 2, Rng(7))
    held = [number for seat in guess.seats for number in seat.paleontologists]
    assert sorted(guess.paleontologist_deck + guess.shown + held) == list(range(1, len(BOX.paleontologists)))


def test_what_another_player_looks_at_is_unknown():
    feud = game()
    feud.looked = [card("eryops"), card("laelaps")]
    feud.todo.append(KeepOne(1))
    assert unseen(feud, 1, Rng(1)).looked == feud.looked
    assert len({tuple(unseen(feud, 0, Rng(seed)).looked) for seed in range(5)}) > 1


def test_t33_theodores_hand_is_open():
    feud = game(2, theodore="expert", theodore_seat=1)
    guess = unseen(feud, 0, Rng(1))
    assert guess.seats[1] == feud.seats[1]


def test_s68_the_back_of_theodores_next_card_stays_as_it_is():
    feud = game(2, theodore="expert", theodore_seat=1)
    for seed in range(20):
        guess = unseen(feud, 0, Rng(seed))
        assert back_of(guess, his(guess).deck[-1]) == back_of(feud, his(feud).deck[-1])
        assert sorted(his(guess).deck) == sorted(his(feud).deck)


def test_the_same_source_gives_the_same_guess():
    feud = game(4)
    assert unseen(feud, 3, Rng(9)) == unseen(feud, 3, Rng(9))


@pytest.mark.parametrize("mix", MIXES)
def test_a_guess_asks_the_same_and_can_be_played_to_its_end(mix):
    feud = new_game(BOX, Setup(seed=21, **MIXES[mix]))
    source, number = Rng(21), 0
    while asked := decision(feud):
        if number % 9 == 0:
            guess = unseen(feud, asked.player, Rng(number))
            check_pieces(guess)
            assert decision(guess) == asked
            finish(guess, number)
        play(feud, pick(asked.options, source, True), [])
        number += 1


@pytest.mark.parametrize("mix", MIXES)
def test_a_guess_of_one_who_waits_can_be_played_to_its_end(mix):
    feud = new_game(BOX, Setup(seed=22, **MIXES[mix]))
    source, number = Rng(22), 0
    while asked := decision(feud):
        waiting = [player for player in range(len(feud.seats)) if player != asked.player]
        for player in waiting if number % 4 == 0 and not isinstance(asked.step, FROM_THE_HAND) else ():
            guess = unseen(feud, player, Rng(number))
            check_pieces(guess)
            finish(guess, number)
        play(feud, pick(asked.options, source, True), [])
        number += 1


def test_a_card_whose_minor_find_is_being_made_is_seen_by_all():
    table = Table().grant("generalist").hand("stegosaurus laelaps eryops").ask(Find(0, ""))
    table.do(("find", card("stegosaurus")))
    guess = unseen(table.feud, 1, Rng(3))
    assert table.waiting == "ArchiveFind"
    assert card("stegosaurus") in guess.seats[0].species
    assert len(guess.seats[0].species) == 3
