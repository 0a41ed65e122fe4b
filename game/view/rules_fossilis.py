"""The rules of Fossilis in short, with the figures of the components in use."""

from __future__ import annotations

from game.model.fossilis.box import BONES, CHARACTERISTICS, FRAGMENTS, Box
from game.view.rules_sheet import Block, Page, Pages, glyph, heading, picture
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
KEYS = ("choose", "back", "undo", "log", "score", "look", "rules", "go-on", "screen")


def fossilis_pages(box: Box) -> Pages:
    """Return the pages of the sheet of rules."""
    return (turn(box), actions(box), digging(box), cards(box), scoring(box), rival(box), signs(box), keys())


def say(page: str, *names: str, **figures: int) -> list[Block]:
    """Return texts of a page as blocks without signs."""
    return [Block(words(f"rules-{page}-{name}", **figures)) for name in names]


def turn(box: Box) -> Page:
    """Return what a turn is, and when the game ends."""
    figures = box.figures
    steps = [Block(words(f"rules-turn-{name}", energy=figures.energy), glyph(sign)) for name, sign in STEPS]
    return Page(
        words("rules-turn"),
        "glyph/end-turn",
        (
            heading(words("rules-turn-aim")),
            *say("turn", "goal", "characteristics"),
            heading(words("rules-turn-steps")),
            *steps,
            Block(words("rules-turn-free"), glyph("tool")),
            heading(words("rules-turn-pools"), turns=True),
            Block(words("rules-turn-pool", plaster=figures.plaster_per_player), picture("emblem/plaster")),
            *say("turn", "event", "end"),
            heading(words("rules-turn-site")),
            *say("turn", "pits", "corners"),
        ),
    )


def actions(box: Box) -> Page:
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
            *say("actions", "move", "sand"),
            heading(words("rules-actions-bones"), turns=True),
            *say("actions", "extract"),
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
            *say("digging", "which", "weight", "stacks"),
            Block(words("rules-digging-sand"), picture("tile/sand-1")),
            Block(words("rules-digging-clay"), picture("tile/clay-1")),
            Block(words("rules-digging-stone"), picture("tile/stone-1")),
            heading(words("rules-digging-off"), turns=True),
            *say("digging", "gathered", "open"),
            heading(words("rules-digging-pawns")),
            *say("digging", "ride", "beside", "climb"),
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
            *say("cards", "pay"),
            *fragments,
            Block(words("rules-cards-tools"), glyph("tool")),
            Block(words("rules-cards-supplies"), glyph("purchase")),
            heading(words("rules-cards-dinosaurs"), turns=True),
            *say("cards", "claim"),
            Block(words("rules-cards-perfect"), glyph("crown")),
            Block(words("rules-cards-partial"), glyph("score")),
            *say("cards", "collection"),
        ),
    )


def scoring(box: Box) -> Page:
    """Return what is scored at the end, and what a set of each characteristic is worth."""
    figures = box.figures
    sets = [
        Block(words(f"trait-{name}"), picture(f"trait/{name}"), f"+{figures.sets[name]}")
        for name in CHARACTERISTICS
        if name != PLEISTOCENE
    ]
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
            Block(words("rules-scoring-variety", points=figures.variety), glyph("star")),
            *say("scoring", "ties"),
            heading(words("rules-scoring-sets", size=figures.set_size), turns=True),
            *sets,
        ),
    )


def rival(box: Box) -> Page:
    """Return how the Rival plays."""
    steps = ("dig", "extract", "plaster", "buy", "target")
    signs = ("dig", "extract", "plaster", "buy", "targeting")
    return Page(
        words("rules-rival"),
        "glyph/rival",
        (
            heading(words("rules-rival-turn")),
            *say("rival", "card"),
            *(Block(words(f"rules-rival-{step}"), glyph(sign)) for step, sign in zip(steps, signs, strict=True)),
            heading(words("rules-rival-score"), turns=True),
            *say("rival", "wishlist"),
            Block(words("rules-rival-hammers", points=box.figures.hammer_points), picture("bone/hammer")),
            *say("rival", "ties", "watch"),
        ),
    )


def signs(box: Box) -> Page:
    """Return what the signs mean."""
    traits = [name for name in CHARACTERISTICS if name != PLEISTOCENE]
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
            *(Block(words(f"trait-{name}"), picture(f"trait/{name}")) for name in traits),
        ),
    )


def keys() -> Page:
    """Return which keys do what; the mouse alone can do everything too."""
    return Page(
        words("rules-keys-title"),
        "glyph/hand",
        (
            heading(words("rules-keys-mouse")),
            *say("keys", "click", "hover", "right"),
            heading(words("rules-keys-keyboard"), turns=True),
            *(Block(words(f"rules-key-{name}"), value=words(f"rules-key-{name}-key")) for name in KEYS),
        ),
    )
