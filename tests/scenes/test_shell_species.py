import pygame
import pytest

from game import species
from game.model.fossilis.undiscovered import MOST_LETTERS
from game.scenes.new_game_draft import Draft
from game.scenes.species import SpeciesScene
from game.scenes.species_choice import SpeciesChoice
from game.scenes.species_controls import BoneButton, BonePlace, TraitChoice
from game.scenes.species_draft import SpeciesDraft, draft_of
from game.scenes.species_editor import EditorScene
from game.view import clipboard
from game.view.entry import TextEntry
from game.view.events import Dropped
from game.view.form_scene import Dialog
from tests.scenes.shell_fakes import House, Table

NEKO = species.new_species("ネコザウルス", "carnivore", "biped", "jurassic", ["skull", "tooth"])
REX = species.new_species("Rex", "herbivore", "quadruped", "triassic", ["rib"])
ICE = species.new_species("Мамонтёнок", "herbivore", "quadruped", "pleistocene", ["hip", "rib", "limb"])

HOSTILE = {
    "controls": "a\x00b\x07c\x1b[31m",
    "half-letters": "x\ud800y",
    "right-to-left": "abc\u202egnp.exe",
    "line ends": "one\ntwo\r\nthree\u2028four",
    "too long": "W" * 10_000,
    "zalgo": "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319" * 40,
    "emoji": "🦖🏴‍☠️👨‍👩‍👧",
    "markup": "[egg] [crystal] { $name } <b>x</b> %s",
    "arabic": "ديناصور",
    "kanji that are not there": "鿿龘𠮷",
    "blanks": "   \u3000\u200b\u00a0  ",
    "quotes": '"\'\'\'"""\\',
}


@pytest.fixture
def scraps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A clipboard of one's own; its last text is what lies on it."""
    found: list[str] = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: found.append(text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: found[-1])
    return found


@pytest.fixture
def screen(house: House) -> SpeciesScene:
    house.stage.push(Table(house.stage))
    house.stage.push(SpeciesScene(house.stage))
    return house.stage.top


def editing(house: House, draft: SpeciesDraft | None = None) -> EditorScene:
    house.stage.push(Table(house.stage))
    house.stage.push(EditorScene(house.stage, draft or SpeciesDraft(), None))
    return house.stage.top


def names() -> list[str]:
    return [one.species.name for one in species.kept() if one.species]


# the editor


def test_a_species_is_made_with_the_mouse_and_kept_as_a_file(house: House, screen: SpeciesScene) -> None:
    house.click(house.button("New species"))
    house.write("Fang Wyrm")
    house.click(house.control(TraitChoice, 0), 0.1)
    house.click(house.control(TraitChoice, 1), 0.7)
    house.click(house.control(TraitChoice, 2), 0.9)
    house.click(house.control(BoneButton, 0))
    house.click(house.control(BoneButton, 4))
    house.click(house.button("Keep it"))
    assert house.stage.top is screen
    made = species.kept()[0].species
    assert (made.name, made.diet, made.movement, made.era) == ("Fang Wyrm", "carnivore", "aquatic", "pleistocene")
    assert (sorted(made.bones), made.perfect) == (["skull", "tooth"], 15)
    assert screen.chosen.species == made


def test_the_value_is_shown_as_it_is_built(house: House) -> None:
    scene = editing(house)
    seen = [scene.draft.formula()]
    for number in (0, 2, 4):
        house.click(house.control(BoneButton, number))
        seen.append(scene.draft.formula())
    assert seen == ["No bone yet", "10 = 10", "10 + 5 + 3 for 2 bones = 18", "10 + 5 + 2 + 6 for 3 bones = 23"]


def test_a_fourth_bone_is_refused_and_a_click_takes_one_away(house: House) -> None:
    scene = editing(house, SpeciesDraft("x", bones=["skull", "rib", "tooth"]))
    house.click(house.control(BoneButton, 0))
    assert scene.draft.bones == ["skull", "rib", "tooth"]
    assert house.control(BoneButton, 0).refusal == "A species has at most three bones."
    house.click(house.control(BonePlace, 1))
    assert scene.draft.bones == ["skull", "tooth"]


def test_the_portrait_follows_the_characteristics(house: House) -> None:
    scene = editing(house)
    before = scene.draft.card().traits
    house.click(house.control(TraitChoice, 1), 0.9)
    assert scene.draft.card().traits != before
    for diet in ("carnivore", "herbivore"):
        for movement in ("biped", "quadruped", "aquatic", "avian"):
            for era in ("triassic", "jurassic", "cretaceous", "pleistocene"):
                house.stage.art.picture(f"creature/own-{diet}-{movement}-{era}")


def test_a_name_is_written_with_a_japanese_input_method(house: House) -> None:
    scene = editing(house)
    house.app.frame(1 / 60, [pygame.event.Event(pygame.TEXTEDITING, text="きょうりゅう", start=0, length=0)])
    assert scene.name.composing == "きょうりゅう"
    house.press(pygame.K_RETURN, pygame.K_BACKSPACE)
    assert scene.draft.name == ""
    house.write("恐竜")
    assert scene.draft.name == "恐竜"
    assert scene.name.composing == ""


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_whatever_is_written_as_a_name_is_kept_as_it_is_shown_or_refused_with_a_sentence(
    house: House, text: str
) -> None:
    scene = editing(house, SpeciesDraft(bones=["rib"]))
    house.write(text)
    house.wait(2)
    assert len(scene.draft.name) <= MOST_LETTERS
    assert scene.draft.name.isprintable()
    refusal = scene.draft.refusal()
    house.click(house.button("Keep it"))
    if refusal:
        assert refusal.endswith(".")
        assert house.stage.top is scene
        assert names() == []
    else:
        assert len(names()) == 1
        house.stage.push(SpeciesScene(house.stage))
        house.wait(2)
        line = species.to_line(species.kept()[0].species)
        assert species.from_line(line).name == names()[0]


def test_without_a_name_or_a_bone_it_is_refused(house: House) -> None:
    editing(house)
    assert house.button("Keep it").refusal == "A species needs a name."
    house.write("Rex")
    assert house.button("Keep it").refusal == "A species needs one to 3 bones, not 0."
    house.click(house.control(BoneButton, 0))
    assert house.button("Keep it").refusal == ""


def test_leaving_asks_first_if_something_would_be_lost(house: House) -> None:
    scene = editing(house)
    house.write("Rex")
    house.press(pygame.K_ESCAPE)
    assert isinstance(house.stage.top, Dialog)
    house.click(house.button("Cancel"))
    assert house.stage.top is scene
    house.press(pygame.K_ESCAPE)
    house.click(house.button("Leave"))
    assert isinstance(house.stage.top, Table)
    editing(house)
    house.press(pygame.K_ESCAPE)
    assert isinstance(house.stage.top, Table)


def test_the_keyboard_alone_can_make_a_species(house: House) -> None:
    scene = editing(house)
    house.write("Rex")
    house.press(pygame.K_TAB, pygame.K_LEFT, pygame.K_TAB, pygame.K_RIGHT, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)
    while not house.button("Keep it").focused:
        house.press(pygame.K_TAB)
    house.press(pygame.K_RETURN)
    made = species.kept()[0].species
    assert (made.name, made.diet, made.movement, made.bones) == ("Rex", "carnivore", "aquatic", ("skull",))
    assert house.stage.top is not scene


def test_a_full_disk_gets_a_sentence_and_loses_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = editing(house, draft_of(REX))

    def full(*args: object) -> None:
        raise ValueError("the disk is full")

    monkeypatch.setattr("game.scenes.species_editor.save", full)
    house.click(house.button("Keep it"))
    assert isinstance(house.stage.top, Dialog)
    assert house.stage.top.text == "The disk is full."
    house.click(house.button("Close"))
    assert house.stage.top is scene


# the list


def test_an_edited_species_stays_in_its_file(house: House, screen: SpeciesScene) -> None:
    file = species.save(REX)
    screen.entered()
    house.click(house.button("Edit"))
    house.click(house.control(BoneButton, 1))
    house.click(house.button("Keep it"))
    assert [one.file for one in species.kept()] == [file]
    assert sorted(species.kept()[0].species.bones) == ["hip", "rib"]


def test_deleting_asks_first(house: House, screen: SpeciesScene) -> None:
    species.save(REX)
    screen.entered()
    house.click(house.button("Delete"))
    house.click(house.button("Cancel"))
    assert names() == ["Rex"]
    house.click(house.button("Delete"))
    house.click(house.button("Delete"))
    assert names() == []
    assert screen.chosen is None


def test_a_file_that_cannot_be_read_is_listed_with_its_sentence_and_can_be_deleted(
    house: House, screen: SpeciesScene
) -> None:
    bad = species.folder() / "bad.toml"
    bad.write_bytes(b"\xff\xfe not a species")
    species.save(REX)
    screen.entered()
    screen.list.choose(1)
    house.wait(2)
    assert "bad.toml" in screen.chosen.trouble
    assert house.button("Edit").refusal == screen.chosen.trouble
    house.click(house.button("Delete"))
    house.click(house.button("Delete"))
    assert not bad.exists()
    assert names() == ["Rex"]


def test_a_species_goes_to_a_friend_and_comes_back_as_one_line(
    house: House, screen: SpeciesScene, scraps: list[str]
) -> None:
    species.save(NEKO)
    screen.entered()
    house.click(house.button("Export"))
    house.click(house.button("Copy"))
    assert house.stage.top.text == "The line is on the clipboard."
    assert species.from_line(scraps[-1]).name == "ネコザウルス"
    house.click(house.button("Close"))
    species.delete(species.kept()[0].file)
    screen.entered()
    house.click(house.button("Import"))
    assert house.control(TextEntry).text == scraps[-1]
    house.click(house.button("Import"))
    assert names() == ["ネコザウルス"]
    assert screen.chosen.species.perfect == NEKO.perfect


def test_without_a_clipboard_the_line_is_written_to_a_file(
    house: House, screen: SpeciesScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*args: object) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", none)
    monkeypatch.setattr(pygame.scrap, "get_text", none)
    species.save(NEKO)
    screen.entered()
    house.click(house.button("Export"))
    house.click(house.button("Copy"))
    file = next((species.folder().parent / "exports").glob("*.txt"))
    assert str(file) in house.stage.top.text
    assert species.from_line(file.read_text()).name == "ネコザウルス"
    assert clipboard.text() == ""


def test_a_line_is_pasted_with_the_mouse_alone(house: House, screen: SpeciesScene, scraps: list[str]) -> None:
    house.click(house.button("Import"))
    house.click(house.button("Paste"))
    assert house.stage.top.text == "There is no text on the clipboard."
    house.click(house.button("Close"))
    house.click(house.button("Import"))
    scraps.append(f"look at this:\n{species.to_line(NEKO)}\nnice?")
    house.click(house.button("Paste"))
    house.click(house.button("Import"))
    assert names() == ["ネコザウルス"]


@pytest.mark.parametrize("text", ["", "hello", "fossilis-species-1:ABCDEFGH", "fossilis-species-9:AAAA", "x" * 5000])
def test_a_broken_line_gets_a_sentence(house: House, screen: SpeciesScene, scraps: list[str], text: str) -> None:
    house.click(house.button("Import"))
    house.write(text)
    house.click(house.button("Import"))
    assert isinstance(house.stage.top, Dialog)
    assert house.stage.top.text[0].isupper()
    assert house.stage.top.text.endswith(".")
    house.click(house.button("Close"))
    assert house.stage.top is screen
    assert names() == []


def test_a_file_dropped_onto_the_list_is_brought_in(house: House, screen: SpeciesScene, tmp_path) -> None:
    file = species.save(REX, tmp_path / "from a friend.toml")
    screen.handle(Dropped(str(file)))
    assert names() == ["Rex"]
    (tmp_path / "nonsense.toml").write_text("a = [")
    screen.handle(Dropped(str(tmp_path / "nonsense.toml")))
    assert "nonsense.toml" in house.stage.top.text


def test_an_unreadable_folder_gets_a_sentence(house: House, screen: SpeciesScene, monkeypatch) -> None:
    def refuse() -> None:
        raise ValueError("the folder cannot be read")

    monkeypatch.setattr(species, "kept", refuse)
    screen.entered()
    assert house.stage.top.text == "The folder cannot be read."


# which of them take part


def choosing(house: House, draft: Draft, *known) -> SpeciesChoice:
    house.stage.push(Table(house.stage))
    house.stage.push(SpeciesChoice(house.stage, draft, known))
    return house.stage.top


def row(scene: SpeciesChoice, number: int) -> pygame.FRect:
    box = scene.list.box
    return pygame.FRect(box.left, box.top + number * scene.list.row_height, box.width, scene.list.row_height)


class Row:
    """A row of the list, to be clicked like a control."""

    def __init__(self, box: pygame.FRect) -> None:
        self.box = box


def test_a_click_on_a_species_ticks_it_and_another_takes_the_tick_away(house: House) -> None:
    draft = Draft()
    scene = choosing(house, draft, NEKO, REX)
    house.click(Row(row(scene, 1)))
    assert draft.species == [REX]
    house.click(Row(row(scene, 0)))
    assert draft.species == [REX, NEKO]
    house.click(Row(row(scene, 1)))
    assert draft.species == [NEKO]
    house.press(pygame.K_RETURN)
    assert draft.species == [NEKO, REX]


def test_a_pleistocene_species_needs_ice_age(house: House) -> None:
    draft = Draft()
    scene = choosing(house, draft, ICE, REX)
    house.click(Row(row(scene, 0)))
    assert draft.species == []
    assert scene.refusal(ICE) == "It lived in the Pleistocene, which needs Ice Age."
    draft.expand("ice-age", True)
    house.click(Row(row(scene, 0)))
    assert draft.taking_part() == (ICE,)
    draft.expand("ice-age", False)
    assert draft.taking_part() == ()


def test_at_most_ten_take_part(house: House) -> None:
    many = [species.new_species(f"Number {number}", "carnivore", "avian", "jurassic", ["rib"]) for number in range(12)]
    draft = Draft()
    draft.propose(many)
    assert len(draft.taking_part()) == 10
    scene = choosing(house, draft, *many)
    scene.list.choose(11)
    scene.turn()
    assert len(draft.taking_part()) == 10
    assert scene.refusal(many[11]) == "At most 10 species take part."
