from pathlib import Path

import msgspec
import pytest

from game.settings import FILE_NAME, Settings, Speed, read_settings, write_settings


def test_settings_are_read_as_they_were_written(tmp_path: Path) -> None:
    written = Settings(speed=Speed.FAST, master_volume=35, full_screen=True, names=("Mary", "京"))
    write_settings(written, tmp_path)
    assert read_settings(tmp_path) == (written, None)


def test_without_a_file_everything_is_as_we_think_best(tmp_path: Path) -> None:
    assert read_settings(tmp_path) == (Settings(), None)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"speed": "warp"}', '{"master_volume": 300}', '{"interface_scale": 20}', "\udc80"]
)
def test_a_bad_file_gives_the_defaults_and_a_sentence_and_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    file = tmp_path / FILE_NAME
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    before = file.read_bytes()
    settings, trouble = read_settings(tmp_path)
    assert settings == Settings()
    assert trouble is not None
    assert FILE_NAME in trouble
    assert file.read_bytes() == before


def test_what_a_newer_version_added_is_overlooked(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(msgspec.json.encode({"reduce_motion": True, "smell": 3}))
    assert read_settings(tmp_path)[0].reduce_motion


def test_a_group_is_as_loud_as_its_share_of_the_whole() -> None:
    assert Settings(master_volume=50, cards_volume=40).volume_of("cards") == 0.2


def test_switching_the_sound_off_and_on_brings_back_the_volume_of_the_player() -> None:
    settings = Settings(master_volume=35)
    settings.switch_sound()
    assert not settings.audible
    assert settings.volume_of("cards") == 0
    settings.switch_sound()
    assert settings.audible
    assert settings.master_volume == 35


def test_sound_that_was_turned_down_to_nothing_can_be_switched_on() -> None:
    settings = Settings(master_volume=0)
    assert not settings.audible
    settings.switch_sound()
    assert settings.audible
    assert settings.volume_of("pieces") > 0
