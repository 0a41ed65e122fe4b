import itertools
from pathlib import Path

import pygame
import pytest

from game.view.screen import Screen, zones

MAP = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="16" height="9" tilewidth="100" tileheight="100" infinite="0">
 <objectgroup id="1" name="zones">
  <object id="1" name="prompt" x="200" y="5" width="806" height="43"/>
  <object id="2" name="{second}" x="8" y="690" width="1584" height="202"/>
 </objectgroup>
</map>
"""


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (1600, 1200), (1920, 1200), (3840, 2160)])
def test_the_whole_sheet_lies_within_the_window(size: tuple[int, int]) -> None:
    screen = Screen(size)
    sheet = screen.rect(pygame.FRect(0, 0, 1600, 900))
    assert pygame.Rect((0, 0), size).contains(sheet)
    assert sheet.width == size[0] or sheet.height == size[1]


def test_units_and_pixels_are_each_other_s_way_back() -> None:
    screen = Screen((1600, 1200))
    assert screen.point((100, 50)) == (100, 200)
    assert screen.units((100, 200)) == (100, 50)


def test_rectangles_that_touch_in_units_touch_in_pixels() -> None:
    screen = Screen((1280, 720))
    boxes = [screen.rect(pygame.FRect(column * 33, 0, 33, 10)) for column in range(20)]
    assert all(left.right == right.left for left, right in itertools.pairwise(boxes))


def test_zones_are_read_by_the_names_of_their_objects(tmp_path: Path) -> None:
    file = tmp_path / "table.tmx"
    file.write_text(MAP.format(second="mat"))
    assert zones(file)["mat"] == pygame.FRect(8, 690, 1584, 202)


def test_two_zones_of_one_name_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "table.tmx"
    file.write_text(MAP.format(second="prompt"))
    with pytest.raises(ValueError, match="two objects are called 'prompt'"):
        zones(file)


def test_a_zone_without_a_name_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "table.tmx"
    file.write_text(MAP.format(second=""))
    with pytest.raises(ValueError, match="has no name"):
        zones(file)
