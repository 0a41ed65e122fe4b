"""The figures of section 5, and that the rules take them from the decks and from nowhere else."""

import shutil
from pathlib import Path

import pytest

from game import paths
from game.content import fossilis_box
from game.model.fossilis.box import Box
from game.model.fossilis.unseen import unseen
from game.model.turn import Rng
from tests.fossilis.board import BARE, BOX, after, event, fill_pit, mat, options, piece, site, spaces, table


@pytest.mark.parametrize(
    ("bone", "count", "plaster", "value"),
    [("tooth", 15, 1, 2), ("limb", 12, 2, 3), ("rib", 9, 3, 5), ("hip", 6, 4, 7), ("skull", 3, 6, 10)],
)
def test_u25_count_plaster_and_value_of_each_bone(bone, count, plaster, value):
    kind = BOX.kind[piece(bone)]
    assert (BOX.kind.count(kind), BOX.plaster[kind], BOX.value[kind]) == (count, plaster, value)


def test_u25_a_hammer_costs_no_plaster():
    assert BOX.plaster[BOX.kind[piece("hammer")]] == 0


def test_u26_sand_shows_one_fragment_seven_tiles_of_each_kind():
    shown = [tile.fragments for tile in BOX.tiles if tile.weight == 1]
    assert sorted(shown) == sorted([(1, 0, 0), (0, 1, 0), (0, 0, 1)] * 7)


def test_u26_clay_shows_two_different_fragments_three_tiles_of_each_pair():
    shown = [tile.fragments for tile in BOX.tiles if tile.weight == 2]
    assert sorted(shown) == sorted([(1, 0, 1), (0, 1, 1), (1, 1, 0)] * 3)


def test_u26_every_stone_shows_one_of_each_fragment():
    assert [tile.fragments for tile in BOX.tiles if tile.weight == 3] == [(1, 1, 1)] * 8


def test_one_fragment_for_each_energy_of_the_digging_cost():
    prices = BOX.figures.actions
    for tile in BOX.tiles[1:]:
        assert sum(tile.fragments) == prices[("", "dig-sand", "dig-clay", "dig-stone")[tile.weight]]


def test_r15_whoever_guesses_does_not_know_what_a_pit_holds_that_is_covered_again():
    dig = site(". . . . .  . . . . .  s0 s . . .  . . . . .  . . . . .")
    fill_pit(fill_pit(fill_pit(dig, 12, "skull"), 10, "tooth"), 5, "hip")
    dig = after(dig, ("dig", 11, "e"))
    guesses = [unseen(dig, 0, Rng(seed)).pits for seed in range(20)]
    assert {guess[12] for guess in guesses} == {dig.pits[12], dig.pits[10]}
    assert {guess[5] for guess in guesses} == {dig.pits[5]}


# --- an owner of the printed game corrects a figure


@pytest.fixture
def edited(tmp_path: Path):
    """Return a function that gives the box with one figure of a row changed."""

    def edit(name: str, key: str, old: str, new: str) -> Box:
        folder = Path(shutil.copytree(paths.levels_folder() / "fossilis", tmp_path / "fossilis"))
        text = (folder / name).read_text(encoding="utf-8")
        head, row = text.split(f'key = "{key}"', 1)
        (folder / name).write_text(f'{head}key = "{key}"{row.replace(old, new, 1)}', encoding="utf-8")
        return fossilis_box(folder)

    return edit


def with_skill(box: Box, key: str, drawing: str = BARE):
    dig = mat(site(drawing), 0, skills=key)
    dig.box = box
    return dig


def test_the_steps_of_s12_come_from_its_row(edited):
    box = edited("skills.toml", "long-stride", "amount = 3", "amount = 4")
    dig = with_skill(box, "long-stride", ". . . . .  . . . . .  s0 s s s s  . . . . .  . . . . .")
    assert spaces(options(dig, "move")) == [11, 12, 13, 14]


def test_the_plaster_of_s4_comes_from_its_row(edited):
    dig = table(
        with_skill(edited("skills.toml", "double-plaster", "amount = 2", "amount = 3"), "double-plaster"), pool=8
    )
    assert options(dig, "plaster") == [("plaster", 1), ("plaster", 3)]
    assert after(dig, ("plaster", 3)).seats[0].plaster == 3


def test_the_discount_of_s11_comes_from_its_row(edited):
    box = edited("skills.toml", "cheap-plaster", "amount = 1", "amount = 2")
    dig = with_skill(box, "cheap-plaster", ". . . . .  . . . . .  s0 . . . .  . . . . .  . . . . .")
    dig = mat(fill_pit(dig, 11, "limb hip"), 0, plaster=2)
    assert after(dig, ("extract", 11, "hip")).seats[0].plaster == 0
    assert after(dig, ("extract", 11, "limb")).seats[0].plaster == 1


def test_the_room_of_s8_comes_from_its_row(edited):
    dig = with_skill(edited("skills.toml", "large-lab", "amount = 2", "amount = 3"), "large-lab")
    dig = table(mat(dig, 0, lab="henodus nothosaurus", bones="hip"), display="diplodocus")
    assert options(dig, "claim")


def test_the_discount_of_soft_stone_comes_from_its_row(edited):
    dig = site("t0 . . . .  . . . . .  . . . . .  . . . . .  . . . . .")
    dig.box = edited("events.toml", "soft-stone", "amount = 1", "amount = 2")
    dig.events = [event("soft-stone")]
    assert after(dig, ("dig", 0, "e")).energy == 3
