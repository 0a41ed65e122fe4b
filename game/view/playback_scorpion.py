"""How the Scorpion scuttles, rides, is pushed and falls, and how it stings; tokens that come and go."""

from __future__ import annotations

from functools import partial

from game.model.fossilis import facts_expansions as e
from game.model.fossilis.site import SIZE
from game.model.turn import Fact
from game.view import durations as ticks
from game.view.easing import falling, gentle, thrown
from game.view.looks_expansions import LEFT, REST, RIGHT, STING, heading, scorpion_look, sting_look
from game.view.pieces import Key, Sprite
from game.view.playback import Motion
from game.view.playback_motions import Ease, at_once, change, first, hold, last
from game.view.playback_show import Show
from game.view.playback_stage import close
from game.view.playback_travel import ARC
from game.view.screen import Point

SCORPION: Key = ("scorpion",)
IN_LAIR = 0.5
FALL_HEIGHT = 70
STRIDE = 5
"""So many ticks the legs of one half are put forward."""
SHIVER = 4


def creature(show: Show) -> Sprite:
    """Return the Scorpion."""
    return show.sprite(SCORPION, show.table.lair_point(False))


def turn(sprite: Sprite, way: str, pose: str = REST) -> None:
    """Let the Scorpion look another way, or take another pose."""
    sprite.look = scorpion_look(way, pose)


def landing(show: Show, space: int) -> Motion:
    """Return the moment in which the Scorpion looks and lies as it will, after it has come to a space."""
    return at_once(show.landing(SCORPION, show.table.layer_of(space, 3) + 0.3))


def crawl_point(show: Show, space: int) -> Point:
    """Return where the Scorpion comes to stand on a space, beside the pawn that is there."""
    height = show.height(space)
    stands = show.table.stand_point(space, height)
    shared = any(key[0] == "pawn" and close(other.at, stands) for key, other in show.table.cast.sprites.items())
    return show.table.crawl_point(space, height, shared)


def scuttled(show: Show, fact: e.ScorpionScuttled) -> list[Motion]:
    """Return the Scorpion turning to its goal, running there on its legs and throwing up its sting."""
    sprite, way = creature(show), heading(fact.from_space, fact.to_space)
    to = crawl_point(show, fact.to_space)
    length = ticks.SCUTTLE + ticks.SCUTTLE_A_SPACE * distance(fact.from_space, fact.to_space)
    run = change(sprite, length, to=to, ease=gentle, delay=ticks.TURN_ROUND)
    motions = [at_once(partial(turn, sprite, way)), first(run, lambda: show.lift(sprite)), *steps(show, way, length)]
    return [*motions, *struck(show, way, ticks.TURN_ROUND + length), put_off(landing(show, fact.to_space), run)]


def put_off(motion: Motion, other: Motion) -> Motion:
    """Let something happen when another motion and the threat after it have ended."""
    motion.delay = other.delay + other.ticks + ticks.THREAT
    return motion


def distance(one: int, other: int) -> int:
    """Return how many spaces lie between two spaces, diagonals counted as one."""
    return max(abs(one // SIZE - other // SIZE), abs(one % SIZE - other % SIZE))


def steps(show: Show, way: str, length: int) -> list[Motion]:
    """Return the play of the legs during a run."""
    sprite = creature(show)
    found = []
    for number, after in enumerate(range(0, length, STRIDE)):
        pose = LEFT if number % 2 else RIGHT
        step = at_once(partial(turn, sprite, way, pose), ticks.TURN_ROUND + after)
        found.append(show.sound(step, "tick") if not number % 2 else step)
    return found


def struck(show: Show, way: str, delay: int = 0) -> list[Motion]:
    """Return the sting thrown up for a moment."""
    sprite = creature(show)
    up = at_once(partial(turn, sprite, way, STING), delay)
    return [show.sound(up, "hiss"), at_once(partial(turn, sprite, way), delay + ticks.THREAT)]


def placed(show: Show, fact: e.ScorpionPlaced) -> list[Motion]:
    """Return the Scorpion being set onto a tile from where it waited."""
    sprite = creature(show)
    to = crawl_point(show, fact.space)
    turn(sprite, "sw")
    fly = change(sprite, ticks.CLIMB * 2, to=to, lift=ARC, scale=1.0)
    first(fly, lambda: show.lift(sprite))
    settle = put_off(landing(show, fact.space), fly)
    return [show.sound(fly, "whoosh"), *struck(show, "sw", fly.ticks), settle]


def ride(show: Show, fact: e.ScorpionRode, level: int, length: int, delay: int, ease: Ease) -> Motion:
    """Return the Scorpion riding on a tile."""
    sprite = creature(show)
    layers = [show.table.layer_of(space, 3) for space in (fact.from_space, fact.to_space)]
    sprite.layer = max(layers) + 0.9
    to = show.table.crawl_point(fact.to_space, level, shared=rides_along(show, fact))
    motion = change(sprite, length, to=to, ease=ease, delay=delay)
    motion.end = show.landing(SCORPION, show.table.layer_of(fact.to_space, 3) + 0.3)
    return motion


def rides_along(show: Show, fact: e.ScorpionRode) -> bool:
    """Tell whether a pawn rides on the same tile."""
    stands = show.table.stand_point(fact.from_space, show.height(fact.from_space))
    return any(key[0] == "pawn" and close(other.at, stands) for key, other in show.table.cast.sprites.items())


def make_way(show: Show, fact: Fact) -> list[Motion]:
    """Return the Scorpion being pushed by a tile or a pawn."""
    if isinstance(fact, e.ScorpionDisplaced):
        return pushed(show, fact)
    if isinstance(fact, e.ScorpionFellOff):
        return fall_off(show, fact, 0)
    return fall_in(show, fact) if isinstance(fact, e.ScorpionFellIn) else []


def pushed(show: Show, fact: e.ScorpionDisplaced) -> list[Motion]:
    """Return the Scorpion scrambling one space on."""
    sprite, way = creature(show), heading(fact.from_space, fact.to_space)
    to = crawl_point(show, fact.to_space)
    motion = change(sprite, ticks.HOP, to=to, lift=10)
    first(motion, lambda: show.lift(sprite))
    motion.end = show.landing(SCORPION, show.table.layer_of(fact.to_space, 3) + 0.3)
    legs = [at_once(partial(turn, sprite, way, pose), 4 * number) for number, pose in enumerate((LEFT, RIGHT, LEFT))]
    return [*legs, show.sound(motion, "tick")]


def fall_off(show: Show, fact: e.ScorpionFellOff, delay: int) -> list[Motion]:
    """Return the Scorpion falling over the edge, to where it waits."""
    sprite = creature(show)
    goal = show.table.lair_point(True)
    motion = change(sprite, ticks.FALL * 2, to=goal, lift=FALL_HEIGHT, scale=IN_LAIR, delay=delay)
    first(motion, lambda: show.lift(sprite))
    motion.end = show.landing(SCORPION, sprite.layer)
    return [show.sound(motion, "whoosh")]


def fall_in(show: Show, fact: e.ScorpionFellIn) -> list[Motion]:
    """Return the Scorpion falling into a pit and coming out where it waits."""
    sprite = creature(show)
    x, y = show.table.space_point(fact.pit, 1)
    sprite.layer = show.table.layer_of(fact.pit, 3)
    fall = change(sprite, ticks.FALL, to=(x, y + 14), lift=20, scale=0.7, ease=falling)
    fade = change(sprite, ticks.DROP, alpha=0, delay=ticks.FALL)

    def come_out() -> None:
        sprite.put(show.table.lair_point(True))
        sprite.scale = IN_LAIR
        show.lift(sprite)

    fade.end = come_out
    out = change(sprite, ticks.DROP, alpha=255, delay=ticks.FALL + ticks.DROP + 1)
    out.end = show.landing(SCORPION, sprite.layer)
    return [show.sound(fall, "thud"), fade, out]


def stayed(show: Show, fact: e.ScorpionStayed) -> list[Motion]:
    """Return the Scorpion that turns round once and stays."""
    sprite = creature(show)
    ways = ("w", "n", "e", "s")
    return [at_once(partial(turn, sprite, way), 6 * number) for number, way in enumerate(ways)] + [hold(24)]


# tokens and Stings


def token_placed(show: Show, fact: e.TokenPlaced) -> list[Motion]:
    """Return a Scuttle token coming to lie on a Tool."""
    key: Key = ("token", fact.token)
    token = show.sprite(key, show.table.deck_point("scuttle"))
    token.put(show.table.deck_point("scuttle"))
    show.lift(token)
    fly = change(token, ticks.FLY, to=show.table.token_point(fact.place), lift=ARC, angle=360)
    fly.end = show.landing(key, token.layer)
    return [show.sound(fly, "coin")]


def token_claimed(show: Show, fact: e.TokenClaimed) -> list[Motion]:
    """Return a token going to whoever bought the Tool; its points follow by themselves."""
    key: Key = ("token", fact.token)
    token = show.sprite(key, show.table.token_point(fact.place))
    show.lift(token)
    large = change(token, ticks.LIFT, to=(token.x, token.y + 30), scale=2.4, ease=thrown)
    goal = show.table.mat_point(fact.player, "score")
    away = change(token, ticks.FLY, to=goal, scale=0.5, alpha=60, delay=ticks.LIFT + ticks.THREAT)
    away.end = lambda: show.table.dismiss(key)
    return [show.sound(large, "chime"), away]


def stung(show: Show, fact: e.PawnStung) -> list[Motion]:
    """Return the strike, and a Sting that comes under the pawn unless it has one already."""
    pawn = show.sprite(("pawn", fact.player))
    strike = [*struck(show, heading_to(show, pawn)), *shiver(pawn, ticks.THREAT // 2)]
    if fact.already:
        return strike
    start = creature(show).at
    token = show.effect(sting_look(), (start[0], start[1] - 30))
    token.alpha = 0
    appear = at_once(lambda: setattr(token, "alpha", 255), ticks.THREAT // 2)
    x, y = show.table.stand_point(fact.space, show.height(fact.space))
    drop = change(token, ticks.FLY, to=(x + 14, y - 4), lift=46, delay=ticks.THREAT // 2)
    return [*strike, appear, last(drop, partial(take_sting, show, fact.player, token.key, 1))]


def take_sting(show: Show, player: int, token: Key, count: int) -> None:
    """Let a Sting lie under a pawn, or be gone from there."""
    show.drop(token)
    show.table.figures.stings[player] = count
    show.table.dress(player)


def heading_to(show: Show, pawn: Sprite) -> str:
    """Return the way in which the Scorpion looks at a pawn."""
    x, y = creature(show).at
    right = (pawn.x > x + 20) - (pawn.x < x - 20)
    down = (pawn.y > y + 50) - (pawn.y < y - 20)
    return heading(12, 12 + right + SIZE * down)


def shiver(sprite: Sprite, delay: int) -> list[Motion]:
    """Return a pawn that shakes from side to side."""
    motion = Motion(ticks.THREAT, lambda share: None, None, delay)
    at: list[Point] = []

    def begin() -> None:
        at.append(sprite.at)

    def shake(share: float) -> None:
        x, y = at[0]
        sprite.put((x + (0 if share == 1 else SHIVER if int(share * 8) % 2 else -SHIVER), y))

    motion.begin, motion.show = begin, shake
    return [motion]


def fled(show: Show, fact: e.PawnFled) -> list[Motion]:
    """Return a pawn that starts up before it flees."""
    pawn = show.sprite(("pawn", fact.player))
    start = change(pawn, ticks.DROP, to=(pawn.x, pawn.y - 16), ease=thrown)
    back = change(pawn, ticks.DROP // 2, to=pawn.at, ease=falling, delay=ticks.DROP)
    return [show.sound(start, "step"), back]


def stood(show: Show, fact: e.PawnStood) -> list[Motion]:
    """Return a pawn that would flee and cannot."""
    return [*shiver(show.sprite(("pawn", fact.player)), 0), hold(ticks.THREAT)]


def healed(show: Show, fact: e.StingRemoved) -> list[Motion]:
    """Return a Sting that leaves a pawn."""
    pawn = show.sprite(("pawn", fact.player))
    token = show.effect(sting_look(), (pawn.x + 14, pawn.y - 4))
    rise = change(token, ticks.RISE, to=(pawn.x + 14, pawn.y - 110), scale=1.5, alpha=0, ease=thrown)
    token_key = token.key
    gone = at_once(partial(bare, show, fact.player))
    return [gone, show.sound(last(rise, lambda: show.drop(token_key)), "chime")]


def bare(show: Show, player: int) -> None:
    """Take the Sting from under a pawn."""
    show.table.figures.stings[player] = 0
    show.table.dress(player)
