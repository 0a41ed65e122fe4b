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
from game.view.pieces import Key
from game.view.playback import Motion
from game.view.playback_marks import Place, looked_around
from game.view.playback_motions import at_once, change, hold, last, turned_over
from game.view.playback_show import Show
from game.view.small_cards import SKILL_SIZE, rival_front_look

SPOT_SIDE = 34
PIECE_SIDE = 58
LARGE = 3.0
"""How much larger the card that was turned up is shown."""
HOP_HEIGHT = 12
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
    found = [(other, place) for other in fact.candidates if (place := place_of(show, other.what)) is not None]
    others = [place for other, place in found if other.what != fact.chosen]
    return looked_around(show, others, place_of(show, fact.chosen), len(found))


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
