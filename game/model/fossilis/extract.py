"""Extracting bones and hammers from open pits, and swapping a hammer for a Skill (rules 3.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.fossilis.box import HAMMER, PIECES
from game.model.fossilis.facts import BoneExtracted, HammerExtracted, PlasterPaid, SkillDealt, SkillTaken
from game.model.fossilis.site import AROUND, NEIGHBOURS, NOWHERE, SPACES
from game.model.fossilis.state import Dig
from game.model.turn import Choice, Fact

EXTRACT: list[list[Choice]] = [[("extract", space, name) for name in PIECES] for space in range(SPACES)]
"""EXTRACT[space][kind]: the choice, made once."""


@dataclass(frozen=True, slots=True)
class ChooseSkill:
    """A hammer is swapped at once for one face-up Skill, which works at once (R36)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return the places where a Skill lies."""
        return [("skill", place) for place, skill in enumerate(dig.skills) if skill]

    def resolve(self, dig: Dig, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Take the Skill; its place stays empty (R37)."""
        take_skill(dig, self.player, choice[1], facts)


def take_skill(dig: Dig, player: int, place: int, facts: list[Fact]) -> None:
    """Move a face-up Skill into the leftmost empty slot of a mat."""
    seat = dig.seats[player]
    facts.append(SkillTaken(player, dig.skills[place], place, len(seat.skills)))
    seat.skills.append(dig.skills[place])
    dig.skills[place] = 0


def refill_skill(dig: Dig, place: int, facts: list[Fact]) -> None:
    """Fill the place that Mentor Visit emptied from the Skills in the box (R37)."""
    if dig.skill_box:
        dig.skills[place] = dig.skill_box.pop()
        facts.append(SkillDealt(dig.skills[place], place))


def pits_in_reach(dig: Dig, player: int) -> list[int]:
    """Return the open pits from which a player may extract: beside his pawn, not taped; with S6 diagonal ones too."""
    place = dig.seats[player].place
    if not 0 <= place < SPACES:
        return []
    links = AROUND if dig.has_skill(player, "diagonal-extract") else NEIGHBOURS
    return [space for space in links[place] if not dig.lower[space] and space not in dig.tapes]


def plaster_price(dig: Dig, player: int, kind: int, brush: int = 0) -> int:
    """Return the Plaster for a piece: the table, then S11 (not below 1), then Soft Brush (not below 0) (R9)."""
    price = dig.box.plaster[kind]
    if kind != HAMMER and price > 1 and dig.has_skill(player, "cheap-plaster"):
        price = max(1, price - dig.box.skill_amount("cheap-plaster"))
    return max(0, price - brush)


def extraction_energy(dig: Dig, player: int) -> int:
    """Return the Energy of the next extraction (S10: the first of a turn is free)."""
    if "free-extract" not in dig.once and dig.has_skill(player, "free-extract"):
        return 0
    return dig.box.figures.actions["extract"]


def can_take_hammer(dig: Dig, player: int) -> bool:
    """Tell whether a hammer may be extracted: an empty slot and a face-up Skill are needed (R36, R94)."""
    return len(dig.seats[player].skills) < len(dig.box.figures.skill_slots) and any(dig.skills)


def extractions(dig: Dig, player: int, brush: int = 0) -> list[Choice]:
    """Return every piece a player can take out with his Plaster, a choice for each pit and kind."""
    found: list[Choice] = []
    plaster, kinds = dig.seats[player].plaster, dig.box.kind
    for space in pits_in_reach(dig, player):
        for kind in sorted({kinds[piece] for piece in dig.pits[space]}):
            allowed = can_take_hammer(dig, player) if kind == HAMMER else kind < HAMMER
            if allowed and plaster_price(dig, player, kind, brush) <= plaster:
                found.append(EXTRACT[space][kind])
    return found


def extract(dig: Dig, player: int, space: int, kind: int, facts: list[Fact], brush: int = 0) -> None:
    """Take one piece of a kind out of a pit, paying its Plaster to the supply."""
    price = plaster_price(dig, player, kind, brush)
    if price:
        dig.seats[player].plaster -= price
        facts.append(PlasterPaid(player, price))
    lift(dig, player, space, piece_of(dig, space, kind), facts)
    if kind == HAMMER:
        dig.todo.append(ChooseSkill(player))


def piece_of(dig: Dig, space: int, kind: int) -> int:
    """Return the first piece of a kind in a pit, NOWHERE if there is none."""
    return next((piece for piece in dig.pits[space] if dig.box.kind[piece] == kind), NOWHERE)


def lift(dig: Dig, player: int, space: int, piece: int, facts: list[Fact]) -> None:
    """Move one piece from a pit to a mat."""
    dig.pits[space] = tuple(other for other in dig.pits[space] if other != piece)
    if dig.box.kind[piece] == HAMMER:
        dig.seats[player].hammers.append(piece)
        facts.append(HammerExtracted(player, piece, space))
    else:
        dig.seats[player].bones.append(piece)
        facts.append(BoneExtracted(player, piece, space))
