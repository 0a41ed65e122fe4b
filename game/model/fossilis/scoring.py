"""The end of the game: the laboratories, then every category of the final scoring (rules 4, R28-R31, R49, R93)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.fossilis.box import CHARACTERISTICS
from game.model.fossilis.dinosaurs import (
    ChooseBones,
    fitting_bones,
    owned_bones,
    score_partially,
    score_perfectly,
    scores,
)
from game.model.fossilis.state import Dig
from game.model.turn import Choice, Fact

PLEISTOCENE = len(CHARACTERISTICS) - 1


@dataclass(frozen=True, slots=True)
class ScoreLaboratory:
    """At the end each player, from the start player on, scores what is in his laboratory if he can (R93)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, dig: Dig) -> list[Choice]:
        """Return what can be scored, and "leave"."""
        if dig.is_rival(self.player):
            return []
        lab = dig.seats[self.player].lab
        owned = owned_bones(dig, dig.seats[self.player])
        found = [choice for choice in scores(dig, self.player, owned) if choice[1] in lab]
        return [*found, ("leave",)] if found else []

    def resolve(self, dig: Dig, choice: tuple[str, int] | tuple[str] | None, facts: list[Fact]) -> None:
        """Score one Dinosaur and ask again, or the Rival's target with the stored bones that fit (R49)."""
        if choice is None:
            if dig.is_rival(self.player):
                score_target(dig, self.player, facts)
            return
        if len(choice) == 1:
            return
        dig.todo.append(self)
        if choice[0] == "score":
            score_perfectly(dig, self.player, choice[1], facts)
        else:
            dig.todo.append(ChooseBones(self.player, choice[1]))


def score_target(dig: Dig, player: int, facts: list[Fact]) -> None:
    """Score the Rival's target partially, if he stores at least one bone of it (R49)."""
    for target in list(dig.seats[player].lab):
        fitting = fitting_bones(dig, player, target)
        if any(fitting):
            score_partially(dig, player, target, fitting, facts)


def traits_in_play(dig: Dig) -> range:
    """Return the indices of the characteristics in use: nine, with Pleistocene animals ten."""
    pleistocene = any(animal.pleistocene for animal in dig.box.animals)
    return range(len(CHARACTERISTICS) if pleistocene else PLEISTOCENE)


def trait_counts(dig: Dig, player: int) -> list[int]:
    """Return how often each characteristic stands in a scored collection."""
    counts = [0] * len(CHARACTERISTICS)
    for dinosaur in dig.seats[player].scored:
        for trait in dig.box.animals[dinosaur].traits:
            counts[trait] += 1
    return counts


def tally(dig: Dig) -> list[dict[str, int]]:
    """Return for each seat the points of every category, as if the game ended now and no laboratory was scored.

    Keys in order: score, bones, cards, skill-texts, slots, set-*, majority-*, variety; categories without points are
    left out, except score.
    """
    counts = [trait_counts(dig, player) for player in range(len(dig.seats))]
    slots = slot_points(dig)
    table = []
    for player in range(len(dig.seats)):
        row = {
            "score": dig.seats[player].score,
            "bones": dig.box.figures.leftover_bone * len(dig.seats[player].bones),
            "cards": card_points(dig, player),
            "skill-texts": skill_points(dig, player),
            "slots": slots[player],
            **set_points(dig, counts[player]),
            **majority_points(dig, counts, player),
            "variety": variety_points(dig, counts[player]),
        }
        table.append({key: points for key, points in row.items() if points or key == "score"})
    return table


def owned_cards(dig: Dig, player: int) -> list[int]:
    """Return all Tool and Supplies cards of a seat, used or not."""
    seat = dig.seats[player]
    return [*seat.tools, *seat.fresh, *seat.supplies, *seat.used]


def card_points(dig: Dig, player: int) -> int:
    """Return the printed points of a seat's cards."""
    return sum(dig.box.cards[card].points for card in owned_cards(dig, player))


def skill_points(dig: Dig, player: int) -> int:
    """Return the points written on a player's Skills; the Rival ignores them."""
    if dig.is_rival(player):
        return 0
    points = 0
    for skill in dig.seats[player].skills:
        row = dig.box.skills[skill]
        if row.key == "five-points":
            points += row.amount
        elif row.key == "perfect-bonus":
            points += min(row.most, row.amount * len(dig.seats[player].perfect))
        elif row.key == "collector":
            points += min(row.most, row.amount * len(owned_cards(dig, player)))
    return points


def slot_points(dig: Dig) -> list[int]:
    """Return the points of each seat's empty Skill slots; by a switch the Rival scores yours (R62)."""
    printed = dig.box.figures.skill_slots
    points = [sum(printed[len(seat.skills) :]) for seat in dig.seats]
    if dig.rival:
        seat = dig.rival.seat
        if dig.switched("rival-scores-slots"):
            points[seat], points[1 - seat] = points[1 - seat], 0
        else:
            points[seat] = 0
    return points


def set_points(dig: Dig, counts: list[int]) -> dict[str, int]:
    """Return the points for each characteristic that stands three times or more in a collection."""
    figures = dig.box.figures
    return {
        f"set-{CHARACTERISTICS[trait]}": figures.sets_all_six
        if dig.setup.all_sets_six
        else figures.sets[CHARACTERISTICS[trait]]
        for trait in traits_in_play(dig)
        if counts[trait] >= figures.set_size
    }


def majority_points(dig: Dig, counts: list[list[int]], player: int) -> dict[str, int]:
    """Return the points for each characteristic of which nobody has more; all who tie score (U23)."""
    extra = [int(dig.switched("one-extra-trait") and dig.is_rival(seat)) for seat in range(len(counts))]
    found = {}
    for trait in traits_in_play(dig):
        own = counts[player][trait] + extra[player]
        if own and own == max(row[trait] + more for row, more in zip(counts, extra, strict=True)):
            found[f"majority-{CHARACTERISTICS[trait]}"] = dig.box.figures.majority
    return found


def variety_points(dig: Dig, counts: list[int]) -> int:
    """Return the points for at least one of every characteristic in use."""
    traits = traits_in_play(dig)
    if not all(counts[trait] for trait in traits):
        return 0
    figures = dig.box.figures
    return figures.variety_with_pleistocene if len(traits) == len(CHARACTERISTICS) else figures.variety


def totals(dig: Dig) -> tuple[int, ...]:
    """Return the total of each seat."""
    return tuple(sum(row.values()) for row in tally(dig))


def winners(dig: Dig) -> tuple[int, ...]:
    """Return the winning seats: highest total, then most scored Dinosaurs, then shared (U24); a Rival wins ties."""
    points = totals(dig)
    best = [player for player, total in enumerate(points) if total == max(points)]
    if dig.rival and dig.rival.seat in best:
        return (dig.rival.seat,)
    most = max(len(dig.seats[player].scored) for player in best)
    return tuple(player for player in best if len(dig.seats[player].scored) == most)
