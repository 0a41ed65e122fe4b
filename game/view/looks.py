"""The looks of the pieces of Fossilis: tiles, pawns, bones, hammers, cubes."""

from __future__ import annotations

from game.model.fossilis.box import PIECES, TERRAINS, Box
from game.view.painter import Painter
from game.view.pieces import Look, Made
from game.view.sheet import Corner, Sheet, composed, pictured
from game.view.theme import Style

TILE_SIDE = 108
TILE_SHEET = (138, 153)
TILE_MIDDLE = (62, 62)
"""The middle of a tile's face in its picture, whose margins hold the shadow and the near side."""
VARIANTS = 4
UPPER = 0.9
"""How much smaller a tile of the upper level is drawn, so that the rim of the one beneath it shows."""

PAWN_SHEET = (90, 126)
PAWN_FOOT = (40, 104)
PAWN_TALL = 108

CUBES = 3
CUBE_BODY = (22, 22)


def tile_look(box: Box, tile: int, side: float = TILE_SIDE) -> Look:
    """Return the look of a tile whose face is `side` units wide."""
    times = side / TILE_SIDE
    size = None if times == 1 else (TILE_SHEET[0] * times, TILE_SHEET[1] * times)
    return pictured(tile_picture(box, tile), (side, side), size, TILE_MIDDLE)


def site_tile_look(box: Box, tile: int, upper: bool = False) -> Look:
    """Return the look of a tile on the site: its Fragments lie in its near right corner, for all to see.

    An `upper` one has a dark joint round it, where it lies on the tile beneath, and a brass plate that says two.
    """
    plain, kinds = tile_look(box, tile), fragments_on(box, tile)

    def make(painter: Painter) -> Made:
        made = plain.make(painter)
        surface = made.surface.copy()
        sheet = Sheet(Painter(surface, Corner(painter.screen, *made.origin), painter.art, painter.type))
        if upper:
            paint_stacked(sheet)
        for number, kind in enumerate(reversed(kinds)):
            sheet.emblem(f"emblem/{kind}", ON_SITE[0] - number * ON_SITE_PITCH, ON_SITE[1], ON_SITE_SIDE)
        return Made(surface, made.origin)

    return Look(("site-tile", tile_picture(box, tile), tuple(kinds), upper), make, plain.size)


def paint_stacked(sheet: Sheet) -> None:
    """Draw what tells that a tile lies on another: the joint between them, and a plate with their number."""
    left, top, right, low = JOINT
    for width, alpha in ((5.0, 90), (2.5, 200)):
        sheet.shade(left - width, top, width, low - top, JOINT_COLOUR, alpha)
        sheet.shade(right, top, width, low - top, JOINT_COLOUR, alpha)
        sheet.shade(left - width, low, right - left + 2 * width, width, JOINT_COLOUR, alpha)
    x, y, wide, tall = TWO
    sheet.panel("panel/brass-dark", x, y, wide, tall)
    sheet.text("2", TWO_STYLE, x + wide / 2, y + tall / 2 - 0.5)


def fragments_on(box: Box, tile: int) -> list[str]:
    """Return the Fragments of a tile, by their names."""
    return [name for name, count in zip(FRAGMENTS, box.tiles[tile].fragments, strict=True) for _ in range(count)]


JOINT = (-53.0, -46.0, 53.0, 66.0)
"""Where the sides and the foot of an upper tile are, from the middle of its face: left, top, right and low."""
JOINT_COLOUR = (30, 16, 6)
TWO = (-53.0, -53.0, 34.0, 29.0)
TWO_STYLE = Style("cinzel-bold", 20, (255, 240, 200), shadow=(40, 20, 4))

ON_SITE, ON_SITE_SIDE, ON_SITE_PITCH = (38, 37), 28, 25
"""Where the last Fragment of a tile lies, from the middle of its face; how large they are, and how far apart."""


def tile_picture(box: Box, tile: int) -> str:
    """Return the name of a tile's picture; copies differ, so that a site does not look stamped."""
    return f"tile/{TERRAINS[box.weight[tile]]}-{tile % VARIANTS + 1}"


def pawn_look(name: str, tall: float = PAWN_TALL) -> Look:
    """Return the look of a pawn, `name` being a colour or a Rival; its origin is the middle of its foot."""
    times = tall / PAWN_TALL
    size = None if times == 1 else (PAWN_SHEET[0] * times, PAWN_SHEET[1] * times)
    return pictured(f"pawn/{name}", (56 * times, tall), size, PAWN_FOOT)


def piece_look(box: Box, piece: int, side: float) -> Look:
    """Return the look of a bone or hammer."""
    return pictured(f"bone/{PIECES[box.kind[piece]]}", (side, side), (side, side))


def cube_look(number: int) -> Look:
    """Return the look of a cube of Plaster; they lie turned this way and that."""

    def paint(sheet: Sheet) -> None:
        sheet.token(f"token/plaster-{number % CUBES + 1}", 11, 11, 22, CUBE_BODY)

    return composed(("cube", number % CUBES), CUBE_BODY, paint)


def counted_tile_look(box: Box, tile: int, side: float) -> Look:
    """Return the look of a tile with its Fragments, as it lies in a tray or on a mat."""

    def paint(sheet: Sheet) -> None:
        times = side / TILE_SIDE
        size = (TILE_SHEET[0] * times, TILE_SHEET[1] * times)
        sheet.picture(tile_picture(box, tile), 0, 0, size)
        kinds = fragments_on(box, tile)
        each = side * (0.78, 0.54, 0.46)[len(kinds) - 1]
        for (x, y), kind in zip(SPREADS[len(kinds)], kinds, strict=True):
            sheet.emblem(f"emblem/{kind}", side * x, side * y, each)

    return composed(("counted-tile", tile, side), (side, side), paint)


FRAGMENTS = ("egg", "footprint", "amber")
SPREADS = {
    1: ((0.5, 0.5),),
    2: ((0.29, 0.5), (0.71, 0.5)),
    3: ((0.5, 0.27), (0.27, 0.7), (0.73, 0.7)),
}
"""Where one to three Fragments lie on a tile, as shares of its side."""

MARKER_BODY = (32, 32)
MARKER_TALL = 46


def marker_look(personality: str) -> Look:
    """Return the Rival on his track: a ring round the spot's number and his pawn in it; the origin is the ring's."""

    def paint(sheet: Sheet) -> None:
        sheet.token("token/rival-marker", 20, 48, 32, MARKER_BODY)
        times = MARKER_TALL / PAWN_TALL
        foot = (PAWN_FOOT[0] * times, PAWN_FOOT[1] * times)
        size = (PAWN_SHEET[0] * times, PAWN_SHEET[1] * times)
        # `picture` takes the corner of the figure's own box, which lies 12 and 6 within its sheet.
        sheet.picture(f"pawn/{personality}", 20 - foot[0] + 12 * times, 59 - foot[1] + 6 * times, size)

    return composed(("marker", personality), (40, 64), paint, (20, 48))
