"""The reward tray: one token a reward; what a taken one asks stands in a second row below it, or in its place."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.model.turn import Choice
from game.view import theme
from game.view.bonewars import signs
from game.view.screen import columns
from game.view.sheet import Sheet, veil
from game.view.text import words
from game.view.theme import Style

HEADING = Style("fell-sc", 18, (238, 212, 150), shadow=theme.NIGHT)
LEFT = Style("alegreya-sans-bold", 16, theme.CREAM, shadow=theme.NIGHT)
LABEL = Style("alegreya-sans-bold", 16, theme.CREAM, shadow=(30, 14, 4))
SOURCE = Style("alegreya-sans-medium", 14, (226, 204, 164), shadow=(30, 14, 4))
OPEN_LABEL = Style("alegreya-sans-bold", 16, (58, 30, 8), shadow=(250, 222, 150))
OPEN_SOURCE = Style("alegreya-sans-medium", 14, (58, 30, 8))
ANSWER = Style("alegreya-sans-bold", 15, theme.CREAM, shadow=(30, 14, 4))
ONE_OF = Style("alegreya-sans-bold", 15, (58, 30, 8))
PLATE = Style("alegreya-sans-bold", 19, theme.DARK_BRASS, shadow=(240, 208, 140))
ANSWER_WIDE, ANSWER_TALL = 220.0, 46.0
"""How much room an answer has that stands alone."""
GILT = (244, 216, 148)
MOST_TOKENS = 4
"""So many tokens have their full width; more share the row."""

TOKEN_WIDE = 82.0
LINE, LINE_WIDER = 48.0, 90.0
"""Below this height a token is a line, sign and word side by side, and so much wider."""


@dataclass(frozen=True, slots=True)
class Token:
    """One reward: its effect and amount, where it comes from, and whether it is `free`, `open` or `taken`."""

    effect: str
    amount: int
    source: str = ""
    state: str = "free"
    label: str = ""
    """What it says if that is not the name of its effect."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to what an open reward asks: the choice, its words and a sign."""

    choice: Choice
    label: str
    glyph: str = ""


@dataclass(slots=True)
class Tray:
    """What lies in the tray now; `path` are the words of open rewards that lie deeper than two rows."""

    tokens: tuple[Token, ...] = ()
    answers: tuple[Answer, ...] = ()
    path: tuple[str, ...] = ()
    box: pygame.FRect = field(default_factory=pygame.FRect)

    def __post_init__(self) -> None:
        """A tray without tokens is only as tall as its answers need."""
        if not self.tokens and self.answers:
            bottom = self.box.bottom
            self.box.height = min(self.box.height, self._lines() * (ANSWER_TALL + 8) + 18)
            self.box.bottom = bottom

    def _lines(self) -> int:
        """Return in how many lines the answers stand when there are no tokens."""
        beside = max(1, int(self.box.width / ANSWER_WIDE))
        return -(-len(self.answers) // beside)

    def _rows(self) -> tuple[float, float, float]:
        """Return where the tokens begin, how tall they are, and how tall the second row is."""
        low = self.box.height <= 120
        head = 6.0 if low else 27.0
        answers = 0.0 if not self.answers else 36.0 if low else 44.0
        room = self.box.height - head - 8 - (answers + 8 if answers else 0)
        return self.box.top + head, min(82.0, room), answers

    def token_box(self, number: int) -> pygame.FRect:
        """Return where a token lies."""
        top, tall, _ = self._rows()
        count = max(len(self.tokens), MOST_TOKENS)
        wide = min(TOKEN_WIDE + (LINE_WIDER if tall < LINE else 24), (self.box.width - 20) / count)
        return pygame.FRect(self.box.left + 10 + number * wide, top, wide - 5, tall)

    def answer_box(self, number: int) -> pygame.FRect:
        """Return where an answer lies: in the second row, or in the room of the tokens if there are none."""
        if not self.tokens:
            beside = -(-len(self.answers) // self._lines())
            line, place = divmod(number, beside)
            tall = (self.box.height - 18) / self._lines()
            room = pygame.FRect(self.box.left + 10, self.box.top + 10 + line * tall, self.box.width - 20, tall - 8)
            return columns(room, beside, 8)[place]
        top, tall, answers = self._rows()
        room = pygame.FRect(self.box.left + 64, top + tall + 12, self.box.width - 78, answers - 10)
        return columns(room, max(1, len(self.answers)), 6)[number]

    @property
    def row_box(self) -> pygame.FRect:
        """The plate of the second row."""
        top, tall, answers = self._rows()
        return pygame.FRect(self.box.left + 6, top + tall + 7, self.box.width - 12, answers)


def paint_tray(sheet: Sheet, tray: Tray) -> None:
    """Draw the tray with all that lies in it."""
    box = tray.box
    veil(sheet, box.inflate(-8, -8), (34, 20, 10), 235)
    sheet.panel("panel/recess", *box)
    if box.height > 120 and tray.tokens:
        sheet.text(words("wars-rewards"), HEADING, box.left + 12, box.top + 14, "midleft", box.width - 90)
        left = sum(token.state != "taken" for token in tray.tokens)
        sheet.text(words("wars-rewards-left", count=left), LEFT, box.right - 12, box.top + 14, "midright")
    for number, token in enumerate(tray.tokens):
        _token(sheet, token, tray.token_box(number))
    if tray.answers and tray.tokens:
        _answers(sheet, tray)
    elif tray.answers:
        _plates(sheet, tray)


def _token(sheet: Sheet, token: Token, box: pygame.FRect) -> None:
    opened, taken = token.state == "open", token.state == "taken"
    sheet.panel("panel/brass" if opened else "panel/brass-grey" if taken else "panel/brass-dark", *box)
    if box.height < LINE:
        _token_line(sheet, token, box)
        return
    side = min(38.0, box.height - 42)
    signs.carved_effect(sheet, token.effect, token.amount, box.centerx, box.top + side / 2 + 5, side + 6)
    label = token.label or words(f"wars-effect-{token.effect}", amount=token.amount)
    sheet.text(label, OPEN_LABEL if opened else LABEL, box.centerx, box.bottom - 27, width=box.width - 10)
    sheet.text(token.source, OPEN_SOURCE if opened else SOURCE, box.centerx, box.bottom - 11, width=box.width - 10)
    if taken:
        sheet.glyph("glyph/check", box.centerx, box.top + side / 2 + 5, 30, (190, 226, 130), theme.NIGHT)


def _token_line(sheet: Sheet, token: Token, box: pygame.FRect) -> None:
    """Draw what stands on a token that is no taller than a line: its sign, and its word beside it."""
    signs.carved_effect(sheet, token.effect, token.amount, box.left + 20, box.centery, box.height - 4)
    label = token.label or words(f"wars-effect-{token.effect}", amount=token.amount)
    style = OPEN_LABEL if token.state == "open" else LABEL
    sheet.text(label, style, box.left + 40, box.centery, "midleft", box.width - 48)


def _plates(sheet: Sheet, tray: Tray) -> None:
    """Draw answers that stand alone, large."""
    for number, answer in enumerate(tray.answers):
        place = tray.answer_box(number)
        sheet.panel("panel/brass", *place)
        left = place.left + (44 if answer.glyph else 10)
        if answer.glyph:
            sheet.glyph(answer.glyph, place.left + 25, place.centery, 26, PLATE.colour, PLATE.shadow)
        middle = (left + place.right - 8) / 2
        sheet.text(answer.label, PLATE, middle, place.centery, "center", place.right - 8 - left)


def _answers(sheet: Sheet, tray: Tray) -> None:
    box = tray.row_box
    sheet.panel("panel/brass", *box)
    for number, token in enumerate(tray.tokens):
        if token.state == "open":
            above = tray.token_box(number)
            sheet.glyph("glyph/arrow-up", above.centerx, box.top - 2, 16, (226, 180, 90), theme.NIGHT)
    sheet.text(
        " > ".join(tray.path) or words("wars-one-of" if len(tray.answers) > 1 else "wars-or"),
        ONE_OF,
        box.left + 10,
        box.centery,
        "midleft",
        48,
    )
    for number, answer in enumerate(tray.answers):
        place = tray.answer_box(number)
        sheet.panel("panel/recess", *place)
        left = place.left + 8
        if answer.glyph:
            sheet.glyph(answer.glyph, place.left + 17, place.centery, 19, GILT, theme.NIGHT)
            left = place.left + 31
        middle = (left + place.right - 6) / 2
        sheet.text(answer.label, ANSWER, middle, place.centery, "center", place.right - 6 - left)
