"""Theodore's team half: leaving the university and working through the symbols of his card (2.5)."""

from __future__ import annotations

from dataclasses import dataclass

from game.model.bonewars.box import LEVELS, NOTHING
from game.model.bonewars.state import NOBODY, Feud
from game.model.bonewars.team import CAMPS, discover, enter, place_camp, take_bone
from game.model.bonewars.theodore.choice import Test, choose_species, decide, note
from game.model.bonewars.theodore.gains import can_store, make_place, run_errands
from game.model.turn import Fact

WAYS = {"move-n": 0, "move-e": 1, "move-s": 2, "move-w": 3}


@dataclass(slots=True)
class Party:
    """What his team has left in this turn: action points, depth, free moves."""

    points: int
    depth: int
    free: int


def work(feud: Feud, player: int, loop: tuple[str, ...], party: Party, facts: list[Fact]) -> None:
    """Go through the symbols until the points are gone or a whole pass did nothing (T4, T5)."""
    if feud.seats[player].site == NOTHING:
        leave(feud, player, party, facts)
    idle = place = 0
    while party.points and idle < len(loop):
        symbol = loop[place]
        reason = why_not(feud, player, symbol, party)
        note(player, "symbol", reason or "done", (symbol,), facts)
        if reason:
            idle += 1
        else:
            idle = 0
            do(feud, player, symbol, party, facts)
        place = (place + 1) % len(loop)
    if feud.setup.leftover_moves and not party.points:
        walk_on(feud, player, loop[place:] + loop[:place], party, facts)


def leave(feud: Feud, player: int, party: Party, facts: list[Fact]) -> None:
    """Leave the university with a free move, for the site whose card wins his choice (T3)."""
    doors = feud.box.doors[feud.seats[player].university]
    cards = {feud.site_cards[site]: site for site in doors if feud.site_cards[site]}
    if cards:
        site = cards[choose_species(feud, player, "leave", list(cards), facts)]
    else:
        site = min(doors)
        note(player, "leave", "no-cards", ("site", site), facts)
    party.free -= 1
    enter(feud, player, site, True, facts)


def why_not(feud: Feud, player: int, symbol: str, party: Party) -> str:
    """Return why a symbol is passed over, empty when he can do it."""
    seat = feud.seats[player]
    if symbol in WAYS:
        return "" if feud.box.links[seat.site][WAYS[symbol]] != NOTHING else "no-way"
    if symbol == "discover":
        if not feud.site_cards[seat.site]:
            return "no-card"
        return "" if party.points >= discover_cost(feud, player) else "too-few-points"
    if symbol == "dig":
        return "" if can_dig(feud, player, party.depth) else "no-bone"
    if symbol == "camp":
        return why_no_camp(feud, player, seat.site)
    return ""


def discover_cost(feud: Feud, player: int) -> int:
    """Return the points of his Discover; Scout helps him only where the setup makes it dearer (2.9, T34)."""
    cost = feud.setup.discover_cost
    return min(cost, feud.box.grant_amount["scout"]) if feud.has_grant(player, "scout") else cost


def why_no_camp(feud: Feud, player: int, site: int) -> str:
    """Return why he places no camp; he never puts a second one on a site (T29)."""
    seat = feud.seats[player]
    owners = [feud.camps[space] for space in feud.box.camps_at[site]]
    if not seat.movement_camps and not seat.archive_camps:
        return "no-camp-left"
    if player in owners:
        return "own-camp"
    return "" if NOBODY in owners else "no-space"


def can_dig(feud: Feud, player: int, depth: int) -> bool:
    """Tell whether a level within reach has a bone he can store (T30, S91)."""
    kinds = feud.bones_at(feud.seats[player].site)[:depth]
    return any(kind != NOTHING and can_store(feud, player, kind) for kind in kinds)


def deepest(feud: Feud, player: int, depth: int, facts: list[Fact]) -> int:
    """Return the deepest level within reach with a bone he can store; there must be one (T30, S91)."""
    kinds = feud.bones_at(feud.seats[player].site)
    tests: tuple[Test, ...] = (
        ("depth", lambda level: 0 if level < depth else 1),
        ("bone", lambda level: 1 if kinds[level] == NOTHING else 0),
        ("room", lambda level: 0 if can_store(feud, player, kinds[level]) else 1),
        ("deepest", lambda level: -level),
    )
    return decide(player, "dig", "level", range(LEVELS), tests, facts)


def do(feud: Feud, player: int, symbol: str, party: Party, facts: list[Fact]) -> None:
    """Do what a symbol says and spend the point or the free move."""
    seat = feud.seats[player]
    if symbol in WAYS:
        free = party.free > 0
        if free:
            party.free -= 1
        else:
            party.points -= 1
        enter(feud, player, feud.box.links[seat.site][WAYS[symbol]], free, facts)
    elif symbol == "discover":
        party.points -= discover_cost(feud, player)
        discover(feud, player, ("discover",), facts)
    elif symbol == "dig":
        party.points -= 1
        level = deepest(feud, player, party.depth, facts)
        make_place(feud, player, feud.bones_at(seat.site)[level], facts)
        take_bone(feud, player, seat.site, level, facts)
    elif symbol == "camp":
        party.points -= 1
        place_camp(feud, player, free_camp(feud, seat.site), next_camp(feud, player, facts), facts)
    else:
        party.points = run_errands(feud, player, party.points, facts)


def free_camp(feud: Feud, site: int) -> int:
    """Return the first free camp space of a site."""
    return next(space for space in feud.box.camps_at[site] if feud.camps[space] == NOBODY)


def next_camp(feud: Feud, player: int, facts: list[Fact]) -> str:
    """Return which camp he places: movement first, then in turn (2.5)."""
    seat, figures = feud.seats[player], feud.box.figures
    left = (seat.movement_camps, seat.archive_camps)
    placed = (figures.movement_camps - left[0], figures.archive_camps - left[1])
    tests: tuple[Test, ...] = (
        ("left", lambda camp: 0 if left[camp] else 1),
        ("turn", lambda camp: placed[camp]),
        ("order", lambda camp: camp),
    )
    return CAMPS[decide(player, "camp", "camp", range(len(CAMPS)), tests, facts)]


def walk_on(feud: Feud, player: int, loop: tuple[str, ...], party: Party, facts: list[Fact]) -> None:
    """By choice of the setup: use up free moves on the moves of one more pass (S93)."""
    for symbol in loop:
        if symbol in WAYS and party.free and not why_not(feud, player, symbol, party):
            note(player, "symbol", "leftover-move", (symbol,), facts)
            do(feud, player, symbol, party, facts)
