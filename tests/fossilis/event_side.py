"""Boards on which an Event is about to be turned up, for its tests."""

from game.model.fossilis.happenings import TurnUpEvent
from game.model.turn import Fact
from tests.fossilis.board import (
    BARE,
    event,
    goes_on,
    site,
    waits_for,
)


def against_rival(drawing: str = BARE, spot: int = 0, standby: int = 1):
    """Seat 1 is the Rival's; the guide of his top Standby card is that of Rival card `standby`."""
    dig = site(drawing, rival="marsh", spot=spot)
    dig.rival.standby = [standby]
    return dig


def facts_of(dig, key: str, player: int = 0) -> list[Fact]:
    """Return what happens before the first decision of an Event."""
    facts: list[Fact] = []
    dig.event_deck.append(event(key))
    goes_on(waits_for(dig, TurnUpEvent(player)), facts)
    return facts
