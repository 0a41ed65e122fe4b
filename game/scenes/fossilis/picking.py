"""Choosing several things on one sheet before anything is done: tiles that pay a card, bones for a partial score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.box import BONES
from game.model.fossilis.dinosaurs import ChooseBones, fitting_bones
from game.model.fossilis.market import Fragments, Pay
from game.model.fossilis.scoring import ScoreLaboratory
from game.model.fossilis.site import NOWHERE
from game.model.fossilis.state import Dig
from game.model.turn import Choice, Decision, apply, decision

CONFIRM: Choice = ("confirm",)
PICK = "pick"
BEGIN = ("buy", "partial")
"""Choices of the rules that lead on to the choice of several things."""

Kind = Fragments | int
"""What counts of a thing: the Fragments of a tile, or the kind of a bone."""


@dataclass(slots=True)
class Picking:
    """Things laid out with their kinds, those that are picked, and which kinds together can be confirmed."""

    begin: Choice
    things: tuple[int, ...]
    kinds: tuple[Kind, ...]
    enough: frozenset[tuple[Kind, ...]]
    picked: list[int] = field(default_factory=list)
    """The numbers of the things picked, in ascending order."""

    def toggle(self, number: int) -> None:
        """Pick a thing, or put it back."""
        if number in self.picked:
            self.picked.remove(number)
        elif self.takes(number):
            self.picked = sorted([*self.picked, number])

    def takes(self, number: int) -> bool:
        """Tell whether a thing can be picked to go with the others."""
        wanted = Counter([*self.chosen, self.kinds[number]])
        return any(wanted <= Counter(whole) for whole in self.enough)

    @property
    def chosen(self) -> list[Kind]:
        """The kinds of what is picked, in ascending order."""
        return sorted((self.kinds[number] for number in self.picked), key=repr)

    @property
    def ready(self) -> bool:
        """Whether what is picked can be confirmed."""
        return tuple(self.chosen) in self.enough


def picks(asked: Decision | None, choice: Choice) -> bool:
    """Tell whether a choice leads on to the choice of several things."""
    return asked is not None and isinstance(asked.step, TakeTurn | ScoreLaboratory) and choice[0] in BEGIN


def picking(dig: Dig, player: int, choice: Choice, best: Iterable[int]) -> Picking:
    """Lay out what a choice can be made with; the tiles that are `best`, or all bones, are picked from the start."""
    if choice[0] == "partial":
        counts = fitting_bones(dig, player, int(choice[1]))
        bones = tuple(kind for kind, count in enumerate(counts) for _ in range(count))
        return Picking(choice, bones, bones, some_of(bones), list(range(len(bones))))
    ways = payments(dig, Pay(player, int(choice[1])))
    most: Counter[Kind] = Counter()
    for way in ways:
        most |= Counter(way)
    tiles = [tile for tile in best if most[pattern(dig, tile)]]
    for tile in dig.seats[player].tiles:
        same = sum(pattern(dig, other) == pattern(dig, tile) for other in tiles)
        if tile not in tiles and same < most[pattern(dig, tile)]:
            tiles.append(tile)
    laid = tuple(sorted(tiles, key=lambda tile: (dig.box.weight[tile], pattern(dig, tile), tile)))
    kinds = tuple(pattern(dig, tile) for tile in laid)
    return Picking(choice, laid, kinds, ways, [number for number, tile in enumerate(laid) if tile in best])


def pattern(dig: Dig, tile: int) -> Fragments:
    """Return the Fragments of a tile."""
    return dig.box.tiles[tile].fragments


def some_of(bones: tuple[int, ...]) -> frozenset[tuple[Kind, ...]]:
    """Return every choice of at least one of some bones, by their kinds."""
    found: set[tuple[Kind, ...]] = {()}
    for bone in bones:
        found |= {tuple(sorted((*some, bone), key=repr)) for some in found}
    return frozenset(found - {()})


def payments(dig: Dig, step: Pay) -> frozenset[tuple[Kind, ...]]:
    """Return every way in which a card can be paid, each as the Fragments of its tiles."""
    found: set[tuple[Kind, ...]] = set()
    waiting = [step]
    while waiting:
        now = waiting.pop()
        options = now.options(dig)
        if not options:
            found.add(tuple(sorted((pattern(dig, tile) for tile in now.chosen), key=repr)))
        waiting += [Pay(now.player, now.card, (*now.chosen, int(choice[1]))) for choice in options]
    return frozenset(found)


def choices_of(dig: Dig, pick: Picking) -> list[Choice]:
    """Return the choices of the rules, one after another, that come to what is picked."""
    made, asked = [pick.begin], decision(apply(dig, pick.begin)[0])
    state = apply(dig, pick.begin)[0]
    while asked is not None and isinstance(asked.step, Pay | ChooseBones):
        left = Counter(pick.chosen) - Counter(_kinds(dig, asked.step))
        following = next((choice for choice in asked.options if left[_kind(dig, choice)]), ("done",))
        made.append(following)
        state = apply(state, following)[0]
        asked = decision(state)
    return made


def _kinds(dig: Dig, step: Pay | ChooseBones) -> list[Kind]:
    return list(step.chosen) if isinstance(step, ChooseBones) else [pattern(dig, tile) for tile in step.chosen]


def _kind(dig: Dig, choice: Choice) -> Kind:
    """Return the kind of what a choice adds, NOWHERE for the choice that is done."""
    if choice[0] == "tile":
        return pattern(dig, int(choice[1]))
    return BONES.index(str(choice[1])) if choice[0] == "bone" else NOWHERE
