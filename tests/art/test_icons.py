"""The icons that programs on Windows and macOS carry."""

import io
import struct
from collections.abc import Iterator
from pathlib import Path

import pygame

ICONS = Path(__file__).parents[2] / "art" / "icons"


def windows_pictures(content: bytes) -> Iterator[bytes]:
    kind, count = struct.unpack("<HH", content[2:6])
    assert kind == 1
    for number in range(count):
        length, place = struct.unpack("<II", content[6 + 16 * number + 8 : 6 + 16 * number + 16])
        yield content[place : place + length]


def macos_pictures(content: bytes) -> Iterator[bytes]:
    assert struct.unpack(">4sI", content[:8]) == (b"icns", len(content))
    place = 8
    while place < len(content):
        length = struct.unpack(">I", content[place + 4 : place + 8])[0]
        yield content[place + 8 : place + length]
        place += length


def edges(pictures: Iterator[bytes]) -> list[tuple[int, int]]:
    return [pygame.image.load(io.BytesIO(picture), "icon.png").get_size() for picture in pictures]


def test_the_icon_for_windows_holds_a_picture_of_every_size_that_it_shows():
    content = (ICONS / "bone-wars.ico").read_bytes()
    assert edges(windows_pictures(content)) == [(edge, edge) for edge in (16, 24, 32, 48, 64, 128, 256)]


def test_the_icon_for_macos_holds_a_picture_of_every_size_that_it_shows():
    content = (ICONS / "bone-wars.icns").read_bytes()
    assert edges(macos_pictures(content)) == [(edge, edge) for edge in (32, 64, 128, 256, 512)]
