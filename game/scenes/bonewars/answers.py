"""Which things on the table stand for a choice, and in which zone it is made."""

from __future__ import annotations

from collections.abc import Callable

from game.model.bonewars.box import ACTIONS, NOTHING
from game.model.bonewars.rounds import EndTurn
from game.model.bonewars.state import Feud
from game.model.bonewars.team import TeamTurn, camp_space
from game.model.bonewars.turns import Turn
from game.model.turn import Choice, Decision
from game.scenes.bonewars.parts import Thing

Things = tuple[Thing, ...]


def things_of(feud: Feud, asked: Decision, choice: Choice) -> Things:
    """Return the things that stand for a choice; empty when only the tray, the turn bar or a button offers it."""
    name = str(choice[0])
    if len(choice) == 1 and name in ACTIONS:
        return (("action", ACTIONS.index(name)),)
    if len(choice) > 1 and name in NAMED:
        return ((NAMED[name], *choice[1:]),)
    finder = FOUND.get(name)
    return finder(feud, asked, choice) if finder is not None else ()


def loose_of(feud: Feud, asked: Decision) -> tuple[Choice, ...]:
    """Return the choices that lie nowhere on the table, and those that only a button of the mat stands for."""
    if isinstance(asked.step, (Turn, TeamTurn, EndTurn)):
        return ()
    return tuple(
        choice
        for choice in asked.options
        if choice[0] in LABELLED or (choice[0] != "take" and things_of(feud, asked, choice) in ((), LOOSE))
    )


LABELLED = ("prize", "specialist")
"""What lies on the table, but says more in words."""
LOOSE: Things = (("button", "end"),)
"""Where something is ended that has a word of its own."""

NAMED = {
    "species": "species",
    "paleontologist": "scholar",
    "team": "team-card",
    "publish": "species",
    "find": "species",
    "discard": "species",
    "keep": "species",
    "offer": "species",
    "award": "award",
    "tile": "find",
    "emptied": "column",
    "column": "column",
    "envelope": "envelope",
    "specialist": "specialist",
    "hire": "specialist",
    "university": "university",
    "profession": "profession",
    "career": "profession",
    "endgame": "endgame",
    "debunk": "set",
    "rare": "rare",
    "shown": "scholar",
    "site": "tile",
}
"""Choices that name the very thing they are made on."""


def crates(feud: Feud, asked: Decision, kind: int) -> Things:
    """Return the crates of the player asked that hold a kind of bone."""
    bones = feud.seats[asked.player].bones
    first = sum(bones[:kind])
    return tuple(("crate", number) for number in range(first, first + bones[kind]))


def _dig(feud: Feud, asked: Decision, choice: Choice) -> Things:
    return (("bone", feud.seats[asked.player].site, choice[1]),)


def _discover(feud: Feud, asked: Decision, choice: Choice) -> Things:
    return (("species", feud.site_cards[feud.seats[asked.player].site]),)


def _camp(feud: Feud, asked: Decision, choice: Choice) -> Things:
    space = camp_space(feud, asked.player, feud.seats[asked.player].site)
    return (("camp", space), ("camps", choice[1]))


def _deepen(feud: Feud, asked: Decision, choice: Choice) -> Things:
    return (("ground", feud.seats[asked.player].site),)


def _move(feud: Feud, asked: Decision, choice: Choice) -> Things:
    mat = feud.seats[asked.player]
    way: Thing = ("way", mat.site, choice[1]) if mat.site != NOTHING else ("door", mat.university, choice[1])
    return (way, ("site", choice[1]))


def _bones(feud: Feud, asked: Decision, choice: Choice) -> Things:
    return crates(feud, asked, int(choice[1]))


def _swap(feud: Feud, asked: Decision, choice: Choice) -> Things:
    return (*crates(feud, asked, int(choice[1])), ("rare", choice[2]))


def _reclassify(feud: Feud, asked: Decision, choice: Choice) -> Things:
    return (("species", choice[1]), ("envelope", choice[2]))


def _exchange(feud: Feud, asked: Decision, choice: Choice) -> Things:
    return (("team-card", choice[1]),)


def _round(feud: Feud, asked: Decision, choice: Choice) -> Things:
    return (("round", choice[1] if len(choice) > 1 else feud.round - 1),)


def _slot(feud: Feud, asked: Decision, choice: Choice) -> Things:
    return (("slot", choice[1]),)


def _gather(feud: Feud, asked: Decision, choice: Choice) -> Things:
    return (("crate", choice[1]),)


FOUND: dict[str, Callable[[Feud, Decision, Choice], Things]] = {
    "dig": _dig,
    "discover": _discover,
    "camp": _camp,
    "deepen": _deepen,
    "move": _move,
    "bone": _bones,
    "wild": _bones,
    "return": _bones,
    "gather": _gather,
    "swap": _swap,
    "reclassify": _reclassify,
    "exchange": _exchange,
    "round": _round,
    "cover": _slot,
    "extra": lambda feud, asked, choice: (("extra-slot",),),
    "deck": lambda feud, asked, choice: (("scholars",),),
    "bag": lambda feud, asked, choice: (("bag",),),
    "prize": lambda feud, asked, choice: (("slot", len(feud.seats[asked.player].laid) - 1),),
    "end": lambda feud, asked, choice: (("button", "end"),),
    "pass": lambda feud, asked, choice: (("button", "pass"),),
    "done": lambda feud, asked, choice: (("button", "end"),),
    "decline": lambda feud, asked, choice: (("button", "end"),),
}
"""How the things of a choice are found that does not name them."""
