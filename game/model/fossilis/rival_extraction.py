"""The Rival's Extraction Step: one hammer if possible, then one bone if possible (rulebook 4; R44, R58, R94)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.model.fossilis.box import HAMMER
from game.model.fossilis.caution_tape import visible_pieces
from game.model.fossilis.dinosaurs import missing_bones, score_perfectly
from game.model.fossilis.extract import can_take_hammer, lift, take_skill
from game.model.fossilis.facts import Candidate, Reasoned
from game.model.fossilis.gains import gain_points
from game.model.fossilis.rival_events import guide
from game.model.fossilis.rival_targeting import pits_in_reach
from game.model.fossilis.site import GUIDE_SKILLS
from game.model.fossilis.state import Dig
from game.model.turn import Automatic, Fact

Found = tuple[int, int]
"""A piece and the pit in which it lies."""


@dataclass(frozen=True, slots=True)
class ExtractionStep(Automatic):
    """Take the nearest hammer in reach for a Skill and 3 points, then the best bone; a completed target is scored."""

    player: int

    def resolve(self, dig: Dig, choice: None, facts: list[Fact]) -> None:
        """Take both."""
        take_hammer(dig, self.player, facts)
        take_bone(dig, self.player, facts)


def in_reach(dig: Dig) -> list[Found]:
    """Return the pieces the Rival reaches, those of nearer pits first; of a kind one a pit, for they are alike."""
    spot = dig.rival.spot if dig.rival else 0
    found: list[Found] = []
    for pit in pits_in_reach(dig, spot):
        of_kind = {dig.box.kind[piece]: piece for piece in reversed(visible_pieces(dig, pit))}
        found += [(piece, pit) for piece in sorted(of_kind.values())]
    return found


def take_hammer(dig: Dig, player: int, facts: list[Fact]) -> None:
    """Swap the nearest hammer for a Skill if a slot is free (R44); without a face-up Skill none is taken (R94)."""
    hammers = [found for found in in_reach(dig) if dig.box.kind[found[0]] == HAMMER]
    if not hammers:
        facts.append(Reasoned(player, "extraction-hammer", "no-hammer-in-reach", (), ()))
        return
    if not can_take_hammer(dig, player):
        full = len(dig.seats[player].skills) == len(dig.box.figures.skill_slots)
        why = "no-free-slot" if full else "no-skill-left"
        looked = tuple(Candidate(("piece", piece, pit), why) for piece, pit in hammers)
        facts.append(Reasoned(player, "extraction-hammer", why, (), looked))
        return
    piece, pit = hammers[0]
    looked = tuple(Candidate(("piece", other, there), "" if other == piece else "farther") for other, there in hammers)
    facts.append(Reasoned(player, "extraction-hammer", "nearest-hammer", ("piece", piece, pit), looked))
    lift(dig, player, pit, piece, facts)
    swap_hammer(dig, player, facts)


def swap_hammer(dig: Dig, player: int, facts: list[Fact]) -> None:
    """Take the first Skill in the order of the guide, face down, for 3 points or, by a switch, none (R58)."""
    looked: list[Candidate] = []
    for place in GUIDE_SKILLS[guide(dig)]:
        if dig.skills[place]:
            looked.append(Candidate(("skill-place", place)))
            facts.append(Reasoned(player, "extraction-skill", "guide", ("skill-place", place), tuple(looked)))
            take_skill(dig, player, place, facts)
            break
        looked.append(Candidate(("skill-place", place), "empty-place"))
    if not dig.switched("no-hammer-points"):
        gain_points(dig, player, dig.box.figures.hammer_points, "hammer", facts)


def take_bone(dig: Dig, player: int, facts: list[Fact]) -> None:
    """Take the most valuable needed bone in reach, else the most valuable one, from the nearest pit (R44)."""
    bones = [found for found in in_reach(dig) if dig.box.kind[found[0]] < HAMMER]
    if not bones:
        facts.append(Reasoned(player, "extraction-bone", "no-bone-in-reach", (), ()))
        return
    lab = dig.seats[player].lab
    missing = missing_bones(dig, player, lab[0]) if lab else [0] * HAMMER
    chosen, looked = choose_bone(dig, bones, missing)
    reason = "needed-bone" if missing[dig.box.kind[chosen[0]]] else "best-bone"
    facts.append(Reasoned(player, "extraction-bone", reason, ("piece", *chosen), looked))
    lift(dig, player, chosen[1], chosen[0], facts)
    if lab and not any(missing_bones(dig, player, lab[0])):
        score_perfectly(dig, player, lab[0], facts)


def choose_bone(dig: Dig, bones: list[Found], missing: list[int]) -> tuple[Found, tuple[Candidate, ...]]:
    """Return the bone to take, and every bone with the test that rejected it; `bones` come nearest first."""
    kinds, values = dig.box.kind, dig.box.value
    needed = [found for found in bones if missing[kinds[found[0]]]] or bones
    wanted = (min if dig.switched("lowest-bone") else max)(values[kinds[found[0]]] for found in needed)
    best = [found for found in needed if values[kinds[found[0]]] == wanted]
    looked = [Candidate(("piece", *found), "", (values[kinds[found[0]]],)) for found in bones]
    for number, found in enumerate(bones):
        if found not in needed:
            looked[number] = replace(looked[number], rejected_by="not-needed")
        elif found not in best:
            worse = "higher-value" if dig.switched("lowest-bone") else "lower-value"
            looked[number] = replace(looked[number], rejected_by=worse)
        elif found != best[0]:
            looked[number] = replace(looked[number], rejected_by="farther")
    return best[0], tuple(looked)
