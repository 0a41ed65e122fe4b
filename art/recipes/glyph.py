"""Glyphs: every drawing of `art/svg` as a flat white mask, to be tinted when it is shown."""

from __future__ import annotations

from functools import partial

from art.recipes import drawing, kit

SIDE = 64
"""A glyph's sheet in units."""


def glyph(name: str) -> kit.Picture:
    """Return one drawing in white."""
    return kit.picture("#ffffff", drawing.silhouette(name, SIDE * 2))


def pictures() -> list[kit.Recipe]:
    """Return a glyph of every drawing."""
    return [kit.Recipe(f"glyph/{name}", (SIDE, SIDE), partial(glyph, name), lossless=True) for name in drawing.names()]
