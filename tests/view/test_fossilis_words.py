"""Every card, tile, switch and place of Fossilis has words."""

import dataclasses

import pytest

from game.content import fossilis_box
from game.model.fossilis.box import CHARACTERISTICS, FRAGMENTS, PIECES, TERRAINS
from game.model.fossilis.site import GUIDES, SIDES
from game.view.text import words

BOX = fossilis_box()
PLEISTOCENE = (
    "megatherium",
    "glyptodon",
    "smilodon",
    "woolly-mammoth",
    "woolly-rhinoceros",
    "dire-wolf",
    "procoptodon",
    "titanis",
    "teratornis",
    "stellers-sea-cow",
)


def figures(row):
    return {name: value for name, value in dataclasses.asdict(row).items() if name in ("amount", "points", "most")}


@pytest.mark.parametrize("key", [row.key for row in BOX.rows.dinosaurs] + list(PLEISTOCENE))
def test_each_dinosaur_has_a_name_and_a_description(key):
    assert words(f"dinosaur-{key}").replace(" ", "-").replace("'", "").lower() == key
    assert words(f"dinosaur-{key}-text").endswith(".")


@pytest.mark.parametrize(
    ("kind", "row"), [("tool", row) for row in BOX.rows.tools] + [("supplies", row) for row in BOX.rows.supplies]
)
def test_each_market_card_has_a_name_and_a_text_with_its_own_figure(kind, row):
    assert words(f"{kind}-{row.key}")
    text = words(f"{kind}-{row.key}-text", **figures(row))
    assert text.endswith(".")
    if row.amount > 2 and row.effect != "bone":
        assert str(row.amount) in text


@pytest.mark.parametrize("row", BOX.rows.skills)
def test_each_skill_has_a_name_of_the_width_of_its_tile_and_a_text_with_its_figures(row):
    assert len(words(f"skill-{row.key}")) <= 10
    text = words(f"skill-{row.key}-text", **figures(row))
    for figure in (row.amount, row.most):
        assert not figure or str(figure) in text


@pytest.mark.parametrize("row", BOX.rows.events)
def test_each_event_has_a_name_a_short_and_a_full_text_with_its_figures(row):
    assert words(f"event-{row.key}")
    assert len(words(f"event-{row.key}-short", **figures(row))) <= 40
    text = words(f"event-{row.key}-text", **figures(row))
    assert row.amount != 2 or "twice" in text or "2" in text
    assert not row.points or str(row.points) in text


def test_the_figures_in_the_texts_are_those_of_the_decks():
    assert words("tool-whisk-broom-text", amount=2) == "Dig Sand up to twice for no Energy."
    assert words("tool-whisk-broom-text", amount=3) == "Dig Sand up to 3 times for no Energy."


@pytest.mark.parametrize("name", PIECES)
def test_each_kind_of_piece_has_a_name(name):
    assert words(f"piece-{name}")


@pytest.mark.parametrize("name", PIECES[:6])
def test_each_kind_of_piece_can_be_counted(name):
    assert words(f"pieces-{name}", count=1).startswith("1 ")
    assert words(f"pieces-{name}", count=1) != "1" + words(f"pieces-{name}", count=2)[1:]


def test_fragments_terrains_characteristics_and_places_have_names():
    for key in (
        *(f"fragments-{name}" for name in (*FRAGMENTS, "any")),
        *(f"terrain-{name}" for name in TERRAINS[1:]),
        *(f"trait-{name}" for name in CHARACTERISTICS),
        *(f"side-{name}" for name in SIDES),
        *(f"guide-{name}" for name in GUIDES),
    ):
        assert words(key, count=2)
