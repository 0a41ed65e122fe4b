"""How things fly: in an arc to a place or a mat, or from a deck, turning over on the way."""

from __future__ import annotations

from functools import partial

from game.view import durations as ticks
from game.view.pieces import Key, Look
from game.view.playback import Motion
from game.view.playback_looks import BACKS, back_look
from game.view.playback_motions import change, first, last, turned_over
from game.view.playback_show import Show
from game.view.screen import Point

ON_MAT = 0.5
"""How much smaller what lands on a mat out of sight becomes."""
ARC = 60


def travel(show: Show, key: Key, to: Point, length: int = ticks.FLY, delay: int = 0, scale: float = 1.0) -> Motion:
    """Return a sprite flying in an arc above everything, to where it stays or vanishes."""
    sprite = show.sprite(key)
    show.lift(sprite)
    motion = change(sprite, length, to=to, lift=ARC, scale=scale, delay=delay)
    motion.end = show.landing(key)
    return motion


def to_mat(show: Show, key: Key, seat: int, what: str, length: int = ticks.FLY, delay: int = 0) -> Motion:
    """Return a sprite flying to a mat: its own place there, or into the panel of a mat that is folded."""
    goal = show.goal.get(key)
    return travel(show, key, show.on_mat(key, seat, what), length, delay, 1.0 if goal else ON_MAT)


def deal(show: Show, key: Key, deck: str, to: Point, delay: int = 0) -> list[Motion]:
    """Return a card flying from its deck to a place, turning over on the way."""
    sprite = show.sprite(key, show.table.deck_point(deck))
    sprite.put(show.table.deck_point(deck))
    face, goal = sprite.look, show.goal.get(key)
    if goal is not None and goal.at == to:
        face = goal.look
    sprite.look = back_of(deck, face)
    show.lift(sprite)
    fly = first(change(sprite, ticks.DEAL, to=to, lift=ARC / 2, delay=delay), partial(show.unmark, to))
    motions = [show.sound(fly, "card"), *turned_over(sprite, ticks.TURN_OVER, face, delay + ticks.DEAL // 2)]
    last(motions[-1], show.landing(key, sprite.layer))
    return motions


def back_of(deck: str, face: Look) -> Look:
    """Return the back of a deck's card, as large as a face of the same form."""
    wide, tall = BACKS[deck][1]
    times = face.size[0] / wide
    return back_look(deck, times=times if abs(face.size[1] - tall * times) < 1 else 1.0)
