"""Why Theodore does what he does, in words: what he chose, which test decided, and which rejected the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.model.bonewars.team import CAMPS
from game.model.reasons import Candidate, Reasoned
from game.view.bonewars.names import Names
from game.view.text import words

TAKING = ("publish", "find", "keep-one", "leave", "offer")
"""Rules by which he takes the species card he prefers."""
GIVING = ("match", "discard-to-see")
"""Rules by which he gives up the species card he likes least."""
LEFTOVER = "leftover-move"


def family(rule: str) -> str:
    """Return the name under which the tests of a rule are explained."""
    if rule in TAKING:
        return "species"
    return "giving" if rule in GIVING else rule


def reason(names: Names, fact: Reasoned) -> str:
    """Return why he decided as he did, in one sentence."""
    if fact.rule == "symbol":
        return tried(str(fact.chosen[0]), fact.reason)
    if fact.candidates:
        what = words(f"theodore-{fact.rule}", chosen=what_of(names, fact.chosen))
        why = words(f"theodore-why-{family(fact.rule)}-{fact.reason}")
        return words("theodore-because", what=what, why=why)
    if fact.rule == "bones":
        bones = names.bones([int(kind) for kind in fact.chosen[1:]])
        return words("theodore-bones", value=fact.reason, bones=bones)
    if fact.rule == "debunk":
        return words("theodore-debunk", bones=words(f"theodore-debunk-{fact.reason}"), value=fact.chosen[1])
    points, depth = fact.chosen[1:3] if fact.rule == "figures" else (0, 0)
    key = f"theodore-{fact.rule}-{fact.reason}"
    return words(key, chosen=what_of(names, fact.chosen), points=points, depth=depth)


def tried(symbol: str, why: str) -> str:
    """Return that a symbol of his loop was done, or why it was passed over."""
    short = "move" if symbol.startswith("move-") else symbol
    if why == "done":
        said = words(f"theodore-did-{short}")
    elif why == LEFTOVER:
        said = words("theodore-did-leftover-move")
    else:
        said = words(f"theodore-skipped-{short}-{why}")
    return words("theodore-tried", symbol=words(f"theodore-symbol-{symbol}"), why=said)


def done(fact: Reasoned) -> bool:
    """Tell whether something came of a decision: not a symbol passed over, nor a choice of nothing."""
    if fact.rule == "symbol":
        return fact.reason in ("done", LEFTOVER)
    return bool(fact.chosen) and fact.reason not in ("no-room", "nothing-possible")


def what_of(names: Names, looked_at: Sequence[str | int]) -> str:
    """Return the name of something he looked at; empty for what has none."""
    if len(looked_at) < 2 or looked_at[0] not in SPEAK:
        return ""
    return SPEAK[str(looked_at[0])](names, int(looked_at[1]))


SPEAK: dict[str, Callable[[Names, int], str]] = {
    "species": Names.species,
    "paleontologist": Names.paleontologist,
    "solo": Names.solo,
    "bone": Names.bone,
    "held": Names.bone,
    "level": Names.level,
    "camp": lambda names, camp: words(f"theodore-one-{CAMPS[camp]}-camp"),
    "site": Names.site,
    "slot": Names.slot,
    "profession": Names.profession,
    "university": Names.university,
    "award": lambda names, tile: names.award_tile(tile),
    "find": lambda names, place: names.column(place % len(names.box.envelopes)),
    "endgame": lambda names, place: words("wars-choice-endgame", loyalty=names.box.rows.endgame[place].loyalty),
}
"""How each kind of thing he looks at is called."""


def rejections(names: Names, fact: Reasoned) -> list[str]:
    """Return the rejected candidates by the test that rejected them, each test in one phrase."""
    tests = dict.fromkeys(other.rejected_by for other in fact.candidates if other.rejected_by)
    return [
        words(
            "theodore-rejected",
            names=", ".join(rejected_by(names, fact.candidates, test)),
            why=words(f"theodore-not-{family(fact.rule)}-{test}"),
        )
        for test in tests
    ]


def rejected_by(names: Names, candidates: Sequence[Candidate], test: str) -> list[str]:
    """Return the names of the candidates that one test rejected, each once."""
    return list(dict.fromkeys(what_of(names, other.what) for other in candidates if other.rejected_by == test))
