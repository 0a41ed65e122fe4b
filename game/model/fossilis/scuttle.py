"""The Scorpion's own ways: entering, Scuttle tokens, the four movements, and fleeing from it (rulebook, Scorpion)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.fossilis import scorpion
from game.model.fossilis.box import TERRAINS
from game.model.fossilis.caution_tape import taped_spaces
from game.model.fossilis.facts import Candidate, Reasoned
from game.model.fossilis.facts_expansions import (
    PawnFled,
    PawnStood,
    ScorpionPlaced,
    ScorpionScuttled,
    ScorpionStayed,
    TokenClaimed,
    TokenPlaced,
    TokensShuffled,
)
from game.model.fossilis.gains import gain_points
from game.model.fossilis.pawns import displace
from game.model.fossilis.rival_events import last_guide
from game.model.fossilis.site import (
    AROUND,
    BESIDE,
    DIAGONAL_LINES,
    EDGES,
    GUIDE_SPACES,
    LINES,
    NEXT,
    NOWHERE,
    SPACES,
    distance,
)
from game.model.fossilis.state import TOOL_PLACES, Dig, Scorpion
from game.model.turn import Choice, Fact, shuffle


def set_up(dig: Dig) -> None:
    """Lay the Scorpion into the first pool, and shuffle the Scuttle tokens."""
    if scorpion.NAME in dig.setup.expansions:
        tokens = list(range(1, len(dig.box.tokens)))
        shuffle(dig, tokens)
        dig.scorpion = Scorpion(tokens, [0] * len(dig.seats))


@dataclass(frozen=True, slots=True)
class PlaceScorpion:
    """The Scorpion enters, or comes back at the end of a turn, onto any tile without a pawn (R63, R67)."""

    player: int
    entering: bool
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return the unoccupied tiles; without one it waits for the end of the next turn."""
        return [] if dig.is_rival(self.player) else [("scorpion", space) for space in unoccupied(dig)]

    def resolve(self, dig: Dig, choice: tuple[str, int] | None, facts: list[Fact]) -> None:
        """Set it there; on its entry both Tools get a token."""
        if dig.scorpion is None:
            return
        dig.scorpion.in_play = True
        space = choice[1] if choice else nearest_to_pawn(dig, unoccupied(dig), self.player, facts)
        if space != NOWHERE:
            dig.scorpion.space = space
            facts.append(ScorpionPlaced(self.player, space, self.entering))
        lay_tokens(dig, facts)


@dataclass(frozen=True, slots=True)
class MoveScorpion:
    """Whoever claimed a token moves the Scorpion as it says, if there is an eligible tile (R65)."""

    player: int
    token: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return the eligible tiles."""
        return [] if dig.is_rival(self.player) else [("scuttle", space) for space in eligible(dig, self.token)]

    def resolve(self, dig: Dig, choice: tuple[str, int] | None, facts: list[Fact]) -> None:
        """Scuttle, sting who is there, and let the pawns beside it flee."""
        if dig.scorpion is None:
            return
        space = choice[1] if choice else nearest_to_pawn(dig, eligible(dig, self.token), self.player, facts)
        if space == NOWHERE:
            facts.append(ScorpionStayed(self.player))
            return
        facts.append(ScorpionScuttled(self.player, dig.scorpion.space, space))
        dig.scorpion.space = space
        scorpion.sting(dig, dig.pawn_on(space), space, facts)
        flee(dig, space, facts)


def unoccupied(dig: Dig) -> list[int]:
    """Return the tiles without a pawn."""
    return [space for space in range(SPACES) if dig.lower[space] and dig.pawn_on(space) == NOWHERE]


def eligible(dig: Dig, token: int) -> list[int]:
    """Return the tiles to which a token lets the Scorpion move; it may pass over pits, pawns and stacks (R65)."""
    if dig.scorpion is None or dig.scorpion.space == NOWHERE:
        return []
    space, pattern = dig.scorpion.space, dig.box.tokens[token].pattern
    if pattern == "straight":
        found = [there for ray in LINES[space] for there in ray]
    elif pattern == "diagonal":
        found = list(DIAGONAL_LINES[space])
    elif pattern == "adjacent":
        found = list(AROUND[space])
    else:
        weight = TERRAINS.index(pattern)
        found = [there for there in range(SPACES) if there != space and dig.box.weight[dig.top(there)] == weight]
    return sorted(there for there in found if dig.lower[there])


def flee(dig: Dig, space: int, facts: list[Fact]) -> None:
    """Let every pawn beside the Scorpion flee one space directly away, in turn order from the active player (R64)."""
    waiting = len(dig.todo)
    for player in dig.in_order(dig.active):
        place = dig.seats[player].place
        if place in NEXT[space] and place != NOWHERE:
            way = NEXT[space].index(place)
            if can_flee(dig, place, way):
                facts.append(PawnFled(player, place, way))
                displace(dig, place, way, facts)
            else:
                facts.append(PawnStood(player, place))
    # Who fell into a pit first chooses his side first.
    dig.todo[waiting:] = reversed(dig.todo[waiting:])


def can_flee(dig: Dig, place: int, way: int) -> bool:
    """Tell whether a flight is made: not into Caution Tape, nor off the site with firm footing (R64, R91)."""
    last = place
    while (there := NEXT[last][way]) != NOWHERE and dig.pawn_on(there) != NOWHERE:
        last = there
    if there in taped_spaces(dig) and there != NOWHERE:
        return False
    falls = there == NOWHERE or not dig.lower[there]
    return not (falls and dig.has_skill(dig.pawn_on(last), "firm-footing"))


def nearest_to_pawn(dig: Dig, spaces: list[int], player: int, facts: list[Fact]) -> int:
    """Return the space nearest to the pawn of the Rival's opponent, ties in the order of the guide (R70, R96, R99)."""
    if not spaces:
        return NOWHERE
    place = dig.seats[1 - player].place
    goals = EDGES[place - BESIDE] if place >= BESIDE else (place,)
    order = GUIDE_SPACES[last_guide(dig)]
    far = {space: min(distance(space, goal) for goal in goals) for space in spaces}
    best = min(spaces, key=lambda space: (far[space], order.index(space)))
    looked = tuple(
        Candidate(
            ("space", space),
            "" if space == best else "farther-from-pawn" if far[space] > far[best] else "later-in-guide",
            (far[space],),
        )
        for space in spaces
    )
    facts.append(Reasoned(player, "scorpion", "nearest-to-pawn", ("space", best), looked))
    return best


def enter(dig: Dig, player: int) -> None:
    """Let the Scorpion enter after the first pool, its Event and the refill (R63)."""
    if dig.scorpion and not dig.scorpion.in_play:
        dig.todo.append(PlaceScorpion(player, entering=True))


def come_back(dig: Dig, player: int) -> bool:
    """Tell whether the Scorpion must come back now, at the end of the turn in which it left the site (R67, R88)."""
    return bool(dig.scorpion and dig.scorpion.in_play and dig.scorpion.space == NOWHERE and unoccupied(dig))


def claim_token(dig: Dig, player: int, place: int, facts: list[Fact]) -> None:
    """Claim the token of a bought Tool: its points now, then its movement; off the site it only scores (R88)."""
    if dig.scorpion is None or place >= TOOL_PLACES or not dig.scorpion.on_tools[place]:
        return
    token, dig.scorpion.on_tools[place] = dig.scorpion.on_tools[place], 0
    dig.scorpion.discards.append(token)
    facts.append(TokenClaimed(player, token, place))
    gain_points(dig, player, dig.box.tokens[token].points, "scuttle-token", facts)
    if dig.scorpion.space == NOWHERE:
        facts.append(ScorpionStayed(player))
    else:
        dig.todo.append(MoveScorpion(player, token))


def lay_tokens(dig: Dig, facts: list[Fact]) -> None:
    """Turn up a token on every Tool that has none; the discarded ones make a new stack (R63, R71)."""
    creature = dig.scorpion
    if creature is None or not creature.in_play:
        return
    for place in range(TOOL_PLACES):
        if not dig.market[place] or creature.on_tools[place]:
            continue
        if not creature.tokens and creature.discards:
            creature.tokens, creature.discards = creature.discards, []
            shuffle(dig, creature.tokens)
            facts.append(TokensShuffled(len(creature.tokens)))
        if creature.tokens:
            creature.on_tools[place] = creature.tokens.pop()
            facts.append(TokenPlaced(creature.on_tools[place], place))
