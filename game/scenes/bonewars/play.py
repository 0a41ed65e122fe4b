"""A game of Bone Wars as it goes on at the table: whose mat lies in front, whose hand may be seen, what is in work."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.model.bonewars.publish import Assemble
from game.model.bonewars.state import NOBODY, Feud
from game.model.session import Session
from game.model.turn import Choice, Decision, Fact
from game.scenes.bonewars.board import Board
from game.scenes.bonewars.gathering import gathering, gathers, kinds_in
from game.scenes.bonewars.history import last_scoring, late, opened, opening, published
from game.scenes.bonewars.layout import Focus
from game.scenes.bonewars.sight import Row, Sight, Solo
from game.scenes.bonewars.steps import focus_for
from game.scenes.playing import Keeper, Playing
from game.settings import Settings
from game.view.bonewars.log_scribe import Log
from game.view.bonewars.names import names_of
from game.view.bonewars.playback import FeudPlayback
from game.view.pieces import Key, Sprite

ON_MAT = (
    *("slot", "extra-slot", "crate", "cover", "envelope", "camps", "own-camp", "locket", "money", "reputation"),
    *("specialist", "award-markers", "team-card", "reserve"),
)
"""Things that every seat has of its own, called the same on each mat."""

TurnTo = Callable[[Focus], None]


class WarsPlay(Playing[Feud]):
    """Carries choices to the rules and states to the table; between two persons a cover lies over the hand."""

    def __init__(
        self,
        session: Session[Feud],
        board: Board,
        sight: Sight,
        settings: Settings,
        keeper: Keeper[Feud] | None,
        playback: FeudPlayback,
        turn_to: TurnTo,
    ) -> None:
        self._opening: tuple[Feud | None, list[Fact]] = (None, [])
        """How the game was laid out before its first decision, and what happened then."""
        self.book = Log(names_of(session.state, [seat.name for seat in sight.seats], sight.people))
        self.theodores = playback
        self._again = False
        """Whether what was taken back together is being made once more."""
        super().__init__(session, sight.seats, session.state.setup.seed, settings, keeper, playback, self.book)
        self.board = board
        self.sight = sight
        self.turn_to = turn_to
        self.veiled: Decision | None = None
        """What will be asked of a person who has not said yet that the others look away."""
        self._walks: dict[int, tuple[int, tuple[Choice, ...]]] = {}
        """Ways made by one click: by the number of choices after them, how many were before, and their moves."""
        self._seen = sight.people[0] if len(sight.people) == 1 else NOBODY
        """The person whose hand was open last."""

    def open(self) -> None:
        """Begin: in a new game show first what Theodore has taken in the draft."""
        before, facts = self._opening
        if before is None or self.session.past:
            self.arrive()
            return
        self.lay(before, None)
        self._show(facts, before)

    def _recall(self) -> None:
        """Write the log of what Theodore did while the game was laid out, then of all that followed."""
        self._opening = opening(self.session)
        before, facts = self._opening
        if before is not None:
            self.book.preface(facts)
            if self.session.past:
                self.remember(before, facts)
        super()._recall()

    @property
    def acting(self) -> int:
        """The seat whose deeds are being shown, or whose turn it is."""
        if self.playback.automa_acts:
            return self.playback.automa_seat
        feud = self.sight.feud
        return feud.active if feud.active != NOBODY else self.sight.viewer

    def remember(self, before: Feud, facts: list[Fact]) -> None:
        """Take note of what Theodore did before, as in a game that is gone on with."""
        if before.theodore is not None:
            self.theodores.recall(before, facts)

    def goal(self, before: Feud) -> Mapping[Key, Sprite]:
        """Return all sprites as they will stand when what led on from a state has been shown."""
        sight = self.sight
        if sight.gathered and sight.rows:
            card, kinds = sight.rows[-1]
            sight.rows[-1] = Row(card, kinds[: len(kinds) - len(sight.gathered)])
        sight.asked, sight.opened, sight.gathered = None, [], []
        return self.board.rest(self.session.state)

    def lay(self, state: Feud, asked: Decision | None) -> None:
        """Put a state on the table; a person who is asked after another one finds a cover over the cards."""
        sight = self.sight
        self.veiled = asked if asked is not None and asked.player != self._seen else None
        sight.feud = state
        sight.asked = asked if self.veiled is None else None
        sight.gathered = []
        if asked is not None:
            sight.viewer = asked.player
        many = len(sight.people) > 1
        sight.open_hand = not many or (asked is not None and self.veiled is None)
        sight.lifted = None
        self._heap()
        sight.opened = opened(self.shown)
        sight.scoring = last_scoring(self.shown)
        sight.late = late(self.session) if sight.asked is not None else {}
        theodore = state.theodore
        if theodore is not None:
            laid = state.seats[theodore.seat].laid
            sight.solo = Solo(laid[-1][1] if laid else 0, theodore.deck[-1] if theodore.deck else 0)
        upper = focus_for(state, sight.due.upper, bool(sight.opened))
        self.turn_to(Focus(upper, state.is_theodore(sight.viewer)))
        self.board.place(state)
        self.board.cast.sprites.update(self.playback.marks())

    def trace(self, keys: tuple[Key, ...], seat: int) -> tuple[Key, ...]:
        """Return what is marked of a seat's deeds: what lies on its own mat is marked on its strip."""
        if seat == self.sight.viewer:
            return keys
        return tuple(dict.fromkeys(("strip", seat) if key[0] in ON_MAT else key for key in keys))

    def gather(self, crate: int) -> None:
        """Gather the bone of a crate for what is paid now, or lay it back."""
        heap = self.sight.gathered
        self.sight.gathered = [one for one in heap if one != crate] if crate in heap else [*heap, crate]
        self._heap()
        self.changed()

    def _heap(self) -> None:
        """Ask on with what has been gathered, and show it on the desk."""
        sight, asked = self.sight, self.session.decision()
        sight.rows = published(self.shown)
        if asked is None or sight.asked is None or not gathers(asked):
            return
        sight.asked = gathering(self.session.state, asked, sight.gathered)
        if sight.rows and isinstance(asked.step, Assemble):
            kinds = kinds_in(self.session.state, asked.player, sight.gathered)
            sight.rows[-1] = Row(sight.rows[-1].card, (*sight.rows[-1].kinds, *kinds))

    def follow(self, plan: Sequence[Choice]) -> None:
        """Make several choices one after another; several moves are a way that can be taken back as a whole."""
        made = len(self.session.past)
        if len(plan) > 1 and all(choice[0] == "move" for choice in plan):
            self._walks[made + len(plan)] = made, tuple(plan)
        super().follow(plan)

    def undo(self) -> None:
        """Take back the last choice; bones of a skeleton or a set, and the moves of a way, all together."""
        if self.sight.gathered:
            self.gather(self.sight.gathered[-1])
            return
        began = self._way_from(len(self.session.past))
        super().undo()
        while self.can_undo and (self._amid_bones() or len(self.session.past) > began):
            super().undo()

    def _way_from(self, made: int) -> int:
        """Return how many choices were made before the way that ended with so many, or so many if none did."""
        began, plan = self._walks.get(made, (made, ()))
        choices = (*(moment.choice for moment in self.session.past), *reversed(self.session.future))
        return began if choices[began:made] == plan else made

    def _amid_way(self) -> bool:
        """Tell whether only a part of a way has been made once more."""
        now = len(self.session.past)
        return any(self._way_from(made) < now < made for made in self._walks)

    def redo(self) -> None:
        """Make once more what was taken back together."""
        self._again = True
        super().redo()

    def choose(self, choice: Choice) -> None:
        """Carry out a choice."""
        self._again = False
        super().choose(choice)

    def arrive(self) -> None:
        """Ask whoever is asked now; of bones that are paid once more each follows the one before."""
        super().arrive()
        if self._again and self.can_redo and (self._amid_bones() or self._amid_way()):
            super().redo()

    def _amid_bones(self) -> bool:
        """Tell whether the last choice was one of the bones for what is asked now."""
        asked, past = self.session.decision(), self.session.past
        before = past[-1].before.todo[-1] if past else None
        return gathers(asked) and asked is not None and type(before) is type(asked.step)

    def watch_again(self) -> None:
        """Show Theodore's last turn once more, from the state in which it began."""
        self.automa_began = self.theodores.began
        super().watch_again()

    def hurry(self) -> None:
        """Go on to the next step of Theodore or of a scoring, or bring a player's own deed to its end."""
        playback = self.theodores
        if self.held:
            self.let_on()
        elif playback.waiting:
            playback.next()
        elif playback.scores:
            playback.hasten()
        elif not playback.automa_acts:
            playback.skip_turn()
            if not playback.busy:
                self.arrive()

    def unveil(self) -> None:
        """Open the hand of the person who is asked: the others look away now."""
        if self.veiled is not None:
            self._seen = self.veiled.player
            self.arrive()
