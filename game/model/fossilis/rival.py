"""The Rival's turn and its first three steps: movement, digging, Plaster (rulebook, Bone Wars Solo Mode; R38-R43).

Every decision also yields a `Reasoned` fact. Reasons and rejections are keys of words.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.model.fossilis.box import BONES
from game.model.fossilis.caution_tape import visible_pieces
from game.model.fossilis.dig import forbidden_by, push_spaces
from game.model.fossilis.dinosaurs import missing_bones
from game.model.fossilis.facts import Candidate, Reasoned, RivalCardFlipped, RivalDeckShuffled, RivalWalked
from game.model.fossilis.plaster import remove_plaster
from game.model.fossilis.rival_extraction import ExtractionStep
from game.model.fossilis.rival_purchase import PurchaseStep
from game.model.fossilis.rival_targeting import TargetingStep, pits_in_reach
from game.model.fossilis.site import NEXT, NOWHERE, SPOT_INWARD, SPOT_LINE, SPOT_SPACE, SPOTS
from game.model.fossilis.state import Dig, Rival
from game.model.turn import Automatic, Fact, Step, shuffle


def rival_turn(player: int) -> list[Step]:
    """Return the six steps of the Rival's turn in their order."""
    return [
        MovementStep(player),
        DiggingStep(player),
        PlasterStep(player),
        ExtractionStep(player),
        PurchaseStep(player),
        TargetingStep(player),
    ]


def rival_of(dig: Dig) -> Rival:
    """Return the Rival of this game. Raises ValueError when there is none."""
    if dig.rival is None:
        raise ValueError("this game has no Rival")
    return dig.rival


@dataclass(frozen=True, slots=True)
class MovementStep(Automatic):
    """Stay at a needed bone in reach, else walk to the first spot with one, else by the number of the Draw card."""

    player: int

    def resolve(self, dig: Dig, choice: None, facts: list[Fact]) -> None:
        """Walk, then flip the top Draw card onto the Standby pile."""
        rival = rival_of(dig)
        if not rival.draw:
            renew_draw_pile(dig, rival, facts)
        steps = choose_steps(dig, rival, facts)
        if steps:
            spot = (rival.spot + steps) % SPOTS
            facts.append(RivalWalked(self.player, rival.spot, spot, steps))
            rival.spot = spot
        card = rival.draw.pop()
        rival.standby.append(card)
        rival.guide_card = card
        facts.append(RivalCardFlipped(self.player, card))


def renew_draw_pile(dig: Dig, rival: Rival, facts: list[Fact]) -> None:
    """Shuffle the Discard pile; when that is empty too, all Standby cards except the top one (R39)."""
    from_standby = not rival.discard
    if from_standby:
        rival.draw, rival.standby = rival.standby[:-1], rival.standby[-1:]
    else:
        rival.draw, rival.discard = rival.discard, []
    shuffle(dig, rival.draw)
    facts.append(RivalDeckShuffled(rival.seat, len(rival.draw), from_standby))


def choose_steps(dig: Dig, rival: Rival, facts: list[Fact]) -> int:
    """Return how many spots the Rival walks clockwise (Movement Step a, b, c; R38)."""
    by_number = dig.box.rival_cards[rival.draw[-1]].back
    looked: list[Candidate] = []
    if dig.switched("by-number"):
        reason = "always-by-number"
    else:
        needed = needed_kinds(dig, rival)
        for steps in range(SPOTS):
            spot = (rival.spot + steps) % SPOTS
            if any(
                dig.box.kind[piece] in needed for pit in pits_in_reach(dig, spot) for piece in visible_pieces(dig, pit)
            ):
                looked.append(Candidate(("spot", spot)))
                why = "stays-at-needed-bone" if not steps else "walks-to-needed-bone"
                facts.append(Reasoned(rival.seat, "movement", why, ("spot", spot), tuple(looked)))
                return steps
            looked.append(Candidate(("spot", spot), "no-needed-bone-in-reach"))
        reason = "by-number" if needed else "no-target"
    chosen = ("spot", (rival.spot + by_number) % SPOTS)
    facts.append(Reasoned(rival.seat, "movement", reason, chosen, tuple(looked)))
    return by_number


def needed_kinds(dig: Dig, rival: Rival) -> set[int]:
    """Return the kinds of bone the active target still lacks (rulebook, Definitions)."""
    lab = dig.seats[rival.seat].lab
    missing = missing_bones(dig, rival.seat, lab[0]) if lab else [0] * len(BONES)
    return {kind for kind, count in enumerate(missing) if count}


@dataclass(frozen=True, slots=True)
class DiggingStep(Automatic):
    """At a closed edge pit the Rival pushes the whole run of spaces inward, whatever their weight and height (R41)."""

    player: int

    def resolve(self, dig: Dig, choice: None, facts: list[Fact]) -> None:
        """Push once or, by a switch, twice (R59)."""
        rival = rival_of(dig)
        space, way = SPOT_SPACE[rival.spot], SPOT_INWARD[rival.spot]
        if not dig.lower[space]:
            self.say(rival, "edge-pit-is-open", (), facts)
            return
        if reason := forbidden_by(dig, self.player, space, way, whole=True):
            self.say(rival, reason, (), facts)
            return
        self.say(rival, "pushes-line", ("space", space), facts)
        push_spaces(dig, space, way, NOWHERE, facts)
        second = NEXT[space][way]
        if dig.switched("two-spaces") and dig.lower[second]:
            if reason := forbidden_by(dig, self.player, second, way, whole=True):
                self.say(rival, reason, (), facts, "-again")
            else:
                self.say(rival, "pushes-line", ("space", second), facts, "-again")
                push_spaces(dig, second, way, NOWHERE, facts)

    def say(self, rival: Rival, reason: str, chosen: tuple[str | int, ...], facts: list[Fact], which: str = "") -> None:
        """Give the reason for digging or not; `which` is what a second push adds to it."""
        looked = (Candidate(("line", *SPOT_LINE[rival.spot]), "" if chosen else reason),)
        facts.append(Reasoned(self.player, "digging", reason + which, chosen, looked))


@dataclass(frozen=True, slots=True)
class PlasterStep(Automatic):
    """The Rival removes as much Plaster from the pool as the top Standby card shows; by a switch one more (R58)."""

    player: int

    def resolve(self, dig: Dig, choice: None, facts: list[Fact]) -> None:
        """Remove it; an empty pool after the fourth has none to give (R12)."""
        card = rival_of(dig).standby[-1]
        amount = dig.box.rival_cards[card].plaster + dig.switched("one-more-plaster")
        reason = "pool-is-empty" if not dig.pool else "card-shows-plaster" if amount else "card-shows-none"
        looked = (Candidate(("rival-card", card), "", (amount,)),)
        facts.append(Reasoned(self.player, "plaster", reason, ("plaster", min(amount, dig.pool)), looked))
        if amount and dig.pool:
            remove_plaster(dig, self.player, amount, facts)
