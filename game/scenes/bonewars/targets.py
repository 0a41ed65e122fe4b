"""What on the table answers the mouse: every choice that is legal now, with the things it is made on."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.model.bonewars.box import NOTHING
from game.model.bonewars.state import Feud
from game.model.bonewars.team import TeamTurn
from game.model.bonewars.turns import Turn
from game.model.turn import Choice, Decision
from game.scenes.bonewars.answers import crates, things_of
from game.scenes.bonewars.board import Board
from game.scenes.bonewars.gathering import GATHER, on_desk
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.rewards import answers_of, tokens_of
from game.scenes.bonewars.sight import Sight
from game.scenes.bonewars.things import rect_of
from game.view.screen import Point

Things = tuple[Thing, ...]
END: Thing = ("button", "end")
CARDS = {"team": "team-card", "species": "species", "paleontologist": "scholar"}


@dataclass(frozen=True, slots=True)
class Way:
    """A choice and what must be clicked for it: one of the things of each part, `ordered` if the first part first."""

    choice: Choice
    parts: tuple[Things, ...]
    ordered: bool = False

    def left(self, picked: Thing | None) -> tuple[Things, ...]:
        """Return the parts that may be clicked next; none if the thing picked up does not belong to the choice."""
        if picked is None:
            return self.parts[:1] if self.ordered else self.parts
        number = next((number for number, things in enumerate(self.parts) if picked in things), None)
        if number is None or len(self.parts) == 1:
            return ()
        return self.parts[:number] + self.parts[number + 1 :]


@dataclass(frozen=True, slots=True)
class Target:
    """A thing that answers: where it is, the choices it stands for, and whether a second click must follow.

    `route` are the moves that lead a team there one after another; then there are no other choices.
    """

    key: Thing
    area: pygame.FRect
    choices: tuple[Choice, ...]
    half: bool = False
    route: tuple[Choice, ...] = ()
    back: int = 0
    """So many choices are taken back before the route is made."""

    @property
    def verb(self) -> str:
        """The first word of its first choice."""
        return str((self.choices or self.route)[0][0])


def ways_of(sight: Sight, asked: Decision) -> list[Way]:
    """Return the ways in which each choice of a decision is made on the table."""
    return [way_of(sight, asked, choice) for choice in asked.options]


def way_of(sight: Sight, asked: Decision, choice: Choice) -> Way:
    """Return the way in which a choice is made; it has no parts if nothing on the table stands for it."""
    feud, name = sight.feud, str(choice[0])
    if isinstance(asked.step, Turn) and name in CARDS:
        card: Thing = (CARDS[name], choice[1])
        slot: Thing = ("slot", len(feud.seats[asked.player].laid))
        return Way(choice, ((card,), (slot, card)), ordered=True)
    if name == "swap":
        return Way(choice, (crates(feud, asked, int(choice[1])), (("rare", choice[2]),)))
    if name == "reclassify":
        return Way(choice, ((("species", choice[1]),), (("envelope", choice[2]),)))
    if name == "exchange":
        return Way(choice, ((("reserve", choice[2]),), (("team-card", choice[1]),)))
    if name == "debunk" and len(choice) > 1:
        return Way(choice, ((("set", *choice[1:]), *papers(feud, asked, int(choice[1]))),))
    if name == GATHER:
        return Way(choice, ((("crate", choice[1]), *on_desk(sight, int(choice[1]))),))
    if name == "take":
        here = [number for number, gain in enumerate(tokens_of(sight)) if gain == choice[1:]]
        return Way(choice, (tuple(("reward", number) for number in here),))
    things = things_of(feud, asked, choice)
    answers = [answer.choice for answer in answers_of(sight, asked)]
    if choice in answers:
        things = (*things, ("answer", answers.index(choice)))
    return Way(choice, (things,) if things else ())


def papers(feud: Feud, asked: Decision, value: int) -> Things:
    """Return the papers of a value on the shelves of the rival patron of the player asked."""
    rival = 1 - feud.seats[asked.player].patron
    return tuple(("paper", rival, place) for place, here in enumerate(feud.papers[rival]) if here == value)


class Targets:
    """Finds the targets of a decision on a board."""

    def __init__(self, board: Board, sight: Sight) -> None:
        self.board = board
        self.sight = sight

    def of(self, asked: Decision, mode: str = "", picked: Thing | None = None) -> list[Target]:
        """Return what answers now; with a `mode` only its choices, with a thing picked up what goes with it."""
        found: dict[Thing, list[Choice]] = {}
        halves: dict[Thing, bool] = {}
        for way in ways_of(self.sight, asked):
            if mode and way.choice[0] != mode:
                continue
            for things in way.left(picked):
                for thing in things:
                    found.setdefault(thing, []).append(way.choice)
                    halves[thing] = len(way.parts) > 1 and picked is None
        targets = [self._target(thing, choices, halves[thing]) for thing, choices in found.items()]
        targets += self._late(asked, set(found))
        if isinstance(asked.step, TeamTurn) and mode in ("", "move"):
            targets += self._far(asked, asked.step)
        return [target for target in targets if target is not None]

    def _target(self, thing: Thing, choices: list[Choice], half: bool) -> Target | None:
        area = rect_of(self.board, thing)
        return None if area is None else Target(thing, area, tuple(choices), half)

    def _late(self, asked: Decision, taken: set[Thing]) -> Iterable[Target]:
        """Return the bones that could have been chosen earlier, where nothing else answers."""
        for choice, (back, plan) in self.sight.late.items():
            for thing in things_of(self.sight.feud, asked, choice):
                area = rect_of(self.board, thing)
                if thing not in taken and area is not None:
                    yield Target(thing, area, (), route=plan, back=back)

    def _far(self, asked: Decision, step: TeamTurn) -> Iterable[Target]:
        """Return the sites that take more than one move."""
        for site, route in routes(self.sight.feud, step).items():
            area = rect_of(self.board, ("site", site))
            if len(route) > 1 and area is not None:
                yield Target(("site", site), area, (), route=tuple(("move", there) for there in route))

    def at(self, targets: Iterable[Target], at: Point) -> Target | None:
        """Return the target under a point: the smallest, of equal ones that which lies higher."""
        under = [target for target in targets if target.area.collidepoint(at)]
        return min(
            under, key=lambda target: (round(target.area.w * target.area.h / 200), -self._layer(target)), default=None
        )

    def _layer(self, target: Target) -> float:
        sprite = self.board.cast.sprites.get(target.key)
        return sprite.layer if sprite is not None else 0.0


def routes(feud: Feud, step: TeamTurn) -> dict[int, tuple[int, ...]]:
    """Return the best way to each site in reach, as the sites that are passed, the last one included.

    The shortest way is best; of several that which pays most where teams meet (Toll).
    """
    seat = feud.seats[step.player]
    found: dict[int, tuple[int, ...]]
    if seat.site == NOTHING:
        found = {site: (site,) for site in feud.box.doors[seat.university]} if step.free else {}
    else:
        found = {seat.site: ()}
    ends = list(found)
    while ends and len(found[ends[0]]) < step.free + step.points:
        longer: dict[int, tuple[int, ...]] = {}
        for here in ends:
            for there in feud.box.ways[here]:
                route = (*found[here], there)
                if there not in found and tolls(feud, step.player, route) > tolls(feud, step.player, longer.get(there)):
                    longer[there] = route
        found |= longer
        ends = list(longer)
    return {site: route for site, route in found.items() if route}


def tolls(feud: Feud, player: int, route: tuple[int, ...] | None) -> float:
    """Return by how much a way pays its player more than others where teams meet; nothing at all for no way."""
    if route is None:
        return -math.inf
    balance = 0
    for site in route:
        met = [seat for seat, mat in enumerate(feud.seats) if mat.site == site and seat != player]
        balance += bool(met) and feud.has_grant(player, "toll")
        balance -= sum(feud.has_grant(seat, "toll") for seat in met)
    return balance
