"""Boards as text: draw the site, lay out mats and cards by their keys, make choices, and draw the site again.

A drawing has five rows of five cells, the far row first. `.` is an open pit; `s`, `c`, `t` are Sand, Clay and Stone;
two letters are a stack, the lower tile first; a digit at the end is the seat whose pawn stands there: `st1` is a Stone
on Sand with the pawn of seat 1; a `*` after all of that is the Scorpion. Spaces are numbered as in `site.py`: row * 5 +
column. All ids are those of the box, so a drawing has at most 21 Sand, 9 Clay and 8 Stone.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.content import fossilis_box
from game.model.fossilis import caution_tape, ice_age, scuttle
from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.box import BONES, FRAGMENTS, PIECES, Box
from game.model.fossilis.dinosaurs import supplies_bone
from game.model.fossilis.happenings import TurnUpEvent
from game.model.fossilis.site import BESIDE, DIRECTIONS, NOWHERE, SPACES
from game.model.fossilis.state import Dig, Rival, Seat, Setup
from game.model.turn import Choice, Fact, Step, apply, decision, settle

BOX = fossilis_box()
LETTERS = " sct"
FAR, RIGHT, NEAR, LEFT = range(4)
FLAT = """
    c c c c c
    s s s s s
    s s s s s
    s s s s s
    t t t t t
"""
"""A site of single tiles only."""
BARE = ". " * SPACES
"""A site of open pits only."""


# --- ids by their words


def piece(kind: str, copy: int = 0) -> int:
    """Return the id of a bone or hammer."""
    return pieces(kind)[copy]


def pieces(kind: str, box: Box = BOX) -> list[int]:
    """Return all ids of a kind of bone, hammer or crystal."""
    return [number for number, which in enumerate(box.kind) if which == PIECES.index(kind)]


def card(key: str, copy: int = 0, box: Box = BOX) -> int:
    """Return the id of a Tool or Supplies card."""
    return cards(key, box)[copy]


def cards(key: str, box: Box = BOX) -> list[int]:
    """Return the ids of all copies of a card."""
    return [number for number, row in enumerate(box.cards) if row.key == key]


def dinosaur(key: str, box: Box = BOX) -> int:
    """Return the id of a Dinosaur."""
    return box.animal_ids[key]


def skill(key: str) -> int:
    """Return the id of a Skill."""
    return next(number for number, row in enumerate(BOX.skills) if row.key == key)


def event(key: str) -> int:
    """Return the id of an Event."""
    return next(number for number, row in enumerate(BOX.events) if row.key == key)


def tiles(word: str) -> list[int]:
    """Return the ids of all tiles called `word`: s, c, t, or their Fragments: egg, egg+amber, egg+footprint+amber."""
    if word in LETTERS.strip():
        return [number for number, weight in enumerate(BOX.weight) if weight == LETTERS.index(word)]
    wanted = tuple(word.split("+").count(name) for name in FRAGMENTS)
    return [number for number, row in enumerate(BOX.tiles) if row.weight and row.fragments == wanted]


# --- building a dig


def site(drawing: str = FLAT, seats: int = 2, rival: str = "", spot: int = 0, **options: object) -> Dig:
    """Return a dig as drawn with nothing else laid out, in the turn of seat 0 with 4 Energy.

    Pawns that are not drawn stand beside the near side. A Rival takes seat 1. `options` are fields of Setup. Decks of
    expansions are empty, the Scuttle tokens lie in their order, the last one on top.
    """
    setup = Setup(seats, 1, rival, 1 if rival else NOWHERE, **options)  # type: ignore[arg-type]
    box = fossilis_box(expansions=setup.expansions, species=setup.species)
    dig = Dig(box, setup, 1, [Seat(place=BESIDE + NEAR) for _ in range(seats)])
    dig.display, dig.market, dig.skills = [0] * 4, [0] * 4, [0] * 9
    dig.energy = BOX.figures.energy
    if rival:
        dig.rival = Rival(1, rival, spot, 1)
        dig.seats[1].place = NOWHERE
    cells = drawing.split()
    assert len(cells) == SPACES, f"{len(cells)} cells"
    lay_expansions(dig)
    for space, cell in enumerate(cells):
        lay_cell(dig, space, cell)
    waits_for(dig, TakeTurn(0))
    return dig


def lay_expansions(dig: Dig) -> None:
    """Lay out what the expansions add, the Scorpion out of play."""
    for expansion in (ice_age, scuttle, caution_tape):
        expansion.set_up(dig)
    if dig.ice:
        dig.ice.deck.clear()
    if dig.scorpion:
        dig.scorpion.tokens.sort()
    dig.dinosaurs.clear()


def lay_cell(dig: Dig, space: int, cell: str) -> None:
    """Lay the tiles of one cell, and put the pawn and the Scorpion on it."""
    if cell[-1] == "*" and dig.scorpion:
        dig.scorpion.space, dig.scorpion.in_play = space, True
        cell = cell[:-1]
    if cell[-1].isdigit():
        dig.seats[int(cell[-1])].place = space
        cell = cell[:-1]
    for level, letter in zip((dig.lower, dig.upper), cell.replace(".", ""), strict=False):
        level[space] = new_tile(dig, letter)


def drawn(dig: Dig) -> str:
    """Return the site as a drawing with single blanks, five lines."""
    cells = []
    for space in range(SPACES):
        letters = [LETTERS[BOX.weight[tile]] for tile in (dig.lower[space], dig.upper[space]) if tile]
        pawn = dig.pawn_on(space)
        creature = "*" if dig.scorpion and dig.scorpion.space == space else ""
        cells.append("".join(letters or ".") + (str(pawn) if pawn != NOWHERE else "") + creature)
    return "\n".join(" ".join(cells[row : row + 5]) for row in range(0, SPACES, 5))


def same(drawing: str) -> str:
    """Return a drawing in the form that `drawn` returns."""
    cells = drawing.split()
    return "\n".join(" ".join(cells[row : row + 5]) for row in range(0, SPACES, 5))


def waits_for(dig: Dig, *steps: Step) -> Dig:
    """Let the dig wait for these steps alone, the last one next."""
    dig.todo = list(steps)
    return dig


def new_tile(dig: Dig, word: str) -> int:
    """Return a tile that lies nowhere yet."""
    return unused(tiles(word), zones_of_tiles(dig).values())


def new_piece(dig: Dig, kind: str) -> int:
    """Return a piece that lies nowhere yet."""
    return unused(pieces(kind, dig.box), zones_of_pieces(dig).values())


def new_card(dig: Dig, key: str) -> int:
    """Return a Tool or Supplies card that lies nowhere yet."""
    return unused(cards(key, dig.box), zones_of_cards(dig).values())


def unused(wanted: Iterable[int], zones: Iterable[list[int]]) -> int:
    """Return the first id that is in no zone."""
    taken = {number for zone in zones for number in zone}
    return next(number for number in wanted if number not in taken)


def fill_pit(dig: Dig, space: int, words: str) -> Dig:
    """Put pieces into a pit: `fill_pit(dig, 12, "rib rib hammer")`."""
    for word in words.split():
        dig.pits[space] = tuple(sorted((*dig.pits[space], new_piece(dig, word))))
    return dig


def mat(
    dig: Dig,
    player: int,
    *,
    on: int | None = None,
    beside: int | None = None,
    plaster: int = 0,
    score: int = 0,
    **words: str,
) -> Dig:
    """Lay things onto a mat by their words.

    `bones`, `tiles`, `tools`, `fresh`, `supplies`, `used`, `skills`, `lab`, `scored` and `perfect` are keys with blanks
    between them; the pawn stands `on` a space or `beside` a side.
    """
    seat = dig.seats[player]
    if on is not None:
        seat.place = on
    seat.plaster += plaster
    seat.score += score
    if beside is not None:
        seat.place = BESIDE + beside
    finders = {"bones": new_piece, "tiles": new_tile, "skills": lambda _, key: skill(key)}
    finders |= {name: lambda _, key: dinosaur(key, dig.box) for name in ("lab", "scored", "perfect")}
    for name, text in words.items():
        for word in text.split():
            found = finders.get(name, new_card)(dig, word)
            getattr(seat, name).append(found)
    return dig


def table(dig: Dig, *, pool: int = 0, **words: str) -> Dig:
    """Lay things onto the table by their words; `-` is an empty place, the last card of a deck is its top.

    `market`, `display`, `skills`, `skill_box`, `tools`, `supplies`, `dinosaurs`, `event_deck`, `events` and
    `tile_discard`.
    """
    dig.pool = pool or dig.pool
    finders = {"market": new_card, "tools": new_card, "supplies": new_card, "tile_discard": new_tile}
    finders |= {name: lambda _, key: dinosaur(key, dig.box) for name in ("display", "dinosaurs")}
    finders |= {name: lambda _, key: skill(key) for name in ("skills", "skill_box")}
    finders |= {name: lambda _, key: event(key) for name in ("event_deck", "events")}
    for name, text in words.items():
        zone = getattr(dig, name)
        for place, word in enumerate(text.split()):
            found = 0 if word == "-" else finders[name](dig, word)
            if name in ("market", "display", "skills"):
                zone[place] = found
            else:
                zone.append(found)
    return dig


# --- playing


def turns_up(dig: Dig, key: str, player: int = 0, *rest: Step) -> Dig:
    """Let a player turn up an Event, and go on to the first decision; `rest` waits below it."""
    dig.event_deck.append(event(key))
    return goes_on(waits_for(dig, *rest, TurnUpEvent(player)))


def goes_on(dig: Dig, facts: list[Fact] | None = None) -> Dig:
    """Let every step that asks nobody run."""
    settle(dig, [] if facts is None else facts)
    return dig


def options(dig: Dig, *words: str) -> list[Choice]:
    """Return what may be chosen, only the choices that begin with one of `words` if there are any."""
    asked = decision(dig)
    return [choice for choice in asked.options if not words or choice[0] in words] if asked else []


def after(dig: Dig, *choices: Choice) -> Dig:
    """Return the dig after some choices."""
    for choice in choices:
        dig, _ = apply(dig, choice)
    return dig


def happened(dig: Dig, *choices: Choice) -> list[Fact]:
    """Return all facts of some choices."""
    facts: list[Fact] = []
    for choice in choices:
        dig, more = apply(dig, choice)
        facts += more
    return facts


def ways(dig: Dig, space: int) -> str:
    """Return the directions in which the tile of a space may be dug: `ne`, or `` for none."""
    return "".join(way for way in DIRECTIONS if ("dig", space, way) in options(dig))


def spaces(choices: Iterable[Choice]) -> list[int]:
    """Return the spaces that some choices name."""
    return sorted({int(choice[1]) for choice in choices})


def keys(found: Iterable[int]) -> list[str]:
    """Return the keys of some Tool or Supplies cards."""
    return [BOX.cards[number].key for number in found]


def letters(found: Iterable[int]) -> str:
    """Return the letters of some tiles."""
    return "".join(LETTERS[BOX.weight[number]] for number in found)


def kinds(found: Iterable[int]) -> list[str]:
    """Return the words of some pieces."""
    return [PIECES[BOX.kind[number]] for number in found]


def supplies_kind(number: int) -> str:
    """Return the bone a Supplies card counts as."""
    return BONES[supplies_bone(site(), number)]


# --- where everything lies

Zones = dict[str, list[int]]


def zones_of_tiles(dig: Dig) -> Zones:
    """Return every place where tiles lie."""
    found = {"lower": dig.lower, "upper": dig.upper, "discard": dig.tile_discard}
    return found | {f"mat {number}": seat.tiles for number, seat in enumerate(dig.seats)}


def zones_of_pieces(dig: Dig) -> Zones:
    """Return every place where bones and hammers lie."""
    found = {f"pit {space}": list(pit) for space, pit in enumerate(dig.pits)} | {"out": dig.pieces_out}
    if dig.ice:
        found |= {"glacier": dig.ice.board, "melted": dig.ice.out}
    return found | {f"mat {number}": seat.bones + seat.hammers for number, seat in enumerate(dig.seats)}


def zones_of_cards(dig: Dig) -> Zones:
    """Return every place where Tool and Supplies cards lie."""
    found = {"tools": dig.tools, "supplies": dig.supplies, "market": dig.market}
    for number, seat in enumerate(dig.seats):
        found[f"mat {number}"] = seat.tools + seat.fresh + seat.supplies + seat.used
    return found


def zones_of_dinosaurs(dig: Dig) -> Zones:
    """Return every place where Dinosaurs lie."""
    found = {"deck": dig.dinosaurs, "display": dig.display, "out": dig.dinosaurs_out}
    if dig.ice:
        found |= {"pleistocene": dig.ice.deck}
    return found | {f"mat {number}": seat.lab + seat.scored for number, seat in enumerate(dig.seats)}


def zones_of_skills(dig: Dig) -> Zones:
    """Return every place where Skills lie."""
    found = {"board": dig.skills, "box": dig.skill_box}
    return found | {f"mat {number}": seat.skills for number, seat in enumerate(dig.seats)}


def zones_of_tokens(dig: Dig) -> Zones:
    """Return every place where Scuttle tokens lie."""
    if dig.scorpion is None:
        return {}
    creature = dig.scorpion
    return {"stack": creature.tokens, "discard": creature.discards, "market": creature.on_tools}
