"""The plates of the turn bar: six team actions, and the steps of each paleontologist action."""

from __future__ import annotations

import pygame

from game.model.bonewars.bonuses import Rewards
from game.model.bonewars.box import ACTIONS
from game.model.bonewars.debunk import DebunkLoyalty
from game.model.bonewars.finds import ArchiveFind, ChooseTile, TakeFind
from game.model.bonewars.publish import AddPapers, ArchivePapers, Assemble
from game.model.bonewars.state import Feud
from game.view.layout import Layout

VERBS = ("dig", "discover", "site", "camp", "deepen", "move")
"""The team actions, by the first word of their choices."""

SHARES = {"dig": 78, "discover": 110, "site": 104, "camp": 92, "deepen": 122, "move": 92}
"""How wide each plate is, as a share of the whole: the longest words have most room."""

GAP = 5.0

STEPS = {
    "publish": ("cards", "bones", "archive", "rewards", "papers"),
    "debunk": ("set", "loyalty"),
    "award": ("award", "rewards"),
    "find": ("find-card", "archive", "tile", "rewards"),
}
"""The steps of each paleontologist action in their order, by the keys of their words."""


def verb_places(layout: Layout) -> dict[str, pygame.FRect]:
    """Return where the six plates lie."""
    room = layout.box("verbs")
    unit = (room.width - GAP * (len(VERBS) - 1)) / sum(SHARES.values())
    found, left = {}, room.left
    for verb in VERBS:
        wide = SHARES[verb] * unit
        found[verb] = pygame.FRect(left, room.top, wide, room.height)
        left += wide + GAP
    return found


def step_now(feud: Feud, action: int) -> int:
    """Return the number of the step in which an action is, from what waits."""
    kinds = [type(step) for step in feud.todo]
    last = feud.todo[-1]
    if ACTIONS[action] == "publish":
        if AddPapers in kinds:
            return 3 if not isinstance(last, AddPapers) else 4
        if Assemble in kinds:
            return 1
        return 2 if ArchivePapers in kinds else 0
    if ACTIONS[action] == "debunk":
        return 1 if DebunkLoyalty in kinds or isinstance(last, Rewards) else 0
    if ACTIONS[action] == "find":
        if ArchiveFind in kinds:
            return 1
        return 2 if ChooseTile in kinds else 3 if TakeFind in kinds else 0
    return 0
