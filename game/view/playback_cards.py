"""How cards travel between the decks, the board and the mats."""

from __future__ import annotations

from functools import partial

from game.model.fossilis import facts as f
from game.model.fossilis.site import CENTRE
from game.view import durations as ticks
from game.view.easing import thrown
from game.view.names import ran_out
from game.view.playback import Motion
from game.view.playback_looks import back_look, big_event_look, plate_look
from game.view.playback_motions import at_once, change, last, turned_over
from game.view.playback_show import Show
from game.view.playback_travel import deal, to_mat, travel

# market


def card_bought(show: Show, fact: f.CardBought) -> list[Motion]:
    """Return a card leaving the market for a mat."""
    key = ("card", fact.card)
    show.sprite(key, show.table.market_point(fact.place))
    return [show.sound(to_mat(show, key, fact.player, "tools"), "card")]


def card_gained(show: Show, fact: f.CardGained) -> list[Motion]:
    """Return a card that is given away."""
    key = ("card", fact.card)
    start = show.table.market_point(fact.place) if fact.place >= 0 else show.table.deck_point("tool")
    show.sprite(key, start)
    return [show.sound(to_mat(show, key, fact.player, "tools"), "card")]


def tiles_spent(show: Show, fact: f.TilesSpent) -> list[Motion]:
    """Return tiles going from a mat to the discard pile."""
    motions: list[Motion] = []
    for number, tile in enumerate(fact.tiles):
        key = ("tile", tile)
        if key not in show.table.cast.sprites:
            continue
        motion = travel(show, key, show.table.discard_point(), ticks.FLY, number * ticks.CUBES_APART, 0.8)
        last(motion, partial(show.table.dismiss, key))
        motions.append(show.sound(motion, "coin"))
    return motions


def market_refilled(show: Show, fact: f.MarketRefilled) -> list[Motion]:
    """Return a new card filling a place of the market."""
    deck = "tool" if show.box.cards[fact.card].tool else "supplies"
    return deal(show, ("card", fact.card), deck, show.table.market_point(fact.place))


def tool_drawn(show: Show, fact: f.ToolDrawn) -> list[Motion]:
    """Return a Tool coming from its deck to a mat."""
    key = ("card", fact.card)
    motions = deal(show, key, "tool", show.on_mat(key, fact.player, "tools"))
    last(motions[-1], show.landing(key))
    return motions


def card_turned_over(show: Show, fact: f.CardTurnedOver) -> list[Motion]:
    """Return a card on a mat that is turned over and put away."""
    key = ("card", fact.card)
    sprite = show.table.cast.sprites.get(key)
    if sprite is None:
        return []
    show.lift(sprite)
    back = back_look("tool" if show.box.cards[fact.card].tool else "supplies", small=True)
    motions = [change(sprite, ticks.TURN_OVER, to=(sprite.x, sprite.y - 30)), *turned_over(sprite, ticks.FLY, back)]
    fade = change(sprite, ticks.DROP, alpha=0, delay=ticks.FLY)
    fade.end = lambda: show.table.dismiss(key)
    return [show.sound(motions[0], "page"), *motions[1:], fade]


# Dinosaurs


def dinosaur_claimed(show: Show, fact: f.DinosaurClaimed) -> list[Motion]:
    """Return a Dinosaur going to a laboratory."""
    key = ("animal", fact.dinosaur)
    start = show.table.display_point(fact.place) if fact.place >= 0 else show.table.deck_point("dinosaur")
    show.sprite(key, start)
    return [show.sound(to_mat(show, key, fact.player, "lab"), "card")]


def dinosaur_dealt(show: Show, fact: f.DinosaurDealt) -> list[Motion]:
    """Return a new Dinosaur filling a place of the display."""
    return deal(show, ("animal", fact.dinosaur), "dinosaur", show.table.display_point(fact.place))


def dinosaur_drawn(show: Show, fact: f.DinosaurDrawn) -> list[Motion]:
    """Return a Dinosaur shown, then going straight to a collection."""
    key = ("animal", fact.dinosaur)
    motions = deal(show, key, "dinosaur", show.table.space_point(CENTRE, 1))
    card = show.sprite(key)
    after = ticks.DEAL + ticks.CARD_SHOWN
    away = change(card, ticks.CARD_OUT, to=show.table.mat_point(fact.player, "collection"), scale=0.2, delay=after)
    away.end = lambda: show.table.dismiss(key)
    return [*motions, away]


def dinosaur_discarded(show: Show, fact: f.DinosaurDiscarded) -> list[Motion]:
    """Return a Dinosaur leaving a collection and the game."""
    key = ("animal", fact.dinosaur)
    card = show.sprite(key, show.table.mat_point(fact.player, "collection"))
    card.scale = 0.2
    show.lift(card)
    rise = change(card, ticks.CARD_IN, to=(card.x, card.y - 120), scale=0.7)
    fade = change(card, ticks.CARD_OUT, alpha=0, delay=ticks.CARD_IN + ticks.DROP)
    fade.end = lambda: show.table.dismiss(key)
    return [show.sound(rise, "page"), fade]


# Events


def event_turned(show: Show, fact: f.EventTurned) -> list[Motion]:
    """Return an Event turned over large in the middle, then shrinking to its place."""
    key = ("event", fact.event)
    place = next((goal.at for other, goal in show.goal.items() if other[0] == "event"), show.table.deck_point("event"))
    former = [other for other in show.table.cast.sprites if other[0] == "event" and other != key]
    card = show.sprite(key, show.table.deck_point("event"))
    card.put(show.table.deck_point("event"))
    face = card.look
    card.look, card.scale = back_look("event"), 0.4
    show.lift(card)
    rise = change(card, ticks.EVENT_IN, to=show.table.space_point(CENTRE, 1), scale=1.0, ease=thrown)
    turn = turned_over(card, ticks.TURN_OVER, big_event_look(show.box, fact.event), ticks.EVENT_IN)
    after = ticks.EVENT_IN + ticks.TURN_OVER + ticks.EVENT_SHOWN
    sink = change(card, ticks.EVENT_OUT, to=place, scale=0.5, delay=after)
    sink.read = True

    def settle() -> None:
        card.look, card.scale = face, 1.0
        for other in former:
            show.table.dismiss(other)
        show.landing(key, card.layer)()

    sink.end, sink.read = settle, True
    return [show.sound(rise, "whoosh"), *turn, at_once(lambda: show.play_sound("rumble"), ticks.EVENT_IN), sink]


def tiles_ran_out(show: Show, fact: f.TilesRanOut) -> list[Motion]:
    """Return the sentence that says why an Event does nothing, held up long enough to be read."""
    plate = show.effect(plate_look(ran_out(fact.weight, fact.begun)), show.table.space_point(CENTRE, 1))
    fade = change(plate, ticks.EVENT_OUT, alpha=0, delay=ticks.EVENT_SHOWN)
    fade.read = True
    return [show.sound(last(fade, lambda: show.drop(plate.key)), "page")]
