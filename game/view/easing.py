"""How a motion gathers and loses speed: functions from even progress to shown progress, both from 0 to 1."""

from __future__ import annotations


def gentle(share: float) -> float:
    """Start and end slowly."""
    return share * share * (3 - 2 * share)


def shoved(share: float) -> float:
    """Start at once, as what is pushed does, and come to rest by friction."""
    return 1 - (1 - share) * (1 - share)


def heavy(share: float) -> float:
    """Start slowly, against a great weight, then run evenly and stop short."""
    return share * share * (1.9 - 0.9 * share)


def thrown(share: float) -> float:
    """Start fast and land softly."""
    return 1 - (1 - share) ** 3


def falling(share: float) -> float:
    """Gather speed, as what falls does."""
    return share * share
