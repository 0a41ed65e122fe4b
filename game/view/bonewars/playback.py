"""Showing a game of Bone Wars: fact by fact on a copy of the state, Theodore's turn decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, cast

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.bonewars.state import Feud
from game.model.reasons import Reasoned
from game.model.turn import Fact
from game.settings import Speed
from game.view import durations as ticks
from game.view.bonewars.enact import enact
from game.view.bonewars.keys import keys_of, keys_of_reason
from game.view.bonewars.playback_academy import ACADEMY
from game.view.bonewars.playback_cards import CARDS
from game.view.bonewars.playback_groups import Group, delays, groups
from game.view.bonewars.playback_map import MAP, flash
from game.view.bonewars.playback_show import FeudShow, FeudTable, Moving
from game.view.bonewars.solo_turn import begins_draft, ends_draft
from game.view.pieces import Key, Sprite
from game.view.playback import Beat, Motion
from game.view.playback_marks import GLANCE
from game.view.playback_motions import at_once, hold
from game.view.playback_stage import Staging
from game.view.playback_table import TablePlayback

DETAILS = (
    *("bones", "store", "paleontologist", "free-choice", "rare-bone", "swap"),
    *("find-tile", "cover", "keep-one", "dig", "camp"),
)
"""Decisions that belong to the step of the one before them."""
TURN_OF_TABLE = 16
"""So long the table takes to bring something else to the front."""


class FeudPlayback(TablePlayback):
    """Plays the facts of Bone Wars on a table."""

    TURN_BEGINS: ClassVar[type[Fact]] = f.TurnBegan
    TURN_ENDS: ClassVar[type[Fact]] = f.TurnEnded

    def __init__(
        self,
        table: FeudTable,
        theodore: int,
        speed: Speed = Speed.PLAY,
        play_sound: Callable[[str, str], None] = lambda name, group: None,
    ) -> None:
        super().__init__(table, theodore, speed, play_sound)
        self.feud_table = table
        self.began: Feud | None = None
        """The state in which Theodore's last turn began."""
        self.steps = 0
        """How many decisions his turn has."""
        self.drafts = False
        """Whether Theodore's part in the career draft is being shown."""
        self.scores = False
        """Whether a scoring is being shown."""
        self._waiting: list[Group] = []
        """The groups of the last choice that have not been shown yet."""

    def start(self, facts: Sequence[Fact], goal: Mapping[Key, Sprite]) -> None:
        """Show what a choice led to, beginning with the state in sight."""
        self.skip()
        self.feud_table.show(self.feud_table.feud.clone())
        super().start(facts, goal)
        self._waiting = self.groups(facts)

    def skip(self) -> None:
        """Bring everything to its end at once: what has not begun is done without being shown."""
        self._run_out()
        super().skip()

    def _run_out(self) -> None:
        """Do all facts that wait, and leave only the tidying."""
        waiting, self._waiting = self._waiting, []
        if not waiting:
            return
        tidying = self._makers[-1]
        self._makers.clear()
        self._makers.append(tidying)
        self.remember([fact for group in waiting for fact in group])

    def skip_turn(self) -> None:
        """Bring what happens to its end at once; a scoring that comes after it is shown all the same."""
        ahead = next((number for number, group in enumerate(self._waiting) if scoring(group)), 0)
        if not ahead:
            self.skip()
            return
        self.hasten()
        passed, self._waiting = self._waiting[:ahead], self._waiting[ahead:]
        for _ in passed:
            self._makers.popleft()
        self.remember([fact for group in passed for fact in group])

    def remember(self, facts: Sequence[Fact]) -> None:
        """Do facts on the state in sight without showing them, and keep account of Theodore's turn."""
        for fact in facts:
            self._follow(fact)
            enact(self.feud_table.feud, fact)
            self.feud_table.follow(fact)

    def recall(self, before: Feud, facts: Sequence[Fact]) -> None:
        """Keep account of what a state led to earlier, as in a game that is gone on with."""
        self.feud_table.show(before.clone())
        self.remember(facts)
        self._end_draft()

    def clear_marks(self) -> None:
        """Take the marks of Theodore's last turn away."""
        super().clear_marks()
        self.feud_table.unmark()

    def _follow(self, fact: Fact) -> None:
        """Keep account of Theodore's turn or his part in the draft, and of the state with which it began."""
        if self.drafts and ends_draft(fact, self.automa_seat):
            self._end_draft()
        if begins_draft(fact):
            self.automa_acts = self.drafts = True
            self.automa_turn = []
            self.clear_marks()
            self._note_beginning()
        super()._follow(fact)
        if isinstance(fact, f.TurnBegan) and self.automa_acts:
            self._note_beginning()

    def _note_beginning(self) -> None:
        self.began = self.feud_table.feud.clone()
        self.steps = self._decisions_to_come()

    def _end_draft(self) -> None:
        self.automa_acts = self.automa_acts and not self.drafts
        self.drafts = False

    def _ends_step(self, following: Group) -> bool:
        """Tell whether a step of his has been shown whole when `following` comes next."""
        over = bool(following) and self.drafts and ends_draft(following[0], self.automa_seat)
        return over or super()._ends_step(following)

    def _decisions_to_come(self) -> int:
        """Return how many decisions Theodore makes until his turn ends."""
        count = 0
        for fact in (fact for group in self._waiting for fact in group):
            count += isinstance(fact, Reasoned)
            if isinstance(fact, (f.TurnEnded, f.RoundBegan)) and count:
                break
        return count

    # what is the game's own

    def staging(self, goal: Mapping[Key, Sprite]) -> FeudShow:
        """Return what the motions of one run of facts share."""
        return FeudShow(self.feud_table, goal, self.play_sound, self.own)

    def groups(self, facts: Sequence[Fact]) -> list[Group]:
        """Return facts in groups that are shown together."""
        return groups(facts)

    def same_step(self, before: Reasoned, after: Reasoned) -> bool:
        """Tell whether two decisions of Theodore belong together."""
        return after.rule in DETAILS

    def pauses(self, group: Group, following: Group) -> bool:
        """Tell whether a step of Theodore's turn has been shown, or a line of a scoring."""
        return self.scores or super().pauses(group, following)

    def motions(self, show: Staging, group: Group) -> list[Motion]:
        """Return the motions of a group, whose facts are done on the state in sight."""
        staged = cast(FeudShow, show)
        self._waiting = self._waiting[1:]
        read = self.scores and isinstance(group[0], (f.RoundBegan, f.GameEnded))
        self.scores = scoring(group) or read
        self.feud_table.announce(group)
        start = TURN_OF_TABLE if self.feud_table.face(group[0]) else 0
        moving = Moving(staged, start)
        for fact, delay in zip(group, delays(group), strict=True):
            moving.delay = start + delay
            TELLERS[type(fact)](moving, fact)
            enact(staged.feud, fact)
            self.feud_table.follow(fact)
        motions = moving.finish()
        still = ticks.TABLE_READ if read else start
        return [*motions, hold(still)] if still else motions

    def _tidy(self, show: Staging) -> Beat:
        """Return the last beat; the goal is where everything stands in the focus that is shown now."""
        self.feud_table.look_away()
        self.scores = False
        self._end_draft()
        show.goal = self.feud_table.rest(self.feud_table.feud)
        return super()._tidy(show)


def scoring(group: Group) -> bool:
    """Tell whether a group is a line of a scoring."""
    return any(isinstance(fact, d.ShelvesScored) for fact in group)


# Theodore


def look_around(moving: Moving, fact: Reasoned) -> None:
    """Let the candidates shine one after the other, and in the end the chosen one."""
    table = moving.show.table
    table.look_away()
    chosen = [key for key in keys_of_reason(fact) if fact.candidates or fact.rule in SHOWN]
    others = [key for other in fact.candidates for key in keys_of(other.what) if key not in chosen]
    after = moving.delay
    for key, lit in (*((key, False) for key in dict.fromkeys(others)), *((key, True) for key in chosen)):
        moving.motions += [
            moving.heard("chime" if lit else "tick", after),
            at_once(partial(table.glance, key, lit), after),
        ]
        after += GLANCE
    moving.motions.append(hold(ticks.LOOK_AROUND, after))


SHOWN = ("leave", "reclassify", "paleontologist")
"""Decisions without candidates whose choice is shown on the table."""


def next_read(moving: Moving, fact: d.NextCardRead) -> None:
    """Let the back of the next card shine."""
    flash(moving, ("solo-back",), "tick")


def solo_upgraded(moving: Moving, fact: d.SoloCardUpgraded) -> None:
    """Let the deck be heard that has got a better card."""
    flash(moving, ("solo-back",), "card")


TELLERS: dict[type[Fact], Any] = {
    **MAP,
    **CARDS,
    **ACADEMY,
    Reasoned: look_around,
    d.NextCardRead: next_read,
    d.SoloCardUpgraded: solo_upgraded,
}
"""What moves with each fact."""
