"""The rules of the Rival in short: his six steps, what he aims at and scores, and the switches of difficulty."""

from __future__ import annotations

from game.model.fossilis.box import Box
from game.model.fossilis.state import EASIER, HARDER
from game.view.rules_played import Played
from game.view.rules_sheet import Block, Page, glyph, heading, picture, say
from game.view.text import words

FIRST_STEPS = ("movement", "digging", "plaster", "extraction")
LAST_STEPS = ("purchase", "targeting")
TIERS = ("wishlist-stored", "stored", "wishlist", "other")
STEP_OF = {
    "by-number": "movement",
    "lowest-bone": "extraction",
    "no-hammer-points": "hammer",
    "shown-type-only": "purchase",
    "leftmost-dinosaur": "targeting",
    "two-spaces": "digging",
    "one-more-plaster": "plaster",
    "wishlist-from-deck": "targeting",
    "one-extra-trait": "crown",
    "rival-scores-slots": "score",
}
"""The sign of what a switch of difficulty changes."""


def rival_pages(box: Box, played: Played) -> list[Page]:
    """Return the pages of the Rival, if he plays."""
    return [steps(), aims(box, played), difficulty(played)] if played.rivals else []


def steps() -> Page:
    """Return what the Rival does in his turn, and what his cards say."""
    return Page(
        words("rules-rival"),
        "glyph/rival",
        (
            heading(words("rules-rival-turn")),
            *say("rules-rival", "alone"),
            *(step(number, name) for number, name in enumerate(FIRST_STEPS, 1)),
            heading(words("rules-rival-on"), turns=True),
            *(step(number, name) for number, name in enumerate(LAST_STEPS, len(FIRST_STEPS) + 1)),
            heading(words("rules-rival-cards")),
            *say("rules-rival", "back", "front", "piles", "reach", "watch"),
        ),
    )


def step(number: int, name: str) -> Block:
    """Return what the Rival does in a step."""
    text = words(f"rival-{name}-text")
    return Block(words("rules-rival-step", number=number, text=text), glyph(name))


def aims(box: Box, played: Played) -> Page:
    """Return which Dinosaurs the Rival is after, what Events do to him, and what he scores."""
    points = {row.key: row.points for row in box.rows.events}
    wishlists = [
        Block(
            words(
                "rules-rival-list",
                name=words(f"rival-short-{row.key}"),
                dinosaurs=", ".join(words(f"dinosaur-{animal}") for animal in row.wishlist),
            ),
            picture(f"pawn/{row.key}"),
        )
        for row in box.rows.personalities
        if row.key in played.rivals
    ]
    gains = {"mentor": points["mentor-visit"], "patronage": points["patronage"], "bite": points["snakebite"]}
    return Page(
        words("rules-rival-aims"),
        "glyph/targeting",
        (
            heading(words("rules-rival-wishlist")),
            *wishlists,
            heading(words("rules-rival-order")),
            *(Block(words(f"rules-rival-tier-{name}", number=number)) for number, name in enumerate(TIERS, 1)),
            *say("rules-rival", "tied", "at-once"),
            heading(words("rules-rival-events"), turns=True),
            Block(words("rules-rival-gains", **gains), glyph("patronage")),
            Block(words("rules-rival-lays"), glyph("sandstorm")),
            Block(words("rules-rival-gives"), glyph("junk-sale")),
            *say("rules-rival", "rest"),
            heading(words("rules-rival-score")),
            Block(words("rules-rival-hammers", points=box.figures.hammer_points), picture("bone/hammer")),
            Block(words("rules-rival-end"), glyph("score")),
            Block(words("rules-rival-ties"), glyph("crown")),
        ),
        words("rules-tab-aims"),
    )


def difficulty(played: Played) -> Page:
    """Return the switches that make the Rival easier or harder; those that are on bear a tick."""
    return Page(
        words("rules-difficulty"),
        "glyph/plus",
        (
            heading(words("new-game-easier")),
            *(switch(name, played) for name in EASIER),
            *say("rules-difficulty", "combine"),
            heading(words("new-game-harder"), turns=True),
            *(switch(name, played) for name in HARDER),
        ),
    )


def switch(name: str, played: Played) -> Block:
    """Return what a switch of difficulty changes, and whether it is on."""
    text = words("rules-difficulty-switch", name=words(f"switch-{name}"), text=words(f"switch-{name}-tip"))
    return Block(text, glyph(STEP_OF[name]), words("rules-difficulty-on") if name in played.switches else "", wide=60)
