"""A player's turn: actions for Energy, then the market, then a claim, with scoring in between (rules 3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from game.model.fossilis.box import PIECES, SAND
from game.model.fossilis.caution_tape import place_tape, tape_choices
from game.model.fossilis.dig import push, watched, ways_to_push
from game.model.fossilis.dinosaurs import ChooseBones, claim, claims, owned_bones, score_perfectly, scores
from game.model.fossilis.extract import extract, extraction_energy, extractions
from game.model.fossilis.gains import spend_energy
from game.model.fossilis.happenings import ChooseTile, of_weight, takes_tile
from game.model.fossilis.market import Pay, purchases
from game.model.fossilis.pawns import STEPS_OF_A_MOVE, climb, climbable, move, other_sides, reachable, stand_beside
from game.model.fossilis.plaster import take_plaster
from game.model.fossilis.prices import dig_prices, dig_reach, note_free_extraction, note_free_sand, use_once
from game.model.fossilis.scorpion import remove_sting
from game.model.fossilis.site import BESIDE, DIRECTIONS, EDGES, NEIGHBOURS, SPACES
from game.model.fossilis.state import ACTIONS, CLAIM, MARKET, Dig
from game.model.fossilis.tools import usable_tools, use_tool
from game.model.turn import Choice, Fact

DIG: list[list[Choice]] = [[("dig", space, name) for name in DIRECTIONS] for space in range(SPACES)]
MOVE: list[Choice] = [("move", space) for space in range(SPACES)]
PLACE_SAND: list[Choice] = [("sand", space) for space in range(SPACES)]
END_TURN: Choice = ("end-turn",)
ONE_PLASTER: Choice = ("plaster", 1)
REMOVE_STING: Choice = ("remove-sting",)


@dataclass(frozen=True, slots=True)
class TakeTurn:
    """Spend Energy on actions, buy up to one card, claim up to one Dinosaur, in this order; then end the turn.

    Buying ends the actions and claiming ends the market; scoring is possible throughout (R27).
    """

    player: int
    waits: ClassVar[bool] = True

    def options(self, dig: Dig) -> list[Choice]:
        """Return all that is possible at this moment, and "end-turn"."""
        player, seat = self.player, dig.seats[self.player]
        found: list[Choice] = []
        if dig.stage == ACTIONS:
            found += site_actions(dig, player) if seat.place < SPACES else side_actions(dig, player)
            found += plaster_actions(dig, player)
            if dig.scorpion and dig.scorpion.stings[player] and dig.energy >= dig.box.figures.actions["remove-sting"]:
                found.append(REMOVE_STING)
            if seat.tools:
                found += usable_tools(dig, player)
        if seat.bones or seat.supplies:
            owned = owned_bones(dig, seat)
            found += scores(dig, player, owned)
            found += claims(dig, player, owned)
        if dig.stage <= MARKET:
            found += purchases(dig, player)
        if dig.tapes:
            found += tape_choices(dig, player)
        found.append(END_TURN)
        return found

    def resolve(self, dig: Dig, choice: Choice, facts: list[Fact]) -> None:
        """Carry out one action; the turn goes on until it is ended."""
        if choice == END_TURN:
            return
        dig.todo.append(self)
        DEEDS[str(choice[0])](dig, self.player, choice, facts)


def digs(dig: Dig, player: int) -> list[Choice]:
    """Return the slides of the tile under the pawn or beside it that the Energy pays (R16)."""
    lower, upper, weights, energy = dig.lower, dig.upper, dig.box.weight, dig.energy
    prices, closely = dig_prices(dig, player), watched(dig, player)
    found: list[Choice] = []
    for space in dig_reach(dig, player):
        weight = weights[upper[space] or lower[space]]
        if weight and prices[weight] <= energy:
            found += [DIG[space][way] for way in ways_to_push(dig, player, space, weight, closely)]
    return found


def site_actions(dig: Dig, player: int) -> list[Choice]:
    """Return the actions of a pawn on the site: dig, move, extract, place Sand."""
    place, costs = dig.seats[player].place, dig.box.figures.actions
    found = digs(dig, player)
    if dig.energy >= costs["move"]:
        found += [MOVE[space] for space in reachable(dig, place, steps_of_a_move(dig, player))]
    if dig.energy >= extraction_energy(dig, player):
        found += extractions(dig, player)
    if dig.energy >= costs["sand"] and of_weight(dig, SAND):
        found += [PLACE_SAND[space] for space in NEIGHBOURS[place] if takes_tile(dig, space)]
    return found


def side_actions(dig: Dig, player: int) -> list[Choice]:
    """Return the actions of a pawn beside the site: climb, change side, place Sand on its edge (3.5, R89)."""
    side, costs = dig.seats[player].place - BESIDE, dig.box.figures.actions
    with_sand = dig.energy >= costs["sand"] and bool(of_weight(dig, SAND))
    found: list[Choice] = [("side", other) for other in other_sides(dig, side, with_sand)]
    if dig.energy >= costs["climb"]:
        found += [("climb", space) for space in climbable(dig, side)]
    if with_sand:
        found += [PLACE_SAND[space] for space in EDGES[side] if takes_tile(dig, space)]
    return found


def plaster_actions(dig: Dig, player: int) -> list[Choice]:
    """Return how much Plaster one Energy may bring: one, or once a turn what S4 says."""
    if not dig.pool or dig.energy < dig.box.figures.actions["plaster"]:
        return []
    if "double-plaster" in dig.once or not dig.has_skill(player, "double-plaster"):
        return [ONE_PLASTER]
    return [ONE_PLASTER, ("plaster", dig.box.skill_amount("double-plaster"))]


def steps_of_a_move(dig: Dig, player: int) -> int:
    """Return how many spaces one move action goes (S12: more)."""
    return dig.box.skill_amount("long-stride") if dig.has_skill(player, "long-stride") else STEPS_OF_A_MOVE


def do_dig(dig: Dig, player: int, choice: tuple[str, int, str], facts: list[Fact]) -> None:
    """Pay for the dug tile and slide it; what leaves the site is gathered."""
    space = choice[1]
    weight = dig.box.weight[dig.top(space)]
    price = dig_prices(dig, player)[weight]
    spend_energy(dig, player, price, facts)
    note_free_sand(dig, player, weight, price)
    push(dig, space, DIRECTIONS.index(choice[2]), player, facts)


def do_move(dig: Dig, player: int, choice: tuple[str, int], facts: list[Fact]) -> None:
    """Walk."""
    spend_energy(dig, player, dig.box.figures.actions["move"], facts)
    move(dig, player, choice[1], steps_of_a_move(dig, player), facts)


def do_climb(dig: Dig, player: int, choice: tuple[str, int], facts: list[Fact]) -> None:
    """Climb onto the site."""
    spend_energy(dig, player, dig.box.figures.actions["climb"], facts)
    climb(dig, player, choice[1], facts)


def do_side(dig: Dig, player: int, choice: tuple[str, int], facts: list[Fact]) -> None:
    """Change to another side for free."""
    stand_beside(dig, player, choice[1], facts)


def do_sand(dig: Dig, player: int, choice: tuple[str, int], facts: list[Fact]) -> None:
    """Place a Sand tile of the discard pile."""
    spend_energy(dig, player, dig.box.figures.actions["sand"], facts)
    dig.todo.append(ChooseTile(player, choice[1], SAND))


def do_plaster(dig: Dig, player: int, choice: tuple[str, int], facts: list[Fact]) -> None:
    """Take Plaster from the pool."""
    spend_energy(dig, player, dig.box.figures.actions["plaster"], facts)
    if choice[1] > 1:
        use_once(dig, "double-plaster")
    take_plaster(dig, player, choice[1], facts)


def do_extract(dig: Dig, player: int, choice: tuple[str, int, str], facts: list[Fact]) -> None:
    """Take a piece out of an open pit."""
    spend_energy(dig, player, extraction_energy(dig, player), facts)
    note_free_extraction(dig, player)
    extract(dig, player, choice[1], PIECES.index(choice[2]), facts)


def do_score(dig: Dig, player: int, choice: tuple[str, int], facts: list[Fact]) -> None:
    """Score a Dinosaur perfectly."""
    score_perfectly(dig, player, choice[1], facts)


def do_partial(dig: Dig, player: int, choice: tuple[str, int], facts: list[Fact]) -> None:
    """Begin a partial score."""
    dig.todo.append(ChooseBones(player, choice[1]))


def do_buy(dig: Dig, player: int, choice: tuple[str, int], facts: list[Fact]) -> None:
    """Begin a purchase, which ends the actions."""
    dig.stage = MARKET
    dig.todo.append(Pay(player, choice[1]))


def do_claim(dig: Dig, player: int, choice: tuple[str, int], facts: list[Fact]) -> None:
    """Claim a Dinosaur, which ends actions and market."""
    dig.stage = CLAIM
    dig.claims += 1
    claim(dig, player, choice[1], facts)


def do_tool(dig: Dig, player: int, choice: tuple[str, int], facts: list[Fact]) -> None:
    """Use a Tool."""
    use_tool(dig, player, choice[1], facts)


def do_remove_sting(dig: Dig, player: int, choice: tuple[str], facts: list[Fact]) -> None:
    """Pay to be rid of a Sting (R69)."""
    spend_energy(dig, player, dig.box.figures.actions["remove-sting"], facts)
    remove_sting(dig, player, facts)


def do_tape(dig: Dig, player: int, choice: tuple[str, int], facts: list[Fact]) -> None:
    """Cover an open pit with Caution Tape."""
    place_tape(dig, player, choice[1], facts)


DEEDS: dict[str, Callable[[Dig, int, Any, list[Fact]], None]] = {
    "dig": do_dig,
    "move": do_move,
    "climb": do_climb,
    "side": do_side,
    "sand": do_sand,
    "plaster": do_plaster,
    "extract": do_extract,
    "tool": do_tool,
    "remove-sting": do_remove_sting,
    "tape": do_tape,
    "score": do_score,
    "partial": do_partial,
    "buy": do_buy,
    "claim": do_claim,
}
