"""The three Power Tools (rulebook, Power Tools Micro-Expansion; R76-R79)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.fossilis import scorpion
from game.model.fossilis.box import HAMMER, STONE
from game.model.fossilis.dig import guarded_pawns, may_push, open_pit, push
from game.model.fossilis.facts_expansions import BonesDestroyed, DrillStarted, TilesRemoved
from game.model.fossilis.pawns import fall_in
from game.model.fossilis.prices import ROCK_DRILL, use_once
from game.model.fossilis.site import DIRECTIONS, NEXT, NOWHERE, SPACES
from game.model.fossilis.state import Dig
from game.model.turn import Automatic, Choice, Fact

BONES_DESTROYED = 2
SAW_STEPS = 3


@dataclass(frozen=True, slots=True)
class Jackhammer:
    """Remove all tiles over one pit, then put its two most valuable bones out of the game (R76)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return every covered pit, but not under another pawn with firm footing (S16)."""
        guarded = [dig.seats[pawn].place for pawn in guarded_pawns(dig, self.player)]
        return [("break", space) for space in range(SPACES) if dig.lower[space] and space not in guarded]

    def resolve(self, dig: Dig, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Break it open: tiles, crystals, who stood there, bones."""
        space = choice[1]
        tiles = tuple(tile for tile in (dig.lower[space], dig.upper[space]) if tile)
        dig.lower[space] = dig.upper[space] = 0
        dig.tile_discard += tiles
        facts.append(TilesRemoved(self.player, tiles, space))
        open_pit(dig, space, facts)
        pawn = dig.pawn_on(space)
        if pawn != NOWHERE:
            fall_in(dig, pawn, space, facts)
        if scorpion.here(dig, space):
            scorpion.fall_in(dig, space, facts)
        destroy_bones(dig, self.player, space, facts)


def destroy_bones(dig: Dig, player: int, space: int, facts: list[Fact]) -> None:
    """Put the two most valuable bones of a pit, or all if fewer, out of the game; hammers stay."""
    bones = [piece for piece in dig.pits[space] if dig.box.kind[piece] < HAMMER]
    bones.sort(key=lambda piece: (-dig.box.value[dig.box.kind[piece]], piece))
    lost = tuple(bones[:BONES_DESTROYED])
    dig.pits[space] = tuple(piece for piece in dig.pits[space] if piece not in lost)
    dig.pieces_out += lost
    if lost:
        facts.append(BonesDestroyed(player, lost, space))


@dataclass(frozen=True, slots=True)
class RockDrill(Automatic):
    """This turn every dig paid with Energy costs exactly 1, whatever else changes prices (R77)."""

    player: int

    def resolve(self, dig: Dig, choice: None, facts: list[Fact]) -> None:
        """Start the drill."""
        use_once(dig, ROCK_DRILL)
        facts.append(DrillStarted(self.player))


@dataclass(frozen=True, slots=True)
class RockSaw:
    """Slide any Stone that lies on top up to three spaces in one direction; what falls off is discarded (R78)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return every Stone with every direction in which it can slide."""
        return [
            ("saw", space, DIRECTIONS[way])
            for space in dig.stones_on_top()
            for way in range(4)
            if may_push(dig, self.player, space, way, STONE)
        ]

    def resolve(self, dig: Dig, choice: tuple[str, int, str], facts: list[Fact]) -> None:
        """Slide it the first space."""
        saw(dig, self.player, choice[1], DIRECTIONS.index(choice[2]), SAW_STEPS - 1, facts)


@dataclass(frozen=True, slots=True)
class SawOn:
    """After each space the player stops or saws on in the same direction, while the next step is legal."""

    player: int
    space: int
    direction: int
    left: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return "on" and "done"; nothing when the Stone can go no farther."""
        return [("on",), ("done",)] if may_push(dig, self.player, self.space, self.direction, STONE) else []

    def resolve(self, dig: Dig, choice: tuple[str] | None, facts: list[Fact]) -> None:
        """Slide it one more space, or stop."""
        if choice == ("on",):
            saw(dig, self.player, self.space, self.direction, self.left - 1, facts)


def saw(dig: Dig, player: int, space: int, way: int, left: int, facts: list[Fact]) -> None:
    """Slide the Stone one space; it ends when the Stone falls off or has gone its spaces."""
    there = NEXT[space][way]
    if there != NOWHERE and left:
        dig.todo.append(SawOn(player, there, way, left))
    push(dig, space, way, NOWHERE, facts)
