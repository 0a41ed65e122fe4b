import pygame

from game.scenes.library import LibraryScene
from game.scenes.new_game import NewGameScene
from game.scenes.pause import PauseScene
from game.scenes.settings import SettingsScene
from game.scenes.title import TitleScene, open_shell
from game.settings import read_settings
from game.view.buttons import Button, Choice, Slider, Toggle
from game.view.form_scene import Dialog
from tests.scenes.shell_fakes import DAMAGED, FINISHED, House, Table


def labels(house: House) -> list[str]:
    return [control.label for control in house.stage.top.form.controls if isinstance(control, Button)]


def test_the_title_offers_what_there_is_to_do(house: House) -> None:
    open_shell(house.stage, house.doors)
    house.wait()
    assert labels(house) == ["Resume", "New game", "Load", "Undiscovered Species", "Rules", "Settings", "Quit"]
    assert house.button("Resume").aside == "Mary, O. C. Marsh · Round 4, 25 % done"


def test_without_a_game_to_go_on_with_there_is_no_resume(house: House) -> None:
    house.shelf.kept = [FINISHED, DAMAGED]
    open_shell(house.stage, house.doors)
    house.wait()
    assert labels(house) == ["New game", "Load", "Undiscovered Species", "Rules", "Settings", "Quit"]


def test_without_any_game_load_says_why_it_does_not_answer(house: House) -> None:
    house.shelf.kept = []
    open_shell(house.stage, house.doors)
    house.click(house.button("Load"))
    assert house.button("Load").refusal == "There are no saved games yet."
    assert isinstance(house.stage.top, TitleScene)


def test_resume_is_one_click_from_the_title(house: House) -> None:
    open_shell(house.stage, house.doors)
    house.click(house.button("Resume"))
    assert house.resumed == [7]
    assert isinstance(house.stage.top, Table)


def test_resume_is_one_key_from_the_title(house: House) -> None:
    open_shell(house.stage, house.doors)
    house.press(pygame.K_RETURN)
    assert house.resumed == [7]


def test_the_arrows_lead_from_button_to_button(house: House) -> None:
    open_shell(house.stage, house.doors)
    house.press(pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(house.stage.top, NewGameScene)
    house.press(pygame.K_ESCAPE, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(house.stage.top, LibraryScene)


def test_a_library_that_cannot_be_read_is_told_and_the_title_stays(house: House) -> None:
    house.shelf.broken = "The disk is gone."
    open_shell(house.stage, house.doors)
    house.wait()
    assert isinstance(house.stage.top, Dialog)
    assert house.stage.top.text == "The disk is gone."
    house.shelf.broken = ""
    house.press(pygame.K_ESCAPE)
    assert isinstance(house.stage.top, TitleScene)
    assert "Resume" in labels(house)


def test_bad_settings_are_told_when_the_program_opens(house: House) -> None:
    open_shell(house.stage, house.doors, "settings.json could not be read")
    house.wait()
    assert isinstance(house.stage.top, Dialog)
    house.press(pygame.K_RETURN)
    assert isinstance(house.stage.top, TitleScene)


def test_quit_ends_the_program(house: House) -> None:
    open_shell(house.stage, house.doors)
    house.click(house.button("Quit"))
    assert not house.stage.running


def test_settings_hold_at_once_and_are_kept_when_the_screen_is_left(house: House, tmp_path) -> None:
    open_shell(house.stage, house.doors)
    house.click(house.button("Settings"))
    assert isinstance(house.stage.top, SettingsScene)
    house.click(house.control(Choice), 0.6)
    house.click(house.control(Slider), 0.01)
    house.click(house.control(Toggle, 1), 0.02)
    assert house.stage.settings.speed == "fast"
    assert house.stage.settings.master_volume == 0
    house.press(pygame.K_ESCAPE)
    kept, trouble = read_settings(tmp_path / "home")
    assert trouble is None
    assert (kept.speed, kept.master_volume, kept.reduce_motion) == ("fast", 0, True)


def test_a_slider_follows_the_pointer_and_the_arrow_keys(house: House) -> None:
    house.stage.push(SettingsScene(house.stage))
    slider = house.control(Slider, 1)
    house.press(pygame.K_DOWN, pygame.K_DOWN)
    assert slider.focused
    house.press(pygame.K_LEFT, pygame.K_LEFT)
    assert house.stage.settings.pieces_volume == 90


def test_f11_is_seen_by_the_settings_screen(house: House) -> None:
    house.stage.push(SettingsScene(house.stage))
    house.press(pygame.K_F11)
    assert house.control(Toggle).on


def test_the_pause_leads_back_to_the_table_or_to_the_title(house: House) -> None:
    open_shell(house.stage, house.doors)
    house.stage.push(Table(house.stage))
    house.stage.push(PauseScene(house.stage))
    house.press(pygame.K_ESCAPE)
    assert isinstance(house.stage.top, Table)
    house.stage.push(PauseScene(house.stage))
    house.click(house.button("Back to the title"))
    assert [type(scene) for scene in house.stage.scenes] == [TitleScene]
