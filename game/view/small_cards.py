"""The other cards and tiles of Fossilis: Events, Skills, Tools on a mat, and the Rival's cards."""

from __future__ import annotations

from game.model.fossilis.box import Box, Card, Event, RivalCard
from game.model.fossilis.box import Skill as SkillRow
from game.view import theme
from game.view.cards import card_emblem
from game.view.panels import shield
from game.view.pieces import Look
from game.view.sheet import Sheet, composed
from game.view.text import words
from game.view.theme import Style

EVENT_SIZE = (272.0, 136.0)
SKILL_SIZE = (76.0, 44.0)
SLOT_SIZE = (116.0, 48.0)
TOOL_SIZE = (72.0, 100.0)
RIVAL_SIZE = (72.0, 100.0)

EVENT_NAME = Style("fell", 24, theme.RED_INK)
EVENT_TEXT = Style("crimson-semibold", 16, theme.INK)
EVENT_RULE = (13.0, 47.0, 246.0, 80.0)
WORD = Style("alegreya-sans-bold", 15, (255, 243, 214), shadow=theme.NIGHT)
SLOT_WORD = Style("fell", 18, theme.CREAM, shadow=theme.NIGHT)
GUIDE = Style("cinzel-bold", 16, theme.DARK_BRASS, shadow=(226, 190, 120))
BACK_NUMBER = Style("cinzel-bold", 30, (236, 230, 244), shadow=theme.NIGHT)
PLASTER = Style("cinzel-bold", 18, theme.INK)

SKILL_PLATES = {
    "diagonal-dig": 1,
    "clay-expert": 1,
    "stone-expert": 1,
    "free-sand": 1,
    "double-plaster": 2,
    "diagonal-extract": 2,
    "free-extract": 2,
    "cheap-plaster": 2,
    "five-points": 3,
    "partial-bonus": 3,
    "perfect-bonus": 3,
    "collector": 3,
    "double-purchase": 4,
    "tool-reward": 4,
    "large-lab": 4,
    "long-stride": 4,
    "wild-fragment": 4,
    "firm-footing": 4,
}
"""Which painted plate a Skill lies on: digging, bones and Plaster, points, cards and walking."""

GILT = (250, 222, 150)


def event_look(box: Box, event: int) -> Look:
    """Return the Event in force."""
    return composed(("event", event), EVENT_SIZE, lambda sheet: paint_event(sheet, box.events[event]))


def paint_event(sheet: Sheet, event: Event) -> None:
    """Draw an Event of 272 x 136 units, with its whole rule."""
    sheet.panel("panel/parchment", 0, 0, *EVENT_SIZE)
    sheet.emblem(f"emblem/{event.key}", 34, 27, 42)
    sheet.text(words(f"event-{event.key}"), EVENT_NAME, 62, 27, "midleft", 190)
    rule = words(f"event-{event.key}-text", amount=event.amount, points=event.points)
    sheet.paragraph(rule, EVENT_TEXT, EVENT_RULE, "center", middle=True)


def skill_look(box: Box, skill: int) -> Look:
    """Return a Skill as it lies on the score board."""
    return composed(("skill", skill), SKILL_SIZE, lambda sheet: paint_skill(sheet, box.skills[skill]))


def paint_skill(sheet: Sheet, skill: SkillRow) -> None:
    """Draw a Skill tile of 76 x 44 units: its sign over its word."""
    sheet.panel(f"panel/skill-{SKILL_PLATES[skill.key]}", 0, 0, *SKILL_SIZE)
    sheet.glyph(f"glyph/{skill.key}", 38, 16, 24, GILT, theme.NIGHT)
    sheet.text(words(f"skill-{skill.key}"), WORD, 38, 34, width=68)


def owned_skill_look(box: Box, skill: int) -> Look:
    """Return a Skill as it lies in a slot of a mat."""
    return composed(("owned-skill", skill), SLOT_SIZE, lambda sheet: paint_owned_skill(sheet, box.skills[skill]))


def paint_owned_skill(sheet: Sheet, skill: SkillRow) -> None:
    """Draw a Skill in a slot of 116 x 48 units: its sign beside its word."""
    sheet.panel(f"panel/skill-{SKILL_PLATES[skill.key]}", 0, 0, *SLOT_SIZE)
    sheet.glyph(f"glyph/{skill.key}", 25, 24, 30, GILT, theme.NIGHT)
    sheet.text(words(f"skill-{skill.key}"), SLOT_WORD, 44, 24, "midleft", 64)


def tool_look(box: Box, card: int, fresh: bool) -> Look:
    """Return a Tool, or a bone from the Supplies, as it lies on a mat; `fresh` ones cannot be used yet."""
    row = box.cards[card]
    return composed(("tool", row, fresh), TOOL_SIZE, lambda sheet: paint_tool(sheet, row, fresh))


def paint_tool(sheet: Sheet, card: Card, fresh: bool) -> None:
    """Draw a card of 72 x 100 units: its picture and its points."""
    sheet.panel("panel/card", 0, 0, *TOOL_SIZE)
    sheet.emblem(card_emblem(card), 37, 56, 58, 150 if fresh else 255)
    shield(sheet, card.points, 16, 16, 25)
    if fresh:
        sheet.glyph("glyph/end-turn", 57, 17, 18, theme.RED_INK)


def rival_back_look(box: Box, card: int) -> Look:
    """Return the back of a Rival card, which shows how far he walks."""
    number = box.rival_cards[card].back

    def paint(sheet: Sheet) -> None:
        sheet.panel("panel/card-back-rival", 0, 0, *RIVAL_SIZE)
        sheet.shade(22, 30, 28, 40, (30, 20, 40), 150)
        sheet.text(str(number), BACK_NUMBER, 36, 49)

    return composed(("rival-back", number), RIVAL_SIZE, paint)


def rival_front_look(box: Box, card: int, times: float = 1.0) -> Look:
    """Return the front of a Rival card."""
    row = box.rival_cards[card]
    return composed(("rival-front", card), RIVAL_SIZE, lambda sheet: paint_rival_card(sheet, row), times=times)


def paint_rival_card(sheet: Sheet, card: RivalCard) -> None:
    """Draw a Rival card of 72 x 100 units: guide, preferred type, Fragments, Plaster."""
    sheet.panel("panel/card", 0, 0, *RIVAL_SIZE)
    sheet.panel("panel/brass", 7, 7, 32, 26)
    sheet.text(card.guide, GUIDE, 23, 20)
    sheet.glyph("glyph/tool" if card.prefers == "T" else "glyph/plaster-2", 54, 20, 20, theme.RED_INK)
    count = len(card.fragments)
    for number, fragment in enumerate(card.fragments):
        sheet.emblem(f"emblem/{fragment}", 36 + 30 * (number - (count - 1) / 2), 52, 34)
    sheet.emblem("emblem/plaster", 28, 81, 26, 255 if card.plaster else 110)
    sheet.text(f"−{card.plaster}" if card.plaster else "–", PLASTER, 43, 81, "midleft")
