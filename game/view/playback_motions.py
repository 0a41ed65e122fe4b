"""The ways in which a sprite moves: it glides, leaps, falls, fades, turns over."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.view.easing import gentle
from game.view.pieces import Look, Sprite
from game.view.playback import Motion
from game.view.screen import Point

Ease = Callable[[float], float]
SHAKE = 1.2
"""By how many units a heavy tile trembles while it grinds on."""


def change(
    sprite: Sprite,
    ticks: int,
    *,
    to: Point | None = None,
    lift: float = 0.0,
    scale: float | None = None,
    alpha: int | None = None,
    angle: float | None = None,
    wide: float | None = None,
    ease: Ease = gentle,
    delay: int = 0,
) -> Motion:
    """Return a motion from whatever the sprite is when it begins to what is given; `lift` makes the way an arc."""
    start: list[float] = []

    def begin() -> None:
        start[:] = [sprite.x, sprite.y, sprite.scale, sprite.alpha, sprite.angle, sprite.wide]

    def show(share: float) -> None:
        x, y, first_scale, first_alpha, first_angle, first_wide = start
        if to is not None:
            sprite.x = x + (to[0] - x) * share
            sprite.y = y + (to[1] - y) * share - lift * 4 * share * (1 - share)
        if scale is not None:
            sprite.scale = first_scale + (scale - first_scale) * share
        if alpha is not None:
            sprite.alpha = round(first_alpha + (alpha - first_alpha) * share)
        if angle is not None:
            sprite.angle = first_angle + (angle - first_angle) * share
        if wide is not None:
            sprite.wide = first_wide + (wide - first_wide) * share

    def appear(share: float) -> None:
        shown = start[3] if alpha is None else alpha
        sprite.alpha = round(shown * share)

    travels = any(value is not None for value in (to, scale, angle, wide)) and bool(ticks)
    return Motion(ticks, show, ease, delay, begin, travels=travels, appear=appear if to is not None else None)


def shaken(motion: Motion, sprite: Sprite) -> Motion:
    """Return the motion of a heavy tile, which trembles on its way and lies still at its end."""
    plain = motion.show

    def show(share: float) -> None:
        plain(share)
        if 0 < share < 1:
            sprite.y += SHAKE if int(share * 40) % 2 else -SHAKE

    motion.show = show
    return motion


def first(motion: Motion, do: Callable[[], None]) -> Motion:
    """Let something be done when a motion begins."""
    plain = motion.begin

    def begin() -> None:
        if plain is not None:
            plain()
        do()

    motion.begin = begin
    return motion


def last(motion: Motion, do: Callable[[], None]) -> Motion:
    """Let something be done when a motion has ended."""
    plain = motion.end

    def end() -> None:
        if plain is not None:
            plain()
        do()

    motion.end = end
    return motion


def loosely(*motions: Motion) -> list[Motion]:
    """Let nobody wait for the end of motions."""
    for motion in motions:
        motion.loose = True
    return list(motions)


def later(motions: Iterable[Motion], ticks: int) -> list[Motion]:
    """Put motions off."""
    put_off = list(motions)
    for motion in put_off:
        motion.delay += ticks
    return put_off


def turned_over(sprite: Sprite, ticks: int, face: Look, delay: int = 0) -> list[Motion]:
    """Return a card turning over to `face`: it narrows to its edge and widens again."""
    narrow = change(sprite, ticks // 2, wide=0.02, delay=delay)
    narrow.passing = True
    narrow.end = lambda: setattr(sprite, "look", face)
    return [narrow, change(sprite, ticks - ticks // 2, wide=1.0, delay=delay + ticks // 2)]


def at_once(do: Callable[[], None], delay: int = 0) -> Motion:
    """Return a motion without length that does something when its time comes."""
    return Motion(0, lambda share: None, None, delay, do)


def hold(ticks: int, delay: int = 0) -> Motion:
    """Return a pause."""
    return Motion(ticks, lambda share: None, None, delay)


def count(
    ticks: int, first: int, last: int, tell: Callable[[int], None], delay: int = 0, ease: Ease = gentle
) -> Motion:
    """Return a number running up or down."""
    return Motion(ticks, lambda share: tell(round(first + (last - first) * share)), ease, delay)
