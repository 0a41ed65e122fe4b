"""What the table says of itself: the prompt, what a plate or a button does, why something does not answer."""

from __future__ import annotations

from game.scenes.bonewars.asking import Asking
from game.scenes.bonewars.hand import Hand, Pointed
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.play import WarsPlay
from game.scenes.bonewars.sight import Sight
from game.view.bonewars.refusals import refusal
from game.view.text import words

NOTICE_TICKS = 180
"""So long a refusal stands on the ribbon in place of the prompt."""


class Telling:
    """Speaks for the table; a notice stands on the ribbon for a while."""

    def __init__(self, sight: Sight, play: WarsPlay, hand: Hand, asking: Asking) -> None:
        self.sight = sight
        self.play = play
        self.hand = hand
        self.asking = asking
        self.notice = ""
        self.ticks = 0

    def say(self, notice: str) -> None:
        """Put a notice on the ribbon, or with an empty one the prompt."""
        self.notice, self.ticks = notice, NOTICE_TICKS if notice else 0

    def tick(self) -> bool:
        """Let the notice grow old; return whether it goes."""
        if not self.ticks:
            return False
        self.ticks -= 1
        if self.ticks:
            return False
        self.notice = ""
        return True

    def prompt(self, caption: str = "") -> tuple[int, str, bool]:
        """Return whose pawn stands on the ribbon, what is said there, and whether it is a refusal.

        `caption` is what is being shown, in words.
        """
        asked = self.play.session.decision()
        seat = self.play.acting if self.play.showing or asked is None else asked.player
        if self.notice:
            return seat, self.notice, True
        if self.play.showing:
            return seat, caption or words("wars-now", player=self.sight.name(seat)), False
        if self.play.veiled is not None:
            return seat, words("wars-cover-title", player=self.sight.name(seat)), False
        return seat, self.asking.prompt(asked), False

    def note(self, pointed: Pointed) -> tuple[str, bool]:
        """Return what a plate or a button says when it is pointed at, and whether it is a refusal."""
        name = str(pointed.name[0])
        if pointed.layer == "plate":
            why = "" if self.hand.of_verb(name) else self.refusal(("verb", name))
            return (why, True) if why else (words(f"wars-verb-{name}"), False)
        if name == "undo" and (why := self.play.why_no_undo()):
            return words(f"wars-undo-{why}"), True
        if name in ("end", "pass") and not self.enabled(name):
            return words(f"wars-refuse-{name}"), True
        return words(f"wars-tip-{name}"), False

    def refusal(self, thing: Thing) -> str:
        """Return why a thing does not answer now, empty if no reason is known."""
        sight = self.sight
        if self.play.visited is not None:
            return ""
        return refusal(sight.names, sight.feud, self.play.session.decision(), sight.viewer, thing)

    def enabled(self, name: str) -> bool:
        """Tell whether a button of the mat can be used."""
        asked = self.sight.asked
        verbs = {choice[0] for choice in asked.options} if asked is not None else set()
        if name in ("undo", "redo"):
            return self.play.can_undo if name == "undo" else self.play.can_redo
        if name in ("end", "pass"):
            return bool(verbs & ({"end", "done", "decline"} if name == "end" else {"pass"}))
        return True
