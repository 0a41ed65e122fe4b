"""Another player's strip unfolded: his whole mat at half the size, without what his hand hides."""

from __future__ import annotations

from collections.abc import Hashable

from game.model.bonewars.box import ANY_ICON, ICONS, NO_ICON, PATRONS
from game.model.bonewars.state import NOBODY, RESERVE
from game.scenes.bonewars.chances import worth
from game.scenes.bonewars.sight import Sight
from game.view import theme
from game.view.bonewars import signs
from game.view.bonewars.small_cards import THUMB, paint_thumb
from game.view.pieces import Look
from game.view.sheet import Sheet, composed
from game.view.text import words
from game.view.theme import Style

SIZE = (736.0, 268.0)
NAME = Style("fell", 26, theme.CREAM, shadow=theme.NIGHT)
NUMBER = Style("cinzel-bold", 20, theme.CREAM, shadow=theme.NIGHT)
GAIN = Style("cinzel-bold", 17, (255, 214, 110), shadow=theme.NIGHT)
CARD = Style("fell", 16, theme.CREAM, shadow=theme.NIGHT)
HIDDEN = Style("alegreya-sans-medium", 16, (222, 200, 166), shadow=theme.NIGHT)
GLYPH = (240, 216, 160)
CRATE, ENVELOPE, SLOT = 42.0, 78.0, 64.0


def unfolded_look(sight: Sight, seat: int) -> Look:
    """Return the mat of a player as it unfolds below his strip."""
    return composed(("unfolded", seat, signature(sight, seat)), SIZE, lambda sheet: paint(sheet, sight, seat))


def signature(sight: Sight, seat: int) -> Hashable:
    """Return all that the unfolded mat shows."""
    mat, feud = sight.feud.seats[seat], sight.feud
    cards = (tuple(mat.archive), tuple(mat.laid), tuple(mat.slots), tuple(mat.specialists), tuple(mat.bones))
    hand = len(mat.species) + len(mat.paleontologists) + len(mat.team_cards)
    return mat.money, mat.reputation, mat.patron, mat.covers, hand, worth(feud, seat), feud.limit(seat), cards


def paint(sheet: Sheet, sight: Sight, seat: int) -> None:
    """Draw it."""
    player = sight.player(seat)
    skin = "rival" if player.key == "theodore" else player.key
    sheet.panel(f"panel/leather-{skin}", 0, 0, *SIZE)
    _who(sheet, sight, seat)
    _crates(sheet, sight, seat)
    _figures(sheet, sight, seat)
    _archive(sheet, sight, seat)
    _slots(sheet, sight, seat)


def _who(sheet: Sheet, sight: Sight, seat: int) -> None:
    feud, mat = sight.feud, sight.feud.seats[seat]
    signs.pawn(sheet, sight.player(seat), 46, 112, 88)
    sheet.text(sight.name(seat), NAME, 80, 32, "midleft", 130)
    signs.coin(sheet, mat.money, 98, 70, 36)
    sheet.glyph("glyph/reputation", 138, 70, 26, GLYPH, theme.NIGHT)
    sheet.text(str(mat.reputation), NUMBER, 155, 70, "midleft")
    left = 160 + sheet.painter.type.width(str(mat.reputation), NUMBER)
    sheet.text(words("wars-gain", points=worth(feud, seat)), GAIN, left, 70, "midleft")
    for number, (where, row) in enumerate(zip(mat.specialists, feud.box.rows.specialists, strict=False)):
        x = 92 + number * 32
        sheet.panel("panel/recess", x - 14, 90, 28, 28)
        if where != RESERVE:
            sheet.glyph(f"glyph/{row.key}", x, 104, 20, GLYPH, theme.NIGHT)
    if mat.patron != NOBODY:
        sheet.picture(f"portrait/{PATRONS[mat.patron]}", 214, 16, (72, 86))
        signs.letter(sheet, PATRONS[mat.patron], 274, 92, 24)


def _crates(sheet: Sheet, sight: Sight, seat: int) -> None:
    feud, mat = sight.feud, sight.feud.seats[seat]
    kinds = [kind for kind, count in enumerate(mat.bones) for _ in range(count)]
    for number in range(feud.crates(seat)):
        row, column = divmod(number, 5)
        x, y = 300 + column * (CRATE + 2), 20 + row * (CRATE + 2)
        sheet.panel("panel/recess", x, y, CRATE, CRATE)
        if number < len(kinds):
            signs.bone(sheet, kinds[number], x + CRATE / 2, y + CRATE / 2, CRATE - 2)


def _figures(sheet: Sheet, sight: Sight, seat: int) -> None:
    feud, mat = sight.feud, sight.feud.seats[seat]
    hand = len(mat.species) + len(mat.paleontologists) + len(mat.team_cards)
    for row, (glyph, number) in enumerate(
        (("team-move", feud.free_moves(seat)), ("reclassify", feud.limit(seat)), ("hand", hand))
    ):
        y = 32 + row * 32
        sheet.glyph(f"glyph/{glyph}", 546, y, 24, GLYPH, theme.NIGHT)
        sheet.text(str(number), NUMBER, 568, y, "midleft")
    for patron, key in enumerate(PATRONS):
        y = 32 + patron * 32
        signs.letter(sheet, key, 622, y, 25)
        value = feud.box.figures.track[mat.loyalty[patron]]
        sheet.text(f"×{value}", NUMBER, 642, y, "midleft")
    claims = sum(seat in owners for owners in feud.claims)
    sheet.glyph("glyph/award", 622, 96, 24, GLYPH, theme.NIGHT)
    sheet.text(str(len(feud.awards) - claims), NUMBER, 642, 96, "midleft")


def _archive(sheet: Sheet, sight: Sight, seat: int) -> None:
    feud, mat = sight.feud, sight.feud.seats[seat]
    for number, cards in enumerate(mat.archive):
        x = 18 + number * ENVELOPE
        sheet.panel("panel/recess", x, 128, ENVELOPE - 4, 122)
        signs.find(sheet, ICONS[number], x + ENVELOPE / 2 - 2, 148, 32)
        for row, card in enumerate(cards):
            name = feud.box.species[card].name
            sheet.text(name, CARD, x + ENVELOPE / 2 - 2, 180 + row * 22, "center", ENVELOPE - 10)


def _slots(sheet: Sheet, sight: Sight, seat: int) -> None:
    feud, mat = sight.feud, sight.feud.seats[seat]
    wide = min(SLOT, 310 / len(mat.slots))
    for number, slot in enumerate(mat.slots):
        x = 414 + number * wide
        sheet.panel("panel/recess", x, 128, wide - 4, 122)
        row, icon = feud.box.slots[slot], feud.box.slot_icon[slot]
        side = min(27.0, wide / 2 - 3)
        signs.coin(sheet, row.cost, x + wide / 4, 234, side)
        if icon not in (ANY_ICON, NO_ICON):
            signs.find(sheet, ICONS[icon], x + wide * 0.73, 234, side)
        if number < len(mat.laid):
            deck, card = mat.laid[number]
            times = (wide - 8) / THUMB[0]
            paint_thumb(Sheet(sheet.painter, *sheet.at(x + 2, 132), sheet.times * times), feud.box, deck, card)
