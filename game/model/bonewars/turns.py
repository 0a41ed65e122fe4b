"""A player's turn: laying a card into the left-most free slot and acting, or passing (rules 1.8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from game.model.bonewars.deeds import CardLaid
from game.model.bonewars.matching import icon_matches
from game.model.bonewars.paleontologist import ACT, NUMBER, Act, begin, legal_actions, playable_cards
from game.model.bonewars.passing import pass_round
from game.model.bonewars.state import Feud
from game.model.bonewars.supplies import pay
from game.model.bonewars.team import Afterwards, TeamTurn, take_prize
from game.model.turn import Choice, Fact

PASS: Choice = ("pass",)


@dataclass(frozen=True, slots=True)
class Turn:
    """One card of the hand is laid and paid for, or the player passes (1.7, A1, A4)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the cards that can be paid for and used, and the pass."""
        seat = feud.seats[self.player]
        cost = feud.slot_cost(self.player)
        if cost < 0 or cost > seat.money:
            return [PASS]
        cards, money = feud.box.team_cards, seat.money - cost
        found: list[Choice] = [("team", card) for card in sorted(seat.team_cards) if cards[card].cost <= money]
        found += [("species", card) for card in sorted(seat.species)]
        found += [("paleontologist", card) for card in playable_cards(feud, self.player)]
        return [*found, PASS]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Lay the card, pay and ask what to do with it, or pass."""
        if choice == PASS:
            pass_round(feud, self.player, facts)
        else:
            lay(feud, self.player, choice[0], choice[1], facts)


def lay(feud: Feud, player: int, deck: str, card: int, facts: list[Fact]) -> None:
    """Put a card into the left-most free slot and pay for slot and card; match, points and depth are fixed now (S8)."""
    seat = feud.seats[player]
    number = len(seat.laid)
    slot = feud.box.slots[seat.slots[number]]
    cost = feud.slot_cost(player)
    seat.laid.append((deck, card))
    facts.append(CardLaid(player, deck, card, number))
    if deck == "team":
        team = feud.box.team_cards[card]
        seat.team_cards.remove(card)
        pay(feud, player, cost + team.cost, facts)
        feud.todo.append(TeamTurn(player, team.points, team.depth, feud.free_moves(player), bool(team.torn), False))
    elif deck == "species":
        seat.species.remove(card)
        pay(feud, player, cost, facts)
        prize = card if icon_matches(feud, player, card, seat.slots[number]) else 0
        feud.todo.append(UseSpecies(player, card, slot.points, slot.depth, prize))
    else:
        seat.paleontologists.remove(card)
        pay(feud, player, cost, facts)
        feud.todo.append(Act(player, card))


@dataclass(frozen=True, slots=True)
class UseSpecies:
    """A species card gives one paleontologist action, or team actions with the slot's points and depth (1.8).

    `prize` is the card when its prize may be taken, before or after the action; a prize taken first may make an action
    possible (S9).
    """

    player: int
    card: int
    points: int
    depth: int
    prize: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the prize, the possible actions, and the team."""
        found = [ACT[action] for action in legal_actions(feud, self.player, 0)]
        return [*([("prize",)] if self.prize else []), *found, ("team",)]

    def resolve(self, feud: Feud, choice: tuple[str], facts: list[Fact]) -> None:
        """Take the prize and ask again, or act; a prize left over may be taken afterwards."""
        if choice[0] == "prize":
            feud.todo.append(replace(self, prize=0))
            take_prize(feud, self.player, self.card, facts)
            return
        if self.prize:
            feud.todo.append(Afterwards(self.player, self.prize, False))
        if choice[0] == "team":
            free = feud.free_moves(self.player)
            feud.todo.append(TeamTurn(self.player, self.points, self.depth, free, False, False))
        else:
            begin(feud, self.player, NUMBER[choice[0]], 0, facts)
