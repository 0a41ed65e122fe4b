"""Every reason and every rejection that the Rival's code can give has words in English."""

import ast
from pathlib import Path

import pytest

from game.model.fossilis import rival
from game.model.fossilis.facts import Candidate, Reasoned
from game.model.fossilis.state import SWITCHES
from game.view.names import Names
from game.view.rival_lines import PRIORITY, decided
from game.view.text import words
from tests.fossilis.board import BOX
from tests.fossilis.rival_side import those
from tests.fossilis.test_rival_games import SEEDS, game

NAMES = Names(("Ann", "Marsh"), BOX)
TERRAIN_EVENTS = ("event-mudslide", "event-rockfall", "event-sandstorm")
REASONS = {
    "movement": "stays-at-needed-bone walks-to-needed-bone by-number no-target always-by-number",
    "digging": (
        "pushes-line pushes-line-again edge-pit-is-open firm-footing firm-footing-again caution-tape caution-tape-again"
    ),
    "plaster": "card-shows-plaster card-shows-none pool-is-empty",
    "extraction-hammer": "nearest-hammer no-hammer-in-reach no-free-slot no-skill-left",
    "extraction-skill": "guide",
    "extraction-bone": "needed-bone best-bone no-bone-in-reach",
    "purchase": "best-card nothing-to-buy",
    "targeting": (
        "has-target no-dinosaur-left leftmost wishlist-from-deck "
        "wishlist-with-stored-bone stored-bone wishlist any-other"
    ),
    "event-earthquake": "first-stone no-stone",
    "event-junk-sale": "lowest-value no-card",
    **dict.fromkeys(TERRAIN_EVENTS, "first-pit first-single-tile no-space"),
}
REJECTIONS = {
    "movement": "no-needed-bone-in-reach",
    "digging": "edge-pit-is-open firm-footing caution-tape",
    "extraction-hammer": "farther no-free-slot no-skill-left",
    "extraction-skill": "empty-place",
    "extraction-bone": "not-needed lower-value higher-value farther",
    "purchase": "not-the-shown-type cannot-afford top-card-does-not-help lower-value other-type farther-right",
    "targeting": "lower-priority more-bones-missing fewer-bones-visible lower-value farther-right",
    "event-earthquake": "no-stone cannot-be-pushed",
    "event-junk-sale": "higher-value farther-right",
    **dict.fromkeys(TERRAIN_EVENTS, "covered caution-tape two-tiles occupied"),
}
CHOSEN = {
    "movement": ("spot", 3),
    "digging": ("space", 3),
    "plaster": ("plaster", 2),
    "extraction-hammer": ("piece", 50, 3),
    "extraction-skill": ("skill-place", 3),
    "extraction-bone": ("piece", 3, 3),
    "purchase": ("card", 3),
    "targeting": ("dinosaur", 3),
    "event-earthquake": ("spot", 3),
    "event-junk-sale": ("card", 3),
    **dict.fromkeys(TERRAIN_EVENTS, ("space", 3)),
}
ALL_REASONS = [(rule, reason) for rule, text in REASONS.items() for reason in text.split()]
ALL_REJECTIONS = [(rule, test) for rule, text in REJECTIONS.items() for test in text.split()]
OTHER_KEYS = {"-again", "event-", "rival-card", "skill-place"}
"""What is no reason: a part of one, and kinds of things he looks at."""
SOURCES = sorted(Path(rival.__file__).parent.glob("rival*.py"))


@pytest.mark.parametrize(("rule", "reason"), ALL_REASONS)
def test_every_reason_has_words_of_its_own(rule, reason):
    text = NAMES.reason(Reasoned(1, rule, reason, CHOSEN[rule], ()))
    assert len(text) > 10
    assert "{" not in text


@pytest.mark.parametrize(("rule", "reason"), ALL_REASONS)
def test_no_two_reasons_of_a_rule_are_told_alike(rule, reason):
    texts = [NAMES.reason(Reasoned(1, rule, other, CHOSEN[rule], ())) for other in REASONS[rule].split()]
    assert texts.count(NAMES.reason(Reasoned(1, rule, reason, CHOSEN[rule], ()))) == 1


@pytest.mark.parametrize(("rule", "test"), ALL_REJECTIONS)
def test_every_rejection_has_words(rule, test):
    for key in [f"{test}-{tier}" for tier in (2, 3, 4)] if test == PRIORITY else [test]:
        assert words(f"rejected-{key}", count=2)
    reason = REASONS[rule].split()[0]
    told = decided(NAMES, Reasoned(1, rule, reason, CHOSEN[rule], (Candidate(CHOSEN[rule], test, (2,)),)))
    assert told.text


def keys_in(source: Path) -> set[str]:
    """Return every string in a module that looks like a key of words."""
    found = {node.value for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, ast.Constant)}
    return {key for key in found if isinstance(key, str) and "-" in key and " " not in key}


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_every_key_in_the_code_of_the_rival_is_known_here(source):
    """A reason added to the code must be added above, where its words are asked for."""
    known = {*SWITCHES, *OTHER_KEYS, *REASONS, *(key for _, key in ALL_REASONS), *(key for _, key in ALL_REJECTIONS)}
    assert keys_in(source) - known == set()


def test_what_whole_games_tell_is_known_here_and_can_be_told():
    for seed in SEEDS:
        for *_, facts in game(seed):
            for reason in those(facts, Reasoned):
                assert reason.reason in REASONS[reason.rule].split()
                rejected = {other.rejected_by for other in reason.candidates if other.rejected_by}
                assert rejected <= set(REJECTIONS.get(reason.rule, "").split())
                assert decided(NAMES, reason).text
