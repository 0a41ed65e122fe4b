"""The table as the playback of Bone Wars moves it: the state in sight, what lies in front, how far Theodore is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.bonewars.box import NOTHING
from game.model.bonewars.state import NOBODY, Feud
from game.model.reasons import Reasoned
from game.model.turn import Fact
from game.scenes.bonewars.board import Board
from game.scenes.bonewars.history import scored_with, with_fact
from game.scenes.bonewars.layout import PASS, PUBLISH, TEAM, Focus
from game.scenes.bonewars.sight import Party, Sight, Solo
from game.scenes.bonewars.things import rect_of
from game.settings import Speed
from game.view.bonewars.log_scribe import Scribe
from game.view.bonewars.playback import FeudPlayback
from game.view.bonewars.solo_turn import LOWER, SoloTurn, begins_draft
from game.view.pieces import Key, Sprite
from game.view.screen import Point

FOCUS_OF: dict[type[Fact], str] = {
    d.PostTaken: PUBLISH,
    d.ShelvesScored: PUBLISH,
    **dict.fromkeys((d.TeamLeftHome, d.TeamMoved, d.BoneDug, d.SpeciesDiscovered, d.CampPlaced, d.SiteDugDeeper), TEAM),
    **dict.fromkeys((d.TeamCameHome, d.NeutralMoved, d.EndgameTaken), TEAM),
    **dict.fromkeys((f.SiteBonePushed, f.SiteBonePlaced, f.SpeciesDealt), TEAM),
}
"""The focus in which a fact is shown; all others are shown in whatever is in front."""


class PlayedTable:
    """The board of a table with its sight, as the playback asks for it."""

    def __init__(self, board: Board, sight: Sight, turn_to: Callable[[Focus], None]) -> None:
        self.board = board
        self.cast = board.cast
        self.sight = sight
        self.turn_to = turn_to
        theodore = sight.feud.theodore
        self.turn = SoloTurn(theodore.seat if theodore else NOBODY)
        self.caption = ""
        """What is being shown, in words."""
        self.glances: dict[Key, str] = {}
        """The lights of what Theodore looks at just now."""
        self.marks: dict[Key, int] = {}
        """What he did something to in his last turn, each with the number of the decision."""
        self._kept: Callable[[], dict[Key, Sprite]] = dict
        """Returns the sprites that belong to no state, which stay when something else comes to the front."""

    def playback(self, speed: Speed, play_sound: Callable[[str, str], None]) -> FeudPlayback:
        """Return what plays facts on this table."""
        made = FeudPlayback(self, self.turn.theodore, speed, play_sound)
        self._kept = made.marks
        return made

    @property
    def feud(self) -> Feud:
        """The state in sight."""
        return self.sight.feud

    @property
    def viewer(self) -> int:
        """The seat whose mat lies in front."""
        return self.sight.viewer

    def show(self, feud: Feud) -> None:
        """Take another state into sight."""
        self.sight.feud = feud

    def rest(self, feud: Feud) -> dict[Key, Sprite]:
        """Return all sprites as they stand in a state."""
        return self.board.rest(feud)

    def dismiss(self, key: Key) -> None:
        """Take a sprite away."""
        self.board.cast.sprites.pop(key, None)

    def rect_of(self, thing: Key) -> pygame.FRect | None:
        """Return where a thing lies, or a place of the layout called so; None if it is not in sight."""
        layout = self.board.places.layout
        if len(thing) == 1 and thing not in self.cast.sprites and layout.has(str(thing[0])):
            return layout.box(str(thing[0]))
        return rect_of(self.board, thing)

    def point(self, seat: int, what: str) -> Point:
        """Return where something of a seat lies, on its mat or on its strip."""
        return self.board.point(seat, what)

    # what shines

    def glance(self, thing: Key, chosen: bool) -> None:
        """Let a thing shine at which Theodore looks, the chosen one more than the others."""
        self.glances[thing] = "violet" if chosen else "dashed-violet"

    def look_away(self) -> None:
        """Let nothing shine any more at which Theodore looked."""
        self.glances.clear()

    def unmark(self) -> None:
        """Take the marks of Theodore's last turn away."""
        self.marks.clear()

    def lights(self) -> dict[Key, str]:
        """Return what shines for Theodore's sake."""
        turn = self.turn
        work: dict[Key, str] = {("loop", turn.half, turn.step): "violet"} if turn.acts and turn.step != NOBODY else {}
        return {**dict.fromkeys(self.marks, "violet"), **work, **self.glances}

    # what lies in front

    def face(self, fact: Fact) -> bool:
        """Bring to the front what a fact is about; return whether something else lies in front now."""
        sight = self.sight
        viewer, theodore = self._in_front(fact)
        focus = Focus(self._upper(fact), theodore)
        if (viewer, focus) == (sight.viewer, sight.due):
            return False
        before, sight.viewer = sight.focus, viewer
        self.turn_to(focus)
        if sight.focus == before:
            self.board.place(sight.feud)
        self.board.cast.sprites.update(self._kept())
        return True

    def _in_front(self, fact: Fact) -> tuple[int, bool]:
        """Return whose mat lies in front, and whether it is Theodore's."""
        sight, theodore = self.sight, self.sight.feud.theodore
        if theodore is None:
            return sight.viewer, False
        if isinstance(fact, f.TurnBegan):
            his = fact.player == theodore.seat
        elif begins_draft(fact):
            his = True
        else:
            his = sight.focus.theodore and not isinstance(fact, (f.RoundBegan, d.ShelvesScored, f.SiteBonePushed))
        return (theodore.seat if his else 1 - theodore.seat), his

    def _upper(self, fact: Fact) -> str:
        now = self.sight.due.upper
        if begins_draft(fact):
            return PASS
        if isinstance(fact, Reasoned) and fact.rule == "half":
            return PUBLISH if fact.reason == "paleontologist" else TEAM
        if isinstance(fact, d.Passed):
            return TEAM if self.feud.final_round() else PASS
        if isinstance(fact, d.ProfessionTaken):
            first = fact.from_space == NOTHING and not self.sight.focus.theodore
            return TEAM if first else PASS
        if isinstance(fact, f.TurnBegan):
            return TEAM if self.feud.theodore else now
        return FOCUS_OF.get(type(fact), now)

    # what is in work

    def announce(self, group: Sequence[Fact]) -> None:
        """Say in words what is about to be shown, as the log does."""
        lines = [line for line in Scribe(self.sight.names).lines(group) if not line.heading and not line.reason]
        if lines:
            self.caption = lines[0].text

    def follow(self, fact: Fact) -> None:
        """Take note of a fact that has been done: papers in work, how far Theodore is, what he has marked."""
        sight, turn = self.sight, self.turn
        sight.rows = with_fact(sight.rows, fact)
        sight.scoring = scored_with(sight.scoring, fact)
        turn.follow(sight.names, sight.feud, fact)
        if not turn.acts and not isinstance(fact, f.TurnEnded):
            return
        for key in touched(fact):
            self.marks[key] = turn.line_of(fact)
        sight.solo = Solo(turn.current, turn.following, turn.half, turn.step, dict(turn.fates))
        party = Party(turn.points, turn.depth, turn.free)
        sight.theodores = party if turn.acts and turn.half == LOWER else None


def touched(fact: Fact) -> tuple[Key, ...]:
    """Return the places on the table at which a deed was done."""
    where = TOUCHED.get(type(fact))
    return where(fact) if where is not None else ()


TOUCHED: dict[type[Fact], Callable[[Any], tuple[Key, ...]]] = {
    d.TeamLeftHome: lambda fact: (("door", fact.university, fact.site),),
    d.TeamMoved: lambda fact: (("way", fact.from_site, fact.to_site),),
    d.BoneDug: lambda fact: (("bone", fact.site, fact.level),),
    d.SpeciesDiscovered: lambda fact: (("site-card", fact.site),),
    d.SiteActionDone: lambda fact: (("tile", fact.site),),
    d.CampPlaced: lambda fact: (("camp", fact.space),),
    d.PostTaken: lambda fact: (("action", fact.to_post),),
    d.PaperPublished: lambda fact: (("paper", fact.patron, fact.place),),
    d.PaperDebunked: lambda fact: (("paper", fact.patron, fact.to_place),),
    d.AwardClaimed: lambda fact: (("award", fact.tile, fact.space),),
    d.FindRemoved: lambda fact: (("find", fact.place),),
    d.BonusTaken: lambda fact: ((fact.where, fact.place),),
    d.ProfessionTaken: lambda fact: (("profession", fact.to_space),),
    d.EndgameTaken: lambda fact: (("endgame", fact.place),),
    d.TeamCameHome: lambda fact: (("university", fact.university),),
}
"""Where each kind of deed is marked."""
