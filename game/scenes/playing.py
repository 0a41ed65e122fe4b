"""A game as it goes on at a table: choices, undo, computer seats, keeping, and what is still being shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from game.model.session import Session
from game.model.turn import Choice, Decision, Fact, Rng, State, amid, apply
from game.players.random import RandomPlayer
from game.scenes.ports import Kind, Seat
from game.settings import Settings, Speed
from game.view.durations import CARD_SHOWN, LOOK_AROUND
from game.view.log_book import Chapter
from game.view.pieces import Key, Sprite
from game.view.playback import FASTER
from game.view.playback_table import TablePlayback

S = TypeVar("S", bound=State)
K = TypeVar("K", contravariant=True)

THINKING = 20
"""So many ticks a computer seat waits before it acts, so that its moves can be told apart."""
READ = LOOK_AROUND + CARD_SHOWN
"""So many ticks at the speed Play what it did stays to be read: as long as a step of an automa."""


MOST_CHOICES = 1 << 16
"""More choices than any game has, so that each moment of each game has a source of its own."""


class Keeper(Protocol[K]):
    """Keeps the game in the library as it is played."""

    trouble: str

    def append(self, choice: Choice, state: K, /) -> None:
        """Keep a choice and the state after it."""

    def undo(self, state: K, /) -> None:
        """Forget the last choice."""


class Written(Protocol):
    """The log of the game, a chapter for each choice."""

    chapters: list[Chapter]

    def tell(self, facts: Sequence[Fact], /) -> object:
        """Write down what a choice led to."""

    def take_back(self) -> None:
        """Strike what the last choice led to."""


class Playing(Generic[S]):
    """Carries choices from whoever is asked to the rules, and what became of them to the table.

    What is the game's own: putting a state on the table, and where all will stand when facts have been shown.
    """

    def __init__(
        self,
        session: Session[S],
        seats: Sequence[Seat],
        seed: int,
        settings: Settings,
        keeper: Keeper[S] | None,
        playback: TablePlayback,
        log: Written,
    ) -> None:
        self.session = session
        self.seats = tuple(seats)
        self.settings = settings
        self.keeper = keeper
        self.playback = playback
        self.log = log
        self.changed: Callable[[], None] = lambda: None
        """Told when something else is asked, or another state lies on the table."""
        self.automa_began: S | None = None
        """The state in which the automa's last turn began."""
        self.plan: list[Choice] = []
        """Choices that follow one another by themselves, as the moves of a longer way."""
        self.visited: Session[S] | None = None
        """The game up to a moment of the past that lies on the table, None while the present does."""
        self._recall()
        self._thinking = 0
        self._reading = 0.0
        self._let_on = False
        self._showing = False
        self._seed = seed

    def _recall(self) -> None:
        """Write the log of all that has happened so far, and remember the automa's last turn."""
        for moment in self.session.past:
            facts = apply(moment.before, moment.choice)[1]
            self.log.tell(facts)
            self.playback.clear_marks()
            self.remember(moment.before, facts)
            self._note_automa(moment.before, moment.choice, facts)

    # what each game does in its own way

    def remember(self, before: S, facts: list[Fact]) -> None:
        """Take note of what was shown before, as in a game that is gone on with."""
        self.playback.remember(facts)

    def lay(self, state: S, asked: Decision | None) -> None:
        """Put everything as it stands in a state in which a person is `asked`; None: nobody, or no person."""
        raise NotImplementedError

    def goal(self, before: S) -> Mapping[Key, Sprite]:
        """Return all sprites as they will stand when what led on from a state has been shown."""
        raise NotImplementedError

    # what all have in common

    @property
    def showing(self) -> bool:
        """Whether something that happened is still being shown."""
        return self._showing

    @property
    def shown(self) -> Session[S]:
        """The game up to the moment that lies on the table."""
        return self.visited or self.session

    @property
    def traces(self) -> list[tuple[Key, ...]]:
        """What the lines of the log speak of that tell a person who is asked what computer seats did before."""
        asked = self.session.decision() if self.visited is None and not self._showing else None
        if asked is None or self.seats[asked.player].kind is not Kind.HUMAN:
            return []
        found: list[tuple[Key, ...]] = []
        for moment, chapter in zip(reversed(self.session.past), reversed(self.log.chapters), strict=False):
            seat = moment.before.todo[-1].player
            if self.seats[seat].kind is not Kind.RANDOM:
                break
            lines = [line.keys for line in chapter.lines if line.keys and not line.heading and not line.reason]
            found[:0] = [self.trace(keys, seat) for keys in lines]
        return found

    def trace(self, keys: tuple[Key, ...], seat: int) -> tuple[Key, ...]:
        """Return what is marked of things that a computer seat did something with."""
        return keys

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
        return not self._showing and self.visited is None and self._computer_is_asked()

    @property
    def held(self) -> bool:
        """Whether a computer seat is ready to act and the speed Step lets it wait for the player."""
        step = self.settings.speed is Speed.STEP and not self._let_on
        return step and self._thinking >= THINKING and self.waits_for_computer

    def let_on(self) -> None:
        """Let the computer seat that is held make its choice."""
        self._let_on = True

    def choose(self, choice: Choice) -> None:
        """Carry out a choice and begin to show what became of it."""
        self.playback.clear_marks()
        before, facts = self.session.state, self.session.choose(choice)
        if self.keeper is not None:
            self.keeper.append(choice, self.session.state)
        self._note_automa(before, choice, facts)
        self._reading = READ if self._is_computer(before.todo[-1].player) else 0
        self._tell(facts, before)

    def _is_computer(self, seat: int) -> bool:
        return self.seats[seat].kind is Kind.RANDOM

    def _note_automa(self, before: S, choice: Choice, facts: list[Fact]) -> None:
        """Remember the state in which the automa's turn began, if it did with a choice."""
        seat, begins = self.playback.automa_seat, self.playback.TURN_BEGINS
        for told, fact in enumerate(facts):
            if isinstance(fact, begins) and getattr(fact, "player", None) == seat:
                self.automa_began = amid(before, choice, told)

    def follow(self, plan: Sequence[Choice]) -> None:
        """Make several choices one after another, each when the one before has been shown."""
        self.plan = list(plan[1:])
        self.choose(plan[0])

    def rearrange(self, back: int, plan: Sequence[Choice]) -> None:
        """Take back some choices, each of which can go, and make others instead."""
        for _ in range(back):
            self._take_back()
        self.follow(plan)

    def watch_again(self) -> None:
        """Show the automa's last turn once more."""
        facts = list(self.playback.automa_turn)
        if self.automa_began is None or not facts or self._showing or self.visited is not None:
            return
        self.playback.clear_marks()
        self.lay(self.automa_began, None)
        self._show(facts, self.automa_began)

    def set_speed(self, speed: Speed) -> None:
        """Show what happens at another speed from now on."""
        self.settings.speed = self.playback.speed = speed

    def redo(self) -> None:
        """Make the choice that was taken back last once more."""
        if not self.can_redo:
            return
        before, choice = self.session.state, self.session.future[-1]
        facts = self.session.redo()
        if self.keeper is not None:
            self.keeper.append(choice, self.session.state)
        self._tell(facts, before)

    def undo(self) -> None:
        """Take back the last choice, and those of computer seats before it, if all of them can go."""
        if not self.can_undo:
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
        return asked is not None and self.seats[asked.player].kind is Kind.RANDOM

    def why_no_undo(self) -> str:
        """Return the key of the reason why undo stops, empty if it can go on."""
        if self.visited is not None:
            return "past"
        return self.session.why_no_undo() or ("others" if self._another_chose() else "")

    def _another_chose(self) -> bool:
        """Tell whether another person than the one asked now has made the last choice: only she may take it back."""
        asked, last = self.session.decision(), self.last_person
        person = asked is not None and self.seats[asked.player].kind is Kind.HUMAN
        return asked is not None and person and last not in (None, asked.player)

    @property
    def last_person(self) -> int | None:
        """The seat of the person who made the last choice that a person made, None if nobody has."""
        deciders = (moment.before.todo[-1].player for moment in reversed(self.session.past))
        return next((seat for seat in deciders if self.seats[seat].kind is Kind.HUMAN), None)

    @property
    def undone_too(self) -> tuple[str, ...]:
        """The names of the computer seats whose choices since then go with the last one of the person asked."""
        names: dict[str, None] = {}
        for moment in reversed(self.session.past):
            seat = self.seats[moment.before.todo[-1].player]
            if seat.kind is Kind.HUMAN or moment.shows:
                break
            names[seat.name] = None
        return tuple(names)

    def said(self, why: str) -> dict[str, str]:
        """Return what the sentence of a reason speaks of."""
        last = self.last_person
        return {"player": self.seats[last].name} if why == "others" and last is not None else {}

    def why_no_redo(self) -> str:
        """Return the key of the reason why nothing can be made once more, empty if something can."""
        return "past" if self.visited is not None else ("" if self.session.future else "nothing")

    @property
    def can_undo(self) -> bool:
        """Whether the last choice can be taken back now."""
        return not self._showing and not self.why_no_undo()

    @property
    def can_redo(self) -> bool:
        """Whether the choice that was taken back last can be made once more now."""
        return not self._showing and not self.why_no_redo()

    # the past

    def visit(self, choice: int, told: int) -> None:
        """Put the table as it stood when so many facts of a choice had happened; the game waits meanwhile.

        A number below 0 stands for what happened before the first choice.
        """
        while self._showing:
            self.skip()
        self.playback.skip()
        past = self.session.past
        if choice < 0:
            self.visited = Session(past[0].before if past else self.session.state)
        else:
            state = amid(past[choice].before, past[choice].choice, told)
            self.visited = Session(state, past[: choice + 1])
        self.lay(self.visited.state, None)
        for key in self.playback.own:
            self.playback.table.dismiss(key)
        self.changed()

    def come_back(self) -> None:
        """Put the table as it stands now, and go on."""
        if self.visited is not None:
            self.visited = None
            self.arrive()

    def _tell(self, facts: list[Fact], before: S) -> None:
        self.log.tell(facts)
        self._show(facts, before)

    def _show(self, facts: list[Fact], before: S) -> None:
        self.playback.speed, self.playback.calm = self.settings.speed, self.settings.reduce_motion
        self.playback.start(facts, self.goal(before))
        self._showing = True
        self.changed()
        if not self.playback.busy and not self._reads:
            self.arrive()

    @property
    def _reads(self) -> bool:
        """Whether what a computer seat did is still to be read."""
        return self._reading > 0 and self.settings.speed is not Speed.SKIP

    def arrive(self) -> None:
        """Put everything as it stands in the state, and ask whoever is asked now."""
        self._showing = self._let_on = False
        self._thinking = 0
        self._reading = 0.0
        asked = self.session.decision()
        person = asked is not None and self.seats[asked.player].kind is Kind.HUMAN
        self.lay(self.session.state, asked if person else None)
        self.changed()
        self._go_on(asked)

    def _go_on(self, asked: Decision | None) -> None:
        """Make the next choice of a plan, if it still can be made."""
        if not self.plan:
            return
        if asked is None or self.plan[0] not in asked.options:
            self.plan = []
            return
        following, self.plan = self.plan[0], self.plan[1:]
        self.choose(following)

    def tick(self) -> bool:
        """Go on by a tick; return whether the table looks different."""
        if self.visited is not None:
            return False
        if self._showing:
            moved = self.playback.tick()
            if not self.playback.busy and self._reads:
                self._reading -= FASTER[self.settings.speed]
            elif not self.playback.busy:
                self.arrive()
                return True
            return moved
        # Dust settles and points rise while somebody already thinks.
        settles = self.playback.tick()
        asked = self.session.decision()
        if asked is None or not self._computer_is_asked():
            return settles
        self._thinking += 1
        if self._thinking == THINKING and self.held:
            self.changed()
        if self._thinking >= THINKING and not self.held:
            self.choose(self._computer(asked).choose(asked))
        return settles

    def _computer(self, asked: Decision) -> RandomPlayer:
        """Return who chooses for a computer seat: its mind depends on the moment alone, so undo cannot change it."""
        return RandomPlayer(Rng((self._seed * MOST_CHOICES + len(self.session.past)) * len(self.seats) + asked.player))

    def hurry(self) -> None:
        """Go on to the next step of the automa or the next choice of a computer seat, or end a player's own deed."""
        if self.held:
            self.let_on()
        elif self.playback.waiting:
            self.playback.next()
        elif not self.playback.turn_page() and not self.playback.automa_acts:
            self.skip()

    def skip(self) -> None:
        """Bring what is being shown to its end."""
        if self._showing:
            self.playback.skip()
            self.arrive()
