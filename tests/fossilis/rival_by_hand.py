"""The Rival's choices worked out once more, straight from the words of the rulebook and as plainly as possible.

Nothing here uses the Rival's code. A space is (row, column), row 1 far, column 1 left, as in rules 2.
"""

from __future__ import annotations

from game.model.fossilis.box import BONES
from game.model.fossilis.state import Dig

Space = tuple[int, int]
VALUE = {"tooth": 2, "limb": 3, "rib": 5, "hip": 7, "skull": 10}
WISHLISTS = {
    "marsh": "quetzalcoatlus plateosaurus eudimorphodon tapejara brachiosaurus tyrannosaurus-rex",
    "cope": "mosasaurus triceratops stegosaurus herrerasaurus liopleurodon allosaurus",
}
CORNERS = ("FL", "FR", "NR", "NL")


def number(space: Space) -> int:
    """Return a space as the model counts it."""
    return (space[0] - 1) * 5 + space[1] - 1


def line_of(spot: int) -> list[Space]:
    """Return the line before a spot, from its edge inward (R1)."""
    if spot < 5:
        return [(row, spot + 1) for row in range(1, 6)]
    if spot < 10:
        return [(spot - 4, column) for column in range(5, 0, -1)]
    if spot < 15:
        return [(row, 15 - spot) for row in range(5, 0, -1)]
    return [(20 - spot, column) for column in range(1, 6)]


def is_open(dig: Dig, space: Space) -> bool:
    """Tell whether a space is an open pit."""
    return not dig.lower[number(space)] and not dig.upper[number(space)]


def accessible(dig: Dig, space: Space) -> bool:
    """Tell whether a pit is open and at the edge, or every space in a straight line to an edge is an open pit too."""
    row, column = space
    rays = (
        [(there, column) for there in range(1, row)],
        [(there, column) for there in range(row + 1, 6)],
        [(row, there) for there in range(1, column)],
        [(row, there) for there in range(column + 1, 6)],
    )
    return is_open(dig, space) and any(all(is_open(dig, there) for there in ray) for ray in rays)


def reach(dig: Dig, spot: int) -> list[Space]:
    """Return the pits in the line of a spot that are open all the way from its edge (6.1, Reach)."""
    line = line_of(spot)
    return [space for place, space in enumerate(line) if all(is_open(dig, other) for other in line[: place + 1])]


def pieces_in(dig: Dig, space: Space) -> list[str]:
    """Return the words of the pieces in a pit."""
    return [(*BONES, "hammer", "crystal")[dig.box.kind[piece]] for piece in dig.pits[number(space)]]


def needs(dig: Dig, dinosaur: int) -> list[str]:
    """Return the bones a Dinosaur shows, each as often as it stands there."""
    return [name for name, count in zip(BONES, dig.box.animals[dinosaur].bones, strict=True) for _ in range(count)]


def storage(dig: Dig) -> list[str]:
    """Return the bones the Rival stores."""
    return [BONES[dig.box.kind[piece]] for piece in dig.seats[dig.rival.seat].bones]


def missing(dig: Dig, dinosaur: int) -> list[str]:
    """Return the bones that a Dinosaur shows and the Rival does not have yet."""
    have, lacking = storage(dig), []
    for bone in needs(dig, dinosaur):
        if bone in have:
            have.remove(bone)
        else:
            lacking.append(bone)
    return lacking


def needed(dig: Dig) -> set[str]:
    """Return the kinds of bone the active target needs."""
    lab = dig.seats[dig.rival.seat].lab
    return set(missing(dig, lab[0])) if lab else set()


# --- 1


def steps(dig: Dig) -> int:
    """Return how far the Rival moves."""
    rival = dig.rival
    if "by-number" not in dig.setup.switches:
        for count in range(20):
            found = [bone for space in reach(dig, (rival.spot + count) % 20) for bone in pieces_in(dig, space)]
            if needed(dig) & set(found):
                return count
    return dig.box.rival_cards[rival.draw[-1]].back


# --- 2


def pushed(cells: list[tuple[int, int]], start: int) -> tuple[list[tuple[int, int]], list[int]] | None:
    """Push the covered run from `start` on one space; return the line and what fell off, None if nothing moves."""
    if cells[start] == (0, 0):
        return None
    gap = next((place for place in range(start, 5) if cells[place] == (0, 0)), None)
    fallen = [tile for tile in cells[4] if tile] if gap is None else []
    end = 4 if gap is None else gap
    return [*cells[:start], (0, 0), *cells[start:end], *cells[end + 1 :]], fallen


def dug(dig: Dig) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the Rival's line after his dig as (lower, upper) tiles, and the tiles that were discarded."""
    line = [number(space) for space in line_of(dig.rival.spot)]
    cells = [(dig.lower[space], dig.upper[space]) for space in line]
    discarded: list[int] = []
    guarded = line.index(dig.seats[1 - dig.rival.seat].place) if guards(dig, line) else None
    for start in range(2 if "two-spaces" in dig.setup.switches else 1):
        after = pushed(cells, start)
        if after is None:
            break
        run_reaches_pawn = guarded is not None and all(cell != (0, 0) for cell in cells[start : guarded + 1])
        if run_reaches_pawn and guarded == 4:
            break
        if run_reaches_pawn and guarded is not None:
            guarded += 1
        cells, fallen = after
        discarded += fallen
    return cells, discarded


def guards(dig: Dig, line: list[int]) -> bool:
    """Tell whether the person's pawn stands in the line with firm footing (S16)."""
    seat = dig.seats[1 - dig.rival.seat]
    return seat.place in line and "firm-footing" in [dig.box.skills[skill].key for skill in seat.skills]


# --- 4


def nearest_hammer(dig: Dig) -> int | None:
    """Return the pit of the hammer he takes."""
    if len(dig.seats[dig.rival.seat].skills) == 3 or not any(dig.skills):
        return None
    return next((number(space) for space in reach(dig, dig.rival.spot) if "hammer" in pieces_in(dig, space)), None)


def skill_place(dig: Dig) -> int:
    """Return the first place with a Skill, clockwise from the corner of the guide, the centre last (U4)."""
    ring = [0, 1, 2, 5, 8, 7, 6, 3]
    start = 2 * CORNERS.index(dig.box.rival_cards[dig.rival.standby[-1]].guide)
    return next(place for place in [*ring[start:], *ring[:start], 4] if dig.skills[place])


def bone_keys(dig: Dig) -> dict[tuple[str, int], tuple[int, int, int]]:
    """Return for every kind of bone in every pit in reach what the tests say, least first: need, value, distance."""
    sign = 1 if "lowest-bone" in dig.setup.switches else -1
    wanted = needed(dig)
    found = {}
    for distance, space in enumerate(reach(dig, dig.rival.spot)):
        for bone in pieces_in(dig, space):
            if bone in VALUE:
                found[bone, number(space)] = (bone not in wanted, sign * VALUE[bone], distance)
    if not any(key[0] == 0 for key in found.values()):
        return {what: (0, *key[1:]) for what, key in found.items()}
    return found


# --- 5


def refused(dig: Dig, card: int) -> str:
    """Return why the Rival cannot buy a market card."""
    row, rival = dig.box.cards[card], dig.rival
    top = dig.box.rival_cards[rival.standby[-1]]
    purse = [fragment for other in rival.standby for fragment in dig.box.rival_cards[other].fragments]
    cost = dict(zip(("egg", "footprint", "amber", "any"), row.cost, strict=True))
    if "shown-type-only" in dig.setup.switches and row.tool != (top.prefers == "T"):
        return "not-the-shown-type"
    if len(purse) < sum(cost.values()) or any(purse.count(kind) < cost[kind] for kind in ("egg", "footprint", "amber")):
        return "cannot-afford"
    helps = cost["any"] or any(cost[fragment] for fragment in top.fragments)
    return "" if helps else "top-card-does-not-help"


def card_keys(dig: Dig) -> dict[int, tuple[int, int, int]]:
    """Return for every card he can buy what the tests say, the least first: points, type, place."""
    top = dig.box.rival_cards[dig.rival.standby[-1]]
    return {
        card: (-dig.box.cards[card].points, dig.box.cards[card].tool != (top.prefers == "T"), place)
        for place, card in enumerate(dig.market)
        if card and not refused(dig, card)
    }


def payment(dig: Dig, card: int) -> list[int]:
    """Return the Standby cards that pay for a card, from the top one downward."""
    cost = zip(("egg", "footprint", "amber", "any"), dig.box.cards[card].cost, strict=True)
    still = [name for name, count in cost for _ in range(count)]
    spent = []
    for other in reversed(dig.rival.standby):
        fills = False
        for fragment in dig.box.rival_cards[other].fragments:
            name = fragment if fragment in still else "any"
            if name in still:
                still.remove(name)
                fills = True
        if fills:
            spent.append(other)
    assert not still
    return spent


# --- 6


def target_keys(dig: Dig) -> dict[int, tuple[int, ...]]:
    """Return for every Dinosaur of the display what the tests say, the least first."""
    sight = [
        piece
        for row in range(1, 6)
        for column in range(1, 6)
        if accessible(dig, (row, column))
        for piece in pieces_in(dig, (row, column))
    ]
    found = {}
    for place, card in enumerate(dig.display):
        if not card:
            continue
        lacking = missing(dig, card)
        stored = len(lacking) < len(needs(dig, card))
        wished = dig.box.animals[card].key in WISHLISTS[dig.setup.rival].split()
        tier = {(True, True): 1, (False, True): 2, (True, False): 3, (False, False): 4}[wished, stored]
        visible = sum(min(lacking.count(kind), sight.count(kind)) for kind in set(lacking))
        found[card] = (tier, len(lacking), -visible, -dig.box.animals[card].perfect, place)
        if "leftmost-dinosaur" in dig.setup.switches:
            found[card] = (place,)
    return found


def take(dig: Dig, target: int) -> bool:
    """Take a target out of the display; with all its bones in storage spend them, and tell so."""
    seat = dig.seats[dig.rival.seat]
    dig.display[dig.display.index(target)] = 0
    if missing(dig, target):
        return False
    for bone in needs(dig, target):
        seat.bones.remove(next(piece for piece in seat.bones if BONES[dig.box.kind[piece]] == bone))
    if not any(dig.display):
        for place in range(4):
            dig.display[place] = dig.dinosaurs.pop() if dig.dinosaurs else 0
    return True


# --- Events


def guide(dig: Dig) -> str:
    """Return the guide of the top Standby card, else that of the card flipped last (R3)."""
    rival = dig.rival
    return dig.box.rival_cards[rival.standby[-1] if rival.standby else rival.guide_card].guide


def ring(low: int, high: int, corner: str) -> list[Space]:
    """Return the spaces of a ring clockwise from its corner of this name."""
    run = range(low, high)
    round_it = [(low, x) for x in run] + [(y, high) for y in run]
    round_it += [(high, low + high - x) for x in run] + [(low + high - y, low) for y in run]
    start = CORNERS.index(corner) * (high - low)
    return round_it[start:] + round_it[:start]


def space_for_tile(dig: Dig) -> int | None:
    """Return the first open pit from the guide on, else the first single tile without a pawn (R2, R53)."""
    order = [*ring(1, 5, guide(dig)), *ring(2, 4, guide(dig)), (3, 3)]
    standing = [seat.place for seat in dig.seats]
    pits = [number(space) for space in order if is_open(dig, space)]
    single = [number(space) for space in order if not dig.upper[number(space)] and number(space) not in standing]
    return next(iter(pits + single), None)


def stone_for_earthquake(dig: Dig) -> int | None:
    """Return the spot of the first Stone that can be pushed inward with no tile leaving the site (R52, 3.4)."""
    start = 5 * CORNERS.index(guide(dig))
    for spot in [*range(start, 20), *range(start)]:
        edge, *inward = [number(space) for space in line_of(spot)]
        if dig.box.weight[dig.upper[edge] or dig.lower[edge]] != 3:
            continue
        if dig.upper[edge]:
            if any(not dig.upper[space] for space in inward):
                return spot
            continue
        for space in inward:
            if not dig.lower[space]:
                return spot
            if dig.upper[space]:
                break
    return None
