"""How the facts of the expansions change the mirror of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.model.fossilis import facts_expansions as more
from game.model.fossilis.site import NOWHERE

if TYPE_CHECKING:
    from tests.fossilis.mirror import Mirror


def crystal_extracted(mirror: Mirror, fact: more.CrystalExtracted) -> None:
    assert (fact.space, 1) not in mirror.tiles
    assert len(mirror.glacier) == fact.place
    mirror.glacier.append(fact.piece)


def crystals_discarded(mirror: Mirror, fact: more.CrystalsDiscarded) -> None:
    assert fact.pieces
    assert mirror.glacier[-len(fact.pieces) :] == list(fact.pieces)
    del mirror.glacier[-len(fact.pieces) :]


def scorpion_placed(mirror: Mirror, fact: more.ScorpionPlaced) -> None:
    assert mirror.scorpion == NOWHERE
    assert (fact.space, 1) in mirror.tiles
    assert fact.space not in mirror.places
    mirror.scorpion = fact.space


def scorpion_moved(mirror: Mirror, fact: more.ScorpionScuttled | more.ScorpionRode | more.ScorpionDisplaced) -> None:
    assert mirror.scorpion == fact.from_space
    mirror.scorpion = fact.to_space


def scorpion_left(mirror: Mirror, fact: more.ScorpionFellOff | more.ScorpionFellIn) -> None:
    assert mirror.scorpion == fact.from_space
    mirror.scorpion = NOWHERE


def token_placed(mirror: Mirror, fact: more.TokenPlaced) -> None:
    assert mirror.market[fact.place]
    assert mirror.tokens[fact.place] == 0
    mirror.tokens[fact.place] = fact.token


def token_claimed(mirror: Mirror, fact: more.TokenClaimed) -> None:
    assert mirror.tokens[fact.place] == fact.token
    mirror.tokens[fact.place] = 0


def pawn_stung(mirror: Mirror, fact: more.PawnStung) -> None:
    assert mirror.places[fact.player] == fact.space == mirror.scorpion
    assert bool(mirror.stings[fact.player]) == fact.already
    mirror.stings[fact.player] = 1


def pawn_fled(mirror: Mirror, fact: more.PawnFled) -> None:
    assert mirror.places[fact.player] == fact.from_space


def sting_removed(mirror: Mirror, fact: more.StingRemoved) -> None:
    assert mirror.stings[fact.player]
    mirror.stings[fact.player] = 0


def tiles_removed(mirror: Mirror, fact: more.TilesRemoved) -> None:
    for level, tile in enumerate(fact.tiles, 1):
        assert mirror.tiles.pop((fact.space, level)) == tile


def tape_placed(mirror: Mirror, fact: more.TapePlaced) -> None:
    assert (fact.space, 1) not in mirror.tiles
    mirror.tapes[fact.player] = fact.space


def tape_removed(mirror: Mirror, fact: more.TapeRemoved) -> None:
    assert mirror.tapes[fact.player] == fact.space
    mirror.tapes[fact.player] = NOWHERE
