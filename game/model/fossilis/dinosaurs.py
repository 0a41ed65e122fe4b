"""Claiming Dinosaurs, and scoring them perfectly or partially (rules 3.9, R27-R33)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.fossilis.box import BONES
from game.model.fossilis.facts import CardTurnedOver, DinosaurClaimed, DinosaurDealt, DinosaurScored, ToolDrawn
from game.model.fossilis.facts_expansions import PleistoceneDealt
from game.model.fossilis.gains import gain_points
from game.model.fossilis.ice_age import deck_for, score_bonus
from game.model.fossilis.site import NOWHERE
from game.model.fossilis.state import Dig, Seat
from game.model.turn import Choice, Fact

BONE_KINDS = range(len(BONES))


@dataclass(frozen=True, slots=True)
class ChooseBones:
    """A partial score: the player chooses which of the fitting bones to use, at least one (R28)."""

    player: int
    dinosaur: int
    chosen: tuple[int, ...] = ()
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return the bones that may still be added, in ascending order, and "done" after the first."""
        fitting = fitting_bones(dig, self.player, self.dinosaur)
        least = self.chosen[-1] if self.chosen else 0
        kinds = [kind for kind in BONE_KINDS if kind >= least and self.chosen.count(kind) < fitting[kind]]
        found: list[Choice] = [("bone", BONES[kind]) for kind in kinds]
        return [*found, ("done",)] if self.chosen else found

    def resolve(self, dig: Dig, choice: tuple[str, str], facts: list[Fact]) -> None:
        """Add the bone, or score with those chosen."""
        if choice[0] == "bone":
            chosen = (*self.chosen, BONES.index(choice[1]))
            dig.todo.append(ChooseBones(self.player, self.dinosaur, chosen))
            return
        score_partially(dig, self.player, self.dinosaur, [self.chosen.count(kind) for kind in BONE_KINDS], facts)


def supplies_bone(dig: Dig, card: int) -> int:
    """Return the kind of bone a Supplies card counts as, NOWHERE if it is no bone (R29)."""
    row = dig.box.cards[card]
    return row.amount if row.effect == "bone" else NOWHERE


def owned_bones(dig: Dig, seat: Seat) -> list[int]:
    """Return how many bones of each kind a seat owns, Supplies bones included (R29)."""
    owned = [0] * len(BONES)
    kinds = dig.box.kind
    for piece in seat.bones:
        owned[kinds[piece]] += 1
    for card in seat.supplies:
        owned[supplies_bone(dig, card)] += 1
    return owned


def missing_bones(dig: Dig, player: int, dinosaur: int) -> list[int]:
    """Return how many bones of each kind a player lacks for a Dinosaur (R6)."""
    owned = owned_bones(dig, dig.seats[player])
    return [max(0, need - have) for need, have in zip(dig.box.animals[dinosaur].bones, owned, strict=True)]


def fitting_bones(dig: Dig, player: int, dinosaur: int) -> list[int]:
    """Return how many bones of each kind a player can put onto a Dinosaur."""
    owned = owned_bones(dig, dig.seats[player])
    return [min(need, have) for need, have in zip(dig.box.animals[dinosaur].bones, owned, strict=True)]


def laboratory_size(dig: Dig, player: int) -> int:
    """Return how many Dinosaurs a laboratory holds: one, or what S8 says."""
    return dig.box.skill_amount("large-lab") if dig.has_skill(player, "large-lab") else 1


def claims(dig: Dig, player: int, owned: list[int]) -> list[Choice]:
    """Return the Dinosaurs of the display a player may claim: one needed bone and room in the laboratory."""
    if dig.claims or len(dig.seats[player].lab) >= laboratory_size(dig, player):
        return []
    animals = dig.box.animals
    return [
        ("claim", dinosaur)
        for dinosaur in dig.display
        if dinosaur and any(need and have for need, have in zip(animals[dinosaur].bones, owned, strict=True))
    ]


def scores(dig: Dig, player: int, owned: list[int]) -> list[Choice]:
    """Return what a player may score: perfectly from laboratory or display, partially from the laboratory."""
    found: list[Choice] = []
    animals, lab = dig.box.animals, dig.seats[player].lab
    tooth, limb, rib, hip, skull = owned
    for dinosaur in (*lab, *dig.display):
        if not dinosaur:
            continue
        teeth, limbs, ribs, hips, skulls = animals[dinosaur].bones
        if teeth <= tooth and limbs <= limb and ribs <= rib and hips <= hip and skulls <= skull:
            found.append(("score", dinosaur))
        elif dinosaur in lab and any(min(pair) for pair in zip(animals[dinosaur].bones, owned, strict=True)):
            found.append(("partial", dinosaur))
    return found


def claim(dig: Dig, player: int, dinosaur: int, facts: list[Fact]) -> None:
    """Take a Dinosaur from the display into the laboratory; the display is refilled at once."""
    place = dig.display.index(dinosaur)
    dig.display[place] = 0
    dig.seats[player].lab.append(dinosaur)
    facts.append(DinosaurClaimed(player, dinosaur, place))
    refill_display(dig, facts)


def refill_display(dig: Dig, facts: list[Fact]) -> None:
    """Fill every empty place of the display; with an empty deck it stays short (R4, R32)."""
    for place, dinosaur in enumerate(dig.display):
        deck = deck_for(dig, place)
        if not dinosaur and deck:
            dig.display[place] = deck.pop()
            kind = DinosaurDealt if deck is dig.dinosaurs else PleistoceneDealt
            facts.append(kind(dig.display[place], place))


def score_perfectly(dig: Dig, player: int, dinosaur: int, facts: list[Fact]) -> None:
    """Score a Dinosaur with all its bones, from the laboratory or straight from the display."""
    animal = dig.box.animals[dinosaur]
    place = put_down(dig, player, dinosaur, list(animal.bones), animal.perfect, True, facts)
    dig.seats[player].perfect.append(dinosaur)
    gain_points(dig, player, animal.perfect, "perfect", facts)
    score_bonus(dig, player, dinosaur, True, facts)
    if place != NOWHERE and not dig.is_rival(player):
        refill_display(dig, facts)
    if dig.has_skill(player, "tool-reward") and dig.tools:
        card = dig.tools.pop()
        dig.seats[player].fresh.append(card)
        facts.append(ToolDrawn(player, card))


def score_partially(dig: Dig, player: int, dinosaur: int, counts: list[int], facts: list[Fact]) -> None:
    """Score a Dinosaur from the laboratory for the bones used (S14: and 2 points more)."""
    points = sum(count * value for count, value in zip(counts, dig.box.value, strict=False))
    if dig.has_skill(player, "partial-bonus"):
        points += dig.box.skill_amount("partial-bonus")
    put_down(dig, player, dinosaur, counts, points, False, facts)
    gain_points(dig, player, points, "partial", facts)
    score_bonus(dig, player, dinosaur, False, facts)


def put_down(
    dig: Dig, player: int, dinosaur: int, counts: list[int], points: int, perfect: bool, facts: list[Fact]
) -> int:
    """Move a Dinosaur to the scored collection with its bones leaving the game, and return its place of the display."""
    seat = dig.seats[player]
    place = NOWHERE
    if dinosaur in seat.lab:
        seat.lab.remove(dinosaur)
    else:
        place = dig.display.index(dinosaur)
        dig.display[place] = 0
    seat.scored.append(dinosaur)
    bones, cards = spend_bones(dig, seat, counts)
    facts.append(DinosaurScored(player, dinosaur, points, perfect, bones, cards, place))
    facts += [CardTurnedOver(player, card) for card in cards]
    return place


def spend_bones(dig: Dig, seat: Seat, counts: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Take bones of each kind from a seat: Supplies bones first, since a real one left over is worth a point."""
    bones: list[int] = []
    cards: list[int] = []
    for kind, count in enumerate(counts):
        of_cards = [card for card in seat.supplies if supplies_bone(dig, card) == kind][:count]
        cards += of_cards
        bones += [piece for piece in seat.bones if dig.box.kind[piece] == kind][: count - len(of_cards)]
    for piece in bones:
        seat.bones.remove(piece)
    for card in cards:
        seat.supplies.remove(card)
    dig.pieces_out += bones
    seat.used += cards
    return tuple(bones), tuple(cards)
