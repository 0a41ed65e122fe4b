"""Theodore's turn as it goes on: his cards, the half in force, the symbol in work, what is left, and each decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.bonewars.state import NOBODY, Feud
from game.model.reasons import Reasoned
from game.model.turn import Fact
from game.view.bonewars.keys import keys_of_reason
from game.view.bonewars.names import Names
from game.view.bonewars.reasons import done, reason, rejections
from game.view.pieces import Key
from game.view.text import words

UPPER, LOWER = 0, 1
DONE, PASSED_OVER = "done", "passed"
DRAFTED = ("offer", "career")
"""The decisions with which he begins in the two parts of the career draft, before any turn."""
PICTURED = ("bone", "find")
"""Candidates that are shown as small pictures in their line."""
MOST_PICTURES = 5


class Picture(NamedTuple):
    """A candidate as a small picture: a kind of bone or the icon of a find, and whether it was chosen."""

    kind: str
    number: int
    chosen: bool


@dataclass(slots=True)
class Deliberation:
    """One decision of Theodore: what it was and why, what is left or came of it, and what was rejected."""

    text: str
    done: bool
    keys: tuple[Key, ...] = ()
    aside: str = ""
    rejected: list[str] = field(default_factory=list)
    pictures: tuple[Picture, ...] = ()
    symbol: str = ""


@dataclass(slots=True)
class SoloTurn:
    """What has been shown of Theodore's last turn.

    `half` is 0 for the upper and 1 for the lower one, `step` the symbol in work; `fates` says of symbols gone by `done`
    or `passed`. `points`, `depth` and `free` are what his team has left.
    """

    theodore: int
    current: int = 0
    following: int = 0
    half: int = NOBODY
    step: int = NOBODY
    fates: dict[int, str] = field(default_factory=dict)
    points: int = 0
    depth: int = 0
    free: int = 0
    lines: list[Deliberation] = field(default_factory=list)
    acts: bool = False
    drafts: bool = False
    """Whether it is the career draft that is being followed, and not a turn."""
    _printed: tuple[int, int] = (0, 0)

    def follow(self, names: Names, feud: Feud, fact: Fact) -> None:
        """Take note of a fact that has just been done on a state."""
        if self.acts and self.drafts and ends_draft(fact, self.theodore):
            self.acts = False
        if isinstance(fact, f.TurnBegan):
            self.acts = fact.player == self.theodore
            if self.acts:
                self._begin(feud)
        elif isinstance(fact, Reasoned) and begins_draft(fact):
            self.acts = True
            self._begin(feud, drafts=True)
            self._decide(names, feud, fact)
        elif not self.acts:
            return
        elif isinstance(fact, f.TurnEnded):
            self.acts, self.step = False, NOBODY
        elif isinstance(fact, d.CardLaid):
            row = feud.box.slots[feud.seats[self.theodore].slots[fact.slot]]
            self.current, self._printed = fact.card, (row.points, row.depth)
        elif isinstance(fact, d.NextCardRead):
            self.following = fact.card
        elif isinstance(fact, Reasoned):
            self._decide(names, feud, fact)
        elif self.lines:
            self._came_of_it(names, feud, fact)

    def _begin(self, feud: Feud, drafts: bool = False) -> None:
        self.drafts = drafts
        self.current = self.following = 0
        self.half = self.step = NOBODY
        self.fates, self.lines = {}, []
        self.points = self.depth = 0
        self.free = feud.free_moves(self.theodore)

    # decisions

    def _decide(self, names: Names, feud: Feud, fact: Reasoned) -> None:
        line = Deliberation(reason(names, fact), done(fact), keys_of_reason(fact), rejected=rejections(names, fact))
        line.pictures = pictures(feud, fact)
        self.lines.append(line)
        if fact.rule == "half":
            self.half = UPPER if fact.reason == "paleontologist" else LOWER
            self.step, self.fates = NOBODY, {}
            if fact.reason == "nothing-possible":
                self.points, self.depth = self._printed
                line.aside = self._left()
        elif fact.rule == "figures":
            self.points, self.depth = int(fact.chosen[1]), int(fact.chosen[2])
            line.aside = self._left()
        elif fact.rule == "symbol":
            self._try(feud, fact, line)
        elif fact.rule == "errand" and self._symbol(feud) == "sites":
            self.points -= 1
            line.aside = self._left()

    def _try(self, feud: Feud, fact: Reasoned, line: Deliberation) -> None:
        loop = self._loop(feud)
        line.symbol = str(fact.chosen[0])
        again = self.half == UPPER and self.fates.get(self.step) == DONE
        self.step = 0 if again else (self.step + 1) % len(loop)
        if again:
            self.fates = {}
        if loop[self.step] != line.symbol:
            # With free moves left over only the moves of his loop are tried.
            self.step = loop.index(line.symbol)
        self.fates[self.step] = DONE if line.done else PASSED_OVER
        if line.done:
            self._spend(feud, line)

    def _spend(self, feud: Feud, line: Deliberation) -> None:
        if self.half == UPPER or line.symbol == "sites":
            return
        if line.symbol.startswith("move-"):
            if self.free:
                self.free -= 1
                line.aside = words("theodore-free-step")
                return
            self.points -= 1
        else:
            self.points -= feud.setup.discover_cost if line.symbol == "discover" else 1
        line.aside = self._left()

    def _left(self) -> str:
        return words("theodore-points-left", points=self.points)

    def _loop(self, feud: Feud) -> Sequence[str]:
        row = feud.box.solo_cards[self.current]
        return row.actions if self.half == UPPER else row.team

    def _symbol(self, feud: Feud) -> str:
        return self._loop(feud)[self.step] if self.step != NOBODY and self.current else ""

    def line_of(self, fact: Fact) -> int:
        """Return the number of the decision, from 1, of which a fact came."""
        return self._tried() + 1 if isinstance(fact, DEEDS) else len(self.lines)

    def _tried(self) -> int:
        """Return which decision tried the last symbol."""
        return max((number for number, line in enumerate(self.lines) if line.symbol), default=0)

    # what came of a decision

    def _came_of_it(self, names: Names, feud: Feud, fact: Fact) -> None:
        line = self.lines[-1]
        if isinstance(fact, d.TeamLeftHome):
            self.free -= 1
            line.aside = line.aside or words("theodore-free-step")
        elif deed := deed_of(names, fact):
            tried = self.lines[self._tried()]
            symbol = words(f"theodore-symbol-{tried.symbol}")
            tried.text = words("theodore-tried", symbol=symbol, why=deed)
            tried.keys = keys_of_deed(fact)
        elif gained := gain_of(fact):
            line.aside = f"{line.aside} {gained}".strip() if len(line.aside) < MOST_ASIDE else line.aside


def begins_draft(fact: Fact) -> bool:
    """Tell whether a fact is the first of his decisions in a part of the career draft."""
    return isinstance(fact, Reasoned) and fact.rule in DRAFTED


def ends_draft(fact: Fact, theodore: int) -> bool:
    """Tell whether his part in the draft is over with a fact: another acts, or the first round begins."""
    over = isinstance(fact, (d.OfferReturned, d.VirtualPlaced, f.RoundBegan, f.TurnBegan))
    return over or getattr(fact, "player", theodore) != theodore


MOST_ASIDE = 12
"""What stands beside a line is not longer than so many letters and one thing more."""

DEEDS = (d.BoneDug, d.TeamMoved, d.SpeciesDiscovered, d.CampPlaced)
"""What a symbol of the lower half leads to."""


def pictures(feud: Feud, fact: Reasoned) -> tuple[Picture, ...]:
    """Return the candidates of a decision as small pictures, each kind once; none if they would be too many."""
    found: dict[tuple[str, int], bool] = {}
    for other in fact.candidates:
        kind, number = str(other.what[0]), int(other.what[1])
        if kind == "find":
            number = feud.finds[number]
        if kind in PICTURED and number >= 0:
            chosen = other.what == fact.chosen or found.get((kind, number), False)
            found[kind, number] = chosen
    told = tuple(Picture(kind, number, chosen) for (kind, number), chosen in found.items())
    return told if len(told) <= MOST_PICTURES else ()


def deed_of(names: Names, fact: Fact) -> str:
    """Return what was done for a symbol of the lower half; empty for what is not such a deed."""
    if isinstance(fact, d.BoneDug):
        return words("theodore-dug", bone=names.bone(fact.kind), level=names.level(fact.level))
    if isinstance(fact, d.TeamMoved):
        ends = {"from": names.site(fact.from_site), "to": names.site(fact.to_site)}
        return words("theodore-moved-free" if fact.free else "theodore-moved", **ends)
    if isinstance(fact, d.SpeciesDiscovered):
        return words("theodore-discovered", card=names.species(fact.card))
    if isinstance(fact, d.CampPlaced):
        return words(f"theodore-camped-{fact.camp}", site=names.site(names.box.camp_site[fact.space]))
    return ""


def keys_of_deed(fact: Fact) -> tuple[Key, ...]:
    """Return the things on the table that a deed of the lower half was about."""
    if isinstance(fact, d.BoneDug):
        return (("pit", fact.site),)
    if isinstance(fact, d.TeamMoved):
        return (("team", fact.player), ("site", fact.to_site))
    if isinstance(fact, d.SpeciesDiscovered):
        return (("species", fact.card), ("site", fact.site))
    return (("camp", fact.space),) if isinstance(fact, d.CampPlaced) else ()


def gain_of(fact: Fact) -> str:
    """Return what a fact brought Theodore, in figures."""
    if isinstance(fact, f.MoneyGained):
        return words("wars-log-plus-money", amount=fact.amount)
    if isinstance(fact, f.ReputationGained):
        return words("wars-log-plus-reputation", amount=fact.amount)
    if isinstance(fact, f.LoyaltyGained):
        return words("theodore-plus-loyalty", amount=fact.to_space - fact.from_space)
    return ""
