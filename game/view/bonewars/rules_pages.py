"""The rules of Bone Wars in short, with the figures of the components in use."""

from __future__ import annotations

from collections.abc import Sequence

from game.model.bonewars.box import CATEGORIES, ENVELOPES, ICONS, KINDS, PATRONS, Box
from game.view.bonewars import signs
from game.view.bonewars.names import gain
from game.view.bonewars.rules_people import crew, grants
from game.view.rules_fossilis import keys
from game.view.rules_sheet import Block, Page, Pages, Sign, glyph, heading, picture, say
from game.view.sheet import Sheet
from game.view.text import words

TEAM = ("dig", "discover", "site", "camp", "deepen", "move")
EFFECTS = (
    *("money", "reputation", "loyalty", "bones", "rare", "species", "see", "paleontologist"),
    *("cover", "slot", "upgrade", "reclassify", "sites", "round"),
)
ERRANDS = ("switch", "take-back", "swap")
ANIMALS = ("reptile", "mammal", "bird", "amphibian")
RESET = {
    "bones": "bone-bag",
    "species": "species-card",
    "cards": "team",
    "order": "profession",
    "stays": "scholar",
}
"""What happens when all have passed, with the sign of each."""
CARD_KINDS = ("team", "scholar", "species")
CARD_SIGNS = {"team": "team", "scholar": "scholar-card", "species": "species-card"}


def wars_pages(box: Box, present: Sequence[int] = ()) -> Pages:
    """Return the pages of the sheet of rules; `present` are the grants on the board, none if no game is meant."""
    return (
        game(box),
        turn(box),
        team(box),
        crew(box),
        scholar(box),
        finds_and_awards(box),
        scoring(box),
        passing(box),
        grants(box, present),
        theodore(box),
        legend(box),
        keys(peek=True),
    )


def effect(name: str, amount: int = 1) -> Sign:
    """Return the sign of an effect."""

    def draw(sheet: Sheet, x: float, y: float, side: float) -> None:
        signs.effect(sheet, name, amount, x, y, side)

    return draw


def find(icon: str) -> Sign:
    """Return the sign of a kind of minor find."""
    return lambda sheet, x, y, side: signs.find(sheet, icon, x, y, side)


def letter(patron: str) -> Sign:
    """Return a patron's letter on his plate."""
    return lambda sheet, x, y, side: signs.letter(sheet, patron, x, y, side * 0.9)


def bone(kind: int) -> Sign:
    """Return a kind of bone."""
    return lambda sheet, x, y, side: signs.bone(sheet, kind, x, y, side * 1.1)


def paper(patron: str, value: int) -> Sign:
    """Return a paper of a value."""
    return lambda sheet, x, y, side: signs.paper(sheet, patron, value, x - 11, y - side / 2, 22, side)


def coin(amount: int) -> Sign:
    """Return a coin of a value."""
    return lambda sheet, x, y, side: signs.coin(sheet, amount, x, y, side)


def game(box: Box) -> Page:
    """Return what the game is about."""
    figures = box.figures
    rounds = {"rounds": len(figures.round_years), "middle": figures.midgame_round - 1}
    return Page(
        words("wars-rules-game"),
        "glyph/bookshelf",
        (
            heading(words("wars-rules-game-aim")),
            *say("wars-rules-game", "goal"),
            Block(words("wars-rules-game-loyalty"), glyph("loyalty")),
            Block(words("wars-rules-game-credibility"), glyph("bookshelf")),
            Block(words("wars-rules-game-product"), glyph("reputation")),
            *say("wars-rules-game", "shared", **rounds),
            heading(words("wars-rules-game-patrons"), turns=True),
            Block(words("wars-rules-game-marsh"), letter(PATRONS[0])),
            Block(words("wars-rules-game-cope"), letter(PATRONS[1])),
            Block(words("wars-rules-game-locket"), glyph("locket")),
            heading(words("wars-rules-game-course")),
            *say("wars-rules-game", "draft", "rounds", "end", **rounds),
        ),
    )


def turn(box: Box) -> Page:
    """Return what one does in a turn, and what cards and slots cost."""
    slots = [
        Block(
            words("wars-rules-turn-slot", slot=number, points=slot.points, depth=slot.depth),
            find(slot.icon) if slot.icon in ICONS else glyph("upgrade-slot"),
            words("wars-rules-money", amount=slot.cost),
        )
        for number, slot in enumerate(box.slots[: box.upgraded], 1)
    ]
    upgraded = box.slots[box.upgraded]
    figures = {"points": upgraded.points, "depth": upgraded.depth}
    price = words("wars-rules-money", amount=upgraded.cost)
    return Page(
        words("wars-rules-turn"),
        "glyph/hand",
        (
            heading(words("wars-rules-turn-lay")),
            *say("wars-rules-turn", "slot-first", "pay"),
            *(Block(words(f"wars-rules-turn-{kind}"), glyph(CARD_SIGNS[kind])) for kind in CARD_KINDS),
            Block(words("wars-rules-turn-match"), find(ICONS[0])),
            *say("wars-rules-turn", "pass"),
            heading(words("wars-rules-turn-slots"), turns=True),
            *slots,
            Block(words("wars-rules-turn-upgraded", **figures), glyph("upgrade-slot"), price),
            *say("wars-rules-turn", "slot-figures"),
        ),
    )


def team(box: Box) -> Page:
    """Return the six team actions with their prices, and how a team moves."""
    prices = {name: box.figures.discover_cost if name == "discover" else 1 for name in TEAM}
    done = [
        Block(
            words(f"wars-rules-team-{name}"),
            glyph(signs.VERBS.get(name, name)),
            words("wars-price", points=prices[name]),
        )
        for name in TEAM
    ]
    return Page(
        words("wars-rules-team"),
        "glyph/team",
        (
            heading(words("wars-rules-team-actions")),
            *done,
            heading(words("wars-rules-team-ways"), turns=True),
            Block(words("wars-rules-team-points"), glyph("action-point")),
            Block(words("wars-rules-team-depth"), glyph("depth")),
            Block(words("wars-rules-team-free"), glyph("free-move")),
            *say("wars-rules-team", "university", "arrows"),
            heading(words("wars-rules-team-home")),
            Block(words("wars-rules-team-crates", crates=box.figures.crates), glyph("crate")),
            Block(words("wars-rules-team-torn"), glyph("torn-photo")),
        ),
    )


def scholar(box: Box) -> Page:
    """Return how papers are published and debunked."""
    figures = box.figures
    published = [
        Block(
            words(f"wars-rules-scholar-bones-{count}"),
            paper(PATRONS[0], count),
            words("wars-rules-loyalty", amount=loyalty),
        )
        for count, loyalty in enumerate(figures.paper_loyalty, 2)
    ]
    debunked = [
        Block(
            words("wars-rules-scholar-identical", count=count),
            paper(PATRONS[1], count),
            words("wars-rules-loyalty", amount=loyalty),
        )
        for count, loyalty in enumerate(figures.debunk_loyalty, 2)
    ]
    return Page(
        words("wars-rules-scholar"),
        "glyph/publish",
        (
            heading(words("wars-rules-scholar-marker")),
            Block(words("wars-rules-scholar-move"), glyph("scholar")),
            heading(words("wars-rules-scholar-publish")),
            *say("wars-rules-scholar", "skeleton"),
            *published,
            *say("wars-rules-scholar", "archive", "place"),
            heading(words("wars-rules-scholar-debunk"), turns=True),
            *say("wars-rules-scholar", "debunk-how"),
            *debunked,
            *say("wars-rules-scholar", "flip", "again"),
            heading(words("wars-rules-scholar-parts")),
            *(
                Block(words(f"wars-rules-part-{part}"), bone(kind))
                for part, kind in zip(CATEGORIES, (0, 1, 2, 4), strict=True)
            ),
        ),
    )


def finds_and_awards(box: Box) -> Page:
    """Return how awards are claimed and minor finds made, and what the envelopes give."""
    envelopes = [
        Block(
            words("wars-rules-finds-envelope", letter=name, gains=", ".join(gain(*pair) for pair in gains)),
            find(icon),
        )
        for name, icon, gains in zip(ENVELOPES, ICONS, box.envelopes, strict=True)
    ]
    return Page(
        words("wars-rules-finds"),
        "glyph/award",
        (
            heading(words("wars-rules-finds-award")),
            Block(words("wars-rules-finds-claim"), glyph("award")),
            *say("wars-rules-finds", "counts", "amphibian"),
            heading(words("wars-rules-finds-find")),
            Block(words("wars-rules-finds-make"), glyph("minor-find")),
            *say("wars-rules-finds", "once"),
            heading(words("wars-rules-finds-archive"), turns=True),
            *say("wars-rules-finds", "limit", limit=1 + box.figures.archive_camps),
            *envelopes,
        ),
    )


def scoring(box: Box) -> Page:
    """Return how the shelves are scored, and what stands on the tracks."""
    figures = box.figures
    rounds = {"middle": figures.midgame_round - 1, "last": len(figures.round_years)}
    return Page(
        words("wars-rules-scoring"),
        "glyph/reputation",
        (
            heading(words("wars-rules-scoring-shelves")),
            Block(words("wars-rules-scoring-credibility", shelves=figures.shelves), glyph("bookshelf")),
            Block(words("wars-rules-scoring-value"), glyph("loyalty")),
            *say("wars-rules-scoring", "example", "twice", **rounds),
            heading(words("wars-rules-scoring-ties")),
            *say("wars-rules-scoring", "tie", "head", head=figures.theodore_head),
            heading(words("wars-rules-scoring-track"), turns=True),
            Block(words("wars-rules-scoring-flag"), picture(f"wars/pennant-{PATRONS[0]}")),
            Block(words("wars-rules-scoring-coin"), coin(1)),
            Block(words("wars-rules-scoring-top"), effect("reputation")),
            heading(words("wars-rules-scoring-more")),
            Block(words("wars-rules-scoring-prizes"), effect("reputation")),
            Block(
                words("wars-rules-scoring-cover", money=figures.cover_money, points=figures.cover_reputation),
                effect("cover"),
            ),
            Block(words("wars-rules-scoring-careers"), glyph("profession")),
        ),
    )


def passing(box: Box) -> Page:
    """Return what happens when one passes, and when a round ends."""
    return Page(
        words("wars-rules-passing"),
        "glyph/pass",
        (
            heading(words("wars-rules-passing-steps")),
            Block(words("wars-rules-passing-profession"), glyph("profession")),
            Block(words("wars-rules-passing-university"), glyph("university")),
            Block(words("wars-rules-passing-grant"), glyph("ledger")),
            Block(words("wars-rules-passing-bonus"), glyph("loyalty")),
            *say("wars-rules-passing", "neutral", "last"),
            heading(words("wars-rules-passing-reset"), turns=True),
            *(Block(words(f"wars-rules-passing-{name}"), glyph(sign)) for name, sign in RESET.items()),
        ),
    )


def theodore(box: Box) -> Page:
    """Return how Theodore plays."""
    basic = sum(card.pile == "basic" for card in box.solo_cards[1:])
    return Page(
        words("theodore-name"),
        "glyph/bowler",
        (
            heading(words("wars-rules-theodore-turn")),
            *say("wars-rules-theodore", "deck", "half", basic=basic),
            Block(words("wars-rules-theodore-upper"), glyph("scholar")),
            Block(words("wars-rules-theodore-lower"), glyph("team")),
            *say("wars-rules-theodore", "slot"),
            heading(words("wars-rules-theodore-choices"), turns=True),
            Block(words("wars-rules-theodore-species"), glyph("species-card")),
            Block(words("wars-rules-theodore-bones"), glyph("bone-bag")),
            Block(words("wars-rules-theodore-camps"), glyph("base-camp")),
            Block(words("wars-rules-theodore-upgrade"), glyph("upgrade")),
            *say("wars-rules-theodore", "pass", "watch"),
        ),
    )


def legend(box: Box) -> Page:
    """Return what the signs mean."""
    kinds = ", ".join(words(f"wars-bone-{name}") for name in KINDS)
    return Page(
        words("wars-rules-signs"),
        "glyph/eye",
        (
            heading(words("wars-rules-signs-effects")),
            *(Block(words(f"wars-rules-effect-{name}"), effect(name)) for name in EFFECTS),
            heading(words("wars-rules-signs-errands"), turns=True),
            *(Block(words(f"wars-rules-errand-{name}"), glyph(signs.ERRANDS.get(name, name))) for name in ERRANDS),
            heading(words("wars-rules-signs-animals")),
            *(Block(words(f"wars-rules-animal-{name}"), picture(f"emblem/{name}")) for name in ANIMALS),
            heading(words("wars-rules-signs-bones")),
            Block(words("wars-rules-signs-kinds", kinds=kinds), bone(2)),
            Block(words("wars-rules-signs-finds"), find(ICONS[2])),
        ),
    )
