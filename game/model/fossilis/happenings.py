"""The ten Events (rules 5.7): each asks the players in order, from the one who emptied the pool (R5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from game.model.fossilis import rival_events
from game.model.fossilis.box import SAND, STONE, TERRAINS, Event
from game.model.fossilis.dig import BLOCKED, OFF, end_of_slide, permitted, place_tile, push
from game.model.fossilis.extract import refill_skill, take_skill
from game.model.fossilis.facts import (
    CardGained,
    DinosaurDiscarded,
    DinosaurDrawn,
    EnergyLost,
    EventSkipped,
    EventTurned,
    TilePlaced,
    TilesRanOut,
)
from game.model.fossilis.gains import gain_plaster, gain_points
from game.model.fossilis.market import receive, refill_market, take_from_market
from game.model.fossilis.site import DIRECTIONS, NOWHERE, SPACES
from game.model.fossilis.state import Dig
from game.model.turn import Automatic, Choice, Fact, Step


@dataclass(frozen=True, slots=True)
class TurnUpEvent(Automatic):
    """Whoever empties a pool turns up the next Event, which is resolved at once (3.10, U18)."""

    player: int

    def resolve(self, dig: Dig, choice: None, facts: list[Fact]) -> None:
        """Turn up the Event and ask the players in order."""
        dig.events.append(dig.event_deck.pop())
        facts.append(EventTurned(self.player, dig.events[-1]))
        event = dig.box.events[dig.events[-1]]
        dig.todo += reversed(steps_of(event, dig.in_order(self.player)))


def steps_of(event: Event, order: list[int]) -> list[Step]:
    """Return the steps of an Event in their order; Soft Stone has none, it changes a price (R56)."""
    if event.terrain:
        weight = TERRAINS.index(event.terrain)
        return [AddTile(player, weight) for _ in range(event.amount) for player in order]
    kind = STEPS.get(event.key)
    return [kind(player) for player in order] if kind else []


@dataclass(frozen=True, slots=True)
class Earthquake:
    """Each player may push one Stone that lies on top one space, free; no tile may leave the site (R98)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return every push, and "pass"."""
        if dig.is_rival(self.player):
            return []
        found: list[Choice] = [
            ("push", space, DIRECTIONS[way])
            for space in dig.stones_on_top()
            for way in range(4)
            if quakes(dig, self.player, space, way)
        ]
        return [*found, ("pass",)] if found else []

    def resolve(self, dig: Dig, choice: tuple[str, int, str] | tuple[str] | None, facts: list[Fact]) -> None:
        """Push the Stone."""
        if choice is None and dig.is_rival(self.player):
            found = rival_events.first_stone(dig, self.player, quakes, facts)
            target = found
        else:
            target = (choice[1], DIRECTIONS.index(choice[2])) if choice and len(choice) == 3 else None
        if target is None:
            facts.append(EventSkipped(self.player, dig.events[-1]))
        else:
            push(dig, target[0], target[1], NOWHERE, facts)


def quakes(dig: Dig, player: int, space: int, way: int) -> bool:
    """Tell whether an Earthquake may push the Stone on a space that way."""
    return end_of_slide(dig, space, way, STONE) not in (OFF, BLOCKED) and permitted(dig, player, space, way)


@dataclass(frozen=True, slots=True)
class JunkSale:
    """Each player gives one face-up market card to the player on his left, free; then the market is refilled (R54)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return the face-up cards."""
        return [] if dig.is_rival(self.player) else [("give", card) for card in dig.market if card]

    def resolve(self, dig: Dig, choice: tuple[str, int] | None, facts: list[Fact]) -> None:
        """Give the card away."""
        card = choice[1] if choice else 0
        if dig.is_rival(self.player):
            card = rival_events.cheapest_card(dig, self.player, facts)
        if not card:
            facts.append(EventSkipped(self.player, dig.events[-1]))
            return
        left = (self.player + 1) % len(dig.seats)
        facts.append(CardGained(left, card, take_from_market(dig, card), self.player))
        receive(dig, left, card, facts)
        refill_market(dig, facts)


@dataclass(frozen=True, slots=True)
class MentorVisit:
    """Each player takes a face-up Skill into an empty slot, or gains 4 points."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return the Skills that may be taken, and the points."""
        if dig.is_rival(self.player):
            return []
        room = len(dig.seats[self.player].skills) < len(dig.box.figures.skill_slots)
        found: list[Choice] = [("skill", place) for place, skill in enumerate(dig.skills) if skill and room]
        return [*found, ("points",)]

    def resolve(self, dig: Dig, choice: tuple[str, int] | tuple[str] | None, facts: list[Fact]) -> None:
        """Take the Skill, whose place is refilled (R37), or the points."""
        if choice and len(choice) == 2:
            take_skill(dig, self.player, choice[1], facts)
            refill_skill(dig, choice[1], facts)
            return
        gain_points(dig, self.player, dig.box.events[dig.events[-1]].points, "mentor-visit", facts)


@dataclass(frozen=True, slots=True)
class AddTile:
    """Mudslide, Rockfall, Sandstorm: twice round each player adds a tile of the type to an open pit or single tile."""

    player: int
    weight: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return the spaces, none when the discard pile holds no such tile."""
        if dig.is_rival(self.player) or not of_weight(dig, self.weight):
            return []
        return [("add", space) for space in range(SPACES) if takes_tile(dig, space)]

    def resolve(self, dig: Dig, choice: tuple[str, int] | None, facts: list[Fact]) -> None:
        """Go on to the choice of the tile, or add the Rival's."""
        if choice:
            dig.todo.append(ChooseTile(self.player, choice[1], self.weight))
            return
        tiles = of_weight(dig, self.weight)
        if not tiles:
            run_out(dig, self.weight, facts)
            return
        space = rival_events.first_space(dig, self.player, facts) if dig.is_rival(self.player) else NOWHERE
        if space == NOWHERE:
            facts.append(EventSkipped(self.player, dig.events[-1]))
        else:
            lay(dig, self.player, tiles[-1], space, facts)


def run_out(dig: Dig, weight: int, facts: list[Fact]) -> None:
    """End an Event that adds tiles when the discard pile holds none of the type: nobody can add one any more."""
    waiting = 1
    while dig.todo and isinstance(dig.todo[-1], AddTile):
        dig.todo.pop()
        waiting += 1
    whole = dig.box.events[dig.events[-1]].amount * len(dig.seats)
    facts.append(TilesRanOut(dig.events[-1], weight, waiting < whole))


@dataclass(frozen=True, slots=True)
class ChooseTile:
    """Players choose freely among the tiles of the needed type in the discard pile (R23, R24)."""

    player: int
    space: int
    weight: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return one tile for each different set of Fragments."""
        first: dict[tuple[int, int, int], int] = {}
        for tile in sorted(of_weight(dig, self.weight)):
            first.setdefault(dig.box.tiles[tile].fragments, tile)
        return [("tile", tile) for tile in sorted(first.values())]

    def resolve(self, dig: Dig, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Lay the tile."""
        lay(dig, self.player, choice[1], self.space, facts)


def of_weight(dig: Dig, weight: int) -> list[int]:
    """Return the tiles of one type in the discard pile, the one discarded last at the end."""
    return [tile for tile in dig.tile_discard if dig.box.weight[tile] == weight]


def takes_tile(dig: Dig, space: int) -> bool:
    """Tell whether a tile may be added to a space: an open pit, or a single tile on which nobody stands (3.6)."""
    return not dig.upper[space] and dig.vacant(space) and space not in dig.tapes


def lay(dig: Dig, player: int, tile: int, space: int, facts: list[Fact]) -> None:
    """Take a tile from the discard pile and lay it on a space."""
    dig.tile_discard.remove(tile)
    level = 2 if dig.lower[space] else 1
    facts.append(TilePlaced(player, tile, space, level))
    place_tile(dig, tile, space, facts)


@dataclass(frozen=True, slots=True)
class Patronage:
    """Each player takes 4 Plaster from the supply, or gains 6 points."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return Plaster and points."""
        return [] if dig.is_rival(self.player) else [("plaster",), ("points",)]

    def resolve(self, dig: Dig, choice: tuple[str] | None, facts: list[Fact]) -> None:
        """Take the one or the other; the Rival takes the points."""
        event = dig.box.events[dig.events[-1]]
        if choice == ("plaster",):
            gain_plaster(dig, self.player, event.amount, facts)
        else:
            gain_points(dig, self.player, event.points, "patronage", facts)


@dataclass(frozen=True, slots=True)
class Reclassification(Automatic):
    """Each player adds the top Dinosaur to his scored collection, for no points, then discards one of it (R55)."""

    player: int

    def resolve(self, dig: Dig, choice: None, facts: list[Fact]) -> None:
        """Draw; an empty deck means no draw and no discard, and the Rival discards nothing."""
        if not dig.dinosaurs:
            facts.append(EventSkipped(self.player, dig.events[-1]))
            return
        dinosaur = dig.dinosaurs.pop()
        dig.seats[self.player].scored.append(dinosaur)
        facts.append(DinosaurDrawn(self.player, dinosaur))
        if not dig.is_rival(self.player):
            dig.todo.append(DiscardDinosaur(self.player))


@dataclass(frozen=True, slots=True)
class DiscardDinosaur:
    """After Reclassification one card of the collection, the new one too, leaves the game; its points stay (R55)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return the collection."""
        return [("discard", dinosaur) for dinosaur in sorted(dig.seats[self.player].scored)]

    def resolve(self, dig: Dig, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Put the card out of the game."""
        seat, dinosaur = dig.seats[self.player], choice[1]
        seat.scored.remove(dinosaur)
        if dinosaur in seat.perfect:
            seat.perfect.remove(dinosaur)
        dig.dinosaurs_out.append(dinosaur)
        facts.append(DinosaurDiscarded(self.player, dinosaur))


@dataclass(frozen=True, slots=True)
class Snakebite:
    """Each player loses 4 points, or has 2 Energy less in his next turn; the Rival loses the points."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return points and Energy."""
        return [] if dig.is_rival(self.player) else [("points",), ("energy",)]

    def resolve(self, dig: Dig, choice: tuple[str] | None, facts: list[Fact]) -> None:
        """Lose the one or the other; a score never falls below 0."""
        event = dig.box.events[dig.events[-1]]
        if choice == ("energy",):
            dig.seats[self.player].weary += event.amount
            facts.append(EnergyLost(self.player, event.amount))
        else:
            gain_points(dig, self.player, -event.points, "snakebite", facts)


STEPS: dict[str, Callable[[int], Step]] = {
    "earthquake": Earthquake,
    "junk-sale": JunkSale,
    "mentor-visit": MentorVisit,
    "patronage": Patronage,
    "reclassification": Reclassification,
    "snakebite": Snakebite,
}
"""The step of each Event that asks something; the three that add tiles are told by their terrain."""


def sand_left(dig: Dig) -> bool:
    """Tell whether the discard pile holds Sand."""
    return bool(of_weight(dig, SAND))
