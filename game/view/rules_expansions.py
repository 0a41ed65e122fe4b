"""The rules of the expansions of Fossilis in short, a page each, with the figures of their components."""

from __future__ import annotations

from game.model.fossilis.box import CRYSTAL, FRAGMENTS, PIECES, Box, Good
from game.model.fossilis.state import MOST_SPECIES
from game.view.rules_played import Played
from game.view.rules_sheet import Block, Page, glyph, heading, picture, say
from game.view.text import words

POWER_TOOLS = ("jackhammer", "rock-drill", "rock-saw")


def expansion_pages(box: Box, played: Played) -> list[Page]:
    """Return a page for each expansion that is played, both ways of Ice Age on one."""
    pages = [ice_age(box, played)] if played.ice_age else []
    return pages + [draw(box, played) for name, draw in DRAWN.items() if name in played.expansions]


def page(name: str, *blocks: Block) -> Page:
    """Return the page of an expansion."""
    return Page(words(f"expansion-{name}"), f"glyph/{name}", blocks, words(f"rules-tab-{name}"))


def ice_age(box: Box, played: Played) -> Page:
    """Return how animals of the Pleistocene are come by, what crystals do, and what is scored at the end."""
    figures, count = box.figures, len(box.pleistocene)
    simple = [
        heading(words("rules-ice-age-way" if "ice-age" in played.expansions else "rules-ice-age-animals")),
        Block(words("rules-ice-age-simple", count=count), picture("trait/pleistocene")),
    ]
    symbols = {"size": figures.set_size, "set": set_value(box, "pleistocene", played), "majority": figures.majority}
    variety = {"points": figures.variety_with_pleistocene, "usual": figures.variety}
    end = [
        heading(words("rules-scoring-end"), turns="ice-age" not in played.expansions),
        Block(words("rules-ice-age-set", **symbols), picture("trait/pleistocene")),
        Block(words("rules-ice-age-variety", **variety), glyph("star")),
    ]
    full = ice(box, count) if "ice-age" in played.expansions else []
    return page("ice-age", *full, *(simple if "ice-age-simple" in played.expansions else []), *end)


def set_value(box: Box, name: str, played: Played) -> int:
    """Return what a set of a characteristic is worth."""
    return box.figures.sets_all_six if played.all_sets_six else box.figures.sets[name]


def ice(box: Box, count: int) -> list[Block]:
    """Return what crystals and the Glacier board do."""
    crystals = box.kind.count(CRYSTAL)
    spaces = ", ".join(str(score) for score in box.rows.glacier)
    return [
        heading(words("rules-ice-age-animals")),
        Block(words("rules-ice-age-deck", count=count), picture("trait/pleistocene")),
        *say("rules-ice-age", "like"),
        heading(words("rules-ice-age-ice")),
        Block(words("rules-ice-age-crystals", count=crystals), picture(f"bone/{PIECES[CRYSTAL]}")),
        *say("rules-ice-age", "free", "over"),
        heading(words("rules-ice-age-board"), turns=True),
        Block(words("rules-ice-age-bonus", spaces=spaces), glyph("score")),
        Block(words("rules-ice-age-partial"), glyph("partial-bonus")),
        Block(words("rules-ice-age-perfect"), glyph("crown")),
        *say("rules-ice-age", "none"),
    ]


def scorpion(box: Box, played: Played) -> Page:
    """Return how the Scorpion comes and goes, and what it does to pawns."""
    tokens = {token.pattern: token for token in box.tokens[1:]}
    patterns = [
        Block(
            words("rules-scorpion-token", name=words(f"token-{name}"), text=words(f"token-{name}-text")),
            picture(f"scuttle/{name}"),
        )
        for name in tokens
    ]
    points = next((token.points for token in tokens.values()), 0)
    return page(
        "scorpion",
        heading(words("rules-scorpion-comes")),
        Block(words("rules-scorpion-pool"), glyph("scorpion")),
        heading(words("rules-scorpion-tokens")),
        Block(words("rules-scorpion-buy", points=points), glyph("tool")),
        *patterns,
        *say("rules-scorpion", "stays"),
        heading(words("rules-scorpion-pawns"), turns=True),
        Block(words("rules-scorpion-flee"), glyph("move")),
        *say("rules-scorpion", "walk", "returns"),
        heading(words("sting")),
        Block(words("rules-scorpion-stung"), picture("scuttle/sting")),
        Block(words("rules-scorpion-weak")),
        Block(words("rules-scorpion-rid", energy=box.figures.actions["remove-sting"]), glyph("energy")),
        *([Block(words("rules-scorpion-rival"), glyph("rival"))] if played.rivals else []),
    )


def power_tools(box: Box, played: Played) -> Page:
    """Return what the three Power Tools cost, score and do."""
    tools = {row.key: row for row in box.rows.tools}
    *first, last = (power_tool(tools[key], key == POWER_TOOLS[-1]) for key in POWER_TOOLS)
    return page(
        "power-tools",
        *(block for blocks in first for block in blocks),
        *last,
        heading(words("rules-power-tools-all")),
        Block(words("rules-power-tools-deck"), glyph("purchase")),
        Block(words("rules-power-tools-use"), glyph("tool")),
        Block(words("rules-power-tools-points"), glyph("score")),
        *([Block(words("rules-power-tools-rival"), glyph("rival"))] if played.rivals else []),
    )


def power_tool(row: Good, turns: bool) -> list[Block]:
    """Return what a Power Tool costs, scores and does; with `turns` in the second column."""
    fragments = {name: words(f"fragments-{name}", count=row.cost[name]) for name in FRAGMENTS if name in row.cost}
    cost = [
        Block(words("rules-power-tools-cost", fragments=text), picture(f"emblem/{name}"))
        for name, text in fragments.items()
    ]
    text = words(f"tool-{row.key}-text", amount=row.amount)
    worth = words("rules-bone-value", points=row.points)
    return [
        heading(words(f"tool-{row.key}"), turns),
        Block(text, picture(f"emblem/{row.key}"), worth),
        *cost,
        Block(words(f"rules-power-tools-{row.key}")),
    ]


def caution_tape(box: Box, played: Played) -> Page:
    """Return when Caution Tape is laid, and what it forbids."""
    return page(
        "caution-tape",
        heading(words("rules-caution-tape-laying")),
        Block(words("rules-caution-tape-once"), glyph("caution-tape")),
        *say("rules-caution-tape", "where", "until"),
        heading(words("rules-caution-tape-covered"), turns=True),
        Block(words("rules-caution-tape-nothing"), glyph("lock")),
        *say("rules-caution-tape", "push"),
        *([Block(words("rules-caution-tape-rival"), glyph("rival"))] if played.rivals else []),
    )


def undiscovered(box: Box, played: Played) -> Page:
    """Return how a species of one's own is made, what it is worth, and which take part."""
    figures = box.figures
    bonuses = (0, figures.bonus_two_bones, figures.bonus_three_bones)
    values = [
        Block(words("rules-undiscovered-bones", count=count), picture("bone/rib"), f"+{bonus}" if bonus else "")
        for count, bonus in enumerate(bonuses, 1)
    ]
    species = ", ".join(words("rules-undiscovered-one", name=row.name, points=row.perfect) for row in box.rows.species)
    return page(
        "undiscovered",
        heading(words("rules-undiscovered-making")),
        Block(words("rules-undiscovered-editor"), glyph("undiscovered")),
        Block(words("rules-undiscovered-traits"), picture("trait/herbivore")),
        *say("rules-undiscovered", "any", "deck", most=MOST_SPECIES),
        heading(words("rules-undiscovered-worth"), turns=True),
        *say("rules-undiscovered", "sum"),
        *values,
        *([heading(words("rules-undiscovered-here")), Block(species)] if species else []),
    )


DRAWN = {
    "scorpion": scorpion,
    "power-tools": power_tools,
    "caution-tape": caution_tape,
    "undiscovered": undiscovered,
}
