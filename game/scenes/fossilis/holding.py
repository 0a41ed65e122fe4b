"""A Tool taken up before it is used: where it can be used is lit, and only the click there spends it."""

from __future__ import annotations

from collections.abc import Sequence

from game.model.fossilis.power_tools import Jackhammer, RockSaw
from game.model.fossilis.state import Dig
from game.model.fossilis.tools import TOOLS, ClayBucket, Ladder, PryDig, SoftBrush, ToolDig
from game.model.turn import Choice, Decision, Fact, apply
from game.scenes.fossilis.sight import Sight

USE: Choice = ("use",)
"""What the button says that uses a Tool which is aimed at nothing."""

AIMED = (ToolDig, SoftBrush, ClayBucket, PryDig, Ladder, Jackhammer, RockSaw)
"""The steps in which a Tool is aimed at something."""


def take_up(sight: Sight, choice: Choice) -> bool:
    """Take a Tool up, so that what it asks is asked now; return False for any other choice."""
    asked = sight.asked
    if choice[0] != "tool" or asked is None or sight.held:
        return False
    card = int(choice[1])
    row = sight.dig.box.cards[card]
    step = TOOLS[row.effect](asked.player, row)
    sight.held, sight.before = card, asked
    sight.asked = Decision(asked.player, step, tuple(step.options(sight.dig)) or (USE,))
    return True


def put_back(sight: Sight) -> bool:
    """Put the Tool back unused; return False if none has been taken up."""
    if not sight.held:
        return False
    sight.asked, sight.before, sight.held = sight.before, None, 0
    return True


def choices_of(sight: Sight, choice: Choice) -> list[Choice]:
    """Return the choices of the rules that a choice stands for: with a Tool in hand, using it comes first.

    A Tool that can be used in but one way is used so at once by the rules.
    """
    if not sight.held or sight.asked is None:
        return [choice]
    using: Choice = ("tool", sight.held)
    return [using] if len(sight.asked.options) == 1 else [using, choice]


def outcome(dig: Dig, choices: Sequence[Choice]) -> tuple[Dig, list[Fact]]:
    """Return the state after some choices made one after another, and all that happened."""
    facts: list[Fact] = []
    for choice in choices:
        dig, more = apply(dig, choice)
        facts += more
    return dig, facts
