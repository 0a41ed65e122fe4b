"""What is in the box: the components of Fossilis as frozen rows, with an id for every single piece and card.

The rows are read from `levels/fossilis/*.toml`; every number printed on a component lives there and nowhere else.
Ids start at 1, so that 0 can mean "nothing lies here".
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

TOOTH, LIMB, RIB, HIP, SKULL, HAMMER, CRYSTAL = range(7)
BONES = ("tooth", "limb", "rib", "hip", "skull")
PIECES = (*BONES, "hammer", "crystal")
SAND, CLAY, STONE = 1, 2, 3
TERRAINS = ("", "sand", "clay", "stone")
FRAGMENTS = ("egg", "footprint", "amber")
DIETS = ("carnivore", "herbivore")
MOVEMENTS = ("biped", "quadruped", "aquatic", "avian")
ERAS = ("triassic", "jurassic", "cretaceous", "pleistocene")
CHARACTERISTICS = DIETS + MOVEMENTS + ERAS

Origin = Literal["rulebook", "public", "ours"]
"""Where a row's figures come from: the rulebooks we hold, public reviews and tools, or our own proposal."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One kind of piece in the pits: bone, hammer or ice crystal. `plaster` to extract it, `value` when scored."""

    key: str
    count: int
    plaster: int
    value: int
    source: Origin


@dataclass(frozen=True, slots=True)
class Terrain:
    """One kind of tile with the Fragments on it; `set_aside` of its copies start in the tile discard pile."""

    terrain: Literal["sand", "clay", "stone"]
    fragments: tuple[Literal["egg", "footprint", "amber"], ...]
    copies: int
    source: Origin
    set_aside: int = 0


@dataclass(frozen=True, slots=True)
class Dinosaur:
    """A Dinosaur card: three characteristics, one to three bones, and its perfect value."""

    key: str
    diet: Literal["carnivore", "herbivore"]
    movement: Literal["biped", "quadruped", "aquatic", "avian"]
    era: Literal["triassic", "jurassic", "cretaceous", "pleistocene"]
    bones: tuple[Literal["tooth", "limb", "rib", "hip", "skull"], ...]
    perfect: int
    source: Origin
    name: str = ""
    """Empty for printed cards, whose names are in the language files; a player's own species brings its own."""


@dataclass(frozen=True, slots=True)
class Good:
    """A market card, a Tool or a Supplies card. `cost` counts Fragments; `effect` and `amount` say what it does."""

    key: str
    copies: int
    cost: dict[Literal["egg", "footprint", "amber", "any"], int]
    points: int
    effect: str
    source: Origin
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Skill:
    """A Skill tile; its effect is named by its key, `amount` is the number in its text."""

    key: str
    source: Origin
    amount: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class Event:
    """An Event card; `amount` and `points` are the numbers in its text."""

    key: str
    source: Origin
    amount: int = 0
    points: int = 0
    terrain: Literal["", "sand", "clay", "stone"] = ""


@dataclass(frozen=True, slots=True)
class RivalCard:
    """A Rival card: the number on its back; guide, Plaster, Fragments and preferred type on its front."""

    back: int
    guide: Literal["FL", "FR", "NR", "NL"]
    plaster: int
    fragments: tuple[Literal["egg", "footprint", "amber"], ...]
    prefers: Literal["S", "T"]
    source: Origin


@dataclass(frozen=True, slots=True)
class Personality:
    """Marsh or Cope, with the six Dinosaurs on his wishlist."""

    key: str
    wishlist: tuple[str, ...]
    source: Origin


@dataclass(frozen=True, slots=True)
class ScuttleToken:
    """A Scuttle token: how the Scorpion moves, and the points for claiming it."""

    pattern: Literal["straight", "diagonal", "adjacent", "sand", "clay", "stone"]
    points: int
    copies: int
    source: Origin


@dataclass(frozen=True, slots=True)
class Glacier:
    """The Glacier board: the scores printed on its spaces, from the left."""

    scores: tuple[int, ...]
    source: Origin


@dataclass(frozen=True, slots=True)
class Figures:
    """The numbers printed on boards and mats."""

    energy: int
    plaster_per_player: int
    actions: dict[str, int]
    """Energy of each action: plaster, move, climb, sand, extract, dig-sand, dig-clay, dig-stone, remove-sting."""
    sets: dict[str, int]
    sets_all_six: int
    set_size: int
    majority: int
    variety: int
    variety_with_pleistocene: int
    leftover_bone: int
    skill_slots: tuple[int, ...]
    hammer_points: int
    bonus_two_bones: int
    bonus_three_bones: int
    source: dict[str, Origin]


@dataclass(frozen=True, slots=True)
class Tile:
    """One terrain tile: its weight (1 Sand, 2 Clay, 3 Stone) and the count of each Fragment on it."""

    weight: int
    fragments: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Animal:
    """One Dinosaur card with counts instead of words: `bones[kind]` needed, `traits` as indices of CHARACTERISTICS."""

    key: str
    bones: tuple[int, int, int, int, int]
    traits: tuple[int, int, int]
    perfect: int
    pleistocene: bool
    name: str = ""
    """As in `Dinosaur`: empty for printed cards."""


@dataclass(frozen=True, slots=True)
class Card:
    """One market card: `cost` counts (egg, footprint, amber, any)."""

    key: str
    tool: bool
    cost: tuple[int, int, int, int]
    points: int
    effect: str
    amount: int


@dataclass(frozen=True, slots=True)
class Rows:
    """Everything read from the level files, in the order of the files."""

    figures: Figures
    pieces: tuple[Piece, ...]
    tiles: tuple[Terrain, ...]
    dinosaurs: tuple[Dinosaur, ...]
    pleistocene: tuple[Dinosaur, ...]
    species: tuple[Dinosaur, ...]
    tools: tuple[Good, ...]
    supplies: tuple[Good, ...]
    skills: tuple[Skill, ...]
    events: tuple[Event, ...]
    rival_cards: tuple[RivalCard, ...]
    personalities: tuple[Personality, ...]
    tokens: tuple[ScuttleToken, ...] = ()
    glacier: tuple[int, ...] = ()
    """Ice Age: the scores printed on the Glacier board, from the left."""


@dataclass(frozen=True, slots=True)
class Box:
    """The components of one game, indexed by id; index 0 is a blank. Shared by all states, never changed.

    `kind[piece]` is the kind of a piece (TOOTH ... CRYSTAL), `weight[tile]` its weight (0 for no tile), `plaster` and
    `value` are by kind. Tools have the ids 1 to `tools`, Supplies cards the ids after them.
    """

    rows: Rows
    kind: tuple[int, ...]
    plaster: tuple[int, ...]
    value: tuple[int, ...]
    tiles: tuple[Tile, ...]
    weight: tuple[int, ...]
    animals: tuple[Animal, ...]
    cards: tuple[Card, ...]
    tools: int
    skills: tuple[Skill, ...]
    events: tuple[Event, ...]
    rival_cards: tuple[RivalCard, ...]
    animal_ids: dict[str, int] = field(compare=False)
    skill_ids: dict[str, int] = field(compare=False)
    pleistocene: range
    """The ids of the printed Pleistocene cards."""
    tokens: tuple[ScuttleToken, ...]

    @property
    def figures(self) -> Figures:
        """The numbers printed on boards and mats."""
        return self.rows.figures

    def skill_amount(self, key: str) -> int:
        """Return the number in the text of the Skill called `key`."""
        return next(row.amount for row in self.skills if row.key == key)


BLANK_SKILL = Skill("", "ours")
BLANK_EVENT = Event("", "ours")
BLANK_TOKEN = ScuttleToken("straight", 0, 1, "ours")
BLANK_RIVAL_CARD = RivalCard(0, "FL", 0, (), "S", "ours")


def fill_box(rows: Rows) -> Box:
    """Return the box with one id for every copy of every row."""
    pieces = [PIECES.index(row.key) for row in rows.pieces for _ in range(row.count)]
    tiles = [tile(row) for row in rows.tiles for _ in range(row.copies)]
    cards = [card(row, True) for row in rows.tools for _ in range(row.copies)]
    tools = len(cards)
    cards += [card(row, False) for row in rows.supplies for _ in range(row.copies)]
    animals = [animal(row) for row in (*rows.dinosaurs, *rows.pleistocene, *rows.species)]
    ice_age = len(rows.dinosaurs) + 1
    by_kind = {PIECES.index(row.key): row for row in rows.pieces}
    return Box(
        rows=rows,
        kind=(-1, *pieces),
        plaster=tuple(by_kind[kind].plaster if kind in by_kind else 0 for kind in range(len(PIECES))),
        value=tuple(by_kind[kind].value if kind in by_kind else 0 for kind in range(len(PIECES))),
        tiles=(Tile(0, (0, 0, 0)), *tiles),
        weight=(0, *(row.weight for row in tiles)),
        animals=(Animal("", (0, 0, 0, 0, 0), (0, 0, 0), 0, False), *animals),
        cards=(Card("", False, (0, 0, 0, 0), 0, "", 0), *cards),
        tools=tools,
        skills=(BLANK_SKILL, *rows.skills),
        events=(BLANK_EVENT, *rows.events),
        rival_cards=(BLANK_RIVAL_CARD, *rows.rival_cards),
        animal_ids={row.key: number for number, row in enumerate(animals, 1)},
        skill_ids={row.key: number for number, row in enumerate(rows.skills, 1)},
        pleistocene=range(ice_age, ice_age + len(rows.pleistocene)),
        tokens=(BLANK_TOKEN, *(row for row in rows.tokens for _ in range(row.copies))),
    )


def tile(row: Terrain) -> Tile:
    """Return one tile of this kind."""
    eggs, footprints, ambers = (row.fragments.count(name) for name in ("egg", "footprint", "amber"))
    return Tile(TERRAINS.index(row.terrain), (eggs, footprints, ambers))


def card(row: Good, is_tool: bool) -> Card:
    """Return one copy of a market card."""
    eggs, footprints, ambers, wild = (row.cost.get(name, 0) for name in ("egg", "footprint", "amber", "any"))
    return Card(row.key, is_tool, (eggs, footprints, ambers, wild), row.points, row.effect, row.amount)


def animal(row: Dinosaur) -> Animal:
    """Return the Dinosaur card with counts for words."""
    tooth, limb, rib, hip, skull = (row.bones.count(name) for name in ("tooth", "limb", "rib", "hip", "skull"))
    diet, movement, era = (CHARACTERISTICS.index(name) for name in (row.diet, row.movement, row.era))
    bones, traits = (tooth, limb, rib, hip, skull), (diet, movement, era)
    return Animal(row.key, bones, traits, row.perfect, row.era == "pleistocene", row.name)
