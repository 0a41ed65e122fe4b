"""What is in the box: the components of Bone Wars with an id for every single card, and tables for quick rules.

Cards of the decks have ids from 1, so that 0 can mean "no card". Places and tiles are numbered from 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.model.bonewars.rows import (
    AwardSpace,
    Effect,
    Figures,
    Origin,
    Paleontologist,
    Rows,
    Site,
    Slot,
    SoloCard,
    Species,
    TeamCard,
)

Gains = tuple[tuple[str, int], ...]
"""What a bonus gives: (effect, amount), in the printed order."""

KINDS = ("torso", "tail", "carnivore", "herbivore", "foot", "fin", "claw", "wing")
"""The eight kinds of bones in the order of the rules (0.3), which breaks Theodore's ties."""
TORSO, TAIL, CARNIVORE, HERBIVORE, FOOT, FIN, CLAW, WING = range(8)
CATEGORIES = ("torso", "tail", "head", "limb")
CATEGORY = (0, 1, 2, 2, 3, 3, 3, 3)
"""CATEGORY[kind]: which of the four parts it is."""
OF_CATEGORY = ((TORSO,), (TAIL,), (CARNIVORE, HERBIVORE), (FOOT, FIN, CLAW, WING))
ICONS = ("insect", "footprint", "fossil", "hammer", "plant")
ENVELOPES = ("A", "B", "C", "D", "E")
PATRONS = ("marsh", "cope")
MARSH, COPE = 0, 1
ACTIONS = ("publish", "debunk", "award", "find")
PUBLISH, DEBUNK, AWARD, FIND = range(4)
DIRECTIONS = ("north", "east", "south", "west")
LEVELS = 3
"""Top, middle and bottom slot of a dig site."""
PAPERS = (2, 3, 4)
"""The values of papers: as many bones as were used."""
NOTHING = -1
"""An empty bone slot, a marker that lies nowhere, an emptied space."""


@dataclass(frozen=True, slots=True)
class Space:
    """One space of an award tile; `needs` pairs what is counted (as in the rows) with how many."""

    needs: tuple[tuple[str, int], ...]
    loyalty: int
    players: int


@dataclass(frozen=True, slots=True)
class Box:
    """The components of one game, shared by all its states and never changed.

    `fits[card][category]` are the kinds of bones a species takes there; `links[site]` are the sites north, east, south
    and west of it (NOTHING: no way); `doors[university]` the sites its teams may go to; `camp_site` and `camp_players`
    are by camp space; `award_spaces[tile]` from the top; `slots` ends with the upgraded tile.
    """

    rows: Rows
    species: tuple[Species, ...]
    fits: tuple[tuple[tuple[int, ...], ...], ...]
    icon: tuple[int, ...]
    prizes: tuple[Gains, ...]
    paleontologists: tuple[Paleontologist, ...]
    paleontologist_action: tuple[int, ...]
    team_cards: tuple[TeamCard, ...]
    specialists: tuple[Gains, ...]
    envelopes: tuple[Gains, ...]
    slots: tuple[Slot, ...]
    slot_icon: tuple[int, ...]
    tiles: tuple[Gains, ...]
    printed_tile: int
    links: tuple[tuple[int, ...], ...]
    ways: tuple[tuple[int, ...], ...]
    doors: tuple[tuple[int, ...], ...]
    patrons: tuple[int, ...]
    camp_site: tuple[int, ...]
    camp_players: tuple[int, ...]
    camps_at: tuple[tuple[int, ...], ...]
    errands: tuple[str, ...]
    profession_gains: tuple[Gains, ...]
    columns: int
    award_piles: dict[str, tuple[int, ...]] = field(compare=False)
    award_spaces: tuple[tuple[Space, ...], ...]
    grants: tuple[str, ...]
    grant_amount: dict[str, int] = field(compare=False)
    solo_cards: tuple[SoloCard, ...]

    @property
    def figures(self) -> Figures:
        """The other numbers printed on boards and tiles."""
        return self.rows.figures

    @property
    def upgraded(self) -> int:
        """The number of the upgraded tile among the slots."""
        return len(self.slots) - 1


OURS: Origin = "ours"
BLANK_SPECIES = Species("", "", "", "reptile", "marsh", 0, "any", "any", "insect", "", OURS)
BLANK_PALEONTOLOGIST = Paleontologist("", "", 0, 0, "publish", "wild", 1, OURS)
BLANK_TEAM = TeamCard("", 3, 0, 0, 0, 0, OURS)
BLANK_SOLO = SoloCard("", "basic", (), (), (), "team", 0, 0, 0, 0, OURS)
ANY_ICON, NO_ICON = 5, 6
SLOT_ICONS = (*ICONS, "any", "none")


def fill_box(rows: Rows) -> Box:
    """Return the box with one id for every copy of every row."""
    return Box(rows=rows, **cards(rows), **player_boards(rows), **main_board(rows))


def cards(rows: Rows) -> dict[str, Any]:
    """Return the decks, each with a blank in front."""
    prizes = {row.key: pairs(row.gains) for row in rows.prizes}
    paleontologists = [row for row in rows.paleontologists for _ in range(row.copies)]
    return {
        "species": (BLANK_SPECIES, *rows.species),
        "fits": ((), *(skeleton(row) for row in rows.species)),
        "icon": (NO_ICON, *(ICONS.index(row.icon) for row in rows.species)),
        "prizes": ((), *(prizes[row.prize] for row in rows.species)),
        "paleontologists": (BLANK_PALEONTOLOGIST, *paleontologists),
        "paleontologist_action": (NOTHING, *(ACTIONS.index(row.action) for row in paleontologists)),
        "solo_cards": (BLANK_SOLO, *rows.solo_cards),
    }


def player_boards(rows: Rows) -> dict[str, Any]:
    """Return what each player has: team cards, specialists, envelopes and slots, the upgraded one last."""
    slots = rows.slots + rows.upgraded
    return {
        "team_cards": (BLANK_TEAM, *rows.team_cards),
        "specialists": tuple(pairs(row.gains) for row in rows.specialists),
        "envelopes": tuple(pairs(row.gains) for row in rows.envelopes),
        "slots": slots,
        "slot_icon": tuple(SLOT_ICONS.index(row.icon) for row in slots),
    }


def main_board(rows: Rows) -> dict[str, Any]:
    """Return what is printed on the main board and its tiles."""
    names = {row.key: number for number, row in enumerate(rows.sites)}
    links = links_of(rows.sites)
    camp_site = tuple(number for number, row in enumerate(rows.sites) for _ in row.camps)
    return {
        "tiles": tuple(pairs(row.gains) for row in rows.tiles),
        "printed_tile": next(number for number, row in enumerate(rows.tiles) if row.printed),
        "links": links,
        "ways": tuple(tuple(there for there in way if there != NOTHING) for way in links),
        "doors": tuple(tuple(sorted(names[key] for key in row.sites)) for row in rows.universities),
        "patrons": tuple(PATRONS.index(row.patron) for row in rows.universities),
        "camp_site": camp_site,
        "camp_players": tuple(players for row in rows.sites for players in row.camps),
        "camps_at": tuple(numbers_of(camp_site, site) for site in range(len(rows.sites))),
        "errands": tuple(row.key for row in rows.site_actions),
        "profession_gains": tuple(
            pairs(row.gains) + pairs(column.gains) for row in rows.profession_rows for column in rows.profession_columns
        ),
        "columns": len(rows.profession_columns),
        "award_piles": {pile: numbers_of([row.pile for row in rows.award_tiles], pile) for pile in "ABC"},
        "award_spaces": tuple(spaces_of(row.key, rows.award_spaces) for row in rows.award_tiles),
        "grants": tuple(row.key for row in rows.grants),
        "grant_amount": {row.key: row.amount for row in rows.grants},
    }


def numbers_of(values: Sequence[object], wanted: object) -> tuple[int, ...]:
    """Return the places at which a value stands."""
    return tuple(number for number, value in enumerate(values) if value == wanted)


def pairs(gains: dict[Effect, int]) -> Gains:
    """Return a table of gains as pairs."""
    return tuple(gains.items())


def skeleton(row: Species) -> tuple[tuple[int, ...], ...]:
    """Return the kinds of bones that fit a species, by category."""
    skull = OF_CATEGORY[2] if row.skull == "any" else (KINDS.index(row.skull),)
    limb = OF_CATEGORY[3] if row.limb == "any" else (KINDS.index(row.limb),)
    return (OF_CATEGORY[0], OF_CATEGORY[1], skull, limb)


def links_of(sites: tuple[Site, ...]) -> tuple[tuple[int, ...], ...]:
    """Return for each site the sites north, east, south and west of it."""
    names = {row.key: number for number, row in enumerate(sites)} | {"": NOTHING}
    return tuple(tuple(names[getattr(row, way)] for way in DIRECTIONS) for row in sites)


def spaces_of(tile: str, spaces: tuple[AwardSpace, ...]) -> tuple[Space, ...]:
    """Return the spaces of an award tile from the top."""
    return tuple(Space(tuple(row.needs.items()), row.loyalty, row.players) for row in spaces if row.tile == tile)
