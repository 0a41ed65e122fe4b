"""Turning the sheets over: Tab shows the other one as long as it is held, a click on the edge until the next click."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.bonewars.looking import Looking
from game.scenes.bonewars.tabletop import Tabletop
from game.scenes.bonewars.telling import Telling
from game.view.events import Event, Input, Keyed, Unkeyed
from game.view.text import words


class Turning:
    """Lets the player look at the other sheet; the divider never slides while something is held."""

    def __init__(self, tabletop: Tabletop, telling: Telling, looking: Looking, hands: Input) -> None:
        self.tabletop = tabletop
        self.telling = telling
        self.looking = looking
        self.play = telling.play
        self.hand = telling.hand
        self._input = hands
        self._peeking = ""
        """The focus of the sheets in play when Tab went down, empty while it is not held."""
        self._returning = False
        """Whether the sheets must go back as soon as nothing is held any more."""

    @property
    def free(self) -> bool:
        """Whether nothing is picked up, and no cover lies over the cards."""
        return self.hand.picked is None and self.play.veiled is None

    def handle(self, event: Event) -> bool:
        """Answer Tab going down and up; return whether the event was meant for it."""
        if not isinstance(event, Keyed | Unkeyed) or event.key != pygame.K_TAB:
            return False
        if isinstance(event, Unkeyed):
            self.release()
        elif not event.mod & pygame.KMOD_ALT:
            self._peek()
        return True

    def _peek(self) -> None:
        if self._peeking or self._returning or self._input.held or not self.free:
            return
        self._peeking = self.tabletop.sight.due.upper
        self._turn_over()

    def release(self) -> None:
        """Go back to the sheet that was wide before Tab went down, unless another has come into play since."""
        self._returning |= bool(self._peeking)
        self.follow()

    def follow(self) -> bool:
        """Go back when nothing is held any more; return whether that was now."""
        if not self._returning or self._input.held or not self.free:
            return False
        stays = self._peeking != self.tabletop.sight.due.upper
        self._peeking, self._returning = "", False
        if not stays:
            self._turn_over()
        return not stays

    def click(self) -> None:
        """Turn the sheets over until the next click, unless something is held."""
        if not self.free:
            self.telling.say(words("wars-refuse-edge"))
            return
        self._peeking, self._returning = "", False
        self._turn_over()

    def _turn_over(self) -> None:
        """Turn the sheets over."""
        self.lay_anew(self.tabletop.turn_over)

    def lay_anew(self, lay: Callable[[], None]) -> None:
        """Lay the table out in another way; what moves comes to its end first, as it knows its way on this one only."""
        self.play.playback.land()
        lay()
        self.tabletop.board.cast.sprites.update(self.play.playback.marks())
        self.looking.close()
        hand, asking = self.hand, self.telling.asking
        hand.chooser, hand.pointed = None, None
        hand.tray, hand.bar = asking.sheet(), asking.bar()
        hand.find()
