"""The rules of Bone Wars in short: the grants of the universities, specialists and team cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.model.bonewars.box import Box
from game.model.bonewars.rows import TeamCard
from game.view.bonewars.names import gain, joined
from game.view.rules_sheet import Block, Page, glyph, heading, picture, say
from game.view.text import words


def grants(box: Box, present: Sequence[int] = ()) -> Page:
    """Return what every grant does, those that are `present` on the board first; none: no game is meant."""
    here = [grant(box, number) for number in present]
    others = [grant(box, number) for number in range(len(box.grants)) if number not in present]
    first = [heading(words("wars-rules-grants-here")), *here] if here else []
    rest = "wars-rules-grants-others" if here else "wars-rules-grants-all"
    titled = [*first, heading(words(rest, count=len(box.patrons)))]
    left = len(box.grants) // 2 - len(here)
    return Page(
        words("wars-rules-grants"),
        "glyph/ledger",
        (*titled, *others[:left], replace(others[left], turns=True), *others[left + 1 :]),
    )


def grant(box: Box, number: int) -> Block:
    """Return what a grant does."""
    key = box.grants[number]
    text = words(f"grant-{key}-text", amount=box.grant_amount[key])
    return Block(words("note-grant", grant=words(f"wars-grant-{key}"), text=text), picture(f"emblem/grant-{key}"))


def crew(box: Box) -> Page:
    """Return what specialists do and how they are hired, and what the team cards say."""
    specialists = [
        Block(
            words(
                "wars-rules-crew-specialist",
                name=words(f"wars-specialist-{row.key}"),
                gains=joined([gain(*pair) for pair in gains]),
            ),
            picture(f"emblem/{row.key}"),
        )
        for row, gains in zip(box.rows.specialists, box.specialists, strict=True)
    ]
    basic = [team_card(row) for row in box.team_cards if row.key.startswith("basic")]
    advanced = [team_card(row) for row in box.team_cards if row.key.startswith("advanced")]
    return Page(
        words("wars-rules-crew"),
        "glyph/torn-photo",
        (
            heading(words("wars-rules-crew-specialists")),
            *specialists,
            Block(words("wars-rules-crew-hire"), glyph("upgrade")),
            Block(words("wars-rules-crew-work"), glyph("torn-photo")),
            *say("wars-rules-crew", "once"),
            heading(words("wars-rules-crew-basic"), turns=True),
            *basic,
            heading(words("wars-rules-crew-advanced")),
            *advanced,
            Block(words("wars-rules-crew-upgrade"), glyph("upgrade-team")),
        ),
    )


def team_card(row: TeamCard) -> Block:
    """Return what stands on a team card; the torn photograph is its sign if it has one."""
    text = words("wars-rules-crew-card", name=words(f"wars-team-{row.key}"), points=row.points, depth=row.depth)
    return Block(text, glyph("torn-photo" if row.torn else "team"), words("wars-rules-money", amount=row.cost))
