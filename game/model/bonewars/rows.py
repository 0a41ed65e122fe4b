"""The printed components of Bone Wars as frozen rows, one kind of row for each kind of component.

The rows are read from `levels/bonewars/*.toml`; every number printed on a component lives there and nowhere else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Origin = Literal["rulebook", "public", "ours"]
"""Where a row's figures come from: the rulebooks we hold, public reviews, or our own proposal."""
Kind = Literal["torso", "tail", "carnivore", "herbivore", "foot", "fin", "claw", "wing"]
Icon = Literal["insect", "footprint", "fossil", "hammer", "plant"]
PatronName = Literal["marsh", "cope"]
Discoverer = Literal["marsh", "cope", "leidy"]
Animal = Literal["reptile", "mammal", "bird", "amphibian"]
Action = Literal["publish", "debunk", "award", "find"]
Effect = Literal[
    "money",
    "reputation",
    "loyalty",
    "bones",
    "rare",
    "species",
    "paleontologist",
    "see",
    "cover",
    "upgrade",
    "reclassify",
    "sites",
    "slot",
    "round",
]
"""What a bonus can give (rules 1.11); `round` is the current round bonus."""
Errand = Literal["switch", "see", "money", "bone", "swap", "take-back"]
"""The six dig site actions."""
Notion = Literal["wild", "few-bones", "split", "any-round", "occupied", "emptied", "any-envelope", "any-tile"]
"""What the bonus of a paleontologist card allows."""
SoloStep = Literal["discover", "dig", "camp", "sites", "move-n", "move-e", "move-s", "move-w"]
FrontIcon = Literal["twice", "reclassify", "round", "paleontologist"]


@dataclass(frozen=True, slots=True)
class Bone:
    """One kind of bone: how many there are, and how many of them start in the display."""

    key: Kind
    count: int
    display: int
    source: Origin


@dataclass(frozen=True, slots=True)
class Species:
    """A species card. Skull and limb are the kinds its skeleton asks for; `prize` is a key of the prizes."""

    key: str
    name: str
    full_name: str
    animal: Animal
    discoverer: Discoverer
    year: int
    skull: Literal["carnivore", "herbivore", "any"]
    limb: Literal["foot", "fin", "claw", "wing", "any"]
    icon: Icon
    prize: str
    source: Origin


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bonus with a name: a prize, or a bonus tile of the round track and the minor find area."""

    key: str
    gains: dict[Effect, int]
    source: Origin
    printed: int = 0
    """1 for the bonus printed on the last space of the round track."""


@dataclass(frozen=True, slots=True)
class Envelope:
    """One envelope of the archive, from the left: its icon and what each card in it gives."""

    icon: Icon
    gains: dict[Effect, int]
    source: Origin


@dataclass(frozen=True, slots=True)
class Slot:
    """An action slot, from the left, or the upgraded tile. Its icon may be `none`."""

    cost: int
    icon: Literal["insect", "footprint", "fossil", "hammer", "plant", "any", "none"]
    points: int
    depth: int
    source: Origin


@dataclass(frozen=True, slots=True)
class TeamCard:
    """A team card; 3 people are a basic card, 6 an advanced one. `torn` is 1 when a specialist fits on it."""

    key: str
    people: int
    cost: int
    points: int
    depth: int
    torn: int
    source: Origin


@dataclass(frozen=True, slots=True)
class Specialist:
    """A specialist tile."""

    key: str
    gains: dict[Effect, int]
    source: Origin


@dataclass(frozen=True, slots=True)
class Paleontologist:
    """A paleontologist card: the action it names and the bonus it brings to that action."""

    key: str
    name: str
    born: int
    died: int
    action: Action
    bonus: Notion
    copies: int
    source: Origin


@dataclass(frozen=True, slots=True)
class Site:
    """A dig site: where one may go from it, and for how many players each of its camp spaces is open."""

    key: str
    camps: tuple[int, ...]
    source: Origin
    north: str = ""
    east: str = ""
    south: str = ""
    west: str = ""


@dataclass(frozen=True, slots=True)
class University:
    """A university space, in the order of the numbers."""

    patron: PatronName
    sites: tuple[str, ...]
    source: Origin


@dataclass(frozen=True, slots=True)
class SiteAction:
    """A dig site action tile."""

    key: Errand
    source: Origin


@dataclass(frozen=True, slots=True)
class Line:
    """A row or a column of the profession track; a space gives what its row and its column give."""

    gains: dict[Effect, int]
    source: Origin


@dataclass(frozen=True, slots=True)
class Endgame:
    """A space of the endgame tile: its loyalty, and for how many players it is open."""

    loyalty: int
    players: int
    source: Origin


@dataclass(frozen=True, slots=True)
class AwardTile:
    """An award tile of one of the three piles."""

    key: str
    pile: Literal["A", "B", "C"]
    source: Origin


@dataclass(frozen=True, slots=True)
class AwardSpace:
    """A space of an award tile, from the top: what it needs, its loyalty, for how many players it is open."""

    tile: str
    needs: dict[Literal["marsh", "cope", "leidy", "reptile", "mammal", "bird", "A", "B", "C", "D", "E"], int]
    loyalty: int
    players: int
    source: Origin


@dataclass(frozen=True, slots=True)
class Grant:
    """A grant tile; its ability is named by its key, `amount` is the number in it."""

    key: str
    source: Origin
    amount: int = 0


@dataclass(frozen=True, slots=True)
class SoloCard:
    """One of Theodore's cards: the two halves and the icons of its front, and its back."""

    key: str
    pile: Literal["basic", "advanced", "expert"]
    front: tuple[FrontIcon, ...]
    actions: tuple[Action, ...]
    team: tuple[SoloStep, ...]
    back: Literal["team", "paleontologist"]
    points: int
    depth: int
    take_back: int
    rival_loyalty: int
    source: Origin


@dataclass(frozen=True, slots=True)
class Figures:
    """The other numbers printed on boards and tiles.

    `round_years` are the labels of the round track. `paper_loyalty` and `debunk_loyalty` are for 2, 3 and 4 bones.
    `shelf_spots` holds for each spot of a shelf for how many players it is open.
    """

    money: int
    crates: int
    covers: int
    crates_under_cover: int
    cover_money: int
    cover_reputation: int
    movement_camps: int
    archive_camps: int
    discover_cost: int
    paleontologists_shown: int
    finds_of_a_kind: int
    round_years: tuple[str, ...]
    midgame_round: int
    paper_loyalty: tuple[int, ...]
    debunk_loyalty: tuple[int, ...]
    track: tuple[int, ...]
    track_loyalty: int
    track_money: int
    shelves: int
    shelf_spots: tuple[int, ...]
    theodore_head: int
    source: dict[str, Origin]


@dataclass(frozen=True, slots=True)
class Rows:
    """Everything read from the level files, in the order of the files."""

    figures: Figures
    bones: tuple[Bone, ...]
    species: tuple[Species, ...]
    prizes: tuple[Bonus, ...]
    tiles: tuple[Bonus, ...]
    envelopes: tuple[Envelope, ...]
    slots: tuple[Slot, ...]
    upgraded: tuple[Slot, ...]
    team_cards: tuple[TeamCard, ...]
    specialists: tuple[Specialist, ...]
    paleontologists: tuple[Paleontologist, ...]
    sites: tuple[Site, ...]
    universities: tuple[University, ...]
    site_actions: tuple[SiteAction, ...]
    profession_rows: tuple[Line, ...]
    profession_columns: tuple[Line, ...]
    endgame: tuple[Endgame, ...]
    award_tiles: tuple[AwardTile, ...]
    award_spaces: tuple[AwardSpace, ...]
    grants: tuple[Grant, ...]
    solo_cards: tuple[SoloCard, ...]
    solo_errands: tuple[SiteAction, ...]
