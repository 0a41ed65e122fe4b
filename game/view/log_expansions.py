"""What the facts of the expansions are told as."""

from __future__ import annotations

from typing import Any

from game.model.fossilis import facts_expansions as e
from game.model.turn import Fact
from game.view.names import Names
from game.view.pieces import Key
from game.view.text import words

Told = tuple[str, str, tuple[Key, ...]]
"""The text of a line, its small picture, and the sprites it speaks of."""


def told(names: Names, fact: Fact) -> Told:
    """Return the line of an expansion's fact: its text, its sign, what it speaks of."""
    key, icon = LINES[type(fact)]
    values: dict[str, str | int] = {"count": getattr(fact, "count", 0)}
    keys: list[Key] = [("scorpion",)] if isinstance(fact, SCORPION_ITSELF) else []
    for name in getattr(fact, "__slots__", ()):
        value: Any = getattr(fact, name)
        if name == "player":
            values["player"] = names.seat(value)
            keys += [("pawn", value)] if isinstance(fact, OF_PAWNS) else []
            keys += [("tape", value)] if isinstance(fact, e.TapePlaced) else []
        elif name in ("space", "to_space", "pit"):
            values["space"] = names.space(value)
            keys.append(("space", value))
        elif name == "side":
            values["side"] = names.side(value)
        elif name == "dinosaur":
            values["dinosaur"] = names.dinosaur(value)
            keys.append(("animal", value))
        elif name == "token":
            values["token"] = words(f"token-{names.box.tokens[value].pattern}")
            keys.append(("token", value))
        elif name == "piece":
            keys.append(("piece", value))
        elif name == "pieces":
            values["pieces"], values["count"] = names.pieces(value), len(value)
    return words(key + _variant(fact), **values), f"glyph/{icon}", tuple(keys)


def _variant(fact: Fact) -> str:
    """Return what tells two lines of one kind of fact apart."""
    if isinstance(fact, e.ScorpionPlaced):
        return "entered" if fact.entering else "placed"
    return "-again" if isinstance(fact, e.PawnStung) and fact.already else ""


SCORPION_ITSELF = (
    *(e.ScorpionPlaced, e.ScorpionScuttled, e.ScorpionStayed, e.ScorpionRode),
    *(e.ScorpionDisplaced, e.ScorpionFellOff, e.ScorpionFellIn),
)
OF_PAWNS = (e.PawnStung, e.PawnFled, e.PawnStood, e.StingRemoved)

LINES: dict[type[Fact], tuple[str, str]] = {
    e.CrystalExtracted: ("log-crystal-extracted", "ice-age"),
    e.CrystalsDiscarded: ("log-crystals-discarded", "ice-age"),
    e.PleistoceneDealt: ("log-pleistocene-dealt", "plus"),
    e.ScorpionPlaced: ("log-scorpion-", "scorpion"),
    e.ScorpionScuttled: ("log-scorpion-scuttled", "scorpion"),
    e.ScorpionStayed: ("log-scorpion-stayed", "scorpion"),
    e.ScorpionRode: ("log-scorpion-rode", "scorpion"),
    e.ScorpionDisplaced: ("log-scorpion-displaced", "scorpion"),
    e.ScorpionFellOff: ("log-scorpion-fell-off", "scorpion"),
    e.ScorpionFellIn: ("log-scorpion-fell-in", "scorpion"),
    e.TokenPlaced: ("log-token-placed", "scorpion"),
    e.TokenClaimed: ("log-token-claimed", "scorpion"),
    e.TokensShuffled: ("log-tokens-shuffled", "dice"),
    e.PawnStung: ("log-pawn-stung", "sting"),
    e.PawnFled: ("log-pawn-fled", "move"),
    e.PawnStood: ("log-pawn-stood", "move"),
    e.StingRemoved: ("log-sting-removed", "sting"),
    e.TilesRemoved: ("log-tiles-removed", "jackhammer"),
    e.BonesDestroyed: ("log-bones-destroyed", "trash"),
    e.DrillStarted: ("log-drill-started", "rock-drill"),
    e.TapePlaced: ("log-tape-placed", "caution-tape"),
    e.TapeRemoved: ("log-tape-removed", "caution-tape"),
}
"""The words and the sign of each kind of fact."""
