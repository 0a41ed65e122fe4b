"""What a player is asked, in one line for each step of the rules of Bone Wars."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.model.bonewars.bones import Collect, Keep, TakeRare
from game.model.bonewars.bonuses import Rewards, SplitLoyalty
from game.model.bonewars.box import NOTHING
from game.model.bonewars.debunk import Debunk, DebunkLoyalty, PayDebunk
from game.model.bonewars.draft import EITHER, Draft
from game.model.bonewars.errands import SiteActions
from game.model.bonewars.finds import ArchiveFind, ChooseTile, TakeFind
from game.model.bonewars.improvements import Uncover
from game.model.bonewars.paleontologist import Act
from game.model.bonewars.publish import ArchivePapers, Assemble, Publish
from game.model.bonewars.state import Feud
from game.model.bonewars.supplies import excess
from game.model.bonewars.team import Afterwards, TeamTurn
from game.model.bonewars.turns import Turn, UseSpecies
from game.model.turn import Decision
from game.view.bonewars.names import Names
from game.view.text import dashed, words

Values = dict[str, str | int]


def prompt(names: Names, feud: Feud, asked: Decision | None) -> str:
    """Return the line that says who is asked for what; without a decision, that the game is over."""
    if asked is None:
        return words("wars-prompt-game-over")
    kind = type(asked.step)
    key = f"wars-prompt-{dashed(kind.__name__)}"
    key += MOMENTS[kind](feud, asked) if kind in MOMENTS else ""
    more = VALUES[kind](names, feud, asked.step) if kind in VALUES else {}
    return words(key, player=names.seat(asked.player), **more)


# which part of a step it is, told by what may still be chosen


def verbs(asked: Decision) -> set[str]:
    """Return the first words of all that may be chosen."""
    return {str(choice[0]) for choice in asked.options}


def _draft(feud: Feud, asked: Decision) -> str:
    step: Any = asked.step
    if step.what == EITHER:
        return "-either"
    return "-offer" if "offer" in verbs(asked) else "-career"


def _turn(feud: Feud, asked: Decision) -> str:
    if len(asked.options) > 1:
        return ""
    return "-no-slot" if feud.slot_cost(asked.player) == NOTHING else "-no-money"


def _team_turn(feud: Feud, asked: Decision) -> str:
    if feud.seats[asked.player].site == NOTHING and "move" in verbs(asked):
        return "-home"
    return "" if verbs(asked) - {"done"} else "-spent"


def _pay_debunk(feud: Feud, asked: Decision) -> str:
    return "" if "done" in verbs(asked) else "-must"


MOMENTS: dict[type, Callable[[Feud, Decision], str]] = {
    Draft: _draft,
    Turn: _turn,
    UseSpecies: lambda feud, asked: "-prize" if "prize" in verbs(asked) else "",
    TeamTurn: _team_turn,
    Publish: lambda feud, asked: "-again" if "done" in verbs(asked) else "",
    Debunk: lambda feud, asked: "-again" if "done" in verbs(asked) else "",
    PayDebunk: _pay_debunk,
    Uncover: lambda feud, asked: "" if feud.seats[asked.player].covers else "-none",
}
"""The end of the key of steps that ask in more than one way."""


# what is set into a line


def _turn_values(names: Names, feud: Feud, step: Turn) -> Values:
    return {"slot": len(feud.seats[step.player].laid) + 1, "cost": feud.slot_cost(step.player)}


def _card(names: Names, feud: Feud, step: Any) -> Values:
    return {"card": names.species(step.card)}


def _afterwards(names: Names, feud: Feud, step: Afterwards) -> Values:
    return {"what": words("wars-afterwards-prize" if step.prize else "wars-afterwards-specialist")}


def _team_turn_values(names: Names, feud: Feud, step: TeamTurn) -> Values:
    site = feud.seats[step.player].site
    where = names.site(site) if site != NOTHING else ""
    return {"site": where, "points": step.points, "free": step.free}


def _assemble(names: Names, feud: Feud, step: Assemble) -> Values:
    return {"card": names.species(step.card), "count": len(step.fitting) + len(step.any_kind)}


def _debunk(names: Names, feud: Feud, step: Debunk) -> Values:
    return {"rival": names.patron(1 - feud.seats[step.player].patron)}


def _uncover(names: Names, feud: Feud, step: Uncover) -> Values:
    return {"money": feud.box.figures.cover_money, "reputation": feud.box.figures.cover_reputation}


VALUES: dict[type, Callable[[Names, Feud, Any], Values]] = {
    Turn: _turn_values,
    UseSpecies: _card,
    Afterwards: _afterwards,
    TeamTurn: _team_turn_values,
    Act: lambda names, feud, step: {"card": names.paleontologist(step.card)},
    Assemble: _assemble,
    ArchivePapers: lambda names, feud, step: {"card": names.species(feud.table[0])},
    Debunk: _debunk,
    DebunkLoyalty: lambda names, feud, step: {"value": step.value},
    ChooseTile: _card,
    ArchiveFind: _card,
    TakeFind: lambda names, feud, step: {"column": names.column(step.column)},
    Rewards: lambda names, feud, step: {"count": len(step.rewards)},
    SplitLoyalty: lambda names, feud, step: {"amount": step.amount},
    SiteActions: lambda names, feud, step: {"left": step.left},
    Keep: lambda names, feud, step: {"over": max(1, excess(feud, step.player))},
    Collect: lambda names, feud, step: {"left": step.left},
    TakeRare: lambda names, feud, step: {"left": step.left},
    Uncover: _uncover,
}
"""What is set into the line of each step, beside the player's name."""
