"""The Rival's Purchase Step: one card for the Fragments of his Standby pile (rulebook 5; R45, R58)."""

from __future__ import annotations

from dataclasses import dataclass

from game.model.fossilis.box import FRAGMENTS, RivalCard
from game.model.fossilis.facts import Candidate, CardBought, Reasoned, RivalCardsDiscarded
from game.model.fossilis.market import NO_FRAGMENTS, Fragments, RefreshMarket, lacking, plus, receive, take_from_market
from game.model.fossilis.scuttle import claim_token
from game.model.fossilis.state import Dig, Rival
from game.model.turn import Automatic, Fact


@dataclass(frozen=True, slots=True)
class PurchaseStep(Automatic):
    """Buy the card with the most points among those that all Standby Fragments pay and the top card helps to pay."""

    player: int

    def resolve(self, dig: Dig, choice: None, facts: list[Fact]) -> None:
        """Choose, pay from the top card down, take the card face down and refill the market."""
        rival = dig.rival
        card = choose_card(dig, rival, facts) if rival else 0
        if not card or rival is None:
            return
        place = take_from_market(dig, card)
        facts.append(CardBought(self.player, card, place))
        pay(dig, rival, dig.box.cards[card].cost, facts)
        receive(dig, self.player, card, facts)
        dig.todo.append(RefreshMarket(self.player))
        claim_token(dig, self.player, place, facts)


def symbols(row: RivalCard) -> Fragments:
    """Return the Fragments a Rival card shows."""
    eggs, footprints, ambers = (row.fragments.count(name) for name in ("egg", "footprint", "amber"))
    return eggs, footprints, ambers


def purse(dig: Dig, rival: Rival) -> Fragments:
    """Return all Fragments of the Standby pile."""
    total = NO_FRAGMENTS
    for card in rival.standby:
        total = plus(total, symbols(dig.box.rival_cards[card]))
    return total


def choose_card(dig: Dig, rival: Rival, facts: list[Fact]) -> int:
    """Return the card to buy: most points, then the preferred type, then the leftmost; 0 for none."""
    top = dig.box.rival_cards[rival.standby[-1]]
    cards = [card for card in dig.market if card]
    fate = {card: refusal(dig, rival, card, top) for card in cards}
    left = [card for card in cards if not fate[card]]
    for name, key in (("lower-value", points), ("other-type", type_rank)):
        best = min((key(dig, card, top) for card in left), default=0)
        for card in left:
            if key(dig, card, top) > best:
                fate[card] = name
        left = [card for card in left if not fate[card]]
    for card in left[1:]:
        fate[card] = "farther-right"
    looked = tuple(Candidate(("card", card), fate[card], (dig.box.cards[card].points,)) for card in cards)
    chosen = ("card", left[0]) if left else ()
    facts.append(Reasoned(rival.seat, "purchase", "best-card" if left else "nothing-to-buy", chosen, looked))
    return left[0] if left else 0


def refusal(dig: Dig, rival: Rival, card: int, top: RivalCard) -> str:
    """Return why the Rival cannot buy a card, empty if he can."""
    row = dig.box.cards[card]
    if dig.switched("shown-type-only") and row.tool != (top.prefers == "T"):
        return "not-the-shown-type"
    if lacking(row.cost, purse(dig, rival), False):
        return "cannot-afford"
    named = any(row.cost[FRAGMENTS.index(name)] for name in top.fragments)
    return "" if top.fragments and (row.cost[3] or named) else "top-card-does-not-help"


def points(dig: Dig, card: int, top: RivalCard) -> int:
    """Return the points, negatively: the most wins."""
    return -dig.box.cards[card].points


def type_rank(dig: Dig, card: int, top: RivalCard) -> int:
    """Return 0 for the type the top card prefers, 1 for the other."""
    return int(dig.box.cards[card].tool != (top.prefers == "T"))


def pay(dig: Dig, rival: Rival, cost: tuple[int, int, int, int], facts: list[Fact]) -> None:
    """Discard Standby cards from the top down until the cost is covered, skipping cards that do not help."""
    paid = NO_FRAGMENTS
    spent: list[int] = []
    for card in reversed(rival.standby):
        more = plus(paid, symbols(dig.box.rival_cards[card]))
        if lacking(cost, more, False) < lacking(cost, paid, False):
            paid = more
            spent.append(card)
    rival.standby = [card for card in rival.standby if card not in spent]
    rival.discard += spent
    facts.append(RivalCardsDiscarded(rival.seat, tuple(spent)))
