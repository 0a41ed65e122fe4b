"""Every component of Bone Wars has a name and a text, with the figures of its row."""

import pytest

from game.content_bonewars import bonewars_box
from game.model.bonewars.box import ACTIONS, CATEGORIES, ENVELOPES, ICONS, KINDS, PATRONS
from game.model.bonewars.state import VIRTUAL
from game.view.bonewars.names import Names, gain, joined
from game.view.text import words

BOX = bonewars_box()
NAMES = Names(("Ann", "Theodore"), BOX, grants=(0, 1, 2, 3), awards=(0, 3, 6), open_hands=frozenset({1}))
ROWS = BOX.rows
EFFECTS = sorted(
    {
        effect
        for rows in (ROWS.prizes, ROWS.tiles, ROWS.envelopes, ROWS.specialists, ROWS.profession_rows)
        for row in rows
        for effect in row.gains
    }
    | {"split", "any-round"}
)


@pytest.mark.parametrize("row", ROWS.species, ids=lambda row: row.key)
def test_each_species_has_the_name_of_its_row_and_one_sentence_of_its_own(row):
    assert words(f"species-{row.key}") == row.name
    text = words(f"species-{row.key}-text")
    assert text.endswith(".")
    assert 40 < len(text) <= 110


def test_no_two_species_have_the_same_sentence():
    texts = [words(f"species-{row.key}-text") for row in ROWS.species]
    assert len(set(texts)) == len(texts) == 60


@pytest.mark.parametrize("row", ROWS.paleontologists, ids=lambda row: row.key)
def test_each_paleontologist_card_has_a_name_a_person_and_a_bonus(row):
    assert words(f"paleontologist-{row.key}") == row.name
    assert words(f"paleontologist-{row.key}-short") in row.name
    assert words(f"paleontologist-{row.key}-text").endswith(".")
    assert words(f"notion-{row.action}-{row.bonus}").endswith(".")


@pytest.mark.parametrize("row", ROWS.grants, ids=lambda row: row.key)
def test_each_grant_has_a_name_a_short_and_a_full_text_with_its_figure(row):
    assert words(f"wars-grant-{row.key}")
    assert len(words(f"wars-grant-{row.key}-short")) <= 40
    text = words(f"grant-{row.key}-text", amount=row.amount)
    assert text.endswith(".")
    assert row.amount < 2 or str(row.amount) in text


@pytest.mark.parametrize("effect", EFFECTS)
def test_each_effect_has_an_amount_and_a_sentence(effect):
    assert gain(effect, 2)
    assert words(f"effect-{effect}-text", amount=2, patron="Cope", bonus="$3").endswith(".")


@pytest.mark.parametrize("row", ROWS.team_cards, ids=lambda row: row.key)
def test_each_team_card_has_a_name_and_its_figures(row):
    assert words(f"wars-team-{row.key}")
    text = words("team-card-text", points=row.points, depth=row.depth, cost=row.cost)
    assert text.startswith(f"{row.points} AP at depth {row.depth}, for ${row.cost}")


@pytest.mark.parametrize("row", ROWS.solo_cards, ids=lambda row: row.key)
def test_each_of_theodores_cards_can_be_told_symbol_by_symbol(row):
    assert all(words(f"wars-solo-{step}") for step in row.team)
    assert all(words(f"wars-action-{action}") for action in row.actions)
    assert all(words(f"solo-front-{icon}") for icon in row.front)
    assert words(f"solo-back-{row.back}", points=row.points, depth=row.depth)


def test_sites_errands_actions_specialists_bones_and_icons_have_names():
    for key in (
        *(f"wars-site-{row.key}" for row in ROWS.sites),
        *(f"wars-site-{row.key}-text" for row in ROWS.sites),
        *(f"wars-errand-{row.key}" for row in ROWS.site_actions),
        *(f"errand-{row.key}-text" for row in ROWS.site_actions),
        *(f"wars-action-{name}" for name in ACTIONS),
        *(f"wars-specialist-{row.key}" for row in ROWS.specialists),
        *(f"wars-bone-{name}" for name in KINDS),
        *(f"wars-bones-{name}" for name in KINDS),
        *(f"wars-part-{name}" for name in CATEGORIES),
        *(f"wars-icon-{name}" for name in ICONS),
        *(f"wars-patron-{name}" for name in PATRONS),
        *(f"award-{row.pile}-text" for row in ROWS.award_tiles),
    ):
        assert words(key, count=2, patron="Cope")


def test_each_award_space_is_called_by_what_it_asks_for():
    assert NAMES.award(0, 1) == "award A, 2 by Marsh and 1 by Cope"
    assert NAMES.award(1, 0) == "award B, 1 reptile and 1 mammal"
    assert NAMES.award(2, 3) == "award C, 3 in A and 2 in B"


def test_every_award_space_in_the_box_can_be_named():
    for spaces in BOX.award_spaces:
        assert all(NAMES.needs(space.needs) for space in spaces)


def test_bones_are_counted_by_kind():
    assert NAMES.bones((0, 0, 7, 4)) == "2 torsos, 1 foot and 1 wing"


def test_a_skeleton_asks_for_a_kind_or_for_any():
    stegosaurus = next(n for n, row in enumerate(BOX.species) if row.key == "stegosaurus")
    troodon = next(n for n, row in enumerate(BOX.species) if row.key == "troodon")
    assert [NAMES.skeleton(stegosaurus, part) for part in range(4)] == ["torso", "tail", "herbivore skull", "foot"]
    assert NAMES.skeleton(troodon, 2) == "any skull"


def test_places_are_called_as_they_are_printed():
    assert NAMES.university(1) == "University 2 (Marsh)"
    assert NAMES.envelope(3) == f"{ENVELOPES[3]} (hammer)"
    assert NAMES.profession(5) == "row 2, column 3"
    assert NAMES.slot(0) == "slot 1"
    assert NAMES.seat(VIRTUAL) == "The neutral party"


def test_a_prize_and_a_tile_are_called_by_what_they_give():
    camarasaurus = next(n for n, row in enumerate(BOX.species) if row.key == "camarasaurus")
    assert NAMES.prize(camarasaurus) == "3 dig site actions"
    assert [NAMES.tile(tile) for tile in (0, 4)] == ["2 rare bones", "$3"]
    assert NAMES.gains(BOX.profession_gains[5]) == "upgrade a team card, $2 and 1 paleontologist card"


def test_names_in_a_phrase_are_joined_by_commas_and_an_and():
    assert joined(["a", "b", "c"]) == "a, b and c"
    assert joined([]) == ""


def test_only_open_hands_are_known():
    assert NAMES.knows(1)
    assert not NAMES.knows(0)
