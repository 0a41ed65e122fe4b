"""What the table says of itself: the prompt, what a plate or a button does, why something does not answer."""

from __future__ import annotations

from game.model.bonewars.state import NOBODY
from game.model.turn import decision
from game.scenes.bonewars.asking import Asking
from game.scenes.bonewars.gathering import GATHER, gathers
from game.scenes.bonewars.hand import Hand
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.play import WarsPlay
from game.scenes.bonewars.sight import Sight
from game.view.bonewars.choices import choice_text
from game.view.bonewars.names import names_of
from game.view.bonewars.refusals import refusal
from game.view.calling import Calling
from game.view.text import words

CLOSING = ("end", "done", "decline")
"""The choices that the second button of the mat stands for."""


class Telling(Calling):
    """Speaks for the table: a notice on the ribbon, a plate that calls something out, and why and what for."""

    def __init__(self, sight: Sight, play: WarsPlay, hand: Hand, asking: Asking) -> None:
        super().__init__()
        self.sight = sight
        self.play = play
        self.hand = hand
        self.asking = asking
        self._front = sight.viewer
        self._round = sight.feud.round

    def heed(self) -> None:
        """Call out what is new: another person's mat in front, or, when all has been shown, the last round."""
        sight = self.sight
        if self._front != sight.viewer:
            self._front = sight.viewer
            if self.play.veiled is None:
                self.call(words("wars-now", player=sight.name(sight.viewer)))
        if self._round != sight.feud.round and not self.play.showing:
            self._round = sight.feud.round
            if sight.feud.final_round():
                self.knell(words("wars-last-round"))

    def prompt(self, caption: str = "") -> tuple[int, str, bool]:
        """Return whose pawn stands on the ribbon, what is said there, and whether it is a refusal.

        `caption` is what is being shown, in words.
        """
        if self.play.visited is not None:
            return NOBODY, "", False
        asked = self.play.session.decision()
        seat = self.play.acting if self.play.showing or asked is None else asked.player
        if self.notice:
            return seat, self.notice, True
        if self.play.showing:
            return seat, caption or words("wars-now", player=self.sight.name(seat)), False
        if self.play.veiled is not None:
            return seat, words("wars-cover-title", player=self.sight.name(seat)), False
        if self.play.held:
            return seat, words("prompt-step", player=self.sight.name(seat)), False
        return seat, self.asking.prompt(self.sight.asked if gathers(self.sight.asked) else asked), False

    def refusal(self, thing: Thing) -> str:
        """Return why a thing does not answer now, empty if no reason is known."""
        if self.play.visited is not None:
            return ""
        sight, asked = self.sight, self.play.session.decision()
        if thing[0] == "button":
            return "" if self.enabled(str(thing[1])) else self._closed(str(thing[1]))
        asked = sight.asked if gathers(sight.asked) else asked
        return refusal(sight.names, sight.feud, asked, sight.viewer, thing)

    def _closed(self, name: str) -> str:
        """Return why a button of the mat cannot be used."""
        if self.play.showing:
            return words("wars-refuse-showing")
        if name == "undo":
            why = self.play.why_no_undo()
            return words(f"wars-undo-{why}", **self.play.said(why))
        asked = self.play.session.decision()
        if asked is not None and self.sight.asked is None:
            return words("wars-refuse-not-now", player=self.sight.name(asked.player))
        return words(f"wars-refuse-{name}") if asked is not None else ""

    def more(self, thing: Thing) -> list[str]:
        """Return what is said of a button beside what it is for: what exactly it would do now."""
        if thing == ("button", "undo") and self.enabled("undo"):
            names = () if self.sight.gathered else self.play.undone_too
            too = [words("note-undo-too", names=", ".join(names))] if names else []
            return [words("note-undo-now", what=self._last_choice()), *too]
        if thing == ("button", "end") and self.sight.asked is not None:
            ends = [choice for choice in self.sight.asked.options if choice[0] in CLOSING]
            return [words("note-end-now", what=self.asking.text(choice)) for choice in ends[:1]]
        return []

    def _last_choice(self) -> str:
        """Return what the last choice of a person was called, or the bone gathered last."""
        sight = self.sight
        if sight.gathered:
            return self.asking.text((GATHER, sight.gathered[-1]))
        for moment in reversed(self.play.session.past):
            asked = decision(moment.before)
            if asked is not None and sight.is_person(asked.player):
                names = names_of(moment.before, [seat.name for seat in sight.seats], sight.people)
                return choice_text(names, moment.before, asked, moment.choice)
        return ""

    def enabled(self, name: str) -> bool:
        """Tell whether a button can be used."""
        asked = self.sight.asked
        verbs = {choice[0] for choice in asked.options} if asked is not None else set()
        if name in ("undo", "redo"):
            undoes = self.play.can_undo or bool(self.sight.gathered)
            return undoes if name == "undo" else self.play.can_redo
        if name in ("end", "pass"):
            return bool(verbs & ({*CLOSING} if name == "end" else {"pass"}))
        return True
