"""The sheet on which a card is bought, claimed or scored: always at one place, its buttons always at theirs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap

import pygame

from game.model.fossilis.box import BONES, FRAGMENTS
from game.model.fossilis.market import Pay, fragments_of, lacking
from game.model.fossilis.state import Dig
from game.model.turn import Choice
from game.scenes.fossilis.hand import Hand
from game.scenes.fossilis.picking import CONFIRM, PICK, Picking, choices_of, picking, picks
from game.scenes.fossilis.sight import Sight
from game.scenes.fossilis.trays import bone_look, cheapest, partial_bonus, with_glacier
from game.scenes.offer import BACK, EDGE, GAP, Answer, Offer
from game.view.looks import counted_tile_look
from game.view.names import Names
from game.view.pieces import Look
from game.view.text import words

NARROW = 520.0
"""How wide a sheet is that holds nothing but buttons, in units."""
BUTTON = (226.0, 52.0)
PICTURES_DOWN = 76.0
"""How far below the upper edge of the sheet its pictures begin."""
LARGE, SMALL = 60.0, 42.0
ROW = 6
"""So many pictures lie in a row before they become smaller."""


def laid_by_card(hand: Hand, title: str, answers: Sequence[Answer], note: str, wide: bool = False) -> Offer:
    """Return a sheet beneath the market: pictures at the left, buttons in a column at the right, the last one lowest.

    Whatever is bought, claimed or scored, "Cancel" lies in the lower right corner, and what is suggested above it.
    """
    place = hand.board.layout.box("card-sheet")
    width = place.width if wide else NARROW
    box = pygame.FRect(place.right - width, place.top, width, place.height)
    offer = Offer(title, (*answers, Answer(BACK, words("cancel"), glyph="glyph/undo")), note, box)
    offer.beside = BUTTON[0] + GAP
    buttons = [number for number, answer in enumerate(offer.answers) if answer.look is None]
    pictures = [number for number, answer in enumerate(offer.answers) if answer.look is not None]
    offer.areas = [pygame.FRect() for _ in offer.answers]
    for number, area in zip(pictures, picture_places(box, len(pictures)), strict=True):
        offer.areas[number] = area
    for number, area in zip(buttons, button_places(box, len(buttons)), strict=True):
        offer.areas[number] = area
    return offer


def button_places(box: pygame.FRect, count: int) -> list[pygame.FRect]:
    """Return where so many buttons lie, "Cancel" last: in the lower right corner, the first above it, more beside."""
    left, low = box.right - EDGE - BUTTON[0], box.bottom - EDGE + 4 - BUTTON[1]
    high = low - BUTTON[1] - GAP
    corners = [(left, high), (left - BUTTON[0] - GAP, low), (left - BUTTON[0] - GAP, high)][: count - 1]
    return [pygame.FRect(corner, BUTTON) for corner in (*corners, (left, low))]


def picture_places(box: pygame.FRect, count: int) -> list[pygame.FRect]:
    """Return where so many pictures lie: in one row, or smaller in two."""
    side = LARGE if count <= ROW else SMALL
    each = ROW if count <= ROW else -(-count // 2)
    places = starmap(
        lambda row, column: (box.left + EDGE + column * (side + 8), box.top + PICTURES_DOWN + row * (side + 4)),
        (divmod(number, each) for number in range(count)),
    )
    return [pygame.FRect(corner, (side, side)) for corner in places]


class CardSheets:
    """Opens the sheet on which several things are chosen, and keeps what has been picked on it."""

    def __init__(self, hand: Hand, sight: Sight) -> None:
        self.hand = hand
        self.sight = sight
        self.names = Names([seat.name for seat in sight.seats], sight.dig.box)
        self.picking: Picking | None = None
        self._note = ""

    def heed(self, choice: Choice, area: pygame.FRect, note: str) -> bool:
        """Open the sheet for a choice that needs one, or pick what was clicked; return False for other choices."""
        asked = self.sight.asked
        if choice[0] == PICK and self.picking is not None:
            self.picking.toggle(int(choice[1]))
        elif asked is not None and picks(asked, choice):
            dig, player = self.sight.dig, asked.player
            best = cheapest(dig, Pay(player, int(choice[1]))) if choice[0] == "buy" else ()
            self.picking, self._note = picking(dig, player, choice, best), note
            self.hand.about = area
        else:
            return False
        self.hand.chooser = self._offer()
        self.hand.pointed = None
        return True

    def choices(self) -> list[Choice]:
        """Return the choices of the rules that come to what is picked."""
        return choices_of(self.sight.dig, self.picking) if self.picking is not None else []

    def _offer(self) -> Offer | None:
        pick, dig = self.picking, self.sight.dig
        if pick is None or self.sight.asked is None:
            return None
        count = len(pick.things)
        answers = [self._thing(pick, number, LARGE if count <= ROW else SMALL) for number in range(count)]
        if pick.begin[0] == "buy":
            title = words(
                "tray-pay", card=self.names.card(int(pick.begin[1])), cost=cost_in_signs(dig, int(pick.begin[1]))
            )
        else:
            title = words("tray-bones", dinosaur=self.names.dinosaur(int(pick.begin[1])))
        answers.append(Answer(CONFIRM, self._confirm(pick), glyph=GLYPHS[str(pick.begin[0])], off=not pick.ready))
        return laid_by_card(self.hand, title, answers, self._note, wide=True)

    def _thing(self, pick: Picking, number: int, side: float) -> Answer:
        chosen = number in pick.picked
        look, label = self._look(pick, number, side)
        return Answer((PICK, number), label, look, taken=chosen, off=not chosen and not pick.takes(number))

    def _look(self, pick: Picking, number: int, side: float) -> tuple[Look, str]:
        box, thing = self.sight.dig.box, pick.things[number]
        if pick.begin[0] == "buy":
            return counted_tile_look(box, thing, side), ""
        worth = words("bone-worth", bone=words(f"piece-{BONES[thing]}"), value=box.value[thing])
        return bone_look(thing, side), worth if side == LARGE else ""

    def _confirm(self, pick: Picking) -> str:
        """Return what the button says: what it brings, or what is still missing."""
        dig, player = self.sight.dig, self.sight.viewer
        if pick.begin[0] == "buy":
            paid = fragments_of(dig, [pick.things[number] for number in pick.picked])
            cost = dig.box.cards[int(pick.begin[1])].cost
            owed = lacking(cost, paid, dig.has_skill(player, "wild-fragment"))
            return words("pay-owed", owed=owed) if owed else words("action-buy")
        if not pick.picked:
            return words("pick-a-bone")
        points = sum(dig.box.value[pick.things[number]] for number in pick.picked) + partial_bonus(dig, player)
        return with_glacier(dig, int(pick.begin[1]), words("score-now", points=points))


GLYPHS = {"buy": "glyph/buy", "partial": "glyph/score"}


def cost_in_signs(dig: Dig, card: int) -> str:
    """Return what a card costs, in signs."""
    cost = dig.box.cards[card].cost
    named = [f"[{name}]" for name, count in zip(FRAGMENTS, cost, strict=False) for _ in range(count)]
    return " ".join([*named, *([f"{cost[3]} [any]"] if cost[3] else [])])
