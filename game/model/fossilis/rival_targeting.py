"""The Rival's Targeting Step: which Dinosaur he goes after next (rulebook 6; R46-R48, R57, R60)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.model.fossilis.box import HAMMER
from game.model.fossilis.caution_tape import visible_pieces
from game.model.fossilis.dinosaurs import fitting_bones, missing_bones, refill_display, score_perfectly
from game.model.fossilis.facts import Candidate, DinosaurClaimed, Reasoned, RivalSearchedDeck
from game.model.fossilis.site import NOWHERE, SPOT_LINE, SPOTS
from game.model.fossilis.state import Dig
from game.model.turn import Automatic, Fact, shuffle


@dataclass(frozen=True, slots=True)
class TargetingStep(Automatic):
    """Without an active target the Rival chooses one, scores it at once if he stores all its bones, and repeats."""

    player: int

    def resolve(self, dig: Dig, choice: None, facts: list[Fact]) -> None:
        """Choose until a target is in play or none is left; then refill the display."""
        lab = dig.seats[self.player].lab
        if lab:
            facts.append(Reasoned(self.player, "targeting", "has-target", ("dinosaur", lab[0]), ()))
            return
        while (target := choose_target(dig, self.player, facts)) and not any(missing_bones(dig, self.player, target)):
            score_perfectly(dig, self.player, target, facts)
        refill_display(dig, facts)


def choose_target(dig: Dig, player: int, facts: list[Fact]) -> int:
    """Move the next target into the Rival's laboratory and return it, 0 when display and deck are empty (R47)."""
    if dig.switched("wishlist-from-deck") and (found := search_deck(dig, player, facts)):
        return found
    if not any(dig.display):
        refill_display(dig, facts)
    cards = [dinosaur for dinosaur in dig.display if dinosaur]
    if not cards:
        facts.append(Reasoned(player, "targeting", "no-dinosaur-left", (), ()))
        return 0
    tests = LEFTMOST_ONLY if dig.switched("leftmost-dinosaur") else TESTS
    target, looked = weigh(dig, player, cards, tests)
    reason = "leftmost" if tests is LEFTMOST_ONLY else REASONS[tier(dig, player, target)]
    facts.append(Reasoned(player, "targeting", reason, ("dinosaur", target), looked))
    place = dig.display.index(target)
    dig.display[place] = 0
    dig.seats[player].lab.append(target)
    facts.append(DinosaurClaimed(player, target, place))
    return target


def search_deck(dig: Dig, player: int, facts: list[Fact]) -> int:
    """Take the first wishlist card from the top of the deck and shuffle the rest; 0 if there is none (R60)."""
    if not dig.dinosaurs:
        return 0
    wanted = wishlist(dig)
    found = next((card for card in reversed(dig.dinosaurs) if dig.box.animals[card].key in wanted), 0)
    looked_at = len(dig.dinosaurs) - (dig.dinosaurs.index(found) if found else 0)
    if found:
        dig.dinosaurs.remove(found)
    shuffle(dig, dig.dinosaurs)
    facts.append(RivalSearchedDeck(player, looked_at, found))
    if found:
        looked = (Candidate(("dinosaur", found)),)
        facts.append(Reasoned(player, "targeting", "wishlist-from-deck", ("dinosaur", found), looked))
        dig.seats[player].lab.append(found)
        facts.append(DinosaurClaimed(player, found, NOWHERE))
    return found


def wishlist(dig: Dig) -> tuple[str, ...]:
    """Return the keys of the Dinosaurs on the Rival's wishlist."""
    return next(row.wishlist for row in dig.box.rows.personalities if row.key == dig.setup.rival)


def tier(dig: Dig, player: int, dinosaur: int) -> int:
    """Return the priority of a Dinosaur, 1 the highest: on the wishlist or not, with a stored bone or not."""
    wished = dig.box.animals[dinosaur].key in wishlist(dig)
    stored = any(fitting_bones(dig, player, dinosaur))
    return (1 if wished else 2) if stored else (3 if wished else 4)


def few_missing(dig: Dig, player: int, dinosaur: int) -> int:
    """Count the bones still needed to complete it."""
    return sum(missing_bones(dig, player, dinosaur))


def visible_bones(dig: Dig, player: int, dinosaur: int) -> int:
    """Count, negatively, the missing bones that accessible pits can supply, per kind at most as many as are missing."""
    open_bones = accessible_bones(dig)
    missing = missing_bones(dig, player, dinosaur)
    return -sum(min(need, open_bones[kind]) for kind, need in enumerate(missing))


def perfect_value(dig: Dig, player: int, dinosaur: int) -> int:
    """Return the perfect value, negatively."""
    return -dig.box.animals[dinosaur].perfect


def place_in_display(dig: Dig, player: int, dinosaur: int) -> int:
    """Return the place, counted from the left."""
    return dig.display.index(dinosaur)


Test = tuple[str, Callable[[Dig, int, int], int]]
TESTS: tuple[Test, ...] = (
    ("lower-priority", tier),
    ("more-bones-missing", few_missing),
    ("fewer-bones-visible", visible_bones),
    ("lower-value", perfect_value),
    ("farther-right", place_in_display),
)
"""The printed priorities and tie-breaks in printed order: the least wins, the key says why the others lose."""
LEFTMOST_ONLY: tuple[Test, ...] = (("farther-right", place_in_display),)
"""The switch "leftmost-dinosaur" ignores all other criteria."""
REASONS = {
    1: "wishlist-with-stored-bone",
    2: "stored-bone",
    3: "wishlist",
    4: "any-other",
}


def weigh(dig: Dig, player: int, cards: list[int], tests: Sequence[Test]) -> tuple[int, tuple[Candidate, ...]]:
    """Return the card that passes all tests, and every card with the test that rejected it."""
    fate = dict.fromkeys(cards, "")
    figures: dict[int, list[int]] = {card: [] for card in cards}
    left = cards
    for name, test in tests:
        for card in left:
            figures[card].append(abs(test(dig, player, card)))
        best = min(test(dig, player, card) for card in left)
        for card in left:
            if test(dig, player, card) > best:
                fate[card] = name
        left = [card for card in left if not fate[card]]
    looked = tuple(Candidate(("dinosaur", card), fate[card], tuple(figures[card])) for card in cards)
    return left[0], looked


def pits_in_reach(dig: Dig, spot: int) -> list[int]:
    """Return the unbroken run of open pits from the edge space at a spot, nearest first (6.1, Reach)."""
    found = []
    for space in SPOT_LINE[spot]:
        if dig.lower[space]:
            break
        found.append(space)
    return found


def accessible_bones(dig: Dig) -> list[int]:
    """Count the bones of each kind in all pits that are accessible from at least one spot."""
    counts = [0] * HAMMER
    for pit in {pit for spot in range(SPOTS) for pit in pits_in_reach(dig, spot)}:
        for piece in visible_pieces(dig, pit):
            if dig.box.kind[piece] < HAMMER:
                counts[dig.box.kind[piece]] += 1
    return counts
