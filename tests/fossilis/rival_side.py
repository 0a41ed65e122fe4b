"""The Rival's side of a board as text: his cards by what is printed on them, his steps, and the reasons he gave.

The Rival takes seat 1; the person has seat 0, whose pawn stands beside the near side unless it is drawn. In a drawing
an `x` is a tile of any type.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from game.model.fossilis.box import FRAGMENTS, RivalCard
from game.model.fossilis.facts import Reasoned
from game.model.fossilis.rival import DiggingStep, MovementStep, PlasterStep
from game.model.fossilis.rival_extraction import ExtractionStep
from game.model.fossilis.rival_purchase import PurchaseStep
from game.model.fossilis.rival_targeting import TargetingStep
from game.model.fossilis.site import GUIDES
from game.model.fossilis.state import Dig
from game.model.turn import Fact, Step
from tests.fossilis.board import BARE, BOX, goes_on, mat, site, waits_for

MOVES, DIGS, PLASTERS, EXTRACTS, BUYS, TARGETS = SIX = (
    MovementStep(1),
    DiggingStep(1),
    PlasterStep(1),
    ExtractionStep(1),
    PurchaseStep(1),
    TargetingStep(1),
)
CARDS = range(1, len(BOX.rival_cards))
F = TypeVar("F", bound=Fact)


def print_of(card: int) -> list[str]:
    """Return all that is printed on a Rival card: back, guide, `p` and its Plaster, S or T, Fragments."""
    row = BOX.rival_cards[card]
    return [str(row.back), row.guide, f"p{row.plaster}", row.prefers, *row.fragments]


def fitting(words: str) -> list[int]:
    """Return the Rival cards on which all these words are printed, as often as they are said."""
    said = words.split()
    return [card for card in CARDS if all(print_of(card).count(word) >= said.count(word) for word in said)]


def rival_card(words: str) -> int:
    """Return the first Rival card with these words: `rival_card("3 NL p2 T egg")`; any of them may be left out."""
    return fitting(words)[0]


def rival_cards(words: str, taken: Iterable[int] = ()) -> list[int]:
    """Return different Rival cards, described between slashes, the bottom one first."""
    found: list[int] = []
    for text in words.split("/") if words else ():
        found.append(next(card for card in fitting(text) if card not in found and card not in taken))
    return found


def with_any_tiles(drawing: str) -> str:
    """Return a drawing with the tiles of any type as Clay, then Stone, then Sand, as far as they go round."""
    for letter, count in (("c", 9), ("t", 8), ("s", 21)):
        drawing = drawing.replace("x", letter, count - drawing.count(letter))
    return drawing


def against(
    drawing: str = BARE,
    spot: int = 0,
    *,
    draw: str = "",
    standby: str = "",
    discard: str = "",
    target: str = "",
    bones: str = "",
    who: str = "marsh",
    **options: object,
) -> Dig:
    """Return a site with the Rival at a spot, his three piles of cards, his target and the bones he stores.

    Piles are described as `rival_cards` reads them. `options` are fields of Setup.
    """
    dig = mat(site(with_any_tiles(drawing), rival=who, spot=spot, **options), 1, lab=target, bones=bones)
    dig.rival.draw = rival_cards(draw)
    dig.rival.standby = rival_cards(standby, dig.rival.draw)
    dig.rival.discard = rival_cards(discard, dig.rival.draw + dig.rival.standby)
    return dig


def prints(dig: Dig, standby: str) -> Dig:
    """Print the Rival's cards anew, and let them be the Standby pile: `"egg egg S/footprint p2 NL"`, the top one last.

    What is not said is printed as back 1, guide FL, no Plaster, T.
    """
    rows = [printed(text.split()) for text in standby.split("/")] if standby else []
    dig.box = replace(dig.box, rival_cards=(dig.box.rival_cards[0], *rows))
    dig.rival.standby = list(range(1, len(rows) + 1))
    return dig


def printed(words: list[str]) -> RivalCard:
    """Return a Rival card with these words on it."""
    back = next((int(word) for word in words if word.isdigit()), 1)
    guide = next((word for word in words if word in GUIDES), "FL")
    plaster = next((int(word[1:]) for word in words if word[0] == "p"), 0)
    fragments = tuple(word for word in words if word in FRAGMENTS)
    return RivalCard(back, guide, plaster, fragments, "S" if "S" in words else "T", "ours")  # type: ignore[arg-type]


def does(dig: Dig, *steps: Step) -> list[Fact]:
    """Let the Rival take some steps in their order, in place, and return what happened up to the first decision."""
    facts: list[Fact] = []
    goes_on(waits_for(dig, *reversed(steps)), facts)
    return facts


def those(facts: Iterable[Fact], kind: type[F]) -> list[F]:
    """Return the facts of one kind."""
    return [fact for fact in facts if isinstance(fact, kind)]


def whys(facts: Iterable[Fact], rule: str) -> list[Reasoned]:
    """Return every reason the Rival gave by a rule."""
    return [fact for fact in those(facts, Reasoned) if fact.rule == rule]


def why(facts: Iterable[Fact], rule: str) -> Reasoned:
    """Return the only reason the Rival gave by a rule."""
    (reason,) = whys(facts, rule)
    return reason


def fates(reason: Reasoned) -> list[tuple[int, str]]:
    """Return what the Rival looked at, by number, each with the test that rejected it."""
    return [(int(other.what[1]), other.rejected_by) for other in reason.candidates]
