"""The scores as they would be if the game ended now: the rules' own end, played on a copy (rules 4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.model.fossilis.dinosaurs import ChooseBones
from game.model.fossilis.facts import DinosaurScored, PointsScored
from game.model.fossilis.scoring import tally
from game.model.fossilis.state import Dig
from game.model.fossilis.turns import EndGame, last_steps
from game.model.turn import Choice, Decision, Fact, play, settle


@dataclass(frozen=True, slots=True)
class Brought:
    """A Dinosaur that a seat scored: perfectly or in part, for itself and for the Glacier bonus."""

    player: int
    dinosaur: int
    perfect: bool
    points: int
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a seat would have: the Dinosaurs of its laboratory that would be scored, and every category's points."""

    laboratory: tuple[Brought, ...]
    categories: dict[str, int]

    @property
    def total(self) -> int:
        """The sum of all points."""
        return sum(self.categories.values())


def outlooks(dig: Dig) -> list[Outlook]:
    """Return for each seat what it would have if the game ended now and each made the best of his laboratory."""
    end, found = ended(dig)
    return [Outlook(tuple(one for one in found if one.player == seat), row) for seat, row in enumerate(tally(end))]


def ended(dig: Dig) -> tuple[Dig, list[Brought]]:
    """Return the state after the end that would come now, and the Dinosaurs that would still be scored.

    Nobody has seen the top Tool, which a Skill may bring for a perfect score, so it is not counted.
    """
    end = dig.clone()
    end.tools.clear()
    if end.todo and not isinstance(end.todo[0], EndGame):
        end.todo = last_steps(end)
    facts: list[Fact] = []
    asked = settle(end, facts)
    while asked is not None:
        asked = play(end, best(end, asked), facts)
    return end, brought(facts)


def best(end: Dig, asked: Decision) -> Choice:
    """Return the choice that brings most: all fitting bones, and of the laboratory what leads to the highest total."""
    if isinstance(asked.step, ChooseBones):
        return asked.options[0]
    return max(asked.options, key=lambda choice: worth(end, asked.player, choice))


def worth(end: Dig, player: int, choice: Choice) -> int:
    """Return the total of a player who makes a choice and then the best of what is left."""
    tried = end.clone()
    asked = play(tried, choice, [])
    while asked is not None and asked.player == player:
        asked = play(tried, best(tried, asked), [])
    return sum(tally(tried)[player].values())


def brought(facts: Iterable[Fact]) -> list[Brought]:
    """Return the Dinosaurs that were scored, each with what it brought."""
    found: list[Brought] = []
    for fact in facts:
        if isinstance(fact, DinosaurScored):
            found.append(Brought(fact.player, fact.dinosaur, fact.perfect, fact.points))
        elif isinstance(fact, PointsScored) and fact.why == "glacier":
            last = found.pop()
            found.append(Brought(last.player, last.dinosaur, last.perfect, last.points, fact.points))
    return found
