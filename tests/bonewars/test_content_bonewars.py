"""The decks and boards of Bone Wars under levels/bonewars (rules 3), and how a wrong row is refused."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from game import paths
from game.content_bonewars import bonewars_box
from tests.bonewars.table import BOX

LEVELS = paths.levels_folder() / "bonewars"


@pytest.fixture
def decks(tmp_path: Path) -> Path:
    return Path(shutil.copytree(LEVELS, tmp_path / "bonewars"))


def edit(decks: Path, name: str, old: str, new: str) -> None:
    text = (decks / name).read_text(encoding="utf-8")
    assert old in text
    (decks / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_box_is_read_once():
    assert bonewars_box() is bonewars_box()


def test_there_are_a_hundred_bones_sixteen_of_them_rare():
    assert (sum(row.count for row in BOX.rows.bones), sum(row.display for row in BOX.rows.bones)) == (100, 16)


def test_sixty_species_stand_in_the_order_of_the_alphabet():
    names = [row.name for row in BOX.rows.species]
    assert len(names) == 60
    assert names == sorted(names)


def test_every_pair_of_icon_and_prize_stands_on_two_cards():
    pairs = Counter((row.icon, row.prize) for row in BOX.rows.species)
    assert len(pairs) == 30
    assert set(pairs.values()) == {2}


def test_animals_and_discoverers_are_as_many_as_counted():
    assert Counter(row.animal for row in BOX.rows.species) == {"reptile": 30, "mammal": 17, "bird": 8, "amphibian": 5}
    assert Counter(row.discoverer for row in BOX.rows.species) == {"marsh": 28, "cope": 20, "leidy": 12}
    assert Counter(row.skull for row in BOX.rows.species) == {"carnivore": 21, "herbivore": 22, "any": 17}
    limbs = Counter(row.limb for row in BOX.rows.species)
    assert limbs == {"foot": 24, "claw": 14, "fin": 6, "wing": 6, "any": 10}


def test_the_names_in_the_rulebook_are_marked_so():
    named = {row.name for row in BOX.rows.species if row.source == "rulebook"}
    assert {"Cimolopteryx", "Archaeotherium", "Ornithomimus", "Hadrosaurus", "Laelaps", "Dryptosaurus"} <= named
    assert len(named) == 9


def test_there_are_twelve_paleontologists_with_two_copies_each():
    assert len(BOX.rows.paleontologists) == 12
    assert len(BOX.paleontologists) - 1 == 24


def test_there_are_twelve_basic_six_advanced_and_six_expert_solo_cards():
    assert Counter(row.pile for row in BOX.rows.solo_cards) == {"basic": 12, "advanced": 6, "expert": 6}


def test_there_are_eleven_award_tiles_of_four_spaces():
    assert Counter(row.pile for row in BOX.rows.award_tiles) == {"A": 3, "B": 3, "C": 5}
    assert {len(spaces) for spaces in BOX.award_spaces} == {4}


def test_every_site_can_be_reached_from_every_other():
    for start in range(6):
        reached, edge = {start}, [start]
        while edge:
            edge = [there for here in edge for there in BOX.ways[here] if there not in reached]
            reached |= set(edge)
        assert len(reached) == 6


@pytest.mark.parametrize(
    ("name", "old", "new", "sentence"),
    [
        ("species.toml", 'prize = "cover"', 'prize = "crown"', "species.toml, row 1 .agathaumas., field prize"),
        ("species.toml", 'icon = "plant"', 'icon = "plants"', "species.toml, row 1 .agathaumas., field icon"),
        ("species.toml", "year = 1872", 'year = "1872"', "field year: expected a whole number"),
        ("species.toml", 'key = "allosaurus"', 'key = "agathaumas"', "a key that no other row has"),
        ("species.toml", 'name = "Allosaurus"', 'name = "Zallosaurus"', "species.toml, row 3 .apatornis., field name"),
        ("species.toml", "year = 1872", "jahr = 1872", "unknown field 'jahr'"),
        ("bones.toml", 'key = "tail"', 'key = "torso"', "bones.toml"),
        ("bones.toml", "count = 16", "count = -1", "bones.toml, row 1 .torso., field count: expected at least"),
        ("paleontologists.toml", 'bonus = "wild"', 'bonus = "occupied"', "with publish"),
        ("map.toml", 'south = "wyoming"', 'south = "texas"', "map.toml, row 1 .montana., field south"),
        ("map.toml", 'key = "swap"', 'key = "money"', "a key that no other row has"),
        ("awards.toml", "needs = { marsh = 1, cope = 1 }", "needs = { reptile = 1 }", "field needs"),
        ("awards.toml", 'tile = "A1"', 'tile = "A9"', "awards.toml, row 1"),
        ("grants.toml", 'key = "scout"', 'key = "spy"', "grants.toml, row 1"),
        ("bonuses.toml", "printed = 1", "printed = 0", "one printed"),
        ("theodore.toml", 'actions = ["publish", "debunk", "award"]', "actions = []", "theodore.toml, row 1 .b01."),
        ("figures.toml", "track_money = 9", "track_money = 99", "figures.toml, field track_money"),
        ("figures.toml", 'money = "rulebook"', 'money = "hearsay"', "figures.toml, field source"),
        ("figures.toml", "paper_loyalty = [1, 1, 2]", "paper_loyalty = [1, 1]", "field paper_loyalty"),
        ("player_board.toml", "cost = 0", "cost = 1", "costs 0"),
        ("professions.toml", "players = 2", "players = 4", "endgame space"),
        ("team_cards.toml", "people = 6", "people = 5", "team_cards.toml"),
    ],
)
def test_a_wrong_row_is_refused_with_file_row_and_field(decks, name, old, new, sentence):
    edit(decks, name, old, new)
    with pytest.raises(ValueError, match=sentence):
        bonewars_box(decks)


def test_a_missing_file_is_refused(decks):
    (decks / "grants.toml").unlink()
    with pytest.raises(ValueError, match=r"grants\.toml: expected a file"):
        bonewars_box(decks)
