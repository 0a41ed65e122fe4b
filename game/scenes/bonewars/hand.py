"""What the player is about to do: where the pointer is, what has been picked up, which sheet is open."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.model.bonewars.team import TeamTurn
from game.model.bonewars.turns import Turn
from game.model.turn import Choice
from game.scenes import hand
from game.scenes.bonewars.board import Board
from game.scenes.bonewars.gathering import DONE, gathers, payment
from game.scenes.bonewars.mat import MAT_BUTTONS
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.sight import Sight
from game.scenes.bonewars.targets import Target, Targets
from game.scenes.bonewars.things import rect_of
from game.scenes.bonewars.verbs import VERBS
from game.scenes.offer import BACK, Offer
from game.view.screen import Point

BUTTONS = ("undo", "end", "pass", "score", "rules", "log", "sound", "settings", "edge")


Pointed = hand.Pointed[Target]
"""Something that answers on the table of Bone Wars."""


class Hand(hand.TableHand[Target]):
    """The player's side of the table; it finds what answers and knows what has been begun."""

    def __init__(self, board: Board, sight: Sight) -> None:
        super().__init__()
        self.board = board
        self.sight = sight
        self.finder = Targets(board, sight)
        self.picked: Thing | None = None
        """The first of two things that a choice needs."""

    # what can be done

    def renew(self, tray: Offer | None, bar: Offer | None) -> None:
        """Begin anew with what is asked now."""
        self.mode, self.chooser, self.pointed = "", None, None
        self.tray, self.bar = tray, bar
        self.pick(None)

    def pick(self, thing: Thing | None) -> None:
        """Pick up the first thing of a choice, or lay it down again."""
        self.picked, self.chooser = thing, None
        lifts = self.sight.asked is not None and isinstance(self.sight.asked.step, Turn)
        lifted = thing if lifts else None
        if lifted != self.sight.lifted:
            self.sight.lifted = lifted
            self.board.place(self.sight.feud)
        self.find()

    def find(self) -> None:
        """Find again what answers, as after the table has changed its focus."""
        asked = self.sight.asked
        self.targets = self.finder.of(asked, self.mode, self.picked) if asked is not None else []

    def choose_mode(self, mode: str) -> None:
        """Let only the choices of one team action answer, or all again."""
        self.mode = "" if mode == self.mode else mode
        self.pick(None)

    def of_verb(self, verb: str) -> list[Target]:
        """Return the targets a plate of the turn bar stands for."""
        asked = self.sight.asked
        return self.finder.of(asked, verb) if asked is not None and isinstance(asked.step, TeamTurn) else []

    # where the pointer is

    def target_at(self, at: Point) -> Target | None:
        """Return the target under a point."""
        return self.finder.at(self.targets, at)

    def plates(self) -> Iterable[tuple[str, str, pygame.FRect]]:
        """Return the plates of the turn bar and the buttons, with their layers and places."""
        asked = self.sight.asked
        verbs = VERBS if asked is not None and isinstance(asked.step, TeamTurn) else ()
        for layer, kind, names in (("plate", "verb", verbs), ("button", "button", BUTTONS)):
            for name in names:
                area = rect_of(self.board, (kind, name))
                if area is not None:
                    yield layer, name, area

    def sheet(self, layer: str) -> Offer | None:
        """Return the sheet, or the row of answers in the turn bar, that is called so."""
        return {"chooser": self.chooser, "tray": self.tray, "bar": self.bar}.get(layer)

    def meant(self) -> tuple[Choice, ...]:
        """Return the choices that are meant by what is pointed at, if there is no doubt: one, or the moves of a way."""
        meant = self._meant()
        if not gathers(self.sight.asked) or not meant:
            return meant
        return tuple(payment(self.sight.feud, self.sight.gathered)) if meant == (DONE,) else ()

    def _meant(self) -> tuple[Choice, ...]:
        pointed, asked = self.pointed, self.sight.asked
        if pointed is None or asked is None:
            return ()
        if pointed.layer == "target" and pointed.target is not None:
            target = pointed.target
            # A bone that should have come earlier asks for choices to be taken back first.
            route = () if target.back else target.route
            return route or (target.choices if len(target.choices) == 1 else ())
        if pointed.layer == "plate":
            found = {choice for target in self.of_verb(str(pointed.name[0])) for choice in target.choices}
            return tuple(found) if len(found) == 1 else ()
        offer = self.sheet(pointed.layer)
        choice = offer.answers[int(pointed.name[0])].choice if offer is not None else BACK
        return (choice,) if choice in asked.options else ()

    def choosable(self) -> list[pygame.FRect]:
        """Return where something can be chosen or taken back now: no note may lie over it."""
        if self.chooser is not None:
            return [self.chooser.box]
        asked = self.sight.asked
        verbs = {str(choice[0]) for choice in asked.options} if asked is not None else set()
        sheets = [offer.box for offer in (self.tray, self.bar) if offer is not None]
        plates = [area for _, name, area in self.plates() if name in verbs or name in MAT_BUTTONS]
        return [*(target.area for target in self.targets), *sheets, *plates]

    @property
    def holds(self) -> bool:
        """Whether the first of two things has been picked up."""
        return self.picked is not None

    def let_go(self) -> None:
        """Lay down what has been picked up."""
        self.pick(None)

    def default(self) -> Pointed | None:
        """Return what Enter means when the keyboard is nowhere: the only thing that answers, if there is one."""
        for layer, offer in (("chooser", self.chooser), ("tray", self.tray)):
            if offer is not None:
                given = [
                    found for found in self.offered(layer, offer) if offer.answers[int(found.name[0])].choice != BACK
                ]
                return given[0] if len(given) == 1 else None
        made: set[Choice] = {choice for target in self.targets for choice in target.choices}
        if len(made) != 1:
            return None
        return Pointed("target", self.targets[0].key, self.targets[0].area, self.targets[0])


def named(pointed: Pointed) -> Thing:
    """Return the thing that is pointed at, as the lights name it."""
    if pointed.layer == "target":
        return pointed.name
    return ("verb" if pointed.layer == "plate" else "button", *pointed.name)
