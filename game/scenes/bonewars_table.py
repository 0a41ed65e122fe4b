"""The table of Bone Wars: it shows a game, leads mouse and keyboard to it, and takes the choices of the players."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.model.bonewars.state import Feud
from game.model.session import Session
from game.scenes.bonewars.history import published
from game.scenes.bonewars.layout import Focus
from game.scenes.bonewars.sight import Sight, Solo
from game.scenes.bonewars.steps import focus_for
from game.scenes.bonewars.tabletop import Says, Tabletop
from game.scenes.ports import Doors, Kind, Seat
from game.view.painter import Painter
from game.view.stage import Scene, Stage


class BonewarsTable(Scene):
    """The table; `doors` lead on when the game is over."""

    def __init__(
        self, stage: Stage, session: Session[Feud], seats: Sequence[Seat], doors: Doors | None = None
    ) -> None:
        self._whole = self._changed = True
        super().__init__(stage)
        self.session = session
        self.doors = doors
        self.sight = Sight(session.state, tuple(seats), first_person(seats))
        says = Says(self.prompt, self.enabled, self.audible)
        self.tabletop = Tabletop(self.sight, says, lambda: stage.settings.reduce_motion)
        self.arrive()

    @property
    def dirty(self) -> bool:
        """Whether something must be drawn; set from outside it means all of it."""
        return self._whole or self._changed

    @dirty.setter
    def dirty(self, whole: bool) -> None:
        self._whole = self._changed = whole

    @property
    def moving(self) -> bool:
        """Whether ticks change anything now."""
        return self.tabletop.sliding

    def resized(self) -> None:
        """Let go of what was drawn for another size of the window."""
        self.tabletop.forget()

    def draw(self, painter: Painter) -> Sequence[pygame.Rect] | None:
        """Bring the window up to date."""
        changed = self.tabletop.draw(painter, self._whole)
        self._whole = False
        self._changed = self.tabletop.sliding
        return changed

    def tick(self) -> None:
        """Go on by a sixtieth of a second."""
        self._changed |= self.tabletop.tick()

    # what is said

    def prompt(self) -> tuple[int, str, bool]:
        """Return whose pawn stands on the ribbon, what is said there, and whether it is a refusal."""
        asked = self.session.decision()
        return (asked.player if asked is not None else self.sight.viewer), "", False

    def enabled(self, name: str) -> bool:
        """Tell whether a button of the mat can be used."""
        asked = self.sight.asked
        words = {choice[0] for choice in asked.options} if asked is not None else set()
        if name == "undo":
            return not self.session.why_no_undo()
        return bool(words & ({"end", "done"} if name == "end" else {"pass"}))

    def audible(self) -> bool:
        """Tell whether sounds are on."""
        return self.stage.settings.master_volume > 0

    # the state

    def arrive(self) -> None:
        """Put everything as it stands in the state, and ask whoever is asked now."""
        sight, feud = self.sight, self.session.state
        sight.feud = feud
        asked = self.session.decision()
        person = asked is not None and sight.is_person(asked.player)
        sight.asked = asked if person else None
        if asked is not None and person:
            sight.viewer = asked.player
        sight.rows = published(self.session)
        theodore = feud.theodore
        if theodore is not None:
            laid = feud.seats[theodore.seat].laid
            sight.solo = Solo(laid[-1][1] if laid else 0, theodore.deck[-1] if theodore.deck else 0)
        focus = Focus(focus_for(feud, sight.focus.upper), feud.is_theodore(sight.viewer))
        self.tabletop.turn_to(focus)
        self.tabletop.board.place(feud)
        self._changed = True


def first_person(seats: Sequence[Seat]) -> int:
    """Return the first seat that a person plays, the first of all if there is none."""
    return next((number for number, seat in enumerate(seats) if seat.kind is Kind.HUMAN), 0)
