"""The table as the playback of Bone Wars moves it: the state in sight, what lies in front, how far Theodore is."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.bonewars.box import NOTHING
from game.model.bonewars.state import NOBODY, Feud
from game.model.reasons import Reasoned
from game.model.turn import Fact
from game.scenes.bonewars.board import Board
from game.scenes.bonewars.history import with_fact
from game.scenes.bonewars.layout import PASS, PUBLISH, TEAM, Focus
from game.scenes.bonewars.sight import Party, Sight, Solo
from game.scenes.bonewars.things import rect_of
from game.settings import Speed
from game.view.bonewars.playback import FeudPlayback
from game.view.bonewars.solo_turn import LOWER, SoloTurn
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
        self.kept: Callable[[], dict[Key, Sprite]] = dict
        """Returns the sprites that belong to no state, which stay when something else comes to the front."""

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

    # what lies in front

    def face(self, fact: Fact) -> bool:
        """Bring to the front what a fact is about; return whether something else lies in front now."""
        sight = self.sight
        viewer, theodore = self._in_front(fact)
        focus = Focus(self._upper(fact), theodore)
        if (viewer, focus) == (sight.viewer, sight.focus):
            return False
        same = focus == sight.focus
        sight.viewer = viewer
        self.turn_to(focus)
        if same:
            self.board.place(sight.feud)
        self.board.cast.sprites.update(self.kept())
        return True

    def _in_front(self, fact: Fact) -> tuple[int, bool]:
        """Return whose mat lies in front, and whether it is Theodore's."""
        sight, theodore = self.sight, self.sight.feud.theodore
        if theodore is None:
            return sight.viewer, False
        if isinstance(fact, f.TurnBegan):
            his = fact.player == theodore.seat
        else:
            his = sight.focus.theodore and not isinstance(fact, (f.RoundBegan, d.ShelvesScored, f.SiteBonePushed))
        return (theodore.seat if his else 1 - theodore.seat), his

    def _upper(self, fact: Fact) -> str:
        now = self.sight.focus.upper
        if isinstance(fact, Reasoned) and fact.rule == "half":
            return PUBLISH if fact.reason == "paleontologist" else TEAM
        if isinstance(fact, d.Passed):
            return TEAM if self.feud.final_round() else PASS
        if isinstance(fact, d.ProfessionTaken):
            return TEAM if fact.from_space == NOTHING else PASS
        if isinstance(fact, f.TurnBegan):
            return TEAM if self.feud.theodore else now
        return FOCUS_OF.get(type(fact), now)

    # what is in work

    def follow(self, fact: Fact) -> None:
        """Take note of a fact that is being shown: papers in work, and how far Theodore is."""
        sight, turn = self.sight, self.turn
        sight.rows = with_fact(sight.rows, fact)
        turn.follow(sight.names, sight.feud, fact)
        if not turn.acts and not isinstance(fact, f.TurnEnded):
            return
        sight.solo = Solo(turn.current, turn.following, turn.half, turn.step, dict(turn.fates))
        party = Party(turn.points, turn.depth, turn.free)
        sight.theodores = party if turn.acts and turn.half == LOWER else None


def playback_of(
    board: Board,
    sight: Sight,
    speed: Speed,
    play_sound: Callable[[str, str], None],
    turn_to: Callable[[Focus], None],
) -> FeudPlayback:
    """Return the playback of a table."""
    table = PlayedTable(board, sight, turn_to)
    playback = FeudPlayback(table, table.turn.theodore, speed, play_sound)
    table.kept = playback.marks
    return playback
