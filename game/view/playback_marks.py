"""What a playback adds to any table: rising numbers, and the violet marks round what an automa looks at."""

from __future__ import annotations

from collections.abc import Sequence

from game.view import durations as ticks
from game.view import theme
from game.view.easing import thrown
from game.view.pieces import Look, Sprite
from game.view.playback import Motion
from game.view.playback_motions import at_once, change, hold, loosely
from game.view.playback_stage import Staging
from game.view.screen import Point
from game.view.sheet import Sheet, composed
from game.view.theme import Style

RISING = Style("cinzel-bold", 34, (255, 222, 120), shadow=theme.NIGHT, outline=(60, 26, 4))
SINKING = RISING.coloured((238, 120, 96))
NUMBER = Style("cinzel-bold", 19, (255, 250, 255), shadow=(40, 10, 60))
MARK_ROOM = 4
"""How far a mark stands off from what it marks."""
GLANCE = 2
"""So many ticks apart are the candidates at which the automa looks one after the other."""

Place = tuple[Point, tuple[float, float]]
"""The middle and the size of something on the table."""


def rising_look(text: str, good: bool) -> Look:
    """Return something gained or lost as a text that rises."""
    style = RISING if good else SINKING
    return composed(("rising", text, good), (140, 48), lambda sheet: sheet.text(text, style, 70, 24))


def mark_look(size: tuple[float, float], chosen: bool, number: int = 0) -> Look:
    """Return the violet mark round something of a size: glowing if it was chosen, a dashed outline if looked at."""
    wide, tall = size[0] + 2 * MARK_ROOM, size[1] + 2 * MARK_ROOM

    def paint(sheet: Sheet) -> None:
        sheet.panel("glow/violet" if chosen else "glow/dashed-violet", 0, 0, wide, tall)
        if number:
            sheet.panel("panel/skill-3", wide - 22, -6, 28, 26)
            sheet.text(str(number), NUMBER, wide - 8, 7)

    return composed(("mark", size, chosen, number), (wide, tall), paint)


def ring_look(size: tuple[float, float], colour: str) -> Look:
    """Return a ring of light round something of a size."""
    wide, tall = size[0] + 2 * MARK_ROOM, size[1] + 2 * MARK_ROOM
    return composed(("ring", size, colour), (wide, tall), lambda sheet: sheet.panel(f"glow/{colour}", 0, 0, wide, tall))


def rising(show: Staging, at: Point, text: str, good: bool) -> list[Motion]:
    """Return a number that rises from a point and fades."""
    x, y = at
    number = show.effect(rising_look(text, good), (x, y))
    number.alpha = 0
    appear = at_once(lambda: setattr(number, "alpha", 255))
    rise = change(number, ticks.RISE, to=(x, y - 64), ease=thrown)
    fade = change(number, ticks.DROP, alpha=0, delay=ticks.RISE)
    fade.end = lambda: show.drop(number.key)
    return loosely(appear, rise, fade)


def looked_around(show: Staging, others: Sequence[Place], chosen: Place | None, count: int) -> list[Motion]:
    """Return what was looked at marked one after the other; what was chosen stays marked.

    `count` is how many things were looked at, with the chosen one.
    """
    show.clear_glances()
    motions = [appear(show, glance(show, place), number * GLANCE, "tick") for number, place in enumerate(others)]
    after = count * GLANCE
    if chosen is not None:
        mark = show.effect(mark_look(chosen[1], chosen=True), chosen[0], "mark")
        motions.append(appear(show, mark, after, "chime"))
    return [*motions, hold(ticks.LOOK_AROUND if count else ticks.DROP, after)]


def glance(show: Staging, place: Place) -> Sprite:
    """Return the dashed outline round something that was looked at."""
    mark = show.effect(mark_look(place[1], chosen=False), place[0], "glance")
    show.glances.append(mark.key)
    return mark


def appear(show: Staging, mark: Sprite, delay: int, sound: str) -> Motion:
    """Return a mark that comes into sight with a sound."""
    mark.alpha = 0

    def begin() -> None:
        mark.alpha = 255
        show.play_sound(sound)

    return at_once(begin, delay)
