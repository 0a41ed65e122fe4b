"""The market: buying one card a turn with gathered tiles (rules 3.8, R34, R35, U15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.fossilis.facts import CardBought, CardTurnedOver, MarketRefilled, TilesSpent
from game.model.fossilis.gains import gain_plaster
from game.model.fossilis.scuttle import claim_token, lay_tokens
from game.model.fossilis.state import TOOL_PLACES, Dig
from game.model.turn import Automatic, Choice, Fact

Fragments = tuple[int, int, int]
"""Counts of (egg, footprint, amber)."""
NO_FRAGMENTS: Fragments = (0, 0, 0)
PLACES = 4


@dataclass(frozen=True, slots=True)
class Pay:
    """A card is paid with whole tiles, chosen one by one until the cost is covered; surplus is lost (U15)."""

    player: int
    card: int
    chosen: tuple[int, ...] = ()
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return one tile of each pattern that brings the cost closer, in ascending order; nothing once it is paid."""
        cost, wild = dig.box.cards[self.card].cost, dig.has_skill(self.player, "wild-fragment")
        paid = fragments_of(dig, self.chosen)
        short = lacking(cost, paid, wild)
        if not short:
            return []
        least = dig.box.tiles[self.chosen[-1]].fragments if self.chosen else NO_FRAGMENTS
        left = [tile for tile in dig.seats[self.player].tiles if tile not in self.chosen]
        left = [tile for tile in left if dig.box.tiles[tile].fragments >= least]
        found: list[Choice] = []
        for pattern in sorted({dig.box.tiles[tile].fragments for tile in left}):
            rest = fragments_of(dig, [tile for tile in left if dig.box.tiles[tile].fragments >= pattern])
            if lacking(cost, plus(paid, pattern), wild) < short and not lacking(cost, plus(paid, rest), wild):
                found.append(("tile", min(tile for tile in left if dig.box.tiles[tile].fragments == pattern)))
        return found

    def resolve(self, dig: Dig, choice: tuple[str, int] | None, facts: list[Fact]) -> None:
        """Add the tile, or complete the purchase."""
        if choice is not None:
            dig.todo.append(Pay(self.player, self.card, (*self.chosen, choice[1])))
            return
        buy(dig, self.player, self.card, self.chosen, facts)


def plus(one: Fragments, other: Fragments) -> Fragments:
    """Return the sum of two counts."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def fragments_of(dig: Dig, tiles: tuple[int, ...] | list[int]) -> Fragments:
    """Return the Fragments on some tiles."""
    eggs = footprints = ambers = 0
    for tile in tiles:
        egg, footprint, amber = dig.box.tiles[tile].fragments
        eggs, footprints, ambers = eggs + egg, footprints + footprint, ambers + amber
    return eggs, footprints, ambers


def lacking(cost: tuple[int, int, int, int], paid: Fragments, wild: bool) -> int:
    """Return how many Fragments are still missing; with S15 (`wild`) one Fragment counts as any kind."""
    eggs, footprints, ambers, free = cost
    egg, footprint, amber = paid
    total = eggs + footprints + ambers + free - egg - footprint - amber
    named = -wild
    if eggs > egg:
        named += eggs - egg
    if footprints > footprint:
        named += footprints - footprint
    if ambers > amber:
        named += ambers - amber
    return max(0, named, total)


def purchases(dig: Dig, player: int) -> list[Choice]:
    """Return the market cards a player can pay, as long as he may buy (S1: twice)."""
    seat = dig.seats[player]
    if not seat.tiles or dig.purchases > dig.has_skill(player, "double-purchase"):
        return []
    purse, wild = fragments_of(dig, seat.tiles), dig.has_skill(player, "wild-fragment")
    cards = dig.box.cards
    return [("buy", card) for card in dig.market if card and not lacking(cards[card].cost, purse, wild)]


def buy(dig: Dig, player: int, card: int, tiles: tuple[int, ...], facts: list[Fact]) -> None:
    """Take the card for the tiles, which go to the discard pile, and refill the market at once."""
    seat = dig.seats[player]
    dig.purchases += 1
    for tile in tiles:
        seat.tiles.remove(tile)
    dig.tile_discard += tiles
    place = take_from_market(dig, card)
    facts += [CardBought(player, card, place), TilesSpent(player, tiles)]
    receive(dig, player, card, facts)
    dig.todo.append(RefreshMarket(player))
    claim_token(dig, player, place, facts)


def take_from_market(dig: Dig, card: int) -> int:
    """Take a card out of the market and return its place."""
    place = dig.market.index(card)
    dig.market[place] = 0
    return place


def receive(dig: Dig, player: int, card: int, facts: list[Fact]) -> None:
    """Give a market card to a seat: Supplies act at once, Tools from the next turn on, the Rival's lie face down."""
    seat, row = dig.seats[player], dig.box.cards[card]
    if dig.is_rival(player):
        seat.used.append(card)
    elif row.tool:
        seat.fresh.append(card)
    elif row.effect == "bone":
        seat.supplies.append(card)
    else:
        seat.used.append(card)
        if row.effect == "plaster":
            gain_plaster(dig, player, row.amount, facts)
            facts.append(CardTurnedOver(player, card))


@dataclass(frozen=True, slots=True)
class RefreshMarket(Automatic):
    """After a purchase, and what the claimed card brings at once, the market is refilled (3.8; Scorpion)."""

    player: int

    def resolve(self, dig: Dig, choice: None, facts: list[Fact]) -> None:
        """Refill it, Scuttle tokens included."""
        refill_market(dig, facts)
        lay_tokens(dig, facts)


def refill_market(dig: Dig, facts: list[Fact]) -> None:
    """Fill every empty place of the market from its deck; with an empty deck it stays empty (U38)."""
    for place, card in enumerate(dig.market):
        deck = dig.tools if place < TOOL_PLACES else dig.supplies
        if not card and deck:
            dig.market[place] = deck.pop()
            facts.append(MarketRefilled(dig.market[place], place))
