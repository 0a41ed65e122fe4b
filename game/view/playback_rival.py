"""How the Rival's turn is shown: he looks around, walks round the site, turns up a card and pays with others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.model.fossilis import facts as f
from game.model.fossilis.site import CENTRE, SPOTS
from game.model.turn import Fact
from game.view import durations as ticks
from game.view.cards import DINOSAUR_SIZE, MARKET_SIZE
from game.view.easing import thrown
from game.view.looks import TILE_SIDE
from game.view.pieces import Key, Sprite
from game.view.playback import Motion
from game.view.playback_looks import mark_look
from game.view.playback_motions import at_once, change, hold, last, turned_over
from game.view.playback_show import Show
from game.view.screen import Point
from game.view.small_cards import SKILL_SIZE, rival_front_look

SPOT_SIDE = 34
PIECE_SIDE = 58
LARGE = 3.0
"""How much larger the card that was turned up is shown."""
HOP_HEIGHT = 12
GLANCE = 2
"""So many ticks apart are the candidates at which he looks one after the other."""

Place = tuple[Point, tuple[float, float]]
What = Sequence[str | int]


def place_of(show: Show, what: What) -> Place | None:
    """Return the middle and size of something the Rival looks at, None if it has no place on the table."""
    if not what:
        return None
    kind, number = str(what[0]), int(what[1])
    table = show.table
    if kind == "spot":
        return table.spot_point(number), (SPOT_SIDE, SPOT_SIDE)
    if kind == "space":
        return table.space_point(number, 1), (TILE_SIDE, TILE_SIDE)
    if kind == "line":
        return line_of(show, [int(space) for space in what[1:]])
    if kind == "skill-place":
        return table.skill_point(number), SKILL_SIZE
    for name, key, size in (("piece", "piece", (PIECE_SIDE, PIECE_SIDE)), ("card", "card", MARKET_SIZE)):
        if kind == name:
            return of_sprite(show, (key, number), size)
    return of_sprite(show, ("animal", number), DINOSAUR_SIZE) if kind == "dinosaur" else None


def of_sprite(show: Show, key: Key, size: tuple[float, float]) -> Place | None:
    """Return the place of a sprite, None if it is not on the table; `size` serves looks that do not tell theirs."""
    sprite = show.table.cast.sprites.get(key)
    return (sprite.at, sprite.look.size if any(sprite.look.size) else size) if sprite is not None else None


def line_of(show: Show, spaces: Sequence[int]) -> Place:
    """Return the place of a whole line of spaces."""
    points = [show.table.space_point(space, 1) for space in spaces]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    return ((left + right) / 2, (top + bottom) / 2), (right - left + TILE_SIDE, bottom - top + TILE_SIDE)


def look_around(show: Show, fact: f.Reasoned) -> list[Motion]:
    """Return the candidates marked one after the other; the chosen one stays marked, the others do not."""
    show.clear_glances()
    motions: list[Motion] = []
    found = [(other, place) for other in fact.candidates if (place := place_of(show, other.what)) is not None]
    for number, (other, place) in enumerate(found):
        if other.what != fact.chosen:
            mark = glance(show, place)
            motions.append(appear(show, mark, number * GLANCE, "tick"))
    after = len(found) * GLANCE
    if (place := place_of(show, fact.chosen)) is not None:
        mark = show.effect(mark_look(place[1], chosen=True), place[0], "mark")
        motions.append(appear(show, mark, after, "chime"))
    return [*motions, hold(ticks.LOOK_AROUND if found else ticks.DROP, after)]


def glance(show: Show, place: Place) -> Sprite:
    """Return the dashed outline round something that was looked at."""
    mark = show.effect(mark_look(place[1], chosen=False), place[0], "glance")
    show.glances.append(mark.key)
    return mark


def appear(show: Show, mark: Sprite, delay: int, sound: str) -> Motion:
    """Return a mark that comes into sight with a sound."""
    mark.alpha = 0

    def begin() -> None:
        mark.alpha = 255
        show.play_sound(sound)

    return at_once(begin, delay)


def walk(show: Show, fact: f.RivalWalked) -> list[Motion]:
    """Return the Rival hopping clockwise from spot to spot."""
    key: Key = ("rival-marker",)
    marker = show.sprite(key, show.table.spot_point(fact.from_spot))
    show.lift(marker)
    motions = []
    for number in range(fact.steps):
        to = show.table.spot_point((fact.from_spot + number + 1) % SPOTS)
        hop = change(marker, ticks.RIVAL_HOP, to=to, lift=HOP_HEIGHT, delay=number * ticks.RIVAL_HOP)
        motions.append(show.sound(hop, "wood"))
    if motions:
        motions[-1].end = show.landing(key, marker.layer)
    return motions


def flip(show: Show, fact: f.RivalCardFlipped) -> list[Motion]:
    """Return the top Draw card coming to the middle, turning over, and going to the Standby pile."""
    key: Key = ("rival-card", fact.card)
    draw = show.table.deck_point("rival")
    card = show.sprite(key, draw)
    show.lift(card)
    rise = change(card, ticks.CARD_IN, to=show.table.space_point(CENTRE, 1), scale=LARGE, ease=thrown)
    face, large = rival_front_look(show.box, fact.card), rival_front_look(show.box, fact.card, LARGE)
    turn = turned_over(card, ticks.TURN_OVER, large, ticks.CARD_IN)
    last(turn[0], lambda: setattr(card, "scale", 1.0))
    after = ticks.CARD_IN + ticks.TURN_OVER + ticks.CARD_SHOWN
    sink = change(card, ticks.CARD_OUT, to=show.table.deck_point("standby"), scale=1 / LARGE, delay=after)
    land = show.landing(key, card.layer)

    def rest() -> None:
        card.look, card.scale = face, 1.0
        land()

    sink.end = rest
    return [show.sound(rise, "card"), *turn, sink]


def discard(show: Show, fact: f.RivalCardsDiscarded) -> list[Motion]:
    """Return Standby cards that are spent."""
    motions: list[Motion] = []
    for number, spent in enumerate(fact.cards):
        key: Key = ("rival-card", spent)
        card = show.table.cast.sprites.get(key)
        if card is None:
            continue
        show.lift(card)
        fade = change(
            card, ticks.CARD_OUT, to=(card.x + 60, card.y - 30), angle=-90, alpha=0, delay=number * ticks.CUBES_APART
        )
        fade.end = partial(show.table.dismiss, key)
        motions.append(show.sound(fade, "page"))
    return motions


def shuffle(show: Show, fact: Fact) -> list[Motion]:
    """Return the sound of a deck that is searched or shuffled."""
    return [at_once(lambda: show.play_sound("card")), hold(ticks.CARD_IN)]
