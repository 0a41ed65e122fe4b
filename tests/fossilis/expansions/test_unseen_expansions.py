"""What nobody has seen is dealt anew with the expansions too, and what everybody sees stays."""

import pytest

from game.model.fossilis.box import CRYSTAL
from game.model.fossilis.state import Dig
from game.model.fossilis.unseen import unseen
from game.model.turn import Rng, decision, play
from tests.fossilis.expansions.test_conformance_expansions import ALL, setup
from tests.fossilis.promises import beginning, check_table, check_zones, pick


def in_the_middle(rival: str = "", choices: int = 120) -> Dig:
    """A game with all expansions after some random choices, the Scorpion in play."""
    dig, source = beginning(setup(ALL, 301, rival, 2 if rival else 3)), Rng(8)
    while choices > 0 or not dig.scorpion.in_play or not dig.scorpion.tokens:
        play(dig, pick(source, decision(dig), by_word=False), [])
        choices -= 1
    return dig


def seen(dig: Dig) -> tuple:
    """What lies open on the table."""
    open_pits = [pit for pit, tile in zip(dig.pits, dig.lower, strict=True) if not tile]
    creature = dig.scorpion
    return (
        (dig.lower, dig.upper, open_pits, dig.display, dig.market, dig.skills, dig.events, dig.pool, dig.tapes),
        (dig.ice.board, dig.ice.out, creature.space, creature.stings, creature.on_tools, creature.discards),
        (dig.seats, dig.tile_discard, dig.pieces_out, dig.dinosaurs_out, dig.todo),
    )


@pytest.mark.parametrize("rival", ["", "marsh"])
def test_everything_on_the_table_stays(rival):
    dig = in_the_middle(rival)
    for seed in range(5):
        guess = unseen(dig, 0, Rng(seed))
        assert seen(guess) == seen(dig)
        assert decision(guess) == decision(dig)
        check_zones(guess)
        check_table(guess)


def test_decks_tokens_and_covered_pits_are_dealt_anew():
    dig = in_the_middle()
    guesses = [unseen(dig, 0, Rng(seed)) for seed in range(6)]
    for hidden in (
        lambda one: one.ice.deck,
        lambda one: one.scorpion.tokens,
        lambda one: one.dinosaurs,
        lambda one: one.tools,
        lambda one: one.pits,
        lambda one: [pit for pit in one.pits if any(one.box.kind[piece] == CRYSTAL for piece in pit)],
    ):
        assert len({repr(hidden(guess)) for guess in guesses}) > 1
    for guess in guesses:
        assert sorted(guess.ice.deck) == sorted(dig.ice.deck)
        assert sorted(guess.scorpion.tokens) == sorted(dig.scorpion.tokens)
        assert [len(pit) for pit in guess.pits] == [len(pit) for pit in dig.pits]


def test_the_game_itself_and_its_chance_stay_untouched_and_a_guess_can_be_played_to_its_end():
    dig = in_the_middle()
    before = dig.clone()
    guess, source = unseen(dig, 0, Rng(4)), Rng(4)
    while asked := decision(guess):
        play(guess, pick(source, asked, by_word=True), [])
    check_zones(guess)
    assert dig == before
