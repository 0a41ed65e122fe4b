"""The Bone Wars side of the new-game screen: seats with their tokens, or Theodore, his deck and how he is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.content_bonewars import bonewars_box
from game.model.bonewars.box import PATRONS
from game.model.bonewars.rows import SoloCard
from game.scenes.new_game_draft import HEADS, PILES, THEODORES_WAYS, Draft
from game.scenes.ports import Kind
from game.scenes.shell import titled
from game.view import theme
from game.view.bonewars import signs
from game.view.bonewars.players import SEATS, THEODORE
from game.view.bonewars.small_cards import solo_back
from game.view.buttons import Toggle
from game.view.control import Control
from game.view.entry import TextEntry
from game.view.painter import Painter
from game.view.screen import Point, columns, rows
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

NAME = Style("fell", 24, theme.INK)
LINE = Style("crimson-semibold", 19, theme.INK)
OFF = (120, 104, 84)
NOTE = Style("crimson", 20, theme.INK)
SMALL = Style("fell-italic", 20, theme.FADED_INK)
YEARS = Style("alegreya-sans-medium", 18, theme.FADED_INK)
ROUND = Style("cinzel-bold", 26, theme.INK)
ARROW = (244, 230, 176)
MARKS = {Kind.THEODORE: "I", Kind.THEODORE_EXPERT: "II"}
PILE_NAMES = {Kind.THEODORE: "advanced", Kind.THEODORE_EXPERT: "expert"}
BADGE = 34
HEAD_WIDE = 96
CORNERS = ((0.27, 0.27), (0.73, 0.27), (0.73, 0.73), (0.27, 0.73))
IN_SHORT = (("team", "dig"), ("publish", "publish"), ("loyalty", "loyalty"))
Zones = Mapping[str, pygame.FRect]


def head_entry(draft: Draft, number: int, box: pygame.FRect, changed: Callable[[], None]) -> TextEntry:
    """Return the line in which a head is measured."""

    def measure(text: str) -> None:
        draft.heads[number] = int(text) if text else 0
        changed()

    written = str(draft.heads[number]) if draft.heads[number] else ""
    tip = words("new-game-head-tip", least=HEADS[0], most=HEADS[-1])
    return TextEntry(
        box, written, measure, 2, words("new-game-head-hint"), lambda letter: letter in "0123456789", tip=tip
    )


class PileCard(Control):
    """One of Theodore's second piles as a card: its back with its mark, its name, how strong it is."""

    pressable = True
    hanging = True
    sound = "card"

    def __init__(self, box: pygame.FRect, pile: Kind, chosen: bool, act: Callable[[], None]) -> None:
        super().__init__(box, words(f"new-game-{pile}-about"))
        self.pile = pile
        self.chosen = chosen
        self.act = act

    def click(self, at: Point) -> None:
        """Take this pile."""
        self.act()

    def draw(self, painter: Painter) -> None:
        """Draw the card."""
        box, sheet = self.box, Sheet(painter)
        painter.panel("panel/card", box)
        cards = [card for card in bonewars_box().solo_cards[1:] if card.pile == PILE_NAMES[self.pile]]
        back = next(card for card in cards if card.back == "team")
        for number in range(3):
            solo_back(sheet, back, box.centerx - 92 + number * 8, box.top + 20 + number * 5, 168, 76)
        style = NAME if self.chosen else NAME.coloured(OFF)
        name = words(f"new-game-{self.pile}", mark=MARKS[self.pile])
        painter.text(name, style, (box.centerx, box.top + 128), "center", box.width - 28)
        painter.rule((box.left + 22, box.top + 146), box.width - 44, (172, 128, 80), (236, 214, 170))
        room = pygame.FRect(box.left + 18, box.top + 150, box.width - 36, box.height - 160)
        line = LINE if self.chosen else LINE.coloured(OFF)
        painter.paragraph(words(f"new-game-{self.pile}-line", count=len(cards)), line, room, "center", middle=True)
        if self.chosen:
            painter.panel("glow/gold", box)
            badge = pygame.FRect(0, 0, BADGE, BADGE)
            badge.center = (box.right - 18, box.top + 18)
            painter.panel("panel/brass", badge)
            painter.glyph("glyph/check", badge.center, 22, theme.DARK_BRASS)
        if self.hovered:
            painter.panel("glow/blue", box)


def pile_controls(draft: Draft, zones: Zones, changed: Callable[[], None]) -> list[Control]:
    """Return Theodore's two piles, and the two ways of reading his rules."""
    found: list[Control] = []
    for pile, place in zip(PILES, columns(zones["wars-piles"], len(PILES), 18), strict=True):

        def take(pile: Kind = pile) -> None:
            draft.pile = pile
            changed()

        found.append(PileCard(place, pile, draft.pile is pile, take))
    for name, place in zip(THEODORES_WAYS, rows(zones["wars-ways"], len(THEODORES_WAYS), 8), strict=True):
        line = pygame.FRect(place.left, place.top, place.width, 34)
        text = words(f"theodore-way-{name}")
        found.append(Toggle(line, text, name in draft.switches, lambda on, name=name: draft.switch(name, on)))  # type: ignore[misc]
    return found


def draw_seats(painter: Painter, draft: Draft, zones: Zones, places: list[pygame.FRect]) -> None:
    """Draw pawns and tokens of the seats, the heads above their column, and what the game is about."""
    sheet = Sheet(painter)
    for number, (player, place) in enumerate(zip(SEATS, places, strict=True)):
        alpha = 255 if draft.kinds[number] is not None else 90
        painter.picture(f"pawn/{player.key}", (place.left + 24, place.centery), (48, 67), alpha=alpha, anchor="center")
        signs.marker(sheet, player, place.left + 72, place.centery, 36, alpha)
    _draw_professors(painter, zones)
    painter.paragraph(words("new-game-serve"), SMALL, zones["wars-serve"], "center", middle=True)
    _draw_rounds(painter, zones["wars-rounds"])


def _draw_professors(painter: Painter, zones: Zones) -> None:
    sheet = Sheet(painter)
    titled(painter, words("new-game-professors"), zones["wars-professors"])
    for patron, place in zip(PATRONS, columns(zones["wars-patrons"], len(PATRONS), 36), strict=True):
        sheet.picture(f"portrait/{patron}", place.left, place.top, (100, 120))
        signs.letter(sheet, patron, place.left + 92, place.top + 108, 30)
        text = pygame.FRect(place.left + 122, place.top, place.width - 122, place.height)
        painter.text(words(f"rival-name-{patron}"), NAME, text.topleft, "topleft", text.width)
        rest = pygame.FRect(text.left, text.top + 32, text.width, text.height - 32)
        painter.paragraph(words(f"new-game-professor-{patron}"), NOTE, rest)


def _draw_rounds(painter: Painter, room: pygame.FRect) -> None:
    """Draw the four rounds with their years, and after the second and the fourth the scoring."""
    figures = bonewars_box().figures
    stations = columns(room, len(figures.round_years) + 2, 10)
    numerals, last = words("wars-rounds").split(), len(figures.round_years)
    places = iter(stations)
    for number, years in enumerate(figures.round_years, 1):
        place = next(places)
        painter.panel("panel/card", place)
        painter.text(numerals[number - 1], ROUND, (place.centerx, place.top + 24), "center")
        painter.text(years.replace("-", "–"), YEARS, (place.centerx, place.bottom - 20), "center", place.width - 12)
        if number in (figures.midgame_round - 1, last):
            place = next(places)
            painter.glyph("glyph/reputation", (place.centerx, place.top + 24), 38, theme.RED_INK)
            painter.text(words("new-game-scoring"), YEARS, (place.centerx, place.bottom - 20), "center", place.width)


def draw_theodore(painter: Painter, draft: Draft, zones: Zones) -> None:
    """Draw you and Theodore, who he is, one of his cards, his piles and how his rules are read."""
    sheet = Sheet(painter)
    for zone, heading, player in (("you", "new-game-you", SEATS[0]), ("rival", "theodore-name", THEODORE)):
        place = zones[zone]
        painter.picture(f"pawn/{player.key}", (place.left + 45, place.centery), (66, 92), anchor="center")
        painter.text(words(heading), theme.PAPER_HEADING, (place.left + 110, place.top))
        signs.marker(sheet, player, place.right - 26, place.top + 18, 34)
    rival = zones["rival"]
    head = bonewars_box().figures.theodore_head
    aside = pygame.FRect(rival.left + 110, rival.top + 36, rival.width - 116, rival.height - 36)
    painter.paragraph(words("new-game-theodore-aside", head=head), SMALL, aside)
    below = titled(painter, words("new-game-theodores-play"), zones["wars-who"])
    painter.paragraph(words("new-game-theodores-play-about"), NOTE, below)
    card = next(card for card in bonewars_box().solo_cards[1:] if card.pile == "basic")
    draw_solo_card(sheet, card, zones["wars-sample"])
    _draw_sample_words(painter, zones)
    titled(painter, words("new-game-theodores-deck"), zones["wars-deck"])
    titled(painter, words("new-game-theodores-ways"), zones["wars-readings"])
    for name, place in zip(THEODORES_WAYS, rows(zones["wars-ways"], len(THEODORES_WAYS), 8), strict=True):
        room = pygame.FRect(place.left + 42, place.top + 36, place.width - 42, place.height - 36)
        painter.paragraph(words(f"theodore-way-{name}-tip"), NOTE.sized(18), room)


def _draw_sample_words(painter: Painter, zones: Zones) -> None:
    for half in ("upper", "lower"):
        place = zones[f"wars-{half}-words"]
        painter.paragraph(words(f"new-game-card-{half}"), SMALL, place, middle=True)


def draw_solo_card(sheet: Sheet, card: SoloCard, box: pygame.FRect) -> None:
    """Draw a card of Theodore's: the loop of his scholar above that of his team."""
    sheet.panel("panel/card", *box)
    tall = box.height * 0.32
    upper = pygame.FRect(box.left + 8, box.top + 8, box.width - 16, tall)
    lower = pygame.FRect(box.left + 8, upper.bottom + 4, box.width - 16, box.height - tall - 20)
    sheet.panel("wars/upper", *upper)
    sheet.panel("wars/lower", *lower)
    for number, (action, place) in enumerate(zip(card.actions, columns(upper, len(card.actions), 0), strict=True)):
        if number:
            sheet.glyph("glyph/arrow-right", place.left, place.centery, 13, ARROW)
        sheet.emblem(signs.action_emblem(action), *place.center, 38)
    for step, (x, y) in zip(card.team, CORNERS, strict=False):
        emblem = signs.verb_emblem("move" if step.startswith("move") else step)
        sheet.emblem(emblem, lower.left + lower.width * x, lower.top + lower.height * y, 44)
    for glyph, (x, y) in (("right", (0.5, 0.27)), ("down", (0.73, 0.5)), ("left", (0.5, 0.73)), ("up", (0.27, 0.5))):
        sheet.glyph(f"glyph/arrow-{glyph}", lower.left + lower.width * x, lower.top + lower.height * y, 14, ARROW)


def draw_in_short(painter: Painter, room: pygame.FRect) -> None:
    """Draw what one does in this game, a line with a sign each."""
    below = titled(painter, words("new-game-in-short"), room)
    for (glyph, key), place in zip(IN_SHORT, rows(below, len(IN_SHORT), 4), strict=True):
        painter.glyph(f"glyph/{glyph}", (place.left + 16, place.centery), 26, theme.FADED_INK)
        line = pygame.FRect(place.left + 44, place.top, place.width - 44, place.height)
        painter.paragraph(words(f"new-game-short-{key}"), NOTE.sized(19), line, middle=True)
