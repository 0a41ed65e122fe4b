"""Midgame and final scoring, and who has won (rules 1.14)."""

from __future__ import annotations

from game.model.bonewars.archive import archived
from game.model.bonewars.box import PATRONS
from game.model.bonewars.deeds import ShelvesScored
from game.model.bonewars.facts import GameEnded
from game.model.bonewars.shelves import credibility
from game.model.bonewars.state import Feud
from game.model.bonewars.supplies import gain_reputation
from game.model.turn import Fact

MIDGAME, END = "midgame", "end"
USUAL_HEAD = 57
"""The head of a person who plays Theodore and was not measured (T36)."""


def score_shelves(feud: Feud, when: str, facts: list[Fact]) -> None:
    """Give every player loyalty value times credibility for both patrons; markers and papers stay (S54)."""
    for player in range(len(feud.seats)):
        for patron in range(len(PATRONS)):
            value, believed = loyalty_value(feud, player, patron), credibility(feud, patron)
            facts.append(ShelvesScored(player, patron, value, believed, value * believed, when))
            gain_reputation(feud, player, value * believed, when, facts)


def loyalty_value(feud: Feud, player: int, patron: int) -> int:
    """Return the number beside a player's marker on a patron's track."""
    return feud.box.figures.track[feud.seats[player].loyalty[patron]]


def end_game(feud: Feud, facts: list[Fact]) -> None:
    """Score the shelves once more and announce the winners."""
    score_shelves(feud, END, facts)
    facts.append(GameEnded(totals(feud), winners(feud)))


def totals(feud: Feud) -> tuple[int, ...]:
    """Return the reputation of each seat."""
    return tuple(seat.reputation for seat in feud.seats)


def winners(feud: Feud) -> tuple[int, ...]:
    """Return the seats with most reputation; then most archived cards, then the largest head (F10, S78)."""
    ranks = [(seat.reputation, archived(feud, player), head(feud, player)) for player, seat in enumerate(feud.seats)]
    return tuple(player for player, rank in enumerate(ranks) if rank == max(ranks))


def head(feud: Feud, player: int) -> int:
    """Return the head circumference of a seat in centimetres, 0 when nobody was measured."""
    if feud.is_theodore(player):
        return feud.box.figures.theodore_head
    if feud.setup.heads:
        return feud.setup.heads[player]
    return USUAL_HEAD if feud.theodore else 0
