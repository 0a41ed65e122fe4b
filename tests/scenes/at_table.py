"""A person at the table of Fossilis, for tests: clicks where a choice is made, and waits until all has been shown."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app import App
from game.content import box_of
from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import Dig
from game.model.session import Session
from game.model.turn import Choice, Decision, Rng
from game.players.random import RandomPlayer
from game.players.seats import fossilis_setup
from game.scenes.fossilis.hand import Pointed
from game.scenes.fossilis.picking import CONFIRM
from game.scenes.fossilis.targets import ONLY_BY_PLATE, VERBS
from game.scenes.fossilis_table import FossilisTable
from game.scenes.ports import Kind, Seat

TICK = 1 / 60
NAMES = ("Theodora", "Mary", "Reed", "Barnum", "Arthur")


def seated(kinds: tuple[str, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(Kind(kind), name) for kind, name in zip(kinds, NAMES, strict=False))


def begun(kinds: tuple[str, ...], seed: int = 1, expansions: tuple[str, ...] = ()) -> Session[Dig]:
    setup = fossilis_setup(kinds, seed, expansions=expansions)
    return Session(new_game(box_of(setup), setup))


class Person:
    """Sits at a table with mouse and keyboard."""

    def __init__(self, app: App, session: Session[Dig], kinds: tuple[str, ...]) -> None:
        self.app = app
        self.table = FossilisTable(app.stage, session, seated(kinds))
        app.stage.push(self.table)
        self.wait()

    @property
    def dig(self) -> Dig:
        return self.table.play.session.state

    @property
    def options(self) -> tuple[Choice, ...]:
        asked = self.table.play.session.decision()
        return asked.options if asked else ()

    def frame(self, *events: pygame.event.Event) -> bool:
        return self.app.frame(TICK, events)

    def wait(self, ticks: int = 1) -> None:
        for _ in range(ticks):
            self.frame()

    def watch(self) -> None:
        """Wait until everything has been shown and a person is asked, or the game is over."""
        for _ in range(20_000):
            self.frame()
            if not self.table.play.showing and not self.table.play.waits_for_computer:
                return
        raise AssertionError("the playback does not end")

    def pixel(self, at: tuple[float, float]) -> tuple[int, int]:
        return self.app.stage.screen.point(at)

    def move(self, at: tuple[float, float]) -> None:
        self.frame(pygame.event.Event(pygame.MOUSEMOTION, pos=self.pixel(at), rel=(0, 0), buttons=(0, 0, 0)))

    def click(self, at: tuple[float, float], button: int = 1) -> None:
        self.app.stage.input._guarded = 0
        self.move(at)
        self.press_again(at, button)

    def press_again(self, at: tuple[float, float], button: int = 1) -> None:
        """Press and let go where the pointer is, at once, as the second half of a double click does."""
        self.frame(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=self.pixel(at), button=button))
        self.frame(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self.pixel(at), button=button))

    def key(self, key: int) -> None:
        self.frame(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))

    def plate(self, verb: str) -> None:
        self.click(self.table.hand.desk.plates[verb].center)

    def button(self, name: str) -> None:
        self.click(self.table.hand.desk.buttons[name].center)

    def spot(self, choice: Choice) -> tuple[float, float]:
        """Return a point of the table on which a choice answers; fails if no point does."""
        hand = self.table.hand
        targets = [target for target in hand.targets if choice in target.choices]
        assert targets, f"nothing on the table stands for {choice}"
        for target in targets:
            for share in (0.5, 0.3, 0.7, 0.15, 0.85):
                for other in (0.5, 0.3, 0.7, 0.15, 0.85):
                    at = (target.area.left + target.area.width * share, target.area.top + target.area.height * other)
                    under = hand.under(at)
                    if under is not None and under.target is not None and choice in under.target.choices:
                        return at
        raise AssertionError(f"{choice} is hidden")

    def answer(self, choice: Choice) -> bool:
        """Click the answer for a choice on an open sheet; return whether there is one."""
        hand = self.table.hand
        for offer in (hand.chooser, hand.tray):
            for number, answer in enumerate(offer.answers if offer else ()):
                if offer and answer.choice == choice and not answer.chosen:
                    self.click(offer.areas[number].center)
                    return True
        return False

    def make(self, choice: Choice) -> None:
        """Make a choice with the mouse."""
        made = len(self.table.play.session.past)
        if choice == ("plaster", 2) and self.dig.pool == 1:
            choice = ("plaster", 1)
        asked = self.table.sight.asked
        assert asked is not None
        if isinstance(asked.step, TakeTurn) and choice[0] in ONLY_BY_PLATE:
            self.plate(next(verb for verb, meant in VERBS.items() if choice[0] in meant))
        if len(self.table.play.session.past) == made and not self.answer(choice):
            self.click(self.spot(choice))
        if len(self.table.play.session.past) == made:
            self.answer(choice)
        self.finish(made)
        assert len(self.table.play.session.past) > made, f"{choice} was not made"
        assert self.table.play.session.past[made].choice == choice

    def finish(self, made: int) -> None:
        """Confirm what is picked on a sheet; aim a Tool that has been taken up at the first thing it can be used on."""
        if len(self.table.play.session.past) == made:
            self.answer(CONFIRM)
        while self.table.sight.held and len(self.table.play.session.past) == made:
            first = self.table.sight.asked.options[0]
            if not self.answer(first):
                self.click(self.spot(first))

    def in_place(self) -> bool:
        """Tell whether all sprites stand where the state puts them."""
        sprites = {k: s for k, s in self.table.board.cast.sprites.items() if k[0] not in ("effect", "mark")}
        return sprites == self.table.board.rest(self.dig)

    def pointed(self) -> Pointed | None:
        return self.table.hand.pointed


def played(kinds: tuple[str, ...], verb: str, seed: int = 1) -> Session[Dig]:
    """Return a game played at random up to a person's decision that offers a verb."""
    return played_until(kinds, lambda asked: any(choice[0] == verb for choice in asked.options), seed)


def played_until(
    kinds: tuple[str, ...], wanted: Callable[[Decision], bool], seed: int = 1, expansions: tuple[str, ...] = ()
) -> Session[Dig]:
    """Return a game played at random up to a wanted decision of a person."""
    for number in range(seed, seed + 40):
        session = begun(kinds, number, expansions)
        player = RandomPlayer(Rng(number + 99))
        while (asked := session.decision()) is not None:
            if kinds[asked.player] == "human" and wanted(asked):
                return session
            session.choose(player.choose(asked))
    raise AssertionError("no person was asked for this")


def looked_at(app: App, person: Person, down: int, right: int) -> set[tuple[str | int, ...]]:
    """Look at all that lies under a grid of so many units; return what was shown, none of it over the site."""
    painter = app._painter(app.canvas)
    frame, looking = person.table.layout.box("frame"), person.table.looking
    shown = set()
    for y in range(60, 890, down):
        for x in range(10, 1600, right):
            looking.point((x, y))
            looking.show()
            if (view := looking.shown(painter)) is not None and looking.thing is not None:
                shown.add(looking.thing)
                assert not view[1].colliderect(frame), looking.thing
                assert view[1].bottom <= 900, looking.thing
                assert view[1].right <= 1600, looking.thing
    return shown
