"""What the steps that wait say about the table: which action is in work, which papers, which rewards."""

from __future__ import annotations

from game.model.bonewars.awards import Claim
from game.model.bonewars.bones import Collect, Swap, TakeRare
from game.model.bonewars.bonuses import Rewards
from game.model.bonewars.box import AWARD, DEBUNK, FIND, PUBLISH
from game.model.bonewars.debunk import Debunk, DebunkLoyalty, PayDebunk
from game.model.bonewars.draft import Draft, StartUniversity
from game.model.bonewars.errands import SiteActions
from game.model.bonewars.finds import ArchiveFind, ChooseTile, Find, TakeFind
from game.model.bonewars.improvements import Upgrade
from game.model.bonewars.paleontologist import Act
from game.model.bonewars.passing import ChooseProfession, ComeHome, TakeEndgame
from game.model.bonewars.publish import AddPapers, ArchivePapers, Assemble, Publish
from game.model.bonewars.rounds import EndTurn
from game.model.bonewars.state import NOBODY, Feud
from game.model.bonewars.team import Afterwards, MakeRoom, TeamTurn
from game.model.bonewars.turns import Turn, UseSpecies
from game.model.turn import Step
from game.scenes.bonewars.layout import PASS, TEAM
from game.scenes.bonewars.layout import PUBLISH as PUBLISH_FOCUS

ACTION_OF: dict[type, int] = {
    **dict.fromkeys((Publish, Assemble, ArchivePapers, AddPapers), PUBLISH),
    **dict.fromkeys((Debunk, PayDebunk, DebunkLoyalty), DEBUNK),
    Claim: AWARD,
    **dict.fromkeys((Find, ChooseTile, ArchiveFind, TakeFind), FIND),
}
"""The paleontologist action to which a step belongs."""

FOCUS_OF: dict[type, str] = {
    **dict.fromkeys(ACTION_OF, PUBLISH_FOCUS),
    **dict.fromkeys((StartUniversity, Turn, UseSpecies, Act, TeamTurn, MakeRoom, Afterwards, EndTurn), TEAM),
    **dict.fromkeys((SiteActions, ComeHome, TakeEndgame), TEAM),
    **dict.fromkeys((Draft, ChooseProfession), PASS),
}
"""The focus that the questions of a step need; all others leave it as it is."""

OF_RARE_BONES = (TakeRare, Swap, Collect)


def action_in_work(feud: Feud) -> int:
    """Return the paleontologist action that is going on, NOBODY for none."""
    for step in reversed(feud.todo):
        if type(step) in ACTION_OF:
            return ACTION_OF[type(step)]
    return NOBODY


def focus_for(feud: Feud, now: str, opened: bool = False) -> str:
    """Return the focus that what is asked needs; `now` is kept where nothing speaks against it.

    `opened` tells whether a reward asks this: then the tray is in sight, and on the wide map it lies over rare bones.
    """
    if not feud.todo or (opened and isinstance(feud.todo[-1], OF_RARE_BONES)):
        return PUBLISH_FOCUS
    if (asked := FOCUS_OF.get(type(feud.todo[-1]))) is not None:
        return asked
    if action_in_work(feud) != NOBODY or rewards_in_work(feud) or isinstance(feud.todo[-1], Upgrade):
        return PUBLISH_FOCUS
    return now if now != PASS or isinstance(feud.todo[-1], ChooseProfession) else TEAM


def rewards_in_work(feud: Feud) -> list[Rewards]:
    """Return the bundles of rewards that are still to be taken, the outer ones first."""
    return [step for step in feud.todo if isinstance(step, Rewards)]


def step_of(feud: Feud, kind: type) -> Step | None:
    """Return the waiting step of a kind that comes next, None if there is none."""
    return next((step for step in reversed(feud.todo) if isinstance(step, kind)), None)
