"""How the Rival decides when an Event asks him (rulebook, Resolving an Event; R51-R55)."""

from __future__ import annotations

from collections.abc import Callable

from game.model.fossilis.box import STONE
from game.model.fossilis.facts import Candidate, Reasoned
from game.model.fossilis.site import GUIDE_SPACES, GUIDE_SPOT, NOWHERE, SPOT_INWARD, SPOT_SPACE, SPOTS
from game.model.fossilis.state import Dig
from game.model.turn import Fact


def guide(dig: Dig) -> str:
    """Return the guide in force: of the top Standby card, else of the card flipped last (R3)."""
    rival = dig.rival
    assert rival is not None
    return dig.box.rival_cards[rival.standby[-1] if rival.standby else rival.guide_card].guide


def last_guide(dig: Dig) -> str:
    """Return the guide of the card flipped last, also when it has been spent (R99)."""
    return dig.box.rival_cards[dig.rival.guide_card].guide if dig.rival else "FL"


def first_stone(
    dig: Dig, player: int, allowed: Callable[[Dig, int, int, int], bool], facts: list[Fact]
) -> tuple[int, int] | None:
    """Return the first Stone on the edge, from the guide on, that can be pushed inward (Earthquake, R52)."""
    looked: list[Candidate] = []
    for number in range(SPOTS):
        spot = (GUIDE_SPOT[guide(dig)] + number) % SPOTS
        space, way = SPOT_SPACE[spot], SPOT_INWARD[spot]
        if dig.box.weight[dig.top(space)] != STONE:
            looked.append(Candidate(("spot", spot), "no-stone"))
        elif not allowed(dig, player, space, way):
            looked.append(Candidate(("spot", spot), "cannot-be-pushed"))
        else:
            looked.append(Candidate(("spot", spot)))
            facts.append(Reasoned(player, "event-earthquake", "first-stone", ("spot", spot), tuple(looked)))
            return space, way
    facts.append(Reasoned(player, "event-earthquake", "no-stone", (), tuple(looked)))
    return None


def cheapest_card(dig: Dig, player: int, facts: list[Fact]) -> int:
    """Return the market card with the fewest points, the leftmost of equals, 0 if there is none (Junk Sale)."""
    cards = [card for card in dig.market if card]
    if not cards:
        facts.append(Reasoned(player, "event-junk-sale", "no-card", (), ()))
        return 0
    points = [dig.box.cards[card].points for card in cards]
    chosen = cards[points.index(min(points))]
    looked = tuple(
        Candidate(("card", card), "" if card == chosen else worse(value, min(points)), (value,))
        for card, value in zip(cards, points, strict=True)
    )
    facts.append(Reasoned(player, "event-junk-sale", "lowest-value", ("card", chosen), looked))
    return chosen


def worse(value: int, least: int) -> str:
    """Return why a card with so many points is not the one to give away."""
    return "higher-value" if value > least else "farther-right"


def first_space(dig: Dig, player: int, facts: list[Fact]) -> int:
    """Return the first open pit in the order of the guide, else the first single tile on which nobody stands (R53)."""
    order, event = GUIDE_SPACES[guide(dig)], f"event-{dig.in_force()}"
    looked: list[Candidate] = []
    for reason, fate in (("first-pit", no_open_pit), ("first-single-tile", no_single_tile)):
        looked = []
        for space in order:
            looked.append(Candidate(("space", space), fate(dig, space)))
            if not looked[-1].rejected_by:
                facts.append(Reasoned(player, event, reason, ("space", space), tuple(looked)))
                return space
    facts.append(Reasoned(player, event, "no-space", (), tuple(looked)))
    return NOWHERE


def no_open_pit(dig: Dig, space: int) -> str:
    """Return why a space is no open pit that takes a tile, empty if it is one."""
    return "caution-tape" if space in dig.tapes else "covered" if dig.lower[space] else ""


def no_single_tile(dig: Dig, space: int) -> str:
    """Return why a space, which is no pit that takes a tile, has no single tile on which nobody stands."""
    if not dig.lower[space]:
        return "caution-tape"
    return "two-tiles" if dig.upper[space] else "" if dig.vacant(space) else "occupied"
