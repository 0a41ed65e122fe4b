"""How the facts of Ice Age, Power Tools and Caution Tape are shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.model.fossilis import facts as f
from game.model.fossilis import facts_expansions as e
from game.model.fossilis.box import SAND
from game.model.turn import Fact
from game.view import durations as ticks
from game.view.easing import falling, thrown
from game.view.looks_expansions import CRYSTAL_SIDE, roll_look, tape_look
from game.view.pieces import Key, Sprite
from game.view.playback import Motion
from game.view.playback_marks import rising
from game.view.playback_motions import at_once, change, first, hold, last, shaken
from game.view.playback_show import Show
from game.view.playback_site import open_pit, puff
from game.view.playback_travel import ARC, deal

# Ice Age


def crystal_extracted(show: Show, fact: e.CrystalExtracted) -> list[Motion]:
    """Return a crystal rising from its pit, shining, and travelling to its place of the Glacier board."""
    key: Key = ("piece", fact.piece)
    crystal = show.sprite(key, show.table.piece_point(fact.space, 0, 1))
    show.lift(crystal)
    large, small = (CRYSTAL_SIDE * times / crystal.look.size[0] for times in (2.0, 1.0))
    rise = change(crystal, ticks.CRYSTAL_RISES, to=(crystal.x, crystal.y - 60), scale=large, ease=thrown)
    after = ticks.CRYSTAL_RISES + ticks.DROP
    goal = show.table.glacier_point(fact.place)
    fly = change(crystal, ticks.CRYSTAL_FLIES, to=goal, lift=ARC, scale=small, angle=360, delay=after)

    def arrive() -> None:
        show.table.figures.crystals = fact.place + 1
        crystal.scale = small
        show.landing(key, crystal.layer)()

    fly.end = arrive
    return [show.sound(rise, "chime"), fly, at_once(lambda: show.play_sound("stone"), after + ticks.CRYSTAL_FLIES)]


def crystals_discarded(show: Show, fact: e.CrystalsDiscarded) -> list[Motion]:
    """Return crystals that melt off the Glacier board, the rightmost first."""
    motions: list[Motion] = []
    for number, piece in enumerate(reversed(fact.pieces)):
        key: Key = ("piece", piece)
        crystal = show.sprite(key)
        show.lift(crystal)
        melt = change(
            crystal, ticks.MELT, to=(crystal.x, crystal.y + 26), scale=0.3, alpha=0, delay=number * ticks.CUBES_APART
        )
        last(melt, partial(melted, show, key))
        motions.append(show.sound(melt, "hiss") if not number else melt)
    return motions


def melted(show: Show, key: Key) -> None:
    """Let a crystal be gone."""
    show.table.dismiss(key)
    show.table.figures.crystals -= 1


def pleistocene_dealt(show: Show, fact: e.PleistoceneDealt) -> list[Motion]:
    """Return a card of the Pleistocene deck filling its place of the display."""
    return deal(show, ("animal", fact.dinosaur), "pleistocene", show.table.display_point(fact.place))


# Power Tools


def tiles_removed(show: Show, group: Sequence[Fact]) -> list[Motion]:
    """Return the tiles over a pit breaking under the Jackhammer, the upper one first; the pit lies open beneath."""
    fact = group[0]
    assert isinstance(fact, e.TilesRemoved)
    motions: list[Motion] = []
    for number, tile in enumerate(reversed(fact.tiles)):
        motions += broken(show, tile, number * ticks.HAMMERED)
    opened = [motion for other in group if isinstance(other, f.PitOpened) for motion in open_pit(show, other)]
    return [*motions, *opened]


def broken(show: Show, tile: int, delay: int) -> list[Motion]:
    """Return one tile that trembles under blows, bursts in dust and goes to the discard pile."""
    key: Key = ("tile", tile)
    sprite = show.sprite(key)
    x, y = sprite.at
    weight, layer = show.box.weight[tile], sprite.layer + 4
    blows = shaken(change(sprite, ticks.HAMMERED, to=sprite.at, delay=delay), sprite)
    away = change(
        sprite,
        ticks.FLY,
        to=show.table.discard_point(weight),
        lift=ARC,
        scale=0.3,
        alpha=0,
        delay=delay + ticks.HAMMERED,
    )
    first(away, lambda: show.lift(sprite))
    away.end = show.landing(key)
    dust: list[Motion] = []
    for number, aside in enumerate((-30, 0, 30, -14, 16)):
        dust += puff(show, weight, (x + aside, y + (number % 2) * 26 - 10), aside, layer, delay + number * 6)
    blow = [at_once(lambda: show.play_sound("thud"), delay + after) for after in range(0, ticks.HAMMERED, 9)]
    return [blows, *blow, away, *dust]


def bones_destroyed(show: Show, fact: e.BonesDestroyed) -> list[Motion]:
    """Return bones that shake, crack and fall to dust."""
    motions: list[Motion] = []
    for number, piece in enumerate(fact.pieces):
        key: Key = ("piece", piece)
        bone = show.sprite(key, show.table.piece_point(fact.space, number, len(fact.pieces)))
        show.lift(bone)
        delay = number * ticks.DEALT_APART
        swell = shaken(change(bone, ticks.THREAT, to=bone.at, scale=1.3, delay=delay), bone)
        gone = change(
            bone, ticks.DROP, to=(bone.x, bone.y + 12), scale=0.5, alpha=0, ease=falling, delay=delay + ticks.THREAT
        )
        gone.end = partial(show.table.dismiss, key)
        motions += [show.sound(swell, "bone"), gone, *puff(show, SAND, bone.at, 0, bone.layer, delay + ticks.THREAT)]
    return motions


def drill_started(show: Show, fact: e.DrillStarted) -> list[Motion]:
    """Return the price that all digs of this turn have, rising from the pawn."""
    at = show.sprite(("pawn", fact.player)).at
    return [
        at_once(lambda: show.play_sound("stone")),
        *rising(show, (at[0], at[1] - 60), "1 [energy]", True),
        hold(ticks.LIFT),
    ]


# Caution Tape


def tape_placed(show: Show, fact: e.TapePlaced) -> list[Motion]:
    """Return a roll of tape flying from its mat to the pit, over which it unrolls."""
    key: Key = ("tape", fact.player)
    tape = show.sprite(key, show.table.mat_point(fact.player, "tape"))
    tape.look = roll_look(fact.player)
    show.lift(tape)
    goal = show.table.space_point(fact.space, 1)
    fly = change(tape, ticks.FLY, to=goal, lift=ARC, angle=-360)
    last(fly, partial(unrolled, tape, fact.player))
    spread = change(tape, ticks.UNROLL, scale=1.0, wide=1.0, ease=thrown, delay=ticks.FLY)
    spread.end = show.landing(key, show.table.layer_of(fact.space, 0) + 0.9)
    return [show.sound(fly, "whoosh"), show.sound(spread, "page")]


def unrolled(tape: Sprite, seat: int) -> None:
    """Let the roll become bands that spread from the middle."""
    tape.look, tape.angle, tape.scale, tape.wide = tape_look(seat), 0.0, 0.3, 0.4


def tape_removed(show: Show, fact: e.TapeRemoved) -> list[Motion]:
    """Return the bands over a pit being rolled up and taken away."""
    key: Key = ("tape", fact.player)
    tape = show.sprite(key, show.table.space_point(fact.space, 1))
    show.lift(tape)
    roll = last(change(tape, ticks.UNROLL, scale=0.35, wide=0.5), partial(rolled_up, tape, fact.player))
    away = change(tape, ticks.CARD_OUT, to=(tape.x, tape.y - 90), alpha=0, ease=thrown, delay=ticks.UNROLL)
    away.end = partial(show.table.dismiss, key)
    return [show.sound(roll, "page"), away]


def rolled_up(tape: Sprite, seat: int) -> None:
    """Let the bands become a roll."""
    tape.look, tape.scale, tape.wide = roll_look(seat), 1.0, 1.0
