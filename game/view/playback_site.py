"""How tiles slide, drop and leave, pits open and close, and pawns walk, ride, fall and climb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import copysign

from game.model.fossilis import facts as f
from game.model.fossilis import facts_expansions as e
from game.model.fossilis.box import CLAY, SAND, STONE, TERRAINS
from game.model.fossilis.site import COLUMN_STEP, ROW_STEP
from game.model.turn import Fact
from game.view import durations as ticks
from game.view import playback_scorpion as scorpion
from game.view.easing import falling, gentle, heavy, shoved, thrown
from game.view.looks import UPPER, site_tile_look
from game.view.pieces import Sprite
from game.view.playback import Motion
from game.view.playback_groups import ASIDE, SLIDES
from game.view.playback_looks import dust_look
from game.view.playback_motions import Ease, at_once, change, first, later, loosely, shaken
from game.view.playback_show import Show
from game.view.screen import Point

EASES = (gentle, shoved, gentle, heavy)
"""By weight: Sand starts at once and glides out, Stone gathers way slowly."""
OVER_THE_EDGE = 0.62
"""How far beyond its space a tile slides before it tips, in spaces."""
DUST_PUFFS = (0, 4, 3, 2)
DUST_SPREAD = (-14, 22)
"""How far above and below the middle the puffs rise."""
HOP_HEIGHT = 26
FALL_HEIGHT = 70
CLIMB_HEIGHT = 46
BESIDE = 0.54
"""How much smaller a pawn is beside the site, where there is little room."""


def push(show: Show, group: Sequence[Fact]) -> list[Motion]:
    """Return a push: pawns make way, tiles slide front first with their riders, pits close and open."""
    motions: list[Motion] = []
    tiles = [fact for fact in group if isinstance(fact, SLIDES)]
    dug = max(tiles, key=lambda fact: fact.slide)
    weight = show.box.weight[dug.tile]
    start = ticks.DODGE if isinstance(group[0], ASIDE) else 0
    end = start + ticks.SLIDES[weight] + ticks.SHOVE * dug.slide
    slid = False
    for fact in group:
        if isinstance(fact, ASIDE) and not slid:
            motions += step_aside(show, fact)
        elif isinstance(fact, f.TileSlid):
            motions += slide(show, fact, weight, start)
        elif isinstance(fact, f.TileLeft):
            motions += leave(show, fact, weight, start)
        elif isinstance(fact, f.PawnRode):
            motions.append(ride(show, fact, tiles, weight, start))
        elif isinstance(fact, e.ScorpionRode):
            motions.append(scorpion.ride(show, fact, level_under(tiles, fact.slide), *run(weight, fact.slide, start)))
        elif isinstance(fact, e.ScorpionFellOff):
            motions += scorpion.fall_off(show, fact, start + ticks.SLIDES[weight] // 2)
        elif isinstance(fact, f.PawnFellOff):
            motions += fall_off(show, fact, start + ticks.SLIDES[weight] // 2)
        elif isinstance(fact, f.PitOpened):
            motions += open_pit(show, fact, start)
        elif isinstance(fact, f.PitCovered):
            motions.append(cover_pit(show, fact, end))
        slid = slid or isinstance(fact, SLIDES)
    return [*motions, grind(show, weight, start)]


def grind(show: Show, weight: int, delay: int) -> Motion:
    """Return the sound of a push."""
    return at_once(lambda: show.play_sound(TERRAINS[weight]), delay)


def slide(show: Show, fact: f.TileSlid, weight: int, start: int) -> list[Motion]:
    """Return one tile sliding one space; from the upper level it drops into a gap at the end."""
    sprite = show.sprite(("tile", fact.tile), show.table.space_point(fact.from_space, fact.from_level))
    delay, length = start + ticks.SHOVE * fact.slide, ticks.SLIDES[weight]
    along = show.table.space_point(fact.to_space, fact.from_level)
    motion = change(sprite, length, to=along, ease=EASES[weight], delay=delay)
    if weight == STONE:
        motion = shaken(motion, sprite)
    layers = show.table.layer_of(fact.from_space, fact.from_level), show.table.layer_of(fact.to_space, fact.from_level)
    sprite.layer = max(layers) + 0.5
    motions = [motion, *raise_dust(show, sprite, rear(show, sprite.at, along), weight, delay)]
    if fact.to_level < fact.from_level:
        down = show.table.space_point(fact.to_space, fact.to_level)
        drop = change(sprite, ticks.DROP, to=down, scale=1.0, ease=falling, delay=delay + length)
        motions.append(show.sound(drop, "thud"))
    land = show.landing(("tile", fact.tile), show.table.layer_of(fact.to_space, fact.to_level))
    alone(show, sprite)
    motions[-1 if fact.to_level < fact.from_level else 0].end = lambda: stacked(show, sprite, fact.to_level, land)
    return motions


def alone(show: Show, sprite: Sprite) -> None:
    """Let a tile that is on its way not tell that it lies on another."""
    sprite.look = site_tile_look(show.box, int(sprite.key[1]))


def stacked(show: Show, sprite: Sprite, level: int, land: Callable[[], None]) -> None:
    """Let a tile that has come to rest tell whether it lies on another now."""
    land()
    sprite.look = site_tile_look(show.box, int(sprite.key[1]), level == 2)


def leave(show: Show, fact: f.TileLeft, weight: int, start: int) -> list[Motion]:
    """Return a tile sliding over the edge: it tips, drops, and goes to its gatherer or the discard pile."""
    key = ("tile", fact.tile)
    sprite = show.sprite(key, show.table.space_point(fact.from_space, fact.from_level))
    delay, length = start + ticks.SHOVE * fact.slide, ticks.SLIDES[weight]
    edge = beyond(show, fact.from_space, fact.from_level, fact.side)
    sprite.layer = show.table.layer_of(fact.from_space, fact.from_level) + 0.5
    alone(show, sprite)
    tilt = (8, -16, -8, 16)[fact.side]
    gathered = fact.gatherer >= 0
    pile = show.table.discard_point(show.box.weight[fact.tile])
    goal = show.on_mat(key, fact.gatherer, "fragments") if gathered else pile
    over = change(sprite, length, to=edge, ease=EASES[weight], delay=delay)
    tip = change(
        sprite, ticks.TIP, to=(edge[0], edge[1] + 26), angle=tilt, scale=0.82, ease=falling, delay=delay + length
    )
    away = change(
        sprite,
        ticks.FLY,
        to=goal,
        lift=50,
        scale=0.32,
        angle=0,
        alpha=255 if gathered else 0,
        delay=delay + length + ticks.TIP,
    )
    tip.end = lambda: show.lift(sprite)
    away.end = show.landing(key)
    dust = raise_dust(show, sprite, rear(show, sprite.at, edge), weight, delay)
    return [over, show.sound(tip, "whoosh"), away, *dust]


def beyond(show: Show, space: int, level: int, side: int) -> Point:
    """Return the point a little outside the site where a tile tips over its edge."""
    (x, y), (right, down) = show.table.space_point(space, level), pitch(show)
    return x + COLUMN_STEP[side] * right * OVER_THE_EDGE, y + ROW_STEP[side] * down * OVER_THE_EDGE


def pitch(show: Show) -> Point:
    """Return the distance from one space to the next, to the right and down."""
    first, last = show.table.space_point(0, 1), show.table.space_point(24, 1)
    return (last[0] - first[0]) / 4, (last[1] - first[1]) / 4


def raise_dust(show: Show, sprite: Sprite, at: Point, weight: int, delay: int) -> list[Motion]:
    """Return puffs of dust round a point at which a tile rubs; Sand raises most."""
    motions: list[Motion] = []
    for number in range(DUST_PUFFS[weight]):
        aside = (number - (DUST_PUFFS[weight] - 1) / 2) * 30
        spot = (at[0] + aside, at[1] + DUST_SPREAD[number % 2])
        motions += puff(show, weight, spot, copysign(16, aside), sprite.layer + 4, delay + 2 * number)
    return motions


def rear(show: Show, start: Point, goal: Point) -> Point:
    """Return the middle of the rear edge of a tile that sets out from one point to another."""
    right, down = pitch(show)
    ahead = (goal[0] > start[0]) - (goal[0] < start[0]), (goal[1] > start[1]) - (goal[1] < start[1])
    return start[0] - ahead[0] * right * 0.4, start[1] - ahead[1] * down * 0.4


def puff(show: Show, weight: int, at: Point, drift: float, layer: float, delay: int) -> list[Motion]:
    """Return one puff of dust that swells, drifts and fades."""
    dust = show.effect(dust_look(weight, 84), at, layer=layer)
    dust.alpha, dust.scale = 0, 0.4
    swell = change(dust, ticks.DUST, to=(at[0] + drift, at[1] - 16), scale=1.25, ease=thrown, delay=delay)
    fade = change(dust, ticks.DUST, alpha=0, ease=falling, delay=delay)
    fade.end = lambda: show.drop(dust.key)
    return loosely(at_once(lambda: setattr(dust, "alpha", 235), delay), swell, fade)


def ride(show: Show, fact: f.PawnRode, tiles: Sequence[f.TileSlid | f.TileLeft], weight: int, start: int) -> Motion:
    """Return a pawn riding on the topmost tile that slid under it."""
    sprite = show.sprite(("pawn", fact.player))
    to = show.table.stand_point(fact.to_space, level_under(tiles, fact.slide))
    sprite.layer = max(show.table.layer_of(space, 3) for space in (fact.from_space, fact.to_space)) + 0.6
    length, delay, ease = run(weight, fact.slide, start)
    motion = change(sprite, length, to=to, ease=ease, delay=delay)
    motion.end = show.landing(sprite.key, show.table.layer_of(fact.to_space, 3))
    return motion


def level_under(tiles: Sequence[f.TileSlid | f.TileLeft], slide: int) -> int:
    """Return the level on which the topmost tile of a slide comes to lie."""
    return max(tile.to_level for tile in tiles if isinstance(tile, f.TileSlid) and tile.slide == slide)


def run(weight: int, slide: int, start: int) -> tuple[int, int, Ease]:
    """Return how long a tile of a pushed line slides, when it begins, and how."""
    return ticks.SLIDES[weight], start + ticks.SHOVE * slide, EASES[weight]


def step_aside(show: Show, fact: Fact) -> list[Motion]:
    """Return a pawn or the Scorpion making way before a tile or another pawn arrives."""
    if isinstance(fact, f.PawnDisplaced):
        return [hop(show, fact.player, fact.to_space)]
    if isinstance(fact, f.PawnFellOff):
        return fall_off(show, fact, 0)
    if isinstance(fact, e.PawnStung):
        return later(scorpion.stung(show, fact), ticks.HOP)
    return fall_in(show, fact) if isinstance(fact, f.PawnFellIn) else scorpion.make_way(show, fact)


def hop(show: Show, player: int, space: int, delay: int = 0, length: int = ticks.HOP) -> Motion:
    """Return a pawn hopping onto a space."""
    sprite = show.sprite(("pawn", player))
    layer = show.table.layer_of(space, 3)
    to = show.table.stand_point(space, show.height(space))
    motion = change(sprite, length, to=to, lift=HOP_HEIGHT, delay=delay)
    first(motion, lambda: setattr(sprite, "layer", max(sprite.layer, layer) + 0.6))
    motion.end = show.landing(sprite.key, layer)
    return motion


def walk(show: Show, fact: f.PawnMoved) -> list[Motion]:
    """Return a pawn hopping from space to space."""
    return [
        show.sound(hop(show, fact.player, space, ticks.HOP * number), "step") for number, space in enumerate(fact.path)
    ]


def fall_off(show: Show, fact: f.PawnFellOff, delay: int) -> list[Motion]:
    """Return a pawn falling over the edge in an arc and standing beside the site."""
    sprite = show.sprite(("pawn", fact.player))
    to = show.table.beside_point(fact.side, fact.player)
    motion = change(sprite, ticks.FALL, to=to, lift=FALL_HEIGHT, scale=sprite.scale * BESIDE, delay=delay)
    first(motion, lambda: show.lift(sprite))
    motion.end = show.landing(sprite.key, sprite.layer)
    return [show.sound(motion, "whoosh")]


def fall_in(show: Show, fact: f.PawnFellIn) -> list[Motion]:
    """Return a pawn falling into a pit, out of sight until its owner has chosen a side."""
    sprite = show.sprite(("pawn", fact.player))
    sprite.layer = show.table.layer_of(fact.pit, 3)
    to = show.table.stand_point(fact.pit, 0)
    fall = change(sprite, ticks.FALL, to=to, lift=HOP_HEIGHT, scale=0.8, ease=falling)
    fade = change(sprite, ticks.DROP, alpha=0, delay=ticks.FALL)
    fade.end = lambda: setattr(sprite, "visible", False)
    return [show.sound(fall, "thud"), fade]


def stand_beside(show: Show, fact: f.PawnStoodBeside) -> list[Motion]:
    """Return a pawn coming to stand beside a side, out of a pit or from another side."""
    sprite = show.sprite(("pawn", fact.player))
    to = show.table.beside_point(fact.side, fact.player)
    if not sprite.visible:
        sprite.put((to[0], to[1] - FALL_HEIGHT))
        sprite.visible, sprite.alpha, sprite.scale = True, 0, BESIDE
    show.lift(sprite)
    motion = change(sprite, ticks.STAND_ASIDE, to=to, lift=HOP_HEIGHT, alpha=255)
    motion.end = show.landing(sprite.key, sprite.layer)
    return [show.sound(motion, "step")]


def climb(show: Show, fact: f.PawnClimbed) -> list[Motion]:
    """Return a pawn climbing onto the site."""
    sprite = show.sprite(("pawn", fact.player))
    to = show.table.stand_point(fact.space, show.height(fact.space))
    show.lift(sprite)
    motion = change(sprite, ticks.CLIMB, to=to, lift=CLIMB_HEIGHT, scale=sprite.scale / BESIDE)
    motion.end = show.landing(sprite.key, show.table.layer_of(fact.space, 3))
    return [show.sound(motion, "step")]


def appear(show: Show, fact: f.PawnPlaced) -> list[Motion]:
    """Return a pawn coming down onto its first space."""
    sprite = show.sprite(("pawn", fact.player))
    to = show.table.stand_point(fact.space, show.height(fact.space))
    sprite.put((to[0], to[1] - 90))
    sprite.visible, sprite.alpha = True, 0
    show.lift(sprite)
    motion = change(sprite, ticks.CLIMB, to=to, alpha=255, ease=falling)
    motion.end = show.landing(sprite.key, show.table.layer_of(fact.space, 3))
    return [show.sound(motion, "step")]


def open_pit(show: Show, fact: f.PitOpened, delay: int = 0) -> list[Motion]:
    """Return the pieces of a pit, which lie there already while the tile slides off them."""
    for number, piece in enumerate(fact.pieces):
        at = show.table.piece_point(fact.space, number, len(fact.pieces))
        goal = show.goal.get(("piece", piece))
        sprite = show.sprite(("piece", piece), at)
        if goal is not None:
            sprite.look = goal.look
        sprite.put(at)
        sprite.layer = show.table.layer_of(fact.space, 0) + number * 0.01
    return [at_once(lambda: show.play_sound("bone" if fact.pieces else "tick"), delay)]


def cover_pit(show: Show, fact: f.PitCovered, delay: int) -> Motion:
    """Return a pit hiding what it holds when a tile has come over it."""

    def hide() -> None:
        for key in show.pieces_in(fact.space):
            show.table.dismiss(key)

    return at_once(hide, delay)


def lay(show: Show, group: Sequence[Fact]) -> list[Motion]:
    """Return a tile of the discard pile coming down onto a space."""
    fact = group[0]
    assert isinstance(fact, f.TilePlaced)
    key = ("tile", fact.tile)
    sprite = show.sprite(key, show.table.discard_point(show.box.weight[fact.tile]))
    sprite.scale = 0.5
    show.lift(sprite)
    to = show.table.space_point(fact.space, fact.level)
    motion = change(sprite, ticks.LAY, to=to, lift=80, scale=UPPER if fact.level == 2 else 1.0)
    land = show.landing(key, show.table.layer_of(fact.space, fact.level))
    motion.end = lambda: stacked(show, sprite, fact.level, land)
    alone(show, sprite)
    thud = at_once(lambda: show.play_sound("thud"), ticks.LAY)
    covers = [cover_pit(show, other, ticks.LAY) for other in group if isinstance(other, f.PitCovered)]
    return [motion, thud, *covers, *raise_dust(show, sprite, (to[0], to[1] + 30), SAND, ticks.LAY)]


def lift_off(show: Show, group: Sequence[Fact]) -> list[Motion]:
    """Return a Clay lifted off its space and carried to a mat."""
    fact = group[0]
    assert isinstance(fact, f.TileLifted)
    key = ("tile", fact.tile)
    sprite = show.sprite(key)
    alone(show, sprite)
    show.lift(sprite)
    up = change(sprite, ticks.LIFT, to=(sprite.x, sprite.y - 46), scale=1.06)
    goal = show.on_mat(key, fact.player, "fragments")
    away = change(sprite, ticks.FLY, to=goal, lift=40, scale=0.32, delay=ticks.LIFT)
    away.end = show.landing(key)
    opened = [motion for other in group if isinstance(other, f.PitOpened) for motion in open_pit(show, other)]
    return [show.sound(up, TERRAINS[CLAY]), away, *opened]
