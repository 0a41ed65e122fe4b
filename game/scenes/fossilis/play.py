"""A game of Fossilis as it goes on at the table: whose mat lies in front, and where all stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.dinosaurs import ChooseBones
from game.model.fossilis.market import Pay
from game.model.fossilis.site import NOWHERE
from game.model.fossilis.state import Dig
from game.model.session import Session
from game.model.turn import Decision
from game.scenes.fossilis.board import Board
from game.scenes.fossilis.fallen import Account
from game.scenes.fossilis.holding import AIMED
from game.scenes.fossilis.sight import Sight
from game.scenes.playing import Keeper, Playing
from game.settings import Settings
from game.view.names import Names
from game.view.pieces import Key, Sprite
from game.view.playback_dig import DigPlayback

__all__ = ["Keeper", "Play"]


class Play(Playing[Dig]):
    """Carries choices from whoever is asked to the rules, and what became of them to the table."""

    playback: DigPlayback

    def __init__(
        self,
        session: Session[Dig],
        board: Board,
        sight: Sight,
        settings: Settings,
        keeper: Keeper[Dig] | None,
        play_sound: Callable[[str, str], None],
    ) -> None:
        rival = session.state.rival
        seat = rival.seat if rival else NOWHERE
        playback = DigPlayback(board, session.state.box, seat, settings.speed, play_sound)
        self.book = Account(Names([seat.name for seat in sight.seats], session.state.box))
        super().__init__(session, sight.seats, session.state.setup.seed, settings, keeper, playback, self.book)
        self.board = board
        self.sight = sight

    @property
    def acting(self) -> int:
        """The seat whose deeds are being shown, or whose turn it is."""
        return self.sight.figures.turn

    def goal(self, before: Dig) -> Mapping[Key, Sprite]:
        """Return all sprites as they will stand when what led on from a state has been shown."""
        self.sight.asked, self.sight.held = None, 0
        self.board.fallen = self.book.fallen_after(len(self.session.past))
        self.board.goal = self.board.rest(self.session.state)
        return self.board.goal

    def undo(self) -> None:
        """Take back the last choice, together with those that were made by the same click."""
        super().undo()
        while self.can_undo and self._within():
            super().undo()

    def _within(self) -> bool:
        """Tell whether what is asked now was begun and answered on the table in one."""
        asked, began = self.session.decision(), self.session.past[-1].choice if self.session.past else ("",)
        if asked is None or isinstance(asked.step, TakeTurn):
            return False
        return isinstance(asked.step, Pay | ChooseBones) or (began[0] == "tool" and isinstance(asked.step, AIMED))

    def lay(self, state: Dig, asked: Decision | None) -> None:
        """Put everything as it stands in a state; the mat of the person asked comes to the front."""
        self.sight.show(state)
        self.sight.asked, self.sight.held = asked, 0
        if asked is not None:
            self.sight.viewer = asked.player
        self.board.fallen = self.book.fallen_after(len(self.shown.past))
        self.board.goal = {}
        self.board.place(state)
        self.board.cast.sprites.update(self.playback.marks())
