"""What nobody has seen, dealt anew: for players that search, who must not read hidden things (architecture 8)."""

from __future__ import annotations

from game.model.fossilis.site import SPACES
from game.model.fossilis.state import Dig
from game.model.turn import Chance, draw, shuffle


def unseen(dig: Dig, player: int, source: Chance) -> Dig:
    """Return a game that looks the same to `player`, with decks, covered pits and future chance dealt by `source`.

    In Fossilis nothing is hidden from one seat alone, so every seat gets the same treatment. The number of pieces
    in each covered pit stays; the game's own chance is not touched.
    """
    guess = dig.clone()
    guess.rng = draw(source)
    decks = [guess.dinosaurs, guess.tools, guess.supplies, guess.skill_box]
    if guess.ice:
        decks.append(guess.ice.deck)
    if guess.scorpion:
        decks.append(guess.scorpion.tokens)
    for deck in decks:
        shuffle(source, deck)
    deal_rival(guess, source)
    deal_events(guess, source)
    deal_pits(guess, source)
    return guess


def deal_rival(guess: Dig, source: Chance) -> None:
    """Shuffle the Rival's Draw pile so that a card with the number that is seen stays on top: backs are public."""
    if guess.rival and guess.rival.draw:
        draw, cards = guess.rival.draw, guess.box.rival_cards
        back = cards[draw[-1]].back
        shuffle(source, draw)
        draw.append(draw.pop(next(place for place, card in enumerate(draw) if cards[card].back == back)))


def deal_events(guess: Dig, source: Chance) -> None:
    """Draw the Events to come anew from all that have not been turned up."""
    left = [event for event in range(1, len(guess.box.events)) if event not in guess.events]
    shuffle(source, left)
    guess.event_deck = left[: len(guess.event_deck)]


def deal_pits(guess: Dig, source: Chance) -> None:
    """Deal the pieces of the covered pits anew."""
    covered = [space for space in range(SPACES) if guess.lower[space]]
    pieces = [piece for space in covered for piece in guess.pits[space]]
    shuffle(source, pieces)
    for space in covered:
        count = len(guess.pits[space])
        guess.pits[space] = tuple(sorted(pieces[:count]))
        del pieces[:count]
