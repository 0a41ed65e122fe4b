"""Tools: used once for no Energy of their own, then turned over (rules 5.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from game.model.fossilis.box import CLAY, PIECES, SAND, STONE, Card
from game.model.fossilis.dig import open_pit, permitted, push, push_spaces, watched, ways_to_push
from game.model.fossilis.extract import extract, extractions
from game.model.fossilis.facts import CardTurnedOver, TileLifted
from game.model.fossilis.gains import spend_energy
from game.model.fossilis.pawns import climb, climbable, move, reachable
from game.model.fossilis.power_tools import Jackhammer, RockDrill, RockSaw
from game.model.fossilis.prices import dig_prices, dig_reach, note_free_extraction, note_free_sand
from game.model.fossilis.site import DIRECTIONS, NEIGHBOURS, SPACES
from game.model.fossilis.state import Dig
from game.model.turn import Automatic, Choice, Fact, Step


@dataclass(frozen=True, slots=True)
class ToolDig:
    """Whisk Broom, Shovel, Chisel: dig certain tiles for the Tool's Energy, once or, with the broom, up to twice."""

    player: int
    lightest: int
    heaviest: int
    energy: int
    times: int
    begun: bool = False
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return the digs of these tiles, and "done" after the first."""
        found: list[Choice] = []
        closely = watched(dig, self.player)
        for space in dig_reach(dig, self.player) if self.energy <= dig.energy else ():
            weight = dig.box.weight[dig.top(space)]
            if weight and self.lightest <= weight <= self.heaviest:
                ways = ways_to_push(dig, self.player, space, weight, closely)
                found += [("dig", space, DIRECTIONS[way]) for way in ways]
        return [*found, ("done",)] if found and self.begun else found

    def resolve(self, dig: Dig, choice: tuple[str, int, str] | tuple[str] | None, facts: list[Fact]) -> None:
        """Dig, and go on while the Tool allows another."""
        if choice is None or len(choice) == 1:
            return
        if self.times > 1:
            dig.todo.append(ToolDig(self.player, self.lightest, self.heaviest, self.energy, self.times - 1, begun=True))
        spend_energy(dig, self.player, self.energy, facts)
        note_free_sand(dig, self.player, dig.box.weight[dig.top(choice[1])], self.energy)
        push(dig, choice[1], DIRECTIONS.index(choice[2]), self.player, facts)


@dataclass(frozen=True, slots=True)
class SoftBrush:
    """Extract once for no Energy and 1 Plaster less."""

    player: int
    plaster: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return the pieces that can be taken at this price."""
        return extractions(dig, self.player, self.plaster)

    def resolve(self, dig: Dig, choice: tuple[str, int, str], facts: list[Fact]) -> None:
        """Take the piece, which is an extraction of the turn like any other (S10)."""
        note_free_extraction(dig, self.player)
        extract(dig, self.player, choice[1], PIECES.index(choice[2]), facts, self.plaster)


@dataclass(frozen=True, slots=True)
class ClayBucket:
    """Lift the top Clay of an orthogonally adjacent space, on which nothing stands, and gather it."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return the spaces with such a tile."""
        place = dig.seats[self.player].place
        if not 0 <= place < SPACES:
            return []
        return [
            ("lift", space)
            for space in NEIGHBOURS[place]
            if dig.box.weight[dig.top(space)] == CLAY and dig.vacant(space)
        ]

    def resolve(self, dig: Dig, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Gather the tile; a single one opens its pit."""
        space = choice[1]
        level, tiles = (2, dig.upper) if dig.upper[space] else (1, dig.lower)
        tile, tiles[space] = tiles[space], 0
        dig.seats[self.player].tiles.append(tile)
        facts.append(TileLifted(self.player, tile, space, level))
        if level == 1:
            open_pit(dig, space, facts)


@dataclass(frozen=True, slots=True)
class PryDig:
    """Pry Bar: one dig at the usual Energy ignores weight, and a single tile may push stacks as the Rival does."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return every slide the Energy pays."""
        prices, closely = dig_prices(dig, self.player), watched(dig, self.player)
        return [
            ("dig", space, DIRECTIONS[way])
            for space in dig_reach(dig, self.player)
            if dig.top(space) and prices[dig.box.weight[dig.top(space)]] <= dig.energy
            for way in range(4)
            if not closely or permitted(dig, self.player, space, way, whole=not dig.upper[space])
        ]

    def resolve(self, dig: Dig, choice: tuple[str, int, str], facts: list[Fact]) -> None:
        """Pay and push."""
        space, way = choice[1], DIRECTIONS.index(choice[2])
        weight = dig.box.weight[dig.top(space)]
        price = dig_prices(dig, self.player)[weight]
        spend_energy(dig, self.player, price, facts)
        note_free_sand(dig, self.player, weight, price)
        (push if dig.upper[space] else push_spaces)(dig, space, way, self.player, facts)


@dataclass(frozen=True, slots=True)
class Ladder:
    """Field Ladder: climb at any edge, or move up to 3 spaces, for no Energy."""

    player: int
    spaces: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return the spaces to climb onto or to walk to."""
        place = dig.seats[self.player].place
        if place < SPACES:
            return [("move", space) for space in reachable(dig, place, self.spaces)]
        return [("climb", space) for space in sorted({space for side in range(4) for space in climbable(dig, side)})]

    def resolve(self, dig: Dig, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Climb or walk."""
        if choice[0] == "move":
            move(dig, self.player, choice[1], self.spaces, facts)
        else:
            climb(dig, self.player, choice[1], facts)


TOOLS: dict[str, Callable[[int, Card], Step]] = {
    "free-sand-digs": lambda player, row: ToolDig(player, SAND, SAND, 0, row.amount),
    "free-dig": lambda player, row: ToolDig(player, SAND, CLAY, 0, 1),
    "chisel": lambda player, row: ToolDig(player, STONE, STONE, row.amount, 1),
    "soft-brush": lambda player, row: SoftBrush(player, row.amount),
    "clay-bucket": lambda player, row: ClayBucket(player),
    "pry-bar": lambda player, row: PryDig(player),
    "field-ladder": lambda player, row: Ladder(player, row.amount),
    "jackhammer": lambda player, row: Jackhammer(player),
    "rock-drill": lambda player, row: RockDrill(player),
    "rock-saw": lambda player, row: RockSaw(player),
}
"""The step that each effect named by a Tool's row begins."""


def usable_tools(dig: Dig, player: int) -> list[Choice]:
    """Return one choice for each different Tool that can do something now."""
    found: list[Choice] = []
    seen: set[str] = set()
    for card in sorted(dig.seats[player].tools):
        row = dig.box.cards[card]
        step = TOOLS[row.effect](player, row)
        if row.key not in seen and (isinstance(step, Automatic) or step.options(dig)):
            found.append(("tool", card))
        seen.add(row.key)
    return found


def use_tool(dig: Dig, player: int, card: int, facts: list[Fact]) -> None:
    """Turn a Tool over and begin what it does."""
    seat, row = dig.seats[player], dig.box.cards[card]
    seat.tools.remove(card)
    seat.used.append(card)
    facts.append(CardTurnedOver(player, card))
    dig.todo.append(TOOLS[row.effect](player, row))
