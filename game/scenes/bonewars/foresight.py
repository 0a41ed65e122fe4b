"""What choices will do, as far as it can be known before: their own facts, up to the first that shows something hidden.

Nothing here knows a rule: the choices are made on a copy of the game, and the facts that come of it are read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.bonewars.box import PUBLISH
from game.model.bonewars.debunk import PayDebunk
from game.model.bonewars.publish import Assemble
from game.model.bonewars.state import Feud
from game.model.reasons import Reasoned
from game.model.turn import Choice, Decision, Fact, apply, decision, play
from game.scenes.bonewars.steps import action_in_work
from game.view.bonewars.enact import enact

HIDDEN = (
    *(f.BoneDrawn, f.SiteBonePlaced, f.SpeciesDealt, f.SpeciesDrawn, f.SpeciesLookedAt, f.SpeciesShuffled),
    *(f.PaleontologistDrawn, f.PaleontologistShown, f.PaleontologistsShuffled),
)
"""What only the choice itself will show: what the bag gives, what lies on a deck."""
OF_OTHERS = (Reasoned, f.TurnBegan, f.TurnEnded, f.RoundBegan, f.GameEnded, d.SoloDeckShuffled)
"""Where others go on, or all together."""
CLOSING: tuple[Choice, ...] = (("done",), ("decline",))
MOST_STEPS = 60


@dataclass(frozen=True, slots=True)
class Foresight:
    """What choices will do: facts that are known before, facts of which only the kind is, and papers that will follow.

    `after` is the state with the known facts done; what waits to be asked is as before.
    """

    known: tuple[Fact, ...]
    hidden: tuple[Fact, ...]
    after: Feud


def foresee(feud: Feud, choices: Sequence[Choice]) -> Foresight:
    """Return what choices will do one after another."""
    real, facts = feud, list[Fact]()
    for choice in choices:
        real, told = apply(real, choice)
        facts += told
    known = list(takewhile(lambda fact: not fact.shows and not isinstance(fact, HIDDEN + OF_OTHERS), facts))
    hidden = tuple(takewhile(lambda fact: isinstance(fact, HIDDEN), facts[len(known) :]))
    if action_in_work(feud) == PUBLISH:
        # Papers are open whatever is drawn before them: they were paid for with bones everybody saw.
        known += [fact for fact in (*facts[len(known) :], *ending(real)) if isinstance(fact, d.PaperPublished)]
    known += [fact for fact in debunking(real) if isinstance(fact, (d.PaperDebunked, d.PaperSlid))]
    after = feud.clone()
    for fact in known:
        enact(after, fact)
    return Foresight(tuple(known), hidden, after)


def ending(feud: Feud) -> list[Fact]:
    """Return what a publication ends with if nothing more is added to it; nothing if it cannot end yet."""
    after, facts = feud.clone(), list[Fact]()
    for _ in range(MOST_STEPS):
        asked = decision(after)
        if asked is None or action_in_work(after) != PUBLISH or not can_end(asked):
            break
        play(after, next((choice for choice in asked.options if choice in CLOSING), asked.options[0]), facts)
    return facts


def debunking(feud: Feud) -> list[Fact]:
    """Return what a debunk does whose set is complete, though another bone might still stand in for one of it."""
    asked = decision(feud)
    if asked is None or not isinstance(asked.step, PayDebunk) or ("done",) not in asked.options:
        return []
    return apply(feud, ("done",))[1]


def can_end(asked: Decision) -> bool:
    """Tell whether a skeleton, if one is being paid, has bones enough."""
    return not isinstance(asked.step, Assemble) or ("done",) in asked.options
