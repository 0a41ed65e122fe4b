"""Reads the decks under `levels/` into the records of the rules, and refuses a wrong row with a sentence."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import MISSING, fields, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal, NoReturn, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from game import paths
from game.model.fossilis.box import (
    BONES,
    CHARACTERISTICS,
    PIECES,
    Box,
    Dinosaur,
    Event,
    Figures,
    Glacier,
    Good,
    Personality,
    Piece,
    RivalCard,
    Rows,
    ScuttleToken,
    Skill,
    Terrain,
    fill_box,
)
from game.model.fossilis.state import PERSONALITIES, Setup
from game.model.fossilis.undiscovered import MOST_BONES, perfect_value

R = TypeVar("R")
Table = dict[str, Any]

ACTIONS = ("plaster", "move", "climb", "sand", "extract", "dig-sand", "dig-clay", "dig-stone", "remove-sting")
TOOL_EFFECTS = (
    "free-sand-digs",
    "free-dig",
    "soft-brush",
    "chisel",
    "clay-bucket",
    "pry-bar",
    "field-ladder",
    "jackhammer",
    "rock-drill",
    "rock-saw",
)
SUPPLY_EFFECTS = ("plaster", "bone", "none")
SKILLS = (
    "double-purchase",
    "tool-reward",
    "diagonal-dig",
    "double-plaster",
    "five-points",
    "diagonal-extract",
    "clay-expert",
    "large-lab",
    "stone-expert",
    "free-extract",
    "cheap-plaster",
    "long-stride",
    "free-sand",
    "partial-bonus",
    "wild-fragment",
    "firm-footing",
    "perfect-bonus",
    "collector",
)
EVENTS = (
    "earthquake",
    "junk-sale",
    "mentor-visit",
    "mudslide",
    "rockfall",
    "sandstorm",
    "patronage",
    "reclassification",
    "snakebite",
    "soft-stone",
)
COUNTS = ("count", "copies", "back", "energy", "set_size", "plaster_per_player")
"""Fields that must be at least 1; every other number may be 0."""
MOST_PIECES = 75
"""Three for each of the 25 pits."""


def fossilis_box(folder: Path | None = None, expansions: Sequence[str] = (), species: Sequence[Dinosaur] = ()) -> Box:
    """Return the components of Fossilis with expansions, read once from `folder` (None: the program's own decks).

    Raises ValueError naming file, row, field and what was expected when a file is missing or wrong.
    """
    return read_box(folder or paths.levels_folder() / "fossilis", frozenset(expansions), tuple(species))


def box_of(setup: Setup) -> Box:
    """Return the components with which a game is played. Raises ValueError as `fossilis_box` does."""
    return fossilis_box(expansions=setup.expansions, species=setup.species)


@cache
def read_box(folder: Path, expansions: frozenset[str], species: tuple[Dinosaur, ...]) -> Box:
    """Return the components described by the files in `folder`, those of the expansions added."""
    rows = Rows(
        figures=read_figures(folder),
        pieces=read_rows(folder, "pieces.toml", "piece", Piece),
        tiles=read_rows(folder, "tiles.toml", "tile", Terrain),
        dinosaurs=read_rows(folder, "dinosaurs.toml", "dinosaur", Dinosaur),
        pleistocene=(),
        species=(),
        tools=read_rows(folder, "tools.toml", "tool", Good),
        supplies=read_rows(folder, "supplies.toml", "supply", Good),
        skills=read_rows(folder, "skills.toml", "skill", Skill),
        events=read_rows(folder, "events.toml", "event", Event),
        rival_cards=read_rows(folder, "rival.toml", "card", RivalCard, beside=("personality",)),
        personalities=read_rows(folder, "rival.toml", "personality", Personality, beside=("card",)),
    )
    rows = with_expansions(folder, rows, expansions, species)
    for check in (check_names, check_copies, check_pieces, check_enough, check_dinosaurs, check_rival):
        check(rows)
    return fill_box(rows)


def with_expansions(folder: Path, rows: Rows, expansions: frozenset[str], species: tuple[Dinosaur, ...]) -> Rows:
    """Return the rows with those of the expansions added."""
    if expansions & {"ice-age", "ice-age-simple"}:
        rows = replace(rows, pleistocene=read_rows(folder, "pleistocene.toml", "dinosaur", Dinosaur))
    if "ice-age" in expansions:
        crystals = read_rows(folder, "ice-age.toml", "piece", Piece, beside=("glacier",))
        boards = read_rows(folder, "ice-age.toml", "glacier", Glacier, beside=("piece",))
        if len(boards) != 1 or not boards[0].scores:
            raise ValueError(f"ice-age.toml: expected one [[glacier]] with scores, found {len(boards)} rows")
        rows = replace(rows, pieces=rows.pieces + crystals, glacier=boards[0].scores)
    if "power-tools" in expansions:
        rows = replace(rows, tools=rows.tools + read_rows(folder, "power-tools.toml", "tool", Good))
    if "scorpion" in expansions:
        rows = replace(rows, tokens=read_rows(folder, "scuttle.toml", "token", ScuttleToken))
    return replace(rows, species=species)


def read_file(folder: Path, name: str) -> Table:
    """Return the contents of one file."""
    try:
        return tomllib.loads((folder / name).read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{folder / name}: expected a file, but it cannot be read ({error.strerror})") from error
    except ValueError as error:
        raise ValueError(f"{folder / name}: expected TOML, but {error}") from error


def read_rows(folder: Path, name: str, table: str, kind: type[R], beside: Sequence[str] = ()) -> tuple[R, ...]:
    """Return all rows `[[table]]` of a file as records; `beside` are the other tables that may stand in it."""
    content = read_file(folder, name)
    if unknown := [key for key in content if key not in (table, *beside)]:
        raise ValueError(f"{name}: unknown table {unknown[0]!r}, expected [[{table}]]")
    rows = content.get(table)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise ValueError(f"{name}: expected rows that begin with [[{table}]]")
    return tuple(read_row(place(name, number, row.get("key")), row, kind) for number, row in enumerate(rows, 1))


def read_figures(folder: Path) -> Figures:
    """Return the numbers of boards and mats; each must say where it comes from."""
    name = "figures.toml"
    figures = read_row(name, read_file(folder, name), Figures)
    for field, keys in (
        ("actions", ACTIONS),
        ("sets", CHARACTERISTICS),
        ("source", [field.name for field in fields(Figures) if field.name != "source"]),
    ):
        if sorted(getattr(figures, field)) != sorted(keys):
            wrong(name, field, f"exactly {', '.join(keys)}", ", ".join(getattr(figures, field)))
    return figures


def read_row(where: str, row: Table, kind: type[R]) -> R:
    """Return one row as a record of `kind`, every field checked."""
    hints = get_type_hints(kind)
    known = {field.name: field for field in fields(kind)}  # type: ignore[arg-type]
    if unknown := [key for key in row if key not in known]:
        raise ValueError(f"{where}: unknown field {unknown[0]!r}, expected {', '.join(known)}")
    for name, field in known.items():
        if name not in row and field.default is MISSING:
            wrong(where, name, describe(hints[name]), "nothing")
    return kind(**{name: read_field(where, name, value, hints[name]) for name, value in row.items()})


def read_field(where: str, name: str, value: object, hint: Any) -> Any:
    """Return one value in its proper type."""
    try:
        found = msgspec.convert(value, hint)
    except msgspec.ValidationError:
        wrong(where, name, describe(hint), value)
    least = 1 if name in COUNTS else 0
    for number in numbers(found):
        if number < least:
            wrong(where, name, f"at least {least}", number)
    return found


def numbers(value: object) -> Iterable[int]:
    """Return all numbers in a field."""
    if isinstance(value, int):
        return [value]
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else ()
    return [number for number in inside if isinstance(number, int)]


def describe(hint: Any) -> str:
    """Return in words what a field of this type holds."""
    if get_origin(hint) is Literal:
        return "one of " + ", ".join(repr(word) for word in get_args(hint))
    if get_origin(hint) is tuple:
        return f"a list, each {describe(get_args(hint)[0])}"
    if get_origin(hint) is dict:
        key, value = get_args(hint)
        return f"a table from {describe(key)} to {describe(value)}"
    return "a whole number" if hint is int else "a text"


def place(name: str, number: int, key: object) -> str:
    """Return how a message names a row."""
    return f"{name}, row {number}" + (f" ({key})" if key else "")


def wrong(where: str, field: str, expected: str, found: object) -> NoReturn:
    """Refuse a field."""
    raise ValueError(f"{where}, field {field}: expected {expected}, found {found!r}")


def check_names(rows: Rows) -> None:
    """Refuse a key that stands twice, or that no rule knows."""
    check_keys("pieces.toml", rows.pieces, "key", PIECES)
    check_keys("skills.toml", rows.skills, "key", SKILLS)
    check_keys("events.toml", rows.events, "key", EVENTS)
    check_keys("rival.toml", rows.personalities, "key", PERSONALITIES)
    check_keys("tools.toml", rows.tools, "effect", TOOL_EFFECTS)
    check_keys("supplies.toml", rows.supplies, "effect", SUPPLY_EFFECTS)
    for name, keyed in (
        ("pieces.toml", rows.pieces),
        ("dinosaurs.toml", rows.dinosaurs),
        ("tools.toml", rows.tools),
        ("supplies.toml", rows.supplies),
        ("skills.toml", rows.skills),
        ("events.toml", rows.events),
        ("rival.toml", rows.personalities),
    ):
        check_once(name, keyed)
    check_once("supplies.toml", rows.supplies, {row.key for row in rows.tools})
    printed = [row.key for row in rows.dinosaurs]
    check_once("pleistocene.toml", rows.pleistocene, printed)
    check_once("species", rows.species, [*printed, *(row.key for row in rows.pleistocene)])


def check_keys(name: str, rows: Sequence[Any], field: str, known: Sequence[str]) -> None:
    """Refuse a word that is not among the known ones."""
    for number, row in enumerate(rows, 1):
        if getattr(row, field) not in known:
            wrong(place(name, number, row.key), field, f"one of {', '.join(known)}", getattr(row, field))


def check_once(name: str, rows: Sequence[Any], taken: Iterable[str] = ()) -> None:
    """Refuse a key that stands twice, or that is `taken` by a row of another file."""
    seen = set(taken)
    for number, row in enumerate(rows, 1):
        if row.key in seen:
            wrong(place(name, number, row.key), "key", "a key that no other row has", row.key)
        seen.add(row.key)


def check_copies(rows: Rows) -> None:
    """Refuse tiles without Fragments, more tiles set aside than there are, and bone cards without a bone."""
    for number, tile in enumerate(rows.tiles, 1):
        if not tile.fragments:
            wrong(place("tiles.toml", number, ""), "fragments", "at least one Fragment", tile.fragments)
        if tile.set_aside > tile.copies:
            wrong(place("tiles.toml", number, ""), "set_aside", f"at most {tile.copies}", tile.set_aside)
    for number, good in enumerate(rows.supplies, 1):
        if good.effect == "bone" and good.amount >= len(BONES):
            wrong(place("supplies.toml", number, good.key), "amount", f"0 to {len(BONES) - 1}", good.amount)


def check_pieces(rows: Rows) -> None:
    """Refuse a box that lacks a kind of bone or the hammers."""
    keys = [row.key for row in rows.pieces]
    for key in (*BONES, "hammer"):
        if key not in keys:
            raise ValueError(f"pieces.toml: expected a row with key {key!r}, found none")


def check_enough(rows: Rows) -> None:
    """Refuse decks with which the dig cannot be set up: too few cards, or tiles and pieces that do not fit the site."""
    for name, kind, found, least in (
        ("dinosaurs.toml", "cards", len(rows.dinosaurs), 5),
        ("events.toml", "cards", len(rows.events), 3),
        ("rival.toml", "cards", len(rows.rival_cards), 1),
        ("skills.toml", "tiles", len(rows.skills), len(SKILLS)),
    ):
        if found < least:
            raise ValueError(f"{name}: expected at least {least} {kind}, found {found}")
    stones, others = (laid(rows, stone) for stone in (True, False))
    if not (4 <= stones <= 21 and others >= 21 and stones + others <= 46):
        expected = "4 to 21 Stones and at least 21 others for the site, at most 46 together"
        raise ValueError(f"tiles.toml: expected {expected}, found {stones} and {others}")
    if (pieces := sum(row.count for row in rows.pieces)) > MOST_PIECES:
        raise ValueError(f"pieces.toml: expected at most {MOST_PIECES} pieces for 25 pits, found {pieces}")


def laid(rows: Rows, stone: bool) -> int:
    """Return how many Stones, or how many other tiles, lie on the site at the start."""
    return sum(row.copies - row.set_aside for row in rows.tiles if (row.terrain == "stone") == stone)


def check_dinosaurs(rows: Rows) -> None:
    """Refuse a perfect value that is not the sum of the bones with the bonus for two or three of them."""
    decks = (("dinosaurs.toml", rows.dinosaurs), ("pleistocene.toml", rows.pleistocene), ("species", rows.species))
    for where, row in (
        (place(name, number, row.key), row) for name, deck in decks for number, row in enumerate(deck, 1)
    ):
        if not 1 <= len(row.bones) <= MOST_BONES:
            wrong(where, "bones", "one to three bones", row.bones)
        perfect = perfect_value(row.bones, rows.pieces, rows.figures)
        if row.perfect != perfect:
            wrong(where, "perfect", f"{perfect} (its bones and the bonus for {len(row.bones)})", row.perfect)


def check_rival(rows: Rows) -> None:
    """Refuse a wishlist with a stranger on it or with another length than the cards' backs need."""
    known = [row.key for row in rows.dinosaurs]
    length = max((row.back for row in rows.rival_cards), default=0)
    for number, row in enumerate(rows.personalities, 1):
        where = place("rival.toml", number, row.key)
        for animal in row.wishlist:
            if animal not in known:
                wrong(where, "wishlist", "keys of dinosaurs.toml", animal)
        if len(row.wishlist) != length:
            wrong(where, "wishlist", f"{length} names, one for each number on the cards' backs", len(row.wishlist))
