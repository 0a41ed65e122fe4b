"""A person at the table of Bone Wars, for tests: clicks where a choice is made, and waits until all has been shown."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app import App
from game.content_bonewars import bonewars_box
from game.model.bonewars.setup import new_game
from game.model.bonewars.state import Feud, Setup
from game.model.bonewars.team import TeamTurn
from game.model.session import Session
from game.model.turn import Choice, Decision, Rng
from game.players.random import RandomPlayer
from game.scenes.bonewars.asking import RESERVE
from game.scenes.bonewars.gathering import GATHER, gathers
from game.scenes.bonewars.hand import Pointed
from game.scenes.bonewars.targets import Target
from game.scenes.bonewars_table import BonewarsTable
from game.scenes.playing import Keeper
from game.scenes.ports import Kind, Seat

TICK = 1 / 60
NAMES = ("Ada", "Ellen", "Nero", "Mary")
SHARES = (0.5, 0.3, 0.7, 0.1, 0.9)
Point = tuple[float, float]


def seated(kinds: tuple[str, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(Kind(kind), name) for kind, name in zip(kinds, NAMES, strict=False))


def begun(kinds: tuple[str, ...], seed: int = 1) -> Session[Feud]:
    theodore = next((number for number, kind in enumerate(kinds) if kind.startswith("theodore")), None)
    setup = Setup(len(kinds), seed)
    if theodore is not None:
        pile = "expert" if kinds[theodore].endswith("expert") else "advanced"
        setup = Setup(2, seed, theodore=pile, theodore_seat=theodore)
    return Session(new_game(bonewars_box(), setup))


class WarsPerson:
    """Sits at a table with mouse and keyboard, and is every person who plays there in turn."""

    def __init__(
        self, app: App, session: Session[Feud], kinds: tuple[str, ...], keeper: Keeper[Feud] | None = None
    ) -> None:
        self.app = app
        self.table = BonewarsTable(app.stage, session, seated(kinds), keeper)
        app.stage.push(self.table)
        self.wait()

    @property
    def feud(self) -> Feud:
        return self.table.play.session.state

    @property
    def asked(self) -> Decision:
        asked = self.table.sight.asked
        assert asked is not None
        return asked

    @property
    def made(self) -> int:
        return len(self.table.play.session.past)

    def frame(self, *events: pygame.event.Event) -> bool:
        return self.app.frame(TICK, events)

    def wait(self, ticks: int = 1) -> None:
        for _ in range(ticks):
            self.frame()

    def watch(self) -> None:
        """Wait until everything has been shown and a person is asked, or the game is over."""
        for _ in range(20_000):
            self.frame()
            play = self.table.play
            if play.playback.waiting:
                play.playback.next()
            if not play.showing and not play.waits_for_computer and not self.table.tabletop.sliding:
                return
        raise AssertionError("the playback does not end")

    def pixel(self, at: Point) -> tuple[int, int]:
        return self.app.stage.screen.point(at)

    def move(self, at: Point) -> None:
        self.frame(pygame.event.Event(pygame.MOUSEMOTION, pos=self.pixel(at), rel=(0, 0), buttons=(0, 0, 0)))

    def press(self, at: Point, button: int = 1) -> None:
        self.app.stage.input._guarded = 0
        self.move(at)
        self.frame(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=self.pixel(at), button=button))

    def release(self, at: Point, button: int = 1) -> None:
        self.frame(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self.pixel(at), button=button))

    def click(self, at: Point, button: int = 1) -> None:
        self.press(at, button)
        self.release(at, button)

    def key(self, key: int) -> None:
        self.frame(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))

    def button(self, name: str) -> None:
        area = next(area for layer, here, area in self.table.hand.plates() if here == name and layer == "button")
        self.click(area.center)

    def ready(self) -> None:
        """Say that the others look away, if a cover lies over the cards."""
        if self.table.play.veiled is not None:
            self.click(self.table.veil.ready.center)
            self.watch()

    def spot_of(self, target: Target) -> Point:
        """Return a point of the table on which a target answers; fails if it is hidden."""
        for share in SHARES:
            for other in SHARES:
                at = (target.area.left + target.area.width * share, target.area.top + target.area.height * other)
                under = self.table.hand.under(at)
                if under is not None and under.target == target:
                    return at
        raise AssertionError(f"{target.key} is hidden")

    def target(self, choice: Choice) -> Target:
        """Return a target for a choice, one that stands for nothing else if there is one."""
        found = [target for target in self.table.hand.targets if choice in target.choices]
        assert found, f"nothing on the table stands for {choice}"
        return min(found, key=lambda target: (len(target.choices), target.half))

    def answer(self, choice: Choice) -> bool:
        """Click the answer for a choice on an open sheet or in the turn bar; return whether there is one."""
        hand = self.table.hand
        for offer in (hand.chooser, hand.tray, hand.bar):
            for number, answer in enumerate(offer.answers if offer else ()):
                if offer and answer.choice == choice:
                    self.click(offer.areas[number].center)
                    return True
        return False

    def make(self, choice: Choice) -> None:
        """Make a choice with the mouse."""
        made = self.made
        asked = self.asked
        if gathers(asked):
            self.gather(choice)
            return
        if isinstance(asked.step, TeamTurn) and choice == ("deepen",):
            self.app.stage.input._guarded = 0
        if choice[0] == "exchange":
            self.answer((RESERVE, choice[2]))
        if self.made == made and not self.answer(choice):
            self.click(self.spot_of(self.target(choice)))
        # A second click where two things must be chosen, or where the first could mean more than one thing.
        for _ in range(2):
            if self.made == made and not self.answer(choice):
                self.click(self.spot_of(self.target(choice)))
        assert self.made == made + 1, f"{choice} was not made in {asked.step}"
        assert self.table.play.session.past[-1].choice == choice

    def gather(self, choice: Choice) -> None:
        """Gather a bone or lay it back, or pay those that are gathered."""
        gathered, made, step = list(self.table.sight.gathered), self.made, self.asked.step
        if not self.answer(choice):
            self.click(self.spot_of(self.target(choice)))
        if choice[0] == GATHER:
            assert (choice[1] in gathered) != (choice[1] in self.table.sight.gathered)
            return
        self.watch()
        assert self.made > made
        assert self.table.play.session.past[made].before.todo[-1].player == step.player

    def in_place(self) -> bool:
        """Tell whether all sprites stand where the state puts them."""
        board = self.table.tabletop.board
        sprites = {key: sprite for key, sprite in board.cast.sprites.items() if key[0] not in ("effect", "mark")}
        return sprites == board.rest(self.feud)

    def pointed(self) -> Pointed | None:
        return self.table.hand.pointed


def played_until(kinds: tuple[str, ...], wanted: Callable[[Decision, Feud], bool], seed: int = 1) -> Session[Feud]:
    """Return a game played at random up to a wanted decision of a person."""
    for number in range(seed, seed + 60):
        session = begun(kinds, number)
        player = RandomPlayer(Rng(number + 99))
        while (asked := session.decision()) is not None:
            if kinds[asked.player] == "human" and wanted(asked, session.state):
                return session
            session.choose(player.choose(asked))
    raise AssertionError("no person was asked for this")
