"""Everything of Bone Wars that is not an emblem, a bone or an animal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.recipes import kit, wars_boards, wars_papers, wars_tokens
from art.recipes.token import MARGIN, Sheet

STRIPS = {
    "red": "#6b2a20",
    "blue": "#27435c",
    "yellow": "#7a5a1e",
    "purple": "#4a3166",
    "theodore": "#3a3146",
    "wood": "#4a3018",
}
ACTIONS = {"action": "#5b4468", "action-closed": "#48404a", "action-chosen": "#c79640"}
HALVES = {"upper": "#6f5478", "lower": "#4f7040", "back-team": "#3c5a34", "back-paleontologist": "#55395f"}


def _panel(
    name: str,
    body: tuple[int, int],
    margin: int,
    rim: tuple[int, int],
    draw: Callable[[], kit.Picture],
    quality: int = 82,
) -> kit.Recipe:
    """Return the recipe of a panel whose `body` has a shadow margin and a rim (across, down) that must not stretch."""
    size = (body[0] + 2 * margin, body[1] + 2 * margin)
    cuts = (margin + rim[0], margin + rim[1], margin + rim[0], margin + rim[1])
    return kit.Recipe(f"wars/{name}", size, draw, origin=(margin, margin), slice=cuts, quality=quality)


def _token(name: str, body: int, draw: Callable[[], kit.Picture]) -> kit.Recipe:
    return kit.Recipe(f"wars/{name}", Sheet(body, body).size, draw, origin=MARGIN[:2])


def _boards() -> list[kit.Recipe]:
    strips = [
        _panel(f"strip-{name}", (240, 50), 8, (16, 14), partial(wars_boards.enamel, 240, 50, tint, 12 + number))
        for number, (name, tint) in enumerate(STRIPS.items())
    ]
    plates = [
        _panel(name, (200, 74), 8, (18, 18), partial(wars_boards.enamel, 200, 74, tint, 90, 20.0))
        for name, tint in (ACTIONS | HALVES).items()
    ]
    charts = [
        kit.Recipe(
            f"wars/chart-{name}",
            (width + 24, 532),
            partial(wars_boards.chart, width, 508),
            origin=(12, 12),
            quality=72,
        )
        for name, width in (("wide", 838), ("narrow", 432))
    ]
    pits = [
        kit.Recipe(f"wars/soil-{n}", wars_boards.PIT, partial(wars_boards.soil, 3 + n), quality=84) for n in (1, 2, 3)
    ]
    return [
        *strips,
        *plates,
        *charts,
        *pits,
        _panel("site", (272, 150), 12, (24, 24), wars_boards.site),
        _panel("tray", (180, 180), 10, (20, 20), wars_boards.tray),
        _panel("niche", (80, 60), 0, (8, 8), wars_boards.niche),
    ]


def _papers() -> list[kit.Recipe]:
    found = [_panel("cover", (100, 48), 5, (14, 10), wars_papers.cover)]
    for patron in ("marsh", "cope"):
        found += [
            _panel(f"plate-{patron}", (64, 128), 0, (6, 6), partial(wars_papers.plate, patron)),
            kit.Recipe(f"wars/pennant-{patron}", (48, 48), partial(wars_papers.pennant, patron)),
        ]
    found += [
        _panel(f"paper-{patron}", (60, 72), 5, (8, 8), partial(wars_papers.paper, patron))
        for patron in wars_papers.TINTS
    ]
    for name, width in (("wide", 141), ("narrow", 86)):
        draw = partial(wars_papers.envelope, width)
        found.append(kit.Recipe(f"wars/envelope-{name}", (width + 12, 118), draw, origin=(6, 6), quality=84))
    return found


def _tokens() -> list[kit.Recipe]:
    found = [_token(f"disc-{name}", 40, partial(wars_tokens.disc, name)) for name in wars_tokens.DISCS]
    found += [_token(f"marker-{name}", 28, partial(wars_tokens.marker, name)) for name in wars_tokens.MARKERS]
    found += [_token("coin", 44, wars_tokens.coin), _token("count", 20, wars_tokens.count)]
    found += [kit.Recipe(f"wars/camp-{name}", (44, 44), partial(wars_tokens.camp, name)) for name in wars_tokens.CLOTHS]
    for legal in (False, True):
        lit = "-lit" if legal else ""
        for turns, name in enumerate(("west", "south", "east", "north")):
            draw = partial(wars_tokens.way, False, turns, legal)
            found.append(kit.Recipe(f"wars/way-{name}{lit}", (44, 44), draw))
        for turns, name in enumerate(("across", "along")):
            draw = partial(wars_tokens.way, True, turns, legal)
            found.append(kit.Recipe(f"wars/way-{name}{lit}", (44, 44), draw))
    return found


def pictures() -> list[kit.Recipe]:
    """Return boards, papers and tokens."""
    return [*_boards(), *_papers(), *_tokens()]
