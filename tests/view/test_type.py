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


def test_a_word_longer_than_the_line_stands_alone() -> None:
    assert shown(wrapped("a Pachycephalosaurus b", 6, letters)) == ["a", "Pachycephalosaurus", "b"]


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
