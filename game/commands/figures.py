"""Measured figures, and what they should reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure and what it should reach: at least that much if `more`, else at most."""

    key: str
    what: str
    value: float
    unit: str
    reach: float | None = None
    more: bool = False

    @property
    def met(self) -> bool | None:
        """Whether the figure is reached; None when there is nothing to reach."""
        if self.reach is None:
            return None
        return self.value >= self.reach if self.more else self.value <= self.reach


def percentile(times: Sequence[float], share: int) -> float:
    """Return the value that `share` per cent of the times do not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)]
