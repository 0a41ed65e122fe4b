"""The game as it goes on at the table: choices, undo, computer seats, and what is still being shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.model.fossilis.facts import TurnBegan
from game.model.fossilis.site import NOWHERE
from game.model.fossilis.state import Dig
from game.model.session import Session
from game.model.turn import Choice, Decision, Fact, Rng, apply
from game.players.random import RandomPlayer
from game.scenes.fossilis.board import Board
from game.scenes.fossilis.sight import Sight
from game.scenes.ports import Kind, Seat
from game.settings import Settings, Speed
from game.view.log_scribe import Log
from game.view.names import Names
from game.view.playback_dig import DigPlayback

THINKING = 20
"""So many ticks a computer seat waits before it acts, so that its moves can be told apart."""


class Keeper(Protocol):
    """Keeps the game in the library as it is played."""

    trouble: str

    def append(self, choice: Choice, state: Dig, /) -> None:
        """Keep a choice and the state after it."""

    def undo(self, state: Dig, /) -> None:
        """Forget the last choice."""


class Play:
    """Carries choices from whoever is asked to the rules, and what became of them to the table."""

    def __init__(
        self,
        session: Session[Dig],
        board: Board,
        sight: Sight,
        settings: Settings,
        keeper: Keeper | None,
        play_sound: Callable[[str, str], None],
    ) -> None:
        self.session = session
        self.board = board
        self.sight = sight
        self.settings = settings
        self.keeper = keeper
        rival = session.state.rival
        seat = rival.seat if rival else NOWHERE
        self.playback = DigPlayback(board, session.state.box, seat, settings.speed, play_sound)
        self.log = written(session, sight.seats)
        self.changed: Callable[[], None] = lambda: None
        """Told when something else is asked, or another state lies on the table."""
        self.rival_began: Dig | None = None
        """The state before the choice with which the Rival's last turn began."""
        self._thinking = 0
        self._showing = False
        self._players = {
            number: RandomPlayer(Rng(session.state.setup.seed * 31 + number))
            for number, player in enumerate(sight.seats)
            if player.kind is Kind.RANDOM
        }

    @property
    def showing(self) -> bool:
        """Whether something that happened is still being shown."""
        return self._showing

    @property
    def acting(self) -> int:
        """The seat whose deeds are being shown, or whose turn it is."""
        return self.playback.automa_seat if self.playback.automa_acts else self.sight.dig.active

    @property
    def trouble(self) -> str:
        """The sentence that says why the last choice could not be kept, empty if it was."""
        return self.keeper.trouble if self.keeper is not None else ""

    @property
    def over(self) -> bool:
        """Whether the game has ended and all has been shown."""
        return not self._showing and self.session.decision() is None

    @property
    def waits_for_computer(self) -> bool:
        """Whether a computer seat is about to act."""
        asked = self.session.decision()
        return not self._showing and asked is not None and asked.player in self._players

    def choose(self, choice: Choice) -> None:
        """Carry out a choice and begin to show what became of it."""
        self.playback.clear_marks()
        before, facts = self.session.state, self.session.choose(choice)
        if self.keeper is not None:
            self.keeper.append(choice, self.session.state)
        if self._rival_begins(facts):
            self.rival_began = before
        self._tell(facts)

    def _rival_begins(self, facts: list[Fact]) -> bool:
        rival = self.playback.automa_seat
        return any(isinstance(fact, TurnBegan) and fact.player == rival for fact in facts)

    def watch_again(self) -> None:
        """Show the Rival's last turn once more."""
        facts = list(self.playback.automa_turn)
        if self.rival_began is None or not facts or self._showing:
            return
        self.playback.clear_marks()
        self.sight.show(self.rival_began)
        self.board.place(self.rival_began)
        self._show(facts)

    def set_speed(self, speed: Speed) -> None:
        """Show what happens at another speed from now on."""
        self.settings.speed = self.playback.speed = speed

    def redo(self) -> None:
        """Make the choice that was taken back last once more."""
        if not self.session.future or self._showing:
            return
        choice = self.session.future[-1]
        facts = self.session.redo()
        if self.keeper is not None:
            self.keeper.append(choice, self.session.state)
        self._tell(facts)

    def undo(self) -> None:
        """Take back the last choice, and those of computer seats before it, if all of them can go."""
        if self._showing or self.session.why_no_undo():
            return
        self._take_back()
        while self._computer_is_asked() and not self.session.why_no_undo():
            self._take_back()
        self.playback.clear_marks()
        self.arrive()

    def _take_back(self) -> None:
        self.session.undo()
        self.log.take_back()
        if self.keeper is not None:
            self.keeper.undo(self.session.state)

    def _computer_is_asked(self) -> bool:
        asked = self.session.decision()
        return asked is not None and asked.player in self._players

    def why_no_undo(self) -> str:
        """Return the key of the reason why undo stops, empty if it can go on."""
        return self.session.why_no_undo()

    def _tell(self, facts: list[Fact]) -> None:
        self.log.tell(facts)
        self._show(facts)

    def _show(self, facts: list[Fact]) -> None:
        self.board.goal = self.board.rest(self.session.state)
        self.playback.speed = self.settings.speed
        self.playback.start(facts, self.board.goal)
        self.sight.asked = None
        self._showing = True
        self.changed()
        if not self.playback.busy:
            self.arrive()

    def arrive(self) -> None:
        """Put everything as it stands in the state, and ask whoever is asked now."""
        self._showing = False
        self._thinking = 0
        dig = self.session.state
        self.sight.show(dig)
        self.sight.viewer = self._in_front(self.session.decision())
        self.board.goal = {}
        self.board.place(dig)
        self.board.cast.sprites.update(self.playback.marks())
        asked = self.session.decision()
        self.sight.asked = asked if asked is not None and self.sight.is_person(asked.player) else None
        self.changed()

    def _in_front(self, asked: Decision | None) -> int:
        """Return the seat whose mat lies in front: the person asked, else the one who was there."""
        if asked is not None and self.sight.is_person(asked.player):
            return asked.player
        return self.sight.viewer

    def tick(self) -> bool:
        """Go on by a tick; return whether the table looks different."""
        if self._showing:
            moved = self.playback.tick()
            if not self.playback.busy:
                self.arrive()
                return True
            return moved
        # Dust settles and points rise while somebody already thinks.
        settles = self.playback.tick()
        asked = self.session.decision()
        if asked is None or asked.player not in self._players:
            return settles
        self._thinking += 1
        if self._thinking >= THINKING:
            self.choose(self._players[asked.player].choose(asked))
        return settles

    def skip(self) -> None:
        """Bring what is being shown to its end."""
        if self._showing:
            self.playback.skip()
            self.arrive()


def written(session: Session[Dig], seats: tuple[Seat, ...]) -> Log:
    """Return the log of all that has happened so far."""
    log = Log(Names([seat.name for seat in seats], session.state.box))
    for moment in session.past:
        log.tell(apply(moment.before, moment.choice)[1])
    return log
