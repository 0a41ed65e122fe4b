"""Setting up the dig (rules 2) and, against a Rival, his mat and cards (rulebook, Bone Wars Solo Mode, Setup)."""

from __future__ import annotations

from game.model.fossilis import caution_tape, ice_age, scuttle
from game.model.fossilis.box import STONE, Box
from game.model.fossilis.dinosaurs import refill_display
from game.model.fossilis.market import PLACES, refill_market
from game.model.fossilis.pawns import PlaceOnCorner
from game.model.fossilis.site import CORNERS, GUIDE_SPOT, NEIGHBOURS, SPACES, STONE_SPACES
from game.model.fossilis.state import Dig, Rival, Seat, Setup
from game.model.fossilis.turns import BeginTurn
from game.model.turn import MASK, below, settle, shuffle

PIECES_A_PIT = 2
JUMP_IN_HUNDRED = 35
DISPLAY_PLACES = 4
SKILLS_IN_PLAY = 9
EVENTS_IN_PLAY = 3


def new_game(box: Box, setup: Setup) -> Dig:
    """Return a game ready for its first decision."""
    dig = Dig(box, setup, setup.seed & MASK, [Seat() for _ in range(setup.seats)])
    fill_pits(dig)
    cover_pits(dig)
    lay_score_board(dig)
    shuffle_decks(dig)
    dig.start = dig.active = below(dig, setup.seats)
    if setup.rival:
        set_up_rival(dig)
    scuttle.set_up(dig)
    caution_tape.set_up(dig)
    refill_display(dig, [])
    refill_market(dig, [])
    order = dig.in_order(dig.start)
    dig.todo.append(BeginTurn(dig.start))
    dig.todo += [PlaceOnCorner(player) for player in reversed(order) if not dig.is_rival(player)]
    settle(dig, [])
    return dig


def fill_pits(dig: Dig) -> None:
    """Spread all pieces evenly over the pits, then shake: each may jump to a neighbouring pit (U2)."""
    pieces = list(range(1, len(dig.box.kind)))
    shuffle(dig, pieces)
    pits: list[list[int]] = [[] for _ in range(SPACES)]
    more = list(range(SPACES))
    shuffle(dig, more)
    homes = [space for space in range(SPACES) for _ in range(PIECES_A_PIT)] + more
    for piece, home in zip(pieces, homes, strict=False):
        pits[home].append(piece)
    most = 5 if len(pieces) <= PIECES_A_PIT * SPACES + 4 else 6
    for piece, home in zip(pieces, homes, strict=False):
        if below(dig, 100) < JUMP_IN_HUNDRED:
            target = NEIGHBOURS[home][below(dig, len(NEIGHBOURS[home]))]
            if len(pits[target]) < most:
                pits[home].remove(piece)
                pits[target].append(piece)
    dig.pits = [tuple(sorted(pit)) for pit in pits]


def cover_pits(dig: Dig) -> None:
    """Cover the pits in two levels: Stones on the Stone spaces, no Stone on Stone, the corners low (R26)."""
    dig.tile_discard = set_aside_tiles(dig.box)
    tiles = [tile for tile in range(1, len(dig.box.tiles)) if tile not in dig.tile_discard]
    stones = [tile for tile in tiles if dig.box.weight[tile] == STONE]
    others = [tile for tile in tiles if dig.box.weight[tile] != STONE]
    shuffle(dig, stones)
    shuffle(dig, others)
    for space in range(SPACES):
        dig.lower[space] = stones.pop() if space in STONE_SPACES else others.pop()
    free = [space for space in range(SPACES) if space not in CORNERS]
    for_stone = [space for space in free if space not in STONE_SPACES]
    shuffle(dig, for_stone)
    while stones:
        dig.upper[for_stone.pop()] = stones.pop()
    free = [space for space in free if not dig.upper[space]]
    shuffle(dig, free)
    while others:
        dig.upper[free.pop()] = others.pop()


def set_aside_tiles(box: Box) -> list[int]:
    """Return the first tiles of each row that start in the discard pile: an Egg, a Footprint and an Amber Sand."""
    found: list[int] = []
    number = 1
    for row in box.rows.tiles:
        found += range(number, number + row.set_aside)
        number += row.copies
    return found


def lay_score_board(dig: Dig) -> None:
    """Lay out nine Skills, three Events and the first Plaster pool."""
    skills = list(range(1, len(dig.box.skills)))
    shuffle(dig, skills)
    dig.skills, dig.skill_box = skills[:SKILLS_IN_PLAY], skills[SKILLS_IN_PLAY:]
    events = list(range(1, len(dig.box.events)))
    shuffle(dig, events)
    dig.event_deck = events[:EVENTS_IN_PLAY]
    dig.pool = dig.box.figures.plaster_per_player * len(dig.seats)


def shuffle_decks(dig: Dig) -> None:
    """Shuffle Dinosaurs, Tools and Supplies; display and market still lie empty."""
    dig.dinosaurs = list(range(1, len(dig.box.animals)))
    ice_age.set_up(dig)
    dig.tools = list(range(1, dig.box.tools + 1))
    dig.supplies = list(range(dig.box.tools + 1, len(dig.box.cards)))
    for deck in (dig.dinosaurs, dig.tools, dig.supplies):
        shuffle(dig, deck)
    dig.display = [0] * DISPLAY_PLACES
    dig.market = [0] * PLACES


def set_up_rival(dig: Dig) -> None:
    """Draw the bottom Rival card: its back names the first target, its guide the start spot; shuffle it back."""
    cards = list(range(1, len(dig.box.rival_cards)))
    shuffle(dig, cards)
    drawn = dig.box.rival_cards[cards[0]]
    wishlist = next(row.wishlist for row in dig.box.rows.personalities if row.key == dig.setup.rival)
    target = dig.box.animal_ids[wishlist[drawn.back - 1]]
    dig.dinosaurs.remove(target)
    dig.seats[dig.setup.rival_seat].lab.append(target)
    dig.rival = Rival(dig.setup.rival_seat, dig.setup.rival, GUIDE_SPOT[drawn.guide], cards[0])
    shuffle(dig, cards)
    dig.rival.draw = cards
