"""The player's own species: the card, the files in his folder, and the line of text (R84, R85)."""

import base64
import contextlib
import os
import random
import re
import unicodedata
from dataclasses import replace
from itertools import combinations_with_replacement

import pytest

from game import paths, species
from game.commands.replay import play_again
from game.content import box_of, fossilis_box
from game.model.fossilis.box import BONES, DIETS, ERAS, MOVEMENTS
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import Setup
from game.model.record import digest
from game.model.session import Session
from game.model.turn import Rng
from game.players.random import RandomPlayer
from game.players.seats import fossilis_setup
from game.saved import read_game
from game.species import Kept, decode, delete, encode, from_line, kept, new_species, perfect, save, to_line
from game.store import Library, Participant

VALUE = {"tooth": 2, "limb": 3, "rib": 5, "hip": 7, "skull": 10}
NAMES = (
    *("Ann", "ネコザウルス", "Τέρας", "فسيل نادر", "क्षत्रिय", "🦕 Rex"),
    *('A "quoted" \\ name', "Ω'Brien’s № 5", "龍" * 40, "a" * 40),
)
RECIPES = [bones for count in (1, 2, 3) for bones in combinations_with_replacement(BONES, count)]


def beast(name="Beast", diet="carnivore", movement="biped", era="jurassic", bones=("rib",)):
    return new_species(name, diet, movement, era, bones)


def refused(call, *values) -> str:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 -- the sentence is looked at by the test
        call(*values)
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert 0 < len(sentence) < 300
    return sentence


# --- the card


@pytest.mark.parametrize("bones", RECIPES)
def test_the_perfect_score_is_the_bones_values_plus_3_for_two_and_6_for_three(bones):
    assert perfect(bones) == sum(VALUE[bone] for bone in bones) + (0, 3, 6)[len(bones) - 1]
    assert beast(bones=bones).perfect == perfect(bones)


@pytest.mark.parametrize("bones", [(), ("rib",) * 4])
def test_one_to_three_bones(bones):
    assert "one to 3 bones" in refused(perfect, bones)
    assert "one to 3 bones" in refused(beast, "Beast", "carnivore", "biped", "jurassic", bones)


def test_every_mix_of_a_diet_a_movement_and_an_era_can_be_made():
    made = {beast("X", diet, movement, era) for diet in DIETS for movement in MOVEMENTS for era in ERAS}
    assert len({row.key for row in made}) == 2 * 4 * 4


@pytest.mark.parametrize(("field", "known"), [("diet", "herbivore"), ("movement", "avian"), ("era", "triassic")])
def test_an_unknown_characteristic_is_answered_with_the_known_ones(field, known):
    parts = {"name": "X", "diet": "carnivore", "movement": "biped", "era": "jurassic", "bones": ["rib"]}
    with pytest.raises(ValueError, match=known):
        new_species(**{**parts, field: "biped" if field != "movement" else "carnivore"})
    with pytest.raises(ValueError, match="tooth, limb, rib, hip, skull"):
        new_species(**{**parts, "bones": ["hammer"]})


def test_bones_may_repeat_and_stand_in_the_order_of_all_cards():
    assert beast(bones=("skull", "tooth", "tooth")).bones == ("tooth", "tooth", "skull")


@pytest.mark.parametrize("name", NAMES)
def test_a_name_may_be_of_any_script(name):
    assert beast(name).name == name


def test_a_name_is_composed_and_without_blanks_around_it():
    assert beast("  Ce\u0301dric\u3000").name == "Cédric"
    assert unicodedata.is_normalized("NFC", beast("a\u0308").name)


@pytest.mark.parametrize("name", ["", "   ", "\u3000", "\u0301", "\u200d"])
def test_a_name_has_at_least_one_letter(name):
    assert refused(beast, name) == "a species needs a name"


def test_a_name_has_at_most_40_characters():
    assert "41 characters; at most 40" in refused(beast, "a" * 41)
    assert beast(" " + "a" * 40 + " ").name == "a" * 40


@pytest.mark.parametrize(
    "letter", ["\n", "\t", "\0", "\x1b", "\x7f", "\u202e", "\u2066", "\u200b", "\u2028", "\ufeff", "\ud800", "\ue000"]
)
def test_a_name_holds_no_controls(letter):
    assert "no writing" in refused(beast, f"Rex{letter}Rex")


def test_the_invisible_joiners_that_some_scripts_need_may_stand_in_a_name():
    assert beast("می\u200cخواهم").name == "می\u200cخواهم"


def test_a_key_is_made_of_all_that_the_species_is():
    assert beast().key == beast().key
    others = [beast("Other"), beast(diet="herbivore"), beast(era="triassic"), beast(bones=("tooth",))]
    assert len({row.key for row in [beast(), *others]}) == 5
    printed = fossilis_box(expansions=("ice-age",)).animal_ids
    assert not any(row.key in printed for row in others)


# --- files


def test_a_saved_species_is_listed_and_the_same():
    made = [beast(name, bones=("rib", "tooth")) for name in NAMES]
    for row in made:
        file = save(row)
        assert file.parent == paths.player_folder() / "species"
    found = kept()
    assert {one.species for one in found} == set(made)
    assert all(not one.trouble for one in found)
    assert [one.species.name.casefold() for one in found] == sorted(name.casefold() for name in NAMES)


def test_without_any_species_the_list_is_empty():
    assert kept() == []


def test_saving_into_the_same_file_changes_it():
    file = save(beast())
    assert save(beast("Other"), file) == file
    assert [one.species for one in kept()] == [beast("Other")]


def test_the_same_species_saved_twice_is_there_once():
    assert save(beast()) == save(beast())
    assert len(kept()) == 1


def test_names_need_not_be_unique_but_keys_are():
    save(beast(bones=("rib",)))
    save(beast(bones=("tooth",)))
    file = save(beast("Third"))
    save(beast(bones=("rib",)), file)
    found = [one.species for one in kept()]
    assert [row.name for row in found] == ["Beast"] * 3
    assert len({row.key for row in found}) == 3
    setup = Setup(2, 1, expansions=("undiscovered",), species=tuple(found))
    assert len(new_game(box_of(setup), setup).box.rows.species) == 3


def test_a_file_that_another_species_took_is_not_overwritten():
    first = save(beast())
    save(beast("Other"), first)
    second = save(beast())
    assert second != first
    assert len(kept()) == 2


def test_a_deleted_species_is_gone_and_deleting_it_again_does_no_harm():
    file = save(beast())
    delete(file)
    delete(file)
    assert kept() == []


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "does not say format = 1"),
        (b"\xff\xfe", "is no text"),
        (b"name = ", "is not TOML"),
        (b"[" * 5000, "is not TOML"),
        (b"format = " + b"9" * 5000, "is not TOML"),
        (b"format = 2\n", "newer version"),
        (b"format = 1\n", "lacks the field 'name'"),
        (b"format = 1\nhacked = 1\n", "unknown field 'hacked'"),
        (b"#" * 20_000, "too large"),
        (encode(beast()).replace('"Beast"', "7").encode(), "no words"),
        (encode(beast()).replace('["rib"]', '"rib"').encode(), "no words"),
        (encode(beast()).replace('["rib"]', "[5]").encode(), "no words"),
        (encode(beast()).replace("rib", "tail").encode(), "'tail' is no bone"),
        (encode(beast()).replace('["rib"]', "[]").encode(), "one to 3 bones"),
        (encode(beast()).replace("biped", "wheels").encode(), "'wheels' is no movement"),
        (encode(beast()).replace("Beast", "B" * 50).encode(), "at most 40"),
        (encode(beast()).replace("Beast", "\\u202e").encode(), "no writing"),
    ],
)
def test_a_damaged_file_is_listed_with_its_sentence_and_left_as_it_is(content, sentence):
    good = save(beast("Good"))
    bad = good.with_name("bad.toml")
    bad.write_bytes(content)
    first, second = kept()
    assert (first.species.name, first.trouble) == ("Good", "")
    assert second == Kept(bad, None, second.trouble)
    assert second.trouble.startswith("bad.toml cannot be read: ")
    assert sentence in second.trouble
    assert bad.read_bytes() == content


def test_a_perfect_value_in_a_file_is_refused_because_it_is_computed():
    assert "unknown field 'perfect'" in refused(decode, encode(beast()) + "perfect = 99\n")


def test_a_folder_called_like_a_species_gets_a_sentence():
    (species.folder() / "x.toml").mkdir()
    (one,) = kept()
    assert "cannot be read" in one.trouble


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("BONE_WARS_HOME", str(tmp_path / "file"))
    assert "cannot be used" in refused(kept)
    assert "cannot be used" in refused(save, beast())


def test_a_disk_that_refuses_is_a_sentence_and_the_old_file_stays(monkeypatch):
    file = save(beast())
    before = file.read_bytes()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    assert "No space left" in refused(save, beast("Other"), file)
    assert file.read_bytes() == before


# --- lines


@pytest.mark.parametrize("name", NAMES)
def test_a_line_brings_the_species_back(name):
    row = beast(name, "herbivore", "aquatic", "pleistocene", ("hip", "tooth", "tooth"))
    line = to_line(row)
    assert from_line(line) == row
    assert re.fullmatch("[a-zA-Z0-9:-]+", line)
    assert len(line) < 260


def test_every_card_that_can_be_made_fits_into_a_line():
    for diet in DIETS:
        for movement in MOVEMENTS:
            for era in ERAS:
                row = beast("X", diet, movement, era, ("skull", "skull", "limb"))
                assert from_line(to_line(row)) == row


@pytest.mark.parametrize("around", ["{}", "  {}\n", "Ann: {}", "`{}`", "> {} <- take it!", "<b>{}</b>", "*{}*", "{}."])
def test_what_a_chat_writes_around_the_line_does_no_harm(around):
    assert from_line(around.format(to_line(beast()))) == beast()


def test_the_line_says_nothing_of_files_and_a_numbered_key_comes_back_as_its_own():
    assert from_line(to_line(replace(beast(), key="own-something-2"))) == beast()


@pytest.mark.parametrize(
    "text", ["", "hello", "fossilis-species-", "fossilis-species-1:", "fossilis-species-1:!!!", "\0" * 100]
)
def test_a_text_without_a_line_is_refused(text):
    assert refused(from_line, text) == "there is no species in this text; its line begins with fossilis-species-1:"


def test_a_very_long_text_is_refused():
    assert "too long" in refused(from_line, "x" * 3000)


def test_a_line_of_a_newer_version_asks_for_an_update():
    assert "newer version" in refused(from_line, to_line(beast()).replace("-1:", "-2:"))


def test_a_line_with_any_letter_changed_or_lost_is_refused():
    head, body = to_line(beast("Quetzal")).split(":")
    for place, letter in enumerate(body):
        other = "A" if letter != "A" else "B"
        for changed in (other, "", other + letter):
            assert "not whole" in refused(from_line, f"{head}:{body[:place]}{changed}{body[place + 1 :]}")


def packed(content: bytes) -> str:
    """A line with a right checksum around any content."""
    return "fossilis-species-1:" + base64.b32encode(species.checksum(content) + content).decode().rstrip("=")


@pytest.mark.parametrize(
    "content",
    [
        b"\0",
        b"\0\0\0",
        b"\2\0\0\1\0A",
        b"\0\4\0\1\0A",
        b"\0\0\4\1\0A",
        b"\0\0\0\1\5A",
        b"\0\0\0\0A",
        b"\0\0\0\4\0\0\0\0A",
        b"\0\0\0\xff\0",
        b"\0\0\0\3\0",
        b"\0\0\0\1\0",
        b"\0\0\0\1\0\xff\xff",
        b"\0\0\0\1\0" + b"A" * 41,
        b"\0\0\0\1\0A\nB",
        b"\0\0\0\1\0" + "\u202eA".encode(),
    ],
)
def test_a_forged_line_is_refused_with_a_sentence(content):
    refused(from_line, packed(content))


def test_random_text_never_does_anything_but_give_a_sentence_or_a_species():
    source = random.Random(5)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567=:-._ \n\u202e龍"
    texts = ["".join(source.choice(letters) for _ in range(source.randrange(60))) for _ in range(2000)]
    forged = [bytes(source.randrange(6) for _ in range(source.randrange(8))) + b"Name" for _ in range(2000)]
    found = 0
    for text in [*(f"fossilis-species-1:{text}" for text in texts), *(packed(content) for content in forged)]:
        with contextlib.suppress(ValueError):
            found += from_line(text).perfect >= 2
    assert found > 10


# --- saved games


def test_a_saved_game_carries_its_species_wherever_it_goes(tmp_path):
    row = beast("龍", "herbivore", "avian", "pleistocene", ("rib", "hip"))
    file = save(row)
    kinds, expansions = ("random", "rival-marsh"), ("ice-age", "undiscovered")
    setup = fossilis_setup(kinds, 7, expansions=expansions, species=[one.species for one in kept()])
    session = Session(new_game(box_of(setup), setup))
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    library, player = Library(tmp_path / "here"), RandomPlayer(Rng(3))
    keeper = library.begin(setup, [Participant(kind, kind) for kind in kinds], session.state)
    for _ in range(80):
        session.choose(choice := player.choose(session.decision()))
        keeper.append(choice, session.state)
    delete(file)
    library.export(keeper.number, tmp_path / "game.json")
    other = Library(tmp_path / "there")
    brought = other.bring_in(tmp_path / "game.json")
    resumed = other.resume(brought.number)[1]
    assert digest(resumed.state) == digest(session.state)
    assert resumed.state.box.animals[-1].name == "龍"
    assert play_again(read_game(tmp_path / "game.json"), "game")["agrees"]
