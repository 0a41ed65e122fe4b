"""What nobody has seen, dealt anew: for players that search, who must not read hidden things (architecture 8, S17)."""

from __future__ import annotations

from game.model.bonewars.finds import ArchiveFind
from game.model.bonewars.state import Feud, Theodore
from game.model.turn import Chance, draw, shuffle


def unseen(feud: Feud, player: int, source: Chance) -> Feud:
    """Return a game that looks the same to `player`, with hands, decks and future chance dealt by `source`.

    The hands of other persons are dealt anew from all cards `player` cannot see; Theodore's is open, and so is a card
    whose minor find is being made. What the bag will give is chance, which is new as well. The game's own chance is not
    touched. While another person chooses from his hand, the new hand may leave him nothing to choose.
    """
    guess = feud.clone()
    guess.rng = draw(source)
    others = [seat for number, seat in enumerate(guess.seats) if number != player and not guess.is_theodore(number)]
    shown = cards_in_find(guess)
    found = [(seat, card) for seat in others for card in seat.species if card in shown]
    for seat, card in found:
        seat.species.remove(card)
    looked = [] if sees_the_look(guess, player) else [guess.looked]
    deal([guess.species_deck, *(seat.species for seat in others), *looked], source)
    deal([guess.paleontologist_deck, *(seat.paleontologists for seat in others)], source)
    for seat, card in found:
        seat.species.append(card)
    if guess.theodore:
        deal_solo(guess, guess.theodore, source)
    return guess


def cards_in_find(feud: Feud) -> list[int]:
    """Return the species cards that have been chosen for a minor find and are still in a hand (S40)."""
    return [step.card for step in feud.todo if isinstance(step, ArchiveFind)]


def sees_the_look(feud: Feud, player: int) -> bool:
    """Tell whether the species cards just looked at are the player's to see."""
    return not feud.looked or feud.todo[-1].player == player


def deal(piles: list[list[int]], source: Chance) -> None:
    """Shuffle all cards of some piles and deal as many to each as it had."""
    cards = [card for pile in piles for card in pile]
    shuffle(source, cards)
    for pile in piles:
        pile[:], cards = cards[: len(pile)], cards[len(pile) :]


def deal_solo(guess: Feud, theodore: Theodore, source: Chance) -> None:
    """Shuffle Theodore's deck and second pile; the back of his next card is seen and stays as it is (S68)."""
    shuffle(source, theodore.pile)
    deck = theodore.deck
    if deck:
        back = back_of(guess, deck[-1])
        shuffle(source, deck)
        place = next(place for place, card in enumerate(deck) if back_of(guess, card) == back)
        deck[place], deck[-1] = deck[-1], deck[place]


def back_of(feud: Feud, card: int) -> tuple[str, str, int, int, int, int]:
    """Return what the back of a solo card shows: its pile's mark and its icons."""
    row = feud.box.solo_cards[card]
    return (row.pile, row.back, row.points, row.depth, row.take_back, row.rival_loyalty)
