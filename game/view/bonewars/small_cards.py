"""The cards of Bone Wars where there is less room: in slots, on the narrow map, under envelopes, in rows and strips."""

from __future__ import annotations

from game.model.bonewars.box import Box
from game.model.bonewars.rows import Paleontologist, SoloCard, Species, TeamCard
from game.view import theme
from game.view.bonewars import signs
from game.view.bonewars.cards import FRAME, NAME, paint_corner, paint_plate
from game.view.pieces import Look
from game.view.sheet import Sheet, composed
from game.view.text import words
from game.view.theme import Style

THUMB = (66.0, 90.0)
SMALL = (84.0, 66.0)
ROW = (104.0, 97.0)
TAB_TALL = 22.0

TAB_EDGE, TAB_FACE = (122, 88, 50), (240, 224, 184)
TAB_NAME = Style("fell", 16, theme.INK)
SMALL_NAME = Style("fell", 15, theme.INK)
FIGURE = Style("cinzel-bold", 17, theme.INK)
BACK_WORD = Style("alegreya-sans-bold", 15, theme.CREAM, shadow=theme.NIGHT)
BACK_FIGURE = Style("cinzel-bold", 18, theme.CREAM, shadow=theme.NIGHT)


def thumb_look(box: Box, deck: str, card: int, lit: bool) -> Look:
    """Return a card as it lies in a slot: picture and figures without its name; darker when its turn is past."""

    def paint(sheet: Sheet) -> None:
        paint_thumb(sheet, box, deck, card)
        if not lit:
            sheet.shade(1, 1, THUMB[0] - 2, THUMB[1] - 2, (22, 11, 5), 110)

    return composed(("thumb", deck, card, lit), THUMB, paint)


def paint_thumb(sheet: Sheet, box: Box, deck: str, card: int) -> None:
    """Draw a card of 66 x 90 units as it lies in a slot; Theodore's are blank."""
    sheet.panel("panel/card", 0, 0, *THUMB)
    if deck == "team":
        _team_thumb(sheet, box.team_cards[card])
    elif deck == "species":
        _species_thumb(sheet, box.species[card])
    elif deck == "paleontologist":
        _scholar_thumb(sheet, box.paleontologists[card])


def _team_thumb(sheet: Sheet, row: TeamCard) -> None:
    sheet.cut(f"team/{row.key}", 5, 5, THUMB[0] - 10, 51)
    sheet.glyph("glyph/action-point", 15, 71, 18, theme.INK)
    sheet.text(str(row.points), FIGURE, 24, 71, "midleft")
    signs.layers(sheet, row.depth, 36, 62, 12, 6.4, theme.INK, (178, 150, 108))
    sheet.text(str(row.depth), FIGURE, 50, 71, "midleft")


def _species_thumb(sheet: Sheet, row: Species) -> None:
    _framed(sheet, f"creature/{row.key}")
    signs.find(sheet, row.icon, THUMB[0] / 2, 71, 28)


def _scholar_thumb(sheet: Sheet, row: Paleontologist) -> None:
    sheet.picture(f"portrait/{row.key}", 10, 5, (46, 55))
    signs.disc(sheet, "violet", signs.action_glyph(row.action), THUMB[0] / 2, 72, 28)


def _framed(sheet: Sheet, picture: str) -> None:
    sheet.shade(5, 5, THUMB[0] - 10, 51, FRAME, 255)
    sheet.cut(picture, 6, 6, THUMB[0] - 12, 49)


def small_look(box: Box, card: int) -> Look:
    """Return a species card on the narrow map: its picture over its name."""
    row = box.species[card]

    def paint(sheet: Sheet) -> None:
        sheet.panel("panel/card", 0, 0, *SMALL)
        sheet.shade(3, 3, SMALL[0] - 6, 44, FRAME, 255)
        sheet.cut(f"creature/{row.key}", 4, 4, SMALL[0] - 8, 42)
        # The name lies on a ribbon of its own: across the rim of the card it would look struck out.
        sheet.panel("panel/ribbon", -2, 46, SMALL[0] + 4, 20)
        sheet.text(row.name, SMALL_NAME, SMALL[0] / 2, 56, width=SMALL[0] - 2)

    return composed(("small", card), SMALL, paint)


def tab_look(box: Box, card: int, size: tuple[float, float]) -> Look:
    """Return an archived species card: its name on the edge that looks out of the envelope."""
    row, (width, tall) = box.species[card], size
    style = TAB_NAME.sized(16 if tall > 18 else 15)

    def paint(sheet: Sheet) -> None:
        if tall > 21:
            sheet.panel("panel/ribbon", 0, 0, width, tall)
        else:
            sheet.shade(0, 0, width, tall, TAB_EDGE, 255)
            sheet.shade(1, 1, width - 2, tall - 2, TAB_FACE, 255)
        sheet.text(row.name, style, width / 2, tall / 2 - (1 if tall > 21 else 0), width=width - 6)

    return composed(("tab", card, size), size, paint)


def row_look(box: Box, card: int) -> Look:
    """Return a species card in a row of the desk."""
    return composed(("row", card), ROW, lambda sheet: paint_row(sheet, box, card))


def paint_row(sheet: Sheet, box: Box, card: int) -> None:
    """Draw a species card of 104 x 97 units: its name and picture with what the awards count."""
    row = box.species[card]
    sheet.panel("panel/card", 0, 0, *ROW)
    sheet.text(row.name, NAME, ROW[0] / 2, 14, width=ROW[0] - 14)
    paint_plate(sheet, row, 7, 24, ROW[0] - 14, ROW[1] - 31)
    paint_corner(sheet, row, ROW[0] - 7, ROW[1] - 7)


def name_look(box: Box, card: int, width: float, height: float) -> Look:
    """Return a species card of Theodore's open hand: its name alone."""
    row = box.species[card]

    def paint(sheet: Sheet) -> None:
        sheet.panel("panel/ribbon", 0, 0, width, height)
        sheet.text(row.name, TAB_NAME, width / 2, height / 2 - 1, width=width - 8)

    return composed(("name", card, width, height), (width, height), paint)


def strip_look(box: Box, card: int, width: float, height: float) -> Look:
    """Return a paleontologist card of the display: the action it names and its name, or the action alone."""
    row = box.paleontologists[card]

    def paint(sheet: Sheet) -> None:
        sheet.panel("panel/card", 0, 0, width, height)
        side = min(29.0, height - 6)
        if width < 90:
            signs.disc(sheet, "violet", signs.action_glyph(row.action), width / 2, height / 2, side)
            return
        signs.disc(sheet, "violet", signs.action_glyph(row.action), side / 2 + 4, height / 2, side)
        sheet.text(row.name.split()[-1], NAME, side + 7, height / 2, "midleft", width - side - 17)

    return composed(("strip", row.key, width, height), (width, height), paint)


def solo_back(sheet: Sheet, card: SoloCard, x: float, y: float, width: float, height: float) -> None:
    """Draw the back of one of Theodore's cards: the team's with points and depth, or a scholar's bust."""
    sheet.panel("panel/card", x, y, width, height)
    sheet.panel(f"wars/back-{card.back}", x + 4, y + 4, width - 8, height - 8)
    middle, large = y + height / 2, height > 60
    # A small back has no room for a word, or for large figures, beside a sign.
    crowded = not large and bool(card.take_back or card.rival_loyalty)
    if card.back == "paleontologist":
        side = 36 if large else 24
        sheet.glyph("glyph/scholar", x + side / 2 + 14, middle, side, signs.CREAM, theme.NIGHT)
        style = BACK_WORD.sized(20) if large else BACK_WORD
        word = "" if crowded else words("wars-back-paleontologist")
        sheet.text(word, style, x + side + 22, middle, "midleft", width - side - 30)
    elif large:
        sheet.text(words("wars-back-team"), Style("fell", 20, theme.CREAM, shadow=theme.NIGHT), x + width / 2, y + 22)
        _back_figures(sheet, card, x + width / 2 - 48, y + height - 32, 28)
    else:
        _back_figures(sheet, card, x + (5 if crowded else 8), middle, 15 if crowded else 20)
    _back_extras(sheet, card, x + width - 20, y + 22 if large else middle, 24 if large else 20)


def _back_figures(sheet: Sheet, card: SoloCard, x: float, y: float, tall: float) -> None:
    style = BACK_FIGURE.sized(max(16.0 if tall < 18 else 18.0, tall * 0.9))
    sheet.glyph("glyph/action-point", x + tall / 2, y, tall, signs.CREAM, theme.NIGHT)
    sheet.text(str(card.points), style, x + tall + 3, y, "midleft")
    pitch = tall * 0.32
    signs.layers(sheet, card.depth, x + tall * 1.9, y - pitch * 1.4, tall * 0.9, pitch, signs.CREAM, (64, 86, 56))
    sheet.text(str(card.depth), style, x + tall * 3, y, "midleft")


def _back_extras(sheet: Sheet, card: SoloCard, right: float, y: float, side: float) -> None:
    if card.take_back:
        signs.disc(sheet, "dark", "glyph/take-back", right, y, side)
    elif card.rival_loyalty:
        signs.disc(sheet, "dark", "glyph/loyalty", right, y, side)
        signs.count(sheet, card.rival_loyalty, right + side * 0.42, y + side * 0.32, 16)
