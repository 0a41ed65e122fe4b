"""Reads the components of Bone Wars under `levels/bonewars/`, and refuses a wrong row with a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from game import paths
from game.content import check_keys, check_once, place, read_file, read_row, read_rows, wrong
from game.model.bonewars.box import DIRECTIONS, ENVELOPES, ICONS, KINDS, PAPERS, Box, fill_box
from game.model.bonewars.rows import (
    AwardSpace,
    AwardTile,
    Bone,
    Bonus,
    Endgame,
    Envelope,
    Figures,
    Grant,
    Line,
    Paleontologist,
    Rows,
    Site,
    SiteAction,
    Slot,
    SoloCard,
    Specialist,
    Species,
    TeamCard,
    University,
)

GRANTS = (
    "scout",
    "generalist",
    "collector",
    "critic",
    "restorer",
    "stipend",
    "curator",
    "field-notes",
    "full-skeleton",
    "pamphlet",
    "tenure",
    "side-trip",
    "toll",
    "railway-pass",
)
ERRANDS = ("switch", "see", "money", "bone", "swap", "take-back")
NOTIONS = {
    "publish": ("wild", "few-bones", "split"),
    "debunk": ("wild", "few-bones", "split"),
    "award": ("split", "any-round", "occupied"),
    "find": ("emptied", "any-envelope", "any-tile"),
}
"""Which bonuses each paleontologist action knows."""
COUNTED = {"A": ("marsh", "cope", "leidy"), "B": ("reptile", "mammal", "bird"), "C": ENVELOPES}
"""What the awards of each pile count."""
DRAFTED_UNIVERSITIES = 4


def bonewars_box(folder: Path | None = None) -> Box:
    """Return the components of Bone Wars, read once from `folder` (the program's own when it is None).

    Raises ValueError naming file, row, field and what was expected when a file is missing or wrong.
    """
    return read_box(folder or paths.levels_folder() / "bonewars")


@cache
def read_box(folder: Path) -> Box:
    """Return the components described by the files in `folder`."""
    rows = Rows(
        figures=read_figures(folder),
        bones=read_rows(folder, "bones.toml", "bone", Bone),
        species=read_rows(folder, "species.toml", "species", Species),
        prizes=read_rows(folder, "bonuses.toml", "prize", Bonus, beside=("tile",)),
        tiles=read_rows(folder, "bonuses.toml", "tile", Bonus, beside=("prize",)),
        envelopes=read_rows(folder, "player_board.toml", "envelope", Envelope, beside=("slot", "upgraded")),
        slots=read_rows(folder, "player_board.toml", "slot", Slot, beside=("envelope", "upgraded")),
        upgraded=read_rows(folder, "player_board.toml", "upgraded", Slot, beside=("envelope", "slot")),
        team_cards=read_rows(folder, "team_cards.toml", "card", TeamCard, beside=("specialist",)),
        specialists=read_rows(folder, "team_cards.toml", "specialist", Specialist, beside=("card",)),
        paleontologists=read_rows(folder, "paleontologists.toml", "paleontologist", Paleontologist),
        sites=read_rows(folder, "map.toml", "site", Site, beside=("university", "action")),
        universities=read_rows(folder, "map.toml", "university", University, beside=("site", "action")),
        site_actions=read_rows(folder, "map.toml", "action", SiteAction, beside=("site", "university")),
        profession_rows=read_rows(folder, "professions.toml", "row", Line, beside=("column", "endgame")),
        profession_columns=read_rows(folder, "professions.toml", "column", Line, beside=("row", "endgame")),
        endgame=read_rows(folder, "professions.toml", "endgame", Endgame, beside=("row", "column")),
        award_tiles=read_rows(folder, "awards.toml", "tile", AwardTile, beside=("space",)),
        award_spaces=read_rows(folder, "awards.toml", "space", AwardSpace, beside=("tile",)),
        grants=read_rows(folder, "grants.toml", "grant", Grant),
        solo_cards=read_rows(folder, "theodore.toml", "card", SoloCard, beside=("errand",)),
        solo_errands=read_rows(folder, "theodore.toml", "errand", SiteAction, beside=("card",)),
    )
    for check in (check_words, check_figures, check_boards, check_map, check_awards, check_alphabet, check_decks):
        check(rows)
    return fill_box(rows)


def read_figures(folder: Path) -> Figures:
    """Return the other printed numbers; each must say where it comes from."""
    name = "figures.toml"
    figures: Figures = read_row(name, read_file(folder, name), Figures)
    names = [field.name for field in fields(Figures) if field.name != "source"]
    if sorted(figures.source) != sorted(names):
        wrong(name, "source", f"exactly {', '.join(names)}", ", ".join(figures.source))
    return figures


def check_words(rows: Rows) -> None:
    """Refuse a key that stands twice in a file, or that no rule knows."""
    keyed: tuple[tuple[str, Sequence[Any]], ...] = (
        ("bones.toml", rows.bones),
        ("species.toml", rows.species),
        ("bonuses.toml", rows.prizes),
        ("bonuses.toml", rows.tiles),
        ("team_cards.toml", rows.team_cards),
        ("team_cards.toml", rows.specialists),
        ("paleontologists.toml", rows.paleontologists),
        ("map.toml", rows.sites),
        ("map.toml", rows.site_actions),
        ("awards.toml", rows.award_tiles),
        ("grants.toml", rows.grants),
        ("theodore.toml", rows.solo_cards),
        ("theodore.toml", rows.solo_errands),
    )
    for name, found in keyed:
        check_once(name, found)
    check_keys("grants.toml", rows.grants, "key", GRANTS)
    check_keys("species.toml", rows.species, "prize", [row.key for row in rows.prizes])
    exactly("bones.toml", "key", [row.key for row in rows.bones], KINDS)
    exactly("player_board.toml", "icon", [row.icon for row in rows.envelopes], ICONS)
    exactly("theodore.toml", "key", sorted(row.key for row in rows.solo_errands), sorted(ERRANDS))
    for number, row in enumerate(rows.paleontologists, 1):
        if row.bonus not in NOTIONS[row.action]:
            where = place("paleontologists.toml", number, row.key)
            wrong(where, "bonus", f"one of {', '.join(NOTIONS[row.action])} with {row.action}", row.bonus)


def exactly(name: str, field: str, found: Sequence[str], expected: Sequence[str]) -> None:
    """Refuse rows that do not have exactly the expected words in the expected order."""
    if list(found) != list(expected):
        wrong(name, field, f"exactly the rows {', '.join(expected)}", ", ".join(found))


def check_figures(rows: Rows) -> None:
    """Refuse printed numbers that do not fit together."""
    figures, name = rows.figures, "figures.toml"
    for field in ("paper_loyalty", "debunk_loyalty"):
        if len(getattr(figures, field)) != len(PAPERS):
            wrong(name, field, f"{len(PAPERS)} numbers", getattr(figures, field))
    for field in ("track_loyalty", "track_money"):
        if getattr(figures, field) >= len(figures.track):
            wrong(name, field, f"a space of the track, below {len(figures.track)}", getattr(figures, field))
    if not 2 <= figures.midgame_round <= len(figures.round_years):
        wrong(name, "midgame_round", f"a round from 2 to {len(figures.round_years)}", figures.midgame_round)
    for field in ("crates", "movement_camps", "archive_camps", "shelves", "paleontologists_shown", "finds_of_a_kind"):
        if getattr(figures, field) < 1:
            wrong(name, field, "at least 1", getattr(figures, field))
    if not figures.shelf_spots or min(figures.shelf_spots) > 2:
        wrong(name, "shelf_spots", "at least one spot open for 2 players", figures.shelf_spots)


def check_boards(rows: Rows) -> None:
    """Refuse boards that the rules cannot be played on."""
    if not rows.slots or min(row.cost for row in rows.slots) > 0:
        wrong("player_board.toml", "cost", "a first slot that costs 0", [row.cost for row in rows.slots])
    if len(rows.upgraded) != 1:
        raise ValueError(f"player_board.toml: expected one row [[upgraded]], found {len(rows.upgraded)}")
    if len(rows.profession_rows) < 4 or len(rows.profession_columns) < 2:
        raise ValueError("professions.toml: expected at least 4 rows and 2 columns")
    if sum(row.players <= 2 for row in rows.endgame) < 2 or len(rows.endgame) < 4:
        raise ValueError("professions.toml: expected an endgame space for each player")
    printed = [row.key for row in rows.tiles if row.printed]
    rounds, columns = len(rows.figures.round_years), len(ICONS)
    if len(printed) != 1 or len(rows.tiles) - 1 != columns + rounds - 1:
        raise ValueError(
            f"bonuses.toml: expected {columns + rounds - 1} tiles and one printed, found {len(rows.tiles)}"
        )
    if {row.people for row in rows.team_cards} != {3, 6}:
        raise ValueError("team_cards.toml: expected basic cards with 3 people and advanced ones with 6")


def check_map(rows: Rows) -> None:
    """Refuse ways to nowhere, and boards with too few tiles for their sites."""
    known = [row.key for row in rows.sites]
    for number, row in enumerate(rows.sites, 1):
        for way in DIRECTIONS:
            if (there := getattr(row, way)) and there not in known:
                wrong(place("map.toml", number, row.key), way, f"one of {', '.join(known)}", there)
    for number, university in enumerate(rows.universities, 1):
        strangers = [key for key in university.sites if key not in known]
        if strangers or not university.sites:
            wrong(place("map.toml", number, ""), "sites", f"some of {', '.join(known)}", university.sites)
    if len(rows.universities) != DRAFTED_UNIVERSITIES:
        raise ValueError(f"map.toml: expected {DRAFTED_UNIVERSITIES} universities, found {len(rows.universities)}")
    if len(rows.site_actions) != len(rows.sites):
        raise ValueError(f"map.toml: expected {len(rows.sites)} dig site actions, found {len(rows.site_actions)}")


def check_awards(rows: Rows) -> None:
    """Refuse award tiles without spaces, of no pile, or that count what their pile does not."""
    piles = {row.key: row.pile for row in rows.award_tiles}
    for pile in COUNTED:
        if pile not in piles.values():
            wrong("awards.toml", "pile", f"a tile of pile {pile}", "none")
    for number, row in enumerate(rows.award_spaces, 1):
        where = place("awards.toml", number, row.tile)
        if row.tile not in piles:
            wrong(where, "tile", f"one of {', '.join(piles)}", row.tile)
        strangers = [symbol for symbol in row.needs if symbol not in COUNTED[piles[row.tile]]]
        if strangers or not row.needs:
            wrong(where, "needs", f"some of {', '.join(COUNTED[piles[row.tile]])}", list(row.needs))
    for key in piles:
        if len([row for row in rows.award_spaces if row.tile == key]) < 2:
            wrong("awards.toml", "tile", f"at least two spaces for {key}", "fewer")


def check_alphabet(rows: Rows) -> None:
    """Refuse species out of the order of their names: their numbers are Theodore's last test (2.2)."""
    for number, (former, row) in enumerate(pairwise(rows.species), 2):
        if row.name < former.name:
            wrong(place("species.toml", number, row.key), "name", f"one after {former.name} in the alphabet", row.name)


def check_decks(rows: Rows) -> None:
    """Refuse decks that are too small for a game of four, and solo cards with an empty half."""
    players = 4
    bag = sum(row.count - row.display for row in rows.bones)
    if bag < (needed := len(rows.sites) * 3 + 2 * (players + 1)):
        wrong("bones.toml", "count", f"at least {needed} bones in the bag", bag)
    if len(rows.species) < (needed := len(rows.sites) + players + 1):
        raise ValueError(f"species.toml: expected at least {needed} rows, found {len(rows.species)}")
    if len(rows.grants) < len(rows.universities):
        raise ValueError(f"grants.toml: expected at least {len(rows.universities)} rows, found {len(rows.grants)}")
    copies = sum(row.copies for row in rows.paleontologists)
    if copies < (needed := players + rows.figures.paleontologists_shown):
        raise ValueError(f"paleontologists.toml: expected at least {needed} cards, found {copies}")
    for number, row in enumerate(rows.solo_cards, 1):
        if not row.actions or not row.team:
            wrong(place("theodore.toml", number, row.key), "actions", "two halves with actions", row.actions)
