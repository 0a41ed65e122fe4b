import re
import shutil
from pathlib import Path

import pytest

from game import paths
from game.content import fossilis_box
from game.model.fossilis.box import HAMMER, RIB, SKULL, STONE, TOOTH

LEVELS = paths.levels_folder() / "fossilis"


@pytest.fixture
def decks(tmp_path: Path) -> Path:
    return Path(shutil.copytree(LEVELS, tmp_path / "fossilis"))


def edit(decks: Path, name: str, old: str, new: str) -> None:
    text = (decks / name).read_text(encoding="utf-8")
    assert old in text
    (decks / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def complaint(decks: Path) -> str:
    with pytest.raises(ValueError, match="expected") as raised:
        fossilis_box(decks)
    return str(raised.value)


def test_the_box_holds_the_printed_numbers_of_components():
    box = fossilis_box()
    assert [box.kind.count(kind) for kind in range(HAMMER + 1)] == [15, 12, 9, 6, 3, 9]
    assert [box.weight.count(weight) for weight in (1, 2, 3)] == [21, 9, 8]
    assert (len(box.animals) - 1, box.tools, len(box.cards) - 1 - box.tools) == (33, 21, 24)
    assert (len(box.skills) - 1, len(box.events) - 1, len(box.rival_cards) - 1) == (18, 10, 12)


def test_there_are_no_ice_crystals_in_the_base_box():
    assert "crystal" not in [row.key for row in fossilis_box().rows.pieces]


def test_the_box_is_read_once():
    assert fossilis_box() is fossilis_box()


def test_each_fragment_is_printed_twenty_one_times():
    assert [sum(tile.fragments[kind] for tile in fossilis_box().tiles) for kind in range(3)] == [21, 21, 21]


def test_one_sand_tile_of_each_fragment_is_set_aside():
    aside = [row for row in fossilis_box().rows.tiles if row.set_aside]
    assert [(row.terrain, row.fragments, row.set_aside) for row in aside] == [
        ("sand", ("egg",), 1),
        ("sand", ("footprint",), 1),
        ("sand", ("amber",), 1),
    ]


def test_every_stone_shows_one_of_each_fragment():
    box = fossilis_box()
    assert {tile.fragments for tile in box.tiles if tile.weight == STONE} == {(1, 1, 1)}


def test_peteinosaurus_needs_a_tooth_and_a_rib_and_is_worth_ten():
    box = fossilis_box()
    animal = box.animals[box.animal_ids["peteinosaurus"]]
    assert [kind for kind, count in enumerate(animal.bones) if count] == [TOOTH, RIB]
    assert animal.perfect == 10


def test_a_skull_costs_six_plaster_and_is_worth_ten():
    box = fossilis_box()
    assert (box.plaster[SKULL], box.value[SKULL]) == (6, 10)


def test_the_rivals_cards_show_each_guide_three_times_and_each_type_six_times():
    cards = fossilis_box().rows.rival_cards
    assert [[card.guide for card in cards].count(guide) for guide in ("FL", "FR", "NR", "NL")] == [3, 3, 3, 3]
    assert [card.prefers for card in cards].count("S") == 6
    assert sorted(card.back for card in cards) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


def test_marsh_lists_the_six_dinosaurs_of_the_rulebook_in_order():
    marsh = fossilis_box().rows.personalities[0]
    assert (marsh.key, marsh.source) == ("marsh", "rulebook")
    assert marsh.wishlist == (
        "quetzalcoatlus",
        "plateosaurus",
        "eudimorphodon",
        "tapejara",
        "brachiosaurus",
        "tyrannosaurus-rex",
    )


def test_every_figure_of_boards_and_mats_says_where_it_comes_from():
    figures = fossilis_box().figures
    assert figures.source["majority"] == "rulebook"
    assert figures.source["skill_slots"] == "ours"


def test_a_text_for_a_number_is_refused_with_file_row_field_and_what_was_expected(decks):
    edit(decks, "pieces.toml", "count = 9", 'count = "nine"')
    assert complaint(decks) == "pieces.toml, row 3 (rib), field count: expected a whole number, found 'nine'"


def test_a_word_that_is_not_among_the_known_ones_is_refused_with_those(decks):
    edit(decks, "dinosaurs.toml", 'movement = "avian"', 'movement = "flying"')
    assert complaint(decks) == (
        "dinosaurs.toml, row 2 (eudimorphodon), field movement: "
        "expected one of 'biped', 'quadruped', 'aquatic', 'avian', found 'flying'"
    )


def test_an_unknown_bone_is_refused(decks):
    edit(decks, "dinosaurs.toml", '["hip", "rib", "limb"]', '["hip", "rib", "tail"]')
    assert complaint(decks).startswith(
        "dinosaurs.toml, row 1 (plateosaurus), field bones: expected a list, each one of"
    )


def test_a_missing_field_is_refused(decks):
    edit(decks, "tools.toml", "points = 2\n", "")
    assert complaint(decks) == (
        "tools.toml, row 1 (whisk-broom), field points: expected a whole number, found 'nothing'"
    )


def test_an_unknown_field_is_refused(decks):
    edit(decks, "skills.toml", 'key = "double-purchase"', 'key = "double-purchase"\ncolour = "red"')
    assert complaint(decks).startswith("skills.toml, row 1 (double-purchase): unknown field 'colour', expected key")


def test_an_unknown_table_is_refused(decks):
    edit(decks, "events.toml", "[[event]]", "[[evnt]]")
    assert complaint(decks) == "events.toml: unknown table 'evnt', expected [[event]]"


def test_a_missing_file_is_refused(decks):
    (decks / "supplies.toml").unlink()
    assert complaint(decks).endswith(
        "supplies.toml: expected a file, but it cannot be read (No such file or directory)"
    )


def test_a_file_that_is_not_toml_is_refused(decks):
    (decks / "tiles.toml").write_text("[[tile\n", encoding="utf-8")
    assert "tiles.toml: expected TOML, but" in complaint(decks)


def test_a_file_that_is_not_text_is_refused(decks):
    (decks / "tiles.toml").write_bytes(b"\xff\xfe\x00")
    assert "tiles.toml: expected TOML, but" in complaint(decks)


def test_a_deck_without_rows_is_refused(decks):
    (decks / "events.toml").write_text("", encoding="utf-8")
    assert complaint(decks) == "events.toml: expected rows that begin with [[event]]"


def test_a_perfect_value_that_disagrees_with_the_bones_is_refused(decks):
    edit(decks, "dinosaurs.toml", "perfect = 21", "perfect = 20")
    assert complaint(decks) == (
        "dinosaurs.toml, row 1 (plateosaurus), field perfect: expected 21 (its bones and the bonus for 3), found 20"
    )


def test_a_dinosaur_of_four_bones_is_refused(decks):
    edit(decks, "dinosaurs.toml", '["hip", "rib", "limb"]', '["hip", "rib", "limb", "limb"]')
    assert "field bones: expected one to three bones" in complaint(decks)


def test_a_count_of_nothing_is_refused(decks):
    edit(decks, "pieces.toml", "count = 15", "count = 0")
    assert complaint(decks) == "pieces.toml, row 1 (tooth), field count: expected at least 1, found 0"


def test_a_negative_cost_is_refused(decks):
    edit(decks, "tools.toml", "{ egg = 2 }", "{ egg = -2 }")
    assert complaint(decks) == "tools.toml, row 1 (whisk-broom), field cost: expected at least 0, found -2"


def test_a_key_that_stands_twice_is_refused(decks):
    edit(decks, "dinosaurs.toml", 'key = "eudimorphodon"', 'key = "plateosaurus"')
    assert complaint(decks).startswith("dinosaurs.toml, row 2 (plateosaurus), field key: expected a key that no other")


def test_a_supplies_card_may_not_take_the_key_of_a_tool(decks):
    edit(decks, "supplies.toml", 'key = "rib"', 'key = "shovel"')
    assert complaint(decks).startswith("supplies.toml, row 5 (shovel), field key: expected a key that no other")


def test_a_missing_kind_of_bone_is_refused(decks):
    edit(decks, "pieces.toml", 'key = "hammer"', 'key = "crystal"')
    assert complaint(decks) == "pieces.toml: expected a row with key 'hammer', found none"


def test_an_effect_that_no_rule_knows_is_refused(decks):
    edit(decks, "tools.toml", 'effect = "chisel"', 'effect = "dynamite"')
    assert complaint(decks).startswith("tools.toml, row 4 (chisel), field effect: expected one of free-sand-digs")


def test_a_stranger_on_a_wishlist_is_refused(decks):
    edit(decks, "rival.toml", '"tapejara"', '"dodo"')
    assert complaint(decks) == (
        "rival.toml, row 1 (marsh), field wishlist: expected keys of dinosaurs.toml, found 'dodo'"
    )


def test_a_wishlist_shorter_than_the_backs_of_the_cards_is_refused(decks):
    edit(decks, "rival.toml", ', "allosaurus"]', "]")
    assert "rival.toml, row 2 (cope), field wishlist: expected 6 names" in complaint(decks)


def test_more_tiles_set_aside_than_there_are_is_refused(decks):
    edit(decks, "tiles.toml", "set_aside = 1", "set_aside = 8")
    assert complaint(decks) == "tiles.toml, row 1, field set_aside: expected at most 7, found 8"


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        ("tiles.toml", "copies = 8", "copies = 3", "4 to 21 Stones and at least 21 others for the site, at most 46"),
        ("tiles.toml", "copies = 7", "copies = 30", "found 8 and 50"),
        ("pieces.toml", "count = 15", "count = 40", "pieces.toml: expected at most 75 pieces for 25 pits, found 79"),
        ("figures.toml", "plaster_per_player = 4", "plaster_per_player = 0", "expected at least 1, found 0"),
    ],
)
def test_decks_with_which_the_dig_cannot_be_set_up_are_refused(decks, name, old, new, words):
    edit(decks, name, old, new)
    assert words in complaint(decks)


def test_a_missing_skill_is_refused(decks):
    edit(decks, "skills.toml", '[[skill]]\nkey = "five-points"\namount = 5\nsource = "public"\n', "")
    assert complaint(decks) == "skills.toml: expected at least 18 tiles, found 17"


def test_a_pleistocene_animal_is_checked_in_its_own_file(decks):
    edit(decks, "pleistocene.toml", 'key = "glyptodon"', 'key = "allosaurus"')
    with pytest.raises(ValueError, match=r"pleistocene.toml, row 2 \(allosaurus\), field key: expected a key that no"):
        fossilis_box(decks, expansions=("ice-age",))


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        (
            "ice-age.toml",
            "[1, 3, 6, 4, 10, 5, 15]",
            "[]",
            "expected one [[glacier]] with scores, found 1",
        ),
        ("ice-age.toml", "[[piece]]", "[[glacier]]\nscores = [1]\nsource = 'ours'\n[[piece]]", "scores, found 2 rows"),
        ("ice-age.toml", "count = 20", "count = 30", "at most 75 pieces"),
        ("scuttle.toml", '"straight"', '"sideways"', "scuttle.toml, row 1, field pattern: expected one of 'straight'"),
        ("power-tools.toml", 'effect = "rock-saw"', 'effect = "saw"', "field effect: expected one of free-sand-digs"),
    ],
)
def test_a_wrong_row_of_an_expansion_is_refused(decks, name, old, new, words):
    edit(decks, name, old, new)
    with pytest.raises(ValueError, match=re.escape(words)):
        fossilis_box(decks, expansions=("ice-age", "scorpion", "power-tools"))


def test_a_set_without_a_value_is_refused(decks):
    edit(decks, "figures.toml", "avian = 7\n", "")
    assert complaint(decks).startswith("figures.toml, field sets: expected exactly carnivore, herbivore, biped")


def test_a_source_that_is_none_of_the_three_is_refused(decks):
    edit(decks, "events.toml", 'source = "ours"', 'source = "guess"')
    assert complaint(decks) == (
        "events.toml, row 1 (earthquake), field source: expected one of 'rulebook', 'public', 'ours', found 'guess'"
    )
