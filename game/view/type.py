"""Setting text: faces by use, sizes in units of the sheet, small sizes rendered large and scaled down smoothly."""

from itertools import groupby
from pathlib import Path
from typing import NamedTuple
from unicodedata import category

import pygame

from game.view.art import Art
from game.view.kept import Kept
from game.view.screen import Screen
from game.view.theme import ICONS, LEAST_SIZE, Colour, Style
from game.view.wrapping import Atom, atoms, wrapped

CACHED_PIXELS = 6_000_000
"""Rendered texts are kept up to this many pixels in all."""

BROKEN_TEXTS = 2000
"""So many texts broken into lines are remembered."""

SMALL = 24
"""Below this size in pixels, hinting spaces letters badly, so the text is rendered larger and scaled down."""

OLD_FIGURES = ("fell", "fell-sc", "fell-italic")
"""Faces whose figure one reads as a letter; their numerals are set in another face."""

FIGURES = "cinzel-bold"
FIGURE_SHARE = 0.9

OTHER_FACES = {"alegreya-sans-medium": 1.0, "alegreya-sans-more": 1.0, "biz-udpgothic": 0.92}
"""Where letters are looked for that a face lacks (Latin, then Greek and Cyrillic, then Japanese), and their size."""

CLINGING = ("Mn", "Me", "Cf")
NO_LETTER = "\U0010ffff"
"""No face has it: what is drawn for it is what a face draws for all that it lacks."""
PROBE = 20


class _Run(NamedTuple):
    """Letters of one face; `share` is their size compared with the text's."""

    text: str
    face: str
    share: float


class Type:
    """Renders texts in the size of the present window; `enlarged` is the player's interface scale."""

    def __init__(self, fonts: Path, screen: Screen, art: Art) -> None:
        self.enlarged = 1.0
        self._folder = fonts
        self._screen = screen
        self._art = art
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._kept = Kept(CACHED_PIXELS)
        self._broken: dict[tuple[str, Style, float], list[list[Atom]]] = {}
        self._runs_of: dict[tuple[str, str], list[_Run]] = {}
        self._settings: dict[tuple[str, str], tuple[str, float]] = {}
        self._probes: dict[str, tuple[pygame.font.Font, bytes]] = {}

    def forget(self) -> None:
        """Let go of everything rendered for a window size that is past."""
        self._kept.clear()
        self._fonts.clear()
        self._broken.clear()

    def width(self, text: str, style: Style) -> float:
        """Return the width of a line in units."""
        return sum(self._advance(atom, style) for atom in atoms(text)) / self._screen.scale

    def height(self, style: Style) -> float:
        """Return the distance from one line to the next in units."""
        return self._line_height(style) / self._screen.scale

    def line(self, text: str, style: Style) -> pygame.Surface:
        """Return one line, with `[egg]` and its like as small pictures."""
        return self._kept.get(("line", text, style), lambda: self._set_lines([atoms(text)], style, "left"))

    def paragraph(self, text: str, style: Style, width: float, align: str = "left") -> pygame.Surface:
        """Return text broken into lines of at most `width` units; `align` is left, center or right."""
        key = ("paragraph", text, style, width, align)
        return self._kept.get(key, lambda: self._set_lines(self._lines(text, style, width), style, align, width))

    def lines(self, text: str, style: Style, width: float) -> int:
        """Return how many lines a paragraph takes."""
        return len(self._lines(text, style, width))

    def fitted(self, text: str, style: Style, width: float) -> tuple[str, Style]:
        """Return text and style that fit into one line: smaller down to 14 units, then shorter, ending in a stop."""
        while self.width(text, style) > width and style.size > LEAST_SIZE:
            style = style.sized(max(LEAST_SIZE, style.size - 1))
        if self.width(text, style) <= width:
            return text, style
        while len(text) > 1 and self.width(text.rstrip(" .") + ".", style) > width:
            text = text[:-1]
        return text.rstrip(" .") + ".", style

    def fitted_paragraph(self, text: str, style: Style, width: float, height: float) -> Style:
        """Return the style, made smaller down to 14 units, in which a paragraph fits into `height` units."""
        while style.size > LEAST_SIZE and self.lines(text, style, width) * self.height(style) > height:
            style = style.sized(max(LEAST_SIZE, style.size - 1))
        return style

    def middle(self, style: Style) -> int:
        """Return the pixels from the top of a line to the middle of its capitals."""
        font = self._font(style.face, self._pixels(style))
        capital = font.metrics("H")[0]
        return round(font.get_ascent() - (capital[3] if capital else 0) / 2)

    def _pixels(self, style: Style) -> int:
        return max(6, round(style.size * self._screen.scale * self.enlarged))

    def _line_height(self, style: Style) -> int:
        return round(self._font(style.face, self._pixels(style)).get_linesize() * style.leading)

    def _font(self, face: str, pixels: int) -> pygame.font.Font:
        key = (face, pixels)
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(self._folder / f"{face}.ttf", pixels)
        return self._fonts[key]

    def _advance(self, atom: Atom, style: Style) -> float:
        if atom.icon is not None:
            return self._icon(atom.icon, style).width + self._pixels(style) * 0.12
        return self._text_width(atom.text, style)

    def _text_width(self, text: str, style: Style) -> float:
        return sum(self._run_width(run, style) for run in self._runs(text, style.face))

    def _run_width(self, run: _Run, style: Style) -> float:
        pixels = round(self._pixels(style) * run.share)
        times = _times(pixels)
        return self._font(run.face, pixels * times).size(run.text)[0] / times

    def _runs(self, text: str, face: str) -> list[_Run]:
        """Return a text in pieces of one face each: the asked one as far as it has the letters."""
        if text.isascii() and face not in OLD_FIGURES:
            return [_Run(text, face, 1.0)]
        key = (text, face)
        if key not in self._runs_of:
            if len(self._runs_of) >= BROKEN_TEXTS:
                self._runs_of.clear()
            found: list[tuple[tuple[str, float], str]] = []
            for letter in text:
                # Accents and joiners are set in the face of the letter that they belong to.
                clings = bool(found) and category(letter) in CLINGING
                found.append((found[-1][0] if clings else self._setting(letter, face), letter))
            pieces = [(setting, "".join(letter for _, letter in part)) for setting, part in groupby(found, _first)]
            self._runs_of[key] = [_Run(piece, *setting) for setting, piece in pieces]
        return self._runs_of[key]

    def _setting(self, letter: str, face: str) -> tuple[str, float]:
        """Return the face that sets a letter, and its share of the size."""
        if face in OLD_FIGURES and letter in "0123456789":
            return FIGURES, FIGURE_SHARE
        if letter.isascii():
            return face, 1.0
        key = (letter, face)
        if key not in self._settings:
            others = (other for other in OTHER_FACES if self._has(other, letter))
            other = face if self._has(face, letter) else next(others, face)
            self._settings[key] = other, 1.0 if other == face else OTHER_FACES[other]
        return self._settings[key]

    def _has(self, face: str, letter: str) -> bool:
        """Tell whether a face draws a letter otherwise than what it lacks."""
        if face not in self._probes:
            font = pygame.font.Font(self._folder / f"{face}.ttf", PROBE)
            self._probes[face] = font, _drawn(font, NO_LETTER)
        font, lacking = self._probes[face]
        return _drawn(font, letter) != lacking

    def _lines(self, text: str, style: Style, width: float) -> list[list[Atom]]:
        key = (text, style, width)
        if key not in self._broken:
            if len(self._broken) >= BROKEN_TEXTS:
                self._broken.clear()
            self._broken[key] = wrapped(text, width * self._screen.scale, lambda atom: self._advance(atom, style))
        return self._broken[key]

    def _icon(self, name: str, style: Style) -> pygame.Surface:
        picture = ICONS[name]
        width, height = self._art.entry(picture).size
        tall = style.size * self.enlarged * 1.1
        tint = style.colour if picture.startswith("glyph/") else None
        return self._art.picture(picture, (tall * width / height, tall), tint)

    def _set_lines(
        self, lines: list[list[Atom]], style: Style, align: str, width: float | None = None
    ) -> pygame.Surface:
        lengths = [sum(self._advance(atom, style) for atom in line) for line in lines]
        wide = max(lengths, default=0) if width is None else max([width * self._screen.scale, *lengths])
        height = self._line_height(style)
        room = self.room(style)
        made = pygame.Surface((max(1, round(wide)) + 2 * room, max(1, height * len(lines)) + 2 * room), pygame.SRCALPHA)
        for row, (line, length) in enumerate(zip(lines, lengths, strict=True)):
            indent = {"left": 0.0, "center": (wide - length) / 2, "right": wide - length}[align]
            self._set_line(made, line, style, (room + indent, room + row * height))
        return made

    def room(self, style: Style) -> int:
        """Return the pixels by which a rendered text is larger than its letters on each side."""
        return 3 + round(self._pixels(style) * 0.08)

    def _set_line(self, made: pygame.Surface, line: list[Atom], style: Style, at: tuple[float, float]) -> None:
        left, top = at
        for atom in line:
            if atom.icon is not None:
                icon = self._icon(atom.icon, style)
                made.blit(icon, (round(left), round(top + (self._line_height(style) - icon.height) / 2)))
            elif atom.text.strip():
                self._set_text(made, atom.text, style, (round(left), round(top)))
            left += self._advance(atom, style)

    def _set_text(self, made: pygame.Surface, text: str, style: Style, at: tuple[int, int]) -> None:
        pixels = self._pixels(style)
        baseline = self._font(style.face, pixels).get_ascent()
        left = float(at[0])
        for run in self._runs(text, style.face):
            size = round(pixels * run.share)
            top = at[1] + baseline - self._font(run.face, size).get_ascent()
            self._set_run(made, run, style, size, (round(left), top))
            left += self._run_width(run, style)

    def _set_run(self, made: pygame.Surface, run: _Run, style: Style, pixels: int, at: tuple[int, int]) -> None:
        if style.shadow is not None:
            down = max(1, round(pixels * 0.05))
            made.blit(self._letters(run, pixels, style.shadow), (at[0] + max(1, down // 2), at[1] + down))
        if style.outline is not None:
            thick = max(1, round(pixels * 0.045))
            made.blit(self._letters(run, pixels, style.outline, thick), (at[0] - thick, at[1] - thick))
        made.blit(self._letters(run, pixels, style.colour), at)

    def _letters(self, run: _Run, pixels: int, colour: Colour, outline: int = 0) -> pygame.Surface:
        times = _times(pixels)
        font = self._font(run.face, pixels * times)
        font.outline = outline * times
        # Accents and joiners alone have no width, and such a text cannot be rendered.
        drawn = (
            font.render(run.text, True, colour) if font.size(run.text)[0] else pygame.Surface((1, 1), pygame.SRCALPHA)
        )
        font.outline = 0
        if times == 1:
            return drawn
        padded = pygame.Surface((_up(drawn.width, times), _up(drawn.height, times)), pygame.SRCALPHA)
        padded.fill((*colour, 0))
        padded.blit(drawn, (0, 0))
        return pygame.transform.smoothscale(padded, (padded.width // times, padded.height // times))


def _first(pair: tuple[tuple[str, float], str]) -> tuple[str, float]:
    return pair[0]


def _drawn(font: pygame.font.Font, letter: str) -> bytes:
    if not font.size(letter)[0]:
        return b""
    return pygame.image.tobytes(font.render(letter, False, (255, 255, 255), (0, 0, 0)), "RGB")


def _times(pixels: int) -> int:
    if pixels >= SMALL:
        return 1
    return 3 if pixels < SMALL * 2 / 3 else 2


def _up(length: int, times: int) -> int:
    return -(-length // times) * times
