from pathlib import Path

import pygame
import pytest

from game.scenes.library import LibraryScene
from game.scenes.ports import SavedGame
from game.view.form_scene import Dialog
from game.view.scroll import ScrollList
from tests.scenes.shell_fakes import DAMAGED, House, Table


@pytest.fixture
def screen(house: House) -> LibraryScene:
    house.stage.push(LibraryScene(house.stage, house.doors))
    return house.stage.top


def choose(house: House, row: int) -> None:
    house.stage.top.list.choose(row)


def test_the_last_played_game_is_chosen_first_and_resumed_with_a_click(house: House, screen: LibraryScene) -> None:
    house.click(house.button("Resume"))
    assert house.resumed == [7]
    assert isinstance(house.stage.top, Table)


def test_a_click_chooses_the_row_under_the_pointer(house: House, screen: LibraryScene) -> None:
    house.click(screen.list)
    assert screen.list.chosen == 2 or screen.chosen is not None
    at = house.stage.screen.point((screen.list.box.left + 50, screen.list.box.top + 130))
    house.app.frame(1 / 60, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)])
    assert screen.chosen.number == 5


def test_arrows_choose_and_enter_resumes(house: House, screen: LibraryScene) -> None:
    house.press(pygame.K_DOWN, pygame.K_RETURN)
    assert house.resumed == [5]


def test_a_damaged_game_is_listed_with_its_sentence_and_cannot_be_resumed(house: House, screen: LibraryScene) -> None:
    choose(house, 2)
    house.click(house.button("Resume"))
    assert house.button("Resume").refusal == DAMAGED.trouble
    assert house.button("Export").refusal == DAMAGED.trouble
    assert house.button("Delete").enabled
    assert house.resumed == []


def test_a_finished_game_is_looked_at_instead(house: House, screen: LibraryScene) -> None:
    choose(house, 1)
    assert house.button("Look at the end").enabled


def test_delete_asks_first(house: House, screen: LibraryScene) -> None:
    house.click(house.button("Delete"))
    assert isinstance(house.stage.top, Dialog)
    house.press(pygame.K_ESCAPE)
    assert len(house.shelf.kept) == 3
    house.click(house.button("Delete"))
    house.click(house.button("Delete"))
    assert [game.number for game in house.shelf.kept] == [5, 3]
    assert screen.list.rows == 2


def test_when_the_last_game_has_been_deleted_the_buttons_say_so(house: House, screen: LibraryScene) -> None:
    for game in list(house.shelf.kept):
        screen._delete(game.number)
    house.wait()
    assert screen.chosen is None
    assert house.button("Resume").refusal.startswith("No game has been saved yet.")
    house.press(pygame.K_DOWN, pygame.K_RETURN, pygame.K_PAGEDOWN)


def test_export_writes_into_the_player_s_folder_and_says_where(house: House, screen: LibraryScene, tmp_path) -> None:
    house.click(house.button("Export"))
    number, file = house.shelf.exported[0]
    assert number == 7
    assert file == tmp_path / "home" / "exports" / "fossilis-mary-o-c-marsh-7.bonewars"
    assert str(file) in house.stage.top.text


def test_a_failed_export_is_told(house: House, screen: LibraryScene, monkeypatch) -> None:
    def full(number: int, file: Path) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(house.shelf, "export", full)
    house.click(house.button("Export"))
    assert house.stage.top.text == "The disk is full."


def test_import_by_path_chooses_the_game_that_came_in(house: House, screen: LibraryScene, tmp_path) -> None:
    file = tmp_path / "a game.bonewars"
    file.write_text("a game")
    house.click(house.button("Import a game"))
    house.write(f'"{file}"')
    house.press(pygame.K_RETURN)
    assert house.stage.top is screen
    assert screen.chosen.number == 99


def test_a_file_dropped_onto_the_window_is_imported(house: House, screen: LibraryScene, tmp_path) -> None:
    file = tmp_path / "game.bonewars"
    file.write_text("a game")
    house.app.frame(1 / 60, [pygame.event.Event(pygame.DROPFILE, file=str(file))])
    assert screen.chosen.number == 99


def test_a_file_that_is_no_game_is_told(house: House, screen: LibraryScene) -> None:
    house.app.frame(1 / 60, [pygame.event.Event(pygame.DROPFILE, file="/nowhere/x.bonewars")])
    assert house.stage.top.text == "x.bonewars is not there."


def test_a_long_list_scrolls_with_the_wheel_and_keeps_the_chosen_row_in_view(house: House) -> None:
    house.shelf.kept = [SavedGame(number, seats=("A", "B"), round=number) for number in range(1, 40)]
    house.stage.push(LibraryScene(house.stage, house.doors))
    rows = house.control(ScrollList)
    at = house.stage.screen.point(rows.box.center)
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    house.app.frame(1 / 60, [moved, pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-3, precise_x=0.0, precise_y=-3.0)])
    assert rows.offset == 3 * rows.row_height
    house.press(*[pygame.K_DOWN] * 38)
    assert rows.chosen == 38
    assert rows.offset == rows.most_offset
