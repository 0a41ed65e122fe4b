"""What a choice would do, shown before it is made: the line as it will lie, the way, the price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile

import pygame

from game.model.fossilis import facts as f
from game.model.fossilis import facts_expansions as e
from game.model.fossilis.happenings import ChooseTile, of_weight
from game.model.fossilis.state import Dig
from game.model.turn import Choice, Fact
from game.scenes.fossilis.board import BESIDE_TALL, PAWN_TALL, Board
from game.scenes.fossilis.fallen import settled
from game.scenes.fossilis.holding import outcome
from game.view.looks import fragments_on, pawn_look, piece_look, tile_look
from game.view.looks_expansions import heading, scorpion_look, tape_look
from game.view.pieces import Look, Sprite
from game.view.screen import Point
from game.view.sheet import Sheet, composed
from game.view.text import words

ALPHA, PAWN_ALPHA = 190, 165
TAKEN_ALPHA = 110
"""What would come to lie on the mat is shown fainter, so that nobody thinks it is there."""
LEAVING = 150
BEYOND = 84.0
"""How far beyond its space a tile that leaves the site is shown, in units."""
BESIDE_ARROW = 76.0
WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))
STOOD = (f.PawnFellOff, f.PawnStoodBeside)
NOT_FORESEEN = (f.TurnBegan, f.TurnEnded, f.EventTurned)
"""What only the choice itself will show: the turns of others, the Rival's too, and Events."""


@dataclass(slots=True)
class Ghost:
    """The outcome of one choice: sprites as they will stand, spaces that open, the way walked, and what it costs."""

    sprites: list[Sprite] = field(default_factory=list)
    opened: list[int] = field(default_factory=list)
    bared: list[Sprite] = field(default_factory=list)
    """Tiles that will lie on top where an upper tile has gone."""
    way: list[Point] = field(default_factory=list)
    tag: str = ""
    at: Point = (0, 0)


def foreseen(board: Board, dig: Dig, choices: Sequence[Choice]) -> Ghost:
    """Return what some choices would do, one after another, without anything that only they themselves will show."""
    after, facts = outcome(dig, choices)
    facts = list(takewhile(lambda fact: not isinstance(fact, NOT_FORESEEN), facts))
    ghost = Ghost()
    for fact in facts:
        ghost.sprites += beside(board, facts, fact) if isinstance(fact, STOOD) else moved(board, dig, after, fact)
        if isinstance(fact, f.PitOpened):
            ghost.opened.append(fact.space)
        if isinstance(fact, f.TileSlid | f.TileLeft) and fact.from_level == 2 and not after.upper[fact.from_space]:
            ghost.bared.append(board.tile(dig, dig.lower[fact.from_space], fact.from_space, 1))
        if isinstance(fact, f.PawnMoved):
            ghost.way = [board.stand_point(space, height(dig, space)) for space in (fact.from_space, *fact.path)]
    if after.todo and isinstance(step := after.todo[-1], ChooseTile):
        ghost.sprites.append(to_be_chosen(board, dig, step))
    told = [words(f"ghost-{what}", player=board.sight.name(player)) for what, player in threatened(facts)]
    ghost.tag = "  ·  ".join([*filter(None, [price(dig, facts)]), *told])
    ghost.sprites.sort(key=lambda sprite: sprite.layer)
    return ghost


def height(dig: Dig, space: int) -> int:
    """Return how many tiles lie on a space."""
    return 2 if dig.upper[space] else 1 if dig.lower[space] else 0


def moved(board: Board, dig: Dig, after: Dig, fact: Fact) -> Iterator[Sprite]:
    """Return the sprites that a fact would leave behind."""
    if isinstance(fact, f.TileSlid):
        yield ghostly(board.tile(dig, fact.tile, fact.to_space, fact.to_level))
    elif isinstance(fact, f.TilePlaced):
        yield ghostly(board.tile(dig, fact.tile, fact.space, fact.level))
    elif isinstance(fact, f.TileLeft):
        yield leaving(board, dig, fact)
    elif isinstance(fact, f.PawnRode | f.PawnDisplaced):
        yield standing(board, fact.player, fact.to_space, height(after, fact.to_space))
    elif isinstance(fact, f.PawnMoved):
        yield standing(board, fact.player, fact.path[-1], height(after, fact.path[-1]))
    elif isinstance(fact, f.PawnClimbed | f.PawnPlaced):
        yield standing(board, fact.player, fact.space, height(after, fact.space))
    elif isinstance(fact, f.PawnFellIn):
        yield standing(board, fact.player, fact.pit, 0)
    elif isinstance(fact, e.ScorpionPlaced):
        yield crawling(board, after, fact.space, "sw")
    elif isinstance(fact, e.ScorpionScuttled | e.ScorpionRode | e.ScorpionDisplaced):
        yield crawling(board, after, fact.to_space, heading(fact.from_space, fact.to_space))
    elif isinstance(fact, e.TapePlaced):
        yield ghostly(Sprite(("ghost", "tape"), tape_look(fact.player), *board.space_point(fact.space, 1), 400))
    elif isinstance(fact, f.BoneExtracted):
        at = board.mats.next_bone(dig, after, fact.piece)
        yield Sprite(("ghost", fact.piece), piece_look(dig.box, fact.piece, 62), *at, 850, TAKEN_ALPHA)
    elif isinstance(fact, f.HammerExtracted):
        at = board.mats.next_skill(dig)
        yield Sprite(("ghost", fact.piece), piece_look(dig.box, fact.piece, 44), *at, 850, TAKEN_ALPHA)


def beside(board: Board, facts: Sequence[Fact], fact: f.PawnFellOff | f.PawnStoodBeside) -> Iterator[Sprite]:
    """Return the ghost of a pawn that will stand beside the site, where it will stand there."""
    side, number = settled(board.fallen.after(facts).places)[fact.player]
    look = pawn_look(board.sight.pawn(fact.player), BESIDE_TALL)
    yield Sprite(("ghost", fact.player), look, *board.side_point(side, number), 800, PAWN_ALPHA)


def to_be_chosen(board: Board, dig: Dig, step: ChooseTile) -> Sprite:
    """Return the ghost of a tile that will be laid on a space, whichever of its kind it will be."""
    tile = of_weight(dig, step.weight)[-1]
    sprite = ghostly(board.tile(dig, tile, step.space, height(dig, step.space) + 1))
    sprite.look = tile_look(dig.box, tile)
    return sprite


def ghostly(sprite: Sprite) -> Sprite:
    """Return a sprite made translucent."""
    sprite.alpha = ALPHA
    return sprite


def standing(board: Board, player: int, space: int, on: int) -> Sprite:
    """Return a pawn's ghost on a space."""
    at = board.stand_point(space, max(on, 1))
    look = pawn_look(board.sight.pawn(player), PAWN_TALL)
    return Sprite(("ghost", player), look, *at, board.layer_of(space, 3), PAWN_ALPHA)


def crawling(board: Board, after: Dig, space: int, way: str) -> Sprite:
    """Return the Scorpion's ghost on a space."""
    at = board.crawl_point(space, max(height(after, space), 1))
    return ghostly(Sprite(("ghost", "scorpion"), scorpion_look(way), *at, board.layer_of(space, 3) + 0.3))


def leaving(board: Board, dig: Dig, fact: f.TileLeft) -> Sprite:
    """Return a tile beyond the edge over which it leaves, with the Fragments it brings."""
    x, y = board.space_point(fact.from_space, fact.from_level)
    right, down = WAYS[fact.side]
    look = fragments_look(fragments_on(dig.box, fact.tile)) if fact.gatherer >= 0 else tile_look(dig.box, fact.tile, 60)
    # Sideways it must keep clear of the arrow, whatever its width.
    at = (x + right * max(BEYOND, BESIDE_ARROW + look.size[0] / 2), y + down * BEYOND)
    least = board.layout.box("ribbon").bottom + look.size[1] / 2 + 8
    at = (at[0], max(at[1], least))
    return Sprite(("ghost", fact.tile), look, *at, 700, 255 if fact.gatherer >= 0 else LEAVING)


def fragments_look(names: Sequence[str]) -> Look:
    """Return Fragments in a row on a small sheet."""
    wide = 34.0 * len(names) + 14

    def paint(sheet: Sheet) -> None:
        sheet.panel("panel/tooltip", 0, 0, wide, 44)
        for number, name in enumerate(names):
            sheet.emblem(f"emblem/{name}", 24 + number * 34, 22, 36)

    return composed(("gained", tuple(names)), (wide, 44), paint)


def price(dig: Dig, facts: Sequence[Fact]) -> str:
    """Return what a choice costs, in signs: Energy, Plaster, a Sting; empty when it costs nothing of these."""
    energy = sum(fact.amount for fact in facts if isinstance(fact, f.EnergySpent))
    plaster = sum(fact.amount for fact in facts if isinstance(fact, f.PlasterPaid))
    parts = [f"{energy} [energy]"] if energy else []
    parts += [f"{plaster} [plaster]"] if plaster else []
    parts += ["[sting]" for fact in facts if isinstance(fact, e.PawnStung) and not fact.already]
    return "  ".join(parts)


def threatened(facts: Sequence[Fact]) -> Iterator[tuple[str, int]]:
    """Return whom the Scorpion stings, and who flees before it and where to."""
    fled = {fact.player for fact in facts if isinstance(fact, e.PawnFled)}
    ends = {fact.player: "flees-off" for fact in facts if isinstance(fact, f.PawnFellOff)}
    ends |= {fact.player: "flees-in" for fact in facts if isinstance(fact, f.PawnFellIn)}
    for fact in facts:
        if isinstance(fact, e.PawnStung):
            yield "stung", fact.player
    for player in sorted(fled):
        yield ends.get(player, "flees"), player


def tag_box(width: float, near: pygame.FRect, way: int = 2) -> pygame.FRect:
    """Return where a price hangs: outside of what it belongs to, on the side away from `way`."""
    box = pygame.FRect(0, 0, width + 26, 34)
    if way == 0:
        box.midtop = (near.centerx, near.bottom - 4)
    elif way == 1:
        box.midright = (near.left + 4, near.centery)
    elif way == 2:
        box.midbottom = (near.centerx, near.top + 4)
    else:
        box.midleft = (near.right - 4, near.centery)
    return box
