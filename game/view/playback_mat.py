"""How bones, Skills, Plaster, points and Energy come to a mat and leave it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.model.fossilis import facts as f
from game.model.turn import Fact
from game.view import durations as ticks
from game.view.easing import falling, thrown
from game.view.looks import TILE_SIDE, cube_look
from game.view.pieces import Key, Sprite
from game.view.playback import Motion
from game.view.playback_marks import mark_look, rising
from game.view.playback_motions import at_once, change, count, hold, last
from game.view.playback_show import Show
from game.view.playback_travel import ARC, deal, to_mat, travel
from game.view.screen import Point

# extraction and Skills


def bone_extracted(show: Show, fact: f.BoneExtracted) -> list[Motion]:
    """Return a bone leaving its pit in an arc for the mat."""
    key = ("piece", fact.piece)
    sprite = show.sprite(key, show.table.piece_point(fact.space, 0, 1))
    mark_pit(show, sprite, fact.space)
    show.lift(sprite)
    out = change(sprite, ticks.LIFT_OUT // 2, to=(sprite.x, sprite.y - 34), scale=1.35, ease=thrown)
    return [show.sound(out, "bone"), to_mat(show, key, fact.player, "bones", ticks.LIFT_OUT, ticks.LIFT_OUT // 2)]


def hammer_extracted(show: Show, fact: f.HammerExtracted) -> list[Motion]:
    """Return a hammer leaving its pit and going to the Skills."""
    key = ("piece", fact.piece)
    sprite = show.sprite(key, show.table.piece_point(fact.space, 0, 1))
    mark_pit(show, sprite, fact.space)
    show.lift(sprite)
    out = change(sprite, ticks.LIFT_OUT // 2, to=(sprite.x, sprite.y - 34), scale=1.5, angle=24, ease=thrown)
    swap = change(
        sprite, ticks.FLY, to=show.table.skill_point(4), lift=ARC, scale=0.7, angle=-200, delay=ticks.LIFT_OUT
    )
    fade = change(sprite, ticks.DROP, alpha=0, delay=ticks.LIFT_OUT + ticks.FLY)
    fade.end = lambda: show.table.dismiss(key)
    return [show.sound(out, "bone"), swap, fade]


def mark_pit(show: Show, piece: Sprite, space: int) -> None:
    """Let the mark round a piece that goes away stay round its pit: where it lay, others may come to lie."""
    if show.marked(piece.at):
        pit = show.table.space_point(space, 1)
        show.unmark(piece.at)
        show.unmark(pit)
        show.effect(mark_look((TILE_SIDE, TILE_SIDE), chosen=True), pit, "mark")


def skill_taken(show: Show, fact: f.SkillTaken) -> list[Motion]:
    """Return a Skill going to its slot."""
    key = ("skill", fact.skill)
    show.sprite(key, show.table.skill_point(fact.place))
    return [show.sound(to_mat(show, key, fact.player, "skills"), "chime")]


def skill_dealt(show: Show, fact: f.SkillDealt) -> list[Motion]:
    """Return a Skill of the box filling an empty place."""
    return deal(show, ("skill", fact.skill), "skill", show.table.skill_point(fact.place))


# Plaster


def plaster_taken(show: Show, fact: f.PlasterTaken) -> list[Motion]:
    """Return cubes going from the pool to a mat, one after the other."""
    goal = show.table.mat_point(fact.player, "plaster")
    motions: list[Motion] = []
    for number in range(fact.amount):
        key = ("cube", fact.pool + fact.amount - 1 - number)
        show.sprite(key, show.table.pool_point())
        cube = travel(show, key, goal, ticks.CUBE, number * ticks.CUBES_APART, 0.8)
        cube.end = partial(arrive, show, key, fact.player)
        motions.append(show.sound(cube, "plaster"))
    return motions


def arrive(show: Show, key: Key, player: int) -> None:
    """Let a cube of the pool come to a mat."""
    show.table.dismiss(key)
    show.table.figures.plaster[player] += 1
    show.table.figures.pool -= 1


def plaster_gained(show: Show, fact: f.PlasterGained) -> list[Motion]:
    """Return Plaster of the supply coming down onto a mat."""
    goal = show.table.mat_point(fact.player, "plaster")
    motions = loose_cubes(show, fact.amount, (goal[0], goal[1] - 110), goal, falling)
    last(motions[-1], partial(add_plaster, show, fact.player, fact.amount))
    return motions


def plaster_paid(show: Show, fact: f.PlasterPaid) -> list[Motion]:
    """Return Plaster leaving a mat for the supply."""
    start = show.table.mat_point(fact.player, "plaster")
    add_plaster(show, fact.player, -fact.amount)
    return loose_cubes(show, fact.amount, start, (start[0] + 20, start[1] - 90), thrown)


def add_plaster(show: Show, player: int, amount: int) -> None:
    """Change the Plaster shown on a mat."""
    show.table.figures.plaster[player] += amount


def loose_cubes(show: Show, amount: int, start: Point, goal: Point, ease: Callable[[float], float]) -> list[Motion]:
    """Return cubes that come from the supply or go to it, fading at that end."""
    motions: list[Motion] = []
    for number in range(amount):
        at = (start[0] + 16 * (number - (amount - 1) / 2), start[1])
        cube = show.effect(cube_look(number), at)
        cube.alpha = 0
        delay = number * ticks.CUBES_APART
        appear = at_once(partial(setattr, cube, "alpha", 255), delay)
        move = change(cube, ticks.CUBE, to=goal, alpha=40, ease=ease, delay=delay)
        last(move, partial(show.drop, cube.key))
        motions += [show.sound(appear, "plaster"), move]
    return motions or [hold(0)]


def plaster_removed(show: Show, fact: f.PlasterRemoved) -> list[Motion]:
    """Return cubes leaving the pool for the supply."""
    motions: list[Motion] = []
    for number in range(fact.amount):
        key = ("cube", fact.pool + fact.amount - 1 - number)
        cube = show.sprite(key, show.table.pool_point())
        show.lift(cube)
        up = (cube.x, cube.y - 70)
        move = change(cube, ticks.CUBE, to=up, alpha=0, ease=thrown, delay=number * ticks.CUBES_APART)
        last(move, partial(lose, show, key))
        motions.append(show.sound(move, "plaster"))
    return motions


def lose(show: Show, key: Key) -> None:
    """Let a cube of the pool go to the supply."""
    show.table.dismiss(key)
    show.table.figures.pool -= 1


def pool_refilled(show: Show, fact: f.PoolRefilled) -> list[Motion]:
    """Return the cubes of the next pool tumbling into it."""
    motions: list[Motion] = []
    for number in range(fact.amount):
        key = ("cube", number)
        goal = show.goal.get(key)
        to = goal.at if goal is not None else show.table.pool_point()
        cube = show.sprite(key, to)
        cube.put((to[0], to[1] - 60))
        cube.alpha = 0
        drop = change(cube, ticks.CUBE, to=to, alpha=255, ease=falling, delay=number * 2)
        motions.append(last(drop, show.landing(key, cube.layer)))
    show.table.figures.pool = fact.amount
    return [at_once(lambda: show.play_sound("pour")), *motions]


# points, Energy and the course of the game


def points_scored(show: Show, fact: f.PointsScored) -> list[Motion]:
    """Return points that rise from a mat while its score runs up or down."""
    scores = show.table.figures.score
    if not fact.points:
        return []
    run = Motion(ticks.RUN_UP, lambda share: None)

    def begin() -> None:
        first = scores[fact.player]
        run.show = count(ticks.RUN_UP, first, first + fact.points, lambda now: set_score(show, fact.player, now)).show

    run.begin = begin
    at = show.table.mat_point(fact.player, "score")
    text = f"+{fact.points}" if fact.points > 0 else f"−{-fact.points}"
    told = rising(show, at, text, fact.points > 0)
    if fact.why == "glacier":
        told += rising(show, show.table.glacier_point(show.table.figures.crystals - 1), text, True)
    return [show.sound(run, "coin"), *told]


def set_score(show: Show, player: int, points: int) -> None:
    """Change the score shown on a mat."""
    show.table.figures.score[player] = points


def energy_spent(show: Show, fact: f.EnergySpent) -> list[Motion]:
    """Return Energy that is gone at once."""
    return [at_once(lambda: setattr(show.table.figures, "energy", fact.left))]


def turn_began(show: Show, fact: f.TurnBegan) -> list[Motion]:
    """Return the Energy of a new turn, and whose it is."""

    def begin() -> None:
        figures = show.table.figures
        figures.energy, figures.turn, figures.round = fact.energy, fact.player, fact.round

    return [at_once(begin), hold(ticks.DROP)]


def end_triggered(show: Show, fact: f.EndTriggered) -> list[Motion]:
    """Return the number of the last round, which stands in the bar from now on, with the sound of the end."""
    return [at_once(lambda: setattr(show.table.figures, "last_round", fact.last_round)), *knell(show, fact)]


def knell(show: Show, fact: Fact) -> list[Motion]:
    """Return the sound that tells of the end."""
    return [at_once(lambda: show.play_sound("big-chime")), hold(ticks.CARD_SHOWN)]


def energy_lost(show: Show, fact: f.EnergyLost) -> list[Motion]:
    """Return Energy that will be missing in the next turn."""
    at = show.table.mat_point(fact.player, "pawn")
    return [at_once(lambda: show.play_sound("hiss")), *rising(show, at, f"−{fact.amount} [energy]", False)]


def nothing(show: Show, fact: Fact) -> list[Motion]:
    """Return a short pause for something that did not come to pass."""
    return [hold(ticks.DROP)]
