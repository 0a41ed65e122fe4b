from collections.abc import Callable

import pygame
import pytest

from game.app import App
from game.view import theme
from game.view.type import Type
from game.view.wrapping import Atom, atoms, wrapped


def letters(atom: Atom) -> float:
    return 2.0 if atom.icon else float(len(atom.text))


@pytest.fixture
def setter(app: App) -> Type:
    return app.stage.type


def shown(lines: list[list[Atom]]) -> list[str]:
    return ["".join(f"[{atom.icon}]" if atom.icon else atom.text for atom in line) for line in lines]


def test_a_text_breaks_at_its_blanks() -> None:
    assert shown(wrapped("dig the sand away", 8, letters)) == ["dig the", "sand", "away"]


def test_a_line_end_in_the_text_is_kept_and_so_is_an_empty_line() -> None:
    assert shown(wrapped("sand\n\nclay", 20, letters)) == ["sand", "", "clay"]


def test_a_word_longer_than_the_line_is_broken() -> None:
    assert shown(wrapped("a Pachycephalosaurus b", 6, letters)) == ["a", "Pachyc", "ephalo", "saurus", "b"]


def test_japanese_breaks_between_its_letters_but_not_before_a_stop() -> None:
    assert shown(wrapped("巨大な猫。尾が長い", 4, letters)) == ["巨大な", "猫。尾が", "長い"]
    assert shown(wrapped("（猫）スーパー", 3, letters)) == ["（猫）", "スー", "パー"]
    assert shown(wrapped("the 猫 ran", 5, letters)) == ["the 猫", "ran"]


@pytest.mark.parametrize("face", ["rye", "fell", "crimson", "cinzel-bold"])
def test_letters_that_a_face_lacks_are_set_in_another(setter: Type, face: str) -> None:
    assert [run.face for run in setter._runs("ネコ猫", face)] == ["biz-udpgothic"]
    assert [run.face for run in setter._runs("Мамонт", face)] == ["alegreya-sans-more"]
    assert [run.face for run in setter._runs("Ωmega", face)] == ["alegreya-sans-more", face]
    assert [run.text for run in setter._runs("Neko ネコ!", face)] == ["Neko ", "ネコ", "!"]
    assert [run.face for run in setter._runs("Brontë", face)] == [face]


def test_a_letter_that_no_face_has_is_set_in_the_face_itself(setter: Type) -> None:
    assert [run.face for run in setter._runs("𒀀", "fell")] == ["fell"]
    assert setter.line("𒀀", theme.NAME).get_bounding_rect().width > 0


def test_kana_and_the_common_kanji_are_all_there(setter: Type) -> None:
    common = "恐竜化石発掘隊牙骨肉草食翼海獣氷河期歯肋盤頭"
    assert all(setter._has("biz-udpgothic", letter) for letter in common)
    assert all(setter._has("biz-udpgothic", chr(code)) for code in (*range(0x3041, 0x3094), *range(0x30A1, 0x30F7)))


def test_a_picture_stays_with_the_stop_behind_it() -> None:
    assert shown(wrapped("pay two [egg]. Go", 10, letters)) == ["pay two", "[egg]. Go"]


def test_only_known_names_in_brackets_are_pictures() -> None:
    assert atoms("[egg] of [Bob]") == [Atom("", "egg"), Atom(" of "), Atom("["), Atom("Bob]")]


def test_a_text_that_fits_is_left_as_it_is(setter: Type) -> None:
    assert setter.fitted("Mary", theme.NAME, 400) == ("Mary", theme.NAME)


def test_a_text_that_is_too_wide_is_made_smaller_first(setter: Type) -> None:
    text, style = setter.fitted("Pachycephalosaurus", theme.NAME, 180)
    assert text == "Pachycephalosaurus"
    assert theme.LEAST_SIZE <= style.size < theme.NAME.size
    assert setter.width(text, style) <= 180


def test_a_text_that_is_too_wide_at_14_units_is_cut_with_a_stop(setter: Type) -> None:
    text, style = setter.fitted("Pachycephalosaurus wyomingensis", theme.NAME, 80)
    assert style.size == theme.LEAST_SIZE
    assert text.endswith(".")
    assert setter.width(text, style) <= 80


def test_a_paragraph_is_made_smaller_until_it_fits_its_height(setter: Type) -> None:
    text = "Dig for bones, gather fragments, put dinosaurs together. " * 4
    style = setter.fitted_paragraph(text, theme.PROSE, 300, 150)
    assert style.size < theme.PROSE.size
    assert setter.lines(text, style, 300) * setter.height(style) <= 150


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_texts_keep_their_share_of_the_window(app: App, size: tuple[int, int]) -> None:
    before = app.stage.type.width("Bone Wars, on the desk", theme.PROMPT)
    app.stage.screen.fit(size)
    app.stage.type.forget()
    assert app.stage.type.width("Bone Wars, on the desk", theme.PROMPT) == pytest.approx(before, rel=0.04)


def test_an_old_figure_one_is_set_in_the_face_for_numerals(setter: Type) -> None:
    fell, plain = theme.NAME, theme.NUMERAL.sized(theme.NAME.size * 0.9)
    assert setter.width("111", fell) == pytest.approx(setter.width("111", plain), abs=1.5)


@pytest.mark.parametrize(
    "face", sorted({style.face for style in vars(theme).values() if isinstance(style, theme.Style)})
)
def test_every_face_has_the_letters_of_our_texts(face: str, setter: Type, missing: Callable[[str], str]) -> None:
    assert missing(face) == ""


@pytest.fixture
def missing(setter: Type) -> Callable[[str], str]:
    def of(face: str) -> str:
        font = setter._font(face, 40)
        needed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,:;!?'’–+()&"
        return "".join(letter for letter in needed if font.metrics(letter)[0] is None)

    return of


def test_a_text_with_a_shadow_has_room_for_it(setter: Type) -> None:
    surface = setter.line("Dig", theme.BUTTON)
    inked = surface.get_bounding_rect()
    assert pygame.Rect((0, 0), surface.size).contains(inked)
    assert inked.right < surface.width
    assert inked.bottom < surface.height


@pytest.mark.parametrize("text", ["\u0301", "\u200d\ufe0f", "e\u0301", "🏴\u200d☠\ufe0f"])
def test_accents_and_joiners_can_be_set_even_alone(setter: Type, text: str) -> None:
    assert setter.line(text, theme.NAME).width > 0
    assert setter.fitted(text, theme.NAME, 100)[0] == text


def test_an_accent_is_set_in_the_face_of_its_letter(setter: Type) -> None:
    assert [run.text for run in setter._runs("か\u3099x", "fell")] == ["か\u3099", "x"]
