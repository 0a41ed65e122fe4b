"""What a player is asked, in one line for each step of the rules of Fossilis."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.box import CLAY, SAND, STONE, TERRAINS
from game.model.fossilis.dinosaurs import ChooseBones
from game.model.fossilis.happenings import AddTile, ChooseTile, JunkSale, MentorVisit, Patronage, Snakebite
from game.model.fossilis.market import Pay, fragments_of, lacking
from game.model.fossilis.site import SPACES
from game.model.fossilis.state import ACTIONS, Dig
from game.model.fossilis.tools import Ladder, SoftBrush, ToolDig
from game.model.turn import Decision
from game.view.names import Names
from game.view.text import dashed, words

Values = dict[str, str | int]


def prompt(names: Names, dig: Dig, asked: Decision | None) -> str:
    """Return the line that says who is asked for what; without a decision, that the dig is over."""
    if asked is None:
        return words("prompt-game-over")
    step = asked.step
    key = f"prompt-{dashed(type(step).__name__)}"
    if isinstance(step, TakeTurn):
        key += _moment(dig, asked)
    elif isinstance(step, ToolDig) and step.begun:
        key += "-again"
    more = VALUES[type(step)](names, dig, step) if type(step) in VALUES else {}
    return words(key, player=names.seat(asked.player), **more)


FREE = ("extract", "dig", "tool")
"""What can be possible without any Energy, by Skills and Tools."""


def _moment(dig: Dig, asked: Decision) -> str:
    """Return which part of the turn it is, told by what may still be chosen."""
    verbs = {choice[0] for choice in asked.options}
    if dig.stage == ACTIONS and dig.energy:
        return "" if dig.seats[asked.player].place < SPACES else "-beside"
    if dig.stage == ACTIONS and (free := next((verb for verb in FREE if verb in verbs), "")):
        return f"-free-{free}"
    if dig.stage == ACTIONS and verbs & {"buy", "claim", "score", "partial"}:
        return "-spent"
    for verb, part in (("buy", "-buy"), ("claim", "-claim"), ("score", "-score"), ("partial", "-score")):
        if verb in verbs:
            return part
    return "-over"


def _tool_dig(names: Names, dig: Dig, step: ToolDig) -> Values:
    kinds = [words(f"terrain-{TERRAINS[weight]}") for weight in (SAND, CLAY, STONE)]
    first, last = kinds[step.lightest - 1], kinds[step.heaviest - 1]
    tiles = first if first == last else words("tiles-or", first=first, second=last)
    return {"tiles": tiles, "energy": step.energy}


def _pay(names: Names, dig: Dig, step: Pay) -> Values:
    paid, wild = fragments_of(dig, step.chosen), dig.has_skill(step.player, "wild-fragment")
    return {"card": names.card(step.card), "owed": lacking(dig.box.cards[step.card].cost, paid, wild)}


def _event(names: Names, dig: Dig, step: Any) -> Values:
    row = dig.box.events[dig.events[-1]]
    return {"event": names.event(dig.events[-1]), "amount": row.amount, "points": row.points}


def _add_tile(names: Names, dig: Dig, step: AddTile) -> Values:
    return {**_event(names, dig, step), "terrain": words(f"terrain-{TERRAINS[step.weight]}")}


VALUES: dict[type, Callable[[Names, Dig, Any], Values]] = {
    TakeTurn: lambda names, dig, step: {"energy": dig.energy},
    ChooseTile: lambda names, dig, step: {
        "terrain": words(f"terrain-{TERRAINS[step.weight]}"),
        "space": names.space(step.space),
    },
    Pay: _pay,
    ChooseBones: lambda names, dig, step: {"dinosaur": names.dinosaur(step.dinosaur)},
    ToolDig: _tool_dig,
    SoftBrush: lambda names, dig, step: {"plaster": step.plaster},
    Ladder: lambda names, dig, step: {"spaces": step.spaces},
    JunkSale: lambda names, dig, step: {"receiver": names.seat((step.player + 1) % len(dig.seats))},
    MentorVisit: _event,
    AddTile: _add_tile,
    Patronage: _event,
    Snakebite: _event,
}
"""What is set into the line of each step, beside the player's name."""
