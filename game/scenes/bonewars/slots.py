"""An action slot: price, find, points and depth; the card in it is a sprite; what the lifted card would mean there."""

from __future__ import annotations

import pygame

from game.model.bonewars.box import ANY_ICON, ICONS, NO_ICON
from game.model.bonewars.matching import icon_matches
from game.model.bonewars.turns import Turn
from game.scenes.bonewars.sight import Sight
from game.view import theme
from game.view.bonewars import signs
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

NUMBER = Style("cinzel-bold", 28, (128, 94, 62), shadow=theme.NIGHT)
NEXT_NUMBER = Style("cinzel-bold", 28, (255, 214, 110), shadow=theme.NIGHT)
NEXT = Style("alegreya-sans-bold", 16, (255, 214, 110), shadow=theme.NIGHT)
FIGURE = Style("cinzel-bold", 19, (240, 218, 170), shadow=theme.NIGHT)
FIGURE_OFF = Style("cinzel-bold", 19, (120, 100, 76), shadow=theme.NIGHT)
PRICE = Style("alegreya-sans-bold", 16, (255, 214, 110), shadow=theme.NIGHT)
CARD_WIDE = 66.0
NARROW = 150.0
"""Up to this width the figures of a slot stand close to its card."""
EMPTY_EDGE = (96, 66, 40)


def paint_slot(sheet: Sheet, sight: Sight, number: int, box: pygame.FRect) -> None:
    """Draw a slot; one whose turn is past is darker, the next one says so."""
    feud = sight.feud
    mat = feud.seats[sight.viewer]
    row = feud.box.slots[mat.slots[number]]
    used, following = number < len(mat.laid), bool(feud.todo) and number == len(mat.laid)
    # Between two turns the card of the last one is not in play any more.
    between = bool(feud.todo) and isinstance(feud.todo[-1], Turn)
    past = used and (between or number != len(mat.laid) - 1 or feud.active != sight.viewer)
    sheet.panel("panel/recess", *box)
    if used and not past:
        sheet.panel("glow/gold", *box.inflate(-8, -8))
    if not used:
        _empty(sheet, number, box, following)
    elif mat.laid[number][0] == "":
        _empty(sheet, number, box, False, words("wars-slot-used"))
    left, alpha = box.left + CARD_WIDE + (12 if box.width > NARROW else 5), 110 if past else 255
    free = not used and feud.has_grant(sight.viewer, "stipend")
    cost = feud.slot_cost(sight.viewer) if following else 0 if free else row.cost
    side = min(34.0, (box.right - 6 - left) / 2)
    signs.coin(sheet, cost, left + side / 2, box.top + 23, side - 2, alpha)
    _icon(sheet, sight, number, pygame.FRect(box.right - 8 - side, box.top + 23 - side / 2, side, side), alpha)
    style = FIGURE_OFF if past else FIGURE
    signs.points_and_depth(sheet, row.points, row.depth, left + 16, box.top + 53, style)
    if following and sight.lifted is not None:
        _price(sheet, sight, cost, box)


def _empty(sheet: Sheet, number: int, box: pygame.FRect, following: bool, used: str = "") -> None:
    frame = pygame.FRect(box.left + 8, box.top + 8, CARD_WIDE - 4, box.height - 16)
    for x, y, wide, tall in (
        (frame.left, frame.top, frame.width, 2),
        (frame.left, frame.bottom - 2, frame.width, 2),
        (frame.left, frame.top, 2, frame.height),
        (frame.right - 2, frame.top, 2, frame.height),
    ):
        sheet.shade(x, y, wide, tall, EMPTY_EDGE, 255)
    if used:
        sheet.text(used, NEXT.coloured(NUMBER.colour), frame.centerx, frame.centery)
        return
    style = NEXT_NUMBER if following else NUMBER
    sheet.text(str(number + 1), style, frame.centerx, frame.centery - (9 if following else 0))
    if following:
        sheet.text(words("wars-next"), NEXT, frame.centerx, frame.centery + 18)


def _icon(sheet: Sheet, sight: Sight, number: int, box: pygame.FRect, alpha: int) -> None:
    feud = sight.feud
    icon = feud.box.slot_icon[feud.seats[sight.viewer].slots[number]]
    if icon == NO_ICON:
        return
    if icon == ANY_ICON:
        signs.disc(sheet, "brown", "glyph/star", *box.center, box.width, alpha)
    else:
        signs.find(sheet, ICONS[icon], *box.center, box.width, alpha)
    if matches(sight, number):
        sheet.panel("glow/gold", *box)


def matches(sight: Sight, number: int) -> bool:
    """Tell whether the lifted card, or any card of the hand, has the find of the next slot."""
    feud, mat = sight.feud, sight.feud.seats[sight.viewer]
    if number != len(mat.laid) or not sight.open_hand:
        return False
    cards = mat.species if sight.lifted is None else [int(sight.lifted[1])] if sight.lifted[0] == "species" else []
    return any(icon_matches(feud, sight.viewer, card, mat.slots[number]) for card in cards)


def _price(sheet: Sheet, sight: Sight, cost: int, box: pygame.FRect) -> None:
    """Draw what the lifted card costs altogether."""
    key = sight.lifted
    if key is not None and key[0] == "team-card":
        cost += sight.feud.box.team_cards[int(key[1])].cost
    sheet.text(words("wars-costs", amount=cost), PRICE, box.right - 10, box.bottom - 15, "midright")
