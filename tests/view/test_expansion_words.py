"""Every expansion, card, token, deed and fact of the expansions has words."""

import dataclasses

import pytest

from game.content import fossilis_box
from game.model.fossilis.state import EXPANSIONS
from game.species import new_species
from game.view.names import Names, animal_name, animal_text
from game.view.text import words

EVERYTHING = tuple(name for name in EXPANSIONS if name != "ice-age-simple")
OWN = new_species("ネコザウルス", "carnivore", "biped", "jurassic", ["rib"])
BOX = fossilis_box(expansions=EVERYTHING, species=(OWN,))


@pytest.mark.parametrize("name", EXPANSIONS)
def test_each_expansion_has_a_name_and_a_sentence(name):
    assert words(f"expansion-{name}")
    assert words(f"expansion-{name}-tip").endswith(".")


@pytest.mark.parametrize("row", BOX.tokens[1:], ids=lambda row: row.pattern)
def test_each_scuttle_token_has_a_name_and_a_text_with_its_points(row):
    assert words(f"token-{row.pattern}")
    text = words("token-text", points=row.points, move=words(f"token-{row.pattern}-text"))
    assert f"{row.points} points" in text
    assert text.endswith(".")


@pytest.mark.parametrize("row", BOX.rows.tools[-3:], ids=lambda row: row.key)
def test_each_power_tool_has_a_name_a_short_and_a_full_text(row):
    for key in (f"tool-{row.key}", f"tool-{row.key}-text", f"short-{row.key}"):
        assert words(key, **{name: value for name, value in dataclasses.asdict(row).items() if name == "amount"})


@pytest.mark.parametrize("name", ["scorpion", "sting", "tape", "glacier", "pleistocene-deck"])
def test_what_lies_on_the_table_has_a_name_and_a_text(name):
    assert words(name)
    assert words(f"{name}-text", energy=2, player="Ann", points=6, count=3).endswith(".")


@pytest.mark.parametrize("deed", ["remove-sting", "tape"])
def test_what_may_be_done_has_a_name_and_a_text(deed):
    assert words(f"action-{deed}")
    assert words(f"action-{deed}-text", energy=2).endswith(".")


def test_a_species_of_a_player_is_called_as_he_called_it_and_a_printed_card_by_the_language():
    own, printed = BOX.animals[-1], BOX.animals[BOX.animal_ids["titanis"]]
    assert (animal_name(own), animal_name(printed)) == ("ネコザウルス", "Titanis")
    assert Names(("Ann",), BOX).dinosaur(BOX.animal_ids[OWN.key]) == "ネコザウルス"
    assert animal_text(own).endswith(".")
    assert animal_text(printed) != animal_text(own)
