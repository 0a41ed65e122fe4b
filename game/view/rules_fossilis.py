"""The rules of Fossilis in short, with the figures of the components in use."""

from __future__ import annotations

from game.model.fossilis.box import BONES, CHARACTERISTICS, FRAGMENTS, Box
from game.view.rules_expansions import expansion_pages, set_value
from game.view.rules_played import Played
from game.view.rules_rival import rival_pages
from game.view.rules_sheet import Block, Page, Pages, glyph, heading, picture, say
from game.view.text import words

COSTS = ("plaster", "move", "climb", "sand", "dig-sand", "dig-clay", "dig-stone", "extract")
SIGNS = {
    "plaster": "plaster",
    "move": "move",
    "climb": "climb",
    "sand": "sand",
    **dict.fromkeys(("dig-sand", "dig-clay", "dig-stone"), "dig"),
    "extract": "extract",
}
STEPS = (("actions", "energy"), ("market", "buy"), ("claim", "claim"))
PLEISTOCENE = "pleistocene"
KEYS = ("choose", "go-on", "back", "undo", "redo", "log", "score", "look", "rules", "sound", "screen")
PEEK = "peek"
"""The key that only the table of two sheets has."""
KEY_WIDE = 170


def fossilis_pages(box: Box, played: Played) -> Pages:
    """Return the pages of the sheet of rules; expansions and the Rival have theirs when they are played."""
    base = (turn(box), actions(box, played), digging(box), cards(box), scoring(box, played))
    return (*base, *rival_pages(box, played), *expansion_pages(box, played), signs(box, played), keys())


def turn(box: Box) -> Page:
    """Return what a turn is, and when the game ends."""
    figures = box.figures
    steps = [Block(words(f"rules-turn-{name}", energy=figures.energy), glyph(sign)) for name, sign in STEPS]
    return Page(
        words("rules-turn"),
        "glyph/end-turn",
        (
            heading(words("rules-turn-aim")),
            *say("rules-turn", "goal", "characteristics"),
            heading(words("rules-turn-steps")),
            *steps,
            Block(words("rules-turn-free"), glyph("tool")),
            heading(words("rules-turn-pools"), turns=True),
            Block(words("rules-turn-pool", plaster=figures.plaster_per_player), picture("emblem/plaster")),
            *say("rules-turn", "event", "end"),
            heading(words("rules-turn-site")),
            *say("rules-turn", "pits", "corners"),
        ),
    )


def actions(box: Box, played: Played) -> Page:
    """Return what the actions cost, and what each kind of bone."""
    costs = box.figures.actions
    prices = [
        Block(words(f"cost-{name}"), glyph(SIGNS[name]), words("rules-price-energy", energy=costs[name]))
        for name in COSTS
    ]
    bones = [
        Block(
            words("rules-bone-price", bone=words(f"piece-{name}"), plaster=box.plaster[kind]),
            picture(f"bone/{name}"),
            words("rules-bone-value", points=box.value[kind]),
        )
        for kind, name in enumerate(BONES)
    ]
    return Page(
        words("rules-actions"),
        "glyph/energy",
        (
            heading(words("rules-actions-costs")),
            *prices,
            *say("rules-actions", "move", *(["diagonal"] if played.diagonal_steps else []), "sand"),
            heading(words("rules-actions-bones"), turns=True),
            *say("rules-actions", "extract"),
            *bones,
            Block(words("rules-actions-hammer"), picture("bone/hammer")),
        ),
    )


def digging(box: Box) -> Page:
    """Return how tiles are pushed, and what becomes of pawns."""
    return Page(
        words("rules-digging"),
        "glyph/dig",
        (
            heading(words("rules-digging-push")),
            *say("rules-digging", "which", "weight", "stacks"),
            Block(words("rules-digging-sand"), picture("tile/sand-1")),
            Block(words("rules-digging-clay"), picture("tile/clay-1")),
            Block(words("rules-digging-stone"), picture("tile/stone-1")),
            heading(words("rules-digging-off"), turns=True),
            Block(words("rules-digging-gathered"), picture("emblem/any-fragment")),
            *say("rules-digging", "open"),
            heading(words("rules-digging-pawns")),
            Block(words("rules-digging-ride"), glyph("move")),
            *say("rules-digging", "beside"),
            Block(words("rules-digging-climb"), glyph("climb")),
        ),
    )


def cards(box: Box) -> Page:
    """Return how the market is paid, and how dinosaurs are put together."""
    fragments = [Block(words(f"rules-cards-{name}"), picture(f"emblem/{name}")) for name in FRAGMENTS]
    return Page(
        words("rules-cards"),
        "glyph/claim",
        (
            heading(words("rules-cards-market")),
            *say("rules-cards", "pay"),
            *fragments,
            Block(words("rules-cards-tools"), glyph("tool")),
            Block(words("rules-cards-supplies"), glyph("purchase")),
            heading(words("rules-cards-dinosaurs"), turns=True),
            *say("rules-cards", "claim"),
            Block(words("rules-cards-perfect"), glyph("crown")),
            Block(words("rules-cards-partial"), glyph("score")),
            *say("rules-cards", "collection"),
        ),
    )


def scoring(box: Box, played: Played) -> Page:
    """Return what is scored at the end, and what a set of each characteristic is worth."""
    figures = box.figures
    sets = [
        Block(words(f"trait-{name}"), picture(f"trait/{name}"), f"+{set_value(box, name, played)}")
        for name in traits(played)
    ]
    variety = figures.variety_with_pleistocene if played.with_pleistocene else figures.variety
    slots = ", ".join(str(points) for points in figures.skill_slots)
    return Page(
        words("rules-scoring"),
        "glyph/score",
        (
            heading(words("rules-scoring-end")),
            Block(words("rules-scoring-laboratory"), glyph("claim")),
            Block(words("rules-scoring-bones", points=figures.leftover_bone), picture("bone/rib")),
            Block(words("rules-scoring-cards"), glyph("purchase")),
            Block(words("rules-scoring-slots", slots=slots), picture("bone/hammer")),
            Block(words("rules-scoring-majority", points=figures.majority), glyph("crown")),
            Block(words("rules-scoring-variety", points=variety), glyph("star")),
            *say("rules-scoring", "ties"),
            heading(words("rules-scoring-sets", size=figures.set_size), turns=True),
            *sets,
        ),
    )


def signs(box: Box, played: Played) -> Page:
    """Return what the signs mean."""
    fragments = [Block(words(f"rules-cards-{name}"), picture(f"emblem/{name}")) for name in FRAGMENTS]
    return Page(
        words("rules-signs"),
        "glyph/eye",
        (
            heading(words("rules-signs-pieces")),
            *(Block(words(f"piece-{name}"), picture(f"bone/{name}")) for name in (*BONES, "hammer")),
            *fragments,
            Block(words("rules-signs-any"), picture("emblem/any-fragment")),
            Block(words("rules-signs-plaster"), picture("emblem/plaster")),
            Block(words("rules-signs-energy"), picture("token/energy")),
            heading(words("rules-signs-traits"), turns=True),
            *(Block(words(f"trait-{name}"), picture(f"trait/{name}")) for name in traits(played)),
        ),
    )


def traits(played: Played) -> list[str]:
    """Return the characteristics that are in play."""
    return [name for name in CHARACTERISTICS if played.with_pleistocene or name != PLEISTOCENE]


def keys(peek: bool = False) -> Page:
    """Return which keys do what, `peek` if there is another sheet to look at; the mouse alone can do everything too."""
    names = (*KEYS, PEEK) if peek else KEYS
    return Page(
        words("rules-keys-title"),
        "glyph/hand",
        (
            heading(words("rules-keys-mouse")),
            *say("rules-keys", "click", "hover", "right"),
            heading(words("rules-keys-here")),
            *say("rules-keys", "pages"),
            heading(words("rules-keys-keyboard"), turns=True),
            *(Block(words(f"rules-key-{name}"), value=words(f"rules-key-{name}-key"), wide=KEY_WIDE) for name in names),
        ),
    )
