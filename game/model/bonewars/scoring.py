"""Midgame and final scoring, and who has won (rules 1.14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

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


class Product(NamedTuple):
    """What a patron is worth to a player: the value of his loyalty times the patron's credibility."""

    value: int
    credibility: int
    points: int


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat stands: its reputation, what each patron would give in a scoring now, and what ties look at.

    `gain` is what one scoring would add, `total` the reputation after all scorings that are still to come, if nothing
    changed before them.
    """

    reputation: int
    products: tuple[Product, ...]
    gain: int
    total: int
    archived: int
    head: int


def score_shelves(feud: Feud, when: str, facts: list[Fact]) -> None:
    """Give every player loyalty value times credibility for both patrons; markers and papers stay (S54)."""
    for player in range(len(feud.seats)):
        for patron in range(len(PATRONS)):
            worth = product(feud, player, patron)
            facts.append(ShelvesScored(player, patron, worth.value, worth.credibility, worth.points, when))
            gain_reputation(feud, player, worth.points, when, facts)


def product(feud: Feud, player: int, patron: int) -> Product:
    """Return what a patron would give a player in a scoring now (1.14)."""
    value, believed = loyalty_value(feud, player, patron), credibility(feud, patron)
    return Product(value, believed, value * believed)


def to_come(feud: Feud) -> tuple[str, ...]:
    """Return the scorings that are still to come."""
    if not feud.todo:
        return ()
    return (MIDGAME, END) if feud.round < feud.box.figures.midgame_round else (END,)


def accounts(feud: Feud) -> tuple[Account, ...]:
    """Return how every seat stands, and how it would if all were scored as it is now."""
    scorings = len(to_come(feud))
    found = []
    for player, seat in enumerate(feud.seats):
        products = tuple(product(feud, player, patron) for patron in range(len(PATRONS)))
        gain = sum(worth.points for worth in products)
        total = seat.reputation + gain * scorings
        found.append(Account(seat.reputation, products, gain, total, archived(feud, player), head(feud, player)))
    return tuple(found)


def leaders(feud: Feud) -> tuple[int, ...]:
    """Return the seats that would win if all were scored as it is now."""
    return best([(account.total, account.archived, account.head) for account in accounts(feud)])


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
    return best(ranks(feud))


def ranks(feud: Feud) -> list[tuple[int, ...]]:
    """Return what decides between the seats, what comes first first: reputation, archived cards, head."""
    return [(seat.reputation, archived(feud, player), head(feud, player)) for player, seat in enumerate(feud.seats)]


def best(ranked: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the seats with the highest rank."""
    return tuple(player for player, rank in enumerate(ranked) if rank == max(ranked))


def decided_by(feud: Feud) -> str:
    """Return what told the winners from the others: `reputation`, `archived`, `head`, or `shared` if nothing did."""
    ranked = ranks(feud)
    for place, name in enumerate(("reputation", "archived", "head"), 1):
        first = best([rank[:place] for rank in ranked])
        if len(first) == 1:
            return name
    return "shared"


def head(feud: Feud, player: int) -> int:
    """Return the head circumference of a seat in centimetres, 0 when nobody was measured."""
    if feud.is_theodore(player):
        return feud.box.figures.theodore_head
    if feud.setup.heads:
        return feud.setup.heads[player]
    return USUAL_HEAD if feud.theodore else 0
