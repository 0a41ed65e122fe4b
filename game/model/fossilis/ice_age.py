"""Ice Age, the full way to play (rulebook, Ice Age Mode; R72-R75): crystals, the Glacier board, the fourth place."""

from __future__ import annotations

from game.model.fossilis.box import CRYSTAL
from game.model.fossilis.facts_expansions import CrystalExtracted, CrystalsDiscarded
from game.model.fossilis.gains import gain_points
from game.model.fossilis.state import Dig, Glacier
from game.model.turn import Fact, shuffle

NAME = "ice-age"
SIMPLE = "ice-age-simple"
PLEISTOCENE_PLACE = 3


def set_up(dig: Dig) -> None:
    """Keep the Pleistocene deck apart from the Dinosaurs; in the simple mode it is shuffled among them."""
    printed = list(dig.box.pleistocene)
    if NAME in dig.setup.expansions:
        dig.dinosaurs = [dinosaur for dinosaur in dig.dinosaurs if dinosaur not in printed]
        shuffle(dig, printed)
        dig.ice = Glacier(printed)


def deck_for(dig: Dig, place: int) -> list[int]:
    """Return the deck that fills a place of the display: the fourth from the Pleistocene deck while it lasts (R74)."""
    if dig.ice and dig.ice.deck and place == PLEISTOCENE_PLACE:
        return dig.ice.deck
    return dig.dinosaurs


def take_out_crystals(dig: Dig, space: int, facts: list[Fact]) -> None:
    """Extract every crystal of a pit that has just opened, one at a time, onto the Glacier board (R72)."""
    ice = dig.ice
    if ice is None:
        return
    for piece in dig.pits[space]:
        if dig.box.kind[piece] != CRYSTAL:
            continue
        if len(ice.board) == len(dig.box.rows.glacier):
            discard(ice, 0, True, facts)
        facts.append(CrystalExtracted(piece, space, len(ice.board)))
        ice.board.append(piece)
    dig.pits[space] = tuple(piece for piece in dig.pits[space] if dig.box.kind[piece] != CRYSTAL)


def glacier_bonus(dig: Dig) -> int:
    """Return the score under the rightmost crystal, 0 on an empty board (R73)."""
    return dig.box.rows.glacier[len(dig.ice.board) - 1] if dig.ice and dig.ice.board else 0


def score_bonus(dig: Dig, player: int, dinosaur: int, perfect: bool, facts: list[Fact]) -> None:
    """Add the bonus for a Pleistocene animal; then one crystal leaves, or all of them after a perfect score."""
    if dig.ice is None or not dig.box.animals[dinosaur].pleistocene:
        return
    bonus = glacier_bonus(dig)
    if bonus:
        gain_points(dig, player, bonus, "glacier", facts)
        discard(dig.ice, 0 if perfect else len(dig.ice.board) - 1, False, facts)


def discard(ice: Glacier, keep: int, full: bool, facts: list[Fact]) -> None:
    """Put all crystals but the first `keep` out of the game."""
    facts.append(CrystalsDiscarded(tuple(ice.board[keep:]), full))
    ice.out += ice.board[keep:]
    del ice.board[keep:]
