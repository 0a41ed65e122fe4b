"""What on the table answers the mouse: every choice that is legal now, with the place where it is made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.box import PIECES
from game.model.fossilis.market import Pay
from game.model.fossilis.power_tools import SawOn
from game.model.fossilis.site import DIRECTIONS, SPACES
from game.model.fossilis.state import Dig
from game.model.turn import Choice, Decision
from game.scenes.fossilis.board import Board
from game.scenes.fossilis.layout import WALL
from game.view.looks import UPPER
from game.view.pieces import Key
from game.view.screen import Point

VERBS: dict[str, tuple[str, ...]] = {
    "dig": ("dig",),
    "move": ("move",),
    "climb": ("climb", "side"),
    "extract": ("extract",),
    "plaster": ("plaster",),
    "sand": ("sand",),
    "tape": ("tape",),
    "remove-sting": ("remove-sting",),
    "buy": ("buy",),
    "claim": ("claim",),
    "score": ("score", "partial"),
    "end-turn": ("end-turn",),
}
"""The plates of the mat, in the order of a turn, and the choices each stands for; two belong to expansions."""

ONLY_BY_PLATE = ("sand", "tape", "remove-sting", "end-turn")
"""Choices that are never made by a click on the table alone: their places mean something else as well."""

ON_THEIR_OWN = {
    **dict.fromkeys(("corner", "move", "climb", "sand", "add", "lift", "tape", "break"), "space"),
    **dict.fromkeys(("scorpion", "scuttle"), "space"),
    **dict.fromkeys(("dig", "push", "saw"), "arrow"),
    **dict.fromkeys(("score", "partial", "claim", "discard"), "animal"),
    **dict.fromkeys(("buy", "give", "tool"), "card"),
    "side": "side",
}
"""Choices that name the very thing they are made on, and what kind of thing it is."""

ARROW_DEPTH = 32.0
ARROW_LENGTH = 66.0
WALKED_DEPTH, WALKED_LENGTH = 24.0, 48.0
"""The same where the tile can be walked on too: its middle and its corners then belong to the pawn."""
SIGN = 38.0
"""The corner of a space that always means walking there: the sign for it is drawn in it."""
PIECE_SHARE = 0.86
"""How much of its picture a piece in a pit answers to."""


@dataclass(frozen=True, slots=True)
class Target:
    """A place that answers: what lies there, where, and which choices it stands for."""

    key: Key
    area: pygame.FRect
    choices: tuple[Choice, ...]

    @property
    def verb(self) -> str:
        """The first word of its first choice."""
        return str(self.choices[0][0])


class Targets:
    """Finds the targets of a decision on a board."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def of(self, dig: Dig, asked: Decision, mode: str = "") -> list[Target]:
        """Return what answers now; with a `mode`, the name of a plate, only what belongs to it."""
        found: dict[Key, list[Choice]] = {}
        for choice in asked.options:
            if not self._wanted(asked, str(choice[0]), mode):
                continue
            for key in self.keys(dig, asked, choice):
                found.setdefault(key, []).append(choice)
        walked = {key[1] for key in found if key[0] == "space"}
        return [
            Target(key, self.area(dig, key, walked=len(key) > 1 and key[1] in walked), tuple(choices))
            for key, choices in found.items()
        ]

    def _wanted(self, asked: Decision, verb: str, mode: str) -> bool:
        if not isinstance(asked.step, TakeTurn):
            return True
        return verb in VERBS[mode] if mode else verb not in ONLY_BY_PLATE

    def keys(self, dig: Dig, asked: Decision, choice: Choice) -> Iterable[Key]:
        """Return the keys of the places where a choice is made on the table; none if only a tray offers it."""
        verb = str(choice[0])
        if verb in ON_THEIR_OWN:
            key: Key = (ON_THEIR_OWN[verb], *choice[1:])
            return [key] if key[0] != "animal" or key in self.board.cast.sprites else []
        if verb == "extract":
            space, kind = int(choice[1]), PIECES.index(str(choice[2]))
            return [("piece", piece) for piece in dig.pits[space] if dig.box.kind[piece] == kind]
        if verb == "bone":
            kind = PIECES.index(str(choice[1]))
            return [("piece", piece) for piece in dig.seats[asked.player].bones if dig.box.kind[piece] == kind]
        if verb == "tile" and isinstance(asked.step, Pay):
            return [("tile", choice[1])]
        if verb == "skill" and len(choice) > 1:
            return [("skill", dig.skills[int(choice[1])])]
        if verb == "plaster" and isinstance(asked.step, TakeTurn):
            return [("pool",)]
        if verb == "on" and isinstance(asked.step, SawOn):
            return [("arrow", asked.step.space, DIRECTIONS[asked.step.direction])]
        return []

    def area(self, dig: Dig, key: Key, walked: bool = False) -> pygame.FRect:
        """Return where something answers the mouse, in units; an arrow takes less room on a tile that is `walked`."""
        kind = key[0]
        if kind == "space":
            return self.face(dig, int(key[1]))
        if kind == "arrow":
            return arrow_area(self.face(dig, int(key[1])), DIRECTIONS.index(str(key[2])), walked)
        if kind == "side":
            return self.board.layout.box(("side-far", "side-right", "side-near", "side-left")[int(key[1])])
        if kind == "pool":
            return self.board.layout.box("pool")
        return self.board.extent(key, PIECE_SHARE if kind == "piece" else 1.0)

    def face(self, dig: Dig, space: int) -> pygame.FRect:
        """Return the face of what lies on top of a space."""
        box = self.board.layout.space(space)
        return box.scale_by(UPPER).move(0, -WALL) if dig.upper[space] else box


def arrow_area(face: pygame.FRect, way: int, walked: bool = False) -> pygame.FRect:
    """Return the strip of a tile's face, at its edge, that stands for a direction."""
    depth, length = (WALKED_DEPTH, WALKED_LENGTH) if walked else (ARROW_DEPTH, ARROW_LENGTH)
    size = (depth, length) if way % 2 == 1 else (length, depth)
    area = pygame.FRect((0, 0), size)
    middle = face.center
    if way == 0:
        area.midtop = (middle[0], face.top)
    elif way == 1:
        area.midright = (face.right, middle[1])
    elif way == 2:
        area.midbottom = (middle[0], face.bottom)
    else:
        area.midleft = (face.left, middle[1])
    return area


WALKS = ("move", "climb")
RANKS = {"arrow": 3, "piece": 3, "space": 1, "side": 2}
"""What answers first where areas overlap: arrows and pieces lie on spaces."""


def sign_area(face: pygame.FRect) -> pygame.FRect:
    """Return the corner of a space in which stands that it can be walked to."""
    return pygame.FRect(face.left, face.bottom - SIGN, SIGN, SIGN)


def topmost(targets: Iterable[Target], at: Point, layers: dict[Key, float]) -> Target | None:
    """Return the target under a point: signs of walking first, pieces before spaces, then the highest."""
    under = [target for target in targets if target.area.collidepoint(at)]
    for target in under:
        if target.verb in WALKS and sign_area(target.area).collidepoint(at):
            return target
    return max(under, key=lambda target: (RANKS.get(str(target.key[0]), 4), layers.get(target.key, 0)), default=None)


def space_at(board: Board, dig: Dig, at: Point) -> int | None:
    """Return the space whose face lies under a point, the nearer one where two overlap."""
    targets = Targets(board)
    boxes = [targets.face(dig, space).union(board.layout.space(space)) for space in range(SPACES)]
    return next((space for space in reversed(range(SPACES)) if boxes[space].collidepoint(at)), None)
